"""The pictures of saved games, made one at a time after the page is on the screen."""

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from threading import Thread
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QPixmap, QPixmapCache

from acquire_desktop.games import GAMES
from acquire_desktop.games.acquire import KEY
from acquire_desktop.storage.errors import SaveError
from acquire_desktop.storage.library import read_save
from acquire_desktop.storage.players import Player
from acquire_desktop.ui.kit.look import theme

if TYPE_CHECKING:
    from acquire_desktop.games.acquire.engine.view import View

Key = tuple[Path, str]
"""A file and when it was saved: another save of the same game is another picture."""


@dataclass(frozen=True, slots=True)
class Preview:
    """The public part of a saved game."""

    view: "View"
    """What anybody may know of the position."""
    players: tuple[Player, ...]
    """By seat."""


class _Post(QObject):
    """Brings what a thread has read; the thread holds it, since the window may go meanwhile."""

    read = Signal(object, object)


class Thumbnails(QObject):
    """Reads saves in a thread, since a long game takes a while to play through.

    Signals:
        changed (): More pictures are there.
    """

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._previews: dict[Key, Preview | None] = {}
        self._thread: Thread | None = None
        self._wanted: list[Key] = []
        self._post = _Post()
        self._post.read.connect(self._take, Qt.ConnectionType.QueuedConnection)

    def picture(self, key: Key, height_px: int, device_ratio: float) -> QPixmap | None:
        """Return the picture of a save, or None while there is none.

        Args:
            key: The save.
            height_px: The height in logical pixels.
            device_ratio: Device pixels for each of them.
        """
        preview = self._previews.get(key)
        if preview is None:
            return None
        name = f"board {key} {theme.current().name} {height_px} {device_ratio}"
        picture = QPixmap()
        if not QPixmapCache.find(name, picture):
            from acquire_desktop.ui.acquire.table.board.thumbnail import board_thumbnail

            picture = board_thumbnail(preview.view, height_px, device_ratio)
            QPixmapCache.insert(name, picture)
        return picture

    def preview(self, key: Key) -> Preview | None:
        """Return the preview of a save, or None before it is read."""
        return self._previews.get(key)

    def is_coming(self, key: Key) -> bool:
        """Return whether a save was not read yet, so that its picture may still come."""
        return key not in self._previews

    def want(self, keys: Sequence[Key]) -> None:
        """Make the pictures of these saves and forget all others, the first one first."""
        self._previews = {key: each for key, each in self._previews.items() if key in keys}
        self._wanted = [key for key in keys if key not in self._previews]
        self._read_next()

    def _read_next(self) -> None:
        if self._thread is None and self._wanted:
            key = self._wanted.pop(0)
            work = key, self._post
            self._thread = Thread(target=_read, args=work, name="thumbnail", daemon=True)
            self._thread.start()

    def _take(self, key: Key, preview: Preview | None) -> None:
        if self._thread is not None:
            self._thread.join()
            self._thread = None
        self._previews[key] = preview
        self.changed.emit()
        self._read_next()


def _read(key: Key, post: _Post) -> None:
    """Read a save, in a thread."""
    from acquire_desktop.games.acquire.save_preview import board_view

    preview = None
    with suppress(SaveError):
        loaded = read_save(key[0], GAMES)
        if loaded.game.rules.key == KEY:
            preview = Preview(board_view(loaded), loaded.game.players)
    post.read.emit(key, preview)
