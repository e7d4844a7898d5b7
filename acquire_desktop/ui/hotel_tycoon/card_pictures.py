"""Card pictures: an event card as it lies on the table, with a motif of its own, or its back.

Motifs are drawn in units around (0, 0), 80 wide and 80 high.
"""

from collections.abc import Callable, Iterable
from math import cos, pi, sin
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF

from acquire_desktop.games.hotel_tycoon.engine.cards import Card
from acquire_desktop.games.hotel_tycoon.engine.terms import Face
from acquire_desktop.ui.hotel_tycoon.board.glyphs import draw_die, draw_star
from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.look.colors import LIGHT

_RATIO: Final = 0.72
"""Width of a card by its height."""
_PRINT: Final = LIGHT
"""Cards are printed: their colours are the same in every theme."""
_SPAN: Final = 86.0
"""Units of a motif across a card."""
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
        painter.translate(inner.center())
        painter.scale(inner.width() / _SPAN, inner.width() / _SPAN)
        MOTIFS[card](painter)
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
    if card in _HELPS:
        tone = look.gain
    elif card in _HURTS:
        tone = look.loss
    else:
        tone = look.brass
    pale = QColor(tone)
    pale.setAlpha(46)
    return pale


def _draw_back(painter: QPainter, inner: QRectF) -> None:
    look = _PRINT
    painter.setPen(QPen(look.brass, 1.4))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(inner, 4, 4)
    for at in range(1, _BACK_LINES):
        x = inner.left() + inner.width() * at / _BACK_LINES
        painter.drawLine(QPointF(x, inner.top()), QPointF(x, inner.bottom()))
    draw_star(painter, inner.center(), inner.width() * 0.26, look.brass)


# Strokes


def _line(painter: QPainter, *points: tuple[float, float], width: float = 3) -> None:
    ink = _PRINT.ink
    cap, join = Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin
    painter.setPen(QPen(ink, width, Qt.PenStyle.SolidLine, cap, join))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPolyline([QPointF(*point) for point in points])


def _fill(painter: QPainter, color: QColor, width: float = 2.5) -> None:
    """Let what follows have a colour and an outline."""
    painter.setPen(QPen(_PRINT.ink, width))
    painter.setBrush(color)


def _box(painter: QPainter, color: QColor, x: float, y: float, w: float, h: float) -> None:
    _fill(painter, color)
    painter.drawRoundedRect(QRectF(x, y, w, h), 3, 3)


def _disc(painter: QPainter, color: QColor, x: float, y: float, radius: float) -> None:
    _fill(painter, color)
    painter.drawEllipse(QPointF(x, y), radius, radius)


def _shape(painter: QPainter, color: QColor, points: Iterable[tuple[float, float]]) -> None:
    _fill(painter, color)
    painter.drawPolygon(QPolygonF([QPointF(*point) for point in points]))


def _word(painter: QPainter, text: str, x: float, y: float, size: int) -> None:
    """Write a sign around a point."""
    painter.setFont(theme.sized_font(size, bold=True))
    painter.setPen(_PRINT.ink)
    painter.drawText(QRectF(x - 40, y - 40, 80, 80), Qt.AlignmentFlag.AlignCenter, text)


def _coin(painter: QPainter, x: float, y: float, radius: float = 11) -> None:
    _disc(painter, _PRINT.brass, x, y, radius)
    _word(painter, "$", x, y, round(radius * 1.4))


def _note(painter: QPainter, x: float, y: float) -> None:
    """Draw a banknote around a point."""
    _box(painter, _PRINT.gain, x - 24, y - 13, 48, 26)
    _disc(painter, _PRINT.paper_raised, x, y, 8)


def _house(painter: QPainter, color: QColor, x: float, y: float, w: float, h: float) -> None:
    """Draw a house with windows from its upper left corner."""
    _box(painter, color, x, y, w, h)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(_PRINT.lamp)
    for row in range(int((h - 4) // 14)):
        for column in range(int((w - 4) // 12)):
            painter.drawRect(QRectF(x + 5 + column * 12, y + 6 + row * 14, 7, 8))


def _door(painter: QPainter, color: QColor, x: float, y: float) -> None:
    """Draw an entrance around a point."""
    path = QPainterPath(QPointF(x - 17, y + 26))
    path.lineTo(x - 17, y - 6)
    path.arcTo(QRectF(x - 17, y - 23, 34, 34), 180, -180)
    path.lineTo(x + 17, y + 26)
    path.closeSubpath()
    _fill(painter, color)
    painter.drawPath(path)
    _disc(painter, _PRINT.brass, x + 9, y + 6, 2.5)


def _crescent(painter: QPainter, x: float, y: float, radius: float) -> None:
    moon, shade = QPainterPath(), QPainterPath()
    moon.addEllipse(QPointF(x, y), radius, radius)
    shade.addEllipse(QPointF(x + radius * 0.5, y - radius * 0.25), radius, radius)
    _fill(painter, _PRINT.lamp)
    painter.drawPath(moon.subtracted(shade))


def _car(painter: QPainter, color: QColor, left: float, right: float, y: float) -> None:
    """Draw a car from the side, which stands on a line."""
    top = [(left + 10, y - 12), (left + 18, y - 26), (right - 18, y - 26), (right - 8, y - 12)]
    _shape(painter, _PRINT.paper_raised, top)
    _box(painter, color, left, y - 13, right - left, 13)
    for x in (left + 13, right - 13):
        _disc(painter, _PRINT.ink, x, y, 7)


# Motifs


def _earthquake(painter: QPainter) -> None:
    look = _PRINT
    _house(painter, look.wood, -24, -36, 46, 54)
    _line(painter, (4, -36), (-5, -20), (6, -8), (-4, 4), (4, 18), width=4)
    _line(painter, (-38, 22), (-26, 32), (-14, 22), (-2, 32), (10, 22), (22, 32), (36, 22))


def _resting_days(painter: QPainter) -> None:
    look = _PRINT
    _disc(painter, look.lamp, 14, -18, 14)
    for at in range(10):
        turn = at * pi / 5
        near, far = QPointF(cos(turn), sin(turn)) * 18, QPointF(cos(turn), sin(turn)) * 25
        _line(painter, (14 + near.x(), near.y() - 18), (14 + far.x(), far.y() - 18))
    _line(painter, (-36, 0), (-22, 26), (24, 26), width=5)
    _line(painter, (-22, 26), (-30, 38))
    _line(painter, (20, 26), (26, 38))


def _tired_of_work(painter: QPainter) -> None:
    _crescent(painter, -12, 8, 24)
    _word(painter, "z", 8, 8, 22)
    _word(painter, "z", 17, -10, 26)
    _word(painter, "z", 27, -29, 31)


def _happy_birthday(painter: QPainter) -> None:
    look = _PRINT
    _box(painter, look.paper_raised, -32, 6, 64, 28)
    _box(painter, look.loss, -32, 2, 64, 9)
    for x in (-18, 0, 18):
        _line(painter, (x, 2), (x, -16), width=4)
        _fill(painter, look.lamp, 1.5)
        painter.drawEllipse(QPointF(x, -24), 4, 7)
    _line(painter, (-38, 35), (38, 35), width=4)


def _tax_expired(painter: QPainter) -> None:
    look = _PRINT
    _box(painter, look.paper_raised, -26, -38, 46, 70)
    for y in (-26, -16, -6, 4):
        _line(painter, (-18, y), (12, y), width=2.5)
    _disc(painter, look.loss, 18, 22, 17)
    _word(painter, "!", 18, 22, 26)


def _mayor_friendship(painter: QPainter) -> None:
    look = _PRINT
    _door(painter, look.accent, -8, 8)
    draw_star(painter, QPointF(24, -24), 15, look.brass)


def _maintenance(painter: QPainter) -> None:
    look = _PRINT
    _box(painter, look.accent, -32, -36, 54, 18)
    _line(painter, (22, -27), (32, -27), (32, -8), (0, -8), (0, 6), width=4)
    _box(painter, look.wood, -5, 6, 10, 32)


def _coffee(painter: QPainter) -> None:
    look = _PRINT
    _fill(painter, QColor(0, 0, 0, 0), 4)
    painter.drawEllipse(QPointF(24, 8), 12, 11)
    cup = [(-28, -8), (22, -8), (18, 24), (10, 30), (-16, 30), (-24, 24)]
    _shape(painter, look.paper_raised, cup)
    _line(painter, (-34, 36), (30, 36), width=4)
    for x in (-16, -2, 12):
        _line(painter, (x, -16), (x + 4, -22), (x - 4, -29), (x, -36), width=2.5)


def _interest_rates(painter: QPainter) -> None:
    look = _PRINT
    for at, height in enumerate((1, 2, 4)):
        for each in range(height):
            _fill(painter, look.brass)
            painter.drawEllipse(QPointF(-26 + at * 24, 30 - each * 9), 11, 5)
    _line(painter, (-34, 6), (-12, -10), (4, -8), (26, -34), width=4)
    _line(painter, (12, -34), (27, -35), (26, -20), width=4)


def _limousine(painter: QPainter) -> None:
    look = _PRINT
    _crescent(painter, -20, -22, 13)
    for x, y in ((6, -32), (22, -18), (34, -34)):
        draw_star(painter, QPointF(x, y), 5, look.brass)
    _car(painter, look.accent, -40, 40, 26)


def _framed(painter: QPainter) -> None:
    look = _PRINT
    _box(painter, look.wood, -32, -38, 64, 76)
    _box(painter, look.paper_raised, -23, -29, 46, 58)
    _disc(painter, look.brass, 0, -8, 12)
    _shape(painter, look.accent, [(-20, 28), (-14, 8), (14, 8), (20, 28)])
    for x in (-14, -2, 10):
        _line(painter, (x + 2, -29), (x + 2, 29), width=2)


def _hooligans(painter: QPainter) -> None:
    look = _PRINT
    _door(painter, look.accent, 0, 6)
    _line(painter, (-14, -14), (0, -2), (-8, 10), (8, 22), width=4)
    for x, y in ((-32, 30), (26, 26), (34, 34), (-26, -26)):
        _shape(painter, look.loss, [(x - 6, y + 4), (x, y - 6), (x + 6, y + 3)])


def _financial_bubble(painter: QPainter) -> None:
    look = _PRINT
    for x, y, radius in ((-6, 4, 27), (26, -24, 12), (28, 24, 8), (-30, -28, 7)):
        _disc(painter, look.accent_soft, x, y, radius)
    _word(painter, "$", -6, 4, 34)
    _line(painter, (-22, -8), (-16, -16), width=3)


def _ponzi(painter: QPainter) -> None:
    look = _PRINT
    _shape(painter, look.brass, [(0, -38), (38, 34), (-38, 34)])
    for y, half in ((-14, 12.5), (10, 25)):
        _line(painter, (-half, y), (half, y), width=3)
    _word(painter, "$", 0, 22, 20)
    _word(painter, "$", 0, -1, 16)


def _antitrust(painter: QPainter) -> None:
    look = _PRINT
    _shape(painter, look.paper_raised, [(0, -36), (36, -16), (-36, -16)])
    for x in (-26, -10, 6, 22):
        _box(painter, look.paper_raised, x - 2, -14, 8, 34)
    _box(painter, look.wood, -36, 22, 72, 9)
    _fill(painter, QColor(0, 0, 0, 0), 4)
    painter.drawEllipse(QPointF(0, 6), 9, 11)
    _box(painter, look.loss, -14, 6, 28, 22)


def _huge_tip(painter: QPainter) -> None:
    look = _PRINT
    _note(painter, -12, -24)
    _note(painter, 4, -14)
    _car(painter, look.accent, -34, 34, 32)


def _mind_control(painter: QPainter) -> None:
    points = []
    for step in range(60):
        turn, reach = step * pi / 9, 2 + step * 0.55
        points.append((cos(turn) * reach, sin(turn) * reach - 6))
    _line(painter, *points, width=2.5)
    for x, tilt, pips in ((-20, -18, 6), (22, 16, 1)):
        painter.save()
        painter.translate(x, 26)
        painter.rotate(tilt)
        draw_die(painter, QPointF(0, 0), 24, pips)
        painter.restore()


def _court_decision(painter: QPainter) -> None:
    look = _PRINT
    painter.save()
    painter.translate(-4, -12)
    painter.rotate(-38)
    _box(painter, look.wood, -4, -2, 8, 52)
    _box(painter, look.wood, -22, -18, 44, 22)
    _box(painter, look.brass, -13, -18, 5, 22)
    _box(painter, look.brass, 8, -18, 5, 22)
    painter.restore()
    _box(painter, look.wood, -36, 28, 46, 9)


def _mecenate(painter: QPainter) -> None:
    look = _PRINT
    _fill(painter, look.wood)
    painter.drawEllipse(QPointF(-4, 2), 33, 26)
    _disc(painter, look.paper_raised, 10, 12, 7)
    dabs = ((-22, 2, look.loss), (-12, -12, look.lamp), (6, -14, look.gain), (-14, 16, look.accent))
    for x, y, color in dabs:
        _disc(painter, color, x, y, 6)
    _line(painter, (14, 34), (36, -34), width=4)


def _beggar(painter: QPainter) -> None:
    look = _PRINT
    for x, y in ((-12, -8), (10, -14), (2, -32)):
        _coin(painter, x, y)
    _shape(painter, look.wood, [(-24, 2), (24, 2), (18, 34), (-18, 34)])
    _fill(painter, look.wood)
    painter.drawEllipse(QPointF(0, 2), 38, 7)


MOTIFS: Final[dict[Card, Callable[[QPainter], None]]] = {
    Card.EARTHQUAKE: _earthquake,
    Card.RESTING_DAYS: _resting_days,
    Card.TIRED_OF_WORK: _tired_of_work,
    Card.HAPPY_BIRTHDAY: _happy_birthday,
    Card.TAX_EXPIRED: _tax_expired,
    Card.MAYOR_FRIENDSHIP: _mayor_friendship,
    Card.MAINTENANCE: _maintenance,
    Card.COFFEE: _coffee,
    Card.INTEREST_RATES: _interest_rates,
    Card.LIMOUSINE: _limousine,
    Card.FRAMED: _framed,
    Card.HOOLIGANS: _hooligans,
    Card.FINANCIAL_BUBBLE: _financial_bubble,
    Card.PONZI: _ponzi,
    Card.ANTITRUST: _antitrust,
    Card.HUGE_TIP: _huge_tip,
    Card.MIND_CONTROL: _mind_control,
    Card.COURT_DECISION: _court_decision,
    Card.MECENATE: _mecenate,
    Card.BEGGAR: _beggar,
}
"""A motif for each card."""
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
