"""What the commands of the menus do in the window."""

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from acquire_desktop.ui.kit.pane_tabs import PAGES

if TYPE_CHECKING:
    from acquire_desktop.ui.window.main_window import MainWindow


def connect_commands(window: "MainWindow") -> None:
    """Connect every command that does not choose a setting.

    The pages are asked for when a command runs: some are not made yet.
    """
    session, files, preferences = window.session, window.files, window.preferences
    commands: dict[str, Callable[[], object]] = {
        "new": window.show_new_game,
        "open": files.ask_open,
        "save": files.save,
        "save_as": files.ask_save_as,
        "export_log": partial(_export_log, window),
        "menu": window.show_start,
        "quit": window.close,
        "undo": session.undo,
        "redo": session.redo,
        "restart_turn": session.restart_turn,
        "find": partial(_find_in_log, window),
        "larger": preferences.enlarge_text,
        "smaller": preferences.shrink_text,
        "usual_size": preferences.reset_text,
        "rules": partial(_show_rules, window),
        "compare": partial(_show_comparison, window),
        **{f"show_{page}": partial(_toggle_side, window, page) for page in PAGES},
    }
    for name, command in commands.items():
        window.menus.actions[name].triggered.connect(lambda _checked, run=command: run())


def _export_log(window: "MainWindow") -> None:
    window.pages.log_files.ask_export(window.game_page.log_model)


def _find_in_log(window: "MainWindow") -> None:
    window.game_page.find_in_log()


def _show_rules(window: "MainWindow") -> None:
    window.reading.show_rules()


def _show_comparison(window: "MainWindow") -> None:
    window.reading.show_comparison()


def _toggle_side(window: "MainWindow", page: str) -> None:
    window.game_page.side.toggle_page(page)
