"""Table: the parts of the game in the places that the arrangement gives them."""

from functools import partial
from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QRect, QSize
from PySide6.QtWidgets import QWidget

from acquire_desktop.games.acquire.engine.board import Tile
from acquire_desktop.ui.acquire.table.hand.hand_panel import bell_px
from acquire_desktop.ui.acquire.table.table_layout import Arrangement, arrange
from acquire_desktop.ui.acquire.table.table_widgets import TableWidgets
from acquire_desktop.ui.kit.boxes import Stretched, column
from acquire_desktop.ui.kit.frames import QuietArea
from acquire_desktop.ui.kit.look import theme

USUAL_PLAYERS: Final = 4
_HEAD_PX: Final = 40
"""What stands above a drawer of the exchange."""
_CARDS_MOST: Final = 0.45
"""How much of the rail the power cards have at most."""
_NESTED_LAYOUTS: Final = 4
"""So many layouts lie between a page of the panel and the table."""
_MOST_TILES: Final = 11
"""In a hand, after the card that draws five."""
_TILE_AIR_PX: Final = 4


class Table(QWidget):
    """Holds people, board, exchange, Line and rail; every part keeps its place for a whole turn.

    Line and rail lie below the board. Where the page is too small for the board it scrolls as a
    whole, and both lie at its lower edge instead, always in sight.
    """

    is_founding = False
    """Whether the Line is higher, for the hotels that stand in it."""

    def __init__(self, page: QWidget, parts: TableWidgets) -> None:
        super().__init__(page)
        self.resize(page.size())
        self.parts = parts
        self._body, self._left, self._right = QWidget(), QWidget(), QWidget()
        self._area = QuietArea(self._body, self)
        self._area.setWidgetResizable(False)
        self._area.viewport().setAutoFillBackground(False)
        self._body.setAutoFillBackground(False)
        for part in (self._left, parts.board, self._right):
            part.setParent(self._body)
        for part in (parts.decision_area, parts.hand, parts.power_cards, parts.time_line):
            part.setParent(self)
        column(parts.people, 1, of=self._left)
        column(Stretched(parts.side, 1), of=self._right, spacing=theme.SPACE)
        self.arrangement = self._arranged(USUAL_PLAYERS)
        """The places of the parts, where nothing is founded."""

    def _arranged(self, players: int) -> Arrangement:
        zoom, height = theme.zoom(), self.height()
        share = partial(arrange, text=theme.text_scale() / 100 / zoom, players=players, zoom=zoom)
        found = share(self.width(), height)
        return share(self.width() - self._bar_px(), height) if found.scrolls else found

    def fit(self, players: int) -> None:
        """Put every part into its place on a page of the present size.

        Args:
            players: How many sit at the table.
        """
        parts, size = self.parts, self.size()
        self.arrangement = self._arranged(players)
        arrangement = self.arrangement.for_founding if self.is_founding else self.arrangement
        foot = arrangement.line_px + arrangement.tile_px + arrangement.rail_px + arrangement.gap
        stuck = foot + 2 * arrangement.gap if arrangement.scrolls else 0
        self._area.setGeometry(0, 0, size.width(), size.height() - stuck)
        body = self._body_size(arrangement)
        self._body.resize(body)
        left = max(arrangement.gap, (body.width() - arrangement.width) // 2 + arrangement.gap)
        high = body.height() - 2 * arrangement.gap
        board = self._place_columns(arrangement, left, high)
        if arrangement.scrolls:
            margin = arrangement.gap
            board = QRect(margin, size.height() - foot - margin, size.width() - 2 * margin, 0)
        self._place_foot(arrangement, board)
        people = arrangement.people
        parts.people.set_form(people.form, people.columns, people.card_px, people.active_px)
        parts.holdings.expect_width(arrangement.rows.width)
        parts.holdings.set_room(self._right.height() - theme.scaled(_HEAD_PX))
        parts.exchange.stack.set_form(arrangement.rows.form, arrangement.rows.row_px)

    @property
    def column(self) -> QWidget:
        """The column at the right, with people and exchange where there are two."""
        return self._right

    def cover_column(self, is_covered: bool) -> None:
        """Leave out the column at the right, where a curtain hangs over it."""
        self._right.setVisible(not is_covered)

    def _body_size(self, arrangement: Arrangement) -> QSize:
        if not arrangement.scrolls:
            return self.size()
        room = self._area.contentsRect().size()
        across, down = arrangement.width, arrangement.board[1] + 2 * arrangement.gap
        return QSize(max(across, room.width() - self._bar_px()), max(down, room.height()))

    def _bar_px(self) -> int:
        """Return the width of the bar with which the page scrolls, in pixels."""
        return self._area.verticalScrollBar().sizeHint().width()

    def _place_columns(self, arrangement: Arrangement, left: int, high: int) -> QRect:
        """Place people, board and exchange; return where the board is."""
        gap, people, (width, height) = arrangement.gap, arrangement.people, arrangement.board
        if arrangement.has_three_columns:
            self._left.setGeometry(left, gap, people.width, high)
            left += people.width + gap
        board = QRect(left, gap, width, height)
        self.parts.board.setGeometry(board)
        right = QRect(left + width + gap, gap, arrangement.rows.width, high)
        if not arrangement.has_three_columns:
            self._left.setGeometry(right.left(), gap, right.width(), people.height)
            right.setTop(gap + people.height + gap)
        self._right.setGeometry(right)
        return board

    def _place_foot(self, arrangement: Arrangement, board: QRect) -> None:
        top = board.top() + board.height() + (0 if arrangement.scrolls else arrangement.gap)
        line = QRect(board.left(), top, board.width(), arrangement.line_px)
        self.parts.decision_area.setGeometry(line)
        line.moveTop(line.bottom() + 1 + arrangement.gap)
        line.setHeight(arrangement.tile_px + arrangement.rail_px)
        self._place_rail(arrangement, line)

    def _place_rail(self, arrangement: Arrangement, rail: QRect) -> None:
        """Place the tiles and the bell, and the power cards between them."""
        cards, tile, wood = self.parts.power_cards, arrangement.tile_px, arrangement.rail_px
        beside_bell = rail.width() - bell_px(tile)
        beside_tiles = beside_bell - _MOST_TILES * (theme.TARGET_PX + _TILE_AIR_PX)
        most = min(round(beside_bell * _CARDS_MOST), beside_tiles)
        cards.set_form(tile, wood, most)
        beside = 0 if cards.isHidden() else cards.sizeHint().width() + arrangement.gap
        self.parts.hand.set_form(tile, wood, beside)
        self.parts.hand.setGeometry(rail)
        fan = QRect(rail)
        fan.setLeft(rail.left() + beside_bell - beside)
        fan.setWidth(beside)
        cards.setGeometry(fan)
        cards.raise_()
        self.parts.time_line.set_rail(wood)
        self.parts.time_line.setGeometry(rail)
        self.parts.time_line.raise_()

    def show_space(self, tile: Tile) -> None:
        """Scroll a space of the board into sight."""
        board = self.parts.board
        place = board.cell_rect(tile)
        middle = self._body.mapFromGlobal(place.center())
        air = place.width()
        self._area.ensureVisible(middle.x(), middle.y(), air, air)

    def settle(self) -> None:
        """Lay out now what has changed, so that no part is painted at a size it passes through."""
        for _ in range(_NESTED_LAYOUTS):  # what a pass asks for comes in the next
            QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest.value)

    def minimumSizeHint(self) -> QSize:
        return QSize(0, 0)
