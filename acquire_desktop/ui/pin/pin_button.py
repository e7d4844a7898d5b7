"""The button of a person's PIN, to set a game up: says whether there is one, and has it chosen."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QToolButton

from acquire_desktop.storage.players import Player, PlayerKind
from acquire_desktop.storage.seats.pins import locked
from acquire_desktop.ui.kit.look import icons, theme
from acquire_desktop.ui.kit.texts import later, translate


class PinButton(QToolButton):
    """Shown where people sit at the table together; keeps of a PIN only what a save does.

    Signals:
        chosen (): The PIN is another one now, or none.
    """

    chosen = Signal()

    def __init__(self, number: int, why: Callable[[], str] | None = None) -> None:
        """Make the button.

        Args:
            number: The seat, counted from 1.
            why: Says what the PIN is asked for; left out, that it is for tiles.
        """
        super().__init__()
        self._why = why or later(
            "SeatRow", "Four digits to enter before this player's tiles are shown"
        )
        self._number = number
        self._name = self.pin = ""
        """What is kept of the PIN, empty for none."""
        self._is_person = self._has_company = False
        self.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.setProperty("quiet", True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMinimumHeight(theme.TARGET_PX)
        self.clicked.connect(self._ask)
        self.retranslate()

    def show_pin(self, pin: str) -> None:
        """Take what is kept of another player's PIN, without a signal."""
        self.pin = pin
        self.retranslate()

    def set_person(self, name: str, *, is_person: bool) -> None:
        """Say whose PIN it is; a computer player has none."""
        self._name, self._is_person = name, is_person
        self._show()

    def set_others(self, others: Sequence[Player]) -> None:
        """Say who else sits at the table: who plays alone keeps nothing from anybody."""
        self._has_company = any(player.kind is PlayerKind.HUMAN for player in others)
        self._show()

    def sizeHint(self) -> QSize:
        """Be as wide with a PIN as without, so that the rows of all seats stand in line."""
        widest = max(self._width_of(_text(has_pin=has)) for has in (False, True))
        return super().sizeHint() + QSize(widest - self._width_of(self.text()), 0)

    def retranslate(self) -> None:
        """Say whether there is a PIN, in the language of now."""
        self.setText(_text(has_pin=bool(self.pin)))
        self.setIcon(icons.icon("check" if self.pin else "key"))
        self.setToolTip(self._why())
        self.setAccessibleName(
            translate(
                "SeatRow",
                "PIN of player {seat}: set" if self.pin else "PIN of player {seat}: none",
                seat=self._number,
            )
        )

    def _width_of(self, text: str) -> int:
        return self.fontMetrics().size(Qt.TextFlag.TextShowMnemonic, text).width()  # as Qt does

    def _show(self) -> None:
        self.setVisible(self._is_person and self._has_company)

    def _ask(self) -> None:
        from acquire_desktop.ui.pin.pin_dialog import ask_new_pin

        name = self._name or translate("SeatRow", "Player {seat}", seat=self._number)
        digits = ask_new_pin(self.window(), name, has_pin=bool(self.pin))
        if digits is not None:
            self.show_pin(locked(digits) if digits else "")
            self.chosen.emit()


def _text(*, has_pin: bool) -> str:
    return translate("SeatRow", "PIN set" if has_pin else "PIN…")
