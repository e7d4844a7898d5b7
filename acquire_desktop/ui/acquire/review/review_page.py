"""Review page: where a game turned, what was better and why, and to try it again."""

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QShowEvent
from PySide6.QtWidgets import QStackedWidget, QWidget

from acquire_desktop.games.acquire.engine.actions import Action
from acquire_desktop.games.acquire.engine.board import Seat, Tile
from acquire_desktop.games.acquire.review.finished_game import FinishedGame
from acquire_desktop.games.acquire.review.review import Review
from acquire_desktop.games.acquire.review.review_vocabulary import (
    Attempt,
    Mistake,
    ReviewState,
    findings,
)
from acquire_desktop.session.screen import human_seats
from acquire_desktop.ui.acquire.review.cost_pane import story_at
from acquire_desktop.ui.acquire.review.moment_board import MomentBoard, marks_of
from acquire_desktop.ui.acquire.review.money_texts import (
    answer_text,
    attempt_texts,
    headline_texts,
    standing_text,
    try_texts,
)
from acquire_desktop.ui.acquire.review.numbers_pane import PAGE_KEYS, NumbersPane
from acquire_desktop.ui.acquire.review.review_bar import ReviewBar
from acquire_desktop.ui.acquire.review.review_texts import game_texts, place_texts
from acquire_desktop.ui.acquire.review.review_walk import (
    end_step,
    first_step,
    marked_step,
    step_by,
)
from acquire_desktop.ui.acquire.review.try_pane import TryPane, TryQuestion, TryVerdict
from acquire_desktop.ui.acquire.review.verdict_panel import VerdictPanel
from acquire_desktop.ui.acquire.table.hand.tile_drag import TileDrag
from acquire_desktop.ui.acquire.words.names import names_of
from acquire_desktop.ui.kit.adaptive import Adaptive
from acquire_desktop.ui.kit.boxes import Stretched, column, hairline, row
from acquire_desktop.ui.kit.keys import is_key
from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.texts import join_sentences, translate
from acquire_desktop.ui.kit.voice import announce


class ReviewPage(Adaptive, QWidget):
    """Shows a ``Review``; nothing of it is there while a game runs.

    Signals:
        left (): Leave the page.
        branch_asked (int, bool): Play on from this step, with new luck or the same tiles.
    """

    left = Signal()
    branch_asked = Signal(int, bool)

    def __init__(self, review: Review, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.review = review
        """What is shown."""
        self.bar, self.moment = ReviewBar(), MomentBoard()
        self.numbers, self.verdict, self.attempt = NumbersPane(), VerdictPanel(), TryPane()
        self._right, self._line = QStackedWidget(), hairline()
        self.seat: Seat = 0
        """Whose decisions are reviewed."""
        self.step: int | None = None
        """The decision on view, in lines before it."""
        self.shows_all = False
        """Whether the hands of all are shown."""
        self._has_chosen = False
        self._is_first_answer = False
        self._run: Sequence[int] = ()
        """The mistakes to be tried one after the other."""
        self._keys = self._make_keys()
        TileDrag(self, self.moment.hand, self.moment.board)
        self._arrange()
        self._connect()
        self._show_page(self.numbers.page)
        self.retranslate()

    def begin(self) -> None:
        """Have the game on the table reviewed, from the decision that cost most."""
        self.review.begin()
        game = self.review.game
        if game is not None:
            people = human_seats(game.players)
            self._has_chosen = False
            self.shows_all = False
            self._show_seat(people[0] if people else 0)

    def forget(self) -> None:
        """Show and keep nothing of any game."""
        self.step = None
        self._has_chosen = False
        self.shows_all = False
        self._right.setCurrentWidget(self.numbers)
        for part in (self.bar, self.moment, self.numbers, self.verdict, self.attempt):
            part.forget()

    @property
    def is_trying(self) -> bool:
        """Whether a decision is asked once more, and no number may be shown."""
        return self._right.currentWidget() is self.attempt

    # Moments

    def go_to(self, step: int | None) -> None:
        """Show a decision of the player; None changes nothing."""
        if step is not None:
            self._has_chosen = True
            self._show_step(step)

    def go_by(self, count: int) -> None:
        """Go so many decisions on, or back with a number below 0."""
        self.go_to(step_by(self.review, self.seat, self.step, count))

    def go_to_end(self, way: int) -> None:
        """Go to the last decision, or to the first with a number below 0."""
        self.go_to(end_step(self.review, self.seat, way))

    def go_to_mark(self, way: int = 1) -> None:
        """Go to the next decision with a mark, or back with a number below 0."""
        step = marked_step(self.review, self.seat, self.step, way)
        if step is None:
            announce(self, translate("Review", "No decision has a mark."))
        self.go_to(step)

    def show_hands(self, shows_all: bool) -> None:
        """Show the hands of all, or what the player knew then."""
        self.shows_all = shows_all
        game = self.review.game
        if game is not None and self.step is not None:
            hands = game.hands(self.step) if shows_all else ()
            self.moment.show_hands(hands, names_of(game.players) if hands else ())
            self.numbers.show_review(self.review, self.seat, shows_all=shows_all)

    # Trying

    def try_again(self) -> None:
        """Ask for the decision on view, without a number or a sign."""
        game, step = self.review.game, self.step
        if game is None or step is None or self.review.judgement(step) is None:
            return
        self.show_hands(False)
        view = game.view_before(step, self.seat, may_decide=True)
        self.moment.show_moment(view, game.players, game.last_tile(step), {})
        self.moment.show_rack()
        self.verdict.forget()
        self.verdict.hide()
        self._line.hide()
        self._right.setCurrentWidget(self.attempt)
        title, lead = try_texts(self._mistake, game.turn_at(step))
        has_next = self._next_in_run() is not None
        self._is_first_answer = True
        self.attempt.ask(TryQuestion(view, game.players, title, lead, has_next))

    def learn(self) -> None:
        """Ask for all mistakes, one after the other."""
        self._run = self.review.run_of(self.seat)
        if self._run:
            self._try_step(self._run[0])

    def end_attempt(self) -> None:
        """Show the numbers again."""
        if self.is_trying:
            self.attempt.forget()
            self._right.setCurrentWidget(self.numbers)
            self._show_page(self.numbers.page)
            if self.step is not None:
                self._show_step(self.step)
            self.numbers.take_focus()

    @property
    def _mistake(self) -> Mistake | None:
        """The mistake on view, if it is one."""
        told = self.review.mistakes(self.seat)
        return next((each for each in told if each.step == self.step), None)

    @property
    def _story(self) -> str:
        """The account of the mistake on view; empty for any other decision."""
        mistake, course = self._mistake, self.review.course(self.seat)
        return "" if mistake is None or course is None else story_at(self.review, course, mistake)

    def _next_in_run(self) -> int | None:
        steps = list(self._run)
        at = steps.index(self.step) + 1 if self.step in steps else len(steps)
        return steps[at] if at < len(steps) else None

    def _answer(self, action: Action) -> None:
        if self.is_trying and self.step is not None and self.attempt.take(action):
            self.review.try_action(self.step, action)

    def _take_result(self, attempt: Attempt) -> None:
        if not self.is_trying:
            return
        self._note(is_right=attempt.is_right)
        title, text = attempt_texts(attempt, self._mistake)
        if attempt.is_right:
            text = join_sentences([part for part in (text, self._solution()) if part])
        self.attempt.show_verdict(TryVerdict(attempt.is_right, title, text))
        self.moment.select_tile(None)

    def _open(self) -> None:
        """Show the answer, which counts as missed."""
        if self.is_trying and not self.attempt.is_open:
            self._note(is_right=False)
            title = translate("ReviewMoney", "The answer")
            self.attempt.show_verdict(TryVerdict(True, title, self._solution()))

    def _solution(self) -> str:
        judged = None if self.step is None else self.review.judgement(self.step)
        if judged is None or self.review.game is None:
            return ""
        return answer_text(judged, self._story, self.review.why(judged), self.review.game.edition)

    def _note(self, *, is_right: bool) -> None:
        """Keep the first answer to a mistake: missed ones come back."""
        if self._is_first_answer and self._mistake is not None:
            self.review.note_answer(self._mistake.step, is_right=is_right)
        self._is_first_answer = False

    def _go_on(self) -> None:
        step = self._next_in_run()
        if step is not None:
            self._try_step(step)

    def _select(self, tile: Tile | None) -> None:
        self.attempt.show_selected(self.moment.board.drawing.effect_of(tile))

    def _activate(self, tile: Tile) -> None:
        if self.is_trying:
            self.attempt.place(tile)

    # Showing

    def _show_seat(self, seat: Seat) -> None:
        self.seat = seat
        self.step = None
        game = self.review.game
        if game is None:
            return
        self._show_game(game)
        self._refresh()

    def _show_game(self, game: FinishedGame) -> None:
        names = names_of(game.players)
        away = sum(game.states[step].seat == self.seat for step in game.stood_in)
        standing = standing_text(game.totals, names, away)
        self.bar.show_game(game_texts(game, names), standing, names, self.seat)

    def _refresh(self) -> None:
        """Show what is known now; the decision on view stays, unless nobody chose it."""
        game, review = self.review.game, self.review
        self.bar.show_progress(review.progress)
        if game is None:
            self.forget()
            return
        steps = review.steps(self.seat)
        self.bar.show_headline(self._headline() if review.has_costs else None)
        self.numbers.show_review(review, self.seat, shows_all=self.shows_all)
        rough = review.is_rough(self.seat)
        if self.is_trying and review.progress.state is ReviewState.FAILED:
            self.end_attempt()  # nobody will say what the answer was worth
        if self.is_trying or not steps:
            return
        if self.step is None or not (self._has_chosen or rough):
            self._show_step(first_step(review, self.seat))
            self._has_chosen = not rough and (review.has_costs or review.progress.is_brief)
        elif self.step is not None:
            self._show_verdict(self.step)

    def _headline(self) -> tuple[str, ...] | None:
        """Return what decided the game, and a line about it."""
        game, course = self.review.game, self.review.course(self.seat)
        if game is None or course is None:
            return None
        names = names_of(game.players)
        return headline_texts(findings(course), game.edition, names)

    def _show_step(self, step: int) -> None:
        game = self.review.game
        if game is None:
            return
        self.step = step
        self.numbers.show_step(step)
        self._show_verdict(step)
        self.show_hands(self.shows_all)

    def _show_verdict(self, step: int) -> None:
        game = self.review.game
        if game is None:
            return
        steps = self.review.steps(self.seat)
        self.moment.place.show_texts(place_texts(game.turn_at(step), steps.index(step), len(steps)))
        judged = self.review.judgement(step)
        view = game.view_before(step, self.seat)
        self.moment.show_moment(view, game.players, game.last_tile(step), marks_of(judged))
        why = None if judged is None else self.review.why(judged)
        names = names_of(game.players)
        stood_in = game.stood_in.get(step, "")
        turn, edition = game.turn_at(step), game.edition
        self.verdict.show_verdict(judged, why, turn, edition, names, stood_in, self._story)

    def _pause(self) -> None:
        if self.review.progress.state is ReviewState.JUDGING:
            self.review.stop()
        else:
            self.review.begin()

    # Qt

    def retranslate(self) -> None:
        self.setAccessibleName(translate("Review", "Review of the game"))
        game = self.review.game
        if game is not None and self.isVisible():
            self._show_game(game)
            self._refresh()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if not self.is_trying:
            self.numbers.take_focus()

    def hasHeightForWidth(self) -> bool:
        return False  # board, curve and list give way to the texts

    def minimumSizeHint(self) -> QSize:
        return QSize(0, super().minimumSizeHint().height())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take the keys that no part of the page has a use for."""
        if self.is_trying:
            self._take_key_of_attempt(event)
        elif not self._take_key(event):
            super().keyPressEvent(event)

    def _take_key_of_attempt(self, event: QKeyEvent) -> None:
        if self.attempt.handle_key(event) or self.moment.hand.handle_key(event):
            return
        if event.key() == Qt.Key.Key_Escape:
            self.end_attempt()
        else:
            super().keyPressEvent(event)

    def _take_key(self, event: QKeyEvent) -> bool:
        modifiers = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        is_back = modifiers == Qt.KeyboardModifier.ShiftModifier
        keys = [key for key in self._keys if key == event.key() or is_key(event, str(key))]
        if is_back and is_key(event, "next_mark"):
            self.go_to_mark(-1)
        elif modifiers:
            return False
        elif keys:
            self._keys[keys[0]]()
        else:
            return self.moment.hand.handle_key(event)
        return True

    def _make_keys(self) -> dict[int | str, Callable[[], object]]:
        """Return the actions of the page by key; single keys by their commands."""
        return {
            Qt.Key.Key_Left: partial(self.go_by, -1),
            Qt.Key.Key_Right: partial(self.go_by, 1),
            Qt.Key.Key_Home: partial(self.go_to_end, -1),
            Qt.Key.Key_End: partial(self.go_to_end, 1),
            Qt.Key.Key_Escape: self.left.emit,
            "next_mark": self.go_to_mark,
            "all_hands": lambda: self.show_hands(not self.shows_all),
            "known_hands": partial(self.show_hands, False),
            "try_it": self.try_again,
            "play_on": self._offer_branch,
            **{key: partial(self.numbers.show_page, page) for page, key in PAGE_KEYS.items()},
        }

    def _connect(self) -> None:
        review, moment = self.review, self.moment
        review.changed.connect(self._follow)
        review.tried.connect(self._take_result)
        self.bar.left.connect(self.left)
        self.bar.pause_asked.connect(self._pause)
        self.bar.seat_chosen.connect(self._show_seat)
        self.numbers.step_chosen.connect(self.go_to)
        self.numbers.page_shown.connect(self._show_page)
        self.numbers.costs.try_asked.connect(self._try_card)
        moment.moved.connect(self.go_by)
        moment.ends_asked.connect(self.go_to_end)
        moment.mistake_asked.connect(self.go_to_mark)
        moment.hands_chosen.connect(self.show_hands)
        for tiles in (moment.board, moment.hand):
            tiles.tile_selected.connect(self._select)
            tiles.tile_activated.connect(self._activate)
        self.verdict.try_asked.connect(self.try_again)
        self.verdict.branch_asked.connect(self._ask_branch)
        self.attempt.answered.connect(self._answer)
        self.attempt.shown.connect(self._open)
        self.attempt.next_asked.connect(self._go_on)
        self.attempt.left.connect(self.end_attempt)
        self.numbers.costs.run_asked.connect(self.learn)

    def _show_page(self, key: str) -> None:
        """Show the words about a decision beside its numbers; a card has its own."""
        for part in (self.verdict, self._line):
            part.setVisible(key != "costs")

    def _try_card(self, step: int) -> None:
        self._run = self.review.run_of(self.seat)
        self._try_step(step)

    def _try_step(self, step: int) -> None:
        self.step = step
        self._has_chosen = True
        self.try_again()

    def _offer_branch(self) -> None:
        if self.numbers.page == "costs":
            self.numbers.show_page("costly")
        self.verdict.open_branch_menu()

    def _ask_branch(self, has_new_luck: bool) -> None:
        if self.step is not None:
            self.branch_asked.emit(self.step, has_new_luck)

    def _follow(self) -> None:
        """Show what is new, unless nobody looks; a game that is gone leaves nothing."""
        if self.review.game is None:
            self.forget()
        elif self.isVisible():
            self._refresh()

    def _arrange(self) -> None:
        self._right.addWidget(self.numbers)
        self._right.addWidget(self.attempt)
        column(
            self.bar,
            Stretched(
                row(
                    Stretched(self.moment, 6),
                    Stretched(self._right, 7),
                    spacing=theme.SPACE_3,
                ),
                1,
            ),
            self._line,
            self.verdict,
            of=self,
            spacing=theme.SPACE,
            margins=(theme.SPACE_2, theme.SPACE, theme.SPACE_2, theme.SPACE),
        )
