"""Price card: its cells as functions of edition, sizes and a tile's effect, and their model."""

from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import Enum, auto
from typing import Final, TypeAlias

from PySide6.QtCore import QObject

from acquire_desktop.games.acquire.engine.board import CHAIN_COUNT, Chain
from acquire_desktop.games.acquire.engine.editions import EDITIONS, Edition, Tier
from acquire_desktop.games.acquire.engine.view import EffectKind, TileEffect
from acquire_desktop.ui.acquire.rules.price_chart import (
    ChartRow,
    chains_of,
    chart_rows,
    next_steps,
    row_of,
)
from acquire_desktop.ui.acquire.words.chain_readings import names_with_readings
from acquire_desktop.ui.kit.cell_table import Cell, CellModel
from acquire_desktop.ui.kit.texts import join_list, join_terse, money, translate

PRICE_COLUMN: Final = len(Tier)
"""The tiers stand left of the price, the bonuses right of it."""


class MarkKind(Enum):
    """The message of a chip on the card about its chain."""

    NOW = auto()
    """It stands here."""
    STAYS = auto()
    """It stands here and still would after the tile."""
    GHOST = auto()
    """It would stand here after the tile."""
    POSSIBLE = auto()
    """It might stand here after the tile: that is still to be chosen."""
    GONE = auto()
    """It stands here and would be acquired."""


@dataclass(frozen=True, slots=True)
class Mark:
    """One chip on the card."""

    letter: str
    """The chain's letter; empty for a chain that is still to be chosen."""
    kind: MarkKind


_Marks: TypeAlias = defaultdict[tuple[Tier, int | None], list[Mark]]
"""Chips by tier and row; those of chains that are not on the board have no row."""


@dataclass(frozen=True, slots=True)
class PriceCell(Cell):
    """Sizes with the chips of the chains that stand there, or an amount of money."""

    marks: tuple[Mark, ...] = ()
    """The chips, in the order of the chains."""
    is_current: bool = False
    """Whether a chain stands on this row now."""


@dataclass(frozen=True, slots=True)
class PriceHead(Cell):
    """The head of a column: chips of a tier's chains, or a text."""

    letters: tuple[str, ...] = ()
    active: tuple[bool, ...] = ()
    """Whether each of the chains is on the board."""


@dataclass(frozen=True, slots=True)
class Step:
    """The next threshold of one active chain."""

    chain: Chain
    letter: str
    name: str
    brief: str
    """The next price alone: ``2 tiles to $700``."""
    full: str
    """The next price and how far the chain is from being safe."""

    @property
    def sentence(self) -> str:
        """The chain and everything about it."""
        return translate("PriceCard", "{chain}: {steps}", chain=self.name, steps=self.full)


class PriceCardModel(CellModel[PriceCell, PriceHead]):
    """Rows: the prices, cheap to expensive. Columns: the three tiers, the price, the bonuses."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._edition: Edition = next(iter(EDITIONS.values()))
        self._sizes: tuple[int, ...] = (0,) * CHAIN_COUNT
        self._effect: TileEffect | None = None
        self.steps: list[Step] = []
        """What every active chain comes to next, in the order of the chains."""
        self.retranslate()

    def show_sizes(self, edition: Edition, sizes: Sequence[int]) -> bool:
        """Show an edition's card with its active chains on it; tell whether that is another one.

        Args:
            edition: Whose card it is.
            sizes: Tiles by chain; 0 where a chain is not on the board.
        """
        if (edition, sizes) == (self._edition, self._sizes):
            return False
        self._edition, self._sizes = edition, tuple(sizes)
        self.retranslate()
        return True

    def show_effect(self, effect: TileEffect | None) -> None:
        """Show where the chains would stand after a tile of the hand; None takes it away."""
        if effect != self._effect:
            self._effect = effect
            self._show()

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        self.steps = [
            step_of(self._edition, chain, size) for chain, size in enumerate(self._sizes) if size
        ]
        self._show()

    def _show(self) -> None:
        edition, sizes = self._edition, self._sizes
        heads = [*(_tier_head(edition, sizes, tier) for tier in Tier), *_amount_heads(edition)]
        marks = _marks(edition, sizes, self._effect)
        rows = [
            (*self._tier_cells(number, row, marks), *_amount_cells(row, heads[PRICE_COLUMN:]))
            for number, row in enumerate(chart_rows(edition, sizes))
        ]
        self.show_cells(heads, rows)

    def _tier_cells(self, number: int, row: ChartRow, marks: _Marks) -> Iterator[PriceCell]:
        price = money(row.amounts[0])
        for tier, sizes, chains in zip(Tier, row.sizes, row.chains, strict=True):
            texts = [step.sentence for step in self.steps if step.chain in chains]
            if sizes:
                stands = translate("PriceCard", "{sizes} tiles: {price}", sizes=sizes, price=price)
                texts = [stands, *texts]
            spoken, shown = join_terse(texts), tuple(marks[tier, number])
            yield PriceCell(sizes, spoken, spoken, marks=shown, is_current=any(row.chains))


def _amount_cells(row: ChartRow, heads: Sequence[PriceHead]) -> Iterator[PriceCell]:
    for amount, head in zip(row.amounts, heads, strict=True):
        spoken = f"{head.spoken}: {money(amount)}"
        yield PriceCell(money(amount), spoken, spoken, is_current=any(row.chains))


def step_of(edition: Edition, chain: Chain, size: int) -> Step:
    """Return what an active chain of a size comes to next, in words."""
    spec, steps = edition.chains[chain], next_steps(edition, chain, size)
    brief = translate("PriceCard", "highest price")
    if steps.tiles_to_price:
        brief = translate(
            "PriceCard", "%n tile(s) to {price}", n=steps.tiles_to_price, price=money(steps.price)
        )
    safe = translate("PriceCard", "safe")
    if steps.tiles_to_safe:
        safe = translate(
            "PriceCard", "safe at {size}: %n to go", n=steps.tiles_to_safe, size=edition.safe_size
        )
    return Step(chain, spec.letter, spec.name, brief, join_terse([brief, safe]))


def _tier_head(edition: Edition, sizes: Sequence[int], tier: Tier) -> PriceHead:
    chains = chains_of(edition, tier)
    spoken = join_list([edition.chains[chain].name for chain in chains])
    letters = tuple(edition.chains[chain].letter for chain in chains)
    active = tuple(sizes[chain] > 0 for chain in chains)
    tip = names_with_readings(edition.chains[chain] for chain in chains)
    return PriceHead(" ".join(letters), spoken, tip, letters=letters, active=active)


def _amount_heads(edition: Edition) -> list[PriceHead]:
    texts = (
        (translate("PriceCard", "Price"), translate("PriceCard", "Price")),
        (translate("PriceCard", "1st bonus"), translate("PriceCard", "Primary bonus")),
        (translate("PriceCard", "2nd bonus"), translate("PriceCard", "Secondary bonus")),
        (translate("PriceCard", "3rd bonus"), translate("PriceCard", "Tertiary bonus")),
    )
    return [PriceHead(text, name, name) for text, name in texts[: edition.bonus_places + 1]]


def _marks(edition: Edition, sizes: Sequence[int], effect: TileEffect | None) -> _Marks:
    marks: _Marks = defaultdict(list)
    if effect is not None and effect.kind is EffectKind.FOUNDS:
        for tier in Tier:
            free = [chain for chain in chains_of(edition, tier) if not sizes[chain]]
            if free:
                row = row_of(edition, free[0], effect.size)
                marks[tier, row].append(Mark("", MarkKind.POSSIBLE))
    for chain, spec in enumerate(edition.chains):
        for row, kind in _places(edition, chain, sizes, effect):
            marks[spec.tier, row].append(Mark(spec.letter, kind))
    return marks


def _places(
    edition: Edition, chain: Chain, sizes: Sequence[int], effect: TileEffect | None
) -> list[tuple[int | None, MarkKind]]:
    """Return the rows on which a chain shows, and how."""
    here = row_of(edition, chain, sizes[chain])
    if effect is None or not effect.size or chain not in effect.chains:
        return [(here, MarkKind.NOW)]
    is_open = effect.survivor is None
    if not (sizes[chain] == sizes[effect.chains[0]] if is_open else effect.survivor == chain):
        return [(here, MarkKind.GONE)]
    there = row_of(edition, chain, effect.size)
    if here == there:
        return [(here, MarkKind.STAYS)]
    return [(here, MarkKind.NOW), (there, MarkKind.POSSIBLE if is_open else MarkKind.GHOST)]
