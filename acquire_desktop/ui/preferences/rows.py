"""Rows of the preferences: what is said of each, and what can be chosen or done."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from acquire_desktop.storage.settings import Settings
from acquire_desktop.ui.window.menus import Menus, Say


@dataclass(frozen=True)
class Row:
    """A row of facts; the rows below are also there to choose or to do."""

    title: Say
    note: Say
    """What it means, in a sentence or two."""
    obstacle: Callable[[Settings], str] = lambda _settings: ""
    """Says why it cannot be used now; nothing where it can."""


@dataclass(frozen=True, kw_only=True)
class Choice(Row):
    """One of several values of a setting."""

    name: str
    """The field of ``Settings``."""
    values: Mapping[Any, Say]
    """The values with their texts, as menus write them."""
    picture: Callable[[], QWidget] | None = None
    """Makes what shows how the chosen value looks."""


@dataclass(frozen=True, kw_only=True)
class Switch(Row):
    """A setting that is on or off."""

    name: str
    """The field of ``Settings``."""


@dataclass(frozen=True, kw_only=True)
class Words(Row):
    """A setting that is typed; nothing is kept where nothing is left of it."""

    name: str
    """The field of ``Settings``."""
    clean: Callable[[str], str]
    """Returns what is kept of what was typed."""
    usual: Say
    """Says what counts before anything was typed."""
    most: int
    """So many characters at most."""


@dataclass(frozen=True, kw_only=True)
class CommandKeys(Row):
    """The keys of all commands."""

    name: str
    """The field of ``Settings``."""
    menus: Menus
    """Have the commands."""


@dataclass(frozen=True, kw_only=True)
class Programs(Row):
    """The outside programs that may take a seat."""

    name: str
    """The field of ``Settings``."""
    levels: Mapping[str, Say]
    """The levels of computer players, by their keys: one decides where a program does not."""
    usual_level: str
    trial: Callable[[QObject], Any]
    """Makes what asks a program one question, with ``begin``, ``close`` and the signal ``done``."""


@dataclass(frozen=True, kw_only=True)
class Deed(Row):
    """A button's job."""

    label: Say
    """What stands on the button."""
    run: Callable[[], object]


_OF_SETTINGS = Choice | Switch | Words | CommandKeys | Programs


@dataclass(frozen=True)
class Page:
    """Rows of one subject."""

    title: Say
    rows: tuple[Row, ...]

    def names(self) -> tuple[str, ...]:
        """Return the fields of ``Settings`` that are chosen here."""
        chosen = (row for row in self.rows if isinstance(row, _OF_SETTINGS))
        return tuple(row.name for row in chosen)
