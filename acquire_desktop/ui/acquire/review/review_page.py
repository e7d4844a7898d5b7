"""Review page: where a game turned, what was better and why, and to try it again."""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QShowEvent
from PySide6.QtWidgets import QStackedWidget, QWidget

from acquire_desktop.games.acquire.engine.board import Seat
from acquire_desktop.games.acquire.review.review import Review, ReviewState
from acquire_desktop.session.screen import human_seats
from acquire_desktop.ui.acquire.review.moment_board import MomentBoard, marks_of
from acquire_desktop.ui.acquire.review.numbers_pane import PAGE_KEYS, NumbersPane
from acquire_desktop.ui.acquire.review.review_bar import ReviewBar
from acquire_desktop.ui.acquire.review.review_texts import place_texts
from acquire_desktop.ui.acquire.review.review_walk import ReviewWalk
from acquire_desktop.ui.acquire.review.try_pane import TryPane
from acquire_desktop.ui.acquire.review.verdict_panel import VerdictPanel
from acquire_desktop.ui.acquire.table.asked_decision import AskedDecision
from acquire_desktop.ui.acquire.words.names import names_of
from acquire_desktop.ui.kit.adaptive import Adaptive
from acquire_desktop.ui.kit.boxes import Stretched, column, hairline, row
from acquire_desktop.ui.kit.keys import is_key
from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.texts import later, translate
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
        self.numbers, self.verdict = NumbersPane(), VerdictPanel()
        asked = AskedDecision(self.moment.board, self.moment.hand, self)
        self.attempt = TryPane(review, asked)
        self.walk = ReviewWalk(review)
        """Which decision is on view."""
        self.shows_all = False
        """Whether the hands of all are shown."""
        self._has_chosen = False
        """Whether the decision on view stays when others turn out to have cost more."""
        self._right, self._line = QStackedWidget(), hairline()
        self._keys = self._make_keys()
        self.set_text(self.setAccessibleName, later("Review", "Review of the game"))
        self._arrange()
        self._connect()
        self._show_page(self.numbers.page)

    def begin(self) -> None:
        """Have the game on the table reviewed, from the decision that cost most."""
        self.review.begin()
        if self.review.game is not None:
            people = human_seats(self.review.game.players)
            self._has_chosen = self.shows_all = False
            self._show_seat(people[0] if people else 0)

    def forget(self) -> None:
        """Show and keep nothing of any game."""
        self.walk.step = None
        self._has_chosen = self.shows_all = False
        self._right.setCurrentWidget(self.numbers)
        for part in (self.bar, self.moment, self.numbers, self.verdict, self.attempt):
            part.forget()

    @property
    def is_trying(self) -> bool:
        """Whether a decision is asked once more, and no number may be shown."""
        return self._right.currentWidget() is self.attempt

    def go_to(self, step: int | None) -> None:
        """Show a decision of the player; None changes nothing."""
        if step is not None:
            self._has_chosen = True
            self._show_step(step)

    def go_to_mark(self, way: int = 1) -> None:
        """Go to the next decision with a mark, or back with a number below 0."""
        step = self.walk.marked(way)
        if step is None:
            announce(self, translate("Review", "No decision has a mark."))
        self.go_to(step)

    def show_hands(self, shows_all: bool) -> None:
        """Show the hands of all, or what the player knew then."""
        self.shows_all = shows_all
        game, step = self.review.game, self.walk.step
        if game is not None and step is not None:
            hands = game.hands(step) if shows_all else ()
            self.moment.show_hands(hands, names_of(game.players) if hands else ())
            self.numbers.show_review(self.review, self.walk.seat, shows_all=shows_all)

    def try_again(self, step: int | None = None) -> None:
        """Ask for a decision, that on view as a rule, without a number or a sign."""
        if step is not None:
            self.walk.step, self._has_chosen = step, True
        known, step = self.review.known, self.walk.step
        if known is None or step is None or step not in known.plan.judgements:
            return
        self.show_hands(False)
        game = known.game
        view = game.view_before(step, self.walk.seat, may_decide=True)
        self.moment.show_moment(view, game.players, game.last_tile(step), {})
        self.moment.show_rack()
        self.verdict.forget()
        self.verdict.hide()
        self._line.hide()
        self._right.setCurrentWidget(self.attempt)
        self.attempt.ask(known, step, view)

    def end_attempt(self) -> None:
        """Show the numbers again."""
        if self.is_trying:
            self.attempt.forget()
            self._right.setCurrentWidget(self.numbers)
            self._show_page(self.numbers.page)
            if self.walk.step is not None:
                self._show_step(self.walk.step)
            self.numbers.take_focus()

    # Showing

    def _show_seat(self, seat: Seat) -> None:
        self.walk.seat, self.walk.step = seat, None
        self._refresh()

    def _follow(self) -> None:
        """Show what is new, unless nobody looks; a game that is gone leaves nothing."""
        if self.isVisible() or self.review.game is None:
            self._refresh()

    def _refresh(self) -> None:
        """Show what is known now; the decision on view stays, unless nobody chose it."""
        review, known, walk = self.review, self.review.known, self.walk
        if review.game is None:
            self.forget()
            return
        self.bar.show_review(review, review.game, walk.seat)
        self.numbers.show_review(review, walk.seat, shows_all=self.shows_all)
        if self.is_trying and review.progress.state is ReviewState.FAILED:
            self.end_attempt()  # nobody will say what the answer was worth
        if self.is_trying or known is None or not walk.steps:
            return
        is_rough = known.plan.is_rough(walk.seat)
        if walk.step is None or not (self._has_chosen or is_rough):
            self._show_step(walk.first())
            self._has_chosen = not is_rough and (known.has_costs or known.plan.is_brief)
        else:
            self._show_verdict(walk.step)

    def _show_step(self, step: int | None) -> None:
        if step is not None:
            self.walk.step = step
            self.numbers.show_step(step)
            self._show_verdict(step)
            self.show_hands(self.shows_all)

    def _show_verdict(self, step: int) -> None:
        known, walk = self.review.known, self.walk
        if known is None:
            return
        game, at = known.game, walk.steps.index(step)
        self.moment.place.show_texts(place_texts(game.turn_at(step), at, len(walk.steps)))
        marks = marks_of(known.plan.judgements.get(step))
        view = game.view_before(step, walk.seat)
        self.moment.show_moment(view, game.players, game.last_tile(step), marks)
        self.verdict.show_step(known, step)

    def _show_page(self, key: str) -> None:
        """Show the words about a decision beside its numbers; a card has its own."""
        for part in (self.verdict, self._line):
            part.setVisible(key != "costs")

    def _pause(self) -> None:
        if self.review.progress.state is ReviewState.JUDGING:
            self.review.stop()
        else:
            self.review.begin()

    # Qt

    def retranslate(self) -> None:
        self._refresh()
        if not self.is_trying:
            self.show_hands(self.shows_all)

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
            is_taken = self.attempt.handle_key(event) or self.moment.hand.handle_key(event)
            if not is_taken and event.key() == Qt.Key.Key_Escape:
                self.end_attempt()
                is_taken = True
        else:
            is_taken = self._take_key(event)
        if not is_taken:
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
        moment = self.moment
        return {
            Qt.Key.Key_Left: partial(moment.moved.emit, -1),
            Qt.Key.Key_Right: partial(moment.moved.emit, 1),
            Qt.Key.Key_Home: partial(moment.ends_asked.emit, -1),
            Qt.Key.Key_End: partial(moment.ends_asked.emit, 1),
            Qt.Key.Key_Escape: self.left.emit,
            "next_mark": self.go_to_mark,
            "all_hands": lambda: self.show_hands(not self.shows_all),
            "known_hands": partial(self.show_hands, False),
            "try_it": self.try_again,
            "play_on": self._offer_branch,
            **{key: partial(self.numbers.show_page, page) for page, key in PAGE_KEYS.items()},
        }

    def _connect(self) -> None:
        moment, numbers, walk = self.moment, self.numbers, self.walk
        self.review.changed.connect(self._follow)
        self.bar.left.connect(self.left)
        self.bar.pause_asked.connect(self._pause)
        self.bar.seat_chosen.connect(self._show_seat)
        numbers.step_chosen.connect(self.go_to)
        numbers.page_shown.connect(self._show_page)
        numbers.costs.try_asked.connect(lambda step: self.attempt.begin(walk.seat, step))
        numbers.costs.run_asked.connect(lambda: self.attempt.begin(walk.seat))
        moment.moved.connect(lambda count: self.go_to(walk.by(count)))
        moment.ends_asked.connect(lambda way: self.go_to(walk.end(way)))
        moment.mistake_asked.connect(self.go_to_mark)
        moment.hands_chosen.connect(self.show_hands)
        self.verdict.try_asked.connect(self.try_again)
        self.verdict.branch_asked.connect(self._ask_branch)
        self.attempt.step_asked.connect(self.try_again)
        self.attempt.left.connect(self.end_attempt)

    def _offer_branch(self) -> None:
        if self.numbers.page == "costs":
            self.numbers.show_page("costly")
        self.verdict.open_branch_menu()

    def _ask_branch(self, has_new_luck: bool) -> None:
        if self.walk.step is not None:
            self.branch_asked.emit(self.walk.step, has_new_luck)

    def _arrange(self) -> None:
        self._right.addWidget(self.numbers)
        self._right.addWidget(self.attempt)
        parts = row(Stretched(self.moment, 6), Stretched(self._right, 7), spacing=theme.SPACE_3)
        column(
            self.bar,
            Stretched(parts, 1),
            self._line,
            self.verdict,
            of=self,
            spacing=theme.SPACE,
            margins=(theme.SPACE_2, theme.SPACE, theme.SPACE_2, theme.SPACE),
        )
