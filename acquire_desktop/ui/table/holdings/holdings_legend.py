"""The small ranks behind the numbers of the holdings table, and what explains them."""

from functools import lru_cache
from typing import Final

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter
from PySide6.QtWidgets import QTableView

from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.table.holdings.holdings_head import MARKER_PX
from acquire_desktop.ui.table.holdings.holdings_model import HoldingsModel
from acquire_desktop.ui.table.holdings.holdings_table import COLUMN_COUNT, NAME_COLUMN, Cell

PLACE_PX: Final = 11
"""Room behind a number for its superscript rank or its shield."""


def has_legend(model: HoldingsModel) -> bool:
    """Tell whether the last row explains the ranks."""
    last = model.rowCount() - 1
    return last >= 0 and bool(model.cell(last, NAME_COLUMN).legend)


def join_legend_cells(table: QTableView, model: HoldingsModel) -> None:
    """Give the legend the whole width of the table."""
    last = model.rowCount() - 1
    joins = has_legend(model)
    if joins != (table.columnSpan(max(last, 0), NAME_COLUMN) > 1):
        table.clearSpans()
        if joins:
            table.setSpan(last, NAME_COLUMN, 1, COLUMN_COUNT)


def paint_place(painter: QPainter, number: QRect, place: int) -> None:
    """Paint a rank at the upper right of a number."""
    painter.setFont(_place_font(theme.scaled(10)))
    painter.setPen(theme.current().accent)
    top = number.center().y() - theme.scaled(11)
    spot = QRectF(number.right() + 2, top, theme.scaled(PLACE_PX), theme.scaled(14))
    flags = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
    painter.drawText(spot, flags, f"{place}")


def paint_legend(painter: QPainter, rect: QRect, cell: Cell) -> None:
    """Paint each rank with what it means, one beside the other."""
    left = rect.left() + MARKER_PX
    metrics = QFontMetrics(theme.font("small"))
    for place, name in enumerate(cell.legend, 1):
        paint_place(painter, QRect(left - 2, rect.top(), 1, rect.height()), place)
        left += theme.scaled(PLACE_PX)
        width = metrics.horizontalAdvance(name)
        painter.setFont(theme.font("small"))
        painter.setPen(theme.current().ink_muted)
        box = QRect(left, rect.top(), width + 1, rect.height())
        painter.drawText(box, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, name)
        left += width + theme.SPACE_2


@lru_cache(maxsize=4)
def _place_font(height_px: int) -> QFont:
    result = QFont(theme.font("small", bold=True))
    result.setPixelSize(height_px)
    return result
