"""Closing page: three tips, what others may know in a real game, and the way to it."""

from collections.abc import Callable
from typing import Final

from PySide6.QtWidgets import QFrame, QSizePolicy, QWidget

from acquire_desktop.ui.kit.boxes import Gap, Stretched, column, hairline, row
from acquire_desktop.ui.kit.frames import PlanPage, QuietArea, centered
from acquire_desktop.ui.kit.key_guard import PrimaryButton
from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.signs import push_button
from acquire_desktop.ui.kit.texts import label, later, translate

_WIDTH_PX: Final = 840
_LEAST_PX: Final = 560
_TIPS: Final = (
    (
        later("Lesson", "Keep cash for your next two turns"),
        later("Lesson", "Money comes back only in mergers: without it, you watch others buy."),
    ),
    (
        later("Lesson", "Be first or second in a chain, or stay away"),
        later(
            "Lesson", "In most editions third place gets no bonus: count the stocks before you buy."
        ),
    ),
    (
        later("Lesson", "Merge when you are ahead"),
        later("Lesson", "Bonuses pay for your next stocks. Where others lead, let them wait."),
    ),
)
"""What to do and why, in three tips."""


class ClosingPage(PlanPage):
    """Gives three tips, says what others may know in a real game, and starts one."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._title = self.with_text(
            label(size="display", bold=True, wraps=True), later("Lesson", "Now you know the game")
        )
        tips = tuple(self._tip(number, *words) for number, words in enumerate(_TIPS, 1))
        known_title = self.with_text(
            label(size="title", bold=True), later("Lesson", "What others may know")
        )
        self._known = label(wraps=True)
        self.play = self.with_text(PrimaryButton(), later("Lesson", "Play a first real game"))
        self.play.setAutoDefault(True)
        self.again = self.with_text(push_button(), later("Lesson", "Once more"))
        self.rules = self.with_text(push_button(), later("Lesson", "Rules"))
        self.leave = self.with_text(push_button(quiet=True), later("Lesson", "Start page"))
        self._next = self.with_text(
            label(wraps=True, tone="muted"),
            later(
                "Lesson",
                "Your first real game is against three Beginners. The coach warns you before a "
                "decision that would cost you a lot.",
            ),
        )
        self._card = card = QFrame()
        card.setProperty("role", "card")
        card.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        choices = row(self.play, self.again, self.rules, 1, self.leave, spacing=theme.SPACE)
        column(
            self._title,
            Gap(theme.SPACE),
            *tips,
            Gap(theme.SPACE),
            hairline(),
            Gap(theme.SPACE),
            known_title,
            self._known,
            Gap(theme.SPACE_2),
            self._next,
            choices,
            of=card,
            spacing=theme.SPACE,
            margins=theme.SPACE_4,
        )
        body = QWidget()
        column(1, centered(card), 1, of=body, margins=(0, theme.SPACE_3, 0, theme.SPACE_3))
        column(QuietArea(body), of=self)
        self.refit()
        self.retranslate()

    def retranslate(self) -> None:
        texts = [
            translate("Lesson", "Your tiles are secret: nobody else sees them, in any game."),
            translate(
                "Lesson",
                "Open holdings: everybody sees everybody's money and stock, as in the lesson.",
            ),
            translate(
                "Lesson",
                "Hidden holdings: you see only your own. Purchases are announced, so remember "
                "them or look them up in the log.",
            ),
        ]
        self._known.setText("\n".join(f"•  {text}" for text in texts))

    def refit(self) -> None:
        self._card.setMinimumWidth(theme.scaled(_LEAST_PX))
        self._card.setMaximumWidth(theme.scaled(_WIDTH_PX))

    def _tip(self, number: int, title: Callable[[], str], text: Callable[[], str]) -> QWidget:
        """Return a tip: its number, what to do in large letters, and why."""
        tip = QWidget()
        numeral = label(str(number), "display", bold=True, tone="accent")
        head = self.with_text(label(size="title", bold=True, wraps=True), title)
        why = self.with_text(label(wraps=True), text)
        words = column(head, why, spacing=theme.SPACE_HALF)
        row(numeral, Stretched(words, 1), of=tip, spacing=theme.SPACE_2)
        return tip
