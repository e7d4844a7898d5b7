"""Tray picture: the stock that lies on a tray of a settlement, and what comes for it."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from acquire_desktop.ui.kit.look import icons, theme
from acquire_desktop.ui.kit.look.chain_chip import draw_chip
from acquire_desktop.ui.kit.look.colors import STOCK_PAPER
from acquire_desktop.ui.kit.painted_button import draw_box

_HIGH_PX: Final = 34
_MOST_PX: Final = 64
SLIM: Final = 0.74
"""The width of a stock, as a share of its height."""
_STEP: Final = 0.6
"""How far stocks that lie on each other are apart, as a share of their width."""
_BAND: Final = 0.46
_ARROW_PX: Final = 16


class TrayPicture(QWidget):
    """Paints certificates over each other, and behind an arrow those that are received."""

    def __init__(self) -> None:
        super().__init__()
        self._piles: tuple[tuple[str, int], ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def show_piles(self, *piles: tuple[str, int]) -> None:
        """Show so many stocks of the chain of a letter, and what comes for them."""
        self._piles = tuple(pile for pile in piles if pile[1])
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(theme.scaled(_HIGH_PX), theme.scaled(_HIGH_PX))

    def minimumSizeHint(self) -> QSize:
        return QSize(0, theme.scaled(_HIGH_PX))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        high = min(self.height() - 2, theme.scaled(_MOST_PX))
        draw_piles(painter, self.rect(), self._piles, high)


class CarriedStock(QWidget):
    """A stock that is dragged from one tray to another."""

    def __init__(self, window: QWidget, letter: str) -> None:
        super().__init__(window)
        self._over, self._letter = window, letter
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        high = theme.scaled(_MOST_PX)
        self.resize(round(high * SLIM) + 2, high + 2)

    def follow(self, place: QPoint) -> None:
        """Lie under a point of the screen."""
        middle = self._over.mapFromGlobal(place)
        self.move(middle - self.rect().center())
        self.show()
        self.raise_()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        draw_stock(painter, QRectF(self.rect()).adjusted(1, 1, -1, -1), self._letter)


def draw_piles(
    painter: QPainter, room: QRect, piles: Sequence[tuple[str, int]], high: float
) -> None:
    """Draw stocks over each other from the left of a room, and behind an arrow the next pile.

    Args:
        painter: Draws.
        room: Where there is too little of it nothing is drawn.
        piles: The letter of a chain and how many stocks of it.
        high: How high a stock is, in pixels.
    """
    slim, arrow = high * SLIM, theme.scaled(_ARROW_PX) + theme.SPACE
    spare = room.width() - 2 - len(piles) * slim - (len(piles) - 1) * arrow
    steps = sum(count - 1 for _, count in piles)
    if spare < 0:
        return  # the number stands beside it
    step = min(slim * _STEP, spare / max(1, steps))
    left, middle = room.left() + 1.0, room.top() + room.height() / 2
    for at, (letter, count) in enumerate(piles):
        if at:
            side = theme.scaled(_ARROW_PX)
            box = QRectF(left + theme.SPACE_HALF, middle - side / 2, side, side)
            icons.draw_icon(painter, box, "arrow-right", theme.current().ink_muted)
            left += arrow
        for _ in range(count):
            draw_stock(painter, QRectF(left, middle - high / 2, slim, high), letter)
            left += step
        left += slim - step


def draw_stock(painter: QPainter, card: QRectF, letter: str) -> None:
    """Draw one certificate of the chain of a letter."""
    look = theme.current()
    draw_box(painter, card, 3, STOCK_PAPER, QPen(look.independent_ink, 1))
    band = card.adjusted(1, 1, -1, 0)
    band.setHeight(card.height() * _BAND)
    painter.fillRect(band, theme.chain(letter).fill)
    side = min(band.width(), band.height())
    crest = QRectF(0, 0, side, side)
    crest.moveCenter(band.center())
    draw_chip(painter, crest, letter)
