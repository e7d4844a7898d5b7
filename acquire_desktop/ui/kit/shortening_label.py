"""Shortening label: one line that says less where it has less room."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QRect, QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QLabel

from acquire_desktop.ui.kit.fit import first_that_fits
from acquire_desktop.ui.kit.texts import escape_html

_ANY_PLACE = QRect(0, 0, 2000, 2000)
"""Larger than any label; Qt's own labels measure their texts in one as well."""


class ShorteningLabel(QLabel):
    """A label that shows the first of several texts that fits; its tool tip is the first text."""

    def __init__(self) -> None:
        super().__init__()
        self._texts: tuple[str, ...] = ("",)
        self.setTextFormat(Qt.TextFormat.PlainText)

    def show_texts(self, texts: Sequence[str]) -> None:
        """Show one of these texts, of which each is shorter than the one before."""
        if tuple(texts) != self._texts:
            self._texts = tuple(texts)
            self._choose()
            self.updateGeometry()

    def full_text(self) -> str:
        """Return the longest text."""
        return self._texts[0]

    def sizeHint(self) -> QSize:
        return self._size_of(self._texts[0])

    def minimumSizeHint(self) -> QSize:
        return self._size_of(self._texts[-1])

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._choose()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._choose()
            self.updateGeometry()

    def _choose(self) -> None:
        width = self.width()
        shown = first_that_fits(self._texts, lambda each: self._size_of(each).width() <= width)
        self.setText(shown)
        self.setToolTip("" if shown == self._texts[0] else escape_html(self._texts[0]))

    def _size_of(self, text: str) -> QSize:
        self.ensurePolished()  # else the style takes the margins away later
        place = self.fontMetrics().boundingRect(_ANY_PLACE, Qt.TextFlag.TextSingleLine, text)
        return place.size().grownBy(self.contentsMargins())
