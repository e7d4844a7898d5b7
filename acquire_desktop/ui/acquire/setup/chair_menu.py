"""The menu of a chair: who sits there, how well that plays, and all else that belongs to it."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QWidget

from acquire_desktop.games.acquire.engine.setup import EXTRA_CASH
from acquire_desktop.games.acquire.opponents import (
    CHARACTER_NAMES,
    character_of,
    fair_extra_cash,
    level_of,
)
from acquire_desktop.storage.players import Player, PlayerKind
from acquire_desktop.storage.seats.programs import OutsideProgram
from acquire_desktop.ui.acquire.setup import seating
from acquire_desktop.ui.acquire.setup.new_game import COMPUTER_LEVELS
from acquire_desktop.ui.acquire.setup.seating import Chair, Chairs
from acquire_desktop.ui.acquire.words.character_texts import (
    character_line,
    character_text,
    level_line,
    level_text,
    strength_text,
)
from acquire_desktop.ui.acquire.words.portraits import marks_of
from acquire_desktop.ui.kit.keys import acting_key
from acquire_desktop.ui.kit.look import icons
from acquire_desktop.ui.kit.look.portraits import portrait_icon
from acquire_desktop.ui.kit.look.seat_marks import MARK_COUNT, mark_icon
from acquire_desktop.ui.kit.texts import escape_html, escape_mnemonic, money, translate

_MARKS: Final = ("Disc", "Square", "Triangle", "Diamond", "Star", "Cross")
_CASH_STEP: Final = 5
"""Of the amounts of extra cash so many lie between two in the menu; keys reach them all."""


class ChairMenu(QMenu):
    """Offers what can become of a chair.

    Signals:
        changed (Chairs): The table is to be like this.
        moved (int): Who sits there is to go so many chairs on, clockwise.
        level_chosen (str): A computer is to play at this level.
        rename_wanted (): The name is to be another.
        pin_wanted (): The PIN is to be another.
    """

    changed = Signal(object)
    moved = Signal(int)
    level_chosen = Signal(str)
    rename_wanted = Signal()
    pin_wanted = Signal()

    def __init__(
        self, parent: QWidget, chairs: Chairs, at: int, programs: Sequence[OutsideProgram]
    ) -> None:
        """Make the menu of a chair for the table as it is."""
        super().__init__(parent)
        self.setToolTipsVisible(True)
        self._chairs, self._at, self._programs = chairs, at, programs
        player = chairs[at].player
        is_person = player is not None and player.kind is PlayerKind.HUMAN
        person = translate("SitDown", "A person at this screen")
        self._choice(self, person, seating.with_person(chairs, at), is_on=is_person, icon="person")
        if player is None:
            self.addSeparator()
            self._add_guests(self)
        else:
            self._add_guests(self._sub(translate("SitDown", "A guest")))
            self._add_own(player, is_person=is_person)

    def _add_own(self, player: Player, *, is_person: bool) -> None:
        if not is_person:
            self._add_levels(self._sub(translate("SitDown", "Level")), player)
        self.addSeparator()
        rename = self.addAction(_keyed(translate("SitDown", "Rename…"), "F2"))
        rename.triggered.connect(self.rename_wanted)
        company = seating.others(self._chairs, self._at)
        if is_person and any(other.kind is PlayerKind.HUMAN for other in company):
            text = translate("SeatRow", "PIN set" if player.pin else "PIN…")
            pin = self.addAction(icons.icon("check" if player.pin else "key"), text)
            pin.setToolTip(
                translate("SeatRow", "Four digits to enter before this player's tiles are shown")
            )
            pin.triggered.connect(self.pin_wanted)
        self._add_marks(self._sub(translate("SitDown", "Colour and mark")))
        self._add_cash(self._sub(translate("SitDown", "Extra cash")), player)
        self.addSeparator()
        for text, keys, step in (
            (translate("SitDown", "Move clockwise"), "Alt+Right", 1),
            (translate("SitDown", "Move anticlockwise"), "Alt+Left", -1),
        ):
            move = self.addAction(_keyed(escape_mnemonic(text), keys))
            move.triggered.connect(lambda _on, step=step: self.moved.emit(step))
        after, text = (
            seating.emptied(self._chairs, self._at),
            translate("SitDown", "Empty this chair"),
        )
        get_up = self._choice(self, text, after, icon="close", keys="Del")
        get_up.setEnabled(seating.can_empty(self._chairs, self._at))

    def _add_guests(self, menu: QMenu) -> None:
        player = self._chairs[self._at].player
        present = character_of(player.level) if player is not None and player.level else None
        for key in CHARACTER_NAMES:
            now = seating.chair_of(self._chairs, key)
            after = (
                seating.with_guest(self._chairs, self._at, key)
                if now is None
                else seating.exchanged(self._chairs, now, self._at)
            )
            entry = self._choice(menu, guest_text(key), after, is_on=key == present)
            entry.setIcon(portrait_icon(key))
        menu.addSeparator()
        chance = seating.surprise(self._chairs, self._at)
        self._choice(menu, translate("SeatRow", "Surprise me"), chance, icon="dice")
        after = seating.with_guest(self._chairs, self._at, "")
        plain = translate("SeatRow", "No character")
        self._choice(menu, plain, after, is_on=present == "", icon="computer")

    def _add_levels(self, menu: QMenu, player: Player) -> None:
        levels = [(level, "") for level in COMPUTER_LEVELS]
        levels += [(program.level, program.name) for program in self._programs]
        for number, (level, program) in enumerate(levels, 1):
            after = seating.with_level(self._chairs, self._at, level, program)
            name = program or f"{number} {level_text(level)}"
            line = translate("SeatRow", "your own program") if program else level_line(level)
            text = translate("SitDown", "{name}: {line}", name=name, line=line)
            is_on = (level_of(player.level), player.program) == (level, program)
            entry = self._choice(menu, text, after, is_on=is_on)
            entry.setToolTip(escape_html(_promise(level, program)))
            entry.triggered.connect(lambda _on, level=level: self.level_chosen.emit(level))

    def _add_marks(self, menu: QMenu) -> None:
        players = seating.players_of(self._chairs)
        marks = marks_of(players)
        own = marks[seating.taken(self._chairs).index(self._at)]
        for mark in range(MARK_COUNT):
            text = translate("SeatRow", _MARKS[mark])
            if mark in marks and mark != own:
                owner = players[marks.index(mark)].name
                text = translate("SeatRow", "{mark}: swap with {player}", mark=text, player=owner)
            after = seating.with_mark(self._chairs, self._at, mark)
            self._choice(menu, text, after, is_on=mark == own).setIcon(mark_icon(mark))

    def _add_cash(self, menu: QMenu, player: Player) -> None:
        present = self._chairs[self._at].extra_cash
        rivals = [level_of(each.level) for each in seating.others(self._chairs, self._at)]
        rivals = [level for level in rivals if level]
        fair = fair_extra_cash(level_of(player.level), rivals) if player.level else 0
        fair = min(fair, EXTRA_CASH[-1])
        for amount in sorted({*EXTRA_CASH[::_CASH_STEP], present, fair}):
            text = translate("SeatRow", "{amount} extra cash", amount=money(amount))
            if not amount:
                text = translate("SeatRow", "No extra cash")
            elif amount == fair:
                text = translate("SitDown", "{amount} extra cash: fair here", amount=money(fair))
            self._choice(menu, text, self._with_cash(amount), is_on=amount == present)
        menu.addSeparator()
        for text, keys, step in (
            (translate("SitDown", "{amount} more", amount=money(100)), "+", 1),
            (translate("SitDown", "{amount} less", amount=money(100)), "-", -1),
        ):
            after = more_cash(self._chairs, self._at, step)
            entry = self._choice(menu, text, after, keys=keys)
            entry.setEnabled(after != self._chairs)
        menu.menuAction().setToolTip(
            translate(
                "SeatRow",
                "Extra cash evens out a game between unequal players. Among four equal players, "
                "{amount} raises the chance to win from {par}% to {raised}%.",
                amount=money(1500),
                par=25,
                raised=50,
            )
        )

    def _with_cash(self, amount: int) -> Chairs:
        chair = Chair(self._chairs[self._at].player, amount)
        return seating.with_chair(self._chairs, self._at, chair)

    def _sub(self, text: str) -> QMenu:
        menu = self.addMenu(escape_mnemonic(text))
        menu.setToolTipsVisible(True)
        return menu

    def _choice(
        self,
        menu: QMenu,
        text: str,
        after: Chairs,
        *,
        is_on: bool = False,
        icon: str = "",
        keys: str = "",
    ) -> QAction:
        """Add an entry after which the table is another."""
        entry = menu.addAction(_keyed(escape_mnemonic(text), keys))
        entry.setCheckable(is_on)
        entry.setChecked(is_on)
        if icon:
            entry.setIcon(icons.icon(icon))
        entry.triggered.connect(lambda: self.changed.emit(after))
        return entry


def _keyed(text: str, keys: str) -> str:
    """Return the text of an entry with the keys that do the same on a chair."""
    name = acting_key(keys)
    return f"{text}\t{name}" if name else text


def more_cash(chairs: Chairs, at: int, step: int) -> Chairs:
    """Return the chairs with one step more extra cash on one of them, or less; where there is."""
    chair = chairs[at]
    if chair.player is None:
        return chairs
    place = EXTRA_CASH.index(chair.extra_cash) + step
    extra = EXTRA_CASH[min(max(place, 0), len(EXTRA_CASH) - 1)]
    return seating.with_chair(chairs, at, Chair(chair.player, extra))


def guest_text(key: str) -> str:
    """Return name, kind and taste of a guest."""
    return translate(
        "SeatRow",
        "{name}, {character}: {line}",
        name=CHARACTER_NAMES[key],
        character=character_text(key),
        line=character_line(key),
    )


def _promise(level: str, program: str) -> str:
    """Return how strong a choice is, or who decides where a program does not."""
    if not program:
        return strength_text(level)
    return translate("SeatRow", "If it does not decide, {level} does", level=level_text(level))
