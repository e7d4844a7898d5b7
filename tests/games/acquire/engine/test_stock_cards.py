"""The power cards for stock: rules document, section 5; ja-2023, "選択ルール：特殊能力カード"."""

from itertools import combinations_with_replacement

import pytest

from acquire_desktop.games.acquire.engine.actions import (
    BuyStock,
    EndExchanges,
    ExchangeStock,
    TakeFreeStock,
)
from acquire_desktop.games.acquire.engine.decisions import FreeStock, StockExchange, StockPurchase
from acquire_desktop.games.acquire.engine.events import FreeStockTaken, StockExchanged
from acquire_desktop.games.acquire.engine.game import apply, legal_actions, observe
from tests.games.acquire.engine.card_table import (
    EMPTY_BOARD,
    chains_named,
    counts,
    do,
    table,
    texts,
)

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
    festival, american = chains_named("Festival", "American")
    assert step.events == (StockExchanged(0, festival, american),)
    view = observe(step.state, 0)
    assert view.stocks[0] == counts(3, 1)
    assert view.bank[counts(1, 0).index(1)] == 22
    assert view.bank[counts(0, 1).index(1)] == 24
    assert view.decision == StockPurchase(0, 3, exchanges_left=2)
    assert view.cash[0] == 6000


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
