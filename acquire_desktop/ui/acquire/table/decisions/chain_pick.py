"""Chain pick: a chain in the Line as a button, with its crest or its hotel, and a stock's price."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPen

from acquire_desktop.ui.acquire.table.decisions.card_button import CardButton
from acquire_desktop.ui.acquire.table.decisions.page import ChainFace
from acquire_desktop.ui.kit.keys import acting_key, command_key, with_key
from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.look.chain_chip import draw_chip
from acquire_desktop.ui.kit.look.colors import with_alpha
from acquire_desktop.ui.kit.look.facades import draw_facade
from acquire_desktop.ui.kit.look.lettering import RIGHT, width_px, write
from acquire_desktop.ui.kit.painted_button import draw_box, draw_ring
from acquire_desktop.ui.kit.texts import join_terse

_CREST_PX: Final = 18
_LARGE_CREST_PX: Final = 28
_HIGH_PX: Final = 38
"""From this height on the crest is large."""
_LEAST_WIDTH_PX: Final = 40
_HOTEL_PX: Final = 34
_ABOVE_PX: Final = 48
"""From these heights on there is a hotel, and its price stands below it, at 100 % text."""
_STOREYS: Final = 7
_SLIM: Final = 0.5
"""The width of a hotel as a share of its height."""
_LINE: Final = 1.2
"""The height of a line of text as a share of its letters."""


class ChainPick(CardButton):
    """Offers one chain, a double click confirms it; the one that is picked has a brass edge."""

    def __init__(self, face: ChainFace, *, is_hotel: bool) -> None:
        """Make a button.

        Args:
            face: What it shows.
            is_hotel: Whether it shows the hotel that would be built, where there is room.
        """
        super().__init__()
        self._is_hotel = is_hotel
        self._room = QSize(_LEAST_WIDTH_PX, _CREST_PX)
        self.show_face(face)

    def show_face(self, face: ChainFace) -> None:
        """Show a chain with its price, and whether it is the one that is picked."""
        self.face = face
        self.setCheckable(True)
        self.setChecked(bool(face.is_chosen))
        words = join_terse([face.spec.name, face.price])
        self.setAccessibleName(words)
        self.setToolTip(with_key(words, self._key()))
        self.updateGeometry()
        self.update()

    def full_width(self) -> int:
        """Return the width with crest or hotel and price, in pixels."""
        words = width_px(self.face.price, "small", bold=True) + 2 * theme.SPACE_HALF
        if self._has_hotel() and self._is_above():
            return words
        beside = round(self._hotel_px() * _SLIM) if self._has_hotel() else self._crest_px()
        return words + beside + theme.SPACE_HALF

    def fit(self, room: QSize) -> None:
        """Be so large; the price is shown where it has room."""
        self._room = room
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        return self._room

    @property
    def shows_price(self) -> bool:
        """Whether there is room for the price."""
        return self._room.width() >= self.full_width()

    def _key(self) -> str:
        return command_key(f"chain_{self.face.spec.letter}").toString()

    def _has_hotel(self) -> bool:
        return self._is_hotel and self._room.height() >= theme.scaled(_HOTEL_PX)

    def _is_above(self) -> bool:
        return self._room.height() >= theme.scaled(_ABOVE_PX)

    def _hotel_px(self) -> int:
        """Return the height of the hotel."""
        below = round(theme.text_px("small") * _LINE) if self._is_above() else 0
        return self._room.height() - below - theme.SPACE_HALF - 2

    def _crest_px(self) -> int:
        is_high = self._room.height() >= theme.scaled(_HIGH_PX)
        return theme.scaled(_LARGE_CREST_PX if is_high else _CREST_PX)

    def paint(self, painter: QPainter) -> None:
        look, letter = theme.current(), self.face.spec.letter
        frame = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        pen = QPen(look.hairline, theme.HAIRLINE_PX)
        if self.face.is_chosen:
            pen = QPen(look.brass, theme.OUTLINE_PX)
        ground = with_alpha(theme.chain(letter).fill, 0.45 if self.face.is_chosen else 0.22)
        draw_box(painter, frame, theme.RADIUS, self.ground(look.paper_raised))
        draw_box(painter, frame, theme.RADIUS, ground, pen)
        if self._has_hotel() and self.shows_price:
            self._paint_hotel(painter, frame)
        else:
            self._paint_crest(painter, frame)
        if self.hasFocus():
            draw_ring(painter, frame, theme.RADIUS)

    def _paint_hotel(self, painter: QPainter, frame: QRectF) -> None:
        """Paint the hotel, the price below or beside it, and the key in the upper corner."""
        high, line = self._hotel_px(), theme.text_px("small") * _LINE
        box = frame.adjusted(theme.SPACE_HALF, 2, -theme.SPACE_HALF, -2)
        foot, align = QPointF(box.left() + high * _SLIM / 2, box.bottom()), RIGHT
        if self._is_above():
            foot = QPointF(box.center().x(), box.bottom() - line)
            align = Qt.AlignmentFlag.AlignCenter
        letter = self.face.spec.letter
        draw_facade(painter, letter, _STOREYS, foot, high * _SLIM, high)
        price = QRectF(box.left(), box.bottom() - line, box.width(), line)
        ink, is_bold = theme.current().ink, bool(self.face.is_chosen)
        write(painter, price, self.face.price, ink, "small", bold=is_bold, flags=align)
        key = QRectF(box.left(), box.top(), box.width(), line)
        write(painter, key, acting_key(self._key()), ink, "small", bold=True, flags=RIGHT)

    def _paint_crest(self, painter: QPainter, frame: QRectF) -> None:
        has_price, most = self.shows_price, min(frame.width(), frame.height()) - theme.SPACE_HALF
        side = min(float(self._crest_px()) if has_price else most, most)
        words = width_px(self.face.price, "small", bold=True) if has_price else 0
        gap = theme.SPACE_HALF if has_price else 0
        left = frame.center().x() - (side + gap + words) / 2
        chip = QRectF(left, frame.center().y() - side / 2, side, side)
        draw_chip(painter, chip, self.face.spec.letter, outlined=True)
        if has_price:
            price = QRectF(chip.right() + gap, frame.top(), words + 1, frame.height())
            ink, is_bold = theme.current().ink, bool(self.face.is_chosen)
            write(painter, price, self.face.price, ink, "small", bold=is_bold)
