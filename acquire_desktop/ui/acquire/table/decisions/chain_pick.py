"""Chain pick: a chain in the Line as a button with its crest, and what its stock costs."""

from typing import Final

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QColor, QPainter, QPen

from acquire_desktop.ui.acquire.table.decisions.card_button import CardButton
from acquire_desktop.ui.acquire.table.decisions.chain_face import ChainFace
from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.look.chain_chip import draw_chip
from acquire_desktop.ui.kit.look.colors import with_alpha
from acquire_desktop.ui.kit.look.lettering import width_px, write
from acquire_desktop.ui.kit.painted_button import draw_box, draw_ring
from acquire_desktop.ui.kit.texts import join_terse

_CREST_PX: Final = 18
_LARGE_CREST_PX: Final = 28
_HIGH_PX: Final = 38
"""From this height on the crest is large."""
_LEAST_WIDTH_PX: Final = 40


class ChainPick(CardButton):
    """Offers one chain, a double click confirms it; the one that is picked has a brass edge."""

    def __init__(self, face: ChainFace) -> None:
        super().__init__()
        self._room = QSize(_LEAST_WIDTH_PX, _CREST_PX)
        self._shows_price = True
        self.show_face(face)

    def show_face(self, face: ChainFace) -> None:
        """Show a chain with its price, and whether it is the one that is picked."""
        self.face = face
        self.setCheckable(True)
        self.setChecked(bool(face.is_chosen))
        self.setAccessibleName(join_terse([face.spec.name, face.price]))
        self.setToolTip(f"{face.spec.name}, {face.price}")
        self.updateGeometry()
        self.update()

    def full_width(self) -> int:
        """Return the width with crest and price, in pixels."""
        words = width_px(self.face.price, "small", bold=True)
        return words + self._crest_px() + theme.SPACE_HALF + 2 * theme.SPACE_HALF

    def fit(self, room: QSize) -> None:
        """Be so large; the price is shown where it fits beside the crest."""
        self._room = room
        self._shows_price = room.width() >= self.full_width()
        self.updateGeometry()
        self.update()

    def _crest_px(self) -> int:
        is_high = self._room.height() >= theme.scaled(_HIGH_PX)
        return theme.scaled(_LARGE_CREST_PX if is_high else _CREST_PX)

    def sizeHint(self) -> QSize:
        return self._room

    def paint(self, painter: QPainter) -> None:
        look, letter = theme.current(), self.face.spec.letter
        frame = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        pen = QPen(look.hairline, theme.HAIRLINE_PX)
        if self.face.is_chosen:
            pen = QPen(look.brass, theme.OUTLINE_PX)
        ground = with_alpha(theme.chain(letter).fill, 0.45 if self.face.is_chosen else 0.22)
        draw_box(painter, frame, theme.RADIUS, self.ground(look.paper_raised))
        draw_box(painter, frame, theme.RADIUS, ground, pen)
        self._paint_content(painter, frame, letter, look.ink)
        if self.hasFocus():
            draw_ring(painter, frame, theme.RADIUS)

    def _paint_content(self, painter: QPainter, frame: QRectF, letter: str, ink: QColor) -> None:
        most = min(frame.width(), frame.height()) - theme.SPACE_HALF
        side = min(float(self._crest_px()) if self._shows_price else most, most)
        words = width_px(self.face.price, "small", bold=True) if self._shows_price else 0
        gap = theme.SPACE_HALF if self._shows_price else 0
        left = frame.center().x() - (side + gap + words) / 2
        chip = QRectF(left, frame.center().y() - side / 2, side, side)
        draw_chip(painter, chip, letter, outlined=True)
        if self._shows_price:
            price = QRectF(chip.right() + gap, frame.top(), words + 1, frame.height())
            is_bold = bool(self.face.is_chosen)
            write(painter, price, self.face.price, ink, "small", bold=is_bold)
