"""Small pictures that are drawn once and then copied, wherever the painter counts in pixels."""

from collections.abc import Callable
from math import ceil, floor
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap, QPixmapCache, QTransform

_MOST_SIDE_PX: Final = 160
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
    if (
        max(width, height) > _MOST_SIDE_PX
        or painter.worldTransform().type() not in _COUNTS_IN_PIXELS
    ):
        draw(painter, rect)
        return
    left, top = floor(rect.x()), floor(rect.y())
    across = round((rect.x() - left) * _FRACTIONS) / _FRACTIONS
    down = round((rect.y() - top) * _FRACTIONS) / _FRACTIONS
    ratio = painter.device().devicePixelRatio()
    whole = f"{key} {width} {height} {across} {down} {ratio}"
    picture = QPixmap()
    if not QPixmapCache.find(whole, picture):
        picture = _drawn(QRectF(across, down, width, height), ratio, draw)
        QPixmapCache.insert(whole, picture)
    painter.drawPixmap(left, top, picture)


def _drawn(box: QRectF, ratio: float, draw: Callable[[QPainter, QRectF], None]) -> QPixmap:
    picture = QPixmap(ceil(ceil(box.right()) * ratio), ceil(ceil(box.bottom()) * ratio))
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    draw(painter, box)
    painter.end()
    return picture
