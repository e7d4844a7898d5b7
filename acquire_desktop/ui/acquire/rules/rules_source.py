"""Source of the rules: the chapters of an edition, and the rulebooks behind each.

A file of ``resources/rules`` holds one language, written as ``kit/reading/source.py`` describes.
The conditions name a field of the edition and its value (``yes``, ``no``, a number, ``pass``, or
``0+2``), the placeholders a value of the edition; the figure ``chart`` is the chart of prices and
bonuses, the others are boards of ``acquire/rule_positions.py``.  ``references.toml`` names the
chapters of the rulebooks behind each chapter.
"""

import re
import tomllib
from dataclasses import dataclass
from enum import Enum
from functools import cache
from typing import Final

from acquire_desktop.games.acquire.engine.editions import Edition
from acquire_desktop.paths import RULES, resource_dir, text_to_read
from acquire_desktop.ui.kit.reading.source import Chapter, applying, parse

_REFERENCE: Final = re.compile(r'([a-z]{2}-\d{4}), ("?)([^"]+?)\2((?:, \d+)*)')


@dataclass(frozen=True, slots=True)
class Reference:
    """A place in a rulebook."""

    rulebook: str
    """The short name, for example ``en-2023``."""
    title: str
    """The title of the rulebook's chapter, in the rulebook's language."""
    is_titled: bool
    """Whether the title stands there; else it describes a place such as the cover."""
    points: tuple[int, ...]
    """The numbered points of the chapter that are meant; empty for all of it."""


def chapters_for(edition: Edition, language: str) -> tuple[Chapter, ...]:
    """Return the chapters that apply to an edition, with the lines that do."""
    return applying(
        all_chapters(language), lambda condition: field_word(edition, condition[0]) == condition[1]
    )


def references_for(edition: Edition, chapter: str) -> tuple[Reference, ...]:
    """Return the places in an edition's rulebooks behind a chapter; empty if they are silent."""
    found = all_references()[chapter]
    return tuple(reference for reference in found if reference.rulebook in edition.rulebooks)


@cache
def all_chapters(language: str) -> tuple[Chapter, ...]:
    """Return every chapter in a language, by its code, of whatever edition.

    Raises:
        ValueError: If the file is not as it should be.
    """
    return parse(text_to_read(RULES, language))


@cache
def all_references() -> dict[str, tuple[Reference, ...]]:
    """Return the places in the rulebooks by chapter key."""
    source = (resource_dir() / "rules" / "references.toml").read_text(encoding="utf-8")
    return {
        key: tuple(parse_reference(text) for text in texts)
        for key, texts in tomllib.loads(source).items()
    }


def parse_reference(text: str) -> Reference:
    """Read a reference as docstrings and scenario files write it.

    Raises:
        ValueError: If it is not written like that.

    >>> parse_reference('en-2023, "Setup", 8, 9').points
    (8, 9)
    """
    match = _REFERENCE.fullmatch(text)
    if match is None:
        raise ValueError(f"not a reference: {text}")
    rulebook, quote, title, points = match.groups()
    numbers = tuple(int(point) for point in points.split(", ")[1:])
    return Reference(rulebook, title, bool(quote), numbers)


def field_word(edition: Edition, field: str) -> str:
    """Return the word that conditions use for the value of an edition's field.

    Raises:
        AttributeError: If an edition has no such field.
    """
    value = getattr(edition, field)
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, Enum):
        return str(value.value)
    if isinstance(value, tuple):
        return "+".join(str(item) for item in value)
    return str(value)
