"""Menus: a table of commands and choices becomes actions with keys, states and texts."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import TypeVar

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QMainWindow, QMenu

from acquire_desktop.ui.kit.choices import plain_name
from acquire_desktop.ui.kit.keys import acting_key, with_key
from acquire_desktop.ui.kit.look import icons

Say = Callable[[], str]
"""Says a text in the present language."""
Key = str | QKeySequence.StandardKey
_ValueT = TypeVar("_ValueT", bound=str)


def _always() -> bool:
    return True


@dataclass(frozen=True)
class Command:
    """Something that the user can do."""

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


class Menus(QObject):
    """Puts menus into a window, and keeps their texts and states.

    Signals:
        used (): A command was run.
    """

    used = Signal()

    def __init__(self, window: QMainWindow, table: Sequence[Menu]) -> None:
        super().__init__(window)
        self.actions: dict[str, QAction] = {}
        self._commands: list[tuple[QAction, Command]] = []
        self._menus: dict[str, tuple[QMenu, Menu]] = {}
        self._ways: dict[str, tuple[str, ...]] = {}
        for each in table:
            self._fill(window.menuBar().addMenu(""), each)
        self.show_keys()
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
        own = self._menus[key][1].title() if key in self._menus else self.actions[key].text()
        return " > ".join(map(plain_name, (*menus, own)))

    def retranslate(self) -> None:
        """Write every text and state, in the present language."""
        for action, command in self._commands:
            action.setText(command.text())
        self.refresh()

    def show_keys(self) -> bool:
        """Give every command its keys, but for single ones that are switched off.

        Returns:
            Whether any has others than before.
        """
        before = [action.shortcuts() for action, _ in self._commands]
        for action, command in self._commands:
            given = command.shortcut
            keys = [QKeySequence(key) for key in (given if isinstance(given, tuple) else (given,))]
            action.setShortcuts([key for key in keys if acting_key(key)])
        return before != [action.shortcuts() for action, _ in self._commands]

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
            if command.icon:
                name, note = plain_name(action.text()), command.note()
                tip = with_key(name, action.shortcut())
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
