"""Narrow table: the arrangement in two columns, of which one has the board and one the rest."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QEvent, QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from acquire_desktop.ui.acquire.table.board.view import BoardView
from acquire_desktop.ui.acquire.table.decisions.panel import ActionPanel
from acquire_desktop.ui.acquire.table.hand.hand_panel import HandPanel
from acquire_desktop.ui.acquire.table.hand.power_cards import PowerCardRow
from acquire_desktop.ui.acquire.table.holdings.holdings_view import HoldingsView
from acquire_desktop.ui.acquire.table.side_pane import SidePane
from acquire_desktop.ui.acquire.table.walkthrough.decision_area import DecisionArea
from acquire_desktop.ui.kit.adaptive import Adaptive
from acquire_desktop.ui.kit.boxes import column, row
from acquire_desktop.ui.kit.frames import QuietArea
from acquire_desktop.ui.kit.look import theme

if TYPE_CHECKING:
    from acquire_desktop.ui.acquire.table.game_page import GamePage

_LOWER_LEAST_PX = 84
"""What the lower part has at least: its tabs and two lines of the log."""
_LOWER_WANTED_PX = 160
"""What the lower part needs for the price card, lying."""
_LOWER_COMPACT_PX = 100
"""What the lower part has at least with the holdings in it."""
_DECISION_AREA_LEAST_PX = 140
_RIGHT_LEAST_PX = 652
"""What seven cards beside each other need in the action panel."""
_LEFT_LEAST_SHARE = 0.4
"""How much of the width the board's column has at least ..."""
_LEFT_NEEDED_SHARE = 0.36
"""... and where the holdings beside it would have to scroll sideways."""
_TALL = 0.8
_LEFT_TALL_SHARE = 0.5
"""In a window so high for its width the board keeps half of it, and the holdings scroll."""
_HAND_PART = 9
"""The hand has one part of so many of the height, to stay in proportion to the board."""
_NESTED_LAYOUTS = 4
"""So many layouts lie between a page of the panel and the column."""


class NarrowTable(QWidget):
    """Has the board over the rack at the left, and a column of all the rest at the right."""

    def __init__(self, page: "GamePage") -> None:
        super().__init__(page)
        self._page = page
        self._left = QWidget()
        self._phase_line = row(spacing=theme.SPACE)
        self._tiles = column(self._phase_line, of=self._left, spacing=theme.SPACE)
        self.column = SideColumn(
            page.holdings, page.power_cards, page.panel, page.decision_area, page.side
        )
        margins = (theme.SPACE_2, theme.SPACE, theme.SPACE_2, theme.SPACE)
        row(self._left, self.column, of=self, spacing=theme.SPACE_2, margins=margins)

    def take(self) -> None:
        """Put every part of the table into its place."""
        page = self._page
        page.phase_bar.set_narrow(None)
        self._phase_line.addWidget(page.phase_bar, 1)
        self._phase_line.addWidget(page.turn_buttons, 0, Qt.AlignmentFlag.AlignTop)
        self._tiles.addWidget(page.board, 1)
        self._tiles.addWidget(page.hand)
        self._tiles.addWidget(page.recap)
        page.recap.set_used(True)
        page.panel.set_strip(None)
        page.moment.card.set_strip(False)
        page.panel.disposal.frame_shares(False)
        page.panel.strip_place.addWidget(page.decision_area.bar)
        self.column.take()

    def fit(self, size: QSize) -> None:
        """Share the room of a page of a size."""
        page = self._page
        height = size.height() - 5 * theme.SPACE - page.recap.sizeHint().height()
        bar_px = page.phase_bar.sizeHint().height()
        room = QSize(size.width() - 3 * theme.SPACE_2, height - bar_px)
        left, hand = shares(room, page.board, page.hand, page.holdings)
        self._left.setFixedWidth(left)
        self.column.setFixedWidth(room.width() - left)
        page.hand.setFixedHeight(hand)
        self.column.fit()


class SideColumn(Adaptive, QuietArea):
    """Stacks its parts; where they do not fit, the holdings join the lower part as a tab.

    Every part has one place for a size of the column, a size of text and a game: the decision area
    is as high as the largest page of its panel needs, whatever is asked now. Where even the least
    of all parts is too high, the whole column scrolls up and down. It never scrolls sideways.
    """

    def __init__(
        self, holdings: HoldingsView, cards: PowerCardRow, panel: ActionPanel,
        decision_area: DecisionArea, lower: SidePane,
    ) -> None:  # fmt: skip
        self._body = _Body()
        super().__init__(self._body)
        self._holdings = holdings
        self._cards = cards
        self._panel = panel
        self._decision_area = decision_area
        self._lower = lower
        self.is_compact = False
        """Whether the holdings are a tab of the lower part."""
        self._size = QSize()
        self._least_px = 0
        """The least width that the parts have had since the column has this size."""
        self._has_parts = False
        self._layout = column(of=self._body, spacing=theme.SPACE)
        # Widgets without a parent would be deleted whenever Python collects garbage.
        self._holder = QWidget(self._body)
        self._holder_layout = column(1, of=self._holder, margins=(0, 1, 0, 0))
        self._holder.hide()
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def take(self) -> None:
        """Have all parts, above each other."""
        self._has_parts, self.is_compact = True, False
        self._size = QSize()
        for part in (self._holdings, self._cards, self._decision_area):
            self._layout.addWidget(part)
        self._layout.addWidget(self._lower, 1)
        self._holdings.show()

    def release(self) -> None:
        """Leave the parts to somebody else."""
        self._has_parts = False
        self._lower.dock(None)

    def fit(self) -> None:
        """Choose the arrangement again, as after a change of size, text or game."""
        if not self._has_parts:
            return
        room, width = self.viewport().height() - theme.SPACE, self._width()
        self._holdings.expect_width(width)
        if not self._cards.isHidden():
            room -= self._cards.height_for(width) + theme.SPACE
        panel = self._panel.most_height(width)
        height = self._decision_area.asking_height(panel)
        for_holdings = room - theme.SPACE - height - theme.scaled(_LOWER_LEAST_PX)
        is_compact = self._holdings.dense_height() > for_holdings
        self._set_compact(is_compact)
        self._holdings.set_room(0 if is_compact else self._share_above(for_holdings))
        if is_compact:
            height = min(height, room - theme.scaled(_LOWER_COMPACT_PX))
        self._decision_area.setFixedHeight(max(height, theme.scaled(_DECISION_AREA_LEAST_PX)))

    def _width(self) -> int:
        """Return the width that the parts are fitted to.

        Beside the bar some parts are lower than without it, such as holdings that begin to scroll
        sideways: fitted to the width of the moment, the column would take the bar away and need it
        again for ever.
        """
        width = self.viewport().width()
        self._least_px = width if self.size() != self._size else min(width, self._least_px)
        self._size = self.size()
        return self._least_px

    def _share_above(self, most_px: int) -> int:
        """Return the room of the holdings: their rows move together before the card scrolls."""
        wanted = most_px - theme.scaled(_LOWER_WANTED_PX - _LOWER_LEAST_PX)
        return min(most_px, max(wanted, self._holdings.close_height()))

    def settle(self) -> None:
        """Lay out now what has changed, so that no part is painted at a size it passes through."""
        for _ in range(_NESTED_LAYOUTS):  # what a pass asks for comes in the next
            QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest.value)

    def sizeHint(self) -> QSize:
        return self._body.sizeHint()

    def minimumSizeHint(self) -> QSize:
        return QSize(0, 0)

    def retranslate(self) -> None:
        self.refit()

    def refit(self) -> None:
        self._size = QSize()
        self.fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fit()

    def _set_compact(self, compact: bool) -> None:
        if compact == self.is_compact:
            return
        self.is_compact = compact
        if compact:
            self._holder_layout.insertWidget(0, self._holdings)
            self._lower.dock(self._holder)
        else:
            self._lower.dock(None)
            self._holder.setParent(self._body)
            self._holder.hide()
            self._layout.insertWidget(0, self._holdings)
        self._holdings.show()


class _Body(QWidget):
    """As wide as the column, whatever its parts ask for: each of them can be narrower."""

    def minimumSizeHint(self) -> QSize:
        return QSize(0, super().minimumSizeHint().height())

    def heightForWidth(self, width: int) -> int:
        layout = self.layout()
        return -1 if layout is None else layout.minimumHeightForWidth(width)


def shares(
    room: QSize, board: BoardView, hand: HandPanel, holdings: HoldingsView
) -> tuple[int, int]:
    """Make the board as large as the height allows; the hand takes the height left over.

    Args:
        room: What both columns have, in pixels; the height is that of board and hand.
        board: The board.
        hand: The rack below it.
        holdings: Has its place in the other column.

    Returns:
        The width of the board's column and the height of the hand, in pixels.
    """
    width, height = room.width(), room.height()
    least, most = hand.sizeHint().height(), hand.most_height()
    hand_px = max(least, min(most, height // _HAND_PART))
    right = min(theme.scaled(_RIGHT_LEAST_PX), round(width * (1 - _LEFT_LEAST_SHARE)))
    left = min(board.width_for(height - hand_px), width - right)
    left = max(left, round(width * _LEFT_LEAST_SHARE))
    beside_holdings = width - holdings.minimumSizeHint().width()
    left = max(round(width * _LEFT_NEEDED_SHARE), min(left, beside_holdings))
    if height > width * _TALL:
        left = max(left, min(board.width_for(height - hand_px), round(width * _LEFT_TALL_SHARE)))
    spare = height - board.heightForWidth(left)
    return left, max(hand_px, min(spare, most))
