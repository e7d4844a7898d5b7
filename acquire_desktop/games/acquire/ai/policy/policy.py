"""Policy: the fast player of rollouts, greedy by a few numbers and a little random."""

from collections.abc import Sequence
from typing import Final

from acquire_desktop.games.acquire.ai.policy.board_analysis import (
    ONLY_CHAIN,
    SHARERS_MASK,
    BoardAnalysis,
    bonus_for,
    prize_of_standing,
    race_value,
    standing_of,
)
from acquire_desktop.games.acquire.ai.policy.learned_choice import LearnedChoice
from acquire_desktop.games.acquire.ai.policy.policy_weights import (
    ALL_RIVALS,
    BEST_RIVAL,
    CASH_NEED,
    FOUND_OWN,
    FOUND_RIVAL,
    FOUND_TIER,
    FOUNDING,
    GROWING,
    KEEP_SHARE,
    LONELY,
    MERGING,
    PAIR,
    POLICY_SIZE,
    RESERVE,
    SHORTAGE,
    STOCK_NOISE,
    STOCK_RACE,
    STOCK_STOP,
    TILE_NOISE,
    TRADE_FACTOR,
)
from acquire_desktop.games.acquire.ai.policy.purchase_options import THOUSAND, PurchaseOptions
from acquire_desktop.games.acquire.engine.board import CHAIN_COUNT, COLUMNS, INDEPENDENT, TILE_COUNT
from acquire_desktop.games.acquire.engine.generator import Generator
from acquire_desktop.games.acquire.engine.kernel.action_codes import (
    ACQUIRE,
    BUY,
    DECLARE,
    DISPOSE,
    END_EXCHANGES,
    FOUND,
    FREE,
    KIND_SHIFT,
    PLACE,
    PURCHASE_BITS,
    SURVIVOR,
    disposal,
)
from acquire_desktop.games.acquire.engine.kernel.bonus import is_ahead
from acquire_desktop.games.acquire.engine.kernel.buying import purchase_limit
from acquire_desktop.games.acquire.engine.kernel.kernel_game import KernelGame
from acquire_desktop.games.acquire.engine.kernel.kernel_state import HAND_SPAN, price_at
from acquire_desktop.games.acquire.engine.kernel.merger import largest_merging
from acquire_desktop.games.acquire.engine.kernel.tiles import (
    ALL_CHAINS,
    NO_OBSTACLE,
    all_fit,
    obstacle_among,
    safe_chains,
    touched_owners,
)
from acquire_desktop.games.acquire.engine.power_cards import FREE_STOCKS

FAR_BELOW: Final = -1e9


class Policy:
    """Chooses actions fast; its analysis of the board is older than the game it plays in."""

    __slots__ = ("analysis", "chance", "learned", "options", "weights")

    def __init__(self, weights: Sequence[float], warmth: float = 0.0) -> None:
        """Prepare to choose by ``POLICY_SIZE`` named weights, and those of networks behind them.

        With ``warmth`` networks take options now and then that are worse, by so many points.
        """
        self.weights = list(weights[:POLICY_SIZE])
        self.analysis = BoardAnalysis()
        self.chance = Generator(0)
        self.options = PurchaseOptions(self.weights, self.analysis)
        self.learned: LearnedChoice | None = None
        if len(weights) > POLICY_SIZE:
            self.learned = LearnedChoice(weights[POLICY_SIZE:], self.analysis, warmth)

    def look(self, game: KernelGame, knower: int) -> None:
        """Look at the board, knowing a seat's hand: what is seen is used until the next time."""
        self.analysis.analyze(game, knower)
        if self.learned is not None:
            self.learned.decision.appraise(game)

    def choose(self, game: KernelGame) -> int:
        """Return a legal action for the seat that decides."""
        decision = game.decision
        if self.learned is not None and self.learned.has_say(decision):
            return self.learned.choose(game, self.chance)
        if decision == PLACE:
            return self.choose_tile(game)
        if decision == BUY:
            return self.choose_purchase(game)
        if decision == DISPOSE:
            return self.choose_disposal(game)
        if decision == FOUND:
            return self.choose_founding(game)
        if decision == SURVIVOR:
            return self.choose_survivor(game)
        if decision == ACQUIRE:
            largest = largest_merging(game)
            return ACQUIRE << KIND_SHIFT | largest[0]
        if decision == FREE:
            return self.choose_stocks(game, FREE, FREE_STOCKS)
        return END_EXCHANGES << KIND_SHIFT

    def noise(self) -> float:
        """Return a number from -0.5 to 0.5."""
        return self.chance.word() / 4294967296.0 - 0.5

    # Placing a tile

    def choose_tile(self, game: KernelGame) -> int:
        """Return the tile that gains most."""
        safe = safe_chains(game)
        is_clear = all_fit(game, safe)
        seat = game.seat
        best = -1
        most = FAR_BELOW
        start = seat * HAND_SPAN
        for index in range(start, start + game.hand_counts[seat]):
            tile = game.hands[index]
            if not is_clear and obstacle_among(game, tile, safe) != NO_OBSTACLE:
                continue
            score = self.rate_tile(game, tile) + self.noise() * self.weights[TILE_NOISE]
            if score > most:
                most = score
                best = tile
        if best < 0:
            fallback = game.legal()
            return fallback[0]
        return PLACE << KIND_SHIFT | best

    def rate_tile(self, game: KernelGame, tile: int) -> float:
        """Rate what placing a tile does at once, in thousands of dollars."""
        owners = touched_owners(game, tile)
        loners = owners >> INDEPENDENT & 1
        chains = owners & ALL_CHAINS
        if not chains:
            if loners:
                return self.weights[FOUNDING]
            return self.weights[LONELY] + self.rate_company(game, tile)
        if chains & chains - 1:
            return self.rate_merger(game, chains, loners + 1)
        first = ONLY_CHAIN[chains]
        size = game.sizes[first] + loners + 1
        return self.weights[GROWING] + self.rate_growth(game, first, size)

    def rate_merger(self, game: KernelGame, chains: int, more: int) -> float:
        """Rate a merger of chains, a bit each, in which the survivor gets more tiles."""
        first = -1
        for chain in range(CHAIN_COUNT):
            if chains >> chain & 1 and (first < 0 or game.sizes[chain] > game.sizes[first]):
                first = chain
        size = game.sizes[first] + more
        score = self.weights[MERGING]
        for chain in range(CHAIN_COUNT):
            if chains >> chain & 1 and chain != first:
                size += game.sizes[chain]
                score += self.rate_acquisition(game, chain)
        return score + self.rate_growth(game, first, size)

    def rate_company(self, game: KernelGame, tile: int) -> float:
        """Rate a lone tile by the tiles in hand that could found beside it."""
        if game.active == CHAIN_COUNT:
            return 0.0
        start = game.seat * HAND_SPAN
        for index in range(start, start + game.hand_counts[game.seat]):
            other = game.hands[index]
            apart = other - tile if other > tile else tile - other
            if apart == COLUMNS:
                return self.weights[PAIR]
            if apart == 1 and other // COLUMNS == tile // COLUMNS:
                return self.weights[PAIR]
        return 0.0

    def rate_acquisition(self, game: KernelGame, chain: int) -> float:
        """Rate the bonuses that are paid when a chain is acquired now."""
        size = game.sizes[chain]
        me = game.seat
        most = total = 0.0
        for seat in range(game.seats):
            if seat != me:
                bonus = bonus_for(game, chain, size, seat, 0)
                total += bonus
                most = max(most, bonus)
        weights = self.weights
        mine = bonus_for(game, chain, size, me, 0)
        gain = mine - weights[BEST_RIVAL] * most - weights[ALL_RIVALS] * total / (game.seats - 1)
        if game.cash[me] < weights[RESERVE] * THOUSAND:
            held = game.stocks[me * CHAIN_COUNT + chain]
            sold = held * price_at(game, chain, size)
            gain += weights[CASH_NEED] * (mine + sold)
        return gain / THOUSAND

    def rate_growth(self, game: KernelGame, chain: int, size: int) -> float:
        """Rate what a larger chain is worth to its stockholders."""
        after = min(size, TILE_COUNT)
        dearer = price_at(game, chain, after) - price_at(game, chain, game.sizes[chain])
        if not dearer:
            return 0.0
        me = game.seat
        most = total = 0.0
        for seat in range(game.seats):
            if seat != me:
                gain = self.gain_of_growth(game, chain, size, seat, dearer)
                total += gain
                most = max(most, gain)
        weights = self.weights
        gain = self.gain_of_growth(game, chain, size, me, dearer)
        gain -= weights[BEST_RIVAL] * most + weights[ALL_RIVALS] * total / (game.seats - 1)
        return gain / THOUSAND

    def gain_of_growth(
        self, game: KernelGame, chain: int, size: int, seat: int, dearer: int
    ) -> float:
        """Return the dollars that a stockholder gains by dearer stocks."""
        held = game.stocks[seat * CHAIN_COUNT + chain]
        if not held:
            return 0.0
        standing = standing_of(game, chain, seat, 0)
        rise = prize_of_standing(game, chain, min(size, TILE_COUNT), standing)
        rise -= prize_of_standing(game, chain, game.sizes[chain], standing)
        return held * dearer + 1.0 * rise / (standing & SHARERS_MASK)

    # Chains

    def choose_founding(self, game: KernelGame) -> int:
        """Return the inactive chain that suits cash and old stock."""
        best = -1
        most = FAR_BELOW
        for chain in range(CHAIN_COUNT):
            if not game.sizes[chain]:
                score = self.rate_founding(game, chain)
                if score > most:
                    most = score
                    best = chain
        return FOUND << KIND_SHIFT | best

    def rate_founding(self, game: KernelGame, chain: int) -> float:
        """Rate an inactive chain, in thousands of dollars."""
        me = game.seat
        more = 1 if game.bank[chain] else 0
        mine = bonus_for(game, chain, 4, me, more)
        most = 0.0
        for seat in range(game.seats):
            if seat != me:
                most = max(most, bonus_for(game, chain, 4, seat, 0))
        weights = self.weights
        price = price_at(game, chain, 4) / THOUSAND
        wealth = game.cash[me] / THOUSAND - weights[RESERVE]
        held = game.stocks[me * CHAIN_COUNT + chain] * price
        score = weights[FOUND_TIER] * price * max(-2.0, min(wealth, 4.0))
        score += weights[FOUND_OWN] * (mine / THOUSAND + held)
        return score - weights[FOUND_RIVAL] * most / THOUSAND + self.noise() * weights[STOCK_NOISE]

    def choose_survivor(self, game: KernelGame) -> int:
        """Return the largest chain whose acquisition would gain least."""
        best = -1
        most = FAR_BELOW
        for chain in largest_merging(game):
            score = self.noise() * self.weights[STOCK_NOISE] - self.rate_acquisition(game, chain)
            if score > most:
                most = score
                best = chain
        return SURVIVOR << KIND_SHIFT | best

    def choose_disposal(self, game: KernelGame) -> int:
        """Return how to settle: trade where that is worth more, sell the rest."""
        seat = game.seat
        acquired = game.acquired
        survivor = game.survivor
        held = game.stocks[seat * CHAIN_COUNT + acquired]
        price = price_at(game, acquired, game.sizes[acquired])
        future = min(game.sizes[survivor] + int(self.analysis.growth[survivor] * 0.5), TILE_COUNT)
        value = price_at(game, survivor, future) * self.weights[TRADE_FACTOR]
        pairs = 0
        most = min(held // 2, game.bank[survivor])
        spread = self.options.spread_of(game, survivor)
        before = race_value(game, survivor, future, seat, 0, spread)
        need = self.weights[RESERVE] * THOUSAND - game.cash[seat]
        dear = 1 + self.weights[SHORTAGE] if need > 0 else 1.0
        while pairs < most:
            after = race_value(game, survivor, future, seat, pairs + 1, spread)
            if value + self.weights[STOCK_RACE] * (after - before) <= 2 * price * dear:
                break
            before = after
            pairs += 1
        rest = held - 2 * pairs
        keep = 0
        if need < 0 and rest > 1 and self.analysis.horizon > 0.25:
            keep = int(rest * self.weights[KEEP_SHARE])
        return disposal(keep, rest - keep, 2 * pairs)

    # Buying

    def choose_purchase(self, game: KernelGame) -> int:
        """Return the purchase of the dearest wishes, or declare the end when ahead."""
        if game.can_declare() and is_ahead(game, game.seat):
            return DECLARE << KIND_SHIFT
        return self.choose_stocks(game, BUY, purchase_limit(game))

    def choose_stocks(self, game: KernelGame, kind: int, limit: int) -> int:
        """Return the stocks to buy, or to take free."""
        if self.learned is not None:
            return self.learned.choose_stocks(game, self.chance, kind, limit)
        cash = game.cash[game.seat]
        options = self.options
        options.open(game, cash, kind == FREE)
        packed = 0
        while limit > 0:
            best = self.best_offer(game, cash)
            if best < 0:
                break
            packed += 1 << PURCHASE_BITS * best
            cash -= options.prices[best]
            limit -= 1
            if limit:
                options.offer_next(game, best)
        return kind << KIND_SHIFT | packed

    def best_offer(self, game: KernelGame, cash: int) -> int:
        """Return the chain whose next stock is worth most for who has so much cash, or -1."""
        best = -1
        most = self.weights[STOCK_STOP]
        options = self.options
        for chain in range(CHAIN_COUNT):
            if options.bought[chain] < game.bank[chain] and options.prices[chain] <= cash:
                score = self.rate_stock(chain, cash)
                if score > most:
                    most = score
                    best = chain
        return best

    def rate_stock(self, chain: int, cash: int) -> float:
        """Rate the next stock of a chain, in thousands of dollars, for who has so much cash."""
        return self.options.rate(chain, cash) + self.noise() * self.weights[STOCK_NOISE]
