"""Stage: the program's window in a home of its own, and games to be shown in it.

The demo and the program's test of itself play on it.
"""

import tempfile
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, TypeVar

from PySide6.QtCore import QEvent, QEventLoop, QSize, SignalInstance

from acquire_desktop.app import make_app, make_window
from acquire_desktop.choices import Speed, ThemeChoice
from acquire_desktop.game import AnyGame, GameSetup, GameState
from acquire_desktop.session.ai_worker import ComputerPlayers
from acquire_desktop.storage.folders import Folders, folders_in
from acquire_desktop.storage.players import Player, PlayerKind
from acquire_desktop.storage.save_format import GameFile, Loaded
from acquire_desktop.storage.settings import Settings
from acquire_desktop.ui.acquire.shell.window import AcquireWindow
from acquire_desktop.ui.window.main_window import MainWindow
from acquire_desktop.ui.window.preferences import apply_look

_SIZE: Final = QSize(1280, 720)
_WindowT = TypeVar("_WindowT", bound=MainWindow)


@contextmanager
def temporary_folders() -> Iterator[Folders]:
    """Make folders in place of the user's, and remove them at the end."""
    with tempfile.TemporaryDirectory() as home:
        yield folders_in(Path(home))


@contextmanager
def open_window(
    computers: ComputerPlayers, look: ThemeChoice = ThemeChoice.LIGHT, language: str = "system"
) -> Iterator[AcquireWindow]:
    """Show the window of Acquire with folders of its own and without animations."""
    app = make_app()
    settings = Settings(
        theme=look, language=language, computer_speed=Speed.INSTANT, animations=False
    )
    with temporary_folders() as folders:
        apply_look(app, settings)
        with shown(make_window(app, folders, settings, computers)) as window:
            yield window


@contextmanager
def shown(window: _WindowT) -> Iterator[_WindowT]:
    """Show a window; at the end delete it, and end its computer players."""
    window.resize(_SIZE)
    window.show()
    try:
        yield window
    finally:
        window.session.leave()
        window.close()
        window.deleteLater()
        window.session.computers.close()
        make_app().sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


def run_until(
    begin: Callable[[], object],
    *ends: SignalInstance,
    failures: Mapping[str, SignalInstance],
) -> str:
    """Run the program until a signal comes, and return the first failure, or nothing.

    Args:
        begin: Called first.
        ends: The signals of success.
        failures: The signals of failures, by their names; the last argument is the reason.
    """
    problems: list[str] = []
    loop = QEventLoop()
    for signal in ends:
        signal.connect(loop.quit)
    for name, signal in failures.items():
        signal.connect(lambda *what, name=name: problems.append(f"{name}: {what[-1]}"))
        signal.connect(loop.quit)
    begin()
    loop.exec()
    return next(iter(problems), "")


@dataclass(frozen=True)
class PlayedGame:
    """A game that computer players played to its end, to be shown at its decisions."""

    game: AnyGame
    lines: tuple[str, ...]
    """Its actions."""
    states: tuple[GameState, ...]
    """Those before and after each action."""
    level: str
    """The level of the computer players where it is shown."""

    def moment(self, kind: str) -> Loaded:
        """Return the game at its last decision of a kind, taken by the only person.

        Raises:
            LookupError: If the game goes by without such a decision.
        """
        for at in range(len(self.states) - 1, -1, -1):
            state = self.states[at]
            decision = self.game.observe(state, state.seat).decision
            if type(decision).__name__ == kind:
                return self._loaded(at, {state.seat})
        raise LookupError(f"the game goes by without a {kind}")

    def handover(self) -> Loaded:
        """Return the game in its middle, all its players people at one screen."""
        return self._loaded(len(self.states) // 2, set(range(self.states[0].setup.players)))

    def _loaded(self, at: int, humans: set[int]) -> Loaded:
        setup = self.states[0].setup
        players = tuple(
            Player(f"Player {seat + 1}", PlayerKind.HUMAN)
            if seat in humans
            else Player(f"Player {seat + 1}", PlayerKind.COMPUTER, self.level)
            for seat in range(setup.players)
        )
        lines, saved_at = self.lines[:at], "2025-01-01T00:00:00Z"
        game = GameFile(self.game, f"{1:032x}", 0, setup, players, lines, at, saved_at)
        return Loaded(game, self.states[: at + 1])


def play(
    game: AnyGame, setup: GameSetup, choose: Callable[[Any, int], Any], level: str
) -> PlayedGame:
    """Play a game to its end.

    Args:
        game: Which.
        setup: How it begins.
        choose: Returns an action for a view and a number that chance comes from.
        level: The level of the computer players where the game is shown.
    """
    states = [game.start(setup).state]
    lines: list[str] = []
    while not states[-1].over:
        state = states[-1]
        number = game.random_word(setup, f"{state.ply}|{state.seat}")
        action = choose(game.observe(state, state.seat), number)
        states.append(game.apply(state, action).state)
        lines.append(game.action_text(action, setup))
    return PlayedGame(game, tuple(lines), tuple(states), level)
