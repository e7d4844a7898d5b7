"""Asks ``choose`` about positions that nobody reached here: ``-m tests.protocol.strangers``.

The boards, holdings, hands and card sets are random but legal; lists stand in other orders than
ours, and nothing tells what happened before.
"""

import argparse
import json
from collections import Counter
from collections.abc import Iterator
from random import Random
from time import perf_counter
from typing import Any

from acquire_desktop.games.acquire.choosers import NAMES
from acquire_desktop.games.acquire.engine.board import (
    CHAIN_COUNT,
    TILE_COUNT,
    TILE_NAMES,
    neighbors,
)
from acquire_desktop.games.acquire.engine.editions import EDITIONS, Edition
from acquire_desktop.games.acquire.engine.game import apply, legal_actions, observe
from acquire_desktop.games.acquire.engine.position import position
from acquire_desktop.games.acquire.engine.state import State
from acquire_desktop.games.acquire.positions.view_objects import view_object
from acquire_desktop.protocol.server import Server

SIMULATIONS = 12
"""For the levels that search."""
EMPTY_SIGN, LONE_SIGN = ".", "o"
OURS_ALONE = ("ply", "turn", "headquarters")
"""Fields of our views that tell of the history; the protocol asks nobody for them."""
ORDERED_ANYHOW = ("hand", "out", "legal")
"""Lists of a view whose order says nothing."""


def random_board(edition: Edition, random: Random) -> list[str]:
    """Return a board on which every group of two or more tiles is one chain."""
    spaces = [EMPTY_SIGN] * TILE_COUNT
    letters = [spec.letter for spec in edition.chains]
    random.shuffle(letters)
    free = letters[: random.randint(0, CHAIN_COUNT)]
    for tile in random.sample(range(TILE_COUNT), random.randint(8, 80)):
        near = {spaces[other] for other in neighbors(tile)} - {EMPTY_SIGN}
        if not near:
            spaces[tile] = LONE_SIGN
        elif near == {LONE_SIGN} and free:
            spaces[tile] = free.pop()
            _join(spaces, tile)
        elif len(near - {LONE_SIGN}) == 1:
            spaces[tile] = (near - {LONE_SIGN}).pop()
            _join(spaces, tile)
    return ["".join(spaces[row : row + 12]) for row in range(0, TILE_COUNT, 12)]


def random_position(random: Random) -> State:
    """Return a position that a game could be in, at any kind of decision."""
    while True:
        edition = random.choice(list(EDITIONS.values()))
        fewest, most = edition.players
        players = random.randint(fewest, most)
        state = position(
            edition,
            board := random_board(edition, random),
            cash=[100 * random.randint(0, 150) for _ in range(players)],
            stocks=_random_stocks(edition, players, random),
            hands=_random_hands(edition, board, players, random),
            turn_seat=random.randrange(players),
            buying=random.random() < 0.2,
            power_cards=edition.power_cards and random.random() < 0.6,
        )
        for _ in range(random.choice((0, 0, 1, 2, 3, 5))):
            if legal_actions(state):
                state = apply(state, random.choice(legal_actions(state))).state
        if legal_actions(state):
            return state


def foreign(state: State, random: Random) -> dict[str, Any]:
    """Return the view of who decides as another program might write it."""
    view: dict[str, Any] = json.loads(json.dumps(view_object(observe(state, state.seat))))
    for name in OURS_ALONE:
        del view[name]
    for name in ORDERED_ANYHOW:
        if isinstance(view.get(name), list):
            random.shuffle(view[name])
    items = list(view.items())
    random.shuffle(items)
    return dict(items)


def answers(positions: int, seed: int) -> Iterator[tuple[str, str, str]]:
    """Ask about random positions; yield level, kind of decision and what is wrong, if anything."""
    random, server = Random(seed), Server()
    for number in range(positions):
        state = random_position(random)
        view, level = foreign(state, random), NAMES[number % len(NAMES)]
        (reply,) = server.answer_lines(
            json.dumps(
                {
                    "do": "choose",
                    "view": view,
                    "level": level,
                    "seed": number,
                    "simulations": SIMULATIONS,
                }
            ).encode()
        )
        answer = json.loads(reply)
        is_legal = answer.get("action") in view["legal"]
        yield level, view["decision"]["kind"], "" if is_legal else f"{answer} for {view}"


def main() -> int:
    """Ask, and print what was asked and what went wrong."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--positions", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    began = perf_counter()
    levels, kinds, wrong = Counter[str](), Counter[str](), []
    for level, kind, problem in answers(options.positions, options.seed):
        levels[level] += 1
        kinds[kind] += 1
        if problem:
            wrong.append(problem)
            print(problem)
    print(f"{options.positions} positions in {perf_counter() - began:.0f} s, {len(wrong)} wrong")
    print("levels:", dict(levels))
    print("decisions:", dict(kinds))
    return bool(wrong)


def _join(spaces: list[str], tile: int) -> None:
    """Give the lone tiles that a tile connects to its chain."""
    waiting = [tile]
    while waiting:
        for near in neighbors(waiting.pop()):
            if spaces[near] == LONE_SIGN:
                spaces[near] = spaces[tile]
                waiting.append(near)


def _random_stocks(edition: Edition, players: int, random: Random) -> list[dict[str, int]]:
    held: list[dict[str, int]] = [{} for _ in range(players)]
    for spec in edition.chains:
        left = random.randint(2, edition.chain_stock)
        for stocks in held:
            stocks[spec.name] = random.randint(0, left // 2) if random.random() < 0.8 else 0
            left -= stocks[spec.name]
        random.choice(held)[spec.name] += 1 if left else 0  # somebody founded it
    return held


def _random_hands(edition: Edition, board: list[str], players: int, random: Random) -> list[str]:
    free = [tile for tile, sign in enumerate("".join(board)) if sign == EMPTY_SIGN]
    random.shuffle(free)
    hands = []
    for _ in range(players):
        hands.append(" ".join(TILE_NAMES[tile] for tile in free[: edition.hand_size]))
        del free[: edition.hand_size]
    return hands


if __name__ == "__main__":
    raise SystemExit(main())
