"""Program dialog: how an outside program is called, what starts it, and who decides without it."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QLabel, QLineEdit, QPlainTextEdit, QPushButton, QWidget

from acquire_desktop.storage.players import NAME_LIMIT, clean_name, names_are_distinct
from acquire_desktop.storage.seats.programs import LONGEST_WORD, MOST_WORDS, OutsideProgram, is_word
from acquire_desktop.ui.kit.boxes import Gap, Part, Stretched, row
from acquire_desktop.ui.kit.choices import ValueBox, plain_name
from acquire_desktop.ui.kit.dialogs import NarrowDialog, fill_dialog
from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.texts import label, translate
from acquire_desktop.ui.window.file_dialogs import ask_open

_LINES: Final = 3
"""Of arguments that are seen at once."""


class ProgramDialog(NarrowDialog):
    """Asks for a program; what is missing is said where the button would accept it."""

    def __init__(
        self,
        parent: QWidget,
        levels: Mapping[object, str],
        taken: Sequence[str],
        program: OutsideProgram,
    ) -> None:
        """Make the dialog.

        Args:
            parent: The dialog below.
            levels: The levels of computer players, by their keys.
            taken: The names of the other programs.
            program: What to begin with; an empty name for a new one.
        """
        super().__init__(parent)
        self._taken = taken
        self.setWindowTitle(translate("Programs", "Program"))
        self.name = QLineEdit(program.name, maxLength=NAME_LIMIT)
        self.program = QLineEdit(program.command[0], maxLength=LONGEST_WORD)
        self.arguments = QPlainTextEdit("\n".join(program.command[1:]))
        self.choose, self.add_file = QPushButton(), QPushButton()
        self.level = ValueBox()
        self.level.show_values(levels, program.level)
        self.problem = label(tone="loss", wraps=True)
        self.cancel = QPushButton(translate("Programs", "Cancel"))
        self.first.setText(translate("Programs", "Save"))
        self._arrange()
        self.choose.clicked.connect(self._choose)
        self.add_file.clicked.connect(self._add_file)
        self.first.clicked.connect(self._accept_if_whole)
        self.cancel.clicked.connect(self.reject)

    def value(self) -> OutsideProgram:
        """Return the program as it stands here."""
        words = [line for line in self.arguments.toPlainText().split("\n") if line.strip()]
        command = self.program.text().strip(), *words
        level = str(self.level.values[self.level.currentIndex()])
        return OutsideProgram(clean_name(self.name.text()), command, level)

    def problem_text(self) -> str:
        """Return the problem, or an empty text."""
        program = self.value()
        if not program.name:
            return translate("Programs", "What is it called?")
        if not names_are_distinct([*self._taken, program.name]):
            return translate("Programs", "Another program already has this name.")
        if not program.command[0]:
            return translate("Programs", "Which program should be started?")
        if len(program.command) > MOST_WORDS or not all(map(is_word, program.command)):
            return translate("Programs", "There are too many arguments, or they are too long.")
        return ""

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.name.setFocus(Qt.FocusReason.OtherFocusReason)

    def _arrange(self) -> None:
        self.choose.setText(translate("Programs", "Choose…"))
        self.add_file.setText(translate("Programs", "Add a file…"))
        for each in (self.choose, self.add_file, self.cancel):
            each.setAutoDefault(False)
        self.arguments.setTabChangesFocus(True)
        self.arguments.setProperty("role", "field")
        lines = _LINES * self.arguments.fontMetrics().lineSpacing()
        self.arguments.setFixedHeight(lines + 2 * theme.SPACE)
        fields: tuple[tuple[str, QWidget, QPushButton | None], ...] = (
            (translate("Programs", "&Name"), self.name, None),
            (translate("Programs", "&Program"), self.program, self.choose),
            (translate("Programs", "&Arguments, one a line"), self.arguments, self.add_file),
            (translate("Programs", "Who decides if it does &not"), self.level, None),
        )
        parts: list[Part] = []
        for text, field, button in fields:
            title = QLabel(text)
            title.setBuddy(field)
            field.setAccessibleName(plain_name(text))
            parts.append(title)
            beside = [Stretched(field, 1)]
            if button is not None:
                beside.append(Stretched(button, 0, Qt.AlignmentFlag.AlignTop))
            parts.append(row(*beside, spacing=theme.SPACE))
        note = translate(
            "Programs", "It can do whatever your other programs can: add only one that you trust."
        )
        fill_dialog(
            self,
            *parts,
            label(note, "small", tone="muted", wraps=True),
            self.problem,
            Gap(theme.SPACE),
            row(1, self.first, self.cancel, spacing=theme.SPACE),
            spacing=theme.SPACE_HALF,
        )

    def _choose(self) -> None:
        file = self._asked_file(translate("Programs", "The program"))
        if not file:
            return
        if Path(file).suffix.lower() == ".py":  # which some systems do not start by itself
            words = self.arguments.toPlainText()
            self.program.setText("python3")
            self.arguments.setPlainText(f"{file}\n{words}".strip("\n"))
        else:
            self.program.setText(file)
        if not self.name.text():
            self.name.setText(clean_name(Path(file).stem))

    def _add_file(self) -> None:
        if file := self._asked_file(translate("Programs", "A file for the program")):
            words = self.arguments.toPlainText()
            self.arguments.setPlainText(f"{words}\n{file}".strip("\n"))

    def _asked_file(self, title: str) -> str:
        return str(ask_open(self, title, Path.home()) or "")

    def _accept_if_whole(self) -> None:
        problem = self.problem_text()
        self.problem.setText(problem)
        self.refit()
        if not problem:
            self.accept()
