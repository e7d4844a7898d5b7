"""What the program's item views have in common: they look like print, not like widgets."""

from PySide6.QtCore import Qt
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


def is_typing(event: QKeyEvent) -> bool:
    """Tell whether a key types something: Qt would search the items, but the table wants it."""
    return bool(event.text()) and event.text().isprintable()
