"""Options of a new game: edition, mode, power cards, holdings and the order of the tiles."""

from collections.abc import Callable, Mapping
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QAbstractButton,
    QButtonGroup,
    QCheckBox,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QRadioButton,
    QWidget,
)

from acquire_desktop.games.acquire.engine.editions import (
    CLASSIC_2023,
    EDITIONS,
    BonusMode,
    Edition,
    Printing,
    bonus_mode,
    modes_of,
)
from acquire_desktop.games.acquire.engine.view import Holdings
from acquire_desktop.storage.players import Player
from acquire_desktop.ui.acquire.setup.house_panel import HousePanel, changes_text
from acquire_desktop.ui.acquire.setup.new_game import NewGame
from acquire_desktop.ui.acquire.words.setup_texts import edition_summary, seed_note
from acquire_desktop.ui.kit.adaptive import Adaptive
from acquire_desktop.ui.kit.boxes import Gap, Stretched, column, hairline, row
from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.signs import push_button
from acquire_desktop.ui.kit.texts import label, later, translate

_SEED_LIMIT: Final = 64
"""The most characters of a seed."""


class OptionsPanel(Adaptive, QWidget):
    """Chooses the rules and the tiles of the next game.

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

    def __init__(self, house: HousePanel) -> None:
        """Make the panel; the house rules, which are shown elsewhere, hold the edition."""
        super().__init__()
        self._house = house
        self._had_cards = False
        self._edition_title = self._titled(later("NewGamePage", "Edition"))
        self._holdings_title = self._titled(later("NewGamePage", "Holdings"))
        self._tiles_title = self._titled(later("NewGamePage", "Order of the tiles"))
        self._mode_title = label(bold=True, tone="muted")
        self._printings = _Choice(*(printing.value for printing in Printing))
        self._modes = _Choice(*(mode.value for mode in BonusMode))
        self._holdings = _Choice(*(item.value for item in Holdings))
        self._seeds = _Choice("random", "typed")
        self._compare = self.with_text(
            push_button(self.compare_requested), later("NewGamePage", "Compare…")
        )
        self._house_button = self.with_text(
            push_button(self.house_requested), later("NewGamePage", "House rules…")
        )
        self._cards = self.with_text(QCheckBox(), later("NewGamePage", "Power cards"))
        self._summary, self._cards_note, self._house_note = _note(), _note(), _note()
        self._holdings_notes = [_note() for _ in Holdings]
        self._problem = label("", "small", tone="loss", wraps=True)
        self._problem.hide()
        self._seed = QLineEdit()
        self._seed.setMaxLength(_SEED_LIMIT)
        self._arrange()
        self._connect()
        self.set_edition(CLASSIC_2023.key, {})
        self.retranslate()

    def _titled(self, text: Callable[[], str]) -> QLabel:
        return self.with_text(label("", "title", bold=True), text)

    def edition(self) -> Edition:
        """Return the chosen edition, house rules included."""
        return self._house.edition()

    def choice(self, players: tuple[Player, ...]) -> NewGame:
        """Return the choice for these players."""
        edition, holdings = self.edition(), Holdings(self._holdings.current())
        has_cards = self._cards.isChecked() and edition.power_cards
        seed, house = self._typed_seed(), self._house.changes()
        return NewGame(edition.key, players, holdings, seed, has_cards, house)

    def lacks_seed(self) -> bool:
        """Tell whether a seed is wanted but none is typed."""
        return self._seeds.current() == "typed" and not self._typed_seed()

    def set_edition(self, key: str, house: Mapping[str, object]) -> None:
        """Show an edition, or the usual one for a key that is not known, without a signal."""
        edition = EDITIONS.get(key, CLASSIC_2023)
        self._printings.set_current(edition.printing.value)
        if len(self._modes_now()) > 1:
            self._modes.set_current(bonus_mode(edition).value)
        self._house.show_rules(self._published(), house)
        self._show_edition()

    def show_choice(self, choice: NewGame) -> None:
        """Show a choice, without a signal."""
        self._cards.setChecked(choice.power_cards)
        self._holdings.set_current(choice.holdings.value)
        self._seeds.set_current("typed" if choice.seed else "random")
        self._seed.setText(choice.seed)
        self.set_edition(choice.edition_key, choice.house)

    def show_problem(self, text: str) -> None:
        """Say why the edition does not fit; an empty text takes it back."""
        self._problem.setText(text)
        self._problem.setVisible(bool(text))
        self._summary.setVisible(not text)
        self._printings.describe(text)

    def set_large(self, is_large: bool) -> None:
        """Write all explanations as large as a large window has room for, or as usual."""
        size: theme.TextSize = "body" if is_large else "small"
        notes = self._summary, self._cards_note, self._house_note
        for note in (*notes, *self._holdings_notes):
            theme.style_text(note, size, tone="muted")

    def focus_edition(self) -> None:
        """Put the focus on the chosen edition."""
        self._printings.chosen().setFocus()

    def focus_house(self) -> None:
        """Put the focus on the way to the house rules."""
        self._house_button.setFocus()

    def focus_seed(self) -> None:
        """Put the cursor into the seed."""
        self._seed.setFocus(Qt.FocusReason.OtherFocusReason)

    def retranslate(self) -> None:
        self._printings.set_texts(
            translate("NewGamePage", "2008"),
            translate("NewGamePage", "2023"),
            translate("NewGamePage", "Japanese"),
        )
        self._modes.set_texts(
            translate("NewGamePage", "Classic"), translate("NewGamePage", "Tycoon")
        )
        self._holdings.set_texts(
            translate("NewGamePage", "Open"),
            translate("NewGamePage", "Memory aid"),
            translate("NewGamePage", "Strict"),
        )
        self._tell_holdings()
        self._seeds.set_texts(
            translate("NewGamePage", "Random"), translate("NewGamePage", "From a seed")
        )
        self._compare.setAccessibleName(translate("NewGamePage", "Compare editions"))
        self._seed.setPlaceholderText(translate("NewGamePage", "Same seed, same tiles"))
        self._seed.setAccessibleName(translate("NewGamePage", "Seed"))
        self._seed.setAccessibleDescription(seed_note())
        self._seed.setToolTip(seed_note())
        self._show_edition()

    def _tell_holdings(self) -> None:
        """Say beside each level of the holdings what it shows, to screen readers too."""
        notes = (
            translate("NewGamePage", "Everybody sees all cash and stock: best for a first game."),
            translate("NewGamePage", "Everybody sees the announced totals."),
            translate("NewGamePage", "You see only your own, and the log since your last turn."),
        )
        for button, note, text in zip(
            self._holdings.buttons(), self._holdings_notes, notes, strict=True
        ):
            note.setText(text)
            button.setAccessibleDescription(text)

    def _arrange(self) -> None:
        half, space = Gap(theme.SPACE_HALF), Gap(theme.SPACE)
        levels = zip(self._holdings.buttons(), self._holdings_notes, strict=True)
        column(
            _row(self._edition_title, 1, self._compare),
            _row(*self._printings.buttons(), 1),
            _row(self._mode_title, *self._modes.buttons(), 1, indent=theme.SPACE_3),
            self._summary,
            self._problem,
            half,
            _row(self._cards, Stretched(self._cards_note, 1)),
            half,
            _row(self._house_button, Stretched(self._house_note, 1)),
            *(space, hairline(), space, self._holdings_title),
            *(_row(button, Stretched(note, 1)) for button, note in levels),
            *(space, hairline(), space, self._tiles_title),
            _row(*self._seeds.buttons(), 1),
            half,
            self._seed,
            1,
            of=self,
            spacing=theme.SPACE_HALF,
        )

    def _connect(self) -> None:
        for choice in (self._printings, self._modes, self._holdings):
            choice.idClicked.connect(self._note_change)
        self._seeds.idClicked.connect(self._choose_seed_kind)
        self._cards.clicked.connect(lambda _checked: self.changed.emit())
        self._seed.textEdited.connect(lambda _text: self.changed.emit())
        self._seed.returnPressed.connect(self.accepted)
        self._house.changed.connect(self._note_house)

    def _typed_seed(self) -> str:
        if self._seeds.current() == "random":
            return ""
        return "".join(char for char in self._seed.text() if char.isprintable()).strip()

    def _published(self) -> Edition:
        modes = self._modes_now()
        return modes.get(BonusMode(self._modes.current()), next(iter(modes.values())))

    def _modes_now(self) -> Mapping[BonusMode, Edition]:
        return modes_of(Printing(self._printings.current()))

    def _note_change(self) -> None:
        """Take another edition; house rules stay as far as it can follow them."""
        self._house.show_rules(self._published(), self._house.changes())
        self._show_edition()
        self.changed.emit()

    def _note_house(self) -> None:
        """Take a changed rule; a game that now allows power cards is played with them."""
        if self.edition().power_cards and not self._had_cards:
            self._cards.setChecked(True)
        self._show_edition()
        self.changed.emit()

    def _choose_seed_kind(self) -> None:
        self._show_edition()
        if self._seeds.current() == "typed":
            self.focus_seed()
        self.changed.emit()

    def _show_edition(self) -> None:
        # The modes stand under the name of the edition that they belong to, if it has any.
        name = self._printings.chosen().text()
        self._mode_title.setText(translate("NewGamePage", "{edition}:", edition=name))
        for part in (self._mode_title, *self._modes.buttons()):
            part.setVisible(len(self._modes_now()) > 1)
        self._modes.describe(self._mode_title.text())
        edition = self.edition()
        has_cards = self._had_cards = edition.power_cards
        self._cards.setEnabled(has_cards)
        self._cards_note.setText(
            translate(
                "NewGamePage",
                "Five for each player, each used once."
                if has_cards
                else "In the Japanese editions, or by a house rule.",
            )
        )
        self._cards.setAccessibleDescription(self._cards_note.text())
        self._seed.setVisible(self._seeds.current() == "typed")
        self._summary.setText(edition_summary(edition))
        self._house_note.setText(changes_text(edition))
        self._house_button.setAccessibleDescription(self._house_note.text())


class _Choice(QButtonGroup):
    def __init__(self, *keys: str) -> None:
        super().__init__()
        self._keys = keys
        for at in range(len(keys)):
            self.addButton(QRadioButton(), at)
        self.set_current(keys[0])

    def current(self) -> str:
        return self._keys[self.checkedId()]

    def chosen(self) -> QAbstractButton:
        return self.button(self.checkedId())

    def set_current(self, key: str) -> None:
        self.button(self._keys.index(key)).setChecked(True)

    def set_texts(self, *texts: str) -> None:
        for button, text in zip(self.buttons(), texts, strict=True):
            button.setText(text)

    def describe(self, text: str) -> None:
        for button in self.buttons():
            button.setAccessibleDescription(text)


def _row(*parts: QWidget | Stretched | int, indent: int = 0) -> QHBoxLayout:
    return row(*parts, spacing=theme.SPACE_2, margins=(indent, 0, 0, 0))


def _note() -> QLabel:
    return label("", "small", tone="muted", wraps=True)
