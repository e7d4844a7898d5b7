"""The chip on a line of the log that opens the theatre."""

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QPen

from acquire_desktop.ui.kit.look import icons, theme
from acquire_desktop.ui.kit.texts import translate
from acquire_desktop.ui.table.log.log_lines import Line

_PAD_PX = 7


def chip_width(line: Line) -> int:
    """Return the room that a line's chip takes at its right, in pixels; 0 without one."""
    if line.story is None:
        return 0
    words = QFontMetrics(theme.font("small")).horizontalAdvance(_text())
    return words + theme.scaled(14) + 3 * _PAD_PX


def chip_rect(row: QRect, line: Line) -> QRect:
    """Return where a line's chip is, given the rectangle of the line."""
    width = chip_width(line)
    height = min(row.height(), theme.scaled(22))
    return QRect(row.right() - width, row.top() + 1, width, height - 1) if width else QRect()


def draw_chip(painter: QPainter, row: QRect, line: Line) -> None:
    """Draw the chip of a line that has one."""
    rect = QRectF(chip_rect(row, line))
    if rect.isEmpty():
        return
    look = theme.current()
    painter.save()
    painter.setPen(QPen(look.border, 1))
    painter.setBrush(look.paper_raised)
    painter.drawRoundedRect(rect.adjusted(0.5, 0.5, -0.5, -0.5), theme.RADIUS, theme.RADIUS)
    side = theme.scaled(12)
    icon = QRectF(rect.left() + _PAD_PX, rect.center().y() - side / 2, side, side)
    icons.draw_icon(painter, icon, "play", look.accent)
    painter.setPen(look.ink)
    painter.setFont(theme.font("small"))
    words = rect.adjusted(_PAD_PX + side + _PAD_PX / 2, 0, 0, 0)
    left = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
    painter.drawText(words, left, _text())
    painter.restore()


def _text() -> str:
    return translate("Theatre", "Show")
