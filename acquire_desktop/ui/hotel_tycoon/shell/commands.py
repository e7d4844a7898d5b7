"""Commands of Hotel Tycoon: everything that the menus and keys of its window offer."""

from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtGui import QKeySequence

from acquire_desktop.session.game_session import GameSession
from acquire_desktop.ui.hotel_tycoon.shell.pages import HotelTycoonPages
from acquire_desktop.ui.kit.choices import COVERS
from acquire_desktop.ui.kit.texts import later, translate
from acquire_desktop.ui.window.frame.commands import (
    Parts,
    finished_menu,
    full_screen_command,
    help_commands,
    look_commands,
    open_commands,
    pace_commands,
    program_commands,
    save_commands,
    seat_menu,
    speed_menu,
    undo_commands,
)
from acquire_desktop.ui.window.main_window import MainWindow
from acquire_desktop.ui.window.menus import Command, Menu, setting

if TYPE_CHECKING:
    from acquire_desktop.ui.window.shortcuts_dialog import Line

_Key: Final = QKeySequence.StandardKey
_COVER: Final = later("HotelMenus", "&Cover my cards when I leave the window")


def menus_of(window: MainWindow, pages: HotelTycoonPages, session: GameSession) -> tuple[Menu, ...]:
    """Return the menus; the window's files and sounds are made after them."""
    frame = pages.frame
    turn = (
        *undo_commands(frame, session, frame.obstacle),
        None,
        Command(
            "hint", later("Menus", "&Hint"), frame.ask_hint, "Ctrl+H", frame.may_ask, icon="bulb"
        ),
        None,
        speed_menu(window),
        *pace_commands(frame, session),
    )
    return (
        Menu("game", later("Menus", "&Game"), _game(window, pages, session)),
        Menu("turn", later("Menus", "T&urn"), turn),
        Menu("view", later("Menus", "&View"), _view(window)),
        Menu("help", later("Menus", "&Help"), _help(window, pages)),
    )


def _game(window: MainWindow, pages: HotelTycoonPages, session: GameSession) -> Parts:
    def may_save() -> bool:
        return session.has_game

    return (
        Command("new", later("Menus", "&New game"), pages.show_new_game, _Key.New),
        *open_commands(window),
        None,
        *save_commands(window, may_save),
        None,
        finished_menu(window),
        seat_menu(pages.frame, session),
        None,
        Command("menu", later("Menus", "Start pa&ge"), pages.go_home),
        None,
        *program_commands(window, partial(_show_preferences, window)),
    )


def _show_preferences(window: MainWindow) -> None:
    """Show all preferences: those that both games share, in the words of this one."""
    from acquire_desktop.ui.preferences import common_pages as common
    from acquire_desktop.ui.preferences.rows import Page

    moving = later("HotelPreferences", "Animate the cars. The game never waits for the animation.")
    pages = (
        common.look_page(window, moving),
        Page(later("Preferences", "Play"), (common.speed_row(), common.cover_row(_COVER))),
        common.sounds_page(window),
        common.keyboard_page(window),
        common.privacy_page(window),
    )
    common.show_pages(window, pages)


def _view(window: MainWindow) -> Parts:
    return (
        *look_commands(window),
        setting(window.preferences, "cover", _COVER, COVERS),
        full_screen_command(window),
    )


def _help(window: MainWindow, pages: HotelTycoonPages) -> Parts:
    rules = later("HotelRules", "&Rules of Hotel Tycoon")
    return (
        Command("rules", rules, pages.show_rules, "F1"),
        Command("learn", later("Menus", "&Learn by playing"), pages.show_lesson),
        None,
        *help_commands(window, table_keys=_table_keys),
    )


def _table_keys() -> "tuple[Line, ...]":
    from acquire_desktop.ui.window.shortcuts_dialog import number_range

    return (
        ("", translate("ShortcutsDialog", "Board and choices")),
        (number_range(9), translate("ShortcutsDialog", "Choose by number")),
        ("Enter", translate("ShortcutsDialog", "Confirm")),
        ("← ↑ ↓ →", translate("ShortcutsDialog", "Move around the board")),
    )
