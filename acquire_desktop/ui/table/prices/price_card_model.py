"""The price card as a table: prices, bonuses, where the chains stand and would stand."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Final

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from acquire_desktop.engine.board import CHAIN_COUNT, Chain
from acquire_desktop.engine.editions import EDITIONS, Edition, Tier
from acquire_desktop.engine.observation import EffectKind, TileEffect, View
from acquire_desktop.ui.kit.item_views import tell_changes
from acquire_desktop.ui.kit.texts import escape_html, join_list, join_terse, money, translate
from acquire_desktop.ui.rules.price_chart import ChartRow, chart_rows, row_of
from acquire_desktop.ui.table.prices.price_steps import Step, steps_of

Index = QModelIndex | QPersistentModelIndex

CELL_ROLE: Final = int(Qt.ItemDataRole.UserRole)
"""The ``CardCell`` itself, and the ``CardHead`` of a column, for the delegates."""

PRICE_COLUMN: Final = len(Tier)
"""The tiers stand left of the price, the bonuses right of it."""

_TIERS: Final = tuple(Tier)


class MarkKind(Enum):
    """What a chip on the card says of its chain."""

    NOW = "now"
    """It stands here."""
    STAYS = "stays"
    """It stands here and still would after the tile."""
    GHOST = "ghost"
    """It would stand here after the tile."""
    POSSIBLE = "possible"
    """It might stand here after the tile: that is still to be chosen."""
    GONE = "gone"
    """It stands here and would be acquired."""


@dataclass(frozen=True, slots=True)
class Mark:
    """One chip on the card."""

    letter: str
    """The chain's letter; empty for a chain that is still to be chosen."""
    kind: MarkKind


@dataclass(frozen=True, slots=True)
class CardCell:
    """What one cell shows."""

    text: str
    spoken: str
    """What a screen reader says."""
    marks: tuple[Mark, ...] = ()
    """The chips, in the order of the chains."""
    is_current: bool = False
    """Whether a chain stands on this row now."""
    is_amount: bool = False
    """Whether the text is money, not sizes."""


@dataclass(frozen=True, slots=True)
class CardHead:
    """What the head of a column shows: chips of a tier's chains, or a text."""

    text: str
    letters: tuple[str, ...] = ()
    active: tuple[bool, ...] = ()
    """Whether each of the chains is on the board."""


class PriceCardModel(QAbstractTableModel):
    """Rows: the prices, cheap to dear. Columns: the three tiers, the price, the bonuses."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._edition: Edition = next(iter(EDITIONS.values()))
        self._sizes: tuple[int, ...] = (0,) * CHAIN_COUNT
        self._effect: TileEffect | None = None
        self._steps: list[Step] = []
        self._cells: list[tuple[CardCell, ...]] = []
        self._heads: list[CardHead] = []
        self._plain: dict[tuple[int, int, bool], CardCell] = {}
        """Cells without a chain by row, column and whether the row is current."""
        self._refresh()

    def show_view(self, view: View) -> None:
        """Show the card of a game, its active chains where they stand."""
        if (view.edition, view.sizes) == (self._edition, self._sizes):
            return
        if view.edition != self._edition:
            self._plain.clear()
        self._edition, self._sizes = view.edition, view.sizes
        self._refresh()

    def show_effect(self, effect: TileEffect | None) -> None:
        """Show where the chains would stand after a tile of the hand; None takes it away."""
        if effect != self._effect:
            self._effect = effect
            self._refresh()

    def retranslate(self) -> None:
        """Say everything in the language of the moment."""
        self._plain.clear()
        self._refresh(all_cells=True)

    def steps(self) -> list[Step]:
        """Return what every active chain comes to next, in the order of the chains."""
        return self._steps

    def cell(self, row: int, column: int) -> CardCell:
        """Return what a cell shows, without the way through an index and a role."""
        return self._cells[row][column]

    def rowCount(self, parent: Index = QModelIndex()) -> int:
        return 0 if parent.isValid() else len(self._cells)

    def columnCount(self, parent: Index = QModelIndex()) -> int:
        return 0 if parent.isValid() else PRICE_COLUMN + 1 + self._edition.bonus_places

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid():
            return None
        cell = self._cells[index.row()][index.column()]
        if role == Qt.ItemDataRole.DisplayRole:
            return cell.text
        if role == CELL_ROLE:
            return cell
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return cell.spoken
        if role == Qt.ItemDataRole.ToolTipRole and cell.spoken:
            return f"<span>{escape_html(cell.spoken)}</span>"
        return None

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> object:
        if orientation == Qt.Orientation.Vertical or section >= self.columnCount():
            return None
        if role == CELL_ROLE:
            return self._heads[section]
        if role == Qt.ItemDataRole.DisplayRole:
            return self._heads[section].text
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return self._spoken_head(section)
        if role == Qt.ItemDataRole.ToolTipRole:
            return f"<span>{escape_html(self._spoken_head(section))}</span>"
        return None

    def _refresh(self, *, all_cells: bool = False) -> None:
        self._steps = steps_of(self._edition, self._sizes)
        rows = chart_rows(self._edition, self._sizes)
        cells = [self._row(number, row) for number, row in enumerate(rows)]
        heads = [self._head(column) for column in range(len(cells[0]))]
        if len(heads) != len(self._heads):
            self.beginResetModel()
            self._cells, self._heads = cells, heads
            self.endResetModel()
            return
        before = [(None,) * len(heads)] * len(cells) if all_cells else self._cells
        self._cells = cells
        if all_cells or heads != self._heads:
            self._heads = heads
            self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, len(heads) - 1)
        tell_changes(self, before, cells)

    def _row(self, number: int, row: ChartRow) -> tuple[CardCell, ...]:
        is_current = any(row.chains)
        tiers = [
            self._tier_cell(number, row, tier, is_current=is_current)
            for tier in range(PRICE_COLUMN)
        ]
        amounts = [
            self._amount_cell(number, at, amount, is_current=is_current)
            for at, amount in enumerate((row.price, *row.bonuses))
        ]
        return (*tiers, *amounts)

    def _amount_cell(self, number: int, at: int, amount: int, *, is_current: bool) -> CardCell:
        place = (number, PRICE_COLUMN + at, is_current)
        if place not in self._plain:
            text = money(amount)
            spoken = f"{self._spoken_head(PRICE_COLUMN + at)}: {text}"
            self._plain[place] = CardCell(text, spoken, is_current=is_current, is_amount=True)
        return self._plain[place]

    def _tier_cell(self, number: int, row: ChartRow, tier: int, *, is_current: bool) -> CardCell:
        is_plain = not row.chains[tier] and self._effect is None
        place = (number, tier, is_current)
        if is_plain and place in self._plain:
            return self._plain[place]
        edition, sizes = self._edition, row.sizes[tier]
        marks = marks_on(edition, self._sizes, self._effect, _TIERS[tier], number)
        parts = [step.sentence for step in self._steps if step.chain in row.chains[tier]]
        if sizes:
            stands = translate("PriceCard", "{sizes} tiles: {price}", sizes=sizes,
                               price=money(row.price))  # fmt: skip
            parts.insert(0, stands)
        cell = CardCell(sizes, join_terse(parts), marks, is_current=is_current)
        if is_plain:
            self._plain[place] = cell
        return cell

    def _head(self, column: int) -> CardHead:
        if column >= PRICE_COLUMN:
            return CardHead(_amount_head(column - PRICE_COLUMN))
        chains = _chains_of(self._edition, _TIERS[column])
        letters = tuple(self._edition.chains[chain].letter for chain in chains)
        active = tuple(self._sizes[chain] > 0 for chain in chains)
        return CardHead(" ".join(letters), letters, active)

    def _spoken_head(self, column: int) -> str:
        if column >= PRICE_COLUMN:
            return _amount_name(column - PRICE_COLUMN)
        chains = _chains_of(self._edition, _TIERS[column])
        return join_list([self._edition.chains[chain].name for chain in chains])


def marks_on(
    edition: Edition, sizes: Sequence[int], effect: TileEffect | None, tier: Tier, row: int
) -> tuple[Mark, ...]:
    """Return the chips of one cell of the card.

    Args:
        edition: Whose card it is.
        sizes: Tiles by chain, length 7; 0 when inactive.
        effect: What the tile in question would do; None without one.
        tier: The column.
        row: The row of the chart.
    """
    chains = _chains_of(edition, tier)
    marks = []
    if effect is not None and effect.kind is EffectKind.FOUNDS:
        free = [chain for chain in chains if not sizes[chain]]
        if free and row_of(edition, free[0], effect.size) == row:
            marks.append(Mark("", MarkKind.POSSIBLE))
    for chain in chains:
        kind = _mark_kind(edition, chain, sizes, effect, row)
        if kind is not None:
            marks.append(Mark(edition.chains[chain].letter, kind))
    return tuple(marks)


def _mark_kind(
    edition: Edition, chain: Chain, sizes: Sequence[int], effect: TileEffect | None, row: int
) -> MarkKind | None:
    """Return how a chain shows on a row, or None where it does not."""
    is_here = row_of(edition, chain, sizes[chain]) == row
    if effect is None or not effect.size or chain not in effect.chains:
        return MarkKind.NOW if is_here else None
    might_survive = (
        effect.survivor == chain
        if effect.survivor is not None
        else sizes[chain] == sizes[effect.chains[0]]
    )
    if not might_survive:
        return MarkKind.GONE if is_here else None
    would_be_here = row_of(edition, chain, effect.size) == row
    if is_here:
        return MarkKind.STAYS if would_be_here else MarkKind.NOW
    if not would_be_here:
        return None
    return MarkKind.POSSIBLE if effect.survivor is None else MarkKind.GHOST


def _chains_of(edition: Edition, tier: Tier) -> list[Chain]:
    return [chain for chain, spec in enumerate(edition.chains) if spec.tier is tier]


def _amount_head(at: int) -> str:
    return (
        translate("PriceCard", "Price"),
        translate("PriceCard", "1st bonus"),
        translate("PriceCard", "2nd bonus"),
        translate("PriceCard", "3rd bonus"),
    )[at]


def _amount_name(at: int) -> str:
    return (
        translate("PriceCard", "Price"),
        translate("PriceCard", "Primary bonus"),
        translate("PriceCard", "Secondary bonus"),
        translate("PriceCard", "Tertiary bonus"),
    )[at]
