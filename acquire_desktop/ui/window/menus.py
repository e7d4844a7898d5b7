"""Menus: a table of commands and choices becomes actions with keys, states and texts."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, TypeVar

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QMainWindow, QMenu

from acquire_desktop.ui.kit.choices import plain_name
from acquire_desktop.ui.kit.keys import (
    USUAL_SINGLE_KEYS,
    has_single_keys,
    key_name,
    set_command_keys,
    with_key,
)
from acquire_desktop.ui.kit.look import icons
from acquire_desktop.ui.kit.texts import later

if TYPE_CHECKING:
    from acquire_desktop.ui.window.command_keys import Chosen, Keys
    from acquire_desktop.ui.window.preferences import Preferences

Say = Callable[[], str]
"""Says a text in the present language."""
Key = str | QKeySequence.StandardKey
_ValueT = TypeVar("_ValueT", bound=str)
_Keys = QKeySequence.StandardKey


def _always() -> bool:
    return True


@dataclass(frozen=True)
class Command:
    """A command of the user."""

    key: str
    """Names its action."""
    text: Say
    run: Callable[[], object]
    shortcut: Key | tuple[Key, ...] = ()
    when: Callable[[], bool] = _always
    """Whether it can be done now."""
    is_on: Callable[[], bool] | None = None
    """Whether it has a tick now, for what is on or off."""
    icon: str = ""
    """Its pictogram, where a button offers it too; its tool tip names it and its key then."""
    note: Say = str
    """What the tool tip adds: why it cannot be done."""
    role: QAction.MenuRole = QAction.MenuRole.NoRole
    """Without one, macOS would move commands by what their translated text begins with."""


@dataclass(frozen=True)
class Menu:
    """A menu of commands and submenus; None is a line between them."""

    key: str
    title: Say
    parts: "tuple[Command | Menu | None, ...]"
    is_choice: bool = False
    """Whether one of its commands with a tick excludes the others."""
    note: Say = str
    """Why it cannot be opened now; empty where it can."""


def choice(
    key: str,
    title: Say,
    values: Mapping[_ValueT, Say],
    chosen: Callable[[], _ValueT],
    choose: Callable[[_ValueT], object],
) -> Menu:
    """Return a menu in which one of several values is chosen by the command ``key_value``."""

    def command(value: _ValueT, text: Say) -> Command:
        run = partial(choose, value)
        return Command(f"{key}_{value}", text, run, is_on=lambda: chosen() == value)

    commands = tuple(command(value, text) for value, text in values.items())
    return Menu(key, title, commands, is_choice=True)


# What the menus of every game offer of the program's own


def setting(
    kept: "Preferences", name: str, title: Say, values: Mapping[_ValueT, Say], key: str = ""
) -> Menu:
    """Return a menu in which a field of ``Settings`` gets one of several values.

    Args:
        kept: Where it is kept.
        name: The name of the field.
        title: The title of the menu.
        values: The values with their texts.
        key: Names the menu; left out where that is the name of the field.
    """
    return choice(
        key or name,
        title,
        values,
        lambda: getattr(kept.settings, name),
        lambda value: kept.keep(**{name: value}),
    )


def switch(kept: "Preferences", name: str, text: Say) -> Command:
    """Return the command of a field of ``Settings`` that is on or off; its key is that name."""

    def is_on() -> bool:
        return bool(getattr(kept.settings, name))

    return Command(name, text, lambda: kept.keep(**{name: not is_on()}), is_on=is_on)


def text_size_commands(kept: "Preferences") -> tuple[Command, ...]:
    """Return the commands that make all text larger and smaller."""
    larger = _Keys.ZoomIn, "Ctrl+="
    return (
        Command("larger", later("Menus", "La&rger text"), kept.enlarge_text, larger),
        Command("smaller", later("Menus", "&Smaller text"), kept.shrink_text, _Keys.ZoomOut),
        Command("usual_size", later("Menus", "&Usual text size"), kept.reset_text, "Ctrl+0"),
    )


class Menus(QObject):
    """Puts menus into a window, and keeps their texts and states.

    Signals:
        used (): A command was run.
    """

    used = Signal()

    def __init__(self, window: QMainWindow, table: Sequence[Menu]) -> None:
        super().__init__(window)
        self.actions: dict[str, QAction] = {}
        self.usual_keys: dict[str, Keys] = {}
        """The keys that the commands come with, and the single keys of the pages."""
        self.keys: Mapping[str, Keys] = {}
        """The keys that they have now."""
        self._act_alone = True
        self._commands: list[tuple[QAction, Command]] = []
        self._menus: dict[str, tuple[QMenu, Menu]] = {}
        self._ways: dict[str, tuple[str, ...]] = {}
        for each in table:
            self._fill(window.menuBar().addMenu(""), each)
        for command, key in USUAL_SINGLE_KEYS.items():
            self.usual_keys[command] = (QKeySequence(key),)
        self.show_keys({})
        self.retranslate()

    def menu(self, key: str) -> QMenu:
        """Return a menu or submenu, to show it elsewhere too."""
        return self._menus[key][0]

    def way_to(self, key: str) -> str:
        """Return where a command or menu is, in the present language: ``Game > New game``.

        Raises:
            KeyError: If there is none of that key.
        """
        menus = [self._menus[each][1].title() for each in self._ways[key]]
        # Asked of the table, since after a change of language the menus may have the old one yet.
        own = self._menus[key][1].title() if key in self._menus else self._text_of(key)
        return " > ".join(map(plain_name, (*menus, own)))

    def _text_of(self, key: str) -> str:
        return next(command.text() for _action, command in self._commands if command.key == key)

    def retranslate(self) -> None:
        """Write every text and state, in the present language."""
        for action, command in self._commands:
            action.setText(command.text())
        self.refresh()

    def show_keys(self, chosen: "Chosen") -> bool:
        """Give every command its keys, but for single ones that are switched off.

        Args:
            chosen: The keys that the user chose.

        Returns:
            Whether any has others than before.
        """
        before = self.keys, self._act_alone
        keys: Mapping[str, Keys] = self.usual_keys
        if chosen or not has_single_keys():  # few users choose, and the start waits for no module
            from acquire_desktop.ui.window.command_keys import keys_of

            keys = keys_of(keys, chosen)
        for command, action in self.actions.items():
            action.setShortcuts(keys[command])
        set_command_keys(keys)
        self.keys, self._act_alone = keys, has_single_keys()
        return before != (self.keys, self._act_alone)

    def has_usual_keys(self, command: str) -> bool:
        """Tell whether a command has the keys that it came with."""
        return self.keys[command] == self.usual_keys[command]

    def key_or_way(self, command: str) -> str:
        """Return the first key of a command as the system writes it, or the way to it."""
        return key_name(self.actions[command].shortcut()) or self.way_to(command)

    def name_of(self, command: str) -> str:
        """Return the way to a command, or what the single key of a page does."""
        if command in self.actions:
            return self.way_to(command)
        from acquire_desktop.ui.window.command_keys import single_key_text

        return single_key_text(command)

    def refresh(self) -> None:
        """Show what can be done now, and what is chosen."""
        for menu, each in self._menus.values():
            menu.setTitle(each.title())
            menu.setEnabled(not each.note())
            menu.menuAction().setToolTip(each.note())
        for action, command in self._commands:
            action.setEnabled(command.when())
            if command.is_on is not None:
                action.setChecked(command.is_on())
            note, tip = command.note(), ""  # without one, the name of the command is its tip
            if command.icon or note:
                tip = plain_name(action.text())
            if command.icon:
                tip = with_key(tip, action.shortcut())
                action.setIconText(tip)  # names the buttons, without a mnemonic
            action.setToolTip(f"{tip}\n{note}" if note else tip)

    def _fill(self, menu: QMenu, each: Menu, way: tuple[str, ...] = ()) -> None:
        menu.setToolTipsVisible(True)
        self._menus[each.key] = menu, each
        self._ways[each.key] = way
        below = (*way, each.key)
        group = QActionGroup(self) if each.is_choice else None
        for part in each.parts:
            if part is None:
                menu.addSeparator()
            elif isinstance(part, Menu):
                self._fill(menu.addMenu(""), part, below)
            else:
                action = self._add(part)
                self._ways[part.key] = below
                menu.addAction(action)
                if group is not None and part.is_on is not None:
                    group.addAction(action)

    def _add(self, command: Command) -> QAction:
        action = QAction(self)
        given = command.shortcut if isinstance(command.shortcut, tuple) else (command.shortcut,)
        keys = [QKeySequence(key) for key in given]
        self.usual_keys[command.key] = tuple(key for key in keys if not key.isEmpty())
        action.setMenuRole(command.role)
        action.setCheckable(command.is_on is not None)
        if command.icon:
            action.setIcon(icons.icon(command.icon))
            action.setIconVisibleInMenu(False)
        action.triggered.connect(partial(self._run, command))
        self.actions[command.key] = action
        self._commands.append((action, command))
        return action

    def _run(self, command: Command) -> None:
        command.run()
        self.used.emit()
