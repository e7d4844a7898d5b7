"""A label of several lines."""

from typing import Final

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel

from acquire_desktop.ui.kit.look import phrases
from acquire_desktop.ui.kit.look.lettering import wrapped, wrapped_rect

_SELECTABLE: Final = (
    Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
)


class WrappedLabel(QLabel):
    """A label of plain text whose Japanese lines end with phrases.

    Only what is painted is broken: all who ask for the text get it as it was set.
    """

    def __init__(self, text: str = "") -> None:
        super().__init__(text)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWordWrap(True)

    def sizeHint(self) -> QSize:
        hint = super().sizeHint()
        if not self._breaks_itself():
            return hint
        return hint.expandedTo(QSize(0, self.heightForWidth(hint.width())))

    def heightForWidth(self, width: int) -> int:
        if not self._breaks_itself():
            return super().heightForWidth(width)
        edges, margin = self.contentsMargins(), 2 * self.margin()
        room = width - edges.left() - edges.right() - margin
        text = wrapped_rect(self.text(), self.font(), max(room, 1))
        height = text.height() + edges.top() + edges.bottom() + margin
        return max(height, self.minimumHeight())

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self._breaks_itself():
            super().paintEvent(event)
            return
        painter, margin = QPainter(self), self.margin()
        self.drawFrame(painter)
        place = self.contentsRect().adjusted(margin, margin, -margin, -margin)
        text = wrapped(self.text(), self.font(), max(place.width(), 1))
        self.style().drawItemText(
            painter,
            place,
            int(self.alignment()),
            self.palette(),
            self.isEnabled(),
            text,
            self.foregroundRole(),
        )

    def _breaks_itself(self) -> bool:
        """Tell whether Qt would break the text within words.

        Qt alone paints a text that can be selected; such texts are too technical for phrases.
        """
        can_select = self.textInteractionFlags() & _SELECTABLE
        return self.wordWrap() and not can_select and phrases.has_phrases(self.text())
