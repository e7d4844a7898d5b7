"""What the cells of the holdings say where cash and net worth share a column."""

from enum import Enum, auto
from functools import lru_cache

from PySide6.QtCore import QAbstractItemModel, Qt
from PySide6.QtGui import QFontMetrics

from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.table.holdings.holdings_model import HoldingsModel
from acquire_desktop.ui.table.holdings.holdings_table import (
    CASH_COLUMN,
    WORTH_COLUMN,
    Cell,
    RowKind,
)


class Fit(Enum):
    """How the columns of the holdings are laid out, by the room that there is."""

    WIDE = auto()
    """Each figure in a column of its own."""
    FOLDED = auto()
    """The net worth behind the cash, and prices without a sign of money."""
    STACKED = auto()
    """The same, with the head of both in two lines."""
    SCROLLED = auto()
    """As wide, with prices without a sign of money; what does not fit is scrolled to."""


JOINED = (Fit.FOLDED, Fit.STACKED)
"""The net worth stands behind the cash."""


def behind_text(worth: str) -> str:
    """Return how the net worth stands behind the cash, in small letters; nothing where none is."""
    return f" / {worth.removeprefix('$')}" if worth else ""


def close_text(model: HoldingsModel, row: int, column: int, fit: Fit) -> str:
    """Return what a cell says: where there is little room prices need no sign of money."""
    text = model.cell(row, column).text
    return text if fit is Fit.WIDE or column >= CASH_COLUMN else text.removeprefix("$")


def head_text(model: QAbstractItemModel, column: int, fit: Fit) -> str:
    """Return the head of a column in words; folded, the cash's names the net worth too."""
    text = str(model.headerData(column, Qt.Orientation.Horizontal) or "")
    if fit not in JOINED or column != CASH_COLUMN:
        return text
    gap = "\n" if fit is Fit.STACKED else " "
    return f"{text} /{gap}{model.headerData(WORTH_COLUMN, Qt.Orientation.Horizontal) or ''}"


def style_of(cell: Cell) -> tuple[theme.TextSize, bool]:
    """Return the size of the text of a cell, and whether it is bold."""
    return "small" if cell.row is RowKind.TABLE else "body", cell.row is RowKind.OWN


@lru_cache(maxsize=1024)
def text_px(text: str, size: theme.TextSize, bold: bool, _text_scale: int) -> int:
    """Return the width of a text in a style, at the text scale of the moment, in pixels."""
    return QFontMetrics(theme.font(size, bold)).horizontalAdvance(text)
