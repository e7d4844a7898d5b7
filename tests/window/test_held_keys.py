"""Keys that are held at the table, as remote desktops and some X servers send their repeats."""

from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QWindow
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from acquire_desktop.choices import Speed
from acquire_desktop.games.acquire.engine.decisions import (
    StockDisposal,
    StockPurchase,
    TilePlacement,
)
from acquire_desktop.games.acquire.engine.view import EffectKind, View
from acquire_desktop.ui.acquire.shell.window import AcquireWindow
from acquire_desktop.ui.kit.key_guard import GAP_MS, GUARD_MS, uptime_ms
from tests.screenshots.games import game_at, is_merger
from tests.ui.kit.held_keys import Clock, hold
from tests.window.table import QUIET, choice_of, open_window
from tests.window.test_whole_games import decide_by_keys

AGAIN_MS = 150
"""A quick finger presses again after it."""
DIGITS = [Qt.Key(Qt.Key.Key_1 + place) for place in range(6)]


class Keyboard:
    """A keyboard at the window of the system, with a clock for all that looks at it."""

    def __init__(self, qtbot: QtBot, window: AcquireWindow) -> None:
        with qtbot.waitActive(window):
            window.activateWindow()
        self.clock = Clock(uptime_ms())  # what is closed now was closed by that clock
        page = window.pages.game
        for guard in (
            window.pages.frame.keys.guard,
            window.pages.handover.guard,
            page.show_again.guard,
        ):
            guard.clock = self.clock
            guard.lose()  # what came before was told by another clock
        window.pages.handover.pad.field.clock = self.clock
        self._main = window

    @property
    def window(self) -> QWindow:
        handle = self._main.windowHandle()
        assert handle is not None
        return handle

    def click(self, key: Qt.Key) -> None:
        self.clock.now += GAP_MS
        QTest.keyClick(self.window, key)


def begin(qtbot: QtBot, window: AcquireWindow, humans: int, computers: int) -> None:
    """Start a game and sit down at it as soon as a person is to decide."""
    session = window.session
    window.pages.start_game(choice_of(humans, computers, seed="held"))
    qtbot.waitUntil(lambda: session.awaits_human or session.screen.handover_to is not None)
    if session.screen.handover_to is not None:
        window.pages.handover.accepted.emit()
    assert session.awaits_human


def go_to(qtbot: QtBot, window: AcquireWindow, wanted: Callable[[View], bool]) -> View:
    """Play until a person decides what is wanted, handing the computer over on the way."""
    session = window.session
    while True:
        qtbot.waitUntil(lambda: session.awaits_human or session.screen.handover_to is not None)
        if session.screen.handover_to is not None:
            window.pages.handover.accepted.emit()
        if wanted(session.view):
            return session.view
        decide_by_keys(window)


def settle_first_of_four(qtbot: QtBot, window: AcquireWindow) -> Keyboard:
    """Let one person settle stock, after whom another does; return the keyboard."""
    session = window.session
    keys = Keyboard(qtbot, window)
    session.open(game_at("2023-classic", 4, "shot-0", is_merger, humans=(0, 1, 2, 3)))
    seat = session.screen.seat
    keys.clock.now += GUARD_MS
    keys.click(Qt.Key.Key_K)
    keys.click(Qt.Key.Key_Return)
    assert isinstance(session.view.decision, StockDisposal)
    assert session.screen.seat != seat
    return keys


def is_purchase(view: View) -> bool:
    return isinstance(view.decision, StockPurchase)


def plain_place(view: View) -> int | None:
    """Return the place in the hand of a tile after which stock is bought, or None."""
    plain = (EffectKind.ALONE, EffectKind.GROWS)
    if not (isinstance(view.decision, TilePlacement) and any(view.sizes)):
        return None
    kinds = [effect.kind in plain for effect in view.effects]
    return kinds.index(True) if True in kinds else None


@pytest.mark.parametrize("in_pairs", [False, True])
def test_enter_held_from_the_tile_buys_nothing(qtbot: QtBot, in_pairs: bool) -> None:
    with open_window(qtbot) as window:
        begin(qtbot, window, 1, 2)
        keys = Keyboard(qtbot, window)
        view = go_to(qtbot, window, lambda view: plain_place(view) is not None)
        keys.click(DIGITS[plain_place(view) or 0])
        QTest.keyPress(keys.window, Qt.Key.Key_Return)
        assert is_purchase(window.session.view)
        hold(keys.window, Qt.Key.Key_Return, keys.clock, in_pairs=in_pairs)
        assert is_purchase(window.session.view)
        QTest.keyRelease(keys.window, Qt.Key.Key_Return)
        step = window.session.last_step
        keys.click(Qt.Key.Key_Return)
        assert window.session.last_step == step, "nothing is chosen"
        keys.click(Qt.Key.Key_N)
        keys.click(Qt.Key.Key_Return)
        assert window.session.last_step > step


@pytest.mark.parametrize("in_pairs", [False, True])
def test_enter_held_from_the_purchase_does_not_open_the_next_hand(
    qtbot: QtBot, in_pairs: bool
) -> None:
    """Rule: rules document, section 4: hands are hidden from everybody else."""
    with open_window(qtbot) as window:
        begin(qtbot, window, 2, 0)
        keys = Keyboard(qtbot, window)
        for _ in range(3):
            go_to(qtbot, window, is_purchase)
            keys.click(Qt.Key.Key_N)
            keys.clock.now += GAP_MS
            QTest.keyPress(keys.window, Qt.Key.Key_Return)
            seat = window.session.screen.handover_to
            assert seat is not None
            hold(keys.window, Qt.Key.Key_Return, keys.clock, in_pairs=in_pairs)
            QTest.keyRelease(keys.window, Qt.Key.Key_Return)
            assert window.session.screen.handover_to == seat
            keys.clock.now += GUARD_MS
            QTest.keyClick(keys.window, Qt.Key.Key_Return)
            assert (window.session.screen.seat, window.session.screen.shows_hand) == (seat, True)


def test_enter_pressed_again_settles_no_stock_of_the_next_person(qtbot: QtBot) -> None:
    with open_window(qtbot) as window:
        keys = settle_first_of_four(qtbot, window)
        step = window.session.last_step
        keys.click(Qt.Key.Key_K)
        for _ in range(10):
            keys.clock.now += AGAIN_MS
            QTest.keyClick(keys.window, Qt.Key.Key_Return)
        assert window.session.last_step == step
        keys.clock.now += GUARD_MS
        QTest.keyClick(keys.window, Qt.Key.Key_Return)
        assert window.session.last_step > step


def test_a_double_click_settles_no_stock_of_the_next_person(qtbot: QtBot) -> None:
    with open_window(qtbot) as window:
        keys = settle_first_of_four(qtbot, window)
        step = window.session.last_step
        keys.click(Qt.Key.Key_K)
        button = window.pages.game.panel.confirm_button
        where = button.mapTo(window, button.rect().center())
        left, none = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
        QTest.mouseDClick(keys.window, left, none, where)
        assert window.session.last_step == step
        keys.clock.now += GUARD_MS
        QTest.mouseClick(keys.window, left, none, where)
        assert window.session.last_step > step


def test_enter_pressed_while_others_moved_decides_nothing(qtbot: QtBot) -> None:
    with open_window(qtbot) as window:
        session = window.session
        session.open(game_at("2023-classic", 4, "shot-0", is_merger))
        keys = Keyboard(qtbot, window)
        keys.clock.now += GUARD_MS
        keys.click(Qt.Key.Key_K)
        keys.click(Qt.Key.Key_Return)
        assert session.awaits_computer, "the others settle their stock"
        qtbot.waitUntil(lambda: session.awaits_human)
        assert is_purchase(session.view)
        step = session.last_step
        for _ in range(10):
            keys.clock.now += AGAIN_MS
            QTest.keyClick(keys.window, Qt.Key.Key_Return)
        assert session.last_step == step
        keys.clock.now += GUARD_MS
        QTest.keyClick(keys.window, Qt.Key.Key_Return)
        assert session.last_step == step, "nothing is chosen"
        keys.click(Qt.Key.Key_N)
        keys.click(Qt.Key.Key_Return)
        assert session.last_step > step


def test_enter_that_leaves_a_story_does_not_decide_as_well(qtbot: QtBot) -> None:
    with open_window(qtbot) as window:
        session, page = window.session, window.pages.game
        session.open(game_at("2023-classic", 4, "shot-0", is_merger))
        keys = Keyboard(qtbot, window)
        keys.clock.now += GUARD_MS
        step = session.last_step
        page.decision_area.open_recent()
        while page.decision_area.scene.isVisible():
            keys.click(Qt.Key.Key_Return)
        keys.click(Qt.Key.Key_Return)
        assert session.last_step == step


@pytest.mark.part(of=4)
@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Space])
@pytest.mark.parametrize("in_pairs", [False, True])
def test_a_held_key_does_not_show_a_covered_hand(qtbot: QtBot, key: Qt.Key, in_pairs: bool) -> None:
    with open_window(qtbot) as window:
        begin(qtbot, window, 2, 0)
        keys = Keyboard(qtbot, window)
        QTest.keyPress(keys.window, key)
        window.session.cover()
        hold(keys.window, key, keys.clock, in_pairs=in_pairs)
        QTest.keyRelease(keys.window, key)
        assert window.session.screen.is_covered
        keys.clock.now += GUARD_MS
        QTest.keyClick(keys.window, key)
        assert not window.session.screen.is_covered


def test_a_covered_hand_names_whose_it_is(qtbot: QtBot) -> None:
    with open_window(qtbot) as window:
        begin(qtbot, window, 2, 0)
        name = window.session.players[window.session.screen.seat].name
        window.session.cover()
        button = window.pages.game.show_again
        assert name in button.text()
        assert name in button.accessibleName()


@pytest.mark.part(of=12, walk="whole games")
def test_enter_held_from_the_last_action_asks_for_no_rematch(qtbot: QtBot) -> None:
    with open_window(qtbot) as window:
        begin(qtbot, window, 1, 2)
        keys = Keyboard(qtbot, window)
        QTest.keyPress(keys.window, Qt.Key.Key_Return)
        with qtbot.waitSignal(window.session.ended):
            window.pages.start_game(choice_of(0, 3))
        QApplication.processEvents()
        assert window.pages.currentWidget() is window.pages.front
        hold(keys.window, Qt.Key.Key_Return, keys.clock, in_pairs=False)
        assert window.pages.currentWidget() is window.pages.front


@pytest.mark.part(of=6)
@pytest.mark.parametrize("in_pairs", [False, True])
@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Space, Qt.Key.Key_7])
def test_a_key_held_from_before_neither_opens_a_hand_nor_tries_a_pin_at_the_curtain(
    qtbot: QtBot, key: Qt.Key, in_pairs: bool
) -> None:
    """Rule: rules document, section 4: hands are hidden from everybody else."""
    with open_window(qtbot) as window:
        begin(qtbot, window, 2, 0)
        session, keys = window.session, Keyboard(qtbot, window)
        for person in session.seats.people:
            session.seats.set_pin(person, "7777")
        go_to(qtbot, window, is_purchase)
        keys.clock.now += GAP_MS
        QTest.keyPress(keys.window, key)
        if session.screen.handover_to is None:
            session.submit(session.view.legal[0])
        seat = session.screen.handover_to
        assert seat is not None
        hold(keys.window, key, keys.clock, in_pairs=in_pairs)
        pad = window.pages.handover.pad
        assert session.screen.handover_to == seat
        assert not session.view.hand
        assert session.seats.wrong_tries(seat) == 0
        assert set(pad.field.displayText()) <= {pad.field.displayText()[:1]}
        QTest.keyRelease(keys.window, key)
        assert session.screen.handover_to == seat


@pytest.mark.parametrize("in_pairs", [False, True])
def test_enter_held_since_the_last_digit_of_a_wrong_pin_tries_nothing_more(
    qtbot: QtBot, in_pairs: bool
) -> None:
    with open_window(qtbot) as window:
        begin(qtbot, window, 2, 0)
        session, keys = window.session, Keyboard(qtbot, window)
        seat = 1 - session.screen.seat
        session.seats.set_pin(seat, "0420")
        while session.screen.handover_to is None:
            decide_by_keys(window)
        keys.clock.now += GUARD_MS
        for digit in "9999":
            keys.click(Qt.Key(ord(digit)))
        keys.clock.now += GUARD_MS
        QTest.keyPress(keys.window, Qt.Key.Key_Return)
        hold(keys.window, Qt.Key.Key_Return, keys.clock, in_pairs=in_pairs)
        QTest.keyRelease(keys.window, Qt.Key.Key_Return)
        pad = window.pages.handover.pad
        assert session.seats.wrong_tries(seat) == 1
        assert not pad.field.text()
        assert session.screen.handover_to == seat
        assert not session.view.hand


def test_space_lets_each_action_through_though_a_hand_closes_on_the_way(qtbot: QtBot) -> None:
    settings = replace(QUIET, computer_speed=Speed.STEP)
    with open_window(qtbot, settings) as window:
        begin(qtbot, window, 2, 2)
        session, keyboard = window.session, Keyboard(qtbot, window)
        while session.screen.seat != 1 or not session.awaits_computer:
            go_to(qtbot, window, lambda _view: True)
            session.submit(session.view.legal[0])
        assert session.screen.shows_hand
        while session.awaits_computer:
            step = session.last_step
            keyboard.clock.now += AGAIN_MS
            QTest.keyPress(keyboard.window, Qt.Key.Key_Space)
            qtbot.waitUntil(lambda: session.last_step > step)  # noqa: B023, it waits here
            QTest.keyRelease(keyboard.window, Qt.Key.Key_Space)
            assert not session.screen.shows_hand
