"""Places: where the parts of a merger lie on the table, over what has no share in it."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import QWidget

from acquire_desktop.games.acquire.engine.board import COLUMNS, ROWS, Chain, Seat, Tile
from acquire_desktop.games.acquire.engine.view import View
from acquire_desktop.ui.acquire.table.board.view import BoardView
from acquire_desktop.ui.acquire.table.walkthrough.story import Story
from acquire_desktop.ui.kit.look import theme

_LEAST_LOTS: Final = 4
"""How many columns or rows of the board the marquee needs."""
_MOST_LOTS: Final = 8
_LEAST_PX: Final = 290, 250
"""What the figures need, at 100 % text."""


@dataclass(frozen=True, slots=True)
class TableParts:
    """The parts of the table on and beside which the scene of a merger lies."""

    board: BoardView
    column: QWidget
    """What is looked up: figures lie over it while a merger is told."""
    around: QWidget
    """The whole column it stands in, where it alone is too small."""
    line: QWidget
    rail: QWidget
    row_of: Callable[[Chain], QWidget]
    """Returns the row of a chain in the exchange."""
    purse_of: Callable[[Seat], QPoint]
    """Returns where the money of a player goes, in pixels of the screen."""


def place_on(page: QWidget, part: QWidget) -> QRect:
    """Return where a part of the table is on its page."""
    corner = page.mapFromGlobal(part.mapToGlobal(QPoint(0, 0)))
    return QRect(corner, part.size()).intersected(page.rect())


def figures_place(page: QWidget, parts: TableParts, line: QRect) -> QRect:
    """Return where the figures lie: beside the board, or over it where there is no room."""
    width, height = map(theme.scaled, _LEAST_PX)
    for part in (parts.column, parts.around):
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


def marquee_place(page: QWidget, board: BoardView, story: Story) -> QRect | None:
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
