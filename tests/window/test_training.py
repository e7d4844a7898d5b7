"""Training games in the window: set up, marked, taken back; and playing on from a look back."""

from dataclasses import replace

from pytestqt.qtbot import QtBot

from acquire_desktop.ui.acquire.setup.new_game import choice_from, choice_object
from acquire_desktop.ui.acquire.setup.new_game_page import NewGamePage
from tests.window.table import choice_of, open_window, wait_for_turn
from tests.window.test_game_end import open_finished
from tests.window.test_whole_games import decide_by_keys


def test_the_page_offers_a_training_game_to_one_person_and_forgets_it(qtbot: QtBot) -> None:
    page = NewGamePage()
    qtbot.addWidget(page)
    box = page.more.training
    page.set_choice(choice_of(1, 2))
    assert box.isEnabled()
    box.click()
    assert page.choice().is_training
    assert not choice_from(choice_object(page.choice())).is_training
    page.set_choice(choice_of(2, 1))
    box.setChecked(True)
    assert not box.isEnabled()
    assert not page.choice().is_training


def test_a_training_game_is_marked_and_undo_leads_over_the_computers_moves(qtbot: QtBot) -> None:
    with open_window(qtbot) as window:
        session, actions = window.session, window.menus.actions
        undo, redo = actions["undo"], actions["redo"]
        window.pages.start_game(replace(choice_of(1, 2, seed="train"), is_training=True))
        wait_for_turn(qtbot, window)
        assert "training game" in window.top_bar.facts.text()
        assert "training game" in window.windowTitle()
        before, turn = session.last_step, session.view.turn
        while session.view.turn < turn + 3:
            decide_by_keys(window)
            wait_for_turn(qtbot, window)
        after = session.last_step
        while session.last_step > before:
            assert undo.isEnabled()
            undo.trigger()
            assert session.awaits_human
        assert session.last_step == before
        while session.last_step < after:
            assert redo.isEnabled()
            redo.trigger()
        window.pages.end.rematch()
        assert session.is_training


def test_a_finished_game_goes_on_from_the_moment_looked_back_at(qtbot: QtBot) -> None:
    with open_window(qtbot) as window:
        open_finished(window)
        original = window.session.game_file()
        window.pages.end.look_back_at_step(12)
        card = window.pages.game.moment.card
        assert card.play_on.isVisible()
        card.play_on.new_luck.trigger()
        branch = window.session.game_file()
        assert window.session.is_branch
        assert branch.history == original.history[:12]
        assert branch.setup.tiles != original.setup.tiles
        assert not window.pages.game.moment.is_looking_back
        assert window.pages.currentWidget() is window.pages.game
