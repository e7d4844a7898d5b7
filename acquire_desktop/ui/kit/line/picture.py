"""Picture at the left of the Line: crests of chains, one sign, or the face of who decides."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from acquire_desktop.ui.kit.adaptive import Adaptive
from acquire_desktop.ui.kit.look import icons, theme
from acquire_desktop.ui.kit.look.chain_chip import draw_chip
from acquire_desktop.ui.kit.look.lettering import write
from acquire_desktop.ui.kit.look.portraits import Face, draw_face
from acquire_desktop.ui.kit.painted_button import draw_box

_SIDE_PX: Final = 36
_LARGE_PX: Final = 52
_LARGE_FROM_PX: Final = 60
"""How large a crest is, and from which height of the Line on it is larger."""
_ARROW_PX: Final = 16
_MOST_CRESTS: Final = 4
_SIGN: Final = 0.46
"""How much of a tile its sign takes."""


class LinePicture(Adaptive, QWidget):
    """Shows what a sentence is about; where crests stand beside each other, the first grows."""

    def __init__(self) -> None:
        super().__init__()
        self._letters: tuple[str, ...] = ()
        self._sign = ""
        self._tile = ""
        self.face: Face | None = None
        self._side_px = _SIDE_PX
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def set_height(self, height_px: int) -> None:
        """Be no higher than the Line has room for."""
        most = theme.scaled(_LARGE_PX if height_px > theme.scaled(_LARGE_FROM_PX) else _SIDE_PX)
        self._side_px = max(1, min(height_px, most))
        self.updateGeometry()
        self.update()

    def show_crests(self, letters: Sequence[str]) -> None:
        """Show chains; the first takes over those after it."""
        self._set(letters=tuple(letters[:_MOST_CRESTS]))

    def show_tile(self, name: str, sign: str) -> None:
        """Show a tile with its name and the sign of what it does."""
        self._set(tile=name, sign=sign)

    def show_face(self, face: Face | None) -> None:
        """Show the face of a player."""
        self._set(face=face)

    def clear(self) -> None:
        """Show nothing."""
        self._set()

    def sizeHint(self) -> QSize:
        side = self._side_px
        if not self._letters:
            has_one = bool(self._tile or self.face)
            return QSize(side if has_one else 0, side)
        count = len(self._letters)
        arrow = (theme.scaled(_ARROW_PX) + theme.SPACE) if count > 1 else 0
        return QSize(count * side + max(0, count - 2) * theme.SPACE_HALF + arrow, side)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        square = QRectF(0, (self.height() - self._side_px) / 2, self._side_px, self._side_px)
        if self._letters:
            self._paint_crests(painter, square)
        elif self._tile:
            self._paint_tile(painter, square.adjusted(1, 1, -1, -1))
        elif self.face is not None:
            draw_face(painter, square, self.face)

    def _paint_crests(self, painter: QPainter, square: QRectF) -> None:
        for number, letter in enumerate(self._letters):
            draw_chip(painter, square.adjusted(1, 1, -1, -1), letter, outlined=True)
            square.translate(square.width(), 0)
            if number or len(self._letters) == 1:
                square.translate(theme.SPACE_HALF, 0)
                continue
            side = theme.scaled(_ARROW_PX)
            arrow = QRectF(square.left() + theme.SPACE_HALF, 0, side, side)
            arrow.moveCenter(QPointF(arrow.center().x(), square.center().y()))
            painter.save()
            painter.translate(arrow.center())
            painter.rotate(180)
            painter.translate(-arrow.center())
            icons.draw_icon(painter, arrow, "arrow-right", theme.current().ink_muted)
            painter.restore()
            square.translate(side + theme.SPACE, 0)

    def _paint_tile(self, painter: QPainter, square: QRectF) -> None:
        look = theme.current()
        draw_box(painter, square, theme.RADIUS, look.independent_fill)
        sign = square.height() * _SIGN
        icon = QRectF(square.center().x() - sign / 2, square.top() + 2, sign, sign)
        icons.draw_icon(painter, icon, self._sign, look.independent_ink)
        words = square.adjusted(0, sign, 0, -1)
        middle = Qt.AlignmentFlag.AlignCenter
        write(painter, words, self._tile, look.independent_ink, "small", bold=True, flags=middle)

    def _set(
        self,
        letters: tuple[str, ...] = (),
        tile: str = "",
        sign: str = "",
        face: Face | None = None,
    ) -> None:
        self._letters, self._tile, self._sign, self.face = letters, tile, sign, face
        self.updateGeometry()
        self.update()
