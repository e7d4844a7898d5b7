"""Leaving a page returns to where one was, whatever happened at the table meanwhile."""

from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from acquire_desktop.games.acquire.engine.events import MergerBegan
from acquire_desktop.games.acquire.engine.view import Holdings
from acquire_desktop.storage.players import PlayerKind
from acquire_desktop.storage.save_format import Loaded
from acquire_desktop.ui.acquire.shell.window import AcquireWindow
from tests.storage.games import played, up_to
from tests.window.table import button, choice_of, click, open_window, press


def take_up(window: AcquireWindow, *, end: bool) -> None:
    """Open a game of computers that is over, or soon will be."""
    game, states = played()
    robots = tuple(replace(player, kind=PlayerKind.COMPUTER) for player in game.players)
    players = tuple(replace(player, level="greedy") for player in robots)
    game = replace(game, players=players)
    if not end:
        # Computers go on to another end from two turns before this one.
        turn = states[-1].game.turn - 2
        game = up_to(game, next(i for i, s in enumerate(states) if s.game.turn == turn))
    window.session.open(Loaded(game, states[: game.cursor + 1]))


def at_curtain(window: AcquireWindow) -> None:
    """Play with two people until the computer has to be passed on."""
    window.pages.start_game(choice_of(2, 0, holdings=Holdings.HIDDEN))
    assert window.pages.handover.isVisible()


def at_table(window: AcquireWindow) -> None:
    """Sit down at the first turn of the only person."""
    window.pages.start_game(choice_of(1, 2, seed="a"))
    assert window.session.awaits_human


def at_end(window: AcquireWindow) -> None:
    """Open a game at its result."""
    take_up(window, end=True)
    assert window.pages.currentWidget() is window.pages.front


def at_look_back(window: AcquireWindow) -> None:
    """Look back into a game that is over."""
    at_end(window)
    window.pages.end.look_back_at(5)
    assert window.pages.currentWidget() is window.pages.game


PLACES = (at_curtain, at_table, at_end, at_look_back)
Place = Callable[[AcquireWindow], None]


@pytest.mark.parametrize("place", PLACES)
@pytest.mark.parametrize("way", ["escape", "cancel"])
def test_leaving_the_new_game_page_returns_to_where_one_was(
    qtbot: QtBot, place: Place, way: str
) -> None:
    with open_window(qtbot) as window:
        place(window)
        page = window.pages.currentWidget()
        window.menus.actions["new"].trigger()
        assert window.pages.currentWidget() is window.pages.new_game
        if way == "escape":
            press(window, Qt.Key.Key_Escape)
        else:
            click(button(window.pages.new_game, "Cancel"))
        assert window.pages.currentWidget() is page
        assert window.pages.game.moment.is_looking_back == (place is at_look_back)


@pytest.mark.parametrize("place", PLACES)
def test_pages_over_pages_are_left_one_by_one(qtbot: QtBot, place: Place) -> None:
    with open_window(qtbot) as window:
        place(window)
        page = window.pages.currentWidget()
        for name in ("rules", "new", "compare", "rules"):
            window.menus.actions[name].trigger()
        reading = window.pages.reading
        for below in (reading.compare_page, window.pages.new_game, page):
            press(window, Qt.Key.Key_Escape)
            assert window.pages.currentWidget() is below


def test_a_page_that_is_opened_again_is_the_same_page(qtbot: QtBot) -> None:
    with open_window(qtbot) as window:
        at_table(window)
        window.menus.actions["new"].trigger()
        window.pages.new_game.set_choice(choice_of(1, 2, edition="2008"))
        window.menus.actions["rules"].trigger()
        window.menus.actions["new"].trigger()
        assert window.pages.currentWidget() is window.pages.new_game
        assert window.pages.new_game.choice().edition_key == "2008", "the choices are kept"
        press(window, Qt.Key.Key_Escape)
        assert window.pages.currentWidget() is window.pages.reading.rules_page
        press(window, Qt.Key.Key_Escape)
        assert window.pages.currentWidget() is window.pages.game


def test_guests_stand_the_same_when_a_game_is_set_up_again(qtbot: QtBot) -> None:
    with open_window(qtbot) as window:
        window.resize(1366, 743)
        QApplication.processEvents()
        places = []
        for _ in range(2):
            window.pages.show_new_game()
            QApplication.processEvents()
            places.append(window.pages.new_game.guests.geometry())
            window.pages.show_start()
        assert places[0] == places[1]


def test_house_rules_are_left_to_the_choices_from_wherever_the_focus_is(qtbot: QtBot) -> None:
    with open_window(qtbot) as window:
        at_table(window)
        page = window.pages.new_game
        window.menus.actions["new"].trigger()
        page.show_house_rules()
        window.menus.actions["rules"].trigger()
        press(window, Qt.Key.Key_Escape)
        assert page.isVisible()
        assert page.shows_house_rules()
        press(window, Qt.Key.Key_Escape)
        assert page.isVisible()
        assert not page.shows_house_rules()
        press(window, Qt.Key.Key_Escape)
        assert window.pages.currentWidget() is window.pages.game


@pytest.mark.parametrize("name", ["new", "rules", "compare"])
def test_a_game_that_ends_meanwhile_interrupts_nobody(qtbot: QtBot, name: str) -> None:
    with open_window(qtbot) as window:
        take_up(window, end=False)
        window.menus.actions[name].trigger()
        page = window.pages.currentWidget()
        qtbot.waitUntil(lambda: window.session.is_over)
        assert window.pages.currentWidget() is page
        press(window, Qt.Key.Key_Escape)
        assert window.pages.currentWidget() is window.pages.front


@pytest.mark.parametrize("name", ["new", "rules", "compare"])
def test_a_handover_that_comes_meanwhile_interrupts_nobody(qtbot: QtBot, name: str) -> None:
    with open_window(qtbot) as window:
        at_curtain(window)
        click(window.pages.handover._accept)
        window.menus.actions[name].trigger()
        page = window.pages.currentWidget()
        while window.session.awaits_human:
            window.session.submit(window.session.view.legal[0])
        assert window.pages.currentWidget() is page
        press(window, Qt.Key.Key_Escape)
        assert window.pages.handover.isVisible()
        assert window.pages.handover.focusWidget() is window.pages.handover._accept


def test_leaving_a_page_leaves_the_focus_where_it_was(qtbot: QtBot) -> None:
    with open_window(qtbot) as window:
        at_table(window)
        place = window.pages.game.hand.places[2]
        place.setFocus()
        for name in ("rules", "new"):
            window.menus.actions[name].trigger()
            press(window, Qt.Key.Key_Escape)
            assert window.focusWidget() is place


def test_a_new_game_forgets_the_way_back(qtbot: QtBot) -> None:
    with open_window(qtbot) as window:
        at_table(window)
        window.menus.actions["rules"].trigger()
        window.menus.actions["new"].trigger()
        click(button(window.pages.new_game, "Deal the tiles"))
        assert window.pages.currentWidget() is window.pages.game
        window.menus.actions["compare"].trigger()
        press(window, Qt.Key.Key_Escape)
        assert window.pages.currentWidget() is window.pages.game


def test_a_finished_game_is_left_to_its_result_again_and_again(qtbot: QtBot) -> None:
    with open_window(qtbot) as window:
        at_end(window)
        for name in ("new", "rules", "new"):
            window.menus.actions[name].trigger()
            press(window, Qt.Key.Key_Escape)
            assert window.pages.currentWidget() is window.pages.front


def test_a_merger_read_after_the_end_is_left_to_the_result(qtbot: QtBot) -> None:
    with open_window(qtbot) as window:
        at_look_back(window)
        page = window.pages.game
        lines = map(page.log_model.line, range(page.log_model.rowCount()))
        story = next(line.story for line in lines if isinstance(line.story, MergerBegan))
        assert story is not None
        page.log.story_chosen.emit(story)
        assert page.decision_area.scene.isVisible()
        window.menus.actions["rules"].trigger()
        press(window, Qt.Key.Key_Escape)
        assert page.decision_area.scene.isVisible(), "the reader comes back to the story"
        press(window, Qt.Key.Key_Escape)
        assert window.pages.currentWidget() is window.pages.front


@pytest.mark.parametrize("text", ["New game", "Start page"])
def test_the_buttons_of_a_front_page_lead_on(qtbot: QtBot, text: str) -> None:
    with open_window(qtbot) as window:
        at_end(window)
        click(button(window.pages.front, text))
        pages = {"New game": window.pages.new_game, "Start page": window.pages.start}
        assert window.pages.currentWidget() is pages[text]


def test_a_rematch_is_another_deal_for_the_same_players(qtbot: QtBot) -> None:
    with open_window(qtbot) as window:
        at_end(window)
        players, tiles = window.session.players, window.session.setup.tiles
        click(window.pages.front.again)
        assert window.session.players == players
        assert window.session.setup.tiles != tiles
        assert not window.session.is_over
