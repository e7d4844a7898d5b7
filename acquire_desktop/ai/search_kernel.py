"""What searches share: sampling what is hidden, and the actions worth trying."""

from acquire_desktop.ai.search_board import price_at
from acquire_desktop.ai.search_policy import Policy
from acquire_desktop.engine.board import CHAIN_COUNT
from acquire_desktop.engine.generator import Generator
from acquire_desktop.engine.kernel import Game
from acquire_desktop.engine.kernel_codes import (
    BUY,
    COUNT_BITS,
    COUNT_MASK,
    DISPOSE,
    FREE,
    KIND_SHIFT,
    PURCHASE_BITS,
    PURCHASE_MASK,
)
from acquire_desktop.engine.kernel_state import HAND_SPAN


def deal_hidden(game: Game, seat: int, chance: Generator) -> None:
    """Deal the tiles that a seat cannot see anew: the other hands and the pool.

    They are sorted first, so that nothing of their present order is left.
    """
    hidden = game.pool[game.pool_start :]
    for other in range(game.seats):
        if other != seat:
            for index in range(other * HAND_SPAN, other * HAND_SPAN + game.hand_counts[other]):
                hidden.append(game.hands[index])
    hidden.sort()
    for last in range(len(hidden) - 1, 0, -1):
        swap = chance.below(last + 1)
        hidden[last], hidden[swap] = hidden[swap], hidden[last]
    dealt = 0
    for other in range(game.seats):
        if other != seat:
            for index in range(other * HAND_SPAN, other * HAND_SPAN + game.hand_counts[other]):
                game.hands[index] = hidden[dealt]
                dealt += 1
    game.pool = hidden
    game.pool_start = dealt
    game.noise = chance.word()


def sensible(policy: Policy, game: Game, legal: list[int], most: int) -> list[int]:
    """Return the legal actions worth trying: few purchases and disposals, all else."""
    kept: list[int] = []
    many: list[int] = []
    for action in legal:
        kind = action >> KIND_SHIFT
        if kind == DISPOSE:
            if is_plain_disposal(game, action):
                kept.append(action)
        elif kind in (BUY, FREE) and len(legal) > most:
            many.append(action)
        else:
            kept.append(action)
    if not many:
        return kept
    rated = [(-rate_purchase(policy, game, action), action) for action in many]
    rated.sort()
    best = [action for _rating, action in rated[:most]]
    nothing = many[0] >> KIND_SHIFT << KIND_SHIFT
    if nothing not in best and nothing in many:
        best.append(nothing)
    return best + kept


def rate_purchase(policy: Policy, game: Game, action: int) -> float:
    """Rate a whole purchase by the policy's wish for each of its stocks."""
    is_free = action >> KIND_SHIFT == FREE
    cash = game.cash[game.seat]
    score = 0.0
    for chain in range(CHAIN_COUNT):
        policy.bought[chain] = 0
    for chain in range(CHAIN_COUNT):
        price = 0 if is_free else price_at(game, chain, game.sizes[chain])
        for _ in range(action >> PURCHASE_BITS * chain & PURCHASE_MASK):
            score += policy.rate_stock(game, chain, price, cash)
            policy.bought[chain] += 1
            cash -= price
    return score


def is_plain_disposal(game: Game, action: int) -> bool:
    """Tell whether a disposal trades none, half or all it can, and of the rest sells likewise."""
    held = game.stocks[game.seat * CHAIN_COUNT + game.acquired]
    if held < 4:
        return True
    sell = action >> COUNT_BITS & COUNT_MASK
    trade = action >> 2 * COUNT_BITS & COUNT_MASK
    most = 2 * min(held // 2, game.bank[game.survivor])
    if trade not in (0, most // 4 * 2, most):
        return False
    rest = held - trade
    return sell in (0, rest // 2, rest)
