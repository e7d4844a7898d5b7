"""A place for one stock in the purchase: empty, or a small certificate that a click removes."""

from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from acquire_desktop.ui.kit.look import icons, theme
from acquire_desktop.ui.table.decisions.certificate import draw_band, rounded

_NARROW_PX = 58
_WIDE_PX = 86
"""Room for letter, crest and minus beside each other."""


class CartSlot(QAbstractButton):
    """Shows one stock to be bought; an empty slot is only an outline."""

    def __init__(self, *, is_narrow: bool = False, parent: QWidget | None = None) -> None:
        """Make an empty slot.

        Args:
            is_narrow: Whether it has room for the letter and the minus only.
            parent: The owner.
        """
        super().__init__(parent)
        self._letter = ""
        self._is_narrow = is_narrow
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)

    def show_stock(self, letter: str, name: str) -> None:
        """Show a stock of a chain, or an empty slot for an empty letter.

        Args:
            letter: The chain's letter.
            name: What the slot is called for help and screen readers.
        """
        self._letter = letter
        self.setEnabled(bool(letter))
        self.setToolTip(name if letter else "")
        self.setAccessibleName(name)
        self.update()

    def sizeHint(self) -> QSize:
        width = _NARROW_PX if self._is_narrow else _WIDE_PX
        return QSize(theme.scaled(width), max(theme.TARGET_PX, theme.scaled(theme.TARGET_PX)))

    def minimumSizeHint(self) -> QSize:
        return QSize(theme.scaled(_NARROW_PX), self.sizeHint().height())

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.StyleChange:
            self.updateGeometry()
        super().changeEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        look = theme.current()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        frame = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        shape = rounded(frame, theme.RADIUS_SMALL)
        pen = QPen(look.border, theme.HAIRLINE_PX, Qt.PenStyle.DashLine)
        if self._letter:
            painter.save()
            painter.setClipPath(shape)
            draw_band(
                painter, frame, self._letter, has_crest=self.width() >= theme.scaled(_WIDE_PX)
            )
            painter.restore()
            self._paint_minus(painter, frame)
            pen = QPen(look.tile_outline, theme.HAIRLINE_PX)
        if self.hasFocus():
            pen = QPen(look.focus, theme.FOCUS_PX)
        painter.setPen(pen)
        painter.drawPath(shape)

    def _paint_minus(self, painter: QPainter, frame: QRectF) -> None:
        look = theme.current()
        side = frame.height() * 0.56
        knob = QRectF(frame.right() - side - 4, frame.center().y() - side / 2, side, side)
        ground = look.accent_soft if self.underMouse() else look.paper_raised
        painter.fillPath(rounded(knob, side / 2), ground)
        icons.draw_icon(painter, knob.adjusted(2, 2, -2, -2), "minus", look.ink)
