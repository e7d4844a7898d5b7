"""Pairs of games that one seat cannot tell apart: all it may know is equal, the rest is not.

Two worlds of a pair have the same public game. What differs is

- which tiles the others hold and which come next: tiles that nobody has shown yet and that the
  viewer never draws change places among each other;
- the seed, which is the whole deal written down;
- with strictly hidden holdings, how much cash the others began with, and who of them holds two
  stocks of a chain from the start. No edition deals like this: the log of a real game adds up to
  everybody's totals, so only a start that the log does not tell leaves two totals possible;
- there, too, what two of the others bought long ago: each of them what the other one did. Somebody
  with a good memory would know, but nobody may look it up.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Final

from acquire_desktop.game import AnyGame
from acquire_desktop.games.acquire.choosers import PLAYERS
from acquire_desktop.games.acquire.engine.actions import (
    Action,
    BuyStock,
    DeclareEnd,
)
from acquire_desktop.games.acquire.engine.board import CHAIN_COUNT, TILE_COUNT, Seat, Tile
from acquire_desktop.games.acquire.engine.events import (
    HandSetAside,
    HandShuffledBack,
    MarketDrawn,
    StartTilePlaced,
    TileDrawn,
    TilePlaced,
    UnplayableTileSetAside,
)
from acquire_desktop.games.acquire.engine.game import Step, apply, observe, redact, start
from acquire_desktop.games.acquire.engine.kernel.tiles import NO_OBSTACLE, obstacle
from acquire_desktop.games.acquire.engine.setup import Setup, random_word
from acquire_desktop.games.acquire.engine.state import State
from acquire_desktop.games.acquire.engine.view import View
from acquire_desktop.games.acquire.game import ACQUIRE
from acquire_desktop.games.acquire.log_entries import first_turn_shown, step_of_turn
from tests.secrecy import played
from tests.secrecy.played import PlayedGame, replayed

_TRIES: Final = 8
"""Other worlds tried before the one that agrees longest is taken."""
_GIFT: Final = 2
"""Stocks that somebody holds from the start."""
_EXCHANGES: Final = 60
"""Pairs of old purchases that are tried out."""
_NEAR: Final = 4
"""So many of the nearest purchases are exchanged with one."""
_RANDOM_SHARE: Final = 0.25
"""How many of the recorded actions are drawn from a hat, so that rare things happen."""


@dataclass(frozen=True, slots=True)
class World:
    """A start of a game, hidden things included."""

    setup: Setup
    noise: int
    """Where later draws come from; in a real game it follows from the seed."""
    purse: tuple[int, ...]
    """Dollars by seat that each begins with beyond the edition's."""
    gift: tuple[Seat, int] | None = None
    """Who holds ``_GIFT`` stocks of which chain from the start; None for nobody."""

    def begin(self, setup: Setup) -> Step:
        """Start the game: what ``engine.game.start`` does, with the hidden things of this world."""
        step = start(setup)
        game = step.state.game
        game.noise = self.noise
        cash = list(game.cash)
        for seat, amount in enumerate(self.purse):
            cash[seat] += amount
        game.cash = cash
        if self.gift is not None:
            seat, chain = self.gift
            stocks, bank = list(game.stocks), list(game.bank)
            stocks[seat * CHAIN_COUNT + chain] += _GIFT
            bank[chain] -= _GIFT
            game.stocks, game.bank = stocks, bank
        return step

    @property
    def rules(self) -> AnyGame:
        """Acquire, but that a game begins in this world."""
        return replace(ACQUIRE, start=self.begin)


def record(world: World, chance: Random) -> PlayedGame:
    """Play a whole game, mostly sensibly."""
    step = world.begin(world.setup)
    states, events = [step.state], [step.events]
    actions: list[Action] = []
    while not states[-1].over:
        view = observe(states[-1], states[-1].seat)
        usual = [action for action in view.legal if action != DeclareEnd()]
        if chance.random() < _RANDOM_SHARE and usual:
            action = chance.choice(usual)
        else:
            action = PLAYERS["greedy"](view, chance.getrandbits(32))
        step = apply(states[-1], action)
        actions.append(action)
        states.append(step.state)
        events.append(step.events)
    return PlayedGame(tuple(states), tuple(events), tuple(actions))


def known(state: State, seat: Seat) -> View:
    """Return what the window may show a seat: strictly hidden no total of anybody else.

    Net worth counts bonuses, so it says who else holds how much stock.
    """
    view = observe(state, seat)
    if view.holdings.are_shown or state.over:
        return view
    own = slice(seat, seat + 1)
    return replace(
        view,
        cash=view.cash[own],
        stocks=view.stocks[own],
        stock_values=view.stock_values[own],
        worth=(),
    )


def agreement(first: PlayedGame, second: PlayedGame, viewer: Seat, since: int = 0) -> int:
    """Return the last ply up to which a seat cannot tell two games apart; -1 for none.

    Args:
        first: One game.
        second: The other.
        viewer: Who looks.
        since: The first step that may be looked back at; what led to it is folded.
    """
    return played.agreement(
        first, second, lambda state: known(state, viewer), lambda told: redact(told, viewer), since
    )


def other_world(
    world: World, game: PlayedGame, viewer: Seat, plies: range, chance: Random
) -> tuple[World, PlayedGame, int]:
    """Return a world that the viewer cannot tell from this one, its game and its last ply.

    Args:
        world: The world of the game.
        game: How the game went.
        viewer: Who must not notice.
        plies: From where the game is opened up to the last ply that matters.
        chance: What differs comes from it.
    """
    until = plies.stop
    ends = until == len(game.actions)
    free = _unseen(game, viewer, until)
    best: tuple[World, PlayedGame, int] = (world, game, -1)
    for attempt in range(_TRIES):
        chosen = chance.sample(free, len(free) * (_TRIES - attempt) // _TRIES)
        other = World(
            replace(
                world.setup,
                tiles=_exchanged(world.setup.tiles, chosen, chance),
                # At the end of a game everybody is told the seed.
                seed=world.setup.seed if ends else world.setup.seed[::-1],
            ),
            world.noise,
            _purse(world, viewer, chance),
            _gift(world, viewer, chance),
        )
        other_game = replayed(other, game.actions[:until])
        ply = agreement(game, other_game, viewer)
        if ply > best[2]:
            best = other, other_game, ply
        if ply >= until:
            break
    since = folded_until(game, plies.start)
    for _ in range(_EXCHANGES if since else 0):
        actions = _with_exchanged_purchases(game, since, until, viewer, chance)
        other_game = replayed(best[0], actions)
        if agreement(game, other_game, viewer, since) >= best[2]:
            return best[0], other_game, best[2]
    return best


def folded_until(game: PlayedGame, ply: int) -> int:
    """Return the first step that somebody may look back at when a game is opened at a ply."""
    states = game.states
    turns = (first_turn_shown(states, ply, seat) for seat in range(states[0].setup.players))
    return step_of_turn(states, ply, min(turns))


def _with_exchanged_purchases(
    game: PlayedGame, before: int, until: int, viewer: Seat, chance: Random
) -> list[Action]:
    """Return the actions with one purchase each of two others in the place of the other's."""
    actions = list(game.actions[:until])
    bought = [
        at
        for at, action in enumerate(actions[:before])
        if isinstance(action, BuyStock) and game.states[at].seat != viewer
    ]
    one = chance.choice(bought) if bought else 0
    others = [at for at in bought if game.states[at].seat != game.states[one].seat]
    if others:
        # The nearer they are to each other, the likelier both chains were on the board.
        other = chance.choice(sorted(others, key=lambda at: abs(at - one))[:_NEAR])
        actions[one], actions[other] = actions[other], actions[one]
    return actions


def make_world(setup: Setup, viewer: Seat, chance: Random) -> World:
    """Return a start for a recorded game: with hidden holdings somebody may own stock already."""
    world = World(setup, random_word(setup.seed, "chance"), (0,) * setup.players)
    others = [seat for seat in range(setup.players) if seat != viewer]
    if setup.holdings.are_shown or len(others) < 2 or chance.random() < 0.3:
        return world
    return replace(world, gift=(chance.choice(others), chance.randrange(CHAIN_COUNT)))


def _unseen(game: PlayedGame, viewer: Seat, until: int) -> list[Tile]:
    """Return the tiles that nobody shows up to a ply and the viewer never holds.

    A tile that cannot be placed is shown as soon as somebody has it, or keeps a turn short.
    """
    last = game.states[until].game
    seen = {tile for tile in range(TILE_COUNT) if obstacle(last, tile) != NO_OBSTACLE}
    for told in game.events[: until + 1]:
        for event in told:
            match event:
                case TileDrawn(seat, tile) if seat == viewer and tile is not None:
                    seen.add(tile)
                case (
                    StartTilePlaced(_, tile)
                    | TilePlaced(_, tile)
                    | UnplayableTileSetAside(_, tile)
                    | MarketDrawn(_, tile, _)
                ):
                    seen.add(tile)
                case HandSetAside(_, tiles) | HandShuffledBack(_, tiles):
                    seen.update(tiles)
                case _:
                    pass
    return [tile for tile in range(TILE_COUNT) if tile not in seen]


def _exchanged(tiles: Sequence[Tile], chosen: Sequence[Tile], chance: Random) -> tuple[Tile, ...]:
    """Return the order of the tiles with some of them in each other's places."""
    shuffled = list(chosen)
    chance.shuffle(shuffled)
    places = dict(zip(chosen, shuffled, strict=True))
    return tuple(places.get(tile, tile) for tile in tiles)


def _purse(world: World, viewer: Seat, chance: Random) -> tuple[int, ...]:
    if world.setup.holdings.are_shown:
        return world.purse
    seats = range(world.setup.players)
    return tuple(0 if seat == viewer else 100 * chance.randrange(1, 40) for seat in seats)


def _gift(world: World, viewer: Seat, chance: Random) -> tuple[Seat, int] | None:
    if world.gift is None:
        return None
    owner, chain = world.gift
    others = [s for s in range(world.setup.players) if s not in (viewer, owner)]
    return chance.choice(others), chain
