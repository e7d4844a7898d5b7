"""The table of the result page: places, bars of wealth, and two lines of figures a chain."""

from typing import Final

from PySide6.QtCore import QEvent, QModelIndex, QPersistentModelIndex, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QSizePolicy,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from acquire_desktop.ui.kit.item_views import flatten_table
from acquire_desktop.ui.kit.look import icons, theme
from acquire_desktop.ui.kit.look.chain_chip import draw_column_head
from acquire_desktop.ui.kit.look.colors import CHAIN_COLORS
from acquire_desktop.ui.kit.look.portraits import beside_portrait
from acquire_desktop.ui.kit.texts import translate
from acquire_desktop.ui.result.result_model import (
    ACCOUNT_ROLE,
    CASH_COLUMN,
    FIRST_CHAIN_COLUMN,
    LABEL_COLUMN,
    NAME_COLUMN,
    NONE_SIGN,
    PLACE_COLUMN,
    Account,
    ResultModel,
)

Index = QModelIndex | QPersistentModelIndex

_NAME_MIN_PX: Final = 150
_NAME_MAX_PX: Final = 420
_TIGHT_ROW_PX: Final = 37
_ROW_PX: Final = 46
_ROW_MAX_PX: Final = 68
_BAR_PX: Final = 7
_LEFT: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT: Final = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class ResultTable(QTableView):
    """Shows a ``ResultModel``; the row chosen is the player whose account is told.

    Where there is no room for all columns it leaves out those of the chains: the sum and the bar
    hold what they bring, and the account of the chosen player tells them one by one.
    """

    def __init__(self, model: ResultModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._result = model
        self._row_px = _ROW_PX
        self.setHorizontalHeader(_Head(model, self))
        self.setItemDelegate(_Row(model, self))
        self._set_up_table()
        self.setModel(model)
        model.modelReset.connect(self._fit)
        model.dataChanged.connect(self._fit)
        self._fit()

    def sizeHint(self) -> QSize:
        return QSize(sum(self._needed().values()) + _NAME_MAX_PX, self._full_height())

    def minimumSizeHint(self) -> QSize:
        needed, chains = self._needed(), self._chain_columns()
        brief = sum(width for column, width in needed.items() if column not in chains)
        return QSize(brief + theme.scaled(_NAME_MIN_PX), self._full_height())

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.StyleChange, QEvent.Type.LanguageChange):
            self.setAccessibleName(translate("Result", "Final account of all players"))
            self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._share_width()
        self._share_height()

    def _set_up_table(self) -> None:
        flatten_table(self)
        self.setAccessibleName(translate("Result", "Final account of all players"))
        self.setMouseTracking(True)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def _fit(self) -> None:
        self.horizontalHeader().setFixedHeight(_head_px())
        self.setMaximumHeight(self._full_height(_ROW_MAX_PX))
        self._share_width()
        self._share_height()
        self.updateGeometry()

    def set_tight(self, is_tight: bool) -> None:
        """Let the rows stand closer together where the page would have to scroll."""
        row_px = _TIGHT_ROW_PX if is_tight else _ROW_PX
        if row_px != self._row_px:
            self._row_px = row_px
            self._fit()

    def spared_px(self) -> int:
        """Return how much lower the table is than with its rows apart, in pixels."""
        return self._full_height(_ROW_PX) - self._full_height()

    def _full_height(self, row_px: int = 0) -> int:
        rows = self._result.rowCount()
        return _head_px() + rows * theme.scaled(row_px or self._row_px) + 1

    def _share_height(self) -> None:
        rows = max(self._result.rowCount(), 1)
        height = (self.height() - _head_px() - 1) // rows
        self.verticalHeader().setDefaultSectionSize(max(height, theme.scaled(self._row_px)))

    def _chain_columns(self) -> range:
        return range(FIRST_CHAIN_COLUMN, self._result.sum_column)

    def _share_width(self) -> None:
        needed = self._needed()
        least = sum(needed.values()) + theme.scaled(_NAME_MIN_PX)
        is_brief = least > self.viewport().width()
        for column in self._chain_columns():
            self.setColumnHidden(column, is_brief)
            if is_brief:
                del needed[column]
        spare = self.viewport().width() - sum(needed.values())
        name = max(theme.scaled(_NAME_MIN_PX), min(spare, theme.scaled(_NAME_MAX_PX)))
        extra = max(0, spare - name) // len(needed)
        for column, width in needed.items():
            self.setColumnWidth(column, width + extra)
        self.setColumnWidth(NAME_COLUMN, max(name, spare - extra * len(needed)))

    def _needed(self) -> dict[int, int]:
        """Return the least width of every column but the names', the chains' all alike."""
        model = self._result
        columns = [c for c in range(model.columnCount()) if c != NAME_COLUMN]
        widths = {column: self._column_px(column) for column in columns}
        chains = self._chain_columns()
        widest = max((widths[column] for column in chains), default=0)
        return widths | dict.fromkeys(chains, widest)

    def _column_px(self, column: int) -> int:
        model = self._result
        if column == PLACE_COLUMN:
            return theme.scaled(theme.SPACE_6)
        head = str(model.headerData(column, Qt.Orientation.Horizontal) or "")
        width = QFontMetrics(theme.font("small")).horizontalAdvance(head)
        metrics = QFontMetrics(_cell_font(column, model))
        for row in range(model.rowCount()):
            for line in str(model.index(row, column).data()).split("\n"):
                width = max(width, metrics.horizontalAdvance(line))
        return width + theme.SPACE_2


class _Head(QHeaderView):
    """Paints the heads itself, for the exact colours of the chains."""

    def __init__(self, model: ResultModel, parent: QWidget) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self._result = model
        self.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)

    def paintSection(self, painter: QPainter, rect: QRect, logicalIndex: int) -> None:  # noqa: N802, N803
        model, look = self._result, theme.current()
        text = str(model.headerData(logicalIndex, Qt.Orientation.Horizontal) or "")
        if FIRST_CHAIN_COLUMN <= logicalIndex < model.sum_column:
            plate = QRectF(rect).adjusted(3, 0, -3, -theme.SPACE_HALF)
            draw_column_head(painter, plate, text, active=True)
            return
        painter.save()
        painter.setFont(theme.font("small"))
        painter.setPen(look.ink_muted)
        side = _LEFT if logicalIndex == NAME_COLUMN else _RIGHT
        right = 0 if logicalIndex == NAME_COLUMN else theme.SPACE
        painter.drawText(rect.adjusted(0, 0, -right, -theme.SPACE_HALF), side, text)
        painter.restore()


class _Row(QStyledItemDelegate):
    """Paints one cell; the name's cell carries a bar of cash, bonuses and stock by chain."""

    def __init__(self, model: ResultModel, parent: QWidget) -> None:
        super().__init__(parent)
        self._result = model

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        account = index.data(ACCOUNT_ROLE)
        if not isinstance(account, Account):
            return
        look, rect, column = theme.current(), option.rect, index.column()
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if option.state & QStyle.StateFlag.State_Selected:
            painter.fillRect(rect, look.accent_soft)
        painter.fillRect(QRect(rect.left(), rect.top(), rect.width(), 1), look.hairline)
        if column == PLACE_COLUMN:
            self._paint_place(painter, rect, option, account)
        elif column == NAME_COLUMN:
            self._paint_name(painter, rect, account)
        else:
            self._paint_figures(painter, rect, column, str(index.data()))
        painter.restore()

    def _paint_place(
        self, painter: QPainter, rect: QRect, option: QStyleOptionViewItem, account: Account
    ) -> None:
        look = theme.current()
        view = self.parent()
        focused = isinstance(view, QWidget) and view.hasFocus()
        if focused and option.state & QStyle.StateFlag.State_Selected:
            painter.fillRect(QRect(rect.left(), rect.top(), 3, rect.height()), look.focus)
        if account.place == 1:
            side = theme.scaled(24)
            box = QRectF(0, 0, side, side)
            box.moveCenter(QRectF(rect).center())
            icons.draw_icon(painter, box, "trophy", look.safe_brass)
            return
        painter.setFont(theme.font("title", bold=True))
        painter.setPen(look.ink_muted)
        painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, f"{account.place}")

    def _paint_name(self, painter: QPainter, rect: QRect, account: Account) -> None:
        rect = _middle(rect)
        half = rect.height() // 2
        painter.setFont(theme.font("body", bold=account.place == 1))
        painter.setPen(theme.current().ink)
        box = QRect(rect.left(), rect.top() + 3, rect.width() - theme.SPACE_2, half)
        whole = self._result.name(account.seat)
        room = beside_portrait(painter, box, self._result.character(account.seat), whole)
        name = painter.fontMetrics().elidedText(whole, Qt.TextElideMode.ElideMiddle, room.width())
        painter.drawText(room, _LEFT, name)
        most = max(row.total for row in self._result.accounts)
        height = theme.scaled(_BAR_PX)
        top = rect.top() + half + (half - height) // 2
        full = QRectF(box.left(), top, box.width(), height)
        self._paint_bar(painter, full, account, most)

    def _paint_bar(self, painter: QPainter, full: QRectF, account: Account, most: int) -> None:
        """Paint the parts of a fortune to one scale: cash, then what each chain brought."""
        look, left = theme.current(), full.left()
        parts: list[tuple[int, QColor]] = [(account.cash, look.ink_muted)]
        for chain in self._result.chains:
            color = CHAIN_COLORS[self._result.chain_letter(chain)].fill
            parts.append((account.bonuses[chain] + account.sales[chain], color))
        for amount, color in parts:
            width = full.width() * amount / max(most, 1)
            if not amount:
                continue
            part = QRectF(left, full.top(), max(width - 1, 1), full.height())
            painter.fillRect(part, color)
            painter.setPen(look.tile_outline)
            left += width
        painter.setPen(look.ink_muted)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRect(
            QRectF(full.left(), full.top(), max(left - full.left() - 1, 1), full.height())
        )

    def _paint_figures(self, painter: QPainter, rect: QRect, column: int, text: str) -> None:
        look = theme.current()
        rect = _middle(rect)
        painter.setFont(_cell_font(column, self._result))
        lines = text.split("\n")
        height = (rect.height() - 2 * theme.SPACE_HALF) // len(lines)
        for number, line in enumerate(lines):
            is_quiet = column == LABEL_COLUMN or line == NONE_SIGN
            painter.setPen(look.ink_muted if is_quiet else look.ink)
            top = rect.top() + theme.SPACE_HALF + number * height
            box = QRect(rect.left(), top, rect.width() - theme.SPACE, height)
            painter.drawText(box, _RIGHT, line)


def _middle(rect: QRect) -> QRect:
    """Return the part of a cell that its two lines fill, whatever its height."""
    spare = max(0, rect.height() - theme.scaled(_ROW_PX + theme.SPACE_HALF))
    return rect.adjusted(0, spare // 2, 0, -(spare // 2))


def _cell_font(column: int, model: ResultModel) -> QFont:
    if column == model.total_column:
        return theme.font("title", bold=True)
    if column == CASH_COLUMN:
        return theme.font("body")
    return theme.font("small", bold=column == model.sum_column)


def _head_px() -> int:
    return theme.scaled(theme.TARGET_PX)
