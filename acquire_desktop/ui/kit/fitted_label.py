"""A label that fits its text into the room there is."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QLabel, QSizePolicy

from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.texts import escape_html, plain


class FittedLabel(QLabel):
    """A bold line whose text becomes smaller, then gives way in the middle."""

    def __init__(self, *sizes: theme.TextSize) -> None:
        super().__init__()
        self._sizes = sizes
        self._full = ""
        plain(self)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    def show_text(self, text: str) -> None:
        """Show a text, shortened in the middle where it does not fit."""
        self._full = text
        self._fit()

    def minimumSizeHint(self) -> QSize:
        return QSize(0, super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Write the text in the largest size in which it fits, or shorten it in the smallest."""
        shown = self._full
        for size in self._sizes:
            theme.style_text(self, size, bold=True)
            if self.fontMetrics().horizontalAdvance(self._full) <= self.width():
                break
        else:  # Qt shortens also what is wider by a part of a pixel
            middle = Qt.TextElideMode.ElideMiddle
            shown = self.fontMetrics().elidedText(self._full, middle, max(1, self.width()))
        self.setText(shown)
        self.setToolTip(escape_html(self._full) if shown != self._full else "")
