"""Choice samples: what the policy's networks see of searched decisions. Needs numpy."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from acquire_desktop.games.acquire.ai.policy.choice_networks import AMOUNTS_OF_CASH
from acquire_desktop.games.acquire.ai.policy.learned_choice import LearnedChoice
from acquire_desktop.games.acquire.ai.policy.policy import Policy
from acquire_desktop.games.acquire.ai.policy.stock_inputs import NEXT_INPUTS, OFFER_INPUTS
from acquire_desktop.games.acquire.engine.board import CHAIN_COUNT
from acquire_desktop.games.acquire.engine.kernel.action_codes import (
    ARGUMENT_MASK,
    BUY,
    DISPOSE,
    FOUND,
    FREE,
    KIND_SHIFT,
    PLACE,
    SURVIVOR,
    purchase_counts,
)
from acquire_desktop.games.acquire.engine.kernel.kernel_game import KernelGame
from acquire_desktop.games.acquire.engine.power_cards import PURCHASE_OF_FIVE
from tools.lab.root_games import Root, RootGame, replayed

TILE: Final = "tile"
STOCK: Final = "stock"
FOUNDING: Final = "founding"
SURVIVING: Final = "survivor"
SETTLING: Final = "settling"
KINDS: Final = {
    PLACE: TILE,
    BUY: STOCK,
    FREE: STOCK,
    FOUND: FOUNDING,
    SURVIVOR: SURVIVING,
    DISPOSE: SETTLING,
}
"""The network that rates the options of each decision."""

Array = NDArray[np.floating[Any]]
Places = NDArray[np.int64]


@dataclass(slots=True)
class Rows:
    """The rows gathered for one network; lists by decision, or by option where stated."""

    common: list[list[float]] = field(default_factory=list)
    own: list[list[float]] = field(default_factory=list)
    """By option, but for stocks."""
    chains: list[Array] = field(default_factory=list)
    """For stocks, by decision and chain."""
    steps: list[Array] = field(default_factory=list)
    """For stocks, by decision, chain and number of the stock."""
    counts: list[list[int]] = field(default_factory=list)
    """For stocks, by option, how many of each chain."""
    short: list[list[float]] = field(default_factory=list)
    """For stocks, by option, how short the cash is that is left."""
    decision: list[int] = field(default_factory=list)
    """By option, which decision it belongs to."""
    values: list[float] = field(default_factory=list)
    """By option, what it brought in the search."""
    visits: list[int] = field(default_factory=list)
    """By option, how often it was tried."""


@dataclass(frozen=True, slots=True)
class ChoiceSamples:
    """The decisions for one network, as ``Rows`` in arrays."""

    common: Array
    own: Array
    chains: Array
    steps: Array
    counts: Places
    short: Array
    decision: Places
    values: Array
    visits: Places
    first: Places
    """By decision, where its options begin."""


def gather(games: Iterable[RootGame], policy: Policy) -> dict[str, ChoiceSamples]:
    """Return the decisions of games by network.

    Args:
        games: What was played and searched.
        policy: One that has networks; it only looks.
    """
    rows = {kind: Rows() for kind in KINDS.values()}
    learned = policy.learned
    assert learned is not None
    for game in games:
        for position, root in replayed(game):
            if position.decision in KINDS:
                _add(rows[KINDS[position.decision]], position, root, policy, learned)
    return {kind: _arrays(found) for kind, found in rows.items() if found.common}


def _add(rows: Rows, game: KernelGame, root: Root, policy: Policy, learned: LearnedChoice) -> None:
    """Add a decision, if there is a choice in it for the policy."""
    options = list(zip(root.options, root.values, root.visits, strict=True))
    options = [option for option in options if option[0] >> KIND_SHIFT == game.decision]
    if len(options) < 2:
        return
    policy.look(game, game.seat)
    if game.decision in (BUY, FREE):
        _add_stocks(rows, game, [action for action, _, _ in options], learned)
    else:
        learned.look(game)
        rows.own += [_own(game, action, learned) for action, _, _ in options]
    rows.decision += [len(rows.common)] * len(options)
    rows.common.append(list(learned.decision.context))
    rows.values += [value for _, value, _ in options]
    rows.visits += [visits for _, _, visits in options]


def _own(game: KernelGame, action: int, learned: LearnedChoice) -> list[float]:
    """Return what is known of an option."""
    learned.rate(game, action)
    if game.decision == PLACE:
        return list(learned.tiles.inputs)
    return list(learned.chains.settling if game.decision == DISPOSE else learned.chains.named)


def _add_stocks(
    rows: Rows, game: KernelGame, actions: Sequence[int], learned: LearnedChoice
) -> None:
    """Add what is known of all stocks on offer, and of the purchases that were tried."""
    learned.open(game, game.decision == FREE)
    chains = np.zeros((CHAIN_COUNT, OFFER_INPUTS), np.float32)
    steps = np.zeros((CHAIN_COUNT, PURCHASE_OF_FIVE, NEXT_INPUTS), np.float32)
    counts = [purchase_counts(action & ARGUMENT_MASK) for action in actions]
    for chain in range(CHAIN_COUNT):
        wanted = max(row[chain] for row in counts)
        if wanted:
            learned.stocks.look_at_chain(game, chain, learned.prices[chain])
            chains[chain] = list(learned.stocks.chain)
        for number in range(wanted):
            learned.stocks.look_at_step(game, chain, number + 1)
            steps[chain, number] = list(learned.stocks.step)
    rows.chains.append(chains)
    rows.steps.append(steps)
    rows.counts += counts
    for row in counts:
        paid = zip(row, learned.prices, strict=True)
        left = game.cash[game.seat] - sum(count * price for count, price in paid if count)
        rows.short.append([max(0.0, 1 - left / amount) for amount in AMOUNTS_OF_CASH])


def _arrays(rows: Rows) -> ChoiceSamples:
    decision = np.array(rows.decision, np.int64)
    return ChoiceSamples(
        common=np.array(rows.common, np.float32),
        own=np.array(rows.own, np.float32),
        chains=np.array(rows.chains, np.float32),
        steps=np.array(rows.steps, np.float32),
        counts=np.array(rows.counts, np.int64),
        short=np.array(rows.short, np.float32),
        decision=decision,
        values=np.array(rows.values, np.float32),
        visits=np.array(rows.visits, np.int64),
        first=np.searchsorted(decision, np.arange(len(rows.common))),
    )
