"""The rail below the Line: dice, the last drive, and the event cards of the hand on screen."""

from collections.abc import Sequence
from typing import Any, Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QPushButton, QWidget

from acquire_desktop.games.hotel_tycoon.engine.actions import PlayCard
from acquire_desktop.games.hotel_tycoon.engine.board import NOBODY
from acquire_desktop.games.hotel_tycoon.engine.cards import Card
from acquire_desktop.games.hotel_tycoon.engine.events import CarDrove, TurnBegan
from acquire_desktop.games.hotel_tycoon.engine.setup import Movement, Options
from acquire_desktop.games.hotel_tycoon.engine.view import View
from acquire_desktop.ui.hotel_tycoon.board.glyphs import draw_die
from acquire_desktop.ui.hotel_tycoon.words.card_texts import card_text, card_title
from acquire_desktop.ui.hotel_tycoon.words.event_texts import event_text
from acquire_desktop.ui.hotel_tycoon.words.names import Names
from acquire_desktop.ui.kit.adaptive import Adaptive
from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.look.lettering import width_px, wrapped_rect, write, write_shrunk
from acquire_desktop.ui.kit.painted_button import PaintedButton, draw_box, draw_ring
from acquire_desktop.ui.kit.texts import escape_html, escape_mnemonic, number, translate

_WOOD: Final = 0.2
"""The share of the height that the wood has."""
_CARD_PX, _LEAST_CARD_PX = 116, 74
_MORE_PX: Final = 44
_UNTHROWN: Final = 0.4
_LEFT: Final = int(Qt.AlignmentFlag.AlignVCenter) | int(Qt.TextFlag.TextWordWrap)
_CENTER: Final = int(Qt.AlignmentFlag.AlignCenter) | int(Qt.TextFlag.TextWordWrap)


class HandCard(PaintedButton):
    """One event card of the hand; with an edge of brass while it can be played."""

    def __init__(self, card: Card, options: Options, *, can_play: bool) -> None:
        super().__init__(takes_enter=True)
        self.card = card
        self._can_play = can_play
        title, text = card_title(card), card_text(card, options)
        self.setText(title)
        self.setAccessibleName(title)
        self.setAccessibleDescription(text)
        self.setToolTip(f"<p><b>{escape_html(title)}</b> {escape_html(text)}</p>")
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def sizeHint(self) -> QSize:
        return self.size()  # the rail knows

    def paint(self, painter: QPainter) -> None:
        look, box = theme.current(), QRectF(self.rect()).adjusted(2, 2, -2, -2)
        pen = QPen(look.brass, 3) if self._can_play else QPen(look.border, 1.4)
        draw_box(painter, box.translated(1, 1.5), theme.RADIUS, look.shadow)
        draw_box(painter, box, theme.RADIUS, self.ground(look.paper_raised), pen)
        room = box.adjusted(4, 2, -4, -2)
        size: theme.TextSize = "small"
        wide, bold = int(room.width()), True
        if wrapped_rect(self.text(), theme.font(size, bold=True), wide).height() > room.height():
            bold = False
        write(painter, room, self.text(), look.ink, size, bold=bold, flags=_CENTER)
        if self.hasFocus():
            draw_ring(painter, box, theme.RADIUS)


class Rail(Adaptive, QWidget):
    """Dice and hand; where the hand is closed, the button that opens it.

    Signals:
        card_asked (object): A card of the hand was clicked.
    """

    card_asked = Signal(object)
    is_region = True

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._dice: tuple[int, ...] = ()
        self._view: View | None = None
        self.cards: list[HandCard] = []
        self._hidden = 0
        """How many cards of the hand have no room."""
        self._drive: CarDrove | None = None
        """In the present turn."""
        self._names = Names(())
        self.opener = QPushButton(self)
        """Opens the hand that is closed while others look on."""
        self.opener.setAutoDefault(True)
        self.opener.hide()
        self.retranslate()

    def show_view(self, view: View) -> None:
        """Show the dice, and the hand of the seat whose view it is."""
        self._view, self._dice = view, view.turn.dice
        playable = {each.card for each in view.legal if isinstance(each, PlayCard)}
        for card in self.cards:
            card.hide()
            card.setParent(None)
            card.deleteLater()
        held = () if view.seat == NOBODY else (*view.hand, *view.first_cards)
        self.cards = [HandCard(card, view.options, can_play=card in playable) for card in held]
        for each in self.cards:
            each.setParent(self)
            each.clicked.connect(lambda _checked, card=each.card: self.card_asked.emit(card))
        self.refit()
        self.update()

    def tell(self, entries: Sequence[Any], names: Names) -> None:
        """Take what happened; the next view shows the drive of the turn."""
        self._names = names
        for entry in entries:
            if isinstance(entry, TurnBegan):
                self._drive = None
            elif isinstance(entry, CarDrove):
                self._drive = entry

    def show_closed(self, text: str) -> None:
        """Offer to open a closed hand.

        Args:
            text: What the button says that does so; empty while the hand lies open.
        """
        self.opener.setText(escape_mnemonic(text))
        self.opener.setVisible(bool(text))
        self.refit()

    def retranslate(self) -> None:
        self.setAccessibleName(translate("HotelPlayers", "Dice and cards"))
        if self._view is not None:
            self.show_view(self._view)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.refit()

    def paintEvent(self, event: QPaintEvent) -> None:
        look, painter = theme.current(), QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        wood = QRectF(0, self.height() * (1 - _WOOD), self.width(), self.height() * _WOOD)
        draw_box(painter, wood, theme.RADIUS_SMALL, look.wood)
        side = self._die_px()
        is_one = self._view is not None and self._view.options.movement is Movement.ONE_DIE
        for at, pips in enumerate(self._dice or (0,) * (1 if is_one else 2)):
            middle = QPointF(theme.SPACE + side / 2 + at * (side + theme.SPACE), side / 2 + 2)
            painter.setOpacity(1.0 if pips else _UNTHROWN)
            draw_die(painter, middle, side, pips)
        painter.setOpacity(1.0)
        if self._drive is not None and self._dice and not self.cards and self.opener.isHidden():
            left = int(theme.SPACE_2 + len(self._dice) * (side + theme.SPACE))
            room = QRectF(left, 0, self.width() - left - theme.SPACE, wood.top())
            _write_drive(painter, room, event_text(self._drive, self._names))
        if self._hidden:
            room = QRectF(self.width() - _MORE_PX, 0, _MORE_PX, wood.top())
            more = translate("HotelPlayers", "+{count}", count=number(self._hidden))
            write(painter, room, more, look.ink_muted, "body", bold=True, flags=_CENTER)

    def _die_px(self) -> float:
        return self.height() * (1 - _WOOD * 0.5) - 4

    def refit(self) -> None:
        """Stand the cards beside the dice, as wide as they may be; what has no room is counted."""
        left = int(theme.SPACE_2 + 2 * (self._die_px() + theme.SPACE))
        room = QRectF(left, 0, self.width() - left - theme.SPACE, self.height() * (1 - _WOOD / 2))
        if self.opener.isVisibleTo(self):
            size = self.opener.sizeHint()
            wide = min(size.width(), int(room.width()))
            top = int(room.height() - size.height()) // 2
            self.opener.setGeometry(left, max(0, top), wide, size.height())
        count, gap = len(self.cards), theme.SPACE_HALF
        most = theme.scaled(_CARD_PX)
        least = max(theme.scaled(_LEAST_CARD_PX), width_px("x") * 4)
        wide = int(min(most, room.width() / max(1, count) - gap))
        self._hidden = 0
        if wide < least:
            shown = max(1, int((room.width() - _MORE_PX) // (least + gap)))
            wide, self._hidden = least, count - shown
        for at, card in enumerate(self.cards):
            card.setGeometry(left + at * (wide + gap), 2, wide, int(room.height()) - 2)
            card.setVisible(at < count - self._hidden and not self.opener.isVisibleTo(self))


def _write_drive(painter: QPainter, room: QRectF, text: str) -> None:
    """Write the last drive, in more than one line where it needs them and they fit."""
    ink = theme.current().ink_muted
    sizes: tuple[theme.TextSize, ...] = ("body", "small")
    for size in sizes:
        if wrapped_rect(text, theme.font(size), int(room.width())).height() <= room.height():
            write(painter, room, text, ink, size, flags=_LEFT)
            return
    painter.setPen(ink)
    write_shrunk(painter, room, text, theme.font("small"))
