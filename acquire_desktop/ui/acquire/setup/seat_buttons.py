"""Seat buttons: the colour and the character of a player, each with a menu of all there are."""

import random
from collections.abc import Collection, Sequence
from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QToolButton

from acquire_desktop.games.acquire.opponents import CHARACTER_NAMES
from acquire_desktop.ui.acquire.words.character_texts import character_line, character_text
from acquire_desktop.ui.kit.adaptive import Adaptive
from acquire_desktop.ui.kit.look import icons, theme
from acquire_desktop.ui.kit.look.portraits import portrait_icon
from acquire_desktop.ui.kit.look.seat_marks import MARK_COUNT, mark_icon
from acquire_desktop.ui.kit.texts import escape_mnemonic, translate

_MARKS: Final = ("Disc", "Square", "Triangle", "Diamond", "Star", "Cross")


class _MenuButton(Adaptive, QToolButton):
    """A button that shows a choice for a player, and whose menu offers all.

    Signals:
        chosen(object): The user chose this in the menu.
    """

    chosen = Signal(object)

    def __init__(self, number: int) -> None:
        """Make a button for a player, counted from 1, without entries in its menu."""
        super().__init__()
        self._number = number
        self._menu = QMenu(self)
        self.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.setMinimumSize(theme.TARGET_PX, theme.TARGET_PX)
        self.setMenu(self._menu)

    def _add(self, choice: object) -> QAction:
        entry = self._menu.addAction("")
        entry.triggered.connect(lambda: self.chosen.emit(choice))
        return entry


class MarkButton(_MenuButton):
    """Shows which colour a player has, 0-5; its menu says who has the others."""

    def __init__(self, number: int) -> None:
        """Make a button for a player, counted from 1, with the mark of that seat."""
        super().__init__(number)
        self._mark = number - 1
        self._owners: Sequence[str] = ()
        self._entries = [self._add(mark) for mark in range(MARK_COUNT)]
        self.retranslate()

    def show_mark(self, mark: int, owners: Sequence[str]) -> None:
        """Show a mark, without a signal.

        Args:
            mark: The player's.
            owners: By mark the name of its owner, or an empty text.
        """
        if (mark, owners) != (self._mark, self._owners):
            self._mark, self._owners = mark, owners
            self.retranslate()
            self.setIcon(mark_icon(mark))

    def retranslate(self) -> None:
        """Write all texts again, in the language of now."""
        for mark, entry in enumerate(self._entries):
            owner = self._owners[mark] if self._owners and mark != self._mark else ""
            text = _mark_text(mark)
            if owner:
                text = translate("SeatRow", "{mark}: swap with {player}", mark=text, player=owner)
            entry.setText(escape_mnemonic(text))
        what, seat = _mark_text(self._mark), self._number
        self.setToolTip(translate("SeatRow", "Colour and mark: {mark}", mark=what))
        self.setAccessibleName(translate("SeatRow", "Colour and mark of player {seat}", seat=seat))
        self.setAccessibleDescription(what)

    def redraw(self) -> None:
        """Draw all marks again, in the colours of now."""
        for mark, entry in enumerate(self._entries):
            entry.setIcon(mark_icon(mark))
        self.setIcon(mark_icon(self._mark))


class CharacterButton(_MenuButton):
    """Shows the key of a computer player's character; its menu offers all, none, and a surprise."""

    def __init__(self, number: int) -> None:
        """Make a button without a character for a player, counted from 1."""
        super().__init__(number)
        self._key = ""
        self.taken: Collection[str] = ()
        """The characters at the table already: a surprise is none of them."""
        self.setProperty("quiet", True)
        self.setProperty("portrait", True)
        self._entries = {key: self._add(key) for key in CHARACTER_NAMES}
        for key, entry in self._entries.items():
            entry.setIcon(portrait_icon(key))
        self._menu.addSeparator()
        self._surprise = self._menu.addAction(icons.icon("dice"), "")
        self._surprise.triggered.connect(self._choose_by_chance)
        self._entries[""] = self._add("")
        self.retranslate()

    def character(self) -> str:
        """Return the key of the character, or an empty text."""
        return self._key

    def show_character(self, key: str) -> None:
        """Show a character, without a signal."""
        self._key = key if key in CHARACTER_NAMES else ""
        self.retranslate()

    def retranslate(self) -> None:
        for key, entry in self._entries.items():
            entry.setText(escape_mnemonic(_character_text(key)))
        self._surprise.setText(translate("SeatRow", "Surprise me"))
        what, seat = _character_text(self._key), self._number
        self.setToolTip(what)
        self.setAccessibleName(translate("SeatRow", "Character of player {seat}", seat=seat))
        self.setAccessibleDescription(what)

    def _choose_by_chance(self) -> None:
        free = [key for key in CHARACTER_NAMES if key not in self.taken and key != self._key]
        self.chosen.emit(random.SystemRandom().choice(free or list(CHARACTER_NAMES)))


def _mark_text(mark: int) -> str:
    return translate("SeatRow", _MARKS[mark])


def _character_text(key: str) -> str:
    if not key:
        return translate("SeatRow", "No character")
    return translate(
        "SeatRow",
        "{name}, {character}: {line}",
        name=CHARACTER_NAMES[key],
        character=character_text(key),
        line=character_line(key),
    )
