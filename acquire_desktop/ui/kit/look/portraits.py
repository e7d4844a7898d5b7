"""The portraits of the players."""

from PySide6.QtCore import QRect, QRectF
from PySide6.QtGui import QIcon, QPainter, QPixmap

from acquire_desktop.ui.kit.look import icons, theme

_GAP_PX = 5


def portrait_pixmap(key: str, size_px: int, device_ratio: float = 1.0) -> QPixmap:
    """Return a portrait as a square picture of a size in logical pixels."""
    return icons.picture(f"portraits/{key}.svg", size_px, device_ratio)


def portrait_icon(key: str) -> QIcon:
    """Return a portrait for buttons and menus."""
    result = QIcon()
    for size_px in (20, 24, 32, 48):
        for device_ratio in (1.0, 2.0):
            result.addPixmap(portrait_pixmap(key, size_px, device_ratio))
    return result


def portrait_px() -> int:
    """Return the side of a portrait beside a line of text, in pixels."""
    return theme.scaled(20)


def beside_portrait(painter: QPainter, rect: QRect, key: str, text: str) -> QRect:
    """Draw a portrait at the left of a line, where the text fits beside it, and return the rest.

    Args:
        painter: Has the font of the text.
        rect: The line.
        key: The portrait, or an empty text for none.
        text: What is to be written in the rest.
    """
    side = min(portrait_px(), rect.height() - 2)
    needed = side + _GAP_PX + painter.fontMetrics().horizontalAdvance(text)
    if not key or needed > rect.width():
        return rect
    square = QRectF(rect.left(), rect.center().y() - side / 2 + 0.5, side, side)
    icons.draw_picture(painter, square, f"portraits/{key}.svg")
    return rect.adjusted(side + _GAP_PX, 0, 0, 0)
