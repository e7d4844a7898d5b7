"""Cost pane: cash, the decisions that cost money, and the sum of the game."""

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QGridLayout, QSizePolicy, QWidget

from acquire_desktop.games.acquire.engine.actions import PlaceTile
from acquire_desktop.games.acquire.engine.board import TILE_NAMES, Seat
from acquire_desktop.games.acquire.review.review import Review
from acquire_desktop.games.acquire.review.review_vocabulary import (
    Course,
    Mistake,
    Parts,
    ReviewState,
    aftermath_of,
)
from acquire_desktop.ui.acquire.review.cash_strip import CashStrip
from acquire_desktop.ui.acquire.review.cost_cards import CardTexts, CostCards
from acquire_desktop.ui.acquire.review.money_texts import (
    chain_of,
    chances_text,
    cost_text,
    margin_text,
    meaning_text,
    moment_line,
    part_texts,
    story_of,
    sum_text,
    title_of,
)
from acquire_desktop.ui.acquire.words.names import name_in_words, names_of
from acquire_desktop.ui.kit.adaptive import Adaptive
from acquire_desktop.ui.kit.boxes import Stretched, column, row
from acquire_desktop.ui.kit.frames import QuietArea
from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.look.lettering import width_px
from acquire_desktop.ui.kit.signs import push_button
from acquire_desktop.ui.kit.texts import label, later, translate


class CostPane(Adaptive, QWidget):
    """Shows what a seat's game cost in money.

    Signals:
        step_chosen (int): Show the moment of this decision.
        try_asked (int): Ask for this decision once more.
        run_asked (): Ask for all of them, one after the other.
    """

    step_chosen = Signal(int)
    try_asked = Signal(int)
    run_asked = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.strip, self.cards, self.parts = CashStrip(), CostCards(), PartsLine()
        self.learn = self.with_text(
            push_button(self.run_asked), later("ReviewMoney", "Learn from your mistakes")
        )
        self.learn.setProperty("primary", True)
        self.state = label(tone="muted", wraps=True)
        self.order = label(size="small", tone="muted", wraps=True)
        self.meaning = label(size="small", tone="muted", wraps=True)
        self._area = QuietArea(self.cards)
        self._shown: tuple[Review, Seat] | None = None
        self._key: object = None
        """What was known when it was shown last: to see all turns again takes a while."""
        column(
            row(Stretched(self.strip, 1), self.learn, spacing=theme.SPACE_2),
            self.state,
            self.order,
            Stretched(self._area, 1),
            self.parts,
            self.meaning,
            of=self,
            spacing=theme.SPACE,
        )
        self.cards.step_chosen.connect(self.step_chosen)
        self.cards.try_asked.connect(self.try_asked)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.learn.hide()
        self.order.hide()
        self.retranslate()

    def show_review(self, review: Review, seat: Seat) -> None:
        """Show what is known of a seat's money now."""
        game, course, told = review.game, review.course(seat), review.mistakes(seat)
        if game is None or course is None:
            self.forget()
            return
        key = game, seat, told, review.parts(seat), review.has_costs, review.progress.state
        self._shown = review, seat
        if key == self._key:
            return
        self._key = key
        self.strip.show_cash(course.cash())
        self.cards.show_cards([_texts(review, course, each) for each in told])
        self.parts.show_parts(
            review.parts(seat), name_in_words(names_of(game.players), course.rival)
        )
        for part in (self.learn, self.order):
            part.setVisible(bool(told))
        self.state.setText(_state_text(review, told))
        self.state.setVisible(bool(self.state.text()))

    def show_step(self, step: int) -> None:
        """Point at a decision."""
        self.cards.show_step(step)

    def focus_first(self) -> None:
        """Give the focus to the costliest decision, or to what stands in its place."""
        shown = [card for card in self.cards.cards if card.texts.step >= 0]
        (shown[0] if shown else self).setFocus()

    def forget(self) -> None:
        """Show nothing."""
        self._shown = self._key = None
        self.strip.show_cash(())
        self.cards.show_cards(())
        self.parts.show_parts(None, "")
        self.state.clear()
        self.learn.hide()
        self.order.hide()

    def retranslate(self) -> None:
        self.setAccessibleName(translate("ReviewMoney", "What it cost"))
        self.meaning.setText(meaning_text())
        self.order.setText(
            translate(
                "ReviewMoney",
                "The greatest loss of chance comes first.",
            )
        )
        self._key = None
        if self._shown is not None:
            self.show_review(*self._shown)

    def hasHeightForWidth(self) -> bool:
        return False


class PartsLine(Adaptive, QWidget):
    """The parts of a seat's money beside each other, the sum last, and that in words."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.names = [label(size="small", tone="muted") for _ in range(5)]
        self.amounts = [label(size="title", bold=True) for _ in range(5)]
        self._parts: Parts | None = None
        self._rival = ""
        self.sum = label(size="small", wraps=True)
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setVerticalSpacing(0)
        grid.setHorizontalSpacing(theme.SPACE_HALF)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        for at, (name, amount) in enumerate(zip(self.names, self.amounts, strict=True)):
            name.setAlignment(Qt.AlignmentFlag.AlignLeft)
            grid.addWidget(name, 0, at)
            grid.addWidget(amount, 1, at)
            grid.setColumnStretch(at, 1)
        grid.addWidget(self.sum, 2, 0, 1, 5)

    def show_parts(self, parts: Parts | None, rival: str) -> None:
        """Show the parts of a result, or none."""
        self._parts, self._rival = parts, rival
        self.retranslate()

    def retranslate(self) -> None:
        self.setAccessibleName(translate("ReviewMoney", "Where the difference comes from"))
        self.setVisible(self._parts is not None)
        if self._parts is None:
            return
        texts = part_texts(self._parts)
        self.sum.setText(sum_text(self._parts, self._rival))
        for name, amount, (head, value, meaning) in zip(
            self.names, self.amounts, texts, strict=True
        ):
            name.setText(head)
            amount.setText(value)
            for part in (name, amount):
                part.setToolTip(meaning)
            amount.setAccessibleName(f"{head} {value}")
            amount.setAccessibleDescription(meaning)
        self.refit()

    def refit(self) -> None:
        """Write the amounts in smaller letters where the row is short."""
        sizes: tuple[theme.TextSize, ...] = ("title", "body", "small")
        texts = [amount.text() for amount in self.amounts]
        room = self.width() / len(texts) - theme.SPACE
        size = sizes[-1]
        for each in reversed(sizes):
            if max(width_px(text, each, bold=True) for text in texts) <= room:
                size = each
        for amount in self.amounts:
            theme.style_text(amount, size, bold=True)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.refit()


def story_at(review: Review, course: Course, mistake: Mistake) -> str:
    """Return what came of a mistake of a game, and what its cost is made of."""
    after, why = aftermath_of(course, mistake), review.why(mistake.judgement)
    assert review.game is not None
    return story_of(mistake, after, why, review.game.view_before(mistake.step, course.seat))


def _texts(review: Review, course: Course, mistake: Mistake) -> CardTexts:
    game = review.game
    assert game is not None
    view = game.view_before(mistake.step, course.seat)
    played = mistake.judgement.verdict.played
    edition, chain = game.edition, chain_of(mistake, view)
    return CardTexts(
        mistake.step,
        "" if chain is None else edition.chains[chain].letter,
        TILE_NAMES[played.tile] if isinstance(played, PlaceTile) else "",
        title_of(mistake, view),
        moment_line(mistake, game.turn_at(mistake.step), edition),
        story_at(review, course, mistake),
        cost_text(mistake),
        chances_text(mistake),
        margin_text(mistake.cost),
    )


def _state_text(review: Review, told: Sequence[Mistake]) -> str:
    if review.progress.is_brief:
        return translate("ReviewMoney", "Costs need the compiled rules; these run in plain Python.")
    if review.has_costs:
        return "" if told else translate("ReviewMoney", "No decision surely cost money.")
    if review.progress.state is ReviewState.JUDGING:
        return translate("ReviewMoney", "Working out what decisions cost…")
    return ""
