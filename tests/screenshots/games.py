"""Games that are played from fixed seeds up to a moment worth a picture."""

from collections.abc import Callable
from functools import cache

from acquire_desktop.games.acquire.choosers import PLAYERS
from acquire_desktop.games.acquire.engine.actions import BuyStock, DisposeStock, PlaceTile
from acquire_desktop.games.acquire.engine.board import Seat
from acquire_desktop.games.acquire.engine.decisions import (
    Founding,
    GameOver,
    StockDisposal,
    StockPurchase,
    SurvivorChoice,
    TilePlacement,
)
from acquire_desktop.games.acquire.engine.editions import EDITIONS
from acquire_desktop.games.acquire.engine.game import apply, new_game, observe
from acquire_desktop.games.acquire.engine.notation import action_text
from acquire_desktop.games.acquire.engine.power_cards import (
    BUY_FIVE,
    DRAW_FIVE,
    FREE_STOCK,
    PLACE_FOUR,
    TRADE_THREE,
)
from acquire_desktop.games.acquire.engine.setup import Setup, make_setup, random_word
from acquire_desktop.games.acquire.engine.state import State
from acquire_desktop.games.acquire.engine.view import EffectKind, Holdings, View
from acquire_desktop.games.acquire.game import ACQUIRE
from acquire_desktop.storage.players import Player, PlayerKind
from acquire_desktop.storage.save_format import GameFile, Loaded

NAMES = ("Ana", "Bea", "Carlos", "Daisuke", "Eduarda", "Fumi")

Moment = Callable[[View], bool]
"""Tells from the view of whoever decides whether this is the moment to stop at."""


def play(setup: Setup, moment: Moment) -> tuple[list[str], list[State]]:
    """Let computer players play until the moment, and return the lines and states.

    Raises:
        LookupError: If the game goes by without it.
    """
    state = new_game(setup)
    lines: list[str] = []
    states = [state]
    while not moment(observe(state, state.seat)):
        if state.over:
            raise LookupError(f"{setup.seed}: the game went by without that moment")
        number = random_word(setup.seed, f"{state.ply}|{state.seat}")
        action = PLAYERS["greedy"](observe(state, state.seat), number)
        state = apply(state, action).state
        lines.append(action_text(action, setup.edition))
        states.append(state)
    return lines, states


@cache
def game_at(
    edition: str,
    seats: int,
    seed: str,
    moment: Moment,
    *,
    humans: tuple[Seat, ...] | None = None,
    holdings: Holdings = Holdings.OPEN,
    power_cards: bool = False,
) -> Loaded:
    """Return a game at its moment as if it had been read from a save.

    Args:
        edition: A key of ``EDITIONS``.
        seats: How many play.
        seed: What the tiles and the choices come from.
        moment: Where to stop.
        humans: Who sits at the screen; None for whoever decides then.
        holdings: Whether totals lie open.
        power_cards: Whether the power cards are in play.
    """
    rules = EDITIONS[edition]
    setup = make_setup(rules, seats, seed, holdings=holdings, power_cards=power_cards)
    lines, states = play(setup, moment)
    at_screen = (states[-1].seat,) if humans is None else humans
    players = tuple(_player(name, seat in at_screen) for seat, name in enumerate(NAMES[:seats]))
    digits = random_word(seed, edition)
    saved_at = "2025-03-14T19:42:00Z"
    game = GameFile(
        ACQUIRE, f"{digits:032x}", 0, setup, players, tuple(lines), len(lines), saved_at
    )
    return Loaded(game, tuple(states))


def _player(name: str, is_human: bool) -> Player:
    if is_human:
        return Player(name, PlayerKind.HUMAN)
    return Player(name, PlayerKind.COMPUTER, "greedy")


# Moments


def is_early(view: View) -> bool:
    """A tile is to be placed, a few chains stand, and one of the tiles founds or grows one."""
    kinds = {effect.kind for effect in view.effects}
    few = 2 <= sum(size > 0 for size in view.sizes) <= 3
    wanted = {EffectKind.FOUNDS, EffectKind.GROWS} <= kinds
    return isinstance(view.decision, TilePlacement) and few and wanted


def has_a_merger_in_hand(view: View) -> bool:
    """A tile is to be placed late in the game, and one in the hand merges chains."""
    kinds = {effect.kind for effect in view.effects}
    grown = max(view.sizes) >= view.edition.safe_size
    is_placing = isinstance(view.decision, TilePlacement)
    return is_placing and grown and {EffectKind.MERGES, EffectKind.UNPLAYABLE} <= kinds


def is_middle(view: View) -> bool:
    """Stock is to be bought with a safe chain, a full log and a choice of four chains."""
    return (
        isinstance(view.decision, StockPurchase)
        and view.turn > 30
        and max(view.sizes) >= view.edition.safe_size
        and sum(size > 0 for size in view.sizes) >= 5
        and sum(_can_buy(view, chain) for chain in range(7)) >= 4
        and view.cash[view.seat] >= 2000
    )


def is_full(view: View) -> bool:
    """Stock is to be bought while all seven chains stand."""
    is_buying = isinstance(view.decision, StockPurchase)
    return is_buying and all(view.sizes) and view.turn > 24 and len(view.legal) > 20


def has_cards_to_buy_with(view: View) -> bool:
    """All cards for buying are left late in the game, and stock could be exchanged."""
    is_buying = isinstance(view.decision, StockPurchase) and view.card is None
    has_pair = any(
        held > 1 and size for held, size in zip(view.stocks[view.seat], view.sizes, strict=True)
    )
    left = {FREE_STOCK, BUY_FIVE, TRADE_THREE} <= set(view.cards)
    return is_buying and left and has_pair and view.turn > 10 and sum(map(bool, view.sizes)) >= 4


def has_cards_to_place_with(view: View) -> bool:
    """Both cards for placing are left, and a tile is to be placed."""
    is_placing = isinstance(view.decision, TilePlacement) and view.card is None
    return is_placing and {DRAW_FIVE, PLACE_FOUR} <= set(view.cards) and view.turn > 10


def is_founding(view: View) -> bool:
    """One of five or more chains is to be founded, not in the first round."""
    is_founding = isinstance(view.decision, Founding)
    return is_founding and view.turn > 4 and view.sizes.count(0) >= 5


def is_merger(view: View) -> bool:
    """Much stock of an acquired chain is to be settled, and some can be traded."""
    decision = view.decision
    if not isinstance(decision, StockDisposal) or decision.seat != view.turn_seat:
        return False
    most = max(a.trade for a in view.legal if isinstance(a, DisposeStock))
    return view.turn > 25 and view.stocks[view.seat][decision.acquired] >= 6 and most >= 4


def is_tie(view: View) -> bool:
    """Whoever placed the tile chooses which chain survives."""
    return isinstance(view.decision, SurvivorChoice) and view.turn > 15


def is_stuck(view: View) -> bool:
    """No tile of a hand can be placed."""
    is_placing = isinstance(view.decision, TilePlacement)
    return is_placing and not any(isinstance(action, PlaceTile) for action in view.legal)


def is_late(view: View) -> bool:
    """The sixteenth turn has begun."""
    return view.turn > 16 and isinstance(view.decision, TilePlacement)


def is_over(view: View) -> bool:
    """The game is over."""
    return isinstance(view.decision, GameOver)


def _can_buy(view: View, chain: int) -> bool:
    return any(isinstance(action, BuyStock) and action.counts[chain] for action in view.legal)
