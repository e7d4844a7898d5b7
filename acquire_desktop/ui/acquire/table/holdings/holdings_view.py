"""Holdings table on screen: numbers are never cut; columns without room scroll in whole."""

from collections.abc import Hashable
from dataclasses import replace
from typing import Final

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetrics, QHideEvent, QPainter, QShowEvent
from PySide6.QtWidgets import QAbstractItemView, QSizePolicy, QWidget

from acquire_desktop.games.acquire.engine.power_cards import CARD_COUNT
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
    cell_px,
    close_text,
    paint_legend,
    paint_name,
    paint_number,
)
from acquire_desktop.ui.kit.cell_table import CellTable
from acquire_desktop.ui.kit.count_up import CountUp
from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.look.card_signs import cards_px
from acquire_desktop.ui.kit.look.chain_chip import draw_column_head
from acquire_desktop.ui.kit.look.lettering import LEFT, RIGHT, width_px, write
from acquire_desktop.ui.kit.look.portraits import FACE_GAP_PX, portrait_px
from acquire_desktop.ui.kit.texts import money, translate

_COMFORTABLE_ROW_PX: Final = 26
_ROW_PX: Final = 19
"""Height of a row with air round it, with less, and the least."""
_LEAST_ROWS: Final = 2
_MOST: Final = "$88,800"
_PRICE: Final = "$1,000"
"""The widest figures that there are room for in any case."""
_NAME_MIN_PX: Final = 72
_NAME_MOST_ALONE_PX: Final = 120
_NAME_MAX_PX: Final = 220


class HoldingsView(CellTable):
    """Shows a ``HoldingsModel`` at its full height; spare width goes to the names first."""

    def __init__(self, model: HoldingsModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._holdings = model
        self._needed_px: dict[Fit, list[int]] = {}
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
        width = sum(self._needed(Fit.WIDE)) + theme.scaled(_NAME_MAX_PX)
        return QSize(width, self._height(self._row_px, with_legend=self._shows_legend))

    def minimumSizeHint(self) -> QSize:
        _least, name, _most = self._name_widths()
        least = sum(self._needed(Fit.STACKED)) + name
        rows = min(_LEAST_ROWS, self._holdings.rowCount())
        return QSize(least, self._head_px(self._row_px) + rows * self._row_px)

    def refit(self) -> None:
        """Give rows and columns the room that the text scale and the numbers need."""
        self._needed_px = {}
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
            if not self._has_faces(rect.width()):
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
        text = self._head_text(section, self._fit_now)
        box = rect.adjusted(0 if section else MARKER_PX, 0, -theme.SPACE, -theme.SPACE_HALF)
        write(painter, box, text, theme.current().ink_muted, flags=RIGHT if section else LEFT)

    def share_room(self) -> None:
        model, width = self._holdings, self.viewport().width()
        self._fit_now = self._fit_in(min(width, self._width_px or width))
        self.setColumnHidden(Column.WORTH, self._fit_now in JOINED)
        last, has_legend = max(model.rowCount() - 1, 0), model.has_legend()
        if has_legend != (self.columnSpan(last, Column.NAME) > 1):
            self.clearSpans()
            if has_legend:
                self.setSpan(last, Column.NAME, 1, COLUMN_COUNT)
        self.setRowHidden(last, has_legend and not self._shows_legend)
        self.setRowHeight(last, self._row_px)  # else it comes back as high as it was hidden
        needed = self._needed(self._fit_now)
        widths = dict(enumerate(needed, Column.FIRST_CHAIN))
        least, name, most = self._name_widths()
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
        is_wide = self._fit_in(self._width_px or self.width()) is not Fit.SCROLLED
        return 0 if is_wide else self.horizontalScrollBar().sizeHint().height()

    def _head_px(self, row_px: int) -> int:
        is_comfortable = row_px >= theme.scaled(_COMFORTABLE_ROW_PX)
        height = theme.scaled(theme.TARGET_PX if is_comfortable else theme.SPACE_3)
        if self._fit_in(self._width_px or self.width()) is Fit.STACKED:
            lines = 2 * QFontMetrics(theme.font("small")).height()
            height = max(height, lines + theme.SPACE_HALF)
        return height

    def _head_text(self, column: int, fit: Fit) -> str:
        """Return the head of a column in words; folded, the cash's names the net worth too."""
        if column >= self._holdings.columnCount():
            return ""
        text = self._holdings.head(column).text
        if fit not in JOINED or column != Column.CASH:
            return text
        gap = "\n" if fit is Fit.STACKED else " "
        return f"{text} /{gap}{self._holdings.head(Column.WORTH).text}"

    def _fit_in(self, width: int) -> Fit:
        least, wanted, most = self._name_widths()
        if sum(self._needed(Fit.WIDE)) + most <= width:  # no portrait goes for a column
            return Fit.WIDE
        for fit in JOINED:
            if sum(self._needed(fit)) + wanted <= width:
                return fit
        is_enough = sum(self._needed(Fit.STACKED)) + least <= width
        return Fit.STACKED if is_enough else Fit.SCROLLED

    def _has_faces(self, width: int) -> bool:
        """Tell whether a portrait fits beside every name, in a column of a width."""
        names = [self._holdings.cell(row, Column.NAME) for row in range(self._holdings.rowCount())]
        players = [name for name in names if name.face is not None]
        widest = max((width_px(name.text, "body", bold=name.is_own) for name in players), default=0)
        cards = cards_px(CARD_COUNT) + theme.SPACE_HALF if names[0].cards is not None else 0
        beside = MARKER_PX + theme.SPACE_HALF + portrait_px() + FACE_GAP_PX
        return width >= widest + beside + cards

    def _name_widths(self) -> tuple[int, int, int]:
        """Return the widths of the names: the least, with most of them whole, with portraits."""
        rows = range(self._holdings.rowCount())
        names = [self._holdings.cell(row, Column.NAME) for row in rows]
        widest = max((width_px(name.text, "body", bold=True) for name in names), default=0)
        has_cards = bool(names) and names[0].cards is not None
        cards = cards_px(CARD_COUNT) + theme.SPACE_HALF if has_cards else 0
        head = MARKER_PX + width_px(self._head_text(Column.NAME, Fit.WIDE)) + theme.SPACE
        titles = max((width_px(name.close_text, "small") for name in names), default=0)
        titles += MARKER_PX + theme.SPACE_HALF
        least = max(theme.scaled(_NAME_MIN_PX) + cards, head, titles)
        alone = min(widest + MARKER_PX + theme.SPACE_HALF, theme.scaled(_NAME_MOST_ALONE_PX))
        beside = widest + MARKER_PX + portrait_px() + 2 * theme.SPACE
        most = min(beside, theme.scaled(_NAME_MAX_PX)) + cards
        return least, max(alone + cards, least), most

    def _needed(self, fit: Fit) -> list[int]:
        """Return the least widths of all columns but the names', the chains' all alike."""
        if fit not in self._needed_px:
            chains = range(Column.FIRST_CHAIN, Column.CASH)
            chain_px = max(self._chain_px(column, fit) for column in chains)
            places = range(Column.CASH, Column.WORTH if fit in JOINED else COLUMN_COUNT)
            money_px = [self._money_px(column, fit) for column in places]
            self._needed_px[fit] = [chain_px] * len(chains) + money_px
        return self._needed_px[fit]

    def _chain_px(self, column: int, fit: Fit) -> int:
        """Return the width that a chain may come to need, so that no figure moves a column."""
        model = self._holdings
        price = width_px(close_text(_PRICE, column, fit)) + theme.SPACE_HALF // 2
        least = max(theme.scaled(16) + theme.SPACE_2, price)
        cells = (model.cell(row, column) for row in range(model.rowCount()))
        widths = (cell_px(cell, close_text(cell.text, column, fit), column) for cell in cells)
        return max([least, *widths]) + (theme.SPACE if fit is Fit.WIDE else 0)

    def _money_px(self, column: int, fit: Fit) -> int:
        """Return the same of an amount of money, with another behind it where they are joined."""
        model, is_joined = self._holdings, fit in JOINED
        texts = [width_px(line) for line in self._head_text(column, fit).split("\n")]
        texts.append(
            width_px(_MOST, "body", bold=True) + is_joined * width_px(behind_text(_MOST, fit))
        )
        for row in range(model.rowCount()):
            cell, worth = model.cell(row, column), model.cell(row, Column.WORTH).text
            behind = is_joined * width_px(behind_text(worth, fit))
            texts.append(cell_px(cell, cell.text, column) + behind)
        return max(texts) + (theme.SPACE_2 if fit is Fit.WIDE else theme.SPACE)
