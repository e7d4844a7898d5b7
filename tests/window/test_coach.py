"""The coach in the window: it stops what costs much, once, by whatever way it is confirmed."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from acquire_desktop.choices import CoachRule
from acquire_desktop.games.acquire.advice import sure_loss
from acquire_desktop.games.acquire.advice.coach import Coach
from acquire_desktop.games.acquire.advice.vocabulary import LookAgain, Reason, ReasonKind
from acquire_desktop.games.acquire.engine.actions import Action, DisposeStock, PlaceTile
from acquire_desktop.games.acquire.engine.decisions import StockDisposal
from acquire_desktop.games.acquire.engine.kernel import compiled
from acquire_desktop.languages import LANGUAGES
from acquire_desktop.session.messages import Answer
from acquire_desktop.storage.notes import NoteKind
from acquire_desktop.ui.acquire.shell.window import AcquireWindow
from acquire_desktop.ui.acquire.table.coaching import look_again_text
from acquire_desktop.ui.acquire.words.advice_texts import idea_text
from acquire_desktop.ui.kit.texts import money
from tests.window.table import QUIET, choice_of, click, open_window, press, wait_for_turn

COACHED = replace(QUIET, coach=CoachRule.COSTLY)

pytestmark = pytest.mark.skipif(not compiled.RUNNING, reason="no search is done in time")


def coach_of(window: AcquireWindow) -> Coach:
    coaching = window.pages.frame.coaching
    assert coaching is not None
    return coaching.coach


@contextmanager
def coached(qtbot: QtBot, *, humans: int = 1) -> Iterator[AcquireWindow]:
    """Open a window with a game at a person's decision, watched where one person plays."""
    with open_window(qtbot, COACHED) as window:
        window.pages.start_game(choice_of(humans, 3))
        if humans > 1:
            qtbot.waitUntil(lambda: window.session.screen.handover_to is not None)
            window.session.accept_handover()
        wait_for_turn(qtbot, window)
        yield window


def find_costly(window: AcquireWindow, action: Action) -> None:
    """Let the coach hear from its process that what it holds back gives away a third."""
    coach, view = coach_of(window), window.session.view
    assert coach.is_waiting
    best = next(each for each in view.legal if each != action)
    from acquire_desktop.games.acquire.advice.verdict import Verdict
    from acquire_desktop.games.acquire.advice.verdict_json import verdict_to_json

    verdict = Verdict(action, best, 2000, 5000, 50, 50, 3000, 12_000)
    coach._take_verdict(Answer("", view.ply, None, verdict=verdict_to_json(verdict)))


def shows(window: AcquireWindow, page: str) -> bool:
    """Tell whether the panel shows a page."""
    panel = window.pages.game.panel
    return panel.page is getattr(panel, page)


def first_tile(window: AcquireWindow) -> PlaceTile:
    return next(each for each in window.session.view.legal if isinstance(each, PlaceTile))


def by_key(window: AcquireWindow, action: PlaceTile) -> None:
    at = window.session.view.hand.index(action.tile)
    press(window, Qt.Key(ord("1") + at))
    press(window, Qt.Key.Key_Return)


def by_button(window: AcquireWindow, action: PlaceTile) -> None:
    window.pages.game.tile_choice.select(action.tile)
    click(window.pages.game.panel.confirm_button)


def by_double_click(window: AcquireWindow, action: PlaceTile) -> None:
    window.pages.game.board.tile_activated.emit(action.tile)


@pytest.mark.parametrize("confirm", [by_key, by_button, by_double_click])
def test_whatever_confirms_a_costly_decision_it_is_stopped_once(
    qtbot: QtBot, confirm: Callable[[AcquireWindow, PlaceTile], None]
) -> None:
    with coached(qtbot) as window:
        panel, ply, tile = window.pages.game.panel, window.session.view.ply, first_tile(window)
        confirm(window, tile)
        find_costly(window, tile)
        assert window.session.view.ply == ply, "nothing is carried out yet"
        assert shows(window, "look_again")
        assert panel.confirm_button.text() == "Look again"
        assert panel.second_button.text() == "Play it"
        assert "a great deal of your chance" in panel.look_again.details()[0]
        press(window, Qt.Key.Key_Escape)
        assert shows(window, "placement")
        by_button(window, tile)
        assert not coach_of(window).is_waiting, "once a decision"
        assert window.session.view.ply > ply


def test_look_again_leads_back_and_play_it_carries_out(qtbot: QtBot) -> None:
    with coached(qtbot) as window:
        panel, ply, tile = window.pages.game.panel, window.session.view.ply, first_tile(window)
        by_button(window, tile)
        find_costly(window, tile)
        click(panel.confirm_button)
        assert shows(window, "placement")
        assert window.session.view.ply == ply
        window.session.rewound.emit()
        by_button(window, tile)
        find_costly(window, tile)
        click(panel.second_button)
        assert window.session.view.ply > ply
        assert not shows(window, "look_again")
        helps = window.session.helps()
        assert helps[0].hints == 1, "a game with a coach is a game with help"


def test_choosing_something_else_is_looking_again(qtbot: QtBot) -> None:
    with coached(qtbot) as window:
        tile = first_tile(window)
        by_button(window, tile)
        find_costly(window, tile)
        window.pages.game.hand.tile_selected.emit(window.session.view.hand[-1])
        assert shows(window, "placement")


def test_a_decision_never_waits_longer_than_the_coach_may_take(qtbot: QtBot) -> None:
    with coached(qtbot) as window:
        ply, tile = window.session.view.ply, first_tile(window)
        by_button(window, tile)
        coach = coach_of(window)
        assert coach._patience.interval() <= 800
        coach._patience.timeout.emit()
        assert window.session.view.ply > ply


def test_what_a_first_look_found_good_is_carried_out_at_once(qtbot: QtBot) -> None:
    with coached(qtbot) as window:
        coach, view = coach_of(window), window.session.view
        qtbot.waitUntil(lambda: coach._seen is not None, timeout=20_000)
        assert coach._seen is not None
        window.session.submit(coach._seen.action)
        assert not coach.is_waiting
        assert window.session.view.ply > view.ply


def test_looking_back_while_the_coach_thinks_carries_the_decision_out(qtbot: QtBot) -> None:
    with coached(qtbot) as window:
        ply, tile = window.session.view.ply, first_tile(window)
        by_button(window, tile)
        window.pages.game.show_step(0)
        assert not coach_of(window).is_waiting
        assert window.session.last_step > ply


def test_leaving_the_game_while_the_coach_thinks_drops_the_decision(qtbot: QtBot) -> None:
    with coached(qtbot) as window:
        by_button(window, first_tile(window))
        window.pages.show_start()
        coach = coach_of(window)
        assert not coach.is_waiting
        assert coach._held == []


def test_where_several_people_play_the_coach_is_silent(qtbot: QtBot) -> None:
    with coached(qtbot, humans=2) as window:
        ply = window.session.view.ply
        window.session.submit(first_tile(window))
        assert not coach_of(window).is_waiting
        assert window.session.view.ply > ply


def test_the_coach_is_off_until_somebody_wants_it(qtbot: QtBot) -> None:
    with open_window(qtbot) as window:
        window.pages.show_new_game()
        options = window.pages.new_game.options
        assert not options.coach.isChecked()
        click(options.coach)
        assert window.preferences.settings.coach is CoachRule.COSTLY
        window.menus.actions["coach_off"].trigger()
        assert not options.coach.isChecked()
        window.pages.new_game.set_choice(choice_of(2, 1))
        assert not options.coach.isEnabled()
        assert options.coach.accessibleDescription() == "When one person plays against computers."


def test_the_coach_speaks_the_language_of_the_moment(qtbot: QtBot) -> None:
    with coached(qtbot) as window:
        panel, tile = window.pages.game.panel, first_tile(window)
        by_button(window, tile)
        find_costly(window, tile)
        window.menus.actions["language_pt_BR"].trigger()
        qtbot.waitUntil(lambda: panel.confirm_button.text() == "Repensar")
        assert "grande parte da sua chance" in panel.look_again.details()[0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_idea_never_reads_as_what_the_stopped_decision_brings(
    qtbot: QtBot, language: str
) -> None:
    with coached(qtbot) as window:
        window.menus.actions[f"language_{language}"].trigger()
        view, idea = window.session.view, Reason(ReasonKind.TAKES_SECOND, 1)
        found = LookAgain(view, first_tile(window), CoachRule.GRAVE, idea)
        before, told, rest = look_again_text(found, view.edition).partition(
            idea_text(idea, view.edition)
        )
        assert told
        assert not rest
        assert before.rstrip()[-1] in ":："


def test_a_stopped_decision_is_kept_as_help_with_the_game(qtbot: QtBot) -> None:
    with coached(qtbot) as window:
        tile = first_tile(window)
        by_button(window, tile)
        find_costly(window, tile)
        kinds = [note.kind for note in window.session.game_file().notes]
        assert kinds == [NoteKind.HINT]


def test_a_sure_loss_is_stopped_at_once_and_once(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sure_loss, "sure_loss", lambda _view, _action: 2400)
    with coached(qtbot) as window:
        ply, tile = window.session.view.ply, first_tile(window)
        by_button(window, tile)
        assert not coach_of(window).is_waiting, "no search is waited for"
        assert shows(window, "look_again")
        assert window.session.view.ply == ply
        click(window.pages.game.panel.second_button)
        assert window.session.view.ply > ply


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_of_a_sure_loss_name_chain_and_money(qtbot: QtBot, language: str) -> None:
    with coached(qtbot) as window:
        window.menus.actions[f"language_{language}"].trigger()
        view = replace(window.session.view, decision=StockDisposal(0, 0, 1, 0, 5, 600, ()))
        found = LookAgain(view, DisposeStock(4, 0, 0), CoachRule.COSTLY, None, 2400)
        text = look_again_text(found, view.edition)
        assert view.edition.chains[1].name in text
        assert money(2400) in text
