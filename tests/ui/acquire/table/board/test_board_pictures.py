"""Every part of the board draws what it is there for, and nothing elsewhere."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication, QGraphicsScene, QStyleOptionGraphicsItem

from acquire_desktop.choices import ChainPalette
from acquire_desktop.games.acquire.engine.board import COLUMNS, ROWS, TILES_BY_NAME
from acquire_desktop.games.acquire.engine.editions import CLASSIC_2023
from acquire_desktop.games.acquire.engine.game import observe
from acquire_desktop.games.acquire.engine.position import position
from acquire_desktop.games.acquire.engine.view import EffectKind, View
from acquire_desktop.ui.acquire.table.board.drawing import shape_of
from acquire_desktop.ui.acquire.table.board.geometry import (
    SHEET,
    SIDE,
    column_head,
    row_head,
    space_rect,
)
from acquire_desktop.ui.acquire.table.board.items import (
    Blocks,
    ChainRoofs,
    CursorItem,
    Front,
    GroundItem,
    HeadItem,
    HighlightItem,
    LastTileItem,
    OwnTiles,
    SpaceNameItem,
)
from acquire_desktop.ui.acquire.table.board.layers import BoardItem
from acquire_desktop.ui.acquire.table.board.transition import Change, TransitionItem, change_between
from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.look.colors import CHAIN_COLORS
from tests.ui.acquire.table.board.pictures import Drawn, space

T = TILES_BY_NAME
BOARD = ("AAA.........", "............", "....FF......", "............", "o...........")
CHAINS = [spec.letter for spec in CLASSIC_2023.chains]

pytestmark = pytest.mark.usefixtures("qapp")


def view_of(*lines: str, hand: str = "12I 12G 12E") -> View:
    board = (*lines, *["............"] * (ROWS - len(lines)))
    return observe(position(CLASSIC_2023, board, cash=[6000] * 3, hands=[hand]), 0)


def drawn(item: BoardItem) -> Drawn:
    return Drawn(lambda painter: item.paint(painter, QStyleOptionGraphicsItem()))


def roofs(letter: str, view: View) -> Drawn:
    layer = ChainRoofs()
    layer.show_chain(CHAINS.index(letter), view)
    return Drawn(layer.paint)


def letter_of(name: str) -> QRectF:
    """Return the corner where the letter of a chain stands."""
    return QRectF(space_rect(T[name]).topLeft() + QPointF(11, 11), space_rect(0).size() / 5)


# Ground


def test_columns_and_rows_are_named_at_the_frame() -> None:
    look, picture = theme.current(), drawn(GroundItem())
    for column in range(COLUMNS):
        assert picture.share(column_head(column).adjusted(16, 0, -16, 0), look.space_label) > 0.003
    for row in range(ROWS):
        assert picture.share(row_head(row).adjusted(0, 16, 0, -16), look.space_label) > 0.003


def test_the_row_and_the_column_that_are_pointed_at_stand_out() -> None:
    look = theme.current()
    for is_column, head in ((True, column_head(4)), (False, row_head(2))):
        item = HeadItem(is_column=is_column)
        item.show_tile(T["5C"])
        assert drawn(item).share(head, look.accent) > 0.004
        item.show_tile(None)
        assert drawn(item).is_empty(SHEET)


def test_an_empty_space_is_named_when_it_is_pointed_at_or_always_if_wanted(
    qapp: QApplication,
) -> None:
    look, item = theme.current(), SpaceNameItem()
    item.show_space(T["5C"], is_staked=False)
    assert drawn(item).spaces_with(look.space_label) == {"5C"}
    item.show_space(None, is_staked=False)
    assert drawn(item).is_empty(SHEET)
    assert drawn(GroundItem()).spaces_with(look.space_label) == set()
    theme.set_space_names(qapp, True)
    assert drawn(GroundItem()).spaces_with(look.space_label) == set(TILES_BY_NAME)
    theme.set_space_names(qapp, False)


# Buildings


def test_independent_buildings_stand_on_their_spaces_with_their_coordinates() -> None:
    look, layer = theme.current(), Blocks()
    layer.show_tiles((T["3C"], T["8F"]))
    picture = Drawn(layer.paint)
    assert picture.spaces() == {"3C", "8F"}
    for name in ("3C", "8F"):
        assert picture.share(space(name), look.independent_fill) > 0.5
        assert picture.share(space(name), look.independent_ink) > 0.005
        assert layer.area.contains(space_rect(T[name]))
    layer.show_tiles(())
    assert Drawn(layer.paint).spaces() == set()


def test_the_roofs_of_a_chain_are_one_and_quiet() -> None:
    look, colors = theme.current(), CHAIN_COLORS["A"]
    picture = roofs("A", view_of(*BOARD))
    assert picture.spaces() == {"1A", "2A", "3A"}
    for name in ("2A", "3A"):
        assert picture.share(space(name), colors.fill) > 0.3
        assert picture.share(space(name, 0), look.plate) == 0
        assert picture.share(letter_of(name), colors.ink) == 0
    street = QRectF(space_rect(T["2A"]).right() - 3, 12, 6, 36)
    assert picture.share(street, colors.fill) > 0.3


def test_marks_for_colour_blind_eyes_are_a_letter_and_a_pattern(qapp: QApplication) -> None:
    theme.set_chain_marks(qapp, True)
    picture = roofs("A", view_of(*BOARD))
    theme.set_chain_marks(qapp, False)
    for name in ("2A", "3A"):
        assert picture.share(letter_of(name), CHAIN_COLORS["A"].ink) > 0.05


def test_the_safe_palette_has_the_marks_by_itself(qapp: QApplication) -> None:
    assert not theme.marks_chains()
    theme.set_chain_palette(qapp, ChainPalette.SAFE)
    assert theme.marks_chains()
    theme.set_chain_palette(qapp, ChainPalette.USUAL)
    assert not theme.marks_chains()


def test_a_chain_has_one_headquarters_on_its_space() -> None:
    view, layer = view_of(*BOARD), Front()
    assert view.headquarters[CHAINS.index("A")] == T["1A"]
    layer.show_chain(CHAINS.index("A"), view)
    assert Drawn(layer.paint).spaces() == {"1A"}
    layer.show_chain(CHAINS.index("T"), view)
    assert Drawn(layer.paint).spaces() == set()


def test_a_chain_that_is_gone_draws_nothing() -> None:
    layer = ChainRoofs()
    layer.show_chain(CHAINS.index("A"), view_of(*BOARD))
    layer.show_chain(CHAINS.index("A"), view_of("............"))
    assert Drawn(layer.paint).spaces() == set()


# Tiles of the hand


def test_an_own_tile_is_dashed_round_its_coordinate() -> None:
    look = theme.current()
    view = view_of(*BOARD, hand="4A 9H")
    layer = OwnTiles()
    layer.show_effects(view.effects)
    picture = Drawn(layer.paint)
    assert picture.spaces() == {"4A", "9H"}
    for name in ("4A", "9H"):
        rect = space_rect(T[name])
        assert picture.share(rect.adjusted(12, 20, -12, -20), look.own_tile) > 0.03
        edge = QRectF(rect.left() + 14, rect.top() + 3, 36, 4)
        assert 0.2 < picture.share(edge, look.own_tile) < 0.7
        assert layer.area.contains(rect)


def test_an_own_tile_that_cannot_be_placed_has_a_muted_coordinate_and_no_outline() -> None:
    look = theme.current()
    view = view_of("AAAAAAAAAAAA", "............", "FFFFFFFFFFFF", hand="4B")
    assert view.effects[0].kind is EffectKind.UNPLAYABLE
    layer = OwnTiles()
    layer.show_effects(view.effects)
    picture = Drawn(layer.paint)
    assert picture.share(space("4B"), look.ink_muted) > 0.02
    assert picture.share(space("4B", 0), look.own_tile) == 0


# Marks


def test_the_last_tile_has_a_folded_corner_in_brass() -> None:
    look, item = theme.current(), LastTileItem()
    item.show_tile(T["3C"])
    corner = QRectF(space_rect(T["3C"]).topRight() + QPointF(-16, 8), space_rect(0).size() / 8)
    assert drawn(item).share(corner, look.brass) > 0.3
    assert drawn(item).is_empty(space("3C", 24))
    assert item.boundingRect().contains(space_rect(T["3C"]))
    item.show_tile(None)
    assert drawn(item).is_empty(SHEET)


def test_the_keyboards_place_has_a_ring_only_while_keys_are_used() -> None:
    look, item = theme.current(), CursorItem()
    item.show_cursor(T["5E"], is_used=True)
    assert item.isVisible()
    edge = QRectF(space_rect(T["5E"]).topLeft() + QPointF(20, -4), space_rect(0).size() / 8)
    assert drawn(item).share(edge, look.focus) > 0.2
    assert drawn(item).is_empty(space("5E"))
    assert item.boundingRect().contains(space_rect(T["5E"]))
    item.show_cursor(T["5E"], is_used=False)
    assert not item.isVisible()


def test_a_tile_that_is_pointed_out_has_a_broad_ring() -> None:
    look, item = theme.current(), HighlightItem()
    item.show_tiles(frozenset({T["5E"]}))
    edge = QRectF(space_rect(T["5E"]).topLeft() + QPointF(20, -4), space_rect(0).size() / 8)
    assert drawn(item).share(edge, look.brass) > 0.2
    assert item.boundingRect().contains(space_rect(T["5E"]))
    item.show_tiles(frozenset())
    assert drawn(item).is_empty(SHEET)


# Changes


def growth() -> Change:
    change = change_between(view_of("AAA........."), view_of("AAAA........"))
    assert change is not None
    return change


def test_a_tile_that_was_placed_comes_down_on_its_space() -> None:
    change, item = growth(), TransitionItem()
    item.show_moment(change, 0)
    assert item.isVisible()
    high = drawn(item)
    beside = QRectF(space_rect(T["4A"]).right() + 1, 20, 5, 20)
    assert high.share(space("4A"), CHAIN_COLORS["A"].fill) > 0.3
    assert not high.is_empty(beside)
    item.show_moment(change, change.settled_ms - 1)
    assert drawn(item).is_empty(beside)


def test_the_outline_is_drawn_once_when_the_tile_lies_and_is_still_in_the_end() -> None:
    change, item = growth(), TransitionItem()
    whole = shape_of(change.group).boundingRect().adjusted(-6, -6, 6, 6)
    item.show_moment(change, change.settled_ms + change.pulse_ms * 0.1)
    begun = drawn(item).share(whole, theme.current().lamp)
    item.show_moment(change, change.settled_ms + change.pulse_ms * 0.5)
    assert 0 < begun < drawn(item).share(whole, theme.current().lamp)
    item.show_moment(change, change.settled_ms + change.pulse_ms * 0.7)
    glowing = drawn(item)
    edge = QRectF(20, space_rect(0).bottom() - 10, 3 * SIDE, 14)
    assert not glowing.is_empty(edge)
    assert glowing.is_empty(space("2A"))
    item.show_moment(change, change.settled_ms + change.pulse_ms)
    assert drawn(item).is_empty(SHEET)
    item.show_moment(None, 0)
    assert not item.isVisible()


def test_the_space_of_a_tile_on_its_way_is_bare_until_it_arrives() -> None:
    change = replace(growth(), arrives_ms=100)
    scene, item = QGraphicsScene(), TransitionItem()
    scene.addItem(item)
    item.show_moment(change, 99)
    (bare,) = item.childItems()
    assert bare.isVisible()
    assert bare.boundingRect() == space_rect(T["4A"])
    item.show_moment(change, 100)
    assert not bare.isVisible()
    assert drawn(item).share(space("4A"), CHAIN_COLORS["A"].fill) > 0.3


def test_where_nothing_may_move_a_line_shows_what_changed() -> None:
    change, item = growth(), TransitionItem()
    item.show_still(change)
    assert item.isVisible()
    edge = QRectF(20, space_rect(0).bottom() - 10, 3 * SIDE, 14)
    assert drawn(item).share(edge, theme.current().lamp) > 0.05
    assert drawn(item).is_empty(space("2A"))


def test_tiles_of_an_acquired_chain_fade_one_after_the_other_and_go() -> None:
    change = change_between(view_of("AAA.FF......"), view_of("AAAAAA......"))
    assert change is not None
    scene, item = QGraphicsScene(), TransitionItem()
    scene.addItem(item)
    item.show_moment(change, change.settled_ms + change.step_ms)
    first, second = item.childItems()
    assert first.opacity() < second.opacity() == 1
    item.show_moment(None, 0)
    assert item.childItems() == []


@pytest.mark.parametrize(("side_px", "is_large"), [(10, False), (40, True)])
def test_only_spaces_larger_than_those_of_thumbnails_have_details(
    side_px: int, *, is_large: bool
) -> None:
    layer = ChainRoofs()
    layer.show_chain(CHAINS.index("A"), view_of(*BOARD))
    image = QImage(3 * side_px, side_px, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    painter.scale(side_px / SIDE, side_px / SIDE)
    layer.paint(painter)
    painter.end()
    hut = CHAIN_COLORS["A"].fill.lighter(112).rgba()
    seen = {image.pixel(x, y) for x in range(side_px, 3 * side_px) for y in range(side_px)}
    assert len(seen) > 1
    assert (hut in seen) == is_large
