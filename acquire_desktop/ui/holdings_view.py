"""The holdings table on screen: fits its place without scroll bars, numbers never cut."""

from collections.abc import Hashable
from typing import Final

from PySide6.QtCore import (
    QEvent,
    QModelIndex,
    QPersistentModelIndex,
    QPointF,
    QRect,
    QRectF,
    QSize,
    Qt,
)
from PySide6.QtGui import QFontMetrics, QKeyEvent, QPainter, QPaintEvent, QPolygonF, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QSizePolicy,
    QTableView,
    QWidget,
)

from acquire_desktop.ui import icons, theme
from acquire_desktop.ui.card_pips import draw_pips, pips_px
from acquire_desktop.ui.count_up import CountUp
from acquire_desktop.ui.holdings_cells import head_text, joined_text, style_of, text_px
from acquire_desktop.ui.holdings_head import MARKER_PX, HoldingsHead
from acquire_desktop.ui.holdings_legend import (
    PLACE_PX,
    join_legend_cells,
    paint_legend,
    paint_place,
)
from acquire_desktop.ui.holdings_model import HoldingsModel
from acquire_desktop.ui.holdings_table import (
    CASH_COLUMN,
    COLUMN_COUNT,
    FIRST_CHAIN_COLUMN,
    NAME_COLUMN,
    WORTH_COLUMN,
    Cell,
    RowKind,
)
from acquire_desktop.ui.item_views import cells_in, flatten_table, is_typing, paint_focus
from acquire_desktop.ui.portraits import beside_portrait, portrait_px
from acquire_desktop.ui.texts import money, translate

Index = QModelIndex | QPersistentModelIndex

_NAME_MIN_PX: Final = 72
_NAME_MAX_PX: Final = 220
_LEFT: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT: Final = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class HoldingsView(QTableView):
    """Shows a ``HoldingsModel`` at its full height; spare width goes to the names first."""

    def __init__(self, model: HoldingsModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._holdings = model
        self._needed_px: dict[bool, list[int]] = {}
        self._chain_px = 0
        self._hints = (QSize(), QSize())
        self._is_folded = False
        self._is_dense = False
        self.setHorizontalHeader(HoldingsHead(self))
        self.counting = CountUp(self)
        self._cells = _CellPainter(model, self.counting)
        self._set_up_table()
        self.setModel(model)
        self.counting.moved.connect(self._paint_money)
        model.restarted.connect(self.counting.forget)
        for changed in (model.refreshed, model.modelReset):
            changed.connect(self._count)
            changed.connect(self._fit)
        self.retranslate()
        self._fit()

    def retranslate(self) -> None:
        """Set the texts in the language of the moment, those of the model too."""
        self.setAccessibleName(translate("Holdings", "Holdings of all players"))
        self._holdings.retranslate()

    @property
    def is_folded(self) -> bool:
        """Whether the net worth stands behind the cash, because there is no room beside it."""
        return self._is_folded

    def set_dense(self, dense: bool) -> None:
        """Stand the rows as close as the text allows, or with air between them."""
        if dense != self._is_dense:
            self._is_dense = dense
            self._fit()

    def airy_height(self) -> int:
        """Return the height with air between the rows, in pixels."""
        return self._height(dense=False)

    def sizeHint(self) -> QSize:
        width = sum(self._needed(folded=False)) + theme.scaled(_NAME_MAX_PX)
        return QSize(width, self._height(dense=self._is_dense))

    def minimumSizeHint(self) -> QSize:
        least = sum(self._needed(folded=True)) + self._name_least_px()
        return QSize(least, self._height(dense=self._is_dense))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if is_typing(event):
            event.ignore()
        else:
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        if event.type() in (QEvent.Type.StyleChange, QEvent.Type.LanguageChange):
            self._fit()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self.viewport())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        legends: set[int] = set()
        for row, column, rect in cells_in(self, event.rect()):
            is_joined = column >= CASH_COLUMN and self.columnSpan(row, CASH_COLUMN) > 1
            if not is_joined:
                self._cells.paint(painter, rect, row, column, is_folded=self._is_folded)
            elif row not in legends:
                legends.add(row)
                whole = self.visualRect(self._holdings.index(row, CASH_COLUMN))
                self._cells.paint(painter, whole, row, CASH_COLUMN, is_folded=False)
        paint_focus(painter, self)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._share_width()

    def _set_up_table(self) -> None:
        flatten_table(self)
        self.setWordWrap(False)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAttribute(Qt.WidgetAttribute.WA_InputMethodEnabled, False)

    def _count(self) -> None:
        """Let the money of the players run to what it is now."""
        model = self._holdings
        amounts: dict[Hashable, int] = {}
        for row in range(model.rowCount()):
            for column in (CASH_COLUMN, WORTH_COLUMN):
                amount = model.cell(row, column).amount
                if amount is not None:
                    amounts[model.row_seat(row), column] = amount
        self.counting.show_amounts(amounts)

    def _paint_money(self) -> None:
        """Paint what runs, and nothing else."""
        for column in (CASH_COLUMN, WORTH_COLUMN):
            left, width = self.columnViewportPosition(column), self.columnWidth(column)
            self.viewport().update(left, 0, width, self.viewport().height())

    def _fit(self) -> None:
        """Give rows and columns the room that the text scale and the numbers need."""
        self._needed_px = {}
        self._chain_px = 0
        self.horizontalHeader().setFixedHeight(_head_px(self._is_dense))
        self.verticalHeader().setDefaultSectionSize(_row_px(self._is_dense))
        self._share_width()
        hints = (self.sizeHint(), self.minimumSizeHint())
        if hints != self._hints:
            self._hints = hints
            self.updateGeometry()

    def _height(self, *, dense: bool) -> int:
        return _head_px(dense) + self._holdings.rowCount() * _row_px(dense) + 1

    def _share_width(self) -> None:
        room = self.viewport().width() - self._name_least_px()
        self._is_folded = sum(self._needed(folded=False)) > room
        self.setColumnHidden(WORTH_COLUMN, self._is_folded)
        join_legend_cells(self, self._holdings)
        needed = self._needed(folded=self._is_folded)
        spare = self.viewport().width() - sum(needed)
        name = max(self._name_least_px(), min(spare, self._name_px()))
        extra = max(0, spare - name) // len(needed)
        self.setColumnWidth(NAME_COLUMN, max(name, spare - extra * len(needed)))
        for column, width in enumerate(needed, FIRST_CHAIN_COLUMN):
            self.setColumnWidth(column, width + extra)

    def _name_px(self) -> int:
        model, metrics = self._holdings, QFontMetrics(theme.font("body", bold=True))
        names = (model.cell(row, NAME_COLUMN).text for row in range(model.rowCount()))
        widest = max(map(metrics.horizontalAdvance, names), default=0)
        room = MARKER_PX + portrait_px() + 2 * theme.SPACE
        return min(widest + room, theme.scaled(_NAME_MAX_PX)) + self._cards_px()

    def _name_least_px(self) -> int:
        return theme.scaled(_NAME_MIN_PX) + self._cards_px()

    def _cards_px(self) -> int:
        """Return the room for the power cards behind the names; 0 when they are not in play."""
        model = self._holdings
        has_cards = model.rowCount() > 0 and model.cell(0, NAME_COLUMN).cards is not None
        return pips_px() + theme.SPACE_HALF if has_cards else 0

    def _needed(self, *, folded: bool) -> list[int]:
        """Return the least widths of all columns but the names', the chains' all alike."""
        if folded not in self._needed_px:
            chains = range(FIRST_CHAIN_COLUMN, CASH_COLUMN)
            self._chain_px = self._chain_px or max(self._column_px(at, folded) for at in chains)
            places = range(CASH_COLUMN, WORTH_COLUMN if folded else COLUMN_COUNT)
            money_px = [self._column_px(column, folded) for column in places]
            self._needed_px[folded] = [self._chain_px] * len(chains) + money_px
        return self._needed_px[folded]

    def _column_px(self, column: int, folded: bool) -> int:
        model = self._holdings
        head = head_text(model, column, folded=folded)
        width = QFontMetrics(theme.font("small")).horizontalAdvance(head)
        if column < CASH_COLUMN:
            width = theme.scaled(16) + theme.SPACE_2
        for row in range(model.rowCount()):
            cell = model.cell(row, column)
            text = cell.text
            if folded and column == CASH_COLUMN:
                text = joined_text(text, model.cell(row, WORTH_COLUMN).text)
            width = max(width, _cell_px(cell, text, column))
        return width + (theme.SPACE if column < CASH_COLUMN else theme.SPACE_2)


class _CellPainter:
    """Paints names, numbers with their ranks, shields and the sign of who decides."""

    def __init__(self, model: HoldingsModel, counting: CountUp) -> None:
        self._model = model
        self._counting = counting

    def paint(
        self, painter: QPainter, rect: QRect, row: int, column: int, *, is_folded: bool
    ) -> None:
        cell = self._model.cell(row, column)
        self._paint_ground(painter, rect, row, cell)
        if column == NAME_COLUMN:
            self._paint_name(painter, rect, cell, self._model.portrait(row))
        elif cell.legend:
            paint_legend(painter, rect, cell)
        elif cell.text:
            text = self._say(row, column)
            if is_folded and column == CASH_COLUMN:
                text = joined_text(text, self._say(row, WORTH_COLUMN))
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


def _cell_px(cell: Cell, text: str, column: int) -> int:
    width = text_px(text, *style_of(cell), theme.text_scale())
    return width + (_right_px(cell, column) if column < CASH_COLUMN else 0)


def _right_px(cell: Cell, column: int) -> int:
    """Return the room right of a number; prices are wide and need no room for a rank."""
    if column >= CASH_COLUMN:
        return theme.SPACE
    return theme.SPACE_HALF if "$" in cell.text else theme.SPACE_HALF + theme.scaled(PLACE_PX)


def _head_px(dense: bool) -> int:
    return theme.scaled(theme.SPACE_3 if dense else theme.TARGET_PX)


def _row_px(dense: bool) -> int:
    return theme.scaled(20 if dense else 26)
