"""AI worker: the window's end of the computer players' process, which asks and never waits."""

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Qt, QTimer, Signal

if TYPE_CHECKING:
    from acquire_desktop.session.worker import Answer, Request
    from acquire_desktop.session.worker_process import WorkerProcess

DIED = "the computer players' process ended"
SILENT = "the computer players' process did not answer in time"


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
        from acquire_desktop.session.worker import Request

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

    def _running_worker(self) -> "WorkerProcess":
        if self._worker is None or not self._worker.is_alive():
            from acquire_desktop.session.worker_process import WorkerProcess

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

    def _take_report(self, worker: "WorkerProcess", reply: "Answer | None") -> None:
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
