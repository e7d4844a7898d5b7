"""Chips of the price card: where a chain is, would be, or would be no more."""

from functools import partial
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from acquire_desktop.ui.acquire.table.prices.price_card_model import Mark, MarkKind
from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.look.colors import with_alpha
from acquire_desktop.ui.kit.look.kept_pictures import draw_kept
from acquire_desktop.ui.kit.painted_button import draw_box

CHIP_PX: Final = 16
"""Side of a chip at a text scale of 100 %."""
CHIP_GAP_PX: Final = 2
_FADED: Final = 0.45
_GHOST_FILL: Final = 0.22


def draw_mark(painter: QPainter, rect: QRectF, mark: Mark) -> None:
    """Draw a chip as large as the rectangle, with a painter that smooths edges."""
    if mark.kind in (MarkKind.GHOST, MarkKind.POSSIBLE):
        _draw_ghost(painter, rect, mark)
    else:
        painter.setOpacity(_FADED if mark.kind is MarkKind.GONE else 1.0)
        draw_letter_chip(painter, rect, mark.letter)
        painter.setOpacity(1.0)
    if mark.kind is MarkKind.GONE:
        _draw_cross(painter, rect)
    elif mark.kind is MarkKind.STAYS:
        draw_box(painter, rect.adjusted(-1, -1, 1, 1), 4, pen=QPen(theme.current().accent, 2))


def draw_letter_chip(painter: QPainter, rect: QRectF, letter: str, *, active: bool = True) -> None:
    """Draw a chain's letter on its colour; one that is not active keeps a bar of the colour."""
    key = f"letter {letter} {active} {theme.current().name}"
    draw_kept(painter, rect, key, partial(_paint_letter_chip, letter, active))


def _paint_letter_chip(letter: str, active: bool, painter: QPainter, rect: QRectF) -> None:
    look, colors = theme.current(), theme.chain(letter)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    if active:
        box, edge = rect.adjusted(0.5, 0.5, -0.5, -0.5), QPen(look.tile_outline, theme.HAIRLINE_PX)
        draw_box(painter, box, theme.RADIUS_SMALL, colors.fill, edge)
    else:
        painter.fillRect(QRectF(rect.left(), rect.bottom() - 3, rect.width(), 3), colors.fill)
    _draw_letter(painter, rect, letter, colors.ink if active else look.ink_muted)
    painter.restore()


def _draw_ghost(painter: QPainter, rect: QRectF, mark: Mark) -> None:
    look = theme.current()
    own = theme.chain(mark.letter).fill if mark.letter else look.accent_soft
    fill = with_alpha(own, _GHOST_FILL)
    inner = rect.adjusted(0.5, 0.5, -0.5, -0.5)
    draw_box(painter, inner, theme.RADIUS_SMALL, look.paper_raised)
    pen = QPen(look.accent, 1.5)
    pen.setDashPattern([2, 1.4])
    draw_box(painter, inner, theme.RADIUS_SMALL, fill, pen)
    text = mark.letter if mark.kind is MarkKind.GHOST else f"{mark.letter}?"
    _draw_letter(painter, rect, text, look.ink)


def _draw_letter(painter: QPainter, rect: QRectF, text: str, ink: QColor) -> None:
    painter.setFont(theme.letter_font(rect.height() * (0.72 if len(text) < 2 else 0.6)))
    painter.setPen(ink)
    painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, text)


def _draw_cross(painter: QPainter, rect: QRectF) -> None:
    look = theme.current()
    inset = rect.width() * 0.12
    box = rect.adjusted(inset, inset, -inset, -inset)
    for color, width in ((look.paper_raised, 4.0), (look.loss, 2.0)):
        painter.setPen(QPen(color, width))
        painter.drawLine(box.topLeft(), box.bottomRight())
        painter.drawLine(QPointF(box.left(), box.bottom()), QPointF(box.right(), box.top()))
