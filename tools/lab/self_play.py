"""Self-play: games of computer players against themselves, for fitting and tuning."""

from array import array
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from acquire_desktop.games.acquire.ai.policy.policy import Policy
from acquire_desktop.games.acquire.ai.policy.policy_weights import (
    STANDARD_POLICY,
    STOCK_NOISE,
    STOCK_STOP,
    TILE_NOISE,
)
from acquire_desktop.games.acquire.ai.search.features import (
    CHAIN_FEATURES,
    SEAT_FEATURES,
    STAKE_FEATURES,
    WHOLE_FEATURES,
    Features,
)
from acquire_desktop.games.acquire.ai.search.information_set_tree import InformationSetTree
from acquire_desktop.games.acquire.ai.search.reference_tree import (
    REFERENCE_EXPLORATION,
    ReferenceTree,
)
from acquire_desktop.games.acquire.engine.board import CHAIN_COUNT
from acquire_desktop.games.acquire.engine.editions import EDITIONS
from acquire_desktop.games.acquire.engine.game import new_game
from acquire_desktop.games.acquire.engine.generator import Generator
from acquire_desktop.games.acquire.engine.kernel.action_codes import OVER
from acquire_desktop.games.acquire.engine.kernel.kernel_game import KernelGame
from acquire_desktop.games.acquire.engine.setup import make_setup


@dataclass(frozen=True, slots=True)
class Setting:
    """Which game is played."""

    edition: str
    """The key of a published edition."""
    players: int
    """Seats at the table."""
    has_cards: bool = False
    """Whether there are power cards."""


CARELESS: Final = 300
"""How often the most careless seats play by chance, in a thousand; twice that at most."""
SLIPS: Final = 25
"""How often searching players do at most."""
PURCHASES: Final = 10
"""Purchases that searching players try at a decision."""
ITERATIONS: Final = 200
"""Of the players who search a tree for money, on average."""

Chooser = Callable[[KernelGame], int]
"""Chooses an action of a game."""
Samples = tuple["array[float]", "array[float]", "array[int]"]
"""What the value sees of all positions in a row, what share of the game each seat won, and how
many of the positions, in the order played, each game has.
"""


def deal(setting: Setting, seed: str) -> KernelGame:
    """Return the kernel's game of a new deal."""
    edition = EDITIONS[setting.edition]
    setup = make_setup(edition, setting.players, seed, power_cards=setting.has_cards)
    return new_game(setup).game.copy()


def play(game: KernelGame, policies: Sequence[Policy], seed: int) -> list[int]:
    """Play a game to its end, each seat by its policy; return the money by seat."""
    for seat, policy in enumerate(policies):
        policy.chance = Generator(seed, seat)
    while game.decision != OVER:
        step(game, policies[game.seat])
    return list(game.totals)


def step(game: KernelGame, policy: Policy) -> None:
    """Make one decision by a policy that looks at the board first."""
    policy.look(game, game.seat)
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


def policy_player(base: Sequence[float], luck: Generator, number: int) -> Chooser:
    """Return a player by some variant of a policy, more or less careless."""
    policy = varied(base, luck)
    policy.chance = Generator(number)
    carelessness = luck.below(3) * luck.below(CARELESS)

    def choose(game: KernelGame) -> int:
        if luck.below(1000) < carelessness:
            legal = game.legal()
            return legal[luck.below(len(legal))]
        policy.look(game, game.seat)
        return policy.choose(game)

    return choose


def search_player(
    policy: Sequence[float], value: Sequence[float], luck: Generator, simulations: int
) -> Chooser:
    """Return a player who searches, half to one and a half times as long as given."""
    count = simulations // 2 + luck.below(simulations)
    exploration = 0.12 + luck.below(30) / 100
    slips = luck.below(SLIPS)

    def choose(game: KernelGame) -> int:
        legal = game.legal()
        if len(legal) == 1 or luck.below(1000) < slips:
            return legal[luck.below(len(legal))]
        tree = InformationSetTree(policy, value, game.copy(), game.seat, luck.word(), PURCHASES)
        tree.exploration = exploration
        return tree.decide(count)

    return choose


def tree_player(luck: Generator, iterations: int) -> Chooser:
    """Return a player by tree search for money, half to one and a half times as long as given."""
    count = iterations // 2 + luck.below(iterations)

    def choose(game: KernelGame) -> int:
        legal = game.legal()
        if len(legal) == 1:
            return legal[0]
        tree = ReferenceTree(game.copy(), game.seat, luck.word(), REFERENCE_EXPLORATION)
        tree.run(count)
        return tree.root.most_tried()

    return choose


def sample_games(setting: Setting, policy: Sequence[float], games: range, chance: float) -> Samples:
    """Play games between variants of a policy and keep some of the positions.

    Every seat plays by another variant and now and then by chance, so that a value fitted to
    the games also knows positions that no good player gets into.

    Args:
        setting: What is played.
        policy: The weights that the seats' policies are variants of.
        games: Numbers of the deals.
        chance: How many of the positions at the start of a turn are kept, 0-1.
    """
    samples = Sampler(setting, chance)
    for number in games:
        luck = Generator(number, 1)
        seats = [policy_player(policy, luck, number + seat) for seat in range(setting.players)]
        samples.play(f"sample-{number}", seats, luck)
    return samples.all()


def sample_searches(
    setting: Setting,
    policy: Sequence[float],
    value: Sequence[float],
    games: range,
    simulations: int,
) -> Samples:
    """Play games between players who search by the value, perhaps others too; keep every turn.

    Among three or more, every third searches a tree for money by chance moves and every sixth
    plays by a policy, so that the value knows who wins against others than its like. Of two, the
    weaker one would lose whatever the position is, which teaches nothing
    (``docs/ai-experiments.md``).

    Args:
        setting: What is played.
        policy: The weights of the policy.
        value: The weights of the value that they search by.
        games: Numbers of the deals.
        simulations: How many they make for a decision, on average.
    """
    samples = Sampler(setting, 1.0)
    for number in games:
        luck = Generator(number, 2)
        seats = [
            search_player(policy, value, luck, simulations)
            if setting.players == 2
            else any_player(policy, value, luck, number + seat, simulations)
            for seat in range(setting.players)
        ]
        samples.play(f"search-{number}", seats, luck)
    return samples.all()


def any_player(
    policy: Sequence[float], value: Sequence[float], luck: Generator, number: int, simulations: int
) -> Chooser:
    """Return a player by a policy, by a tree search for money, or by a search for victory."""
    kind = luck.below(6)
    if kind == 0:
        return policy_player(policy, luck, number)
    if kind < 3:
        return tree_player(luck, ITERATIONS)
    return search_player(policy, value, luck, simulations)


def sight_size(players: int) -> int:
    """Return how many features of a position there are in all."""
    by_seat = SEAT_FEATURES + CHAIN_COUNT * STAKE_FEATURES
    return players * by_seat + CHAIN_COUNT * CHAIN_FEATURES + WHOLE_FEATURES


class Sampler:
    """Plays games and keeps positions.

    ``seen`` are their features, ``won`` the shares won, ``lengths`` their number by game.
    """

    def __init__(self, setting: Setting, chance: float) -> None:
        self.setting = setting
        self.chance = chance
        self.features = Features()
        self.seen = array("f")
        self.won = array("f")
        self.lengths = array("q")

    def all(self) -> Samples:
        """Return what was kept."""
        return self.seen, self.won, self.lengths

    def play(self, seed: str, seats: Sequence[Chooser], luck: Generator) -> None:
        """Play one deal to its end."""
        game = deal(self.setting, seed)
        turn = kept = 0
        while game.decision != OVER:
            if game.turn != turn:
                turn = game.turn
                if luck.below(1000) < self.chance * 1000:
                    self.keep(game)
                    kept += 1
            game.apply(seats[game.seat](game))
        self.won.extend(shares_of(game.totals) * kept)
        self.lengths.append(kept)

    def keep(self, game: KernelGame) -> None:
        """Keep a position: features of its seats, stakes, chains, and of the whole."""
        features = self.features
        features.describe(game)
        players = self.setting.players
        self.seen.extend(features.by_seat[: players * SEAT_FEATURES])
        self.seen.extend(features.stakes[: players * CHAIN_COUNT * STAKE_FEATURES])
        self.seen.extend(features.chains)
        self.seen.extend(features.whole)
