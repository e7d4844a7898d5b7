"""A label that fits its text into the room there is."""

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSizePolicy

from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.look.lettering import width_px, wrapped_rect
from acquire_desktop.ui.kit.texts import escape_html
from acquire_desktop.ui.kit.wrapped_label import WrappedLabel


class FittedLabel(WrappedLabel):
    """A label whose text becomes small, then wraps, then gives way in the middle."""

    def __init__(
        self, *sizes: theme.TextSize, bold: bool = False, tone: theme.Tone = "ink"
    ) -> None:
        super().__init__()
        self._sizes = sizes
        self._is_bold, self._tone = bold, tone
        self._full = ""
        self._room = QSize()
        self.setWordWrap(False)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    def show_text(self, text: str) -> None:
        """Show a text, shortened in the middle where it does not fit."""
        self._full = text
        self._elide()

    def set_room(self, room: QSize) -> None:
        """Say how much room there is for several lines; an empty one is for one line only."""
        self._room = room
        self._elide()

    def full_text(self) -> str:
        """Return the whole text."""
        return self._full

    def full_width(self) -> int:
        """Return the width of the whole text in its largest size, in pixels."""
        return width_px(self._full, self._sizes[0], bold=self._is_bold)

    def minimumSizeHint(self) -> QSize:
        return QSize(0, super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._elide()

    def _elide(self) -> None:
        """Write the text smaller where it does not fit, then over two lines, or shorten it."""
        # A room is what the layout gives in the end; the width may still be the one before.
        fits = self._fits(self.width() if self._room.isEmpty() else self._room.width())
        wraps = not fits and self._wraps()
        self.setWordWrap(wraps)
        vertical = QSizePolicy.Policy.Ignored if wraps else QSizePolicy.Policy.Fixed
        self.setSizePolicy(QSizePolicy.Policy.Ignored, vertical)
        mode = Qt.TextElideMode.ElideMiddle
        shown = self._full
        if not (fits or wraps):  # Qt shortens also what is wider by a part of a pixel
            shown = self.fontMetrics().elidedText(self._full, mode, max(1, self.width()))
        self.setText(shown)
        self.setToolTip(escape_html(self._full) if shown != self._full else "")

    def _fits(self, room_px: int) -> bool:
        """Take the largest size in which the text is one line, or the smallest."""
        for size in self._sizes:
            theme.style_text(self, size, bold=self._is_bold, tone=self._tone)
            if self.fontMetrics().horizontalAdvance(self._full) <= room_px:
                return True
        return False

    def _wraps(self) -> bool:
        """Take the largest size in which the text fits over several lines, or the smallest."""
        for size in self._sizes:
            theme.style_text(self, size, bold=self._is_bold, tone=self._tone)
            place = QRect(0, 0, self._room.width(), self._room.height())
            if place.contains(wrapped_rect(self._full, self.font(), self._room.width())):
                return True
        return False
