"""Price table: what the rulebook prints, on the screen as large as its place lets it be."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QObject, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from acquire_desktop.games.acquire.engine.editions import EDITIONS, Edition, Tier
from acquire_desktop.ui.acquire.rules.price_chart import ChartRow, chains_of, chart_rows
from acquire_desktop.ui.acquire.words.chain_readings import names_with_readings
from acquire_desktop.ui.kit.cell_table import Cell, CellModel, CellTable
from acquire_desktop.ui.kit.chart.letter_chip import draw_letter_chip
from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.look.lettering import RIGHT, width_px, write
from acquire_desktop.ui.kit.texts import join_list, money, translate

PRICE_COLUMN: Final = len(Tier)
"""The tiers stand left of the price, the bonuses right of it."""
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


@dataclass(frozen=True, slots=True)
class PriceHead(Cell):
    """The head of a column: chips of a tier's chains, or a text."""

    letters: tuple[str, ...] = ()


class PriceTableModel(CellModel[Cell, PriceHead]):
    """Rows: the prices, cheap to expensive. Columns: the three tiers, the price, the bonuses."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._edition: Edition = next(iter(EDITIONS.values()))
        self.retranslate()

    def show_edition(self, edition: Edition) -> None:
        """Show the table of an edition."""
        if edition != self._edition:
            self._edition = edition
            self.retranslate()

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        edition = self._edition
        heads = [*(_tier_head(edition, tier) for tier in Tier), *_amount_heads(edition)]
        rows = [
            (*_tier_cells(row), *_amount_cells(row, heads[PRICE_COLUMN:]))
            for row in chart_rows(edition)
        ]
        self.show_cells(heads, rows)


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


def _tier_cells(row: ChartRow) -> Iterator[Cell]:
    price = money(row.amounts[0])
    for sizes in row.sizes:
        spoken = ""
        if sizes:
            spoken = translate("PriceCard", "{sizes} tiles: {price}", sizes=sizes, price=price)
        yield Cell(sizes, spoken, spoken)


def _amount_cells(row: ChartRow, heads: Sequence[PriceHead]) -> Iterator[Cell]:
    for amount, head in zip(row.amounts, heads, strict=True):
        spoken = f"{head.spoken}: {money(amount)}"
        yield Cell(money(amount), spoken, spoken)


def _tier_head(edition: Edition, tier: Tier) -> PriceHead:
    chains = chains_of(edition, tier)
    spoken = join_list([edition.chains[chain].name for chain in chains])
    letters = tuple(edition.chains[chain].letter for chain in chains)
    tip = names_with_readings(edition.chains[chain] for chain in chains)
    return PriceHead(" ".join(letters), spoken, tip, letters=letters)


def _amount_heads(edition: Edition) -> list[PriceHead]:
    texts = (
        (translate("PriceCard", "Price"), translate("PriceCard", "Price")),
        (translate("PriceCard", "1st bonus"), translate("PriceCard", "Primary bonus")),
        (translate("PriceCard", "2nd bonus"), translate("PriceCard", "Secondary bonus")),
        (translate("PriceCard", "3rd bonus"), translate("PriceCard", "Tertiary bonus")),
    )
    return [PriceHead(text, name, name) for text, name in texts[: edition.bonus_places + 1]]
