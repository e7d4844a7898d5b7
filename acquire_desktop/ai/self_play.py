"""Games of computer players against themselves, for fitting and tuning."""

from array import array
from collections.abc import Sequence
from dataclasses import dataclass

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


def sample_games(setting: Setting, policy: Sequence[float], games: range, chance: float) -> Samples:
    """Play games and keep some of the positions at the start of a turn.

    Args:
        setting: What is played.
        policy: The weights by which every seat plays.
        games: Numbers of the deals.
        chance: How many of the positions are kept, 0-1.
    """
    value = Value([0.0] * VALUE_SIZE)
    seen = array("f")
    won = array("f")
    player = Policy(policy)
    for number in games:
        luck = Generator(number, 1)
        game = deal(setting, f"sample-{number}")
        player.chance = Generator(number, 2)
        turn = kept = 0
        while game.decision != OVER:
            if game.turn != turn:
                turn = game.turn
                if luck.below(1000) < chance * 1000:
                    value.describe(game)
                    seen.extend(value.features[: setting.players * FEATURES])
                    kept += 1
            step(game, player)
        won.extend(shares_of(game.totals) * kept)
    return seen, won
