"""The stars of a computer player: as many of them shine as its level is high."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from acquire_desktop.ui.acquire.setup.new_game import COMPUTER_LEVELS
from acquire_desktop.ui.kit.look import icons, theme

_STAR_PX: Final = 11


def stars_px() -> int:
    """Return the width of a row of stars, in pixels."""
    return len(COMPUTER_LEVELS) * theme.scaled(_STAR_PX)


def star_line_px() -> int:
    """Return the height of a row of stars, in pixels."""
    return theme.scaled(_STAR_PX + 2)


def draw_stars(painter: QPainter, middle: QPointF, level: str) -> None:
    """Draw a star for each level round a point, those up to a level in brass."""
    look, side = theme.current(), theme.scaled(_STAR_PX)
    left, top = middle.x() - stars_px() / 2, middle.y() - side / 2
    shining = COMPUTER_LEVELS.index(level) + 1 if level in COMPUTER_LEVELS else 0
    for at in range(len(COMPUTER_LEVELS)):
        color = look.brass if at < shining else look.hairline
        icons.draw_icon(painter, QRectF(left + at * side, top, side, side), "star", color)
