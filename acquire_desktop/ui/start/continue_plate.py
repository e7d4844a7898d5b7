"""The plate of the game that was left: its board, and how it stands."""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QRect, QSize, Qt, QTimer
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPaintEvent, QPen, QPixmap

from acquire_desktop.ui.kit.look import icons, theme
from acquire_desktop.ui.kit.look.lettering import LEFT, widest_word_px, wrapped, wrapped_rect
from acquire_desktop.ui.start.plates import Plate

Draw = Callable[[int, float], QPixmap]
"""Draws a board, of a height in logical pixels, with so many device pixels for each of them."""
_BOARD: Final = QSize(132, 99)
_SIDE_PX: Final = 14
_TITLE_PX: Final = 24
_MOST_LINES: Final = 3
_LEAST_WORDS_PX: Final = 150
"""With less beside the board there is no room for it."""
_WRAPS: Final = Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap


class ContinuePlate(Plate):
    """A button with a picture of the board, which is drawn after the page is on the screen."""

    def __init__(self) -> None:
        super().__init__(_TITLE_PX, _SIDE_PX)
        self._draw: Draw | None = None
        self._picture: tuple[object, QPixmap] | None = None

    def set_board(self, draw: Draw | None) -> None:
        """Take what draws the board; None for a game that has no picture."""
        self._draw, self._picture = draw, None
        self.update()

    def has_picture(self) -> bool:
        """Tell whether the board is drawn as it is to be now, or there is none to draw."""
        return self._draw is None or (self._picture or (None,))[0] == self._wanted()

    def content_px(self) -> int:
        words, _lines_px = self._words_px()
        return max(words, self._board_size().height())

    def edge(self) -> QPen:
        return QPen(theme.current().brass, 2.5)

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self.has_picture() and self._picture is not None:
            self._take_picture()  # what draws it is loaded
        super().paintEvent(event)
        if not self.has_picture():
            QTimer.singleShot(0, self, self._take_picture)

    def paint_content(self, painter: QPainter, card: QRect, ink: QColor, muted: QColor) -> None:
        side, board = self.zoom.px(_SIDE_PX), self._board_size()
        inner = card.adjusted(side, 0, -side, 0)
        if not board.isEmpty():
            place = QRect(inner.left(), card.center().y() - board.height() // 2, *board.toTuple())
            self._paint_board(painter, place)
            inner.setLeft(place.right() + 1 + self.zoom.px(18))
        words, lines_px = self._words_px()
        title, detail = self._fonts()
        high = QFontMetrics(title).height()
        top = inner.top() + (inner.height() - words) // 2
        box = QRect(inner.left(), top, inner.width(), high)
        self._write(painter, box, self.accessibleName(), title, ink, LEFT)
        below = QRect(inner.left(), box.bottom() + 1 + self.zoom.px(2), inner.width(), lines_px)
        painter.setPen(muted)
        painter.setFont(detail)
        is_too_wide = widest_word_px(self.detail, detail) > inner.width()
        flags = _WRAPS | Qt.TextFlag.TextWrapAnywhere if is_too_wide else _WRAPS
        painter.drawText(below, flags, self._shown(inner.width()))

    def _paint_board(self, painter: QPainter, place: QRect) -> None:
        look = theme.current()
        painter.fillRect(place, look.board)
        if self._draw is None:
            sign = QRect(0, 0, place.height() // 2, place.height() // 2)
            sign.moveCenter(place.center())
            icons.draw_icon(painter, sign.toRectF(), "dice", look.ink_muted)
        elif self._picture is not None:
            painter.drawPixmap(place, self._picture[1])
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(look.hairline)
        painter.drawRect(place)

    def _take_picture(self) -> None:
        if self._draw is not None and not self.has_picture():
            height, ratio = self._board_size().height(), self.devicePixelRatioF()
            self._picture = self._wanted(), self._draw(height, ratio)
            self.update()

    def _wanted(self) -> object:
        """Return what decides how the picture looks."""
        return theme.current().name, self._board_size(), self.devicePixelRatioF()

    def _board_size(self) -> QSize:
        size = QSize(*map(self.zoom.px, _BOARD.toTuple()))
        has_room = self._words_room_px(size.width()) >= self.zoom.wide(_LEAST_WORDS_PX)
        return size if has_room else QSize(0, 0)

    def _words_room_px(self, board_px: int) -> int:
        beside = board_px + self.zoom.px(18) if board_px else 0
        return self.width_px - 5 - 2 * self.zoom.px(_SIDE_PX) - beside

    def _words_px(self) -> tuple[int, int]:
        """Return the heights of all words, and of those below the title."""
        title, detail = self._fonts()
        width = self._words_room_px(self._board_size().width())
        line = QFontMetrics(detail).lineSpacing()
        lines = max(wrapped_rect(self.detail, detail, width).height(), line)
        lines = min(lines, _MOST_LINES * line)
        return QFontMetrics(title).height() + self.zoom.px(2) + lines, lines

    def _shown(self, width: int) -> str:
        """Return as much of the summary as fits into its lines."""
        detail = self._fonts()[1]
        metrics, text = QFontMetrics(detail), self.detail
        most = _MOST_LINES * metrics.lineSpacing()
        if wrapped_rect(text, detail, width).height() > most:
            text = metrics.elidedText(text, Qt.TextElideMode.ElideRight, round(2.6 * width))
        return wrapped(text, detail, width)
