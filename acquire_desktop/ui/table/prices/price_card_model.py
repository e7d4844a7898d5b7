"""Price card: its cells as functions of edition, sizes and a tile's effect, and their model."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum, auto
from typing import Final

from PySide6.QtCore import QObject

from acquire_desktop.engine.board import CHAIN_COUNT, Chain
from acquire_desktop.engine.editions import EDITIONS, Edition, Tier
from acquire_desktop.engine.observation import EffectKind, TileEffect, View
from acquire_desktop.ui.kit.cell_table import Cell, CellModel
from acquire_desktop.ui.kit.texts import join_list, join_terse, money, translate
from acquire_desktop.ui.rules.price_chart import (
    ChartRow,
    chains_of,
    chart_rows,
    next_steps,
    row_of,
)

PRICE_COLUMN: Final = len(Tier)
"""The tiers stand left of the price, the bonuses right of it."""


class MarkKind(Enum):
    """What a chip on the card says of its chain."""

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
    """Rows: the prices, cheap to dear. Columns: the three tiers, the price, the bonuses."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._edition: Edition = next(iter(EDITIONS.values()))
        self._sizes: tuple[int, ...] = (0,) * CHAIN_COUNT
        self._effect: TileEffect | None = None
        self.steps: list[Step] = []
        """What every active chain comes to next, in the order of the chains."""
        self.retranslate()

    def show_view(self, view: View) -> None:
        """Show the card of a game, its active chains where they stand."""
        if (view.edition, view.sizes) != (self._edition, self._sizes):
            self._edition, self._sizes = view.edition, view.sizes
            self.retranslate()

    def show_effect(self, effect: TileEffect | None) -> None:
        """Show where the chains would stand after a tile of the hand; None takes it away."""
        if effect != self._effect:
            self._effect = effect
            self._show()

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        self.steps = [
            _step(self._edition, chain, size) for chain, size in enumerate(self._sizes) if size
        ]
        self._show()

    def _show(self) -> None:
        edition, sizes = self._edition, self._sizes
        heads = [*(_tier_head(edition, sizes, tier) for tier in Tier), *_amount_heads(edition)]
        rows = [
            (
                *(self._tier_cell(number, row, at) for at in range(PRICE_COLUMN)),
                *_amount_cells(row, heads[PRICE_COLUMN:]),
            )
            for number, row in enumerate(chart_rows(edition, sizes))
        ]
        self.show_cells(heads, rows)

    def _tier_cell(self, number: int, row: ChartRow, at: int) -> PriceCell:
        told = [step.sentence for step in self.steps if step.chain in row.chains[at]]
        if row.sizes[at]:
            sizes, price = row.sizes[at], money(row.amounts[0])
            told.insert(
                0, translate("PriceCard", "{sizes} tiles: {price}", sizes=sizes, price=price)
            )
        spoken = join_terse(told)
        marks = _marks_on(self._edition, self._sizes, self._effect, tuple(Tier)[at], number)
        return PriceCell(row.sizes[at], spoken, spoken, marks=marks, is_current=any(row.chains))


def _amount_cells(row: ChartRow, heads: Sequence[PriceHead]) -> list[PriceCell]:
    texts = [money(amount) for amount in row.amounts]
    told = [f"{head.spoken}: {text}" for head, text in zip(heads, texts, strict=True)]
    is_current = any(row.chains)
    return [
        PriceCell(text, spoken, spoken, is_current=is_current)
        for text, spoken in zip(texts, told, strict=True)
    ]


def _step(edition: Edition, chain: Chain, size: int) -> Step:
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
    return PriceHead(" ".join(letters), spoken, spoken, letters=letters, active=active)


def _amount_heads(edition: Edition) -> list[PriceHead]:
    texts = (
        (translate("PriceCard", "Price"), translate("PriceCard", "Price")),
        (translate("PriceCard", "1st bonus"), translate("PriceCard", "Primary bonus")),
        (translate("PriceCard", "2nd bonus"), translate("PriceCard", "Secondary bonus")),
        (translate("PriceCard", "3rd bonus"), translate("PriceCard", "Tertiary bonus")),
    )
    return [PriceHead(text, name, name) for text, name in texts[: edition.bonus_places + 1]]


def _marks_on(
    edition: Edition, sizes: Sequence[int], effect: TileEffect | None, tier: Tier, row: int
) -> tuple[Mark, ...]:
    """Return the chips of one cell of the card."""
    chains = chains_of(edition, tier)
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
