"""Row of a seat: who plays it, the name, a person's PIN, and how strong a computer is."""

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QLineEdit, QStackedWidget, QWidget

from acquire_desktop.storage.players import NAME_LIMIT, Player, PlayerKind, clean_name
from acquire_desktop.ui.hotel_tycoon.shell.new_game import COMPUTER_LEVEL, LEVELS
from acquire_desktop.ui.hotel_tycoon.words.log_texts import LEVEL_NAMES
from acquire_desktop.ui.kit.adaptive import Adaptive
from acquire_desktop.ui.kit.boxes import Stretched, row
from acquire_desktop.ui.kit.choices import FittedBox, Segments
from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.signs import SignButton
from acquire_desktop.ui.kit.texts import later, translate
from acquire_desktop.ui.pin.pin_button import PinButton

_NAME_PX = 150


class SeatRow(Adaptive, QWidget):
    """Shows one player, whom the user may change.

    Signals:
        changed (): The user changed something.
        removal_requested (): Take this player from the table.
        accepted (): Enter was pressed in the name.
    """

    changed = Signal()
    removal_requested = Signal()
    accepted = Signal()

    def __init__(self, seat: int) -> None:
        super().__init__()
        self._number = seat + 1
        self.kind = Segments([each.value for each in PlayerKind], ("person", "computer"))
        self.name = QLineEdit()
        self.name.setMaxLength(NAME_LIMIT)
        self.level = level_box()
        self.pin = PinButton(
            self._number,
            later("SeatRow", "Four digits to enter before this player's cards are shown"),
        )
        """Lets a person choose a PIN."""
        self.remove = SignButton("close", later("SeatRow", "Remove this player"), quiet=True)
        self._of_kind = QStackedWidget()
        """A person's PIN, or the level of a computer: no seat has both."""
        of_person = QWidget()
        row(self.pin, 1, of=of_person)
        self._of_kind.addWidget(of_person)
        self._of_kind.addWidget(self.level)
        row(
            self.kind,
            Stretched(self.name, 1),
            self._of_kind,
            self.remove,
            of=self,
            spacing=theme.SPACE,
        )
        self.kind.chosen.connect(self._follow_kind)
        self.name.textEdited.connect(lambda _text: self.changed.emit())
        self.pin.chosen.connect(self.changed)
        self.name.returnPressed.connect(self.accepted)
        self.level.activated.connect(lambda _index: self.changed.emit())
        self.remove.clicked.connect(self.removal_requested)
        self.refit()
        self.retranslate()

    def player(self) -> Player:
        """Return the player as it stands here; the name may be empty."""
        kind = PlayerKind(self.kind.current())
        level = str(self.level.currentData()) if kind is PlayerKind.COMPUTER else ""
        pin = self.pin.pin if kind is PlayerKind.HUMAN else ""
        return Player(clean_name(self.name.text()), kind, level, pin=pin)

    def show_player(self, player: Player) -> None:
        """Show another player, without a signal."""
        self.kind.set_current(player.kind.value)
        if self.name.text() != player.name:
            self.name.setText(player.name)
        self.level.setCurrentIndex(LEVELS.index(player.level or COMPUTER_LEVEL))
        self.pin.show_pin(player.pin)
        self._show_kind()

    def set_others(self, others: Sequence[Player]) -> None:
        """Say who else sits at the table."""
        is_person = self.kind.current() == PlayerKind.HUMAN.value
        self.pin.set_person(self.name.text(), is_person=is_person)
        self.pin.set_others(others)
        self._measure()

    def retranslate(self) -> None:
        self.kind.set_texts((translate("SeatRow", "Human"), translate("SeatRow", "Computer")))
        for index, level in enumerate(LEVELS):
            self.level.setItemText(index, LEVEL_NAMES[level]())
        self.level.refit()
        number = self._number
        self.name.setAccessibleName(translate("SeatRow", "Name of player {seat}", seat=number))
        level = translate("SeatRow", "Level of player {seat}", seat=number)
        self.level.setAccessibleName(level)

    def refit(self) -> None:
        self.name.setMinimumWidth(theme.scaled(_NAME_PX))
        self.level.refit()
        self._measure()

    def _measure(self) -> None:
        for part in (self.pin, self.level):  # the hidden one counts, and is measured here alone
            part.ensurePolished()
            part.updateGeometry()
        self._of_kind.updateGeometry()

    def _follow_kind(self, _kind: str) -> None:
        self._show_kind()
        self.changed.emit()

    def _show_kind(self) -> None:
        is_computer = self.kind.current() == PlayerKind.COMPUTER.value
        self.level.setEnabled(is_computer)
        self._of_kind.setCurrentIndex(1 if is_computer else 0)


def level_box() -> FittedBox:
    """Return a box that offers the levels of the computer players, each with its key as data."""
    box = FittedBox()
    for level in LEVELS:
        box.addItem(LEVEL_NAMES[level](), level)
    return box
