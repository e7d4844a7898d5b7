"""Buying stock: the cart, its keys, and what is refused."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtTest import QTest

from acquire_desktop.games.acquire.engine.actions import (
    BuyStock,
)
from acquire_desktop.ui.acquire.table.decisions.panel import ActionPanel
from tests.ui.acquire.table.decisions.table import (
    FESTIVAL,
    IMPERIAL,
    TOWER,
    buying,
    ending,
    key_press,
    press,
    show,
    texts,
)

UNCHOSEN = "Choose what to buy, or buy nothing"
NOTHING = BuyStock((0,) * 7)


def test_confirm_repeats_the_purchase_with_its_cost(
    panel: ActionPanel, chosen: list[object]
) -> None:
    show(panel, buying())
    press(panel, "F", "F", "T")
    assert panel.confirm_button.text() == "Buy 1 Tower, 2 Festival — $800"
    assert "Total $800" in texts(panel)
    assert "Cash after $5,200" in texts(panel)
    press(panel, "Return")
    assert chosen == [BuyStock((1, 0, 2, 0, 0, 0, 0))]


def test_a_click_adds_and_a_right_click_removes_a_stock(panel: ActionPanel) -> None:
    show(panel, buying())
    card = panel.purchase.cards[FESTIVAL]
    QTest.mouseClick(card, Qt.MouseButton.LeftButton)
    QTest.mouseClick(card, Qt.MouseButton.LeftButton)
    assert card.face.added == 2
    reason = QContextMenuEvent.Reason.Mouse
    card.contextMenuEvent(QContextMenuEvent(reason, QPoint(4, 4), card.mapToGlobal(QPoint(4, 4))))
    assert card.face.added == 1


def test_a_double_click_fills_the_purchase_with_a_chain(panel: ActionPanel) -> None:
    show(panel, buying())
    press(panel, "T")
    QTest.mouseClick(panel.purchase.cards[FESTIVAL], Qt.MouseButton.LeftButton)
    QTest.mouseDClick(panel.purchase.cards[FESTIVAL], Qt.MouseButton.LeftButton)
    assert panel.confirm_button.text() == "Buy 1 Tower, 2 Festival — $800"
    show(panel, buying(cash=700))
    QTest.mouseClick(panel.purchase.cards[FESTIVAL], Qt.MouseButton.LeftButton)
    QTest.mouseDClick(panel.purchase.cards[FESTIVAL], Qt.MouseButton.LeftButton)
    assert panel.confirm_button.text() == "Buy 2 Festival — $600"


def test_plus_and_minus_change_the_purchase_on_the_card_with_the_focus(panel: ActionPanel) -> None:
    show(panel, buying())
    card = panel.purchase.cards[FESTIVAL]
    QTest.keyClicks(card, "++-")
    assert panel.confirm_button.text() == "Buy 1 Festival — $300"


def test_a_card_says_what_the_purchase_changes(panel: ActionPanel) -> None:
    show(panel, buying())
    card = panel.purchase.cards[TOWER]
    press(panel, "T", "T")
    assert card.toolTip() == card.accessibleDescription() == "you 3 → 5, first"
    press(panel, "Delete")
    assert not card.toolTip()


def test_a_click_on_a_slot_takes_that_stock_back(panel: ActionPanel) -> None:
    show(panel, buying())
    press(panel, "F", "T")
    QTest.mouseClick(panel.purchase.slots[0], Qt.MouseButton.LeftButton)
    assert panel.confirm_button.text() == "Buy 1 Tower — $200"
    assert not panel.purchase.slots[1].isEnabled()


def test_keys_remove_one_of_a_chain_the_last_and_all(panel: ActionPanel) -> None:
    show(panel, buying())
    press(panel, "F", "T", "S", "Shift+F")
    assert panel.confirm_button.text() == "Buy 1 Tower, 1 Sackson — $400"
    press(panel, "Backspace")
    assert panel.confirm_button.text() == "Buy 1 Tower — $200"
    press(panel, "Delete")
    assert panel.confirm_button.text() == UNCHOSEN
    press(panel, "Backspace")
    assert panel.confirm_button.text() == UNCHOSEN


def test_a_fourth_stock_is_refused_visibly(panel: ActionPanel) -> None:
    show(panel, buying())
    press(panel, "F", "F", "F")
    before = panel.confirm_button.text()
    press(panel, "T")
    assert panel.confirm_button.text() == before
    assert "No more than 3 stock" in texts(panel)


def test_stock_that_the_bank_lacks_or_cash_cannot_pay_is_refused_with_the_reason(
    panel: ActionPanel,
) -> None:
    show(panel, buying(cash=300))
    assert panel.purchase.cards[IMPERIAL].face.refusal == "The bank has no more Imperial"
    assert panel.purchase.cards[FESTIVAL].face.refusal == ""
    press(panel, "T", "F")
    assert panel.confirm_button.text() == "Buy 1 Tower — $200"
    assert "Not enough cash for Festival" in texts(panel)


def test_a_card_that_cannot_be_bought_tells_why_when_it_is_reached(panel: ActionPanel) -> None:
    show(panel, buying(cash=300))
    panel.activateWindow()
    panel.purchase.cards[IMPERIAL].setFocus()
    assert "The bank has no more Imperial" in texts(panel)
    panel.purchase.cards[FESTIVAL].setFocus()
    assert "The bank has" not in texts(panel)
    press(panel, "T")
    assert panel.purchase.cards[FESTIVAL].accessibleDescription() == "Not enough cash for Festival"
    assert "Not enough cash for Festival" in texts(panel)
    panel.purchase.cards[TOWER].setFocus()
    assert "Not enough cash for Tower" in texts(panel)


def test_enter_buys_nothing_only_where_that_was_chosen(
    panel: ActionPanel, chosen: list[object]
) -> None:
    show(panel, buying())
    assert panel.confirm_button.text() == UNCHOSEN
    assert not panel.confirm_button.isEnabled()
    press(panel, "Return", "T", "Delete", "Return", "T", "Backspace", "Return")
    assert chosen == []
    press(panel, "N")
    assert panel.confirm_button.text() == "Buy nothing"
    assert panel.confirm_button.property("primary") == "true"
    press(panel, "Return")
    assert chosen == [NOTHING]


def test_buying_nothing_has_a_button_of_its_own_while_nothing_is_chosen(
    panel: ActionPanel, chosen: list[object]
) -> None:
    show(panel, buying())
    assert panel.decline_button.text() == "Buy nothing"
    press(panel, "T")
    assert panel.decline_button.isHidden()
    press(panel, "N")
    assert panel.decline_button.isHidden(), "the large button says so"
    press(panel, "Escape")
    panel.decline_button.click()
    assert chosen == [NOTHING]


@pytest.mark.parametrize("keys", [("T",), ("N",), ("T", "F")])
def test_escape_lets_go_of_a_purchase(panel: ActionPanel, keys: tuple[str, ...]) -> None:
    show(panel, buying())
    press(panel, *keys, "Escape")
    assert panel.confirm_button.text() == UNCHOSEN
    assert not panel.handle_key(key_press(Qt.Key.Key_Escape)), "it does what it did before"


def test_a_stock_takes_the_place_of_nothing(panel: ActionPanel) -> None:
    show(panel, buying())
    press(panel, "N", "T")
    assert panel.confirm_button.text() == "Buy 1 Tower — $200"
    press(panel, "N")
    assert panel.confirm_button.text() == "Buy nothing"


def test_where_nothing_can_be_bought_the_game_goes_on_by_enter(
    panel: ActionPanel, chosen: list[object]
) -> None:
    view = show(panel, buying(cash=0))
    assert view.legal == (NOTHING,)
    press(panel, "Return")
    assert chosen == [NOTHING]


def test_every_legal_purchase_can_be_reached_and_no_other(panel: ActionPanel) -> None:
    view = show(panel, buying(cash=900))
    reached = set()
    letters = [spec.letter for spec in view.edition.chains]
    for action in view.legal:
        assert isinstance(action, BuyStock)
        stocks = [x for x, n in zip(letters, action.counts, strict=True) for _ in "x" * n]
        press(panel, "Delete", *(stocks or "N"))
        reached.add(panel.purchase.choice().action)
    assert reached == set(view.legal)


def test_a_purchase_too_long_for_its_line_names_the_chains_by_letter(panel: ActionPanel) -> None:
    panel.resize(530, 400)
    show(panel, ending())
    press(panel, "T", "S", "C")
    assert panel.confirm_button.text() == "Buy 1 T, 1 S, 1 C — $1,600"
    assert "Buy 1 Tower, 1 Sackson, 1 Continental" in panel.confirm_button.accessibleName()
