"""Row of a seat: who plays it, the name, and how strong a computer is."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QLineEdit, QToolButton, QWidget

from acquire_desktop.storage.players import NAME_LIMIT, Player, PlayerKind, clean_name
from acquire_desktop.ui.hotel_tycoon.place.new_game import COMPUTER_LEVEL, LEVELS
from acquire_desktop.ui.hotel_tycoon.place.setup_texts import LEVEL_NAMES
from acquire_desktop.ui.kit.adaptive import Adaptive
from acquire_desktop.ui.kit.boxes import Stretched, row
from acquire_desktop.ui.kit.choices import FittedBox, Segments
from acquire_desktop.ui.kit.look import icons, theme
from acquire_desktop.ui.kit.texts import translate

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
        self.level = FittedBox()
        for level in LEVELS:
            self.level.addItem("", level)
        self.remove = QToolButton()
        self.remove.setProperty("quiet", True)
        row(
            self.kind,
            Stretched(self.name, 1),
            self.level,
            self.remove,
            of=self,
            spacing=theme.SPACE,
        )
        self.kind.chosen.connect(self._follow_kind)
        self.name.textEdited.connect(lambda _text: self.changed.emit())
        self.name.returnPressed.connect(self.accepted)
        self.level.activated.connect(lambda _index: self.changed.emit())
        self.remove.clicked.connect(self.removal_requested)
        self.redraw()
        self.refit()
        self.retranslate()

    def player(self) -> Player:
        """Return the player as it stands here; the name may be empty."""
        kind = PlayerKind(self.kind.current())
        level = str(self.level.currentData()) if kind is PlayerKind.COMPUTER else ""
        return Player(clean_name(self.name.text()), kind, level)

    def show_player(self, player: Player) -> None:
        """Show another player, without a signal."""
        self.kind.set_current(player.kind.value)
        if self.name.text() != player.name:
            self.name.setText(player.name)
        self.level.setCurrentIndex(LEVELS.index(player.level or COMPUTER_LEVEL))
        self._show_kind()

    def retranslate(self) -> None:
        self.kind.set_texts((translate("SeatRow", "Human"), translate("SeatRow", "Computer")))
        for index, level in enumerate(LEVELS):
            self.level.setItemText(index, LEVEL_NAMES[level]())
        self.level.refit()
        number = self._number
        self.name.setAccessibleName(translate("SeatRow", "Name of player {seat}", seat=number))
        level = translate("SeatRow", "Level of player {seat}", seat=number)
        self.level.setAccessibleName(level)
        remove = translate("SeatRow", "Remove this player")
        self.remove.setToolTip(remove)
        self.remove.setAccessibleName(remove)

    def redraw(self) -> None:
        self.remove.setIcon(icons.icon("close"))

    def refit(self) -> None:
        self.name.setMinimumWidth(theme.scaled(_NAME_PX))

    def _follow_kind(self, _kind: str) -> None:
        self._show_kind()
        self.changed.emit()

    def _show_kind(self) -> None:
        self.level.setEnabled(self.kind.current() == PlayerKind.COMPUTER.value)
