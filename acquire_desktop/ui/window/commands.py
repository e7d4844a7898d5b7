"""Commands: everything that the menus and keys of the window offer, as one table."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtGui import QAction, QKeySequence

from acquire_desktop.choices import Cover, HintRule, Loudness, Speed
from acquire_desktop.languages import LANGUAGES
from acquire_desktop.ui.kit.choices import SPEEDS, THEMES
from acquire_desktop.ui.kit.keys import with_key
from acquire_desktop.ui.kit.pane_tabs import PAGE_KEYS
from acquire_desktop.ui.kit.texts import escape_mnemonic, later, translate
from acquire_desktop.ui.window.menus import Command, Menu, choice
from acquire_desktop.ui.window.sounds import can_play_sounds

if TYPE_CHECKING:
    from acquire_desktop.ui.window.main_window import MainWindow

_Key = QKeySequence.StandardKey
_Role = QAction.MenuRole


def menus_of(window: "MainWindow") -> tuple[Menu, ...]:
    """Return the menus of the window; the pages that they ask are made when that is needed."""
    return (
        Menu("game", later("Menus", "&Game"), _game(window)),
        Menu("turn", later("Menus", "T&urn"), _turn(window)),
        Menu("view", later("Menus", "&View"), _view(window)),
        Menu("help", later("Menus", "&Help"), _help(window)),
    )


def _game(window: "MainWindow") -> tuple[Command | Menu | None, ...]:
    files = window.files

    def has_game() -> bool:
        return window.session.has_game

    def export() -> None:
        window.pages.log_files.ask_export(window.game_page.log_model)

    return (
        Command("new", later("Menus", "&New game"), window.show_new_game, _Key.New),
        Command("open", later("Menus", "&Open game"), files.ask_open, _Key.Open),
        None,
        Command("save", later("Menus", "&Save game"), files.save, _Key.Save, has_game),
        # Off macOS the standard keys of Save as and Quit may be empty.
        Command(
            "save_as", later("Menus", "Save game &as"), files.ask_save_as, "Ctrl+Shift+S", has_game
        ),
        Command("export_log", later("Menus", "&Export log…"), export, when=window.may_read_log),
        None,
        Command("menu", later("Menus", "&Main menu"), window.show_start, when=window.is_away),
        None,
        Command("quit", later("Menus", "&Quit"), window.close, "Ctrl+Q", role=_Role.QuitRole),
    )


def _turn(window: "MainWindow") -> tuple[Command | Menu | None, ...]:
    frame, session, kept = window.frame, window.session, window.preferences
    turns = session.computer_turns

    def choose_hints(rule: HintRule) -> None:
        kept.keep(hints=rule)
        frame.follow_hint_rule()

    def choose_speed(speed: Speed) -> None:
        session.set_speed(speed)
        kept.keep(computer_speed=speed)

    hints = {
        HintRule.ALWAYS: later("Menus", "&Always"),
        HintRule.ALONE: later("Menus", "When I play a&lone"),
        HintRule.NEVER: later("Menus", "&Never"),
    }
    speeds = {**SPEEDS, Speed.STEP: lambda: with_key(SPEEDS[Speed.STEP](), "Space")}
    return (
        Command(
            "undo",
            later("Menus", "&Undo"),
            session.undo,
            _Key.Undo,
            frame.can_undo,
            icon="undo",
            note=frame.obstacle,
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
            note=frame.obstacle,
        ),
        None,
        Command(
            "hint", later("Menus", "&Hint"), frame.ask_hint, "Ctrl+H", frame.may_ask, icon="bulb"
        ),
        choice(
            "hints", later("Menus", "&Give hints"), hints, lambda: kept.settings.hints, choose_hints
        ),
        None,
        choice(
            "speed",
            later("Menus", "&Speed of computer players"),
            speeds,
            lambda: kept.settings.computer_speed,
            choose_speed,
        ),
        Command(
            "pause",
            later("Menus", "&Pause the computers"),
            turns.pace.toggle_pause,
            "Ctrl+P",
            frame.is_playing,
            lambda: turns.pace.is_paused,
        ),
        Command("skip", later("Menus", "S&kip to my turn"), turns.pace.skip, "End", frame.can_skip),
        Command(
            "play_now",
            later("Menus", "Play &now"),
            turns.play_now,
            ("Ctrl+Enter", "Ctrl+Return"),
            frame.can_hasten,
        ),
    )


def _view(window: "MainWindow") -> tuple[Command | Menu | None, ...]:
    kept = window.preferences

    def toggle(page: str) -> Callable[[], None]:
        return lambda: window.game_page.side.toggle_page(page)

    def find() -> None:
        window.game_page.find_in_log()

    languages = {code: partial(escape_mnemonic, each.name) for code, each in LANGUAGES.items()}
    pages = {
        "prices": later("Menus", "&Price card"),
        "chart": later("Menus", "&Chart"),
        "log": later("Menus", "L&og"),
        "advice": later("Menus", "A&dvice and why"),
    }
    covers = {
        Cover.NEVER: later("Menus", "&Never"),
        Cover.HOT_SEAT: later("Menus", "With &several people"),
        Cover.ALWAYS: later("Menus", "&Always"),
    }
    return (
        *(
            Command(f"show_{page}", pages[page], toggle(page), key)
            for page, key in PAGE_KEYS.items()
        ),
        None,
        choice(
            "theme",
            later("Menus", "&Theme"),
            THEMES,
            lambda: kept.settings.theme,
            kept.choose_theme,
        ),
        choice(
            "language",
            later("Menus", "&Language"),
            {"system": later("Menus", "&System"), **languages},
            lambda: kept.settings.language,
            kept.choose_language,
        ),
        _sounds(window),
        None,
        Command(
            "larger", later("Menus", "La&rger text"), kept.enlarge_text, (_Key.ZoomIn, "Ctrl+=")
        ),
        Command("smaller", later("Menus", "&Smaller text"), kept.shrink_text, _Key.ZoomOut),
        Command("usual_size", later("Menus", "&Usual text size"), kept.reset_text, "Ctrl+0"),
        None,
        Command(
            "animations",
            later("Menus", "&Animations"),
            kept.toggle_animations,
            is_on=lambda: kept.settings.animations,
        ),
        choice(
            "cover",
            later("Menus", "&Cover my tiles when I leave the window"),
            covers,
            lambda: kept.settings.cover,
            lambda cover: kept.keep(cover=cover),
        ),
        Command(
            "full_screen",
            later("Menus", "&Full screen"),
            window.frame.toggle_full_screen,
            "F11",
            is_on=window.isFullScreen,
        ),
        None,
        Command("find", later("Menus", "F&ind in the log"), find, _Key.Find, window.shows_log),
    )


def _sounds(window: "MainWindow") -> Menu:
    """Sounds are offered only where they can be played; elsewhere the menu says why."""
    kept, sounds = window.preferences, window.sounds

    def choose(loudness: Loudness) -> None:
        sounds.set_loudness(loudness)
        kept.keep(sounds=loudness)

    def title() -> str:
        if can_play_sounds():
            return translate("Menus", "S&ounds")
        return translate("Menus", "S&ounds: need the extra “{name}”", name="sound")

    def note() -> str:
        if can_play_sounds():
            return ""
        return translate(
            "Menus",
            "Sounds need Qt's multimedia, which is not installed here. With pip: {command}",
            command="pip install 'acquire-desktop[sound]'",
        )

    def toggle() -> None:
        choose(sounds.muted())

    values = {
        Loudness.OFF: later("Menus", "&Off"),
        Loudness.QUIET: later("Menus", "&Quiet"),
        Loudness.NORMAL: later("Menus", "&Normal"),
        Loudness.LOUD: later("Menus", "&Loud"),
    }
    menu = choice("sounds", title, values, lambda: kept.settings.sounds, choose)
    mute = Command("mute", later("Menus", "&Mute or unmute"), toggle, "M", can_play_sounds)
    return replace(menu, parts=(*menu.parts, None, mute), when=can_play_sounds, note=note)


def _help(window: "MainWindow") -> tuple[Command | Menu | None, ...]:
    def show_rules() -> None:
        window.pages.reading.show_rules()

    def compare() -> None:
        window.pages.reading.show_comparison()

    def show_keys() -> None:
        from acquire_desktop.ui.window.shortcuts_dialog import ShortcutsDialog

        ShortcutsDialog(window, window.menus.actions).exec()

    def show_about() -> None:
        from acquire_desktop.ui.window.about_dialog import AboutDialog

        AboutDialog(window).exec()

    about = later("Menus", "&About Acquire Desktop")
    return (
        Command("rules", later("Menus", "&Rules of this edition"), show_rules, "F1"),
        Command("compare", later("Menus", "&Compare editions"), compare),
        None,
        Command("shortcuts", later("Menus", "&Keyboard"), show_keys, "Ctrl+/"),
        Command("about", about, show_about, role=_Role.AboutRole),
    )
