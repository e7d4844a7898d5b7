"""Seat marks: a colour and a shape for each player, so that seats differ without reading.

The shape says what the colour says: whoever sees colours otherwise, or none, has the same sign.
"""

from functools import partial
from math import cos, pi, sin
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPixmap, QPixmapCache, QPolygonF

from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.look.kept_pictures import new_picture

MARK_COUNT: Final = 6
"""The marks are numbered from 0: disc, square, triangle, diamond, star and cross."""
_DISC: Final = 0
_ARM: Final = 0.36
"""Half as wide are the arms of the cross, where it reaches from -1 to 1."""
_ICON_PX: Final = 16


def _star() -> tuple[tuple[float, float], ...]:
    points = []
    for at in range(10):
        reach, turn = (1.32, 0.62)[at % 2], at * pi / 5 - pi / 2
        points.append((reach * cos(turn), reach * sin(turn) + 0.08))
    return tuple(points)


_CORNERS: Final[tuple[tuple[tuple[float, float], ...], ...]] = (
    (),
    ((-0.9, -0.9), (0.9, -0.9), (0.9, 0.9), (-0.9, 0.9)),
    ((0.0, -1.16), (1.2, 0.96), (-1.2, 0.96)),
    ((0.0, -1.26), (1.12, 0.0), (0.0, 1.26), (-1.12, 0.0)),
    _star(),
    (
        *((-_ARM, -1.0), (_ARM, -1.0), (_ARM, -_ARM), (1.0, -_ARM), (1.0, _ARM), (_ARM, _ARM)),
        *((_ARM, 1.0), (-_ARM, 1.0), (-_ARM, _ARM), (-1.0, _ARM), (-1.0, -_ARM), (-_ARM, -_ARM)),
    ),
)
"""The corners of each shape, where a disc has a radius of 1; all look equally large."""


def mark_color(mark: int) -> QColor:
    """Return the colour of a mark in the theme of now."""
    return theme.current().seats[mark]


def draw_mark(painter: QPainter, middle: QPointF, radius_px: float, mark: int) -> None:
    """Draw a mark in its colour.

    Args:
        painter: Draws.
        middle: Where the middle is.
        radius_px: Of the disc; the other shapes look as large.
        mark: Which one, 0-5.
    """
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(mark_color(mark))
    if mark == _DISC:
        painter.drawEllipse(middle, radius_px, radius_px)
    else:
        corners = [middle + QPointF(x, y) * radius_px for x, y in _CORNERS[mark]]
        painter.drawPolygon(QPolygonF(corners))
    painter.restore()


def draw_plated_mark(painter: QPainter, plate: QRectF, mark: int) -> None:
    """Draw a mark on a small round plate, on which it is seen whatever is below."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.current().paper_raised)
    painter.drawEllipse(plate)
    painter.restore()
    draw_mark(painter, plate.center(), plate.width() * 0.37, mark)


def mark_icon(mark: int) -> QIcon:
    """Return a mark for buttons and menus, in the theme of now."""
    result = QIcon()
    for size_px in (_ICON_PX, 20, 24):
        for device_ratio in (1.0, 2.0):
            result.addPixmap(_mark_picture(mark, size_px, device_ratio))
    return result


def _mark_picture(mark: int, size_px: int, device_ratio: float) -> QPixmap:
    """Return a mark as a picture; a page of seats asks for each some twenty times."""
    key = f"mark {mark} {size_px} {device_ratio} {mark_color(mark).rgba():08x}"
    picture = QPixmap()
    if not QPixmapCache.find(key, picture):
        box, radius_px = QRectF(0, 0, size_px, size_px), size_px * 0.4
        draw = partial(draw_mark, middle=box.center(), radius_px=radius_px, mark=mark)
        picture = new_picture(box, draw, device_ratio)
        QPixmapCache.insert(key, picture)
    return picture
