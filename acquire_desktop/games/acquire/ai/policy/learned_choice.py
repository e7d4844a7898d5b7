"""Learned choice: what the policy does that has learned from the search."""

from collections.abc import Sequence
from math import log
from typing import Final

from acquire_desktop.games.acquire.ai.policy.board_analysis import BoardAnalysis
from acquire_desktop.games.acquire.ai.policy.chain_inputs import (
    NAMED_INPUTS,
    SETTLING_INPUTS,
    ChainInputs,
)
from acquire_desktop.games.acquire.ai.policy.choice_networks import (
    FOUNDING_NETWORK,
    SETTLING_NETWORK,
    STOCK_INPUTS,
    STOCK_NETWORK,
    SURVIVOR_NETWORK,
    TILE_NETWORK,
    ChoiceNetworks,
)
from acquire_desktop.games.acquire.ai.policy.decision_inputs import DecisionInputs
from acquire_desktop.games.acquire.ai.policy.stock_inputs import StockInputs
from acquire_desktop.games.acquire.ai.policy.tile_inputs import TILE_INPUTS, TileInputs
from acquire_desktop.games.acquire.engine.board import CHAIN_COUNT
from acquire_desktop.games.acquire.engine.generator import Generator
from acquire_desktop.games.acquire.engine.kernel.action_codes import (
    ARGUMENT_MASK,
    COUNT_BITS,
    COUNT_MASK,
    DISPOSE,
    FOUND,
    FREE,
    KIND_SHIFT,
    PLACE,
    PURCHASE_BITS,
    PURCHASE_MASK,
    SURVIVOR,
)
from acquire_desktop.games.acquire.engine.kernel.kernel_game import KernelGame
from acquire_desktop.games.acquire.engine.kernel.kernel_state import price_at

LEAST_RATING: Final = -1e9


def is_plain_disposal(game: KernelGame, action: int) -> bool:
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


def is_rated(game: KernelGame, action: int) -> bool:
    """Tell whether an action is of the kind that the decision asks for, and worth a look."""
    if action >> KIND_SHIFT != game.decision:
        return False
    return game.decision != DISPOSE or is_plain_disposal(game, action)


class LearnedChoice:
    """Chooses among options by what networks think of them.

    ``warmth`` is by how many points of the chance to win an option may be worse and still be
    taken now and then; 0 for the best option always. By chain, of the stocks on offer: ``bought``
    so far, at ``prices``, and the ``ratings`` of the next one.
    """

    __slots__ = (
        *("bought", "chains", "decision", "networks", "prices"),
        *("ratings", "stocks", "tiles", "warmth"),
    )

    def __init__(self, weights: Sequence[float], analysis: BoardAnalysis, warmth: float) -> None:
        """Prepare to choose.

        Args:
            weights: Of the networks.
            analysis: Of the board, as it is or was not long ago.
            warmth: By how many points worse an option may be.
        """
        self.networks = ChoiceNetworks(weights)
        self.decision = DecisionInputs(analysis)
        self.tiles = TileInputs(self.decision)
        self.stocks = StockInputs(self.decision)
        self.chains = ChainInputs(self.decision)
        self.warmth = warmth
        self.bought = [0] * CHAIN_COUNT
        self.prices = [0] * CHAIN_COUNT
        self.ratings = [0.0] * CHAIN_COUNT

    def has_say(self, decision: int) -> bool:
        """Tell whether a decision, of those in which stock is not bought, is one for it."""
        return decision in (PLACE, FOUND, SURVIVOR, DISPOSE)

    def choose(self, game: KernelGame, chance: Generator) -> int:
        """Return the option that is rated highest in such a decision."""
        self.look(game)
        count = game.list_choices()
        best = game.choices[0]
        most = LEAST_RATING
        for index in range(count):
            action = game.choices[index]
            if is_rated(game, action):
                rating = self.rate(game, action) + self.luck(chance)
                if rating > most:
                    most = rating
                    best = action
        return best

    def look(self, game: KernelGame) -> None:
        """Look at such a decision before its options."""
        decision = game.decision
        if decision == PLACE:
            self.ground(game, TILE_NETWORK, TILE_INPUTS)
        elif decision == FOUND:
            self.ground(game, FOUNDING_NETWORK, NAMED_INPUTS)
        elif decision == SURVIVOR:
            self.ground(game, SURVIVOR_NETWORK, NAMED_INPUTS)
        else:
            self.ground(game, SETTLING_NETWORK, SETTLING_INPUTS)

    def ground(self, game: KernelGame, network: int, own: int) -> None:
        """See what the options of a decision have in common."""
        self.decision.look(game)
        self.networks.ground(network, own, self.decision.context)

    def rate(self, game: KernelGame, action: int) -> float:
        """Rate an option of the decision that was looked at, in points of the chance to win."""
        chains = self.chains
        argument = action & ARGUMENT_MASK
        if game.decision == PLACE:
            self.tiles.look_at_tile(game, argument)
            return self.networks.rate(TILE_NETWORK, self.tiles.inputs, TILE_INPUTS)
        if game.decision == FOUND:
            chains.look_at_founding(game, argument)
            return self.networks.rate(FOUNDING_NETWORK, chains.named, NAMED_INPUTS)
        if game.decision == SURVIVOR:
            chains.look_at_named(game, argument, game.sizes[argument], 0)
            return self.networks.rate(SURVIVOR_NETWORK, chains.named, NAMED_INPUTS)
        chains.look_at_settling(game, action)
        return self.networks.rate(SETTLING_NETWORK, chains.settling, SETTLING_INPUTS)

    def luck(self, chance: Generator) -> float:
        """Return the random part of an option's rating.

        With it the best option is one that a softmax over the ratings would draw.
        """
        if self.warmth == 0:
            return 0.0
        return -self.warmth * log(-log((chance.word() + 0.5) / 4294967296.0))

    # Stocks

    def choose_stocks(self, game: KernelGame, chance: Generator, kind: int, limit: int) -> int:
        """Return the stocks to buy, or to take free, one after the other."""
        self.open(game, kind == FREE)
        cash = game.cash[game.seat]
        packed = 0
        while limit > 0:
            best = self.best_offer(game, chance, cash)
            if best < 0:
                break
            packed += 1 << PURCHASE_BITS * best
            cash -= self.prices[best]
            limit -= 1
            if limit:
                self.offer_next(game, best)
        return kind << KIND_SHIFT | packed

    def open(self, game: KernelGame, is_free: bool) -> None:
        """Look at the decision, and at the first stock of each chain that the cash can pay."""
        self.ground(game, STOCK_NETWORK, STOCK_INPUTS)
        self.networks.ground_left(self.decision.context)
        cash = game.cash[game.seat]
        for chain in range(CHAIN_COUNT):
            self.bought[chain] = game.bank[chain]
            if not game.sizes[chain] or not game.bank[chain]:
                continue
            self.prices[chain] = 0 if is_free else price_at(game, chain, game.sizes[chain])
            if self.prices[chain] <= cash:
                self.stocks.look_at_chain(game, chain, self.prices[chain])
                self.networks.ground_offer(chain, self.stocks.chain)
                self.bought[chain] = -1
                self.offer_next(game, chain)

    def offer_next(self, game: KernelGame, chain: int) -> None:
        """Take a stock as bought, and rate the next one."""
        self.bought[chain] += 1
        self.stocks.look_at_step(game, chain, self.bought[chain] + 1)
        self.ratings[chain] = self.networks.rate_stock(chain, self.stocks.step)

    def best_offer(self, game: KernelGame, chance: Generator, cash: int) -> int:
        """Return the chain whose next stock is worth most for who has so much cash, or -1."""
        best = -1
        most = self.networks.rate_left(cash) + self.luck(chance)
        for chain in range(CHAIN_COUNT):
            if self.bought[chain] < game.bank[chain] and self.prices[chain] <= cash:
                left = cash - self.prices[chain]
                rating = self.ratings[chain] + self.networks.rate_left(left) + self.luck(chance)
                if rating > most:
                    most = rating
                    best = chain
        return best

    def rate_left_after(self, game: KernelGame, purchase: int) -> float:
        """Rate it that so much cash is left after a purchase at the prices that were seen."""
        cash = game.cash[game.seat]
        for chain in range(CHAIN_COUNT):
            cash -= self.prices[chain] * (purchase >> PURCHASE_BITS * chain & PURCHASE_MASK)
        return self.networks.rate_left(cash)
