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


def _chains(white: str, fills: str) -> _Chains:
    """Return how the chains look in other colours; their patterns are the same.

    Args:
        white: The chains whose letter and crest are white; on the others they are black.
        fills: The colours, in the order of ``CHAIN_COLORS``.
    """
    return {
        letter: replace(
            usual, fill=QColor(fill), ink=QColor("#FFFFFF" if letter in white else "#000000")
        )
        for (letter, usual), fill in zip(CHAIN_COLORS.items(), fills.split(), strict=True)
    }


class _Palette(NamedTuple):
    usual: _Chains
    contrast: _Chains
    """For a letter of 7:1 on every chain."""
    night_yellow: QColor
    """Of Tower by night; forty spaces of the yellow of the day would glare."""


_PALETTES: Final[Mapping[ChainPalette, _Palette]] = {
    ChainPalette.CLASSIC: _Palette(
        _chains("SAW", "#CF430F #FFD91B #2456A8 #2E9C64 #6A3820 #1AC6DA #DE73A3"),
        _chains("SAW", "#B01900 #FFD91A #2456A8 #5DA64F #725148 #1ACBE1 #DF78A7"),
        QColor("#E9C200"),
    ),
    ChainPalette.SAFE: _Palette(
        _chains("AW", "#D35D02 #F0E442 #005389 #1FA178 #411010 #A9D1FF #A37CA6"),
        _chains("SAW", "#9C3500 #F0E442 #005D93 #3AA963 #401010 #AFD0FE #D27AA3"),
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
