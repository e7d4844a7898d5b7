"""Commands: everything that the menus and keys of the window offer, as one table."""

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtGui import QKeySequence

from acquire_desktop.choices import Speed
from acquire_desktop.games.acquire.session import Session
from acquire_desktop.ui.acquire.shell.pages import AcquirePages
from acquire_desktop.ui.acquire.shell.window_texts import rules_engine_text
from acquire_desktop.ui.kit.choices import (
    COACHES,
    COVERS,
    HINTS,
    MERGERS,
    SPEEDS,
)
from acquire_desktop.ui.kit.keys import with_key
from acquire_desktop.ui.kit.pane_tabs import PAGE_KEYS
from acquire_desktop.ui.kit.texts import later
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
    from acquire_desktop.ui.acquire.table.game_page import GamePage

_Key = QKeySequence.StandardKey


def menus_of(window: MainWindow, pages: AcquirePages, session: Session) -> tuple[Menu, ...]:
    """Return the menus; the window's files and sounds, and most pages, are made after them."""
    return (
        Menu("game", later("Menus", "&Game"), _game(window, pages, session)),
        Menu("turn", later("Menus", "T&urn"), _turn(window, pages, session)),
        Menu("view", later("Menus", "&View"), _view(window, pages)),
        Menu("help", later("Menus", "&Help"), _help(window, pages)),
    )


def _game(window: MainWindow, pages: AcquirePages, session: Session) -> Parts:
    end, note = pages.end, pages.frame.duplicate_note

    def is_away() -> bool:
        return pages.currentWidget() is not pages.start

    def export() -> None:
        pages.frame.log_files.ask_export(pages.game.log_model)

    def prefer() -> None:
        from acquire_desktop.ui.acquire.shell.preference_table import show_preferences

        show_preferences(window, pages)

    return (
        Command("new", later("Menus", "&New game"), pages.show_new_game, _Key.New),
        Command("duplicate", later("Menus", "&Duplicate"), _late(lambda: end.duplicates.show)),
        Command("daily", later("Menus", "Dea&l of the day"), _late(lambda: pages.daily.show)),
        *open_commands(window),
        None,
        *save_commands(window, end.may_save, note),
        Command("export_log", later("Menus", "&Export log…"), export, when=end.may_export_log),
        None,
        Command(
            "review",
            later("Menus", "Re&view of the game"),
            _late(lambda: end.reviewing.show),
            "Ctrl+R",
            end.may_review,
        ),
        _shared(pages),
        finished_menu(window),
        seat_menu(pages.frame, session, note),
        Command(
            "analysis",
            later("Menus", "&Analysis board"),
            _late(lambda: pages.analysis.show),
            "Ctrl+B",
        ),
        Command("career", later("Menus", "&Career"), _late(lambda: pages.careers.show)),
        None,
        Command("menu", later("Menus", "Start pa&ge"), pages.show_start, when=is_away),
        None,
        *program_commands(window, prefer),
    )


def _late(find: Callable[[], Callable[[], object]]) -> Callable[[], object]:
    """Return a command that does what is found when it is given: its page is made then."""

    def run() -> None:
        find()()

    return run


def _shared(pages: AcquirePages) -> Menu:
    end = pages.end
    text, picture = _late(lambda: end.sharing.copy_text), _late(lambda: end.sharing.copy_picture)
    file, may = _late(lambda: end.sharing.save_picture), end.may_review
    commands = (
        Command("copy_text", later("Menus", "Copy as &text"), text, when=may),
        Command("copy_picture", later("Menus", "Copy as &picture"), picture, when=may),
        Command("save_picture", later("Menus", "&Save picture…"), file, when=may),
    )
    return Menu("share", later("Menus", "S&hare the result"), commands)


def _turn(window: MainWindow, pages: AcquirePages, session: Session) -> Parts:
    frame = pages.frame

    def in_lesson() -> str:
        return pages.lessons.obstacle() if "lessons" in vars(pages) else ""

    def why_not() -> str:
        return in_lesson() or frame.obstacle()

    def may_ring() -> bool:
        shown = _table(pages)
        return shown is not None and shown.hand.bell.may_ring()

    def press_bell() -> None:
        if (shown := _table(pages)) is not None:
            shown.hand.bell.press_from_afar()

    kept = window.preferences
    speeds = {**SPEEDS, Speed.STEP: lambda: with_key(SPEEDS[Speed.STEP](), "Space")}
    return (
        *undo_commands(frame, session, why_not),
        Command(
            "restart_turn",
            later("Menus", "Restart &turn"),
            session.restart_turn,
            "Ctrl+Backspace",
            frame.can_undo,
            icon="restart",
            note=why_not,
        ),
        Command(
            "bell",
            later("Menus", "Ring the &bell"),
            press_bell,
            when=may_ring,
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
        replace(speed_menu(window, speeds), note=in_lesson),
        *pace_commands(frame, session, frame.duplicate_note),
        Command(
            "sit_down",
            later("Menus", "S&it down for a computer…"),
            frame.sit_down,
            when=frame.may_sit_down,
        ),
    )


def _table(pages: AcquirePages) -> "GamePage | None":
    """Return the table of the lesson while that is on view, or else that of the game, if made."""
    made = vars(pages)  # a table is made late
    lesson = made["lessons"].table() if "lessons" in made else None
    return lesson or made.get("game")


def _view(window: MainWindow, pages: AcquirePages) -> Parts:
    kept = window.preferences

    def toggle(page: str) -> Callable[[], None]:
        def run() -> None:
            if (shown := _table(pages)) is not None:
                shown.side.toggle_page(page)

        return run

    def may_toggle() -> bool:
        shown = _table(pages)
        is_left = shown is pages.frame.table and not pages.frame.is_at_table()
        return shown is not None and not is_left and not shown.rod.covers_column

    names = {
        "prices": later("Menus", "&Prices"),
        "chart": later("Menus", "&Chart"),
        "log": later("Menus", "L&og"),
        "advice": later("Menus", "A&dvice and reasons"),
    }
    return (
        *(
            Command(f"show_{page}", names[page], toggle(page), key, may_toggle)
            for page, key in PAGE_KEYS.items()
        ),
        None,
        *look_commands(window),
        setting(kept, "mergers", later("Menus", "Show m&ergers step by step"), MERGERS),
        setting(kept, "cover", later("Menus", "&Cover my tiles when I leave the window"), COVERS),
        full_screen_command(window),
        None,
        Command(
            "find",
            later("Menus", "F&ind in the log"),
            _late(lambda: pages.game.find_in_log),
            _Key.Find,
            pages.shows_log,
        ),
    )


def _help(window: MainWindow, pages: AcquirePages) -> Parts:
    return (
        Command("learn", later("Menus", "&Learn by playing"), _late(lambda: pages.lessons.show)),
        Command("puzzles", later("Menus", "&Puzzles"), _late(lambda: pages.puzzles.show)),
        None,
        Command(
            "guide",
            later("Menus", "&User guide"),
            _late(lambda: pages.reading.show_guide),
            "Shift+F1",
        ),
        None,
        Command(
            "rules",
            later("Menus", "&Rules of this edition"),
            _late(lambda: pages.reading.show_rules),
            "F1",
        ),
        Command(
            "compare",
            later("Menus", "&Compare editions"),
            _late(lambda: pages.reading.show_comparison),
        ),
        None,
        *help_commands(window, rules_engine_text),
    )
