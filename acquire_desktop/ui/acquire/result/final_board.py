"""Final board: a small picture of the board at the end, with one chain in the light."""

from dataclasses import replace

from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent, QPixmap, QResizeEvent, QTransform
from PySide6.QtWidgets import QSizePolicy, QWidget

from acquire_desktop.games.acquire.engine.board import Chain
from acquire_desktop.games.acquire.engine.view import View
from acquire_desktop.ui.acquire.table.board.geometry import PLAN, outline, thumbnail_size
from acquire_desktop.ui.acquire.table.board.thumbnail import board_thumbnail
from acquire_desktop.ui.kit.adaptive import Adaptive
from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.look.colors import with_alpha
from acquire_desktop.ui.kit.texts import later

_DARKNESS = 0.72
"""How strongly what is not in the light is covered."""


class FinalBoard(Adaptive, QWidget):
    """Draws the board as large as it is made; nothing of any hand is in it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._view: View | None = None
        self._chain: Chain | None = None
        self._picture = QPixmap()
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.set_text(self.setAccessibleName, later("Result", "The board at the end"))

    def show_view(self, view: View) -> None:
        """Show a position, all of it in the light."""
        # The page outlives the game, and so would whose hand it was.
        self._view, self._chain = replace(view, hand=(), effects=()), None
        self.redraw()

    def forget(self) -> None:
        """Show nothing."""
        self._view = self._chain = None
        self.redraw()

    def set_height(self, height_px: int) -> None:
        """Be a board of a height."""
        self.setFixedSize(thumbnail_size(height_px))

    def set_light(self, chain: Chain | None) -> None:
        """Leave one chain in the light, or all."""
        self._chain = chain
        self.update()

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
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.drawPixmap(0, 0, self._picture)
        if self._chain is not None:
            painter.fillRect(self.rect(), with_alpha(theme.current().paper, _DARKNESS))
            painter.setClipPath(self._lit(self._view, self._chain))
            painter.drawPixmap(0, 0, self._picture)

    def _lit(self, view: View, chain: Chain) -> QPainterPath:
        tiles = [tile for tile, lies in enumerate(view.board) if lies == chain]
        scale = self.height() / PLAN.height()
        return QTransform.fromScale(scale, scale).map(outline(tiles, 0, 0))
