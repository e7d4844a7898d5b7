"""The right column of the table: holdings, decision, and below what is looked up."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QEvent, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import (
    QFrame,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from acquire_desktop.ui import theme
from acquire_desktop.ui.holdings_view import HoldingsView
from acquire_desktop.ui.side_pane import SidePane

_LOWER_LEAST_PX = 84
"""What the lower part keeps before the column becomes compact."""
_NESTED_LAYOUTS = 4
"""So many layouts lie between a page of the panel and the column."""


class SideColumn(QScrollArea):
    """Stacks its parts; where they do not fit, the holdings join the lower part as a tab.

    Where even that is too high, the whole column scrolls up and down. It never scrolls sideways.
    """

    def __init__(
        self, holdings: HoldingsView, middle: Sequence[QWidget], lower: SidePane,
        parent: QWidget | None = None,
    ) -> None:  # fmt: skip
        """Arrange the parts.

        Args:
            holdings: The table on top; as high as its size hint says.
            middle: What is always in sight, from the top.
            lower: What takes the height left over.
            parent: The owner.
        """
        super().__init__(parent)
        self._holdings = holdings
        self._middle = tuple(middle)
        self._lower = lower
        self._is_compact = False
        self._body = _Body()
        # Widgets without a parent would be deleted whenever Python collects garbage.
        self._holder = QWidget(self._body)
        self._layout = QVBoxLayout(self._body)
        self._holder_layout = QVBoxLayout(self._holder)
        self._arrange()

    @property
    def is_compact(self) -> bool:
        """Whether the holdings are a tab of the lower part."""
        return self._is_compact

    def fit(self) -> None:
        """Choose the arrangement anew, as after a change of size, text or game."""
        self._set_compact(self._needed() > self.viewport().height())

    def settle(self) -> None:
        """Lay out now what has changed, so that no part is painted at a size it passes through."""
        for _ in range(_NESTED_LAYOUTS):  # what a pass asks for comes in the next
            QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest.value)

    def sizeHint(self) -> QSize:
        return self._body.sizeHint()

    def minimumSizeHint(self) -> QSize:
        return QSize(self._body.minimumSizeHint().width(), 0)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self.fit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave the keys to the table: a scroll area would take the arrows."""
        event.ignore()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fit()

    def _follow_parts(self) -> None:
        """Become compact when a part grew too high; go back only with another size."""
        self.updateGeometry()
        if not self._is_compact:
            self.fit()

    def _arrange(self) -> None:
        self._layout.setContentsMargins(0, 0, 0, 0)
        self._layout.setSpacing(theme.SPACE)
        for part in (self._holdings, *self._middle):
            self._layout.addWidget(part)
        self._layout.addWidget(self._lower, 1)
        self._holder.hide()
        self._holder_layout.setContentsMargins(0, 1, 0, 0)
        self._holder_layout.addStretch(1)
        self.setWidget(self._body)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self._body.changed.connect(self._follow_parts)

    def _needed(self) -> int:
        """Return the height in pixels that everything takes one below the other."""
        parts = [part for part in self._middle if not part.isHidden()]
        heights = [_height_of(part, self.viewport().width()) for part in parts]
        heights += [self._holdings.airy_height(), theme.scaled(_LOWER_LEAST_PX)]
        return sum(heights) + theme.SPACE * (len(heights) - 1)

    def _set_compact(self, compact: bool) -> None:
        if compact == self._is_compact:
            return
        self._is_compact = compact
        self._holdings.set_dense(compact)
        if compact:
            self._holder_layout.insertWidget(0, self._holdings)
            self._lower.take_guest(self._holder)
        else:
            self._lower.take_guest(None)
            self._holder.setParent(self._body)
            self._holder.hide()
            self._layout.insertWidget(0, self._holdings)
        self._holdings.show()


class _Body(QWidget):
    """Asks for no more height than its parts need, so that nothing scrolls before it must.

    Signals:
        changed(): A part needs another size.
    """

    changed = Signal()

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LayoutRequest:
            self.changed.emit()
        return super().event(event)

    def minimumSizeHint(self) -> QSize:
        return QSize(super().minimumSizeHint().width(), 0)  # the rest follows from the width

    def heightForWidth(self, width: int) -> int:
        layout = self.layout()
        return -1 if layout is None else layout.minimumHeightForWidth(width)


def _height_of(part: QWidget, width: int) -> int:
    """Return the least height of a part at a width, in pixels."""
    layout = part.layout()
    if layout is not None and layout.hasHeightForWidth():
        # The hint counts the lines of texts at the least width, which is not the width there is.
        return max(layout.minimumHeightForWidth(width), part.minimumHeight())
    return max(part.minimumSizeHint().height(), part.minimumHeight())
