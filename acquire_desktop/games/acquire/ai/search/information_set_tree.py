"""Information-set tree: the search of the strong levels, over sensible actions.

One tree over the searching seat's information sets, each seat choosing for itself. An
iteration samples the hidden tiles, tries one of the actions to decide between, each as often and
with the same luck as the others, walks on by upper confidence bounds, adds one node, plays on for
some turns, half by the policy and half by chance, and asks the value network what each seat may
expect.
"""

from collections.abc import Sequence
from math import sqrt
from typing import Final

from acquire_desktop.games.acquire.ai.policy.policy import Policy
from acquire_desktop.games.acquire.ai.policy.policy_weights import POLICY_SIZE
from acquire_desktop.games.acquire.ai.search.branch import Branch
from acquire_desktop.games.acquire.ai.search.hidden_tiles import deal_hidden, hidden_tiles
from acquire_desktop.games.acquire.ai.search.rollout import Rollout
from acquire_desktop.games.acquire.ai.search.shortlist import Shortlist
from acquire_desktop.games.acquire.ai.search.value_network import ValueNetwork
from acquire_desktop.games.acquire.engine.board import TILE_COUNT
from acquire_desktop.games.acquire.engine.generator import Generator
from acquire_desktop.games.acquire.engine.kernel.action_codes import BUY, DISPOSE, FREE, OVER
from acquire_desktop.games.acquire.engine.kernel.kernel_game import KernelGame

EXPLORATION: Final = 0.25
"""How much an action tried less often counts for, behind the first."""
HOPE: Final = 0.05
"""How much more than what was tried, on average, an untried action is expected to bring, behind
the first. To try all of them first would let the others play by chance where hands are hidden.
"""
WIDTH: Final = 3.0
"""Purchases tried at first; more are with the root of the visits."""
MONEY: Final = 0.02
"""How much the mean worth of the seats counts against a victory: who cannot win, or cannot lose,
plays for money.
"""
MIXED: Final = 20
"""Tiles of the pool that are mixed anew for an iteration that does not go to the end of the game,
more than it draws as a rule.
"""
LATE: Final = 60
"""Tiles in the pool from which on games are played to their end."""
BATCH: Final = 8
"""Simulations between two looks at what is left to spend."""
LOOK: Final = 512
"""Simulations between two looks at who has no hope left."""
FEWEST: Final = 100
"""Tries of each action before that."""
DOUBT: Final = 4.0
"""Standard errors behind the best that leave no hope."""
PRIOR_TRIES: Final = 16.0
"""How many tries what the policy's networks think of an action is worth."""
NO_ACTION: Final = -1
UNTRIED: Final = -1.0
"""Less than anything brings."""


class InformationSetTree:
    """The tree of one decision.

    ``field`` has the actions to decide between; the first ``left`` of them are the contenders,
    which are tried in turn and halved in ``rounds`` of equal length (sequential halving). Upper
    confidence bounds would not do here: an action tried more often also gets better answers
    from the tree behind it, so that whatever is lucky first stays ahead
    (``docs/ai-experiments.md``).
    """

    __slots__ = (
        *("base", "chance", "exploration", "field", "hidden", "lap", "left", "luck", "mixed"),
        *(
            "most",
            "policy",
            "priors",
            "rollout",
            "root",
            "rounds",
            "seat",
            "shortlist",
            "simulations",
        ),
        *("value", "wanted", "world"),
    )

    def __init__(
        self,
        policy: Sequence[float],
        value: Sequence[float],
        game: KernelGame,
        seat: int,
        seed: int,
        most: int,
        to_end: float = 0.0,
        wanted: int = NO_ACTION,
    ) -> None:
        """Prepare a search.

        Args:
            policy: The weights of the policy; its networks, if it has any, name the actions that
                are tried, and its named weights play the rollouts.
            value: The weights of the value.
            game: The position; it is not changed.
            seat: Whose decision it is.
            seed: Where the luck comes from.
            most: Purchases tried at a decision, besides buying nothing.
            to_end: How much the game played on to its end counts against the value, 0-1; only
                late in the game, when that is short and tells more than the value.
            wanted: An action that is tried in any case, and to the last.
        """
        self.policy = Policy(policy)
        self.shortlist = Shortlist(self.policy)
        self.value = ValueNetwork(value)
        self.base = game
        self.world = game.copy()
        self.seat = seat
        self.hidden = hidden_tiles(game, seat)
        to_end = to_end if game.pool_count() <= LATE else 0.0
        drawn = TILE_COUNT if to_end else MIXED
        self.mixed = drawn + len(self.hidden) - game.pool_count()
        self.chance = Generator(seed)
        self.lap = 0
        playing = self.policy
        if playing.learned is not None:
            # Networks in the rollouts cost as much as they bring (``docs/ai-experiments.md``).
            playing = Policy(policy[:POLICY_SIZE])
        self.rollout = Rollout(playing, self.value, seat, to_end)
        self.luck = self.rollout.luck
        self.exploration = EXPLORATION
        self.most = most
        self.simulations = 0
        self.root = Branch(-1)
        self.wanted = wanted
        self.field = self.actions(game)
        if wanted not in (NO_ACTION, *self.field):
            self.field.append(wanted)
        for action in self.field:
            self.root.add(action, seat)
        self.policy.look(game, game.seat)
        self.priors = self.shortlist.priors(game, self.field)
        self.left = len(self.field)
        self.rounds = (self.left - 1).bit_length()

    def actions(self, game: KernelGame) -> list[int]:
        """Return the actions to decide between, best first as far as the policy has a say."""
        if game.decision not in (BUY, DISPOSE, FREE):
            return game.legal()
        self.policy.look(game, game.seat)
        return self.shortlist.sensible(game, self.most)

    def run(self, simulations: int) -> None:
        """Grow the tree by so many simulations."""
        for _ in range(simulations):
            self.iterate()

    def decide(self, simulations: int) -> int:
        """Spend so many simulations and return the best action."""
        while self.simulations < simulations:
            self.run(min(BATCH, simulations - self.simulations))
            self.advance(self.simulations / simulations)
        return self.field[0]

    def advance(self, share: float) -> None:
        """Let contenders go when this share of the search, 0-1, is done."""
        rounds_left = max(self.rounds - int(share * self.rounds), 0)
        if self.left > 1 << rounds_left:
            self.narrow(1 << rounds_left)
        is_time = self.simulations % LOOK < BATCH and self.simulations >= FEWEST * len(self.field)
        if self.left > 1 and is_time:
            self.drop_hopeless()

    def narrow(self, count: int) -> None:
        """Leave so many contenders, the best so far; what was wanted is among the last two."""
        self.rank()
        if count > 1 and self.wanted in self.field[count : self.left]:
            self.field.remove(self.wanted)
            self.field.insert(count - 1, self.wanted)
        self.left = count

    def rank(self) -> None:
        """Put the contenders in order, best first."""
        self.field[: self.left] = sorted(self.field[: self.left], key=self.promise_of, reverse=True)

    def drop_hopeless(self) -> None:
        """Let those go that are behind by more than luck could explain."""
        self.rank()
        first = self.field[0]
        hopeful: list[int] = [first]
        hopeless: list[int] = []
        for action in self.field[1 : self.left]:
            gap = self.mean_of(first) - self.mean_of(action)
            luck = sqrt(self.variance_of(first) + self.variance_of(action))
            is_hopeless = gap > DOUBT * luck and action != self.wanted
            (hopeless if is_hopeless else hopeful).append(action)
        self.field[: self.left] = hopeful + hopeless
        self.left = len(hopeful)

    def mean_of(self, action: int) -> float:
        """Return the mean result of an action."""
        branch = self.root.branches[action]
        return branch.total / branch.visits if branch.visits else UNTRIED

    def promise_of(self, action: int) -> float:
        """Return that and what the policy thinks of the action beforehand.

        Contenders have been tried equally often, so that this puts them in the order of what both
        say together.
        """
        visits = self.root.branches[action].visits
        prior = self.priors.get(action, 0.0) * PRIOR_TRIES / max(visits, 1)
        return self.mean_of(action) + prior

    def variance_of(self, action: int) -> float:
        """Return the square of the standard error of that."""
        branch = self.root.branches[action]
        mean = branch.wins / branch.visits
        return (max(branch.squares / branch.visits - mean * mean, 0.0) + MONEY**2) / branch.visits

    def iterate(self) -> None:
        """Try a contender, walk down, add one node, play on, and count what came of it."""
        game = self.world
        self.sample()
        action = self.field[self.simulations % self.left]
        branch = self.root.branches[action]
        path = [branch]
        is_new = branch.visits == 0
        game.apply(action)
        while not is_new and game.decision != OVER:
            if game.decision in (BUY, DISPOSE, FREE):
                action = self.pick_listed(game, branch)
            else:
                action = branch.pick(game, self.chance, self.exploration, HOPE)
            is_new = action < 0
            if is_new:
                action = -1 - action
                branch.add(action, game.seat)
            branch = branch.branches[action]
            path.append(branch)
            game.apply(action)
        self.rollout.try_out(game)
        for branch in path:
            share = self.rollout.shares[branch.seat]
            branch.visits += 1
            branch.total += share + MONEY * self.value.standings[branch.seat]
            branch.wins += share
            branch.squares += share * share
        self.simulations += 1

    def sample(self) -> None:
        """Put a world in the place of the last one: the position, its hidden tiles dealt.

        All contenders meet the same deal and play on with the same luck, that of tiles mixed
        again too, one after the other, before there is a new one (common random numbers): less
        of what tells them apart is luck.
        """
        mixed = 0
        if self.simulations % self.left == 0:
            mixed = self.mixed
            self.lap = self.chance.word()
        self.rollout.restart(self.lap)
        self.base.copy_to(self.world)
        deal_hidden(self.world, self.seat, self.hidden, mixed, self.chance)
        self.world.noise = self.luck.word()

    def pick_listed(self, game: KernelGame, branch: Branch) -> int:
        """Return a purchase or disposal, a new one as -1 - action.

        They are the same in every sample, and are tried best first by the policy.
        """
        if branch.choices is None:
            branch.choices = self.actions(game)
        choices = branch.choices
        tried = branch.tried
        tries = 1.0 * branch.visits
        if tried < len(choices) and tried < WIDTH + WIDTH * sqrt(tries):
            branch.tried += 1
            return -1 - choices[tried]
        best = -1
        most = -1.0
        for index in range(tried):
            action = choices[index]
            child: Branch = branch.branches[action]
            bound = child.bound(tries + 1, self.exploration)
            if bound > most:
                most = bound
                best = action
        return best
