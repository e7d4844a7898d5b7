"""The power cards for tiles: rules document, section 5; ja-2023, "選択ルール：特殊能力カード"."""

from acquire_desktop.games.acquire.engine.actions import PassPlacement, PlaceTile, ReplaceHand
from acquire_desktop.games.acquire.engine.board import TILES_BY_NAME
from acquire_desktop.games.acquire.engine.decisions import (
    StockDisposal,
    StockPurchase,
    TilePlacement,
)
from acquire_desktop.games.acquire.engine.editions import (
    CLASSIC_2023,
    EDITION_2008,
    JA_CLASSIC,
    StuckHand,
)
from acquire_desktop.games.acquire.engine.events import PlacementPassed, TileDrawn
from acquire_desktop.games.acquire.engine.game import apply, legal_actions, observe, redact
from acquire_desktop.games.acquire.engine.house_rules import with_house_rules
from acquire_desktop.games.acquire.engine.notation import action_text
from acquire_desktop.games.acquire.engine.position import position
from tests.games.acquire.engine.card_table import (
    NOTHING,
    a_placement,
    a_simple_choice,
    chains_named,
    do,
    table,
    texts,
)

# Draw five


def test_draw_five_draws_before_the_tile_is_placed() -> None:
    pool = "1C 2C 3C 4C 5C 6C 7C"
    step = do(table(pool=pool), "card draw-five")
    drawn = [event.tile for event in step.events if isinstance(event, TileDrawn)]
    assert drawn == [TILES_BY_NAME[name] for name in pool.split()[:5]]
    assert [e.tile for e in redact(step.events, 1) if isinstance(e, TileDrawn)] == [None] * 5
    view = observe(step.state, 0)
    assert len(view.hand) == view.hand_sizes[0] == 11
    assert view.decision == TilePlacement(0, hand_replaced=False)
    assert PlaceTile(TILES_BY_NAME["1C"]) in view.legal


def test_draw_five_draws_as_many_as_the_pool_has() -> None:
    view = observe(do(table(pool="1C 2C"), "card draw-five").state, 0)
    assert (len(view.hand), view.pool_count) == (8, 0)


def test_after_draw_five_nothing_is_drawn_until_the_hand_has_fewer_than_six_tiles() -> None:
    state = do(table(), "card draw-five").state
    sizes = []
    for _ in range(7):
        while observe(state, 0).turn_seat:
            state = apply(state, legal_actions(state)[0]).state
        state = do(state, action_text(a_placement(state), JA_CLASSIC)).state
        while observe(state, 0).turn_seat == 0:
            state = apply(state, a_simple_choice(state)).state
        sizes.append(observe(state, 0).hand_sizes[0])
    assert sizes == [10, 9, 8, 7, 6, 6, 6]


def test_unplayable_tiles_of_a_large_hand_go_without_new_ones() -> None:
    board = ["FFFFFFFFFFF.", "............", "AAAAAAAAAAA.", *["............"] * 6]
    state = table(board, hands=["1B 2B 3B 1I 3I 5I"], pool="7I 9I 11I 1G 3G 5G 7G")
    step = do(state, "card draw-five", "place 1I", "buy")
    view = observe(step.state, 0)
    assert view.out[-3:] == tuple(TILES_BY_NAME[name] for name in ("1B", "2B", "3B"))
    assert view.hand_sizes[0] == 7
    assert view.pool_count == 2


def test_draw_five_may_save_a_hand_that_cannot_be_placed() -> None:
    edition = with_house_rules(CLASSIC_2023, {"power_cards": True})
    board = ["FFFFFFFFFFF.", "............", "AAAAAAAAAAA.", *["............"] * 6]
    state = table(board, hands=["1B 2B 3B"], pool="1I 3I 5I 7I 9I 11I", edition=edition)
    assert texts(state) == {"pass", "declare", "card draw-five", "card place-four"}
    assert "place 1I" in texts(do(state, "card draw-five").state)


def test_a_game_is_not_frozen_while_a_draw_five_card_can_change_a_hand() -> None:
    """Rule: rules document, section 6, 6."""
    board = [
        *("SS.WW.FF.II.", "............", "AA.CC.TT....", "............", "............"),
        *("o.o.o.o.o.o.", "............", "............", "............"),
    ]
    hands = ["2F 4F 6F 8F 10F 12F", "1G 3G 5G 7G 9G 11G", "1E 3E 5E 7E 9E 11E"]
    edition = with_house_rules(CLASSIC_2023, {"power_cards": True})
    assert not do(table(board, hands=hands, edition=edition, buying=True), "buy").state.over
    without = position(CLASSIC_2023, board, cash=[0] * 3, hands=hands, buying=True)
    assert apply(without, NOTHING).state.over


# Place four


def test_place_four_places_up_to_four_tiles_then_draws_back_up_to_six() -> None:
    state = do(table(), "card place-four").state
    for left, tile in ((4, "1I"), (3, "3I"), (2, "5I"), (1, "6I")):
        view = observe(state, 0)
        assert view.decision == TilePlacement(0, hand_replaced=False, tiles_left=left)
        assert view.tiles_left == left
        state = do(state, f"place {tile}").state
    step = do(state, "found tower")
    assert observe(step.state, 0).decision == StockPurchase(0, 3)
    step = do(step.state, "buy")
    assert sum(isinstance(event, TileDrawn) for event in step.events) == 4
    assert observe(step.state, 0).hand_sizes[0] == 6


def test_one_tile_must_be_placed_then_the_player_may_stop() -> None:
    state = do(table(), "card place-four").state
    assert PassPlacement() not in legal_actions(state)
    state = do(state, "place 1I").state
    assert PassPlacement() in legal_actions(state)
    step = do(state, "place 3I", "pass")
    assert step.events == (PlacementPassed(0, placed=2),)
    assert observe(step.state, 0).decision == StockPurchase(0, 3)
    assert observe(do(step.state, "buy").state, 0).hand_sizes[0] == 6


def test_each_tile_is_settled_wholly_before_the_next() -> None:
    """A merger, its disposals by others and a founding in one turn."""
    state = table(
        hands=["4A 1I 2I 12I", "1H", "2H"],
        stocks=[{"Festival": 2}, {"Festival": 3}, {"American": 1}],
    )
    state = do(state, "card place-four", "place 4A").state
    festival, american = chains_named("Festival", "American")
    assert observe(state, 0).decision == StockDisposal(
        0, TILES_BY_NAME["4A"], festival, american, 3, 400, ()
    )
    assert observe(state, 0).tiles_left == 3
    state = do(state, "keep 0 sell 2 trade 0").state
    assert state.seat == 1
    state = do(state, "keep 1 sell 0 trade 2").state
    assert observe(state, 0).decision == TilePlacement(0, hand_replaced=False, tiles_left=3)
    state = do(state, "place 1I", "place 2I", "found festival").state
    view = observe(state, 0)
    assert view.tiles_left == 1
    assert view.sizes[chains_named("Festival")[0]] == 2
    assert view.sizes[chains_named("American")[0]] == 8


def test_after_a_tile_of_place_four_another_may_become_possible_to_place() -> None:
    """4A merges two of seven chains, so that there is a chain to found again."""
    board = [
        *("FFF.AAAA....", "............", "SS.WW.CC.II.", "............", "TT.........."),
        *["............"] * 4,
    ]
    state = table(board, hands=["4A 1I 2I", "1H", "2H"])
    state = do(state, "card place-four", "place 1I").state
    assert "place 2I" not in texts(state)
    state = do(state, "place 4A").state
    assert "place 2I" in texts(state)


def test_with_no_tile_left_to_place_the_player_passes() -> None:
    state = do(table(hands=["1I", "1H", "2H"], pool=""), "card place-four", "place 1I").state
    assert legal_actions(state) == (PassPlacement(),)


def test_a_hand_that_was_stuck_from_the_start_places_nothing_with_the_card_either() -> None:
    board = ["FFFFFFFFFFF.", "............", "AAAAAAAAAAA.", *["............"] * 6]
    state = do(table(board, hands=["1B 2B"]), "card place-four").state
    assert PassPlacement() in legal_actions(state)
    step = do(state, "pass")
    assert step.events == (PlacementPassed(0, placed=0),)
    assert observe(step.state, 0).tiles_left == 0


def test_a_hand_is_not_set_aside_after_a_tile_was_placed() -> None:
    edition = with_house_rules(EDITION_2008, {"power_cards": True})
    assert edition.stuck_hand is StuckHand.SET_ASIDE
    board = ["WWWWWWWWWWW.", "............", "AAAAAAAAAAA.", *["............"] * 6]
    state = table(board, hands=["1B 2B 1I"], edition=edition)
    stuck = table(board, hands=["1B 2B"], edition=edition)
    assert ReplaceHand() in legal_actions(do(stuck, "card place-four").state)
    placed = do(state, "card place-four", "place 1I").state
    assert legal_actions(placed) == (PassPlacement(),)
