"""The part of the new-game page that changes an edition rule by rule."""

from collections.abc import Mapping

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent, QWheelEvent
from PySide6.QtWidgets import (
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from acquire_desktop.engine.editions import EDITIONS, Edition
from acquire_desktop.engine.house import house_rules, house_value, with_house_rules
from acquire_desktop.ui.kit.fitted_box import FittedBox
from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.texts import number, plain, translate
from acquire_desktop.ui.setup.house_texts import (
    CASH,
    RULES,
    accepted_rules,
    cash_refusal_text,
    choices_of,
    refusal_text,
    rule_label,
    typed_amount,
    value_text,
)
from acquire_desktop.ui.words.setup_texts import custom_name

_AMOUNT_LIMIT = 20
_LABEL, _CONTROL, _NOTE = range(3)
_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class HousePanel(QWidget):
    """Shows every rule that can be changed, with what the published edition says.

    Signals:
        changed(): The user changed a rule, or typed one that is refused.
        left(): Go back to the choice of edition and players.
    """

    changed = Signal()
    left = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._edition = EDITIONS["2023-classic"]
        self._title = plain(QLabel())
        self._hint = plain(QLabel())
        self._labels = {name: plain(QLabel()) for name in RULES}
        self._notes = {name: plain(QLabel()) for name in RULES}
        self.cash = QLineEdit()
        self.choices = {name: _RuleChoice() for name in RULES if name != CASH}
        self.reset_button = QPushButton()
        self.done_button = QPushButton()
        self._build()
        self._connect()
        self.retranslate()

    def edition(self) -> Edition:
        """Return the edition with the rules as they stand; a refused amount is not among them."""
        return self._edition

    def changes(self) -> dict[str, object]:
        """Return the rules that differ from the published edition, as plain JSON values."""
        return house_rules(self._edition)

    def show_rules(self, published: Edition, changes: Mapping[str, object]) -> None:
        """Show an edition with as many of the changes as it can follow, without a signal."""
        self._edition = with_house_rules(published, accepted_rules(published, changes))
        self.drop_refused()

    def problem(self) -> str:
        """Return why the amount that is typed is refused, or an empty text."""
        amount = typed_amount(self.cash.text())
        is_legal = amount is not None and bool(self._edition_with(CASH, amount))
        return "" if is_legal else cash_refusal_text()

    def drop_refused(self) -> None:
        """Show the last amount that made sense again."""
        self.cash.setText(number(self._edition.starting_cash))
        self._refresh()

    def focus_cash(self) -> None:
        """Put the cursor into the starting cash."""
        self.cash.setFocus(Qt.FocusReason.OtherFocusReason)
        self.cash.selectAll()

    def retranslate(self) -> None:
        """Set every text again, in the present language."""
        self._title.setText(translate("HousePanel", "House rules"))
        self.reset_button.setText(translate("HousePanel", "As published"))
        self.done_button.setText(translate("HousePanel", "Done"))
        self.cash.setAccessibleName(rule_label(CASH))
        for name in RULES:
            self._labels[name].setText(rule_label(name))
        if not self.problem():
            self.cash.setText(number(self._edition.starting_cash))
        self._refresh()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter and Escape lead back; Escape drops an amount that is refused."""
        if event.key() == Qt.Key.Key_Escape:
            self.escape()
        elif event.key() in _ENTER:
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

    # Changing

    def _edition_with(self, name: str, value: object) -> Edition | None:
        """Return the edition with one rule changed, or None if that is refused."""
        published = EDITIONS[self._edition.key]
        wishes = {**self.changes(), name: value}
        accepted = with_house_rules(published, accepted_rules(published, wishes))
        return accepted if house_value(accepted, name) == value else None

    def _set_rule(self, name: str, value: object) -> None:
        edition = self._edition_with(name, value)
        if edition is not None:
            self._edition = edition
        self._refresh()
        self.changed.emit()

    def _type_cash(self, text: str) -> None:
        amount = typed_amount(text)
        self._set_rule(CASH, -1 if amount is None else amount)

    def _reset(self) -> None:
        self.show_rules(EDITIONS[self._edition.key], {})
        self.changed.emit()

    # Showing

    def _refresh(self) -> None:
        published = EDITIONS[self._edition.key]
        self._hint.setText(
            translate(
                "HousePanel",
                "With a rule changed, the game is called {name}.",
                name=custom_name(published.key),
            )
        )
        for name in self.choices:
            self._show_choice(name)
        for name in RULES:
            self._show_note(name, published)
        self.reset_button.setEnabled(bool(self.changes() or self.problem()))

    def _show_choice(self, name: str) -> None:
        """Offer the values of a rule; one without another legal value cannot be changed."""
        choice, present = self.choices[name], house_value(self._edition, name)
        variants = {value: self._edition_with(name, value) for value in choices_of(name)}
        legal = {value: value_text(e, name) for value, e in variants.items() if e is not None}
        choice.show_values(legal, present)
        choice.setEnabled(len(legal) > 1)
        choice.setAccessibleName(rule_label(name))

    def _show_note(self, name: str, published: Edition) -> None:
        note, text = self._notes[name], ""
        is_changed, is_refused = name in self.changes(), name == CASH and bool(self.problem())
        if is_changed:
            text = translate("HousePanel", "Published: {value}", value=value_text(published, name))
        if is_refused:
            text = self.problem()
        elif name in self.choices and not self.choices[name].isEnabled():
            text = refusal_text(name, self._edition)
        note.setText(text)
        theme.style_text(note, "small", tone="loss" if is_refused else "muted")
        theme.style_text(self._labels[name], bold=is_changed)
        control = self.cash if name == CASH else self.choices[name]
        control.setAccessibleDescription(text)

    # Set-up

    def _build(self) -> None:
        theme.style_text(self._title, "title", bold=True)
        theme.style_text(self._hint, tone="muted")
        self._hint.setWordWrap(True)
        self.cash.setMaxLength(_AMOUNT_LIMIT)
        head = QHBoxLayout()
        head.addWidget(self._title, 1)
        head.addWidget(self.reset_button)
        head.addWidget(self.done_button)
        for button in (self.reset_button, self.done_button):
            button.setAutoDefault(True)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(theme.SPACE)
        layout.addLayout(head)
        layout.addWidget(self._hint)
        layout.addSpacing(theme.SPACE)
        layout.addLayout(self._build_rows())
        layout.addStretch(1)

    def _build_rows(self) -> QGridLayout:
        grid = QGridLayout()
        grid.setHorizontalSpacing(theme.SPACE_3)
        grid.setVerticalSpacing(theme.SPACE)
        grid.setColumnStretch(_NOTE, 1)
        for row, name in enumerate(RULES):
            self._notes[name].setWordWrap(True)
            grid.addWidget(self._labels[name], row, _LABEL)
            if name == CASH:
                grid.addWidget(self.cash, row, _CONTROL, Qt.AlignmentFlag.AlignLeft)
            else:
                grid.addWidget(self.choices[name], row, _CONTROL)
            grid.addWidget(self._notes[name], row, _NOTE)
        return grid

    def _connect(self) -> None:
        self.cash.textEdited.connect(self._type_cash)
        self.reset_button.clicked.connect(self._reset)
        self.done_button.clicked.connect(self.leave)
        for name, choice in self.choices.items():
            choice.activated.connect(
                lambda place, name=name: self._set_rule(name, self.choices[name].values[place])
            )


class _RuleChoice(FittedBox):
    """The values of one rule; the wheel scrolls the page and changes nothing."""

    def __init__(self) -> None:
        super().__init__()
        self.values: list[object] = []

    def show_values(self, texts: Mapping[object, str], present: object) -> None:
        """Offer these values under their texts, the present one chosen."""
        self.values = list(texts)
        if [self.itemText(row) for row in range(self.count())] != list(texts.values()):
            self.clear()
            self.addItems(list(texts.values()))
            self.refit()
        self.setCurrentIndex(self.values.index(present))

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()
