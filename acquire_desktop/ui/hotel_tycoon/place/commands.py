"""Commands of Hotel Tycoon: everything that the menus and keys of its window offer."""

from typing import TYPE_CHECKING, Final

from PySide6.QtGui import QAction, QKeySequence

from acquire_desktop.session.game_session import GameSession
from acquire_desktop.ui.kit.choices import SPEEDS, THEMES, spoken
from acquire_desktop.ui.kit.texts import later
from acquire_desktop.ui.window.main_window import MainWindow
from acquire_desktop.ui.window.menus import (
    Command,
    Menu,
    finished_menu,
    setting,
    sounds_menu,
    switch,
    text_size_commands,
)

if TYPE_CHECKING:
    from acquire_desktop.ui.hotel_tycoon.place.pages import HotelTycoonPages

Parts = tuple[Command | Menu | None, ...]
_Key: Final = QKeySequence.StandardKey
_Role: Final = QAction.MenuRole


def menus_of(
    window: MainWindow, pages: "HotelTycoonPages", session: GameSession
) -> tuple[Menu, ...]:
    """Return the menus; the window's files and sounds are made after them."""
    return (
        Menu("game", later("Menus", "&Game"), _game(window, pages, session)),
        Menu("turn", later("Menus", "T&urn"), _turn(window, pages, session)),
        Menu("view", later("Menus", "&View"), _view(window)),
        Menu("help", later("Menus", "&Help"), _help(window, pages)),
    )


def _game(window: MainWindow, pages: "HotelTycoonPages", session: GameSession) -> Parts:
    def may_save() -> bool:
        return session.has_game

    def recover() -> None:
        from acquire_desktop.ui.window.recover_dialog import ask_what_to_recover

        ask_what_to_recover(window)

    return (
        Command("new", later("Menus", "&New game"), pages.show_new_game, _Key.New),
        Command("open", later("Menus", "&Open game…"), window.files.ask_open, _Key.Open),
        Command("recover", later("Menus", "&Recover a game…"), recover),
        None,
        Command("save", later("Menus", "&Save game"), window.files.save, _Key.Save, may_save),
        Command(
            "save_as",
            later("Menus", "Save game &as…"),
            window.files.ask_save_as,
            "Ctrl+Shift+S",
            may_save,
        ),
        None,
        finished_menu(window),
        None,
        Command("menu", later("Menus", "&Main menu"), pages.go_home),
        None,
        Command("quit", later("Menus", "&Quit"), window.close, "Ctrl+Q", role=_Role.QuitRole),
    )


def _turn(window: MainWindow, pages: "HotelTycoonPages", session: GameSession) -> Parts:
    turns = session.computer_turns

    def can_undo() -> bool:
        return pages.is_at_table() and session.has_game and session.undo_obstacle() is None

    def can_redo() -> bool:
        return pages.is_at_table() and session.has_game and session.can_redo()

    def is_playing() -> bool:
        return pages.is_at_table() and session.awaits_computer

    def can_hasten() -> bool:
        return is_playing() and turns.is_thinking

    title = later("Menus", "&Speed of computer players")
    return (
        Command("undo", later("Menus", "&Undo"), session.undo, _Key.Undo, can_undo, icon="undo"),
        Command(
            "redo",
            later("Menus", "&Redo"),
            session.redo,
            ("Ctrl+Y", "Ctrl+Shift+Z"),
            can_redo,
        ),
        None,
        setting(window.preferences, "computer_speed", title, SPEEDS, "speed"),
        Command(
            "pause",
            later("Menus", "&Pause the computers"),
            turns.pace.toggle_pause,
            "Ctrl+P",
            is_playing,
            lambda: turns.pace.is_paused,
        ),
        Command(
            "next_action",
            later("Menus", "Ne&xt action"),
            turns.pace.step,
            "Ctrl+Right",
            is_playing,
        ),
        Command("skip", later("Menus", "S&kip to my turn"), turns.pace.skip, "End", is_playing),
        Command(
            "play_now",
            later("Menus", "Play &now"),
            turns.play_now,
            ("Ctrl+Enter", "Ctrl+Return"),
            can_hasten,
        ),
    )


def _view(window: MainWindow) -> Parts:
    kept = window.preferences
    return (
        setting(kept, "theme", later("Menus", "&Theme"), THEMES),
        switch(kept, "high_contrast", later("Menus", "&High contrast")),
        setting(kept, "language", later("Menus", "&Language"), spoken()),
        sounds_menu(window),
        None,
        *text_size_commands(kept),
        None,
        switch(kept, "animations", later("Menus", "&Animations")),
        Command(
            "full_screen",
            later("Menus", "&Full screen"),
            window.toggle_full_screen,
            "F11",
            is_on=window.isFullScreen,
        ),
    )


def _help(window: MainWindow, pages: "HotelTycoonPages") -> Parts:
    def show_about() -> None:
        from acquire_desktop.ui.window.about_dialog import AboutDialog

        AboutDialog(window, str).exec()

    about = later("Menus", "&About Acquire Desktop")
    rules = later("HotelRules", "&Rules of Hotel Tycoon")
    return (
        Command("rules", rules, pages.show_rules, "F1"),
        None,
        Command("report", later("Menus", "Report a &problem…"), window.show_report),
        Command("about", about, show_about, role=_Role.AboutRole),
    )
