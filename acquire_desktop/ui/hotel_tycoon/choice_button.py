"""Choice buttons: what an action is called, and in smaller letters what it costs or brings."""

from typing import Final

from PySide6.QtCore import QEvent, QRect, QSize, Qt, Signal
from PySide6.QtGui import QEnterEvent, QFocusEvent, QFontMetrics, QPainter, QPen
from PySide6.QtWidgets import QSizePolicy

from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.look.lettering import write
from acquire_desktop.ui.kit.painted_button import PaintedButton, draw_box, draw_ring
from acquire_desktop.ui.kit.texts import join_sentences, number

_FLAGS: Final = int(Qt.AlignmentFlag.AlignLeft | Qt.TextFlag.TextWordWrap)
_AIR: Final = theme.SPACE - 1
_SIZES: Final[tuple[theme.TextSize, ...]] = ("body", "small", "small")
"""Of title, detail and warning."""


class ChoiceButton(PaintedButton):
    """One choice.

    Signals:
        pointed (bool): Whether the pointer or the focus is on it now.
    """

    pointed = Signal(bool)

    def __init__(self, title: str, detail: str = "", digit: int = 0, warning: str = "") -> None:
        """Make a button.

        Args:
            title: What the action is called.
            detail: What it costs or brings, in smaller letters.
            digit: Which one chooses it; 0 for none.
            warning: What it may cost, below the rest and in the colour of losses.
        """
        super().__init__(takes_enter=True)
        self._title, self._detail, self._digit, self._warning = title, detail, digit, warning
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.setAccessibleName(title)
        self.setAccessibleDescription(join_sentences([each for each in (detail, warning) if each]))

    @property
    def title(self) -> str:
        """The first line."""
        return self._title

    @property
    def detail(self) -> str:
        """What stands below, or nothing."""
        return self._detail

    @property
    def warning(self) -> str:
        """What it may cost, or nothing."""
        return self._warning

    def heightForWidth(self, width: int) -> int:
        return max(sum(self._heights(width)) + 2 * _AIR, theme.TARGET_PX)

    def sizeHint(self) -> QSize:
        return QSize(theme.scaled(260), self.heightForWidth(max(self.width(), theme.scaled(220))))

    def minimumSizeHint(self) -> QSize:
        return QSize(theme.scaled(160), theme.TARGET_PX)

    def paint(self, painter: QPainter) -> None:
        look = theme.current()
        box = self.rect().adjusted(1, 1, -1, -1).toRectF()
        draw_box(painter, box, theme.RADIUS, self.ground(look.paper_raised))
        draw_box(painter, box, theme.RADIUS, pen=QPen(look.border, theme.HAIRLINE_PX))
        heights = self._heights(self.width())
        left, width = self._left(), self.width() - self._left() - _AIR
        top = (self.height() - sum(heights)) // 2
        if self._digit:
            place = QRect(0, top, self._left(), heights[0])
            centre = Qt.AlignmentFlag.AlignCenter
            write(painter, place, number(self._digit), look.ink_muted, "small", flags=centre)
        inks = (look.ink, look.ink_muted, look.loss)
        for text, size, ink, height in zip(self._texts(), _SIZES, inks, heights, strict=True):
            is_bold = size == "body"
            place = QRect(left, top, width, height)
            write(painter, place, text, ink, size, bold=is_bold, flags=_FLAGS)
            top += height
        if self.hasFocus():
            draw_ring(painter, box, theme.RADIUS)

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self.pointed.emit(True)

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.pointed.emit(False)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.pointed.emit(True)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.pointed.emit(False)

    def _left(self) -> int:
        return theme.scaled(26) if self._digit else _AIR + 4

    def _texts(self) -> tuple[str, str, str]:
        return self._title, self._detail, self._warning

    def _heights(self, width: int) -> list[int]:
        """Return the heights of all texts in a button of a width, in pixels."""
        room = QRect(0, 0, max(width - self._left() - _AIR, 20), 10_000)
        heights = []
        for text, size in zip(self._texts(), _SIZES, strict=True):
            metrics = QFontMetrics(theme.font(size, bold=size == "body"))
            height = metrics.boundingRect(room, _FLAGS, text).height() + 2
            heights.append(height if text else 0)
        return heights
