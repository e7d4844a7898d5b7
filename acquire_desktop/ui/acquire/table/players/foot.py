"""Foot of a person's place: what the person did in the last turn, in tiles and crests."""

import re
from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter

from acquire_desktop.games.acquire.engine import events as kinds
from acquire_desktop.games.acquire.log_entries import LogEntry, NoChoice
from acquire_desktop.ui.acquire.table.recap.recap import Moment
from acquire_desktop.ui.acquire.words.game_names import CHAIN_MARKS, GameNames
from acquire_desktop.ui.acquire.words.narration import label
from acquire_desktop.ui.kit.look import icons
from acquire_desktop.ui.kit.look.chain_chip import draw_chip
from acquire_desktop.ui.kit.texts import translate

_MARKS: Final = "".join(CHAIN_MARKS)
_PIECES: Final = re.compile(f"[{_MARKS}]|[^{_MARKS}]+")
"""A label is made of marks and the texts between them; a mark's letter follows it."""
_COMMAS: Final = (",", "、")
_LAST: Final = (kinds.StockDisposed, kinds.PowerCardPlayed)
"""What is left out first where there is little room."""
_CREST: Final = 1.1
_STAR: Final = "star"
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


def parts_of(moments: Sequence[Moment], words: GameNames) -> tuple[Part, ...]:
    """Return what a person did in a turn: tile, founded chain, what was bought, and the rest."""
    events = [event for moment in moments for event in moment.events]
    events.sort(key=lambda event: isinstance(event, _LAST))
    had_no_choice = any(isinstance(event, NoChoice) for event in events)
    parts = [part for event in events for part in _parts(event, words)]
    if not had_no_choice and any(_is_nothing(event) for event in events):
        parts.append(Part(translate("PlayerCards", "no buy"), is_faint=True))
    return tuple(parts)


def _is_nothing(event: LogEntry) -> bool:
    return isinstance(event, kinds.StockBought) and not any(event.counts)


def _parts(event: LogEntry, words: GameNames) -> Iterator[Part]:
    chains = words.edition.chains
    match event:
        case kinds.ChainFounded(_, chain):
            yield Part(icon=_STAR, is_faint=True)
            yield Part(letter=chains[chain].letter)
        case kinds.StockBought(_, counts):
            if any(counts):
                yield Part("+", is_faint=True)
            for chain, count in enumerate(counts):
                yield from [Part(letter=chains[chain].letter)] * count
        case _:
            pieces = _PIECES.findall(label(event, words))
            for before, piece, after in zip(["", *pieces], pieces, [*pieces[1:], ""], strict=False):
                if piece in CHAIN_MARKS:
                    yield Part(letter=after[:1])
                elif text := piece[before in CHAIN_MARKS :].strip(" "):  # the crest is the letter
                    yield Part(text)


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
