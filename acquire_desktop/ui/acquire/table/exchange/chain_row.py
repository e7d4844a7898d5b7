"""Stock exchange: the row of one chain, on which it is chosen and stock of it bought."""

from typing import Final

from PySide6.QtCore import QEasingCurve, QRectF, QSize, Qt, QVariantAnimation, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPen, QResizeEvent

from acquire_desktop.ui.acquire.table.decisions.card_button import CardButton
from acquire_desktop.ui.acquire.table.exchange import row_painting
from acquire_desktop.ui.acquire.table.exchange.front_painting import paint_front
from acquire_desktop.ui.acquire.table.exchange.outlook import Fate
from acquire_desktop.ui.acquire.table.exchange.places import LEAST_PX, Places, places_of
from acquire_desktop.ui.acquire.table.exchange.quotes import Quote
from acquire_desktop.ui.acquire.table.exchange.row_painting import RADIUS_PX, Flip, RowText
from acquire_desktop.ui.acquire.table.exchange.step_button import ARROWS, StepButton
from acquire_desktop.ui.acquire.table.forms import RowForm
from acquire_desktop.ui.kit.hover_and_tooltip import clear_words
from acquire_desktop.ui.kit.look import motion, theme
from acquire_desktop.ui.kit.look.writer import Writer
from acquire_desktop.ui.kit.painted_button import draw_box
from acquire_desktop.ui.kit.texts import escape_html, join_terse, translate

FLIP_MS: Final = 260
_LEAST_WIDTH_PX: Final = 280
_STEPPER_GAP_PX: Final = 8
_TOUCHED_PX: Final = 2.5


class ChainRow(CardButton):
    """A chain as a row; while a page asks, a click chooses it as the page's own card would.

    Where stock is bought it has a plus, and a minus with the number of stocks once there are any.

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
        self.form = RowForm.FULL
        self._is_front = False
        self.fewer, self.more = StepButton("minus", self), StepButton("plus", self)
        self._price_before = ""
        self._turning = QVariantAnimation(self)
        self._turning.setStartValue(0.0)
        self._turning.setEndValue(1.0)
        self._turning.setDuration(FLIP_MS)
        self._turning.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._turning.valueChanged.connect(self.update)
        self.clicked.connect(self.chosen)
        self.more.clicked.connect(self.chosen)
        self.fewer.clicked.connect(self.removal_requested)
        for button in (self.fewer, self.more):
            button.attended.connect(self.attended)

    def set_form(self, form: RowForm) -> None:
        """Have as many lines as a form says."""
        if form is not self.form:
            self.form = form
            self._place()

    def set_front(self, is_front: bool) -> None:
        """Be the front of a hotel, or a row."""
        if is_front != self._is_front:
            self._is_front = is_front
            self._place()

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
        self._turn_price(quote)
        self.quote, self.counts_stock, self.is_out = shown
        if quote is None:
            clear_words(self)
        else:
            self._say(quote)
        self._show_buttons()
        self.update()

    def _turn_price(self, quote: Quote | None) -> None:
        """Let the price turn into another one, if both are of one chain on the board."""
        before, self._price_before = self.quote, ""
        self._turning.stop()
        if quote is None or before is None or not (quote.is_active and before.is_active):
            return
        if quote.price != before.price and motion.is_on() and self.isVisible():
            self._price_before = before.price
            self._turning.start()

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

    def _show_buttons(self) -> None:
        """Show the plus where stock is bought of the chain, the minus once there is some."""
        quote, face = self.quote, None
        if quote is not None and self.counts_stock and not quote.is_bank_empty:
            face = quote.face
        has_fewer = face is not None and face.added > 0
        for button, is_shown in ((self.fewer, has_fewer), (self.more, face is not None)):
            if button.hasFocus() and not is_shown:
                self.setFocus(Qt.FocusReason.OtherFocusReason)
            button.setVisible(is_shown)
            clear_words(button)
        self.more.set_strong(face is not None and not face.refusal)
        if face is not None:
            name = face.spec.name
            more = translate("Exchange", "Add one {chain}", chain=name)
            fewer = translate("PurchasePage", "Remove one {chain}", chain=name)
            self.more.say(more, join_terse([t for t in (face.change, face.refusal) if t]))
            self.fewer.say(fewer, face.change)

    # Room

    def sizeHint(self) -> QSize:
        return QSize(theme.scaled(_LEAST_WIDTH_PX), theme.scaled(LEAST_PX[self.form]))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()

    def refit(self) -> None:
        super().refit()
        self._place()

    def _place(self) -> None:
        places = self._places()
        for button, place in ((self.fewer, places.fewer), (self.more, places.more)):
            button.setGeometry(place.toAlignedRect())
        self.update()

    def _places(self) -> Places:
        quote = self.quote
        has_size = quote is not None and bool(quote.size)
        return places_of(self.form, self.width(), self.height(), has_size=has_size)

    # Keys

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in ARROWS:
            event.ignore()
        else:
            super().keyPressEvent(event)

    # Painting

    def paint(self, painter: QPainter) -> None:
        quote, look = self.quote, theme.current()
        if quote is None:
            return
        frame = QRectF(self.rect()).adjusted(1, 1, -1, -2)
        if self._is_front:
            paint_front(painter, frame, quote)
            if quote.is_touched or self.hasFocus():
                draw_box(painter, frame, RADIUS_PX, pen=self._outline(quote))
            return
        is_quiet = not quote.is_active and not quote.is_touched
        usual = look.panel if is_quiet else look.paper_raised
        ground = self.ground(usual, reacts=quote.is_open)
        draw_box(painter, frame.translated(0, 1), RADIUS_PX, look.shadow)
        draw_box(painter, frame, RADIUS_PX, ground)
        places = self._places()
        is_out = self.is_out or quote.fate is Fate.ENDS
        row_painting.paint_badge(painter, places, quote, is_out=is_out)
        self._paint_texts(painter, places, quote)
        draw_box(painter, frame, RADIUS_PX, pen=self._outline(quote))

    def _paint_texts(self, painter: QPainter, places: Places, quote: Quote) -> None:
        look, face, text = theme.current(), quote.face, RowText(painter, places, quote)
        ink = look.disabled if self.is_out else look.ink
        if not (quote.is_active or face is not None or quote.fate is not Fate.NONE):
            text.paint_waiting(look.ink_muted)
            return
        added = 0 if face is None or not self.counts_stock else face.added
        stepper_px = 0.0
        if not self.more.isHidden():
            button = self.fewer if added else self.more
            stepper_px = places.head.right() - button.x() + _STEPPER_GAP_PX
        flip = None
        if self._price_before and self._turning.state() is QVariantAnimation.State.Running:
            flip = Flip(self._price_before, float(self._turning.currentValue()))
        text.paint(ink, stepper_px, flip)
        if added > 0 and not self.more.isHidden():
            count = QRectF(self.fewer.geometry()).united(QRectF(self.more.geometry()))
            centre = Qt.AlignmentFlag.AlignCenter
            px = round(places.more.width() * 0.56)
            Writer(painter).figure(count, str(added), look.ink, px, centre)

    def _outline(self, quote: Quote) -> QPen:
        look = theme.current()
        if self.hasFocus():
            return QPen(look.focus, theme.FOCUS_PX)
        if quote.is_touched:
            return QPen(look.brass, _TOUCHED_PX)
        if quote.is_open and quote.face is not None and quote.face.is_chosen is not None:
            return QPen(look.accent, theme.HAIRLINE_PX)
        return QPen(look.hairline, theme.HAIRLINE_PX)
