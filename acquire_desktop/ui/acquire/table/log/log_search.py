"""Search in the log: what is looked for, how often it is found, and the way from hit to hit."""

import re

from PySide6.QtCore import Qt
from PySide6.QtGui import QClipboard, QGuiApplication
from PySide6.QtWidgets import QLabel, QLineEdit, QToolButton, QWidget

from acquire_desktop.ui.acquire.table.log.log_model import LogModel
from acquire_desktop.ui.acquire.table.log.log_view import LogView
from acquire_desktop.ui.kit.adaptive import Adaptive
from acquire_desktop.ui.kit.boxes import Stretched, row
from acquire_desktop.ui.kit.focus import has_focus_within
from acquire_desktop.ui.kit.keys import with_key
from acquire_desktop.ui.kit.look import icons, theme
from acquire_desktop.ui.kit.texts import plain, translate

_FIELD_LIMIT = 100


class LogSearch(Adaptive, QWidget):
    """Marks in a log what is typed into its field."""

    def __init__(self, model: LogModel, log: LogView, close_button: QToolButton) -> None:
        """Make the search.

        Args:
            model: The lines of the log.
            log: Shows them.
            close_button: Puts the search away; it stands at its end.
        """
        super().__init__()
        self._model, self._log = model, log
        self._found: list[int] = []
        self._copied: dict[QClipboard.Mode, str] = {}
        self.field = QLineEdit()
        self.field.setMaxLength(_FIELD_LIMIT)
        self.count = plain(QLabel())
        theme.style_text(self.count, "small", tone="muted")
        self.back_button, self.on_button = QToolButton(), QToolButton()
        buttons = self.back_button, self.on_button, close_button
        for button, icon in zip(buttons, ("chevron-up", "chevron-down", "close"), strict=True):
            button.setIcon(icons.icon(icon))
            button.setProperty("quiet", True)
            button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        row(Stretched(self.field, 1), self.count, *buttons, of=self, spacing=theme.SPACE_HALF)
        self.field.textChanged.connect(self._search)
        self.field.returnPressed.connect(self._step)
        self.back_button.clicked.connect(lambda: self.find_next(-1))
        self.on_button.clicked.connect(lambda: self.find_next(1))
        for signal in (model.rowsInserted, model.modelReset, model.dataChanged):
            signal.connect(self._count)
        QGuiApplication.clipboard().changed.connect(self._note_copy)
        self.retranslate()

    def take_back_copies(self) -> None:
        """Empty the clipboard if it still holds what was copied or selected in the search."""
        clipboard = QGuiApplication.clipboard()
        for mode, text in self._copied.items():
            if text and clipboard.text(mode) == text:
                clipboard.clear(mode)
        self._copied.clear()

    def find_next(self, direction: int) -> None:
        """Go to the next hit below (1) or above (-1), and round at the end."""
        if not self._found:
            return
        here = self._log.marks.found_row
        if here < 0:
            here = self._log.currentIndex().row() - direction
        found = self._found[::direction]
        self._light(next((row for row in found if (row - here) * direction > 0), found[0]))

    def retranslate(self) -> None:
        self.field.setPlaceholderText(translate("LogPane", "Find in the log"))
        self.field.setAccessibleName(translate("LogPane", "Find in the log"))
        for button, text in (
            (self.back_button, with_key(translate("LogPane", "Previous match"), "Shift+F3")),
            (self.on_button, with_key(translate("LogPane", "Next match"), "F3")),
        ):
            button.setToolTip(text)
            button.setAccessibleName(text)

    def _step(self) -> None:
        is_back = QGuiApplication.keyboardModifiers() & Qt.KeyboardModifier.ShiftModifier
        self.find_next(-1 if is_back else 1)

    def _note_copy(self, mode: QClipboard.Mode) -> None:
        clipboard = QGuiApplication.clipboard()
        text = clipboard.text(mode)
        # Some systems tell of it when what was cut is gone, and all tell of other programs.
        is_own = clipboard.ownsClipboard() and has_focus_within(self.field)
        if text and (is_own or text == self.field.selectedText()):
            self._copied[mode] = text

    def _search(self, text: str) -> None:
        wanted = text.strip()
        self._log.marks.pattern = re.compile(re.escape(wanted), re.IGNORECASE) if wanted else None
        self._log.mark_hit(-1)
        self._count()
        if self._found:
            self._light(self._found[-1])

    def _count(self) -> None:
        pattern, model = self._log.marks.pattern, self._model
        self._found = []
        if pattern is not None:
            rows = range(model.rowCount())
            self._found = [at for at in rows if pattern.search(model.text(model.line(at)))]
        self._show_count()

    def _show_count(self) -> None:
        here = self._log.marks.found_row
        if self._log.marks.pattern is None:
            text = ""
        elif not self._found:
            text = translate("LogPane", "Not found")
        elif here in self._found:
            number, total = self._found.index(here) + 1, len(self._found)
            text = translate("LogPane", "{number} of {total}", number=number, total=total)
        else:
            text = str(len(self._found))
        self.count.setText(text)
        for button in (self.back_button, self.on_button):
            button.setEnabled(bool(self._found))

    def _light(self, row: int) -> None:
        self._log.mark_hit(row)
        self._show_count()
