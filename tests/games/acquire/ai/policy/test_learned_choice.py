"""A policy with networks plays by what they think of each option, and always legally."""

import json
import os
import subprocess
import sys
from collections.abc import Iterator, Sequence

import pytest

from acquire_desktop.games.acquire.ai.policy.choice_networks import (
    AROUND_ROWS,
    CHOICES_SIZE,
    LEFT_ROWS,
    OWN_ROWS,
    STOCK_INPUTS,
    STOCK_NETWORK,
    TILE_NETWORK,
    UNITS,
)
from acquire_desktop.games.acquire.ai.policy.decision_inputs import DECISION_INPUTS
from acquire_desktop.games.acquire.ai.policy.policy import Policy
from acquire_desktop.games.acquire.ai.policy.policy_weights import TUNED_POLICY
from acquire_desktop.games.acquire.ai.policy.stock_inputs import OFFER_PRICE
from acquire_desktop.games.acquire.ai.policy.tile_inputs import (
    TILE_FOUNDS,
    TILE_GROWS,
    TILE_INPUTS,
    TILE_LONELY,
    TILE_MERGES,
)
from acquire_desktop.games.acquire.ai.search.information_set_tree import InformationSetTree
from acquire_desktop.games.acquire.ai.search.learned import learned_for
from acquire_desktop.games.acquire.engine.editions import EDITIONS
from acquire_desktop.games.acquire.engine.generator import Generator
from acquire_desktop.games.acquire.engine.kernel.action_codes import (
    BUY,
    DECLARE,
    KIND_SHIFT,
    OVER,
    PLACE,
    purchase_counts,
)
from acquire_desktop.games.acquire.engine.kernel.kernel_game import KernelGame
from tools.lab.self_play import Setting, deal

SETTINGS = (
    Setting("2008", 4),
    Setting("2023-classic", 2),
    Setting("2023-tycoon", 6),
    Setting("ja-tycoon", 5, has_cards=True),
)
TILES_DIRECT = TILE_NETWORK + OWN_ROWS + AROUND_ROWS + TILE_INPUTS * UNITS
STOCKS_DIRECT = STOCK_NETWORK + OWN_ROWS + AROUND_ROWS + STOCK_INPUTS * UNITS
"""Where the weights begin by which an option's inputs count directly."""


def some_weights(seed: int) -> list[float]:
    """Return weights of networks that mean nothing."""
    luck = Generator(seed, 9)
    return [luck.below(2001) / 1000 - 1 for _ in range(CHOICES_SIZE)]


def learned_policy(weights: Sequence[float], warmth: float = 0.0) -> Policy:
    return Policy([*TUNED_POLICY, *weights], warmth)


def only(**places: float) -> list[float]:
    """Return weights of networks that are 0 but for these, as in ``at_7=1.0``."""
    weights = [0.0] * CHOICES_SIZE
    for place, weight in places.items():
        weights[int(place.removeprefix("at_"))] = weight
    return weights


def random_game(setting: Setting, seed: int) -> Iterator[KernelGame]:
    """Play a game by chance and yield each position with a choice."""
    luck = Generator(seed, 8)
    game = deal(setting, f"learned {seed}")
    while game.decision != OVER:
        legal = game.legal()
        if len(legal) > 1:
            yield game
        game.apply(legal[luck.below(len(legal))])


@pytest.mark.parametrize("setting", SETTINGS)
@pytest.mark.parametrize("warmth", [0.0, 3.0])
def test_whatever_the_weights_it_plays_legally(setting: Setting, warmth: float) -> None:
    for seed in range(3):
        policy = learned_policy(some_weights(seed), warmth)
        for game in random_game(setting, seed):
            policy.look(game, game.seat)
            assert policy.choose(game) in game.legal()


def test_an_input_that_alone_counts_decides() -> None:
    kinds = TILE_LONELY, TILE_FOUNDS, TILE_GROWS, TILE_MERGES
    for kind in kinds:
        policy = learned_policy(only(**{f"at_{TILES_DIRECT + kind}": 1.0}))
        learned = policy.learned
        assert learned is not None
        met = 0
        for game in random_game(SETTINGS[0], 4):
            if game.decision != PLACE or game.legal()[0] >> KIND_SHIFT != PLACE:
                continue
            policy.look(game, game.seat)
            chosen = policy.choose(game)
            tiles = [action for action in game.legal() if action >> KIND_SHIFT == PLACE]
            ratings = [learned.rate(game, tile) for tile in tiles]
            assert ratings[tiles.index(chosen)] == max(ratings)
            met += 0.0 in ratings and 1.0 in ratings
        assert met


def test_it_buys_while_a_stock_is_worth_more_than_the_cash_it_costs() -> None:
    likes, dislikes = (only(**{f"at_{STOCKS_DIRECT + OFFER_PRICE}": w}) for w in (1.0, -1.0))
    saves = list(likes)
    rows = LEFT_ROWS + DECISION_INPUTS * ((CHOICES_SIZE - LEFT_ROWS) // (DECISION_INPUTS + 1))
    for place in range(rows, CHOICES_SIZE):
        saves[place] = -1000.0
    rich = 0
    for game in random_game(SETTINGS[0], 5):
        if game.decision != BUY or game.legal()[-1] == DECLARE << KIND_SHIFT:
            continue
        most = max(sum(purchase_counts(action)) for action in game.legal() if is_purchase(action))
        assert bought(dislikes, game) == 0
        assert bought(likes, game) == most or game.cash[game.seat] < 3000
        rich += bought(likes, game) == most == 3
        assert bought(saves, game) == 0 or game.cash[game.seat] > 6000
    assert rich


def is_purchase(action: int) -> bool:
    return action >> KIND_SHIFT == BUY


def bought(weights: Sequence[float], game: KernelGame) -> int:
    policy = learned_policy(weights)
    policy.look(game, game.seat)
    action = policy.choose(game)
    return sum(purchase_counts(action)) if is_purchase(action) else 0


def test_warmth_takes_other_options_now_and_then_and_the_best_most_often() -> None:
    weights = only(**{f"at_{TILES_DIRECT + TILE_GROWS}": 2.0})
    game = next(
        game
        for game in random_game(SETTINGS[0], 6)
        if game.decision == PLACE and rated(weights, game) == {0.0, 2.0}
    )
    warm, cold = (learned_policy(weights, warmth) for warmth in (1.5, 0.0))
    for policy in (warm, cold):
        policy.look(game, game.seat)
    best = cold.choose(game)
    assert {cold.choose(game) for _ in range(20)} == {best}
    chosen = [warm.choose(game) for _ in range(400)]
    ratings = {action: rating_of(weights, game, action) for action in set(chosen)}
    assert set(ratings.values()) == {0.0, 2.0}
    each = {action: chosen.count(action) for action in ratings}
    assert min(n for a, n in each.items() if ratings[a]) > max(
        n for a, n in each.items() if not ratings[a]
    )


def rated(weights: Sequence[float], game: KernelGame) -> set[float]:
    return {rating_of(weights, game, action) for action in game.legal()}


def rating_of(weights: Sequence[float], game: KernelGame, action: int) -> float:
    policy = learned_policy(weights)
    assert policy.learned is not None
    policy.look(game, game.seat)
    policy.learned.look(game)
    return policy.learned.rate(game, action)


def facts() -> list[str]:
    """Return what a policy sees, thinks and does in positions of some games, and a search by it."""
    found = []
    policy = learned_policy(some_weights(1), 0.7)
    learned = policy.learned
    assert learned is not None
    for number, setting in enumerate(SETTINGS):
        for index, game in enumerate(random_game(setting, number)):
            policy.look(game, game.seat)
            action = policy.choose(game)
            seen = (learned.decision.context, learned.tiles.inputs, learned.stocks.chain)
            more = (learned.stocks.step, learned.chains.named, learned.chains.settling)
            found.append(repr((action, [list(part) for part in (*seen, *more)])))
            if index % 40 == 0:
                found.append(repr(searched(game, learned_for(EDITIONS["2008"], 4).value)))
    return found


def searched(game: KernelGame, value: Sequence[float]) -> tuple[list[int], list[float]]:
    """Return what a small search tries, the best first, and what it thinks of them before."""
    weights = [*TUNED_POLICY, *some_weights(1)]
    tree = InformationSetTree(weights, value, game.copy(), game.seat, 3, 6)
    tree.decide(24)
    return list(tree.field), [tree.promise_of(action) for action in tree.field]


def test_the_compiled_and_the_plain_networks_see_and_choose_alike_to_the_bit() -> None:
    code = "import json, tests.games.acquire.ai.policy.test_learned_choice as t; "
    code += "print(json.dumps(t.facts()))"
    env = {**os.environ, "ACQUIRE_PURE": "1", "PYTHONPATH": os.pathsep.join(sys.path)}
    plain = subprocess.run(
        [sys.executable, "-c", code], env=env, capture_output=True, text=True, check=True
    )
    assert json.loads(plain.stdout) == facts()
