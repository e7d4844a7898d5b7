"""Card pictures: an event card as it lies on the table, with a motif of its own, or its back."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from acquire_desktop.games.hotel_tycoon.engine.cards import Card
from acquire_desktop.games.hotel_tycoon.engine.terms import Face
from acquire_desktop.ui.hotel_tycoon.board.glyphs import draw_star
from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.look.colors import LIGHT, with_alpha
from acquire_desktop.ui.kit.look.icons import draw_picture

_RATIO: Final = 0.72
"""Width of a card by its height."""
_PRINT: Final = LIGHT
"""Cards are printed: their colours are the same in every theme."""
_BACK_LINES: Final = 5
_MARKS: Final = {Face.GREEN: "", Face.RED: "×", Face.HALF: "H", Face.DOUBLE: "2"}
"""What stands on the faces of the permission die; the first three are green."""


def card_box(room: QRectF) -> QRectF:
    """Return where a card lies in a room: as large as fits, in the middle."""
    height = min(room.height(), room.width() / _RATIO)
    box = QRectF(0, 0, height * _RATIO, height)
    box.moveCenter(room.center())
    return box


def draw_card(painter: QPainter, box: QRectF, card: Card | None) -> None:
    """Draw an event card, or its back for None."""
    look = _PRINT
    corner = box.width() / 12
    painter.save()
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(look.shadow)
    painter.drawRoundedRect(box.translated(2, 3), corner, corner)
    painter.setPen(QPen(look.safe_brass, 2))
    painter.setBrush(look.paper_raised if card is not None else look.accent)
    painter.drawRoundedRect(box, corner, corner)
    inner = box.adjusted(corner, corner, -corner, -corner)
    if card is None:
        _draw_back(painter, inner)
    else:
        painter.setPen(QPen(look.safe_brass, 1))
        painter.setBrush(_ground(card))
        painter.drawRoundedRect(inner, corner / 2, corner / 2)
        draw_picture(painter, inner, f"cards/{card.value}.svg")
    painter.restore()


def draw_permission_die(painter: QPainter, middle: QPointF, side: float, face: Face) -> None:
    """Draw the permission die as it lies: green, red, H or 2."""
    look, half = _PRINT, side / 2
    box = QRectF(middle.x() - half, middle.y() - half, side, side)
    fill = {Face.GREEN: look.gain, Face.RED: look.loss}.get(face, look.paper_raised)
    painter.save()
    painter.setPen(QPen(look.tile_outline, 2))
    painter.setBrush(fill)
    painter.drawRoundedRect(box, side / 6, side / 6)
    painter.setPen(look.paper_raised if face is Face.RED else look.ink)
    painter.setFont(theme.sized_font(round(side * 0.62), bold=True))
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, _MARKS[face])
    painter.restore()


def _ground(card: Card) -> QColor:
    """Return the pale ground of a motif: what helps, what hurts, and what is neither."""
    look = _PRINT
    tone = look.gain if card in _HELPS else look.loss if card in _HURTS else look.brass
    return with_alpha(tone, 46 / 255)


def _draw_back(painter: QPainter, inner: QRectF) -> None:
    look = _PRINT
    painter.setPen(QPen(look.brass, 1.4))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(inner, 4, 4)
    for at in range(1, _BACK_LINES):
        x = inner.left() + inner.width() * at / _BACK_LINES
        painter.drawLine(QPointF(x, inner.top()), QPointF(x, inner.bottom()))
    draw_star(painter, inner.center(), inner.width() * 0.26, look.brass)


_HELPS: Final = frozenset(
    {
        *(Card.HAPPY_BIRTHDAY, Card.MAYOR_FRIENDSHIP, Card.COFFEE, Card.INTEREST_RATES),
        *(Card.LIMOUSINE, Card.HUGE_TIP, Card.FINANCIAL_BUBBLE),
    }
)
_HURTS: Final = frozenset(
    {
        *(Card.EARTHQUAKE, Card.TAX_EXPIRED, Card.MAINTENANCE, Card.HOOLIGANS),
        *(Card.COURT_DECISION, Card.TIRED_OF_WORK, Card.FRAMED, Card.ANTITRUST),
    }
)
