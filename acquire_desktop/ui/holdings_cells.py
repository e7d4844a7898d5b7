"""What the cells of the holdings say where cash and net worth share a column."""

from functools import lru_cache

from PySide6.QtCore import QAbstractItemModel, Qt
from PySide6.QtGui import QFontMetrics

from acquire_desktop.ui import theme
from acquire_desktop.ui.holdings_model import HoldingsModel
from acquire_desktop.ui.holdings_table import CASH_COLUMN, WORTH_COLUMN, Cell, RowKind


def joined_text(cash: str, worth: str) -> str:
    """Return what a cell shows where the net worth stands behind the cash."""
    return f"{cash} / {worth.removeprefix('$')}" if cash else cash


def folded_text(model: HoldingsModel, row: int, column: int) -> str:
    """Return what a cell says where there is little room: prices need no sign of money."""
    text = model.cell(row, column).text
    if column == CASH_COLUMN:
        return joined_text(text, model.cell(row, WORTH_COLUMN).text)
    return text.removeprefix("$")


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
