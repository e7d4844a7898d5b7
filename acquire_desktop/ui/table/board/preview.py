"""The preview: what the board would be after a tile is placed."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from acquire_desktop.engine.board import INDEPENDENT, Tile
from acquire_desktop.engine.editions import price
from acquire_desktop.engine.view import EffectKind, TileEffect, View
from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.look.colors import CHAIN_COLORS
from acquire_desktop.ui.kit.texts import money
from acquire_desktop.ui.table.board import drawing
from acquire_desktop.ui.table.board.drawing import CORNER, INSET, OUTLINE, shape_of
from acquire_desktop.ui.table.board.geometry import LOT, PLAN, lot_rect
from acquire_desktop.ui.table.board.items import area_of, draw_content
from acquire_desktop.ui.table.board.layers import BoardItem

_PLATE_REACH = 4 * LOT
"""How far from its lot a plate with prices may reach, in scene units."""


class PreviewItem(BoardItem):
    """The outline of the group that a tile would make, and the tile itself in its new colour."""

    def __init__(self) -> None:
        super().__init__(6)
        self._effect: TileEffect | None = None
        self._letter: str | None = None
        self._joining: dict[Tile, str | None] = {}
        self.setVisible(False)

    @property
    def effect(self) -> TileEffect | None:
        """The effect that is shown now."""
        return self._effect

    def show_effect(self, effect: TileEffect | None, view: View | None) -> None:
        """Draw what a tile would do, or nothing."""
        self._effect = None if view is None else effect
        self.setVisible(self._effect is not None)
        if effect is None or view is None:
            return
        survivor = effect.survivor
        self._letter = None if survivor is None else view.edition.chains[survivor].letter
        self._joining = {
            tile: _letter_at(tile, view)
            for tile in effect.group
            if tile != effect.tile and view.board[tile] != survivor
        }
        self.cover(area_of(frozenset(effect.group) | {effect.tile}))

    def forget(self) -> None:
        """Draw nothing, and keep nothing of what was drawn."""
        self.show_effect(None, None)
        self._letter, self._joining = None, {}
        self.cover(QRectF())

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        effect = self._effect
        if effect is None:
            return
        if effect.kind in (EffectKind.BLOCKED, EffectKind.UNPLAYABLE):
            self._draw_refusal(painter, effect)
            return
        self._draw_joining(painter)
        self._draw_tile(painter, effect)
        if effect.kind is not EffectKind.ALONE:
            _draw_line(painter, shape_of(effect.group, INSET - 2.5, CORNER + 3), None)

    def _draw_joining(self, painter: QPainter) -> None:
        """Draw the survivor's colour over the tiles that join it, their old letters on top.

        Crests and plates of the old chains would show in pieces between the stripes.
        """
        if not self._joining or self._letter is None:
            return
        color = CHAIN_COLORS[self._letter].fill
        for old in {letter for letter in self._joining.values() if letter is not None}:
            tiles = frozenset(tile for tile, letter in self._joining.items() if letter == old)
            painter.fillPath(shape_of(tiles), CHAIN_COLORS[old].fill)
        drawing.draw_stripes(painter, shape_of(frozenset(self._joining)), color)
        for tile, letter in self._joining.items():
            if letter is not None:
                drawing.draw_letters(painter, (tile,), letter)

    def _draw_tile(self, painter: QPainter, effect: TileEffect) -> None:
        look = theme.current()
        fill, ink = look.accent, look.accent_ink
        if self._letter is not None:
            fill = CHAIN_COLORS[self._letter].fill
            ink = CHAIN_COLORS[self._letter].ink
        shape = shape_of((effect.tile,))
        painter.fillPath(shape.translated(0, 3), look.shadow)
        painter.fillPath(shape, fill)
        painter.strokePath(shape, QPen(look.tile_outline, OUTLINE))
        draw_content(painter, effect, ink)

    def _draw_refusal(self, painter: QPainter, effect: TileEffect) -> None:
        look = theme.current()
        shape = shape_of((effect.tile,))
        painter.fillPath(shape, look.paper_raised)
        _draw_line(painter, shape, look.loss)
        draw_content(painter, effect, look.loss)


class PreviewSizeItem(BoardItem):
    """The size of the previewed group and its new price on plates, above everything else."""

    def __init__(self) -> None:
        super().__init__(8)
        self._tile: Tile = 0
        self._size = 0
        self._is_safe = False
        self._price = ""

    @property
    def price_text(self) -> str:
        """The price before and after, or empty where it stays."""
        return self._price

    def show_effect(self, effect: TileEffect | None, view: View | None) -> None:
        """Draw what a group would become; nothing for a tile that joins nothing.

        Nothing either for a merger whose survivor is to be chosen: the plates would stand beside
        one of the chains, as if it had been.
        """
        is_group = effect is not None and effect.size > 1 and not _is_undecided(effect)
        self.setVisible(is_group)
        if effect is None or view is None or not is_group:
            return
        self._tile, self._size = effect.tile, effect.size
        self._is_safe = bool(effect.chains) and effect.size >= view.edition.safe_size
        self._price = _price_change(effect, view)
        self.cover(lot_rect(effect.tile).adjusted(-_PLATE_REACH, -LOT, _PLATE_REACH, LOT))

    def forget(self) -> None:
        """Draw nothing, and keep nothing of what was drawn."""
        self.show_effect(None, None)
        self._tile, self._size, self._is_safe, self._price = 0, 0, False, ""
        self.cover(QRectF())

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        rect = lot_rect(self._tile)
        drawing.draw_plate(painter, _size_place(rect), str(self._size), shield=self._is_safe)
        if self._price:
            half = drawing.plate_width(self._price, shield=False) / 2 + 2
            x = min(max(rect.center().x(), PLAN.left() + half), PLAN.right() - half)
            y = min(rect.bottom() + 5, PLAN.bottom() - drawing.PLATE_HEIGHT / 2)
            drawing.draw_plate(painter, QPointF(x, y), self._price)


def _is_undecided(effect: TileEffect) -> bool:
    return effect.kind is EffectKind.MERGES and effect.survivor is None


def _size_place(rect: QRectF) -> QPointF:
    """Return where the size stands: above its lot, in the first row between two column numbers."""
    x, y = rect.center().x(), rect.top() - 5
    if y - drawing.PLATE_HEIGHT / 2 < PLAN.top():
        x = rect.right() if rect.right() + LOT / 2 < PLAN.right() else rect.left()
    return QPointF(x, y)


def _price_change(effect: TileEffect, view: View) -> str:
    """Return the price of the chain before and after, with an arrow that every script reads."""
    if effect.survivor is None or not effect.chains:
        return ""
    before = view.prices[effect.survivor]
    after = price(view.edition, effect.survivor, effect.size)
    return "" if before == after else f"{money(before)} → {money(after)}"


def _letter_at(tile: Tile, view: View) -> str | None:
    owner = view.board[tile]
    return view.edition.chains[owner].letter if owner < INDEPENDENT else None


def _draw_line(painter: QPainter, shape: QPainterPath, color: QColor | None) -> None:
    """Draw the outline of a preview, in the accent if no colour is given.

    A halo keeps it off the roofs.
    """
    painter.strokePath(shape, QPen(theme.current().paper_raised, 8))
    painter.strokePath(shape, QPen(color or theme.current().accent, 4))
