"""The stage of pictures: an application in a look, a window at a size, players who never answer."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory

from PySide6.QtCore import QEvent, QSize, QTranslator
from PySide6.QtWidgets import QApplication

from acquire_desktop.app import make_app
from acquire_desktop.choices import Speed, ThemeChoice
from acquire_desktop.session.ai_worker import ComputerPlayers
from acquire_desktop.storage.folders import Folders
from acquire_desktop.storage.settings import Settings
from acquire_desktop.ui.window.main_window import MainWindow
from acquire_desktop.ui.window.preferences import apply_look

SETTINGS = Settings(theme=ThemeChoice.LIGHT, computer_speed=Speed.INSTANT, animations=False)


class SilentPlayers(ComputerPlayers):
    """Computer players who think for ever, so that a picture stays what it is."""

    def request(self, game_id: str, ply: int, view: object, level: str, seed: int) -> None:
        """Take a question and never answer it."""


@contextmanager
def stage(
    language: str,
    text_scale: int,
    *,
    translator: QTranslator | None = None,
    settings: Settings = SETTINGS,
) -> Iterator[tuple[QApplication, Folders]]:
    """Give the application a look, and folders that are there for so long."""
    app = make_app()
    app.setCursorFlashTime(0)  # else half of the pictures show it and half do not
    with TemporaryDirectory() as home:
        root = Path(home)
        apply_look(app, replace(settings, language=language, text_scale=text_scale))
        if translator is not None:
            app.installTranslator(translator)
        try:
            yield app, Folders(root / "data", root / "config", root / "logs")
        finally:
            if translator is not None:
                app.removeTranslator(translator)
            apply_look(app, replace(SETTINGS, language="en"))  # for whoever comes next


@contextmanager
def showing(window: MainWindow, size: QSize | None) -> Iterator[None]:
    """Show a window at a size, and put it away afterwards."""
    window.pages.late = ()  # each page is made when it is needed
    if size is not None:
        window.resize(size)
    window.show()
    try:
        yield
    finally:
        window.session.leave()  # else it would ask about a game that cannot be saved
        window.close()
        window.deleteLater()
        window.session.computers.close()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
