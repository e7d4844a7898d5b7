"""The greedy player: tries every choice on the public numbers and takes the best result."""

from collections.abc import Callable, Sequence
from operator import mul

from acquire_desktop.ai.evaluation import (
    Outlook,
    Position,
    chain_value,
    outlook_of,
    position_of,
    seat_cash_value,
    value,
)
from acquire_desktop.ai.trial import acquire, found, grow, merge, settle
from acquire_desktop.ai.weights import STANDARD, Weights
from acquire_desktop.engine.actions import (
    AcquireNext,
    Action,
    BuyStock,
    ChooseSurvivor,
    DeclareEnd,
    DisposeStock,
    FoundChain,
    PlaceTile,
    ReplaceHand,
)
from acquire_desktop.engine.board import CHAIN_COUNT, EMPTY, INDEPENDENT, Chain, Seat, Tile
from acquire_desktop.engine.decisions import (
    AcquisitionOrder,
    Founding,
    StockDisposal,
    StockPurchase,
    SurvivorChoice,
    TilePlacement,
)
from acquire_desktop.engine.generator import Generator
from acquire_desktop.engine.kernel_tables import AROUND, SIZE_SPAN
from acquire_desktop.engine.observation import EffectKind, TileEffect, View


def choose(view: View, seed: int, weights: Weights = STANDARD) -> Action:
    """Return the action that looks best; the seed decides between equals.

    The choice depends on nothing but the view, the seed and the weights.

    Raises:
        ValueError: If the seat of the view decides nothing now.
    """
    if not view.legal:
        raise ValueError("this seat decides nothing now")
    if len(view.legal) == 1:
        return view.legal[0]
    if DeclareEnd() in view.legal and _is_ahead(view):
        return DeclareEnd()
    rate = _rater(view, outlook_of(view, weights), position_of(view))
    return _best([action for action in view.legal if action != DeclareEnd()], rate, seed)


def _best(actions: Sequence[Action], rate: Callable[[Action], float], seed: int) -> Action:
    scores = [rate(action) for action in actions]
    best = max(scores)
    equals = [action for action, score in zip(actions, scores, strict=True) if score == best]
    return equals[Generator(seed).below(len(equals))]


def _is_ahead(view: View) -> bool:
    """Tell whether this seat would win, alone or shared, if the game ended now."""
    return view.worth[view.seat] == max(view.worth)


def _rater(view: View, outlook: Outlook, position: Position) -> Callable[[Action], float]:
    match view.decision:
        case TilePlacement():
            return lambda action: _rate_placement(view, outlook, position, action)
        case StockPurchase() as purchase:
            return _purchase_rater(outlook, position, purchase)
        case Founding(size=size):
            return lambda action: _rate_founding(view, outlook, position, action, size)
        case StockDisposal() as disposal:
            return lambda action: _rate_disposal(outlook, position, action, disposal)
        case SurvivorChoice() as tie:
            return lambda action: _rate_survivor(view, outlook, position, action, tie)
        case AcquisitionOrder() as order:
            return lambda action: _rate_order(view, outlook, position, action, order)
        case _:
            return lambda _action: 0.0


def _rate_placement(view: View, outlook: Outlook, position: Position, action: Action) -> float:
    if not isinstance(action, PlaceTile):
        return 1.0 if isinstance(action, ReplaceHand) else 0.0
    effect = view.effects[view.hand.index(action.tile)]
    score = max(
        value(outlook, after) + best_purchase(outlook, after, view)
        for after in _outcomes(view, outlook, position, effect)
    )
    if effect.kind is EffectKind.ALONE:
        score += _prospects(view, outlook, effect.tile)
    return score


def _outcomes(
    view: View, outlook: Outlook, position: Position, effect: TileEffect
) -> list[Position]:
    """Return the positions a tile can lead to, one for each choice that follows."""
    match effect.kind:
        case EffectKind.FOUNDS:
            inactive = [chain for chain in range(CHAIN_COUNT) if not position.sizes[chain]]
            foundings = [
                found(outlook, position, view.seat, chain, effect.size) for chain in inactive
            ]
            return [max(foundings, key=lambda after: value(outlook, after))]
        case EffectKind.GROWS:
            return [grow(position, effect.chains[0], effect.size)]
        case EffectKind.MERGES:
            largest = position.sizes[effect.chains[0]]
            return [
                merge(outlook, position, view.seat, survivor, effect.chains, effect.size)
                for survivor in effect.chains
                if position.sizes[survivor] == largest
            ]
        case _:
            return [position]


def _prospects(view: View, outlook: Outlook, tile: Tile) -> float:
    """Rate what could be founded beside a lone tile, by this seat or by others."""
    if all(view.sizes):
        return 0.0
    free = [near for near in AROUND[tile] if view.board[near] == EMPTY and near not in view.out]
    own = sum(near in view.hand for near in free)
    weights = outlook.weights
    lonely = weights.pair * (own > 0) - weights.open_space * (len(free) - own)
    return lonely * outlook.horizon


def best_purchase(outlook: Outlook, position: Position, view: View) -> float:
    """Return what the best purchase of this turn adds to the worth of a position."""
    seat, limit = view.seat, view.edition.purchase_limit
    rate_cash = _cash_rater(outlook, position, seat)
    carts = [(0, 0, 0.0)]
    for chain, row in enumerate(_purchase_gains(outlook, position, seat, limit)):
        price = _price(outlook, position, chain)
        carts += [
            (count + more, cost + more * price, gain + row[more])
            for count, cost, gain in carts
            for more in range(1, min(len(row) - 1, limit - count) + 1)
            if cost + more * price <= position.cash[seat]
        ]
    return max(gain + rate_cash(cost) for _count, cost, gain in carts)


def _purchase_rater(
    outlook: Outlook, position: Position, asked: StockPurchase
) -> Callable[[Action], float]:
    gains = _purchase_gains(outlook, position, asked.seat, asked.limit)
    rate_cash = _cash_rater(outlook, position, asked.seat)
    prices = [_price(outlook, position, chain) for chain in range(CHAIN_COUNT)]

    def rate(action: Action) -> float:
        if not isinstance(action, BuyStock):
            return 0.0
        cost = sum(map(mul, action.counts, prices))
        gain = sum(row[count] for row, count in zip(gains, action.counts, strict=True))
        return gain + rate_cash(cost)

    return rate


def _purchase_gains(
    outlook: Outlook, position: Position, seat: Seat, limit: int
) -> list[list[float]]:
    """Return what more stock is worth, by chain and number bought, its cost left aside."""
    gains: list[list[float]] = []
    for chain, counts in enumerate(position.stocks):
        most = min(limit, position.bank[chain]) if position.sizes[chain] else 0
        row = [0.0]
        before = chain_value(outlook, position, chain) if most else 0.0
        for _count in range(most):
            counts[seat] += 1
            position.bank[chain] -= 1
            row.append(chain_value(outlook, position, chain) - before)
        counts[seat] -= most
        position.bank[chain] += most
        gains.append(row)
    return gains


def _cash_rater(outlook: Outlook, position: Position, seat: Seat) -> Callable[[int], float]:
    cash = position.cash[seat]
    before = seat_cash_value(outlook, cash)
    return lambda cost: seat_cash_value(outlook, cash - cost) - before


def _price(outlook: Outlook, position: Position, chain: Chain) -> int:
    return outlook.rules.price[chain * SIZE_SPAN + position.sizes[chain]]


def _rate_founding(
    view: View, outlook: Outlook, position: Position, action: Action, size: int
) -> float:
    if not isinstance(action, FoundChain):
        return 0.0
    after = found(outlook, position, view.seat, action.chain, size)
    return value(outlook, after) + best_purchase(outlook, after, view)


def _rate_disposal(
    outlook: Outlook, position: Position, action: Action, asked: StockDisposal
) -> float:
    if not isinstance(action, DisposeStock):
        return 0.0
    after = grow(position, asked.acquired, 0)
    settle(
        after, asked.seat, asked.acquired, asked.survivor, action.sell, action.trade, asked.price
    )
    for chain in asked.others:
        acquire(outlook, after, asked.seat, asked.survivor, chain)
    return value(outlook, after)


def _rate_survivor(
    view: View, outlook: Outlook, position: Position, action: Action, asked: SurvivorChoice
) -> float:
    if not isinstance(action, ChooseSurvivor):
        return 0.0
    chains = asked.chains + asked.others
    size = 1 + sum(position.sizes[chain] for chain in chains)
    size += sum(view.board[near] == INDEPENDENT for near in AROUND[asked.tile])
    after = merge(outlook, position, view.seat, action.chain, chains, size)
    return value(outlook, after) + best_purchase(outlook, after, view)


def _rate_order(
    view: View, outlook: Outlook, position: Position, action: Action, asked: AcquisitionOrder
) -> float:
    if not isinstance(action, AcquireNext):
        return 0.0
    after = position.copy()
    rest = [chain for chain in asked.chains if chain != action.chain]
    for chain in (action.chain, *rest, *asked.others):
        acquire(outlook, after, view.seat, asked.survivor, chain)
    return value(outlook, after)
