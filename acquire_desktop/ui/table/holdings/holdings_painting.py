"""The cells of the holdings table, painted one by one."""

from typing import Final

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QPainter, QPolygonF

from acquire_desktop.ui.kit.count_up import CountUp
from acquire_desktop.ui.kit.look import icons, theme
from acquire_desktop.ui.kit.look.portraits import beside_portrait
from acquire_desktop.ui.kit.texts import money
from acquire_desktop.ui.table.holdings.card_pips import draw_pips, pips_px
from acquire_desktop.ui.table.holdings.holdings_cells import (
    JOINED,
    Fit,
    behind_text,
    close_text,
    style_of,
    text_px,
)
from acquire_desktop.ui.table.holdings.holdings_head import MARKER_PX
from acquire_desktop.ui.table.holdings.holdings_legend import PLACE_PX, paint_legend, paint_place
from acquire_desktop.ui.table.holdings.holdings_model import HoldingsModel
from acquire_desktop.ui.table.holdings.holdings_table import (
    CASH_COLUMN,
    NAME_COLUMN,
    WORTH_COLUMN,
    Cell,
    RowKind,
)

_LEFT: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT: Final = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class CellPainter:
    """Paints names, numbers with their ranks, shields and the sign of who decides."""

    def __init__(self, model: HoldingsModel, counting: CountUp) -> None:
        self._model = model
        self._counting = counting

    def paint(self, painter: QPainter, rect: QRect, row: int, column: int, fit: Fit) -> None:
        """Paint a cell.

        Args:
            painter: Paints on the table.
            rect: The place of the cell.
            row: Its row.
            column: Its column.
            fit: How the columns are laid out.
        """
        cell = self._model.cell(row, column)
        self._paint_ground(painter, rect, row, cell)
        if cell.legend:
            paint_legend(painter, rect, cell)
        elif column == NAME_COLUMN:
            self._paint_name(painter, rect, cell, self._model.portrait(row))
        elif cell.text:
            text = close_text(self._model, row, column, fit)
            if column in (CASH_COLUMN, WORTH_COLUMN):
                text = self._say(row, column)
            if column == CASH_COLUMN and fit in JOINED:
                rect = _paint_behind(painter, rect, behind_text(self._say(row, WORTH_COLUMN)))
            _paint_number(painter, rect, cell, column, text)

    def _say(self, row: int, column: int) -> str:
        """Return the text of a cell, with an amount of money as it looks while it runs."""
        cell = self._model.cell(row, column)
        if cell.amount is None or not self._counting.is_running():
            return cell.text
        return money(self._counting.amount((self._model.row_seat(row), column), cell.amount))

    def _paint_ground(self, painter: QPainter, rect: QRect, row: int, cell: Cell) -> None:
        look, model = theme.current(), self._model
        if model.is_acting(row):
            painter.fillRect(rect, look.accent_soft)
        if row:
            begins_table = cell.row is RowKind.TABLE and model.row_seat(row - 1) is not None
            color = look.border if begins_table else look.hairline
            painter.fillRect(rect.left(), rect.top(), rect.width(), 1, color)

    def _paint_name(self, painter: QPainter, rect: QRect, cell: Cell, portrait: str) -> None:
        look = theme.current()
        if cell.acting:
            middle = QPointF(rect.left() + 3, rect.center().y() + 1)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(look.accent)
            corners = [QPointF(0, -4.5), QPointF(7, 0), QPointF(0, 4.5)]
            painter.drawPolygon(QPolygonF([middle + corner for corner in corners]))
        painter.setFont(theme.font(*style_of(cell)))
        painter.setPen(look.ink_muted if cell.row is RowKind.TABLE else look.ink)
        room = rect.adjusted(MARKER_PX, 0, -theme.SPACE_HALF, 0)
        if cell.cards is not None:
            draw_pips(painter, QPointF(room.right(), rect.center().y() + 1), cell.cards)
            room.setRight(room.right() - pips_px() - theme.SPACE_HALF)
            painter.setPen(look.ink)
        box = beside_portrait(painter, room, portrait, cell.text)
        text = painter.fontMetrics().elidedText(
            cell.text, Qt.TextElideMode.ElideMiddle, box.width()
        )
        painter.drawText(box, _LEFT, text)


def _paint_number(painter: QPainter, rect: QRect, cell: Cell, column: int, text: str) -> None:
    look = theme.current()
    box = rect.adjusted(0, 0, -_right_px(cell, column), 0)
    painter.setFont(theme.font(*style_of(cell)))
    painter.setPen(look.ink_muted if cell.dim else look.ink)
    painter.drawText(box, _RIGHT, text)
    if cell.safe:
        side = theme.scaled(11)
        shield = QRectF(box.right() + 3, rect.center().y() - side / 2 + 0.5, side, side)
        icons.draw_icon(painter, shield, "shield", look.safe_brass)
    if cell.place:
        paint_place(painter, box, cell.place)


def _paint_behind(painter: QPainter, rect: QRect, text: str) -> QRect:
    """Paint small figures at the right of a cell, and return the place left of them."""
    painter.setFont(theme.font("small"))
    painter.setPen(theme.current().ink)
    box = rect.adjusted(0, 0, -theme.SPACE, 0)
    painter.drawText(box, _RIGHT, text)
    return rect.adjusted(0, 0, -text_px(text, "small", False, theme.text_scale()), 0)


def cell_px(cell: Cell, text: str, column: int, behind: str = "") -> int:
    """Return the width that a cell needs for a text and small figures behind it, in pixels."""
    width = text_px(text, *style_of(cell), theme.text_scale())
    width += text_px(behind, "small", False, theme.text_scale())
    return width + (_right_px(cell, column) if column < CASH_COLUMN else 0)


def _right_px(cell: Cell, column: int) -> int:
    """Return the room right of a number; prices are wide and need no room for a rank."""
    if column >= CASH_COLUMN:
        return theme.SPACE
    return theme.SPACE_HALF if "$" in cell.text else theme.SPACE_HALF + theme.scaled(PLACE_PX)
