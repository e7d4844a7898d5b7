"""The right half of the new-game page: edition, mode, holdings and seed."""

from collections.abc import Callable, Mapping
from typing import Final

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtWidgets import (
    QAbstractButton,
    QButtonGroup,
    QCheckBox,
    QFrame,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QRadioButton,
    QVBoxLayout,
    QWidget,
)

from acquire_desktop.engine.editions import EDITIONS, Edition
from acquire_desktop.engine.observation import Holdings
from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.texts import plain, translate
from acquire_desktop.ui.setup.house_panel import HousePanel
from acquire_desktop.ui.setup.house_texts import changes_text
from acquire_desktop.ui.words.setup_texts import edition_summary, seed_note

SEED_LIMIT: Final = 64
"""The most characters of a seed."""

_EDITION_KEYS: Final = {
    ("2008", "classic"): "2008",
    ("2023", "classic"): "2023-classic",
    ("2023", "tycoon"): "2023-tycoon",
    ("ja", "classic"): "ja-classic",
    ("ja", "tycoon"): "ja-tycoon",
}
"""The edition for each printing and mode; the 2008 game has no modes."""


class RulesPanel(QWidget):
    """Where the rules and the tiles of the next game are chosen.

    Signals:
        changed(): The user chose something else.
        accepted(): Enter was pressed in the seed.
        compare_requested(): Show the editions side by side.
        house_requested(): Show the house rules.
    """

    changed = Signal()
    accepted = Signal()
    compare_requested = Signal()
    house_requested = Signal()

    def __init__(self, house: HousePanel, parent: QWidget | None = None) -> None:
        """Make the panel.

        Args:
            house: Changes the rules of the chosen edition; shown elsewhere.
            parent: The owner.
        """
        super().__init__(parent)
        self._house = house
        self._had_cards = False
        self._titles = [plain(QLabel()) for _ in range(3)]
        self._printings = _Choice(("2008", "2023", "ja"), self._note_change)
        self._mode_title = plain(QLabel())
        self._modes = _Choice(("classic", "tycoon"), self._note_change)
        self._holdings = _Choice(tuple(item.value for item in Holdings), self._note_change)
        self._seeds = _Choice(("random", "typed"), self._choose_seed_kind)
        self._compare = QPushButton()
        self._compare.setAutoDefault(True)
        self._compare.clicked.connect(self.compare_requested)
        self._summary = plain(QLabel())
        self._problem = plain(QLabel())
        self._cards = QCheckBox()
        self._cards.clicked.connect(lambda _checked: self.changed.emit())
        self._cards_note = plain(QLabel())
        self._house_button = QPushButton()
        self._house_button.setAutoDefault(True)
        self._house_button.clicked.connect(self.house_requested)
        self._house_note = plain(QLabel())
        self._holdings_notes = [plain(QLabel()) for _ in Holdings]
        self._seed = QLineEdit()
        self._seed.setMaxLength(SEED_LIMIT)
        self._seed.textEdited.connect(lambda _text: self.changed.emit())
        self._seed.returnPressed.connect(self.accepted)
        self._build()
        self._house.changed.connect(self._note_house)
        self.set_edition("2023-classic", {})
        self.set_choice(Holdings.OPEN, "")
        self.retranslate()

    def edition(self) -> Edition:
        """Return the chosen edition, house rules included."""
        return self._house.edition()

    def _published(self) -> Edition:
        printing = self._printings.current()
        mode = self._modes.current() if printing != "2008" else "classic"
        return EDITIONS[_EDITION_KEYS[printing, mode]]

    def power_cards(self) -> bool:
        """Return whether the power cards are wanted and the edition has them."""
        return self._cards.isChecked() and self.edition().power_cards

    def holdings(self) -> Holdings:
        """Return whether holdings lie open."""
        return Holdings(self._holdings.current())

    def seed(self) -> str:
        """Return the seed, empty for random tiles or when none is typed yet."""
        if self._seeds.current() == "random":
            return ""
        return "".join(char for char in self._seed.text() if char.isprintable()).strip()

    def lacks_seed(self) -> bool:
        """Tell whether a seed is wanted but none is typed."""
        return self._seeds.current() == "typed" and not self.seed()

    def set_edition(self, key: str, house: Mapping[str, object]) -> None:
        """Show an edition, or the usual one for a key that is not known, without a signal."""
        places = {key: place for place, key in _EDITION_KEYS.items()}
        printing, mode = places.get(key, ("2023", "classic"))
        self._printings.set_current(printing)
        if printing != "2008":
            self._modes.set_current(mode)
        self._house.show_rules(self._published(), house)
        self._show_edition()

    def set_choice(self, holdings: Holdings, seed: str, power_cards: bool = False) -> None:
        """Show what is chosen besides the edition, without a signal."""
        self._cards.setChecked(power_cards)
        self._holdings.set_current(holdings.value)
        self._seeds.set_current("typed" if seed else "random")
        self._seed.setText(seed)
        self._show_edition()

    def show_problem(self, text: str) -> None:
        """Say why the edition does not fit; an empty text takes it back."""
        self._problem.setText(text)
        self._problem.setVisible(bool(text))
        self._summary.setVisible(not text)
        self._printings.describe(text)

    def focus_edition(self) -> None:
        """Put the focus on the chosen edition."""
        self._printings.focus()

    def focus_house(self) -> None:
        """Put the focus on the way to the house rules."""
        self._house_button.setFocus()

    def focus_seed(self) -> None:
        """Put the cursor into the seed."""
        self._seed.setFocus(Qt.FocusReason.OtherFocusReason)

    def retranslate(self) -> None:
        """Set every text again, in the present language."""
        edition_title, holdings_title, tiles_title = self._titles
        edition_title.setText(translate("NewGamePage", "Edition"))
        self._compare.setText(translate("NewGamePage", "Compare…"))
        self._compare.setAccessibleName(translate("NewGamePage", "Compare editions"))
        holdings_title.setText(translate("NewGamePage", "Holdings"))
        tiles_title.setText(translate("NewGamePage", "Order of the tiles"))
        self._printings.set_texts(
            translate("NewGamePage", "2008"),
            translate("NewGamePage", "2023"),
            translate("NewGamePage", "Japanese"),
        )
        self._cards.setText(translate("NewGamePage", "Power cards"))
        self._house_button.setText(translate("NewGamePage", "House rules…"))
        self._modes.set_texts(
            translate("NewGamePage", "Classic"), translate("NewGamePage", "Tycoon")
        )
        self._holdings.set_texts(
            translate("NewGamePage", "Open"), translate("NewGamePage", "Hidden")
        )
        open_note, hidden_note = self._holdings_notes
        open_note.setText(
            translate("NewGamePage", "Everybody sees all cash and stocks: best for a first game.")
        )
        hidden_note.setText(translate("NewGamePage", "You see only your own cash and stocks."))
        self._seeds.set_texts(
            translate("NewGamePage", "Random"), translate("NewGamePage", "From a seed")
        )
        self._seed.setPlaceholderText(translate("NewGamePage", "Same seed, same tiles"))
        self._seed.setAccessibleName(translate("NewGamePage", "Seed"))
        self._seed.setAccessibleDescription(seed_note())
        self._seed.setToolTip(seed_note())
        self._show_edition()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def _build(self) -> None:
        self._summary.setWordWrap(True)
        self._problem.setWordWrap(True)
        self._problem.hide()
        theme.style_text(self._summary, "small", tone="muted")
        theme.style_text(self._problem, "small", tone="loss")
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(theme.SPACE_HALF)
        edition_title, holdings_title, tiles_title = self._titles
        for title in self._titles:
            theme.style_text(title, "title", bold=True)
        head = _row(edition_title)
        head.addWidget(self._compare)
        layout.addLayout(head)
        layout.addLayout(_row(*self._printings.buttons))
        theme.style_text(self._mode_title, bold=True, tone="muted")
        layout.addLayout(_row(self._mode_title, *self._modes.buttons, indent=theme.SPACE_3))
        layout.addWidget(self._summary)
        layout.addWidget(self._problem)
        layout.addSpacing(theme.SPACE_HALF)
        layout.addLayout(_noted(self._cards, self._cards_note))
        layout.addSpacing(theme.SPACE_HALF)
        layout.addLayout(_noted(self._house_button, self._house_note))
        _add_section(layout, holdings_title)
        for button, note in zip(self._holdings.buttons, self._holdings_notes, strict=True):
            layout.addLayout(_noted(button, note))
        _add_section(layout, tiles_title)
        layout.addLayout(_row(*self._seeds.buttons))
        layout.addSpacing(theme.SPACE_HALF)
        layout.addWidget(self._seed)
        layout.addStretch(1)

    def _note_change(self) -> None:
        """Take another edition; house rules stay as far as it can follow them."""
        self._house.show_rules(self._published(), self._house.changes())
        self._show_edition()
        self.changed.emit()

    def _note_house(self) -> None:
        """Take a changed rule; whoever allows power cards wants to play with them."""
        has_cards = self.edition().power_cards
        if has_cards and not self._had_cards:
            self._cards.setChecked(True)
        self._show_edition()
        self.changed.emit()

    def _choose_seed_kind(self) -> None:
        self._show_edition()
        if self._seeds.current() == "typed":
            self.focus_seed()
        self.changed.emit()

    def _show_edition(self) -> None:
        self._show_modes()
        edition = self.edition()
        has_cards = self._had_cards = edition.power_cards
        self._cards.setEnabled(has_cards)
        self._cards_note.setText(
            translate("NewGamePage", "Five for each player, each used once.")
            if has_cards
            else translate("NewGamePage", "In the Japanese editions, or by a house rule.")
        )
        self._cards.setAccessibleDescription(self._cards_note.text())
        self._seed.setVisible(self._seeds.current() == "typed")
        self._summary.setText(edition_summary(edition))
        self._house_note.setText(changes_text(edition))
        self._house_button.setAccessibleDescription(self._house_note.text())

    def _show_modes(self) -> None:
        """Offer the modes under the name of the edition that they belong to, if it has any."""
        has_modes = self._printings.current() != "2008"
        name = self._printings.current_text()
        self._mode_title.setText(translate("NewGamePage", "{edition}:", edition=name))
        self._mode_title.setVisible(has_modes)
        self._modes.set_visible(has_modes)
        self._modes.describe(self._mode_title.text())


class _Choice:
    """Radio buttons of which one is chosen, by key."""

    def __init__(self, keys: tuple[str, ...], on_choice: Callable[[], None]) -> None:
        self._group = QButtonGroup()
        self._keys = keys
        self.buttons = tuple(QRadioButton() for _ in keys)
        for button in self.buttons:
            self._group.addButton(button)
            button.clicked.connect(lambda _checked: on_choice())
        self.buttons[0].setChecked(True)

    def current(self) -> str:
        chosen = (button.isChecked() for button in self.buttons)
        return next(key for key, is_chosen in zip(self._keys, chosen, strict=True) if is_chosen)

    def set_current(self, key: str) -> None:
        self.buttons[self._keys.index(key)].setChecked(True)

    def set_texts(self, *texts: str) -> None:
        for button, text in zip(self.buttons, texts, strict=True):
            button.setText(text)

    def current_text(self) -> str:
        return self.buttons[self._keys.index(self.current())].text()

    def set_visible(self, visible: bool) -> None:
        for button in self.buttons:
            button.setVisible(visible)

    def describe(self, text: str) -> None:
        for button in self.buttons:
            button.setAccessibleDescription(text)

    def focus(self) -> None:
        self.buttons[self._keys.index(self.current())].setFocus()


def _row(*widgets: QWidget, indent: int = 0) -> QHBoxLayout:
    row = QHBoxLayout()
    row.setContentsMargins(indent, 0, 0, 0)
    row.setSpacing(theme.SPACE_2)
    for widget in widgets:
        row.addWidget(widget)
    row.addStretch(1)
    return row


def _noted(button: QAbstractButton, note: QLabel) -> QHBoxLayout:
    """Put a button and a note on it beside each other."""
    theme.style_text(note, "small", tone="muted")
    note.setWordWrap(True)
    row = QHBoxLayout()
    row.setSpacing(theme.SPACE_2)
    row.addWidget(button)
    row.addWidget(note, 1)
    return row


def _add_section(layout: QVBoxLayout, title: QLabel) -> None:
    line = QFrame()
    line.setProperty("role", "hairline")
    line.setProperty("upright", False)
    layout.addSpacing(theme.SPACE_2)
    layout.addWidget(line)
    layout.addSpacing(theme.SPACE_2)
    layout.addWidget(title)
    layout.addSpacing(theme.SPACE)
