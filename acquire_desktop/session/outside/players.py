"""Outside players: has programs that the user lists decide for seats, and never waits."""

import logging
from collections.abc import Callable
from dataclasses import dataclass
from queue import Empty
from time import monotonic
from typing import Any, Final

from PySide6.QtCore import QObject, Qt, QTimer, Signal

from acquire_desktop.game import AnyGame, GameSetup, Seat
from acquire_desktop.session.notes import OutsideFailed
from acquire_desktop.session.outside.exchange import NoActionError, chosen, question_line
from acquire_desktop.session.outside.process import ProgramProcess
from acquire_desktop.storage.seats.programs import OutsideProgram, Trouble

SPARE_MS: Final = 1000
"""What an answer may take beyond the time to think that the program was told."""
START_MS: Final = 5000
"""What the first answer of a process may take more, while it starts."""
MOST_RESTARTS: Final = 3
"""So often a program is started again in one game."""
MOST_REFUSED: Final = 3
"""After so many answers in a row that could not be played a program is started again."""
_CLOSE_LIMIT_S: Final = 0.8
"""How long the window waits until all programs are gone, before it gives up on them."""
_SAID_LIMIT_S: Final = 0.3

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Question:
    """One decision to be made by a program."""

    game_id: str
    """Which game asks."""
    ply: int
    """Actions applied in that game so far."""
    view: Any
    """All that the deciding seat may know."""
    setup: GameSetup
    """How the game began; nothing of it is told to the program."""

    @property
    def seat(self) -> Seat:
        """The seat that decides."""
        seat: Seat = self.view.seat
        return seat


@dataclass(slots=True)
class _Chair:
    """One seat of the game, as a program plays it."""

    program: OutsideProgram
    process: ProgramProcess | None = None
    has_answered: bool = False
    """Whether this process ever did."""
    refused: int = 0
    """Answers of this process, in a row, that could not be played."""
    spent: int = 0
    """Processes that did not do their work."""
    is_given_up: bool = False


class OutsidePlayers(QObject):
    """Asks each program in a process of its own, one decision at a time.

    Signals:
        answered (str, int, object): Game id, ply and the chosen action, which is a legal one.
        failed (str, int, object): Game id, ply and the ``OutsideFailed`` that is to be told.
    """

    answered = Signal(str, int, object)
    failed = Signal(str, int, object)
    _woken = Signal()

    def __init__(
        self,
        rules: Callable[[], AnyGame],
        parent: QObject | None = None,
        *,
        spare_ms: int = SPARE_MS,
        start_ms: int = START_MS,
    ) -> None:
        """Prepare; a process is started with the first question to it.

        Args:
            rules: Returns what is played.
            parent: The owner.
            spare_ms: What an answer may take beyond the time that the program was told.
            start_ms: What the first answer of a process may take more.
        """
        super().__init__(parent)
        self._rules = rules
        self._spare_ms, self._start_ms = spare_ms, start_ms
        self._chairs: dict[Seat, _Chair] = {}
        self._game_id = ""
        self._leaving: list[ProgramProcess] = []
        """Processes that were killed and may still be there."""
        self._question: Question | None = None
        self._patience = QTimer(self, singleShot=True)
        self._patience.timeout.connect(lambda: self._fail(Trouble.SILENT))
        self._woken.connect(self._hear, Qt.ConnectionType.QueuedConnection)

    @property
    def pids(self) -> tuple[int, ...]:
        """The numbers of the running processes, by seat."""
        running = (chair.process for _, chair in sorted(self._chairs.items()))
        return tuple(process.pid for process in running if process is not None)

    def said(self) -> str:
        """Return the beginning of what the program that was asked last wrote of itself."""
        running = [chair.process for chair in self._chairs.values() if chair.process is not None]
        latest = [*self._leaving, *running][-1:]
        for process in self._leaving[-1:]:
            process.is_gone(_SAID_LIMIT_S)  # its last words may still be on their way
        return latest[0].said if latest else ""

    def decides(self, game_id: str, seat: Seat, program: OutsideProgram) -> bool:
        """Tell whether a program is to be asked: it was not given up in this game."""
        chair = self._chairs.get(seat)
        is_same = chair is not None and game_id == self._game_id and chair.program == program
        return not (is_same and chair is not None and chair.is_given_up)

    def request(self, question: Question, program: OutsideProgram, limit_s: int) -> None:
        """Ask for an action; what comes of it comes by a signal, perhaps at once.

        Args:
            question: What is to be decided.
            program: Who decides.
            limit_s: How many seconds it may think.
        """
        self.cancel()
        if question.game_id != self._game_id:
            self.release()
            self._game_id = question.game_id
        chair = self._chairs.get(question.seat)
        if chair is None or chair.program != program:
            if chair is not None:
                self._end(chair)
            chair = self._chairs[question.seat] = _Chair(program)
        self._question = question
        if chair.process is None and not self._start(chair):
            self._fail(Trouble.ABSENT)
            return
        assert chair.process is not None
        more_ms = 0 if chair.has_answered else self._start_ms
        self._patience.start(1000 * limit_s + self._spare_ms + more_ms)
        chair.process.ask(question_line(self._rules().view_object(question.view), limit_s))

    def skip(self) -> None:
        """Give up waiting for the answer: another is to decide this once."""
        self._fail(Trouble.SKIPPED)

    def cancel(self) -> None:
        """Drop the question; a program that still thinks about it is started again later."""
        question = self._forget()
        if question is not None:
            self._end(self._chairs[question.seat])

    def release(self) -> None:
        """End all programs: their game is over, or off the table."""
        self._forget()
        for chair in self._chairs.values():
            self._end(chair)
        self._chairs = {}

    def close(self) -> None:
        """End all programs, and wait a little, once, until they are gone."""
        self.release()
        until = monotonic() + _CLOSE_LIMIT_S
        for process in self._leaving:
            process.is_gone(max(0.0, until - monotonic()))
        self._leaving = []

    # Inside

    def _start(self, chair: _Chair) -> bool:
        try:
            chair.process = ProgramProcess(chair.program.command, self._woken.emit)
        except OSError as error:
            _log.warning("an outside program cannot be started: %s", type(error).__name__)
            return False
        chair.has_answered, chair.refused = False, 0
        return True

    def _end(self, chair: _Chair) -> None:
        self._leaving = [each for each in self._leaving if not each.is_gone()]
        if chair.process is not None:
            chair.process.kill()
            self._leaving.append(chair.process)
            chair.process = None

    def _forget(self) -> Question | None:
        question, self._question = self._question, None
        self._patience.stop()
        return question

    def _hear(self) -> None:
        for seat, chair in list(self._chairs.items()):
            while chair.process is not None:
                try:
                    line = chair.process.take()
                except Empty:
                    break
                self._take(seat, chair, line)

    def _take(self, seat: Seat, chair: _Chair, line: bytes | None) -> None:
        """Hear one line of a process, or its end."""
        question = self._question
        if question is None or question.seat != seat:
            # It ended by itself, or says what nobody asked: its next answer could be an old one.
            chair.spent = min(chair.spent + 1, MOST_RESTARTS)
            self._end(chair)
        elif line is None:
            self._fail(Trouble.ENDED)
        else:
            self._take_answer(chair, line, question)

    def _take_answer(self, chair: _Chair, line: bytes, question: Question) -> None:
        def parse(text: str) -> Any:
            return self._rules().parse_action(text, question.setup)

        chair.has_answered = True
        try:
            action = chosen(line, question.view.legal, parse)
        except NoActionError as error:
            self._fail(error.trouble)
            return
        chair.refused = 0
        self._forget()
        self.answered.emit(question.game_id, question.ply, action)

    def _fail(self, trouble: Trouble) -> None:
        """Tell that a question got no action, and see to the process."""
        question = self._forget()
        if question is None:
            return
        chair = self._chairs[question.seat]
        _log.warning("an outside program did not decide: %s", trouble.value)
        is_refused = trouble in (Trouble.UNREADABLE, Trouble.ILLEGAL)
        chair.refused += is_refused
        if trouble is Trouble.SKIPPED:
            self._end(chair)
        elif not is_refused or chair.refused >= MOST_REFUSED:
            chair.spent += 1
            self._end(chair)
        chair.is_given_up = trouble is Trouble.ABSENT or chair.spent > MOST_RESTARTS
        note = OutsideFailed(question.seat, trouble, gave_up=chair.is_given_up)
        self.failed.emit(question.game_id, question.ply, note)
