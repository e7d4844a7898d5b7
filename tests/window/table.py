"""Helps tests to play through the real window, as a person would."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import count

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton, QWidget
from pytestqt.qtbot import QtBot

from acquire_desktop.app import make_app, make_window
from acquire_desktop.choices import Speed, ThemeChoice
from acquire_desktop.games.acquire.engine.board import Chain
from acquire_desktop.games.acquire.engine.view import Holdings
from acquire_desktop.session.ai_worker import ComputerPlayers
from acquire_desktop.storage.folders import user_folders
from acquire_desktop.storage.players import Player, PlayerKind
from acquire_desktop.storage.settings import Settings
from acquire_desktop.ui.acquire.result.result_page import ResultPage
from acquire_desktop.ui.acquire.setup.new_game import NewGame
from acquire_desktop.ui.acquire.shell.window import AcquireWindow
from acquire_desktop.ui.acquire.table.hand.bell import HOLD_MS, Bell
from acquire_desktop.ui.kit.key_guard import GAP_MS
from acquire_desktop.ui.window.preferences import apply_look
from tests.computers import computer_players

QUIET = Settings(
    language="en", theme=ThemeChoice.LIGHT, computer_speed=Speed.INSTANT, animations=False
)


def card_of(window: AcquireWindow, chain: Chain) -> QWidget:
    """Return where a chain is chosen, and its stock bought, with the mouse or by Tab."""
    return window.pages.game.exchange.row(chain)


def buyable(window: AcquireWindow) -> list[Chain]:
    """Return the chains of which stock can be bought now."""
    purchase, view = window.pages.game.panel.purchase, window.session.view
    return [chain for chain, face in purchase.faces(view).items() if not face.refusal]


@contextmanager
def open_window(
    qtbot: QtBot,
    settings: Settings = QUIET,
    *,
    makes_pages_ahead: bool = False,
    own_computers: ComputerPlayers | None = None,
) -> Iterator[AcquireWindow]:
    """Show the main window with fresh user folders.

    Args:
        qtbot: Closes it.
        settings: What the user has chosen.
        makes_pages_ahead: Whether all pages are made as soon as there is time, as for a user;
            else each is made when it is needed, in a third of the time.
        own_computers: Who plays in place of the players of all tests.
    """
    app = make_app()
    apply_look(app, settings)
    with computer_players() as computers:
        window = make_window(app, user_folders(), settings, own_computers or computers)
        if not makes_pages_ahead:
            window.pages.late = ()
        # Else it would ask what becomes of a game that cannot be saved.
        qtbot.addWidget(window, before_close_func=lambda _window: window.session.leave())
        window.resize(1280, 720)
        window.show()
        qtbot.waitExposed(window)
        try:
            yield window
        finally:
            window.session.leave()
            window.close()
            apply_look(app, QUIET)  # the application outlives the window


def choice_of(
    humans: int, computers: int, *, edition: str = "2023-classic", seed: str = "window",
    holdings: Holdings = Holdings.OPEN,
) -> NewGame:  # fmt: skip
    """Return a choice with so many humans in front of so many computers."""
    people = [Player(f"Human {i + 1}", PlayerKind.HUMAN) for i in range(humans)]
    machines = [Player(f"Robot {i + 1}", PlayerKind.COMPUTER, "greedy") for i in range(computers)]
    return NewGame(edition, (*people, *machines), holdings, seed)


def totals_shown(page: ResultPage) -> tuple[int, ...]:
    """Return what each player ends with, in dollars by seat."""
    rows = sorted(page.result_model.accounts, key=lambda row: row.seat)
    return tuple(row.total for row in rows)


def wait_for_turn(qtbot: QtBot, window: AcquireWindow) -> bool:
    """Wait until the player at the screen is to decide; return False when the game is over."""
    session = window.session
    qtbot.waitUntil(lambda: session.is_over or session.awaits_human)
    return not session.is_over


def play_to_end(
    qtbot: QtBot, window: AcquireWindow, decide: Callable[[AcquireWindow], None]
) -> int:
    """Decide until the game is over; return how many decisions that took."""
    decisions = 0
    while wait_for_turn(qtbot, window):
        ply = window.session.view.ply
        decide(window)
        assert window.session.view.ply > ply, f"{window.session.view.decision} led nowhere"
        decisions += 1
    return decisions


def click(widget: QWidget, position: QPoint | None = None) -> None:
    """Click a visible widget with the left button."""
    assert widget.isVisible()
    assert widget.isEnabled()
    where = widget.rect().center() if position is None else position
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, where)


def hold_bell(bell: Bell) -> None:
    """Hold the bell with the mouse until it rings."""
    QTest.mousePress(bell, Qt.MouseButton.LeftButton, pos=bell.rect().center())
    bell.hold.setCurrentTime(HOLD_MS)
    QTest.mouseRelease(bell, Qt.MouseButton.LeftButton, pos=bell.rect().center())


def use_slow_fingers(bell: Bell) -> None:
    """Let the bell take each key event as one of a finger, however fast the test is."""
    bell.clock = count(step=GAP_MS).__next__


def press(window: AcquireWindow, key: Qt.Key) -> None:
    """Press a key wherever the focus of the window is."""
    focused: QWidget | None = window.focusWidget()  # the stub promises too much
    target = window.pages.currentWidget() if focused is None else focused
    assert target is not None
    QTest.keyClick(target, key)


def button(page: QWidget, text: str) -> QPushButton:
    """Return the visible button with this text."""
    found = [b for b in page.findChildren(QPushButton) if b.text() == text and b.isVisible()]
    assert len(found) == 1, f"{len(found)} buttons say {text!r}"
    return found[0]
