"""Palettes of the chains besides the usual one: their colours by day, by night and in contrast.

Each was sought by computer, as near to the colours that it takes after as the tests allow: those
of the boxed game, and those of Okabe and Ito (2008). The tests ask of every two chains that they
look different to the colour-blind, and of every letter that it is read on its chain.
"""

from collections.abc import Mapping
from dataclasses import replace
from typing import Final, NamedTuple

from PySide6.QtGui import QColor

from acquire_desktop.choices import ChainPalette
from acquire_desktop.ui.kit.look.colors import BASES, CHAIN_COLORS, ChainColors, Theme

_Chains = dict[str, ChainColors]


def _chains(white: str, **fills: str) -> _Chains:
    """Return how the chains look in other colours; their patterns are the same.

    Args:
        white: The chains whose letter and crest are white; on the others they are black.
        **fills: The colours by letter.
    """
    return {
        letter: replace(
            CHAIN_COLORS[letter],
            fill=QColor(fill),
            ink=QColor("#FFFFFF" if letter in white else "#000000"),
        )
        for letter, fill in fills.items()
    }


class _Palette(NamedTuple):
    usual: _Chains
    contrast: _Chains
    """For a letter of 7:1 on every chain."""
    night_yellow: QColor
    """Of Tower by night; forty spaces of the yellow of the day would glare."""


_PALETTES: Final[Mapping[ChainPalette, _Palette]] = {
    ChainPalette.CLASSIC: _Palette(
        _chains(
            "SAW",
            S="#CF430F",
            T="#FFD91B",
            A="#2456A8",
            F="#2E9C64",
            W="#6A3820",
            C="#1AC6DA",
            I="#DE73A3",
        ),
        _chains(
            "SAW",
            S="#B01900",
            T="#FFD91A",
            A="#2456A8",
            F="#5DA64F",
            W="#725148",
            C="#1ACBE1",
            I="#DF78A7",
        ),
        QColor("#E9C200"),
    ),
    ChainPalette.SAFE: _Palette(
        _chains(
            "AW",
            S="#D35D02",
            T="#F0E442",
            A="#005389",
            F="#1FA178",
            W="#411010",
            C="#A9D1FF",
            I="#A37CA6",
        ),
        _chains(
            "SAW",
            S="#9C3500",
            T="#F0E442",
            A="#005D93",
            F="#3AA963",
            W="#401010",
            C="#AFD0FE",
            I="#D27AA3",
        ),
        QColor("#D6CD5B"),
    ),
}


def with_palette(base: Theme, palette: ChainPalette) -> Theme:
    """Return a theme with the chains in the colours of a palette, the same one each time.

    Args:
        base: One of ``BASES``.
        palette: The palette; the usual one leaves the theme as it is.
    """
    return _THEMES[base.name, palette]


def _recoloured(base: Theme, palette: ChainPalette) -> Theme:
    if palette is ChainPalette.USUAL:
        return base
    colors, is_strong = _PALETTES[palette], base.name.endswith("_contrast")
    chains = dict(colors.contrast if is_strong else colors.usual)
    if base.is_night and not is_strong:
        chains["T"] = replace(chains["T"], fill=colors.night_yellow)
    return replace(base, name=f"{base.name}_{palette}", chains=chains)


_THEMES: Final = {
    (base.name, palette): _recoloured(base, palette) for palette in ChainPalette for base in BASES
}
THEMES: Final = tuple(_THEMES.values())
"""Every theme in every palette."""
