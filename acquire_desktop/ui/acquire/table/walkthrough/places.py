"""Places: where the parts of a merger lie on the table, over what has no share in it."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final, NamedTuple

from PySide6.QtCore import QPoint, QPointF, QRect
from PySide6.QtWidgets import QWidget

from acquire_desktop.games.acquire.engine.board import COLUMNS, ROWS, Chain, Seat, Tile
from acquire_desktop.games.acquire.engine.view import View
from acquire_desktop.ui.acquire.table.board.view import BoardView
from acquire_desktop.ui.acquire.table.exchange.exchange_pane import ExchangePane
from acquire_desktop.ui.acquire.table.players.people_column import PeopleColumn
from acquire_desktop.ui.acquire.table.walkthrough.story import Story
from acquire_desktop.ui.kit.look import theme

_LEAST_LOTS: Final = 4
"""How many columns or rows of the board the marquee needs."""
_MOST_LOTS: Final = 8
_LEAST_PX: Final = 290, 250
"""What the figures need, at 100 % text."""
_FOOT_PX, _STRIP_PX = 64, 76
"""How high words and marquee are where there is no table, at 100 % text."""


@dataclass(frozen=True, slots=True)
class TableParts:
    """The parts of the table on and beside which the scene of a merger lies."""

    board: BoardView
    people: PeopleColumn
    exchange: ExchangePane
    side: QWidget
    """The exchange and the drawers over it: figures lie there while a merger is told."""
    hand: QWidget

    def hotel(self, chain: Chain) -> QPointF | None:
        """Return where the headquarters of a chain are on the screen, if it has some."""
        view = self.board.shown_view
        tile = None if view is None else view.headquarters[chain]
        return None if tile is None else QPointF(self.board.cell_rect(tile).center())

    def purse(self, seat: Seat) -> QPointF:
        """Return where the money of a player goes, on the screen."""
        return QPointF(self.people.mapToGlobal(self.people.portrait_of(seat).center()))


def place_on(page: QWidget, part: QWidget) -> QRect:
    """Return where a part of the table is on its page."""
    corner = page.mapFromGlobal(part.mapToGlobal(QPoint(0, 0)))
    return QRect(corner, part.size()).intersected(page.rect())


class Room(NamedTuple):
    """Where the parts of a scene lie, in pixels of its page."""

    foot: QRect
    figures: QRect
    marquee: QRect
    is_on_board: bool = False
    """Whether the marquee has a part of the board that has no share in the merger."""


def bare_room(page: QWidget) -> Room:
    """Return the places on a page without a table."""
    foot = QRect(0, 0, page.width(), theme.scaled(_FOOT_PX))
    foot.moveBottom(page.height() - 1)
    figures = QRect(0, 0, page.width(), foot.top() - theme.SPACE)
    above = QRect(0, 0, page.width(), theme.scaled(_STRIP_PX))
    return Room(foot, figures, above)


def room_on(page: QWidget, line: QWidget, parts: TableParts, story: Story | None) -> Room:
    """Return the places over the Line, over what is looked up, and over the free part of the board.

    Where the board has none, the marquee lies over the tiles, which nobody places meanwhile.
    """
    foot = place_on(page, line)
    figures = _figures_place(page, parts, foot)
    above = None if story is None else _marquee_place(page, parts.board, story)
    if above is None or above.intersects(figures):
        return Room(foot, figures, place_on(page, parts.hand))
    return Room(foot, figures, above, is_on_board=True)


def _figures_place(page: QWidget, parts: TableParts, line: QRect) -> QRect:
    """Return where the figures lie: beside the board, or over it where there is no room.

    Where what is looked up is too small, that is the whole column in which it stands.
    """
    width, height = map(theme.scaled, _LEAST_PX)
    for part in filter(None, (parts.side, parts.side.parentWidget())):
        place = place_on(page, part)
        if place.width() >= width and place.height() >= height and not place.intersects(line):
            return place
    return QRect(0, 0, page.width(), line.top() - theme.SPACE)


def free_block(concerned: Iterable[Tile]) -> QRect | None:
    """Return columns and rows of the board on which no tile of a merger lies, or None."""
    spots = [divmod(tile, COLUMNS) for tile in concerned]
    if not spots:
        return None
    rows, columns = [row for row, _ in spots], [column for _, column in spots]
    left, right = min(columns), COLUMNS - 1 - max(columns)
    if max(left, right) >= _LEAST_LOTS:
        count = min(max(left, right), _MOST_LOTS)
        return QRect(0 if left >= right else COLUMNS - count, 0, count, ROWS)
    above, below = min(rows), ROWS - 1 - max(rows)
    if max(above, below) < _LEAST_LOTS:
        return None
    return QRect(0, 0, COLUMNS, above) if above >= below else QRect(0, ROWS - below, COLUMNS, below)


def _marquee_place(page: QWidget, board: BoardView, story: Story) -> QRect | None:
    """Return where the marquee lies on the board, in pixels of the page, or None."""
    view = board.shown_view
    block = None if view is None else free_block(_concerned(view, story))
    if block is None:
        return None
    first = board.cell_rect(block.top() * COLUMNS + block.left())
    last = board.cell_rect(block.bottom() * COLUMNS + block.right())
    air = max(2, first.width() // 12)
    place = first.united(last).adjusted(air, air, -air, -air)
    return QRect(page.mapFromGlobal(place.topLeft()), place.size())


def _concerned(view: View, story: Story) -> list[Tile]:
    chains = frozenset(story.sizes)
    return [story.merger.tile, *(at for at, owner in enumerate(view.board) if owner in chains)]
