"""Second game: the pages of Hotel Tycoon, and a game at each kind of decision it can ask for."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache, partial
from typing import Final, get_args

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication

from acquire_desktop.games.hotel_tycoon import load_rules
from acquire_desktop.games.hotel_tycoon.ai.players import Level, choose
from acquire_desktop.games.hotel_tycoon.engine.actions import ThrowDice
from acquire_desktop.games.hotel_tycoon.engine.decisions import Stay
from acquire_desktop.games.hotel_tycoon.engine.game import apply, new_game, observe
from acquire_desktop.games.hotel_tycoon.engine.notation import action_text
from acquire_desktop.games.hotel_tycoon.engine.setup import (
    Claims,
    Mode,
    Options,
    make_setup,
    random_word,
)
from acquire_desktop.games.hotel_tycoon.engine.state import State
from acquire_desktop.games.hotel_tycoon.game import HOTEL_TYCOON
from acquire_desktop.self_test.checks import CheckError
from acquire_desktop.session.ai_worker import ComputerPlayers
from acquire_desktop.session.game_session import GameSession
from acquire_desktop.storage.players import Player, PlayerKind
from acquire_desktop.storage.save_format import GameFile, Loaded
from acquire_desktop.ui.hotel_tycoon.shell.window import HotelTycoonWindow, usual_table
from acquire_desktop.ui.hotel_tycoon.words.decision_texts import Asked
from acquire_desktop.ui.window.main_window import MainWindow

KINDS: Final = tuple(kind.__name__ for kind in get_args(Asked))
"""The kinds of decisions, the end of the game the last of them."""
_PLAYERS: Final = 4
_SEED: Final = "pages 6"
"""In the game that comes of it, everything is asked for once at least."""
_OPTIONS: Final = Options(
    fines_eliminate=False, claims=Claims.MANUAL, pick_profiles=True, round_limit=40
)

Show = Callable[[HotelTycoonWindow], None]
"""What brings the window to a page."""


def pages() -> dict[str, Show]:
    """Return what is looked at, in its order."""
    return {
        "hotel set-up": lambda window: window.pages.show_new_game(),
        "hotel handover": lambda window: window.session.open(handover()),
        **{f"hotel {kind}": partial(_open, kind) for kind in KINDS[:-1]},
        "hotel stay": _stay,
        "hotel end": partial(_open, KINDS[-1]),
        "hotel rules": lambda window: window.menus.actions["rules"].trigger(),
    }


@contextmanager
def second_window(
    app: QApplication, first: MainWindow, computers: ComputerPlayers
) -> Iterator[HotelTycoonWindow]:
    """Show the window of the second game in the place of the first one.

    Args:
        app: The application.
        first: Whose folders and preferences are used.
        computers: Who plays.
    """
    session = GameSession(load_rules, computers, lambda *_what: None)
    window = HotelTycoonWindow(
        app, session, first.folders, first.finished, first.preferences, usual_table
    )
    session.setParent(window)
    window.resize(first.size())
    window.show()
    try:
        yield window
    finally:
        session.leave()
        window.close()
        window.deleteLater()
        computers.close()
        app.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


def moment(kind: str) -> Loaded:
    """Return the game at its last decision of a kind, taken by the only person.

    Raises:
        CheckError: If the game goes by without such a decision.
    """
    lines, states = _played()
    for at in range(len(states) - 1, -1, -1):
        state = states[at]
        if type(observe(state, state.seat).decision).__name__ == kind:
            return _loaded(lines[:at], states[: at + 1], humans={state.seat})
    raise CheckError(f"the game goes by without a {kind}")


def handover() -> Loaded:
    """Return the game in its middle, all its players people at one screen."""
    lines, states = _played()
    at = len(states) // 2
    return _loaded(lines[:at], states[: at + 1], humans=set(range(_PLAYERS)))


@cache
def _played() -> tuple[tuple[str, ...], tuple[State, ...]]:
    """Play the game; return its lines, and the states between them."""
    setup = make_setup(Mode.INVESTORS, _PLAYERS, _SEED, _OPTIONS)
    states = [new_game(setup)]
    lines: list[str] = []
    while not states[-1].over:
        state = states[-1]
        number = random_word(_SEED, f"{state.ply}|{state.seat}")
        action = choose(observe(state, state.seat), Level.MEDIUM, number)
        states.append(apply(state, action).state)
        lines.append(action_text(action))
    return tuple(lines), tuple(states)


def _loaded(lines: tuple[str, ...], states: tuple[State, ...], humans: set[int]) -> Loaded:
    players = tuple(
        Player(f"Player {seat + 1}", PlayerKind.HUMAN)
        if seat in humans
        else Player(f"Player {seat + 1}", PlayerKind.COMPUTER, Level.MEDIUM.value)
        for seat in range(_PLAYERS)
    )
    saved_at = "2025-01-01T00:00:00Z"
    setup = states[0].table.setup
    game = GameFile(HOTEL_TYCOON, f"{2:032x}", 0, setup, players, lines, len(lines), saved_at)
    return Loaded(game, states)


def _open(kind: str, window: HotelTycoonWindow) -> None:
    window.session.open(moment(kind))


def _stay(window: HotelTycoonWindow) -> None:
    """Throw for the nights, so that the stay is told over the board."""
    _open(Stay.__name__, window)
    if isinstance(window.session.view.decision, Stay):
        window.session.submit(ThrowDice())
