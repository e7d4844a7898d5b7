"""Foot of a person's place: what the person did in the last turn, in words, signs and crests."""

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter

from acquire_desktop.ui.kit.look import icons
from acquire_desktop.ui.kit.look.chain_chip import draw_chip

_COMMAS: Final = (",", "、")
_CREST: Final = 1.1
_GAP: Final = 0.45
_CREST_GAP: Final = 0.14
"""Sides and distances as shares of the height of the letters."""
_MORE: Final = "…"


class Part(NamedTuple):
    """A piece of a foot: a few words, a crest, or a pictogram."""

    text: str = ""
    letter: str = ""
    """The chain whose crest it is."""
    icon: str = ""
    is_faint: bool = False


def draw_foot(
    painter: QPainter,
    line: QRectF,
    parts: Sequence[Part],
    font: QFont,
    inks: tuple[QColor, QColor],
) -> None:
    """Draw parts into a line, fewer where not all have room.

    Args:
        painter: Draws.
        line: Where they stand, from the left, in the middle of the height.
        parts: What to draw.
        font: Of the words; the crests go by its height.
        inks: Of what stands out, and of what is faint.
    """
    painter.save()
    painter.setFont(font)
    left, middle = line.left(), line.center().y()
    metrics, side = QFontMetricsF(font), font.pixelSize() * _CREST
    base = middle + metrics.capHeight() / 2
    shown = fitting(parts, font, line.width())
    for part, after in zip(shown, [*shown[1:], Part()], strict=False):
        square = QRectF(left, middle - side / 2, side, side)
        ink = inks[part.is_faint]
        if part.letter:
            draw_chip(painter, square, part.letter)
        elif part.icon:
            icons.draw_icon(painter, square, part.icon, ink)
        else:
            painter.setPen(ink)
            painter.drawText(QPointF(left, base), part.text)
        left += _part_px(part, after, font)
    painter.restore()


def fitting(parts: Sequence[Part], font: QFont, width: float) -> list[Part]:
    """Return the parts that have room in a width: crests counted, then the last ones left out."""
    shown = list(parts)
    if _all_px(shown, font) > width:
        shown = list(_counted(parts))
    if _all_px(shown, font) > width:
        while shown and _all_px([*shown, Part(_MORE)], font) > width:
            shown.pop()
        shown.append(Part(_MORE, is_faint=True))
    return shown


def _counted(parts: Sequence[Part]) -> Iterator[Part]:
    """Write a number behind one crest instead of the same crest several times."""
    for part, same in groupby(parts):
        count = len(list(same))
        yield part
        if count > 1:
            yield Part(str(count))


def _all_px(parts: Sequence[Part], font: QFont) -> float:
    pairs = zip(parts, [*parts[1:], Part()], strict=False)
    return sum(_part_px(part, after, font) for part, after in pairs)


def _part_px(part: Part, after: Part, font: QFont) -> float:
    """Return the width of a part with the gap before the next one, in pixels."""
    px, is_picture = font.pixelSize(), bool(part.letter or part.icon)
    width = px * _CREST if is_picture else QFontMetricsF(font).horizontalAdvance(part.text)
    if after == Part():
        return width
    is_close = is_picture and (
        bool(after.letter) or after.text.isdecimal() or after.text.startswith(_COMMAS)
    )
    return width + px * (_CREST_GAP if is_close else _GAP)
