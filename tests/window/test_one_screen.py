"""A whole evening at one screen: three people and a computer player, by mouse and by keys."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog
from pytestqt.qtbot import QtBot

from acquire_desktop.choices import ThemeChoice
from acquire_desktop.games import GAMES
from acquire_desktop.games.acquire.engine import setup
from acquire_desktop.games.acquire.engine.decisions import StockDisposal, TilePlacement
from acquire_desktop.games.acquire.engine.view import Holdings, View
from acquire_desktop.storage.folders import user_folders
from acquire_desktop.storage.save_format import decode
from acquire_desktop.storage.settings import load_settings
from acquire_desktop.ui.acquire.shell.window import AcquireWindow
from acquire_desktop.ui.kit.key_guard import GUARD_MS
from tests.secrecy.giving_away import MARKS, given_away
from tests.window.table import choice_of, click, open_window
from tests.window.test_frame import leave_window
from tests.window.test_held_keys import Keyboard
from tests.window.test_whole_games import check_result, decide_by_keys, decide_by_mouse

PEOPLE, COMPUTERS = 3, 1
CONTROL = Qt.KeyboardModifier.ControlModifier
NO_MODIFIER = Qt.KeyboardModifier.NoModifier


class Evening:
    """What the people do at one window, which is searched for secrets at every step."""

    def __init__(self, qtbot: QtBot, window: AcquireWindow) -> None:
        self.qtbot, self.window, self.session = qtbot, window, window.session
        self.keys = Keyboard(qtbot, window)
        self.curtains: list[int] = []
        """Who was asked to take the computer, in that order."""
        self.is_settled_shut = False
        """Whether somebody settled stock while no hand lay open."""

    def press(self, key: Qt.Key, modifier: Qt.KeyboardModifier = NO_MODIFIER) -> None:
        """Press a key of the keyboard, which has been let alone for long enough."""
        self.keys.clock.now += GUARD_MS
        QTest.keyClick(self.keys.window, key, modifier)

    def search(self) -> None:
        """Nothing of anybody but whoever has the computer is anywhere in the window."""
        assert given_away(self.window) == []

    def sit_down(self) -> View | None:
        """Wait for the next person, who takes the computer; return what is decided then."""
        session = self.session
        self.qtbot.waitUntil(
            lambda: session.is_over or session.awaits_human or session.screen.is_closed
        )
        if session.is_over:
            return None
        if (seat := session.screen.handover_to) is not None:
            assert self.window.pages.handover.isVisible()
            self.curtains.append(seat)
            self.search()
            self.press(Qt.Key.Key_Return)
            screen = session.screen
            assert (screen.seat, screen.shows_hand) == (seat, True)
            self.check_no_way_back()
        self.search()
        return session.view

    def check_no_way_back(self) -> None:
        """Whoever sits down has nothing to take back: what was done was done by others."""
        step = self.session.last_step
        self.press(Qt.Key.Key_Z, CONTROL)
        assert self.session.last_step == step
        assert not self.window.pages.game.turn_buttons.undo.isEnabled()

    def decide(self, view: View) -> None:
        """Take a decision, by the mouse in every other turn."""
        is_open, step = self.session.screen.shows_hand, self.session.last_step
        self.is_settled_shut |= not is_open and isinstance(view.decision, StockDisposal)
        (decide_by_mouse if is_open and view.turn % 2 else decide_by_keys)(self.window)
        assert self.session.last_step > step

    def play_to_turn(self, turn: int) -> View:
        """Play until somebody is to place a tile, after which stock can be bought.

        Args:
            turn: It is this turn or a later one.
        """
        while (view := self.sit_down()) is not None:
            is_placing = isinstance(view.decision, TilePlacement)
            if is_placing and any(view.sizes) and view.turn >= turn:
                return view
            self.decide(view)
        raise AssertionError(f"the game ends before turn {turn}")

    def choose(self, menu: str, submenu: str, command: str) -> None:
        """Choose a command by the mouse and the keys of the menus."""
        menus, bar = self.window.menus, self.window.menuBar()
        where = bar.actionGeometry(menus.menu(menu).menuAction()).center()
        QTest.mouseClick(bar, Qt.MouseButton.LeftButton, NO_MODIFIER, where)
        ways = (menu, menus.menu(submenu).menuAction()), (submenu, menus.actions[command])
        for name, entry in ways:
            menus.menu(name).setActiveAction(entry)
            QTest.keyClick(menus.menu(name), Qt.Key.Key_Return)
        with self.qtbot.waitActive(self.window):  # as every system but the one of tests does
            self.window.activateWindow()
        QApplication.processEvents()  # Qt posts what a change of language or colours asks for

    # On the way

    def take_back(self, view: View) -> None:
        """A tile can be taken back before the next one is drawn, and not afterwards."""
        undo = self.window.pages.game.turn_buttons.undo
        self.decide(view)
        self.search()
        assert undo.isEnabled()
        self.press(Qt.Key.Key_Z, CONTROL)
        assert self.session.view == view
        while self.session.awaits_human:
            self.decide(self.session.view)
        step = self.session.last_step
        assert not undo.isEnabled()
        self.press(Qt.Key.Key_Z, CONTROL)
        assert self.session.last_step >= step, "the computer player may have gone on"

    def go_away(self, view: View, leave: Callable[[], None], come_back: Callable[[], None]) -> None:
        """From the moment in which the window is left no hand is in it, until it is shown again."""
        page = self.window.pages.game
        leave()
        assert self.session.screen.is_covered
        self.search()
        covered = page.hand.grab().toImage()
        QApplication.processEvents()  # the system tells of a new state of the window later
        come_back()
        QApplication.processEvents()
        self.window.activateWindow()
        assert page.hand.grab().toImage() == covered, "what is seen first"
        assert not self.session.view.hand
        self.search()
        click(page.show_again)
        assert self.session.view == view

    def minimise(self, view: View) -> None:
        """Minimise and restore the window."""
        self.go_away(view, self.window.showMinimized, self.window.showNormal)

    def leave_program(self, view: View) -> None:
        """Go to another program and come back."""
        self.go_away(view, lambda: leave_window(self.window), lambda: None)

    def change_looks(self, view: View) -> None:
        """Choose another language and other colours from the menus; the game stays as it is."""
        said = self.window.pages.game.accessibleName()
        self.choose("view", "language", "language_pt_BR")
        assert self.window.pages.game.accessibleName() != said
        self.search()
        light = self.window.grab().toImage()
        self.choose("view", "theme", "theme_dark")
        assert self.window.grab().toImage() != light
        self.search()
        assert self.session.view == view


@pytest.fixture
def marked_cash(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let everybody begin with some dollars more, by which all later totals are known again."""
    monkeypatch.setattr(setup, "EXTRA_CASH", range(setup.EXTRA_CASH[-1] + 1))


@pytest.mark.part(of=12, walk="whole games")
@pytest.mark.usefixtures("marked_cash")
@pytest.mark.qt_log_ignore("This plugin does not support")
def test_a_whole_evening_at_one_screen(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Rule: rules document, section 6, 8: the hand is private, totals where they are hidden."""
    saved = tmp_path / "evening.acquire"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(saved), ""))
    choice = choice_of(PEOPLE, COMPUTERS, seed="one-screen", holdings=Holdings.HIDDEN)
    QApplication.clipboard().clear()  # other tests leave positions there
    with open_window(qtbot) as window:
        evening = Evening(qtbot, window)
        window.pages.start_game(replace(choice, extra_cash=MARKS[: PEOPLE + COMPUTERS]))
        evening.take_back(evening.play_to_turn(5))
        evening.leave_program(evening.play_to_turn(10))
        evening.minimise(evening.play_to_turn(12))
        evening.change_looks(evening.play_to_turn(14))
        view = evening.play_to_turn(20)
        evening.press(Qt.Key.Key_S, CONTROL)
        assert decode(saved.read_bytes(), GAMES).state.ply == view.ply
        evening.press(Qt.Key.Key_Q, CONTROL)
        assert not window.isVisible()
    settings = load_settings(user_folders().settings).settings
    assert (settings.language, settings.theme) == ("pt_BR", ThemeChoice.DARK)
    with open_window(qtbot, settings) as window:
        go_on(qtbot, window, view)


def go_on(qtbot: QtBot, window: AcquireWindow, left: View) -> None:
    """Go on with the game on the start page of a new window, and play to the end."""
    evening = Evening(qtbot, window)
    assert window.pages.start.go_on.hasFocus()
    evening.press(Qt.Key.Key_Return)
    assert evening.sit_down() == left
    assert evening.curtains == [left.seat], "whoever left it must say to be there"
    while (view := evening.sit_down()) is not None:
        evening.decide(view)
    assert set(evening.curtains) == set(range(PEOPLE))
    assert evening.is_settled_shut
    check_result(window)
