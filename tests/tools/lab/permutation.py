"""Lets levels decide with hidden things dealt anew: ``python -m tools.lab.permutation``.

A level that chooses otherwise then has seen what it must not see.
"""

import argparse
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from random import Random
from time import perf_counter

from acquire_desktop.games.acquire.ai.players.levels import LEVELS, Memory
from acquire_desktop.games.acquire.ai.search.runner import SearchLimits
from acquire_desktop.games.acquire.choosers import think
from acquire_desktop.games.acquire.engine.editions import EDITIONS
from acquire_desktop.games.acquire.engine.game import (
    apply,
    legal_actions,
    new_game,
    observe,
    resample,
)
from acquire_desktop.games.acquire.engine.generator import Generator
from acquire_desktop.games.acquire.engine.setup import make_setup
from acquire_desktop.games.acquire.engine.state import State
from acquire_desktop.games.acquire.engine.view import Holdings, View

LITTLE = SearchLimits(24, None, 6)
"""What the levels that search may do."""


def positions(edition: str, seed: int) -> Iterator[State]:
    """Play random games of an edition and yield every position with a choice, rare kinds more."""
    random = Random(seed)
    rules = EDITIONS[edition]
    for number in range(1_000_000):
        setup = make_setup(
            rules,
            random.randint(*rules.players),
            f"permutation-{seed}-{number}",
            holdings=random.choice(list(Holdings)),
            power_cards=rules.power_cards and number % 2 == 0,
        )
        state = new_game(setup)
        while not state.over:
            actions = legal_actions(state)
            is_common = type(observe(state, state.seat).decision).__name__ in (
                "TilePlacement",
                "StockPurchase",
            )
            if len(actions) > 1 and (not is_common or random.random() < 0.04):
                yield state
            state = apply(state, random.choice(actions)).state


def forgotten(view: View, memory: Memory, chance: Random) -> View:
    """Return a view in which all is otherwise that somebody with such a memory has forgotten.

    Whoever remembers nothing, or only who holds stock of the own chains, still sees what the bank
    has left. Where everybody may look the totals up nothing is forgotten.
    """
    if memory is Memory.ALL or view.holdings.are_shown:
        return view
    rivals = [seat for seat in range(view.players) if seat != view.seat]
    stocks = [list(held) for held in view.stocks]
    for chain, own in enumerate(view.stocks[view.seat]):
        if own and memory is Memory.OWN_CHAINS:
            continue
        total = sum(stocks[seat][chain] for seat in rivals)
        for seat in rivals:
            stocks[seat][chain] = 0
        for _ in range(total):
            stocks[chance.choice(rivals)][chain] += 1

    def others(amounts: tuple[int, ...]) -> tuple[int, ...]:
        return tuple(
            amount if seat == view.seat else 100 * chance.randrange(300)
            for seat, amount in enumerate(amounts)
        )

    return replace(
        view,
        cash=others(view.cash),
        stocks=tuple(map(tuple, stocks)),
        stock_values=others(view.stock_values),
        worth=tuple(100 * chance.randrange(600) for _ in view.worth),
    )


def leaks(level: str, state: State, number: int) -> bool:
    """Tell whether a level chooses otherwise when what its seat cannot see is dealt anew.

    What the level has forgotten where holdings are strictly hidden is made otherwise, too.
    """
    view = observe(state, state.seat)
    same = observe(resample(view, None, Generator(number)), state.seat)
    if same != view:
        return True
    other = forgotten(same, LEVELS[level].memory, Random(number))
    limits = LITTLE if LEVELS[level].limits is not None else None
    return think(level, view, number, limits) != think(level, other, number, limits)


def check(count: int, levels: Sequence[str], seed: int) -> Iterator[tuple[str, str, str, bool]]:
    """Check so many positions, all editions and levels in turn.

    Yields:
        Level, edition, kind of decision, and whether something leaked.
    """
    games = {edition: positions(edition, seed) for edition in sorted(EDITIONS)}
    turns = [(level, edition) for level in levels for edition in games]
    for number in range(count):
        level, edition = turns[number % len(turns)]
        state = next(games[edition])
        kind = type(observe(state, state.seat).decision).__name__
        yield level, edition, kind, leaks(level, state, number)


def main() -> int:
    """Check, and print what was checked and what leaked."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--positions", type=int, default=2_000)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    began, counted, leaked = perf_counter(), Counter[str](), 0
    for level, edition, kind, has_leaked in check(options.positions, tuple(LEVELS), options.seed):
        counted.update((level, edition, kind))
        leaked += has_leaked
        if has_leaked:
            print("leak:", level, edition, kind)
    print(f"{options.positions} positions in {perf_counter() - began:.0f} s, {leaked} leaked")
    print(dict(counted))
    return bool(leaked)


if __name__ == "__main__":
    raise SystemExit(main())
