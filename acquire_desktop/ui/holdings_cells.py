"""What the cells of the holdings say where cash and net worth share a column."""

from collections.abc import Callable

from PySide6.QtCore import QAbstractItemModel, QModelIndex, QPersistentModelIndex, Qt

from acquire_desktop.ui.holdings_table import CASH_COLUMN, WORTH_COLUMN

Index = QModelIndex | QPersistentModelIndex


def plain_text(index: Index) -> str:
    """Return the text of a cell."""
    return str(index.data() or "")


def cell_text(index: Index, *, folded: bool, say: Callable[[Index], str] = plain_text) -> str:
    """Return what a cell shows; folded, the cash shows the net worth behind it.

    Args:
        index: The cell.
        folded: Whether cash and net worth share a column.
        say: Returns the text of one cell.
    """
    text = say(index)
    if not folded or index.column() != CASH_COLUMN or not text:
        return text
    worth = say(index.sibling(index.row(), WORTH_COLUMN))
    return f"{text} / {worth.removeprefix('$')}"


def head_text(model: QAbstractItemModel, column: int, *, folded: bool) -> str:
    """Return the head of a column in words; folded, the cash's names the net worth too."""
    text = str(model.headerData(column, Qt.Orientation.Horizontal) or "")
    if not folded or column != CASH_COLUMN:
        return text
    return f"{text} / {model.headerData(WORTH_COLUMN, Qt.Orientation.Horizontal) or ''}"
