"""The preview: what the board would be after a tile is placed."""

from collections.abc import Mapping
from typing import Final, NamedTuple, TypeAlias

from PySide6.QtCore import QMarginsF, QPointF, QRectF
from PySide6.QtGui import QFontMetricsF, QPainter, QPen

from acquire_desktop.games.acquire.engine.board import COLUMNS, INDEPENDENT, Chain, Tile, neighbors
from acquire_desktop.games.acquire.engine.decisions import Founding
from acquire_desktop.games.acquire.engine.editions import price
from acquire_desktop.games.acquire.engine.view import EffectKind, TileEffect, View
from acquire_desktop.ui.acquire.table.board import drawing, roofs
from acquire_desktop.ui.acquire.table.board.drawing import (
    CORNER,
    INSET,
    TILE_INSET,
    draw_ring,
    shape_of,
)
from acquire_desktop.ui.acquire.table.board.geometry import PLAN, SIDE, space_rect
from acquire_desktop.ui.acquire.table.board.headquarters import (
    REACH,
    Headquarters,
    draw_headquarters,
    headquarters_of,
)
from acquire_desktop.ui.acquire.table.board.items import UNPLACEABLE
from acquire_desktop.ui.acquire.table.board.layers import BoardItem
from acquire_desktop.ui.kit.look import icons, theme
from acquire_desktop.ui.kit.texts import money, translate

_TEXT: Final = 0.2 * SIDE
_MOST_TEXT: Final = 0.5 * SIDE
_LEAST_PX: Final = 13
_PILL_HEIGHT: Final = 0.5 * SIDE
_Joining: TypeAlias = Mapping[Tile, str | None]
"""Tiles that join the survivor, with the letter that each has now; None where it stands alone."""


class _Preview(NamedTuple):
    effect: TileEffect
    letter: str | None
    joining: _Joining
    fronts: tuple[tuple[Tile, Headquarters], ...]
    """Of the chains concerned: they stand over all that is drawn here."""


class Pill(NamedTuple):
    """The outcome for a group, in words."""

    tile: Tile
    is_above: bool
    """Whether it stands above its tile: below, it would cover more of the group."""
    text: str
    is_safe: bool


class PreviewItem(BoardItem):
    """The outline of the group that a tile would make, and the tile itself."""

    depth = 6
    reach = REACH
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
        preview = _Preview(effect, letter, joining, _fronts(effect, view))
        self.set_subject(preview, (*effect.group, effect.tile))

    def draw(self, painter: QPainter) -> None:
        if self.subject is None:
            return
        look, (effect, letter, joining, fronts) = theme.current(), self.subject
        shape = shape_of((effect.tile,), TILE_INSET, CORNER - 2)
        if effect.kind in UNPLACEABLE:
            painter.fillPath(shape, look.paper_raised)
            drawing.draw_coordinate(painter, effect.tile, look.loss)
            return
        is_founded = effect.kind is EffectKind.FOUNDS and letter is not None
        if letter is not None and is_founded:
            roofs.draw_roof(painter, effect.group, letter)
            roofs.draw_huts(painter, effect.group, letter)
        elif letter is not None:
            _draw_joining(painter, joining, letter)
        if effect.kind is not EffectKind.ALONE:
            group = shape_of(effect.group, INSET - 1.5, CORNER)
            draw_ring(painter, group, look.brass, 4)
        if not is_founded:
            painter.fillPath(shape.translated(1.5, 3.5), look.shadow)
            painter.fillPath(shape, look.independent_fill)
            painter.strokePath(shape, QPen(look.plate, 5.6))
            painter.strokePath(shape, QPen(look.brass, 3.4))
            drawing.draw_coordinate(painter, effect.tile, look.independent_ink)
        for tile, front in fronts:
            draw_headquarters(painter, tile, front)


class PillItem(BoardItem):
    """The size of the previewed group and its new price, above everything else."""

    depth = 8
    subject: Pill | None = None

    def show_effect(self, effect: TileEffect | None, view: View | None) -> None:
        """Draw what a group would become; nothing for a tile that joins nothing.

        Nothing either for a merger whose survivor is to be chosen: the pill would stand beside
        one of the chains, as if it had been.
        """
        self.subject = None
        if effect is not None and view is not None and effect.size > 1:
            is_undecided = effect.kind is EffectKind.MERGES and effect.survivor is None
            is_safe = bool(effect.chains) and effect.size >= view.edition.safe_size
            if not is_undecided:
                is_above = _is_better_above(effect, view)
                self.subject = Pill(effect.tile, is_above, _text(effect, view), is_safe)
        self.setVisible(self.subject is not None)
        # Its letters are larger in scene units where the board is small.
        reach = QMarginsF(4, 4, 4, 4)
        self.cover(self.place(_MOST_TEXT) + reach if self.subject is not None else QRectF())

    def place(self, units: float = _TEXT) -> QRectF:
        """Return what is covered, with letters of a height in scene units."""
        if self.subject is None:
            return QRectF()
        tile, is_above, text, is_safe = self.subject
        width = QFontMetricsF(drawing.scene_font(round(units))).horizontalAdvance(text)
        pill = QRectF(0, 0, width + units * (3 if is_safe else 2), max(_PILL_HEIGHT, units * 1.9))
        space = space_rect(tile)
        y = space.top() - SIDE * 0.42 if is_above else space.bottom() + SIDE * 0.42
        pill.moveCenter(QPointF(space.center().x(), y))
        pill.moveLeft(
            min(max(pill.left(), PLAN.left()), max(PLAN.left(), PLAN.right() - pill.width()))
        )
        return pill

    def draw(self, painter: QPainter) -> None:
        if self.subject is None:
            return
        look, (_, _, text, is_safe) = theme.current(), self.subject
        units = min(max(_TEXT, _LEAST_PX * drawing.logical_pixel(painter)), _MOST_TEXT)
        pill = self.place(units)
        painter.setPen(QPen(look.brass, 2))
        painter.setBrush(look.plate)
        painter.drawRoundedRect(pill, pill.height() / 2, pill.height() / 2)
        if is_safe:
            shield = QRectF(0, 0, units, units)
            shield.moveCenter(QPointF(pill.left() + units * 1.1, pill.center().y()))
            icons.draw_icon(painter, shield, "shield", look.brass)
            pill.setLeft(pill.left() + units)
        drawing.draw_text(painter, pill, text, look.plate_ink, units)


def _is_better_above(effect: TileEffect, view: View) -> bool:
    """Tell whether a pill above its tile covers less of headquarters, and of the group."""

    def covered(middle: Tile) -> tuple[int, int]:
        under = set(range(middle - 1, middle + 2))
        fronts = {tile for tile, _ in _fronts(effect, view)}
        roofs = {front - COLUMNS for front in fronts}
        return len(under & (fronts | roofs)), len(under & set(effect.group))

    above, below = effect.tile - COLUMNS, effect.tile + COLUMNS
    return below >= len(view.board) or (above >= 0 and covered(above) < covered(below))


def founding_effect(chain: Chain, view: View) -> TileEffect | None:
    """Return what founding a chain makes of the tile placed last; None if it cannot be now."""
    decision = view.decision
    if not (isinstance(decision, Founding) and view.legal and chain in decision.chains):
        return None
    group, added = set[Tile](), {decision.tile}
    while added:
        group |= added
        near = {other for tile in added for other in neighbors(tile)}
        added = {tile for tile in near - group if view.board[tile] == INDEPENDENT}
    tiles = tuple(sorted(group))
    return TileEffect(decision.tile, EffectKind.FOUNDS, (), chain, decision.size, tiles)


def _fronts(effect: TileEffect, view: View) -> tuple[tuple[Tile, Headquarters], ...]:
    places = [(view.headquarters[chain], chain, view.sizes[chain]) for chain in effect.chains]
    if effect.kind is EffectKind.FOUNDS and effect.survivor is not None:
        places = [(effect.tile, effect.survivor, effect.size)]
    return tuple(
        (tile, headquarters_of(view.edition, chain, size))
        for tile, chain, size in places
        if tile is not None
    )


def _draw_joining(painter: QPainter, joining: _Joining, letter: str) -> None:
    """Draw the survivor's colour in stripes over the tiles that join it.

    Names and small houses of the old chains would show in pieces between the stripes.
    """
    if not joining:
        return
    for old in set(filter(None, joining.values())):
        tiles = frozenset(tile for tile, owner in joining.items() if owner == old)
        painter.fillPath(shape_of(tiles), theme.chain(old).fill)
    drawing.draw_stripes(painter, shape_of(frozenset(joining)), theme.chain(letter).fill)
    for tile, old_letter in joining.items():
        if old_letter is not None:
            roofs.draw_letters(painter, (tile,), old_letter)


def _text(effect: TileEffect, view: View) -> str:
    """Return the size, and the price before and after where it changes."""
    size = translate("Exchange", "%n tile(s)", n=effect.size)
    if effect.survivor is None:
        return size
    if not effect.chains:
        cost = money(price(view.edition, effect.survivor, effect.size))
        name = view.edition.chains[effect.survivor].name
        return translate("Board", "{chain}: {size}, {price}", chain=name, size=size, price=cost)
    before = view.prices[effect.survivor]
    after = price(view.edition, effect.survivor, effect.size)
    return size if before == after else f"{size} · {money(before)} → {money(after)}"
