"""The button with a computer player's portrait: it opens the choice of characters."""

import random
from collections.abc import Collection

from PySide6.QtCore import Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QToolButton, QWidget

from acquire_desktop.acquire.opponents import CHARACTER_NAMES
from acquire_desktop.ui.kit.look import icons, theme
from acquire_desktop.ui.kit.look.portraits import portrait_icon
from acquire_desktop.ui.kit.texts import escape_mnemonic, translate
from acquire_desktop.ui.words.character_texts import character_line, character_text


class CharacterButton(QToolButton):
    """Shows who plays; its menu offers all characters, nobody, and a surprise.

    Signals:
        chosen(str): The user chose the character of this key, or nobody with an empty text.
    """

    chosen = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._key = ""
        self._seat = 0
        self._taken: Collection[str] = ()
        self._menu = QMenu(self)
        self._entries: dict[str, QAction] = {}
        self.setProperty("quiet", True)
        self.setProperty("portrait", True)
        self.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        for key in CHARACTER_NAMES:
            self._add(key).triggered.connect(lambda _checked, key=key: self.chosen.emit(key))
        self._menu.addSeparator()
        self._surprise = self._menu.addAction("")
        self._surprise.triggered.connect(self._choose_by_chance)
        self._add("").triggered.connect(lambda: self.chosen.emit(""))
        self.setMenu(self._menu)
        self.setMinimumSize(theme.TARGET_PX, theme.TARGET_PX)
        self.redraw()

    def character(self) -> str:
        """Return the key of the character, or an empty text."""
        return self._key

    def show_character(self, key: str) -> None:
        """Show a character, without a signal."""
        self._key = key if key in CHARACTER_NAMES else ""
        self.redraw()
        self.retranslate(self._seat)

    def set_taken(self, keys: Collection[str]) -> None:
        """Say which characters sit at the table already: a surprise is none of them."""
        self._taken = keys

    def retranslate(self, seat: int) -> None:
        """Set every text again, in the present language.

        Args:
            seat: The number of the player, counted from 1.
        """
        self._seat = seat
        for key, entry in self._entries.items():
            entry.setText(escape_mnemonic(_entry_text(key)))
        self._surprise.setText(translate("SeatRow", "Surprise me"))
        what = _entry_text(self._key)
        self.setToolTip(what)
        self.setAccessibleName(translate("SeatRow", "Character of player {seat}", seat=seat))
        self.setAccessibleDescription(what)

    def redraw(self) -> None:
        """Draw the portrait and the pictograms in the colours of the moment."""
        self.setIcon(portrait_icon(self._key) if self._key else icons.icon("computer"))
        self._surprise.setIcon(icons.icon("dice"))

    def _add(self, key: str) -> QAction:
        entry = self._menu.addAction("")
        if key:
            entry.setIcon(portrait_icon(key))
        self._entries[key] = entry
        return entry

    def _choose_by_chance(self) -> None:
        free = [key for key in CHARACTER_NAMES if key not in self._taken and key != self._key]
        self.chosen.emit(random.SystemRandom().choice(free or list(CHARACTER_NAMES)))


def _entry_text(key: str) -> str:
    if not key:
        return translate("SeatRow", "No character")
    return translate(
        "SeatRow",
        "{name}, {character}: {line}",
        name=CHARACTER_NAMES[key],
        character=character_text(key),
        line=character_line(key),
    )
