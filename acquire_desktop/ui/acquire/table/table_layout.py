"""Layout of the table in numbers: which arrangement a window has, and how large each part is.

There is one arrangement. In a large window it has three columns: people, the board over Line and
rail, and the exchange. In a smaller one the people stand above the exchange, and both share a
column. The size of a space of the board decides between them. People are small above the exchange,
but have whole cards where that costs no chain a line of its row.
"""

import math
from typing import Final, NamedTuple

from acquire_desktop.games.acquire.engine.board import CHAIN_COUNT, COLUMNS, ROWS
from acquire_desktop.ui.acquire.table.forms import RowForm
from acquire_desktop.ui.kit.people.facts import PersonForm

LEAST_SPACE_PX: Final = 48
"""No space of the board is ever smaller; a window without room for it scrolls."""
MOST_SPACE_PX: Final = 130
FRAME_PX: Final = (44, 34)
"""What the board needs around its spaces for coordinates and edge: across, and up and down."""
_SHARE_OF_THREE: Final = 0.8
"""Three columns are worth a board that is smaller than with two, but no smaller than this."""
_LARGE_PX: Final = (1600, 956)
_MOST_SIDE_PX: Final = 640
_LEAST_SIDE_PX: Final = 300
_LEAST_EXCHANGE_PX: Final = 404
_HEAD_PX: Final = 28
"""The title and tabs above the rows of the exchange."""
_CELL_PX: Final = (200, 52)
_PERSON_LINE_PX: Final = (170, 36)
"""The least width of a person, and the height, where people stand above the exchange."""
_LEAST_CARD_PX: Final = 109
"""The least height of a person's card above the exchange: in a tall window there is room for it."""
_ROOMY_ROW_PX: Final = 72
"""The height of a row that such cards leave to each chain."""
_UNFOUNDED: Final = 0.62
"""A chain that is not on the board has so much of the height of a row."""
_LEAST_ROWS: Final = ((RowForm.FULL, 84, 380), (RowForm.TWO, 52, 0))
"""What a form of rows needs at least: height and width."""
_LEAST_ROW: Final = (28, 230)
"""The same for one line, which is what remains; where it is too narrow, two lines scroll."""
_LOW_LINE_PX: Final = 44
_LOW_TILE_PX: Final = 48
_FOUNDING_PX: Final = 70
"""By how much the Line is higher at most while hotels stand in it."""
_FOUNDING_TILE: Final = 0.86
"""So much of a tile is left meanwhile."""


class _Sizes(NamedTuple):
    """Sizes of the parts that are larger in a large window, in pixels at 100 % text."""

    gap: int
    line: int
    tile: int
    rail: int
    people: int
    row: int
    card: int
    active: int
    growth: int
    """By how much the card of the person who acts is higher, at least."""


_SMALL: Final = _Sizes(8, 58, 56, 14, 184, 112, 126, 150, 24)
_LARGE: Final = _Sizes(12, 84, 78, 18, 284, 150, 178, 232, 40)


class People(NamedTuple):
    """How the people stand; lengths in pixels."""

    form: PersonForm
    columns: int
    width: int
    card_px: int
    active_px: int
    """The height of the card of the person who acts."""
    height: int
    """What all of them have together."""


class Rows(NamedTuple):
    """How the chains of the exchange stand; lengths in pixels."""

    form: RowForm
    width: int
    row_px: int


class Arrangement(NamedTuple):
    """The arrangement of a page; all lengths in pixels."""

    has_three_columns: bool
    is_large: bool
    scrolls: bool
    """Whether there is no room for it all: the page scrolls, Line and rail stay."""
    zoom: float
    gap: int
    space_px: int
    """The side of a space of the board."""
    line_px: int
    is_line_low: bool
    """Whether the Line has one row only."""
    tile_px: int
    rail_px: int
    """The height of the rail below the tiles."""
    founding_px: int
    """By how much the Line may be higher where a chain is founded: what is spare, and what the
    tiles can do without."""
    people: People
    rows: Rows

    @property
    def board(self) -> tuple[int, int]:
        """The width and height of the board with its frame."""
        across, down = (int(each * self.zoom) for each in FRAME_PX)
        return COLUMNS * self.space_px + across, ROWS * self.space_px + down

    @property
    def for_founding(self) -> "Arrangement":
        """The same with a higher Line over a lower rack; nothing else moves."""
        line = self.line_px + self.founding_px
        return self._replace(line_px=line, tile_px=int(self.tile_px * _FOUNDING_TILE))

    @property
    def width(self) -> int:
        """The width of all columns with the gaps around them."""
        gaps, people = (4, self.people.width) if self.has_three_columns else (3, 0)
        return self.board[0] + gaps * self.gap + people + self.rows.width


class _Try(NamedTuple):
    """One of both arrangements, as it would be."""

    sizes: _Sizes
    is_large: bool
    people: float
    exchange: float
    space: int
    line: float
    is_line_low: bool
    tile: float


def arrange(width: int, height: int, text: float, players: int, *, zoom: float = 1) -> Arrangement:
    """Return the arrangement for a page.

    Args:
        width: Of the page, without the window's bars, in pixels.
        height: Of the page, too.
        text: How large the text is by choice, 1 to 2.
        players: How many sit at the table.
        zoom: How much larger everything is drawn.
    """
    across, down = width / zoom, height / zoom
    three, two = (_try(across, down, text, has_three=each) for each in (True, False))
    has_three = three.space >= max(LEAST_SPACE_PX, _SHARE_OF_THREE * two.space)
    chosen = three if has_three else two
    space = max(LEAST_SPACE_PX, chosen.space)
    side = _side_px(chosen, across, space, text, has_three=has_three)
    room = down - 2 * chosen.sizes.gap
    if has_three:
        people, rows = _beside(chosen, room, text, players), _rows(room, side, chosen, text)
    else:
        people, rows = _above(room, side, chosen, text, players)
    lengths = chosen.sizes.gap, space, chosen.line, chosen.tile, chosen.sizes.rail
    gap, space, line, tile, rail = (int(each * zoom) for each in lengths)
    foot = FRAME_PX[1] + 4 * chosen.sizes.gap + sum(lengths[2:])
    spare = max(0, down - ROWS * lengths[1] - foot) + chosen.tile * (1 - _FOUNDING_TILE)
    return Arrangement(
        has_three_columns=has_three,
        is_large=chosen.is_large,
        scrolls=chosen.space < LEAST_SPACE_PX,
        zoom=zoom,
        gap=gap,
        space_px=space,
        line_px=line,
        is_line_low=chosen.is_line_low,
        tile_px=tile,
        rail_px=rail,
        founding_px=int(min(spare, _FOUNDING_PX * text) * zoom),
        people=People(people.form, people.columns, *(int(each * zoom) for each in people[2:])),
        rows=Rows(rows.form, *(int(each * zoom) for each in rows[1:])),
    )


def _try(width: float, height: float, text: float, *, has_three: bool) -> _Try:
    """Return what an arrangement would be; what gives way does so as far as it must, in order."""
    is_large = has_three and width >= _LARGE_PX[0] and height >= _LARGE_PX[1]
    sizes = _LARGE if is_large else _SMALL
    people, exchange, gaps = 0.0, _LEAST_EXCHANGE_PX * text, 4
    if has_three:
        people = min(sizes.people * text, max(_SMALL.people * text, 0.2 * width))
    else:
        gaps = 3
        beside_board = width - 3 * sizes.gap - FRAME_PX[0] - COLUMNS * LEAST_SPACE_PX
        exchange = max(0, min(_LEAST_SIDE_PX * text, beside_board))
    across = (width - people - exchange - gaps * sizes.gap - FRAME_PX[0]) / COLUMNS
    full = sizes.line * text, sizes.tile * min(text, 1.15)
    one_row = full[0] if text <= 1 else _LOW_LINE_PX * text
    low = _LOW_LINE_PX + (_SMALL.rail + 8) * (text - 1)
    space, line, tile = 0, *full
    for line, tile in (full, (one_row, full[1]), (one_row, _LOW_TILE_PX), (low, _LOW_TILE_PX)):
        free = height - FRAME_PX[1] - 4 * sizes.gap - line - tile - sizes.rail
        space = math.floor(min(across, free / ROWS, MOST_SPACE_PX) / 2) * 2
        if free / ROWS >= LEAST_SPACE_PX:
            break
    return _Try(sizes, is_large, people, exchange, space, line, line < full[0], tile)


def _side_px(chosen: _Try, width: float, space: int, text: float, *, has_three: bool) -> float:
    """Return the width of the column at the right: all that is left, within what is good."""
    gaps = (4 if has_three else 3) * chosen.sizes.gap
    left = width - COLUMNS * space - FRAME_PX[0] - gaps - chosen.people
    least = _LEAST_SIDE_PX if has_three else min(_LEAST_SIDE_PX * text, 380)
    return max(least, min(left, _MOST_SIDE_PX * text) if has_three else left)


def _beside(chosen: _Try, room: float, text: float, players: int) -> People:
    """Return how people stand in a column of their own."""
    sizes = chosen.sizes
    free = room - (players - 1) * sizes.gap
    card = min(sizes.card * text, (free - sizes.growth) / players)
    active = min(sizes.active * text, free - (players - 1) * card)
    return People(PersonForm.CARD, 1, *map(int, (chosen.people, card, active, room)))


def _above(
    room: float, side: float, chosen: _Try, text: float, players: int
) -> tuple[People, Rows]:
    """Return how people stand above the exchange, and what they leave to it."""
    for form, (least, height), gap in (
        (PersonForm.CELL, _CELL_PX, 6),
        (PersonForm.LINE, _PERSON_LINE_PX, 4),
    ):
        columns = max(1, min(players, int(side // (least * text))))
        high = math.ceil(players / columns) * (height * text + gap) - gap
        card = int(height * text)
        people = People(form, columns, int(side), card, card, int(high))
        rows = _rows(room - high - chosen.sizes.gap, side, chosen, text)
        if rows.row_px >= _LEAST_ROW[0] * text:
            break
    if people.form is PersonForm.CELL and people.columns == 1:
        cards = _cards_above(room, side, chosen, text, players)
        left = _rows(room - cards.height - chosen.sizes.gap, side, chosen, text)
        if cards.card_px >= _LEAST_CARD_PX * text and left.form is rows.form is not RowForm.ONE:
            return cards, left
    least = _LEAST_ROW[0] if rows.form is RowForm.ONE else _LEAST_ROWS[1][1]
    return people, rows._replace(row_px=max(rows.row_px, int(least * text)))


def _cards_above(room: float, side: float, chosen: _Try, text: float, players: int) -> People:
    """Return cards one below the other, as high as roomy rows of two lines let them be."""
    sizes = chosen.sizes
    exchange = (_HEAD_PX + (CHAIN_COUNT - 1 + _UNFOUNDED) * _ROOMY_ROW_PX) * text
    cards = _beside(chosen, room - exchange - sizes.gap, text, players)
    high = (players - 1) * (cards.card_px + sizes.gap) + cards.active_px
    return cards._replace(width=int(side), height=high)


def _rows(room: float, side: float, chosen: _Try, text: float) -> Rows:
    """Return how the chains stand in a height."""
    shares = CHAIN_COUNT - 1 + _UNFOUNDED
    high = (room - _HEAD_PX * text) / shares
    forms = (
        form for form, least, width in _LEAST_ROWS if high >= least * text and side >= width * text
    )
    form = next(forms, RowForm.ONE if side >= _LEAST_ROW[1] * text else RowForm.TWO)
    most = chosen.sizes.row if chosen.is_large else _SMALL.row * text
    return Rows(form, int(side), int(min(high, most)))
