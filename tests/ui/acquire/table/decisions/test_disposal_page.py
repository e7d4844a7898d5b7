"""Keeping, selling and trading the stock of an acquired chain."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from acquire_desktop.games.acquire.engine.actions import (
    DisposeStock,
)
from acquire_desktop.games.acquire.engine.game import apply, observe
from acquire_desktop.games.acquire.engine.view import Holdings
from acquire_desktop.ui.acquire.table.decisions.panel import ActionPanel
from tests.ui.acquire.table.decisions.table import disposing, key_press, press, show, texts


def test_nothing_is_chosen_where_a_merger_asks_for_stock(
    panel: ActionPanel, chosen: list[object]
) -> None:
    """Somebody else's move asks: Enter may be meant for something else, and costs nothing."""
    show(panel, disposing())
    assert panel.confirm_button.text() == "Choose what to do with 7 Tower"
    assert not panel.confirm_button.isEnabled()
    assert panel.confirm_button.property("primary") == "false"
    press(panel, "Return", "Return")
    assert chosen == []


@pytest.mark.parametrize("by_key", [True, False])
def test_keeping_all_is_one_act(panel: ActionPanel, chosen: list[object], by_key: bool) -> None:
    show(panel, disposing())
    if by_key:
        press(panel, "K")
    else:
        panel.disposal.keep.most.click()
    assert panel.confirm_button.text() == "Keep all 7"
    assert not panel.disposal.keep.most.isEnabled(), "it is chosen"
    press(panel, "Return")
    assert chosen == [DisposeStock(7, 0, 0)]


def test_escape_lets_go_of_a_settlement(panel: ActionPanel) -> None:
    show(panel, disposing())
    press(panel, "S", "T", "Escape")
    assert not panel.confirm_button.isEnabled()
    assert panel.disposal.sell.share is not None
    assert panel.disposal.sell.share.count == 0
    assert not panel.handle_key(key_press(Qt.Key.Key_Escape)), "it does what it did before"


def test_confirm_repeats_the_disposal_and_the_lines_tell_the_result(
    panel: ActionPanel, chosen: list[object]
) -> None:
    show(panel, disposing())
    press(panel, "S", "S", "S", "T")
    assert panel.confirm_button.text() == "Sell 3, trade 2, keep 2"
    assert "3 × $300 = +$900" in texts(panel)
    assert "After: cash $10,300 · Continental 1 · Tower 2" in texts(panel)
    press(panel, "Return")
    assert chosen == [DisposeStock(2, 3, 2)]


def test_the_cash_shown_after_a_disposal_is_the_cash_after_confirm(panel: ActionPanel) -> None:
    state = disposing()
    show(panel, state)
    press(panel, "S", "S")
    after = apply(state, DisposeStock(5, 2, 0)).state
    assert f"cash ${observe(after, 0).cash[0]:,}" in texts(panel)


def test_hidden_totals_are_told_only_while_the_hand_lies_open(panel: ActionPanel) -> None:
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


def test_disposal_keys_reach_all_and_most(panel: ActionPanel) -> None:
    show(panel, disposing())
    press(panel, "Alt+S")
    assert panel.confirm_button.text() == "Sell all 7"
    press(panel, "Alt+T")
    assert panel.confirm_button.text() == "Sell 1, trade 6"
    press(panel, "Shift+T", "Shift+S")
    assert panel.confirm_button.text() == "Trade 4, keep 3"
    press(panel, "K")
    assert panel.confirm_button.text() == "Keep all 7"


def test_trading_stops_at_what_the_bank_has(panel: ActionPanel) -> None:
    show(panel, disposing(bank=2))
    press(panel, "T", "T", "T", "T")
    assert panel.confirm_button.text() == "Trade 4, keep 3"
    assert not panel.disposal.trade.more.isEnabled()
    assert "bank 2" in texts(panel)


def test_every_reachable_disposal_is_legal_and_adds_up(panel: ActionPanel) -> None:
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


def test_all_three_heads_are_in_one_line_or_none_is(panel: ActionPanel) -> None:
    show(panel, disposing())
    page, tops = panel.disposal, set()
    for width in range(460, 720):
        panel.resize(width, 230)
        QApplication.processEvents()
        found = {each.most.y() for each in (page.sell, page.trade, page.keep)}
        assert len(found) == 1, width
        tops |= found
    assert len(tops) == 2, "both are tried"
