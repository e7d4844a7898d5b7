"""Review of the game on the table once it is over: judged decision by decision, in the background.

Every decision is judged from its own seat's view, as the player saw it then.
"""

from collections.abc import Sequence
from contextlib import suppress
from datetime import datetime
from math import hypot
from typing import Final

from PySide6.QtCore import QObject, Qt, QTimer, Signal

from acquire_desktop.codec import FormError
from acquire_desktop.games.acquire import load_rules
from acquire_desktop.games.acquire.advice import verdict_json as verdict_to_json
from acquire_desktop.games.acquire.advice.judgement import DecisionPoint
from acquire_desktop.games.acquire.advice.verdict import Verdict
from acquire_desktop.games.acquire.advice.verdict_reasons import why
from acquire_desktop.games.acquire.engine.actions import Action
from acquire_desktop.games.acquire.engine.board import EMPTY, TILE_COUNT, Seat
from acquire_desktop.games.acquire.review.account import Parts, parts_of
from acquire_desktop.games.acquire.review.attempt import Attempt, known_attempt
from acquire_desktop.games.acquire.review.comparison import comparison
from acquire_desktop.games.acquire.review.costs import Mistake, MoneyTask
from acquire_desktop.games.acquire.review.findings import Course
from acquire_desktop.games.acquire.review.finished_game import FinishedGame
from acquire_desktop.games.acquire.review.game_course import StoryTask
from acquire_desktop.games.acquire.review.hindsight_json import NAME
from acquire_desktop.games.acquire.review.judging import Plan, Task
from acquire_desktop.games.acquire.review.luck import adjusted_results
from acquire_desktop.games.acquire.review.money import PAIRS, Money
from acquire_desktop.games.acquire.review.money_json import NAME as MONEY
from acquire_desktop.games.acquire.review.money_json import money_from_plain, plain_cost
from acquire_desktop.games.acquire.review.report import report_of
from acquire_desktop.games.acquire.review.review_store import Prepared, ReviewKeeper
from acquire_desktop.games.acquire.review.review_vocabulary import (
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
from acquire_desktop.storage.errors import SaveError
from acquire_desktop.storage.folders import Folders
from acquire_desktop.storage.practice_file import read_practice, write_practice

NEWS_MS: Final = 250
"""What was judged is told at most so often."""
KEEP_MS: Final = 2000
"""What was judged is kept so often."""
_SHARES: Final = (450, 300, 250)
"""About what the judging takes of the work, of 1000; then the money; then draws and turns."""
SPARE_MS: Final = 60_000
"""What an answer may take beyond its time: a busy computer gives a process that makes room for all
others next to nothing, and whoever waits to hear what another try was worth may leave it.
"""
_PATIENCE: Final = 3
"""After so many questions in a row without an answer the review stops."""


class Review(QObject):
    """Knows what every decision of the game that is over was worth, as far as it is judged.

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
        self._prepared: Prepared | None = None
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

    # What is known

    @property
    def progress(self) -> Progress:
        """How far it has come."""
        prepared, plan = self._prepared, self._plan
        if prepared is None or plan is None:
            return Progress(self._state)
        money = prepared.costs.permille if self._is_own_judged(prepared) else 0
        done = zip(_SHARES, (plan.permille, money, prepared.story.permille), strict=True)
        permille = sum(share * part for share, part in done) // 1000
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

    def mistakes(self, seat: Seat) -> Sequence[Mistake]:
        """Return the decisions of a seat that surely cost it something: see ``by_weight``."""
        return self._prepared.costs.mistakes(seat) if self._prepared is not None else ()

    def course(self, seat: Seat) -> Course | None:
        """Return how the game went for a seat, as far as it is known; None without a game."""
        game, prepared = self.game, self._prepared
        if game is None or prepared is None:
            return None
        mistakes, fortune = self.mistakes(seat), prepared.costs.fortune(seat)
        return Course(game.states, game.events, game.records, seat, mistakes, fortune)

    def parts(self, seat: Seat) -> Parts | None:
        """Return the parts of a seat's result; None while they are not all known."""
        if self._prepared is None or not self.has_costs:
            return None
        costs = self._prepared.costs
        fortune, usual = costs.fortune(seat), costs.usual(seat)
        if fortune is None or usual is None:
            return None
        told = [each.cost for each in costs.mistakes(seat) if each.cost.is_sure]
        error = hypot(*(each.error for each in told))
        cost = Money(sum(each.shown for each in told), round(error))
        totals = costs.totals
        return parts_of(totals[seat], totals[costs.rival_of(seat)], cost, fortune, usual)

    @property
    def has_costs(self) -> bool:
        """Whether all mistakes are known."""
        return (
            self._prepared is not None
            and self._is_own_judged(self._prepared)
            and self._prepared.costs.has_costs
        )

    def comparison(self, seat: Seat) -> Comparison:
        """Return the other shares to compare a seat's share with."""
        if self._prepared is None:
            return Comparison()
        game, earlier = self._prepared.game, self._prepared.earlier
        share = self._share(seat) if seat in game.unaided else None
        return comparison(game.setup, earlier.get(seat, ()), share)

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
        self.game = self._prepared = self._task = self._tried = self._tried_verdict = None
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
        judged, plan = self.judgement(step), self._plan
        if judged is None or plan is None:
            return
        known = known_attempt(judged, action, self._cost_of(step))
        if known is not None:
            self.tried.emit(known)
            return
        self._task = self._tried_verdict = None
        self._tried = DecisionPoint(step, plan.points[step].view, action)
        self._ask(self._tried, max(judged.stage, Stage.USUAL), step)

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
        steps = [each.step for each in self.mistakes(seat)]
        first = [each.step for each in due if each.game == game and each.step in steps]
        return [*first, *(step for step in steps if step not in first)]

    # Inside

    def _cost_of(self, step: int) -> Money | None:
        return None if self._prepared is None else self._prepared.costs.kept.costs.get(step)

    def _is_own_judged(self, prepared: Prepared) -> bool:
        """Whether all decisions of the readers are judged."""
        task = prepared.plan.next_task()
        return task is None or not prepared.plan.is_own(task.point)

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
        elif isinstance(self._task, MoneyTask):
            self._judges.work("", self._task.step, self._task.question, MONEY, self._task.seed)
        else:
            self._ask(self._task.point, self._task.stage, self._task.seed)

    def _next_task(self, prepared: Prepared) -> Task | StoryTask | MoneyTask | None:
        """Return what comes next: the money and the story before what the others decided."""
        task = prepared.plan.next_task()
        if not self._is_own_judged(prepared):
            return task
        return prepared.costs.next_task() or prepared.story.next_task() or task

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
        self._failures = 0
        plan = self._plan
        if tried is not None and plan is not None:
            self._ask_money(plan.at_table(verdict, tried.view), tried)
            return
        self._task = None
        if judged is not None and plan is not None:
            self._take(plan.take(judged, verdict) is not None, judged)
        if self._state is ReviewState.JUDGING:
            self._go_on()

    def _ask_money(self, verdict: Verdict, tried: DecisionPoint) -> None:
        """Ask what an answer costs against the best, if money is worked out at all."""
        judged = self.judgement(tried.step)
        if judged is None or self._prepared is None or not self._prepared.costs.is_shown:
            self._end_attempt(verdict, tried, None)
            return
        self._tried_verdict = verdict
        question = plain_cost(tried.view, judged.verdict.best, tried.played, PAIRS)
        self._judges.work("", tried.step, question, MONEY, tried.step)

    def _end_attempt(self, verdict: Verdict, tried: DecisionPoint, cost: Money | None) -> None:
        self._tried = self._tried_verdict = None
        self.tried.emit(Attempt(tried.played, verdict.loss, verdict.error, cost))
        if self._state is ReviewState.JUDGING:
            self._go_on()

    def _hear_work(self, answer: Answer) -> None:
        """Hear what a draw or a turn did, or about money."""
        try:
            self._take_work(answer)
        except FormError:
            self._fail()

    def _take_work(self, answer: Answer) -> None:
        task, prepared, tried, verdict = (
            self._task,
            self._prepared,
            self._tried,
            self._tried_verdict,
        )
        if tried is not None and verdict is not None and tried.step == answer.ply:
            (cost,) = money_from_plain(answer.verdict, 1) or (None,)
            self._end_attempt(verdict, tried, cost)
        if prepared is None or tried is not None:
            return
        if isinstance(task, StoryTask) and task.what.step == answer.ply:
            is_answered = prepared.story.take(task, answer.verdict)
        elif isinstance(task, MoneyTask) and task.step == answer.ply:
            is_answered = prepared.costs.take(task, answer.verdict)
        else:
            return
        self._task = None
        self._failures = 0
        self._take(is_answered, task)
        if self._state is ReviewState.JUDGING:
            self._go_on()

    def _take(self, is_new: bool, task: Task | StoryTask | MoneyTask) -> None:
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
