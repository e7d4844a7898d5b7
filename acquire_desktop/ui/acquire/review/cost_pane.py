"""Cost pane: cash, the decisions that cost money, and the sum of the game."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QGridLayout, QSizePolicy, QWidget

from acquire_desktop.games.acquire.engine.board import Seat
from acquire_desktop.games.acquire.review.account import Parts
from acquire_desktop.games.acquire.review.review import Review, ReviewState
from acquire_desktop.games.acquire.review.reviewed_game import ReviewedGame
from acquire_desktop.ui.acquire.review.cash_strip import CashStrip
from acquire_desktop.ui.acquire.review.cost_card import CostCard
from acquire_desktop.ui.acquire.review.money_texts import meaning_text, part_texts, sum_text
from acquire_desktop.ui.acquire.words.names import name_in_words, names_of
from acquire_desktop.ui.kit.adaptive import Adaptive
from acquire_desktop.ui.kit.boxes import Stretched, column, row
from acquire_desktop.ui.kit.fit import first_that_fits
from acquire_desktop.ui.kit.frames import QuietArea
from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.look.lettering import width_px
from acquire_desktop.ui.kit.signs import push_button
from acquire_desktop.ui.kit.texts import label, later, translate

_SIZES: tuple[theme.TextSize, ...] = ("title", "body", "small")


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
        self.strip, self.parts = CashStrip(), PartsLine()
        self.cards: list[CostCard] = []
        """The costliest first; more than are shown are hidden."""
        self.learn = self.with_text(
            push_button(self.run_asked), later("ReviewMoney", "Learn from your mistakes")
        )
        self.learn.setProperty("primary", True)
        self.state = label(tone="muted", wraps=True)
        self.order = self.with_text(
            label(size="small", tone="muted", wraps=True),
            later("ReviewMoney", "The greatest loss of chance comes first."),
        )
        meaning = self.with_text(label(size="small", tone="muted", wraps=True), meaning_text)
        self.set_text(self.setAccessibleName, later("ReviewMoney", "What it cost"))
        self._shown: tuple[Review, Seat] | None = None
        self._key: object = None
        """What was known when it was shown last: to see all turns again takes a while."""
        listed = QWidget()
        self._list = column(1, of=listed, spacing=theme.SPACE)
        column(
            row(Stretched(self.strip, 1), self.learn, spacing=theme.SPACE_2),
            self.state,
            self.order,
            Stretched(QuietArea(listed), 1),
            self.parts,
            meaning,
            of=self,
            spacing=theme.SPACE,
        )
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.forget()

    def show_review(self, review: Review, known: ReviewedGame, seat: Seat) -> None:
        """Show what is known of a seat's money now."""
        self._shown = review, seat
        is_judging = review.progress.state is ReviewState.JUDGING
        told, parts = known.costs.mistakes(seat), known.parts(seat)
        key = known.game, seat, told, parts, known.has_costs, is_judging
        if key == self._key:
            return
        self._key = key
        course = known.course(seat)
        self.strip.show_cash(course.cash())
        while len(self.cards) < len(told):
            self._add_card()
        for at, card in enumerate(self.cards):
            card.setVisible(at < len(told))
            if at < len(told):
                card.show_mistake(known, told[at])
        rival = name_in_words(names_of(known.game.players), course.rival)
        self.parts.show_parts(parts, rival)
        for part in (self.learn, self.order):
            part.setVisible(bool(told))
        state = _state_text(known, has_mistakes=bool(told), is_judging=is_judging)
        self.state.setText(state)
        self.state.setVisible(bool(state))

    def show_step(self, step: int) -> None:
        """Point at a decision."""
        for card in self.cards:
            card.set_current(is_current=card.step == step)

    def focus_first(self) -> None:
        """Give the focus to the costliest decision, or to what stands in its place."""
        shown = [card for card in self.cards if card.isVisibleTo(self)]
        (shown[0] if shown else self).setFocus()

    def forget(self) -> None:
        """Show nothing."""
        self._shown = self._key = None
        self.strip.show_cash(())
        for card in self.cards:
            card.hide()
            card.setParent(None)
            card.deleteLater()
        self.cards.clear()
        self.parts.show_parts(None, "")
        self.state.clear()
        self.learn.hide()
        self.order.hide()

    def retranslate(self) -> None:
        self._key = None
        if self._shown is not None and self._shown[0].known is not None:
            review, seat = self._shown
            self.show_review(review, self._shown[0].known, seat)

    def hasHeightForWidth(self) -> bool:
        return False

    def _add_card(self) -> None:
        card = CostCard()
        card.chosen.connect(self.step_chosen)
        card.try_asked.connect(self.try_asked)
        self._list.insertWidget(len(self.cards), card)
        self.cards.append(card)


class PartsLine(Adaptive, QWidget):
    """The parts of a seat's money beside each other, the sum last, and that in words."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.names = [label(size="small", tone="muted") for _ in range(5)]
        self.amounts = [label(size="title", bold=True) for _ in range(5)]
        self.sum = label(size="small", wraps=True)
        self.set_text(
            self.setAccessibleName, later("ReviewMoney", "Where the difference comes from")
        )
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
        self.setVisible(parts is not None)
        if parts is None:
            return
        self.sum.setText(sum_text(parts, rival))
        for name, amount, (head, value, meaning) in zip(
            self.names, self.amounts, part_texts(parts), strict=True
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
        room = self.width() / len(self.amounts) - theme.SPACE
        texts = [amount.text() for amount in self.amounts]
        size = first_that_fits(
            _SIZES, lambda size: max(width_px(text, size, bold=True) for text in texts) <= room
        )
        for amount in self.amounts:
            theme.style_text(amount, size, bold=True)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.refit()


def _state_text(known: ReviewedGame, *, has_mistakes: bool, is_judging: bool) -> str:
    if known.plan.is_brief:
        return translate("ReviewMoney", "Costs need the compiled rules; these run in plain Python.")
    if known.has_costs:
        return "" if has_mistakes else translate("ReviewMoney", "No decision surely cost money.")
    return translate("ReviewMoney", "Working out what decisions cost…") if is_judging else ""
