"""The table of a new game from above, with the board on it and the chairs round it."""

from functools import lru_cache
from math import atan2, degrees
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap, QRadialGradient

from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.look.colors import LEATHER, with_alpha
from acquire_desktop.ui.kit.look.kept_pictures import new_picture
from acquire_desktop.ui.kit.look.streets import draw_city
from acquire_desktop.ui.kit.painted_button import draw_box, rounded

_COLUMNS: Final = 12
_ROWS: Final = 9
_PLANK_PX: Final = 26
_WOOD: Final = QColor("#A9713A"), QColor("#6B3F1A"), QColor("#4A2A10")
_FELT: Final = QColor("#1F4A40")
_VELVET: Final = QColor("#8A2A2E"), QColor("#4A1216")
_LAMP: Final = QColor("#FFD98A")
_BOARD: Final = 0.55, 0.64
"""How wide and how high the board is at most, as shares of the table."""


@lru_cache(maxsize=1)
def table_picture(
    _look: str,
    size: tuple[int, int],
    table: tuple[int, int, int, int],
    chairs: tuple[tuple[int, int], ...],
    seat_px: int,
    ratio: float,
) -> QPixmap:
    """Return the floor with the table and its chairs; kept, since it changes with the size alone.

    Args:
        _look: The name of the theme.
        size: Width and height of the floor, in pixels like all lengths here.
        table: Left, top, width and height of the table.
        chairs: The middle of each chair.
        seat_px: How large a seat is.
        ratio: Device pixels for each of them.
    """
    floor, oval = QRectF(0, 0, *size), QRectF(*table)

    def draw(painter: QPainter) -> None:
        _draw_floor(painter, floor, oval)
        for chair in chairs:
            _draw_chair(painter, QPointF(*chair), oval.center(), seat_px)
        _draw_table(painter, oval)

    return new_picture(floor, draw, ratio)


def _draw_floor(painter: QPainter, floor: QRectF, oval: QRectF) -> None:
    look = theme.current()
    painter.setClipPath(rounded(floor, theme.RADIUS_LARGE + theme.SPACE_HALF))
    painter.fillRect(floor, look.city.frame)
    painter.setPen(QPen(with_alpha(LEATHER, 0.24 if look.is_night else 0.13)))
    wide = 6 * _PLANK_PX
    for line, y in enumerate(range(0, round(floor.height()), _PLANK_PX)):
        painter.drawLine(QPointF(0, y), QPointF(floor.width(), y))
        for x in range(wide // 2 * (line % 2), round(floor.width()), wide):
            painter.drawLine(QPointF(x, y), QPointF(x, y + _PLANK_PX))
    painter.save()
    painter.translate(oval.center())
    painter.scale(1, oval.height() / oval.width())
    reach = oval.width() * 0.95
    light = QRadialGradient(QPointF(0, 0), reach)
    light.setColorAt(0, with_alpha(_LAMP, 0.35 if look.is_night else 0.45))
    light.setColorAt(1, with_alpha(_LAMP, 0))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(light)
    painter.drawEllipse(QPointF(0, 0), reach, reach)
    painter.restore()


def _draw_chair(painter: QPainter, place: QPointF, middle: QPointF, side: float) -> None:
    """Draw a chair that faces the middle of the table."""
    way = middle - place
    painter.save()
    painter.translate(place)
    painter.rotate(degrees(atan2(way.y(), way.x())) - 90)
    half = side / 2
    seat = QRectF(-half, -half * 0.9, side, side)
    draw_box(painter, seat, half / 2, _VELVET[0], QPen(_VELVET[1], 2))
    back = QRectF(-half * 1.15, -half * 1.25, side * 1.15, half * 0.5)
    draw_box(painter, back, half / 4, LEATHER, QPen(LEATHER.darker(150), 2))
    painter.restore()


def _draw_table(painter: QPainter, oval: QRectF) -> None:
    look = theme.current()
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(with_alpha(look.shadow, 0.35))
    painter.drawEllipse(oval.translated(5, 9))
    wood = QRadialGradient(oval.center() - QPointF(oval.width(), oval.height()) / 6, oval.width())
    wood.setColorAt(0, _WOOD[0])
    wood.setColorAt(1, _WOOD[1])
    painter.setPen(QPen(_WOOD[2], 3))
    painter.setBrush(wood)
    painter.drawEllipse(oval)
    rim = oval.width() * 0.045
    painter.setPen(QPen(look.brass, 2))
    painter.setBrush(_FELT)
    painter.drawEllipse(oval.adjusted(rim, rim, -rim, -rim))
    side = min(oval.width() * _BOARD[0] / _COLUMNS, oval.height() * _BOARD[1] / _ROWS)
    board = QRectF(0, 0, side * _COLUMNS, side * _ROWS)
    board.moveCenter(oval.center())
    edge = side / 3
    draw_box(painter, board.adjusted(-edge, -edge, edge, edge), theme.RADIUS, look.city.frame)
    painter.save()
    painter.setClipRect(board)
    painter.fillRect(board, look.board)
    painter.translate(board.topLeft())
    draw_city(painter, side, range(_COLUMNS), _ROWS)
    painter.restore()
