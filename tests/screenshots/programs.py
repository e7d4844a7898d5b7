"""Moments of outside programs: their list, what came of a trial, and a game with one."""

from dataclasses import replace

from PySide6.QtWidgets import QApplication

from acquire_desktop.session.notes import OutsideFailed
from acquire_desktop.storage.seats.programs import OutsideProgram, Trouble, program_object
from acquire_desktop.ui.acquire.setup.new_game import COMPUTER_LEVELS
from acquire_desktop.ui.acquire.shell.window import AcquireWindow
from acquire_desktop.ui.acquire.words.character_texts import level_text
from acquire_desktop.ui.preferences.preferences_dialog import PreferencesDialog
from acquire_desktop.ui.preferences.program_dialog import ProgramDialog
from acquire_desktop.ui.preferences.program_editor import ProgramEditor
from tests.screenshots import games
from tests.screenshots.states import Show, opened

LISTED = (
    OutsideProgram("Deep Tower", ("python3", "/home/ana/bots/deep_tower.py", "--fast"), "hard"),
    OutsideProgram("Sackson", ("/usr/local/bin/sackson",), "easy"),
)


def _list(window: AcquireWindow) -> None:
    window.preferences.keep(programs=[program_object(each) for each in LISTED])


def _try(window: AcquireWindow) -> None:
    """Try a program that is not there, on the page of the preferences."""
    window.resize(1280, 720)
    _list(window)
    window.menus.actions["preferences"].trigger()
    (dialog,) = window.findChildren(PreferencesDialog)
    (editor,) = dialog.findChildren(ProgramEditor)
    at = next(at for at, page in enumerate(dialog.pages) if page.isAncestorOf(editor))
    dialog.subjects.setCurrentRow(at)
    editor.list.setCurrentRow(1)
    editor.try_it.click()


def _ask(window: AcquireWindow) -> None:
    """Ask for a program, with one thing missing."""
    _list(window)
    levels: dict[object, str] = {level: level_text(level) for level in COMPUTER_LEVELS}
    dialog = ProgramDialog(window, levels, ["deep tower"], LISTED[0])
    dialog.first.click()
    dialog.show()


def _seat(window: AcquireWindow) -> None:
    """Offer the programs in the list of levels, and seat one."""
    _list(window)
    window.pages.show_new_game()
    page = window.pages.new_game
    choice = page.choice()
    robot = replace(choice.players[1], name="Deep Tower", level="hard", program="Deep Tower")
    page.set_choice(replace(choice, players=(choice.players[0], robot, *choice.players[2:])))
    QApplication.processEvents()


def _open_levels(window: AcquireWindow) -> None:
    _seat(window)
    window.pages.new_game.table.open_menu(1)


def _fail(window: AcquireWindow) -> None:
    """Show the log of a game in which programs did not decide."""
    game = window.session._game
    game.add_note(OutsideFailed(1, Trouble.SILENT))
    game.add_note(OutsideFailed(1, Trouble.ENDED, gave_up=True))
    window.pages.game.side.show_log()
    window.session.rewound.emit()


PROGRAMS: dict[str, Show] = {
    "programs_tried": _try,
    "programs_dialog": _ask,
    "programs_seated": _seat,
    "programs_levels": _open_levels,
    "programs_log": opened("2023-classic", 4, "shot-2", games.is_middle, _fail),
}
"""By the name of each state."""
