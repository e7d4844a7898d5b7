"""Chain preview: all seven chains on a small board and as signs, in the colours of now."""

from functools import partial
from typing import Final

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from acquire_desktop.games.acquire.engine.editions import CLASSIC_2023
from acquire_desktop.ui.acquire.rules.board_figures import BoardFigures
from acquire_desktop.ui.kit.adaptive import Adaptive
from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.look.chain_chip import draw_chip
from acquire_desktop.ui.kit.look.kept_pictures import new_picture
from acquire_desktop.ui.kit.texts import later

_BOARD: Final = "blocked"
"""The board of the rules on which every chain stands."""
_WIDTH_PX: Final = 380
_LEAST_PX: Final = 200
_CHIP_PX: Final = 24


class ChainPreview(Adaptive, QWidget):
    """Is painted by what paints the board and the signs of the table."""

    def __init__(self) -> None:
        super().__init__()
        self._figures = BoardFigures(lambda: CLASSIC_2023)
        self._picture: QPixmap | None = None
        """The board as it was drawn last."""
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        name = later("Preferences", "How the chains look")
        self.set_text(self.setAccessibleName, name)

    def redraw(self) -> None:
        self._picture = None
        self.update()

    def refit(self) -> None:
        self._picture = None
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        width = theme.scaled(_WIDTH_PX)
        below = theme.scaled(_CHIP_PX) + theme.SPACE_2
        return QSize(width, round(self._board(width).height()) + below)

    def minimumSizeHint(self) -> QSize:
        return QSize(theme.scaled(_LEAST_PX), self.sizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._picture = None

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        board = self._board(min(self.width(), theme.scaled(_WIDTH_PX)))
        if self._picture is None:
            self._picture = new_picture(board, partial(self._draw, board), self.devicePixelRatioF())
        painter.drawPixmap(0, theme.SPACE, self._picture)
        side = float(theme.scaled(_CHIP_PX))
        top = board.height() + theme.SPACE_2
        for at, chain in enumerate(CLASSIC_2023.chains):
            place = QRectF(at * (side + theme.SPACE), top, side, side)
            draw_chip(painter, place.adjusted(1, 1, -1, -1), chain.letter, outlined=True)

    def _board(self, width: int) -> QRectF:
        """Return the place of a board that is so many pixels wide."""
        size = self._figures.size(_BOARD)
        return QRectF(0, 0, width, round(width * size.height() / size.width()))

    def _draw(self, board: QRectF, painter: QPainter) -> None:
        factor = board.width() / self._figures.size(_BOARD).width()
        painter.scale(factor, factor)
        self._figures.draw(_BOARD, painter)
