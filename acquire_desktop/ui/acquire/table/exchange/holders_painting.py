"""Stock exchange: how the holders of a chain are painted, or its stock by owner where they hide."""

from collections.abc import Sequence
from itertools import accumulate
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen

from acquire_desktop.ui.acquire.table.exchange.stockholders import Holder, Pips
from acquire_desktop.ui.kit.look import icons, theme
from acquire_desktop.ui.kit.look.colors import MEDAL_INK, MEDALS, with_alpha
from acquire_desktop.ui.kit.look.portraits import Face, draw_face
from acquire_desktop.ui.kit.look.writer import Writer
from acquire_desktop.ui.kit.painted_button import draw_box

_PORTRAIT_PX: Final = (28, 34)
_LEAST_MARKED_PX: Final = 22
_RING_PX: Final = 2.2
_GAP_PX: Final = 5
_BETWEEN_PX: Final = 10
_CLOSE: Final = (0.8, 0.4)
"""Shares of the portraits and of the gaps where the holders would not all fit otherwise."""
_PIP_PX: Final = (7.2, 4.0)
"""The usual and the least distance of two pips."""
_NUMERAL_SHARE: Final = 0.46


def paint_holders(
    painter: QPainter, box: QRectF, holders: Sequence[Holder], count_px: int
) -> float:
    """Paint portraits with counts from the left, as many as fit, and return where they end."""
    is_close = width_of(holders, box.height(), count_px) > box.width()
    side, gap, between = _lengths(box.height(), count_px, is_close=is_close)
    widths = _widths(holders, box.height(), count_px, is_close=is_close)
    writer, look = Writer(painter), theme.current()
    metrics = QFontMetricsF(theme.figure_font(count_px))
    more_px = metrics.horizontalAdvance("+9")
    shown = _fitting(widths, box.width(), more_px, between)
    left = box.left()
    for holder, wide in zip(holders[:shown], widths, strict=False):
        square = QRectF(left, box.center().y() - side / 2, side, side)
        _paint_face(painter, square, holder)
        text = QRectF(square.right() + gap, box.top(), wide, box.height())
        writer.figure(text, str(holder.count), look.ink, count_px)
        left += wide
    if shown < len(widths) and left + more_px <= box.right() + 1:
        rest = QRectF(left, box.top(), box.right() - left, box.height())
        writer.figure(rest, f"+{len(widths) - shown}", look.ink_muted, count_px)
        left += more_px + between
    return left


def width_of(
    holders: Sequence[Holder], height: float, count_px: int, *, is_close: bool = False
) -> float:
    """Return what all holders need beside each other, in pixels."""
    after_the_last = _lengths(height, count_px, is_close=is_close)[-1]
    return max(0.0, sum(_widths(holders, height, count_px, is_close=is_close)) - after_the_last)


def _lengths(height: float, count_px: int, *, is_close: bool) -> tuple[float, float, float]:
    """Return the side of a portrait, the gap to its count and that to the next one, in pixels."""
    most = theme.scaled(_PORTRAIT_PX[count_px > theme.scaled(16)])
    of_face, of_gaps = _CLOSE if is_close else (1.0, 1.0)
    side = min(most * of_face, height - 2)
    return side, _GAP_PX * of_gaps, _BETWEEN_PX * of_gaps


def _widths(
    holders: Sequence[Holder], height: float, count_px: int, *, is_close: bool
) -> list[float]:
    metrics = QFontMetricsF(theme.figure_font(count_px))
    beside = sum(_lengths(height, count_px, is_close=is_close))
    return [beside + metrics.horizontalAdvance(str(each.count)) for each in holders]


def _fitting(widths: Sequence[float], room_px: float, more_px: float, between_px: float) -> int:
    """Return how many parts fit, with room for the number of those that do not."""
    if sum(widths) <= room_px + between_px:  # nothing follows the last one
        return len(widths)
    return sum(end + more_px <= room_px for end in accumulate(widths))


def _paint_face(painter: QPainter, square: QRectF, holder: Holder) -> None:
    """Paint a portrait, with a ring of gold, silver or bronze for a paid place."""
    if not holder.rank:
        _paint_portrait(painter, square, holder.face)
        return
    inset = _RING_PX / 2
    _paint_portrait(painter, square.adjusted(inset, inset, -inset, -inset), holder.face)
    medal, look = MEDALS[holder.rank - 1], theme.current()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(medal, _RING_PX))
    painter.drawEllipse(square.adjusted(inset, inset, -inset, -inset))
    if "contrast" in look.name:  # where a colour alone may not be seen
        wide = max(square.width() * _NUMERAL_SHARE, theme.text_px("small") + 2.0)
        disc = QRectF(square.right() - wide + 3, square.top() - 2, wide, wide)
        draw_box(painter, disc, wide / 2, medal, QPen(look.ink, theme.HAIRLINE_PX))
        centre = Qt.AlignmentFlag.AlignCenter
        px = theme.text_px("small")
        Writer(painter).figure(disc, str(holder.rank), MEDAL_INK, px, flags=centre)


def _paint_portrait(painter: QPainter, square: QRectF, face: Face) -> None:
    """Paint a portrait, with the mark of the seat unless that would cover most of it."""
    if face.portrait and square.width() < theme.scaled(_LEAST_MARKED_PX):
        icons.draw_picture(painter, square, f"portraits/{face.portrait}.svg")
    else:
        draw_face(painter, square, face)


def paint_pips(painter: QPainter, box: QRectF, pips: Pips, fill: QColor, beside_px: float) -> float:
    """Paint a pip for each stock: the viewer's, the others', the bank's; return where they end.

    Where there is no room for all of them there is none.

    Args:
        painter: Paints.
        box: Where they stand, from the left.
        pips: How many.
        fill: Of the viewer's.
        beside_px: What shall stand beside them, if they need not be too small for that.
    """
    total = max(1, sum(pips))
    usual, least = _PIP_PX
    if box.width() / total < least:
        return box.left()
    beside = (box.width() - _BETWEEN_PX - beside_px) / total
    pitch = min(usual * theme.text_scale() / 100, box.width() / total, max(least, beside))
    look, high = theme.current(), min(box.height() * 0.6, pitch * 1.9)
    edges = {
        0: (fill, QPen(with_alpha(look.ink, 0.7), 0.8)),
        1: (look.ink_muted, None),
        2: (None, QPen(look.border, theme.HAIRLINE_PX)),
    }
    owners = [owner for owner, count in enumerate(pips) for _ in range(count)]
    for at, owner in enumerate(owners):
        place = QRectF(0, 0, pitch * 0.72, high)
        place.moveCenter(QPointF(box.left() + (at + 0.5) * pitch, box.center().y()))
        draw_box(painter, place, 1.5, *edges[owner])
    return box.left() + total * pitch + _BETWEEN_PX
