"""AI worker: has decisions of computer players made in a process of its own, and never waits."""

import logging
from collections.abc import Callable
from time import monotonic
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QObject, Qt, QTimer, Signal

from acquire_desktop.game import AnyGame

if TYPE_CHECKING:
    from acquire_desktop.session.messages import Answer, Question
    from acquire_desktop.session.worker_process import WorkerProcess

DIED: Final = "the computer players' process ended"
SILENT: Final = "the computer players' process did not answer in time"
SPARE_MS: Final = 1300
"""What an answer may take beyond the player's own time to think."""
START_MS: Final = 4000
"""What it may take more while the very first process starts, which a slow disk makes long."""
STALE_MS: Final = 500
"""How long a process may go on with a request that was dropped while another one waits."""
_HURRY_MS: Final = 500
"""What an answer may take beyond the player's time to think until the player is hurried."""
_LAST_MS: Final = 800
"""The same before the end of a longer time: who may take long is not hurried early."""
RETRY_MS: Final = 800
"""So much time must be left for another process, which may take half of it to be started."""
_START_LIMIT_MS: Final = 30_000
"""A process that is not ready after this time counts as hung."""
_CLOSE_LIMIT_S: Final = 0.8
"""How long the window waits until killed processes are gone, before it gives up on them."""

_log = logging.getLogger(__name__)


class ComputerPlayers(QObject):
    """Chooses actions for computer players in a process of its own.

    One decision is asked for at a time: a new request replaces the one before. A process that
    died is replaced and the request asked once more, if there is time; one that fell silent or
    answers what it cannot mean is replaced, too, and the request fails.

    Signals:
        answered (str, int, object): Game id, ply and the chosen action, which is a legal one.
        considered (object): The whole ``Answer`` behind ``answered``, just before it.
        judged (object): The ``Answer`` with the verdict on an action that was done.
        worked (object): The ``Answer`` with what other work came to.
        failed (str, int, str): Game id, ply and what went wrong, for the log of errors.
    """

    answered = Signal(str, int, object)
    considered = Signal(object)
    judged = Signal(object)
    worked = Signal(object)
    failed = Signal(str, int, str)
    _woken = Signal()

    def __init__(
        self,
        load_rules: Callable[[], AnyGame],
        parent: QObject | None = None,
        *,
        spare_ms: int = SPARE_MS,
        start_ms: int = START_MS,
        stale_ms: int = STALE_MS,
    ) -> None:
        """Prepare; ``start`` or the first request starts the process.

        Args:
            load_rules: Returns what is played, asked when the process is started.
            parent: The owner.
            spare_ms: What an answer may take beyond the player's own time to think.
            start_ms: What it may take more while the very first process starts.
            stale_ms: How long the process may go on with a request that was dropped.
        """
        super().__init__(parent)
        self._load_rules = load_rules
        self._spare_ms = spare_ms
        self._start_ms = start_ms
        self._stale_ms = stale_ms
        self._worker: WorkerProcess | None = None
        self._leaving: list[WorkerProcess] = []
        """Processes that were killed and may still be there."""
        self._was_ready = False
        """Whether any process has been ready."""
        self._is_closed = False
        self._question: Question | None = None
        self._is_retry = False
        self._patience = self._timer(self._give_up)
        self._haste = self._timer(self.hurry)
        self._staleness = self._timer(self._ask_another)
        self._starting = self._timer(lambda: self._replace(SILENT))
        # The threads send no values along: what waits in a queue of Qt's may outlive Python.
        self._woken.connect(self._hear, Qt.ConnectionType.QueuedConnection)

    def _timer(self, due: Any) -> QTimer:
        timer = QTimer(self, singleShot=True)
        timer.timeout.connect(due)
        return timer

    @property
    def pid(self) -> int | None:
        """The number of the running process; None when there is none."""
        return self._worker.pid if self._worker else None

    def start(self) -> None:
        """Start the process ahead of the first request."""
        if self._is_closed or (self._worker is not None and self._worker.is_alive()):
            return
        from acquire_desktop.session.worker_process import WorkerProcess

        self._kill()
        rules = self._load_rules()
        try:
            self._worker = WorkerProcess(rules.players_module, rules.view_to_json, self._woken.emit)
        except OSError as error:
            _log.error("the computer players' process cannot be started: %s", error)
            return
        self._starting.start(_START_LIMIT_MS)

    def request(self, game_id: str, ply: int, view: Any, level: str, seed: int) -> None:
        """Ask for an action; the answer comes as a signal."""
        if not self._is_closed:
            from acquire_desktop.session.messages import Question

            self._pose(Question(game_id, ply, view, level, seed))

    def judge(self, game_id: str, ply: int, view: Any, played: Any, effort: str, seed: int) -> None:
        """Ask what an action was worth; the verdict comes by ``judged``.

        Args:
            game_id: Which game asks.
            ply: Actions before this one.
            view: All that its player knew.
            played: The action.
            effort: How closely to look, by a name that the game's players know.
            seed: Where the luck comes from.
        """
        if not self._is_closed:
            from acquire_desktop.session.messages import Question

            self._pose(Question(game_id, ply, view, effort, seed, played))

    def work(self, game_id: str, ply: int, work: object, name: str, seed: int) -> None:
        """Ask for other work, such as finding out about a finished game; it comes by ``worked``.

        Args:
            game_id: Which game asks.
            ply: Actions before what it is about.
            work: Plain values that the game's players read.
            name: What is to be done, by a name that they know.
            seed: Where the luck comes from.
        """
        if not self._is_closed:
            from acquire_desktop.session.messages import Question

            self._pose(Question(game_id, ply, None, name, seed, work=work))

    def hurry(self) -> None:
        """Ask a player who searches for what it has found so far; it may take no notice."""
        if self._question is not None and self._worker is not None:
            self._worker.hurry()

    def cancel(self) -> None:
        """Drop the request; its answer will not be reported."""
        if self._question is not None:
            self.hurry()  # the next request need not wait for this answer
        self._forget()

    def close(self) -> None:
        """End the process, in the middle of a search if need be; nothing happens any more."""
        self._is_closed = True
        self._forget()
        self._kill()
        until = monotonic() + _CLOSE_LIMIT_S
        for worker in self._leaving:
            worker.is_gone(max(0.0, until - monotonic()))
        self._leaving = []

    # Asking

    def _pose(self, question: "Question") -> None:
        """Ask a question in the place of the one before, which nobody waits for any more."""
        if self._question is not None:
            self.hurry()
        self._question = question
        self._is_retry = False
        self._wait_for_answer(0 if self._was_ready else self._start_ms)
        self._ask()

    def _ask(self) -> None:
        """Send the question to the process, and start one if there is none."""
        self.start()
        if self._question is None:
            return
        if self._worker is None:
            self._patience.start(0)
            return
        if self._worker.unanswered:
            self._staleness.start(self._stale_ms)
        self._worker.ask(self._question)

    def _wait_for_answer(self, more_ms: int) -> None:
        """Give the player its time to think, and some more."""
        if self._question is not None:
            limit_ms = round(1000 * self._load_rules().thinking_s(self._question.level)) + more_ms
            self._patience.start(limit_ms + self._spare_ms)
            haste_ms = max(min(_HURRY_MS, self._spare_ms), self._spare_ms - _LAST_MS)
            self._haste.start(limit_ms + haste_ms)

    def _ask_another(self) -> None:
        """Ask another process, since this one still works on what was dropped."""
        if self._worker is not None and self._worker.is_ready:
            self._kill()
            self._ask()

    def _give_up(self) -> None:
        if self._worker is None or self._worker.is_ready:
            self._replace(SILENT)
        else:  # only slow to start: the next question may find it ready
            self.hurry()
            self._fail(SILENT)

    # Hearing

    def _hear(self) -> None:
        if self._worker is not None:
            self._worker.deliver(self)

    def take_readiness(self) -> None:
        """Hear that the process can take requests."""
        self._starting.stop()
        if not self._was_ready:
            self._was_ready = True
            self._wait_for_answer(0)

    def take_answer(self, question: "Question", answer: "Answer") -> None:
        """Hear what became of a question."""
        if self._worker is not None and self._worker.unanswered == 1:
            self._staleness.stop()
        if question is not self._question:  # it was dropped
            return
        if answer.problem:
            self._replace(answer.problem)
            return
        self._forget()
        if question.played is not None:
            self.judged.emit(answer)
            return
        if question.work is not None:
            self.worked.emit(answer)
            return
        self.considered.emit(answer)
        self.answered.emit(answer.game_id, answer.ply, answer.action)

    def take_nonsense(self, problem: str) -> None:
        """Hear that the process sent what it cannot mean."""
        self._replace(problem)

    def take_end(self) -> None:
        """Hear that the process ended."""
        self._kill()
        if self._question is None:
            return
        if self._is_retry or self._patience.remainingTime() < RETRY_MS:
            self._fail(DIED)
            return
        _log.warning("%s, and is asked again", DIED)
        self._is_retry = True
        self._ask()

    # Ending

    def _replace(self, reason: str) -> None:
        """Put another process in the place of one that does not do its work."""
        # Only the kind of problem: the rest may quote an action, which can name a hidden tile.
        _log.warning("the computer players' process is replaced: %s", reason.partition(":")[0])
        self._kill()
        if self._question is not None:
            self._fail(reason)  # first, since the system may take long to start a process
            self.start()

    def _fail(self, reason: str) -> None:
        question = self._question
        self._forget()
        if question is not None:
            self.failed.emit(question.game_id, question.ply, reason)

    def _forget(self) -> None:
        """Wait for no answer any more."""
        self._question = None
        for timer in (self._patience, self._haste, self._staleness):
            timer.stop()

    def _kill(self) -> None:
        self._leaving = [each for each in self._leaving if not each.is_gone()]
        if self._worker is not None:
            self._worker.kill()
            self._leaving.append(self._worker)
            self._worker = None
        self._starting.stop()
