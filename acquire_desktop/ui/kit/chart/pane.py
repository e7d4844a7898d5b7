"""Chart pane: lines with their names, the read-out, and the text for screen readers."""

from typing import Any, Final

from PySide6.QtCore import QEvent, QPointF, QSize, Qt
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import QGridLayout, QSizePolicy, QWidget

from acquire_desktop.ui.kit.adaptive import Adaptive
from acquire_desktop.ui.kit.chart.labels import EndLabels
from acquire_desktop.ui.kit.chart.series import ChartData
from acquire_desktop.ui.kit.chart.small_chart import SmallChart
from acquire_desktop.ui.kit.chart.texts import readout_text
from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.painted_button import draw_ring
from acquire_desktop.ui.kit.texts import label

_LEAST_PX: Final = QSize(240, 90)
_NAMES_SHARE: Final = 0.6
"""The most that two columns of names take of the width."""


class LinesPane(Adaptive, QWidget):
    """Shows lines; left and right read them out turn by turn.

    A chart without a library draws them, unless a subclass loads another one.
    """

    is_region = True

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._plot: Any = None
        self._labels = EndLabels()
        self._note = label(size="small", tone="muted", wraps=True)
        self.data = ChartData()
        """The chart on view."""
        self._index: int | None = None
        self._is_stale = True
        self._build()

    # What is drawn

    def make_data(self) -> ChartData | None:
        """Return what is drawn, in the present language; None for nothing yet."""
        raise NotImplementedError

    def note_of(self, data: ChartData) -> str:
        """Return what stands below the lines, or an empty text."""
        raise NotImplementedError

    def summary_of(self, data: ChartData) -> str:
        """Return what the lines say, for those who do not see them."""
        raise NotImplementedError

    def load(self) -> None:
        """Take what draws the lines, by ``take``."""
        self.take(SmallChart())

    def forget(self) -> None:
        """Draw and say nothing until other data comes."""
        self.data = ChartData()
        self._index = None
        self._is_stale = True
        self._note.clear()
        self.setAccessibleDescription("")
        if self._plot is not None:
            self._plot.show_readout(None)
            self._plot.show_data(self.data)
        self._labels.show_values(self.data, None, self._height_of)

    @property
    def is_drawn(self) -> bool:
        """Whether the drawing has been loaded, which takes a moment after the first showing."""
        return self._plot is not None

    @property
    def read_turn(self) -> int | None:
        """The turn that is read out, or None."""
        return None if self._index is None else self.data.turns[self._index]

    def show_anew(self) -> None:
        """Draw other data, once the pane is on view."""
        self._is_stale = True
        if self.isVisible():
            self._refresh()

    def retranslate(self) -> None:
        self.redraw()

    def redraw(self) -> None:
        self._is_stale = True
        if self._plot is not None:
            self._plot.apply_look()
        self._refresh()

    def refit(self) -> None:
        self.redraw()

    def sizeHint(self) -> QSize:
        return QSize(theme.scaled(480), theme.scaled(240))

    def minimumSizeHint(self) -> QSize:
        return _LEAST_PX

    def hasHeightForWidth(self) -> bool:
        return False  # the drawing gives way to the note, not the widgets around the chart

    # Showing

    def _build(self) -> None:
        self._note.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(2, 2, 2, 2)
        self._grid.setSpacing(0)
        self._grid.setColumnStretch(0, 1)
        self._grid.setRowStretch(0, 1)
        self._grid.addWidget(self._labels, 0, 1)
        self._grid.addWidget(self._note, 1, 0, 1, 2)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setAttribute(Qt.WidgetAttribute.WA_InputMethodEnabled, False)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def take(self, plot: Any) -> None:
        """Draw by a ``SmallChart`` or the like."""
        self._plot = plot
        plot.places_changed.connect(self._labels.update)
        self._grid.addWidget(plot, 0, 0)
        self._is_stale = True

    def _refresh(self) -> None:
        if self._is_stale:
            data = self.make_data()
            if data is None:
                return
            self.data = data
            self._is_stale = False
            if self._index is not None and self._index >= len(self.data.turns):
                self._index = None
            note = self.note_of(self.data)
            self._note.setText(note)
            self._note.setVisible(bool(note))
            self.setAccessibleDescription(self.summary_of(self.data))
            if self._plot is not None:
                self._plot.show_data(self.data)
        self._show_readout()

    def _show_readout(self) -> None:
        if self._plot is not None and self.data.turns:
            self._plot.show_readout(self._index)
            self._labels.show_values(self.data, self._index, self._height_of)

    def _height_of(self, index: int, value: int) -> float:
        if self._plot is None:
            return 0.0
        place = self._plot.mapTo(self, self._plot.place_of(index, value).toPoint())
        return float(self._labels.mapFrom(self, place).y())

    # Reading out

    def _read(self, index: int | None, *, speak: bool = False) -> None:
        if index == self._index:
            return
        self._index = index
        self._show_readout()
        if index is not None and speak and QAccessible.isActive():
            text = readout_text(self.data, index)
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, text))

    def _step(self, key: int) -> None:
        last = len(self.data.turns) - 1
        at = last + 1 if self._index is None else self._index
        places = {
            Qt.Key.Key_Home: 0,
            Qt.Key.Key_Left: max(0, at - 1),
            Qt.Key.Key_Right: min(last, at + 1),
            Qt.Key.Key_End: last,
        }
        self._read(places[Qt.Key(key)], speak=True)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = event.key()
        is_plain = not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        steps = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Home, Qt.Key.Key_End)
        if is_plain and key in steps and self.data.turns:
            self._step(key)
        elif key == Qt.Key.Key_Escape and self._index is not None:
            self._read(None)
        else:
            event.ignore()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._read(self._index_at(event.position()))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._read(self._index_at(event.position()))

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._read(None)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._read(None)

    def _index_at(self, position: QPointF) -> int | None:
        if self._plot is None or not self._plot.geometry().contains(position.toPoint()):
            return None
        index: int | None = self._plot.index_at(position.x() - self._plot.x())
        return index

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._labels.set_most_width(round(self.width() * _NAMES_SHARE))

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self._plot is None:
            self.load()
        self._refresh()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.hasFocus():
            painter = QPainter(self)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            draw_ring(painter, self.rect().toRectF().adjusted(1, 1, -1, -1), theme.RADIUS)
