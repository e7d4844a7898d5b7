"""The headquarters of a chain: a tower with crest and size that grows with the price."""

from functools import partial
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath, QPen, QPolygonF

from acquire_desktop.games.acquire.engine.board import Chain, Tile
from acquire_desktop.games.acquire.engine.editions import Edition, price_row
from acquire_desktop.ui.acquire.table.board.drawing import (
    draw_on_spaces,
    draw_text,
    has_details,
    scene_font,
)
from acquire_desktop.ui.acquire.table.board.geometry import space_rect
from acquire_desktop.ui.kit.look import icons, theme
from acquire_desktop.ui.kit.look.colors import with_alpha

_WIDTH: Final = 46.0
_FOOT: Final = 61.0
"""Where a tower stands, from the upper edge of its space."""
_EAVES: Final = 12.0
"""How high the lowest tower reaches."""
_FLOOR: Final = 1.75
"""How much a tower grows with a step of the price chart, in scene units."""
_TIER: Final = 7.0
"""Height of the floors that are as wide as each other."""
_SHADOW: Final = 1.6
"""How much the shadow of a tower grows with a step, in scene units."""
_WINDOWS: Final = 8
"""One is lit for every step that the price has risen."""
_REACH: Final = 16.0
_CREST: Final = 26.0
_SIZE: Final = 20.0
_SHIELD: Final = 13.0


class Tower(NamedTuple):
    """The facts about a chain that its headquarters shows."""

    letter: str
    size: int
    """Tiles of the chain."""
    step: int
    """Steps on the price chart since its founding, from 0."""
    is_safe: bool


def tower_of(edition: Edition, chain: Chain, size: int) -> Tower:
    """Return the headquarters of a chain of at least two tiles."""
    spec = edition.chains[chain]
    row, first = price_row(spec.tier, size), price_row(spec.tier, 2)
    step = 0 if row is None or first is None else row - first
    return Tower(spec.letter, size, step, size >= edition.safe_size)


def tower_height(tower: Tower) -> float:
    """Return how high a headquarters is, in scene units."""
    return _FOOT - _EAVES + _FLOOR * tower.step


def draw_tower(painter: QPainter, tile: Tile, tower: Tower) -> None:
    """Draw the headquarters of a chain on its space."""
    safe = " safe" if tower.is_safe else ""
    body = f"tower {tower.letter} {tower.step}{safe}"
    draw_on_spaces(painter, (tile,), body, partial(_paint_body, tower), _REACH)
    if has_details(painter):
        draw_on_spaces(painter, (tile,), f"size {tower.size}{safe}", partial(_paint_size, tower))


def size_rect(tile: Tile) -> QRectF:
    """Return where the headquarters on a space says how large its chain is."""
    space = space_rect(tile)
    return QRectF(space.center().x() - _WIDTH / 2, space.top() + _FOOT - _SIZE, _WIDTH, _SIZE)


def _front(tower: Tower) -> QPainterPath:
    """Return the front of a tower, its foot and its floors that stand back, about its axis."""
    rise = tower_height(tower) - (_FOOT - _EAVES)
    levels = [(_WIDTH / 2, _EAVES), (_WIDTH / 2 - 6, _EAVES - min(rise, _TIER))]
    if rise > _TIER:
        levels.append((_WIDTH / 2 - 14, _EAVES - rise))
    side, base = [], _FOOT
    for half, top in levels:
        side += [QPointF(half, base), QPointF(half, top)]
        base = top
    front = QPainterPath()
    front.addPolygon(QPolygonF(side + [QPointF(-point.x(), point.y()) for point in side[::-1]]))
    front.closeSubpath()
    return front


def _paint_body(tower: Tower, painter: QPainter, tile: Tile) -> None:
    look, colors = theme.current(), theme.chain(tower.letter)
    space = space_rect(tile)
    front = _front(tower).translated(space.center().x(), space.top())
    length = _SHADOW * (tower.step + 2)
    for part in range(1, 5):
        cast = front.translated(length * part / 4, length * part / 8)
        painter.fillPath(cast, with_alpha(look.plate, 0.13))
    pen = QPen(look.lamp if tower.is_safe else look.plate_ink, 2.6 if tower.is_safe else 1.5)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.strokePath(front, QPen(look.plate, pen.widthF() + 2.4))
    painter.fillPath(front, look.plate)
    painter.strokePath(front, pen)
    crest = QRectF(space.center().x() - _CREST / 2, space.top() + _EAVES + 2, _CREST, _CREST)
    is_light = colors.ink == QColor("black")
    icons.draw_crest(painter, crest, tower.letter, colors.fill if is_light else look.plate_ink)
    for window in range(_WINDOWS):
        row, side = divmod(window, 2)
        x = space.center().x() + (18.5 if side else -18.5)
        place = QRectF(x - 1.6, crest.bottom() - 4 - 6 * row, 3.2, 3.2)
        is_lit = window < tower.step
        painter.fillRect(place, look.lamp if is_lit else with_alpha(look.plate_ink, 0.2))


def _paint_size(tower: Tower, painter: QPainter, tile: Tile) -> None:
    look, box = theme.current(), size_rect(tile)
    text = str(tower.size)
    if tower.is_safe:
        width = QFontMetricsF(scene_font(_SIZE, bold=True, most=_SIZE)).horizontalAdvance(text)
        left = box.center().x() - (width + _SHIELD) / 2
        icons.draw_icon(
            painter,
            QRectF(left, box.center().y() - _SHIELD / 2, _SHIELD, _SHIELD),
            "shield",
            look.lamp,
        )
        box.setLeft(left + _SHIELD)
        box.setWidth(width + 1)
    draw_text(painter, box, text, look.plate_ink, units=_SIZE, bold=True)
