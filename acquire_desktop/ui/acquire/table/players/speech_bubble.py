"""Speech bubble: a few words beside the place of the player who says them."""

from typing import Final

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from acquire_desktop.ui.kit.adaptive import Adaptive
from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.look.lettering import balanced_px, width_px, wrapped_rect, write
from acquire_desktop.ui.kit.painted_button import rounded

_MOST_PX: Final = 190
"""How wide name and words are at most."""
_PAD_PX, _TAIL_PX = 9, 9
"""Between the edge and the words, and how far the tail reaches, which is as wide at its root."""
NOWHERE: Final = QRect()
_FLAGS: Final = int(Qt.AlignmentFlag.AlignCenter) | int(Qt.TextFlag.TextWordWrap)


class SpeechBubble(Adaptive, QWidget):
    """Lies over a page for a moment; clicks go through it.

    It goes when language, text size or look change: what it says was measured for the old ones.
    """

    def __init__(self, page: QWidget) -> None:
        super().__init__(page)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._name = self.words = ""
        self._tail = QPointF()
        self.hide()

    def say(self, name: str, words: str, place: QRect, room: QRect, taken: QRect = NOWHERE) -> None:
        """Show words until it is hidden.

        Args:
            name: Who says them.
            words: A short line.
            place: Where the player is on the page.
            room: Where the bubble may be on the page, left or right of the player.
            taken: What it does not lie over: else it is on the lower half of the player's place.
        """
        font, most = theme.font("body"), theme.scaled(_MOST_PX)
        width = min(balanced_px(words, font, most), width_px(words, "body") + 1)
        height = wrapped_rect(words, font, width).height()
        width = max(width, min(most, width_px(name, bold=True) + 1))
        self._name = QFontMetrics(theme.font("small", True)).elidedText(
            name, Qt.TextElideMode.ElideRight, width
        )
        self.words = words
        pad, tail = theme.scaled(_PAD_PX), theme.scaled(_TAIL_PX)
        box = QRect(0, 0, width + 2 * pad + tail, height + self._name_px() + 2 * pad)
        box.moveTop(place.center().y() - box.height() // 2)
        box.moveBottom(min(box.bottom(), room.bottom()))
        box.moveTop(max(box.top(), room.top()))
        is_right = place.center().x() > room.center().x()
        if is_right:
            box.moveRight(room.right() + tail)
        else:
            box.moveLeft(room.left() - tail)
        y = min(max(place.center().y() - box.top(), 2 * tail), box.height() - 2 * tail)
        self._tail = QPointF(box.width() - 1 if is_right else 1, y)
        if box.intersects(taken):
            box.moveCenter(place.center())
            box.moveBottom(place.bottom())
            box.moveLeft(max(0, box.left()))
            self._tail = QPointF()
        self.setGeometry(box)
        self.show()
        self.raise_()
        self.update()

    def refit(self) -> None:
        self.hide()

    def redraw(self) -> None:
        self.hide()

    def _name_px(self) -> int:
        return QFontMetrics(theme.font("small", True)).height()

    def paintEvent(self, event: QPaintEvent) -> None:
        look, painter = theme.current(), QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        tail, pad = theme.scaled(_TAIL_PX), theme.scaled(_PAD_PX)
        body = QRectF(self.rect()).adjusted(tail, 1, -1, -1)
        if self._tail.x() > tail:
            body.moveLeft(1)
        root = body.left() + 1 if self._tail.x() < tail else body.right() - 1
        arrow = QPainterPath(self._tail)
        for y in (-tail / 2, tail / 2):
            arrow.lineTo(QPointF(root, self._tail.y() + y))
        arrow.closeSubpath()
        painter.setPen(QPen(look.ink, 1.4))
        painter.setBrush(look.paper_raised)
        shape = rounded(body, pad)
        painter.drawPath(shape if self._tail.isNull() else shape.united(arrow))
        words = body.adjusted(0, pad, 0, -pad)
        line = QRectF(words.left(), words.top(), words.width(), self._name_px())
        write(painter, line, self._name, look.ink_muted, bold=True, flags=_FLAGS)
        words.setTop(line.bottom())
        words.adjust(pad - 2, 0, 2 - pad, 0)
        write(painter, words, self.words, look.ink, "body", flags=_FLAGS)
