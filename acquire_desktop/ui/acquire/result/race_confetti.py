"""Race confetti: the certificates that rain on the winner."""

from collections.abc import Sequence
from random import Random
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPen

from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.painted_button import draw_box

_PIECES: Final = 46
_SIDE_PX: Final = 20
_FALL: Final = 1.5
"""How far a piece falls, in heights of the room; it may begin above it."""


def paint_confetti(painter: QPainter, room: QRectF, letters: Sequence[str], done: float) -> None:
    """Paint the rain at a moment, 0 to 1; there is none at its beginning and its end."""
    if not 0 < done < 1 or not letters:
        return
    look, chance, side = theme.current(), Random("confetti"), theme.scaled(_SIDE_PX)
    for _ in range(_PIECES):
        x, above = chance.random() * room.width(), chance.random()
        letter, turns = chance.choice(letters), chance.uniform(-2, 2)
        painter.save()
        painter.translate(room.left() + x, room.top() + (done * _FALL - above) * room.height())
        painter.rotate(360 * turns * done + 90 * turns)
        painter.setOpacity(1 - done**4)
        paper = QRectF(-side * 0.38, -side / 2, side * 0.76, side)
        draw_box(painter, paper, 2, look.independent_fill, QPen(look.independent_outline, 0.8))
        painter.fillRect(paper.adjusted(1, 1, -1, -side * 0.55), theme.chain(letter).fill)
        painter.restore()
