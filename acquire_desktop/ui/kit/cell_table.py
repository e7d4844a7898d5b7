"""Cell table: a model of ready cells that signals differences, and a table that paints itself."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Generic, TypeAlias, TypeVar

from PySide6.QtCore import (
    QAbstractTableModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QRect,
    QRectF,
    Qt,
    Signal,
)
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QFrame, QHeaderView, QTableView, QWidget

from acquire_desktop.ui.kit.adaptive import Adaptive
from acquire_desktop.ui.kit.keys import is_typing
from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.painted_button import draw_ring
from acquire_desktop.ui.kit.texts import escape_html

Index: TypeAlias = QModelIndex | QPersistentModelIndex


@dataclass(frozen=True, slots=True)
class Cell:
    """The texts of a cell or the head of a column; tables add data that they paint."""

    text: str = ""
    spoken: str = ""
    """What a screen reader says, where that is more than the text."""
    tip: str = ""
    """What the tool tip says."""
    description: str = ""
    """What a screen reader explains."""


CellT = TypeVar("CellT", bound=Cell)
HeadT = TypeVar("HeadT", bound=Cell)


class CellModel(QAbstractTableModel, Generic[CellT, HeadT]):
    """Holds rows of cells, which pure functions make, and signals to the views which differ.

    Signals:
        changed(): Some cells are others now; comes once, after all of them.
    """

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._heads: Sequence[HeadT] = ()
        self._rows: Sequence[Sequence[CellT]] = ()

    def show_cells(self, heads: Sequence[HeadT], rows: Sequence[Sequence[CellT]]) -> None:
        """Show other cells; every row has as many as there are heads."""
        before, old_heads = self._rows, self._heads
        if (len(heads), len(rows)) != (len(old_heads), len(before)):
            self.beginResetModel()
            self._heads, self._rows = heads, rows
            self.endResetModel()
            return
        self._heads, self._rows = heads, rows
        if heads != old_heads:
            self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, len(heads) - 1)
        for row, (old, new) in enumerate(zip(before, rows, strict=True)):
            places = [at for at, cell in enumerate(new) if cell != old[at]]
            if places:
                self.dataChanged.emit(self.index(row, places[0]), self.index(row, places[-1]))
        if rows != before:
            self.changed.emit()

    def cell(self, row: int, column: int) -> CellT:
        """Return a cell, without the way through an index and a role."""
        return self._rows[row][column]

    def head(self, column: int) -> HeadT:
        """Return the head of a column."""
        return self._heads[column]

    def rowCount(self, parent: Index = QModelIndex()) -> int:
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: Index = QModelIndex()) -> int:
        return 0 if parent.isValid() else len(self._heads)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        return _role_text(self.cell(index.row(), index.column()), role) if index.isValid() else None

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> object:
        is_head = orientation == Qt.Orientation.Horizontal and 0 <= section < len(self._heads)
        return _role_text(self._heads[section], role) if is_head else None


def _role_text(cell: Cell, role: int) -> str | None:
    match role:
        case Qt.ItemDataRole.DisplayRole:
            return cell.text
        case Qt.ItemDataRole.AccessibleTextRole:
            return cell.spoken or cell.text
        case Qt.ItemDataRole.AccessibleDescriptionRole:
            return cell.description
        case Qt.ItemDataRole.ToolTipRole if cell.tip:
            return f"<span>{escape_html(cell.tip)}</span>"
    return None


class CellTable(Adaptive, QTableView):
    """Looks like print: no grid, frame, corner or scroll bars, and every cell painted by itself.

    A table says how it paints a cell and a head, and shares its room among rows and columns.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setHorizontalHeader(_Heads(Qt.Orientation.Horizontal, self))
        self.setVerticalHeader(_Heads(Qt.Orientation.Vertical, self))
        self.verticalHeader().hide()
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setShowGrid(False)
        self.setTabKeyNavigation(False)
        self.setCornerButtonEnabled(False)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setAttribute(Qt.WidgetAttribute.WA_InputMethodEnabled, False)

    def paint_cell(self, painter: QPainter, rect: QRect, row: int, column: int) -> None:
        """Paint a cell; what the painter was set to is of no account."""

    def paint_head(self, painter: QPainter, rect: QRect, section: int) -> None:
        """Paint the head of a column, or of a row."""

    def share_room(self) -> None:
        """Give rows and columns their parts of the room."""

    def share_width(self, needed: Mapping[int, int], first: int, least: int, most: int) -> None:
        """Give columns what they need; what is left goes to one of them, and then to all alike.

        Args:
            needed: Pixels by column.
            first: The column that takes the rest.
            least: Its pixels in any case.
            most: Its pixels before the others are given more than they need.
        """
        spare = self.viewport().width() - sum(needed.values())
        extra = max(0, spare - max(least, most)) // len(needed)
        for column, width in needed.items():
            self.setColumnWidth(column, width + extra)
        self.setColumnWidth(first, max(least, spare - extra * len(needed)))

    def cells_in(self, area: QRect) -> Iterator[tuple[int, int, QRect]]:
        """Return row, column and place of the cells that an area of the viewport shows in part.

        A table whose cells are painted one by one spends most of the time between them.
        """
        columns = [
            (column, x, width)
            for column in range(self.model().columnCount())
            if (width := self.columnWidth(column))
            and (x := self.columnViewportPosition(column)) <= area.right()
            and x + width > area.left()
        ]
        for row in range(self.model().rowCount()):
            y, height = self.rowViewportPosition(row), self.rowHeight(row)
            if not height or y > area.bottom() or y + height <= area.top():
                continue
            if self.columnSpan(row, 0) > 1:
                yield row, 0, self.visualRect(self.model().index(row, 0))
            else:
                for column, x, width in columns:
                    yield row, column, QRect(x, y, width, height)

    def refit(self) -> None:
        self.share_room()
        self.updateGeometry()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.share_room()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if is_typing(event) or event.key() == Qt.Key.Key_Escape:  # Qt would search the items
            event.ignore()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self.viewport())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for row, column, rect in self.cells_in(event.rect()):
            self.paint_cell(painter, rect, row, column)
        self.paint_focus(painter)

    def paint_focus(self, painter: QPainter) -> None:
        """Mark the current cell with a ring, or the current row with a bar, while focused."""
        index = self.currentIndex()
        rect = self.visualRect(index)
        if not self.hasFocus() or rect.isEmpty():
            return
        if self.selectionBehavior() is QAbstractItemView.SelectionBehavior.SelectRows:
            first = self.visualRect(index.siblingAtColumn(0))
            painter.fillRect(first.left(), first.top(), 3, first.height(), theme.current().focus)
        else:
            draw_ring(painter, QRectF(rect).adjusted(1, 1, -1, -1), theme.RADIUS_SMALL)


class _Heads(QHeaderView):
    """Lets the table paint: a style would tint exact colours."""

    def __init__(self, orientation: Qt.Orientation, table: CellTable) -> None:
        super().__init__(orientation, table)
        self._table = table
        self.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.setMinimumSectionSize(1)

    def paintSection(self, painter: QPainter, rect: QRect, logicalIndex: int) -> None:  # noqa: N802, N803
        painter.save()
        self._table.paint_head(painter, rect, logicalIndex)
        painter.restore()
