"""Button of a computer player's character: its menu offers all, nobody, and a surprise."""

import random
from collections.abc import Collection

from PySide6.QtCore import Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QToolButton

from acquire_desktop.games.acquire.opponents import CHARACTER_NAMES
from acquire_desktop.ui.acquire.words.character_texts import character_line, character_text
from acquire_desktop.ui.kit.adaptive import Adaptive
from acquire_desktop.ui.kit.look import icons, theme
from acquire_desktop.ui.kit.look.portraits import portrait_icon
from acquire_desktop.ui.kit.texts import escape_mnemonic, translate


class CharacterButton(Adaptive, QToolButton):
    """Shows who plays; its menu offers all characters, nobody, and a surprise.

    Signals:
        chosen(str): The user chose the character of this key, or nobody with an empty text.
    """

    chosen = Signal(str)

    def __init__(self, number: int) -> None:
        """Make a button without a character for a player, counted from 1."""
        super().__init__()
        self._number = number
        self._key = ""
        self.taken: Collection[str] = ()
        """Which characters sit at the table already: a surprise is none of them."""
        self._menu = QMenu(self)
        self._entries: dict[str, QAction] = {}
        self.setProperty("quiet", True)
        self.setProperty("portrait", True)
        self.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.setMinimumSize(theme.TARGET_PX, theme.TARGET_PX)
        for key in CHARACTER_NAMES:
            self._add(key).setIcon(portrait_icon(key))
        self._menu.addSeparator()
        self._surprise = self._menu.addAction(icons.icon("dice"), "")
        self._surprise.triggered.connect(self._choose_by_chance)
        self._add("")
        self.setMenu(self._menu)
        self.show_character("")

    def character(self) -> str:
        """Return the key of the character, or an empty text."""
        return self._key

    def show_character(self, key: str) -> None:
        """Show a character, without a signal."""
        self._key = key if key in CHARACTER_NAMES else ""
        self.retranslate()

    def retranslate(self) -> None:
        for key, entry in self._entries.items():
            entry.setText(escape_mnemonic(_entry_text(key)))
        self._surprise.setText(translate("SeatRow", "Surprise me"))
        what, seat = _entry_text(self._key), self._number
        self.setToolTip(what)
        self.setAccessibleName(translate("SeatRow", "Character of player {seat}", seat=seat))
        self.setAccessibleDescription(what)

    def _add(self, key: str) -> QAction:
        entry = self._entries[key] = self._menu.addAction("")
        entry.triggered.connect(lambda: self.chosen.emit(key))
        return entry

    def _choose_by_chance(self) -> None:
        free = [key for key in CHARACTER_NAMES if key not in self.taken and key != self._key]
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
