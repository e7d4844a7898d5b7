"""Program editor: the outside programs that may take a seat, to add, change, remove and try."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QListWidget, QPushButton, QWidget

from acquire_desktop.storage.seats.programs import (
    MOST_PROGRAMS,
    OutsideProgram,
    Trouble,
    program_object,
    programs_from,
)
from acquire_desktop.ui.kit.adaptive import Adaptive
from acquire_desktop.ui.kit.boxes import column, row
from acquire_desktop.ui.kit.choices import plain_name
from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.texts import (
    breakable,
    escape_html,
    join_sentences,
    label,
    later,
    translate,
)
from acquire_desktop.ui.kit.voice import announce
from acquire_desktop.ui.preferences.program_dialog import ProgramDialog
from acquire_desktop.ui.preferences.rows import Programs

_HEIGHT_PX: Final = 110
_MOST_SAID: Final = 300
"""Characters that are shown of what a program says of itself."""
_TROUBLES: Final[Mapping[Trouble, str]] = {
    Trouble.ABSENT: "{name}: there is no such program, or it cannot be started.",
    Trouble.ENDED: "{name}: it ended without an answer.",
    Trouble.SILENT: "{name}: it did not answer in time.",
    Trouble.UNREADABLE: "{name}: its answer contains no action.",
    Trouble.ILLEGAL: "{name}: it chose something that is not possible there.",
}


class ProgramEditor(Adaptive, QWidget):
    """Lists the programs; each change is kept at once.

    Signals:
        changed (object): The new list, as the settings keep it.
    """

    changed = Signal(object)

    def __init__(self, of: Programs) -> None:
        super().__init__()
        self._of = of
        self.programs: tuple[OutsideProgram, ...] = ()
        """What is listed."""
        self._limit_s = 0
        self._trial: Any = None
        self.list = QListWidget()
        self.outcome = label(wraps=True)
        """Says what came of a trial."""
        self.add = self.with_text(QPushButton(), later("Programs", "Add…"))
        self.change = self.with_text(QPushButton(), later("Programs", "Change…"))
        self.remove = self.with_text(QPushButton(), later("Programs", "Remove"))
        self.try_it = self.with_text(QPushButton(), later("Programs", "Try it"))
        listed = later("Programs", "Programs that may take a seat")
        self.set_text(self.list.setAccessibleName, listed)
        self.setFocusProxy(self.list)
        self.list.setProperty("role", "chapters")
        for button in (self.add, self.change, self.remove, self.try_it):
            button.setAutoDefault(True)
        column(
            self.list,
            row(self.add, self.change, self.remove, self.try_it, 1, spacing=theme.SPACE),
            self.outcome,
            of=self,
            spacing=theme.SPACE,
        )
        self.list.currentRowChanged.connect(lambda _row: self._offer())
        self.list.itemDoubleClicked.connect(lambda _item: self._change())
        self.add.clicked.connect(self._add)
        self.change.clicked.connect(self._change)
        self.remove.clicked.connect(self._remove)
        self.try_it.clicked.connect(self._try)
        self.retranslate()

    def show_listed(self, listed: Sequence[Mapping[str, object]], limit_s: int) -> None:
        """Show what the settings list.

        Args:
            listed: The programs.
            limit_s: How many seconds each may think.
        """
        self._limit_s = limit_s
        programs = programs_from(list(listed))
        if programs != self.programs or self.list.count() != len(programs):
            marked = self.list.currentRow()
            self.programs = programs
            self.list.clear()
            self.list.addItems([each.name for each in programs])
            self._write_lines()
            self.list.setCurrentRow(min(max(marked, 0), len(programs) - 1))
        self._offer()

    def retranslate(self) -> None:
        self._write_lines()
        self.outcome.setText("")
        self._offer()

    def showEvent(self, event: QShowEvent) -> None:
        self.list.doItemsLayout()  # it was measured without the style
        super().showEvent(event)

    def refit(self) -> None:
        self.list.setFixedHeight(theme.scaled(_HEIGHT_PX))

    # Changing

    def _levels(self) -> dict[object, str]:
        return {key: plain_name(say()) for key, say in self._of.levels.items()}

    def _write_lines(self) -> None:
        """Write each program with its level; what starts it can be long, and is in the tip."""
        levels = self._levels()
        for at, program in enumerate(self.programs):
            name, command = program.name, " ".join(program.command)
            level = levels.get(program.level, program.level)
            line = translate("Programs", "{name} (stand-in: {level})", name=name, level=level)
            item = self.list.item(at)
            item.setText(line)
            item.setToolTip(escape_html(command))
            item.setData(Qt.ItemDataRole.AccessibleTextRole, join_sentences([line, command]))

    def _add(self) -> None:
        program = self._asked(OutsideProgram("", ("",), self._of.usual_level), self.programs)
        if program is not None:
            self._keep((*self.programs, program), len(self.programs))

    def _change(self) -> None:
        at = self.list.currentRow()
        if at < 0:
            return
        others = self.programs[:at] + self.programs[at + 1 :]
        program = self._asked(self.programs[at], others)
        if program is not None:
            self._keep((*self.programs[:at], program, *self.programs[at + 1 :]), at)

    def _remove(self) -> None:
        at = self.list.currentRow()
        if at >= 0:
            self._keep(self.programs[:at] + self.programs[at + 1 :], at)
            self.list.setFocus()

    def _asked(
        self, program: OutsideProgram, others: Sequence[OutsideProgram]
    ) -> OutsideProgram | None:
        names = [each.name for each in others]
        levels = self._levels()
        if program.level not in levels:
            program = OutsideProgram(program.name, program.command, self._of.usual_level)
        dialog = ProgramDialog(self, levels, names, program)
        is_agreed = bool(dialog.exec())
        dialog.deleteLater()
        return dialog.value() if is_agreed else None

    def _keep(self, programs: Sequence[OutsideProgram], marked: int) -> None:
        self.outcome.setText("")
        self.changed.emit([program_object(each) for each in programs])
        self.list.setCurrentRow(min(marked, self.list.count() - 1))
        self._offer()

    def _offer(self) -> None:
        """Let those buttons be pressed that can do something."""
        has_marked = self.list.currentRow() >= 0
        self.add.setEnabled(len(self.programs) < MOST_PROGRAMS)
        for button in (self.change, self.remove, self.try_it):
            button.setEnabled(has_marked)

    # Trying

    def _try(self) -> None:
        program = self.programs[self.list.currentRow()]
        if self._trial is None:
            self._trial = self._of.trial(self)
            self._trial.done.connect(self._tell)
            self.destroyed.connect(self._trial.close)
        self._tried = program.name
        self._say(translate("Programs", "Asking {name}…", name=program.name))
        self._trial.begin(program, self._limit_s)

    def _tell(self, tried: Any) -> None:
        """Show the result of a trial."""
        texts = [_tried_text(self._tried, tried)]
        if tried.said:
            said = " ".join(tried.said.split())
            cut = said if len(said) <= _MOST_SAID else f"{said[:_MOST_SAID]}…"
            texts.append(translate("Programs", "It wrote: {text}", text=cut))
        self._say(join_sentences(texts))

    def _say(self, text: str) -> None:
        self.outcome.setText(breakable(text))
        announce(self.try_it, text)


def _tried_text(name: str, tried: Any) -> str:
    if tried.trouble is not None:
        return translate("Programs", _TROUBLES[tried.trouble], name=name)
    return translate(
        "Programs", "{name} answered “{action}” after {seconds} s: it can take a seat.",
        name=name, action=tried.action, seconds=f"{tried.seconds:.1f}",
    )  # fmt: skip
