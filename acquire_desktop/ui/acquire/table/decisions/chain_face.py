"""Chain face: what a decision says of one chain, for the parts that offer it."""

from dataclasses import dataclass

from acquire_desktop.games.acquire.engine.editions import ChainSpec


@dataclass(frozen=True, slots=True)
class ChainFace:
    """The part of a chain in a decision."""

    spec: ChainSpec
    price: str
    """The price of one stock, as money."""
    added: int = 0
    """Stocks in the purchase; below zero for stocks returned."""
    refusal: str = ""
    """Why it cannot be chosen now; empty when it can."""
    change: str = ""
    """What the stocks added change for the player; empty where none are."""
    is_chosen: bool | None = None
    """Whether it is the one that is picked; None where chains are not picked one at a time."""
