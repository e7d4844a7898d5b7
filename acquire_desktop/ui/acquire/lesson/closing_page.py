"""Closing page: what a first real game adds to the lesson, and the way to it."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtWidgets import QFrame, QSizePolicy, QWidget

from acquire_desktop.games.acquire.engine.editions import CLASSIC_2023, EDITIONS
from acquire_desktop.ui.acquire.rules.edition_points import POINTS, differs
from acquire_desktop.ui.acquire.words.setup_texts import published_name
from acquire_desktop.ui.kit.boxes import Gap, column, hairline, row
from acquire_desktop.ui.kit.choices import Segments
from acquire_desktop.ui.kit.frames import PlanPage, QuietArea, centered
from acquire_desktop.ui.kit.key_guard import PrimaryButton
from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.signs import push_button
from acquire_desktop.ui.kit.texts import label, later, translate

_WIDTH_PX: Final = 840
_LEAST_PX: Final = 560
_OTHERS: Final = tuple(key for key in EDITIONS if key != CLASSIC_2023.key)


class ClosingPage(PlanPage):
    """Says what others may know and what other editions do differently, and starts a game."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._title = self.with_text(
            label(size="display", bold=True, wraps=True), later("Lesson", "Now you know the game")
        )
        known_title = self.with_text(
            label(size="title", bold=True), later("Lesson", "What others may know")
        )
        self._known = label(wraps=True)
        others_title = self.with_text(
            label(size="title", bold=True), later("Lesson", "What differs in other editions")
        )
        self.editions = Segments(_OTHERS)
        self.editions.set_current(_OTHERS[0])
        self._differences = label(wraps=True)
        self.set_text(self.editions.setAccessibleName, later("Lesson", "Edition"))
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
        self.editions.chosen.connect(self._choose)
        self._card = card = QFrame()
        card.setProperty("role", "card")
        card.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        choices = row(self.play, self.again, self.rules, 1, self.leave, spacing=theme.SPACE)
        column(
            self._title,
            Gap(theme.SPACE),
            known_title,
            self._known,
            Gap(theme.SPACE),
            hairline(),
            Gap(theme.SPACE),
            others_title,
            row(self.editions, 1),
            self._differences,
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
        self._known.setText(_points(texts))
        self.editions.set_texts([published_name(key) for key in _OTHERS])
        self._choose(self.editions.current())

    def refit(self) -> None:
        self._card.setMinimumWidth(theme.scaled(_LEAST_PX))
        self._card.setMaximumWidth(theme.scaled(_WIDTH_PX))

    def _choose(self, key: str) -> None:
        """Tell in what an edition differs from the one of the lesson."""
        edition = EDITIONS[key]
        texts = [
            translate("Lesson", "{point}: {value}", point=point.label, value=point.value(edition))
            for point in POINTS
            if differs(point, (CLASSIC_2023, edition))
        ]
        self._differences.setText(_points(texts))


def _points(lines: Sequence[str]) -> str:
    return "\n".join(f"•  {line}" for line in lines)
