"""What the program's item views have in common: they look like print, not like widgets."""

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QAbstractItemModel, QRect, QRectF, Qt
from PySide6.QtGui import QKeyEvent, QPainter, QPen
from PySide6.QtWidgets import QFrame, QTableView

from acquire_desktop.ui.kit.look import theme


def flatten_table(table: QTableView) -> None:
    """Take grid, frame, corner and scroll bars off a table that shows all it has."""
    table.setFrameShape(QFrame.Shape.NoFrame)
    table.setShowGrid(False)
    table.setTabKeyNavigation(False)
    table.setCornerButtonEnabled(False)
    table.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    table.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    table.verticalHeader().hide()
    table.verticalHeader().setMinimumSectionSize(1)
    table.horizontalHeader().setMinimumSectionSize(1)


def cells_in(table: QTableView, area: QRect) -> Iterator[tuple[int, int, QRect]]:
    """Return row, column and place of the cells that an area of the viewport shows in part.

    A table whose cells paint themselves one by one spends most of the time between them.
    """
    columns = [
        (column, table.columnViewportPosition(column), table.columnWidth(column))
        for column in range(table.model().columnCount())
        if not table.isColumnHidden(column)
    ]
    columns = [
        (column, x, width)
        for column, x, width in columns
        if x <= area.right() and x + width > area.left()
    ]
    for row in range(table.model().rowCount()):
        if table.isRowHidden(row):
            continue
        y, height = table.rowViewportPosition(row), table.rowHeight(row)
        if y <= area.bottom() and y + height > area.top():
            for column, x, width in columns:
                yield row, column, QRect(x, y, width, height)


def paint_focus(painter: QPainter, table: QTableView) -> None:
    """Paint the ring of the keyboard round the current cell while the table has the focus."""
    rect = table.visualRect(table.currentIndex())
    if rect.isEmpty() or not table.hasFocus():
        return
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(theme.current().focus, theme.FOCUS_PX))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(QRectF(rect).adjusted(1, 1, -1, -1), 3, 3)


def tell_changes(
    model: QAbstractItemModel, before: Sequence[Sequence[object]], after: Sequence[Sequence[object]]
) -> bool:
    """Let the views of a table paint the cells that differ, and say whether one does.

    Args:
        model: Holds the cells of ``after`` already.
        before: The cells of every row, as they were.
        after: The same number of rows and columns.
    """
    has_changed = False
    for row, (old, new) in enumerate(zip(before, after, strict=True)):
        places = [at for at, pair in enumerate(zip(old, new, strict=True)) if pair[0] != pair[1]]
        if places:
            has_changed = True
            model.dataChanged.emit(model.index(row, places[0]), model.index(row, places[-1]))
    return has_changed


def is_typing(event: QKeyEvent) -> bool:
    """Tell whether a key types something: Qt would search the items, but the table wants it."""
    return bool(event.text()) and event.text().isprintable()
