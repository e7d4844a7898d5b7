"""What every chain comes to next, in words: the next price, and being safe."""

from collections.abc import Sequence
from dataclasses import dataclass

from acquire_desktop.engine.board import Chain
from acquire_desktop.engine.editions import Edition
from acquire_desktop.ui.kit.texts import join_terse, money, translate
from acquire_desktop.ui.rules.price_chart import NextSteps, next_steps


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


def steps_of(edition: Edition, sizes: Sequence[int]) -> list[Step]:
    """Return the next thresholds of the active chains.

    Args:
        edition: Whose prices count.
        sizes: Tiles by chain, length 7; 0 when inactive.
    """
    return [
        _step(edition, chain, next_steps(edition, chain, size))
        for chain, size in enumerate(sizes)
        if size
    ]


def _step(edition: Edition, chain: Chain, steps: NextSteps) -> Step:
    spec = edition.chains[chain]
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
