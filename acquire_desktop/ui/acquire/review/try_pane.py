"""Try again: a decision asked once more, its answer hidden until it is found or opened."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QEvent, QObject, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QWidget

from acquire_desktop.games.acquire.engine.actions import Action
from acquire_desktop.games.acquire.engine.board import Seat
from acquire_desktop.games.acquire.engine.view import View
from acquire_desktop.games.acquire.review.attempt import Attempt
from acquire_desktop.games.acquire.review.review import Review
from acquire_desktop.games.acquire.review.reviewed_game import ReviewedGame
from acquire_desktop.ui.acquire.review.money_texts import (
    answer_text,
    attempt_texts,
    story_at,
    try_texts,
)
from acquire_desktop.ui.acquire.table.asked_decision import AskedDecision
from acquire_desktop.ui.kit.adaptive import Adaptive
from acquire_desktop.ui.kit.boxes import Gap, Stretched, column, row
from acquire_desktop.ui.kit.keys import with_key
from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.signs import push_button
from acquire_desktop.ui.kit.texts import join_sentences, label, later, translate
from acquire_desktop.ui.kit.voice import announce

_LINE_PX: Final = 84


class TryPane(Adaptive, QWidget):
    """Asks by the panel of the table, and says what answers are worth.

    Signals:
        step_asked (int): This decision is to be shown, and asked once more.
        left (): The player tries no more.
    """

    step_asked = Signal(int)
    left = Signal()

    def __init__(self, review: Review, asked: AskedDecision, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.asked, self.review = asked, review
        self.title = label(size="large", bold=True, wraps=True)
        self.lead = label(tone="muted", wraps=True)
        self.verdict = label(size="large", bold=True)
        self.answer = label(wraps=True)
        self.show_button = self.with_text(push_button(self.open), later("Review", "Open it now"))
        self.next_button = self.with_text(push_button(self._go_on), later("Review", "Next mistake"))
        self.leave_button = self.with_text(
            push_button(self.left), later("Review", "Back to the review")
        )
        self._step: int | None = None
        """The decision that is asked or was answered last, in lines before it."""
        self._run: Sequence[int] = ()
        """The mistakes to be tried one after the other."""
        self._is_waiting = self._is_first_answer = False
        card = QFrame()
        card.setProperty("role", "panel")
        column(
            self.verdict,
            self.answer,
            Gap(theme.SPACE_HALF),
            row(self.show_button, 1, self.next_button, self.leave_button, spacing=theme.SPACE),
            of=card,
            margins=(theme.SPACE_2, theme.SPACE, theme.SPACE_2, theme.SPACE),
        )
        column(
            self.title,
            self.lead,
            Stretched(asked.exchange, 1),
            asked.panel,
            card,
            of=self,
            spacing=theme.SPACE,
        )
        asked.answered.connect(self._take)
        asked.exchange.installEventFilter(self)
        review.tried.connect(self._take_result)
        self.refit()
        self.retranslate()

    @property
    def is_open(self) -> bool:
        """Whether the question is over: its answer is known."""
        return self.asked.view is None

    def begin(self, seat: Seat, step: int | None = None) -> None:
        """Ask for all mistakes of a seat, one after the other, from the first or another one on."""
        self._run = self.review.run_of(seat)
        if self._run:
            self.step_asked.emit(self._run[0] if step is None else step)

    def ask(self, known: ReviewedGame, step: int, view: View) -> None:
        """Ask for a decision, as at the table, and say nothing of its worth.

        Args:
            known: The game.
            step: Lines of it before the decision.
            view: What the player knew; its legal actions can be answered.
        """
        self._step = step
        self._is_waiting, self._is_first_answer = False, True
        self.asked.panel.show()
        self.asked.ask(view, known.game.players)
        self.asked.exchange.fit_rows()
        title, lead = try_texts(known.mistake_at(step), known.game.turn_at(step))
        self.title.setText(title)
        self.lead.setText(lead)
        self.next_button.setVisible(self._next_step() is not None)
        self.show_button.show()
        self._tell(
            translate("Review", "The best move is sealed."),
            translate("Review", "Find one as good, and it opens and says why."),
        )

    def open(self) -> None:
        """Show the answer, which counts as missed."""
        known, step = self.review.known, self._step
        if known is not None and step is not None and not self.is_open:
            self._note(known, step, is_right=False)
            self._end(translate("ReviewMoney", "The answer"), _solution(known, step))

    def forget(self) -> None:
        """Ask nothing."""
        self._step = None
        self.asked.forget()
        for text in (self.title, self.lead, self.verdict, self.answer):
            text.clear()

    def handle_key(self, event: QKeyEvent) -> bool:
        """Take a key that belongs to the decision and tell whether it was taken."""
        return not self.is_open and self.asked.panel.handle_key(event)

    def _next_step(self) -> int | None:
        steps = list(self._run)
        at = steps.index(self._step) + 1 if self._step in steps else len(steps)
        return steps[at] if at < len(steps) else None

    def _go_on(self) -> None:
        step = self._next_step()
        if step is not None:
            self.step_asked.emit(step)

    def _take(self, action: Action) -> None:
        """Have an answer judged, unless another one waits for that."""
        if self._step is not None and not self._is_waiting:
            self._is_waiting = True
            self._tell(translate("Review", "One moment…"), "")
            self.review.try_action(self._step, action)

    def _take_result(self, attempt: Attempt) -> None:
        """Say what became of an answer; a right one ends the question."""
        known, step = self.review.known, self._step
        if known is None or step is None or self.is_open:
            return
        self._is_waiting = False
        self._note(known, step, is_right=attempt.is_right)
        title, text = attempt_texts(attempt, known.mistake_at(step))
        if attempt.is_right:
            self._end(
                title, join_sentences([part for part in (text, _solution(known, step)) if part])
            )
        else:
            self.asked.ask_again()
            self._tell(title, text)

    def _end(self, title: str, text: str) -> None:
        self.asked.end()
        self.show_button.hide()
        self._tell(title, text)
        (self.next_button if self.next_button.isVisible() else self.leave_button).setFocus()
        self.asked.panel.hide()  # nothing is asked any more

    def _note(self, known: ReviewedGame, step: int, *, is_right: bool) -> None:
        """Keep the first answer to a mistake: missed ones come back."""
        if self._is_first_answer and known.mistake_at(step) is not None:
            self.review.note_answer(step, is_right=is_right)
        self._is_first_answer = False

    def _tell(self, title: str, text: str) -> None:
        self.verdict.setText(title)
        self.answer.setText(text)
        announce(self, join_sentences([part for part in (title, text) if part]))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self.asked.exchange and event.type() == QEvent.Type.Resize:
            self.asked.exchange.fit_rows()
        return super().eventFilter(watched, event)

    def refit(self) -> None:
        self.asked.panel.setFixedHeight(theme.scaled(_LINE_PX))
        self.asked.exchange.fit_rows()

    def retranslate(self) -> None:
        self.leave_button.setToolTip(with_key(self.leave_button.text(), "Esc"))


def _solution(known: ReviewedGame, step: int) -> str:
    judged = known.plan.judgements[step]
    return answer_text(judged, story_at(known, step), known.why(judged), known.game.edition)
