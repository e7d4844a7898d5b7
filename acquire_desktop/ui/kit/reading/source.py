"""Source of a text to read: chapters of lines, some only under a condition, as they are stored.

A file holds one language.  Every line stands for itself:

- ``# key | Title`` begins a part, ``## key | Title`` a chapter;
- ``- ``, ``1. `` and ``> `` begin an item, a numbered step and an example; ``@name`` stands for
  a figure, and ``@name | Caption`` for one with words below it; any other line is a paragraph;
- ``[field=value]`` in front of a line, or behind the title of a part or chapter, keeps it for
  readers for whom that holds;
- ``{name}`` or ``{name words}`` inserts a value, ``**word**`` makes a word bold.
"""

import re
from collections.abc import Callable
from dataclasses import dataclass, replace
from enum import Enum
from typing import Final

PLACEHOLDER: Final = re.compile(r"\{(\w+)((?: [^{} ]+)*)\}")
"""A value to insert: its name and its words, if any."""

_HEADING: Final = re.compile(r"(##?) (\w+) \| (.+?)(?: \[(\w+)=([\w+-]+)\])?")
_LINE: Final = re.compile(r"(?:\[(\w+)=([\w+-]+)\] )?(- |1\. |> |@)?(.*)")

Condition = tuple[str, str]
"""Something that differs between readers, and the word for what it must be."""
Value = Callable[[str, tuple[str, ...]], str]
"""Says what a placeholder stands for, given its name and its words; ``KeyError`` if nothing."""


class LineKind(Enum):
    """The kinds of a chapter's lines, by the signs that they begin with."""

    PARAGRAPH = ""
    ITEM = "- "
    STEP = "1. "
    EXAMPLE = "> "
    FIGURE = "@"


@dataclass(frozen=True, slots=True)
class Line:
    """One paragraph, item, step, example or figure."""

    kind: LineKind
    text: str
    conditions: tuple[Condition, ...]

    def figure(self) -> tuple[str, str]:
        """Return the name of a figure and the words below it, empty where there are none."""
        name, _, caption = self.text.partition(" | ")
        return name, caption


@dataclass(frozen=True, slots=True)
class Chapter:
    """A chapter of a text."""

    key: str
    """The same in every language."""
    part: str
    """The title of the part that it belongs to."""
    title: str
    conditions: tuple[Condition, ...]
    """The conditions of the chapter and of its part."""
    lines: tuple[Line, ...]


def parse(source: str) -> tuple[Chapter, ...]:
    """Read the text of one language.

    Raises:
        ValueError: If a line stands before the first chapter.
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
        else:
            chapters.append(Chapter(key, part, title, (*part_conditions, *conditions), ()))
    return tuple(chapters)


def applying(
    chapters: tuple[Chapter, ...], holds: Callable[[Condition], bool]
) -> tuple[Chapter, ...]:
    """Return the chapters whose conditions hold, with the lines whose conditions do."""
    kept = (
        replace(chapter, lines=tuple(n for n in chapter.lines if all(map(holds, n.conditions))))
        for chapter in chapters
        if all(map(holds, chapter.conditions))
    )
    return tuple(chapter for chapter in kept if chapter.lines)


def filled(text: str, value: Value) -> str:
    """Return a text with values in place of its placeholders.

    Raises:
        KeyError: If a placeholder is unknown.
    """
    return PLACEHOLDER.sub(lambda match: value(match[1], tuple(match[2].split())), text)


def _line(row: str) -> Line:
    match = _LINE.fullmatch(row)
    assert match is not None, "the pattern takes every line"
    field, value, sign, text = match.groups()
    return Line(LineKind(sign or ""), text, ((field, value),) if field else ())
