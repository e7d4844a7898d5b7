"""Games of computer players against themselves, for fitting and tuning."""

from array import array
from collections.abc import Sequence
from dataclasses import dataclass

from acquire_desktop.ai.policy_weights import (
    STANDARD_POLICY,
    STOCK_NOISE,
    STOCK_STOP,
    TILE_NOISE,
)
from acquire_desktop.ai.search_policy import Policy
from acquire_desktop.ai.search_value import FEATURES, VALUE_SIZE, Value
from acquire_desktop.engine.editions import EDITIONS
from acquire_desktop.engine.game import new_game
from acquire_desktop.engine.generator import Generator
from acquire_desktop.engine.kernel import Game
from acquire_desktop.engine.kernel_codes import OVER
from acquire_desktop.engine.record import make_setup


@dataclass(frozen=True, slots=True)
class Setting:
    """Which game is played."""

    edition: str
    """The key of a published edition."""
    players: int
    """Seats at the table."""


Samples = tuple["array[float]", "array[float]"]
"""Features of all seats of all positions in a row, and what share of the game each seat won."""


def deal(setting: Setting, seed: str) -> Game:
    """Return the kernel's game of a new deal."""
    return new_game(make_setup(EDITIONS[setting.edition], setting.players, seed)).game.copy()


def play(game: Game, policies: Sequence[Policy], seed: int) -> list[int]:
    """Play a game to its end, each seat by its policy; return the money by seat."""
    for seat, policy in enumerate(policies):
        policy.chance = Generator(seed, seat)
    while game.decision != OVER:
        step(game, policies[game.seat])
    return list(game.totals)


def step(game: Game, policy: Policy) -> None:
    """Make one decision by a policy that looks at the board first."""
    policy.survey.look(game, game.seat)
    game.apply(policy.choose(game))


def shares_of(totals: Sequence[int]) -> list[float]:
    """Return what share of a game each seat has won."""
    best = max(totals)
    return [(total == best) / totals.count(best) for total in totals]


def varied(policy: Sequence[float], luck: Generator) -> Policy:
    """Return a policy more or less unlike the one given, or like the one set by hand."""
    base = policy if luck.below(3) else STANDARD_POLICY
    strangeness = luck.below(100) / 100
    weights = [weight * (1 + strangeness * (luck.below(200) / 100 - 1)) for weight in base]
    weights[TILE_NOISE] *= 1 + luck.below(8)
    weights[STOCK_NOISE] *= 1 + luck.below(8)
    weights[STOCK_STOP] = (-20.0, 0.0, base[STOCK_STOP])[luck.below(3)]
    return Policy(weights)


def sample_games(setting: Setting, policy: Sequence[float], games: range, chance: float) -> Samples:
    """Play games and keep some of the positions at the start of a turn.

    Every seat plays by another variant of the policy and now and then by chance, so that a
    value fitted to the games also knows positions that no good player gets into.

    Args:
        setting: What is played.
        policy: The weights that the seats' policies are variants of.
        games: Numbers of the deals.
        chance: How many of the positions are kept, 0-1.
    """
    value = Value([0.0] * VALUE_SIZE)
    seen = array("f")
    won = array("f")
    for number in games:
        luck = Generator(number, 1)
        game = deal(setting, f"sample-{number}")
        seats = [varied(policy, luck) for _ in range(setting.players)]
        carelessness = [luck.below(3) * luck.below(300) for _ in seats]
        for seat, player in enumerate(seats):
            player.chance = Generator(number, 2 + seat)
        turn = kept = 0
        while game.decision != OVER:
            if game.turn != turn:
                turn = game.turn
                if luck.below(1000) < chance * 1000:
                    value.describe(game)
                    seen.extend(value.features[: setting.players * FEATURES])
                    kept += 1
            if luck.below(1000) < carelessness[game.seat]:
                legal = game.legal()
                game.apply(legal[luck.below(len(legal))])
            else:
                step(game, seats[game.seat])
        won.extend(shares_of(game.totals) * kept)
    return seen, won
