"""House rules of a new game: an edition changed rule by rule, and what was changed in words."""

import re
import unicodedata
from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QGridLayout, QLineEdit, QWidget

from acquire_desktop.games.acquire.engine.editions import (
    CLASSIC_2023,
    EDITIONS,
    BonusMode,
    Edition,
    StuckHand,
)
from acquire_desktop.games.acquire.engine.house_rules import (
    house_rules,
    house_value,
    with_house_rules,
)
from acquire_desktop.games.acquire.engine.setup import SetupError
from acquire_desktop.ui.acquire.rules.edition_points import POINTS, Point
from acquire_desktop.ui.acquire.words.setup_texts import custom_name
from acquire_desktop.ui.kit.adaptive import Adaptive
from acquire_desktop.ui.kit.boxes import Gap, Stretched, column, row
from acquire_desktop.ui.kit.choices import ValueBox
from acquire_desktop.ui.kit.keys import is_enter
from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.signs import push_button
from acquire_desktop.ui.kit.texts import label, later, money, number, translate

_AMOUNT_LIMIT = 20
CASH: Final = "starting_cash"
"""The one rule whose value is typed."""
RULES: Final = (
    *(CASH, "bonus_mode", "founder_cash", "stuck_hand", "replaces_unplayable"),
    *("declare_any_time", "two_player_market", "power_cards"),
)
"""The house rules in the order in which they are shown: all of ``HOUSE_FIELDS``."""
_MOST_CASH: Final = 100_000
"""Dollars that a player can start with."""
_NAMED: Final = {"bonus_mode": tuple(BonusMode), "stuck_hand": tuple(StuckHand)}
_EDITION_FIELDS: Final = {"bonus_mode": "bonus_places"}
"""The field of ``Edition`` behind a house rule of another name."""
_AMOUNT: Final = re.compile(r"\$? *([0-9]+|[0-9]{1,3}(?:[., ][0-9]{3})+) *\$?")


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
        self._title = self.with_text(
            label("", "title", bold=True), later("HousePanel", "House rules")
        )
        self._hint = label(tone="muted", wraps=True)
        self._labels = {name: label() for name in RULES}
        self._notes = {name: label("", "small", tone="muted", wraps=True) for name in RULES}
        self.cash = QLineEdit()
        self.cash.setMaxLength(_AMOUNT_LIMIT)
        self.cash.textEdited.connect(self._type_cash)
        self.choices = {name: ValueBox() for name in RULES if name != CASH}
        for name, choice in self.choices.items():
            choice.activated.connect(lambda at, name=name: self._choose(name, at))
        self.reset_button = self.with_text(
            push_button(self._reset), later("HousePanel", "As in the rulebook")
        )
        self.done_button = self.with_text(push_button(self.leave), later("HousePanel", "Done"))
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
        self._edition = with_house_rules(published, accepted_rules(published, changes))
        self.drop_refused()

    def problem(self) -> str:
        """Return why the amount that is typed is refused, or an empty text."""
        amount = typed_amount(self.cash.text())
        is_legal = amount is not None and bool(changed_edition(self._edition, CASH, amount))
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
        self._edition = changed_edition(self._edition, name, value) or self._edition
        self._refresh()
        self.changed.emit()

    def _choose(self, name: str, at: int) -> None:
        self._set_rule(name, self.choices[name].values[at])

    def _type_cash(self, text: str) -> None:
        amount = typed_amount(text)
        self._set_rule(CASH, -1 if amount is None else amount)

    def _reset(self) -> None:
        self.show_rules(EDITIONS[self._edition.key], {})
        self.changed.emit()

    def _refresh(self) -> None:
        name = custom_name(self._edition.key)
        self._hint.setText(
            translate("HousePanel", "If you change a rule, the game is called {name}.", name=name)
        )
        for rule in RULES:
            self._show_rule(rule)
        self.reset_button.setEnabled(bool(self.changes() or self.problem()))

    def _show_rule(self, name: str) -> None:
        """Offer the values of a rule, and say what was published or why there is no other."""
        text, control = "", self._control(name)
        if isinstance(control, ValueBox):
            editions = {
                each: changed_edition(self._edition, name, each) for each in choices_of(name)
            }
            legal = {each: value_text(e, name) for each, e in editions.items() if e is not None}
            control.show_values(legal, house_value(self._edition, name))
        is_changed, is_refused = name in self.changes(), name == CASH and bool(self.problem())
        if is_refused:
            text = self.problem()
        elif not control.isEnabled():
            text = refusal_text(name, self._edition)
        elif is_changed:
            published = value_text(EDITIONS[self._edition.key], name)
            text = translate("HousePanel", "Rulebook: {value}", value=published)
        self._notes[name].setText(text)
        theme.style_text(self._notes[name], "small", tone="loss" if is_refused else "muted")
        theme.style_text(self._labels[name], bold=is_changed)
        self._labels[name].setText(rule_label(name))
        control.setAccessibleName(rule_label(name))
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


def rule_label(name: str) -> str:
    """Return the name of a house rule."""
    return _point(name).label


def value_text(edition: Edition, name: str) -> str:
    """Return the value of a house rule in an edition, in words."""
    return _point(name).value(edition)


def choices_of(name: str) -> tuple[object, ...]:
    """Return the values of a rule that is not typed, as plain JSON values."""
    return tuple(value.value for value in _NAMED[name]) if name in _NAMED else (True, False)


def refusal_text(name: str, edition: Edition) -> str:
    """Return why a rule cannot have another value than an edition gives it."""
    if name == "two_player_market":
        fewest = edition.players[0]
        return translate("HouseRules", "This game needs at least %n player(s).", n=fewest)
    return translate("HouseRules", "This rule cannot be changed here.")


def cash_refusal_text() -> str:
    """Return the limits of the starting cash."""
    least, most = money(0), money(_MOST_CASH)
    return translate(
        "HouseRules", "Type an amount from {least} to {most}, in hundreds.", least=least, most=most
    )


def typed_amount(text: str) -> int | None:
    """Return typed dollars, with or without sign and groups, or None."""
    found = _AMOUNT.fullmatch(unicodedata.normalize("NFKC", text).strip())
    return None if found is None else int(re.sub(r"\D", "", found.group(1)))


def changes_text(edition: Edition) -> str:
    """Return the changes to the published edition, or that there are none."""
    changed = house_rules(edition)
    if not changed:
        return translate("HouseRules", "As in the rulebook.")
    named = (_point(name) for name in RULES if name in changed)
    texts = [
        translate("HouseRules", "{rule}: {value}", rule=point.label, value=point.value(edition))
        for point in named
    ]
    # A line may break after a dot, not before it.
    return "\u00a0· ".join(texts)


def accepted_rules(published: Edition, wishes: Mapping[str, object]) -> dict[str, object]:
    """Return those wishes that an edition can follow and that change something in it."""
    edition = published
    for name, value in wishes.items():
        try:
            edition = with_house_rules(edition, {name: value})
        except SetupError:
            continue
    return house_rules(edition)


def changed_edition(edition: Edition, name: str, value: object) -> Edition | None:
    """Return an edition with one house rule changed, or None if that is refused."""
    published = EDITIONS[edition.key]
    wishes = {**house_rules(edition), name: value}
    accepted = with_house_rules(published, accepted_rules(published, wishes))
    return accepted if house_value(accepted, name) == value else None


def _point(name: str) -> Point:
    field = _EDITION_FIELDS.get(name, name)
    return next(point for point in POINTS if field == point.field)
