"""Career page: the achievements of a person in all games that are kept, on four cards."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QLabel, QWidget

from acquire_desktop.games.acquire.career.career import Career
from acquire_desktop.ui.acquire.career.career_texts import summary
from acquire_desktop.ui.acquire.career.course_card import CourseCard
from acquire_desktop.ui.acquire.career.figures_card import FiguresCard
from acquire_desktop.ui.acquire.career.ladder_card import LadderCard
from acquire_desktop.ui.acquire.career.milestones_card import MilestonesCard
from acquire_desktop.ui.acquire.words.portraits import PEOPLE
from acquire_desktop.ui.kit.boxes import Stretched, column, row
from acquire_desktop.ui.kit.choices import FittedBox
from acquire_desktop.ui.kit.fit import turning_row
from acquire_desktop.ui.kit.frames import PlanPage, QuietArea
from acquire_desktop.ui.kit.look import icons, theme
from acquire_desktop.ui.kit.signs import push_button
from acquire_desktop.ui.kit.texts import breakable, label, later, translate

_PORTRAIT_PX: Final = 64
_COLUMN_PX: Final = 330
"""What a card needs beside others, at 100 % text."""
_PLACES: Final = {
    3: ((0, 0, 2), (0, 1, 1), (1, 1, 1), (0, 2, 2)),
    2: ((0, 0, 2), (0, 1, 1), (1, 1, 1), (2, 0, 1)),
    1: ((0, 0, 1), (1, 0, 1), (2, 0, 1), (3, 0, 1)),
}
"""Row, column and height of the cards by the number of columns."""


class CareerPage(PlanPage):
    """Shows a career, and what can be done with it.

    Signals:
        left (): Go back to where one was.
        sit_down (): A game for the next goal is wanted.
        export_wanted (): The games are to go into a file.
        delete_wanted (): The history is to be deleted.
        person_chosen (str): Somebody else's career is wanted.
    """

    fits_any_window = True

    left = Signal()
    sit_down = Signal()
    export_wanted = Signal()
    delete_wanted = Signal()
    person_chosen = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._career: Career | None = None
        self._columns = 0
        self._portrait = QLabel()
        self._title = label(size="display", bold=True, wraps=True)
        self._summary = label(tone="muted", wraps=True)
        self.people = FittedBox()
        self.set_text(self.people.setAccessibleName, later("Career", "Whose career"))
        self.export = self.with_text(push_button(self.export_wanted), later("Career", "Export…"))
        self.delete = self.with_text(
            push_button(self.delete_wanted), later("Career", "&Delete my history…")
        )
        self.close_button = self.with_text(push_button(self.left), later("Career", "Close"))
        self.ladder, self.course = LadderCard(), CourseCard()
        self.figures, self.milestones = FiguresCard(), MilestonesCard()
        self._note = self.with_text(
            label(size="small", tone="muted", wraps=True),
            later(
                "Career",
                "These do not count: what-if and training games, and games with house rules, extra"
                " cash or a position that was set up. Nor do games that a computer finished for"
                " you. All figures come from the list of results on this computer.",
            ),
        )
        self._grid = QGridLayout()
        self._arrange()
        self.ladder.sit_down.connect(self.sit_down)
        self.people.activated.connect(self._choose)
        self.retranslate()

    def show_career(self, career: Career, people: Sequence[str]) -> None:
        """Show the career of one of these people."""
        self._career = career
        with QSignalBlocker(self.people):
            self.people.clear()
            self.people.addItems(list(people))
            self.people.setCurrentText(career.name)
        self.people.setVisible(len(people) > 1)
        self.export.setEnabled(bool(career.games))
        self.ladder.show_ladder(career.ladder)
        self.course.show_games(career.games)
        self.figures.show_figures(career.figures)
        self.milestones.show_reached(career.milestones)
        self.retranslate()

    def retranslate(self) -> None:
        self.setAccessibleName(translate("Career", "Career"))
        if self._career is not None:
            title = translate("Career", "The career of {name}", name=self._career.name)
            self._title.setText(breakable(title))
            self._summary.setText(summary(self._career))

    def refit(self) -> None:
        side = theme.scaled(_PORTRAIT_PX)
        file = f"portraits/{PEOPLE[0]}.svg"
        self._portrait.setPixmap(icons.picture(file, side, self.devicePixelRatioF()))
        self._place_cards()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.ladder.button.setFocus(Qt.FocusReason.OtherFocusReason)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place_cards()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)

    def minimumSizeHint(self) -> QSize:
        return QSize(theme.scaled(_COLUMN_PX), 200)

    def _arrange(self) -> None:
        words = column(self._title, self._summary)
        who = row(self._portrait, Stretched(words, 1), spacing=theme.SPACE_2)
        buttons = row(self.people, self.export, self.delete, self.close_button, spacing=theme.SPACE)
        head = turning_row(Stretched(who, 1), buttons, spacing=theme.SPACE_2)
        body = QWidget()
        self._grid.setSpacing(theme.SPACE_2)
        margins = theme.SPACE_3, theme.SPACE_2, theme.SPACE_3, theme.SPACE_2
        column(
            head,
            Stretched(self._grid, 1),
            self._note,
            of=body,
            spacing=theme.SPACE_2,
            margins=margins,
        )
        area = QuietArea(body)
        area.setFrameShape(QFrame.Shape.NoFrame)
        column(Stretched(area, 1), of=self)
        self.refit()

    def _place_cards(self) -> None:
        """Put as many cards beside each other as there is room for."""
        fitting = self.width() // theme.scaled(_COLUMN_PX + theme.SPACE_2)
        columns = max(1, min(fitting, max(_PLACES)))
        if columns == self._columns:
            return
        self._columns = columns
        cards = self.ladder, self.course, self.figures, self.milestones
        for card, (line, place, high) in zip(cards, _PLACES[columns], strict=True):
            wide = columns if columns == 2 and line == 2 else 1
            self._grid.addWidget(card, line, place, high, wide)
        for place in range(max(_PLACES)):
            self._grid.setColumnStretch(place, int(place < columns))

    def _choose(self, _at: int) -> None:
        self.person_chosen.emit(self.people.currentText())
