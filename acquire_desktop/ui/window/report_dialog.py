"""Problem report: all that it says, to read, copy or save; the program sends nothing."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import Qt, qVersion
from PySide6.QtGui import QGuiApplication, QShowEvent
from PySide6.QtWidgets import QDialog, QPlainTextEdit, QPushButton, QWidget

from acquire_desktop.storage.errors import io_error
from acquire_desktop.storage.folders import Folders, home_folder
from acquire_desktop.storage.settings import Settings
from acquire_desktop.storage.user_files import write_user_file
from acquire_desktop.ui.kit.adaptive import Adaptive
from acquire_desktop.ui.kit.boxes import Stretched, column, row
from acquire_desktop.ui.kit.dialogs import closing_button, fill_dialog
from acquire_desktop.ui.kit.fit import fit_dialog
from acquire_desktop.ui.kit.frames import QuietArea
from acquire_desktop.ui.kit.languages import current_language
from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.texts import join_sentences, label, later, translate
from acquire_desktop.ui.kit.voice import announce
from acquire_desktop.ui.window.file_dialogs import ask_save
from acquire_desktop.ui.window.save_texts import io_reason

_SIZE_PX = 760, 560
FILE_NAME = "acquire-desktop-report.txt"


def facts_of(window: QWidget, settings: Settings) -> dict[str, str]:
    """Return the facts of a report about the screen and the settings, in English."""
    screen = window.screen()
    size, shown = screen.size(), window.size()
    return {
        "Qt": f"{qVersion()} on {QGuiApplication.platformName()}",
        "Screen": f"{size.width()}x{size.height()}, scale {screen.devicePixelRatio():g}",
        "Window": f"{shown.width()}x{shown.height()}",
        "Look": f"{settings.theme}, text {settings.text_scale} %, language {current_language()}",
    }


class ReportDialog(Adaptive, QDialog):
    """Shows the report; ``outcome`` holds the result of copying or saving it."""

    def __init__(self, parent: QWidget, folders: Folders, text: str) -> None:
        super().__init__(parent)
        self._folders = folders
        self._news: Callable[[], str] = str
        self.text = QPlainTextEdit(text)
        self.outcome = label(wraps=True, tone="muted")
        self.copy = self.with_text(QPushButton(), later("ReportDialog", "&Copy"))
        self.save = self.with_text(QPushButton(), later("ReportDialog", "&Save as…"))
        self._close = self.with_text(closing_button(self), later("ReportDialog", "Close"))
        self._arrange()
        self.copy.clicked.connect(self._copy)
        self.save.clicked.connect(self._ask_save)
        title = later("ReportDialog", "Problem report")
        self.set_text(self.setWindowTitle, title)
        self.set_text(self.text.setAccessibleName, title)
        self.set_text(self.outcome.setText, lambda: self._news())  # noqa: PLW0108, it changes

    def showEvent(self, event: QShowEvent) -> None:
        fit_dialog(self, _SIZE_PX)
        self.text.setFocus()
        super().showEvent(event)

    def write_to(self, path: Path) -> None:
        """Save the report to a file, or tell why that cannot be done."""
        try:
            write_user_file(self._folders, path, self.text.toPlainText().encode())
        except OSError as failure:
            error = io_error(failure, path)
            self._tell(
                lambda: join_sentences(
                    (translate("ReportDialog", "The report was not saved:"), io_reason(error))
                )
            )
        else:
            self._tell(lambda: translate("ReportDialog", "Saved as {file}.", file=path.name))

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self.text.toPlainText())
        self._tell(lambda: translate("ReportDialog", "The report is on the clipboard."))

    def _ask_save(self) -> None:
        title = translate("ReportDialog", "Save the report")
        path, _ = ask_save(self, title, home_folder() / FILE_NAME)
        if path is not None:
            self.write_to(path)

    def _tell(self, news: Callable[[], str]) -> None:
        self._news = news
        self.outcome.setText(news())
        announce(self, news())

    def _arrange(self) -> None:
        self.text.setReadOnly(True)
        self.text.setTabChangesFocus(True)
        self.text.setLineWrapMode(QPlainTextEdit.LineWrapMode.WidgetWidth)
        self.text.setTextInteractionFlags(
            self.text.textInteractionFlags() | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        body = QWidget()
        intro = later(
            "ReportDialog",
            "This is everything in the report: versions, your system and the program's error"
            " log. It names no player, tile or holding. Nothing is sent: copy or save it and"
            " send it to the person helping you, with a note on what you were doing.",
        )
        column(
            self.with_text(label(wraps=True), intro),
            Stretched(self.text, 1),
            self.outcome,
            of=body,
            spacing=theme.SPACE_2,
        )
        fill_dialog(
            self,
            Stretched(QuietArea(body), 1),
            row(self.copy, self.save, 1, self._close, spacing=theme.SPACE),
        )
