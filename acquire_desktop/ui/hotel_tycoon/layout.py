"""Layout of the table in numbers: where people, board, Line, rail and deeds are in a window."""

from typing import Final, NamedTuple

from PySide6.QtCore import QRect

from acquire_desktop.ui.hotel_tycoon.board.geometry import PLAN
from acquire_desktop.ui.kit.people.facts import PersonForm

_LARGE_FROM: Final = (1600, 956)
_LEAST_BOARD_PX: Final = 600
_SHARE_OF_THREE: Final = 0.85
"""Three columns are worth a board that is smaller than with two, but no smaller than this."""
_LEAST_SIDE_PX, _MOST_SIDE_PX = 300, 560
_CELL_PX, _LINE_PX = (240, 52), 36
"""The least width and the height of a person above the deeds, and of one with one line there."""
_LOW_BELOW_PX: Final = 640
"""In lower pages the people above the deeds have one line each."""


class _Sizes(NamedTuple):
    """Sizes that are larger in a large window, in pixels at 100 % text."""

    gap: int
    line: int
    rail: int
    people: int
    card: int
    active: int


_SMALL: Final = _Sizes(8, 58, 66, 184, 126, 150)
_LARGE: Final = _Sizes(12, 84, 92, 284, 178, 232)


class Layout(NamedTuple):
    """The places of all parts on a page, in pixels."""

    form: PersonForm
    people_columns: int
    card_px: int
    active_px: int
    """The height of the card of the person who acts."""
    people: QRect
    board: QRect
    line: QRect
    rail: QRect
    side: QRect
    """Deeds, or what lies over them."""


def lay_out(width: int, height: int, text: float, players: int) -> Layout:
    """Return the layout for a page.

    Args:
        width: Of the page, in pixels.
        height: Of the page.
        text: How large the text is, 1 to 2.
        players: How many sit at the table.
    """
    three, two = (_board_px(width, height, text, has_three=each) for each in (True, False))
    has_three = three >= max(_LEAST_BOARD_PX, _SHARE_OF_THREE * two)
    board = three if has_three else max(two, 320)
    sizes = _sizes(width, height, has_three=has_three)
    gap, line, rail = sizes.gap, round(sizes.line * text), round(sizes.rail * min(text, 1.3))
    people = _people_px(sizes, width, text) if has_three else 0
    left = gap + (people + gap if has_three else 0)
    side = width - left - board - 2 * gap
    spare = max(0, side - round(_MOST_SIDE_PX * text))
    left += spare // 2
    room = height - 2 * gap
    high = min(round(board * PLAN.height() / PLAN.width()), room - line - rail - 2 * gap)
    above = gap + (room - high - line - rail - 2 * gap) // 2
    column = QRect(left + board + gap, gap, side - spare, room)
    places = (
        QRect(left, above, board, high),
        QRect(left, above + high + gap, board, line),
        QRect(left, above + high + line + 2 * gap, board, rail),
    )
    if has_three:
        card = min(round(sizes.card * text), (room - (players - 1) * gap - 24) // players)
        active = min(round(sizes.active * text), room - (players - 1) * (card + gap))
        at = QRect(left - people - gap, gap, people, room)
        return Layout(PersonForm.CARD, 1, card, active, at, *places, column)
    form, (least, card) = PersonForm.CELL, _CELL_PX
    columns = 2 if players > 2 and column.width() >= 2 * least * text else 1
    if height < _LOW_BELOW_PX * text and columns == 1:
        form, card = PersonForm.LINE, _LINE_PX
    card = round(card * text)
    between = 6 if form is PersonForm.CELL else 4
    rows = -(-players // columns)
    at = QRect(column.left(), gap, column.width(), rows * (card + between) - between)
    column.setTop(at.bottom() + 1 + gap)
    return Layout(form, columns, card, card, at, *places, column)


def _sizes(width: int, height: int, *, has_three: bool) -> _Sizes:
    return _LARGE if has_three and width >= _LARGE_FROM[0] and height >= _LARGE_FROM[1] else _SMALL


def _people_px(sizes: _Sizes, width: int, text: float) -> int:
    return round(min(sizes.people * text, max(_SMALL.people * text, 0.2 * width)))


def _board_px(width: int, height: int, text: float, *, has_three: bool) -> int:
    """Return how wide the board can be beside all else."""
    sizes = _sizes(width, height, has_three=has_three)
    people = _people_px(sizes, width, text) + sizes.gap if has_three else 0
    across = width - people - 3 * sizes.gap - _LEAST_SIDE_PX * text
    free = height - 4 * sizes.gap - sizes.line * text - sizes.rail * min(text, 1.3)
    return int(min(across, free * PLAN.width() / PLAN.height()))
