"""Power cards: the row, what each card asks, and what the action panel sends."""

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from acquire_desktop.games.acquire.engine.actions import (
    BuyStock,
    EndExchanges,
    ExchangeStock,
    PassPlacement,
    PlaceTile,
    PlayPowerCard,
    TakeFreeStock,
)
from acquire_desktop.games.acquire.engine.board import TILES_BY_NAME
from acquire_desktop.games.acquire.engine.editions import JA_CLASSIC, chain_named
from acquire_desktop.games.acquire.engine.game import apply, observe
from acquire_desktop.games.acquire.engine.position import position
from acquire_desktop.games.acquire.engine.power_cards import (
    BUY_FIVE,
    DRAW_FIVE,
    FREE_STOCK,
    PLACE_FOUR,
    TRADE_THREE,
    PowerCard,
)
from acquire_desktop.games.acquire.engine.state import State
from acquire_desktop.games.acquire.engine.view import View
from acquire_desktop.storage.players import Player, PlayerKind
from acquire_desktop.ui.acquire.table.decisions.line import Line
from acquire_desktop.ui.acquire.table.hand.hand_panel import HandPanel
from acquire_desktop.ui.acquire.table.hand.power_cards import PowerCardFan

PLAYERS = [Player(name, PlayerKind.HUMAN) for name in ("Ana", "Bea", "Cem")]
EMPTY_LINE = "............"
BOARD = ["TT.SS.FF....", *[EMPTY_LINE] * 8]
TOWER = chain_named(JA_CLASSIC, "Tower")
SACKSON = chain_named(JA_CLASSIC, "Sackson")
FESTIVAL = chain_named(JA_CLASSIC, "Festival")
HAND = "1I 3I 5I 7I 9I 11I"


def placing() -> State:
    return position(JA_CLASSIC, BOARD, cash=[6000] * 3, hands=[HAND], power_cards=True)


def buying(cash: int = 6000, bank_of_sackson: int = 25) -> State:
    stocks = [{"Tower": 4}, {"Sackson": 25 - bank_of_sackson}]
    return position(
        JA_CLASSIC, BOARD, cash=[cash] * 3, stocks=stocks, buying=True, power_cards=True
    )


def played(state: State, card: PowerCard) -> State:
    return apply(state, PlayPowerCard(card)).state


def view_of(state: State) -> View:
    return observe(state, 0)


def counts(**stocks: int) -> tuple[int, ...]:
    names = [spec.name.lower() for spec in JA_CLASSIC.chains]
    return tuple(stocks.get(name, 0) for name in names)


def key(taker: PowerCardFan | Line | HandPanel, which: Qt.Key) -> bool:
    return taker.handle_key(QKeyEvent(QEvent.Type.KeyPress, which, Qt.KeyboardModifier.NoModifier))


def click(widget: QWidget) -> None:
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton)


@pytest.fixture
def row(qtbot: QtBot) -> PowerCardFan:
    made = PowerCardFan()
    qtbot.addWidget(made)
    made.set_form(56, 14, 300)
    made.resize(made.sizeHint())
    return made


def test_the_row_is_there_only_while_cards_are_in_play(row: PowerCardFan) -> None:
    row.show_view(view_of(position(JA_CLASSIC, BOARD, cash=[6000] * 3)))
    assert row.isHidden()
    assert not key(row, Qt.Key.Key_P)
    row.show_view(view_of(placing()))
    assert not row.isHidden()


def test_each_card_is_lit_at_its_own_step(row: PowerCardFan) -> None:
    for state, lit in ((placing(), {DRAW_FIVE, PLACE_FOUR}), (buying(), {0, 1, 2})):
        row.show_view(view_of(state))
        assert {button.card for button in row.buttons if button.is_playable} == lit


def test_a_played_card_is_grey_and_no_second_one_can_be_played(row: PowerCardFan) -> None:
    row.show_view(view_of(played(buying(), BUY_FIVE)))
    assert not any(button.is_playable for button in row.buttons)
    assert not row.buttons[BUY_FIVE].is_held
    assert row.buttons[BUY_FIVE].is_at_work
    assert "Only one card a turn" in row.buttons[FREE_STOCK].accessibleName()


def test_p_and_a_number_choose_a_card_and_another_key_does_not(
    qtbot: QtBot, row: PowerCardFan
) -> None:
    row.show_view(view_of(buying()))
    assert not key(row, Qt.Key.Key_3), "without P the number is a tile's"
    assert key(row, Qt.Key.Key_P)
    assert all(button.shows_number for button in row.buttons)
    with qtbot.waitSignal(row.card_chosen) as asked:
        assert key(row, Qt.Key.Key_3)
    assert asked.args == [TRADE_THREE]
    assert key(row, Qt.Key.Key_P)
    assert key(row, Qt.Key.Key_Escape)
    assert not key(row, Qt.Key.Key_3)


def test_enter_on_a_card_and_a_click_choose_it(qtbot: QtBot, row: PowerCardFan) -> None:
    row.show_view(view_of(buying()))
    with qtbot.waitSignal(row.card_chosen):
        QTest.keyClick(row.buttons[BUY_FIVE], Qt.Key.Key_Return)
    with qtbot.waitSignal(row.card_chosen) as asked:
        click(row.buttons[FREE_STOCK])
    assert asked.args == [FREE_STOCK]


def test_a_card_tells_what_it_does_before_it_is_used(panel: Line, chosen: list[object]) -> None:
    panel.show_view(view_of(buying()))
    panel.show_card(BUY_FIVE)
    assert panel.words.sentence.text() == "Buy five"
    click(panel.second_button)
    assert panel.page is panel.purchase
    assert chosen == []
    panel.show_card(BUY_FIVE)
    assert key(panel, Qt.Key.Key_Escape)
    panel.show_card(BUY_FIVE)
    assert panel.confirm_button.text() == "Use card"
    click(panel.confirm_button)
    assert chosen == [PlayPowerCard(BUY_FIVE)]


def test_a_card_that_waits_says_why_and_is_not_played(panel: Line, chosen: list[object]) -> None:
    panel.show_view(view_of(buying()))
    panel.show_card(PLACE_FOUR)
    assert panel.words.detail.text() == "Playable before you place a tile"
    assert panel.page.choice().action is None
    key(panel, Qt.Key.Key_Return)
    assert chosen == []


def test_free_stock_costs_nothing(panel: Line, chosen: list[object]) -> None:
    panel.show_view(view_of(played(buying(cash=0), FREE_STOCK)))
    assert panel.confirm_button.text() == "Take nothing"
    key(panel, Qt.Key.Key_Return)
    assert chosen == []
    for _ in range(4):
        key(panel, Qt.Key.Key_T)
    assert panel.words.detail.text().startswith("No more than 3 stock")
    assert panel.confirm_button.accessibleName() == "Take 3 Tower"
    key(panel, Qt.Key.Key_Return)
    assert chosen == [TakeFreeStock(counts(tower=3))]


def test_buy_five_has_five_slots(panel: Line, chosen: list[object]) -> None:
    panel.show_view(view_of(played(buying(), BUY_FIVE)))
    assert len(panel.purchase.slots) == 5
    for letter in (Qt.Key.Key_T, Qt.Key.Key_T, Qt.Key.Key_S, Qt.Key.Key_F, Qt.Key.Key_F):
        key(panel, letter)
    click(panel.confirm_button)
    assert chosen == [BuyStock(counts(tower=2, sackson=1, festival=2))]


def test_an_exchange_is_made_before_the_purchase_by_mouse(
    panel: Line, chosen: list[object]
) -> None:
    panel.show_view(view_of(played(buying(), TRADE_THREE)))
    assert panel.second_button.text() == "Exchange stock…"
    click(panel.second_button)
    assert panel.words.sentence.text().startswith("Exchange stock up to 3 more time")
    panel.exchange.choose(TOWER)
    panel.exchange.choose(FESTIVAL)
    assert panel.confirm_button.text() == "Exchange 2 Tower for 1 Festival"
    click(panel.confirm_button)
    assert chosen == [ExchangeStock(TOWER, FESTIVAL)]


def test_exchanges_go_on_after_the_purchase_by_keys(panel: Line, chosen: list[object]) -> None:
    state = apply(played(buying(), TRADE_THREE), BuyStock(counts())).state
    panel.show_view(view_of(state))
    assert panel.page is panel.exchange
    key(panel, Qt.Key.Key_T)
    key(panel, Qt.Key.Key_S)
    key(panel, Qt.Key.Key_Backspace)
    key(panel, Qt.Key.Key_Return)
    assert chosen == [], "nothing is chosen any more"
    key(panel, Qt.Key.Key_T)
    key(panel, Qt.Key.Key_F)
    key(panel, Qt.Key.Key_Return)
    click(panel.second_button)
    assert chosen == [ExchangeStock(TOWER, FESTIVAL), EndExchanges()]


def test_an_exchange_that_cannot_be_made_says_why(panel: Line) -> None:
    state = played(buying(bank_of_sackson=0), TRADE_THREE)
    panel.show_view(view_of(state))
    click(panel.second_button)
    key(panel, Qt.Key.Key_F)
    assert panel.words.detail.text() == "You don't have two Festival to return"
    key(panel, Qt.Key.Key_T)
    key(panel, Qt.Key.Key_S)
    assert panel.words.detail.text() == "The bank has no Sackson"
    assert panel.page.choice().action is None


def test_eleven_tiles_have_a_key_each(qtbot: QtBot) -> None:
    hand = HandPanel()
    qtbot.addWidget(hand)
    view = view_of(played(placing(), DRAW_FIVE))
    assert len(view.hand) == 11
    hand.show_view(view)
    for which, place in ((Qt.Key.Key_6, 5), (Qt.Key.Key_0, 9), (Qt.Key.Key_Minus, 10)):
        with qtbot.waitSignal(hand.tile_selected) as selected:
            assert key(hand, which)
        assert selected.args == [view.hand[place]]


def test_placing_can_be_stopped_after_the_first_of_four(panel: Line, chosen: list[object]) -> None:
    state = played(placing(), PLACE_FOUR)
    panel.show_view(view_of(state))
    assert panel.words.sentence.text() == "Place four: Place tile 1 of 4"
    assert panel.second_button.isHidden()
    state = apply(state, PlaceTile(TILES_BY_NAME["1I"])).state
    panel.show_view(view_of(state))
    assert panel.words.sentence.text() == "Place four: Place tile 2 of 4"
    assert panel.second_button.text() == "Stop placing"
    click(panel.second_button)
    assert chosen == [PassPlacement()]


@pytest.mark.parametrize(
    ("card", "limit", "sentence"),
    [
        (BUY_FIVE, 5, "Buy five: Buy up to 5 stocks"),
        (FREE_STOCK, 3, "Free stock: Take up to 3 stocks, free of charge"),
    ],
)
def test_the_line_names_the_card_and_its_limit(
    panel: Line, card: PowerCard, limit: int, sentence: str
) -> None:
    panel.show_view(view_of(played(buying(), card)))
    assert panel.words.sentence.text().startswith(sentence[:20])
    assert len(panel.purchase.slots) == limit
