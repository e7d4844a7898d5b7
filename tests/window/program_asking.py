"""Answers for the dialog that asks for an outside program, given while it is open."""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest

from acquire_desktop.ui.preferences.program_dialog import ProgramDialog
from acquire_desktop.ui.preferences.program_editor import ProgramEditor


def when_asked(editor: ProgramEditor, answer: Callable[[ProgramDialog], object]) -> None:
    """Have the next dialog that the editor opens answered."""

    def find() -> None:
        (dialog,) = (each for each in editor.findChildren(ProgramDialog) if each.isVisible())
        answer(dialog)

    QTimer.singleShot(0, find)


def fill(
    dialog: ProgramDialog,
    name: str = "Bot",
    program: str = "/opt/bot",
    arguments: str = "--fast\na b",
) -> None:
    """Type a program and accept it by Enter."""
    dialog.name.clear()
    QTest.keyClicks(dialog.name, name)
    dialog.program.clear()
    QTest.keyClicks(dialog.program, program)
    dialog.arguments.setPlainText(arguments)
    QTest.keyClick(dialog.program, Qt.Key.Key_Return)


def filled(name: str, program: str, arguments: str = "") -> Callable[[ProgramDialog], None]:
    """Return what types these and accepts them."""
    return partial(fill, name=name, program=program, arguments=arguments)
