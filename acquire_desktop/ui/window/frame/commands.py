"""Commands that the windows of all games have: files, seats, turns of computers, looks and help."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtGui import QAction, QKeySequence

from acquire_desktop.choices import Speed
from acquire_desktop.ui.kit.choices import KEPT_GAMES, LOUDNESSES, SPEEDS, THEMES, spoken
from acquire_desktop.ui.kit.texts import later
from acquire_desktop.ui.window.menus import (
    Command,
    Menu,
    Say,
    setting,
    switch,
    text_size_commands,
)

if TYPE_CHECKING:
    from acquire_desktop.session.game_session import GameSession
    from acquire_desktop.ui.window.frame.table_controller import TableController
    from acquire_desktop.ui.window.main_window import MainWindow
    from acquire_desktop.ui.window.shortcuts_dialog import Line

Parts = tuple[Command | Menu | None, ...]
Deed = Callable[[], object]
_Key: Final = QKeySequence.StandardKey
_Role: Final = QAction.MenuRole


def open_commands(window: "MainWindow") -> Parts:
    """Return the commands that bring a saved game to the table."""

    def recover() -> None:
        from acquire_desktop.ui.window.recover_dialog import ask_what_to_recover

        ask_what_to_recover(window)

    return (
        Command("open", later("Menus", "&Open game…"), window.files.ask_open, _Key.Open),
        Command("recover", later("Menus", "&Recover a game…"), recover),
    )


def save_commands(window: "MainWindow", may_save: Callable[[], bool], note: Say = str) -> Parts:
    """Return the commands that save the game.

    Args:
        window: Whose game it is.
        may_save: Tells whether it can be saved now.
        note: Says why not.
    """
    files, text = window.files, later("Menus", "Save game &as…")
    return (
        Command("save", later("Menus", "&Save game"), files.save, _Key.Save, may_save, note=note),
        # Off macOS the standard keys of Save as and Quit may be empty.
        Command("save_as", text, files.ask_save_as, "Ctrl+Shift+S", may_save, note=note),
    )


def program_commands(window: "MainWindow", prefer: Deed) -> Parts:
    """Return the commands for the preferences and to quit."""
    text = later("Menus", "&Preferences…")
    return (
        Command("preferences", text, prefer, "Ctrl+,", role=_Role.PreferencesRole),
        Command("quit", later("Menus", "&Quit"), window.close, "Ctrl+Q", role=_Role.QuitRole),
    )


def undo_commands(frame: "TableController", session: "GameSession", note: Say = str) -> Parts:
    """Return the commands that take back, and do again; the note says why that cannot be."""
    undo, redo = later("Menus", "&Undo"), later("Menus", "&Redo")
    return (
        Command("undo", undo, session.undo, _Key.Undo, frame.can_undo, icon="undo", note=note),
        Command(
            "redo", redo, session.redo, ("Ctrl+Y", "Ctrl+Shift+Z"), frame.can_redo, icon="redo"
        ),
    )


def speed_menu(window: "MainWindow", speeds: Mapping[Speed, Say] = SPEEDS) -> Menu:
    """Return the menu of how long each action of a computer player is seen."""
    title = later("Menus", "&Speed of the computers")
    return setting(window.preferences, "computer_speed", title, speeds, "speed")


def pace_commands(frame: "TableController", session: "GameSession", note: Say = str) -> Parts:
    """Return the commands that hold computer players up and hurry them on."""
    turns = session.computer_turns
    return (
        Command(
            "pause",
            later("Menus", "&Pause the computers"),
            turns.pace.toggle_pause,
            "Ctrl+P",
            frame.is_playing,
            lambda: turns.pace.is_paused,
        ),
        Command(
            "next_action",
            later("Menus", "Ne&xt action"),
            turns.pace.step,
            "Ctrl+Right",
            frame.can_step,
        ),
        Command("skip", later("Menus", "S&kip to my turn"), turns.pace.skip, "End", frame.can_skip),
        Command(
            "play_now",
            later("Menus", "Play &now"),
            turns.play_now,
            ("Ctrl+Enter", "Ctrl+Return"),
            frame.can_hasten,
            note=note,
        ),
    )


def look_commands(window: "MainWindow") -> Parts:
    """Return the commands for colours, language, sounds and text."""
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
    )


def sounds_menu(window: "MainWindow") -> Menu:
    """Return the menu of the sounds; they are made after it."""
    kept = window.preferences

    def toggle() -> None:
        kept.keep(sounds=window.sounds.muted())

    menu = setting(kept, "sounds", later("Menus", "S&ounds"), LOUDNESSES)
    mute = Command("mute", later("Menus", "&Mute or unmute"), toggle, "M")
    return replace(menu, parts=(*menu.parts, None, mute))


def finished_menu(window: "MainWindow") -> Menu:
    """Return the menu of the finished games that are kept."""

    def look() -> None:
        from acquire_desktop.storage.ended_games import ended_games
        from acquire_desktop.ui.window.finished_dialog import FinishedDialog

        read, edition = partial(ended_games, window.folders), window.pages.edition_text
        dialog = FinishedDialog(window, read, window.finished.count, edition)
        if dialog.exec() and (game := dialog.chosen()) is not None:
            is_open = window.files.open_own(game.path)
            if is_open and dialog.wants_review:
                window.menus.actions["review"].trigger()

    def delete() -> None:
        from acquire_desktop.ui.window.delete_dialog import DeleteDialog

        DeleteDialog(window.top(), window.finished.count(), window.finished.delete_all).exec()

    kept = later("Menus", "Games to &keep")
    return Menu(
        "finished",
        later("Menus", "&Finished games"),
        (
            Command("look_at_finished", later("Menus", "&View one…"), look),
            None,
            setting(window.preferences, "keep_games", kept, KEPT_GAMES),
            Command("delete_kept", later("Menus", "&Delete finished games…"), delete),
        ),
    )


def full_screen_command(window: "MainWindow") -> Command:
    """Return the command that fills the screen."""
    text, toggle = later("Menus", "&Full screen"), window.toggle_full_screen
    return Command("full_screen", text, toggle, "F11", is_on=window.isFullScreen)


def help_commands(
    window: "MainWindow",
    engine_text: Say = str,
    table_keys: "Callable[[], Sequence[Line]] | None" = None,
) -> Parts:
    """Return the commands for keys, reports and what the program is.

    Args:
        window: The window.
        engine_text: Says what *About* tells of the rules.
        table_keys: Returns the keys of another table than that of Acquire.
    """

    def show_keys() -> None:
        from acquire_desktop.ui.window.shortcuts_dialog import ShortcutsDialog

        ShortcutsDialog(window, window.menus.actions, table_keys).exec()

    def show_about() -> None:
        from acquire_desktop.ui.window.about_dialog import AboutDialog

        AboutDialog(window, engine_text).exec()

    about = later("Menus", "&About Acquire Desktop")
    return (
        Command("shortcuts", later("Menus", "&Keyboard"), show_keys, "Ctrl+/"),
        Command("report", later("Menus", "Report a &problem…"), window.show_report),
        Command("about", about, show_about, role=_Role.AboutRole),
    )


def seat_menu(frame: "TableController", session: "GameSession", note: Say = str) -> Menu:
    """Return the menu; what it does is made when a game is on the table.

    Args:
        frame: Knows whether the table is on view.
        session: Says who plays which seat.
        note: Says why nobody may leave.
    """

    def do(deed: str) -> Callable[[], object]:
        return lambda: getattr(frame.seating, deed)()  # noqa: PLW0108, it is made late

    def has_people() -> bool:
        return session.has_game and bool(session.seats.people)

    def may_leave() -> bool:
        return has_people() and bool(frame.seating.leavers())

    def may_come_back() -> bool:
        return has_people() and bool(frame.seating.away())

    def may_set_pin() -> bool:
        return has_people() and frame.seating.may_set_pin()

    return Menu(
        "seats",
        later("Menus", "Sea&ts"),
        (
            Command(
                "leave_seat",
                later("Menus", "&Let a computer play for somebody…"),
                do("leave"),
                when=may_leave,
                note=note,
            ),
            Command(
                "take_seat",
                later("Menus", "&Take a seat back…"),
                do("come_back"),
                when=may_come_back,
            ),
            None,
            Command(
                "set_pin",
                later("Menus", "Set my &PIN…"),
                do("set_pin"),
                when=may_set_pin,
                note=later("Menus", "On your own turn, when several people play"),
            ),
        ),
    )
