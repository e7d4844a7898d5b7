"""Stock exchange: seven rows by price, on which the page that asks lets choose."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from operator import methodcaller
from typing import Final

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from acquire_desktop.games.acquire.engine.board import CHAIN_COUNT, Chain, Seat
from acquire_desktop.games.acquire.engine.decisions import (
    AcquisitionOrder,
    StockDisposal,
    SurvivorChoice,
)
from acquire_desktop.games.acquire.engine.view import TileEffect, View
from acquire_desktop.session.screen import human_seats
from acquire_desktop.storage.players import Player
from acquire_desktop.ui.acquire.table.decisions.page import CardPage, ChainFace
from acquire_desktop.ui.acquire.table.exchange import quotes
from acquire_desktop.ui.acquire.table.exchange.chain_row import ChainRow
from acquire_desktop.ui.acquire.table.exchange.fronts import fronts_of
from acquire_desktop.ui.acquire.table.exchange.row_stack import RowStack
from acquire_desktop.ui.acquire.table.exchange.stockholders import Table
from acquire_desktop.ui.acquire.table.forms import RowForm
from acquire_desktop.ui.acquire.words.names import names_of
from acquire_desktop.ui.acquire.words.portraits import faces_of
from acquire_desktop.ui.kit.adaptive import Adaptive
from acquire_desktop.ui.kit.fit import first_that_fits
from acquire_desktop.ui.kit.focus import has_focus_within
from acquire_desktop.ui.kit.frames import QuietArea
from acquire_desktop.ui.kit.texts import translate

_MARGIN_PX: Final = 8
_STEPS: Final[dict[int, int]] = {
    Qt.Key.Key_Up: -1,
    Qt.Key.Key_Left: -1,
    Qt.Key.Key_Down: 1,
    Qt.Key.Key_Right: 1,
    Qt.Key.Key_Home: -CHAIN_COUNT,
    Qt.Key.Key_End: CHAIN_COUNT,
}
"""How far the keys move the focus from row to row."""


class ExchangePane(Adaptive, QuietArea):
    """The stock exchange: a row for each chain, the dearest first, then the largest.

    The order follows the prices between decisions. It stays as it is for the whole of the viewer's
    own turn, and while the viewer decides in another's: no row changes its place under the
    pointer. Chains that are not on the board stand at the end, in the order in which they are
    printed; one that is founded in that time stays where it was found.

    The rows are the face of the page that asks (``serve``): the page keeps the choice and its
    rules.

    Signals:
        purchase_shown (tuple): Other numbers of stocks are wanted, by chain.
    """

    is_region = True

    purchase_shown = Signal(tuple)

    def __init__(self, parent: QWidget | None = None) -> None:
        self._rows = tuple(ChainRow() for _ in range(CHAIN_COUNT))
        self.stack = RowStack(self._rows)
        self._over: QWidget | None = None
        super().__init__(self.stack, parent)
        self._view: View | None = None
        self._page: CardPage | None = None
        self._effect: TileEffect | None = None
        self._players: tuple[Player, ...] = ()
        self._people: frozenset[Seat] = frozenset()
        self._is_private = True
        self._kept: tuple[tuple[int, Seat], Sequence[Chain]] | None = None
        self._wanted: tuple[int, ...] = (0,) * CHAIN_COUNT
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAttribute(Qt.WidgetAttribute.WA_InputMethodEnabled, False)
        for chain, row in enumerate(self._rows):
            for signal, method in (
                (row.chosen, "choose"),
                (row.activated, "activate"),
                (row.removal_requested, "remove"),
            ):
                signal.connect(partial(self._ask, methodcaller(method, chain)))
            row.attended.connect(partial(self._attend, chain))
        self.retranslate()

    def row(self, chain: Chain) -> ChainRow:
        """Return the row of a chain."""
        return self._rows[chain]

    def rect_of(self, chain: Chain) -> QRect:
        """Return where the row of a chain is, in this widget; it may be scrolled out of sight."""
        row = self._rows[chain]
        return QRect(row.mapTo(self, QPoint(0, 0)), row.size())

    def bring_into_sight(self, chain: Chain) -> None:
        """Scroll to the row of a chain."""
        self.ensureWidgetVisible(self._rows[chain], 0, _MARGIN_PX)

    def fit_rows(self) -> None:
        """Have rows of the form with the most lines in which no row is out of sight."""
        first_that_fits(tuple(RowForm), self._fits)

    def _fits(self, form: RowForm) -> bool:
        self.stack.set_form(form, 0)
        return self.stack.minimumSizeHint().height() <= self.height()

    # Showing

    def set_players(self, players: Sequence[Player]) -> None:
        """Take the players of a new game."""
        self._players, self._people = tuple(players), frozenset(human_seats(players))
        self._view = self._effect = self._kept = None
        self._show()

    def lay_over(self, box: QWidget | None) -> None:
        """Let a box, while it is shown, lie over rows that its decision does not concern.

        It covers whole rows, so that none is cut and none moves; None takes it away.
        """
        if box is self._over:
            return
        if self._over is not None:
            self._over.removeEventFilter(self)
        self._over = box
        if box is not None:
            if box.parentWidget() is not self.stack:
                box.setParent(self.stack)
            box.installEventFilter(self)
        self.stack.lay_over(box)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the box that lies over the rows."""
        kinds = QEvent.Type
        if self._over is None or watched is not self._over:
            return super().eventFilter(watched, event)
        if event.type() in (kinds.ShowToParent, kinds.HideToParent, kinds.LayoutRequest):
            self.stack.refit()
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
        founded = frozenset(chain for chain, size in enumerate(view.sizes) if size)
        self.stack.arrange(self._order(view), founded, _concerned(view))
        self._show()

    def show_effect(self, effect: TileEffect | None) -> None:
        """Show what a tile would do to the chains; None takes it away."""
        if effect != self._effect:
            self._effect = effect
            self._show()

    def serve(self, page: CardPage | None) -> None:
        """Let the chains be chosen for a page, as by its keys; None where none asks."""
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
        self.stack.forget()

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
        is_asking = page is not None
        self.stack.show_fronts(None if view is None or is_asking else fronts_of(view))
        table = None if view is None else self._table(view)
        for chain, row in enumerate(self._rows):
            quote = None
            if view is not None and table is not None:
                quote = quotes.quote_of(chain, view, table, self._effect, faces.get(chain))
            row.show_quote(quote, counts_stock=counts, is_asking=bool(faces) and not counts)
        self._tell_of_purchase(faces if counts else {})

    def _tell_of_purchase(self, faces: Mapping[Chain, ChainFace]) -> None:
        """Say how much stock is wanted, if that is another number."""
        wanted = tuple(faces[chain].added if chain in faces else 0 for chain in range(CHAIN_COUNT))
        if wanted != self._wanted:
            self._wanted = wanted
            self.purchase_shown.emit(wanted)

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
        self._show()

    def refit(self) -> None:
        self.stack.refit()

    # Choosing

    def _ask(self, do: Callable[[CardPage], object]) -> None:
        """Have the page that asks, if one does, do something."""
        if page := self._asking():
            do(page)

    def _attend(self, chain: Chain, is_attended: bool) -> None:
        page = self._asking()
        if page is not None and chain in page.offered:
            page.attend(chain, is_attended)
        if is_attended and has_focus_within(self._rows[chain]):
            self.bring_into_sight(chain)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Move the focus from row to row; all other keys are the table's."""
        step = _STEPS.get(event.key())
        order, rows = self.stack.order, self._rows
        focused = [at for at, chain in enumerate(order) if has_focus_within(rows[chain])]
        if step is None or not focused:
            super().keyPressEvent(event)
            return
        at = max(0, min(CHAIN_COUNT - 1, focused[0] + step))
        rows[order[at]].setFocus(Qt.FocusReason.TabFocusReason)


def _concerned(view: View) -> frozenset[Chain]:
    """Return the chains whose rows are read while stock is settled."""
    match view.decision:
        case StockDisposal(acquired=acquired, survivor=survivor, others=others):
            return frozenset((acquired, survivor, *others))
        case SurvivorChoice(chains=chains) | AcquisitionOrder(chains=chains):
            return frozenset(chains)
    return frozenset()
