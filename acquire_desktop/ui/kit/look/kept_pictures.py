"""Small pictures that are drawn once and then copied, wherever the painter counts in pixels."""

from collections.abc import Callable
from math import ceil, floor
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap, QTransform

_MOST_PICTURES: Final = 512
_MOST_SIDE_PX: Final = 160
"""Larger ones are drawn: few are, and they would take much memory."""
_FRACTIONS: Final = 4
"""A picture is kept for every quarter of a pixel at which it begins."""
_COUNTS_IN_PIXELS: Final = (
    QTransform.TransformationType.TxNone,
    QTransform.TransformationType.TxTranslate,
)

_Key = tuple[str, float, float, int, int, float]


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
    x, y = rect.x(), rect.y()
    left, top = floor(x), floor(y)
    across, down = round((x - left) * _FRACTIONS), round((y - top) * _FRACTIONS)
    ratio = painter.device().devicePixelRatio()
    whole = (key, width, height, across, down, ratio)
    picture = _pictures.get(whole)
    if picture is None:
        if len(_pictures) >= _MOST_PICTURES:
            _pictures.clear()
        picture = _pictures[whole] = _drawn(whole, draw)
    painter.drawPixmap(left, top, picture)


_pictures: dict[_Key, QPixmap] = {}


def _drawn(whole: _Key, draw: Callable[[QPainter, QRectF], None]) -> QPixmap:
    _, width, height, across, down, ratio = whole
    box = QRectF(across / _FRACTIONS, down / _FRACTIONS, width, height)
    picture = QPixmap(ceil(ceil(box.right()) * ratio), ceil(ceil(box.bottom()) * ratio))
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    draw(painter, box)
    painter.end()
    return picture
