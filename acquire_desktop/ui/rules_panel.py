"""The right half of the new-game page: edition, mode, holdings and seed."""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtWidgets import (
    QButtonGroup,
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
from acquire_desktop.ui import theme
from acquire_desktop.ui.setup_texts import edition_summary
from acquire_desktop.ui.texts import plain, translate

SEED_LIMIT: Final = 64
"""The most characters of a seed."""

_EDITION_KEYS: Final = {
    ("2008", "classic"): "2008",
    ("2023", "classic"): "2023-classic",
    ("2023", "tycoon"): "2023-tycoon",
}
"""The edition for each printing and mode; the 2008 game has no modes."""


class RulesPanel(QWidget):
    """Where the rules and the tiles of the next game are chosen.

    Signals:
        changed(): The user chose something else.
        accepted(): Enter was pressed in the seed.
        compare_requested(): Show the editions side by side.
    """

    changed = Signal()
    accepted = Signal()
    compare_requested = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._titles = [plain(QLabel()) for _ in range(3)]
        self._printings = _Choice(("2008", "2023"), self._note_change)
        self._modes = _Choice(("classic", "tycoon"), self._note_change)
        self._holdings = _Choice(tuple(item.value for item in Holdings), self._note_change)
        self._seeds = _Choice(("random", "typed"), self._choose_seed_kind)
        self._compare = QPushButton()
        self._compare.setAutoDefault(True)
        self._compare.clicked.connect(self.compare_requested)
        self._summary = plain(QLabel())
        self._problem = plain(QLabel())
        self._holdings_notes = [plain(QLabel()) for _ in Holdings]
        self._seed = QLineEdit()
        self._seed.setMaxLength(SEED_LIMIT)
        self._seed.textEdited.connect(lambda _text: self.changed.emit())
        self._seed.returnPressed.connect(self.accepted)
        self._build()
        self.set_choice(EDITIONS["2023-classic"], Holdings.OPEN, "")
        self.retranslate()

    def edition(self) -> Edition:
        """Return the chosen edition."""
        printing = self._printings.current()
        mode = self._modes.current() if printing == "2023" else "classic"
        return EDITIONS[_EDITION_KEYS[printing, mode]]

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

    def set_choice(self, edition: Edition, holdings: Holdings, seed: str) -> None:
        """Show these rules, without a signal."""
        places = {key: place for place, key in _EDITION_KEYS.items()}
        printing, mode = places.get(edition.key, ("2023", "classic"))
        self._printings.set_current(printing)
        if printing == "2023":
            self._modes.set_current(mode)
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
            translate("NewGamePage", "2008"), translate("NewGamePage", "2023")
        )
        self._modes.set_texts(
            translate("NewGamePage", "Classic"), translate("NewGamePage", "Tycoon")
        )
        self._holdings.set_texts(
            translate("NewGamePage", "Open"), translate("NewGamePage", "Hidden")
        )
        open_note, hidden_note = self._holdings_notes
        open_note.setText(translate("NewGamePage", "Everybody sees all cash and stocks."))
        hidden_note.setText(translate("NewGamePage", "You see only your own cash and stocks."))
        self._seeds.set_texts(
            translate("NewGamePage", "Random"), translate("NewGamePage", "From a seed")
        )
        self._seed.setPlaceholderText(translate("NewGamePage", "Same seed, same tiles"))
        self._seed.setAccessibleName(translate("NewGamePage", "Seed"))
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
        layout.addSpacing(theme.SPACE)
        layout.addLayout(_row(*self._printings.buttons))
        layout.addLayout(_row(*self._modes.buttons, indent=theme.SPACE_3))
        layout.addWidget(self._summary)
        layout.addWidget(self._problem)
        _add_section(layout, holdings_title)
        for button, note in zip(self._holdings.buttons, self._holdings_notes, strict=True):
            theme.style_text(note, "small", tone="muted")
            note.setWordWrap(True)
            row = QHBoxLayout()
            row.setSpacing(theme.SPACE_2)
            row.addWidget(button)
            row.addWidget(note, 1)
            layout.addLayout(row)
        _add_section(layout, tiles_title)
        layout.addLayout(_row(*self._seeds.buttons))
        layout.addSpacing(theme.SPACE_HALF)
        layout.addWidget(self._seed)
        layout.addStretch(1)

    def _note_change(self) -> None:
        self._show_edition()
        self.changed.emit()

    def _choose_seed_kind(self) -> None:
        self._show_edition()
        if self._seeds.current() == "typed":
            self.focus_seed()
        self.changed.emit()

    def _show_edition(self) -> None:
        self._modes.set_enabled(self._printings.current() == "2023")
        self._seed.setVisible(self._seeds.current() == "typed")
        self._summary.setText(edition_summary(self.edition()))


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

    def set_enabled(self, enabled: bool) -> None:
        for button in self.buttons:
            button.setEnabled(enabled)

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


def _add_section(layout: QVBoxLayout, title: QLabel) -> None:
    line = QFrame()
    line.setProperty("role", "hairline")
    line.setProperty("upright", False)
    layout.addSpacing(theme.SPACE_2)
    layout.addWidget(line)
    layout.addSpacing(theme.SPACE_2)
    layout.addWidget(title)
    layout.addSpacing(theme.SPACE)
