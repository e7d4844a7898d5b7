"""The preview: what the board would be after a tile is placed."""

from collections.abc import Mapping
from typing import NamedTuple, TypeAlias

from PySide6.QtCore import QMarginsF, QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from acquire_desktop.games.acquire.engine.board import INDEPENDENT, Tile
from acquire_desktop.games.acquire.engine.editions import price
from acquire_desktop.games.acquire.engine.view import EffectKind, TileEffect, View
from acquire_desktop.ui.acquire.table.board import drawing
from acquire_desktop.ui.acquire.table.board.drawing import CORNER, INSET, OUTLINE, Plate, shape_of
from acquire_desktop.ui.acquire.table.board.geometry import PLAN, SIDE, space_rect
from acquire_desktop.ui.acquire.table.board.items import draw_content
from acquire_desktop.ui.acquire.table.board.layers import BoardItem
from acquire_desktop.ui.acquire.table.board.roofs import draw_letters
from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.texts import money

_PLATE_REACH = 4 * SIDE
"""How far from its space a plate with prices may reach, in scene units."""
_PRICE_DOWN = -0.5
"""From the lower edge of a space to the middle of the price: the letters below begin under it."""
_Joining: TypeAlias = Mapping[Tile, str | None]
"""Tiles that join the survivor, with the letter that each has now; None where it stands alone."""


class _Preview(NamedTuple):
    effect: TileEffect
    letter: str | None
    joining: _Joining


class _Plates(NamedTuple):
    tile: Tile
    size: int
    is_safe: bool
    price_text: str
    """The price before and after, or empty where it stays."""


class PreviewItem(BoardItem):
    """The outline of the group that a tile would make, and the tile itself in its new colour."""

    depth = 6
    subject: _Preview | None = None

    @property
    def effect(self) -> TileEffect | None:
        """The effect that is shown now."""
        return None if self.subject is None else self.subject.effect

    def show_effect(self, effect: TileEffect | None, view: View | None) -> None:
        """Draw what a tile would do, or nothing."""
        self.setVisible(effect is not None and view is not None)
        if effect is None or view is None:
            self.set_subject(None, ())
            return
        letters, survivor = [spec.letter for spec in view.edition.chains], effect.survivor
        letter = None if survivor is None else letters[survivor]
        owners = {tile: view.board[tile] for tile in effect.group if tile != effect.tile}
        joining = {
            tile: letters[owner] if owner < INDEPENDENT else None
            for tile, owner in owners.items()
            if owner != survivor
        }
        self.set_subject(_Preview(effect, letter, joining), (*effect.group, effect.tile))

    def draw(self, painter: QPainter) -> None:
        if self.subject is None:
            return
        look, (effect, letter, joining) = theme.current(), self.subject
        shape = shape_of((effect.tile,))
        if effect.kind in (EffectKind.BLOCKED, EffectKind.UNPLAYABLE):
            painter.fillPath(shape, look.paper_raised)
            _draw_line(painter, shape, look.loss)
            draw_content(painter, effect, look.loss)
            return
        fill, ink = look.accent, look.accent_ink
        if letter is not None:
            fill, ink = theme.chain(letter).fill, theme.chain(letter).ink
            _draw_joining(painter, joining, fill)
        painter.fillPath(shape.translated(0, 3), look.shadow)
        painter.fillPath(shape, fill)
        painter.strokePath(shape, QPen(look.tile_outline, OUTLINE))
        draw_content(painter, effect, ink)
        if effect.kind is not EffectKind.ALONE:
            _draw_line(painter, shape_of(effect.group, INSET - 2.5, CORNER + 3), look.accent)


class PreviewSizeItem(BoardItem):
    """The size of the previewed group and its new price on plates, above everything else."""

    depth = 8
    subject: _Plates | None = None

    def show_effect(self, effect: TileEffect | None, view: View | None) -> None:
        """Draw what a group would become; nothing for a tile that joins nothing.

        Nothing either for a merger whose survivor is to be chosen: the plates would stand beside
        one of the chains, as if it had been.
        """
        self.subject = None
        if effect is not None and view is not None and effect.size > 1:
            is_undecided = effect.kind is EffectKind.MERGES and effect.survivor is None
            is_safe = bool(effect.chains) and effect.size >= view.edition.safe_size
            if not is_undecided:
                price_text = _price_change(effect, view)
                self.subject = _Plates(effect.tile, effect.size, is_safe, price_text)
        self.setVisible(self.subject is not None)
        reach = QMarginsF(_PLATE_REACH, SIDE, _PLATE_REACH, SIDE)
        self.cover(space_rect(self.subject.tile) + reach if self.subject else QRectF())

    def draw(self, painter: QPainter) -> None:
        for plate in self.plates:
            drawing.draw_plate(painter, plate)

    @property
    def plates(self) -> tuple[Plate, ...]:
        """The plates that are drawn now."""
        if self.subject is None:
            return ()
        tile, size, is_safe, price_text = self.subject
        rect = space_rect(tile)
        plate = Plate(_size_place(rect), str(size), is_safe)
        if not price_text:
            return (plate,)
        half = drawing.plate_rect(Plate(QPointF(), price_text)).width() / 2 + 2
        x = min(max(rect.center().x(), PLAN.left() + half), PLAN.right() - half)
        y = min(rect.bottom() + _PRICE_DOWN, PLAN.bottom() - drawing.PLATE_HEIGHT / 2)
        return plate, Plate(QPointF(x, y), price_text)


def _draw_joining(painter: QPainter, joining: _Joining, color: QColor) -> None:
    """Draw the survivor's colour over the tiles that join it, their old letters on top.

    Crests and plates of the old chains would show in pieces between the stripes.
    """
    if not joining:
        return
    for old in set(filter(None, joining.values())):
        tiles = frozenset(tile for tile, letter in joining.items() if letter == old)
        painter.fillPath(shape_of(tiles), theme.chain(old).fill)
    drawing.draw_stripes(painter, shape_of(frozenset(joining)), color)
    for tile, letter in joining.items():
        if letter is not None:
            draw_letters(painter, (tile,), letter)


def _size_place(rect: QRectF) -> QPointF:
    """Return where the size stands: above its space, in row A between two column numbers."""
    x, y = rect.center().x(), rect.top() - 5
    if y - drawing.PLATE_HEIGHT / 2 < PLAN.top():
        x = rect.right() if rect.right() + SIDE / 2 < PLAN.right() else rect.left()
    return QPointF(x, y)


def _price_change(effect: TileEffect, view: View) -> str:
    """Return the price of the chain before and after, with an arrow that every script reads."""
    if effect.survivor is None or not effect.chains:
        return ""
    before = view.prices[effect.survivor]
    after = price(view.edition, effect.survivor, effect.size)
    return "" if before == after else f"{money(before)} → {money(after)}"


def _draw_line(painter: QPainter, shape: QPainterPath, color: QColor) -> None:
    """Draw the outline of a preview; a halo keeps it off the roofs."""
    painter.strokePath(shape, QPen(theme.current().paper_raised, 8))
    painter.strokePath(shape, QPen(color, 4))
