"""Sharing: what somebody has achieved goes to the clipboard or into a file."""

from pathlib import Path

from PySide6.QtCore import QBuffer, QIODevice
from PySide6.QtGui import QGuiApplication, QPixmap
from PySide6.QtWidgets import QWidget

from acquire_desktop.games.acquire.session import Session
from acquire_desktop.storage.errors import io_error
from acquire_desktop.storage.folders import home_folder
from acquire_desktop.storage.user_files import free_path, write_user_file
from acquire_desktop.ui.acquire.words.names import Names
from acquire_desktop.ui.kit.texts import later, translate
from acquire_desktop.ui.window.file_dialogs import ask_save
from acquire_desktop.ui.window.main_window import MainWindow


class Sharing:
    """Gives away the result of the game on the table, once it is over and hides nothing."""

    def __init__(self, window: MainWindow, session: Session) -> None:
        self._window, self._session = window, session
        self._folder = home_folder()

    def copy_text(self) -> None:
        """Put the result as text on the clipboard."""
        from acquire_desktop.ui.acquire.result.shared_text import shared_text

        copy_text(self._window, shared_text(self._session))

    def copy_picture(self) -> None:
        """Put the result as a picture on the clipboard."""
        QGuiApplication.clipboard().setPixmap(self._picture())
        self._window.messages.tell(
            later("Result", "The picture is on the clipboard. Paste it into a chat or an e-mail.")
        )

    def save_picture(self) -> bool:
        """Let the user choose a file and write the picture to it; return whether it is written."""
        title = translate("Result", "Save the front page")
        path = ask_picture(self._window, title, self._folder / "acquire-herald.png")
        return path is not None and self.save(path)

    def save(self, path: Path) -> bool:
        """Write the picture as PNG; return whether that worked."""
        is_written = save_picture(self._window, path, self._picture())
        if is_written:
            self._folder = path.parent
        return is_written

    def _picture(self) -> QPixmap:
        """Return the front page, with everybody's name: its readers were not there."""
        from acquire_desktop.ui.acquire.result.front_story import story_of
        from acquire_desktop.ui.acquire.result.newspaper import page_picture

        names = Names(tuple(player.name for player in self._session.players))
        return page_picture(story_of(self._session, names))


def copy_text(window: MainWindow, text: str) -> None:
    """Put a result on the clipboard, and say so."""
    QGuiApplication.clipboard().setText(text)
    window.messages.tell(
        later("Result", "The result is on the clipboard. Paste it into a message.")
    )


def ask_picture(parent: QWidget, title: str, start: Path) -> Path | None:
    """Let the user choose a file for a picture; return it with its ending, or None."""
    path, _ = ask_save(
        parent, title, start, translate("Result", "Pictures (*{ending})", ending=".png")
    )
    if path is None or path.suffix.lower() == ".png":
        return path
    return free_path(path.with_name(f"{path.name}.png"))


def save_picture(window: MainWindow, path: Path, picture: QPixmap) -> bool:
    """Write a picture as PNG, and tell how that went; return whether it worked."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    picture.save(buffer, "PNG")
    return write_file(window, path, bytes(buffer.data().data()))


def write_file(window: MainWindow, path: Path, data: bytes) -> bool:
    """Write a file of the user's, and tell how that went; return whether it worked."""
    try:
        write_user_file(window.folders, path, data)
    except OSError as error:
        window.messages.tell_write_error(io_error(error, path))
        return False
    window.messages.tell_saved(path.name)
    return True
