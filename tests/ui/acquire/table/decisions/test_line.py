"""The Line as a whole: what it keeps, what it ignores, and what fits."""

from collections.abc import Callable
from dataclasses import replace
from itertools import combinations
from typing import get_args

import pytest
from PySide6.QtCore import QEvent, QPoint, QRect, Qt
from PySide6.QtGui import QKeyEvent

from acquire_desktop.games.acquire.engine.actions import (
    Action,
    BuyStock,
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
from acquire_desktop.ui.acquire.table.decisions.line import Line
from acquire_desktop.ui.acquire.words.action_texts import action_text, decision_prompt
from acquire_desktop.ui.acquire.words.names import Names
from tests.ui.acquire.table.decisions.table import (
    NAMES,
    buying,
    disposing,
    ending,
    founding,
    key_press,
    placing,
    press,
    show,
    texts,
)


def test_showing_the_same_view_again_keeps_the_choice_and_a_new_one_clears_it(
    panel: Line,
) -> None:
    state = buying()
    show(panel, state)
    press(panel, "T")
    show(panel, state)
    assert panel.confirm_button.accessibleName() == "Buy 1 Tower — $200"
    panel.show_view(replace(observe(state, 0), ply=7))
    assert panel.confirm_button.text() == "Buy nothing"


def test_keys_with_control_are_left_to_the_window(panel: Line) -> None:
    show(panel, buying())
    event = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_S, Qt.KeyboardModifier.ControlModifier)
    assert not panel.handle_key(event)


def test_another_seats_decision_offers_nothing(panel: Line, chosen: list[object]) -> None:
    panel.show_view(observe(buying(), 1))
    assert not panel.confirm_button.isVisible()
    panel.show_thinking("Bea", 4)
    assert "Bea is thinking… 4 second" in texts(panel)
    event = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Return, Qt.KeyboardModifier.NoModifier)
    assert not panel.handle_key(event)
    assert chosen == []


def test_a_covered_panel_shows_and_does_nothing(panel: Line, chosen: list[object]) -> None:
    show(panel, disposing())
    panel.set_private(False)
    assert "Tower" not in texts(panel)
    assert not panel.confirm_button.isVisible()
    panel.confirm()
    assert chosen == []
    panel.set_private(True)
    assert panel.confirm_button.accessibleName() == "Choose for all 7"


def test_enter_held_down_confirms_nothing(panel: Line, chosen: list[object]) -> None:
    show(panel, buying())
    repeated = QKeyEvent(
        QEvent.Type.KeyPress, Qt.Key.Key_Return, Qt.KeyboardModifier.NoModifier, "", True
    )
    assert panel.handle_key(repeated)
    assert chosen == []


def test_enter_does_what_the_button_says_that_has_the_focus(
    panel: Line, chosen: list[object]
) -> None:
    show(panel, buying())
    enter = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Return, Qt.KeyboardModifier.NoModifier)
    assert panel.confirm_button.text() == "Buy nothing"
    panel.handle_key(enter)
    assert chosen == []
    panel.confirm_button.setFocus(Qt.FocusReason.TabFocusReason)
    panel.handle_key(enter)
    assert chosen == [BuyStock((0,) * 7)]


def test_who_settles_is_named_where_several_people_sit_at_one_screen() -> None:
    view = observe(disposing(), 0)
    assert "B&a settles 7 stock" in decision_prompt(view, ["B&a", "x", "y"])
    assert "settle your 7 stock" in decision_prompt(view, Names(("Ana", "x", "y"), you=0))


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


PLACE = [(620, 44), (620, 58), (740, 58), (1076, 84)]
"""Lines of the smallest window, of a small one with two rows, and of large ones."""


@pytest.mark.parametrize("size", PLACE)
@pytest.mark.parametrize("make", [buying, ending, disposing, lambda: founding([])])
def test_no_part_of_the_line_lies_over_another(
    panel: Line, make: Callable[[], State], size: tuple[int, int]
) -> None:
    panel.setFixedSize(*size)
    show(panel, make())
    press(panel, *{panel.purchase: "TSC", panel.chain: "F", panel.disposal: "S"}[panel.page])
    words = panel.words.sentence, panel.words.detail
    parts = [panel.page, panel.confirm_button, panel.turn_buttons]
    parts += [each for each in (*words, panel.second_button) if each.isVisible()]
    places = [QRect(each.mapTo(panel, QPoint()), each.size()) for each in parts]
    places = [place for place in places if place.isValid()]
    for place in places:
        assert panel.rect().contains(place), parts[places.index(place)]
    for one, other in combinations(places, 2):
        assert not one.intersects(other), (parts[places.index(one)], parts[places.index(other)])


@pytest.mark.parametrize("size", PLACE)
def test_the_main_button_has_one_place_whatever_is_asked(
    panel: Line, size: tuple[int, int]
) -> None:
    panel.setFixedSize(*size)
    places = set()
    for make in (placing, buying, ending, disposing, lambda: founding([])):
        show(panel, make())
        places.add(panel.confirm_button.geometry().getRect())
    assert len(places) == 1


def test_every_decision_has_one_page_that_asks_it(panel: Line) -> None:
    asked = [decision for page in panel._pages for decision in page.decisions]
    assert sorted(map(repr, asked)) == sorted(map(repr, get_args(Decision)))


def test_whole_games_can_be_played_through_the_panel(panel: Line) -> None:
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
            press(panel, view.edition.chains[next(iter(panel.chain.picks))].letter)
        for letter in "TSWF":
            panel.purchase.handle_key(key_press(Qt.Key[f"Key_{letter}"]))
        if panel.page.choice().action is None:
            press(panel, "K" if isinstance(view.decision, StockDisposal) else "N")
        if DeclareEnd() in view.legal:
            submit(DeclareEnd())
            show(panel, state)
        panel.confirm_button.click()
        assert state.ply > ply
    assert state.over
