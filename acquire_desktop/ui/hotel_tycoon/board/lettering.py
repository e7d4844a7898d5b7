"""Letters on the plan, their heights in units of the scene."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter

from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.look.lettering import shrunk

_CENTER: Final = Qt.AlignmentFlag.AlignCenter


def unit_font(units: int, *, bold: bool = False) -> QFont:
    """Return the font of the plan, its height in units of the scene."""
    font = QFont(theme.font("body", bold))
    font.setPixelSize(units)
    return font


def write_around(
    painter: QPainter,
    middle: QPointF,
    text: str,
    units: int,
    ink: QColor,
    width: float,
    *,
    bold: bool = False,
) -> None:
    """Write a text around a point, smaller where it would be wider than its room."""
    font = shrunk(unit_font(units, bold=bold), text, width)
    painter.setFont(font)
    painter.setPen(ink)
    box = QRectF(middle.x() - width / 2, middle.y() - units, width, 2 * units)
    painter.drawText(box, _CENTER, text)
