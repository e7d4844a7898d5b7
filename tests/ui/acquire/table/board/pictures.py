"""Pictures of what one part of the board draws, on nothing."""

from collections.abc import Callable

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QColor, QImage, QPainter

from acquire_desktop.games.acquire.engine.board import TILES_BY_NAME
from acquire_desktop.ui.acquire.table.board.geometry import SHEET, space_rect

SCALE = 2
"""Pixels for each unit of the scene, so that thin lines have their full colour somewhere."""


class Drawn:
    """What was drawn on the sheet of the board, asked for in units of the scene."""

    def __init__(self, paint: Callable[[QPainter], object]) -> None:
        size = QSize(round(SHEET.width() * SCALE), round(SHEET.height() * SCALE))
        self.image = QImage(size, QImage.Format.Format_ARGB32_Premultiplied)
        self.image.fill(0)
        painter = QPainter(self.image)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(SCALE, SCALE)
        painter.translate(-SHEET.topLeft())
        paint(painter)
        painter.end()

    def share(self, area: QRectF, color: QColor) -> float:
        """Return how much of an area has a colour, 0 to 1."""
        seen = self._pixels(area)
        return sum(pixel == color.rgba() for pixel in seen) / len(seen)

    def near(self, area: QRectF, color: QColor, most: int = 40) -> float:
        """Return how much of an area has about a colour, 0 to 1."""
        seen = [QColor(pixel) for pixel in self._pixels(area) if pixel >> 24]
        alike = [
            max(
                abs(each.red() - color.red()),
                abs(each.green() - color.green()),
                abs(each.blue() - color.blue()),
            )
            <= most
            for each in seen
        ]
        return sum(alike) / max(1, len(alike))

    def is_empty(self, area: QRectF) -> bool:
        """Tell whether nothing was drawn in an area."""
        return not any(pixel >> 24 for pixel in self._pixels(area))

    def spaces(self) -> set[str]:
        """Return the spaces on which something was drawn."""
        return {name for name in TILES_BY_NAME if not self.is_empty(space(name))}

    def spaces_with(self, color: QColor) -> set[str]:
        """Return the spaces in whose middle there is some of a colour."""
        return {name for name in TILES_BY_NAME if self.share(space(name), color) > 0.005}

    def _pixels(self, area: QRectF) -> list[int]:
        place = QRectF((area.topLeft() - SHEET.topLeft()) * SCALE, area.size() * SCALE).toRect()
        columns = range(place.left(), place.right() + 1)
        rows = range(place.top(), place.bottom() + 1)
        return [self.image.pixel(x, y) for y in rows for x in columns]


def space(name: str, inset: float = 16) -> QRectF:
    """Return the middle of a space, away from what its neighbours draw over the edge."""
    return space_rect(TILES_BY_NAME[name]).adjusted(inset, inset, -inset, -inset)
