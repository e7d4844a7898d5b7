"""House rules of a new game: an edition changed rule by rule."""

from collections.abc import Mapping

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QGridLayout, QLineEdit, QPushButton, QWidget

from acquire_desktop.games.acquire.engine.editions import CLASSIC_2023, EDITIONS, Edition
from acquire_desktop.games.acquire.engine.house_rules import (
    house_rules,
    house_value,
    with_house_rules,
)
from acquire_desktop.ui.acquire.setup import house_texts
from acquire_desktop.ui.acquire.setup.house_texts import CASH, RULES
from acquire_desktop.ui.acquire.words.setup_texts import custom_name
from acquire_desktop.ui.kit.adaptive import Adaptive
from acquire_desktop.ui.kit.boxes import Gap, Stretched, column, row
from acquire_desktop.ui.kit.choices import ValueBox
from acquire_desktop.ui.kit.keys import is_enter
from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.texts import label, number, translate

_AMOUNT_LIMIT = 20


class HousePanel(Adaptive, QWidget):
    """Shows every rule that can be changed, with what the published edition says.

    Signals:
        changed(): The user changed a rule, or typed one that is refused.
        left(): Go back to the choice of edition and players.
    """

    changed = Signal()
    left = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._edition = CLASSIC_2023
        self._title = label("", "title", bold=True)
        self._hint = label(tone="muted", wraps=True)
        self._labels = {name: label() for name in RULES}
        self._notes = {name: label("", "small", tone="muted", wraps=True) for name in RULES}
        self.cash = QLineEdit()
        self.cash.setMaxLength(_AMOUNT_LIMIT)
        self.cash.textEdited.connect(self._type_cash)
        self.choices = {name: ValueBox() for name in RULES if name != CASH}
        for name, choice in self.choices.items():
            choice.activated.connect(lambda at, name=name: self._choose(name, at))
        self.reset_button, self.done_button = QPushButton(), QPushButton()
        for button, press in ((self.reset_button, self._reset), (self.done_button, self.leave)):
            button.setAutoDefault(True)
            button.clicked.connect(press)
        self._arrange()
        self.retranslate()

    def edition(self) -> Edition:
        """Return the edition with the rules as they stand; a refused amount is not among them."""
        return self._edition

    def changes(self) -> dict[str, object]:
        """Return the rules that differ from the published edition, as plain JSON values."""
        return house_rules(self._edition)

    def show_rules(self, published: Edition, changes: Mapping[str, object]) -> None:
        """Show an edition with as many of the changes as it can follow, without a signal."""
        self._edition = with_house_rules(published, house_texts.accepted_rules(published, changes))
        self.drop_refused()

    def problem(self) -> str:
        """Return why the amount that is typed is refused, or an empty text."""
        amount = house_texts.typed_amount(self.cash.text())
        is_legal = amount is not None and bool(
            house_texts.changed_edition(self._edition, CASH, amount)
        )
        return "" if is_legal else house_texts.cash_refusal_text()

    def drop_refused(self) -> None:
        """Show the last amount that made sense again."""
        self.cash.setText(number(self._edition.starting_cash))
        self._refresh()

    def focus_cash(self) -> None:
        """Put the cursor into the starting cash."""
        self.cash.setFocus(Qt.FocusReason.OtherFocusReason)
        self.cash.selectAll()

    def retranslate(self) -> None:
        self._title.setText(translate("HousePanel", "House rules"))
        self.reset_button.setText(translate("HousePanel", "As published"))
        self.done_button.setText(translate("HousePanel", "Done"))
        if not self.problem():
            is_selected = self.cash.hasSelectedText()
            self.cash.setText(number(self._edition.starting_cash))
            if is_selected:
                self.cash.selectAll()
        self._refresh()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter and Escape lead back; Escape drops an amount that is refused."""
        if event.key() == Qt.Key.Key_Escape:
            self.escape()
        elif is_enter(event):
            self.leave()
        else:
            super().keyPressEvent(event)

    def escape(self) -> None:
        """Go back, without an amount that is refused."""
        self.drop_refused()
        self.changed.emit()
        self.left.emit()

    def leave(self) -> None:
        """Go back, unless an amount is refused."""
        if self.problem():
            self.focus_cash()
        else:
            self.left.emit()

    def _set_rule(self, name: str, value: object) -> None:
        self._edition = house_texts.changed_edition(self._edition, name, value) or self._edition
        self._refresh()
        self.changed.emit()

    def _choose(self, name: str, at: int) -> None:
        self._set_rule(name, self.choices[name].values[at])

    def _type_cash(self, text: str) -> None:
        amount = house_texts.typed_amount(text)
        self._set_rule(CASH, -1 if amount is None else amount)

    def _reset(self) -> None:
        self.show_rules(EDITIONS[self._edition.key], {})
        self.changed.emit()

    def _refresh(self) -> None:
        name = custom_name(self._edition.key)
        self._hint.setText(
            translate("HousePanel", "With a rule changed, the game is called {name}.", name=name)
        )
        for rule in RULES:
            self._show_rule(rule)
        self.reset_button.setEnabled(bool(self.changes() or self.problem()))

    def _show_rule(self, name: str) -> None:
        """Offer the values of a rule, and say what was published or why there is no other."""
        text, control = "", self._control(name)
        if isinstance(control, ValueBox):
            editions = {
                each: house_texts.changed_edition(self._edition, name, each)
                for each in house_texts.choices_of(name)
            }
            legal = {
                each: house_texts.value_text(e, name)
                for each, e in editions.items()
                if e is not None
            }
            control.show_values(legal, house_value(self._edition, name))
        is_changed, is_refused = name in self.changes(), name == CASH and bool(self.problem())
        if is_refused:
            text = self.problem()
        elif not control.isEnabled():
            text = house_texts.refusal_text(name, self._edition)
        elif is_changed:
            told = house_texts.value_text(EDITIONS[self._edition.key], name)
            text = translate("HousePanel", "Published: {value}", value=told)
        self._notes[name].setText(text)
        theme.style_text(self._notes[name], "small", tone="loss" if is_refused else "muted")
        theme.style_text(self._labels[name], bold=is_changed)
        self._labels[name].setText(house_texts.rule_label(name))
        control.setAccessibleName(house_texts.rule_label(name))
        control.setAccessibleDescription(text)

    def _control(self, name: str) -> QWidget:
        return self.cash if name == CASH else self.choices[name]

    def _arrange(self) -> None:
        rules = QGridLayout()
        rules.setHorizontalSpacing(theme.SPACE_3)
        rules.setVerticalSpacing(theme.SPACE)
        rules.setColumnStretch(2, 1)
        for at, name in enumerate(RULES):
            rules.addWidget(self._labels[name], at, 0)
            rules.addWidget(self._control(name), at, 1)
            rules.addWidget(self._notes[name], at, 2)
        rules.setAlignment(self.cash, Qt.AlignmentFlag.AlignLeft)
        buttons = self.reset_button, self.done_button
        head = row(Stretched(self._title, 1), *buttons, spacing=theme.SPACE)
        column(head, self._hint, Gap(theme.SPACE), rules, 1, of=self, spacing=theme.SPACE)
