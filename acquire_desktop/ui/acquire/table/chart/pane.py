"""Chart pane: the switch, the read-out under mouse and keys, and the text for screen readers."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QPointF, QSize, Qt, QTimer, Signal
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

from acquire_desktop.games.acquire.engine.board import Seat
from acquire_desktop.games.acquire.engine.editions import Edition
from acquire_desktop.games.acquire.history import TurnRecord
from acquire_desktop.ui.acquire.table.chart.labels import EndLabels
from acquire_desktop.ui.acquire.table.chart.series import ChartData, price_data, worth_data
from acquire_desktop.ui.acquire.table.chart.small_chart import SmallChart
from acquire_desktop.ui.acquire.table.chart.texts import hidden_text, readout_text, summary_text
from acquire_desktop.ui.acquire.words.names import labels
from acquire_desktop.ui.acquire.words.worth_texts import worth_head
from acquire_desktop.ui.kit.adaptive import Adaptive
from acquire_desktop.ui.kit.choices import Segments
from acquire_desktop.ui.kit.keys import is_enter
from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.painted_button import draw_ring
from acquire_desktop.ui.kit.texts import label, translate

if TYPE_CHECKING:
    from acquire_desktop.ui.acquire.table.chart.plot import Plot

KINDS: Final = ("worth", "prices")
"""Net worth by player, and stock prices by chain."""

_LEAST_PX: Final = QSize(240, 90)
_NAMES_SHARE: Final = 0.6
"""The most that two columns of names take of the width."""


class ChartPane(Adaptive, QWidget):
    """Shows the course of the game; left and right read it out turn by turn.

    ``switch`` chooses what is drawn; whoever shows the pane gives it a place. A large chart loads
    the library that draws it when it is first shown; a small one needs none.

    Signals:
        turn_chosen (int): Show this turn; 0 is the start of the game.
    """

    is_region = True

    turn_chosen = Signal(int)

    def __init__(self, parent: QWidget | None = None, *, is_small: bool = False) -> None:
        super().__init__(parent)
        self.switch = Segments(KINDS)
        self._plot: Plot | SmallChart | None = None
        self._labels = EndLabels()
        self._note = label(size="small", tone="muted", wraps=True)
        self._records: Sequence[TurnRecord] = ()
        self._names: Sequence[str] = ()
        self._seat: Seat = 0
        self._edition: Edition | None = None
        self.kind = KINDS[0]
        """Which of ``KINDS`` is drawn."""
        self.data = ChartData()
        """The chart on view."""
        self._index: int | None = None
        self._is_stale = True
        self._build()
        if is_small:
            self._take(SmallChart())
        self.retranslate()

    def show_history(
        self,
        records: Sequence[TurnRecord],
        names: Sequence[str],
        seat: Seat,
        edition: Edition,
    ) -> None:
        """Show the course of a game.

        Args:
            records: What ``GameSession.history`` gives.
            names: The players' names by seat.
            seat: Whose screen it is.
            edition: Names the chains.
        """
        self._records, self._names = records, names
        self._seat, self._edition = seat, edition
        self._is_stale = True
        if self.isVisible():
            self._refresh()

    def forget(self) -> None:
        """Draw and say nothing until the next history."""
        self._records, self._names, self._edition = (), (), None
        self.data = ChartData()
        self._index = None
        self._is_stale = True
        self._note.clear()
        self.setAccessibleDescription("")
        if self._plot is not None:
            self._plot.show_readout(None)
            self._plot.show_data(self.data)
        self._labels.show_values(self.data, None, self._height_of)

    def show_kind(self, kind: str) -> None:
        """Draw one of ``KINDS``."""
        if kind not in KINDS:
            return
        self.kind = kind
        self.switch.set_current(kind)
        self._index = None
        self._is_stale = True
        if self.isVisible():
            self._refresh()

    @property
    def is_drawn(self) -> bool:
        """Whether the drawing has been loaded, which takes a moment after the first showing."""
        return self._plot is not None

    @property
    def read_turn(self) -> int | None:
        """The turn that is read out, or None."""
        return None if self._index is None else self.data.turns[self._index]

    def retranslate(self) -> None:
        self.setAccessibleName(translate("Chart", "Chart of the game"))
        self.switch.set_texts([worth_head(), translate("Chart", "Stock prices")])
        self.switch.setAccessibleName(translate("Chart", "What the chart shows"))
        self._is_stale = True
        if self.isVisible():
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
        self.switch.setProperty("role", "")
        inner = self.switch.layout()
        if inner is not None:
            inner.setContentsMargins(0, 0, 0, 0)
        self.switch.set_current(self.kind)
        self.switch.chosen.connect(self.show_kind)
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

    def _load(self) -> None:
        if self._plot is None:
            from acquire_desktop.ui.acquire.table.chart.plot import Plot

            self._take(Plot())
            self._grid.activate()
            self._refresh()

    def _take(self, plot: "Plot | SmallChart") -> None:
        self._plot = plot
        plot.places_changed.connect(self._labels.update)
        self._grid.addWidget(plot, 0, 0)
        self._is_stale = True

    def _refresh(self) -> None:
        if self._edition is None:
            return
        if self._is_stale:
            if self.kind == "prices":
                self.data = price_data(self._records, labels(self._names), self._edition)
            else:
                self.data = worth_data(self._records, self._names, self._seat)
            self._is_stale = False
            if self._index is not None and self._index >= len(self.data.turns):
                self._index = None
            note = hidden_text(self.data)
            self._note.setText(note)
            self._note.setVisible(bool(note))
            self.setAccessibleDescription(summary_text(self.data))
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
        elif is_plain and is_enter(event) and self.read_turn is not None:
            self.turn_chosen.emit(self.read_turn)
        elif key == Qt.Key.Key_Escape and self._index is not None:
            self._read(None)
        else:
            event.ignore()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._read(self._index_at(event.position()))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._read(self._index_at(event.position()))
        turn = self.read_turn
        if event.button() == Qt.MouseButton.LeftButton and turn is not None:
            self.turn_chosen.emit(turn)

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._read(None)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._read(None)

    def _index_at(self, position: QPointF) -> int | None:
        if self._plot is None or not self._plot.geometry().contains(position.toPoint()):
            return None
        return self._plot.index_at(position.x() - self._plot.x())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._labels.set_most_width(round(self.width() * _NAMES_SHARE))

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self._plot is None:
            # First the pane is painted, then what takes a moment is loaded.
            QTimer.singleShot(0, self, self._load)
        self._refresh()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.hasFocus():
            painter = QPainter(self)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            draw_ring(painter, self.rect().toRectF().adjusted(1, 1, -1, -1), theme.RADIUS)
