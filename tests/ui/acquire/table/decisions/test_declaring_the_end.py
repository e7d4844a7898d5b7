"""Declaring the end goes before the action it is declared with."""

from dataclasses import replace

from PySide6.QtWidgets import QApplication, QLabel

from acquire_desktop.games.acquire.engine.actions import (
    Action,
    BuyStock,
    DeclareEnd,
)
from acquire_desktop.games.acquire.engine.game import apply, observe
from acquire_desktop.ui.acquire.table.decisions.panel import ActionPanel
from tests.ui.acquire.table.decisions.table import (
    PLAYERS,
    TOWER,
    buying,
    ending,
    press,
    show,
    texts,
)


def test_the_end_is_offered_with_its_reason_and_never_set_beforehand(panel: ActionPanel) -> None:
    show(panel, buying())
    assert not panel.declare.isVisible()
    show(panel, ending())
    assert panel.declare.isVisible()
    assert not panel.declare.is_set()
    assert "Continental has 48" in texts(panel)


def test_the_focus_of_the_box_draws_nothing_over_the_reason_below_it(panel: ActionPanel) -> None:
    show(panel, ending())
    control = panel.declare
    control.set_line(False)
    control.adjustSize()
    (reason,) = [each for each in control.findChildren(QLabel) if each.text()]
    pictures = []
    panel.activateWindow()
    for each in (panel.decline_button, control.box):
        each.setFocus()
        QApplication.processEvents()
        assert each.hasFocus()
        words = reason.geometry().adjusted(reason.indent(), 0, 0, 0)
        pictures.append(control.grab(words).toImage())
    assert pictures[0] == pictures[1]


def test_a_declared_end_is_sent_before_the_action(panel: ActionPanel, chosen: list[object]) -> None:
    show(panel, ending())
    press(panel, "E")
    assert panel.decline_button.text() == "Buy nothing, and declare the end"
    assert not panel.confirm_button.isEnabled()
    press(panel, "N")
    assert panel.confirm_button.text() == "Buy nothing, and declare the end"
    assert panel.confirm_button.property("primary") == "true"
    press(panel, "T", "Return")
    assert chosen == [DeclareEnd(), BuyStock((1, 0, 0, 0, 0, 0, 0))]


def test_the_action_is_sent_whole_although_the_declaration_changes_the_view(
    panel: ActionPanel,
) -> None:
    states = [ending()]

    def submit(action: Action) -> None:
        states.append(apply(states[-1], action).state)
        panel.show_view(observe(states[-1], 0))

    panel.action_chosen.connect(submit)
    show(panel, states[0])
    press(panel, "T", "E", "Return")
    assert states[-1].over
    assert observe(states[-1], 0).stocks[0][TOWER] == 1
    assert not panel.confirm_button.isVisible()
    assert "The end was declared." in texts(panel)
    assert "win" not in texts(panel), "the final account tells it"


def test_the_declaration_is_not_kept_for_the_next_turn(panel: ActionPanel) -> None:
    view = show(panel, ending())
    press(panel, "E")
    panel.show_view(replace(view, ply=view.ply + 5, turn=view.turn + 3))
    assert not panel.declare.is_set()


def test_the_declaration_is_not_kept_after_undo(panel: ActionPanel) -> None:
    show(panel, ending())
    press(panel, "E")
    panel.set_players(PLAYERS)
    show(panel, ending())
    assert not panel.declare.is_set()


def test_escape_takes_the_declaration_back_after_what_is_chosen(panel: ActionPanel) -> None:
    show(panel, ending())
    press(panel, "T", "E", "Escape")
    assert panel.declare.is_set()
    press(panel, "Escape")
    assert not panel.declare.is_set()
