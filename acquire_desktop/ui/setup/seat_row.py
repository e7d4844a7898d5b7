"""One line of the new-game page: who sits at one place of the table."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QToolButton,
    QWidget,
)

from acquire_desktop.acquire.opponents import CHARACTER_NAMES, character_of, level_of, named
from acquire_desktop.storage.players import (
    NAME_LIMIT,
    Player,
    PlayerKind,
    clean_name,
    names_are_distinct,
)
from acquire_desktop.ui.kit.keys import with_key
from acquire_desktop.ui.kit.look import icons, theme
from acquire_desktop.ui.kit.segments import Segments
from acquire_desktop.ui.kit.texts import plain, translate
from acquire_desktop.ui.setup.character_button import CharacterButton
from acquire_desktop.ui.setup.level_box import LevelBox


class SeatRow(QWidget):
    """Shows one player: human or computer, the name, and where to move.

    Signals:
        changed(): The user changed the kind or the name.
        move_requested(int): One place up (-1) or down (1).
        removal_requested(): Take this player from the table.
        accepted(): Enter was pressed in the name.
    """

    changed = Signal()
    move_requested = Signal(int)
    removal_requested = Signal()
    accepted = Signal()

    def __init__(self, seat: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._number = seat + 1
        self._number_text = plain(QLabel(str(self._number)))
        self._kind = Segments(("human", "computer"), ("person", "computer"))
        self._character = CharacterButton()
        self._level = LevelBox()
        self._names_taken: tuple[str, ...] = ()
        self._name = QLineEdit()
        self._name.setMaxLength(NAME_LIMIT)
        self._name.setMinimumWidth(theme.scaled(96))
        self._up = _tool_button()
        self._down = _tool_button()
        self._remove = _tool_button()
        self._problem = plain(QLabel())
        self._build()
        self._connect()
        self._draw_icons()
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
        self._character.set_taken({character_of(player.level) for player in others})

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
        """Set every text again, in the present language."""
        self._level.retranslate()
        self._character.retranslate(self._number)
        self._kind.set_texts((translate("SeatRow", "Human"), translate("SeatRow", "Computer")))
        seat = self._number
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

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        elif event.type() == QEvent.Type.PaletteChange:
            self._draw_icons()
        elif event.type() == QEvent.Type.StyleChange:
            self._character.redraw()
        super().changeEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        focused = self.focusWidget()
        is_enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        # Qt's tool buttons leave Enter to their parents; here it would start the game.
        if is_enter and isinstance(focused, QToolButton):
            if focused is self._character:
                focused.showMenu()
            else:
                focused.click()
        else:
            super().keyPressEvent(event)

    def _focusable(self) -> tuple[QWidget, ...]:
        human, computer = self._kind.button("human"), self._kind.button("computer")
        parts = (self._name, self._level, self._character, self._up, self._down, self._remove)
        return human, computer, *parts

    def _build(self) -> None:
        theme.style_text(self._number_text, "body", bold=True, tone="muted")
        self._number_text.setMinimumWidth(theme.scaled(14))
        theme.style_text(self._problem, "small", tone="loss")
        self._problem.setWordWrap(True)
        self._problem.hide()
        buttons = QHBoxLayout()
        buttons.setSpacing(0)
        for button in (self._up, self._down, self._remove):
            buttons.addWidget(button)
        layout = QGridLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setHorizontalSpacing(theme.SPACE)
        layout.setVerticalSpacing(2)
        layout.setColumnStretch(3, 1)
        layout.addWidget(self._number_text, 0, 0)
        layout.addWidget(self._kind, 0, 1)
        layout.addWidget(self._character, 0, 2)
        layout.addWidget(self._name, 0, 3)
        layout.addWidget(self._level, 0, 4)
        layout.addLayout(buttons, 0, 5)
        layout.addWidget(self._problem, 1, 3, 1, 3)
        self._show_level()

    def _connect(self) -> None:
        self._kind.chosen.connect(lambda _key: self._show_level())
        self._kind.chosen.connect(lambda _key: self.changed.emit())
        self._character.chosen.connect(self._take_character)
        self._level.activated.connect(lambda _index: self.changed.emit())
        self._name.textEdited.connect(lambda _text: self.changed.emit())
        self._name.editingFinished.connect(self._tidy_name)
        self._name.returnPressed.connect(self.accepted)
        self._up.clicked.connect(lambda: self.move_requested.emit(-1))
        self._down.clicked.connect(lambda: self.move_requested.emit(1))
        self._remove.clicked.connect(self.removal_requested)
        for keys, step in (("Alt+Up", -1), ("Alt+Down", 1)):
            shortcut = QShortcut(QKeySequence(keys), self)
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(lambda step=step: self.move_requested.emit(step))

    def _show_level(self) -> None:
        """Ask for level and character only where a computer plays; their places stay."""
        is_computer = self._kind.current() == PlayerKind.COMPUTER.value
        for part in (self._level, self._character):
            policy = part.sizePolicy()
            policy.setRetainSizeWhenHidden(True)
            part.setSizePolicy(policy)
            part.setVisible(is_computer)

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

    def _draw_icons(self) -> None:
        self._character.redraw()
        for button, name in (
            (self._up, "arrow-up"),
            (self._down, "arrow-down"),
            (self._remove, "close"),
        ):
            button.setIcon(icons.icon(name))


def _tool_button() -> QToolButton:
    button = QToolButton()
    button.setProperty("quiet", True)
    button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    button.setMinimumSize(theme.TARGET_PX, theme.TARGET_PX)
    return button
