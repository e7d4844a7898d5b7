"""Setting up a duplicate: who plays the deal one after the other, and against whom."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QLabel, QLineEdit, QScrollArea, QWidget

from acquire_desktop.games.acquire.engine.board import MAX_SEATS
from acquire_desktop.games.acquire.engine.editions import CLASSIC_2023, EDITIONS
from acquire_desktop.games.acquire.opponents import CLOCKED
from acquire_desktop.storage.players import NAME_LIMIT, Player, PlayerKind, clean_name
from acquire_desktop.ui.acquire.setup.level_box import LevelBox
from acquire_desktop.ui.acquire.setup.new_game import COMPUTER_LEVELS, default_human_name
from acquire_desktop.ui.acquire.words.setup_texts import edition_name, name_problems
from acquire_desktop.ui.kit.boxes import Gap, Stretched, column, row
from acquire_desktop.ui.kit.choices import FittedBox
from acquire_desktop.ui.kit.frames import PlanPage, centered
from acquire_desktop.ui.kit.key_guard import PrimaryButton
from acquire_desktop.ui.kit.keys import is_enter
from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.look.seat_marks import mark_icon
from acquire_desktop.ui.kit.signs import SignButton, push_button
from acquire_desktop.ui.kit.texts import label, later, translate

LEAST_PEOPLE: Final = 2
LEVELS: Final = tuple(level for level in COMPUTER_LEVELS if level not in CLOCKED)
"""The levels that play the same each time; the others search as long as a clock lets them."""
_USUAL_COMPUTERS: Final = 3
_WIDEST_PX: Final = 760
_MARK_PX: Final = 18


@dataclass(frozen=True, slots=True)
class DuplicateChoice:
    """The choices for a duplicate."""

    people: tuple[Player, ...]
    """The players of the deal in their order, 2-6, with clean and distinct names."""
    edition_key: str
    """A key of ``EDITIONS``."""
    computers: int
    """How many sit at the table with each of them, 1-5."""
    level: str
    """How well they play, one of ``LEVELS``."""


class DuplicateSetupPage(PlanPage):
    """Asks for names, edition, and the computers; says what a duplicate is.

    Signals:
        start_requested(DuplicateChoice): Begin a duplicate.
        cancelled(): Go back without one.
    """

    start_requested = Signal(object)
    cancelled = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.set_text(self.setAccessibleName, later("Duplicate", "Duplicate"))
        self._title = self.with_text(
            label("", "display", bold=True, wraps=True),
            later("Duplicate", "Duplicate: the same deal, one after another"),
        )
        self._about = self.with_text(
            label(wraps=True),
            later(
                "Duplicate",
                "Two to six people take turns at the same deal: the same tiles in the same order, "
                "the same seat, the same computers. Nobody sees how the others did until all have "
                "played. Then you compare your money, how it grew, and where your games split.",
            ),
        )
        self._people_title = self.with_text(
            label("", "title", bold=True), later("Duplicate", "Who plays, in this order")
        )
        self.names = [QLineEdit() for _ in range(MAX_SEATS)]
        """The names of the people; those beyond their number are hidden."""
        self._marks = [QLabel() for _ in self.names]
        self._removers = [
            SignButton("close", partial(_remove_text, at), quiet=True)
            for at in range(len(self.names))
        ]
        self._rows = [QWidget() for _ in self.names]
        self._count = LEAST_PEOPLE
        self.add = self.with_text(
            push_button(self._add, "plus"), later("Duplicate", "Add a person")
        )
        self._edition_title = self.with_text(label(), later("Duplicate", "Edition"))
        self._computers_title = self.with_text(label(), later("Duplicate", "Against"))
        self.editions, self.computers = FittedBox(), FittedBox()
        self.level = LevelBox(LEVELS)
        self._problem = label(wraps=True, tone="loss")
        self._cancel = self.with_text(push_button(self.cancelled), later("NewGamePage", "Cancel"))
        self.start = self.with_text(PrimaryButton(), later("Duplicate", "Start the duplicate"))
        self.start.setAutoDefault(True)
        self._arrange()
        self._connect()
        self.retranslate()
        self.set_people([default_human_name()])

    def set_people(self, names: Sequence[str]) -> None:
        """Offer these names; where there are fewer than two, others are to be typed."""
        self._count = max(LEAST_PEOPLE, min(len(names), MAX_SEATS))
        for at, field in enumerate(self.names):
            field.setText(names[at] if at < len(names) else "")
        self._show_rows()
        self._problem.clear()

    def choice(self) -> DuplicateChoice:
        """Return the choice, whether it can begin like this or not."""
        people = tuple(
            Player(clean_name(field.text()), PlayerKind.HUMAN, mark=at)
            for at, field in enumerate(self.names[: self._count])
        )
        edition, computers = str(self.editions.currentData()), int(self.computers.currentData())
        return DuplicateChoice(people, edition, computers, self.level.level())

    def begin(self) -> None:
        """Be shown: the first name that is not there is asked for."""
        empty = [field for field in self.names[: self._count] if not field.text()]
        first = empty[0] if empty else self.start
        first.setFocus(Qt.FocusReason.OtherFocusReason)

    def retranslate(self) -> None:
        for at, field in enumerate(self.names):
            name = translate("Duplicate", "Name of person {number}", number=at + 1)
            field.setAccessibleName(name)
            field.setPlaceholderText(translate("SeatRow", "Name"))
        self.editions.setAccessibleName(self._edition_title.text())
        self.computers.setAccessibleName(translate("Duplicate", "Number of computers"))
        self.level.setAccessibleName(translate("Duplicate", "Level of the computers"))
        for at, key in enumerate(EDITIONS):
            self.editions.setItemText(at, edition_name(EDITIONS[key]))
        for at in range(self.computers.count()):
            count = translate("Duplicate", "%n computer(s)", n=at + 1)
            self.computers.setItemText(at, count)
        for box in (self.editions, self.computers):
            box.refit()
        self.level.retranslate()

    def redraw(self) -> None:
        side = theme.scaled(_MARK_PX)
        for mark, place in enumerate(self._marks):
            place.setPixmap(mark_icon(mark).pixmap(QSize(side, side), self.devicePixelRatioF()))

    def refit(self) -> None:
        self._card.setMaximumWidth(theme.scaled(_WIDEST_PX))
        self.redraw()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if is_enter(event):
            self._try_start()
        elif event.key() == Qt.Key.Key_Escape:
            self.cancelled.emit()
        else:
            super().keyPressEvent(event)

    def _arrange(self) -> None:
        for at, line in enumerate(self._rows):
            self.names[at].setMaxLength(NAME_LIMIT)
            parts = (self._marks[at], Stretched(self.names[at], 1), self._removers[at])
            row(*parts, of=line, spacing=theme.SPACE)
        for key in EDITIONS:
            self.editions.addItem("", key)
        self.editions.setCurrentIndex(self.editions.findData(CLASSIC_2023.key))
        for count in range(1, MAX_SEATS):
            self.computers.addItem("", count)
        self.computers.setCurrentIndex(_USUAL_COMPUTERS - 1)
        self._card = card = QFrame()
        card.setProperty("role", "card")
        column(
            column(self._title, self._about, spacing=theme.SPACE),
            Gap(theme.SPACE),
            self._people_title,
            *self._rows,
            row(self.add, 1),
            Gap(theme.SPACE),
            row(self._edition_title, self.editions, 1, spacing=theme.SPACE),
            row(self._computers_title, self.computers, self.level, 1, spacing=theme.SPACE),
            self._problem,
            Gap(theme.SPACE),
            row(1, self._cancel, self.start, spacing=theme.SPACE),
            of=card,
            margins=theme.SPACE_4,
            spacing=theme.SPACE,
        )
        page = QWidget()
        column(1, centered(card), 2, of=page, margins=(0, theme.SPACE_2, 0, theme.SPACE_2))
        scroll = QScrollArea()
        scroll.setWidgetResizable(True)
        scroll.setFrameShape(QFrame.Shape.NoFrame)
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        scroll.setWidget(page)
        column(Stretched(scroll, 1), of=self)
        self.refit()

    def _connect(self) -> None:
        for at, remover in enumerate(self._removers):
            remover.clicked.connect(partial(self._remove, at))
            self.names[at].textEdited.connect(lambda _text: self._problem.clear())
            self.names[at].returnPressed.connect(self._try_start)
        self.start.clicked.connect(self._try_start)

    def _show_rows(self) -> None:
        for at, line in enumerate(self._rows):
            line.setVisible(at < self._count)
            self._removers[at].setEnabled(self._count > LEAST_PEOPLE)
        self.add.setEnabled(self._count < MAX_SEATS)

    def _add(self) -> None:
        self._count += 1
        self._show_rows()
        self.names[self._count - 1].setFocus(Qt.FocusReason.OtherFocusReason)

    def _remove(self, at: int) -> None:
        names = [field.text() for field in self.names[: self._count]]
        self.set_people(names[:at] + names[at + 1 :])
        self.names[min(at, self._count - 1)].setFocus(Qt.FocusReason.OtherFocusReason)

    def _try_start(self) -> None:
        """Begin, or say what is wrong and lead there."""
        choice = self.choice()
        problems = name_problems(choice.people)
        for field, problem in zip(self.names, problems, strict=False):
            field.setAccessibleDescription(problem)
            if problem:
                self._problem.setText(problem)
                field.setFocus(Qt.FocusReason.OtherFocusReason)
                return
        self.start_requested.emit(choice)


def _remove_text(at: int) -> str:
    return translate("Duplicate", "Remove person {number}", number=at + 1)
