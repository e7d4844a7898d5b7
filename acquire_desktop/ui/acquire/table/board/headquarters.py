"""The headquarters of a chain: its front grows with the price, its size stands on the doorstep."""

from functools import partial
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen

from acquire_desktop.games.acquire.engine.board import COLUMNS, Chain, Tile
from acquire_desktop.games.acquire.engine.editions import Edition, price_row
from acquire_desktop.ui.acquire.table.board.drawing import (
    draw_on_spaces,
    has_details,
    logical_pixel,
)
from acquire_desktop.ui.acquire.table.board.geometry import SIDE, space_rect
from acquire_desktop.ui.kit.look import icons, theme
from acquire_desktop.ui.kit.look.colors import with_alpha
from acquire_desktop.ui.kit.look.facades import FIRST_STOREYS, draw_facade

REACH: Final = SIDE * 0.65
"""How far headquarters reach beyond their space, in scene units."""
MOST: Final = SIDE * 1.5
MOST_ON_TOP: Final = SIDE * 1.12
"""Height of the highest front with its roof, and in the first row."""
FOOT: Final = SIDE * 0.905
"""Where they stand, from the upper edge of their space."""
_SILL: Final = SIDE * 0.03
"""How far the plate of the size ends above the lower edge of its space."""
_WIDTH: Final = SIDE * 0.7
_SAFE_WIDTH: Final = SIDE * 0.75
_SIZE: Final = SIDE * 0.25
_MOST_SIZE: Final = SIDE * 0.36
_LEAST_PX: Final = 13
"""Height of the size: in scene units, and least in pixels."""


class Headquarters(NamedTuple):
    """The headquarters of a chain: façade, size and shield."""

    letter: str
    size: int
    """Tiles of the chain."""
    storeys: int
    is_safe: bool


def headquarters_of(edition: Edition, chain: Chain, size: int) -> Headquarters:
    """Return the headquarters of a chain of at least two tiles."""
    spec = edition.chains[chain]
    row, first = price_row(spec.tier, size), price_row(spec.tier, 2)
    steps = 0 if row is None or first is None else row - first
    return Headquarters(spec.letter, size, FIRST_STOREYS + steps, size >= edition.safe_size)


def draw_headquarters(painter: QPainter, tile: Tile, shown: Headquarters) -> None:
    """Draw the headquarters of a chain on its space."""
    most = MOST_ON_TOP if tile < COLUMNS else MOST
    front = f"front {shown.letter} {shown.storeys} {shown.is_safe} {most}"
    draw_on_spaces(painter, (tile,), front, partial(_paint_front, shown, most), REACH)
    if has_details(painter):
        plate = f"plate {shown.size} {shown.is_safe} {logical_pixel(painter)}"
        size = max(_SIZE, min(_LEAST_PX * logical_pixel(painter), _MOST_SIZE))
        draw_on_spaces(painter, (tile,), plate, partial(_paint_plate, shown, size), SIDE / 3)


def _foot(tile: Tile) -> QPointF:
    space = space_rect(tile)
    return QPointF(space.center().x(), space.top() + FOOT)


def _paint_front(shown: Headquarters, most: float, painter: QPainter, tile: Tile) -> None:
    foot, width = _foot(tile), _SAFE_WIDTH if shown.is_safe else _WIDTH
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(with_alpha(theme.current().plate, 0.32))
    shadow = QRectF(foot.x() - width * 0.62, foot.y() - SIDE * 0.1, width * 1.5, SIDE * 0.19)
    painter.drawEllipse(shadow)
    draw_facade(painter, shown.letter, shown.storeys, foot, width, most)


def _paint_plate(shown: Headquarters, size: float, painter: QPainter, tile: Tile) -> None:
    look, text = theme.current(), str(shown.size)
    font = theme.display_font(round(size))
    metrics = QFontMetricsF(font)
    shield = size * 0.8 if shown.is_safe else 0.0
    width = max(size * 2, metrics.horizontalAdvance(text) + shield + size * 0.85)
    plate = QRectF(0, 0, width, size * 1.28)
    plate.moveCenter(_foot(tile))
    # Below its chain the veil of a merger and the outline that pulses would cut the number.
    plate.moveBottom(space_rect(tile).bottom() - _SILL)
    painter.setPen(QPen(look.brass if shown.is_safe else QColor("white"), SIDE * 0.027))
    painter.setBrush(look.plate)
    painter.drawRoundedRect(plate, size * 0.3, size * 0.3)
    if shown.is_safe:
        place = QRectF(0, 0, shield, shield)
        place.moveCenter(QPointF(plate.left() + size * 0.65, plate.center().y()))
        icons.draw_icon(painter, place, "shield", look.brass)
        plate.setLeft(place.right())
        plate.setRight(plate.right() - size * 0.1)
    painter.setFont(font)
    painter.setPen(QColor("white"))
    # Capitals of this font stand high on their line: they are centred by their own height.
    left = plate.center().x() - metrics.horizontalAdvance(text) / 2
    painter.drawText(QPointF(left, plate.center().y() + metrics.capHeight() / 2), text)
