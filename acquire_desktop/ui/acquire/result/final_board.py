"""Final board: a small picture of the board at the end."""

from dataclasses import replace

from PySide6.QtGui import QPainter, QPaintEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from acquire_desktop.games.acquire.engine.view import View
from acquire_desktop.ui.acquire.table.board.geometry import thumbnail_size
from acquire_desktop.ui.acquire.table.board.thumbnail import board_thumbnail
from acquire_desktop.ui.kit.adaptive import Adaptive
from acquire_desktop.ui.kit.texts import later


class FinalBoard(Adaptive, QWidget):
    """Draws the board as large as it is made; nothing of any hand is in it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._view: View | None = None
        self._picture = QPixmap()
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.set_text(self.setAccessibleName, later("Result", "The board at the end"))

    def show_view(self, view: View) -> None:
        """Show a position."""
        # The page outlives the game, and so would whose hand it was.
        self._view = replace(view, hand=(), effects=())
        self.redraw()

    def forget(self) -> None:
        """Show nothing."""
        self._view = None
        self.redraw()

    def set_height(self, height_px: int) -> None:
        """Be a board of a height."""
        self.setFixedSize(thumbnail_size(height_px))

    def redraw(self) -> None:
        self._picture = QPixmap()
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.redraw()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._view is None:
            return
        ratio = self.devicePixelRatioF()
        if self._picture.isNull() or self._picture.devicePixelRatio() != ratio:
            self._picture = board_thumbnail(self._view, self.height(), ratio)
        QPainter(self).drawPixmap(0, 0, self._picture)
