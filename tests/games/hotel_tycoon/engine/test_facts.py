"""The board, the deeds and the cards are those of the design."""

import json
from pathlib import Path

import pytest

from acquire_desktop.games.hotel_tycoon.engine.board import (
    AFTER_BANK_LINE,
    AFTER_TOWN_HALL_LINE,
    BOARD,
    PROPERTY_KEYS,
    RESERVED_TILES,
    SLOT_TILES,
    Slot,
    TileKind,
    bordering,
    next_tile,
    turned_to,
)
from acquire_desktop.games.hotel_tycoon.engine.cards import CARDS, HELD_CARDS, one_note_of_each
from acquire_desktop.games.hotel_tycoon.engine.deeds import DEEDS, StepKind
from acquire_desktop.games.hotel_tycoon.engine.rules.table import FACES

FACTS = json.loads((Path(__file__).parents[1] / "board.json").read_text("utf-8"))


def test_every_tile_has_the_kind_and_the_land_of_the_design() -> None:
    for tile, (space, fact) in enumerate(zip(BOARD, FACTS["track"], strict=True)):
        assert space.kind.value == fact["kind"], tile
        sides = [fact[side] for side in ("outer", "inner") if fact[side]["property"]]
        ours = [
            {"property": PROPERTY_KEYS[side.property], "slot": side.slot.value}
            for side in space.sides
        ]
        assert ours == sides, tile


def test_the_track_has_the_spaces_of_each_kind() -> None:
    kinds = [space.kind for space in BOARD]
    counts = {kind: kinds.count(kind) for kind in TileKind}
    assert counts == {
        TileKind.START: 1,
        TileKind.BUILD: 13,
        TileKind.BUY: 12,
        TileKind.FREE_ENTRANCE: 3,
        TileKind.FREE_PHASE: 2,
    }


def test_thirty_tiles_hold_an_entrance_and_fifty_two_sides_a_slot() -> None:
    assert {tile for tiles in SLOT_TILES for tile in tiles} == set(range(1, 31))
    assert sum(map(len, SLOT_TILES)) == 52
    assert [*map(len, SLOT_TILES)] == [len(deed["slots"]) for deed in FACTS["properties"]]
    assert [list(tiles) for tiles in SLOT_TILES] == [d["slots"] for d in FACTS["properties"]]
    assert list(RESERVED_TILES) == [deed["reserved"] for deed in FACTS["properties"]]


def test_no_slot_lies_across_a_reserved_one() -> None:
    for owned, tile in enumerate(RESERVED_TILES):
        others = [side.slot for side in BOARD[tile].sides if side.property != owned]
        assert all(slot is Slot.NONE for slot in others)
        assert turned_to(tile, owned) == -1


def test_the_lines_lie_where_the_board_has_them() -> None:
    assert next_tile(30) == 0
    assert FACTS["lines"]["bank"][1] == AFTER_BANK_LINE
    assert FACTS["lines"]["town_hall"][1] == AFTER_TOWN_HALL_LINE


@pytest.mark.parametrize("owned", range(8), ids=PROPERTY_KEYS)
def test_a_deed_has_the_figures_of_the_design(owned: int) -> None:
    """All 36 rows of fees among them, one for each number of nights."""
    deed, fact = DEEDS[owned], FACTS["properties"][owned]
    assert fact["key"] == PROPERTY_KEYS[owned]
    assert (deed.land, deed.entrance) == (fact["land"], fact["entrance"])
    for built, (step, row) in enumerate(zip(deed.steps, fact["steps"], strict=True), 1):
        assert (step.kind.value, step.cost, step.stars) == (row["kind"], row["cost"], row["stars"])
        assert [nights * deed.fee(built) for nights in range(1, 7)] == row["fees"]


def test_land_is_sold_where_it_borders_a_buy_space() -> None:
    for owned, fact in enumerate(FACTS["properties"]):
        spaces = [
            tile
            for tile, space in enumerate(BOARD)
            if space.kind is TileKind.BUY and owned in bordering(tile)
        ]
        assert spaces == fact["buy_spaces"]


def test_there_are_three_dice_and_the_pieces_of_the_box() -> None:
    """Rule: A4. Two dice and the permission die; 28 buildings and 8 leisure facilities."""
    assert [face.value for face in FACES] == FACTS["permission"]
    kinds = [step.kind for deed in DEEDS for step in deed.steps]
    assert (len(kinds), kinds.count(StepKind.LEISURE)) == (36, 8)


def test_all_money_is_whole_dollars() -> None:
    """Rule: A5. How thousands are written is a matter of the language alone."""
    prices = [deed.land for deed in DEEDS] + [s.cost for deed in DEEDS for s in deed.steps]
    assert all(type(price) is int and price % 50 == 0 for price in prices)


def test_there_is_one_of_each_event_card() -> None:
    """Rule: A39."""
    assert [card.value for card in CARDS] == [card["key"] for card in FACTS["cards"]]
    held = {card["key"] for card in FACTS["cards"] if card["timing"] == "hold"}
    assert {card.value for card in HELD_CARDS} == held


@pytest.mark.parametrize(
    ("cash", "taken"),
    [(0, 0), (49, 0), (50, 50), (100, 100), (6650, 6650), (7000, 6000), (20000, 5000)],
)
def test_a_purse_has_the_fewest_notes(cash: int, taken: int) -> None:
    """Rule: A43."""
    assert one_note_of_each(cash) == taken
