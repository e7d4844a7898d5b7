"""Rules players: two for reference, one by a few rules of thumb and a newcomer.

The rules player merges where it holds a bonus, founds, grows its own chains, buys into the
race it is nearest to leading, and settles by comparing prices. The newcomer places anything
and buys what is cheapest.
"""

from collections.abc import Callable

from acquire_desktop.games.acquire.engine.actions import (
    AcquireNext,
    Action,
    BuyStock,
    ChooseSurvivor,
    DeclareEnd,
    DisposeStock,
    FoundChain,
    PlaceTile,
    PlayPowerCard,
    TakeFreeStock,
)
from acquire_desktop.games.acquire.engine.board import CHAIN_COUNT, Chain
from acquire_desktop.games.acquire.engine.decisions import StockDisposal
from acquire_desktop.games.acquire.engine.editions import price
from acquire_desktop.games.acquire.engine.generator import Generator
from acquire_desktop.games.acquire.engine.view import EffectKind, TileEffect, View

_MERGER = 30
_FOUNDING = 20
_GROWTH = 10


def choose(view: View, seed: int) -> Action:
    """Return the action that the rules of thumb prefer; the seed decides between equals.

    Raises:
        ValueError: If the seat of the view decides nothing now.
    """
    return _best(view, seed, _rate)


def choose_as_newcomer(view: View, seed: int) -> Action:
    """Return any tile, the cheapest stocks, and a sale of everything.

    Raises:
        ValueError: If the seat of the view decides nothing now.
    """
    return _best(view, seed, _rate_as_newcomer)


def _best(view: View, seed: int, rate: Callable[[View, Action], float]) -> Action:
    if not view.legal:
        raise ValueError("this seat decides nothing now")
    scores = [rate(view, action) for action in view.legal]
    most = max(scores)
    equals = [action for action, score in zip(view.legal, scores, strict=True) if score == most]
    return equals[Generator(seed).below(len(equals))]


def _rate(view: View, action: Action) -> float:
    match action:
        case PlaceTile(tile):
            return _rate_tile(view, view.effects[view.hand.index(tile)])
        case BuyStock(counts):
            return sum(_wish(view, chain) * count for chain, count in enumerate(counts))
        case DisposeStock(keep, sell, trade):
            return _rate_disposal(view, keep, sell, trade)
        case FoundChain(chain):
            return view.stocks[view.seat][chain] * 1000 + price(view.edition, chain, 4)
        case ChooseSurvivor(chain):
            return -_rank_bonus(view, chain)
        case AcquireNext(chain):
            return _rank_bonus(view, chain)
        case TakeFreeStock(counts):
            return sum(counts)
        case PlayPowerCard():
            return 1e6
        case DeclareEnd():
            return 1e9 if view.worth[view.seat] == max(view.worth) else -1e9
        case _:
            return -1.0


def _rate_as_newcomer(view: View, action: Action) -> float:
    match action:
        case BuyStock(counts):
            cost = sum(price * count for price, count in zip(view.prices, counts, strict=True))
            return sum(counts) * 10_000 - cost
        case DisposeStock(_keep, sell, _trade):
            return sell
        case TakeFreeStock(counts):
            return sum(counts)
        case PlayPowerCard():
            return 1e6
        case DeclareEnd():
            return 1.0 if view.worth[view.seat] == max(view.worth) else -1.0
        case PlaceTile() | FoundChain() | ChooseSurvivor() | AcquireNext():
            return 0.0
        case _:
            return -1.0


def _rate_tile(view: View, effect: TileEffect) -> float:
    mine = view.stocks[view.seat]
    match effect.kind:
        case EffectKind.MERGES:
            gain = sum(_rank_bonus(view, chain) for chain in effect.chains[1:])
            return _MERGER + gain if gain > 0 else -_MERGER
        case EffectKind.FOUNDS:
            return _FOUNDING
        case EffectKind.GROWS:
            return _GROWTH if mine[effect.chains[0]] else -1.0
        case _:
            return 0.0


def _rank_bonus(view: View, chain: Chain) -> float:
    """Return 2 for the most stock of a chain, 1 for the second most, -1 for less."""
    mine = view.stocks[view.seat][chain]
    ahead = sum(held[chain] > mine for held in view.stocks)
    return (2.0, 1.0)[ahead] if mine and ahead < 2 else -1.0


def _wish(view: View, chain: Chain) -> float:
    """Return how much a stock is wanted: a race near its turning point, a low price."""
    mine = view.stocks[view.seat][chain]
    most = max(held[chain] for seat, held in enumerate(view.stocks) if seat != view.seat)
    behind = most - mine
    near = 3.0 if -2 <= behind <= 3 else 1.0
    return near - view.prices[chain] / 1000 + (view.sizes[chain] < view.edition.safe_size) * 0.5


def _rate_disposal(view: View, keep: int, sell: int, trade: int) -> float:
    asked = view.decision
    if not isinstance(asked, StockDisposal):
        return 0.0
    stays = sum(size > 0 for size in view.sizes) <= CHAIN_COUNT - 2 and view.pool_count > 40
    kept = 0.3 * keep * asked.price if stays else 0.0
    return sell * asked.price + trade // 2 * view.prices[asked.survivor] + kept
