"""Worker process in which computer players think: views come through a pipe, nothing else.

It loads neither Qt nor numpy, so that it starts fast and stays small.
"""

import contextlib
import importlib
import os
import signal
from collections.abc import Callable
from dataclasses import dataclass
from multiprocessing.connection import Connection
from typing import Any, Protocol

_NICENESS = 10


class SharedByte(Protocol):
    """A byte in memory that two processes share."""

    value: int


class SearchResult(Protocol):
    """What a computer player decided, and what its search tried before."""

    @property
    def action(self) -> Any:
        """The chosen action."""

    @property
    def candidates(self) -> tuple[Any, ...]:
        """What was tried, best first; empty when nothing was searched."""

    @property
    def simulations(self) -> int:
        """Simulations done."""


class Think(Protocol):
    """The function ``think`` of a game's computer players."""

    def __call__(
        self, name: str, view: Any, seed: int, *, should_stop: Callable[[], bool]
    ) -> SearchResult:
        """Let a player decide.

        Args:
            name: Of the computer player.
            view: What it sees.
            seed: Where its luck comes from.
            should_stop: Asked now and then whether to answer at once.
        """


@dataclass(frozen=True, slots=True)
class Request:
    """One decision to be made."""

    game_id: str
    """Which game asks."""
    ply: int
    """Actions applied in that game so far."""
    view: Any
    """All that the deciding seat may know."""
    level: str
    """The name of a computer player."""
    seed: int
    """Where the player's luck comes from."""


@dataclass(frozen=True, slots=True)
class Answer:
    """What became of a request."""

    game_id: str
    """The game of the request; empty when the request could not be read."""
    ply: int
    """The ply of the request; -1 when the request could not be read."""
    action: Any
    """The chosen action; None when there is none."""
    error: str = ""
    """Why there is no action, for the log of errors."""
    candidates: tuple[Any, ...] = ()
    """What a search has tried, best first; empty when nothing was searched."""
    simulations: int = 0
    """Simulations done."""


def answer(think: Think, request: Request, should_stop: Callable[[], bool]) -> Answer:
    """Choose an action, or tell why that was not possible.

    Args:
        think: Lets a computer player decide.
        request: The decision.
        should_stop: Tells whether the answer is wanted at once.
    """
    try:
        result = think(request.level, request.view, request.seed, should_stop=should_stop)
    except Exception as error:  # noqa: BLE001  # one bad request must not end the process
        return Answer(request.game_id, request.ply, None, _described(error))
    return Answer(
        request.game_id,
        request.ply,
        result.action,
        candidates=result.candidates,
        simulations=result.simulations,
    )


def serve(connection: Connection, players: str, hurry: SharedByte | None = None) -> None:
    """Answer requests until the pipe closes: the main function of the process.

    Args:
        connection: Brings requests and takes answers.
        players: The module with the computer players: ``Game.players_module``.
        hurry: A byte in shared memory, not 0 while the answer is wanted at once.  A byte needs
            no lock, which a process that is killed could take with it.
    """
    _step_back()
    think: Think = importlib.import_module(players).think
    while True:
        try:
            request = connection.recv()
        except (EOFError, OSError):
            return
        except Exception as error:  # noqa: BLE001  # unpickling can raise anything
            reply = Answer("", -1, None, _described(error))
        else:
            reply = (
                answer(think, request, lambda: hurry is not None and bool(hurry.value))
                if isinstance(request, Request)
                else Answer("", -1, None, f"not a request: {type(request).__name__}")
            )
        try:
            connection.send(reply)
        except OSError:
            return


def _step_back() -> None:
    """Leave the processor to the window, and the interrupt key to the parent process."""
    if hasattr(os, "nice"):
        os.nice(_NICENESS)
    with contextlib.suppress(ValueError):  # raised outside the main thread
        signal.signal(signal.SIGINT, signal.SIG_IGN)


def _described(error: Exception) -> str:
    return f"{type(error).__name__}: {error}"
