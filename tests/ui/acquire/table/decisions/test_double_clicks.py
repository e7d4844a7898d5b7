"""A double click on Confirm decides one thing, whatever is asked next in the same place."""

from collections.abc import Callable

import pytest
from PySide6.QtWidgets import QApplication

from acquire_desktop.games.acquire.engine.actions import (
    Action,
    ChooseSurvivor,
    PlaceTile,
)
from acquire_desktop.games.acquire.engine.board import TILES_BY_NAME
from acquire_desktop.games.acquire.engine.decisions import StockDisposal
from acquire_desktop.games.acquire.engine.editions import CLASSIC_2023
from acquire_desktop.games.acquire.engine.game import apply, observe
from acquire_desktop.games.acquire.engine.position import position
from acquire_desktop.games.acquire.engine.state import State
from acquire_desktop.ui.acquire.table.decisions.line import Line
from tests.ui.acquire.table.decisions.table import (
    EMPTY_LINE,
    FESTIVAL,
    buying,
    disposing,
    founding,
    placing,
    press,
)
from tests.ui.kit.mouse import LATER_MS, PACES_MS, SECOND, mouse_over


def _growing() -> State:
    """8A lets Tower grow, and there is cash for its stock."""
    board = ["......TT....", *[EMPTY_LINE] * 8]
    hands = ["9A 1I", "2I", "3I"]
    return position(CLASSIC_2023, board, cash=[6000] * 3, hands=hands)


def _choosing_survivor() -> State:
    return apply(placing(), PlaceTile(TILES_BY_NAME["3A"])).state


def _choosing_order() -> State:
    return apply(_choosing_survivor(), ChooseSurvivor(FESTIVAL)).state


STATES: dict[str, Callable[[], State]] = {
    "place": _growing,
    "found": lambda: founding([]),
    "survivor": _choosing_survivor,
    "order": _choosing_order,
    "settle": disposing,
    "buy": buying,
}


class Game:
    """A game on a panel: what is chosen happens at once, and all that is asked has an answer."""

    def __init__(self, panel: Line, state: State) -> None:
        self.panel, self.state = panel, state
        self.done: list[Action] = []
        panel.action_chosen.connect(self._do)
        self.ask()

    def ask(self) -> None:
        """Show what is asked, with a choice that Confirm would carry out."""
        view = observe(self.state, self.state.seat)
        self.panel.show_view(view)
        can = [each for each in view.effects if PlaceTile(each.tile) in view.legal]
        if can:
            self.panel.show_selected(can[0], ())
        elif self.panel.page is self.panel.chain:
            press(self.panel, view.edition.chains[self.panel.chain.offered[0]].letter)
        elif isinstance(view.decision, StockDisposal):
            press(self.panel, "K")
        elif view.legal and self.panel.page.choice().action is None:
            press(self.panel, "N")
        assert self.state.over or self.panel.page.choice().action is not None

    def _do(self, action: Action) -> None:
        self.done.append(action)
        self.state = apply(self.state, action).state
        self.ask()


@pytest.mark.parametrize("pace_ms", PACES_MS)
@pytest.mark.parametrize("asked", list(STATES))
def test_a_double_click_on_confirm_decides_one_thing(
    panel: Line, monkeypatch: pytest.MonkeyPatch, asked: str, pace_ms: int
) -> None:
    with mouse_over(panel, monkeypatch) as mouse:
        game = Game(panel, STATES[asked]())
        QApplication.processEvents()
        mouse.rest_on(panel.confirm_button)
        mouse.click(LATER_MS)
        assert len(game.done) == 1
        panel.repaint()
        mouse.click_again(pace_ms)
        assert len(game.done) == 1
        if not game.state.over:
            mouse.click(LATER_MS)
            assert len(game.done) == 2


@pytest.mark.parametrize("pace_ms", PACES_MS)
def test_a_double_click_on_buy_nothing_decides_one_thing(
    panel: Line, monkeypatch: pytest.MonkeyPatch, pace_ms: int
) -> None:
    with mouse_over(panel, monkeypatch) as mouse:
        game = Game(panel, buying())
        press(panel, "Escape")
        QApplication.processEvents()
        mouse.rest_on(panel.confirm_button)
        mouse.click(LATER_MS)
        panel.repaint()
        mouse.click_again(pace_ms)
        assert len(game.done) == 1


@pytest.mark.parametrize("pace_ms", PACES_MS)
def test_four_fast_clicks_on_a_card_decide_one_thing(
    panel: Line, monkeypatch: pytest.MonkeyPatch, pace_ms: int
) -> None:
    with mouse_over(panel, monkeypatch) as mouse:
        game = Game(panel, _choosing_survivor())
        QApplication.processEvents()
        first = panel.chain.offered[0]
        mouse.rest_on(panel.chain.picks[first])
        mouse.click(LATER_MS)
        mouse.click(pace_ms, SECOND)
        assert game.done == [ChooseSurvivor(first)]
        panel.repaint()
        mouse.click(pace_ms)
        mouse.click(pace_ms, SECOND)
        assert len(game.done) == 1
        mouse.click(LATER_MS)
        mouse.click(pace_ms, SECOND)
        assert len(game.done) == 2
