"""Stock exchange: seven cards by price, on which the page that asks lets choose."""

from collections.abc import Sequence
from functools import partial
from itertools import pairwise
from typing import Final

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QSize, Qt
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from acquire_desktop.games.acquire.engine.board import CHAIN_COUNT, Chain, Seat
from acquire_desktop.games.acquire.engine.decisions import StockDisposal
from acquire_desktop.games.acquire.engine.view import TileEffect, View
from acquire_desktop.session.screen import human_seats
from acquire_desktop.storage.players import Player
from acquire_desktop.ui.acquire.table.decisions.cards import CardFace
from acquire_desktop.ui.acquire.table.decisions.page import CardPage
from acquire_desktop.ui.acquire.table.exchange import quotes
from acquire_desktop.ui.acquire.table.exchange.quotes import Quote, Table
from acquire_desktop.ui.acquire.table.exchange.stock_card import StockCard
from acquire_desktop.ui.acquire.words.names import names_of
from acquire_desktop.ui.acquire.words.portraits import faces_of
from acquire_desktop.ui.kit.adaptive import Adaptive
from acquire_desktop.ui.kit.frames import QuietArea
from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.texts import translate

_GAP_PX: Final = 8
_MOST_HEIGHT_PX: Final = 184
"""Where there is more room the cards leave it below them."""
_BOX_PX: Final = 150
"""What the box over the cards needs at most where its texts are not long."""
_STEPS: Final[dict[int, int]] = {
    Qt.Key.Key_Up: -1,
    Qt.Key.Key_Left: -1,
    Qt.Key.Key_Down: 1,
    Qt.Key.Key_Right: 1,
    Qt.Key.Key_Home: -CHAIN_COUNT,
    Qt.Key.Key_End: CHAIN_COUNT,
}
"""How far the keys move the focus from card to card."""

_Asked = tuple[Table, TileEffect | None, CardFace | None]
"""What a card shows follows from these and the view."""


class ExchangePane(Adaptive, QuietArea):
    """The stock exchange: a card for each chain, the dearest first.

    The order follows the prices between decisions. It stays as it is for the whole of the viewer's
    own turn, and while the viewer decides in another's: no card moves under the pointer. Chains
    that are not on the board stand at the end, in the order in which they are printed; one that is
    founded in that time stays where it was found.

    The cards are another face of the page that asks (``serve``): the page keeps the choice and its
    rules, and is called as its own cards call it.
    """

    is_region = True

    def __init__(self, parent: QWidget | None = None) -> None:
        self._cards = tuple(StockCard() for _ in range(CHAIN_COUNT))
        self._body = _Body(self._cards)
        self._over: QWidget | None = None
        super().__init__(self._body, parent)
        self._view: View | None = None
        self._page: CardPage | None = None
        self._effect: TileEffect | None = None
        self._players: tuple[Player, ...] = ()
        self._people: frozenset[Seat] = frozenset()
        self._is_private = True
        self._kept: tuple[tuple[int, Seat], Sequence[Chain]] | None = None
        self._quotes: dict[Chain, tuple[View, _Asked, Quote]] = {}
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAttribute(Qt.WidgetAttribute.WA_InputMethodEnabled, False)
        for chain, card in enumerate(self._cards):
            card.chosen.connect(partial(self._choose, chain))
            card.activated.connect(partial(self._activate, chain))
            card.removal_requested.connect(partial(self._remove, chain))
            card.attended.connect(partial(self._attend, chain))
        self.retranslate()

    @property
    def order(self) -> tuple[Chain, ...]:
        """The chains from top to bottom."""
        return self._body.order

    def card(self, chain: Chain) -> StockCard:
        """Return the card of a chain."""
        return self._cards[chain]

    def in_tab_order(self) -> tuple[StockCard, ...]:
        """Return what takes the focus, in the order of the Tab key."""
        return tuple(self._cards[chain] for chain in self.order)

    def rect_of(self, chain: Chain) -> QRect:
        """Return where the card of a chain is, in this widget; it may be scrolled out of sight."""
        card = self._cards[chain]
        return QRect(card.mapTo(self, QPoint(0, 0)), card.size())

    def least_height(self) -> int:
        """Return the height from which on no card is out of sight, in pixels."""
        return self._body.minimumSizeHint().height()

    # Showing

    def set_players(self, players: Sequence[Player]) -> None:
        """Take the players of a new game."""
        self._players, self._people = tuple(players), frozenset(human_seats(players))
        self._view = self._effect = self._kept = None
        self._show()

    def lay_over(self, box: QWidget | None) -> None:
        """Let a box, while it is shown, lie over cards that its decision does not concern.

        It covers whole cards, so that none is cut and none moves; None takes it away.
        """
        if self._over is not None:
            self._over.removeEventFilter(self)
        self._over = box
        if box is not None:
            box.setParent(self._body)
            box.installEventFilter(self)
        self._body.lay_over(box)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the box that lies over the cards."""
        kinds = QEvent.Type
        if self._over is None or watched is not self._over:
            return super().eventFilter(watched, event)
        if event.type() in (kinds.ShowToParent, kinds.HideToParent, kinds.LayoutRequest):
            self._body.refit()
        if event.type() == kinds.ShowToParent:
            self.ensureWidgetVisible(self._over, 0, 0)
        return False

    def set_private(self, visible: bool) -> None:
        """Say whether the viewer's own hidden holdings may be shown."""
        if visible != self._is_private:
            self._is_private = visible
            self._show()

    def show_view(self, view: View) -> None:
        """Show all that a seat may know now; the effect of a tile is shown again after that."""
        self._view, self._effect = view, None
        self._body.arrange(self._order(view), _concerned(view))
        self._show()

    def show_effect(self, effect: TileEffect | None) -> None:
        """Show what a tile would do to the chains; None takes it away."""
        if effect != self._effect:
            self._effect = effect
            self._show()

    def serve(self, page: CardPage | None) -> None:
        """Let the chains be chosen for a page, as on its own cards; None where none asks."""
        if page is None and self._page is None:
            return  # the next view is shown by itself
        if page is not self._page:
            if self._page is not None:
                self._page.changed.disconnect(self._follow_page)
            if page is not None:
                page.changed.connect(self._follow_page)
            self._page = page
        if page is None:
            self._show()
        else:
            self._follow_page()

    def _follow_page(self) -> None:
        """Show what is chosen now, unless it is asked about a view that is shown next."""
        if self._asking() is not None:
            self._show()

    def forget(self) -> None:
        """Show nothing until the next view."""
        self.serve(None)
        self._view = self._effect = self._kept = None
        self._show()

    def _order(self, view: View) -> Sequence[Chain]:
        if view.turn_seat != view.seat and not view.legal:
            return quotes.order_of(view)
        asked = (view.turn, view.seat)
        if self._kept is None or self._kept[0] != asked:
            self._kept = (asked, quotes.order_of(view))
        return self._kept[1]

    def _show(self) -> None:
        view, page = self._view, self._asking()
        faces = page.faces(page.view) if page is not None and page.view is not None else {}
        counts = page is not None and page.counts_stock
        if view is None:
            self._quotes.clear()
        table = None if view is None else self._table(view)
        for chain, card in enumerate(self._cards):
            quote = None
            if view is not None and table is not None:
                quote = self._quote(chain, view, table, faces.get(chain))
            card.show_quote(quote, counts_stock=counts, is_asking=bool(faces) and not counts)

    def _quote(self, chain: Chain, view: View, table: Table, face: CardFace | None) -> Quote:
        """Return the content of a card, worked out again where something of it has changed."""
        asked, kept = (table, self._effect, face), self._quotes.get(chain)
        if kept is None or kept[0] is not view or kept[1] != asked:
            kept = view, asked, quotes.quote_of(chain, view, *asked)
            self._quotes[chain] = kept
        return kept[2]

    def _asking(self) -> CardPage | None:
        """Return the page that is served, if it asks about the moment that is shown."""
        view, page = self._view, self._page
        asked = None if page is None else page.view
        if view is None or asked is None:
            return None
        return page if (asked.ply, asked.seat) == (view.ply, view.seat) else None

    def _table(self, view: View) -> Table:
        viewer = quotes.viewer_of(view, self._people, is_private=self._is_private)
        return Table(names_of(self._players), faces_of(self._players), viewer)

    def retranslate(self) -> None:
        self.setAccessibleName(translate("Exchange", "Stock exchange"))
        self._quotes.clear()
        self._show()

    def refit(self) -> None:
        self._body.refit()

    # Choosing

    def _choose(self, chain: Chain) -> None:
        if page := self._asking():
            page.choose(chain)

    def _activate(self, chain: Chain) -> None:
        if page := self._asking():
            page.activate(chain)

    def _remove(self, chain: Chain) -> None:
        if page := self._asking():
            page.remove(chain)

    def _attend(self, chain: Chain, is_attended: bool) -> None:
        page = self._asking()
        if page is not None and chain in page.offered:
            page.attend(chain, is_attended)
        if is_attended and self._cards[chain].hasFocus():
            self.ensureWidgetVisible(self._cards[chain], 0, _GAP_PX)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Move the focus from card to card; all other keys are the table's."""
        step = _STEPS.get(event.key())
        focused = [at for at, chain in enumerate(self.order) if self._cards[chain].hasFocus()]
        if step is None or not focused:
            super().keyPressEvent(event)
            return
        at = max(0, min(CHAIN_COUNT - 1, focused[0] + step))
        self._cards[self.order[at]].setFocus(Qt.FocusReason.TabFocusReason)


def _concerned(view: View) -> frozenset[Chain]:
    """Return the chains whose cards are read while stock is settled."""
    match view.decision:
        case StockDisposal(acquired=acquired, survivor=survivor, others=others):
            return frozenset((acquired, survivor, *others))
    return frozenset()


class _Body(QWidget):
    """Stacks the cards, all of one height, and a box over some of them."""

    def __init__(self, cards: Sequence[StockCard]) -> None:
        super().__init__()
        self._cards = cards
        self.order: tuple[Chain, ...] = tuple(range(CHAIN_COUNT))
        self._concerned: frozenset[Chain] = frozenset()
        self._over: QWidget | None = None
        for card in cards:
            card.setParent(self)

    def lay_over(self, box: QWidget | None) -> None:
        """Take another box, or none."""
        self._over = box
        self._place()

    def arrange(self, order: Sequence[Chain], concerned: frozenset[Chain]) -> None:
        """Stack the cards in another order, those of some chains where nothing covers them."""
        if (tuple(order), concerned) == (self.order, self._concerned):
            return
        self.order, self._concerned = tuple(order), concerned
        for before, after in pairwise(self.order):
            QWidget.setTabOrder(self._cards[before], self._cards[after])
        self._place()

    def refit(self) -> None:
        """Share the room again."""
        self.updateGeometry()
        self._place()

    def sizeHint(self) -> QSize:
        return self._stacked(self._cards[0].sizeHint())

    def minimumSizeHint(self) -> QSize:
        return QSize(0, self._stacked(self._cards[0].minimumSizeHint()).height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()

    def _stacked(self, each: QSize) -> QSize:
        return QSize(each.width(), CHAIN_COUNT * (each.height() + _GAP_PX) - _GAP_PX)

    def _place(self) -> None:
        least, most = self._cards[0].minimumSizeHint().height(), theme.scaled(_MOST_HEIGHT_PX)
        height = (self.height() + _GAP_PX) // CHAIN_COUNT - _GAP_PX
        # A little closer, and the box needs the place of one card only.
        closer = (self.height() - theme.scaled(_BOX_PX)) // (CHAIN_COUNT - 1) - _GAP_PX
        height = max(least, min(most, height, closer if closer >= least else height))
        for at, chain in enumerate(self.order):
            self._cards[chain].setGeometry(0, at * (height + _GAP_PX), self.width(), height)
        covered = range(0)
        if self._over is not None and not self._over.isHidden():
            covered = self._cover(self._over, height + _GAP_PX)
        for at, chain in enumerate(self.order):
            self._cards[chain].setHidden(at in covered)

    def _cover(self, box: QWidget, slot: int) -> range:
        """Lay a box over as few cards as it needs, the lowest that may be covered."""
        ends = [at * slot for at in range(CHAIN_COUNT)]
        ends.append(max(self.height(), CHAIN_COUNT * slot - _GAP_PX) + _GAP_PX)
        needed = box.minimumSizeHint().height()
        if box.hasHeightForWidth():
            needed = max(needed, box.heightForWidth(self.width()))
        places = (
            range(first, first + count)
            for count in range(1, CHAIN_COUNT)
            for first in range(CHAIN_COUNT - count, -1, -1)
            if self._concerned.isdisjoint(self.order[first : first + count])
            and ends[first + count] - ends[first] - _GAP_PX >= needed
        )
        place = next(places, range(CHAIN_COUNT))
        height = max(needed, len(place) * slot - _GAP_PX)
        box.setGeometry(0, ends[place.start], self.width(), height)
        box.raise_()
        return place
