"""Result table on screen: places, bars of wealth, and two lines of figures a chain."""

from typing import Final

from PySide6.QtCore import QModelIndex, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QAbstractItemView, QSizePolicy, QWidget

from acquire_desktop.ui.acquire.result.result_model import (
    CASH_COLUMN,
    FIRST_CHAIN_COLUMN,
    LABEL_COLUMN,
    NAME_COLUMN,
    NONE_SIGN,
    PLACE_COLUMN,
    Account,
    ResultModel,
)
from acquire_desktop.ui.kit.cell_table import CellTable
from acquire_desktop.ui.kit.look import icons, theme
from acquire_desktop.ui.kit.look.chain_chip import draw_column_head
from acquire_desktop.ui.kit.look.lettering import LEFT, RIGHT, width_px, write
from acquire_desktop.ui.kit.look.portraits import beside_face
from acquire_desktop.ui.kit.texts import translate

_NAME_MIN_PX: Final = 150
_NAME_MAX_PX: Final = 420
_COMPACT_ROW_PX: Final = 37
_ROW_PX: Final = 46
_ROW_MAX_PX: Final = 68
_BAR_PX: Final = 7


class ResultTable(CellTable):
    """Shows a ``ResultModel``; the account of the player in the chosen row is shown beside it.

    Where there is no room for all columns it leaves out those of the chains: the sum and the bar
    hold what they bring, and the account of the chosen player tells them one by one.
    """

    def __init__(self, model: ResultModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._result = model
        self._row_px = _ROW_PX
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setModel(model)
        model.modelReset.connect(self.refit)
        model.changed.connect(self.refit)
        self.retranslate()

    def sizeHint(self) -> QSize:
        return QSize(sum(self._needed().values()) + _NAME_MAX_PX, self._full_height())

    def minimumSizeHint(self) -> QSize:
        needed, chains = self._needed(), self._chain_columns()
        brief = sum(width for column, width in needed.items() if column not in chains)
        return QSize(brief + theme.scaled(_NAME_MIN_PX), self._full_height())

    def retranslate(self) -> None:
        self.setAccessibleName(translate("Result", "Final account of all players"))
        self._result.retranslate()
        self.refit()

    def refit(self) -> None:
        self.horizontalHeader().setFixedHeight(_head_px())
        self.setMaximumHeight(self._full_height(_ROW_MAX_PX))
        super().refit()

    def set_compact(self, is_compact: bool) -> None:
        """Let the rows stand closer together where the page would have to scroll."""
        row_px = _COMPACT_ROW_PX if is_compact else _ROW_PX
        if row_px != self._row_px:
            self._row_px = row_px
            self.refit()

    def usual_height(self) -> int:
        """Return the height of the table with its rows apart, in pixels."""
        return self._full_height(_ROW_PX)

    def whole_width(self) -> int:
        """Return the least width with all columns, in pixels."""
        return sum(self._needed().values()) + theme.scaled(_NAME_MIN_PX)

    def share_room(self) -> None:
        needed, least = self._needed(), theme.scaled(_NAME_MIN_PX)
        is_brief = sum(needed.values()) + least > self.viewport().width()
        for column in self._chain_columns():
            self.setColumnHidden(column, is_brief)
            if is_brief:
                del needed[column]
        self.share_width(needed, NAME_COLUMN, least, theme.scaled(_NAME_MAX_PX))
        each = (self.height() - _head_px() - 1) // max(self._result.rowCount(), 1)
        self.verticalHeader().setDefaultSectionSize(max(each, theme.scaled(self._row_px)))

    def paint_cell(self, painter: QPainter, rect: QRect, row: int, column: int) -> None:
        look, account = theme.current(), self._result.accounts[row]
        if self.selectionModel().isRowSelected(row, QModelIndex()):
            painter.fillRect(rect, look.accent_soft)
        painter.fillRect(QRect(rect.left(), rect.top(), rect.width(), 1), look.hairline)
        if column == PLACE_COLUMN:
            _paint_place(painter, rect, account.place)
        elif column == NAME_COLUMN:
            self._paint_name(painter, _middle(rect), row)
        else:
            self._paint_figures(painter, _middle(rect), row, column)

    def paint_head(self, painter: QPainter, rect: QRect, section: int) -> None:
        text, is_name = self._result.head(section).text, section == NAME_COLUMN
        if section in self._chain_columns():
            plate = QRectF(rect).adjusted(3, 0, -3, -theme.SPACE_HALF)
            draw_column_head(painter, plate, text, active=True)
        else:
            box = rect.adjusted(0, 0, 0 if is_name else -theme.SPACE, -theme.SPACE_HALF)
            write(painter, box, text, theme.current().ink_muted, flags=LEFT if is_name else RIGHT)

    def paint_focus(self, painter: QPainter) -> None:
        """Paint a bar in front of the chosen row."""
        row = self.currentIndex().row()
        if self.hasFocus() and self.selectionModel().isRowSelected(row, QModelIndex()):
            rect = self.visualRect(self.model().index(row, PLACE_COLUMN))
            painter.fillRect(rect.left(), rect.top(), 3, rect.height(), theme.current().focus)

    def _paint_name(self, painter: QPainter, rect: QRect, row: int) -> None:
        account, whole = self._result.accounts[row], self._result.cell(row, NAME_COLUMN).text
        half, is_first = rect.height() // 2, account.place == 1
        box = QRect(rect.left(), rect.top() + 3, rect.width() - theme.SPACE_2, half)
        painter.setFont(theme.font("body", bold=is_first))
        room = beside_face(painter, box, self._result.faces[account.seat], whole)
        name = painter.fontMetrics().elidedText(whole, Qt.TextElideMode.ElideMiddle, room.width())
        write(painter, room, name, theme.current().ink, "body", bold=is_first)
        height = theme.scaled(_BAR_PX)
        top = rect.top() + half + (half - height) // 2
        self._paint_bar(painter, QRectF(box.left(), top, box.width(), height), account)

    def _paint_bar(self, painter: QPainter, full: QRectF, account: Account) -> None:
        """Paint the parts of a fortune to one scale: cash, then what each chain brought."""
        look, left = theme.current(), full.left()
        most = max(1, *(row.total for row in self._result.accounts))
        parts = [(account.cash, look.ink_muted)]
        for chain in self._result.chains:
            color = theme.chain(self._result.edition.chains[chain].letter).fill
            parts.append((account.bonuses[chain] + account.sales[chain], color))
        for amount, color in parts:
            width = full.width() * amount / most
            if amount:
                part = QRectF(left, full.top(), max(width - 1, 1), full.height())
                painter.fillRect(part, color)
                left += width
        painter.setPen(look.ink_muted)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        full.setWidth(max(left - full.left() - 1, 1))
        painter.drawRect(full)

    def _paint_figures(self, painter: QPainter, rect: QRect, row: int, column: int) -> None:
        look, (size, bold) = theme.current(), self._type(column)
        lines = self._result.cell(row, column).text.split("\n")
        height = (rect.height() - 2 * theme.SPACE_HALF) // len(lines)
        for number, line in enumerate(lines):
            is_quiet = column == LABEL_COLUMN or line == NONE_SIGN
            top = rect.top() + theme.SPACE_HALF + number * height
            box = QRect(rect.left(), top, rect.width() - theme.SPACE, height)
            ink = look.ink_muted if is_quiet else look.ink
            write(painter, box, line, ink, size, bold=bold, flags=RIGHT)

    def _full_height(self, row_px: int = 0) -> int:
        rows = self._result.rowCount()
        return _head_px() + rows * theme.scaled(row_px or self._row_px) + 1

    def _chain_columns(self) -> range:
        return range(FIRST_CHAIN_COLUMN, self._result.sum_column)

    def _needed(self) -> dict[int, int]:
        """Return the least width of every column but the names', the chains' all alike."""
        columns = [c for c in range(self._result.columnCount()) if c != NAME_COLUMN]
        widths = {column: self._column_px(column) for column in columns}
        chains = self._chain_columns()
        widest = max((widths[column] for column in chains), default=0)
        return widths | dict.fromkeys(chains, widest)

    def _column_px(self, column: int) -> int:
        if column == PLACE_COLUMN:
            return theme.scaled(theme.SPACE_6)
        model, (size, bold) = self._result, self._type(column)
        texts = [model.cell(row, column).text for row in range(model.rowCount())]
        lines = [line for text in texts for line in text.split("\n")]
        head = width_px(model.head(column).text)
        return max([head, *(width_px(line, size, bold=bold) for line in lines)]) + theme.SPACE_2

    def _type(self, column: int) -> tuple[theme.TextSize, bool]:
        if column > self._result.sum_column:
            return "title", True
        if column == CASH_COLUMN:
            return "body", False
        return "small", column == self._result.sum_column


def _paint_place(painter: QPainter, rect: QRect, place: int) -> None:
    look = theme.current()
    if place == 1:
        side = theme.scaled(24)
        box = QRectF(0, 0, side, side)
        box.moveCenter(QRectF(rect).center())
        icons.draw_icon(painter, box, "trophy", look.safe_brass)
    else:
        center = Qt.AlignmentFlag.AlignCenter
        write(painter, rect, f"{place}", look.ink_muted, "title", bold=True, flags=center)


def _middle(rect: QRect) -> QRect:
    """Return the part of a cell that its two lines fill, whatever its height."""
    spare = max(0, rect.height() - theme.scaled(_ROW_PX + theme.SPACE_HALF))
    return rect.adjusted(0, spare // 2, 0, -(spare // 2))


def _head_px() -> int:
    return theme.scaled(theme.TARGET_PX)
