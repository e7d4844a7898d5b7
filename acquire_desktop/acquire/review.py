"""Review of the game on the table once it is over: judged decision by decision, in the background.

Every decision is judged from its own seat's view, as the player saw it then.
"""

from collections.abc import Sequence
from math import hypot
from typing import Final

from PySide6.QtCore import QObject, Qt, QTimer, Signal

from acquire_desktop.acquire import load_rules
from acquire_desktop.acquire.finished_game import FinishedGame
from acquire_desktop.acquire.review_keeping import Prepared, ReviewKeeper
from acquire_desktop.acquire.review_vocabulary import (
    POINT,
    Judgement,
    Progress,
    Report,
    ReviewState,
    Stage,
    Why,
)
from acquire_desktop.acquire.session import Session
from acquire_desktop.ai.advice.plain_verdict import PlainVerdictError, verdict_from_plain
from acquire_desktop.ai.advice.review import PARTS, Verdict
from acquire_desktop.engine.actions import Action
from acquire_desktop.engine.board import Seat
from acquire_desktop.session.ai_worker import ComputerPlayers
from acquire_desktop.session.messages import Answer
from acquire_desktop.storage.folders import Folders
from acquire_desktop.study.judgement import DecisionPoint
from acquire_desktop.study.judging import Plan, Task
from acquire_desktop.study.report import LEAST_CHANCE, report_of
from acquire_desktop.study.why import why

NEWS_MS: Final = 250
"""What was judged is told at most so often."""
KEEP_MS: Final = 2000
"""What was judged is kept so often."""
_PATIENCE: Final = 3
"""After so many questions in a row without an answer the review stops."""
_GOOD_ENOUGH: Final = 3 * POINT // 2
"""An answer that gives away no more is as good as the best."""


class Review(QObject):
    """Knows what every decision of the game that is over was worth, as far as it is judged.

    Signals:
        changed (): There is more to show, or something else.
        tried (bool): Whether the answer will do that ``try_action`` asked about.
    """

    changed = Signal()
    tried = Signal(bool)
    _woken = Signal()

    def __init__(self, session: Session, folders: Folders, parent: QObject | None = None) -> None:
        """Prepare; ``begin`` starts the work.

        Args:
            session: Has the game.
            folders: The user's, where judgements are kept.
            parent: The owner.
        """
        super().__init__(parent)
        self._session = session
        self.game: FinishedGame | None = None
        """The game that is reviewed."""
        self._prepared: Prepared | None = None
        self._state = ReviewState.NONE
        self._task: Task | None = None
        self._tried: DecisionPoint | None = None
        self._failures = 0
        """Questions in a row that nobody answered."""
        self._has_news = False
        """Whether something was judged since it was kept last."""
        self._judges = ComputerPlayers(load_rules, self)
        self._judges.judged.connect(self._hear)
        self._judges.failed.connect(self._fail)
        self._keeper = ReviewKeeper(folders, self._woken.emit)
        self._woken.connect(self._take_prepared, Qt.ConnectionType.QueuedConnection)
        self._news = QTimer(self, singleShot=True, interval=NEWS_MS)
        self._news.timeout.connect(self.changed)
        self._kept = QTimer(self, singleShot=True, interval=KEEP_MS)
        self._kept.timeout.connect(self._keep)
        for signal in (session.began, session.left):
            signal.connect(self.forget)

    # What is known

    @property
    def progress(self) -> Progress:
        """How far it has come."""
        plan = self._plan
        if plan is None:
            return Progress(self._state)
        return Progress(self._state, plan.permille, plan.is_brief)

    def judgements(self, seat: Seat) -> Sequence[Judgement]:
        """Return what is known of a seat's decisions, in their order."""
        judged = self._plan.judgements.values() if self._plan is not None else ()
        return sorted((each for each in judged if each.seat == seat), key=lambda each: each.step)

    def judgement(self, step: int) -> Judgement | None:
        """Return what is known of the decision after so many lines."""
        return self._plan.judgements.get(step) if self._plan is not None else None

    def steps(self, seat: Seat) -> Sequence[int]:
        """Return where a seat had a choice, in lines before it."""
        points = self._plan.points.values() if self._plan is not None else ()
        return sorted(point.step for point in points if point.seat == seat)

    def report(self, seat: Seat) -> Report:
        """Return what the judgements say of a seat."""
        return report_of(self.judgements(seat), seat)

    def errors(self, seat: Seat) -> tuple[float, float]:
        """Return the standard errors of what was given away in all and of its share, in 1/10,000.

        Those of the losses add up as those of independent numbers.
        """
        judged = [each for each in self.judgements(seat) if not each.is_obvious]
        shared = [each for each in judged if each.best_win >= LEAST_CHANCE]
        shares = [PARTS * each.error / each.best_win for each in shared]
        return hypot(*(each.error for each in judged)), hypot(*shares) / max(1, len(shares))

    def is_rough(self, seat: Seat) -> bool:
        """Tell whether a decision of a seat has had no more than a first look, or none."""
        judged = {each.step: each.stage for each in self.judgements(seat)}
        return any(judged.get(step, Stage.QUICK) is Stage.QUICK for step in self.steps(seat))

    def why(self, judged: Judgement) -> Why | None:
        """Return what tells the better action from what was done; None where none was better."""
        if self.game is None or judged.best == judged.played:
            return None
        view = self.game.view_before(judged.step, judged.seat, may_decide=True)
        return why(view, judged)

    # Judging

    def begin(self) -> None:
        """Judge the game on the table, if it is over, or go on with what was stopped."""
        if self._prepared is not None:
            self._go_on()
        elif self.game is None and self._session.is_over:
            self._state = ReviewState.JUDGING
            self.game = FinishedGame(self._session)
            if not self._keeper.has(self.game):
                self._judges.start()  # it needs a moment, as the preparation does
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
        self.game = self._prepared = self._task = self._tried = None
        self._state = ReviewState.NONE
        self.changed.emit()

    def close(self) -> None:
        """End the process; nothing is judged any more."""
        self.forget()
        self._judges.close()
        self._keeper.close()

    def try_action(self, step: int, action: Action) -> None:
        """Find out whether another answer to a decision will do; a signal tells.

        What is being judged waits for that.
        """
        judged, plan = self.judgement(step), self._plan
        if judged is None or plan is None:
            return
        if action in (judged.best, judged.played):
            self.tried.emit(action == judged.best or judged.loss <= _GOOD_ENOUGH)
            return
        self._task = None
        self._tried = DecisionPoint(step, plan.points[step].view, action)
        self._ask(self._tried, max(judged.stage, Stage.USUAL), step)

    # Inside

    @property
    def _plan(self) -> Plan | None:
        return None if self._prepared is None else self._prepared.plan

    def _take_prepared(self) -> None:
        prepared = self._keeper.prepared.get()
        if prepared.game is self.game:
            self._prepared = prepared
            self._go_on()

    def _go_on(self) -> None:
        """Have the next decision judged."""
        if self._plan is None or self._tried is not None or self._task is not None:
            return
        self._task = self._plan.next_task()
        if self._task is None:
            self._state = ReviewState.COMPLETE
            self._keep()
            self._tell_now()
            return
        self._state = ReviewState.JUDGING
        self._ask(self._task.point, self._task.stage, self._task.seed)

    def _ask(self, point: DecisionPoint, stage: Stage, seed: int) -> None:
        effort = stage.effort_name
        self._judges.judge("", point.step, point.view, point.played, effort, seed)

    def _hear(self, answer: Answer) -> None:
        task, tried = self._task, self._tried
        point = tried or (task.point if task is not None else None)
        if point is None or point.step != answer.ply:
            return
        try:
            verdict = verdict_from_plain(answer.verdict, point.view, point.played)
        except PlainVerdictError:
            self._fail()
            return
        self._task = self._tried = None
        self._failures = 0
        if tried is not None:
            self.tried.emit(verdict.best_win - verdict.played_win <= _GOOD_ENOUGH)
        elif task is not None and self._plan is not None:
            self._take(self._plan, task, verdict)
        if self._state is ReviewState.JUDGING:
            self._go_on()

    def _take(self, plan: Plan, task: Task, verdict: Verdict) -> None:
        """Take a verdict; the end of a stage is told at once, all else now and then."""
        self._has_news |= plan.take(task, verdict) is not None
        following = plan.next_task()
        if following is None or following.stage is not task.stage:
            self._tell_now()
        elif not self._news.isActive():
            self._news.start()
        if not self._kept.isActive():
            self._kept.start()

    def _keep(self) -> None:
        """Keep what was judged since the last time."""
        self._kept.stop()
        if self._prepared is not None and self._has_news:
            self._has_news = False
            self._keeper.keep(self._prepared, self._prepared.plan.judgements.values())

    def _fail(self) -> None:
        """Ask once more what was not answered, as on a computer that is very busy; then give up."""
        self._task = self._tried = None
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
