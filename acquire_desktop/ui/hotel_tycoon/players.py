"""The players' cards: who has how much, whose turn it is, and the cards in the own hand."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QPushButton, QSizePolicy, QStackedLayout, QWidget

from acquire_desktop.games.hotel_tycoon.engine.board import NOBODY, Seat
from acquire_desktop.games.hotel_tycoon.engine.view import View
from acquire_desktop.ui.hotel_tycoon.words.card_texts import card_text, card_title
from acquire_desktop.ui.hotel_tycoon.words.names import Names, profile_name
from acquire_desktop.ui.kit.adaptive import Adaptive
from acquire_desktop.ui.kit.boxes import column
from acquire_desktop.ui.kit.fit import first_that_fits
from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.look.lettering import RIGHT, shrunk, width_px, write, write_shrunk
from acquire_desktop.ui.kit.look.portraits import Face, draw_face
from acquire_desktop.ui.kit.look.seat_marks import draw_mark
from acquire_desktop.ui.kit.painted_button import draw_box
from acquire_desktop.ui.kit.texts import (
    escape_html,
    escape_mnemonic,
    join_list,
    join_terse,
    label,
    money,
    number,
    translate,
)

_LEFT: Final = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
_GAP: Final = 6
_SLACK_PX: Final = 4
"""How much of the space between lines a text of two lines may take beyond them."""


class PlayerCard(Adaptive, QWidget):
    """One player: mark, name, cash, and what there is to know."""

    is_region = True

    def __init__(self, seat: Seat) -> None:
        super().__init__()
        self._seat = seat
        self._name = self._cash = ""
        self._notes = [""]
        self._cards = 0
        self._face = Face("", seat)
        self._acts = self._is_out = False
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_view(self, view: View, names: Names) -> None:
        """Show the player of this seat."""
        seat = self._seat
        self._name = names.first(seat)
        hides = view.options.hide_cash and seat != view.seat
        self._cash = translate("HotelPlayers", "hidden") if hides else money(view.cash[seat])
        self._notes = _notes(view, seat, hides=hides)
        self._cards = 0 if view.out[seat] else view.hand_sizes[seat] + view.first_card_counts[seat]
        self._acts = seat == view.decision.seat and view.end_reason is None
        self._is_out = view.out[seat]
        self._face = Face("", names.mark(seat))
        held = (view.open_hands[seat], view.open_first_cards[seat]) if view.open_hands else ()
        titles = [card_title(card) for cards in held for card in cards]
        text = join_terse(list(filter(None, (*self.texts, join_terse(titles)))))
        self.setAccessibleName(text)
        self.setToolTip(escape_html(text))
        self.update()

    @property
    def texts(self) -> tuple[str, str, str]:
        """Name, cash, and all else in words."""
        note = join_terse(list(filter(None, (self._notes[0], _cards_text(self._cards)))))
        return self._name, self._cash, note

    def sizeHint(self) -> QSize:
        return QSize(theme.scaled(150), theme.scaled(54))

    def minimumSizeHint(self) -> QSize:
        return QSize(theme.scaled(110), theme.scaled(54))

    def refit(self) -> None:
        self.updateGeometry()

    def paintEvent(self, event: QPaintEvent) -> None:
        look = theme.current()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        ground = look.accent_soft if self._acts else look.paper_raised
        edge = QPen(look.accent, 2) if self._acts else QPen(look.hairline, 1)
        draw_box(painter, box, theme.RADIUS, ground)
        draw_box(painter, box, theme.RADIUS, pen=edge)
        side = theme.scaled(30)
        square = QRectF(_GAP + 2, (self.height() - side) / 2, side, side)
        if self._face.portrait:
            draw_face(painter, square, self._face)
        else:
            draw_mark(painter, QPointF(square.center()), side * 0.34, self._face.mark)
        left = int(square.right()) + _GAP
        width, half = self.width() - left - _GAP - 2, self.height() // 2
        ink = look.disabled if self._is_out else look.ink
        painter.setPen(ink)
        painter.setFont(theme.font("body", bold=True))
        cash = painter.fontMetrics().horizontalAdvance(self._cash)
        top = QRect(left, 4, width, half - 2)
        painter.drawText(top, RIGHT, self._cash)
        top.setWidth(max(width - cash - _GAP, 24))
        write_shrunk(painter, top, self._name, theme.font("body"), _LEFT)
        width -= self._paint_cards(painter, QRect(left, half, width, half - 4))
        note, font = self.note_in(width)
        painter.setFont(font)
        painter.setPen(look.ink_muted)
        painter.drawText(QRect(left, half, width, half - 4), _LEFT, note)

    def _paint_cards(self, painter: QPainter, place: QRect) -> int:
        """Draw a card and how many there are at the right, and return the width of both."""
        if not self._cards:
            return 0
        look, text = theme.current(), number(self._cards)
        write(painter, place, text, look.ink_muted, flags=RIGHT)
        height = round(theme.text_px("small") * 0.95)
        x = place.right() - width_px(text) - _GAP - round(height * 0.7)
        box = QRectF(x, place.center().y() - height / 2 + 1, height * 0.7, height)
        draw_box(painter, box, 2, look.paper_raised, QPen(look.ink_muted, 1.4))
        return place.right() - x + _GAP

    def note_in(self, width: int) -> tuple[str, QFont]:
        """Return the longest note that fits into so many pixels, and its letters.

        Where none does it is the shortest, in smaller letters.
        """
        note = first_that_fits(self._notes, lambda each: width_px(each) <= width)
        return note, shrunk(theme.font("small"), note, width)


def _notes(view: View, seat: Seat, *, hides: bool) -> list[str]:
    """Return the notes on a player beside cash and cards, longest text first.

    What keeps a player from moving or earning comes last, so that it is what stays.
    """
    if view.out[seat]:
        return [translate("HotelPlayers", "bankrupt")]
    profile, worth = view.profiles[seat], money(view.worth[seat])
    parts = [] if profile is None else [profile_name(profile)]
    if not hides:
        parts.append(translate("HotelPlayers", "worth {worth}", worth=worth))
    if view.parked[seat]:
        parts.append(translate("HotelPlayers", "parked"))
    if view.resting[seat]:
        parts.append(translate("HotelPlayers", "resting"))
    if view.skips[seat]:
        parts.append(translate("HotelPlayers", "misses a turn"))
    notes = [join_terse(parts[at:]) for at in range(len(parts))] or [""]
    is_worth_last = not (hides or view.parked[seat] or view.resting[seat] or view.skips[seat])
    return [*notes, worth] if is_worth_last else notes


def _cards_text(count: int) -> str:
    """Return how many cards a player holds, in words; empty for none."""
    return translate("HotelPlayers", "%n card(s)", n=count) if count else ""


def _hand_text(titles: Sequence[str], shown: int | None = None) -> str:
    """Return the cards of the own hand in words.

    Args:
        titles: Of all its cards.
        shown: How many are named; None for all.
    """
    if not titles:
        return translate("HotelPlayers", "No event card in your hand.")
    more = 0 if shown is None else len(titles) - shown
    if not more:
        return translate("HotelPlayers", "In your hand: {cards}", cards=join_list(titles))
    named = join_terse(titles[:shown])
    return translate("HotelPlayers", "In your hand: {cards} and %n more", n=more, cards=named)


class Players(Adaptive, QWidget):
    """All players' cards, and the hand of the seat whose view it is."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.cards: list[PlayerCard] = []
        self._held: list[str] | None = None
        """The titles of the own cards; None while the view is nobody's."""
        self._has_cards = False
        self.hand = label("", "small", tone="muted", wraps=True)
        """Names as many cards of the own hand as two lines hold, so that nothing below moves."""
        self.hand.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self._grid = QGridLayout()
        self._grid.setSpacing(theme.SPACE_HALF)
        self._columns = 2
        self.opener = QPushButton()
        """Opens the hand that is closed while others look on."""
        self.opener.setAutoDefault(True)
        self._place = QWidget()
        self._places = QStackedLayout(self._place)
        for part in (self.hand, self.opener):
            self._places.addWidget(part)
        column(self._grid, self._place, of=self, spacing=theme.SPACE_HALF)

    def set_columns(self, columns: int) -> None:
        """Lay the cards out in so many columns."""
        if columns != self._columns:
            self._columns = columns
            self._lay_out()

    def show_view(self, view: View, names: Names) -> None:
        """Show all players as a view has them."""
        if len(self.cards) != view.players:
            for card in self.cards:
                card.deleteLater()
            self.cards = [PlayerCard(seat) for seat in range(view.players)]
            self._lay_out()
        for card in self.cards:
            card.show_view(view, names)
        held = (*view.hand, *view.first_cards)
        self._held = None if view.seat == NOBODY else [card_title(card) for card in held]
        self._has_cards = view.options.events
        self._show_place()
        self.hand.setAccessibleName("" if self._held is None else _hand_text(self._held))
        tips = [
            f"<p><b>{escape_html(card_title(c))}</b> {escape_html(card_text(c))}</p>" for c in held
        ]
        self.hand.setToolTip("".join(tips))
        self._fit_hand()

    def show_closed(self, text: str) -> None:
        """Offer to open a closed hand.

        Args:
            text: What the button says that does so; empty while the hand lies open.
        """
        self.opener.setText(escape_mnemonic(text))
        self._places.setCurrentWidget(self.opener if text else self.hand)
        self._show_place()

    def _show_place(self) -> None:
        """Keep the line below the cards where there are event cards, or a hand to open."""
        self._place.setVisible(self._has_cards or bool(self.opener.text()))

    def refit(self) -> None:
        self._fit_hand()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_hand()

    def _fit_hand(self) -> None:
        """Name as many cards as two lines hold, and say how many more there are."""
        room = 2 * QFontMetrics(theme.font("small")).lineSpacing()
        self._place.setFixedHeight(max(room, self.opener.sizeHint().height()))
        if self._held is None:
            self.hand.setText("")
            return
        for count in range(max(len(self._held), 1), 0, -1):
            self.hand.setText(_hand_text(self._held, count))
            if self.hand.heightForWidth(self.width()) <= room + _SLACK_PX:
                break

    def _lay_out(self) -> None:
        for at, card in enumerate(self.cards):
            self._grid.addWidget(card, at // self._columns, at % self._columns)
