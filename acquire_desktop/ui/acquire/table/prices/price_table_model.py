"""Price table: what the rulebook of an edition prints, as cells."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QObject

from acquire_desktop.games.acquire.engine.editions import EDITIONS, Edition, Tier
from acquire_desktop.ui.acquire.rules.price_chart import ChartRow, chains_of, chart_rows
from acquire_desktop.ui.acquire.words.chain_readings import names_with_readings
from acquire_desktop.ui.kit.cell_table import Cell, CellModel
from acquire_desktop.ui.kit.texts import join_list, money, translate

PRICE_COLUMN: Final = len(Tier)
"""The tiers stand left of the price, the bonuses right of it."""


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
