"""Price table: the printed table on the screen, as large as its place lets it be."""

from typing import Final

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from acquire_desktop.games.acquire.engine.editions import Edition
from acquire_desktop.ui.acquire.table.prices.price_table_model import (
    PRICE_COLUMN,
    PriceTableModel,
)
from acquire_desktop.ui.kit.cell_table import CellTable
from acquire_desktop.ui.kit.chart.letter_chip import draw_letter_chip
from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.look.lettering import RIGHT, width_px, write
from acquire_desktop.ui.kit.texts import translate

_PAD_PX: Final = 5
_LEAST_PAD_PX: Final = 1
"""What is left beside a text where the place is narrow."""
_ROW_PX: Final = (20, 46)
"""Least and greatest height of a row."""
_HEAD_PX: Final = 36
_CHIP_PX: Final = 13
_CHIP_GAP_PX: Final = 2
_PRINTS: Final[dict[theme.TextSize, int]] = {"title": 42, "body": 30, "small": 0}
"""From which height of a row on its text has a size."""


class PriceTable(CellTable):
    """Shows the prices and bonuses by size as the rulebook prints them."""

    is_region = True

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.cells = PriceTableModel(self)
        self._size: theme.TextSize = "small"
        self._pad = _PAD_PX
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
        self.setModel(self.cells)
        self.cells.modelReset.connect(self.refit)
        self.retranslate()

    def show_edition(self, edition: Edition) -> None:
        """Show the table of an edition."""
        self.cells.show_edition(edition)

    def forget(self) -> None:
        """Leave no cell marked that was read."""
        self.selectionModel().clear()

    def retranslate(self) -> None:
        self.setAccessibleName(translate("PriceCard", "Prices and bonuses"))
        self.cells.retranslate()
        self.refit()

    def sizeHint(self) -> QSize:
        height = theme.scaled(_HEAD_PX) + self.cells.rowCount() * theme.scaled(_ROW_PX[0])
        return QSize(sum(self._needs("small")), height)

    def minimumSizeHint(self) -> QSize:
        return QSize(0, 0)

    def paint_cell(self, painter: QPainter, rect: QRect, row: int, column: int) -> None:
        look, cell = theme.current(), self.cells.cell(row, column)
        painter.fillRect(rect.left(), rect.top(), rect.width(), 1, look.hairline)
        if column >= PRICE_COLUMN:
            box, is_price = rect.adjusted(0, 0, -self._pad, 0), column == PRICE_COLUMN
            write(painter, box, cell.text, look.ink, self._size, bold=is_price, flags=RIGHT)
        else:
            box = rect.adjusted(self._pad, 0, 0, 0)
            write(painter, box, cell.text, look.ink_muted, self._size)

    def paint_head(self, painter: QPainter, rect: QRect, section: int) -> None:
        head = self.cells.head(section)
        box = rect.adjusted(self._pad, 0, -self._pad, -theme.SPACE_HALF)
        if not head.letters:
            flags = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignBottom
            wraps = int(flags) | int(Qt.TextFlag.TextWordWrap)
            write(painter, box, head.text, theme.current().ink_muted, flags=wraps)
            return
        side = theme.scaled(_CHIP_PX)
        for at, letter in enumerate(head.letters):
            left = box.left() + at * (side + _CHIP_GAP_PX)
            draw_letter_chip(painter, QRectF(left, box.bottom() - side, side, side), letter)

    def share_room(self) -> None:
        """Make the rows as high, and the letters as large, as the place lets them be."""
        rows, width = self.cells.rowCount(), self.viewport().width()
        self.horizontalHeader().setFixedHeight(theme.scaled(_HEAD_PX))
        least, most = map(theme.scaled, _ROW_PX)
        each = max(least, min((self.height() - theme.scaled(_HEAD_PX)) // rows, most))
        sizes = [size for size, px in _PRINTS.items() if each >= theme.scaled(px)]
        fitting = (size for size in sizes if sum(self._needs(size)) <= width)
        self._size = next(fitting, "small")
        needs = self._needs(self._size)
        self._pad = _PAD_PX if sum(needs) <= width else _LEAST_PAD_PX
        needs = [need - 2 * (_PAD_PX - self._pad) for need in needs]
        over = max(1.0, sum(needs) / max(1, width))
        needs = [int(need / over) for need in needs]
        spare = (width - sum(needs)) // len(needs)
        for row in range(rows):
            self.setRowHeight(row, each)
        for column, need in enumerate(needs):
            self.setColumnWidth(column, need + spare)

    def _needs(self, size: theme.TextSize) -> list[int]:
        """Return the widths at which the columns show all they have, in a size of text."""
        return [
            max(self._head_px(column), self._cells_px(column, size)) + 2 * _PAD_PX
            for column in range(self.cells.columnCount())
        ]

    def _head_px(self, column: int) -> int:
        letters = self.cells.head(column).letters
        return len(letters) * (theme.scaled(_CHIP_PX) + _CHIP_GAP_PX)

    def _cells_px(self, column: int, size: theme.TextSize) -> int:
        texts = (self.cells.cell(row, column).text for row in range(self.cells.rowCount()))
        return max(width_px(text, size, bold=column == PRICE_COLUMN) for text in texts)
