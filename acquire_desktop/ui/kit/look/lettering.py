"""Painted texts: one written into a box, and how wide one is."""

import re
from functools import lru_cache
from typing import Final

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QTextLayout, QTextOption

from acquire_desktop.ui.kit.look import theme

LEFT: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
RIGHT: Final = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter

_WORD: Final = re.compile(r"[^\s\u2e80-\u9fff\uff00-\uffef]+")
"""What stays in one line; Japanese goes on in the next one after almost any sign."""
_KANA: Final = re.compile(r"[\u3040-\u30ff]")
_WORD_ENDS: Final = re.compile(r"[\s、。：，．・！？）」』].|[\u3041-\u309f][^\u3041-\u309fー]")
"""Two signs between which a Japanese line may end."""
_FINER_PX: Final = 4


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
    painter.setFont(theme.font(size, bold))
    painter.setPen(ink)
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
    layout.beginLayout()
    y = 0.0
    while (line := layout.createLine()).isValid():
        line.setLineWidth(max(width, 1))
        line.setPosition(QPointF(0, y))
        y += line.height() * (1 + extra)
    layout.endLayout()


def shrunk(font: QFont, text: str, width: float) -> QFont:
    """Return the font, smaller where a text would be wider than so many pixels."""
    font = QFont(font)
    while QFontMetrics(font).horizontalAdvance(text) > width and font.pixelSize() > 1:
        font.setPixelSize(font.pixelSize() - 1)
    return font


@lru_cache(maxsize=1024)
def balanced_px(text: str, font: QFont, width: int) -> int:
    """Return the least width in which a text has no more lines than in this one, in pixels.

    Written so wide, no line holds a single word or letter of it. Japanese, which Qt breaks between
    any two signs, is given a little more where every line then ends with a word. The answer is
    kept, since Japanese asks for many tries and is painted again and again.
    """
    metrics, flags = QFontMetrics(font), int(Qt.AlignmentFlag.AlignLeft | Qt.TextFlag.TextWordWrap)

    def height(width_px: int) -> int:
        return metrics.boundingRect(QRect(0, 0, width_px, 10_000), flags, text).height()

    usual, low, high = height(width), 0, width
    if usual <= metrics.lineSpacing():
        return width
    while high - low > 1:
        middle = (low + high) // 2
        low, high = (low, middle) if height(middle) <= usual else (middle, high)
    if not _KANA.search(text):
        return high
    rooms = range(high, width + 1, _FINER_PX)
    return next((room for room in rooms if not broken_words(text, font, room)), high)


def broken_words(text: str, font: QFont, width: int) -> int:
    """Return how many lines of a width in pixels, or of a bit more, end within a Japanese word.

    Words are not known; one begins, as a rule, where another kind of sign follows hiragana.
    """
    count = 0
    for room in (width, width + _FINER_PX):
        layout = wrapping(text, font)
        break_lines(layout, room)
        ends = [layout.lineAt(line).textStart() for line in range(1, layout.lineCount())]
        count += sum(not _WORD_ENDS.fullmatch(text[end - 1 : end + 1]) for end in ends)
    return count


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
