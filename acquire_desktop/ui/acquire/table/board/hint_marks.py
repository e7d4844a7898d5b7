"""Hint marks: the numbers that tie the tiles of a hint to board and rack."""

from collections.abc import Mapping
from dataclasses import dataclass

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFont, QPainter, QPen

from acquire_desktop.games.acquire.advice.vocabulary import Choice, Grade, Hint
from acquire_desktop.games.acquire.engine.actions import PlaceTile
from acquire_desktop.games.acquire.engine.board import Tile
from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.texts import translate


@dataclass(frozen=True, slots=True)
class HintMark:
    """The number of a hinted tile."""

    number: int
    """Counted from 1, as the hint lists its moves."""
    is_best: bool
    """Whether no other move is better, as far as that is told."""
    sign: str = ""
    """What is drawn in place of the number."""
    said: str = ""
    """What a screen reader says of it in place of the number."""


Marks = Mapping[Tile, HintMark]
"""The marks of a hint by tile."""


def listed_choices(hint: Hint) -> tuple[Choice, ...]:
    """Return the moves as a hint lists them: the best first only where it names the best."""
    if hint.grade is Grade.BEST:
        return hint.choices
    # The order of the legal actions says nothing of their worth.
    return tuple(sorted(hint.choices, key=lambda choice: hint.view.legal.index(choice.action)))


def marks_of_hint(hint: Hint | None) -> dict[Tile, HintMark]:
    """Return the marks of the tiles that a hint names; an idea names none."""
    if hint is None or hint.grade is Grade.IDEA or hint.has_failed:
        return {}
    is_shown = hint.grade is Grade.BEST
    return {
        choice.action.tile: HintMark(number, is_shown and (number == 1 or choice.is_equal))
        for number, choice in enumerate(listed_choices(hint), 1)
        if isinstance(choice.action, PlaceTile)
    }


def hinted_text(text: str, mark: HintMark | None) -> str:
    """Return what is said of a tile with its mark, for screen readers."""
    if mark is None:
        return text
    if mark.said:
        return translate("Hint", "{tile}, {meaning}", tile=text, meaning=mark.said)
    if mark.is_best:
        return translate("Hint", "{tile}, hint {number}, the best", tile=text, number=mark.number)
    return translate("Hint", "{tile}, hint {number}", tile=text, number=mark.number)


def draw_mark(painter: QPainter, rect: QRectF, mark: HintMark) -> None:
    """Draw a mark into a square: filled for the best, in outline for the others."""
    look = theme.current()
    fill, ink = (look.accent, look.accent_ink) if mark.is_best else (look.plate, look.plate_ink)
    painter.setPen(QPen(look.accent_ink if mark.is_best else look.accent, rect.width() / 12))
    painter.setBrush(fill)
    painter.drawEllipse(rect)
    font = QFont(theme.font("small", bold=True))
    font.setPixelSize(max(1, round(rect.height() * 0.66)))
    painter.setFont(font)
    painter.setPen(ink)
    painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, mark.sign or str(mark.number))
