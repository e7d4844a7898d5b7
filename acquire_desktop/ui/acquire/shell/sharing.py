"""Sharing: the result of a finished game goes to the clipboard or into a file."""

from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QBuffer, QIODevice
from PySide6.QtGui import QGuiApplication, QPixmap

from acquire_desktop.games.acquire.session import Session
from acquire_desktop.storage.errors import io_error
from acquire_desktop.storage.folders import home_folder
from acquire_desktop.storage.user_files import free_path, write_user_file
from acquire_desktop.ui.acquire.words.names import Names
from acquire_desktop.ui.kit.texts import later, translate
from acquire_desktop.ui.window.file_dialogs import ask_save
from acquire_desktop.ui.window.main_window import MainWindow

if TYPE_CHECKING:
    from acquire_desktop.ui.acquire.result.shared_result import SharedResult

_PNG: Final = ".png"


class Sharing:
    """Gives away the result of the game on the table, once it is over and hides nothing."""

    def __init__(self, window: MainWindow, session: Session) -> None:
        self._window, self._session = window, session
        self._folder = home_folder()

    def copy_text(self) -> None:
        """Put the result as text on the clipboard."""
        QGuiApplication.clipboard().setText(self._result().text())
        self._window.messages.tell(
            later("Result", "The result is on the clipboard. Paste it into a message.")
        )

    def copy_picture(self) -> None:
        """Put the result as a picture on the clipboard."""
        QGuiApplication.clipboard().setPixmap(self._picture())
        self._window.messages.tell(
            later("Result", "The picture is on the clipboard. Paste it into a chat or an e-mail.")
        )

    def save_picture(self) -> bool:
        """Let the user choose a file and write the picture to it; return whether it is written."""
        path, _ = ask_save(
            self._window,
            translate("Result", "Save the front page"),
            self._folder / f"acquire-herald{_PNG}",
            translate("Result", "Pictures (*{ending})", ending=_PNG),
        )
        if path is None:
            return False
        if path.suffix.lower() != _PNG:
            path = free_path(path.with_name(path.name + _PNG))
        return self.save(path)

    def save(self, path: Path) -> bool:
        """Write the picture as PNG; return whether that worked."""
        try:
            write_user_file(self._window.folders, path, png_of(self._picture()))
        except OSError as error:
            self._window.messages.tell_write_error(io_error(error, path))
            return False
        self._folder = path.parent
        self._window.messages.tell_saved(path.name)
        return True

    def _picture(self) -> QPixmap:
        """Return the front page, with everybody's name: its readers were not there."""
        from acquire_desktop.ui.acquire.result.newspaper import page_picture
        from acquire_desktop.ui.acquire.shell.printing import story_of

        names = Names(tuple(player.name for player in self._session.players))
        return page_picture(story_of(self._session, names))

    def _result(self) -> "SharedResult":
        from acquire_desktop.ui.acquire.result.shared_result import SharedResult

        session = self._session
        played_for = {seat: helps.played_for for seat, helps in session.helps().items()}
        return SharedResult(session.view, session.final_account(), session.players, played_for)


def png_of(picture: QPixmap) -> bytes:
    """Return a picture as the bytes of a file."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    picture.save(buffer, "PNG")
    return bytes(buffer.data().data())
