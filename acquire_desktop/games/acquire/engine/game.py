"""The engine's facade: six pure functions through which everything else plays."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from acquire_desktop.games.acquire.engine import events
from acquire_desktop.games.acquire.engine.action_codec import action_of, code_of
from acquire_desktop.games.acquire.engine.actions import Action, IllegalActionError
from acquire_desktop.games.acquire.engine.board import EMPTY, TILE_COUNT, TILE_NAMES, Seat, Tile
from acquire_desktop.games.acquire.engine.events import (
    BeganInTheMiddle,
    Event,
    TileDrawn,
    TurnBegan,
)
from acquire_desktop.games.acquire.engine.generator import Generator
from acquire_desktop.games.acquire.engine.kernel.kernel_game import KernelGame
from acquire_desktop.games.acquire.engine.kernel.kernel_state import HAND_SPAN
from acquire_desktop.games.acquire.engine.kernel.lookup_tables import rules_of
from acquire_desktop.games.acquire.engine.middle import first_state
from acquire_desktop.games.acquire.engine.notation import action_text, board_diagram
from acquire_desktop.games.acquire.engine.position import deal_cards, rebuild
from acquire_desktop.games.acquire.engine.setup import Setup, random_word
from acquire_desktop.games.acquire.engine.state import State
from acquire_desktop.games.acquire.engine.view import View
from acquire_desktop.games.acquire.engine.view_builder import decision_of, hand_of, view_of


@dataclass(frozen=True, slots=True)
class HeldTotals:
    """The holdings of all seats as one seat believes them to be."""

    cash: tuple[int, ...]
    """Dollars by seat."""
    stocks: tuple[tuple[int, ...], ...]
    """Stocks by seat and chain."""


@dataclass(frozen=True, slots=True)
class Step:
    """The state and events after an action."""

    state: State
    events: tuple[Event, ...]
    """Everything that happened, in order, hidden things included."""


def new_game(setup: Setup) -> State:
    """Start a game: start tiles laid, hands dealt, the first player to place a tile."""
    return start(setup).state


def start(setup: Setup) -> Step:
    """Start a game and tell what happened at the set-up."""
    if setup.position is not None:
        state = first_state(setup)
        begun = TurnBegan(state.game.turn, state.game.turn_seat)
        return Step(state, (begun, BeganInTheMiddle()))
    edition = setup.edition
    game = KernelGame(
        rules_of(edition, setup.players),
        setup.players,
        edition.chain_stock,
        edition.starting_cash,
        random_word(setup.seed, "chance"),
    )
    if setup.power_cards:
        deal_cards(game)
    game.log = []
    if setup.extra_cash:
        _give_extra_cash(game, setup.extra_cash)
    game.deal_start(setup.tiles, -1 if setup.first_seat is None else setup.first_seat)
    return Step(State(setup, game, 0), _events(game))


def _give_extra_cash(game: KernelGame, extra_cash: Sequence[int]) -> None:
    """Pay the handicap before anything else happens, and tell it."""
    cash = [*game.cash]
    for seat, extra in enumerate(extra_cash):
        cash[seat] += extra
        if extra and game.log is not None:
            game.log.append(("ExtraCashGiven", seat, extra, cash[seat]))
    game.cash = cash


def legal_actions(state: State) -> tuple[Action, ...]:
    """Return every action the deciding seat may take; empty only when the game is over."""
    return tuple(action_of(code) for code in state.game.legal())


def apply(state: State, action: Action) -> Step:
    """Carry out an action on a copy of the state.

    Raises:
        IllegalActionError: If the rules do not allow it now; nothing is changed.
    """
    code = code_of(action)
    if code not in state.game.legal():
        raise IllegalActionError(_refusal(state, action))
    game = state.game.copy()
    game.log = []
    game.apply(code)
    return Step(State(state.setup, game, state.ply + 1), _events(game))


def observe(state: State, seat: Seat) -> View:
    """Return the view of a seat."""
    legal = legal_actions(state) if seat == state.seat else ()
    return view_of(state.setup, state.game, state.ply, seat, legal)


def redact(seen: Sequence[Event], seat: Seat) -> tuple[Event, ...]:
    """Return the events as a seat saw them: tiles drawn by others have no name."""
    return tuple(
        TileDrawn(event.seat, None)
        if isinstance(event, TileDrawn) and event.seat != seat
        else event
        for event in seen
    )


def resample(view: View, holdings: HeldTotals | None, rng: Generator) -> State:
    """Return a full state that this view's seat cannot tell apart from the real one.

    The unseen tiles are sorted before they are shuffled, so that the result depends on the view
    and the generator alone.

    Args:
        view: What the seat knows.
        holdings: Believed cash and stock of all seats; None takes the public ledger.
        rng: Where the hidden tiles come from.
    """
    if holdings is not None:
        view = replace(view, cash=holdings.cash, stocks=holdings.stocks)
    placed = {tile for tile, owner in enumerate(view.board) if owner != EMPTY}
    unseen = sorted(set(range(TILE_COUNT)) - placed - set(view.hand) - set(view.out))
    order = rng.shuffled(unseen)
    hands: list[Sequence[Tile]] = []
    for seat, count in enumerate(view.hand_sizes):
        own = seat == view.seat
        hands.append(view.hand if own else order[:count])
        if not own:
            del order[:count]
    return rebuild(view, hands, order, rng.word())


def deal(state: State, seat: Seat, tile: Tile) -> State:
    """Put an unplaced tile into a seat's hand; its oldest tile goes where that one came from.

    For referees: positions, puzzles and games recorded elsewhere.

    Raises:
        IllegalActionError: If the tile is placed, the seat does not exist or the game is over.
    """
    if state.over or not 0 <= seat < state.setup.players or not 0 <= tile < TILE_COUNT:
        raise IllegalActionError("no such seat or tile to deal, or the game is over")
    if state.game.board[tile] != EMPTY:
        raise IllegalActionError(f"{TILE_NAMES[tile]} is already placed")
    game = state.game.copy()
    hand = hand_of(game, seat)
    if tile in hand:
        return state
    back = hand[0] if hand else None
    _swap_out(game, tile, back)
    if back is not None:
        game.take_from_hand(seat, back)
    game.give(seat, tile)
    return State(state.setup, game, state.ply)


def _swap_out(game: KernelGame, tile: Tile, back: Tile | None) -> None:
    """Take a tile from the pool, a hand or out of play and leave the other in its place."""
    left = () if back is None else (back,)
    if tile in game.out:
        game.out = _swapped(game.out, tile, left)
    elif tile in game.pool[game.pool_start :]:
        drawn = game.pool[: game.pool_start]
        game.pool = drawn + _swapped(game.pool[game.pool_start :], tile, left)
    elif back is None:
        game.take_from_hand(game.hands.index(tile) // HAND_SPAN, tile)
    else:
        game.hands = _swapped(game.hands, tile, left)


def _swapped(tiles: list[Tile], tile: Tile, left: Sequence[Tile]) -> list[Tile]:
    index = tiles.index(tile)
    return [*tiles[:index], *left, *tiles[index + 1 :]]


def _events(game: KernelGame) -> tuple[Event, ...]:
    """Turn what the kernel reported into events."""
    reported = game.log or []
    game.log = None
    return tuple(getattr(events, str(name))(*fields) for name, *fields in reported)


def _refusal(state: State, action: Action) -> str:
    edition = state.setup.edition
    decision = type(decision_of(state.game)).__name__
    board = "/".join(board_diagram(state.game.board, edition))
    try:
        text = action_text(action, edition)
    except IndexError:  # it names no tile, chain or card that there is
        text = repr(action)
    return f"{text!r} is not legal: seat {state.seat} decides {decision} on {board}"
