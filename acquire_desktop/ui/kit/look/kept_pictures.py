"""Small pictures that are drawn once and then copied, wherever the painter counts in pixels."""

from collections.abc import Callable
from math import ceil, floor
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPixmap, QPixmapCache, QTransform

_MOST_AREA_PX: Final = 160 * 160
"""Larger ones are drawn: few are, and they would take much memory."""
_FRACTIONS: Final = 4
"""A picture is kept for every quarter of a pixel at which it begins."""
_COUNTS_IN_PIXELS: Final = (
    QTransform.TransformationType.TxNone,
    QTransform.TransformationType.TxTranslate,
)


def draw_kept(
    painter: QPainter, rect: QRectF, key: str, draw: Callable[[QPainter, QRectF], None]
) -> None:
    """Draw a small picture, or copy it where the same was drawn before.

    Args:
        painter: Draws; where it scales or turns, nothing is kept.
        rect: What the picture fills, and draws nothing beyond.
        key: Names everything that the picture depends on besides its size.
        draw: Draws it into a rectangle.
    """
    width, height = rect.width(), rect.height()
    if width * height > _MOST_AREA_PX or painter.worldTransform().type() not in _COUNTS_IN_PIXELS:
        draw(painter, rect)
        return
    left, top = floor(rect.x()), floor(rect.y())
    across = round((rect.x() - left) * _FRACTIONS) / _FRACTIONS
    down = round((rect.y() - top) * _FRACTIONS) / _FRACTIONS
    ratio = painter.device().devicePixelRatio()
    whole = f"{key} {width} {height} {across} {down} {ratio}"
    picture = QPixmap()
    if not QPixmapCache.find(whole, picture):
        box = QRectF(across, down, width, height)
        picture = new_picture(box, lambda new: draw(new, box), ratio)
        QPixmapCache.insert(whole, picture)
    painter.drawPixmap(left, top, picture)


def new_picture(
    box: QRectF, draw: Callable[[QPainter], None], device_ratio: float = 1.0
) -> QPixmap:
    """Return a picture that holds a box in logical pixels, of which its function draws a part."""
    size = QSize(ceil(ceil(box.right()) * device_ratio), ceil(ceil(box.bottom()) * device_ratio))
    picture = QPixmap(size)
    picture.setDevicePixelRatio(device_ratio)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    draw(painter)
    painter.end()
    return picture
