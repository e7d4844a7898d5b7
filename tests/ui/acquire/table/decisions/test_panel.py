"""The action panel as a whole: what it keeps, what it ignores, and what fits."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import get_args

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from pytestqt.qtbot import QtBot

from acquire_desktop.games.acquire.engine.actions import (
    Action,
    DeclareEnd,
    PlaceTile,
)
from acquire_desktop.games.acquire.engine.decisions import Decision, StockDisposal
from acquire_desktop.games.acquire.engine.editions import (
    CLASSIC_2023,
    EDITION_2008,
    TYCOON_2023,
)
from acquire_desktop.games.acquire.engine.game import apply, new_game, observe
from acquire_desktop.games.acquire.engine.setup import make_setup
from acquire_desktop.games.acquire.engine.state import State
from acquire_desktop.games.acquire.engine.view import View
from acquire_desktop.ui.acquire.table.decisions import panel as panel_module
from acquire_desktop.ui.acquire.table.decisions.frame import Header
from acquire_desktop.ui.acquire.table.decisions.largest import largest_page_px
from acquire_desktop.ui.acquire.table.decisions.panel import ActionPanel
from acquire_desktop.ui.acquire.words.action_texts import action_text, decision_prompt
from tests.ui.acquire.table.decisions.table import (
    NAMES,
    PLAYERS,
    buying,
    disposing,
    ending,
    founding,
    key_press,
    press,
    show,
    texts,
)


def test_showing_the_same_view_again_keeps_the_choice_and_a_new_one_clears_it(
    panel: ActionPanel,
) -> None:
    state = buying()
    show(panel, state)
    press(panel, "T")
    show(panel, state)
    assert panel.confirm_button.text() == "Buy 1 Tower — $200"
    panel.show_view(replace(observe(state, 0), ply=7))
    assert panel.confirm_button.text() == "Choose what to buy, or buy nothing"


def test_keys_with_control_are_left_to_the_window(panel: ActionPanel) -> None:
    show(panel, buying())
    event = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_S, Qt.KeyboardModifier.ControlModifier)
    assert not panel.handle_key(event)


def test_another_seats_decision_offers_nothing(panel: ActionPanel, chosen: list[object]) -> None:
    panel.show_view(observe(buying(), 1))
    assert not panel.confirm_button.isVisible()
    panel.show_thinking("Bea", 4)
    assert "Bea is thinking… 4 second" in texts(panel)
    event = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Return, Qt.KeyboardModifier.NoModifier)
    assert not panel.handle_key(event)
    assert chosen == []


def test_a_covered_panel_shows_and_does_nothing(panel: ActionPanel, chosen: list[object]) -> None:
    show(panel, disposing())
    panel.set_private(False)
    assert "Tower" not in texts(panel)
    assert not panel.confirm_button.isVisible()
    panel.confirm()
    assert chosen == []
    panel.set_private(True)
    assert panel.confirm_button.text() == "Choose what to do with 7 Tower"


def test_enter_held_down_confirms_nothing(panel: ActionPanel, chosen: list[object]) -> None:
    show(panel, buying())
    repeated = QKeyEvent(
        QEvent.Type.KeyPress, Qt.Key.Key_Return, Qt.KeyboardModifier.NoModifier, "", True
    )
    assert panel.handle_key(repeated)
    assert chosen == []


def test_names_are_shown_as_they_are() -> None:
    view = observe(buying(), 1)
    prompt = decision_prompt(view, ["<b>A&na</b>", "x", "y"])
    assert prompt == "<b>A&na</b> buys stock"


def test_every_first_action_has_a_text() -> None:
    for edition in (EDITION_2008, CLASSIC_2023, TYCOON_2023):
        state = new_game(make_setup(edition, 3, "texts"))
        for _ in range(60):
            view = observe(state, state.seat)
            if not view.legal:
                break
            assert decision_prompt(view, NAMES)
            assert all(action_text(action, edition) for action in view.legal)
            state = apply(state, view.legal[state.ply % len(view.legal)]).state


@pytest.mark.parametrize("make", [buying, ending, disposing, lambda: founding([])])
def test_the_worst_cases_fit_their_place(panel: ActionPanel, make: Callable[[], State]) -> None:
    show(panel, make())
    assert panel.heightForWidth(640) <= 231
    assert panel.minimumSizeHint().width() <= 560


def test_every_decision_has_one_page_that_asks_it(panel: ActionPanel) -> None:
    asked = [decision for page in panel._pages for decision in page.decisions]
    assert sorted(map(repr, asked)) == sorted(map(repr, get_args(Decision)))


def test_whole_games_can_be_played_through_the_panel(panel: ActionPanel) -> None:
    """Confirm sends legal actions only, whatever the decision."""
    state = new_game(make_setup(TYCOON_2023, 3, "panel"))

    def submit(action: Action) -> None:
        nonlocal state
        state = apply(state, action).state

    panel.action_chosen.connect(submit)
    for _ in range(2000):
        if state.over:
            break
        view = show(panel, state)
        ply = state.ply
        placements = [e for e in view.effects if PlaceTile(e.tile) in view.legal]
        if placements:
            panel.show_selected(placements[0], ())
        if panel.page is panel.chain:
            press(panel, view.edition.chains[next(iter(panel.chain.cards))].letter)
        for letter in "TSWF":
            panel.purchase.handle_key(key_press(Qt.Key[f"Key_{letter}"]))
        if not panel.confirm_button.isEnabled():
            press(panel, "K" if isinstance(view.decision, StockDisposal) else "N")
        if DeclareEnd() in view.legal:
            panel.declare.box.setChecked(True)
        panel.confirm_button.click()
        assert state.ply > ply
    assert state.over


def test_on_a_strip_a_headline_goes_over_two_lines_before_it_gives_way(qtbot: QtBot) -> None:
    header = Header()
    qtbot.addWidget(header)
    header.is_strip = True
    header.resize(620, 40)
    header.show()
    reason = "8G cannot be placed now: all seven chains are on the board, and one is acquired first"
    header.show_texts(reason, "This tile cannot be placed now", is_refusal=True)
    assert header.prompt.isVisible()
    assert header.notice.isVisible()
    assert header.prompt.sizeHint().width() + header.notice.minimumWidth() < 620
    line_px = header.prompt.fontMetrics().lineSpacing()
    assert line_px < header.high_px() <= 2 * line_px


def test_pages_are_measured_once_for_each_viewer_however_often_the_screen_changes_hands(
    panel: ActionPanel, monkeypatch: pytest.MonkeyPatch
) -> None:
    measured: list[tuple[str, int]] = []

    def measure(view: View, names: Sequence[str], width: int) -> int:
        measured.append((view.edition.key, view.seat))
        return largest_page_px(view, names, width)

    monkeypatch.setattr(panel_module, "largest_page_px", measure)
    state = new_game(make_setup(TYCOON_2023, len(NAMES), "hands"))
    heights: list[set[int]] = [set(), set()]
    for _ in range(3):
        for seat in (0, 1):
            panel.set_players(PLAYERS)
            panel.show_view(observe(state, seat))
            heights[seat].add(panel.most_height(400))
            panel.forget()
    assert measured == [(TYCOON_2023.key, 0), (TYCOON_2023.key, 1)]
    assert [len(each) for each in heights] == [1, 1]
    panel.set_players(tuple(replace(each, name=each.name * 3) for each in PLAYERS))
    panel.show_view(observe(state, 0))
    panel.most_height(400)
    panel.show_view(observe(new_game(make_setup(EDITION_2008, len(NAMES), "hands")), 0))
    panel.most_height(400)
    assert measured[2:] == [(TYCOON_2023.key, 0), (EDITION_2008.key, 0)]
