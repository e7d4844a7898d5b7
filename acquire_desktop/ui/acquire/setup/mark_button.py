"""Button of a player's colour: its menu offers all six, each with its mark."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QToolButton

from acquire_desktop.ui.kit.adaptive import Adaptive
from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.look.seat_marks import MARK_COUNT, mark_icon
from acquire_desktop.ui.kit.texts import escape_mnemonic, translate

_MARKS: Final = ("Disc", "Square", "Triangle", "Diamond", "Star", "Cross")


class MarkButton(Adaptive, QToolButton):
    """Shows which colour a player has; its menu says who has the others.

    Signals:
        chosen(int): The user chose this mark, which another player may have.
    """

    chosen = Signal(int)

    def __init__(self, number: int) -> None:
        """Make a button for a player, counted from 1, with the mark of that seat."""
        super().__init__()
        self._number = number
        self._mark = number - 1
        self._owners: Sequence[str] = ()
        self._menu = QMenu(self)
        self._entries = [self._add(mark) for mark in range(MARK_COUNT)]
        self.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.setMinimumSize(theme.TARGET_PX, theme.TARGET_PX)
        self.setMenu(self._menu)
        self.retranslate()

    def mark(self) -> int:
        """Return the mark that is shown, 0-5."""
        return self._mark

    def show_mark(self, mark: int, owners: Sequence[str]) -> None:
        """Show a mark, without a signal.

        Args:
            mark: The player's.
            owners: By mark the name of who has it, empty where nobody does.
        """
        if (mark, owners) != (self._mark, self._owners):
            self._mark, self._owners = mark, owners
            self.retranslate()
            self.setIcon(mark_icon(mark))

    def retranslate(self) -> None:
        """Write all texts again, in the language of now."""
        for mark, entry in enumerate(self._entries):
            owner = self._owners[mark] if self._owners and mark != self._mark else ""
            told = _mark_text(mark)
            if owner:
                told = translate("SeatRow", "{mark}: swap with {player}", mark=told, player=owner)
            entry.setText(escape_mnemonic(told))
        what = _mark_text(self._mark)
        self.setToolTip(translate("SeatRow", "Colour and mark: {mark}", mark=what))
        name = translate("SeatRow", "Colour and mark of player {seat}", seat=self._number)
        self.setAccessibleName(name)
        self.setAccessibleDescription(what)

    def redraw(self) -> None:
        """Draw all marks again, in the colours of now."""
        for mark, entry in enumerate(self._entries):
            entry.setIcon(mark_icon(mark))
        self.setIcon(mark_icon(self._mark))

    def _add(self, mark: int) -> QAction:
        entry = self._menu.addAction("")
        entry.triggered.connect(lambda: self.chosen.emit(mark))
        return entry


def _mark_text(mark: int) -> str:
    return translate("SeatRow", _MARKS[mark])
