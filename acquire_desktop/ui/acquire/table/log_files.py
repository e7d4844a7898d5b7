"""Exporting the log as a file: the dialog, and what is said when it fails."""

from collections.abc import Callable
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from acquire_desktop.games.acquire.session import Session
from acquire_desktop.storage.errors import io_error
from acquire_desktop.storage.folders import Folders, home_folder
from acquire_desktop.storage.user_files import free_path, write_user_file
from acquire_desktop.ui.acquire.table.log.log_export import LogHead, log_html, log_text
from acquire_desktop.ui.acquire.table.log.log_model import LogModel
from acquire_desktop.ui.acquire.words.setup_texts import edition_name, holdings_name
from acquire_desktop.ui.kit.texts import join_list, translate

_HTML: Final = ".html"
_TEXT: Final = ".txt"
_NAME: Final = f"acquire-log{_HTML}"


class LogFiles(QObject):
    """Writes the log as the viewer, and all who share the screen, may read it.

    Signals:
        failed (object): The ``SaveError`` of a file that could not be written.
        saved (str): The name of the file that was written.
    """

    failed = Signal(object)
    saved = Signal(str)

    def __init__(
        self,
        session: Session,
        folders: Folders,
        window: QWidget,
        ask_save: Callable[[QWidget, str, Path, str], tuple[Path | None, str]],
    ) -> None:
        """Prepare.

        Args:
            session: Has the game of the log.
            folders: The user's.
            window: Over which to ask.
            ask_save: Lets the user choose a file of some kinds.
        """
        super().__init__(window)
        self._ask_save = ask_save
        self._session = session
        self._folders = folders
        self._window = window
        self._folder = home_folder()

    def ask_export(self, model: LogModel) -> bool:
        """Let the user choose a file and write the log to it; return whether it is written."""
        path, chosen = self._ask_save(
            self._window,
            translate("LogFiles", "Export the log"),
            self._folder / _NAME,
            f"{_html_filter()};;{_text_filter()}",
        )
        if path is None:
            return False
        if path.suffix.lower() not in (_HTML, ".htm", _TEXT):
            suffix = _TEXT if chosen == _text_filter() else _HTML
            path = free_path(path.with_name(path.name + suffix))
        return self.export(model, path)

    def export(self, model: LogModel, path: Path) -> bool:
        """Write the log, as text to a ``.txt`` file; return whether that worked."""
        say = log_text if path.suffix.lower() == _TEXT else log_html
        text = say(model, self._head(), is_shared=self._session.keeps_secrets())
        try:
            write_user_file(self._folders, path, text.encode("utf-8"))
        except OSError as error:
            self.failed.emit(io_error(error, path))
            return False
        self._folder = path.parent
        self.saved.emit(path.name)
        return True

    def _head(self) -> LogHead:
        # The seed would tell every hidden tile: it stays out.
        view = self._session.view
        names = join_list([player.name for player in self._session.players])
        return LogHead(
            translate("LogFiles", "Acquire — log of the game"),
            (
                f"{edition_name(view.edition)} · {holdings_name(view.holdings)}",
                translate("LogFiles", "Players: {names}", names=names),
            ),
        )


def _html_filter() -> str:
    return translate("LogFiles", "Web page ({pattern})", pattern=f"*{_HTML}")


def _text_filter() -> str:
    return translate("LogFiles", "Plain text ({pattern})", pattern=f"*{_TEXT}")
