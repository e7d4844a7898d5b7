"""The special power cards: rules document, section 5; ja-2023, "選択ルール：特殊能力カード"."""

from dataclasses import replace

import pytest

from acquire_desktop.games.acquire.engine.actions import (
    Action,
    DeclareEnd,
    ExchangeStock,
    IllegalActionError,
    PlayPowerCard,
    TakeFreeStock,
)
from acquire_desktop.games.acquire.engine.board import MAX_SEATS
from acquire_desktop.games.acquire.engine.decisions import (
    StockDisposal,
    StockPurchase,
    TilePlacement,
)
from acquire_desktop.games.acquire.engine.editions import (
    EDITION_2008,
    EDITIONS,
    JA_CLASSIC,
    JA_TYCOON,
)
from acquire_desktop.games.acquire.engine.events import PowerCardPlayed, StockBought
from acquire_desktop.games.acquire.engine.game import (
    apply,
    legal_actions,
    new_game,
    observe,
    redact,
    resample,
)
from acquire_desktop.games.acquire.engine.generator import Generator
from acquire_desktop.games.acquire.engine.house_rules import with_house_rules
from acquire_desktop.games.acquire.engine.notation import NotationError, action_text, parse_action
from acquire_desktop.games.acquire.engine.power_cards import (
    BUY_FIVE,
    CARD_COUNT,
    CARD_NAMES,
    FREE_STOCK,
    TRADE_THREE,
    PowerCard,
)
from acquire_desktop.games.acquire.engine.setup import SetupError, SetupProblem, make_setup
from acquire_desktop.games.acquire.engine.state import State
from tests.games.acquire.engine.card_table import (
    BUY_CARDS,
    PLACE_CARDS,
    counts,
    do,
    offered,
    table,
    texts,
)

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
    assert view.cards == ()
    assert view.played_cards == ()
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


def test_the_cards_of_all_seats_fit_into_an_integer_of_the_compiled_kernel() -> None:
    assert CARD_COUNT * MAX_SEATS <= 31
