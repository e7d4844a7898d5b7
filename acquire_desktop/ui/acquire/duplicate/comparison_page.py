"""Comparison of a duplicate: what everybody made of the same deal, and where they parted."""

from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QShowEvent
from PySide6.QtWidgets import QFrame, QPushButton, QScrollArea, QWidget

from acquire_desktop.games.acquire.duplicate.comparison import Comparison, Outcome
from acquire_desktop.games.acquire.duplicate.deal import setup_of_deal
from acquire_desktop.storage.duplicate.duplicate_file import Duplicate
from acquire_desktop.ui.acquire.duplicate.comparison_table import ComparisonTable
from acquire_desktop.ui.acquire.duplicate.parting_view import PartingView
from acquire_desktop.ui.acquire.table.chart.pane import ChartPane
from acquire_desktop.ui.acquire.words.names import Names
from acquire_desktop.ui.acquire.words.portraits import marks_of
from acquire_desktop.ui.acquire.words.setup_texts import edition_name
from acquire_desktop.ui.kit.adaptive import Adaptive
from acquire_desktop.ui.kit.boxes import Gap, Stretched, column, row
from acquire_desktop.ui.kit.key_guard import ButtonGuard
from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.texts import (
    breakable,
    escape_mnemonic,
    join_list,
    join_sentences,
    label,
    money,
    translate,
)
from acquire_desktop.ui.pin.name_buttons import NameButton

_WIDEST_PX: Final = 1480
_CHART_LEAST_PX: Final = 190


class ComparisonPage(Adaptive, QScrollArea):
    """Headline, table, the course of everybody's money, and the partings on small boards.

    Signals:
        review_asked(int): Open the game of this person, by the place among the people.
        left(): Go back to where one was.
    """

    review_asked = Signal(int)
    left = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._duplicate: Duplicate | None = None
        self._outcomes: tuple[Outcome, ...] = ()
        self._overline = label(size="small", bold=True, tone="accent")
        self._headline = label(size="display", bold=True, wraps=True)
        self._subline = label(tone="muted", wraps=True)
        self.table = ComparisonTable()
        self._chart_title = label("", "title", bold=True)
        self.chart = ChartPane(is_small=True)
        self.chart.switch.setParent(self.chart)  # money is all there is to compare
        self.chart.switch.hide()
        self.partings = PartingView()
        buttons = [NameButton(), *(QPushButton() for _ in range(3))]
        for button in buttons:
            button.setAutoDefault(True)
            ButtonGuard(button)
        self.review, self.rematch, self.others, self.menu = buttons
        self.review.setProperty("primary", True)
        self.review.setMinimumWidth(1)  # the others decide where room is short
        self._arrange()
        self.review.clicked.connect(self._ask_review)
        self.table.accepted.connect(self._ask_review)
        self.table.person_chosen.connect(self._name_review)
        self.retranslate()

    def show_duplicate(self, duplicate: Duplicate) -> None:
        """Compare the games of a duplicate that everybody is done with.

        Raises:
            ValueError: If not everybody is.
        """
        comparison = Comparison(duplicate)
        self._outcomes, self._duplicate = comparison.outcomes, duplicate
        people, setup = duplicate.people, setup_of_deal(duplicate)
        self.table.show_outcomes(self._outcomes, people)
        names = Names(tuple(player.name for player in people), None, marks_of(people))
        best = self._outcomes[0].person
        self.chart.show_history(comparison.course(), names, best, setup.edition)
        self.partings.show_partings(comparison)
        self.retranslate()

    def forget(self) -> None:
        """Show nothing of any game."""
        self._duplicate, self._outcomes = None, ()
        self.table.show_outcomes((), ())
        self.chart.forget()
        self.partings.forget()
        self.retranslate()

    def retranslate(self) -> None:
        self.setAccessibleName(translate("Duplicate", "Duplicate: the comparison"))
        self._overline.setText(translate("Duplicate", "Same deal, games compared"))
        self._headline.setText(breakable(self._winner_text()))
        self._subline.setText(breakable(self._deal_text()))
        self._chart_title.setText(translate("Duplicate", "Money over time"))
        self.rematch.setText(translate("Duplicate", "Another deal"))
        self.rematch.setToolTip(
            translate("Duplicate", "A new deal with the same people, edition and computers")
        )
        self.others.setText(translate("Duplicate", "New duplicate"))
        self.menu.setText(translate("Result", "Start page"))
        self._name_review()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.table.setFocus()

    def refit(self) -> None:
        self.chart.setMinimumHeight(theme.scaled(_CHART_LEAST_PX))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)

    def _arrange(self) -> None:
        page, middle = QWidget(), QWidget()
        middle.setMaximumWidth(_WIDEST_PX)
        row(1, Stretched(middle, 1000), 1, of=page)
        chart = column(self._chart_title, Stretched(self.chart, 1), spacing=theme.SPACE_HALF)
        buttons = (self.review, self.rematch, self.others, self.menu)
        column(
            *(self._overline, self._headline, self._subline, Gap(theme.SPACE), self.table),
            Gap(theme.SPACE_2),
            Stretched(
                row(
                    Stretched(chart, 4),
                    Stretched(self.partings, 5),
                    column(*buttons, 1, spacing=theme.SPACE),
                    spacing=theme.SPACE_4,
                ),
                1,
            ),
            of=middle,
            margins=(theme.SPACE_4, theme.SPACE_2, theme.SPACE_4, theme.SPACE_2),
        )
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setWidget(page)
        self.refit()

    def _winner_text(self) -> str:
        best = [each for each in self._outcomes if each.place == 1]
        if self._duplicate is None:
            return ""
        if not best:
            return translate("Duplicate", "Nobody finished the game")
        names = join_list([self._duplicate.people[each.person].name for each in best])
        return translate(
            "Duplicate",
            "{players} did best: {total} each" if len(best) > 1 else "{players} did best: {total}",
            players=names,
            total=money(best[0].total),
        )

    def _deal_text(self) -> str:
        if self._duplicate is None:
            return ""
        setup = setup_of_deal(self._duplicate)
        deal = translate(
            "Duplicate",
            "{edition}, seed {seed}.",
            edition=edition_name(setup.edition),
            seed=setup.seed,
        )
        quitters = [
            self._duplicate.people[each.person].name
            for each in self._outcomes
            if not each.is_finished
        ]
        if not quitters:
            return deal
        text = translate("Duplicate", "Gave up: {names}.", names=join_list(quitters))
        return join_sentences([deal, text])

    def _chosen(self) -> Outcome | None:
        person = self.table.person()
        return next((each for each in self._outcomes if each.person == person), None)

    def _name_review(self) -> None:
        chosen = self._chosen()
        can_review = chosen is not None and chosen.is_finished
        self.review.setEnabled(can_review)
        text = translate("Duplicate", "Review")
        if self._duplicate is not None and chosen is not None:
            name = self._duplicate.people[chosen.person].name
            text = translate("Duplicate", "Review: {name}", name=name)
        self.review.setText(escape_mnemonic(text))
        self.review.setAccessibleName(text)

    def _ask_review(self) -> None:
        chosen = self._chosen()
        if chosen is not None and chosen.is_finished:
            self.review_asked.emit(chosen.person)
