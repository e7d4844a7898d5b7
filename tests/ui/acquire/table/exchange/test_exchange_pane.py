"""The stock exchange: what its cards tell, and how is decided on them."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from acquire_desktop.games.acquire.engine.actions import BuyStock, FoundChain, PlaceTile
from acquire_desktop.games.acquire.engine.board import TILES_BY_NAME
from acquire_desktop.games.acquire.engine.editions import CLASSIC_2023, TYCOON_2023, chain_named
from acquire_desktop.games.acquire.engine.game import apply, observe
from acquire_desktop.games.acquire.engine.position import position
from acquire_desktop.games.acquire.engine.state import State
from acquire_desktop.games.acquire.engine.view import Holdings, View
from acquire_desktop.ui.acquire.table.decisions.panel import ActionPanel
from acquire_desktop.ui.acquire.table.exchange.exchange_pane import ExchangePane
from acquire_desktop.ui.acquire.table.exchange.quotes import Quote, growth_of
from acquire_desktop.ui.acquire.table.exchange.stock_card import StockCard
from acquire_desktop.ui.kit import languages
from acquire_desktop.ui.kit.look import theme
from tests.ui.acquire.table.decisions.table import (
    EMPTY_LINE,
    FESTIVAL,
    IMPERIAL,
    PLAYERS,
    SACKSON,
    TOWER,
    buying,
    disposing,
    founding,
    press,
    texts,
)

CONTINENTAL = chain_named(CLASSIC_2023, "Continental")
LEFT = Qt.MouseButton.LeftButton


class Table:
    """The exchange beside the panel whose pages it serves."""

    def __init__(self, qtbot: QtBot) -> None:
        self.panel, self.pane = ActionPanel(), ExchangePane()
        self.actions: list[object] = []
        self.panel.action_chosen.connect(self.actions.append)
        self.panel.asked.connect(self.pane.serve)
        for widget in (self.panel, self.pane):
            qtbot.addWidget(widget)
            widget.set_players(PLAYERS)
            widget.resize(500, 760)
            widget.show()

    def show(self, state: State, seat: int | None = None) -> View:
        view = observe(state, state.seat if seat is None else seat)
        self.panel.show_view(view)
        self.pane.show_view(view)
        return view

    def card(self, chain: int) -> StockCard:
        return self.pane.card(chain)

    def quote(self, chain: int) -> Quote:
        quote = self.card(chain).quote
        assert quote is not None
        return quote

    def click(self, chain: int, *, twice: bool = False) -> None:
        """Click on the name of a chain."""
        at = QPoint(self.card(chain).width() // 3, 12)
        for click in (QTest.mouseClick, QTest.mouseDClick)[: 1 + twice]:
            click(self.card(chain), LEFT, Qt.KeyboardModifier.NoModifier, at)


@pytest.fixture(autouse=True)
def look(qapp: QApplication) -> None:
    languages.load_fonts()
    theme.apply_theme(qapp, "light")


@pytest.fixture
def table(qtbot: QtBot) -> Table:
    return Table(qtbot)


def growing() -> State:
    """Tower, Festival and Imperial stand; 5A makes Tower dearer than Imperial."""
    board = ["TTTT.o......", EMPTY_LINE, "FF...III....", *[EMPTY_LINE] * 6]
    return position(CLASSIC_2023, board, cash=[6000] * 3, hands=["5A", "12I", "12H"])


# What the cards tell


def test_the_dearest_chain_is_first_and_those_that_are_not_founded_are_last(table: Table) -> None:
    table.show(growing())
    assert table.pane.order[:3] == (IMPERIAL, TOWER, FESTIVAL)
    assert list(table.pane.order[3:]) == sorted(table.pane.order[3:])
    tops = [table.pane.rect_of(chain).top() for chain in table.pane.order]
    assert tops == sorted(tops)
    assert table.pane.in_tab_order()[0] is table.card(IMPERIAL)


def test_no_card_moves_in_the_players_own_turn_and_all_follow_the_prices_after_it(
    table: Table,
) -> None:
    state = growing()
    table.show(state)
    before = table.pane.order
    state = apply(state, PlaceTile(TILES_BY_NAME["5A"])).state
    view = table.show(state)
    assert view.prices[TOWER] == 600 > view.prices[IMPERIAL]
    assert table.pane.order == before
    state = apply(state, BuyStock((0,) * 7)).state
    table.show(state, 0)
    assert table.pane.order[0] == TOWER


def test_looking_at_another_moment_does_not_disturb_the_order_of_the_decision(
    table: Table,
) -> None:
    view = table.show(growing())
    before = table.pane.order
    earlier = replace(view, turn_seat=1, turn=0, legal=(), prices=(900, 0, 0, 0, 0, 0, 0))
    table.pane.show_view(earlier)
    assert table.pane.order[0] == TOWER != before[0]
    table.pane.show_view(view)
    assert table.pane.order == before


def test_a_card_tells_size_price_bank_what_comes_next_and_who_holds_it(table: Table) -> None:
    table.show(buying())
    quote = table.quote(TOWER)
    assert (quote.size, quote.price, quote.bank, quote.own) == ("2", "$200", "bank 22", "you 3")
    assert quote.news == "1 tile to $300, safe at 11: 9 to go"
    assert [(each.name, each.count, each.place) for each in quote.holders] == [("Ana", 3, "1st")]
    name = table.card(TOWER).accessibleName()
    assert all(text in name for text in ("Tower", "2 tiles", "$200", "bank 22", "you 3"))
    assert "Ana 3, 1st" in table.card(TOWER).toolTip()
    assert "B&amp;a 25, 1st" in table.card(IMPERIAL).toolTip()


def test_tied_holders_share_a_place_and_tycoon_pays_a_third(table: Table) -> None:
    stocks = [{"Tower": 4}, {"Tower": 4}, {"Tower": 1}]
    board = ["TT..........", *[EMPTY_LINE] * 8]
    for edition, places in ((CLASSIC_2023, "1st 1st"), (TYCOON_2023, "1st 1st 3rd")):
        table.show(position(edition, board, cash=[6000] * 3, stocks=stocks, buying=True))
        assert " ".join(each.place for each in table.quote(TOWER).holders) == places


def test_the_ticks_of_the_bar_follow_the_edition() -> None:
    growth = growth_of(CLASSIC_2023, 8, 8)
    assert [round(41 * step) for step in growth.steps] == [2, 3, 4, 5, 6, 11, 21, 31]
    assert round(41 * growth.safe) == 11
    house = growth_of(replace(CLASSIC_2023, safe_size=15, end_size=50), 60, 60)
    assert (round(50 * house.safe), round(50 * house.steps[-1]), house.now) == (15, 41, 1)


def test_a_tile_previews_the_price_of_the_chain_that_grows(table: Table) -> None:
    view = table.show(growing())
    table.pane.show_effect(view.effects[0])
    quote = table.quote(TOWER)
    assert (quote.size, quote.size_after) == ("4", "6")
    assert (quote.price, quote.price_after) == ("$400", "$600")
    table.pane.show_effect(None)
    assert not table.quote(TOWER).price_after


def test_a_tile_that_merges_names_the_chain_that_takes_over(table: Table) -> None:
    board = ["TTT.SS......", *[EMPTY_LINE] * 8]
    view = table.show(position(CLASSIC_2023, board, cash=[6000] * 3, hands=["4A"]))
    table.pane.show_effect(view.effects[0])
    assert table.quote(SACKSON).news == "acquired by Tower"
    assert table.quote(TOWER).price_after == "$600"


def test_the_chain_whose_stock_is_settled_names_the_one_that_acquires_it(table: Table) -> None:
    table.show(disposing())
    assert table.quote(TOWER).news == "acquired by Continental"
    assert table.quote(CONTINENTAL).news.startswith("2 tiles to $900")


# Deciding


def test_a_click_adds_a_stock_and_the_card_says_what_it_changes(table: Table) -> None:
    table.show(buying())
    table.click(TOWER)
    assert table.panel.confirm_button.text() == "Buy 1 Tower — $200"
    assert table.quote(TOWER).news == "you 3 → 4, first"
    table.click(IMPERIAL)
    assert not table.quote(IMPERIAL).is_open
    assert "The bank has no more Imperial" in table.card(IMPERIAL).toolTip()
    assert "The bank has no more Imperial" in texts(table.panel)


def test_the_buttons_of_a_card_add_and_take_away(table: Table) -> None:
    table.show(buying())
    card = table.card(FESTIVAL)
    price = table.pane.fontMetrics().horizontalAdvance("$1,200")
    places = card._places(table.quote(FESTIVAL))
    assert places.more.right() < card.width() - price
    assert min(places.more.width(), places.more.height()) >= theme.TARGET_PX
    no_keys = Qt.KeyboardModifier.NoModifier
    for act in (QTest.mouseClick, QTest.mouseDClick, QTest.mouseRelease):  # as fast as one can
        act(card, LEFT, no_keys, places.more.center().toPoint())
    assert table.panel.confirm_button.text() == "Buy 2 Festival — $600"
    QTest.mouseClick(card, LEFT, no_keys, places.fewer.center().toPoint())
    assert table.panel.confirm_button.text() == "Buy 1 Festival — $300"


def test_right_click_and_shift_with_the_letter_take_a_stock_away(table: Table) -> None:
    table.show(buying())
    press(table.panel, "F", "F")
    assert table.quote(FESTIVAL).change == "you 0 → 2, first"
    press(table.panel, "Shift+F")
    card, reason = table.card(FESTIVAL), QContextMenuEvent.Reason.Mouse
    card.contextMenuEvent(QContextMenuEvent(reason, QPoint(4, 4), QPoint(4, 4)))
    assert not table.quote(FESTIVAL).change


@pytest.mark.parametrize(("cash", "bought"), [(6000, 3), (700, 2)])
def test_a_double_click_fills_the_purchase_as_far_as_limit_and_cash_allow(
    table: Table, cash: int, bought: int
) -> None:
    table.show(buying(cash=cash))
    table.click(FESTIVAL, twice=True)
    assert table.panel.confirm_button.text().startswith(f"Buy {bought} Festival")


def test_a_double_click_founds_a_chain_and_buys_nothing(table: Table) -> None:
    table.show(founding([]))
    quote = table.quote(CONTINENTAL)
    assert (quote.price, quote.news) == ("$400", "1 tile to $500, safe at 11: 9 to go")
    for _ in range(2):
        table.click(CONTINENTAL)
        assert table.card(CONTINENTAL).isChecked()
    assert not table.actions
    table.click(CONTINENTAL, twice=True)
    assert table.actions == [FoundChain(CONTINENTAL)]


def test_keys_walk_over_the_cards_and_change_the_purchase(table: Table) -> None:
    table.show(buying())
    table.pane.activateWindow()
    first, second = (table.card(chain) for chain in table.pane.order[:2])
    first.setFocus()
    QTest.keyClick(first, Qt.Key.Key_Down)
    assert second.hasFocus()
    QTest.keyClick(second, Qt.Key.Key_Up)
    assert first.hasFocus()
    QTest.keyClick(first, Qt.Key.Key_Plus)
    QTest.keyClick(first, Qt.Key.Key_Space)
    assert table.panel.confirm_button.text() == "Buy 2 Continental — $800"
    QTest.keyClick(first, Qt.Key.Key_Minus)
    assert table.panel.confirm_button.text() == "Buy 1 Continental — $400"


def test_a_click_means_nothing_while_nobody_is_asked(table: Table) -> None:
    table.show(buying(), seat=1)
    table.click(TOWER)
    table.click(TOWER, twice=True)
    assert not table.actions
    assert not table.quote(TOWER).change


def test_nothing_is_decided_on_the_cards_of_another_moment(table: Table) -> None:
    view = table.show(buying())
    table.pane.show_view(replace(view, ply=view.ply - 1))
    table.click(TOWER)
    assert table.panel.confirm_button.text() == "Choose what to buy, or buy nothing"
    assert table.quote(TOWER).face is None
    table.pane.show_view(view)
    table.click(TOWER)
    assert table.panel.confirm_button.text() == "Buy 1 Tower — $200"


# What is nobody else's business


def test_hidden_holdings_show_the_viewers_own_alone_and_nothing_while_covered(
    table: Table,
) -> None:
    view = replace(observe(buying(), 0), holdings=Holdings.HIDDEN)
    table.panel.show_view(view)
    table.pane.show_view(view)
    table.click(TOWER)
    assert table.quote(TOWER).holders == ()
    assert (table.quote(TOWER).own, table.quote(TOWER).change) == ("you 3", "you 3 → 4")
    table.panel.set_private(False)
    table.pane.set_private(False)
    quote, card = table.quote(TOWER), table.card(TOWER)
    assert (quote.own, quote.change) == ("", "")
    assert "you" not in card.accessibleName() + card.toolTip() + card.accessibleDescription()


def test_nothing_of_a_viewer_is_left_when_the_exchange_forgets(table: Table) -> None:
    table.show(buying())
    table.click(TOWER)
    table.pane.forget()
    for chain in table.pane.order:
        card = table.card(chain)
        assert card.quote is None
        assert not card.accessibleName() + card.toolTip() + card.accessibleDescription()
        assert not card.isChecked()


def test_seven_cards_fit_where_the_window_is_low(table: Table) -> None:
    table.show(buying())
    assert table.pane.verticalScrollBar().maximum() == 0
    table.pane.resize(500, 600)
    assert table.pane.verticalScrollBar().maximum() > 0
