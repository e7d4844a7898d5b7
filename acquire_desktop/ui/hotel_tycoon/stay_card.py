"""The stay as a scene: nights, price of a night and sum, over the middle of the board."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QGraphicsView, QWidget

from acquire_desktop.games.hotel_tycoon.engine.events import Event, StayBilled
from acquire_desktop.ui.hotel_tycoon.board.geometry import STAY_AT
from acquire_desktop.ui.hotel_tycoon.board.glyphs import draw_die
from acquire_desktop.ui.hotel_tycoon.words.names import Names, property_name
from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.look.lettering import write_shrunk
from acquire_desktop.ui.kit.painted_button import draw_box
from acquire_desktop.ui.kit.texts import money, number, translate

_WIDTH, _HEIGHT = 300, 168
"""The card as it is laid out, at 100 %: on a large board everything grows with it."""
_LEAST_WIDTH, _LEAST_HEIGHT = 240, 134
"""How small it may become for the sake of the hotels around it."""
_CENTER: Final = Qt.AlignmentFlag.AlignCenter
_MOON: Final = 11.0
_MARGIN: Final = 12


def card_place(room: QWidget, middle: QPoint, wanted: QSize) -> QRect:
    """Return where a card over the board lies, smaller where there is too little room.

    Args:
        room: What the card lies in.
        middle: What it is laid over.
        wanted: The size of the card.
    """
    inner = room.rect().adjusted(theme.SPACE, theme.SPACE, -theme.SPACE, -theme.SPACE)
    place = QRect(QPoint(), wanted.boundedTo(inner.size()))
    place.moveCenter(middle)
    place.moveLeft(min(max(place.left(), inner.left()), inner.right() + 1 - place.width()))
    place.moveTop(min(max(place.top(), inner.top()), inner.bottom() + 1 - place.height()))
    return place


class StayCard(QWidget):
    """Lies over the board after a stay, until the next thing happens; it takes no clicks."""

    def __init__(self, parent: QWidget, board: QGraphicsView) -> None:
        """Make the card, hidden.

        Args:
            parent: What the board stands in, which gives the room where the board is small.
            board: Where the card lies.
        """
        super().__init__(parent)
        self._room, self._board = parent, board
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._stay: StayBilled | None = None
        self._names = Names(())
        self.hide()

    def show_events(self, events: Sequence[Event], names: Names) -> None:
        """Show the last stay among some events, or nothing."""
        stays = [event for event in events if isinstance(event, StayBilled)]
        self._stay, self._names = (stays[-1] if stays else None), names
        self.setVisible(bool(stays))
        self.place()
        self.update()

    def place(self) -> None:
        """Lie over dice and key, as large as they, between the hotels: none of those is cut."""
        board = self._board
        middle = board.mapFromScene(STAY_AT).boundingRect().translated(board.geometry().topLeft())
        least = QSize(theme.scaled(_LEAST_WIDTH), theme.scaled(_LEAST_HEIGHT))
        self.setGeometry(card_place(self._room, middle.center(), least.expandedTo(middle.size())))
        self.raise_()

    def texts(self) -> tuple[str, str, str]:
        """Return the guest and the hotel, the sum, and the owner, in words."""
        stay = self._stay
        if stay is None:
            return "", "", ""
        hotel = property_name(stay.property)
        return (
            translate("HotelStay", "{guest} at {hotel}", guest=self._names.first(stay.guest),
                      hotel=hotel),
            translate("HotelStay", "{nights} × {fee} = {amount}", nights=number(stay.nights),
                      fee=money(stay.amount // stay.nights), amount=money(stay.amount)),
            translate("HotelStay", "%n night(s), for {owner}", n=stay.nights,
                      owner=self._names.within(stay.owner)),
        )  # fmt: skip

    def paintEvent(self, event: QPaintEvent) -> None:
        stay, look = self._stay, theme.current()
        if stay is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect()).adjusted(2, 2, -2, -2)
        draw_box(painter, box, theme.RADIUS_LARGE, look.paper_raised)
        draw_box(painter, box, theme.RADIUS_LARGE, pen=QPen(look.safe_brass, 2))
        title, total, owner = self.texts()
        usual = theme.scaled(_WIDTH), theme.scaled(_HEIGHT)
        scale = max(1.0, min(self.width() / usual[0], self.height() / usual[1]))
        painter.scale(scale, scale)
        width, unit = self.width() / scale, self.height() / scale / _HEIGHT
        lines = (
            (title, 12, 26, theme.font("title", bold=True)),
            (total, 84, 36, theme.font("display", bold=True)),
            (owner, 126, 26, theme.font("body")),
        )
        painter.setPen(look.ink)
        for text, top, height, font in lines:
            place = QRectF(_MARGIN, top * unit, width - 2 * _MARGIN, height * unit)
            write_shrunk(painter, place, text, font, _CENTER)
        self._paint_nights(painter, stay.nights, QPointF(width / 2, 61 * unit), unit)

    @staticmethod
    def _paint_nights(painter: QPainter, nights: int, middle: QPointF, unit: float) -> None:
        """Draw the die, and a moon for each night, around a point."""
        look, y = theme.current(), middle.y()
        pitch = 28 * unit
        left = middle.x() - (nights + 1.6) * pitch / 2 + pitch / 2
        draw_die(painter, QPointF(left, y), 26 * unit, nights)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(look.safe_brass)
        for at in range(nights):
            at_moon = QPointF(left + (at + 1.6) * pitch, y)
            moon, shade = QPainterPath(), QPainterPath()
            moon.addEllipse(at_moon, _MOON * unit, _MOON * unit)
            shade.addEllipse(at_moon + QPointF(6, -3) * unit, _MOON * unit, _MOON * unit)
            painter.drawPath(moon.subtracted(shade))
