"""Worker process: the computer players' process as the window holds it, and the threads to it."""

import multiprocessing
from collections import deque
from collections.abc import Callable
from multiprocessing.connection import Connection
from queue import Empty, SimpleQueue
from threading import Thread
from time import monotonic
from typing import Any, Protocol

from acquire_desktop.session.messages import (
    HURRY,
    MAX_ANSWER_BYTES,
    READY,
    Answer,
    MessageError,
    Question,
    read_answer,
    write_request,
)
from acquire_desktop.session.worker import serve

_NAME = "computer-players"
_MOST_UNREAD = 64
"""Messages: a process that sends more before the window looks floods it."""


class Listener(Protocol):
    """The asker of a process, which is called in a thread of its own."""

    def take_readiness(self) -> None:
        """Hear that the process can take requests."""

    def take_answer(self, question: Question, answer: Answer) -> None:
        """Hear what became of a question."""

    def take_nonsense(self, problem: str) -> None:
        """Hear that the process sent what it cannot mean."""

    def take_end(self) -> None:
        """Hear that the process ended."""


class WorkerProcess:
    """One process and the two threads that write to it and read from it.

    Writing may wait while the process starts or is halted, and reading always waits; so neither
    happens in the thread of the window. Both threads end when the process does.
    """

    def __init__(
        self, players: str, plain: Callable[[Any], object], wake: Callable[[], object]
    ) -> None:
        """Start the process.

        Args:
            players: The module with the computer players: ``Game.players_module``.
            plain: Writes a view as plain values: ``Game.view_to_json``.
            wake: Called in a thread when there is something to ``deliver``.

        Raises:
            OSError: If the system gives no process.
        """
        self._plain = plain
        self._wake = wake
        self.is_ready = False
        """Whether it has said that it can take requests."""
        self._is_killed = False
        self._number = 0
        self._asked: deque[tuple[int, Question]] = deque()
        self._unsent: SimpleQueue[bytes | None] = SimpleQueue()
        self._unread: SimpleQueue[bytes | None] = SimpleQueue()
        context = multiprocessing.get_context("spawn")
        self._pipe, theirs = context.Pipe()
        self._process = context.Process(
            target=serve, args=(theirs, players), name=_NAME, daemon=True
        )
        try:
            self._process.start()
        except BaseException:
            self._pipe.close()
            raise
        finally:
            theirs.close()
        self._threads = [
            Thread(target=work, args=(self._pipe,), name=_NAME, daemon=True)
            for work in (self._write, self._read)
        ]
        for thread in self._threads:
            thread.start()

    @property
    def pid(self) -> int | None:
        """The number of the process."""
        return self._process.pid

    @property
    def unanswered(self) -> int:
        """How many questions it has not answered."""
        return len(self._asked)

    def is_alive(self) -> bool:
        """Tell whether the process runs."""
        return self._process.is_alive()

    def ask(self, question: Question) -> None:
        """Have a question answered after those before it."""
        self._number += 1
        self._asked.append((self._number, question))
        self._unsent.put(write_request(self._number, question, self._plain))

    def hurry(self) -> None:
        """Ask for the answers to all questions at once."""
        self._unsent.put(HURRY)

    def deliver(self, listener: Listener) -> None:
        """Tell a listener what has come, until it has the process killed."""
        while not self._is_killed:
            try:
                message = self._unread.get_nowait()
            except Empty:
                return
            if message is None:
                listener.take_end()
            elif message == READY and not self.is_ready:
                self.is_ready = True
                listener.take_readiness()
            else:
                self._deliver_answer(message, listener)

    def _deliver_answer(self, message: bytes, listener: Listener) -> None:
        if not self._asked:
            listener.take_nonsense("an answer that nobody asked for")
            return
        number, question = self._asked[0]
        try:
            answer = read_answer(message, number, question)
        except MessageError as error:
            listener.take_nonsense(str(error))
            return
        self._asked.popleft()
        listener.take_answer(question, answer)

    def kill(self) -> None:
        """Have the process end, in the middle of a search if need be; nothing waits for that."""
        self._is_killed = True
        # Nothing is lost by killing, and it ends even a process that the system has halted.
        self._process.kill()
        self._unsent.put(None)

    def is_gone(self, limit_s: float = 0.0) -> bool:
        """Tell whether nothing is left of a process that was killed.

        Args:
            limit_s: How long to wait for that, in all.
        """
        until = monotonic() + limit_s
        self._process.join(limit_s)
        for thread in self._threads:
            thread.join(max(0.0, until - monotonic()))
        if self._process.is_alive() or any(thread.is_alive() for thread in self._threads):
            return False
        self._pipe.close()
        return True

    def _write(self, pipe: Connection) -> None:
        try:
            while (message := self._unsent.get()) is not None:
                pipe.send_bytes(message)
        except OSError:
            pass  # who reads finds the end, too

    def _read(self, pipe: Connection) -> None:
        try:
            while self._unread.qsize() < _MOST_UNREAD:
                self._unread.put(pipe.recv_bytes(MAX_ANSWER_BYTES))
                self._wake()
        except (EOFError, OSError):  # a message that is too long, too
            pass
        self._unread.put(None)
        self._wake()
