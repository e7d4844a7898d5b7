"""Step list: a table whose chosen row is the moment on the board."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QItemSelectionModel, QRect, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter
from PySide6.QtWidgets import QAbstractItemView, QSizePolicy, QWidget

from acquire_desktop.ui.kit.cell_table import Cell, CellModel, CellTable
from acquire_desktop.ui.kit.keys import is_enter
from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.look.lettering import LEFT, RIGHT, width_px, write

_ROW_PX: Final = 32
_HEAD_PX: Final = 24
_LEAST_ROWS: Final = 3
_USUAL_ROWS: Final = 6


@dataclass(frozen=True, slots=True)
class StepCell(Cell):
    """A cell, which moment its row is about, and what it says where room is short."""

    step: int = -1
    short: str = ""


class StepList(CellTable):
    """Lists moments; it says of each column how it is painted.

    Signals:
        step_chosen (int): Show this moment.
    """

    step_chosen = Signal(int)

    def __init__(
        self,
        numbers: Collection[int],
        strong: Collection[int],
        widths: int,
        parent: QWidget | None = None,
    ) -> None:
        """Make an empty list.

        Args:
            numbers: Columns of numbers.
            strong: Columns in large bold letters.
            widths: So many columns from the left are as wide as they need; the others share what
                is left.
            parent: The owner.
        """
        super().__init__(parent)
        self.cells: CellModel[StepCell, Cell] = CellModel(self)
        self._numbers, self._strong, self._widths = numbers, strong, widths
        self._is_following = False
        self.setModel(self.cells)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.selectionModel().currentRowChanged.connect(self._choose)
        self.cells.modelReset.connect(self.refit)

    def show_rows(self, heads: Sequence[Cell], rows: Sequence[Sequence[StepCell]]) -> None:
        """Show other rows; the moment that is marked stays marked at its new place."""
        row = self.currentIndex().row()
        step = self.cells.cell(row, 0).step if row >= 0 else None
        self._is_following = True
        self.cells.show_cells(heads, rows)
        self._is_following = False
        self.share_room()
        if step is not None:
            self.show_step(step)

    def show_step(self, step: int | None) -> None:
        """Mark the row of a moment, if it is listed; emits nothing."""
        rows = range(self.cells.rowCount())
        at = next((at for at in rows if self.cells.cell(at, 0).step == step), -1)
        self._is_following = True
        if at < 0:
            self.clearSelection()
            self.selectionModel().setCurrentIndex(
                self.cells.index(-1, -1), QItemSelectionModel.SelectionFlag.Clear
            )
        else:
            self.setCurrentIndex(self.cells.index(at, 0))
        self._is_following = False

    def forget(self) -> None:
        """List nothing."""
        self.cells.show_cells((), ())

    def ink(self, column: int) -> QColor:
        """Return the colour of a column."""
        return theme.current().ink

    def least_px(self, column: int) -> int:
        """Return how wide a column is at least, whatever stands in it."""
        return 0

    def refit(self) -> None:
        self.horizontalHeader().setFixedHeight(theme.scaled(_HEAD_PX))
        super().refit()

    def sizeHint(self) -> QSize:
        return QSize(theme.scaled(480), _height(_USUAL_ROWS))

    def minimumSizeHint(self) -> QSize:
        return QSize(theme.scaled(300), _height(_LEAST_ROWS))

    def share_room(self) -> None:
        """Show whole rows only, as many as there is room for."""
        room = self.viewport().height()
        count = max(1, room // theme.scaled(_ROW_PX))
        self.verticalHeader().setDefaultSectionSize(max(theme.scaled(_ROW_PX), room // count))
        columns = self.cells.columnCount()
        if not columns:
            return
        needed = [self._needed(column) for column in range(self._widths)]
        left = self.viewport().width() - sum(needed)
        for column in range(columns):
            others = columns - column
            share = max(self.least_px(column), left // others) if column >= self._widths else 0
            width = needed[column] if column < self._widths else share
            self.setColumnWidth(column, width)
            left -= share

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Walk through the rows; Left, Right and Enter belong to the page."""
        if event.key() in (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Home, Qt.Key.Key_End):
            event.ignore()
        elif is_enter(event):
            self._choose()
        else:
            super().keyPressEvent(event)

    def paint_cell(self, painter: QPainter, rect: QRect, row: int, column: int) -> None:
        look, cell = theme.current(), self.cells.cell(row, column)
        if self.currentIndex().row() == row:
            painter.fillRect(rect, look.accent_soft)
        painter.fillRect(QRect(rect.left(), rect.top(), rect.width(), 1), look.hairline)
        box = rect.adjusted(theme.SPACE_HALF, 0, -theme.SPACE, 0)
        is_strong = column in self._strong
        size: theme.TextSize = "body" if is_strong else "small"
        is_long = width_px(cell.text, size, bold=is_strong) > box.width()
        text = cell.short if cell.short and is_long else cell.text
        painter.setFont(theme.font(size, bold=is_strong))
        shown = painter.fontMetrics().elidedText(text, Qt.TextElideMode.ElideRight, box.width())
        flags = RIGHT if column in self._numbers else LEFT
        write(painter, box, shown, self.ink(column), size, bold=is_strong, flags=flags)

    def paint_head(self, painter: QPainter, rect: QRect, section: int) -> None:
        box = rect.adjusted(theme.SPACE_HALF, 0, -theme.SPACE, 0)
        flags = RIGHT if section in self._numbers else LEFT
        write(painter, box, self.cells.head(section).text, theme.current().ink_muted, flags=flags)

    def paint_focus(self, painter: QPainter) -> None:
        """Paint a bar in front of the chosen row."""
        if self.hasFocus() and self.currentIndex().isValid():
            rect = self.visualRect(self.cells.index(self.currentIndex().row(), 0))
            painter.fillRect(rect.left(), rect.top(), 3, rect.height(), theme.current().focus)

    def _choose(self) -> None:
        row = self.currentIndex().row()
        if row >= 0 and not self._is_following:
            self.step_chosen.emit(self.cells.cell(row, 0).step)

    def _needed(self, column: int) -> int:
        is_strong = column in self._strong
        size: theme.TextSize = "body" if is_strong else "small"
        rows = range(self.cells.rowCount())
        texts = (width_px(self.cells.cell(at, column).text, size, bold=is_strong) for at in rows)
        widest = max([width_px(self.cells.head(column).text), self.least_px(column), *texts])
        return widest + theme.SPACE + theme.SPACE_HALF + 2


def _height(rows: int) -> int:
    return theme.scaled(_HEAD_PX) + rows * theme.scaled(_ROW_PX) + 2
