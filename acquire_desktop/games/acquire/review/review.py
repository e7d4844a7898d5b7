"""Review of the game on the table once it is over: judged decision by decision, in the background.

Every decision is judged from its own seat's view, as the player saw it then.
"""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QObject, Qt, QTimer, Signal

from acquire_desktop.codec import FormError
from acquire_desktop.games.acquire import load_rules
from acquire_desktop.games.acquire.advice import verdict_json as verdict_to_json
from acquire_desktop.games.acquire.advice.judgement import DecisionPoint
from acquire_desktop.games.acquire.advice.verdict_reasons import why
from acquire_desktop.games.acquire.engine.actions import Action
from acquire_desktop.games.acquire.engine.board import EMPTY, TILE_COUNT, Seat
from acquire_desktop.games.acquire.review.comparison import comparison
from acquire_desktop.games.acquire.review.finished_game import FinishedGame
from acquire_desktop.games.acquire.review.game_course import StoryTask
from acquire_desktop.games.acquire.review.hindsight_json import NAME
from acquire_desktop.games.acquire.review.judging import Plan, Task
from acquire_desktop.games.acquire.review.luck import adjusted_results
from acquire_desktop.games.acquire.review.report import report_of
from acquire_desktop.games.acquire.review.review_store import Prepared, ReviewKeeper
from acquire_desktop.games.acquire.review.review_vocabulary import (
    POINT,
    Comparison,
    Draw,
    Judgement,
    Luck,
    Progress,
    Report,
    ReviewState,
    Stage,
    TurnChances,
    Why,
)
from acquire_desktop.games.acquire.session import Session
from acquire_desktop.session.ai_worker import ComputerPlayers
from acquire_desktop.session.messages import Answer
from acquire_desktop.storage.folders import Folders

NEWS_MS: Final = 250
"""What was judged is told at most so often."""
KEEP_MS: Final = 2000
"""What was judged is kept so often."""
_JUDGING: Final = 700
"""About what the judging takes of the work, of 1000; the rest is what draws and turns did."""
SPARE_MS: Final = 60_000
"""What an answer may take beyond its time: a busy computer gives a process that makes room for all
others next to nothing, and whoever waits to hear what another try was worth may leave it.
"""
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
        self._task: Task | StoryTask | None = None
        self._tried: DecisionPoint | None = None
        self._failures = 0
        """Questions in a row that nobody answered."""
        self._has_news = False
        """Whether something was judged since it was kept last."""
        self._judges = ComputerPlayers(load_rules, self, spare_ms=SPARE_MS)
        self._judges.judged.connect(self._hear)
        self._judges.worked.connect(self._hear_story)
        self._judges.failed.connect(self._fail)
        self._keeper = ReviewKeeper(folders, self._woken.emit)
        self._woken.connect(self._take_prepared, Qt.ConnectionType.QueuedConnection)
        self._news = QTimer(self, singleShot=True)
        self._news.timeout.connect(self.changed)
        self._kept = QTimer(self, singleShot=True)
        self._kept.timeout.connect(self._keep)
        for signal in (session.began, session.left):
            signal.connect(self.forget)

    # What is known

    @property
    def progress(self) -> Progress:
        """How far it has come."""
        prepared, plan = self._prepared, self._plan
        if prepared is None or plan is None:
            return Progress(self._state)
        permille = (_JUDGING * plan.permille + (1000 - _JUDGING) * prepared.story.permille) // 1000
        return Progress(self._state, permille, plan.is_brief)

    def judgements(self, seat: Seat) -> Sequence[Judgement]:
        """Return the judgements of a seat's decisions, in their order."""
        judged = self._plan.judgements.values() if self._plan is not None else ()
        return sorted((each for each in judged if each.seat == seat), key=lambda each: each.step)

    def judgement(self, step: int) -> Judgement | None:
        """Return the judgement of the decision after so many lines."""
        return self._plan.judgements.get(step) if self._plan is not None else None

    def steps(self, seat: Seat) -> Sequence[int]:
        """Return where a seat had a choice, in lines before it."""
        points = self._plan.points.values() if self._plan is not None else ()
        return sorted(point.step for point in points if point.seat == seat)

    def report(self, seat: Seat) -> Report:
        """Return the report on a seat."""
        stood_in = self.game.stood_in if self.game is not None else ()
        return report_of(self.judgements(seat), seat, stood_in)

    def comparison(self, seat: Seat) -> Comparison:
        """Return the other shares to compare a seat's share with."""
        if self._prepared is None:
            return Comparison()
        game, earlier = self._prepared.game, self._prepared.earlier
        return comparison(game.setup, earlier.get(seat, ()), self._share(seat))

    def curve(self) -> Sequence[TurnChances]:
        """Return the chances of all seats at the ends of turns; empty while they are not known."""
        return self._prepared.story.curve if self._prepared is not None else ()

    def draws(self, seat: Seat) -> Sequence[Draw]:
        """Return the draws of a seat, in order, as far as they are looked at."""
        draws = self._prepared.story.draws if self._prepared is not None else ()
        return [draw for draw in draws if draw.seat == seat]

    def luck(self, seat: Seat) -> Luck | None:
        """Return the effect of all draws on a seat's chance; None while that is not known."""
        return self._prepared.story.luck(seat) if self._prepared is not None else None

    def without_luck(self) -> tuple[int, ...] | None:
        """Return by seat what a game of two was worth less the draws, in 1/10,000, or None."""
        if self._prepared is None or not self._prepared.story.has_all_draws:
            return None
        states = self._prepared.game.states
        totals = states[-1].game.totals[: len(self._prepared.game.players)]
        return adjusted_results(self._prepared.story.draws, totals)

    def is_rough(self, seat: Seat) -> bool:
        """Tell whether a decision of a seat has had no more than a first look, or none."""
        return self._plan is not None and self._plan.is_rough(seat)

    def why(self, judged: Judgement) -> Why | None:
        """Return the difference between the better action and the one played; None without one."""
        if self.game is None or judged.verdict.best == judged.verdict.played:
            return None
        view = self.game.view_before(judged.step, judged.seat, may_decide=True)
        return why(view, judged)

    # Judging

    def get_ready(self) -> None:
        """Start the process once half of the spaces are built on: it is ready at the end."""
        if not self._session.is_over and self._session.view.board.count(EMPTY) <= TILE_COUNT // 2:
            self._judges.start()

    def begin(self) -> None:
        """Judge the game on the table, if it is over, or go on with what was stopped."""
        if self._prepared is not None:
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
        self.game = self._prepared = self._task = self._tried = None
        self._state = ReviewState.NONE
        self.changed.emit()

    def close(self) -> None:
        """End the process; nothing is judged any more."""
        self.forget()
        self._judges.close()
        self._keeper.close()

    def try_action(self, step: int, action: Action) -> None:
        """Find out whether another answer to a decision will do; a signal brings the result.

        What is being judged waits for that.
        """
        judged, plan = self.judgement(step), self._plan
        if judged is None or plan is None:
            return
        if action in (judged.verdict.best, judged.verdict.played):
            self.tried.emit(action == judged.verdict.best or judged.loss <= _GOOD_ENOUGH)
            return
        self._task = None
        self._tried = DecisionPoint(step, plan.points[step].view, action)
        self._ask(self._tried, max(judged.stage, Stage.USUAL), step)

    # Inside

    def _share(self, seat: Seat) -> int | None:
        """Return the share of its chance that a seat gave away, once that can be compared."""
        return None if self.is_rough(seat) else self.report(seat).share

    @property
    def _plan(self) -> Plan | None:
        return None if self._prepared is None else self._prepared.plan

    def _take_prepared(self) -> None:
        prepared = self._keeper.prepared.get()
        if prepared.game is self.game:
            self._prepared = prepared
            self._go_on()

    def _go_on(self) -> None:
        """Have the next moment looked at."""
        if self._prepared is None or self._tried is not None or self._task is not None:
            return
        self._task = self._next_task(self._prepared)
        if self._task is None:
            self._state = ReviewState.COMPLETE
            self._keep()
            self._tell_now()
            return
        self._state = ReviewState.JUDGING
        if isinstance(self._task, StoryTask):
            self._judges.work("", self._task.what.step, self._task.question, NAME, self._task.seed)
        else:
            self._ask(self._task.point, self._task.stage, self._task.seed)

    def _next_task(self, prepared: Prepared) -> Task | StoryTask | None:
        """Return what comes next: the story before the decisions of those who do not read it."""
        task = prepared.plan.next_task()
        if task is not None and prepared.plan.is_own(task.point):
            return task
        return prepared.story.next_task() or task

    def _ask(self, point: DecisionPoint, stage: Stage, seed: int) -> None:
        effort = stage.effort_name
        self._judges.judge("", point.step, point.view, point.played, effort, seed)

    def _hear(self, answer: Answer) -> None:
        """Hear what a decision was worth."""
        task, tried = self._task, self._tried
        judged = task if isinstance(task, Task) else None
        point = tried or (judged.point if judged is not None else None)
        if point is None or point.step != answer.ply:
            return
        try:
            verdict = verdict_to_json.verdict_from_plain(answer.verdict, point.view, point.played)
        except FormError:
            self._fail()
            return
        self._task = self._tried = None
        self._failures = 0
        plan = self._plan
        if tried is not None and plan is not None:
            self.tried.emit(plan.at_table(verdict, tried.view).loss <= _GOOD_ENOUGH)
        elif judged is not None and plan is not None:
            self._take(plan.take(judged, verdict) is not None, judged)
        if self._state is ReviewState.JUDGING:
            self._go_on()

    def _hear_story(self, answer: Answer) -> None:
        """Hear what a draw or a turn did."""
        task, prepared = self._task, self._prepared
        if prepared is None or not isinstance(task, StoryTask) or task.what.step != answer.ply:
            return
        try:
            is_answered = prepared.story.take(task, answer.verdict)
        except FormError:
            self._fail()
            return
        self._task = None
        self._failures = 0
        self._take(is_answered, task)
        if self._state is ReviewState.JUDGING:
            self._go_on()

    def _take(self, is_new: bool, task: Task | StoryTask) -> None:
        """Tell what was found out: the end of a stage at once, all else now and then."""
        self._has_news |= is_new
        following = None if self._prepared is None else self._next_task(self._prepared)
        if following is None or _stage_of(following) != _stage_of(task):
            self._tell_now()
        elif not self._news.isActive():
            self._news.start(NEWS_MS)
        if not self._kept.isActive():
            self._kept.start(KEEP_MS)

    def _keep(self) -> None:
        """Keep what was judged since the last time."""
        self._kept.stop()
        if self._prepared is not None and self._has_news:
            self._has_news = False
            seats = range(len(self._prepared.game.players))
            self._keeper.keep(self._prepared, tuple(map(self._share, seats)))

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


def _stage_of(task: Task | StoryTask) -> object:
    """Return which part of the work a task belongs to."""
    return task.stage if isinstance(task, Task) else type(task.what)
