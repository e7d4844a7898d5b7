"""The faces of the players: a portrait, with the mark of the seat at its foot."""

from typing import Final, NamedTuple

from PySide6.QtCore import QRect, QRectF
from PySide6.QtGui import QIcon, QPainter, QPixmap

from acquire_desktop.ui.kit.look import icons, theme
from acquire_desktop.ui.kit.look.seat_marks import draw_plated_mark

FACE_GAP_PX = 5
_PLATE_SHARE: Final = 0.36
"""How wide the plate of the mark is, as a part of the portrait."""
_LEAST_PLATE_PX: Final = 11


class Face(NamedTuple):
    """The picture and the mark of a player."""

    portrait: str
    """The key of the portrait, or an empty text for none."""
    mark: int
    """The mark of the seat, 0-5."""
    mood: str = ""
    """``thinking``, ``pleased`` or ``hurt``; empty for the usual one."""


def draw_face(painter: QPainter, square: QRectF, face: Face) -> None:
    """Draw a face, as large as a square."""
    if face.portrait:
        key = f"{face.portrait}-{face.mood}" if face.mood else face.portrait
        icons.draw_picture(painter, square, f"portraits/{key}.svg")
    least = min(float(theme.scaled(_LEAST_PLATE_PX)), square.width())
    side = max(least, square.width() * _PLATE_SHARE)
    draw_plated_mark(painter, QRectF(square.left(), square.bottom() - side, side, side), face.mark)


def face_pixmap(face: Face, size_px: int, device_ratio: float = 1.0) -> QPixmap:
    """Return a face as a square picture of a size in logical pixels."""
    result = QPixmap(portrait_pixmap(face.portrait, size_px, device_ratio))
    painter = QPainter(result)
    draw_face(painter, QRectF(0, 0, size_px, size_px), Face("", face.mark))
    painter.end()
    return result


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


def beside_face(painter: QPainter, rect: QRect, face: Face, text: str) -> QRect:
    """Draw a face at the left of a line, where the text fits beside it, and return the rest.

    Args:
        painter: Has the font of the text.
        rect: The line.
        face: Whose line it is.
        text: What is to be written in the rest.
    """
    side = min(portrait_px(), rect.height() - 2)
    needed = side + FACE_GAP_PX + painter.fontMetrics().horizontalAdvance(text)
    if needed > rect.width():
        return rect
    square = QRectF(rect.left(), rect.center().y() - side / 2 + 0.5, side, side)
    draw_face(painter, square, face)
    return rect.adjusted(side + FACE_GAP_PX, 0, 0, 0)
