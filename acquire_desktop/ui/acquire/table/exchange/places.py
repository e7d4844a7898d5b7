"""Stock exchange: where the parts of a card stand for its size and the size of text."""

from math import ceil
from typing import Final, NamedTuple

from PySide6.QtCore import QRectF
from PySide6.QtGui import QFontMetricsF

from acquire_desktop.ui.kit.look import theme

_FIELD_PX: Final = (60, 92)
"""Least and greatest width of the coloured field ..."""
_FIELD_SHARE: Final = 0.19
"""... which has this share of the card."""
_PAD_PX: Final = 12
_EDGE_PX: Final = 6
"""Least distance of the lines from the upper and lower edge."""
_HEAD_PX: Final = 26
_BAR_PX: Final = 7
_PORTRAIT_PX: Final = (26, 32)
_GAPS: Final = 5
"""Above, between and below the four lines."""
_LEAST_GAP_PX: Final = 3


class Places(NamedTuple):
    """Where everything stands, in pixels."""

    field: QRectF
    head: QRectF
    """The line of the name and the price."""
    bar: QRectF
    news: QRectF
    """The line with what comes next, and the bank."""
    foot: QRectF
    """The line of the holders."""
    fewer: QRectF
    more: QRectF
    """What is hit to take a stock away and to add one; they are in the line of the name."""


def least_height() -> int:
    """Return the height in which all lines of a card have room, in pixels."""
    gaps = 2 * _EDGE_PX + (_GAPS - 2) * _LEAST_GAP_PX
    return ceil(gaps + sum(_lines(theme.scaled(_PORTRAIT_PX[0]))))


def places_of(width: float, height: float, price_px: float) -> Places:
    """Return where the parts stand.

    Args:
        width: Of the card.
        height: Of the card.
        price_px: How wide the widest price is, which the buttons leave free.
    """
    least, most = map(theme.scaled, _FIELD_PX)
    field = max(least, min(most, round(width * _FIELD_SHARE)))
    spare = height - least_height()
    portrait = theme.scaled(_PORTRAIT_PX[0]) + max(0.0, min(spare / 3, theme.scaled(6)))
    lines = _lines(portrait)
    free = max(0.0, height - sum(lines) - 2 * _EDGE_PX)
    gap = free / _GAPS
    left, right, y = field + _PAD_PX, width - _PAD_PX, _EDGE_PX + gap
    boxes = []
    for line in lines:
        boxes.append(QRectF(left, y, max(0.0, right - left), line))
        y += line + gap
    head, bar, news, foot = boxes
    target = float(theme.scaled(theme.TARGET_PX))
    hit = QRectF(right - price_px - theme.SPACE - target, 0, target, max(target, head.bottom()))
    hit.moveTop(max(0.0, head.center().y() - hit.height() / 2))
    count = theme.scaled(theme.SPACE_3)
    return Places(
        QRectF(0, 0, field, height), head, bar, news, foot, hit.translated(-target - count, 0), hit
    )


def _lines(portrait_px: float) -> tuple[float, float, float, float]:
    """Return the heights of the head, the bar, the news and the holders."""
    small = QFontMetricsF(theme.font("small")).height()
    return float(theme.scaled(_HEAD_PX)), float(theme.scaled(_BAR_PX)), small, portrait_px
