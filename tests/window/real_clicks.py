"""Clicks twice in haste, with the mouse of a real screen, on what confirms in both games.

``python -m tests.window.real_clicks PACE_MS`` says for each decision how often the mouse was
pressed, how many of these presses Qt took for a double click, and how many things were decided.
"""

import json
import sys
from collections.abc import Callable, Iterator
from functools import partial
from random import Random

from PySide6.QtCore import QEvent, QEventLoop, QObject, QPoint, QProcess, QTimer
from PySide6.QtGui import QCursor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QStackedWidget, QWidget

from acquire_desktop.games.hotel_tycoon.engine.setup import Mode
from acquire_desktop.ui.acquire.table.decisions.line import Line
from acquire_desktop.ui.hotel_tycoon.table_page import TablePage
from acquire_desktop.ui.kit.boxes import column
from acquire_desktop.ui.kit.key_guard import GUARD_MS, PrimaryButton, uptime_ms
from acquire_desktop.ui.kit.languages import load_fonts
from acquire_desktop.ui.kit.look import motion, theme
from acquire_desktop.ui.pin.curtain import Curtain
from acquire_desktop.ui.pin.name_buttons import RevealButton
from acquire_desktop.ui.pin.pin_dialog import PinDialog, new_pin
from tests.ui.acquire.table.decisions.table import LINE_PX, PLAYERS, press
from tests.ui.acquire.table.decisions.test_double_clicks import STATES, Game
from tests.ui.hotel_tycoon.tables import PEOPLE, view_of
from tests.ui.hotel_tycoon.test_table_page import Driver
from tests.ui.kit.mouse import PACES_MS

PRESSES = 2
_HOTEL_DECISIONS = 6
"""In each mode."""
_PATIENCE_MS = 20_000
_TICK_MS = 10


class Finger(QObject):
    """Presses the mouse of the screen, and counts what comes of it in a window."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self.presses = self.doubles = 0
        self._window = window
        window.show()
        assert QTest.qWaitForWindowExposed(window)
        handle = window.windowHandle()
        assert handle is not None
        handle.installEventFilter(self)

    def click_in_haste(self, button: QWidget, pace_ms: int) -> None:
        """Move to a button that has been there for a while, and press twice."""
        at = QPoint()
        while at != _middle(button):  # the window manager may still move the window
            at = _middle(button)
            _use_mouse("mousemove", str(at.x()), str(at.y()))
            _wait_for(partial(_rests, at, uptime_ms()))
        self.presses = self.doubles = 0
        _use_mouse("click", "--repeat", str(PRESSES), "--delay", str(pace_ms), "1")
        QApplication.processEvents()  # the server has handed on what xdotool did before it ended

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        self.presses += event.type() == QEvent.Type.MouseButtonPress
        self.doubles += event.type() == QEvent.Type.MouseButtonDblClick
        return False


def main() -> None:
    """Click on everything, and write a line of JSON for each decision."""
    app = QApplication(sys.argv)
    load_fonts()
    theme.apply_theme(app, "light")
    motion.set_wanted(False)
    pace_ms = int(sys.argv[1])
    for decisions in (_of_acquire, _of_hotel_tycoon, _of_the_curtain, _of_a_pin):
        for asked, finger, decided in decisions(pace_ms):
            told = {"asked": asked, "presses": finger.presses}
            print(json.dumps({**told, "doubles": finger.doubles, "decided": decided}), flush=True)


def _of_acquire(pace_ms: int) -> Iterator[tuple[str, Finger, int]]:
    for asked, make in STATES.items():
        panel, host = Line(), QWidget()
        column(panel, panel.disposal.shares, of=host)
        panel.set_players(PLAYERS)
        panel.setFixedHeight(LINE_PX)
        host.resize(740, 230)
        finger, game = Finger(host), Game(panel, make())
        button: QWidget = panel.confirm_button
        if asked == "buy" and pace_ms == PACES_MS[0]:
            press(panel, "Escape")
        finger.click_in_haste(button, pace_ms)
        yield asked, finger, len(game.done)
        host.close()


def _of_hotel_tycoon(pace_ms: int) -> Iterator[tuple[str, Finger, int]]:
    chance = Random(5)
    for mode in Mode:
        page = TablePage()
        page.set_names(PEOPLE)
        page.resize(1280, 680)
        finger, driver = Finger(page), Driver(page, mode)
        for _ in range(_HOTEL_DECISIONS):
            QApplication.processEvents()
            buttons: list[QWidget] = [page.line.primary] * page.line.primary.isVisible()
            buttons += [each for each in page.line.rows.choices if not each.title.endswith("…")]
            seen = [each for each in buttons if not each.visibleRegion().isEmpty()]
            asked = type(view_of(driver.state).decision).__name__
            before = driver.chosen
            finger.click_in_haste(chance.choice(seen), pace_ms)
            yield asked, finger, driver.chosen - before
        page.close()


def _of_the_curtain(pace_ms: int) -> Iterator[tuple[str, Finger, int]]:
    """Pages that are one button each stand before the curtain and behind it."""
    pages, done = QStackedWidget(), list[str]()
    pages.resize(800, 600)
    turn, curtain, hand = PrimaryButton(), Curtain(), PrimaryButton()
    curtain.call("Bea", tuple)
    for page in (turn, curtain, hand):
        pages.addWidget(page)

    for signal, page in (
        (turn.clicked, curtain),
        (curtain.accepted, hand),
        (hand.clicked, turn),
    ):
        signal.connect(partial(_turn_to, pages, page, done))
    finger = Finger(pages)
    (reveal,) = curtain.findChildren(RevealButton)
    for asked in ("turn", "curtain"):
        before = len(done)
        finger.click_in_haste(reveal, pace_ms)
        yield asked, finger, len(done) - before
    pages.close()


def _of_a_pin(pace_ms: int) -> Iterator[tuple[str, Finger, int]]:
    """A PIN is typed twice, in two dialogs that lie over each other."""
    window, fingers = QWidget(), list[Finger]()
    window.show()
    first = _ask_for_pin(window, fingers)
    fingers[0].click_in_haste(first.go_on, pace_ms)
    fingers[0].presses = sum(each.presses for each in fingers)
    fingers[0].doubles = sum(each.doubles for each in fingers)
    yield "PIN", fingers[0], len(fingers) - 1
    window.deleteLater()


def _ask_for_pin(window: QWidget, fingers: list[Finger]) -> PinDialog:
    """Show a dialog with four digits in it, and the next one when it is accepted."""
    dialog = PinDialog(window, new_pin("Bea", has_pin=False))
    fingers.append(Finger(dialog))
    dialog.pad.field.setText("1234")
    dialog.accepted.connect(lambda: _ask_for_pin(window, fingers))
    return dialog


def _turn_to(pages: QStackedWidget, page: QWidget, done: list[str], *_: bool) -> None:
    """Show another page, and take note of it."""
    done.append("page")
    pages.setCurrentWidget(page)


def _rests(at: QPoint, since_ms: float) -> bool:
    """Tell whether the mouse is at a place, and has had the time to come to rest there."""
    return uptime_ms() - since_ms >= 2 * GUARD_MS and QCursor.pos() == at


def _middle(button: QWidget) -> QPoint:
    return button.mapToGlobal(button.rect().center())


def _use_mouse(*words: str) -> None:
    """Let xdotool act, while the window answers."""
    process = QProcess()
    process.start("xdotool", list(words))
    _wait_for(lambda: process.state() is QProcess.ProcessState.NotRunning)
    assert process.exitCode() == 0


def _wait_for(is_so: Callable[[], bool]) -> None:
    """Let the program run until something is so."""
    begun, ticks = uptime_ms(), QTimer()
    ticks.start(_TICK_MS)
    while not is_so():
        assert uptime_ms() - begun < _PATIENCE_MS
        QApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)


if __name__ == "__main__":
    main()
