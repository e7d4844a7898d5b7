"""Source of the rules: chapters of lines, some only for some editions, as they are stored.

A file of ``resources/rules`` holds one language.  Every line stands for itself:

- ``# key | Title`` begins a part, ``## key | Title`` a chapter;
- ``- ``, ``1. `` and ``> `` begin an item, a numbered step and an example; ``@chart`` stands
  for the chart of prices and bonuses; any other line is a paragraph;
- ``[field=value]`` in front of a line, or behind the title of a part or chapter, keeps it for
  editions whose field has the value (``yes``, ``no``, a number, ``pass``, or ``0+2``);
- ``{starting_cash}`` inserts a value of the edition, ``**word**`` makes a word bold.

``references.toml`` names the chapters of the rulebooks behind each chapter.
"""

import re
import tomllib
from dataclasses import dataclass, replace
from enum import Enum
from functools import cache
from typing import Final

from acquire_desktop.engine.editions import Edition
from acquire_desktop.paths import resource_dir

PLACEHOLDER: Final = re.compile(r"\{(\w+)((?: \d+)*)\}")
"""A value of the edition: its name and its numbers, if any."""

_HEADING: Final = re.compile(r"(##?) (\w+) \| (.+?)(?: \[(\w+)=([\w+-]+)\])?")
_LINE: Final = re.compile(r"(?:\[(\w+)=([\w+-]+)\] )?(- |1\. |> |@chart$)?(.*)")
_REFERENCE: Final = re.compile(r'([a-z]{2}-\d{4}), ("?)([^"]+?)\2((?:, \d+)*)')

Condition = tuple[str, str]
"""A field of ``Edition`` and the word for the value it must have."""


class LineKind(Enum):
    """What a line of a chapter is, by the sign it begins with."""

    PARAGRAPH = ""
    ITEM = "- "
    STEP = "1. "
    EXAMPLE = "> "
    CHART = "@chart"


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


@dataclass(frozen=True, slots=True)
class Line:
    """One paragraph, item, step, example or chart."""

    kind: LineKind
    text: str
    conditions: tuple[Condition, ...]


@dataclass(frozen=True, slots=True)
class Chapter:
    """A chapter of the rules."""

    key: str
    """The same in every language."""
    part: str
    """The title of the part that it belongs to."""
    title: str
    conditions: tuple[Condition, ...]
    """The conditions of the chapter and of its part."""
    lines: tuple[Line, ...]
    references: tuple[Reference, ...]
    """Empty where the rulebooks are silent."""


def chapters_for(edition: Edition, language: str) -> tuple[Chapter, ...]:
    """Return the chapters that apply to an edition, with the lines that do."""
    applying = (
        replace(
            chapter,
            lines=tuple(line for line in chapter.lines if _holds(edition, line.conditions)),
            references=tuple(r for r in chapter.references if r.rulebook in edition.rulebooks),
        )
        for chapter in all_chapters(language)
        if _holds(edition, chapter.conditions)
    )
    return tuple(chapter for chapter in applying if chapter.lines)


@cache
def all_chapters(language: str) -> tuple[Chapter, ...]:
    """Return every chapter in a language (``en``, ``ja`` or ``pt_BR``), of whatever edition.

    Raises:
        ValueError: If the file is not as the module describes.
    """
    source = (resource_dir() / "rules" / f"{language}.txt").read_text(encoding="utf-8")
    return parse(source, all_references())


@cache
def all_references() -> dict[str, tuple[Reference, ...]]:
    """Return the places in the rulebooks by chapter key."""
    source = (resource_dir() / "rules" / "references.toml").read_text(encoding="utf-8")
    return {
        key: tuple(parse_reference(text) for text in texts)
        for key, texts in tomllib.loads(source).items()
    }


def parse(source: str, references: dict[str, tuple[Reference, ...]]) -> tuple[Chapter, ...]:
    """Read the text of one language.

    Raises:
        ValueError: If a line stands before the first chapter.
        KeyError: If a chapter has no entry among the references.
    """
    chapters: list[Chapter] = []
    part, part_conditions = "", tuple[Condition, ...]()
    for row in filter(None, source.splitlines()):
        heading = _HEADING.fullmatch(row)
        if heading is None:
            if not chapters:
                raise ValueError(f"no chapter before {row!r}")
            last = chapters[-1]
            chapters[-1] = replace(last, lines=(*last.lines, _line(row)))
            continue
        level, key, title, field, value = heading.groups()
        conditions = ((field, value),) if field else ()
        if level == "#":
            part, part_conditions = title, conditions
            continue
        both = (*part_conditions, *conditions)
        chapters.append(Chapter(key, part, title, both, (), references[key]))
    return tuple(chapters)


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


def _holds(edition: Edition, conditions: tuple[Condition, ...]) -> bool:
    return all(field_word(edition, field) == value for field, value in conditions)


def _line(row: str) -> Line:
    match = _LINE.fullmatch(row)
    assert match is not None, "the pattern takes every line"
    field, value, sign, text = match.groups()
    return Line(LineKind(sign or ""), text, ((field, value),) if field else ())
