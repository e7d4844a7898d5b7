"""Choice button: what can be done, with what it costs or brings, and the digit that chooses it."""

from typing import Final, NamedTuple

from PySide6.QtCore import QEvent, QRect, QSize, Qt, Signal
from PySide6.QtGui import QEnterEvent, QFocusEvent, QPainter, QPen
from PySide6.QtWidgets import QSizePolicy

from acquire_desktop.ui.kit.key_guard import ButtonGuard
from acquire_desktop.ui.kit.keys import acting_key, command_key
from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.look.lettering import RIGHT, balanced_px, width_px, wrapped_rect, write
from acquire_desktop.ui.kit.painted_button import PaintedButton, draw_box, draw_ring
from acquire_desktop.ui.kit.texts import (
    escape_html,
    join_sentences,
)

_FLAGS: Final = int(Qt.AlignmentFlag.AlignLeft | Qt.TextFlag.TextWordWrap)
_AIR: Final = theme.SPACE - 1
_CLOSE_AIR: Final = 3
_CENTER: Final = Qt.AlignmentFlag.AlignCenter
_SMALL_PX, _DIGIT_PX = 26, 18
"""Above and below the texts where the choices are drawn closer together."""
_SIZES: Final[tuple[theme.TextSize, ...]] = ("body", "small", "small")
"""Of title, detail and warning."""


class Lines(NamedTuple):
    """The lines of a button."""

    title: str
    detail: str = ""
    warning: str = ""


class ChoiceButton(PaintedButton):
    """One choice.

    Signals:
        pointed (bool): Whether the pointer or the focus is on it now.
    """

    pointed = Signal(bool)

    def __init__(
        self,
        title: str,
        detail: str = "",
        digit: int = 0,
        warning: str = "",
        *,
        short: Lines | None = None,
    ) -> None:
        """Make a button.

        Args:
            title: What the action is called.
            detail: What it costs or brings, in smaller letters.
            digit: Which one chooses it; 0 for none.
            warning: What it may cost, below the rest and in the colour of losses.
            short: What stands there instead where the choices are drawn closer together.
        """
        super().__init__(takes_enter=True)
        self._guard = ButtonGuard(self)
        self.title: Final = title
        self.detail: Final = detail
        self.warning: Final = warning
        self._digit, self._short = digit, short
        self._is_close = self._hides_detail = self._is_small = self._is_marked = False
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.setAccessibleName(title)
        self.setAccessibleDescription(join_sentences([each for each in (detail, warning) if each]))

    def draw_closer(self, is_close: bool) -> None:
        """Draw it lower, for want of room, or as usual."""
        if is_close is not self._is_close:
            self._is_close = is_close
            self.updateGeometry()
            self.update()

    def set_marked(self, is_marked: bool) -> None:
        """Say whether it has an edge of brass."""
        self._is_marked = is_marked
        self.update()

    def make_small(self) -> None:
        """Show the title alone, in one line: what else there is stands beside it in the Line."""
        self._is_small = True
        self.setProperty("line", True)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        said = self.title, self.accessibleDescription()
        self.setToolTip(escape_html(join_sentences([each for each in said if each])))
        self.updateGeometry()

    def hide_detail(self) -> None:
        """Leave out the detail: it stands above, for several buttons. Readers hear it here, too."""
        self._hides_detail = True
        self.updateGeometry()

    def heightForWidth(self, width: int) -> int:
        air = _CLOSE_AIR if self._is_close else _AIR
        return max(sum(self._heights(width)) + 2 * air, theme.TARGET_PX)

    def sizeHint(self) -> QSize:
        if self._is_small:
            digit = theme.scaled(_DIGIT_PX) if self._digit else 0
            wide = width_px(self._small_title(), "small", bold=True) + 2 * theme.SPACE
            return QSize(wide + digit, theme.scaled(_SMALL_PX))
        return QSize(theme.scaled(260), self.heightForWidth(max(self.width(), theme.scaled(220))))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint() if self._is_small else QSize(theme.scaled(160), theme.TARGET_PX)

    def paint(self, painter: QPainter) -> None:
        look = theme.current()
        box = self.rect().adjusted(1, 1, -1, -1).toRectF()
        draw_box(painter, box, theme.RADIUS, self.ground(look.paper_raised))
        pen = QPen(look.border, theme.HAIRLINE_PX)
        if self._is_marked:
            pen = QPen(look.brass, theme.OUTLINE_PX + 1)
        draw_box(painter, box, theme.RADIUS, pen=pen)
        if self._is_small:
            self._paint_small(painter)
            return
        heights = self._heights(self.width())
        left, width = self._left(), self.width() - self._left() - _AIR
        top = (self.height() - sum(heights)) // 2
        if self._digit:
            place = QRect(0, top, self._left(), heights[0])
            centre = Qt.AlignmentFlag.AlignCenter
            sign = acting_key(command_key(f"number_{self._digit}"))
            write(painter, place, sign, look.ink_muted, "small", flags=centre)
        if self._is_beside(width):
            place = QRect(left, top, width, heights[0])
            write(painter, place, self._texts().detail, look.ink_muted, "small", flags=RIGHT)
        inks = (look.ink, look.ink_muted, look.loss)
        for text, size, ink, height in zip(self._texts(), _SIZES, inks, heights, strict=True):
            if not height:
                continue
            is_bold = size == "body"
            room = balanced_px(text, theme.font(size, bold=is_bold), width)
            place = QRect(left, top, min(room + 2, width), height)
            write(painter, place, text, ink, size, bold=is_bold, flags=_FLAGS)
            top += height
        if self.hasFocus():
            draw_ring(painter, box, theme.RADIUS)

    def _paint_small(self, painter: QPainter) -> None:
        look, place = theme.current(), self.rect()
        if self._digit:
            sign = acting_key(command_key(f"number_{self._digit}"))
            digit = QRect(0, 0, theme.scaled(_DIGIT_PX) + theme.SPACE, self.height())
            write(painter, digit, sign, look.ink_muted, flags=_CENTER)
            place.setLeft(theme.scaled(_DIGIT_PX))
        write(painter, place, self._small_title(), look.ink, bold=True, flags=_CENTER)
        if self.hasFocus():
            draw_ring(painter, self.rect().adjusted(1, 1, -1, -1).toRectF(), theme.RADIUS)

    def _small_title(self) -> str:
        return self._short.title if self._short is not None else self.title

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

    def _texts(self) -> Lines:
        if self._is_close and self._short is not None:
            return self._short
        detail = "" if self._hides_detail else self.detail
        return Lines(self.title, detail, self.warning)

    def _is_beside(self, width: int) -> bool:
        """Tell whether the detail stands beside the title, where there is so much room for both."""
        texts = self._texts()
        if not self._is_close or not texts.detail:
            return False
        both = width_px(texts.title, "body", bold=True) + width_px(texts.detail)
        return both + theme.SPACE_2 <= width

    def _heights(self, width: int) -> list[int]:
        """Return the heights of all texts in a button of a width, in pixels; 0 for none below."""
        inner = max(width - self._left() - _AIR, 20)
        heights = []
        for text, size in zip(self._texts(), _SIZES, strict=True):
            height = wrapped_rect(text, theme.font(size, bold=size == "body"), inner).height() + 2
            heights.append(height if text else 0)
        if self._is_beside(inner):
            heights[1] = 0
        return heights
