"""Painted texts: one written into a box, and how wide one is."""

import re
from bisect import bisect_right
from functools import lru_cache
from itertools import pairwise
from math import ceil
from typing import Final

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetrics,
    QFontMetricsF,
    QPainter,
    QTextLayout,
    QTextLine,
    QTextOption,
)

from acquire_desktop.ui.kit.look import phrases, theme

LEFT: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
RIGHT: Final = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter

_WORD: Final = re.compile(r"[^\s\u2e80-\u9fff\uff00-\uffef]+")
"""What stays in one line; Japanese goes on in the next one after almost any sign."""
_WRAPS: Final = Qt.TextFlag.TextWordWrap
_ALL_PX: Final = 10_000


def write(
    painter: QPainter,
    box: QRect | QRectF,
    text: str,
    ink: QColor,
    size: theme.TextSize = "small",
    *,
    bold: bool = False,
    flags: int = LEFT,
) -> None:
    """Write a text into a box, where the flags of Qt's alignments and texts say."""
    font = theme.font(size, bold)
    painter.setFont(font)
    painter.setPen(ink)
    if flags & int(_WRAPS):
        text = wrapped(text, font, int(box.width()))
    painter.drawText(box, flags, text)


def wrapping(text: str, font: QFont) -> QTextLayout:
    """Return a text to be broken into lines, within a word where that is too long for one."""
    layout, option = QTextLayout(text, font), QTextOption()
    option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
    layout.setTextOption(option)
    return layout


def break_lines(layout: QTextLayout, width: int, extra: float = 0) -> None:
    """Break a text into lines of a width in pixels, each below the one before.

    Args:
        layout: The text.
        width: In pixels.
        extra: What is left free below each line but the last, as a share of its height.
    """
    ends = phrases.ends(layout.text())
    layout.beginLayout()
    y = 0.0
    while (line := layout.createLine()).isValid():
        line.setLineWidth(max(width, 1))
        if ends is not None:
            _end_with_phrase(line, ends)
        line.setPosition(QPointF(0, y))
        y += line.height() * (1 + extra)
    layout.endLayout()


def _end_with_phrase(line: QTextLine, ends: phrases.Ends) -> None:
    """Make a line shorter where it ends within a phrase, unless the phrase is all of it."""
    start = line.textStart()
    end = start + line.textLength()
    for places in ends:
        place = places[bisect_right(places, end) - 1]
        if start < place < end:
            found = line.cursorToX(place)  # with the position it settled on, as a pair
            line.setLineWidth(float(found[0] if isinstance(found, tuple) else found))  # type: ignore[arg-type]
        if start < place <= end:
            return


@lru_cache(maxsize=512)
def wrapped(text: str, font: QFont, width: int) -> str:
    """Return a text with its lines broken for a width in pixels, if Qt would break them worse."""
    if not phrases.has_phrases(text):
        return text
    # Most texts are short, and the model is not even loaded for them.
    if "\n" not in text and QFontMetricsF(font).horizontalAdvance(text) <= width:
        return text
    return "\n".join(break_text(text, font, width))


@lru_cache(maxsize=512)
def wrapped_rect(text: str, font: QFont, width: int) -> QRect:
    """Return where a text is, written into a width in pixels from the left and the top.

    The answer is kept: layouts ask for it again and again. Nobody may change it.
    """
    room = QRect(0, 0, width, _ALL_PX)
    return QFontMetrics(font).boundingRect(room, _WRAPS, wrapped(text, font, width))


def break_text(text: str, font: QFont, width: int) -> list[str]:
    """Return the lines of a text in a width in pixels."""
    lines = []
    for paragraph in text.split("\n"):
        layout = wrapping(paragraph, font)
        break_lines(layout, width)
        found = [layout.lineAt(at) for at in range(layout.lineCount())]
        starts = [line.textStart() for line in found] or [0]
        lines += [
            paragraph[start:end].rstrip(" ")
            for start, end in zip(starts, [*starts[1:], len(paragraph)], strict=True)
        ]
    return lines


def shrunk(font: QFont, text: str, width: float) -> QFont:
    """Return the font, smaller where a text would be wider than so many pixels."""
    font = QFont(font)
    while QFontMetrics(font).horizontalAdvance(text) > width and font.pixelSize() > 1:
        font.setPixelSize(font.pixelSize() - 1)
    return font


@lru_cache(maxsize=1024)
def balanced_px(text: str, font: QFont, width: int) -> int:
    """Return the least width in which a text has no more lines than in this one, in pixels.

    Written so wide, no line holds a single word or letter of it. The answer is kept, since it takes
    several tries and is painted again and again.
    """
    metrics = QFontMetrics(font)
    usual, high = wrapped_rect(text, font, width).height(), width
    is_single = "\n" not in text and metrics.horizontalAdvance(text) <= width
    if is_single or usual <= metrics.lineSpacing():  # a sign of another font may be higher
        return width
    low = min(_widest_phrase_px(text, font), width) - 1
    while high - low > 1:
        middle = (low + high) // 2
        is_enough = wrapped_rect(text, font, middle).height() <= usual
        low, high = (low, middle) if is_enough else (middle, high)
    return high


def _widest_phrase_px(text: str, font: QFont) -> int:
    """Return the room that the widest word needs, of a Japanese text the widest phrase."""
    ends = phrases.ends(text)
    if ends is None:
        return widest_word_px(text, font)
    places = (0, *ends.best)
    parts = (text[start:end].rstrip() for start, end in pairwise(places))
    return max((ceil(QFontMetricsF(font).horizontalAdvance(each)) for each in parts), default=1)


def widest_word_px(text: str, font: QFont) -> int:
    """Return how wide the widest word of a text is, in pixels."""
    return max(map(QFontMetrics(font).horizontalAdvance, _WORD.findall(text)), default=0)


def width_px(text: str, size: theme.TextSize = "small", *, bold: bool = False) -> int:
    """Return how wide a text in one line is, in pixels."""
    return _width_px(text, size, bold, theme.text_scale())


@lru_cache(maxsize=1024)
def _width_px(text: str, size: theme.TextSize, bold: bool, _text_scale: int) -> int:
    return QFontMetrics(theme.font(size, bold)).horizontalAdvance(text)


def write_shrunk(
    painter: QPainter, box: QRect | QRectF, text: str, font: QFont, flags: int = LEFT
) -> None:
    """Write one line in smaller letters where it is too wide, and shorten what is wider still."""
    letters = shrunk(font, text, box.width())
    letters.setPixelSize(max(letters.pixelSize(), min(theme.text_px("small"), font.pixelSize())))
    painter.setFont(letters)
    middle = Qt.TextElideMode.ElideMiddle
    painter.drawText(
        box, flags, QFontMetrics(letters).elidedText(text, middle, int(box.width()) + 1)
    )
