"""Run picker: steps through actions that differ in amount; and the lines of the buttons of all."""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from acquire_desktop.games.hotel_tycoon.engine.actions import Action, Bid, Drive
from acquire_desktop.games.hotel_tycoon.engine.decisions import MoveChoice
from acquire_desktop.games.hotel_tycoon.engine.view import View
from acquire_desktop.ui.hotel_tycoon.choices import equals_of, landing_of
from acquire_desktop.ui.hotel_tycoon.words.action_texts import drive_title
from acquire_desktop.ui.hotel_tycoon.words.button_text import ActionText
from acquire_desktop.ui.hotel_tycoon.words.names import Names
from acquire_desktop.ui.hotel_tycoon.words.outlook_texts import (
    drive_text,
    place_text,
    short_stay_text,
    stay_text,
)
from acquire_desktop.ui.kit.boxes import Stretched, column, row
from acquire_desktop.ui.kit.line.choice_button import ChoiceButton, Lines
from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.texts import join_sentences, join_terse, money, number, translate

_STEPS: Final = (-10, -1, 1, 10)
"""The steps of a picker."""


class RunPicker(QWidget):
    """A button for one choice of a run, and above it steps to the others.

    Signals:
        chosen (object): The action that the button names.
        moved (object): The action that it names from now on.
    """

    chosen = Signal(object)
    moved = Signal(object)

    def __init__(self, run: tuple[Action, ...], make: Callable[[Action], ChoiceButton]) -> None:
        """Make the picker, which begins at the first choice.

        Args:
            run: The choices in order.
            make: Makes the button of one of them.
        """
        super().__init__()
        self._run, self._make = run, make
        self._at = 0
        self.steppers = {step: self._stepper(step) for step in _STEPS}
        steps = (Stretched(stepper, 1) for stepper in self.steppers.values())
        self.button = self._made()
        # The button may grow: below it the steps would move away under the pointer.
        self._box: QVBoxLayout = column(
            row(*steps, spacing=theme.SPACE_HALF), self.button, of=self, spacing=theme.SPACE_HALF
        )
        self._show()

    def action(self) -> Action:
        """Return the choice that the button names."""
        return self._run[self._at]

    def lead_to(self, wanted: Action) -> None:
        """Go to a choice and mark it, if it is one of the run."""
        if wanted in self._run:
            self.move_by(self._run.index(wanted) - self._at)
            self.button.set_marked(True)

    def move_by(self, steps: int) -> None:
        """Go some choices on, at most to the first or last one."""
        self._at = min(max(self._at + steps, 0), len(self._run) - 1)
        old, self.button = self.button, self._made()
        self._box.replaceWidget(old, self.button)
        old.hide()
        old.deleteLater()
        self._show()
        self.moved.emit(self.action())

    def _stepper(self, step: int) -> QPushButton:
        button = QPushButton(("+" if step > 0 else "−") + self._amount(step))
        button.setProperty("small", True)
        button.setMinimumSize(theme.TARGET_PX, theme.TARGET_PX)
        more = translate("HotelChoices", "more") if step > 0 else translate("HotelChoices", "less")
        button.setAccessibleName(join_terse([self._amount(step), more]))
        button.clicked.connect(lambda: self.move_by(step))
        return button

    def _amount(self, step: int) -> str:
        """Return how much a step is: dollars of a bid, or spaces."""
        first, second = self._run[0], self._run[min(1, len(self._run) - 1)]
        if isinstance(first, Bid) and isinstance(second, Bid):
            return money(abs(step) * max(second.amount - first.amount, 1))
        return number(abs(step))

    def _made(self) -> ChoiceButton:
        button = self._make(self.action())
        button.clicked.connect(lambda: self.chosen.emit(self.action()))
        return button

    def _show(self) -> None:
        for step, button in self.steppers.items():
            button.setVisible(len(self._run) > 1)
            button.setEnabled(self._at > 0 if step < 0 else self._at < len(self._run) - 1)


def lines_of(
    action: Action, texts: ActionText, view: View, names: Names
) -> tuple[Lines, Lines | None]:
    """Return the lines of the button of an action, and shorter ones for little room."""
    if not isinstance(action, Drive) or not isinstance(view.decision, MoveChoice):
        short = texts.short
        return Lines(*texts[:2]), None if short is None else Lines(*short[:2])
    landed = landing_of(action, view)
    equals = [each.pips for each in equals_of(action, view) if isinstance(each, Drive)]
    title = texts.title if action.tip else drive_title(equals)
    place = place_text(landed)
    detail = join_sentences([texts.detail, place]) if texts.detail else place
    brief = Lines(drive_text(title, landed), texts.detail, short_stay_text(landed))
    return Lines(title, detail, stay_text(landed, names)), brief
