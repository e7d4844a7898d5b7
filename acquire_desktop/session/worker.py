"""Worker process in which computer players think: views come through a pipe, nothing else.

It loads neither Qt nor numpy, so that it starts fast and stays small.
"""

import contextlib
import ctypes
import importlib
import os
import signal
import sys
from collections.abc import Callable
from multiprocessing.connection import Connection
from queue import SimpleQueue
from threading import Thread
from time import sleep
from typing import Any, Protocol

from acquire_desktop.session.messages import (
    HURRY,
    MAX_REQUEST_BYTES,
    READY,
    Found,
    Request,
    read_request,
    write_answer,
    write_problem,
    write_verdict,
)

_NICENESS = 10
_PARENT_DEATH_SIGNAL = 1
"""What Linux calls ``PR_SET_PDEATHSIG``."""
_END_LIMIT_S = 5.0
"""How long a player who thinks may take to notice that the window has gone."""


class Players(Protocol):
    """The module with a game's computer players: ``Game.players_module``."""

    def view_from_plain(self, plain: object, /) -> Any:
        """Read the view that ``Game.view_to_json`` wrote; ``ValueError`` if it is none."""

    def think(self, name: str, view: Any, seed: int, *, should_stop: Callable[[], bool]) -> Found:
        """Let a player decide.

        Args:
            name: Of the computer player.
            view: What it sees.
            seed: Where its luck comes from.
            should_stop: Asked now and then whether to answer at once.
        """

    def judge(
        self, effort: str, view: Any, played: Any, seed: int, *, should_stop: Callable[[], bool]
    ) -> object:
        """Judge an action.

        Args:
            effort: How closely to look, by name.
            view: What its player saw.
            played: The action.
            seed: Where the luck comes from.
            should_stop: Asked now and then whether to answer at once.

        Returns:
            Plain values that the game itself reads; they say whether it was stopped.
        """

    def work(self, name: str, work: Any, seed: int, *, should_stop: Callable[[], bool]) -> object:
        """Do other work, such as finding out about a finished game.

        Args:
            name: What is to be done.
            work: Plain values that the game itself wrote.
            seed: Where the luck comes from.
            should_stop: Asked now and then whether to answer at once.

        Returns:
            Plain values that the game itself reads, and not None.
        """


def answer(players: Players, message: bytes, number: int, should_stop: Callable[[], bool]) -> bytes:
    """Choose an action, judge one or do other work, or tell why that was not possible.

    Args:
        players: The computer players.
        message: The request as it came.
        number: Which request of this process it is, from 1.
        should_stop: Tells whether the answer is wanted at once.
    """
    try:
        return _answer(players, read_request(message), should_stop)
    except Exception as error:  # noqa: BLE001  # one bad request must not end the process
        return write_problem(number, f"{type(error).__name__}: {error}")


def _answer(players: Players, request: Request, should_stop: Callable[[], bool]) -> bytes:
    if request.work is not None:
        what = request.level, request.work, request.seed
        return write_verdict(request.number, players.work(*what, should_stop=should_stop))
    view = players.view_from_plain(request.view)
    if request.played is not None:
        played = view.legal[request.played]
        how = request.level, view, played, request.seed
        return write_verdict(request.number, players.judge(*how, should_stop=should_stop))
    found = players.think(request.level, view, request.seed, should_stop=should_stop)
    return write_answer(request.number, view.legal, found)


def serve(connection: Connection, players: str) -> None:
    """Answer requests until the pipe closes: the main function of the process.

    Args:
        connection: Brings requests and takes answers.
        players: The module with the computer players: ``Game.players_module``.
    """
    with contextlib.suppress(ValueError):  # raised outside the main thread
        signal.signal(signal.SIGINT, signal.SIG_IGN)  # the interrupt key is for the window
    if sys.platform == "linux":
        _end_with_parent()
    inbox = _Inbox(connection)
    loaded: Any = importlib.import_module(players)
    if hasattr(os, "nice"):
        os.nice(_NICENESS)  # the processor is the window's
    with contextlib.suppress(OSError):  # nobody reads any more
        connection.send_bytes(READY)
        while (message := inbox.next_request()) is not None:
            connection.send_bytes(answer(loaded, message, inbox.taken, inbox.is_hurried))


def _end_with_parent() -> None:
    """Have the system end this process with the window's, even while it is halted."""
    with contextlib.suppress(OSError, AttributeError):  # then the pipe alone tells
        ctypes.CDLL(None).prctl(_PARENT_DEATH_SIGNAL, signal.SIGKILL)


class _Inbox:
    """Messages of the window, read in a thread, to be heard in the middle of a thought."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection
        self._requests: SimpleQueue[bytes | None] = SimpleQueue()
        self._received = 0
        self.taken = 0
        """So many requests were taken."""
        self._hurried = 0
        """So many of the first requests are wanted at once."""
        Thread(target=self._listen, daemon=True).start()

    def next_request(self) -> bytes | None:
        """Wait for the next request, whatever is in it; None when no more will come."""
        self.taken += 1
        return self._requests.get()

    def is_hurried(self) -> bool:
        """Tell whether the request that was taken last is wanted at once."""
        return self.taken <= self._hurried

    def _listen(self) -> None:
        with contextlib.suppress(EOFError, OSError):
            while True:
                message = self._connection.recv_bytes(MAX_REQUEST_BYTES)
                if message == HURRY:
                    self._hurried = self._received
                else:
                    self._received += 1
                    self._requests.put(message)
        self._hurried = sys.maxsize
        self._requests.put(None)
        sleep(_END_LIMIT_S)
        os._exit(1)  # a player who takes no notice does not outlive the window
