"""HTML of a text to read, in the colours and sizes of the theme."""

import re
from collections.abc import Callable, Iterator, Sequence
from itertools import groupby
from typing import Final, NamedTuple

from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.reading.source import (
    Chapter,
    Line,
    LineKind,
    Value,
    filled,
)
from acquire_desktop.ui.kit.texts import escape_html, translate

_BOLD: Final = re.compile(r"\*\*(.+?)\*\*")
_LISTS: Final = {LineKind.ITEM: "ul", LineKind.STEP: "ol"}


def picture(name: str) -> str:
    """Return the HTML of a figure that is a picture."""
    return f'<p class="picture"><img src="{name}"></p>'


class Text(NamedTuple):
    """All that a page to read shows."""

    chapters: Sequence[Chapter]
    value: Value
    """Says what the placeholders stand for."""
    figure: Callable[[str], str] = picture
    """Makes the HTML of a figure."""
    foot: Callable[[str], str] = lambda _chapter: ""
    """Says what stands at the end of the chapter with a key, if anything."""

    def title(self, chapter: Chapter) -> str:
        """Return the title of a chapter as plain text."""
        return filled(chapter.title, self.value)

    def part(self, chapter: Chapter) -> str:
        """Return the title of the part that a chapter belongs to as plain text."""
        return filled(chapter.part, self.value)


def text_html(text: Text) -> str:
    """Return the chapters as HTML; each begins with an anchor of its key."""
    parts = []
    for part, members in groupby(text.chapters, text.part):
        parts.append(f'<p class="part">{escape_html(part)}</p>')
        for chapter in members:
            title, foot = escape_html(text.title(chapter)), text.foot(chapter.key)
            parts.append(f'<h2><a name="{chapter.key}"></a>{title}</h2>')
            parts += _blocks(chapter.lines, text)
            parts.append(f'<p class="foot">{escape_html(foot)}</p>')
    return f"<style>{_style()}</style>{''.join(parts)}"


def _style() -> str:
    colors = theme.current()
    small, body, title = (theme.text_px(size) for size in ("small", "body", "title"))
    letter, word = theme.running_gaps(body)
    lines = theme.SPACIOUS_LINE_PERCENT if theme.is_spacious() else theme.LINE_PERCENT
    return (
        f"p, li {{ letter-spacing: {letter}px; word-spacing: {word}px; }}"
        f"p, li {{ line-height: {lines}%; margin-top: 0; margin-bottom: {body // 2}px;"
        f" color: {colors.ink.name()}; font-size: {body}px; }}"
        f"p.part {{ color: {colors.accent.name()}; font-weight: bold; font-size: {small}px;"
        f" margin-top: {title * 2}px; margin-bottom: 0; }}"
        f"h2 {{ font-size: {title}px; margin-top: {body}px; margin-bottom: {body // 2}px; }}"
        f"p.foot, p.caption {{ color: {colors.ink_muted.name()}; font-size: {small}px;"
        f" margin-bottom: {title}px; }}"
        f"p.picture {{ line-height: 100%; margin-bottom: {small // 2}px; }}"
        f"li {{ margin-bottom: {body // 4}px; }}"
        f"ul, ol {{ margin-top: 0; margin-bottom: {body // 2}px; }}"
        f"td, th {{ font-size: {body}px; }}"
        f"th {{ font-size: {small}px; font-weight: normal; color: {colors.ink_muted.name()}; }}"
    )


def _blocks(lines: Sequence[Line], text: Text) -> Iterator[str]:
    for kind, members in groupby(lines, lambda line: line.kind):
        if kind is LineKind.FIGURE:
            yield from (_figure(line, text) for line in members)
            continue
        texts = [_inline(line.text, text.value) for line in members]
        if kind in _LISTS:
            items = "".join(f"<li>{item}</li>" for item in texts)
            yield f"<{_LISTS[kind]}>{items}</{_LISTS[kind]}>"
        elif kind is LineKind.EXAMPLE:
            yield _example(texts)
        else:
            yield "".join(f"<p>{paragraph}</p>" for paragraph in texts)


def _inline(source: str, value: Value) -> str:
    """Return a line with its marks; what a value says has none, whatever it is."""
    marked = _BOLD.sub(r"<b>\1</b>", escape_html(source))
    return filled(marked, lambda name, words: escape_html(value(name, words)))


def _figure(line: Line, text: Text) -> str:
    name, caption = line.figure()
    words = f'<p class="caption">{_inline(caption, text.value)}</p>' if caption else ""
    return text.figure(name) + words


def _example(texts: Sequence[str]) -> str:
    """Return examples on a ground of their own; only tables have one in Qt."""
    colors = theme.current()
    title = escape_html(translate("Reading", "Example"))
    inner = "<br>".join((f"<b>{title}</b>", *texts))
    return (
        f'<table width="100%" cellspacing="0" cellpadding="{theme.scaled(10)}"'
        f' style="margin-bottom: {theme.SPACE}px;"><tr>'
        f'<td bgcolor="{colors.accent_soft.name()}">'
        f'<p style="margin-top: {theme.SPACE_HALF}px; margin-bottom: 0;">{inner}</p>'
        "</td></tr></table>"
    )
