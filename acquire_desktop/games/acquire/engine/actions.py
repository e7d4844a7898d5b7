"""Actions: what a player can do, each one whole choice, named in the imperative."""

from dataclasses import dataclass

from acquire_desktop.games.acquire.engine.board import Chain, Tile
from acquire_desktop.games.acquire.engine.power_cards import PowerCard


@dataclass(frozen=True, slots=True)
class PlaceTile:
    """Place a tile of the hand on its space."""

    tile: Tile


@dataclass(frozen=True, slots=True)
class PassPlacement:
    """Place no tile: none in hand can be placed, or a Place four card lets the player stop."""


@dataclass(frozen=True, slots=True)
class ReplaceHand:
    """Set the whole stuck hand aside face up and draw a new one."""


@dataclass(frozen=True, slots=True)
class FoundChain:
    """Found an inactive chain with the placed tile."""

    chain: Chain


@dataclass(frozen=True, slots=True)
class ChooseSurvivor:
    """Pick the chain that survives a merger of equals."""

    chain: Chain


@dataclass(frozen=True, slots=True)
class AcquireNext:
    """Pick which of the equal chains is acquired next."""

    chain: Chain


@dataclass(frozen=True, slots=True)
class DisposeStock:
    """Settle all stock of the acquired chain: the three numbers add up to the holding."""

    keep: int
    """Stocks kept."""
    sell: int
    """Stocks sold at the chain's price before the merger."""
    trade: int
    """Stocks returned, an even number; half as many of the survivor are taken."""


@dataclass(frozen=True, slots=True)
class BuyStock:
    """Buy stock; all zeros buys nothing."""

    counts: tuple[int, ...]
    """Stocks bought, length 7, by chain."""


@dataclass(frozen=True, slots=True)
class DeclareEnd:
    """Declare the end; the turn is finished as normal and then the game is over."""


@dataclass(frozen=True, slots=True)
class PlayPowerCard:
    """Play a special power card; it is gone."""

    card: PowerCard


@dataclass(frozen=True, slots=True)
class TakeFreeStock:
    """Take stock free instead of buying, by a Free stock card; all zeros takes nothing."""

    counts: tuple[int, ...]
    """Stocks taken, length 7, by chain."""


@dataclass(frozen=True, slots=True)
class ExchangeStock:
    """Exchange stock by a Trade three card: return two stocks, take one."""

    give: Chain
    """The active chain of the two stocks returned."""
    take: Chain
    """The other active chain."""


@dataclass(frozen=True, slots=True)
class EndExchanges:
    """Exchange no more stock after the purchase; the turn goes on with drawing."""


Action = (
    PlaceTile
    | PassPlacement
    | ReplaceHand
    | FoundChain
    | ChooseSurvivor
    | AcquireNext
    | DisposeStock
    | BuyStock
    | DeclareEnd
    | PlayPowerCard
    | TakeFreeStock
    | ExchangeStock
    | EndExchanges
)


class IllegalActionError(ValueError):
    """An action that the rules do not allow now; nothing was changed."""
