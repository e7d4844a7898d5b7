"""Holdings table on screen: numbers are never cut; columns without room scroll in whole."""

from collections.abc import Hashable
from dataclasses import replace
from typing import Final

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetrics, QHideEvent, QPainter, QShowEvent
from PySide6.QtWidgets import QAbstractItemView, QSizePolicy, QWidget

from acquire_desktop.ui.acquire.table.holdings.holdings_model import (
    COLUMN_COUNT,
    Column,
    HoldingsModel,
)
from acquire_desktop.ui.acquire.table.holdings.holdings_painting import (
    JOINED,
    MARKER_PX,
    SIGNED,
    Fit,
    behind_text,
    close_text,
    paint_legend,
    paint_name,
    paint_number,
)
from acquire_desktop.ui.acquire.table.holdings.holdings_widths import NAME_MAX_PX, HoldingsWidths
from acquire_desktop.ui.kit.cell_table import CellTable
from acquire_desktop.ui.kit.count_up import CountUp
from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.look.chain_chip import draw_column_head
from acquire_desktop.ui.kit.look.lettering import LEFT, RIGHT, write
from acquire_desktop.ui.kit.texts import money, translate

_COMFORTABLE_ROW_PX: Final = 26
_ROW_PX: Final = 19
"""Height of a row with air round it, with less, and the least."""
_LEAST_ROWS: Final = 2


class HoldingsView(CellTable):
    """Shows a ``HoldingsModel`` at its full height; spare width goes to the names first."""

    def __init__(self, model: HoldingsModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._holdings = model
        self._widths = HoldingsWidths(model)
        self._hints = (QSize(), QSize())
        self._fit_now = Fit.WIDE
        self._row_px = theme.scaled(_COMFORTABLE_ROW_PX)
        self._shows_legend = True
        self._width_px = 0
        self.counting = CountUp(self)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerItem)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Maximum)
        self.setModel(model)
        model.set_seen(False)  # until it is shown: the wide table may never show it
        self.counting.moved.connect(self._paint_money)
        model.restarted.connect(self.counting.forget)
        for changed in (model.changed, model.modelReset):
            changed.connect(self._count)
            changed.connect(self.refit)
        self.retranslate()

    def retranslate(self) -> None:
        self.setAccessibleName(translate("Holdings", "Holdings of all players"))
        self._holdings.retranslate()
        self.refit()

    def set_room(self, height_px: int) -> None:
        """Stand the rows as far apart as a height allows; where it is too low they scroll.

        What the ranks mean has a row where there is room for it; each number says it too.
        """
        most, least = theme.scaled(_COMFORTABLE_ROW_PX), theme.scaled(_ROW_PX)
        spare = height_px - self._head_px(most) - self._scroll_px() - 1
        shows_legend = spare >= least * self._holdings.rowCount()
        rows = self._rows(with_legend=shows_legend)
        row_px = max(least, min(most, spare // max(1, rows)))
        if (row_px, shows_legend) != (self._row_px, self._shows_legend):
            self._row_px, self._shows_legend = row_px, shows_legend
            self.refit()

    def expect_width(self, width_px: int) -> None:
        """Take the width there will be, before a height is asked for."""
        if width_px != self._width_px:
            self._width_px = width_px
            self.refit()

    def sizeHint(self) -> QSize:
        width = sum(self._widths.needed(Fit.WIDE)) + theme.scaled(NAME_MAX_PX)
        return QSize(width, self._height(self._row_px, with_legend=self._shows_legend))

    def minimumSizeHint(self) -> QSize:
        _least, name, _most = self._widths.names()
        least = sum(self._widths.needed(Fit.STACKED)) + name
        rows = min(_LEAST_ROWS, self._holdings.rowCount())
        return QSize(least, self._head_px(self._row_px) + rows * self._row_px)

    def refit(self) -> None:
        """Give rows and columns the room that the text scale and the numbers need."""
        self._widths.forget()
        self.horizontalHeader().setFixedHeight(self._head_px(self._row_px))
        self.share_room()
        # After that: a hidden row, as what the ranks mean may be, keeps its height.
        self.verticalHeader().setDefaultSectionSize(self._row_px)
        hints = (self.sizeHint(), self.minimumSizeHint())
        if hints != self._hints:
            self._hints = hints
            self.updateGeometry()

    def showEvent(self, event: QShowEvent) -> None:
        self._holdings.set_seen(True)
        super().showEvent(event)

    def hideEvent(self, event: QHideEvent) -> None:
        self._holdings.set_seen(False)
        super().hideEvent(event)

    def paint_cell(self, painter: QPainter, rect: QRect, row: int, column: int) -> None:
        look, cell = theme.current(), self._holdings.cell(row, column)
        if cell.acting:
            painter.fillRect(rect, look.accent_soft)
        if row:
            above = self._holdings.cell(row - 1, Column.NAME)
            begins_table = cell.seat is None and above.seat is not None
            color = look.border if begins_table else look.hairline
            painter.fillRect(rect.left(), rect.top(), rect.width(), 1, color)
        if cell.legend:
            paint_legend(painter, rect, cell)
        elif column == Column.NAME:
            is_close = bool(cell.close_text) and self._fit_now not in SIGNED
            shown = replace(cell, text=cell.close_text) if is_close else cell
            if not self._widths.has_faces(rect.width()):
                shown = replace(shown, face=None)
            paint_name(painter, rect, shown)
        elif cell.text:
            is_joined = column == Column.CASH and self._fit_now in JOINED
            behind = behind_text(self._said(row, Column.WORTH), self._fit_now) if is_joined else ""
            paint_number(painter, rect, cell, column, self._said(row, column), behind)

    def paint_head(self, painter: QPainter, rect: QRect, section: int) -> None:
        head = self._holdings.head(section)
        if head.letter:
            plate = QRectF(rect).adjusted(1.5, 0, -1.5, -theme.SPACE_HALF)
            draw_column_head(painter, plate, head.letter, active=head.active)
            return
        text = self._widths.head_text(section, self._fit_now)
        box = rect.adjusted(0 if section else MARKER_PX, 0, -theme.SPACE, -theme.SPACE_HALF)
        write(painter, box, text, theme.current().ink_muted, flags=RIGHT if section else LEFT)

    def share_room(self) -> None:
        model, width = self._holdings, self.viewport().width()
        self._fit_now = self._widths.fit_in(min(width, self._width_px or width))
        self.setColumnHidden(Column.WORTH, self._fit_now in JOINED)
        last, has_legend = max(model.rowCount() - 1, 0), model.has_legend()
        if has_legend != (self.columnSpan(last, Column.NAME) > 1):
            self.clearSpans()
            if has_legend:
                self.setSpan(last, Column.NAME, 1, COLUMN_COUNT)
        self.setRowHidden(last, has_legend and not self._shows_legend)
        self.setRowHeight(last, self._row_px)  # else it comes back as high as it was hidden
        needed = self._widths.needed(self._fit_now)
        widths = dict(enumerate(needed, Column.FIRST_CHAIN))
        least, name, most = self._widths.names()
        if self._fit_now is not Fit.SCROLLED:
            self.share_width(widths, Column.NAME, least, most)
            return
        # What is seen at first ends with a whole column.
        ends = [name + sum(needed[:count]) for count in range(1, len(needed) + 1)]
        seen = [end for end in ends if end <= width]
        extra, rest = divmod(width - seen[-1], len(seen)) if seen else (0, 0)
        self.setColumnWidth(Column.NAME, name + rest)
        for column, px in widths.items():
            self.setColumnWidth(column, px + extra * (column < Column.FIRST_CHAIN + len(seen)))

    def _said(self, row: int, column: int) -> str:
        """Return the text of a cell, with an amount of money as it looks while it runs."""
        cell = self._holdings.cell(row, column)
        if cell.amount is not None and self.counting.is_running():
            return money(self.counting.amount((cell.seat, column), cell.amount))
        return close_text(cell.text, column, self._fit_now)

    def _count(self) -> None:
        """Let the money of the players run to what it is now."""
        amounts: dict[Hashable, int] = {}
        for row in range(self._holdings.rowCount()):
            for column in (Column.CASH, Column.WORTH):
                cell = self._holdings.cell(row, column)
                if cell.amount is not None:
                    amounts[cell.seat, column] = cell.amount
        self.counting.show_amounts(amounts)

    def _paint_money(self) -> None:
        for column in (Column.CASH, Column.WORTH):
            left, width = self.columnViewportPosition(column), self.columnWidth(column)
            self.viewport().update(left, 0, width, self.viewport().height())

    def _height(self, row_px: int, *, with_legend: bool) -> int:
        rows = self._rows(with_legend=with_legend) * row_px
        return self._head_px(row_px) + rows + self._scroll_px() + 1

    def _rows(self, *, with_legend: bool) -> int:
        """Return how many rows there are, or how many without what the ranks mean."""
        return self._holdings.rowCount() - (not with_legend and self._holdings.has_legend())

    def _scroll_px(self) -> int:
        """Return the height of the bar that scrolls sideways, 0 where all columns fit."""
        is_wide = self._widths.fit_in(self._width_px or self.width()) is not Fit.SCROLLED
        return 0 if is_wide else self.horizontalScrollBar().sizeHint().height()

    def _head_px(self, row_px: int) -> int:
        is_comfortable = row_px >= theme.scaled(_COMFORTABLE_ROW_PX)
        height = theme.scaled(theme.TARGET_PX if is_comfortable else theme.SPACE_3)
        if self._widths.fit_in(self._width_px or self.width()) is Fit.STACKED:
            lines = 2 * QFontMetrics(theme.font("small")).height()
            height = max(height, lines + theme.SPACE_HALF)
        return height
