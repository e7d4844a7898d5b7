"""Every part of the board draws what it is there for, and nothing elsewhere."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QGraphicsScene, QStyleOptionGraphicsItem

from acquire_desktop.games.acquire.engine.board import COLUMNS, ROWS, TILES_BY_NAME
from acquire_desktop.games.acquire.engine.editions import CLASSIC_2023
from acquire_desktop.games.acquire.engine.game import observe
from acquire_desktop.games.acquire.engine.position import position
from acquire_desktop.games.acquire.engine.view import EffectKind, View
from acquire_desktop.ui.acquire.table.board.drawing import shape_of
from acquire_desktop.ui.acquire.table.board.geometry import SHEET, SIDE, space_rect
from acquire_desktop.ui.acquire.table.board.items import (
    Blocks,
    ChainRoofs,
    CursorItem,
    GroundItem,
    HighlightItem,
    MarksItem,
    OwnTiles,
)
from acquire_desktop.ui.acquire.table.board.layers import BoardItem
from acquire_desktop.ui.acquire.table.board.towers import size_rect
from acquire_desktop.ui.acquire.table.board.transition import Change, TransitionItem, change_between
from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.look.colors import CHAIN_COLORS
from tests.ui.acquire.table.board.pictures import Drawn, space

T = TILES_BY_NAME
BOARD = ("AAA.........", "............", "....FF......", "............", "o...........")
SAFE = ("AAAAAAAAAAAA",)
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


def test_columns_and_rows_are_named_at_the_edge() -> None:
    look, picture = theme.current(), drawn(GroundItem())
    for column in range(COLUMNS):
        head = QRectF(column * SIDE + 16, SHEET.top(), SIDE - 32, -SHEET.top() - 6)
        assert picture.share(head, look.space_label) > 0.01
    for row in range(ROWS):
        side = QRectF(SHEET.left(), row * SIDE + 16, -SHEET.left() - 6, SIDE - 32)
        assert picture.share(side, look.space_label) > 0.01


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


def test_a_chain_has_roofs_with_letters_and_one_headquarters_with_its_size() -> None:
    look, colors = theme.current(), CHAIN_COLORS["A"]
    view = view_of(*BOARD)
    picture = roofs("A", view)
    assert picture.spaces() == {"1A", "2A", "3A"}
    towers = [T[name] for name in ("1A", "2A", "3A") if T[name] in view.headquarters]
    assert towers == [T["1A"]]
    for name in ("2A", "3A"):
        assert picture.share(space(name), colors.fill) > 0.3
        assert picture.share(letter_of(name), colors.ink) > 0.05
        assert picture.share(space(name, 0), look.plate) == 0
    street = QRectF(space_rect(T["2A"]).right() - 3, 12, 6, 36)
    assert picture.share(street, colors.fill) > 0.3  # the roofs are one
    size = space_rect(T["1A"]).adjusted(20, 42, -20, -4)
    assert picture.share(size, look.plate) > 0.2
    assert picture.share(size, look.plate_ink) > 0.05
    crest = space_rect(T["1A"]).adjusted(20, 16, -20, -26)
    assert picture.share(crest, look.plate_ink) > 0.1


def test_headquarters_of_a_safe_chain_have_a_ring_and_a_shield() -> None:
    look, wall = theme.current(), QRectF(7, 24, 4, 16)
    shield = QRectF(10, 44, 12, 14)
    for place in (wall, shield):
        assert roofs("A", view_of(*SAFE)).share(place, look.lamp) > 0.02
        assert roofs("A", view_of(*BOARD)).share(place, look.lamp) == 0


def test_a_chain_that_is_gone_draws_nothing() -> None:
    layer = ChainRoofs()
    layer.show_chain(CHAINS.index("A"), view_of(*BOARD))
    layer.show_chain(CHAINS.index("A"), view_of("............"))
    assert Drawn(layer.paint).spaces() == set()


# Tiles of the hand


def test_an_own_tile_is_framed_with_its_coordinate_over_its_pictogram() -> None:
    look = theme.current()
    view = view_of(*BOARD, hand="4A 9H")
    layer = OwnTiles()
    layer.show_effects(view.effects)
    picture = Drawn(layer.paint)
    assert picture.spaces() == {"4A", "9H"}
    for name in ("4A", "9H"):
        rect = space_rect(T[name])
        assert picture.share(rect.adjusted(12, 12, -12, -36), look.own_tile) > 0.02
        assert picture.share(rect.adjusted(12, 36, -12, -10), look.own_tile) > 0.02
        edge = QRectF(rect.left() + 20, rect.top(), 24, 8)
        assert picture.share(edge, look.own_tile) > 0.1
        assert layer.area.contains(rect)


def test_an_own_tile_that_cannot_be_placed_is_muted() -> None:
    look = theme.current()
    view = view_of("AAAAAAAAAAAA", "............", "FFFFFFFFFFFF", hand="4B")
    assert view.effects[0].kind is EffectKind.UNPLAYABLE
    layer = OwnTiles()
    layer.show_effects(view.effects)
    picture = Drawn(layer.paint)
    assert picture.share(space("4B", 0), look.ink_muted) > 0.01
    assert picture.share(space("4B", 0), look.own_tile) == 0


# Marks


def test_the_last_tile_has_a_ring_and_a_corner_and_the_recent_ones_a_dot() -> None:
    look, item = theme.current(), MarksItem()
    item.show_marks(T["3C"], frozenset({T["3C"], T["8F"]}))
    picture = drawn(item)

    def corner(name: str) -> QRectF:
        return QRectF(space_rect(T[name]).topRight() + QPointF(-16, 8), space_rect(0).size() / 8)

    assert picture.share(corner("8F"), look.lamp) > 0.5
    assert picture.is_empty(space("8F", 20))
    bottom = QRectF(space_rect(T["3C"]).bottomLeft() + QPointF(20, -12), space_rect(0).size() / 6)
    assert picture.share(bottom, look.lamp) > 0.05
    assert picture.share(corner("3C"), look.lamp) > 0.3
    for name in ("3C", "8F"):
        assert item.boundingRect().contains(space_rect(T[name]))
    item.show_marks(None, frozenset())
    assert drawn(item).is_empty(SHEET)


def test_the_ring_of_a_headquarters_does_not_cover_its_size() -> None:
    """A founding puts both on one space."""
    item, chain = MarksItem(), size_rect(T["3C"])
    item.show_marks(T["3C"], frozenset({T["3C"]}), is_headquarters=True)
    assert drawn(item).is_empty(chain)
    sides = QRectF(space_rect(T["3C"]).topLeft() + QPointF(3, 20), space_rect(0).size() / 8)
    assert drawn(item).share(sides, theme.current().lamp) > 0.2
    item.show_marks(T["3C"], frozenset({T["3C"]}))
    assert not drawn(item).is_empty(chain)


def test_the_last_tile_has_no_dot_although_it_is_recent() -> None:
    item, alone = MarksItem(), MarksItem()
    item.show_marks(T["3C"], frozenset({T["3C"]}))
    alone.show_marks(T["3C"], frozenset())
    look, rect = theme.current(), space_rect(T["3C"])
    for color in (look.plate, look.lamp):
        assert drawn(item).share(rect, color) == drawn(alone).share(rect, color) > 0


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
    assert drawn(item).share(edge, look.lamp) > 0.2
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


@pytest.mark.parametrize(("side_px", "is_lettered"), [(10, False), (40, True)])
def test_only_spaces_larger_than_those_of_thumbnails_have_letters(
    side_px: int, *, is_lettered: bool
) -> None:
    layer = ChainRoofs()
    layer.show_chain(CHAINS.index("A"), view_of(*BOARD))
    image = QImage(3 * side_px, side_px, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    painter.scale(side_px / SIDE, side_px / SIDE)
    layer.paint(painter)
    painter.end()
    seen = {image.pixel(x, y) for x in range(side_px, 3 * side_px) for y in range(side_px)}
    assert len(seen) > 1
    assert (CHAIN_COLORS["A"].ink.rgba() in seen) == is_lettered
