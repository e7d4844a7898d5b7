"""Buying stock: the cart, its keys, and what is refused."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from acquire_desktop.games.acquire.engine.actions import (
    BuyStock,
)
from acquire_desktop.ui.acquire.table.decisions.line import Line
from tests.ui.acquire.table.decisions.table import (
    FESTIVAL,
    IMPERIAL,
    TOWER,
    buying,
    key_press,
    press,
    show,
    texts,
)

UNCHOSEN = "Buy nothing"
"""What the button says of its own accord; chosen, it looks like the main button."""
NOTHING = BuyStock((0,) * 7)


def test_confirm_repeats_the_purchase_with_its_cost(panel: Line, chosen: list[object]) -> None:
    show(panel, buying())
    press(panel, "F", "F", "T")
    assert panel.confirm_button.accessibleName() == "Buy 1 Tower, 2 Festival — $800"
    assert panel.confirm_button.text() == "Buy 3 for $800"
    assert "$800 for 3 stock" in texts(panel)
    assert "$5,200 left in cash" in texts(panel)
    press(panel, "Return")
    assert chosen == [BuyStock((1, 0, 2, 0, 0, 0, 0))]


def test_a_click_on_a_slot_takes_that_stock_back(panel: Line) -> None:
    show(panel, buying())
    press(panel, "F", "T")
    QTest.mouseClick(panel.purchase.slots[0], Qt.MouseButton.LeftButton)
    assert panel.confirm_button.accessibleName() == "Buy 1 Tower — $200"
    assert not panel.purchase.slots[1].isEnabled()


def test_keys_remove_one_of_a_chain_the_last_and_all(panel: Line) -> None:
    show(panel, buying())
    press(panel, "F", "T", "S", "Shift+F")
    assert panel.confirm_button.accessibleName() == "Buy 1 Tower, 1 Sackson — $400"
    press(panel, "Backspace")
    assert panel.confirm_button.accessibleName() == "Buy 1 Tower — $200"
    press(panel, "Delete")
    assert panel.confirm_button.text() == UNCHOSEN
    press(panel, "Backspace")
    assert panel.confirm_button.text() == UNCHOSEN


def test_a_fourth_stock_is_refused_visibly(panel: Line) -> None:
    show(panel, buying())
    press(panel, "F", "F", "F")
    before = panel.confirm_button.text()
    press(panel, "T")
    assert panel.confirm_button.text() == before
    assert "No more than 3 stock" in texts(panel)


def test_stock_that_the_bank_lacks_or_cash_cannot_pay_is_refused_with_the_reason(
    panel: Line,
) -> None:
    view = show(panel, buying(cash=300))
    faces = panel.purchase.faces(view)
    assert faces[IMPERIAL].refusal == "The bank has no more Imperial"
    assert faces[FESTIVAL].refusal == ""
    press(panel, "T", "F")
    assert panel.confirm_button.accessibleName() == "Buy 1 Tower — $200"
    assert "Not enough cash for Festival" in texts(panel)


def test_a_chain_that_cannot_be_bought_tells_why_when_it_is_reached(panel: Line) -> None:
    show(panel, buying(cash=300))
    panel.purchase.attend(IMPERIAL, True)
    assert "The bank has no more Imperial" in texts(panel)
    panel.purchase.attend(FESTIVAL, True)
    assert "The bank has" not in texts(panel)
    press(panel, "T")
    assert "Not enough cash for Festival" in texts(panel)
    panel.purchase.attend(TOWER, True)
    assert "Not enough cash for Tower" in texts(panel)


def test_enter_buys_nothing_only_where_that_was_chosen(panel: Line, chosen: list[object]) -> None:
    show(panel, buying())
    assert panel.confirm_button.text() == UNCHOSEN
    assert panel.page.choice().action is None
    press(panel, "Return", "T", "Delete", "Return", "T", "Backspace", "Return")
    assert chosen == []
    press(panel, "N")
    assert panel.confirm_button.text() == "Buy nothing"
    assert panel.confirm_button.property("primary")
    press(panel, "Return")
    assert chosen == [NOTHING]


def test_the_button_buys_nothing_while_nothing_is_chosen(panel: Line, chosen: list[object]) -> None:
    show(panel, buying())
    assert panel.confirm_button.text() == "Buy nothing"
    assert not panel.confirm_button.property("primary")
    press(panel, "T")
    assert panel.confirm_button.text() == "Buy 1 for $200"
    assert panel.confirm_button.property("primary")
    press(panel, "Escape")
    panel.confirm_button.click()
    assert chosen == [NOTHING]


@pytest.mark.parametrize("keys", [("T",), ("N",), ("T", "F")])
def test_escape_lets_go_of_a_purchase(panel: Line, keys: tuple[str, ...]) -> None:
    show(panel, buying())
    press(panel, *keys, "Escape")
    assert panel.confirm_button.text() == UNCHOSEN
    assert not panel.handle_key(key_press(Qt.Key.Key_Escape)), "it does what it did before"


def test_a_stock_takes_the_place_of_nothing(panel: Line) -> None:
    show(panel, buying())
    press(panel, "N", "T")
    assert panel.confirm_button.accessibleName() == "Buy 1 Tower — $200"
    press(panel, "N")
    assert panel.confirm_button.text() == "Buy nothing"


def test_where_nothing_can_be_bought_the_game_goes_on_by_enter(
    panel: Line, chosen: list[object]
) -> None:
    view = show(panel, buying(cash=0))
    assert view.legal == (NOTHING,)
    press(panel, "Return")
    assert chosen == [NOTHING]


def test_every_legal_purchase_can_be_reached_and_no_other(panel: Line) -> None:
    view = show(panel, buying(cash=900))
    reached = set()
    letters = [spec.letter for spec in view.edition.chains]
    for action in view.legal:
        assert isinstance(action, BuyStock)
        stocks = [x for x, n in zip(letters, action.counts, strict=True) for _ in "x" * n]
        press(panel, "Delete", *(stocks or "N"))
        reached.add(panel.purchase.choice().action)
    assert reached == set(view.legal)
