"""The preview of a tile: which tiles change their colour, and which stay as they are."""

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QStyleOptionGraphicsItem

from acquire_desktop.games.acquire.engine.board import INDEPENDENT, TILES_BY_NAME
from acquire_desktop.games.acquire.engine.editions import CLASSIC_2023
from acquire_desktop.games.acquire.engine.game import observe
from acquire_desktop.games.acquire.engine.position import position
from acquire_desktop.games.acquire.engine.view import EffectKind, TileEffect, View
from acquire_desktop.ui.acquire.table.board.drawing import plate_rect
from acquire_desktop.ui.acquire.table.board.geometry import space_rect
from acquire_desktop.ui.acquire.table.board.layers import BoardItem
from acquire_desktop.ui.acquire.table.board.preview import PreviewItem, PreviewSizeItem
from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.look.colors import CHAIN_COLORS
from tests.ui.acquire.table.board.pictures import Drawn

BOARD = (
    "AAA.FF......",
    "...o........",
    "............",
    "o.o.........",
    "............",
    ".......TT...",
    "............",
    "............",
    "............",
)
"""American, Festival and a tile alone meet at 4A; Tower grows at 10F; 2D founds a chain."""
HAND = "4A 10F 2D 12I 12G 10C"
T = TILES_BY_NAME


def view_of(board: tuple[str, ...] = BOARD, hand: str = HAND) -> View:
    return observe(position(CLASSIC_2023, board, cash=[6000] * 3, hands=[hand]), 0)


def effect_of(view: View, tile: str) -> TileEffect:
    return next(effect for effect in view.effects if effect.tile == T[tile])


def shown(view: View, tile: str) -> PreviewItem:
    item = PreviewItem()
    item.show_effect(effect_of(view, tile), view)
    return item


def picture(item: BoardItem) -> Drawn:
    return Drawn(lambda painter: item.paint(painter, QStyleOptionGraphicsItem()))


def has_color(drawn: Drawn, tile: str, color: QColor) -> bool:
    """Tell whether a space has some of a colour."""
    return drawn.share(space_rect(T[tile]), color) > 0


pytestmark = pytest.mark.usefixtures("qapp")


def test_the_tiles_that_join_the_survivor_change_colour_and_its_own_do_not() -> None:
    view = view_of()
    item = shown(view, "4A")
    image = picture(item)
    assert image.spaces() == {"4A", "5A", "6A", "4B"}
    assert item.subject is not None
    assert item.subject.joining == {T["5A"]: "F", T["6A"]: "F", T["4B"]: None}
    for tile in ("4A", "5A", "6A", "4B"):
        assert has_color(image, tile, CHAIN_COLORS["A"].fill)
    assert has_color(image, "5A", CHAIN_COLORS["F"].fill)
    assert not has_color(image, "4B", CHAIN_COLORS["F"].fill)


def test_the_old_letters_stay_readable_on_the_tiles_that_join() -> None:
    image, old = picture(shown(view_of(), "4A")), CHAIN_COLORS["F"]
    for name in ("5A", "6A"):
        corner = space_rect(T[name]).adjusted(12, 12, -42, -42)
        assert image.share(corner, old.ink) > 0.05
        assert image.share(corner, old.fill) > 0.3


def test_the_group_that_a_tile_would_make_is_outlined() -> None:
    image, accent = picture(shown(view_of(), "4A")), theme.current().accent
    for name in ("1A", "6A", "4B"):
        assert image.share(space_rect(T[name]).adjusted(20, 50, -20, 4), accent) > 0.02
    assert image.share(space_rect(T["5A"]).adjusted(-6, 20, -58, -20), accent) == 0


def test_the_previewed_tile_has_its_coordinate_over_its_pictogram() -> None:
    image, rect = picture(shown(view_of(), "10F")), space_rect(T["10F"])
    ink = CHAIN_COLORS["T"].ink
    for part in (rect.adjusted(12, 12, -12, -36), rect.adjusted(12, 36, -12, -10)):
        assert image.share(part, ink) > 0.01


def test_a_chain_that_grows_keeps_its_colour_and_gives_it_to_the_tile() -> None:
    image = picture(shown(view_of(), "10F"))
    assert image.spaces() == {"10F"}
    assert has_color(image, "10F", CHAIN_COLORS["T"].fill)


def test_a_founding_colours_nothing_before_its_chain_is_chosen() -> None:
    image = picture(shown(view_of(), "2D"))
    assert image.spaces() == {"2D"}


def test_a_tie_colours_nothing_before_the_survivor_is_chosen() -> None:
    tied = ("AA.FF.......", *["............"] * 8)
    view = view_of(tied, "3A 12I 12G 10D 8D 6D")
    assert effect_of(view, "3A").survivor is None
    assert picture(shown(view, "3A")).spaces() == {"3A"}


def test_a_tile_that_cannot_be_placed_colours_nothing_else() -> None:
    safe = ("AAAAAAAAAAAA", "............", "TTTTTTTTTTTT", *["............"] * 6)
    view = view_of(safe, "4B 12I 12G 10E 8F 6E")
    assert effect_of(view, "4B").kind is EffectKind.UNPLAYABLE
    item = shown(view, "4B")
    assert picture(item).spaces() == {"4B"}
    assert item.boundingRect().contains(space_rect(T["4B"]))
    assert not item.boundingRect().contains(space_rect(T["4D"]))


def test_a_preview_of_nothing_is_not_seen_and_draws_nothing() -> None:
    view = view_of()
    item = shown(view, "4A")
    assert item.isVisible()
    for effect, of in ((None, view), (effect_of(view, "4A"), None), (None, None)):
        item.show_effect(effect, of)
        assert not item.isVisible()
        assert item.effect is None
        assert picture(item).spaces() == set()
        item.show_effect(effect_of(view, "4A"), view)


def test_another_preview_forgets_the_tiles_of_the_one_before() -> None:
    view = view_of()
    item = shown(view, "4A")
    item.show_effect(effect_of(view, "12I"), view)
    assert picture(item).spaces() == {"12I"}


def test_a_preview_covers_its_group_and_no_more_than_the_space_around_it() -> None:
    view = view_of()
    area = shown(view, "4A").boundingRect()
    for tile in ("1A", "4A", "6A", "4B"):
        assert area.contains(space_rect(T[tile]))
    assert not area.contains(space_rect(T["8A"]))
    assert not area.contains(space_rect(T["4D"]))


# The plates with size and price


def plates(view: View, tile: str) -> PreviewSizeItem:
    item = PreviewSizeItem()
    item.show_effect(effect_of(view, tile), view)
    return item


def test_the_size_of_a_group_stands_above_its_tile_and_a_lone_tile_has_none() -> None:
    view = view_of()
    assert plates(view, "10F").isVisible()
    assert not plates(view, "12I").isVisible()
    item = plates(view, "10F")
    item.show_effect(None, view)
    assert not item.isVisible()
    image, rect, plate = picture(plates(view, "10F")), space_rect(T["10F"]), theme.current().plate
    assert image.share(QRectF(rect.center().x() - 6, rect.top() - 10, 12, 10), plate) > 0.3
    area = plates(view, "10F").boundingRect()
    assert area.contains(rect)
    assert not area.contains(space_rect(T["10C"]))


def test_no_plate_lies_on_the_letter_of_a_space() -> None:
    board = ("............", "CCCC........", "CCCCCC......", *["............"] * 6)
    view = view_of(board, "5B 12I 12G")
    letters = [
        space_rect(tile).adjusted(11, 11, -37, -37)
        for tile, owner in enumerate(view.board)
        if owner < INDEPENDENT
    ]
    shown = plates(view, "5B").plates
    assert [plate.text for plate in shown] == ["11", "$800 → $900"]
    assert not any(plate_rect(plate).intersects(box) for plate in shown for box in letters)


def written(view: View, tile: str) -> tuple[str, bool]:
    """Return the price on the plates of a tile, and whether a shield stands beside the size."""
    subject = plates(view, tile).subject
    assert subject is not None
    return subject.price_text, subject.is_safe


def test_the_price_stands_there_only_where_it_changes() -> None:
    assert written(view_of(), "10F")[0] == "$200 → $300"
    assert written(view_of(), "4A")[0] == "$400 → $700"
    assert written(view_of(), "2D")[0] == ""
    steady = ("............", "CCCCCC......", *["............"] * 7)
    assert written(view_of(steady, "7B 12I 12G 10D 8D 6D"), "7B")[0] == ""


def test_a_new_price_stands_below_its_tile() -> None:
    rect, look = space_rect(T["10F"]), theme.current()
    below = QRectF(rect.center().x() - 30, rect.bottom() - 4, 60, 16)
    image = picture(plates(view_of(), "10F"))
    assert image.share(below, look.plate) > 0.3
    assert image.share(below, look.plate_ink) > 0.02
    rect = space_rect(T["2D"])
    below = QRectF(rect.center().x() - 30, rect.bottom() - 4, 60, 16)
    assert picture(plates(view_of(), "2D")).is_empty(below)


def test_a_chain_that_becomes_safe_shows_its_shield() -> None:
    ten = ("AAAAAAAAAA..", *["............"] * 8)
    nine = ("AAAAAAAAA...", *["............"] * 8)
    assert written(view_of(ten, "11A 12I 12G 10D 8D 6D"), "11A")[1]
    assert not written(view_of(nine, "10A 12I 12G 10D 8D 6D"), "10A")[1]
