"""The small ranks behind the numbers of the holdings table, and what explains them."""

from functools import lru_cache
from typing import Final

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter
from PySide6.QtWidgets import QTableView

from acquire_desktop.ui import theme
from acquire_desktop.ui.holdings_model import HoldingsModel
from acquire_desktop.ui.holdings_table import CASH_COLUMN, WORTH_COLUMN, Cell

_MOST_ROWS: Final = 9
"""Six players, bank, size and price."""
PLACE_PX: Final = 11
"""Room behind a number for its superscript rank or its shield."""


def join_legend_cells(table: QTableView, model: HoldingsModel) -> None:
    """Give each line of the legend the room of both columns of money."""
    rows = [] if table.isColumnHidden(WORTH_COLUMN) else _legend_rows(model)
    joined = [row for row in range(_MOST_ROWS) if table.columnSpan(row, CASH_COLUMN) > 1]
    if rows != joined:  # to change them paints the whole table anew
        table.clearSpans()
        for row in rows:
            table.setSpan(row, CASH_COLUMN, 1, 2)


def _legend_rows(model: HoldingsModel) -> list[int]:
    return [row for row in range(model.rowCount()) if model.cell(row, CASH_COLUMN).legend]


def paint_place(painter: QPainter, number: QRect, place: int) -> None:
    """Paint a rank at the upper right of a number."""
    painter.setFont(_place_font(theme.scaled(10)))
    painter.setPen(theme.current().accent)
    top = number.center().y() - theme.scaled(11)
    spot = QRectF(number.right() + 2, top, theme.scaled(PLACE_PX), theme.scaled(14))
    flags = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
    painter.drawText(spot, flags, f"{place}")


def paint_legend(painter: QPainter, rect: QRect, cell: Cell) -> None:
    """Paint a rank and what it means; nothing where that has no room: the tooltip tells it too."""
    font = theme.font("small")
    box = rect.adjusted(theme.scaled(PLACE_PX), 0, -theme.SPACE, 0)
    width = QFontMetrics(font).horizontalAdvance(cell.legend)
    if width > box.width():
        return
    left = box.adjusted(0, 0, -width - theme.scaled(PLACE_PX), 0)
    paint_place(painter, left, cell.place)
    painter.setFont(font)
    painter.setPen(theme.current().ink_muted)
    flags = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
    painter.drawText(box, flags, cell.legend)


@lru_cache(maxsize=4)
def _place_font(height_px: int) -> QFont:
    result = QFont(theme.font("small", bold=True))
    result.setPixelSize(height_px)
    return result
