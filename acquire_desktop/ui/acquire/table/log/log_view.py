"""The log on screen: turn headings, wrapped lines, a crest wherever a chain is named."""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QItemSelectionModel, QModelIndex, QPoint, QRect, Qt, QTimer, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QFontMetrics,
    QGuiApplication,
    QKeyEvent,
    QKeySequence,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import QAbstractItemView, QFrame, QListView, QWidget

from acquire_desktop.games.acquire.engine.events import FinalAccountBegan, MergerBegan
from acquire_desktop.ui.acquire.table.log.log_delegate import LogDelegate, story_chip_rect
from acquire_desktop.ui.acquire.table.log.log_model import LogModel
from acquire_desktop.ui.kit.adaptive import Adaptive
from acquire_desktop.ui.kit.keys import is_enter, is_key, is_typing, key_name
from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.texts import translate

_NEAR_ROWS: Final = 40
"""Rows measured at once around what is looked at; the others wait until nothing else is to do."""
_CHUNK_ROWS: Final = 60
_LINE_PADDING_PX: Final = 2


class LogView(Adaptive, QListView):
    """Shows a ``LogModel``; follows the newest line unless somebody scrolled up to read.

    Signals:
        step_chosen (int): A line or heading was clicked or entered: show the table after this
            step of the game.
        turn_chosen (int): The turn of that line.
        story_chosen (object): The event with which the merger begins that is to be shown.
        account_chosen (): The final account is to be shown.
    """

    step_chosen = Signal(int)
    turn_chosen = Signal(int)
    story_chosen = Signal(object)
    account_chosen = Signal()

    def __init__(self, model: LogModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._is_on_chip = False
        self._log = model
        self._follows = True
        self.marks = LogDelegate(self, model)
        """Paints the lines, and marks the hits of a search."""
        self._measuring = QTimer(self)
        self._measuring.timeout.connect(self._measure_some)
        self._unmeasured = 0
        self._is_forgotten = False
        self._chosen_row = -1
        self.is_shared: Callable[[], bool] = lambda: False
        """Tells whether what is copied is for people who must not know all that is shown."""
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAttribute(Qt.WidgetAttribute.WA_InputMethodEnabled, False)
        self.setItemDelegate(self.marks)
        self.setModel(model)
        model.rowsInserted.connect(self._measure_new)
        model.modelReset.connect(self._start_over)
        model.dataChanged.connect(self.refit)
        bar = self.verticalScrollBar()
        bar.valueChanged.connect(self._note_reading)
        bar.rangeChanged.connect(self._follow)
        self.clicked.connect(self._choose_clicked)
        self.retranslate()

    @property
    def _held_row(self) -> int:
        """The row that stays in sight, looked back at or found by a search, or -1."""
        return self.marks.looked_row if self.marks.looked_row >= 0 else self.marks.found_row

    def retranslate(self) -> None:
        self.setAccessibleName(translate("LogView", "Game log"))
        enter = key_name("Enter")
        self.setAccessibleDescription(
            translate("LogView", "Press {key} on a line to look back at that moment.", key=enter)
        )
        self._log.retranslate()

    def show_turn(self, turn: int) -> None:
        """Look back at the moment at which a turn began, as if its heading was clicked."""
        step = self._log.step_of_turn(turn)
        if step is not None:
            self._chosen_row = self._log.row_of_turn(turn)
            self.step_chosen.emit(step)
            self.turn_chosen.emit(turn)

    def mark_step(self, step: int | None) -> None:
        """Mark the moment that is looked back at, and bring it into sight.

        Args:
            step: The step of the game, or None when the present is shown again.
        """
        chosen, self._chosen_row = self._chosen_row, -1
        row, is_chosen = -1, False
        if step is not None:
            is_chosen = chosen >= 0 and self._log.line(chosen).step == step
            row = chosen if is_chosen else self._log.row_of_step(step)
        self.marks.looked_row = row
        self._follows = row < 0
        if row < 0:
            self.clearSelection()
            self.scrollToBottom()
        else:
            # A line that was clicked stays under the mouse.
            self.show_row(row, edge_px=0 if is_chosen else theme.SPACE_2)
        self.viewport().update()

    def mark_hit(self, row: int) -> None:
        """Light the hits of a search in a row and bring it into sight, or in none with -1."""
        self.marks.found_row = row
        if row >= 0:
            self._follows = False
            self.show_row(row)
        else:
            self._note_reading(self.verticalScrollBar().value())
        self.viewport().update()

    def show_row(self, row: int, edge_px: int = theme.SPACE_2) -> None:
        """Make a row the current one and bring it into sight, so far from the upper edge."""
        if self.marks.measure(_near(row, self._log.rowCount())):
            self.doItemsLayout()
        index = self._log.index(row)
        self._reveal(index, edge_px)
        select = QItemSelectionModel.SelectionFlag.ClearAndSelect
        self.selectionModel().setCurrentIndex(index, select)

    def selected_text(self) -> str:
        """Return the selected lines as plain text, an empty line above each further turn.

        At one screen with others it has nothing that only one of them may know.
        """
        rows = sorted(index.row() for index in self.selectedIndexes())
        lines: list[str] = []
        for line in map(self._log.line, rows):
            if line.heading is None and lines:
                lines.append("")
            if said := self._log.public_text(line) if self.is_shared() else self._log.text(line):
                lines.append(("    " if line.is_detail else "") + said)
        return "\n".join(lines)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        index = self.indexAt(event.position().toPoint())
        if index.isValid() and event.button() == Qt.MouseButton.LeftButton:
            line = self._log.line(index.row())
            chip = story_chip_rect(self.visualRect(index), line)
            self._is_on_chip = chip.contains(event.position().toPoint())
            if self._is_on_chip:
                self._tell(line.story)
                return
        super().mousePressEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        was_on_chip, self._is_on_chip = self._is_on_chip, False
        if not was_on_chip:  # else Qt takes it for a click on the line that was pressed before
            super().mouseReleaseEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        current = self.currentIndex()
        story = self._log.line(current.row()).story if current.isValid() else None
        if event.matches(QKeySequence.StandardKey.Copy):
            QGuiApplication.clipboard().setText(self.selected_text())
        elif is_enter(event) and current.isValid():
            self._choose(current)
        elif is_key(event, "show_merger") and story is not None:
            self._tell(story)
        elif is_typing(event):
            event.ignore()
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Let the newest line have the focus where no other has it: Qt would take the oldest.

        A click must not scroll: it chooses the line that is under the pointer.
        """
        is_click = event.reason() == Qt.FocusReason.MouseFocusReason
        if not is_click and not self.currentIndex().isValid():
            newest = self._log.index(self._log.rowCount() - 1)
            keep = QItemSelectionModel.SelectionFlag.NoUpdate
            self.selectionModel().setCurrentIndex(newest, keep)
        super().focusInEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        if event.size().width() != event.oldSize().width():
            self.refit()
        super().resizeEvent(event)
        if self._held_row >= 0:
            self._reveal(self._log.index(self._held_row))

    def doItemsLayout(self) -> None:  # noqa: N802
        """Lay out without moving the line at the top away from the reader.

        It comes with the next paint: a hidden log measures nothing.
        """
        top = self.indexAt(QPoint(theme.SPACE, 0))
        offset = self.visualRect(top).top() if top.isValid() else 0
        held = self._log.index(self.marks.found_row)
        is_held = held.isValid() and self.viewport().rect().intersects(self.visualRect(held))
        if self._unmeasured:
            rows = self._log.rowCount()
            self.marks.measure(
                _near(top.row() if top.isValid() and not self._follows else rows, rows)
            )
            self._measuring.start()
        self._is_forgotten = False
        super().doItemsLayout()
        if self._is_forgotten:  # the width changed meanwhile, and Qt lost that it must be done anew
            self.scheduleDelayedItemsLayout()
        if self._follows:
            self.scrollToBottom()
        elif is_held:
            self._reveal(held)
        elif top.isValid():
            bar = self.verticalScrollBar()
            bar.setValue(bar.value() + self.visualRect(top).top() - offset)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Leave out what the edges would cut, so that every line that is seen is whole."""
        super().paintEvent(event)
        painter = QPainter(self.viewport())
        for edge in self.cut_edges():
            painter.fillRect(edge, theme.current().paper)

    def cut_edges(self) -> list[QRect]:
        """Return the strips at the upper and the lower edge that show no whole line."""
        view = self.viewport().rect()
        first = self.visualRect(self.indexAt(QPoint(theme.SPACE, 0)))
        last = self.visualRect(self.indexAt(QPoint(theme.SPACE, view.bottom())))
        over, under = -first.top() - _LINE_PADDING_PX, last.bottom() - view.bottom()
        edges = []
        if over > 0:
            edges.append(QRect(0, 0, view.width(), _cut_px(over, first.height(), view.height())))
        if under > _LINE_PADDING_PX:
            height = _cut_px(under - _LINE_PADDING_PX, last.height(), view.height())
            edges.append(QRect(0, view.bottom() + 1 - height, view.width(), height))
        return edges

    def _choose_clicked(self, index: QModelIndex) -> None:
        """A plain click looks back; with a key held or by dragging lines are selected to copy."""
        is_plain = not QGuiApplication.keyboardModifiers()
        if is_plain and len(self.selectedIndexes()) <= 1:
            self._choose(index)

    def _tell(self, story: MergerBegan | FinalAccountBegan | None) -> None:
        if isinstance(story, FinalAccountBegan):
            self.account_chosen.emit()
        else:
            self.story_chosen.emit(story)

    def _choose(self, index: QModelIndex) -> None:
        line = self._log.line(index.row())
        self._chosen_row = index.row()
        self.step_chosen.emit(line.step)
        if line.turn is not None:
            self.turn_chosen.emit(line.turn)

    def _reveal(self, index: QModelIndex, edge_px: int = 0) -> None:
        """Scroll only when a row is not in sight, and then show what is around it too."""
        rect = self.visualRect(index)
        if rect.top() < edge_px or rect.bottom() > self.viewport().height():
            self.scrollTo(index, QAbstractItemView.ScrollHint.PositionAtCenter)

    def _start_over(self) -> None:
        self.marks.looked_row = self.marks.found_row = self._chosen_row = -1
        self._follows = True
        self.refit()

    def refit(self) -> None:
        """Have all lines measured again: those in sight with the next layout, then the rest."""
        self.marks.forget_heights()
        self._is_forgotten = True
        self._unmeasured = self._log.rowCount()
        self.scheduleDelayedItemsLayout()

    def _measure_new(self, _parent: QModelIndex, _first: int, last: int) -> None:
        self._unmeasured = max(self._unmeasured, last + 1)

    def _measure_some(self) -> None:
        """Measure the next lines upwards while somebody sees them; lay out when all are done."""
        if not self.isVisible():
            self._measuring.stop()
            self.scheduleDelayedItemsLayout()
            return
        last = min(self._unmeasured, self._log.rowCount())
        self._unmeasured = max(0, last - _CHUNK_ROWS)
        self.marks.measure(range(self._unmeasured, last))
        if not self._unmeasured:
            self._measuring.stop()
            self.scheduleDelayedItemsLayout()

    def _note_reading(self, value: int) -> None:
        end = self.verticalScrollBar().maximum() - theme.SPACE
        self._follows = self._held_row < 0 and value >= end

    def _follow(self, _least: int, most: int) -> None:
        if self._follows:
            self.verticalScrollBar().setValue(most)


def _cut_px(over: int, height: int, room: int) -> int:
    """Return how much of an entry is left out: all, or only its cut line if it fills the log."""
    rest, row = height - _LINE_PADDING_PX - over, QFontMetrics(theme.font()).height()
    return rest if rest <= room - row else -over % row


def _near(row: int, rows: int) -> range:
    return range(max(0, row - _NEAR_ROWS), min(rows, row + _NEAR_ROWS))
