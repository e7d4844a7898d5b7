"""Keeping, selling and trading the stock of an acquired chain."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from acquire_desktop.games.acquire.engine.actions import (
    DisposeStock,
)
from acquire_desktop.games.acquire.engine.game import apply, observe
from acquire_desktop.games.acquire.engine.view import Holdings
from acquire_desktop.ui.acquire.table.decisions.line import Line
from acquire_desktop.ui.acquire.table.decisions.stepper import Stepper
from acquire_desktop.ui.acquire.table.decisions.tray_picture import CarriedStock
from tests.ui.acquire.table.decisions.table import disposing, key_press, press, show, texts


def test_nothing_is_chosen_where_a_merger_asks_for_stock(panel: Line, chosen: list[object]) -> None:
    """Somebody else's move asks: Enter may be meant for something else, and costs nothing."""
    show(panel, disposing())
    assert panel.confirm_button.accessibleName() == "Choose for all 7"
    assert panel.page.choice().action is None
    assert not panel.confirm_button.property("primary")
    press(panel, "Return", "Return")
    assert chosen == []


@pytest.mark.parametrize("by_key", [True, False])
def test_keeping_all_is_one_act(panel: Line, chosen: list[object], by_key: bool) -> None:
    show(panel, disposing())
    if by_key:
        press(panel, "K")
    else:
        panel.disposal.keep.most.click()
    assert panel.confirm_button.text() == "Keep all 7"
    assert not panel.disposal.keep.most.isEnabled(), "it is chosen"
    press(panel, "Return")
    assert chosen == [DisposeStock(7, 0, 0)]


def test_enter_presses_the_button_of_a_tray_that_has_the_focus(
    panel: Line, chosen: list[object]
) -> None:
    show(panel, disposing())
    QTest.keyClick(panel.disposal.trade.most, Qt.Key.Key_Return)
    assert panel.confirm_button.text() == "Trade 6, keep 1"
    assert chosen == []


@pytest.mark.parametrize("tray", ["sell", "trade"])
def test_enter_after_as_many_as_possible_presses_no_other_tray(
    panel: Line, chosen: list[object], tray: str
) -> None:
    """Qt gives the focus of a disabled button to the next one, here of the next tray."""
    show(panel, disposing())
    stepper = getattr(panel.disposal, tray)
    stepper.most.setFocus()
    QTest.keyClick(stepper.most, Qt.Key.Key_Space)
    assert stepper.fewer.hasFocus()
    wanted = panel.page.choice().action
    press(panel, "Return")
    assert chosen == [wanted]


def test_stock_is_dragged_from_tray_to_tray(panel: Line, chosen: list[object]) -> None:
    show(panel, disposing())
    page = panel.disposal
    drag(page.keep, page.sell)
    drag(page.keep, page.trade)
    drag(page.keep, page.sell)
    drag(page.sell, page.keep)
    drag(page.trade, page.trade)
    assert panel.confirm_button.text() == "Sell 1, trade 2, keep 4"
    assert not [
        each for each in page.shares.window().findChildren(CarriedStock) if each.isVisible()
    ]
    press(panel, "Return")
    assert chosen == [DisposeStock(4, 1, 2)]


def drag(source: Stepper, target: Stepper) -> None:
    """Take a stock from a tray and let go of it over another one."""
    left, none = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    place = target.mapToGlobal(target.rect().center())
    kinds = QEvent.Type.MouseButtonPress, QEvent.Type.MouseMove, QEvent.Type.MouseButtonRelease
    for kind in kinds:
        at = QPointF(source.mapFromGlobal(place))
        QApplication.sendEvent(source, QMouseEvent(kind, at, QPointF(place), left, left, none))


def test_escape_lets_go_of_a_settlement(panel: Line) -> None:
    show(panel, disposing())
    press(panel, "S", "T", "Escape")
    assert panel.page.choice().action is None
    assert panel.disposal.sell.share is not None
    assert panel.disposal.sell.share.count == 0
    assert not panel.handle_key(key_press(Qt.Key.Key_Escape)), "it does what it did before"


def test_confirm_repeats_the_disposal_and_the_lines_tell_the_result(
    panel: Line, chosen: list[object]
) -> None:
    show(panel, disposing())
    press(panel, "S", "S", "S", "T")
    assert panel.confirm_button.text() == "Sell 3, trade 2, keep 2"
    assert "3 × $300 = +$900" in texts(panel)
    assert "After: cash $10,300 · Continental 1 · Tower 2" in texts(panel)
    press(panel, "Return")
    assert chosen == [DisposeStock(2, 3, 2)]


def test_the_cash_shown_after_a_disposal_is_the_cash_after_confirm(panel: Line) -> None:
    state = disposing()
    show(panel, state)
    press(panel, "S", "S")
    after = apply(state, DisposeStock(5, 2, 0)).state
    assert f"cash ${observe(after, 0).cash[0]:,}" in texts(panel)


def test_hidden_totals_are_told_only_while_the_hand_lies_open(panel: Line) -> None:
    """Rule: rules document, section 6, 10: running totals are hidden, what is settled is not."""
    state = disposing()
    hidden = replace(observe(state, 0), holdings=Holdings.HIDDEN)
    panel.disposal.is_hand_open = False
    panel.show_view(hidden)
    press(panel, "S")
    assert panel.confirm_button.text() == "Sell 1, keep 6"
    assert "After" not in texts(panel)
    panel.disposal.is_hand_open = True
    panel.show_view(hidden)
    assert "After: cash" in texts(panel)
    panel.disposal.is_hand_open = False
    panel.show_view(observe(state, 0))
    assert "After: cash" in texts(panel), "on an open table all totals lie open"


def test_disposal_keys_reach_all_and_most(panel: Line) -> None:
    show(panel, disposing())
    press(panel, "Alt+S")
    assert panel.confirm_button.text() == "Sell all 7"
    press(panel, "Alt+T")
    assert panel.confirm_button.text() == "Sell 1, trade 6"
    press(panel, "Shift+T", "Shift+S")
    assert panel.confirm_button.text() == "Trade 4, keep 3"
    press(panel, "K")
    assert panel.confirm_button.text() == "Keep all 7"


def test_trading_stops_at_what_the_bank_has(panel: Line) -> None:
    show(panel, disposing(bank=2))
    press(panel, "T", "T", "T", "T")
    assert panel.confirm_button.text() == "Trade 4, keep 3"
    assert not panel.disposal.trade.more.isEnabled()
    assert "2 left" in texts(panel)


def test_every_reachable_disposal_is_legal_and_adds_up(panel: Line) -> None:
    view = show(panel, disposing(bank=2))
    buttons = (
        panel.disposal.sell.more,
        panel.disposal.trade.more,
        panel.disposal.sell.most,
        panel.disposal.trade.fewer,
        panel.disposal.trade.most,
        panel.disposal.sell.fewer,
    )
    for index in range(60):
        buttons[index * index % 7 % 6].click()
        action = panel.disposal.choice().action
        assert action in view.legal
        assert isinstance(action, DisposeStock)
        assert action.keep + action.sell + action.trade == 7
