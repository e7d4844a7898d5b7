"""Stock exchange: the rows above each other, or fronts, and a box that may lie over some."""

from collections.abc import Sequence
from itertools import accumulate, pairwise
from typing import Final

from PySide6.QtCore import QRect, QSize
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from acquire_desktop.games.acquire.engine.board import CHAIN_COUNT, Chain
from acquire_desktop.ui.acquire.table.exchange.chain_row import ChainRow
from acquire_desktop.ui.acquire.table.exchange.fronts import (
    FrontPlaces,
    Fronts,
    front_places,
    paint_texts,
)
from acquire_desktop.ui.acquire.table.exchange.places import LEAST_PX
from acquire_desktop.ui.acquire.table.forms import RowForm
from acquire_desktop.ui.kit.look import theme

GAP_PX: Final = {RowForm.FULL: 8, RowForm.TWO: 7, RowForm.ONE: 4}
WAITING_SHARE: Final = 0.62
"""The height of a row of a chain that is not on the board, as a share of the others'."""
_LEAST_WAITING_PX: Final = 22
_MOST_PX: Final = 112
_SQUEEZE: Final = 0.94
"""How much lower than usual rows may be while all seven chains are on the board."""
_BELOW: Final = {
    RowForm.FULL: RowForm.TWO,
    RowForm.TWO: RowForm.ONE,
    RowForm.ONE: RowForm.ONE,
}
"""The form of a row of a chain that is not on the board."""


class RowStack(QWidget):
    """Stacks the rows: those of chains on the board are of one height, the others lower."""

    def __init__(self, rows: Sequence[ChainRow]) -> None:
        super().__init__()
        self._rows = rows
        self.order: tuple[Chain, ...] = tuple(range(CHAIN_COUNT))
        self.form = RowForm.FULL
        self._row_px = 0
        """The greatest height of a row with its gap; 0 for the usual one."""
        self._founded: frozenset[Chain] = frozenset()
        self._concerned: frozenset[Chain] = frozenset()
        self._over: QWidget | None = None
        self._fronts: Fronts | None = None
        self._front_places: FrontPlaces | None = None
        for row in rows:
            row.setParent(self)

    def set_form(self, form: RowForm, row_px: int) -> None:
        """Have rows of a form, with their gap as high as that if there is room."""
        if (form, row_px) != (self.form, self._row_px):
            self.form, self._row_px = form, row_px
            self.refit()

    def show_fronts(self, fronts: Fronts | None) -> None:
        """Show the fronts of the hotels in place of rows, where there is room for them."""
        if fronts != self._fronts:
            self._fronts = fronts
            self.place()

    @property
    def shows_fronts(self) -> bool:
        """Whether the fronts of the hotels are on view."""
        return self._front_places is not None

    def lay_over(self, box: QWidget | None) -> None:
        """Take another box, or none."""
        self._over = box
        self.place()

    def arrange(
        self, order: Sequence[Chain], founded: frozenset[Chain], concerned: frozenset[Chain]
    ) -> None:
        """Stack the rows in another way.

        Args:
            order: From top to bottom.
            founded: The chains on the board.
            concerned: The chains whose rows no box covers.
        """
        if (tuple(order), founded, concerned) == (self.order, self._founded, self._concerned):
            return
        self.order, self._founded, self._concerned = tuple(order), founded, concerned
        for before, after in pairwise(self.in_tab_order()):
            QWidget.setTabOrder(before, after)
        self.refit()

    def forget(self) -> None:
        """Keep neither an order nor which chains there were."""
        self._fronts = None
        self.arrange(range(CHAIN_COUNT), frozenset(), frozenset())

    def in_tab_order(self) -> tuple[QWidget, ...]:
        """Return what takes the focus: each row, its minus and its plus."""
        rows = (self._rows[chain] for chain in self.order)
        return tuple(part for row in rows for part in (row, row.fewer, row.more))

    def refit(self) -> None:
        """Share the room again."""
        self.updateGeometry()
        self.place()

    def sizeHint(self) -> QSize:
        most = self._row_px or theme.scaled(_MOST_PX)
        return QSize(self._rows[0].sizeHint().width(), self._stacked_px(most))

    def minimumSizeHint(self) -> QSize:
        least = self._stacked_px(_least_px(self.form))
        if self._over is not None and not self._over.isHidden():
            # Where it has no room, it scrolls.
            least = max(least, _needed(self._over, self.width()))
        return QSize(0, least)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.place()

    def _lowest(self) -> int:
        """Return the least height of a row that waits: where there is room, it can be hit."""
        lowest, gap, count = theme.scaled(_LEAST_WAITING_PX), GAP_PX[self.form], len(self._founded)
        target = max(lowest, theme.TARGET_PX + gap)
        needed = count * max(_least_px(self.form), target) + (CHAIN_COUNT - count) * target
        return target if needed <= self.height() + gap else lowest

    def _heights(self, unit: float, lowest: int) -> list[float]:
        """Return the heights of the rows with their gaps, from top to bottom."""
        waiting = max(unit * WAITING_SHARE, lowest)
        return [unit if chain in self._founded else waiting for chain in self.order]

    def _stacked_px(self, unit: float) -> int:
        lowest = theme.scaled(_LEAST_WAITING_PX)
        return round(sum(self._heights(unit, lowest))) - GAP_PX[self.form]

    def _unit(self) -> float:
        """Return the height of a row of a chain on the board, with its gap."""
        most, least = self._row_px or theme.scaled(_MOST_PX), _least_px(self.form)
        spare, lowest = self.height() + GAP_PX[self.form], self._lowest()
        unit = min(most, most * spare / sum(self._heights(most, lowest)))
        if self._founded and unit * WAITING_SHARE < lowest:  # others are as low as they may be
            waiting = (CHAIN_COUNT - len(self._founded)) * lowest
            unit = min(unit, (spare - waiting) / len(self._founded))
        return max(least, unit)

    def place(self) -> None:
        """Give every row its place, and the box over them its own."""
        places = None
        if self._fronts is not None and self.form is RowForm.FULL:
            places = front_places(self._fronts, self.width(), self.height())
        self._front_places = places
        self.update()
        for row in self._rows:
            row.set_front(places is not None)
        if places is None:
            self._place_rows()
            return
        for row, rect in zip(self._rows, places.chains, strict=True):
            row.setGeometry(rect)
            row.show()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Write between the fronts."""
        if self._fronts is not None and self._front_places is not None:
            painter = QPainter(self)
            paint_texts(painter, self._fronts, self._front_places)

    def _place_rows(self) -> None:
        gap, heights = GAP_PX[self.form], self._heights(self._unit(), self._lowest())
        tops = [round(top) for top in accumulate(heights, initial=0)]
        covered = range(0)
        if self._over is not None and not self._over.isHidden():
            covered = self._cover(self._over, tops)
        for at, chain in enumerate(self.order):
            row, height = self._rows[chain], tops[at + 1] - tops[at] - gap
            row.set_form(self.form if chain in self._founded else _BELOW[self.form])
            row.setGeometry(QRect(0, tops[at], self.width(), height))
            row.setHidden(at in covered)

    def _cover(self, box: QWidget, tops: Sequence[int]) -> range:
        """Lay a box over as few rows as it needs, the lowest that may be covered."""
        gap, ends = GAP_PX[self.form], list(tops)
        ends[-1] = max(ends[-1], self.height() + gap)
        needed = _needed(box, self.width())
        places = (
            range(first, first + count)
            for count in range(1, CHAIN_COUNT)
            for first in range(CHAIN_COUNT - count, -1, -1)
            if self._concerned.isdisjoint(self.order[first : first + count])
            and ends[first + count] - ends[first] - gap >= needed
        )
        place, height = next(places, None), needed
        if place is None:  # it takes the room of all of them, and no more than it needs
            place = range(CHAIN_COUNT)
        else:
            height = max(needed, tops[place.stop] - tops[place.start] - gap)
        box.setGeometry(0, tops[place.start], self.width(), height)
        box.raise_()
        return place


def _least_px(form: RowForm) -> int:
    """Return the least height of a row with its gap."""
    return round(theme.scaled(LEAST_PX[form]) * _SQUEEZE)


def _needed(box: QWidget, width: int) -> int:
    """Return the least height of a box over rows of a width, in pixels."""
    needed = box.minimumSizeHint().height()
    return max(needed, box.heightForWidth(width)) if box.hasHeightForWidth() else needed
