"""Line breaks of a window, found in what Qt paints.

A window is painted onto a device that notes each piece of a line with its place. Two lines, one
below the other, belong to one text if both together stand in a text of the window: one that a
widget or a model has, or that is handed to a painter.
"""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import pairwise
from typing import Any, Final, NamedTuple

import budoux
from PySide6.QtCore import QModelIndex
from PySide6.QtGui import QFontMetricsF, QPainter, QTextLayout
from PySide6.QtWidgets import (
    QAbstractItemView,
    QApplication,
    QLabel,
    QListView,
    QTextEdit,
    QWidget,
)

from tests.room.fonts import Piece, written

LEAST_SIGNS: Final = 4
"""What the last line of a Japanese text has at least."""
_BLANK: Final = re.compile("[\\s\u200b\u2060\ufeff\ue000-\uf8ff]+")
_SCRIPTS: Final = (
    re.compile("[々\u3400-\u9fff]"),
    re.compile("[\u30a1-\u30fa\u30fc]"),
    re.compile("[0-9０-９]"),
    re.compile(r"[^\W\d_\u3041-\u9fff]"),
)
"""Of two signs of one of these that stand side by side, both are of one word."""
_KANA: Final = re.compile("[\u3041-\u30ff]")
_CLOSING: Final = "、。：；，．・！？／）」』】~〜…—–-/·|,.;:!?)]}%+=×→←±−"
_OPENING: Final = "（「『【([{$+×=→←±−—–·/|"
_SLACK_PX: Final = 2
_FIRST_LINE: Final = 4
"""The signs of a line at least, so that two figures below each other are not one text."""

_phrases = budoux.load_default_japanese_parser().parse


class Break(NamedTuple):
    """The end of a line, within a text."""

    text: str
    """The whole text, without blanks."""
    at: int
    is_blank: bool
    """Whether there is a blank between the lines."""
    is_last: bool
    """Whether the next line is the last one."""

    def fault(self) -> str:
        """Return what is wrong with it, if anything is."""
        before, after = self.text[self.at - 1], self.text[self.at]
        where = f"{self.text[max(0, self.at - 12) : self.at]}|{self.text[self.at : self.at + 12]}"
        rest = len(self.text) - self.at
        if self.is_last and rest < LEAST_SIGNS and _KANA.search(self.text):
            return f"{where}: {rest} signs in the last line"
        if self.is_blank or before in _CLOSING or after in _OPENING:
            return ""
        if any(script.match(before) and script.match(after) for script in _SCRIPTS):
            return f"{where}: within a word"
        if _KANA.search(self.text) and self.at not in _ends(self.text):
            return f"{where}: within a phrase"
        return ""


def _ends(text: str) -> set[int]:
    found, at = set(), 0
    for phrase in _phrases(text):
        at += len(phrase)
        found.add(at)
    return found


class Texts:
    """All texts of a window, in which the lines are looked up."""

    def __init__(self) -> None:
        self._drawn: set[str] = set()
        self._known: dict[str, set[int]] = {}

    def add(self, text: str) -> None:
        """Take a text with its blanks."""
        plain, blanks = "", set[int]()
        for part in _BLANK.split(text):
            plain += part
            blanks.add(len(plain))
        self._known.setdefault(plain, set()).update(blanks)

    def note(self, text: str) -> None:
        """Take a text that is painted, whose lines may be broken already."""
        self._drawn.add(text)

    def add_window(self, top: QWidget) -> None:
        """Take what the widgets and models of a window say, and what was painted of it."""
        for widget in (top, *top.findChildren(QWidget)):
            for text in _texts_of(widget):
                self.add(text)
        for text in self._drawn:
            if _BLANK.sub("", text) not in self._known:
                self.add(text.replace("\n", ""))

    def breaks(self, first: str, second: str, after: str) -> list[Break]:
        """Return the breaks that two lines may be; ``after`` is the one below both, if any."""
        found = []
        for text, blanks in self._known.items():
            at = text.find(first + second)
            if at >= 0:
                end = at + len(first)
                goes_on = bool(after) and text.startswith(after, end + len(second))
                found.append(Break(text, end, end in blanks, not goes_on))
        return found


@contextmanager
def noted_texts() -> Iterator[Texts]:
    """Note all texts that are painted or broken into lines meanwhile."""
    texts = Texts()
    draw, make = QPainter.drawText, QTextLayout.__init__

    def drawn(self: QPainter, *args: Any) -> Any:
        for text in args:
            if isinstance(text, str):
                texts.note(text)
        return draw(self, *args)

    def made(self: QTextLayout, *args: Any) -> None:
        make(self, *args)
        for text in args:
            if isinstance(text, str):
                texts.note(text)

    QPainter.drawText, QTextLayout.__init__ = drawn, made  # type: ignore[method-assign, assignment]
    try:
        yield texts
    finally:
        QPainter.drawText, QTextLayout.__init__ = draw, make  # type: ignore[method-assign]


def line_faults(app: QApplication, window: QWidget, texts: Texts) -> list[str]:
    """Return the lines of a window and its dialogs that end where none should, or are cut."""
    found: list[str] = []
    for top in app.topLevelWidgets():
        if top is window or top.isVisible():
            shown = [each for each in (top, *top.findChildren(QWidget)) if each.isVisible()]
            painted = [(each, written(each)) for each in shown]
            texts.add_window(top)
            for widget, pieces in painted:
                found += _faults_of(widget, pieces, texts)
                if isinstance(widget, QTextEdit):
                    found += _faults_of_page(widget)
    return list(dict.fromkeys(found))


def _faults_of(widget: QWidget, pieces: list[Piece], texts: Texts) -> Iterator[str]:
    lines = _lines(pieces)
    plain = [_BLANK.sub("", "".join(piece.text for piece in line)) for line in lines]
    for at, (first, second) in enumerate(pairwise(plain)):
        below = lines[at + 1][0].place.y() - lines[at][0].place.y()
        if len(first) >= _FIRST_LINE and second and 0 < below < 2 * lines[at][0].font.pixelSize():
            after = plain[at + 2] if at + 2 < len(plain) else ""
            faults = [each.fault() for each in texts.breaks(first, second, after)]
            if faults and all(faults):
                yield f"{type(widget).__name__} {faults[0]}"
    if isinstance(widget, QLabel) and lines and widget.wordWrap():
        last = lines[-1][0]
        needed = last.place.y() + QFontMetricsF(last.font).descent()
        if needed > widget.height() + _SLACK_PX:
            yield f"{widget.text()!r} is painted to {needed:.0f} of {widget.height()} px"


def _faults_of_page(page: QTextEdit) -> Iterator[str]:
    block = page.document().begin()
    while block.isValid():
        texts, layout = Texts(), block.layout()
        found = [layout.lineAt(at) for at in range(layout.lineCount())]
        ends = [(line.textStart(), line.textStart() + line.textLength()) for line in found]
        for part in block.text().split("\u2028"):
            texts.add(part)
        lines = [_BLANK.sub("", block.text()[start:end]) for start, end in ends]
        for first, second, after in zip(lines, lines[1:], [*lines[2:], ""], strict=False):
            faults = [each.fault() for each in texts.breaks(first, second, after)]
            if faults and all(faults):
                yield f"{type(page).__name__} {faults[0]}"
        block = block.next()


def _lines(pieces: list[Piece]) -> list[list[Piece]]:
    """Return the pieces by line; those of one line are painted one after the other."""
    lines: list[list[Piece]] = []
    for piece in pieces:
        if lines and abs(lines[-1][-1].place.y() - piece.place.y()) < 1:
            lines[-1].append(piece)
        else:
            lines.append([piece])
    return lines


def _texts_of(widget: QWidget) -> Iterator[str]:
    yield widget.accessibleName()
    yield widget.accessibleDescription()
    if isinstance(widget, QLabel):
        yield widget.text()
    if isinstance(widget, QAbstractItemView):
        model = widget.model()
        columns = 1 if isinstance(widget, QListView) else model.columnCount(QModelIndex())
        for row in range(model.rowCount(QModelIndex())):
            for column in range(columns):
                yield str(model.index(row, column, QModelIndex()).data() or "")
