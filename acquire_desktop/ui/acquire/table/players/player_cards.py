"""Player cards: a column with the card of every player, in the order of their seats."""

from collections.abc import Hashable, Sequence
from typing import Final

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QSizePolicy, QWidget

from acquire_desktop.games.acquire.engine.board import Seat
from acquire_desktop.games.acquire.engine.view import View
from acquire_desktop.storage.players import Player
from acquire_desktop.ui.acquire.table.players.card_facts import CardFacts, cards_of
from acquire_desktop.ui.acquire.table.players.player_card import COMPACT, ROOMY, PlayerCard
from acquire_desktop.ui.kit.adaptive import Adaptive
from acquire_desktop.ui.kit.boxes import column
from acquire_desktop.ui.kit.count_up import CountUp
from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.texts import translate

_WIDTH_PX: Final = 262
_LEAST_WIDTH_PX: Final = 232
_SHARE: Final = 2
"""Of the height that is left over: twice what a part below the cards has."""


class PlayerCards(Adaptive, QScrollArea):
    """Stands the cards as close as the height asks for; where that is too little they scroll.

    In a column it takes two thirds of what is left, and no more than its cards can use.

    With hidden holdings it shows of the others, and of the seat on screen while its private
    view is closed, neither money nor stock.
    """

    is_region = True

    def __init__(self) -> None:
        super().__init__()
        self._view: View | None = None
        self._players: tuple[Player, ...] = ()
        self._private = True
        self._cards: list[PlayerCard] = []
        self._body = QWidget()
        self._column = column(of=self._body, spacing=theme.SPACE)
        self._column.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.counting = CountUp(self)
        self.counting.moved.connect(self._paint_money)
        self.setWidget(self._body)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        policy.setVerticalStretch(_SHARE)
        self.setSizePolicy(policy)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.verticalScrollBar().rangeChanged.connect(self._take_keys)
        self._take_keys()
        self.retranslate()

    def set_players(self, players: Sequence[Player]) -> None:
        """Take the players of a new game, by seat."""
        self._players, self._view = tuple(players), None
        for card in self._cards[len(players) :]:
            card.deleteLater()
        del self._cards[len(players) :]
        while len(self._cards) < len(players):
            self._cards.append(PlayerCard(self.counting.amount))
            self._column.addWidget(self._cards[-1])
        self.counting.forget()
        self.retranslate()
        self.refit()

    def set_private(self, visible: bool) -> None:
        """Say whether the viewer's own hidden holdings may be shown."""
        if visible != self._private:
            self._private = visible
            self.retranslate()

    def show_view(self, view: View) -> None:
        """Show what a seat may know now."""
        self._view = view
        self.retranslate()

    def forget(self) -> None:
        """Show nothing until the next view."""
        self._view = None
        self.counting.forget()
        self.retranslate()

    def rect_of(self, seat: Seat) -> QRect:
        """Return where the card of a seat is."""
        card = self._cards[seat]
        return QRect(card.mapTo(self, QPoint()), card.size())

    def portrait_of(self, seat: Seat) -> QRect:
        """Return where the portrait of a seat is."""
        portrait = self._cards[seat].portrait_rect().toRect()
        return portrait.translated(self.rect_of(seat).topLeft())

    def retranslate(self) -> None:
        self.setAccessibleName(translate("PlayerCards", "Players"))
        view, facts = self._view, list[CardFacts]()
        if view is not None and view.players == len(self._players):
            facts = cards_of(view, self._players, private=self._private)
        amounts: dict[Hashable, int] = {}
        for each in facts:
            for key, amount in (("cash", each.cash), ("worth", each.worth)):
                if amount is not None:
                    amounts[each.seat, key] = amount
        self.counting.show_amounts(amounts)
        for seat, card in enumerate(self._cards):
            card.show_facts(facts[seat] if facts else None)

    def refit(self) -> None:
        """Share the height among the cards."""
        count = len(self._cards)
        if count:
            room = (self.viewport().height() - (count - 1) * theme.SPACE) // count
            height = max(COMPACT.height_px(), min(room, ROOMY.height_px()))
            for card in self._cards:
                card.set_height(height)
            self.setMaximumHeight(self._height(ROOMY.height_px()))
        self.updateGeometry()

    def least_height(self) -> int:
        """Return the height from which on no card is out of sight, in pixels."""
        return self._height(COMPACT.height_px())

    def sizeHint(self) -> QSize:
        return QSize(theme.scaled(_WIDTH_PX), self._height(COMPACT.height_px()))

    def minimumSizeHint(self) -> QSize:
        return QSize(theme.scaled(_LEAST_WIDTH_PX), self.sizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.refit()

    def _height(self, card_px: int) -> int:
        count = len(self._cards)
        return count * card_px + max(0, count - 1) * theme.SPACE

    def _take_keys(self) -> None:
        """Let Tab come here where the arrow keys have something to scroll."""
        scrolls = self.verticalScrollBar().maximum() > 0
        none, by_tab = Qt.FocusPolicy.NoFocus, Qt.FocusPolicy.TabFocus
        self.setFocusPolicy(by_tab if scrolls else none)

    def _paint_money(self) -> None:
        for card in self._cards:
            card.follow_money()
