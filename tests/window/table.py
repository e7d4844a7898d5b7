"""Helps tests to play through the real window, as a person would."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from PySide6.QtWidgets import QWidget
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
from acquire_desktop.ui.window.preferences import apply_look
from tests.computers import computer_players
from tests.driver.pointer import button, click, press

__all__ = [
    "QUIET",
    "button",
    "buyable",
    "card_of",
    "choice_of",
    "click",
    "open_window",
    "play_to_end",
    "press",
    "totals_shown",
    "wait_for_turn",
]

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
