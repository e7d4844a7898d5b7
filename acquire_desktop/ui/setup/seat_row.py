"""One seat of a new game: who plays there, with which character, name and level."""

import random
from collections.abc import Collection, Sequence
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAction, QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QGridLayout, QLineEdit, QMenu, QToolButton, QWidget

from acquire_desktop.acquire.opponents import CHARACTER_NAMES, character_of, level_of, named
from acquire_desktop.storage.players import (
    NAME_LIMIT,
    Player,
    PlayerKind,
    clean_name,
    names_are_distinct,
)
from acquire_desktop.ui.kit.adaptive import Adaptive
from acquire_desktop.ui.kit.boxes import row
from acquire_desktop.ui.kit.choices import Segments
from acquire_desktop.ui.kit.keys import is_enter, with_key
from acquire_desktop.ui.kit.look import icons, theme
from acquire_desktop.ui.kit.look.portraits import portrait_icon
from acquire_desktop.ui.kit.texts import escape_mnemonic, label, translate
from acquire_desktop.ui.setup.level_box import LevelBox
from acquire_desktop.ui.words.character_texts import character_line, character_text


class SeatRow(Adaptive, QWidget):
    """Shows one player: human or computer, the name, and where to move.

    Signals:
        changed(): The user changed the kind or the name.
        level_chosen(str): The user chose this level.
        move_requested(int): One place up (-1) or down (1).
        removal_requested(): Take this player from the table.
        accepted(): Enter was pressed in the name.
    """

    changed = Signal()
    level_chosen = Signal(str)
    move_requested = Signal(int)
    removal_requested = Signal()
    accepted = Signal()

    def __init__(self, seat: int) -> None:
        super().__init__()
        self._number = seat + 1
        self._kind = Segments(("human", "computer"), ("person", "computer"))
        self._character = CharacterButton(self._number)
        self._level = LevelBox()
        self._names_taken: tuple[str, ...] = ()
        self._name = QLineEdit()
        self._name.setMaxLength(NAME_LIMIT)
        self._name.setMinimumWidth(theme.scaled(96))
        self._up = _tool_button("arrow-up")
        self._down = _tool_button("arrow-down")
        self._remove = _tool_button("close")
        self._problem = label("", "small", tone="loss", wraps=True)
        self._problem.hide()
        self._arrange()
        self._connect()
        self.retranslate()

    def player(self) -> Player:
        """Return the player as it stands here; the name may be empty."""
        kind = PlayerKind(self._kind.current())
        level = named(self._level.level(), self._character.character())
        level = level if kind is PlayerKind.COMPUTER else ""
        return Player(clean_name(self._name.text()), kind, level)

    def show_player(self, player: Player) -> None:
        """Show another player, without a signal."""
        self._kind.set_current(player.kind.value)
        self._level.show_level(level_of(player.level))
        self._character.show_character(character_of(player.level))
        self._show_level()
        if self._name.text() != player.name:
            self._name.setText(player.name)

    def set_others(self, others: Sequence[Player]) -> None:
        """Say who else sits at the table: a name or a surprise is not to come twice."""
        self._names_taken = tuple(player.name for player in others)
        self._character.taken = {character_of(player.level) for player in others}

    def show_problem(self, text: str) -> None:
        """Say what is wrong with this player; an empty text takes it back."""
        self._problem.setText(text)
        self._problem.setVisible(bool(text))
        self._name.setAccessibleDescription(text)

    def set_places(self, can_move_up: bool, can_move_down: bool, can_remove: bool) -> None:
        """Say where the player can go from here."""
        self._up.setEnabled(can_move_up)
        self._down.setEnabled(can_move_down)
        self._remove.setEnabled(can_remove)

    def focus_name(self) -> None:
        """Put the cursor into the name and select it."""
        self._name.setFocus(Qt.FocusReason.OtherFocusReason)
        self._name.selectAll()

    def focused_part(self) -> int | None:
        """Return which part of the row has the focus, or None."""
        parts = enumerate(self._focusable())
        return next((index for index, part in parts if part.hasFocus()), None)

    def focus_part(self, index: int) -> None:
        """Focus a part of the row, or the name if that part cannot be used now."""
        part = self._focusable()[index]
        (part if part.isEnabled() else self._name).setFocus()

    def retranslate(self) -> None:
        seat = self._number
        self._level.retranslate()
        self._kind.set_texts((translate("SeatRow", "Human"), translate("SeatRow", "Computer")))
        self.setAccessibleName(translate("SeatRow", "Player {seat}", seat=seat))
        self._kind.setAccessibleName(translate("SeatRow", "Kind of player {seat}", seat=seat))
        self._level.setAccessibleName(translate("SeatRow", "Level of player {seat}", seat=seat))
        self._name.setAccessibleName(translate("SeatRow", "Name of player {seat}", seat=seat))
        self._name.setPlaceholderText(translate("SeatRow", "Name"))
        for button, text in (
            (self._up, with_key(translate("SeatRow", "Move up"), "Alt+Up")),
            (self._down, with_key(translate("SeatRow", "Move down"), "Alt+Down")),
            (self._remove, translate("SeatRow", "Remove this player")),
        ):
            button.setToolTip(text)
            button.setAccessibleName(text)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        focused = self.focusWidget()
        # Qt's tool buttons leave Enter to their parents; here it would start the game.
        if not is_enter(event) or not isinstance(focused, QToolButton):
            super().keyPressEvent(event)
        elif focused is self._character:
            focused.showMenu()
        else:
            focused.click()

    def _focusable(self) -> tuple[QWidget, ...]:
        human, computer = self._kind.button("human"), self._kind.button("computer")
        parts = (self._name, self._level, self._character, self._up, self._down, self._remove)
        return human, computer, *parts

    def _arrange(self) -> None:
        number = label(str(self._number), bold=True, tone="muted")
        number.setMinimumWidth(theme.scaled(14))
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(theme.SPACE)
        grid.setVerticalSpacing(2)
        grid.setColumnStretch(3, 1)
        parts = (number, self._kind, self._character, self._name, self._level)
        for at, part in enumerate(parts):
            grid.addWidget(part, 0, at)
        grid.addLayout(row(self._up, self._down, self._remove), 0, len(parts))
        grid.addWidget(self._problem, 1, 3, 1, 3)
        for part in (self._level, self._character):
            policy = part.sizePolicy()
            policy.setRetainSizeWhenHidden(True)
            part.setSizePolicy(policy)
        self._show_level()

    def _connect(self) -> None:
        self._kind.chosen.connect(self._show_level)
        for signal in (self._kind.chosen, self._level.activated, self._name.textEdited):
            signal.connect(lambda _value: self.changed.emit())
        self._level.activated.connect(lambda _at: self.level_chosen.emit(self._level.level()))
        self._character.chosen.connect(self._take_character)
        self._name.editingFinished.connect(self._tidy_name)
        self._name.returnPressed.connect(self.accepted)
        self._remove.clicked.connect(self.removal_requested)
        for button, keys, step in ((self._up, "Alt+Up", -1), (self._down, "Alt+Down", 1)):
            button.clicked.connect(partial(self.move_requested.emit, step))
            shortcut = QShortcut(QKeySequence(keys), self)
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(partial(self.move_requested.emit, step))

    def _show_level(self) -> None:
        """Ask for level and character only where a computer plays; their places stay."""
        is_computer = self._kind.current() == PlayerKind.COMPUTER.value
        self._level.setVisible(is_computer)
        self._character.setVisible(is_computer)

    def _take_character(self, key: str) -> None:
        """Play as a character, under its own name unless the user gave another."""
        self._character.show_character(key)
        name, own = self._name.text(), CHARACTER_NAMES.get(key, "")
        has_usual_name = not name or name in CHARACTER_NAMES.values()
        if own and has_usual_name and names_are_distinct([*self._names_taken, own]):
            self._name.setText(own)
        self.changed.emit()

    def _tidy_name(self) -> None:
        name = clean_name(self._name.text())
        if name != self._name.text():
            self._name.setText(name)
            self.changed.emit()


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
        self.setIcon(portrait_icon(self._key) if self._key else icons.icon("computer"))
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


def _tool_button(icon_name: str) -> QToolButton:
    button = QToolButton()
    button.setIcon(icons.icon(icon_name))
    button.setProperty("quiet", True)
    button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    button.setMinimumSize(theme.TARGET_PX, theme.TARGET_PX)
    return button
