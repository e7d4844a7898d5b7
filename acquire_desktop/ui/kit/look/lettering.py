"""Painted texts: one written into a box, and how wide one is."""

from functools import lru_cache
from typing import Final

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter

from acquire_desktop.ui.kit.look import theme

LEFT: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
RIGHT: Final = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


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


def width_px(text: str, size: theme.TextSize = "small", *, bold: bool = False) -> int:
    """Return how wide a text in one line is, in pixels."""
    return _width_px(text, size, bold, theme.text_scale())


@lru_cache(maxsize=1024)
def _width_px(text: str, size: theme.TextSize, bold: bool, _text_scale: int) -> int:
    return QFontMetrics(theme.font(size, bold)).horizontalAdvance(text)
