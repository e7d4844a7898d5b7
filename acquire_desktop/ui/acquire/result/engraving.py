"""Engraving: the board at the end as the newspaper prints it, in lines of ink."""

from random import Random
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QFontMetricsF, QPainter, QPainterPath, QPen

from acquire_desktop.games.acquire.engine.board import COLUMNS, EMPTY, INDEPENDENT, Chain, Tile
from acquire_desktop.games.acquire.engine.view import View
from acquire_desktop.ui.acquire.result.press import printed
from acquire_desktop.ui.acquire.table.board.geometry import PLAN, SIDE, outline, space_rect
from acquire_desktop.ui.acquire.table.board.headquarters import headquarters_of
from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.look.colors import with_alpha
from acquire_desktop.ui.kit.look.facades import draw_facade

_HATCHES: Final = (
    *(Qt.BrushStyle.BDiagPattern, Qt.BrushStyle.HorPattern, Qt.BrushStyle.FDiagPattern),
    *(Qt.BrushStyle.Dense6Pattern, Qt.BrushStyle.VerPattern, Qt.BrushStyle.DiagCrossPattern),
    Qt.BrushStyle.CrossPattern,
)
"""By chain."""
_TINT: Final = 0.62
_FRONT: Final = 0.95
"""Width of a hotel, in spaces."""
_TALL: Final = 2.1
_NAME_LEAST: Final = 3
"""So many spaces in a row have room for a name."""


def paint_engraving(painter: QPainter, box: QRectF, view: View) -> None:
    """Paint a board into a box that has its proportions."""
    look = printed()
    painter.save()
    painter.setClipRect(box)
    painter.translate(box.topLeft())
    painter.scale(box.width() / PLAN.width(), box.height() / PLAN.height())
    painter.fillRect(PLAN, look.city.frame)
    lots = range(len(view.board))
    for tile in lots:
        if view.board[tile] == EMPTY:
            _paint_lot(painter, tile)
        elif view.board[tile] == INDEPENDENT:
            painter.fillRect(space_rect(tile), QBrush(with_alpha(look.ink, 0.5), _HATCHES[5]))
    alive = [chain for chain, at in enumerate(view.headquarters) if at is not None]
    for chain in alive:
        _paint_area(painter, [tile for tile in lots if view.board[tile] == chain], view, chain)
    for chain in alive:
        _paint_front(painter, view, chain)
    for chain in alive:
        _paint_name(painter, view, chain)
    painter.setPen(QPen(look.ink, 4))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRect(PLAN)
    painter.restore()


def _paint_lot(painter: QPainter, tile: Tile) -> None:
    """Paint small houses in thin lines."""
    chance, space = Random(tile * 7 + 3), space_rect(tile)
    painter.setPen(QPen(with_alpha(printed().ink, 0.22), 1))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for _ in range(3):
        across, down = chance.uniform(12, 22), chance.uniform(12, 22)
        corner = QPointF(chance.uniform(8, SIDE - 32), chance.uniform(8, SIDE - 32))
        painter.drawRect(
            QRectF(space.topLeft() + corner, space.topLeft() + corner + QPointF(across, down))
        )


def _paint_area(painter: QPainter, tiles: list[Tile], view: View, chain: Chain) -> None:
    look, area = printed(), outline(tiles, 1, 3)
    letter = view.edition.chains[chain].letter
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(look.paper)
    painter.drawPath(area)
    painter.setBrush(with_alpha(theme.chain(letter).fill, _TINT))
    painter.drawPath(area)
    painter.setBrush(QBrush(with_alpha(look.ink, 0.3), _HATCHES[chain]))
    painter.setPen(QPen(look.ink, 4))
    painter.drawPath(area)


def _paint_front(painter: QPainter, view: View, chain: Chain) -> None:
    tile = view.headquarters[chain]
    if tile is None:
        return
    shown, space = headquarters_of(view.edition, chain, view.sizes[chain]), space_rect(tile)
    most = min(_TALL * SIDE, space.bottom() - 4)
    foot = QPointF(space.center().x(), space.bottom() - 3)
    draw_facade(painter, shown.letter, shown.storeys, foot, SIDE * _FRONT, most)


def _paint_name(painter: QPainter, view: View, chain: Chain) -> None:
    """Paint a chain's name where it has the most room in a row."""
    run = _longest_run(view, chain)
    if len(run) < _NAME_LEAST:
        return
    look, name = printed(), view.edition.chains[chain].name.upper()
    room = space_rect(run[0]).united(space_rect(run[-1])).adjusted(6, 0, -6, 0)
    font = theme.display_font(round(SIDE * 0.42))
    width = QFontMetricsF(font).horizontalAdvance(name)
    if width > room.width():
        font = theme.display_font(round(SIDE * 0.42 * room.width() / width))
        width = QFontMetricsF(font).horizontalAdvance(name)
    foot = room.center().y() + QFontMetricsF(font).capHeight() / 2
    path = QPainterPath()
    path.addText(QPointF(room.center().x() - width / 2, foot), font, name)
    painter.setBrush(look.ink)
    halo = QPen(look.paper_raised, 9)
    halo.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.strokePath(path, halo)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.drawPath(path)


def _longest_run(view: View, chain: Chain) -> list[Tile]:
    """Return the most spaces of a chain in a row that its hotel leaves free."""
    covered = view.headquarters[chain]
    taken = {covered, -1 if covered is None else covered - COLUMNS}
    best: list[Tile] = []
    run: list[Tile] = []
    for tile, owner in enumerate(view.board):
        if tile % COLUMNS == 0 or owner != chain or tile in taken:
            run = []
        if owner == chain and tile not in taken:
            run = [*run, tile]
        best = max(best, run, key=len)
    return best
