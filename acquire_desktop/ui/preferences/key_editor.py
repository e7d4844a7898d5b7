"""Key editor: the commands of the menus and the single keys, each of which can get another."""

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QKeySequence, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QPushButton,
    QTreeWidget,
    QTreeWidgetItem,
    QWidget,
)

from acquire_desktop.ui.kit.adaptive import Adaptive
from acquire_desktop.ui.kit.boxes import column, row
from acquire_desktop.ui.kit.choices import plain_name
from acquire_desktop.ui.kit.fit import first_that_fits
from acquire_desktop.ui.kit.keys import acting_key, is_enter, key_name
from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.search_text import is_found
from acquire_desktop.ui.kit.texts import join_list, label, later, translate
from acquire_desktop.ui.kit.voice import announce
from acquire_desktop.ui.window.command_keys import owners, why_not, with_choice, without_choice
from acquire_desktop.ui.window.menus import Menus

_UNLIMITED_PX: Final = 16_777_215
"""Qt's own greatest height of a widget."""
_HEIGHT_PX: Final = 170
_WAY: Final = Qt.ItemDataRole.UserRole + 1
"""Where an item keeps the way to its command."""
_STEP: Final = " > "
_MODIFIERS: Final = (
    Qt.Key.Key_Control, Qt.Key.Key_Shift, Qt.Key.Key_Alt, Qt.Key.Key_Meta, Qt.Key.Key_AltGr,
    Qt.Key.Key_CapsLock, Qt.Key.Key_NumLock, Qt.Key.Key_ScrollLock,
)  # fmt: skip
"""Keys that are held with another."""
_NAMES: Final = {
    Qt.KeyboardModifier.ControlModifier: "Ctrl",
    Qt.KeyboardModifier.AltModifier: "Alt",
    Qt.KeyboardModifier.ShiftModifier: "Shift",
    Qt.KeyboardModifier.MetaModifier: "Meta",
}
_LEAVING: Final = (Qt.Key.Key_Escape, Qt.Key.Key_Tab, Qt.Key.Key_Backtab)
"""What ends the wait for a key: nobody is caught in it."""


class KeyList(QTreeWidget):
    """Shows the commands; while it waits, what is pressed is the new key.

    Signals:
        change_asked (): Enter was pressed, or a row clicked twice.
        removal_asked (): Del was pressed.
        pressed_keys (QKeySequence): Something was pressed while it waited.
        gave_up (): The wait ended without a key.
    """

    change_asked = Signal()
    removal_asked = Signal()
    pressed_keys = Signal(QKeySequence)
    gave_up = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.is_waiting = False
        self.setColumnCount(2)
        self.setRootIsDecorated(False)
        self.setUniformRowHeights(True)
        self.setHeaderHidden(True)
        self.setProperty("role", "keys")
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        head = self.header()
        head.setStretchLastSection(False)
        head.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        head.setSectionResizeMode(1, QHeaderView.ResizeMode.ResizeToContents)
        self.itemDoubleClicked.connect(lambda _item, _column: self.change_asked.emit())

    def show_command(self, item: QTreeWidgetItem, way: str, keys: str) -> None:
        """Show a command by the way to it, or by what of that there is room for, and its keys."""
        item.setText(1, keys)
        item.setData(0, _WAY, way)
        item.setData(0, Qt.ItemDataRole.AccessibleTextRole, f"{way}: {keys}" if keys else way)
        item.setToolTip(0, way)

    def fit(self) -> None:
        """Show as much of each way as there is room for; its end says most."""
        room, width_of = self.columnWidth(0) - theme.SPACE_2, self.fontMetrics().horizontalAdvance
        for at in range(self.topLevelItemCount()):
            item = self.topLevelItem(at)
            assert item is not None
            parts = str(item.data(0, _WAY)).split(_STEP)
            shown = [_STEP.join(parts[first:]) for first in range(len(parts))]
            item.setText(0, first_that_fits(shown, lambda each: width_of(each) <= room))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fit()

    def event(self, event: QEvent) -> bool:
        """While it waits, keep keys that are shortcuts or lead elsewhere for itself."""
        if self.is_waiting and isinstance(event, QKeyEvent):
            if event.type() == QEvent.Type.ShortcutOverride:
                event.accept()
                return True
            if event.type() == QEvent.Type.KeyPress and event.key() not in _LEAVING:
                self.keyPressEvent(event)
                return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self.is_waiting:
            self._take(event)
        elif is_enter(event):
            self.change_asked.emit()
        elif event.key() in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace):
            self.removal_asked.emit()
        else:
            super().keyPressEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        if self.is_waiting:
            self.gave_up.emit()

    def _take(self, event: QKeyEvent) -> None:
        if event.key() in _LEAVING:
            self.gave_up.emit()
        elif event.key() not in _MODIFIERS and not event.isAutoRepeat():
            held = QKeySequence(Qt.Key(event.key())).toString()  # by name: Enter has two
            parts = [name for flag, name in _NAMES.items() if event.modifiers() & flag]
            if len(held) == 1 and not held.isalpha() and "Shift" in parts:
                parts.remove("Shift")  # it made the sign
            key = "Return" if held == "Enter" else held
            self.pressed_keys.emit(QKeySequence("+".join((*parts, key))))


class KeyEditor(Adaptive, QWidget):
    """Gives commands other keys; a key that another has is taken only when that is confirmed.

    Signals:
        changed (object): The new choices, by command.
    """

    changed = Signal(object)

    def __init__(self, menus: Menus) -> None:
        super().__init__()
        self._menus = menus
        self.chosen: Mapping[str, str] = {}
        """What was chosen, by command."""
        self._items: dict[str, QTreeWidgetItem] = {}
        self._asked: QKeySequence | None = None
        """The key that another command has, while that is asked."""
        self.list = KeyList()
        self.answer = label(wraps=True)
        """Says what is waited for, what came of it, or what stands against it."""
        self.set_text(self.list.setAccessibleName, later("KeyEditor", "Commands and their keys"))
        self.change = self.with_text(QPushButton(), later("KeyEditor", "Change…"))
        self.remove = self.with_text(QPushButton(), later("KeyEditor", "No key"))
        self.restore = self.with_text(QPushButton(), later("KeyEditor", "Default key"))
        self.take = self.with_text(QPushButton(), later("KeyEditor", "Use it here"))
        self.leave = self.with_text(QPushButton(), later("KeyEditor", "Leave as it is"))
        for command in menus.usual_keys:
            item = self._items[command] = QTreeWidgetItem(self.list)
            item.setData(0, Qt.ItemDataRole.UserRole, command)
        self.list.setCurrentItem(next(iter(self._items.values())))
        self.setFocusProxy(self.list)
        for button in (self.change, self.remove, self.restore, self.take, self.leave):
            button.setAutoDefault(True)
        usual = self.change, self.remove, self.restore, 1
        column(
            self.list,
            self.answer,
            row(*usual, self.take, self.leave, spacing=theme.SPACE),
            of=self,
            spacing=theme.SPACE,
        )
        self._connect()
        self.retranslate()

    def _connect(self) -> None:
        self.list.change_asked.connect(self._wait)
        self.list.removal_asked.connect(lambda: self._give(""))
        self.list.pressed_keys.connect(self._take_keys)
        self.list.gave_up.connect(self._end)
        self.list.currentItemChanged.connect(lambda _now, _before: self._end())
        self.change.clicked.connect(self._wait)
        self.remove.clicked.connect(lambda: self._give(""))
        self.restore.clicked.connect(self._restore)
        self.take.clicked.connect(self._take_over)
        self.leave.clicked.connect(self._end)

    @property
    def command(self) -> str:
        """The command that is marked."""
        marked = self.list.currentItem()
        assert marked is not None, "there are commands"
        return str(marked.data(0, Qt.ItemDataRole.UserRole))

    def show_chosen(self, chosen: Mapping[str, str]) -> None:
        """Show every command with its keys, as the menus have them now."""
        self.chosen = chosen
        for command, item in self._items.items():
            way, keys = self._menus.name_of(command), self._keys(command)
            self.list.show_command(item, way, keys)
        self.list.fit()
        self._offer()

    def show_found(self, words: str, *, is_all: bool) -> bool:
        """Show the commands that a search finds, and tell whether there are any.

        Args:
            words: What is searched for.
            is_all: Whether the search finds the row itself, and so all of them.
        """
        # By their own names: the way to them names other rows, too.
        found = [
            item
            for command, item in self._items.items()
            if is_all or is_found(words, f"{self._own_name(command)}\n{item.text(1)}")
        ]
        for item in self._items.values():
            item.setHidden(item not in found)
        if found and self.list.currentItem() not in found:
            self.list.setCurrentItem(found[0])
        self._fit_list()
        return bool(found)

    def retranslate(self) -> None:
        self.show_chosen(self.chosen)
        self._end()

    def refit(self) -> None:
        self._fit_list()
        self.list.fit()

    def _fit_list(self) -> None:
        """Make the list no higher than what a search has found, so that the rest comes close."""
        found = sum(not item.isHidden() for item in self._items.values())
        height, most = theme.scaled(_HEIGHT_PX), _UNLIMITED_PX
        if found < len(self._items):
            lines = found * self.list.sizeHintForRow(0) + 2 * theme.SPACE
            height = most = min(height, lines)
        self.list.setMinimumHeight(height)
        self.list.setMaximumHeight(most)

    # Changing

    def _wait(self) -> None:
        self.list.setFocus()
        self.list.is_waiting = True
        self._tell(
            translate(
                "KeyEditor",
                "Press the new key for {command}. {esc} cancels.",
                command=self._name(self.command),
                esc=key_name("Esc"),
            )
        )

    def _take_keys(self, key: QKeySequence) -> None:
        obstacle = why_not(key, self.command)
        others = owners(self._menus.keys, self.command, key.toString())
        if obstacle:
            self._tell(obstacle)  # and another may be pressed
        elif not others:
            self._give(key.toString())
        else:
            self.list.is_waiting = False
            self._asked = key
            name = join_list([self._name(other) for other in others])
            self._tell(
                translate(
                    "KeyEditor",
                    "{key} is already used for {command}.",
                    key=key_name(key),
                    command=name,
                )
            )
            self._offer()
            self.take.setFocus()

    def _take_over(self) -> None:
        if self._asked is not None:
            self._give(self._asked.toString())

    def _give(self, key: str) -> None:
        usual, command = self._menus.usual_keys, self.command
        self._keep(with_choice(usual, self.chosen, command, key))

    def _restore(self) -> None:
        self._keep(without_choice(self._menus.usual_keys, self.chosen, self.command))

    def _keep(self, chosen: Mapping[str, str]) -> None:
        self._end()
        self.changed.emit(chosen)
        keys = self._keys(self.command) or translate("KeyEditor", "no key")
        name = self._name(self.command)
        self._tell(translate("KeyEditor", "{command}: {keys}", command=name, keys=keys))

    def _end(self) -> None:
        """Wait for nothing and ask nothing; a focus on what goes goes back to the list."""
        was_asking = self.take.hasFocus() or self.leave.hasFocus()
        self.list.is_waiting, self._asked = False, None
        self.answer.setText(
            translate("KeyEditor", "{enter} changes the key, {delete} removes it.",
                      enter=key_name("Enter"), delete=key_name("Del"))
        )  # fmt: skip
        self._offer()
        if was_asking:
            self.list.setFocus()

    def _tell(self, text: str) -> None:
        self.answer.setText(text)
        announce(self.list, text)

    def _offer(self) -> None:
        """Show the buttons that go with what is asked."""
        is_asking = self._asked is not None
        for button in (self.take, self.leave):
            button.setVisible(is_asking)
        for button in (self.change, self.remove, self.restore):
            button.setHidden(is_asking)
        has_keys = bool(self._menus.keys[self.command])
        is_usual = self._menus.has_usual_keys(self.command)
        self.remove.setEnabled(has_keys)
        self.restore.setEnabled(not is_usual)

    def _keys(self, command: str) -> str:
        return "   ".join(filter(None, map(acting_key, self._menus.keys[command])))

    def _name(self, command: str) -> str:
        return self._menus.name_of(command)

    def _own_name(self, command: str) -> str:
        """Return the name of a command without the way to it."""
        action = self._menus.actions.get(command)
        name = self._name(command).split(_STEP)[-1] if action is None else action.text()
        return plain_name(name)
