"""Signs of a person's place: portrait, wallet, backs of cards, bar of the worth, number."""

import re
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPen

from acquire_desktop.ui.kit.look import icons, theme
from acquire_desktop.ui.kit.look.colors import LEATHER, MEDAL_INK
from acquire_desktop.ui.kit.look.lettering import LEFT, RIGHT, shrunk, write_shrunk
from acquire_desktop.ui.kit.look.portraits import draw_face
from acquire_desktop.ui.kit.painted_button import draw_box
from acquire_desktop.ui.kit.people.facts import ClockFace, PersonFacts
from acquire_desktop.ui.kit.texts import signed_money

_COMPUTER: Final = 0.4
"""How wide the sign of a computer that stands in is, as a share of the portrait."""
_CLOCK_HIGH, _CLOCK_WIDE = 1.75, 0.8
"""The height of a clock in heights of its figures, and its least width in sides of the portrait."""
_CLOCK_FIGURES: Final = 0.2
"""The height of a clock's letters as a share of the portrait."""
_DIGIT: Final = re.compile("[1-9]")
_CLOCK_EDGE_PX: Final = 3.0
"""A clock that is wider than its portrait keeps that far from the edge."""
_BAR_GAP_PX: Final = 2
_MEDAL, _OVER = 1.1, 0.35
"""How wide the leader's medal is, which is seen from afar, and how far it reaches over the right
end of the line, in heights of its numeral."""
_LOW_FIGURES: Final = 0.06
"""The figures of the display font stand higher than the middle of its lines, by that much."""
_BACKS: Final = 3
_BACK: Final = 0.72
"""The width of the back of a card, as a share of its height."""
_NAME_LEAST: Final = 3
"""The least room of a name, in heights of its letters; with less, used cards are left out."""
_USED: Final = (0.62, 0.9)
"""Width and height of a used power card, as shares of the letters beside it."""


def draw_portrait(painter: QPainter, square: QRectF, facts: PersonFacts) -> None:
    """Draw the portrait with its ring, which is of brass for who leads, and the computer's sign."""
    look, leads = theme.current(), facts.rank == 1
    draw_face(painter, square, facts.face)
    if leads:
        width = max(2.5, square.width() * 0.06)
        ring = square.adjusted(width / 2, width / 2, -width / 2, -width / 2)
        draw_box(painter, ring, ring.width() / 2, pen=QPen(look.ink, width + 1.6))
        draw_box(painter, ring, ring.width() / 2, pen=QPen(look.brass, width))
    else:
        ring = square.adjusted(0.5, 0.5, -0.5, -0.5)
        draw_box(painter, ring, ring.width() / 2, pen=QPen(look.border, 1.2))
    draw_face(painter, square, facts.face._replace(portrait=""))  # the mark, over the ring
    if facts.stand_in:
        _draw_computer(painter, square)


def _draw_computer(painter: QPainter, portrait: QRectF) -> None:
    look, side = theme.current(), max(theme.scaled(14), portrait.width() * _COMPUTER)
    disc = QRectF(portrait.right() - side * 0.86, portrait.bottom() - side * 0.86, side, side)
    draw_box(painter, disc, side / 2, look.paper_raised, QPen(look.accent, 1.2))
    inset = side * 0.2
    icons.draw_icon(painter, disc.adjusted(inset, inset, -inset, -inset), "computer", look.accent)


def clock_rect(portrait: QRectF, clock: ClockFace) -> QRectF:
    """Return where a person's clock is: over the head, for the seat's mark is at the foot."""
    metrics = QFontMetricsF(_clock_font(portrait))
    high = metrics.capHeight() * _CLOCK_HIGH
    text = _DIGIT.sub("0", clock.text)  # it stands still whatever figures there are
    wide = max(portrait.width() * _CLOCK_WIDE, metrics.horizontalAdvance(text) + high * 0.6)
    left = max(portrait.center().x() - wide / 2, _CLOCK_EDGE_PX)
    return QRectF(left, max(portrait.top() - high * 0.4, _CLOCK_EDGE_PX), wide, high)


def draw_clock(painter: QPainter, portrait: QRectF, clock: ClockFace) -> None:
    """Draw a person's clock: framed where it runs, and filled in the last minute."""
    look, box = theme.current(), clock_rect(portrait, clock)
    ink, edge = (look.accent if clock.runs else look.ink_muted), look.border
    ground, pen_px = look.paper_raised, 1.6 if clock.runs else theme.HAIRLINE_PX
    if clock.runs:
        edge = look.accent
    if clock.is_last:
        ink, ground, edge = look.paper_raised, look.loss, look.loss
    draw_box(painter, box, box.height() / 2, ground, QPen(edge, pen_px))
    painter.setFont(_clock_font(portrait))
    painter.setPen(ink)
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, clock.text)


def _clock_font(portrait: QRectF) -> QFont:
    px = max(theme.scaled(12), round(portrait.width() * _CLOCK_FIGURES))
    return theme.sized_font(px, bold=True)


def draw_wallet(painter: QPainter, box: QRectF) -> None:
    """Draw a closed wallet: cash that nobody may see."""
    high = box.height()
    radius = high * 0.18
    painter.save()
    draw_box(painter, box.translated(1, 1.5), radius, theme.current().shadow)
    draw_box(painter, box, radius, LEATHER, QPen(LEATHER.darker(160), 1.2))
    seam = box.adjusted(3, 3, -3, -3)
    draw_box(painter, seam, radius * 0.7, pen=QPen(LEATHER.lighter(150), 1, Qt.PenStyle.DashLine))
    clasp = QRectF(box.right() - box.width() * 0.38, box.top() + high * 0.32, 0, high * 0.36)
    clasp.setRight(box.right())
    draw_box(painter, clasp, high * 0.15, LEATHER.darker(115), QPen(LEATHER.darker(160), 1.1))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.current().brass)
    middle = QPointF(clasp.left() + clasp.width() * 0.34, clasp.center().y())
    painter.drawEllipse(middle, high * 0.09, high * 0.09)
    painter.restore()


def draw_backs(painter: QPainter, left: QPointF, height: float) -> None:
    """Draw the backs of three cards, one over the other: stock that nobody may see.

    Args:
        painter: Draws.
        left: The upper left corner of the first.
        height: Of each.
    """
    look, width = theme.current(), height * _BACK
    for at in range(_BACKS):
        card = QRectF(left.x() + at * width * 0.4, left.y(), width, height)
        draw_box(painter, card, 3, look.hover, QPen(look.border, 1.1))
        painter.setPen(QPen(look.border, 0.8))
        for ring in range(1, 4):
            painter.drawEllipse(card.center(), width * 0.11 * ring, width * 0.11 * ring)


def draw_gain(painter: QPainter, room: QRectF, amount: int, px: float) -> float:
    """Write what a player is paid at the right of a room.

    Args:
        painter: Draws.
        room: What it may fill.
        amount: In dollars; nothing is written of 0.
        px: How high the letters are at most.

    Returns:
        How wide it is with the gap before it, in pixels.
    """
    if not amount:
        return 0.0
    text = signed_money(amount)
    font = shrunk(theme.sized_font(round(px), bold=True), text, room.width())
    painter.setFont(font)
    painter.setPen(theme.current().gain)
    painter.drawText(room, RIGHT, text)
    return QFontMetricsF(font).horizontalAdvance(text) + px / 2


def draw_used_cards(painter: QPainter, left: QPointF, count: int, letters_px: float) -> None:
    """Draw the back of a small card for each power card that was used.

    Args:
        painter: Draws.
        left: The middle of the left edge of the first.
        count: How many were used.
        letters_px: The height of the letters beside them.
    """
    look, (width, height) = theme.current(), (letters_px * share for share in _USED)
    for at in range(count):
        x = left.x() + at * width * 1.3
        card = QRectF(x, left.y() - height / 2, width, height)
        draw_box(painter, card, 1.5, look.hover, QPen(look.border, 1.1))
        painter.drawEllipse(card.center(), width * 0.2, width * 0.2)


def used_cards_px(count: int, letters_px: float) -> float:
    """Return the width of the signs of so many used power cards, in pixels."""
    return count * letters_px * _USED[0] * 1.3


def draw_worth_bar(painter: QPainter, bar: QRectF, facts: PersonFacts, worth: int) -> None:
    """Draw cash, stock and bonuses beside each other, as wide as they are worth.

    Args:
        painter: Draws.
        bar: As wide as the largest worth of a player.
        facts: Of the player.
        worth: What is painted of it now, in dollars.
    """
    look, radius = theme.current(), bar.height() / 2
    draw_box(painter, bar, radius, look.hairline)
    if facts.worth is None or facts.most <= 0 or worth <= 0:
        return
    filled = QRectF(bar)
    filled.setWidth(max(bar.height(), bar.width() * min(1.0, worth / facts.most)))
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    cash, stock = look.riches
    draw_box(painter, filled, radius, look.brass)
    unit = filled.width() / max(1, facts.worth)
    of_cash = max(0, facts.cash or 0) * unit
    of_stock = of_cash + facts.stock_value * unit
    gap = _BAR_GAP_PX
    for end, color in ((of_stock, stock), (of_cash, cash)):
        if end <= 0:
            continue
        painter.setClipRect(QRectF(filled.left(), filled.top(), min(end, filled.width()), 99))
        draw_box(painter, filled, radius, color)
    painter.setClipping(False)
    for end in {of_cash, of_stock}:
        if gap < end < filled.width() - gap:
            painter.fillRect(
                QRectF(filled.left() + end - gap / 2, filled.top(), gap, filled.height()),
                look.paper_raised,
            )
    painter.restore()


def draw_number(painter: QPainter, right: QRectF, facts: PersonFacts, height_px: int) -> float:
    """Draw the place among all at the right of a line, the first on a medal; return its width."""
    if not facts.rank:
        return 0.0
    look, text = theme.current(), str(facts.rank)
    painter.setFont(theme.display_font(height_px))
    if facts.rank == 1:
        side, over = height_px * _MEDAL, height_px * _OVER
        left = right.right() + over - side
        medal = QRectF(left, right.center().y() - side / 2, side, side)
        draw_box(painter, medal, side / 2, look.brass, QPen(look.ink, theme.HAIRLINE_PX))
        painter.setPen(MEDAL_INK)
        letters = medal.translated(0, height_px * _LOW_FIGURES)
        painter.drawText(letters, Qt.AlignmentFlag.AlignCenter, text)
        return side - over
    painter.setPen(look.ink_muted)
    flags = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
    painter.drawText(right.translated(0, height_px * _LOW_FIGURES), flags, text)
    return float(painter.fontMetrics().horizontalAdvance(text))


def write_name(painter: QPainter, line: QRectF, facts: PersonFacts, px: int) -> None:
    """Write a name, shortened where it must be, and the used power cards where there is room."""
    used = facts.used_cards
    room, used_px = QRectF(line), used_cards_px(used, px) + px * 0.4 if used else 0.0
    if line.width() - used_px < _NAME_LEAST * px:
        used = 0
    else:
        room.setRight(line.right() - used_px)
    font = theme.sized_font(px, bold=True)
    write_bold(painter, room, facts.name, px)
    wide = min(room.width(), QFontMetricsF(font).horizontalAdvance(facts.name))
    if used:
        draw_used_cards(
            painter, QPointF(room.left() + wide + px * 0.4, line.center().y()), used, px
        )


def write_bold(painter: QPainter, line: QRectF, text: str, px: int) -> None:
    """Write a text in bold ink from the left, smaller where it must be."""
    painter.setPen(theme.current().ink)
    write_shrunk(painter, line, text, theme.sized_font(px, bold=True), LEFT)
