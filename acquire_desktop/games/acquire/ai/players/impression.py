"""Players by first impression: the policy, named weights or networks, with noise and memory."""

from collections.abc import Mapping, Sequence
from typing import Final

from acquire_desktop.games.acquire.ai.players import greedy
from acquire_desktop.games.acquire.ai.players.characters import (
    MOST_LOSS,
    Character,
    appeal,
    styled,
)
from acquire_desktop.games.acquire.ai.players.levels import Level, Memory
from acquire_desktop.games.acquire.ai.policy.policy import Policy
from acquire_desktop.games.acquire.ai.policy.policy_weights import STOCK_NOISE, TILE_NOISE
from acquire_desktop.games.acquire.ai.search.closing import closing_actions
from acquire_desktop.games.acquire.ai.search.equals import AMPLE
from acquire_desktop.games.acquire.ai.search.learned import Learned, learned_for
from acquire_desktop.games.acquire.ai.search.shortlist import Shortlist
from acquire_desktop.games.acquire.engine.action_codec import action_of, code_of
from acquire_desktop.games.acquire.engine.actions import (
    Action,
    BuyStock,
    DeclareEnd,
    ExchangeStock,
    PlayPowerCard,
    TakeFreeStock,
)
from acquire_desktop.games.acquire.engine.board import CHAIN_COUNT, Seat
from acquire_desktop.games.acquire.engine.game import HeldTotals, observe, resample
from acquire_desktop.games.acquire.engine.generator import Generator
from acquire_desktop.games.acquire.engine.view import View

_CARD_ACTIONS: Final = (PlayPowerCard, TakeFreeStock, ExchangeStock)


def first_impression(
    level: Level,
    view: View,
    seed: int,
    character: Character | None = None,
    learned: Learned | None = None,
) -> Action:
    """Return the action that looks best at first sight, to somebody of this level.

    Args:
        level: How well and with what memory it is judged.
        view: What the player sees.
        seed: Where its luck comes from.
        character: What it likes; None for no preference.
        learned: Other weights than those of the package.

    Raises:
        ValueError: If the seat of the view decides nothing now.
    """
    if not view.legal:
        raise ValueError("this seat decides nothing now")
    if len(view.legal) == 1:
        return view.legal[0]
    luck = Generator(seed)
    believed = remembered(level, view, luck)
    state = resample(view, believed, luck)
    if view.power_cards:
        card = _card_action(view if believed is None else observe(state, view.seat), seed)
        if card in view.legal:
            return card
    game = state.game
    known = learned or learned_for(view.edition, view.players)
    if level.warmth is None:
        policy = Policy(styled(_noisy(known.policy, level), character))
    else:
        policy = Policy(known.whole_policy, level.warmth)
    policy.chance = luck
    policy.look(game, view.seat)
    action = action_of(policy.choose(game))
    if level.warmth is not None and (character is not None or _lets_cash_lie(view, action)):
        ratings = Shortlist(policy).priors(game, [code_of(each) for each in view.legal])
        if character is not None:
            action = _suited(character, view, ratings, action)
        action = _rather_spent(view, ratings, action)
    if level.ends_won_games and (closing := closing_actions(view)):
        return action if action in closing else closing[0]
    return action if action in view.legal else view.legal[0]


def _noisy(weights: Sequence[float], level: Level) -> list[float]:
    """Return the policy's named weights with the noise of a level."""
    noisy = list(weights)
    noisy[TILE_NOISE] = level.tile_noise
    noisy[STOCK_NOISE] = level.stock_noise
    return noisy


def _suited(
    character: Character, view: View, ratings: Mapping[int, float], chosen: Action
) -> Action:
    """Return what suits a character best among what is about as good as the choice."""
    if isinstance(chosen, DeclareEnd) or view.end_declared:
        return chosen
    least = ratings.get(code_of(chosen), 1.0) - MOST_LOSS
    good = [action for action in view.legal if ratings.get(code_of(action), -1.0) >= least]
    return max([chosen, *good], key=lambda action: appeal(character, view, action))


def _rather_spent(view: View, ratings: Mapping[int, float], chosen: Action) -> Action:
    """Return the best purchase instead of none where cash is ample."""
    if not _lets_cash_lie(view, chosen):
        return chosen
    bought = [each for each in view.legal if isinstance(each, BuyStock) and each != chosen]
    return max(bought, key=lambda each: ratings[code_of(each)], default=chosen)


def _lets_cash_lie(view: View, chosen: Action) -> bool:
    """Tell whether nothing is to be bought with more cash than anybody runs short of."""
    is_idle = isinstance(chosen, BuyStock) and not any(chosen.counts)
    return is_idle and view.cash[view.seat] >= AMPLE


def _card_action(view: View, seed: int) -> Action | None:
    """Return what the greedy player does with a power card; None when it uses none.

    The policy of the rollouts knows nothing of the cards.
    """
    if not any(isinstance(action, _CARD_ACTIONS) for action in view.legal):
        return None
    action = greedy.choose(view, seed)
    is_use = isinstance(action, _CARD_ACTIONS) or view.card is not None
    return action if is_use else None


def remembered(level: Level, view: View, luck: Generator) -> HeldTotals | None:
    """Return the holdings of the others as a level believes them to be; None when it knows.

    What others hold in all is plain from the bank; who holds it gets mixed up. Their cash nobody
    can count: somebody without a memory takes them to have as much as oneself.
    """
    if level.memory is Memory.ALL or view.holdings.are_shown:
        return None
    mine = view.stocks[view.seat]
    stocks = [list(held) for held in view.stocks]
    for chain in range(CHAIN_COUNT):
        if level.memory is Memory.NOTHING or not mine[chain]:
            _mix_up(stocks, chain, view.seat, luck)
    cash = (view.cash[view.seat],) * view.players
    return HeldTotals(cash, tuple(tuple(held) for held in stocks))


def _mix_up(stocks: Sequence[list[int]], chain: int, knower: Seat, luck: Generator) -> None:
    """Deal the others' stocks of a chain among them by chance."""
    rivals = [seat for seat in range(len(stocks)) if seat != knower]
    total = sum(stocks[seat][chain] for seat in rivals)
    for seat in rivals:
        stocks[seat][chain] = 0
    for _ in range(total):
        stocks[rivals[luck.below(len(rivals))]][chain] += 1
