"""The preview of a tile: which tiles change their colour, and which stay as they are."""

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QStyleOptionGraphicsItem

from acquire_desktop.games.acquire.engine.actions import PlaceTile
from acquire_desktop.games.acquire.engine.board import TILES_BY_NAME
from acquire_desktop.games.acquire.engine.editions import CLASSIC_2023
from acquire_desktop.games.acquire.engine.game import apply, observe
from acquire_desktop.games.acquire.engine.position import position
from acquire_desktop.games.acquire.engine.view import EffectKind, TileEffect, View
from acquire_desktop.ui.acquire.table.board.geometry import PLAN, space_rect
from acquire_desktop.ui.acquire.table.board.layers import BoardItem
from acquire_desktop.ui.acquire.table.board.preview import (
    PillItem,
    PreviewItem,
    founding_effect,
)
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
    assert image.spaces() == {"1A", "4A", "5A", "6A", "4B"}, "1A: their headquarters"
    assert item.subject is not None
    assert item.subject.joining == {T["5A"]: "F", T["6A"]: "F", T["4B"]: None}
    for tile in ("5A", "6A", "4B"):
        assert has_color(image, tile, CHAIN_COLORS["A"].fill)
    assert has_color(image, "5A", CHAIN_COLORS["F"].fill)
    assert not has_color(image, "4B", CHAIN_COLORS["F"].fill)


def test_the_group_that_a_tile_would_make_is_outlined_in_brass() -> None:
    image, brass = picture(shown(view_of(), "4A")), theme.current().brass
    for name in ("3A", "6A", "4B"):
        assert image.share(space_rect(T[name]).adjusted(20, 54, -20, 4), brass) > 0.1
    assert image.share(space_rect(T["6A"]).adjusted(-4, 20, -60, -20), brass) == 0


def test_the_previewed_tile_is_edged_in_brass_round_its_coordinate() -> None:
    for name in ("10F", "12I"):
        image, rect, look = picture(shown(view_of(), name)), space_rect(T[name]), theme.current()
        assert image.share(rect.adjusted(14, 20, -14, -20), look.independent_ink) > 0.03
        assert image.share(QRectF(rect.left() + 16, rect.top() + 3, 32, 4), look.brass) > 0.3


def test_the_headquarters_of_the_chains_concerned_stand_over_the_preview() -> None:
    item = shown(view_of(), "4A")
    assert item.subject is not None
    assert {front.letter for _, front in item.subject.fronts} == {"A", "F"}
    assert has_color(picture(item), "1A", theme.current().lamp)


def test_a_founding_colours_nothing_before_its_chain_is_chosen() -> None:
    image = picture(shown(view_of(), "2D"))
    assert image.spaces() == {"2D"}


def test_the_chain_that_would_be_founded_stands_on_its_tiles() -> None:
    state = apply(
        position(CLASSIC_2023, BOARD, cash=[6000] * 3, hands=[HAND]), PlaceTile(T["2D"])
    ).state
    view, worldwide = observe(state, 0), 3
    assert view.edition.chains[worldwide].name == "Worldwide"
    effect = founding_effect(worldwide, view)
    assert effect is not None
    assert set(effect.group) == {T["1D"], T["2D"], T["3D"]}
    item, words = PreviewItem(), PillItem()
    item.show_effect(effect, view)
    words.show_effect(effect, view)
    image = picture(item)
    for tile in ("1D", "3D"):
        assert has_color(image, tile, CHAIN_COLORS["W"].fill)
    assert words.subject is not None
    assert words.subject.text == "Worldwide: 3 tiles, $400"
    assert founding_effect(worldwide, view_of()) is None, "nothing is founded now"


def test_a_tie_colours_nothing_before_the_survivor_is_chosen() -> None:
    tied = ("AA.FF.......", *["............"] * 8)
    view = view_of(tied, "3A 12I 12G 10D 8D 6D")
    assert effect_of(view, "3A").survivor is None
    image = picture(shown(view, "3A"))
    assert image.spaces() == {"1A", "3A", "4A"}, "both headquarters stay"
    assert image.share(space_rect(T["2A"]).adjusted(6, 6, -6, -6), CHAIN_COLORS["F"].fill) == 0
    assert image.share(space_rect(T["5A"]).adjusted(6, 6, -6, -6), CHAIN_COLORS["A"].fill) == 0


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


# The pill with size and price


def pill(view: View, tile: str) -> PillItem:
    item = PillItem()
    item.show_effect(effect_of(view, tile), view)
    return item


def test_a_pill_stands_below_its_tile_or_above_in_the_last_row_and_on_the_board() -> None:
    view = view_of(hand="4A 10F 2D 12I 12G 10C")
    assert not pill(view, "12I").isVisible()
    for tile in ("4A", "10F", "2D"):
        item, rect = pill(view, tile), space_rect(T[tile])
        assert item.isVisible()
        assert item.place().top() >= rect.bottom()
        assert PLAN.contains(item.place())
        assert item.boundingRect().contains(item.place())
        assert picture(item).share(item.place(), theme.current().plate) > 0.3
        item.show_effect(None, view)
        assert not item.isVisible()
    last_row = (*["............"] * 8, "AA..........")
    low = pill(view_of(last_row, "3I 12A 12C"), "3I")
    assert low.place().bottom() <= space_rect(T["3I"]).top()


def test_a_pill_stands_above_where_it_would_cover_the_group_or_headquarters_below() -> None:
    below = (*["............"] * 4, "....o.......", *["............"] * 4)
    merging = (*["............"] * 4, "...TT..SSS..", *["............"] * 4)
    for board, tile in ((below, "5D"), (merging, "4D")):
        item = pill(view_of(board, f"{tile} 12A 12C"), tile)
        assert item.place().bottom() <= space_rect(T[tile]).top()


def written(view: View, tile: str) -> tuple[str, bool]:
    """Return what stands on the pill of a tile, and whether a shield stands before it."""
    subject = pill(view, tile).subject
    assert subject is not None
    return subject.text, subject.is_safe


def test_the_price_stands_there_only_where_it_changes() -> None:
    assert written(view_of(), "10F")[0] == "3 tiles · $200 → $300"
    assert written(view_of(), "4A")[0] == "7 tiles · $400 → $700"
    assert written(view_of(), "2D")[0] == "3 tiles"
    steady = ("............", "CCCCCC......", *["............"] * 7)
    assert written(view_of(steady, "7B 12I 12G 10D 8D 6D"), "7B")[0] == "7 tiles"


def test_a_chain_that_becomes_safe_shows_its_shield() -> None:
    ten = ("AAAAAAAAAA..", *["............"] * 8)
    nine = ("AAAAAAAAA...", *["............"] * 8)
    assert written(view_of(ten, "11A 12I 12G 10D 8D 6D"), "11A")[1]
    assert not written(view_of(nine, "10A 12I 12G 10D 8D 6D"), "10A")[1]
