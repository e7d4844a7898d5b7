"""The Line in a turn in which the end is declared: what was chosen before stays chosen."""

from dataclasses import replace

from acquire_desktop.games.acquire.engine.actions import Action, BuyStock, DeclareEnd
from acquire_desktop.games.acquire.engine.game import apply, observe
from acquire_desktop.ui.acquire.table.decisions.line import Line
from tests.ui.acquire.table.decisions.table import TOWER, ending, press, show, texts


def test_a_purchase_stays_chosen_when_the_end_is_declared(panel: Line) -> None:
    states = [ending()]

    def submit(action: Action) -> None:
        states.append(apply(states[-1], action).state)
        panel.show_view(observe(states[-1], 0))

    panel.action_chosen.connect(submit)
    show(panel, states[0])
    press(panel, "T")
    submit(DeclareEnd())
    assert panel.page.choice().action == BuyStock((1, 0, 0, 0, 0, 0, 0))
    assert "this is the last turn" in texts(panel)
    press(panel, "Return")
    assert states[-1].over
    assert observe(states[-1], 0).stocks[0][TOWER] == 1
    assert not panel.confirm_button.isVisible()
    assert "The end was declared." in texts(panel)
    assert "win" not in texts(panel), "the final account tells it"


def test_nothing_stays_chosen_in_a_later_step_of_the_last_turn(panel: Line) -> None:
    view = show(panel, ending())
    press(panel, "T")
    legal = tuple(action for action in view.legal if action != DeclareEnd())
    panel.show_view(replace(view, ply=view.ply + 2, legal=legal, end_declared=True))
    assert panel.page.choice().action is None
