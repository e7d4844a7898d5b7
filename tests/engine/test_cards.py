"""The special power cards: rules document, section 5; ja-2023, "選択ルール：特殊能力カード"."""

from collections.abc import Sequence
from dataclasses import replace
from itertools import combinations_with_replacement

import pytest

from acquire_desktop.engine.actions import (
    Action,
    BuyStock,
    DeclareEnd,
    EndExchanges,
    ExchangeStock,
    IllegalActionError,
    PassPlacement,
    PlaceTile,
    PlayPowerCard,
    ReplaceHand,
    TakeFreeStock,
)
from acquire_desktop.engine.board import TILES_BY_NAME
from acquire_desktop.engine.cards import (
    BUY_FIVE,
    CARD_NAMES,
    DRAW_FIVE,
    FREE_STOCK,
    PLACE_FOUR,
    TRADE_THREE,
    PowerCard,
)
from acquire_desktop.engine.decisions import (
    FreeStock,
    StockDisposal,
    StockExchange,
    StockPurchase,
    TilePlacement,
)
from acquire_desktop.engine.editions import (
    CLASSIC_2023,
    EDITION_2008,
    EDITIONS,
    JA_CLASSIC,
    JA_TYCOON,
    Edition,
    StuckHand,
)
from acquire_desktop.engine.events import (
    FreeStockTaken,
    PlacementPassed,
    PowerCardPlayed,
    StockBought,
    StockExchanged,
    TileDrawn,
)
from acquire_desktop.engine.game import (
    Step,
    apply,
    legal_actions,
    new_game,
    observe,
    redact,
    resample,
)
from acquire_desktop.engine.generator import Generator
from acquire_desktop.engine.house import with_house_rules
from acquire_desktop.engine.notation import NotationError, action_text, parse_action
from acquire_desktop.engine.position import position
from acquire_desktop.engine.record import SetupError, SetupProblem, make_setup
from acquire_desktop.engine.state import State

EMPTY_BOARD = ["............"] * 9
# Festival with 3 tiles costs 400 a stock, American with 4 costs 500.
TWO_CHAINS = ["FFF.AAAA....", *["............"] * 8]
NOTHING = BuyStock((0,) * 7)
PLACE_CARDS = {DRAW_FIVE, PLACE_FOUR}
BUY_CARDS = {FREE_STOCK, BUY_FIVE, TRADE_THREE}


def table(
    board: Sequence[str] = TWO_CHAINS,
    *,
    hands: Sequence[str] = ("1I 2I 3I 4I 5I 6I", "1H", "2H"),
    stocks: Sequence[dict[str, int]] = (),
    cash: int = 6000,
    pool: str | None = None,
    buying: bool = False,
    edition: Edition = JA_CLASSIC,
) -> State:
    return position(
        edition,
        board,
        cash=[cash] * 3,
        stocks=stocks,
        hands=hands,
        pool=pool,
        buying=buying,
        power_cards=True,
    )


def do(state: State, *texts: str) -> Step:
    """Carry out actions in the notation; return the last step."""
    step = Step(state, ())
    for text in texts:
        step = apply(step.state, parse_action(text, state.setup.edition))
    return step


def texts(state: State) -> set[str]:
    return {action_text(action, state.setup.edition) for action in legal_actions(state)}


def offered(state: State) -> set[PowerCard]:
    return {action.card for action in legal_actions(state) if isinstance(action, PlayPowerCard)}


def counts(festival: int, american: int) -> tuple[int, ...]:
    names = [spec.name for spec in JA_CLASSIC.chains]
    held = [0] * 7
    held[names.index("Festival")], held[names.index("American")] = festival, american
    return tuple(held)


# Who may play what, and when


def test_each_player_begins_with_one_of_each() -> None:
    state = new_game(make_setup(JA_TYCOON, 5, "cards", power_cards=True))
    for seat in range(5):
        view = observe(state, seat)
        assert view.power_cards
        assert view.cards == tuple(range(5))
        assert view.played_cards == ((),) * 5
        assert view.card is None


def test_a_game_without_the_cards_offers_none() -> None:
    state = new_game(make_setup(JA_TYCOON, 3, "no cards"))
    view = observe(state, state.seat)
    assert not view.power_cards
    assert view.cards == view.played_cards == ()
    assert offered(state) == set()


@pytest.mark.parametrize("key", ["2008", "2023-classic", "2023-tycoon"])
def test_editions_without_the_cards_refuse_them_and_say_why(key: str) -> None:
    """Rule: rules document, section 2."""
    with pytest.raises(SetupError, match="no special power cards") as refusal:
        make_setup(EDITIONS[key], 3, "s", power_cards=True)
    assert refusal.value.problem is SetupProblem.NO_POWER_CARDS


def test_a_house_rule_brings_the_cards_into_any_edition() -> None:
    edition = with_house_rules(EDITION_2008, {"power_cards": True})
    state = new_game(make_setup(edition, 3, "s", power_cards=True))
    assert offered(state) == PLACE_CARDS


def test_cards_are_offered_at_their_step_alone() -> None:
    assert offered(table()) == PLACE_CARDS
    assert offered(table(buying=True)) == BUY_CARDS


def test_no_card_is_played_while_a_merger_is_settled() -> None:
    state = table(stocks=[{"Festival": 2}], hands=["4A"])
    settling = do(state, "place 4A").state
    assert isinstance(observe(settling, 0).decision, StockDisposal)
    assert offered(settling) == set()


@pytest.mark.parametrize("card", sorted(PLACE_CARDS))
def test_at_most_one_card_is_played_in_a_turn(card: PowerCard) -> None:
    state = do(table(), f"card {CARD_NAMES[card]}", "place 1I").state
    while isinstance(observe(state, 0).decision, TilePlacement):
        assert offered(state) == set()
        state = do(state, "pass").state
    assert isinstance(observe(state, 0).decision, StockPurchase)
    assert offered(state) == set()


def test_a_played_card_is_gone_and_another_may_be_played_in_the_next_turn() -> None:
    state = table(hands=["1I 3H 9I", "3I 5H", "5I 7H"])
    state = do(state, "place 1I", "card buy-five", "buy").state
    for seat in (1, 2):
        assert observe(state, seat).card is None
        assert offered(state) == PLACE_CARDS
        state = do(state, f"place {2 * seat + 1}I").state
        assert offered(state) == BUY_CARDS
        state = do(state, "buy").state
    state = do(state, "place 9I").state
    assert offered(state) == {FREE_STOCK, TRADE_THREE}
    with pytest.raises(IllegalActionError):
        apply(state, PlayPowerCard(BUY_FIVE))


def test_what_has_been_played_is_public() -> None:
    step = do(table(buying=True), "card free-stock")
    assert step.events == (PowerCardPlayed(0, FREE_STOCK),)
    for seat in range(3):
        assert redact(step.events, seat) == step.events
        view = observe(step.state, seat)
        assert view.played_cards == ((FREE_STOCK,), (), ())
        assert view.card == FREE_STOCK
        assert view.cards == ((1, 2, 3, 4) if seat == 0 else (0, 1, 2, 3, 4))


# Free stock


def test_free_stock_takes_up_to_three_stocks_instead_of_buying() -> None:
    state = table(buying=True, cash=0)
    taking = do(state, "card free-stock").state
    assert observe(taking, 0).decision == FreeStock(0, 3)
    mixes = {
        " ".join(["free", *(f"{cart.count(c)} {c}" for c in ("festival", "american") if c in cart)])
        for number in range(4)
        for cart in combinations_with_replacement(("festival", "american"), number)
    }
    assert texts(taking) == mixes
    step = do(taking, "free 2 festival 1 american")
    assert step.events[0] == FreeStockTaken(0, counts(2, 1))
    view = observe(step.state, 0)
    assert view.stocks[0] == counts(2, 1)
    assert view.cash == (0, 0, 0)
    assert view.bank[counts(1, 0).index(1)] == 23
    assert view.turn_seat == 1


def test_free_stock_takes_no_more_than_the_bank_has() -> None:
    state = table(buying=True, stocks=[{"Festival": 24, "American": 25}])
    taking = do(state, "card free-stock").state
    assert texts(taking) == {"free", "free 1 festival"}


def test_free_stock_without_a_chain_takes_nothing() -> None:
    taking = do(table(EMPTY_BOARD, buying=True), "card free-stock").state
    assert legal_actions(taking) == (TakeFreeStock((0,) * 7),)
    assert observe(do(taking, "free").state, 0).turn_seat == 1


# Buy five


def test_buy_five_raises_the_limit_for_this_turn_alone() -> None:
    state = do(table(buying=True), "card buy-five").state
    assert observe(state, 0).decision == StockPurchase(0, 5)
    bought = [sum(a.counts) for a in legal_actions(state) if isinstance(a, BuyStock)]
    assert max(bought) == 5
    state = do(state, "buy 3 festival 2 american", "place 1H").state
    assert observe(state, 0).cash[0] == 6000 - 3 * 400 - 2 * 500
    assert observe(state, 1).decision == StockPurchase(1, 3)


def test_buy_five_buys_within_cash() -> None:
    state = do(table(buying=True, cash=1300), "card buy-five").state
    assert texts(state) == {
        *("buy", "buy 1 festival", "buy 2 festival", "buy 3 festival"),
        *("buy 1 american", "buy 2 american", "buy 1 festival 1 american"),
        "buy 2 festival 1 american",
    }


# Trade three


def test_exchanges_are_made_before_the_purchase() -> None:
    state = table(buying=True, stocks=[{"Festival": 5}])
    state = do(state, "card trade-three").state
    assert observe(state, 0).decision == StockPurchase(0, 3, exchanges_left=3)
    step = do(state, "exchange festival american")
    assert step.events == (StockExchanged(0, *counts_of("Festival", "American")),)
    view = observe(step.state, 0)
    assert view.stocks[0] == counts(3, 1)
    assert view.bank[counts(1, 0).index(1)] == 22
    assert view.bank[counts(0, 1).index(1)] == 24
    assert view.decision == StockPurchase(0, 3, exchanges_left=2)
    assert view.cash[0] == 6000


def counts_of(*names: str) -> tuple[int, ...]:
    chains = [spec.name for spec in JA_CLASSIC.chains]
    return tuple(chains.index(name) for name in names)


def test_exchanges_are_made_after_the_purchase_with_what_was_bought() -> None:
    state = do(table(buying=True), "card trade-three").state
    assert not any(isinstance(action, ExchangeStock) for action in legal_actions(state))
    state = do(state, "buy 3 festival").state
    assert observe(state, 0).decision == StockExchange(0, 3)
    assert texts(state) == {"exchange festival american", "exchange"}
    state = do(state, "exchange festival american").state
    assert observe(state, 0).stocks[0] == counts(1, 1)
    assert observe(state, 0).turn_seat == 1


def test_at_most_three_exchanges_are_made_before_and_after_together() -> None:
    state = table(buying=True, stocks=[{"Festival": 9}])
    state = do(state, "card trade-three", *["exchange festival american"] * 2, "buy").state
    assert observe(state, 0).decision == StockExchange(0, 1)
    step = do(state, "exchange festival american")
    assert observe(step.state, 0).stocks[0] == counts(3, 3)
    assert observe(step.state, 0).turn_seat == 1
    state = table(buying=True, stocks=[{"Festival": 9}])
    state = do(state, "card trade-three", *["exchange festival american"] * 3).state
    assert observe(state, 0).decision == StockPurchase(0, 3)
    assert observe(do(state, "buy").state, 0).turn_seat == 1


def test_exchanging_may_stop_at_any_time() -> None:
    state = table(buying=True, stocks=[{"Festival": 9}])
    state = do(state, "card trade-three", "buy").state
    step = apply(state, EndExchanges())
    assert observe(step.state, 0).stocks[0] == counts(9, 0)
    assert observe(step.state, 0).turn_seat == 1


def test_the_turn_ends_with_the_purchase_when_no_exchange_is_possible() -> None:
    state = do(table(buying=True), "card trade-three", "buy 1 festival").state
    assert observe(state, 0).turn_seat == 1


@pytest.mark.parametrize(
    ("held", "possible"),
    [
        ({"Festival": 1, "American": 1}, set()),
        ({"Festival": 2}, {"exchange festival american"}),
        ({"Tower": 4}, set()),
        ({"Festival": 2, "Tower": 2, "Imperial": 2}, {"exchange festival american"}),
        ({"Festival": 2, "American": 25}, {"exchange american festival"}),
    ],
)
def test_only_stock_of_active_chains_is_exchanged_two_for_one_from_the_bank(
    held: dict[str, int], possible: set[str]
) -> None:
    state = do(table(buying=True, stocks=[held]), "card trade-three").state
    assert {text for text in texts(state) if text.startswith("exchange")} == possible


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


def a_placement(state: State) -> Action:
    return next(action for action in legal_actions(state) if isinstance(action, PlaceTile))


def a_simple_choice(state: State) -> Action:
    return next(a for a in legal_actions(state) if not isinstance(a, PlayPowerCard))


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
    assert observe(state, 0).decision == StockDisposal(
        0, TILES_BY_NAME["4A"], *counts_of("Festival", "American"), 3, 400, ()
    )
    assert observe(state, 0).tiles_left == 3
    state = do(state, "keep 0 sell 2 trade 0").state
    assert state.seat == 1
    state = do(state, "keep 1 sell 0 trade 2").state
    assert observe(state, 0).decision == TilePlacement(0, hand_replaced=False, tiles_left=3)
    state = do(state, "place 1I", "place 2I", "found festival").state
    view = observe(state, 0)
    assert view.tiles_left == 1
    assert view.sizes[counts_of("Festival")[0]] == 2
    assert view.sizes[counts_of("American")[0]] == 8


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


# The rest of the game


def test_the_end_may_be_declared_at_every_step_of_a_turn_with_a_card() -> None:
    """Rule: ja-2023, "ゲームの終了と勝利"."""
    board = ["FFFFFFFFFFF.", *["............"] * 8]
    placing = do(table(board), "card place-four", "place 1I").state
    taking = do(table(board, buying=True), "card free-stock").state
    trading = do(table(board, buying=True), "card trade-three").state
    for state in (placing, taking, trading):
        assert DeclareEnd() in legal_actions(state)


@pytest.mark.parametrize("declares", [True, False])
def test_free_stock_and_later_exchanges_follow_the_tile_step(declares: bool) -> None:
    """Rule: en-2008, "Ending the Game": after the tile step."""
    edition = with_house_rules(EDITION_2008, {"power_cards": True})
    board = ["FFFFFFFFFFF.", "............", "AAAAAAAAAAA.", *["............"] * 6]
    stocks = [{"Festival": 4}]
    state = table(board, buying=True, stocks=stocks, edition=edition)
    for before in (["card free-stock"], ["card trade-three", "buy"]):
        assert DeclareEnd() in legal_actions(do(state, *before).state)
    placing = do(table(board, edition=edition), "card place-four", "place 1I").state
    assert DeclareEnd() not in legal_actions(placing)
    after = do(state, "card trade-three", "buy", *(["declare"] * declares), "exchange").state
    assert after.over == declares


def test_a_bought_turn_without_a_card_reports_as_ever() -> None:
    step = do(table(buying=True), "buy 1 festival")
    assert step.events[0] == StockBought(0, counts(1, 0), 400)


@pytest.mark.parametrize(
    "before",
    [
        ["card draw-five"],
        ["card place-four", "place 1I"],
        ["card place-four", "place 4A"],
        ["place 1I", "card free-stock"],
        ["place 1I", "card buy-five"],
        ["place 1I", "card trade-three"],
        ["place 1I", "card trade-three", "exchange festival american"],
        ["place 1I", "card trade-three", "buy 1 american"],
    ],
    ids=" ".join,
)
def test_a_resampled_game_is_in_the_same_place_of_the_turn(before: list[str]) -> None:
    stocks = [{"Festival": 5}, {"Festival": 2}]
    state = do(table(hands=["1I 4A 3I 5I", "1H", "2H"], stocks=stocks), *before).state
    for seat in range(3):
        view = observe(state, seat)
        other = resample(view, None, Generator(seat))
        assert observe(other, seat) == view
        assert set(texts(other)) == set(texts(state)) or seat
        assert other.game.cards == state.game.cards


def test_states_differ_by_their_cards() -> None:
    state = table(buying=True)
    played = do(state, "card buy-five").state
    assert played != state
    without = replace(state.setup, power_cards=False)
    assert len(State(without, state.game, 0).key()) == len(state.key()) - 4


@pytest.mark.parametrize(
    "text",
    [
        *("card free-stock", "card buy-five", "card trade-three", "card draw-five"),
        *("card place-four", "free", "free 2 tower 1 sackson", "exchange festival tower"),
        "exchange",
    ],
)
def test_the_notation_of_cards_reads_back(text: str) -> None:
    action = parse_action(text, JA_CLASSIC)
    canonical = action_text(action, JA_CLASSIC)
    assert sorted(canonical.split()) == sorted(text.split())
    assert parse_action(canonical.upper(), JA_CLASSIC) == action


@pytest.mark.parametrize(
    "text",
    [
        *("card", "card nothing", "card free stock", "card free-stock now", "free 1", "free tower"),
        *("free 0 tower", "exchange festival", "exchange festival nowhere", "exchange 2 festival"),
    ],
)
def test_what_is_no_card_notation_is_refused(text: str) -> None:
    with pytest.raises(NotationError):
        parse_action(text, JA_CLASSIC)


@pytest.mark.parametrize(
    "action",
    [
        PlayPowerCard(-1),
        PlayPowerCard(5),
        ExchangeStock(0, 9),
        ExchangeStock(-1, 0),
        TakeFreeStock((8, 0, 0, 0, 0, 0, 0)),
        TakeFreeStock(()),
    ],
)
def test_actions_that_no_position_allows_are_refused(action: Action) -> None:
    for state in (table(), table(buying=True)):
        with pytest.raises(IllegalActionError):
            apply(state, action)
