"""The greedy player: tries every choice on the public numbers and takes the best result."""

from collections.abc import Callable, Sequence

from acquire_desktop.games.acquire.ai.players.evaluation import (
    Outlook,
    Position,
    outlook_of,
    position_of,
    value,
)
from acquire_desktop.games.acquire.ai.players.evaluation_weights import (
    STANDARD_WEIGHTS,
    EvaluationWeights,
)
from acquire_desktop.games.acquire.ai.players.power_card_choice import (
    card_rater,
    exchange_gain,
    free_stock_gain,
    placement_card_gain,
)
from acquire_desktop.games.acquire.ai.players.purchase_choice import best_purchase, purchase_rater
from acquire_desktop.games.acquire.ai.players.trial import acquire, found, grow, merge, settle
from acquire_desktop.games.acquire.engine.actions import (
    AcquireNext,
    Action,
    BuyStock,
    ChooseSurvivor,
    DeclareEnd,
    DisposeStock,
    ExchangeStock,
    FoundChain,
    PlaceTile,
    PlayPowerCard,
    ReplaceHand,
    TakeFreeStock,
)
from acquire_desktop.games.acquire.engine.board import CHAIN_COUNT, EMPTY, INDEPENDENT, Tile
from acquire_desktop.games.acquire.engine.decisions import (
    AcquisitionOrder,
    Founding,
    FreeStock,
    StockDisposal,
    StockExchange,
    StockPurchase,
    SurvivorChoice,
    TilePlacement,
)
from acquire_desktop.games.acquire.engine.generator import Generator
from acquire_desktop.games.acquire.engine.kernel.lookup_tables import AROUND
from acquire_desktop.games.acquire.engine.view import EffectKind, TileEffect, View


def choose(view: View, seed: int, weights: EvaluationWeights = STANDARD_WEIGHTS) -> Action:
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
            return _placement_rater(view, outlook, position)
        case StockPurchase() as purchase:
            return _purchase_rater(view, outlook, position, purchase)
        case FreeStock() | StockExchange():
            return lambda action: _rate_card_use(view, outlook, position, action)
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


def _placement_rater(view: View, outlook: Outlook, position: Position) -> Callable[[Action], float]:
    ratings: dict[Action, float] = {
        action: _rate_tile(view, outlook, position, action.tile)
        for action in view.legal
        if isinstance(action, PlaceTile)
    }
    if len(ratings) == len(view.legal):
        return ratings.__getitem__
    idle = value(outlook, position) + best_purchase(outlook, position, view)
    gains = [rating - idle for rating in ratings.values()]

    def rate(action: Action) -> float:
        match action:
            case PlaceTile():
                return ratings[action]
            case PlayPowerCard(card):
                return idle + placement_card_gain(view, outlook, card, gains)
            case _:
                return idle + isinstance(action, ReplaceHand)

    return rate


def _rate_tile(view: View, outlook: Outlook, position: Position, tile: Tile) -> float:
    effect = view.effects[view.hand.index(tile)]
    score = max(
        value(outlook, after) + best_purchase(outlook, after, view)
        for after in _outcomes(view, outlook, position, effect)
    )
    if effect.kind is EffectKind.ALONE:
        score += _prospects(view, outlook, tile)
    return score


def _purchase_rater(
    view: View, outlook: Outlook, position: Position, asked: StockPurchase
) -> Callable[[Action], float]:
    """Rate purchases, cards and exchanges by what they add together with the best purchase."""
    rate_purchase = purchase_rater(outlook, position, asked)
    rate_card = card_rater(view, outlook, position)

    def rate(action: Action) -> float:
        match action:
            case BuyStock():
                return rate_purchase(action)
            case PlayPowerCard(card):
                return rate_card(card)
            case ExchangeStock():
                return exchange_gain(view, outlook, position, action)
            case _:
                return 0.0

    return rate


def _rate_card_use(view: View, outlook: Outlook, position: Position, action: Action) -> float:
    match action:
        case TakeFreeStock(counts):
            return free_stock_gain(view, outlook, position, counts)
        case ExchangeStock():
            return exchange_gain(view, outlook, position, action, buys=False)
        case _:
            return 0.0


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
