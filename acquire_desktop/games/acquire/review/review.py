"""Review of the game on the table once it is over: judged decision by decision, in the background.

Every decision is judged from its own seat's view, as the player saw it then.
"""

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime
from enum import Enum
from typing import Final

from PySide6.QtCore import QObject, Qt, QTimer, Signal

from acquire_desktop.codec import FormError
from acquire_desktop.games.acquire import load_rules
from acquire_desktop.games.acquire.advice import verdict_json as verdict_to_json
from acquire_desktop.games.acquire.advice.judgement import DecisionPoint, Stage
from acquire_desktop.games.acquire.advice.verdict import Verdict
from acquire_desktop.games.acquire.engine.actions import Action
from acquire_desktop.games.acquire.engine.board import EMPTY, TILE_COUNT, Seat
from acquire_desktop.games.acquire.review.attempt import Attempt, known_attempt
from acquire_desktop.games.acquire.review.costs import MoneyTask
from acquire_desktop.games.acquire.review.finished_game import FinishedGame
from acquire_desktop.games.acquire.review.game_course import StoryTask
from acquire_desktop.games.acquire.review.hindsight_json import NAME
from acquire_desktop.games.acquire.review.judging import Task
from acquire_desktop.games.acquire.review.money import PAIRS, Money
from acquire_desktop.games.acquire.review.money_json import NAME as MONEY
from acquire_desktop.games.acquire.review.money_json import money_from_plain, plain_cost
from acquire_desktop.games.acquire.review.review_store import ReviewKeeper
from acquire_desktop.games.acquire.review.reviewed_game import ReviewedGame
from acquire_desktop.games.acquire.session import Session
from acquire_desktop.session.ai_worker import ComputerPlayers
from acquire_desktop.session.messages import Answer
from acquire_desktop.storage.errors import SaveError
from acquire_desktop.storage.folders import Folders
from acquire_desktop.storage.practice_file import read_practice, write_practice

NEWS_MS: Final = 250
"""What was judged is told at most so often."""
KEEP_MS: Final = 2000
"""What was judged is kept so often."""
SPARE_MS: Final = 60_000
"""What an answer may take beyond its time: a busy computer gives a process that makes room for all
others next to nothing, and whoever waits to hear what another try was worth may leave it.
"""
_PATIENCE: Final = 3
"""After so many questions in a row without an answer the review stops."""


class ReviewState(Enum):
    """The present work of a review."""

    NONE = "none"
    """There is nothing to review."""
    JUDGING = "judging"
    STOPPED = "stopped"
    """Somebody stopped it, or asked for something else first; it goes on where it was."""
    FAILED = "failed"
    """The process that judges cannot go on."""
    COMPLETE = "complete"


@dataclass(frozen=True, slots=True)
class Progress:
    """How far a review has come."""

    state: ReviewState = ReviewState.NONE
    permille: int = 0
    """How much of the work is done, 0-1000."""
    is_brief: bool = False
    """Whether less than all is judged, since the rules run in plain Python."""


class Review(QObject):
    """Has what every decision of the game that is over was worth found out.

    Signals:
        changed (): There is more to show, or something else.
        tried (object): The ``Attempt`` that ``try_action`` asked about.
    """

    changed = Signal()
    tried = Signal(object)
    _woken = Signal()

    def __init__(self, session: Session, folders: Folders, parent: QObject | None = None) -> None:
        """Prepare; ``begin`` starts the work.

        Args:
            session: Has the game.
            folders: The user's, where judgements are kept.
            parent: The owner.
        """
        super().__init__(parent)
        self._session, self._folders = session, folders
        self.game: FinishedGame | None = None
        """The game that is reviewed."""
        self.known: ReviewedGame | None = None
        """That game with what is found out; None until all its decisions are seen again."""
        self._state = ReviewState.NONE
        self._task: Task | StoryTask | MoneyTask | None = None
        self._tried: DecisionPoint | None = None
        self._tried_verdict: Verdict | None = None
        """What is known of it while its money is asked for."""
        self._failures = 0
        """Questions in a row that nobody answered."""
        self._has_news = False
        """Whether something was judged since it was kept last."""
        self._judges = ComputerPlayers(load_rules, self, spare_ms=SPARE_MS)
        self._judges.judged.connect(self._hear)
        self._judges.worked.connect(self._hear_work)
        self._judges.failed.connect(self._fail)
        self._keeper = ReviewKeeper(folders, self._woken.emit)
        self._woken.connect(self._take_prepared, Qt.ConnectionType.QueuedConnection)
        self._news = QTimer(self, singleShot=True)
        self._news.timeout.connect(self.changed)
        self._kept = QTimer(self, singleShot=True)
        self._kept.timeout.connect(self._keep)
        for signal in (session.began, session.left):
            signal.connect(self.forget)

    @property
    def progress(self) -> Progress:
        """How far it has come."""
        known = self.known
        if known is None:
            return Progress(self._state)
        return Progress(self._state, known.permille, known.plan.is_brief)

    # Judging

    def get_ready(self) -> None:
        """Start the process once half of the spaces are built on: it is ready at the end."""
        if not self._session.is_over and self._session.view.board.count(EMPTY) <= TILE_COUNT // 2:
            self._judges.start()

    def begin(self) -> None:
        """Judge the game on the table, if it is over, or go on with what was stopped."""
        if self.known is not None:
            self._go_on()
        elif self.game is None and self._session.is_over:
            self._state = ReviewState.JUDGING
            self.game = FinishedGame(self._session)
            if not self._keeper.has(self.game):
                self._judges.start()
            self._keeper.prepare(self.game)
        self.changed.emit()

    def stop(self) -> None:
        """Judge no more until ``begin``."""
        if self._tried is None:  # an answer is still waited for
            self._judges.cancel()
        self._task = None
        self._keep()
        if self._state is ReviewState.JUDGING:
            self._state = ReviewState.STOPPED
        self.changed.emit()

    def forget(self) -> None:
        """Know nothing of any game; what was judged is kept."""
        self._judges.cancel()
        self._keep()
        self._news.stop()
        self.game = self.known = self._task = self._tried = self._tried_verdict = None
        self._state = ReviewState.NONE
        self.changed.emit()

    def close(self) -> None:
        """End the process; nothing is judged any more."""
        self.forget()
        self._judges.close()
        self._keeper.close()

    def try_action(self, step: int, action: Action) -> None:
        """Find out what another answer to a decision is worth; a signal brings the result.

        What is being judged waits for that.
        """
        known = self.known
        judged = None if known is None else known.plan.judgements.get(step)
        if known is None or judged is None:
            return
        attempt = known_attempt(judged, action, known.costs.kept.costs.get(step))
        if attempt is not None:
            self.tried.emit(attempt)
            return
        self._task = self._tried_verdict = None
        self._tried = tried = DecisionPoint(step, known.plan.points[step].view, action)
        effort = max(judged.stage, Stage.USUAL).effort_name
        self._judges.judge("", step, tried.view, action, effort, step)

    def note_answer(self, step: int, *, is_right: bool) -> None:
        """Keep the first answer to a mistake that was tried again: missed ones come back."""
        if self.game is not None:
            today = _today()
            practice = read_practice(self._folders)
            after = practice.after(self.game.game_id, step, today, is_right=is_right)
            if after is not practice:
                with suppress(SaveError):
                    write_practice(self._folders, after)

    def run_of(self, seat: Seat) -> Sequence[int]:
        """Return the steps of a seat's mistakes as they are to be tried again, due ones first."""
        due = read_practice(self._folders).due(_today())
        game = "" if self.game is None else self.game.game_id
        told = () if self.known is None else self.known.costs.mistakes(seat)
        steps = [each.step for each in told]
        first = [each.step for each in due if each.game == game and each.step in steps]
        return [*first, *(step for step in steps if step not in first)]

    # Inside

    def _take_prepared(self) -> None:
        prepared = self._keeper.prepared.get()
        if prepared.game is self.game:
            self.known = prepared
            self._go_on()

    def _go_on(self) -> None:
        """Have the next moment looked at."""
        if self.known is None or self._tried is not None or self._task is not None:
            return
        self._task = task = self.known.next_task()
        if task is None:
            self._state = ReviewState.COMPLETE
            self._keep()
            self._tell_now()
            return
        self._state = ReviewState.JUDGING
        if isinstance(task, Task):
            point, effort = task.point, task.stage.effort_name
            self._judges.judge("", point.step, point.view, point.played, effort, task.seed)
        else:
            name = MONEY if isinstance(task, MoneyTask) else NAME
            self._judges.work("", task.step, task.question, name, task.seed)

    def _hear(self, answer: Answer) -> None:
        """Hear what a decision was worth."""
        known, task, tried = self.known, self._task, self._tried
        point = tried or (task.point if isinstance(task, Task) else None)
        if known is None or point is None or point.step != answer.ply:
            return
        try:
            verdict = verdict_to_json.verdict_from_plain(answer.verdict, point.view, point.played)
        except FormError:
            self._fail()
            return
        self._failures = 0
        if tried is not None:
            self._ask_money(known, known.plan.at_table(verdict, tried.view), tried)
        elif isinstance(task, Task):
            self._take(known, task, is_new=known.plan.take(task, verdict) is not None)

    def _ask_money(self, known: ReviewedGame, verdict: Verdict, tried: DecisionPoint) -> None:
        """Ask what an answer costs against the best, if money is worked out at all."""
        if not known.costs.is_shown:
            self._end_attempt(verdict, tried, None)
            return
        self._tried_verdict = verdict
        best = known.plan.judgements[tried.step].verdict.best
        question = plain_cost(tried.view, best, tried.played, PAIRS)
        self._judges.work("", tried.step, question, MONEY, tried.step)

    def _end_attempt(self, verdict: Verdict, tried: DecisionPoint, cost: Money | None) -> None:
        self._tried = self._tried_verdict = None
        self.tried.emit(Attempt(tried.played, verdict.loss, verdict.error, cost))
        if self._state is ReviewState.JUDGING:
            self._go_on()

    def _hear_work(self, answer: Answer) -> None:
        """Hear what a draw or a turn did, or about money."""
        known, task, tried, verdict = self.known, self._task, self._tried, self._tried_verdict
        try:
            if tried is not None and verdict is not None and tried.step == answer.ply:
                (cost,) = money_from_plain(answer.verdict, 1) or (None,)
                self._end_attempt(verdict, tried, cost)
            elif known is None or tried is not None:
                return
            elif isinstance(task, StoryTask) and task.step == answer.ply:
                self._take(known, task, is_new=known.story.take(task, answer.verdict))
            elif isinstance(task, MoneyTask) and task.step == answer.ply:
                self._take(known, task, is_new=known.costs.take(task, answer.verdict))
        except FormError:
            self._fail()

    def _take(
        self, known: ReviewedGame, task: Task | StoryTask | MoneyTask, *, is_new: bool
    ) -> None:
        """Tell what was found out, the end of a stage at once, all else now and then; go on."""
        self._task = None
        self._failures = 0
        self._has_news |= is_new
        following = known.next_task()
        if following is None or _stage_of(following) != _stage_of(task):
            self._tell_now()
        elif not self._news.isActive():
            self._news.start(NEWS_MS)
        if not self._kept.isActive():
            self._kept.start(KEEP_MS)
        if self._state is ReviewState.JUDGING:
            self._go_on()

    def _keep(self) -> None:
        """Keep what was judged since the last time."""
        self._kept.stop()
        if self.known is not None and self._has_news:
            self._has_news = False
            self._keeper.keep(self.known)

    def _fail(self) -> None:
        """Ask once more what was not answered, as on a computer that is very busy; then give up."""
        self._task = self._tried = self._tried_verdict = None
        self._failures += 1
        if self._failures < _PATIENCE and self._state is ReviewState.JUDGING:
            self._go_on()
            return
        self._failures = 0
        self._state = ReviewState.FAILED
        self._tell_now()

    def _tell_now(self) -> None:
        self._news.stop()
        self.changed.emit()


def _today() -> int:
    return datetime.now().astimezone().date().toordinal()


def _stage_of(task: Task | StoryTask | MoneyTask) -> object:
    """Return which part of the work a task belongs to."""
    if isinstance(task, MoneyTask):
        return "money", task.part
    return task.stage if isinstance(task, Task) else type(task.what)
