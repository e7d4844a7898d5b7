"""What the program's item views have in common: they look like print, not like widgets."""

from collections.abc import Sequence

from PySide6.QtCore import QAbstractItemModel, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QTableView


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
