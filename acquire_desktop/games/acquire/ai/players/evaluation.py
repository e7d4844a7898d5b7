"""Evaluation: what a position is worth to a seat, in dollars, from what the seat knows."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt

from acquire_desktop.games.acquire.ai.players.evaluation_weights import EvaluationWeights
from acquire_desktop.games.acquire.ai.players.facts import chains_beside, free_spaces
from acquire_desktop.games.acquire.engine.board import (
    CHAIN_COUNT,
    TILE_COUNT,
    Chain,
    Seat,
)
from acquire_desktop.games.acquire.engine.kernel.lookup_tables import SIZE_SPAN, Rules, rules_of
from acquire_desktop.games.acquire.engine.view import View

SHARP = 1e-6
"""The squared spread of a race that is over."""
_REFOUNDED_SIZE = 3


@dataclass(slots=True)
class Position:
    """The public numbers of a game, made to be changed while a choice is tried."""

    sizes: list[int]
    """Tiles by chain, length 7."""
    bank: list[int]
    """Stocks left by chain, length 7."""
    cash: list[int]
    """Dollars by seat."""
    stocks: list[list[int]]
    """Stocks by chain and seat."""

    def copy(self) -> "Position":
        """Return a position that can be changed on its own."""
        return Position(
            self.sizes.copy(), self.bank.copy(), self.cash.copy(), [s.copy() for s in self.stocks]
        )


def position_of(view: View) -> Position:
    """Take the public numbers from a view."""
    return Position(
        list(view.sizes),
        list(view.bank),
        list(view.cash),
        [list(holders) for holders in zip(*view.stocks, strict=True)],
    )


@dataclass(frozen=True, slots=True)
class Outlook:
    """How a seat sees the rest of the game from one view."""

    rules: Rules
    weights: EvaluationWeights
    stakes: tuple[float, ...]
    """What a dollar of each seat is worth to this one: 1 for itself, negative for rivals."""
    horizon: float
    """How much of the game is left: 1 at the start, 0 when the end is declared."""
    exposure: tuple[float, ...]
    """The chance of each chain to be acquired soon, 0-1, length 7."""
    growth: tuple[float, ...]
    """Tiles each chain is expected to gain until the end, length 7."""


def outlook_of(view: View, weights: EvaluationWeights) -> Outlook:
    """Look ahead from a view."""
    horizon = _horizon(view)
    exposure, gains = _mergers_ahead(view, weights)
    spaces = _spaces(view)
    growth = tuple(
        (weights.growth * horizon * spaces[chain] + gains[chain]) * (1 - exposure[chain])
        for chain in range(CHAIN_COUNT)
    )
    if view.end_declared:
        exposure = growth = (0.0,) * CHAIN_COUNT
    rules = rules_of(view.edition, view.players)
    return Outlook(rules, weights, _stakes(view, weights), horizon, exposure, growth)


def value(outlook: Outlook, position: Position) -> float:
    """Return the value of a position, rivals' money counted against it."""
    chains = range(CHAIN_COUNT)
    cash = sum(
        stake * seat_cash_value(outlook, dollars)
        for stake, dollars in zip(outlook.stakes, position.cash, strict=True)
    )
    return cash + sum(
        chain_value(outlook, position, chain) for chain in chains if any(position.stocks[chain])
    )


def seat_cash_value(outlook: Outlook, cash: int) -> float:
    """Return the value of cash to its owner; being short of it costs extra."""
    reserve = outlook.weights.reserve * outlook.horizon
    return cash - outlook.weights.shortage * max(0.0, reserve - cash)


def chain_value(outlook: Outlook, position: Position, chain: Chain) -> float:
    """Return the value of all stock of a chain with its bonuses to come."""
    size = position.sizes[chain]
    if size:
        return _holdings_value(
            outlook, position, chain, size + outlook.growth[chain], outlook.exposure[chain]
        )
    chance = outlook.weights.refounding * outlook.horizon
    return chance * _holdings_value(outlook, position, chain, _REFOUNDED_SIZE, 0.0)


def bonus_share(
    counts: Sequence[int],
    seat: Seat,
    amounts: tuple[float, float, float],
    spread: float,
    bank: int,
) -> float:
    """Return the bonus a seat can expect in a race with this squared spread in stocks."""
    mine = counts[seat]
    nobody, one, two = 1.0, 0.0, 0.0
    for other, theirs in enumerate(counts):
        if other == seat:
            continue
        lead = mine - theirs
        if lead > bank:
            continue
        ahead = 0.5 - 0.5 * lead / sqrt(lead * lead + spread)
        two = two * (1 - ahead) + one * ahead
        one = one * (1 - ahead) + nobody * ahead
        nobody *= 1 - ahead
    return amounts[0] * nobody + amounts[1] * one + amounts[2] * two


def _holdings_value(
    outlook: Outlook, position: Position, chain: Chain, size: float, exposure: float
) -> float:
    weights, counts, bank = outlook.weights, position.stocks[chain], position.bank[chain]
    stock_price, amounts = _chart_between(outlook.rules, chain, size)
    openness = weights.race * (1 - weights.settled_race * exposure)
    spread = openness * openness * bank * outlook.horizon + SHARP
    stays_sole = 1 - weights.entry * outlook.horizon * (1 - exposure)
    is_sole = sum(count > 0 for count in counts) == 1
    total = 0.0
    for seat, count in enumerate(counts):
        if count:
            bonus = bonus_share(counts, seat, amounts, spread, bank)
            if is_sole:
                bonus += stays_sole * sum(amounts[p] for p in outlook.rules.sole_places if p)
            bonus *= 1 + weights.soon * exposure
            total += outlook.stakes[seat] * (count * stock_price + bonus)
    return total


def _chart_between(
    rules: Rules, chain: Chain, size: float
) -> tuple[float, tuple[float, float, float]]:
    """Read the reference chart at a size between whole tiles."""
    lower = min(int(size), TILE_COUNT - 1)
    part = min(size - lower, 1.0)
    row = chain * SIZE_SPAN + lower

    def between(table: list[int]) -> float:
        return table[row] + part * (table[row + 1] - table[row])

    return between(rules.price), (
        between(rules.first_bonus),
        between(rules.second_bonus),
        between(rules.third_bonus),
    )


def _horizon(view: View) -> float:
    if view.end_declared:
        return 0.0
    edition = view.edition
    whole_pool = TILE_COUNT - view.players * (edition.hand_size + 1)
    by_pool = view.pool_count / max(1, whole_pool)
    by_size = (edition.end_size - max(view.sizes)) / edition.end_size * 1.6
    return max(0.08, min(1.0, by_pool, by_size))


def _stakes(view: View, weights: EvaluationWeights) -> tuple[float, ...]:
    rivals = [seat for seat in range(view.players) if seat != view.seat]
    leader = max(rivals, key=lambda seat: view.worth[seat])
    stakes = [-weights.rivals / len(rivals)] * view.players
    stakes[leader] -= weights.leader
    stakes[view.seat] = 1.0
    return tuple(stakes)


def _spaces(view: View) -> list[int]:
    """Count the spaces beside each chain that can still get a tile; 5 for an inactive one."""
    counts = [0 if size else 5 for size in view.sizes]
    for tile in free_spaces(view):
        for chain in chains_beside(view, tile):
            counts[chain] += 1
    return counts


def _mergers_ahead(
    view: View, weights: EvaluationWeights
) -> tuple[tuple[float, ...], tuple[float, ...]]:
    """Estimate each chain's chance to be acquired soon, and the tiles survivors gain by it."""
    in_rival_hands = sum(view.hand_sizes) - view.hand_sizes[view.seat]
    theirs = weights.rival_tile * in_rival_hands / max(1, in_rival_hands + view.pool_count)
    stays = [1.0] * CHAIN_COUNT
    gains = [0.0] * CHAIN_COUNT
    for tile in free_spaces(view):
        chains = sorted(chains_beside(view, tile), key=lambda c: (-view.sizes[c], c))
        if len(chains) < 2 or view.sizes[chains[1]] >= view.edition.safe_size:
            continue
        chance = weights.own_tile if tile in view.hand else theirs
        for chain in chains[1:]:
            gains[chains[0]] += chance * stays[chain] * view.sizes[chain]
            stays[chain] *= 1 - chance
    return tuple(1 - stay for stay in stays), tuple(gains)
