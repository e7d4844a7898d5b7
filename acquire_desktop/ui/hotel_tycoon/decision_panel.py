"""The panel in which every decision is made: the question, the choices, and the main button."""

from functools import partial
from typing import Final

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QPushButton, QVBoxLayout, QWidget

from acquire_desktop.games.hotel_tycoon.engine.actions import Action, Drive
from acquire_desktop.games.hotel_tycoon.engine.board import NOBODY
from acquire_desktop.games.hotel_tycoon.engine.decisions import (
    BeforeThrow,
    GameOver,
    MoveChoice,
    ParkedTurn,
)
from acquire_desktop.games.hotel_tycoon.engine.view import View
from acquire_desktop.games.hotel_tycoon.outlook import landings
from acquire_desktop.ui.hotel_tycoon.choice_button import ChoiceButton, RunPicker
from acquire_desktop.ui.hotel_tycoon.choices import (
    Group,
    groups_of,
    landing_of,
    primary_of,
    tile_of,
)
from acquire_desktop.ui.hotel_tycoon.words.action_texts import action_text
from acquire_desktop.ui.hotel_tycoon.words.decision_texts import question, waiting
from acquire_desktop.ui.hotel_tycoon.words.names import Names
from acquire_desktop.ui.hotel_tycoon.words.outlook_texts import (
    landing_text,
    outlook_text,
    risk_text,
)
from acquire_desktop.ui.kit.adaptive import Adaptive
from acquire_desktop.ui.kit.boxes import Stretched, column
from acquire_desktop.ui.kit.fitted_label import FittedLabel
from acquire_desktop.ui.kit.frames import QuietArea
from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.texts import escape_mnemonic, join_sentences, label, translate

_DIGITS: Final = 9


class DecisionPanel(Adaptive, QFrame):
    """Every decision of the game, by the legal actions of the view.

    Signals:
        chosen (object): The action that the player chose.
        pointed (int): The tile of the choice under the pointer; ``NOBODY`` for none.
    """

    chosen = Signal(object)
    pointed = Signal(int)
    is_region = True

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "panel")
        self._view: View | None = None
        self._names = Names(())
        self._open: set[str] = set()
        self.question = FittedLabel("title", "body", "small", bold=True)
        self.question.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        self.primary = QPushButton()
        self.primary.setProperty("primary", True)
        self.primary.clicked.connect(self._do_primary)
        self.choices: list[ChoiceButton] = []
        self.picker: RunPicker | None = None
        self._actions: list[Action] = []
        self._area = QuietArea(QWidget())
        self._question_box = QWidget()
        column(self.question, of=self._question_box)
        margins = (theme.SPACE_2, theme.SPACE, theme.SPACE_2, theme.SPACE_2)
        parts = (self._question_box, Stretched(self._area, 1), self.primary)
        column(*parts, of=self, spacing=theme.SPACE, margins=margins)
        self.retranslate()
        self.refit()

    def show_view(self, view: View, names: Names) -> None:
        """Show what is asked of the seat whose view it is, or whom it waits for."""
        if self._view is None or type(view.decision) is not type(self._view.decision):
            self._open.clear()
        self._view, self._names = view, names
        self._write()

    def fold(self) -> None:
        """Fold again what somebody has opened."""
        self._open.clear()

    def choose_digit(self, digit: int) -> bool:
        """Take the choice with a digit, and tell whether there is one."""
        if not 1 <= digit <= min(len(self._actions), _DIGITS):
            return False
        self.chosen.emit(self._actions[digit - 1])
        return True

    def click_primary(self) -> None:
        """Do what the main button does, if it does anything."""
        if self.primary.isEnabled():
            self.primary.click()

    def retranslate(self) -> None:
        self.setAccessibleName(translate("HotelPanel", "Decision"))
        if self._view is not None:
            self._write()

    def refit(self) -> None:
        if not hasattr(self, "_question_box"):
            return
        height = self.fontMetrics().height() * 2 + theme.text_px("title") * 2
        self._question_box.setFixedHeight(height)
        self.primary.setMinimumHeight(theme.scaled(40))
        self._fit_question()
        if self._view is not None:
            self._write()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_question()

    def _fit_question(self) -> None:
        room = QSize(self.width() - 2 * theme.SPACE_2, self._question_box.height())
        self.question.set_room(room)

    def _write(self) -> None:
        view, names = self._view, self._names
        assert view is not None, "there is something to show"
        decides = bool(view.legal)
        is_over = isinstance(view.decision, GameOver)
        asked = question(view, names) if decides or is_over else waiting(view, names)
        self.question.show_text(asked)
        primary = primary_of(view)
        text = translate("HotelPanel", "Choose one of these")
        if primary is not None:
            told = action_text(primary, view, names)
            text = told.title
        elif not decides:
            text = translate("HotelPanel", "Please wait")
        if is_over:
            text = translate("HotelPanel", "The game is over.")
        self.primary.setText(escape_mnemonic(text))
        self.primary.setEnabled(primary is not None)
        self._fill(view, names)

    def _fill(self, view: View, names: Names) -> None:
        """Make the choices anew."""
        self.choices, self._actions, self.picker = [], [], None
        body = QWidget()
        box = column(of=body, spacing=theme.SPACE_HALF)
        box.setContentsMargins(0, 0, theme.SPACE, 0)
        if isinstance(view.decision, BeforeThrow | ParkedTurn):
            self._add_outlook(box, view)
        for group in groups_of(view):
            self._add_group(box, group, view, names)
        box.addStretch(1)
        old = self._area.takeWidget()
        self._area.setWidget(body)
        if old is not None:  # what was clicked may still be in it
            old.hide()
            old.deleteLater()

    def _add_outlook(self, box: QVBoxLayout, view: View) -> None:
        """Say what the next throw may cost."""
        found = landings(view)
        box.addWidget(label(outlook_text(found), "body", wraps=True))
        for landing in found:
            if landing.fee:
                box.addWidget(label(risk_text(landing), "small", tone="loss", wraps=True))

    def _add_group(self, box: QVBoxLayout, group: Group, view: View, names: Names) -> None:
        if group.is_folded and group.title not in self._open:
            opener = ChoiceButton(f"{group.title} …")
            opener.clicked.connect(partial(self._unfold, group.title))
            box.addWidget(opener)
            self.choices.append(opener)
            return
        if group.title:
            box.addWidget(label(group.title, "small", bold=True, tone="muted"))
        if group.is_run:
            self.picker = RunPicker(group.actions, view, names)
            self.picker.chosen.connect(self.chosen)
            box.addWidget(self.picker)
            return
        for action in group.actions:
            box.addWidget(self._button(action, view, names))

    def _button(self, action: Action, view: View, names: Names) -> ChoiceButton:
        told = action_text(action, view, names)
        detail = told.detail
        if isinstance(action, Drive) and isinstance(view.decision, MoveChoice):
            landed = landing_text(landing_of(action, view), names)
            detail = join_sentences([detail, landed]) if detail else landed
        self._actions.append(action)
        digit = len(self._actions) if len(self._actions) <= _DIGITS else 0
        button = ChoiceButton(told.title, detail, digit)
        button.clicked.connect(lambda: self.chosen.emit(action))
        tile = tile_of(action, view)
        button.pointed.connect(lambda is_on: self.pointed.emit(tile if is_on else NOBODY))
        self.choices.append(button)
        return button

    def _unfold(self, title: str) -> None:
        self._open.add(title)
        if self._view is not None:
            self._fill(self._view, self._names)

    def _do_primary(self) -> None:
        action = primary_of(self._view) if self._view is not None else None
        if action is not None:
            self.chosen.emit(action)
