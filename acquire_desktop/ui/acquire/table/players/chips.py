"""Chips of stock in a person's place: crest and count on the colour of each chain held."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPen

from acquire_desktop.ui.kit.look import icons, theme
from acquire_desktop.ui.kit.look.colors import MEDAL_INK, MEDALS
from acquire_desktop.ui.kit.painted_button import draw_box

_CRESTS: Final = (0.6, 0.5, 0.42, 0.36, 0.0)
"""How wide a crest is, as a share of the height of the chip: the first that all have room for."""
_GAP: Final = 0.16
_LEAST_GAP: Final = 0.07
_PAD: Final = 0.05
"""Between the chips, and between the edge of one and what stands in it."""
_MARKED: Final = 1.4
"""How much wider a chip with a letter may be."""
_MEDAL: Final = 0.11
"""How wide the edge is that says who is paid a bonus."""
_NUMERAL_PX: Final = 12
_RADIUS: Final = 0.2


@dataclass(frozen=True, slots=True)
class Stock:
    """The stock of one chain that a player holds."""

    letter: str
    """The chain's."""
    count: int
    rank: int
    """Rank among the paid stockholders, from 1; 0 for none."""
    is_active: bool
    """Whether the chain is on the board."""


class _Sizes(NamedTuple):
    """How the chips of a row are made, in pixels."""

    crest: float
    gap: float
    widths: tuple[float, ...]


def draw_chips(
    stocks: Sequence[Stock],
    painter: QPainter,
    room: QRectF,
    most_px: float,
    font: QFont,
    is_free_below: bool = False,
) -> None:
    """Draw chips beside each other from the left, as high as the room, narrower where they must.

    Args:
        stocks: One for each chip.
        painter: Draws.
        room: What they may fill.
        most_px: How wide a chip is at most.
        font: Of the counts.
        is_free_below: Whether the numerals of medals may stand out below the chips, else above.
    """
    sizes = _sizes(room, stocks, most_px, font)
    left = room.left()
    for stock, width in zip(stocks, sizes.widths, strict=True):
        chip = QRectF(left, room.top(), width, room.height())
        _draw_chip(painter, chip, stock, sizes.crest, font)
        if stock.rank and theme.current().has_high_contrast:
            _draw_numeral(
                painter,
                chip.bottomLeft() - QPointF(0, 2) if is_free_below else chip.topLeft(),
                stock.rank,
            )
        left += width + sizes.gap


def _sizes(room: QRectF, stocks: Sequence[Stock], most_px: float, font: QFont) -> _Sizes:
    high, count = room.height(), len(stocks)
    texts = [f"{_mark(stock)}{stock.count}" for stock in stocks]
    counts = [QFontMetricsF(font).horizontalAdvance(text) for text in texts]
    for share in _CRESTS:
        needed = [each + high * (share + 4 * _PAD) for each in counts]
        gap = (room.width() - sum(needed)) / max(1, count - 1)
        if gap >= high * _LEAST_GAP or not share:
            break
    gap = max(high * _LEAST_GAP, min(gap, high * _GAP))
    most = most_px * (_MARKED if theme.marks_chains() else 1)
    equal = min(most, (room.width() - gap * (count - 1)) / max(1, count))
    if all(each <= equal for each in needed):
        needed = [equal] * count
    return _Sizes(high * share, gap, tuple(needed))


def _draw_chip(painter: QPainter, chip: QRectF, stock: Stock, crest_px: float, font: QFont) -> None:
    look, colors = theme.current(), theme.chain(stock.letter)
    ink = colors.ink if stock.is_active else look.ink
    edge = chip.height() * _MEDAL
    radius = chip.height() * _RADIUS
    if stock.is_active:
        draw_box(painter, chip, radius, colors.fill)
    else:
        inner = chip.adjusted(1, 1, -1, -1)
        draw_box(painter, inner, radius, pen=QPen(colors.fill, theme.OUTLINE_PX))
    if stock.rank:
        inner = chip.adjusted(edge / 2, edge / 2, -edge / 2, -edge / 2)
        draw_box(painter, inner, radius, pen=QPen(MEDALS[stock.rank - 1], edge))
    painter.setFont(font)
    painter.setPen(ink)
    _draw_contents(painter, chip, stock, crest_px)


def _draw_contents(painter: QPainter, chip: QRectF, stock: Stock, crest_px: float) -> None:
    """Draw letter, crest and count beside each other, equally far apart, in the painter's ink."""
    font, middle, mark = painter.font(), chip.center().y(), _mark(stock)
    metrics = QFontMetricsF(font)
    base = middle + metrics.capHeight() / 2
    widths = metrics.horizontalAdvance(mark), crest_px, metrics.horizontalAdvance(str(stock.count))
    shown = [width for width in widths if width]
    gap = max(0.0, (chip.width() - sum(shown)) / (len(shown) + 1))
    left = chip.left() + gap
    if mark:
        painter.setFont(theme.letter_font(font.pixelSize()))
        painter.drawText(QPointF(left, base), mark)
        painter.setFont(font)
        left += widths[0] + gap
    if crest_px:
        crest = QRectF(left, middle - crest_px / 2, crest_px, crest_px)
        icons.draw_crest(painter, crest, stock.letter, painter.pen().color())
        left += crest_px + gap
    painter.drawText(QPointF(left, base), str(stock.count))


def _mark(stock: Stock) -> str:
    """Return the letter of the chain where the player asked for it."""
    return stock.letter if theme.marks_chains() else ""


def _draw_numeral(painter: QPainter, corner: QPointF, rank: int) -> None:
    """Draw a rank on a disc over a corner of a chip."""
    side = theme.scaled(_NUMERAL_PX) + 2.0
    disc = QRectF(0, 0, side, side)
    disc.moveCenter(corner + QPointF(side * 0.1, 0))
    draw_box(painter, disc, side / 2, MEDALS[rank - 1], QPen(MEDAL_INK, 1))
    painter.setFont(theme.sized_font(theme.scaled(_NUMERAL_PX), bold=True))
    painter.setPen(MEDAL_INK)
    painter.drawText(disc, Qt.AlignmentFlag.AlignCenter, str(rank))
