"""Wide table: the arrangement in three columns, for windows as wide as a screen."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QGridLayout, QWidget

from acquire_desktop.games.acquire.engine.view import View
from acquire_desktop.storage.players import Player
from acquire_desktop.ui.acquire.table.decisions.page import CardPage
from acquire_desktop.ui.acquire.table.exchange.exchange_pane import ExchangePane
from acquire_desktop.ui.acquire.table.players.player_cards import PlayerCards
from acquire_desktop.ui.acquire.table.recap.recap_column import RecapColumn
from acquire_desktop.ui.kit.boxes import Stretched, column, row
from acquire_desktop.ui.kit.look import theme

if TYPE_CHECKING:
    from acquire_desktop.ui.acquire.table.game_page import GamePage

LEAST_WIDTH_PX: Final = 1600
"""From this width of the window on, whatever the size of the text."""
_LEFT_PX: Final = (232, 262, 340)
_RIGHT_PX: Final = (430, 500, 700)
"""The least, the usual and the largest width of the columns beside the board, at 100 % text."""
_RIGHT_SHARE: Final = 0.7
"""What the right one has of the width that the board leaves, or needs."""
_MIDDLE_LEAST: Final = 0.42
"""How much of the width the board has at least."""
_SCROLLED_MOST: Final = 0.25
"""How much of the exchange may be out of sight at most."""
_STRIP_SPARE_PX: Final = 40
"""How much higher than it must be the decision strip becomes where there is room."""


class _Shares(NamedTuple):
    """How the room is shared, in pixels."""

    left: int
    right: int
    hand: int
    strip: int


class WideTable(QWidget):
    """Has the players at the left, the board over decision and rack, and the exchange."""

    def __init__(self, page: "GamePage") -> None:
        super().__init__(page)
        self._page = page
        self.players, self.exchange = PlayerCards(), ExchangePane()
        self.since = RecapColumn()
        self.since.set_used(False)
        for part in (self.players, self.exchange, self.since):
            part.setParent(self)  # they may never be put into their places
        self.is_wanted = True
        """Whether there may be three columns where they fit."""
        self._is_taken = False
        self._shown: tuple[View, bool] | None = None
        self._left, self._middle, self._right = QWidget(), QWidget(), QWidget()
        self._head = QGridLayout()
        self._players = column(self._head, of=self._left, spacing=theme.SPACE)
        self._tiles = column(of=self._middle, spacing=theme.SPACE)
        self._docked, self._bar = QWidget(self), QWidget(self)
        self._holdings = column(1, of=self._docked)
        self._bar_line = column(of=self._bar)
        self._looked_up = column(of=self._right, spacing=theme.SPACE)
        self._head.setContentsMargins(0, 0, 0, 0)
        margins = (theme.SPACE_2, theme.SPACE, theme.SPACE_2, theme.SPACE)
        parts = self._left, Stretched(self._middle, 1), self._right
        row(*parts, of=self, spacing=theme.SPACE_2, margins=margins)
        page.panel.asked.connect(self._serve)

    def set_players(self, players: Sequence[Player]) -> None:
        """Take the players of a new game."""
        self._shown = None
        for part in (self.players, self.since, self.exchange):
            part.set_players(players)

    def show_view(self, view: View, *, is_private: bool) -> None:
        """Show what a seat may know now, and what is private of it if that may be seen."""
        self._shown = view, is_private
        if self._is_taken:
            for part in (self.players, self.exchange):
                part.set_private(is_private)
                part.show_view(view)

    def forget(self) -> None:
        """Keep nothing of what was shown."""
        self._shown = None
        for part in (self.players, self.since, self.exchange):
            part.forget()

    def _serve(self, page: CardPage | None) -> None:
        """Let a decision be taken on the exchange, in front of all else there."""
        if self._is_taken:
            self.exchange.serve(page)
            panel = self._page.panel
            self._page.side.ask(page is not None or panel.page is panel.disposal)

    def take(self) -> None:
        """Put every part of the table into its place."""
        page, area = self._page, self._page.decision_area
        page.narrow.column.release()
        self._head.addWidget(page.phase_bar, 0, 0)
        corner = Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignRight
        self._head.addWidget(page.turn_buttons, 0, 0, corner)
        page.turn_buttons.raise_()
        self._players.addWidget(self.players)
        self._players.addWidget(self.since, 1)
        self.since.set_used(True)
        page.recap.set_used(False)
        self._tiles.addWidget(page.board, 1)
        self._tiles.addWidget(area)
        self._tiles.addWidget(page.hand)
        self._holdings.insertWidget(0, page.holdings)
        page.side.dock(self._docked)
        page.panel.disposal.frame_shares(True)
        self.exchange.lay_over(page.panel.disposal.shares)
        page.side.be_column(self.exchange)
        self._looked_up.addWidget(page.side, 1)
        self._looked_up.addWidget(page.power_cards)
        self._bar_line.addWidget(area.bar)
        self._looked_up.addWidget(self._bar)
        self._is_taken = True
        page.panel.set_strip(self.exchange.in_tab_order)  # which asks again
        page.moment.card.set_strip(True)
        page.holdings.show()
        if self._shown is not None:
            view, is_private = self._shown
            self.show_view(view, is_private=is_private)
            page.select_tile(page.board.selected_tile)

    def release(self) -> None:
        """Leave the parts to somebody else."""
        self._is_taken = False
        self.since.set_used(False)
        self.exchange.serve(None)
        self.exchange.lay_over(None)
        self._page.side.be_column(None)
        self._page.side.dock(None)
        for part in (self._docked, self.exchange):
            part.setParent(self)

    def fits(self, size: QSize) -> bool:
        """Tell whether every part has enough room in a page of a size."""
        page, shares = self._page, self._shares(size)
        middle, height = self._middle_px(size, shares), size.height() - 4 * theme.SPACE
        left = page.phase_bar.narrow_height() + self.players.least_height()
        cards = self.exchange.least_height()
        beside = page.side.tabs.sizeHint().height() + self._below_px(shares.right)
        return (
            self.is_wanted
            and size.width() >= LEAST_WIDTH_PX
            and middle >= max(size.width() * _MIDDLE_LEAST, page.panel.minimumSizeHint().width())
            and left + self.since.minimumSizeHint().height() <= height
            and beside + round(cards * (1 - _SCROLLED_MOST)) <= height
        )

    def fit(self, size: QSize) -> None:
        """Share the room of a page of a size."""
        page, shares = self._page, self._shares(size)
        page.phase_bar.set_narrow(page.turn_buttons.sizeHint().width() + theme.SPACE_HALF)
        self._left.setFixedWidth(shares.left)
        self._right.setFixedWidth(shares.right)
        page.hand.setFixedHeight(shares.hand)
        page.decision_area.setFixedHeight(shares.strip)
        self._bar.setFixedHeight(self._bar_px())
        page.power_cards.height_for(shares.right)
        page.holdings.expect_width(shares.right)

    def minimumSizeHint(self) -> QSize:
        return QSize(0, 0)  # in a window that is too small for it there is another arrangement

    def _shares(self, size: QSize) -> _Shares:
        """Make the board as large as the height allows; the columns beside it share the rest."""
        page = self._page
        hand, strip = page.hand.sizeHint().height(), page.panel.strip_height()
        height = size.height() - 4 * theme.SPACE - hand - strip
        left, right = theme.scaled(_LEFT_PX[1]), theme.scaled(_RIGHT_PX[1])
        spare = size.width() - 4 * theme.SPACE_2 - page.board.width_for(height) - left - right
        right = _within(_RIGHT_PX, right + round(spare * _RIGHT_SHARE))
        right = max(right, page.side.tabs.sizeHint().width())
        left = _within(_LEFT_PX, left + round(spare * (1 - _RIGHT_SHARE)))
        shares = _Shares(left, right, hand, strip)
        spare = height - page.board.heightForWidth(self._middle_px(size, shares))
        more = max(0, min(spare, theme.scaled(_STRIP_SPARE_PX)))
        hand += max(0, min(spare - more, page.hand.most_height() - hand))
        return _Shares(left, right, hand, strip + more)

    def _middle_px(self, size: QSize, shares: _Shares) -> int:
        return size.width() - 4 * theme.SPACE_2 - shares.left - shares.right

    def _below_px(self, width: int) -> int:
        """Return the height of what stands below the exchange, in pixels."""
        height = self._bar_px()
        if not self._page.power_cards.isHidden():
            height += self._page.power_cards.height_for(width) + theme.SPACE
        return height

    def _bar_px(self) -> int:
        """Return the height of the bar of a merger, which has three lines in a column."""
        lines = 3 * QFontMetrics(theme.font("small")).lineSpacing()
        return max(self._page.decision_area.bar.usual_height(), lines + theme.SPACE)


def _within(limits: tuple[int, int, int], px: int) -> int:
    return max(theme.scaled(limits[0]), min(px, theme.scaled(limits[2])))
