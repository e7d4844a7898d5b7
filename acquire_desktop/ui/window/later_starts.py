"""Later starts of the program while it runs, and a start that cannot be."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject, Qt, QTimer
from PySide6.QtWidgets import QApplication, QDialog, QMessageBox, QWidget

from acquire_desktop.ui.kit.texts import escape_mnemonic, translate


class LaterStarts(QObject):
    """Brings the window to the front, and opens the file that a later start was given."""

    def __init__(self, window: QWidget, open_file: Callable[[Path], object]) -> None:
        super().__init__(window)
        self._window, self._open = window, open_file
        self._file: Path | None = None

    def answer(self, file: Path | None) -> None:
        """Come to the front; open the file, if there is one, as soon as no dialog is open."""
        bring_to_front(self._window)
        if file is not None:
            self._file = file
            self._open_when_free()

    def _open_when_free(self) -> None:
        dialog = QApplication.activeModalWidget()
        if isinstance(dialog, QDialog):
            # What a dialog asks belongs to the game on the table: that one is not taken away.
            dialog.finished.connect(
                lambda _result: QTimer.singleShot(0, self, self._open_when_free),
                Qt.ConnectionType.SingleShotConnection,
            )
            return
        file, self._file = self._file, None
        if file is not None:
            self._open(file)


def bring_to_front(window: QWidget) -> None:
    """Show a window to somebody who asked for it elsewhere, as far as the system allows."""
    window.setWindowState(window.windowState() & ~Qt.WindowState.WindowMinimized)
    window.show()
    window.raise_()
    (QApplication.activeModalWidget() or window).activateWindow()
    # Where a program may not take the focus, its entry in the task bar is marked.
    QApplication.alert(window)


def ask_to_try_again() -> bool:
    """Tell that another program runs and is silent; return whether to try once more."""
    box = QMessageBox(
        QMessageBox.Icon.Warning,
        translate("MainWindow", "Acquire Desktop"),
        translate("LaterStarts", "Acquire Desktop is already running, but does not respond."),
    )
    box.setTextFormat(Qt.TextFormat.PlainText)
    box.setInformativeText(
        translate(
            "LaterStarts",
            "Two copies could damage each other's saved games, so this one is waiting. Close"
            " the other window, or end the program in your system's list of running programs,"
            " and try again. It may also be running on another computer that uses the same"
            " folder.",
        )
    )
    again = box.addButton(
        escape_mnemonic(translate("LaterStarts", "Try again")), QMessageBox.ButtonRole.AcceptRole
    )
    close = box.addButton(
        escape_mnemonic(translate("LaterStarts", "Close")), QMessageBox.ButtonRole.RejectRole
    )
    box.setDefaultButton(again)
    box.setEscapeButton(close)
    box.exec()
    return box.clickedButton() is again
