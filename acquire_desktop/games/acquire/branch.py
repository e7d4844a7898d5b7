"""Branch: a game of its own that goes on from a moment of another one, to see what would be."""

from collections.abc import Sequence
from dataclasses import replace

from acquire_desktop.game import GameState
from acquire_desktop.games.acquire.engine.board import EMPTY, Seat, Tile
from acquire_desktop.games.acquire.engine.events import MarketDrawn, TileDrawn
from acquire_desktop.games.acquire.engine.game import observe, resample
from acquire_desktop.games.acquire.engine.generator import Generator
from acquire_desktop.games.acquire.engine.middle import setup_at
from acquire_desktop.games.acquire.engine.setup import Setup
from acquire_desktop.games.acquire.engine.state import State
from acquire_desktop.games.acquire.engine.view import View
from acquire_desktop.games.acquire.game import ACQUIRE
from acquire_desktop.storage.notes import NoteKind, SavedNote
from acquire_desktop.storage.players import Player, PlayerKind
from acquire_desktop.storage.replay import events_of, replay
from acquire_desktop.storage.save_format import GameFile, Loaded, new_game_id, timestamp
from acquire_desktop.storage.seats.stand_ins import seated


def branch_of(
    game: GameFile, states: Sequence[State], step: int, *, has_new_luck: bool = False
) -> Loaded:
    """Return a game that goes on from a step of another one, with the same players.

    Args:
        game: The game that it begins with.
        states: Before its first line and after every line.
        step: So many lines of it are kept.
        has_new_luck: Whether the tiles that nobody has seen yet come in another order; all hands
            stay as they are.

    Raises:
        IndexError: If the game has not come so far.
    """
    if not 0 <= step <= game.cursor:
        raise IndexError(f"no step {step} in a game of {game.cursor}")
    game_id, lines = new_game_id(), game.history[:step]
    setup = game.setup
    kept: tuple[GameState, ...] = tuple(states[: step + 1])
    if has_new_luck:
        unseen = _unseen(game, states[: step + 1])
        setup = _shuffled(setup, unseen, f"{game_id}|luck")
        kept = replay(game.rules, setup, lines)
    note = SavedNote(step, NoteKind.BRANCH, game.game_id)
    # Everybody plays again to see what would be, without a clock: no seat has changed hands, and
    # the turn at a deal that several people play was another game.
    left = note.kind, NoteKind.SEAT, NoteKind.DUPLICATE, NoteKind.DAILY, NoteKind.CLOCK
    notes = tuple(each for each in game.notes if each.line <= step and each.kind not in left)
    branch = replace(
        game,
        game_id=game_id,
        save_no=0,
        setup=setup,
        players=seated(game.players, ()),
        history=lines,
        cursor=step,
        saved_at=timestamp(),
        notes=(*notes, note),
    )
    return Loaded(branch, kept)


def sat_down(game: GameFile, states: Sequence[State], seat: Seat) -> Loaded:
    """Return a game that goes on from the last step of another one, with a person at a seat.

    Args:
        game: The game that was watched.
        states: Before its first line and after every line.
        seat: A computer player's until now.
    """
    loaded = branch_of(game, states, game.cursor)
    players = list(loaded.game.players)
    players[seat] = replace(players[seat], kind=PlayerKind.HUMAN, level="", program="")
    return replace(loaded, game=replace(loaded.game, players=tuple(players)))


def game_from(view: View, players: Sequence[Player], origin: str = "") -> Loaded:
    """Return a game that begins in a position; what its view does not tell is dealt.

    Args:
        view: What the seat that decides sees.
        players: By seat.
        origin: The id of the game that the position was taken from, if it was.
    """
    game_id = new_game_id()
    state = resample(view, None, Generator.from_text(f"{game_id}|deal"))
    setup = setup_at(state, game_id)
    note = SavedNote(0, NoteKind.BRANCH, origin or game_id)
    game = GameFile(ACQUIRE, game_id, 0, setup, tuple(players), (), 0, timestamp(), (note,))
    return Loaded(game, replay(ACQUIRE, setup, ()))


def _unseen(game: GameFile, states: Sequence[State]) -> frozenset[Tile]:
    """Return the tiles that stayed in the pool until now, and that nobody was shown."""
    views = [observe(states[-1], seat) for seat in range(game.setup.players)]
    seen = {tile for view in views for tile in (*view.hand, *view.out)}
    seen |= {tile for tile, owner in enumerate(views[0].board) if owner != EMPTY}
    for step_events in events_of(game.rules, game.setup, states, game.history[: len(states) - 1]):
        for event in step_events:
            match event:
                case TileDrawn(tile=int(tile)) | MarketDrawn(tile=tile):
                    seen.add(tile)
    return frozenset(game.setup.tiles) - seen


def _shuffled(setup: Setup, tiles: frozenset[Tile], luck: str) -> Setup:
    """Return a set-up in which these tiles come in another order, each in the place of one."""
    order = iter(Generator.from_text(luck).shuffled(sorted(tiles)))
    return replace(setup, tiles=tuple(next(order) if t in tiles else t for t in setup.tiles))
