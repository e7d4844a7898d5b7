"""Board figures: small boards in the rules, drawn as the board of the table is."""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QPainter

from acquire_desktop.games.acquire.engine.editions import Edition
from acquire_desktop.games.acquire.positions.rule_positions import rule_board, rule_view
from acquire_desktop.ui.acquire.table.board.geometry import SHEET, SIDE
from acquire_desktop.ui.acquire.table.board.scene import BoardScene
from acquire_desktop.ui.kit.look import icons, theme

_SCALE: Final = 0.75
"""Pixels at 100 % for a unit of the scene."""
_STRIP_PX: Final = 56
_STOCK: Final = QSize(56, 40)
"""The strip that shows a trade below its board, and a stock on it, at 100 %."""
_TRADE: Final = "trade"


class BoardFigures:
    """Draws the boards of ``rule_positions`` in an edition's chains and sizes."""

    def __init__(self, edition: Callable[[], Edition]) -> None:
        """Prepare.

        Args:
            edition: Says whose rules are read.
        """
        self._edition = edition

    def size(self, name: str) -> QSize:
        """Return the size of a figure in pixels, at the present size of the text."""
        area = _area(name, self._edition()).size() * _SCALE
        strip = _STRIP_PX if name == _TRADE else 0
        return QSize(theme.scaled(round(area.width())), theme.scaled(round(area.height()) + strip))

    def draw(self, name: str, painter: QPainter) -> None:
        """Draw a figure."""
        edition = self._edition()
        board, view = rule_board(name, edition), rule_view(name, edition)
        scene = BoardScene()
        scene.set_animated(False)
        scene.stakes.setVisible(False)
        scene.show_view(view)
        if board.is_placed:
            scene.show_last(board.tile)
        else:
            scene.show_preview(board.tile)
        area, whole = _area(name, edition), self.size(name)
        strip = theme.scaled(_STRIP_PX) if name == _TRADE else 0
        place = QRectF(0, 0, whole.width(), whole.height() - strip)
        painter.save()
        painter.setClipRect(place)
        scene.render(painter, place, area, Qt.AspectRatioMode.KeepAspectRatio)
        painter.restore()
        if strip:
            _draw_trade(painter, QRect(0, whole.height() - strip, whole.width(), strip), edition)

    def rest(self) -> None:
        """Keep the positions: they are small, and the same for every look."""


def _area(name: str, edition: Edition) -> QRectF:
    """Return the shown part of the board with its coordinates, in scene units."""
    board = rule_board(name, edition)
    return QRectF(
        SHEET.left(),
        SHEET.top(),
        board.columns * SIDE - SHEET.left() + 4,
        board.rows * SIDE - SHEET.top() + 4,
    )


def _draw_trade(painter: QPainter, strip: QRect, edition: Edition) -> None:
    """Draw two stocks of the acquired chain, an arrow, and one of the survivor."""
    painter.fillRect(strip, theme.current().paper)
    acquired, survivor = edition.chains[0].letter, edition.chains[-1].letter
    size = QSize(theme.scaled(_STOCK.width()), theme.scaled(_STOCK.height()))
    gap, arrow = theme.SPACE, theme.scaled(24)
    left = strip.x() + (strip.width() - 3 * size.width() - arrow - 3 * gap) // 2
    top = strip.y() + (strip.height() - size.height()) // 2
    for letter in (acquired, acquired, "", survivor):
        if letter:
            _draw_stock(painter, QRectF(left, top, size.width(), size.height()), letter)
            left += size.width() + gap
        else:
            middle = QRectF(left, top + (size.height() - arrow) / 2, arrow, arrow)
            icons.draw_icon(painter, middle, "arrow-right", theme.current().ink)
            left += arrow + gap


def _draw_stock(painter: QPainter, rect: QRectF, letter: str) -> None:
    colors = theme.chain(letter)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colors.fill)
    painter.drawRoundedRect(rect, theme.scaled(4), theme.scaled(4))
    half = rect.width() / 2
    crest = QRectF(rect.x(), rect.y(), half, rect.height()).adjusted(5, 8, 0, -8)
    icons.draw_crest(painter, crest, letter, colors.ink)
    painter.setPen(colors.ink)
    painter.setFont(theme.font("body", bold=True))
    painter.drawText(rect.adjusted(half, 0, 0, 0), Qt.AlignmentFlag.AlignCenter, letter)
