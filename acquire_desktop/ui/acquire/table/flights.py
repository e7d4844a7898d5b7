"""Flights: what changes its place at the table is seen on its way, and nothing waits for it."""

from collections.abc import Iterator, Sequence
from itertools import chain, takewhile
from typing import Final, NamedTuple

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, QRect, QRectF, QTimer
from PySide6.QtWidgets import QWidget

from acquire_desktop.choices import Speed
from acquire_desktop.games.acquire.engine.board import Chain, Seat
from acquire_desktop.games.acquire.engine.events import (
    BonusPaid,
    ChainFounded,
    FinalAccountBegan,
    FreeStockTaken,
    StockBought,
    StockDisposed,
    StockExchanged,
    TilePlaced,
)
from acquire_desktop.games.acquire.log_entries import LogEntry
from acquire_desktop.games.acquire.session import Session
from acquire_desktop.ui.acquire.table.board import drawing
from acquire_desktop.ui.acquire.table.board.scene import BoardScene
from acquire_desktop.ui.acquire.table.board.transition import HIGH
from acquire_desktop.ui.acquire.table.decisions.tray_picture import SLIM, draw_stock
from acquire_desktop.ui.acquire.table.table_widgets import TableWidgets
from acquire_desktop.ui.acquire.table.walkthrough.flight import (
    Flight,
    Sprites,
    around,
    coins,
    flights_of,
    picture_of,
)
from acquire_desktop.ui.kit.look import motion, theme

_STOCK_PX: Final = 44
_FIELD: Final = 0.45
"""Where the crest of a chain card is, as a share of its height from its left."""
_STOCK_ROW: Final = 0.65
"""Where the stock of a player card is, as a share of its height."""


class Deal(NamedTuple):
    """A player's gain from a chain, or payment for it."""

    seat: Seat
    chain: Chain
    stocks: int = 0
    """Below 0 for those that went back to the bank."""
    cash: int = 0
    """Dollars received."""


def deals_of(event: LogEntry) -> tuple[Deal, ...]:
    """Return what changes hands with an event between the bank and the players."""
    match event:
        case StockBought(seat=seat, counts=counts) | FreeStockTaken(seat=seat, counts=counts):
            return tuple(Deal(seat, chain, count) for chain, count in enumerate(counts) if count)
        case ChainFounded(seat=seat, chain=chain, stocks=stocks, cash=cash):
            return (Deal(seat, chain, stocks, cash),)
        case StockExchanged(seat=seat, given=given, taken=taken):
            return Deal(seat, given, -2), Deal(seat, taken, 1)
        case StockDisposed(seat=seat, acquired=acquired, survivor=survivor, cash=cash):
            gone = event.sell + event.trade
            return Deal(seat, acquired, -gone, cash), Deal(seat, survivor, event.trade // 2)
        case BonusPaid(seat=int() as seat, chain=chain, amount=amount):
            return (Deal(seat, chain, cash=amount),)
    return ()


class Flights(Sprites):
    """Lets tiles fly to the board, and stock and money between chain cards and player cards.

    It learns of a step before the table shows it, and finds the tile where it was. All flights
    end at once with whatever comes next. Where a part is not on view, nothing flies to it or from
    it; what flies was named in an event that all may see.
    """

    def __init__(self, page: QWidget, parts: TableWidgets, session: Session) -> None:
        super().__init__(page)
        self._parts, self._session = parts, session
        self._deals: list[Deal] = []
        # The cards may change their order with a step: what is dealt flies once they have.
        self._shown = QTimer(self, singleShot=True)
        self._shown.timeout.connect(self._start)
        session.stepped.connect(self._take_off)
        scene = parts.decision_area.scene
        for end in (session.began, session.rewound, session.left, parts.moment.moved):
            end.connect(self.forget)
        scene.step_shown.connect(self.forget)
        page.installEventFilter(self)

    @property
    def is_flying(self) -> bool:
        """Whether anything is on its way."""
        return bool(self.sprites or self._deals)

    def forget(self, *_: object) -> None:
        """Have everything there at once."""
        if self.is_flying:
            self._shown.stop()
            self._deals.clear()
            self.land()
            self._expect_tile(0)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """End all where the page changes its size or goes."""
        if event.type() in (QEvent.Type.Resize, QEvent.Type.Hide):
            self.forget()
        return False

    def _take_off(self, events: Sequence[LogEntry]) -> None:
        """Let fly what a step moves; steps of the same breath fly together."""
        if not self._shown.isActive():
            self.forget()
        if not self._may_fly():
            return
        played = list(takewhile(lambda event: not isinstance(event, FinalAccountBegan), events))
        for flight in chain.from_iterable(map(self._flights_of_tile, played)):
            self.add(flight)
        self._deals += chain.from_iterable(map(deals_of, played))
        if self.is_flying:
            self._shown.start()

    def _start(self) -> None:
        """Let everything fly, from where it is after the step."""
        lies_ms = theme.TRAVEL_MS if self.sprites else 0
        for deal in self._deals:
            for flight in self._flights_of_deal(deal, lies_ms):
                self.add(flight)
        self._deals.clear()
        self.take_off()

    def _may_fly(self) -> bool:
        parts, session = self._parts, self._session
        view, pace = parts.board.shown_view, session.computer_turns.pace
        is_covered = session.screen.is_closed or parts.decision_area.scene.isVisible()
        if view is None or is_covered or parts.moment.is_looking_back or pace.is_skipping:
            return False
        decides = session.players[getattr(view.decision, "seat", view.turn_seat)]
        is_instant = pace.speed is Speed.INSTANT and not decides.decides
        return motion.is_on() and self.page.isVisible() and not is_instant

    def _flights_of_tile(self, event: LogEntry) -> Iterator[Flight]:
        """Let a tile fly from the hand that carries it, the open rack, or the player's card."""
        if not isinstance(event, TilePlaced):
            return
        parts, tile = self._parts, event.tile
        rack = (each for each in parts.hand.places if each.effect and each.effect.tile == tile)
        place = next(rack, None)
        if parts.drag.tile == tile:
            start: QRectF | None = QRectF(parts.drag.geometry())
        elif place is not None:
            start = self._in_sight(place, place.tile_rect().toAlignedRect())
        else:
            players = parts.people
            start = self._in_sight(players, players.portrait_of(event.seat))
        if start is None:
            return
        space = parts.board.cell_rect(tile)
        middle = QRectF(self.page.mapFromGlobal(space.topLeft()), space.size()).center()
        end = around(middle, space.width() * HIGH, space.height() * HIGH)
        side = min(start.width(), start.height())
        self._expect_tile(theme.TRAVEL_MS)
        picture = picture_of(end, lambda painter, box: drawing.draw_carried(painter, box, tile))
        yield Flight(picture, around(start.center(), side, side), end, 0, theme.TRAVEL_MS)

    def _flights_of_deal(self, deal: Deal, begins_ms: int) -> Iterator[Flight]:
        """Let stock and coins fly between the crest of the chain and the player's card."""
        people, exchange = self._parts.people, self._parts.exchange
        view = self._parts.board.shown_view
        market = self._in_sight(exchange, exchange.rect_of(deal.chain))
        card = self._in_sight(people, people.rect_of(deal.seat))
        if view is None or market is None or card is None:
            return
        crest = QPointF(market.left() + market.height() * _FIELD, market.center().y())
        row = QPointF(card.center().x(), card.top() + card.height() * _STOCK_ROW)
        purse = self._in_sight(people, people.portrait_of(deal.seat)) or card
        letter = view.edition.chains[deal.chain].letter
        high = theme.scaled(_STOCK_PX)
        way = [around(crest, high * SLIM, high), around(row, high * SLIM, high)]
        picture = picture_of(
            way[0], lambda painter, box: draw_stock(painter, box.adjusted(1, 1, -1, -1), letter)
        )
        start, end = way if deal.stocks > 0 else reversed(way)
        yield from flights_of(picture, start, end, abs(deal.stocks), begins_ms, theme.SLIDE_MS)
        if deal.cash:
            yield from coins(crest, purse.center(), begins_ms, theme.SLIDE_MS)

    def _expect_tile(self, arrives_ms: int) -> None:
        scene = self._parts.board.scene()
        if isinstance(scene, BoardScene):
            scene.expect_tile(arrives_ms)

    def _in_sight(self, part: QWidget, rect: QRect) -> QRectF | None:
        """Return where a piece of a part is on the page, or None where nobody sees it."""
        if not part.isVisible() or not part.rect().intersects(rect):
            return None
        return QRectF(part.mapTo(self.page, QPoint()) + rect.topLeft(), rect.size())
