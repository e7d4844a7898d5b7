"""The holdings table on screen: numbers are never cut; columns without room scroll in whole."""

from collections.abc import Hashable
from typing import Final

from PySide6.QtCore import (
    QEvent,
    QModelIndex,
    QPersistentModelIndex,
    QSize,
    Qt,
)
from PySide6.QtGui import QFontMetrics, QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QSizePolicy,
    QTableView,
    QWidget,
)

from acquire_desktop.ui.kit.count_up import CountUp
from acquire_desktop.ui.kit.item_views import cells_in, flatten_table, is_typing, paint_focus
from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.look.portraits import portrait_px
from acquire_desktop.ui.kit.texts import translate
from acquire_desktop.ui.table.holdings.card_pips import pips_px
from acquire_desktop.ui.table.holdings.holdings_cells import (
    JOINED,
    Fit,
    behind_text,
    close_text,
    head_text,
    text_px,
)
from acquire_desktop.ui.table.holdings.holdings_head import MARKER_PX, HoldingsHead
from acquire_desktop.ui.table.holdings.holdings_legend import (
    has_legend,
    join_legend_cells,
)
from acquire_desktop.ui.table.holdings.holdings_model import HoldingsModel
from acquire_desktop.ui.table.holdings.holdings_painting import CellPainter, cell_px
from acquire_desktop.ui.table.holdings.holdings_table import (
    CASH_COLUMN,
    COLUMN_COUNT,
    FIRST_CHAIN_COLUMN,
    NAME_COLUMN,
    WORTH_COLUMN,
)

Index = QModelIndex | QPersistentModelIndex

_AIRY_ROW_PX: Final = 26
_CLOSE_ROW_PX: Final = 22
_ROW_PX: Final = 19
"""Height of a row with air round it, with less, and the least."""
_LEAST_ROWS: Final = 2
_MOST: Final = "$88,800"
_PRICE: Final = "$1,000"
"""The widest figures that there are room for in any case."""
_NAME_MIN_PX: Final = 72
_NAME_MOST_ALONE_PX: Final = 120
_NAME_MAX_PX: Final = 220


class HoldingsView(QTableView):
    """Shows a ``HoldingsModel`` at its full height; spare width goes to the names first."""

    def __init__(self, model: HoldingsModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._holdings = model
        self._needed_px: dict[Fit, list[int]] = {}
        self._hints = (QSize(), QSize())
        self._fit_now = Fit.WIDE
        self._row_px = theme.scaled(_AIRY_ROW_PX)
        self._shows_legend = True
        self._width_px = 0
        self.setHorizontalHeader(HoldingsHead(self))
        self.counting = CountUp(self)
        self._cells = CellPainter(model, self.counting)
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
        return self._fit_now in JOINED

    def set_room(self, height_px: int) -> None:
        """Stand the rows as far apart as a height allows; where it is too low they scroll.

        What the ranks mean has a row where there is room for it; each number says it too.
        """
        most, least = theme.scaled(_AIRY_ROW_PX), theme.scaled(_ROW_PX)
        spare = height_px - self._head_px(most) - self._scroll_px() - 1
        shows_legend = spare >= least * self._holdings.rowCount()
        rows = self._rows(with_legend=shows_legend)
        row_px = max(least, min(most, spare // max(1, rows)))
        if (row_px, shows_legend) != (self._row_px, self._shows_legend):
            self._row_px, self._shows_legend = row_px, shows_legend
            self._fit()

    def expect_width(self, width_px: int) -> None:
        """Take the width there will be, before a height is asked for."""
        if width_px != self._width_px:
            self._width_px = width_px
            self._fit()

    def close_height(self) -> int:
        """Return the height with rows that stand close and are easily read, in pixels."""
        return self._height(theme.scaled(_CLOSE_ROW_PX), with_legend=True)

    def dense_height(self) -> int:
        """Return the least height with all rows but what the ranks mean, in pixels."""
        return self._height(theme.scaled(_ROW_PX), with_legend=False)

    def sizeHint(self) -> QSize:
        width = sum(self._needed(Fit.WIDE)) + theme.scaled(_NAME_MAX_PX)
        return QSize(width, self._height(self._row_px, with_legend=self._shows_legend))

    def minimumSizeHint(self) -> QSize:
        least = sum(self._needed(Fit.STACKED)) + self._name_wanted_px()
        rows = min(_LEAST_ROWS, self._holdings.rowCount())
        return QSize(least, self._head_px(self._row_px) + rows * self._row_px)

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
            if self.columnSpan(row, NAME_COLUMN) == 1:
                self._cells.paint(painter, rect, row, column, self._fit_now)
            elif row not in legends:
                legends.add(row)
                whole = self.visualRect(self._holdings.index(row, NAME_COLUMN))
                self._cells.paint(painter, whole, row, NAME_COLUMN, Fit.WIDE)
        paint_focus(painter, self)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._share_width()

    def _set_up_table(self) -> None:
        flatten_table(self)
        self.setWordWrap(False)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerItem)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Maximum)
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
        self.horizontalHeader().setFixedHeight(self._head_px(self._row_px))
        self.verticalHeader().setDefaultSectionSize(self._row_px)
        self._share_width()
        hints = (self.sizeHint(), self.minimumSizeHint())
        if hints != self._hints:
            self._hints = hints
            self.updateGeometry()

    def _height(self, row_px: int, *, with_legend: bool) -> int:
        rows = self._rows(with_legend=with_legend) * row_px
        return self._head_px(row_px) + rows + self._scroll_px() + 1

    def _rows(self, *, with_legend: bool) -> int:
        """Return how many rows there are, or how many without what the ranks mean."""
        return self._holdings.rowCount() - (not with_legend and has_legend(self._holdings))

    def _scroll_px(self) -> int:
        """Return the height of the bar that scrolls sideways, 0 where all columns fit."""
        is_wide = self._fit_in(self._width_px or self.width()) is not Fit.SCROLLED
        return 0 if is_wide else self.horizontalScrollBar().sizeHint().height()

    def _fit_in(self, width_px: int) -> Fit:
        """Return how the columns are laid out in a width."""
        for fit in (Fit.WIDE, *JOINED):
            if sum(self._needed(fit)) + self._name_wanted_px() <= width_px:
                return fit
        is_enough = sum(self._needed(Fit.STACKED)) + self._name_least_px() <= width_px
        return Fit.STACKED if is_enough else Fit.SCROLLED

    def _share_width(self) -> None:
        width = self.viewport().width()
        self._fit_now = self._fit_in(width)
        self.setColumnHidden(WORTH_COLUMN, self.is_folded)
        join_legend_cells(self, self._holdings)
        if self._holdings.rowCount():
            last = self._holdings.rowCount() - 1
            self.setRowHidden(last, has_legend(self._holdings) and not self._shows_legend)
        needed = self._needed(self._fit_now)
        if self._fit_now is Fit.SCROLLED:
            name = self._name_wanted_px()
            # What is seen at first ends with a whole column.
            ends = [name + sum(needed[:count]) for count in range(1, len(needed) + 1)]
            seen = [end for end in ends if end <= width]
            extra = (width - seen[-1]) // len(seen) if seen else 0
            rest = width - seen[-1] - extra * len(seen) if seen else 0
            self.setColumnWidth(NAME_COLUMN, name + rest)
            self._widen(needed, extra, len(seen))
            return
        spare = width - sum(needed)
        name = max(self._name_least_px(), min(spare, self._name_px()))
        extra = max(0, spare - name) // len(needed)
        self.setColumnWidth(NAME_COLUMN, max(name, spare - extra * len(needed)))
        self._widen(needed, extra, len(needed))

    def _widen(self, needed: list[int], extra: int, count: int) -> None:
        """Give the columns behind the names what they need, and the first of them some more."""
        for at, width in enumerate(needed):
            self.setColumnWidth(FIRST_CHAIN_COLUMN + at, width + extra * (at < count))

    def _name_px(self) -> int:
        room = MARKER_PX + portrait_px() + 2 * theme.SPACE
        widest = self._widest_name_px() + room
        return min(widest, theme.scaled(_NAME_MAX_PX)) + self._cards_px()

    def _widest_name_px(self) -> int:
        model, metrics = self._holdings, QFontMetrics(theme.font("body", bold=True))
        names = (model.cell(row, NAME_COLUMN).text for row in range(model.rowCount()))
        return max(map(metrics.horizontalAdvance, names), default=0)

    def _name_wanted_px(self) -> int:
        """Return the room in which most names are whole, if need be without their portraits."""
        most = theme.scaled(_NAME_MOST_ALONE_PX) + self._cards_px()
        alone = self._widest_name_px() + MARKER_PX + theme.SPACE_HALF + self._cards_px()
        return max(min(alone, most), self._name_least_px())

    def _name_least_px(self) -> int:
        head = str(head_text(self._holdings, NAME_COLUMN, Fit.WIDE))
        head_px = QFontMetrics(theme.font("small")).horizontalAdvance(head)
        least = MARKER_PX + head_px + theme.SPACE
        return max(theme.scaled(_NAME_MIN_PX) + self._cards_px(), least)

    def _cards_px(self) -> int:
        """Return the room for the power cards behind the names; 0 when they are not in play."""
        model = self._holdings
        has_cards = model.rowCount() > 0 and model.cell(0, NAME_COLUMN).cards is not None
        return pips_px() + theme.SPACE_HALF if has_cards else 0

    def _needed(self, fit: Fit) -> list[int]:
        """Return the least widths of all columns but the names', the chains' all alike."""
        if fit not in self._needed_px:
            chains = range(FIRST_CHAIN_COLUMN, CASH_COLUMN)
            chain_px = max(self._column_px(at, fit) for at in chains)
            places = range(CASH_COLUMN, WORTH_COLUMN if fit in JOINED else COLUMN_COUNT)
            money_px = [self._column_px(column, fit) for column in places]
            self._needed_px[fit] = [chain_px] * len(chains) + money_px
        return self._needed_px[fit]

    def _column_px(self, column: int, fit: Fit) -> int:
        """Return the width that a column may come to need, so that no figure moves a column."""
        model, scale = self._holdings, theme.text_scale()
        is_joined = fit in JOINED and column == CASH_COLUMN
        if column < CASH_COLUMN:
            price = _PRICE if fit is Fit.WIDE else _PRICE.removeprefix("$")
            most = text_px(price, "small", False, scale) + theme.SPACE_HALF // 2
            width = max(theme.scaled(16) + theme.SPACE_2, most)
        else:
            behind = behind_text(_MOST) if is_joined else ""
            most = text_px(_MOST, "body", True, scale) + text_px(behind, "small", False, scale)
            metrics = QFontMetrics(theme.font("small"))
            head = head_text(model, column, fit).split("\n")
            width = max(most, *map(metrics.horizontalAdvance, head))
        for row in range(model.rowCount()):
            cell = model.cell(row, column)
            text = close_text(model, row, column, fit)
            behind = behind_text(model.cell(row, WORTH_COLUMN).text) if is_joined else ""
            width = max(width, cell_px(cell, text, column, behind))
        if fit is Fit.WIDE:
            return width + (theme.SPACE if column < CASH_COLUMN else theme.SPACE_2)
        return width + (0 if column < CASH_COLUMN else theme.SPACE)

    def _head_px(self, row_px: int) -> int:
        """Return the height of the head over rows of a height."""
        is_airy = row_px >= theme.scaled(_AIRY_ROW_PX)
        height = theme.scaled(theme.TARGET_PX if is_airy else theme.SPACE_3)
        if self._fit_in(self._width_px or self.width()) is Fit.STACKED:
            lines = 2 * QFontMetrics(theme.font("small")).height()
            height = max(height, lines + theme.SPACE_HALF)
        return height
