"""The place of the pages of the action panel: one that is too large for it scrolls."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QVBoxLayout, QWidget

from acquire_desktop.ui.kit.look import theme

_LEAST_PX = 40


class PageArea(QScrollArea):
    """Shows one of its pages at the height that the panel leaves."""

    def __init__(self, pages: Sequence[QWidget], parent: QWidget | None = None) -> None:
        """Take the pages; none is shown.

        Args:
            pages: Shown one at a time.
            parent: The owner.
        """
        super().__init__(parent)
        self._pages = tuple(pages)
        self._body = _Body()
        layout = QVBoxLayout(self._body)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(theme.SPACE)
        self.strip_place = QVBoxLayout()
        """Above the page: what somebody else has to tell about the decision."""
        layout.addLayout(self.strip_place)
        for page in self._pages:
            page.hide()
            layout.addWidget(page, 1)
        self.setWidget(self._body)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def show_page(self, page: QWidget) -> None:
        """Show one of the pages from its top."""
        for each in self._pages:
            each.setVisible(each is page)
        self.verticalScrollBar().setValue(0)

    def sizeHint(self) -> QSize:
        return self._body.sizeHint()

    def minimumSizeHint(self) -> QSize:
        return QSize(0, theme.scaled(_LEAST_PX))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave the keys to the table: a scroll area would take the arrows."""
        event.ignore()


class _Body(QWidget):
    """Asks for no more height than its page needs, so that nothing scrolls before it must."""

    def minimumSizeHint(self) -> QSize:
        layout = self.layout()
        if layout is None or not layout.hasHeightForWidth():
            return super().minimumSizeHint()
        return QSize(super().minimumSizeHint().width(), 0)  # the rest follows from the width

    def heightForWidth(self, width: int) -> int:
        layout = self.layout()
        return -1 if layout is None else layout.heightForWidth(width)

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LayoutRequest:
            self.updateGeometry()
        return super().event(event)
