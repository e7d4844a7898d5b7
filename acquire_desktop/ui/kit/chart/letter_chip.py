"""The letter of a chain on its colour, as a small square."""

from functools import partial

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.look.kept_pictures import draw_kept
from acquire_desktop.ui.kit.painted_button import draw_box


def draw_letter_chip(painter: QPainter, rect: QRectF, letter: str) -> None:
    """Draw a chain's letter on its colour."""
    key = f"letter {letter} {theme.current().name}"
    draw_kept(painter, rect, key, partial(_paint, letter))


def _paint(letter: str, painter: QPainter, rect: QRectF) -> None:
    look, colors = theme.current(), theme.chain(letter)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    box, edge = rect.adjusted(0.5, 0.5, -0.5, -0.5), QPen(look.tile_outline, theme.HAIRLINE_PX)
    draw_box(painter, box, theme.RADIUS_SMALL, colors.fill, edge)
    painter.setFont(theme.letter_font(rect.height() * 0.72))
    painter.setPen(colors.ink)
    painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, letter)
    painter.restore()
