"""Frames of a page's parts: panels, margins, and scroll areas."""

from PySide6.QtCore import QEvent, QObject, QPoint, QSize, Qt
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QComboBox,
    QFrame,
    QLabel,
    QScrollArea,
    QStackedLayout,
    QWidget,
)

from acquire_desktop.ui.kit.adaptive import Adaptive
from acquire_desktop.ui.kit.boxes import Stretched, column, row
from acquire_desktop.ui.kit.look import theme


def centered(content: QWidget) -> QWidget:
    """Return a widget that keeps its content, as wide as it may be, in the middle."""
    frame = QWidget()
    row(1, Stretched(content, 1000), 1, of=frame, margins=(theme.SPACE_4, 0, theme.SPACE_4, 0))
    return frame


def framed(content: QWidget, parent: QWidget | None = None) -> QFrame:
    """Return a panel around a widget."""
    panel = QFrame(parent)
    panel.setProperty("role", "panel")
    margins = theme.SPACE_3, theme.SPACE_2, theme.SPACE_3, theme.SPACE_3
    column(content, of=panel, margins=margins)
    return panel


class Faces(QStackedLayout):
    """Shows one of several widgets, and asks for the room that this one needs.

    ``QStackedLayout`` asks for the height that the hidden ones had when they were last laid out.
    """

    def sizeHint(self) -> QSize:
        item = self.itemAt(self.currentIndex())
        return QSize() if item is None else item.sizeHint()

    def minimumSize(self) -> QSize:  # noqa: N802 - Qt's name
        item = self.itemAt(self.currentIndex())
        return QSize() if item is None else item.minimumSize()

    def hasHeightForWidth(self) -> bool:
        item = self.itemAt(self.currentIndex())
        return item is not None and item.hasHeightForWidth()

    def heightForWidth(self, width: int) -> int:
        item = self.itemAt(self.currentIndex())
        return -1 if item is None else item.heightForWidth(width)


class PlanPage(Adaptive, QWidget):
    """A page on the faint plan of the city."""

    def paintEvent(self, event: QPaintEvent) -> None:
        from acquire_desktop.ui.kit.look.city_plan import paint_quiet_plan  # not on the first page

        paint_quiet_plan(self)


class QuietArea(QScrollArea):
    """Gives a widget all the room there is, and scrolls it where that is too little."""

    def __init__(self, body: QWidget, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWidget(body)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take no key: Qt's scroll area would take the arrows."""
        event.ignore()


class WholeLines(QWidget):
    """Lies over the lower edge of a scroll area while there is more below, and hides what is cut.

    Of a text that is the line that the edge cuts, of a button or list all that is seen of it.
    """

    def __init__(self, area: QScrollArea) -> None:
        super().__init__(area)
        self._area = area
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        area.viewport().installEventFilter(self)
        bar = area.verticalScrollBar()
        bar.valueChanged.connect(self._follow)
        bar.rangeChanged.connect(self._follow)
        self._follow()

    def cut_px(self) -> int:
        """Return how much is seen of the lines and buttons that the edge cuts, in pixels."""
        view, cut = self._area.viewport(), 0
        for part in view.findChildren(QWidget):
            top = part.mapTo(view, QPoint(0, 0)).y()
            if not part.isVisible() or not top < view.height() < top + part.height():
                continue
            if isinstance(part, QLabel):
                cut = max(cut, (view.height() - top) % part.fontMetrics().lineSpacing())
            elif isinstance(part, QAbstractButton | QComboBox):
                cut = max(cut, view.height() - top)
        return cut

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize:
            self._follow()
        return False

    def paintEvent(self, event: QPaintEvent) -> None:
        cut = min(self.cut_px(), self.height())
        paper = theme.current().paper
        QPainter(self).fillRect(0, self.height() - cut, self.width(), cut, paper)

    def _follow(self) -> None:
        view, bar = self._area.viewport().geometry(), self._area.verticalScrollBar()
        height = min(2 * theme.scaled(theme.SPACE_3), view.height())
        self.setGeometry(view.left(), view.bottom() + 1 - height, view.width(), height)
        self.setVisible(bar.value() < bar.maximum())
        self.raise_()
        self.update()
