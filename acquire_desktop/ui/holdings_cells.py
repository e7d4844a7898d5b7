"""What the cells of the holdings say where cash and net worth share a column."""

from collections.abc import Callable
from functools import lru_cache

from PySide6.QtCore import QAbstractItemModel, QModelIndex, QPersistentModelIndex, Qt
from PySide6.QtGui import QFontMetrics

from acquire_desktop.ui import theme
from acquire_desktop.ui.holdings_table import CASH_COLUMN, WORTH_COLUMN, Cell, RowKind

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


def style_of(cell: Cell) -> tuple[theme.TextSize, bool]:
    """Return the size of the text of a cell, and whether it is bold."""
    return "small" if cell.row is RowKind.TABLE else "body", cell.row is RowKind.OWN


@lru_cache(maxsize=1024)
def text_px(text: str, size: theme.TextSize, bold: bool, _text_scale: int) -> int:
    """Return the width of a text in a style, at the text scale of the moment, in pixels."""
    return QFontMetrics(theme.font(size, bold)).horizontalAdvance(text)
