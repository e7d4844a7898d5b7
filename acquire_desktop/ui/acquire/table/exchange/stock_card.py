"""Stock exchange: the card of one chain, a button on which it is chosen and stock bought."""

from typing import Final

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QHoverEvent, QKeyEvent, QMouseEvent, QPainter, QPen

from acquire_desktop.games.acquire.engine.editions import PRICE_ROWS
from acquire_desktop.ui.acquire.table.decisions.card_button import CardButton
from acquire_desktop.ui.acquire.table.decisions.certificate import rounded
from acquire_desktop.ui.acquire.table.exchange import card_painting
from acquire_desktop.ui.acquire.table.exchange.places import Places, least_height, places_of
from acquire_desktop.ui.acquire.table.exchange.quotes import Fate, Quote
from acquire_desktop.ui.kit.hover_and_tooltip import clear_words
from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.look.lettering import width_px
from acquire_desktop.ui.kit.painted_button import draw_box
from acquire_desktop.ui.kit.texts import escape_html, join_terse, money

_FEWER: Final = -1
_MORE: Final = 1
_WHOLE: Final = 0
"""What of a card is hit."""
_WIDTH_PX: Final = 480
_LEAST_WIDTH_PX: Final = 340
_OUT_OPACITY: Final = 0.45
_ABSENT_OPACITY: Final = 0.3
_ARROWS: Final = (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Left, Qt.Key.Key_Right)
"""Qt's button would take them; the stack of cards moves the focus."""


class StockCard(CardButton):
    """A chain as a card; while a page asks, a click chooses it as the page's own card would.

    Signals:
        chosen: The chain is chosen, or one stock of it more.
    """

    chosen = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.quote: Quote | None = None
        self.counts_stock = False
        """Whether it has buttons to add and to take away."""
        self.is_out = False
        """Whether something is chosen in which the chain has no part."""
        self._pressed = self._hot = _WHOLE
        self.clicked.connect(self._do)

    def show_quote(self, quote: Quote | None, *, counts_stock: bool, is_asking: bool) -> None:
        """Show other figures, or nothing.

        Args:
            quote: The figures.
            counts_stock: Whether stock of it may be added and taken away.
            is_asking: Whether one of the chains is to be chosen.
        """
        is_out = is_asking and quote is not None and quote.face is None
        shown = (quote, counts_stock, is_out)
        if shown == (self.quote, self.counts_stock, self.is_out):
            return
        self.quote, self.counts_stock, self.is_out = shown
        if quote is None:
            clear_words(self)
        else:
            self._say(quote)
        self.update()

    def _say(self, quote: Quote) -> None:
        face = quote.face
        spoken = [quote.spoken]
        if face is not None and face.added:
            spoken.append(f"{face.added:+d}")
        self.setAccessibleName(join_terse(spoken))
        self.setAccessibleDescription(quote.tip)
        self.setToolTip(escape_html(quote.tip))
        shapes = Qt.CursorShape
        self.setCursor(shapes.PointingHandCursor if quote.is_open else shapes.ArrowCursor)
        self.setCheckable(face is not None and face.is_chosen is not None)
        self.setChecked(face is not None and bool(face.is_chosen))

    def sizeHint(self) -> QSize:
        return QSize(theme.scaled(_WIDTH_PX), least_height())

    def minimumSizeHint(self) -> QSize:
        return QSize(theme.scaled(_LEAST_WIDTH_PX), least_height())

    # Pointer and keys

    def hitButton(self, pos: QPoint) -> bool:  # noqa: N802 - Qt's name
        return self.rect().contains(pos) and self._part_at(pos.toPointF()) == self._pressed

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._pressed = self._part_at(event.position())
        super().mousePressEvent(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        if self._part_at(event.position()) == _WHOLE:
            super().mouseDoubleClickEvent(event)
        else:
            self.mousePressEvent(event)  # twice is two stocks

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self._pressed = _WHOLE
        if event.key() in _ARROWS:
            event.ignore()
        else:
            super().keyPressEvent(event)

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QHoverEvent):
            is_gone = event.type() == QEvent.Type.HoverLeave
            self._heat(_WHOLE if is_gone else self._part_at(event.position()))
        return super().event(event)

    def _heat(self, part: int) -> None:
        if part != self._hot:
            self._hot = part
            self.update()

    def _do(self) -> None:
        (self.removal_requested if self._pressed == _FEWER else self.chosen).emit()
        self._pressed = _WHOLE

    def _part_at(self, pos: QPointF) -> int:
        quote = self.quote
        if not self.counts_stock or quote is None or quote.face is None:
            return _WHOLE
        places = self._places(quote)
        if quote.face.added and places.fewer.contains(pos):
            return _FEWER
        return _MORE if places.more.contains(pos) else _WHOLE

    # Painting

    def _places(self, quote: Quote) -> Places:
        widest = width_px(money(PRICE_ROWS[-1]), "title", bold=True)
        price = max(widest, card_painting.price_px(quote))
        return places_of(self.width(), self.height(), price)

    def paint(self, painter: QPainter) -> None:
        quote = self.quote
        if quote is None:
            return
        look, frame = theme.current(), QRectF(self.rect()).adjusted(1, 1, -1, -1)
        usual = look.paper_raised if quote.is_open else look.panel
        ground = self.ground(usual, is_on=self.isChecked(), reacts=quote.is_open)
        painter.fillPath(rounded(frame, theme.RADIUS), ground)
        places = self._places(quote)
        card_painting.paint_field(painter, places.field, quote, self._opacity(quote))
        self._paint_figures(painter, places, quote, ground)
        draw_box(painter, frame, theme.RADIUS, pen=self._outline(quote))

    def _opacity(self, quote: Quote) -> float:
        if self.is_out or quote.fate is Fate.ENDS:
            return _OUT_OPACITY
        return 1.0 if quote.is_active or quote.face is not None else _ABSENT_OPACITY

    def _paint_figures(
        self, painter: QPainter, places: Places, quote: Quote, ground: QColor
    ) -> None:
        look, face = theme.current(), quote.face
        is_dim = self.is_out or (face.is_dim if face else not quote.is_active)
        ink = look.disabled if is_dim else look.ink
        has_stepper = self.counts_stock and face is not None
        right = places.fewer.left() if has_stepper else places.more.right()
        room = right - places.head.left() - theme.SPACE
        card_painting.paint_head(painter, places.head, quote, room, ink)
        if quote.is_active or face is not None or quote.fate is not Fate.NONE:
            card_painting.paint_growth(painter, places.bar, quote, ground)
        card_painting.paint_news(painter, places.news, quote, ink)
        card_painting.paint_holders(painter, places.foot, quote, ink)
        if face is None:
            return
        if has_stepper:
            card_painting.paint_stepper(
                painter, places, face.added, self._hot, may_add=quote.is_open
            )
        elif face.added or face.is_chosen:
            text = f"{face.added:+d}".replace("-", "−") if face.added else ""
            card_painting.paint_badge(painter, places.field, text)

    def _outline(self, quote: Quote) -> QPen:
        look, face = theme.current(), quote.face
        if self.hasFocus():
            return QPen(look.focus, theme.FOCUS_PX)
        if face is not None and (face.is_chosen or face.added):
            return QPen(look.accent, theme.OUTLINE_PX)
        if face is not None and quote.is_open:
            return QPen(look.accent if face.is_chosen is not None else look.border, 1)
        if quote.fate in (Fate.GROWS, Fate.OPEN):
            return QPen(look.accent, theme.HAIRLINE_PX, Qt.PenStyle.DashLine)
        return QPen(look.hairline, theme.HAIRLINE_PX)
