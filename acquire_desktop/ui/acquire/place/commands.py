"""Commands: everything that the menus and keys of the window offer, as one table."""

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtGui import QAction, QKeySequence

from acquire_desktop.choices import Speed
from acquire_desktop.games.acquire.session import Session
from acquire_desktop.ui.acquire.place.table_frame import seat_menu
from acquire_desktop.ui.acquire.place.telling import rules_engine_text
from acquire_desktop.ui.kit.choices import (
    COACHES,
    COVERS,
    HINTS,
    MERGERS,
    SPEEDS,
    THEMES,
    spoken,
)
from acquire_desktop.ui.kit.keys import with_key
from acquire_desktop.ui.kit.pane_tabs import PAGE_KEYS
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
    from acquire_desktop.ui.acquire.place.pages import AcquirePages

Parts = tuple[Command | Menu | None, ...]
_Key = QKeySequence.StandardKey
_Role = QAction.MenuRole


def menus_of(window: MainWindow, pages: "AcquirePages", session: Session) -> tuple[Menu, ...]:
    """Return the menus; the window's files and sounds, and most pages, are made after them."""
    return (
        Menu("game", later("Menus", "&Game"), _game(window, pages, session)),
        Menu("turn", later("Menus", "T&urn"), _turn(window, pages, session)),
        Menu("view", later("Menus", "&View"), _view(window, pages)),
        Menu("help", later("Menus", "&Help"), _help(window, pages)),
    )


def _game(window: MainWindow, pages: "AcquirePages", session: Session) -> Parts:
    files, end = window.files, pages.end
    save_as, may_save, note = files.ask_save_as, end.may_save, pages.frame.duplicate_note
    save_as_text = later("Menus", "Save game &as…")

    def is_away() -> bool:
        return pages.currentWidget() is not pages.start

    def recover() -> None:
        from acquire_desktop.ui.window.recover_dialog import ask_what_to_recover

        ask_what_to_recover(window)

    def export() -> None:
        pages.frame.log_files.ask_export(pages.game.log_model)

    def analyse() -> None:
        pages.analysis.show()

    def prefer() -> None:
        from acquire_desktop.ui.acquire.place.preference_table import show_preferences

        show_preferences(window, pages)

    return (
        Command("new", later("Menus", "&New game"), pages.show_new_game, _Key.New),
        Command("duplicate", later("Menus", "&Duplicate"), end.show_duplicate),
        Command("open", later("Menus", "&Open game…"), files.ask_open, _Key.Open),
        Command("recover", later("Menus", "&Recover a game…"), recover),
        None,
        Command("save", later("Menus", "&Save game"), files.save, _Key.Save, may_save, note=note),
        # Off macOS the standard keys of Save as and Quit may be empty.
        Command("save_as", save_as_text, save_as, "Ctrl+Shift+S", may_save, note=note),
        Command("export_log", later("Menus", "&Export log…"), export, when=end.may_export_log),
        None,
        Command(
            "review",
            later("Menus", "Re&view of the game"),
            end.review,
            "Ctrl+R",
            end.may_review,
        ),
        _shared(pages),
        finished_menu(window),
        seat_menu(pages.frame, session),
        Command("analysis", later("Menus", "&Analysis board"), analyse, "Ctrl+B"),
        None,
        Command("menu", later("Menus", "&Main menu"), pages.show_start, when=is_away),
        None,
        Command(
            "preferences",
            later("Menus", "&Preferences…"),
            prefer,
            "Ctrl+,",
            role=_Role.PreferencesRole,
        ),
        Command("quit", later("Menus", "&Quit"), window.close, "Ctrl+Q", role=_Role.QuitRole),
    )


def _shared(pages: "AcquirePages") -> Menu:
    def share(way: str) -> Callable[[], object]:
        return lambda: getattr(pages.end.sharing, way)()  # noqa: PLW0108, it is made late

    ways = {
        "copy_text": later("Menus", "Copy as &text"),
        "copy_picture": later("Menus", "Copy as &picture"),
        "save_picture": later("Menus", "&Save picture…"),
    }
    may = pages.end.may_review
    commands = tuple(Command(way, text, share(way), when=may) for way, text in ways.items())
    return Menu("share", later("Menus", "S&hare the result"), commands)


def _turn(window: MainWindow, pages: "AcquirePages", session: Session) -> Parts:
    frame = pages.frame

    def in_lesson() -> str:
        return pages.lessons.obstacle() if "lessons" in vars(pages) else ""

    kept, turns = window.preferences, session.computer_turns
    speeds = {**SPEEDS, Speed.STEP: lambda: with_key(SPEEDS[Speed.STEP](), "Space")}
    title = later("Menus", "&Speed of computer players")
    speed = setting(kept, "computer_speed", title, speeds, "speed")
    return (
        Command(
            "undo",
            later("Menus", "&Undo"),
            session.undo,
            _Key.Undo,
            frame.can_undo,
            icon="undo",
            note=lambda: in_lesson() or frame.obstacle(),
        ),
        Command(
            "redo",
            later("Menus", "&Redo"),
            session.redo,
            ("Ctrl+Y", "Ctrl+Shift+Z"),
            frame.can_redo,
        ),
        Command(
            "restart_turn",
            later("Menus", "Restart &turn"),
            session.restart_turn,
            "Ctrl+Backspace",
            frame.can_undo,
            icon="restart",
            note=lambda: in_lesson() or frame.obstacle(),
        ),
        None,
        Command(
            "hint",
            later("Menus", "&Hint"),
            frame.ask_hint,
            "Ctrl+H",
            frame.may_ask,
            icon="bulb",
            note=in_lesson,
        ),
        setting(kept, "hints", later("Menus", "&Give hints"), HINTS),
        setting(kept, "coach", later("Menus", "&Coach"), COACHES),
        None,
        replace(speed, note=in_lesson),
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
            note=frame.duplicate_note,
        ),
    )


def _view(window: MainWindow, pages: "AcquirePages") -> Parts:
    kept = window.preferences

    def toggle(page: str) -> Callable[[], None]:
        return lambda: pages.lessons.table_on_view().side.toggle_page(page)

    def find() -> None:
        pages.game.find_in_log()

    names = {
        "prices": later("Menus", "&Price card"),
        "chart": later("Menus", "&Chart"),
        "log": later("Menus", "L&og"),
        "advice": later("Menus", "A&dvice and why"),
    }
    return (
        *(
            Command(f"show_{page}", names[page], toggle(page), key)
            for page, key in PAGE_KEYS.items()
        ),
        None,
        setting(kept, "theme", later("Menus", "&Theme"), THEMES),
        switch(kept, "high_contrast", later("Menus", "&High contrast")),
        setting(kept, "language", later("Menus", "&Language"), spoken()),
        sounds_menu(window),
        None,
        *text_size_commands(kept),
        None,
        switch(kept, "animations", later("Menus", "&Animations")),
        setting(kept, "mergers", later("Menus", "Show m&ergers step by step"), MERGERS),
        setting(kept, "cover", later("Menus", "&Cover my tiles when I leave the window"), COVERS),
        Command(
            "full_screen",
            later("Menus", "&Full screen"),
            window.toggle_full_screen,
            "F11",
            is_on=window.isFullScreen,
        ),
        None,
        Command("find", later("Menus", "F&ind in the log"), find, _Key.Find, pages.shows_log),
    )


def _help(window: MainWindow, pages: "AcquirePages") -> Parts:
    def learn() -> None:
        pages.lessons.show()

    def show_rules() -> None:
        pages.reading.show_rules()

    def show_guide() -> None:
        pages.reading.show_guide()

    def compare() -> None:
        pages.reading.show_comparison()

    def show_keys() -> None:
        from acquire_desktop.ui.window.shortcuts_dialog import ShortcutsDialog

        ShortcutsDialog(window, window.menus.actions).exec()

    def show_about() -> None:
        from acquire_desktop.ui.window.about_dialog import AboutDialog

        AboutDialog(window, rules_engine_text).exec()

    about = later("Menus", "&About Acquire Desktop")
    return (
        Command("learn", later("Menus", "&Learn by playing"), learn),
        None,
        Command("guide", later("Menus", "&User guide"), show_guide, "Shift+F1"),
        None,
        Command("rules", later("Menus", "&Rules of this edition"), show_rules, "F1"),
        Command("compare", later("Menus", "&Compare editions"), compare),
        None,
        Command("shortcuts", later("Menus", "&Keyboard"), show_keys, "Ctrl+/"),
        Command("report", later("Menus", "Report a &problem…"), window.show_report),
        Command("about", about, show_about, role=_Role.AboutRole),
    )
