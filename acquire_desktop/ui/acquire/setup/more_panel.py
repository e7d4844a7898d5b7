"""The rarer choices for a game: house rules, power cards, tiles, clocks, and a training game."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QCheckBox, QLineEdit, QSizePolicy, QWidget

from acquire_desktop.session.screen import human_seats
from acquire_desktop.storage.players import Player
from acquire_desktop.storage.seats.clock_state import COUNTED, MINUTES
from acquire_desktop.ui.acquire.setup.house_panel import HousePanel
from acquire_desktop.ui.acquire.setup.new_game import NewGame, person_in
from acquire_desktop.ui.acquire.words.clock_texts import clock_name, clock_note
from acquire_desktop.ui.acquire.words.setup_texts import seed_note
from acquire_desktop.ui.kit.adaptive import Adaptive
from acquire_desktop.ui.kit.boxes import Gap, Stretched, column, hairline, row
from acquire_desktop.ui.kit.choices import Segments, ValueBox
from acquire_desktop.ui.kit.fit import turning_row
from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.signs import push_button
from acquire_desktop.ui.kit.texts import label, later, translate

_SEED_LIMIT: Final = 64
"""The most characters of a seed."""
_RANDOM, _TYPED = "random", "typed"
_CLOCKS: Final = (None, COUNTED, *MINUTES)


class MorePanel(Adaptive, QWidget):
    """Shows the house rules, and below them what else can be chosen.

    Signals:
        changed (): The user chose something else, house rules excepted.
        accepted (): Enter was pressed in the seed.
        compare_requested (): Show the editions side by side.
    """

    changed = Signal()
    accepted = Signal()
    compare_requested = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.house = HousePanel()
        self._had_cards = False
        self.cards = self.with_text(QCheckBox(), later("NewGamePage", "Power cards"))
        self.training = self.with_text(QCheckBox(), later("NewGamePage", "Training game"))
        """Whether any move is taken back, where one person plays computers."""
        self._cards_note = label("", "small", tone="muted", wraps=True)
        self._training_note = label("", "small", tone="muted", wraps=True)
        self.clock = ValueBox()
        """How much time each person has: minutes, or a way without."""
        self._clock_note = label("", "small", tone="muted", wraps=True)
        self.seeds = Segments((_RANDOM, _TYPED))
        self.seed = QLineEdit()
        self.seed.setMaxLength(_SEED_LIMIT)
        compare = self.with_text(
            push_button(self.compare_requested), later("NewGamePage", "Compare…")
        )
        self.set_text(compare.setAccessibleName, later("NewGamePage", "Compare editions"))
        tiles = self.with_text(label(bold=True), later("NewGamePage", "Order of the tiles"))
        self.set_text(self.seeds.setAccessibleName, later("NewGamePage", "Order of the tiles"))
        self.seeds.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        times = self.with_text(label(bold=True), later("NewGamePage", "Thinking time"))
        self.set_text(self.clock.setAccessibleName, later("NewGamePage", "Thinking time"))
        clock = turning_row(
            *(times, self.clock, Stretched(self._clock_note, 1)), spacing=theme.SPACE_2
        )
        order = turning_row(tiles, self.seeds, Stretched(self.seed, 1), spacing=theme.SPACE_2)
        column(
            self.house,
            *(Gap(theme.SPACE), hairline(), Gap(theme.SPACE)),
            turning_row(
                Stretched(_with_note(self.cards, self._cards_note), 1),
                Stretched(_with_note(self.training, self._training_note), 1),
                spacing=theme.SPACE_2,
            ),
            row(Stretched(order, 1), compare, spacing=theme.SPACE_2),
            clock,
            of=self,
            spacing=theme.SPACE,
        )
        self.cards.clicked.connect(self.changed)
        self.training.clicked.connect(self.changed)
        self.clock.activated.connect(self.changed)
        self.seeds.chosen.connect(self._choose_seed_kind)
        self.seed.textEdited.connect(self.changed)
        self.seed.returnPressed.connect(self.accepted)
        self.house.changed.connect(self._note_house)
        self.seeds.set_current(_RANDOM)
        self._offer_clocks(None)
        self.retranslate()

    def show_choice(self, choice: NewGame) -> None:
        """Show a choice, without a signal; its edition is there already."""
        self.cards.setChecked(choice.power_cards)
        self.training.setChecked(choice.is_training)
        self.seeds.set_current(_TYPED if choice.seed else _RANDOM)
        self.seed.setText(choice.seed)
        self._offer_clocks(choice.clock)
        self.follow()

    def has_power_cards(self) -> bool:
        """Tell whether the game is played with power cards, as its edition allows."""
        return self.cards.isChecked() and self.house.edition().power_cards

    def chosen_clock(self) -> int | None:
        """Return the minutes that each person has, 0 to count them only, or None for no clock."""
        return _CLOCKS[self.clock.currentIndex()]

    def typed_seed(self) -> str:
        """Return the seed that is wanted, or an empty text."""
        if self.seeds.current() == _RANDOM:
            return ""
        return "".join(char for char in self.seed.text() if char.isprintable()).strip()

    def lacks_seed(self) -> bool:
        """Tell whether a seed is wanted but none is typed."""
        return self.seeds.current() == _TYPED and not self.typed_seed()

    def focus_seed(self) -> None:
        """Put the cursor into the seed."""
        self.seed.setFocus(Qt.FocusReason.OtherFocusReason)

    def show_company(self, players: Sequence[Player]) -> None:
        """Say what a training game is for these players, or why there is none."""
        is_alone = bool(person_in(players))
        self.training.setEnabled(is_alone)
        self._training_note.setText(
            translate(
                "NewGamePage",
                "Take back any move, even after the computers' turns. It does not count."
                if is_alone
                else "When one person plays against computers.",
            )
        )
        self.training.setAccessibleDescription(self._training_note.text())
        self.clock.setEnabled(bool(human_seats(players)))

    def follow(self) -> None:
        """Follow the edition: not every one has power cards."""
        has_cards = self._had_cards = self.house.edition().power_cards
        self.cards.setEnabled(has_cards)
        self._cards_note.setText(
            translate(
                "NewGamePage",
                "Five for each player, each used once."
                if has_cards
                else "In the Japanese editions, or by a house rule.",
            )
        )
        self.cards.setAccessibleDescription(self._cards_note.text())
        self.seed.setVisible(self.seeds.current() == _TYPED)
        self._clock_note.setText(clock_note(self.chosen_clock()))
        self.clock.setAccessibleDescription(self._clock_note.text())

    def retranslate(self) -> None:
        self.seeds.set_texts(
            [translate("NewGamePage", "Random"), translate("NewGamePage", "From a seed")]
        )
        self.seed.setPlaceholderText(translate("NewGamePage", "Same seed, same tiles"))
        self.seed.setAccessibleName(translate("NewGamePage", "Seed"))
        self.seed.setAccessibleDescription(seed_note())
        self.seed.setToolTip(seed_note())
        self._offer_clocks(self.chosen_clock())
        self.follow()

    def _offer_clocks(self, chosen: int | None) -> None:
        is_enabled = self.clock.isEnabled()
        self.clock.show_values({each: clock_name(each) for each in _CLOCKS}, chosen)
        self.clock.setEnabled(is_enabled)

    def _note_house(self) -> None:
        """Take a changed rule; a game that now allows power cards is played with them."""
        if self.house.edition().power_cards and not self._had_cards:
            self.cards.setChecked(True)
        self.follow()

    def _choose_seed_kind(self) -> None:
        self.follow()
        if self.seeds.current() == _TYPED:
            self.focus_seed()
        self.changed.emit()


def _with_note(box: QCheckBox, note: QWidget) -> QWidget:
    line = QWidget()
    row(box, Stretched(note, 1), of=line, spacing=theme.SPACE_2)
    return line
