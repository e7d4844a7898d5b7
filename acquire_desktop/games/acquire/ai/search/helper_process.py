"""Helper process: grows parts of a search for the process that started it.

What the two write to each other is bounded JSON, so that nothing from a process that has gone wild
is carried out. It loads neither Qt nor numpy, and ends when its pipe does, or when it is idle.
"""

import contextlib
import multiprocessing
import signal
from multiprocessing.connection import Connection
from time import monotonic
from typing import Final

from acquire_desktop.games.acquire.ai.search.helper_messages import (
    MAX_BYTES,
    READY,
    ReportError,
    read_reports,
    read_task,
    write_reports,
    write_task,
)
from acquire_desktop.games.acquire.ai.search.information_set_tree import InformationSetTree
from acquire_desktop.games.acquire.ai.search.parts import Question, Report, Stint, work

NAME: Final = "search-helper"
"""Of the process."""
IDLE_S: Final = 120.0
"""How long a process without work stays, and keeps its memory."""
LOOK: Final = 32
"""Batches of simulations between two looks at whether anybody still waits for them."""
_NOTHING: Final = (0, Stint((), 0, None, {}))
"""Of no question: no report is one of this."""


def serve(pipe: Connection, idle_s: float = IDLE_S) -> None:
    """Grow parts until the pipe closes or nothing is asked any more: the main function.

    Args:
        pipe: Brings stints and takes reports.
        idle_s: How long to wait for the next stint.
    """
    with contextlib.suppress(ValueError):  # raised outside the main thread
        signal.signal(signal.SIGINT, signal.SIG_IGN)  # the interrupt key is for the window
    trees: dict[int, InformationSetTree] = {}
    with contextlib.suppress(EOFError, OSError):  # nobody reads any more
        pipe.send_bytes(READY)
        while pipe.poll(idle_s):
            number, question, stint = read_task(pipe.recv_bytes(MAX_BYTES))
            if question is not None:
                trees = {part: question.tree(part) for part in stint.targets}
            pipe.send_bytes(write_reports(number, work(trees, stint, _Look(pipe))))


class _Look:
    """Shows a search that the pipe has closed: no message comes while it works."""

    def __init__(self, pipe: Connection) -> None:
        self._pipe = pipe
        self._calls = 0

    def __call__(self) -> bool:
        self._calls += 1
        return self._calls % LOOK == 0 and self._pipe.poll()


class HelperProcess:
    """A helper as the process has it that started it: a ``Helper`` of ``together``."""

    def __init__(self, idle_s: float = IDLE_S) -> None:
        """Start the process.

        Args:
            idle_s: How long it stays without work.

        Raises:
            OSError: If the system gives none.
        """
        context = multiprocessing.get_context("spawn")
        self._pipe, theirs = context.Pipe()
        self._process = context.Process(target=serve, args=(theirs, idle_s), name=NAME, daemon=True)
        try:
            self._process.start()
        except BaseException:
            self._pipe.close()
            raise
        finally:
            theirs.close()
        self._is_ready = False
        self._is_lost = False
        self._number = 0
        """Of the question."""
        self._question: Question | None = None
        """What it must still be told."""
        self._owed: tuple[int, Stint] | None = None
        """The question and the stint of which it owes reports."""

    @property
    def is_lost(self) -> bool:
        """Whether nothing more will come from it."""
        return self._is_lost

    @property
    def has_left(self) -> bool:
        """Whether it has ended, as it does after a while without work."""
        self._process.join(0)
        return self._process.exitcode == 0

    @property
    def pid(self) -> int | None:
        """The number of the process."""
        return self._process.pid

    def take_up(self, question: Question) -> None:
        """Have it work on this decision from the next stint on, and forget the one before."""
        self._number += 1
        self._question = question

    def ask(self, stint: Stint, limit_s: float | None) -> bool:
        """Have it work, unless it is not free; tell whether it does."""
        until = _end_of(limit_s)
        while not self._is_free() and self._receive(until) is not None:
            pass
        if not self._is_free():
            return False
        try:
            self._pipe.send_bytes(write_task(self._number, self._question, stint))
        except OSError:
            self.end()
            return False
        self._question = None
        self._owed = self._number, stint
        return True

    def hear(self, limit_s: float | None) -> dict[int, Report]:
        """Return the reports of the parts at the end of a stint, by number; nothing if late."""
        until = _end_of(limit_s)
        while self._owed is not None:
            found = self._receive(until)
            if found is None:
                break
            if found:
                return found
        return {}

    def _is_free(self) -> bool:
        return self._is_ready and self._owed is None and not self._is_lost

    def _receive(self, until: float | None) -> dict[int, Report] | None:
        """Return the news of this question in a message, maybe nothing; None if none comes."""
        if self._is_lost:
            return None
        try:
            if not self._pipe.poll(None if until is None else max(0.0, until - monotonic())):
                return None
            message = self._pipe.recv_bytes(MAX_BYTES)
            if message == READY:
                self._is_ready = True
                return {}
            number, stint = self._owed or _NOTHING
            found = read_reports(message, number, stint)
        except (EOFError, OSError, ReportError):
            self.end()
            return None
        self._owed = None
        return found if number == self._number else {}

    def end(self) -> None:
        """End the process at once, in the middle of a search if need be."""
        self._is_lost = True
        self._process.kill()
        self._pipe.close()

    def join(self) -> None:
        """Wait until nothing is left of a process that ends."""
        self._process.join()


def _end_of(limit_s: float | None) -> float | None:
    return None if limit_s is None else monotonic() + limit_s
