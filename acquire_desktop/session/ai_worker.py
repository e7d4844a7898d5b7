"""AI worker: the window's end of the computer players' process, which asks and never waits."""

import multiprocessing
from collections.abc import Callable
from multiprocessing.connection import Connection
from queue import SimpleQueue
from threading import Thread
from typing import Any

from PySide6.QtCore import QObject, Qt, QTimer, Signal

from acquire_desktop.session.worker import Answer, Request, serve

DIED = "the computer players' process ended"
SILENT = "the computer players' process did not answer in time"
_EXIT_LIMIT_S = 0.4


class WorkerProcess:
    """One process and the thread that talks to it.

    Sending may wait while the process starts, and receiving always waits; so both happen in
    the thread, which ends when the process does.
    """

    def __init__(
        self, players: str, report: Callable[["WorkerProcess", Answer | None], None]
    ) -> None:
        """Start the process.

        Args:
            players: The module with the computer players: ``Game.players_module``.
            report: Called in the thread with each answer, and with None when the process ended.
        """
        self._report = report
        self._requests: SimpleQueue[Request | None] = SimpleQueue()
        context = multiprocessing.get_context("spawn")
        ours, theirs = context.Pipe()
        self._hurry = context.RawValue("b", 0)
        self._process = context.Process(
            target=serve, args=(theirs, players, self._hurry), name="computer-players", daemon=True
        )
        self._process.start()
        theirs.close()
        self._thread = Thread(target=self._talk, args=(ours,), name="computer-players", daemon=True)
        self._thread.start()

    @property
    def pid(self) -> int | None:
        """The number of the process."""
        return self._process.pid

    def is_alive(self) -> bool:
        """Tell whether the process runs."""
        return self._process.is_alive()

    def send(self, request: Request) -> None:
        """Hand a request to the thread."""
        self._requests.put(request)

    def hurry(self) -> None:
        """Ask the process for its answer to the request it works on."""
        self._hurry.value = 1

    def stop(self) -> None:
        """End the process and the thread, in the middle of a search if need be."""
        # Nothing is lost by killing, and it ends even a process that the system has halted.
        self._process.kill()
        self._process.join(_EXIT_LIMIT_S)
        self._requests.put(None)
        self._thread.join(_EXIT_LIMIT_S)

    def _talk(self, connection: Connection) -> None:
        with connection:
            while (request := self._requests.get()) is not None:
                self._hurry.value = 0
                try:
                    connection.send(request)
                    reply = connection.recv()
                except (EOFError, OSError):
                    self._report(self, None)
                    return
                self._report(self, reply)


class ComputerPlayers(QObject):
    """Chooses actions for computer players in a process of its own.

    One decision is asked for at a time: a new request replaces the one before. A process that
    died or fell silent is replaced, and the request asked once more.

    Signals:
        answered (str, int, object): Game id, ply and the chosen action.
        considered (object): The whole ``Answer`` behind ``answered``, just before it.
        failed (str, int, str): Game id, ply and what went wrong, for the log of errors.
    """

    answered = Signal(str, int, object)
    considered = Signal(object)
    failed = Signal(str, int, str)
    _reported = Signal(object, object)

    def __init__(
        self,
        players: str,
        parent: QObject | None = None,
        *,
        answer_limit_ms: int = 30_000,
        stale_limit_ms: int = 500,
    ) -> None:
        """Prepare; ``start`` or the first request starts the process.

        Args:
            players: The module with the computer players: ``Game.players_module``.
            parent: The owner.
            answer_limit_ms: After this time without an answer the process counts as hung.
            stale_limit_ms: The same while it still works on a request that was dropped.
        """
        super().__init__(parent)
        self._players = players
        self._answer_limit_ms = answer_limit_ms
        self._stale_limit_ms = stale_limit_ms
        self._worker: WorkerProcess | None = None
        self._request: Request | None = None
        self._is_retry = False
        self._unanswered = 0
        self._patience = QTimer(self)
        self._patience.setSingleShot(True)
        self._patience.timeout.connect(self._give_up_waiting)
        self._reported.connect(self._take_report, Qt.ConnectionType.QueuedConnection)

    @property
    def pid(self) -> int | None:
        """The number of the running process; None when there is none."""
        return self._worker.pid if self._worker else None

    def start(self) -> None:
        """Start the process ahead of the first request."""
        self._running_worker()

    def request(self, game_id: str, ply: int, view: Any, level: str, seed: int) -> None:
        """Ask for an action; the answer comes as a signal."""
        self._request = Request(game_id, ply, view, level, seed)
        self._is_retry = False
        self._ask()

    def hurry(self) -> None:
        """Ask a player who searches for what it has found so far; it may take no notice."""
        if self._request is not None and self._worker is not None:
            self._worker.hurry()

    def cancel(self) -> None:
        """Drop the request; its answer will not be reported."""
        if self._request is not None and self._worker is not None:
            self._worker.hurry()  # the next request need not wait for this answer
        self._request = None
        self._patience.stop()

    def close(self) -> None:
        """End the process, in the middle of a search if need be; nothing is reported any more."""
        self.cancel()
        self._stop_worker()

    def _running_worker(self) -> WorkerProcess:
        if self._worker is None or not self._worker.is_alive():
            self._stop_worker()
            self._worker = WorkerProcess(self._players, self._reported.emit)
        return self._worker

    def _ask(self) -> None:
        if self._request is None:
            return
        worker = self._running_worker()
        self._patience.start(self._stale_limit_ms if self._unanswered else self._answer_limit_ms)
        self._unanswered += 1
        worker.send(self._request)

    def _take_report(self, worker: WorkerProcess, reply: Answer | None) -> None:
        if worker is not self._worker:
            return
        if reply is None:
            self._replace_worker(DIED)
            return
        # Answers come in the order of the requests, so only the last one is not late.
        self._unanswered -= 1
        request = self._request
        if request is None:
            return
        if self._unanswered:
            self._expect_answer()
            return
        self.cancel()
        if reply.action is None:
            self.failed.emit(request.game_id, request.ply, reply.error)
        else:
            self.considered.emit(reply)
            self.answered.emit(request.game_id, request.ply, reply.action)

    def _expect_answer(self) -> None:
        """Give a request its whole time once the dropped ones before it are out of the way."""
        if self._unanswered == 1:
            self._patience.start(self._answer_limit_ms)

    def _give_up_waiting(self) -> None:
        if self._unanswered > 1:  # a dropped request is in the way, this one had no chance yet
            self._stop_worker()
            self._ask()
        else:
            self._replace_worker(SILENT)

    def _replace_worker(self, reason: str) -> None:
        self._stop_worker()
        request = self._request
        if request is None:
            return
        if self._is_retry:
            self.cancel()
            self.failed.emit(request.game_id, request.ply, reason)
        else:
            self._is_retry = True
            self._ask()

    def _stop_worker(self) -> None:
        if self._worker is not None:
            self._worker.stop()
            self._worker = None
        self._unanswered = 0
