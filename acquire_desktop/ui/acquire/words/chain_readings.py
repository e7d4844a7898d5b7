"""Readings of the chains' names: how they are said, where a language has other letters."""

from collections.abc import Iterable, Mapping
from typing import Final

from acquire_desktop.games.acquire.engine.editions import ChainSpec
from acquire_desktop.ui.kit.texts import join_list, translate

_NAMES: Final[Mapping[str, str]] = {
    "Tower": "Tower",
    "Sackson": "Sackson",
    "Festival": "Festival",
    "Worldwide": "Worldwide",
    "American": "American",
    "Continental": "Continental",
    "Imperial": "Imperial",
}
"""The names as printed; the Japanese translation of each has its reading after it."""


def name_with_reading(spec: ChainSpec) -> str:
    """Return a chain's name as it is first met: ``Tower``, in Japanese ``Tower（タワー）``."""
    return translate("ChainReadings", _NAMES[spec.name])


def names_with_readings(specs: Iterable[ChainSpec]) -> str:
    """Return several chains' names with their readings, as a list in words."""
    return join_list([name_with_reading(spec) for spec in specs])


def reading_tip(spec: ChainSpec) -> str:
    """Return the name with its reading for a tool tip; empty where it is read as it is written."""
    text = name_with_reading(spec)
    return "" if text == spec.name else text
