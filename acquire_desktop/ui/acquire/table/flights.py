"""Flights: what changes its place at the table is seen on its way, and nothing waits for it."""

import math
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import chain, takewhile
from typing import Final, NamedTuple

from PySide6.QtCore import (
    QEasingCurve,
    QEvent,
    QObject,
    QPoint,
    QPointF,
    QRect,
    QRectF,
    Qt,
    QTimer,
    QVariantAnimation,
)
from PySide6.QtGui import QGuiApplication, QPainter, QPaintEvent, QPen, QPixmap
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
from acquire_desktop.ui.acquire.table.table_widgets import TableWidgets
from acquire_desktop.ui.acquire.table.walkthrough.flight import draw_coin
from acquire_desktop.ui.kit.look import icons, motion, theme
from acquire_desktop.ui.kit.look.chain_chip import PATTERN_ALPHA
from acquire_desktop.ui.kit.look.colors import with_alpha
from acquire_desktop.ui.kit.look.kept_pictures import new_picture
from acquire_desktop.ui.kit.painted_button import draw_box

_CERTIFICATE_PX: Final = (46, 32)
_COIN_PX: Final = 22, 22
_MOST: Final = 3
"""So many certificates or coins stand for any number of them."""
_LAG_MS: Final = 70
"""How much later each of them starts than the one before."""
_LIFT: Final = 0.08
"""How far a way bends upwards, as a share of its length."""
_FIELD: Final = 0.45
"""Where the crest of a chain card is, as a share of its height from its left."""
_STOCK_ROW: Final = 0.65
"""Where the stock of a player card is, as a share of its height."""

_Paint = Callable[[QPainter, QRectF], None]


class Deal(NamedTuple):
    """A player's gain from a chain, or payment for it."""

    seat: Seat
    chain: Chain
    stocks: int = 0
    """Below 0 for those that went back to the bank."""
    cash: int = 0
    """Dollars received."""


class Flight(NamedTuple):
    """One thing on its way."""

    picture: QPixmap
    start: QRectF
    end: QRectF
    begins_ms: int
    lands_ms: int


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


class Flights(QObject):
    """Lets tiles fly to the board, and stock and money between chain cards and player cards.

    It learns of a step before the table shows it, and finds the tile where it was. All flights
    end at once with whatever comes next. Where a part is not on view, nothing flies to it or from
    it; what flies was named in an event that all may see.
    """

    def __init__(self, page: QWidget, parts: TableWidgets, session: Session) -> None:
        super().__init__(page)
        self._page, self._parts, self._session = page, parts, session
        self.sprites: list[Sprite] = []
        """The pictures on their way."""
        self._deals: list[Deal] = []
        # The cards may change their order with a step: what is dealt flies once they have.
        self._shown = QTimer(self, singleShot=True)
        self._shown.timeout.connect(self._start)
        self._animation = QVariantAnimation(self)
        self._animation.setStartValue(0.0)
        self._animation.setEndValue(1.0)
        self._animation.valueChanged.connect(self._move)
        self._animation.finished.connect(self._clear)
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
            self._clear()
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
            self._show(flight)
        self._deals += chain.from_iterable(map(deals_of, played))
        if self.is_flying:
            self._shown.start()

    def _show(self, flight: Flight) -> None:
        self.sprites.append(Sprite(flight, self._page))
        self.sprites[-1].show_moment(0)

    def _start(self) -> None:
        """Let everything fly, from where it is after the step."""
        lies_ms = theme.TRAVEL_MS if self.sprites else 0
        for deal in self._deals:
            for flight in self._flights_of_deal(deal, lies_ms):
                self._show(flight)
        self._deals.clear()
        if self.sprites:
            self._animation.setDuration(max(each.flight.lands_ms for each in self.sprites))
            self._animation.start()

    def _may_fly(self) -> bool:
        parts, session = self._parts, self._session
        view, pace = parts.board.shown_view, session.computer_turns.pace
        is_covered = session.screen.is_closed or parts.decision_area.scene.isVisible()
        if view is None or is_covered or parts.moment.is_looking_back or pace.is_skipping:
            return False
        decides = session.players[getattr(view.decision, "seat", view.turn_seat)]
        is_instant = pace.speed is Speed.INSTANT and not decides.decides
        return motion.is_on() and self._page.isVisible() and not is_instant

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
        middle = QRectF(self._page.mapFromGlobal(space.topLeft()), space.size()).center()
        end = _around(middle, space.width() * HIGH, space.height() * HIGH)
        side = min(start.width(), start.height())
        self._expect_tile(theme.TRAVEL_MS)
        picture = _picture(end, lambda painter, box: drawing.draw_carried(painter, box, tile))
        yield Flight(picture, _around(start.center(), side, side), end, 0, theme.TRAVEL_MS)

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
        stock: _Paint = partial(_paint_stock, letter)
        coins = deal.cash, purse.center(), _COIN_PX, _paint_coin
        for count, held, size, paint in ((deal.stocks, row, _CERTIFICATE_PX, stock), coins):
            width, height = map(theme.scaled, size)
            way = [_around(crest, width, height), _around(held, width, height)]
            picture = _picture(way[0], paint)
            for index in range(min(_MOST, abs(count))):
                starts = begins_ms + index * _LAG_MS
                start, end = way if count > 0 else reversed(way)
                yield Flight(picture, start, end, starts, starts + theme.SLIDE_MS)

    def _expect_tile(self, arrives_ms: int) -> None:
        scene = self._parts.board.scene()
        if isinstance(scene, BoardScene):
            scene.expect_tile(arrives_ms)

    def _in_sight(self, part: QWidget, rect: QRect) -> QRectF | None:
        """Return where a piece of a part is on the page, or None where nobody sees it."""
        if not part.isVisible() or not part.rect().intersects(rect):
            return None
        return QRectF(part.mapTo(self._page, QPoint()) + rect.topLeft(), rect.size())

    def _move(self, done: float) -> None:
        for sprite in self.sprites:
            sprite.show_moment(done * self._animation.duration())

    def _clear(self) -> None:
        self._shown.stop()
        self._animation.stop()
        self._deals.clear()
        for sprite in self.sprites:
            sprite.hide()
            sprite.deleteLater()
        self.sprites.clear()


class Sprite(QWidget):
    """The picture of a flight; only its own area is painted again, and clicks go through it."""

    _ease = QEasingCurve(QEasingCurve.Type.InOutQuad)

    def __init__(self, flight: Flight, parent: QWidget) -> None:
        super().__init__(parent)
        self.flight = flight
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.hide()

    def show_moment(self, time_ms: float) -> None:
        """Be where the thing is at a time; before and after its flight nowhere."""
        _, start, end, begins_ms, lands_ms = self.flight
        is_on_its_way = begins_ms <= time_ms < lands_ms
        if is_on_its_way:
            done = self._ease.valueForProgress((time_ms - begins_ms) / (lands_ms - begins_ms))
            line = end.center() - start.center()
            lift = QPointF(0, math.hypot(line.x(), line.y()) * _LIFT * 4 * done * (1 - done))
            size = start.size() * (1 - done) + end.size() * done
            middle = start.center() + line * done - lift
            self.setGeometry(_around(middle, size.width(), size.height()).toAlignedRect())
        self.setVisible(is_on_its_way)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.drawPixmap(self.rect(), self.flight.picture)


def _around(middle: QPointF, width: float, height: float) -> QRectF:
    return QRectF(middle.x() - width / 2, middle.y() - height / 2, width, height)


def _picture(like: QRectF, paint: _Paint) -> QPixmap:
    box = QRectF(0, 0, like.width(), like.height())
    ratio = QGuiApplication.primaryScreen().devicePixelRatio()
    return new_picture(box, lambda painter: paint(painter, box), ratio)


def _paint_stock(letter: str, painter: QPainter, box: QRectF) -> None:
    colors, look = theme.chain(letter), theme.current()
    paper = box.adjusted(1, 1, -1, -1)
    draw_box(painter, paper, theme.RADIUS_SMALL, look.paper_raised, QPen(look.tile_outline, 1))
    field = paper.adjusted(3, 3, -3, -3)
    painter.fillRect(field, colors.fill)
    icons.draw_pattern(painter, field, letter, with_alpha(colors.ink, PATTERN_ALPHA / 2))
    side = field.height() - 4
    icons.draw_crest(painter, _around(field.center(), side, side), letter, colors.ink)


def _paint_coin(painter: QPainter, box: QRectF) -> None:
    draw_coin(painter, box.center())
