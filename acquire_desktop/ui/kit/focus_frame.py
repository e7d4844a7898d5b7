"""A frame that can have the focus as a whole, and shows it to those who use keys."""

from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFocusEvent, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QFrame, QWidget

from acquire_desktop.ui.kit.look import theme

KEY_REASONS: Final = (
    Qt.FocusReason.TabFocusReason,
    Qt.FocusReason.BacktabFocusReason,
    Qt.FocusReason.ShortcutFocusReason,
)
"""Why a focus comes that a key led there."""


class FocusFrame(QFrame):
    """Has a ring while it has the focus, once a key led there or was pressed."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._has_keys = False

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self._has_keys = event.reason() in KEY_REASONS
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._has_keys = False  # whoever comes next does not see how the one before played
        self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self._has_keys |= bool(event.text())
        self.update()
        event.ignore()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if not (self.hasFocus() and self._has_keys):
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(theme.current().focus, theme.FOCUS_PX))
        half = theme.FOCUS_PX / 2
        box = QRectF(self.rect()).adjusted(half, half, -half, -half)
        painter.drawRoundedRect(box, theme.RADIUS_LARGE, theme.RADIUS_LARGE)
