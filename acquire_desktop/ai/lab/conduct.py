"""Conduct: what a finished game tells of a player's manners: won games ended, money spent, kept.

It looks at the game from outside, and at the rules alone: what a player thinks is not asked.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Final

from acquire_desktop.ai.advice.review import EFFORTS, Effort, judge
from acquire_desktop.ai.lab.self_play import shares_of
from acquire_desktop.ai.search.closing import least_lead
from acquire_desktop.engine.actions import Action, BuyStock, DeclareEnd
from acquire_desktop.engine.game import observe
from acquire_desktop.engine.kernel.action_codes import (
    ACQUIRE,
    BUY,
    DECLARE,
    DISPOSE,
    KIND_SHIFT,
    OVER,
    REPLACE,
    SURVIVOR,
)
from acquire_desktop.engine.kernel.kernel_game import KernelGame
from acquire_desktop.engine.state import State
from acquire_desktop.engine.view import View

POOR: Final = 500
"""Dollars; with less a turn hardly buys anything."""
NOTICEABLE: Final = 10
"""A loss that counts, in 1/10,000 of the game."""
DOUBT: Final = 2
"""Standard errors that a loss must be above."""

_END: Final = DECLARE << KIND_SHIFT
_MERGERS: Final = (SURVIVOR, ACQUIRE, DISPOSE)

Move = tuple[State, Action]


@dataclass(slots=True)
class Conduct:
    """What one seat did in one game; turns are its own unless told otherwise."""

    won: float = 0.0
    """The share of the victory, 0-1."""
    dragged: int = 0
    """Turns in which declaring the end was sure to win, and the end was not declared."""
    lingered: int = 0
    """Turns of all seats that the game went on after the first of those."""
    missed: int = 0
    """Turns in which a tile of the hand could have led there, and another was placed."""
    offers: int = 0
    """Decisions in which some stock could be bought."""
    idle: int = 0
    """Of these, those in which none was."""
    idle_rich: int = 0
    """Of these, those with more cash than this seat could spend in all its turns to come."""
    costly: int = 0
    """Of these, those that gave away a chance to win, as a review judges it."""
    poor: int = 0
    """Turns that began with less than ``POOR``."""
    poor_early: int = 0
    """Of these, those before the first merger of the game."""


def conduct_of(
    states: Sequence[State], actions: Sequence[Action], effort: Effort = EFFORTS["usual"]
) -> list[Conduct]:
    """Return by seat what a finished game tells.

    Args:
        states: All states, the last one over.
        actions: What was done in each of the others.
        effort: How closely it is looked at what an idle purchase cost.
    """
    last = states[-1].game
    found = [Conduct(share) for share in shares_of(last.totals)]
    is_early = True
    sizes = states[0].game.sizes
    for turn, moves in turns_of(states, actions):
        first = moves[0][0].game
        # A chain that is gone was acquired.
        is_early = is_early and not any(
            before and not after for before, after in zip(sizes, first.sizes, strict=True)
        )
        sizes = first.sizes
        conduct = found[first.turn_seat]
        if first.cash[first.turn_seat] < POOR:
            conduct.poor += 1
            conduct.poor_early += is_early
        _note_ending(conduct, moves, last.turn - turn)
        for state, action in moves:
            if isinstance(action, BuyStock):
                _note_purchase(conduct, observe(state, state.seat), action, effort)
    return found


def turns_of(
    states: Sequence[State], actions: Sequence[Action]
) -> Iterator[tuple[int, list[Move]]]:
    """Yield the number of every turn, and what was decided in it by whose turn it was."""
    moves = zip(states, actions, strict=False)
    for turn, group in groupby(moves, key=lambda move: move[0].game.turn):
        yield turn, [move for move in group if move[0].seat == move[0].game.turn_seat]


def _note_ending(conduct: Conduct, moves: Sequence[Move], turns_left: int) -> None:
    """Note whether a turn ended the game, if it could, for certain, by a victory."""
    if any(isinstance(action, DeclareEnd) for _, action in moves):
        return
    games = [state.game for state, _ in moves]
    if any(wins_by_declaring(game) for game in games):
        conduct.dragged += 1
        conduct.lingered = max(conduct.lingered, turns_left)
    elif any(wins_at_once(game, game.seat) for game in games):
        conduct.missed += 1


def wins_by_declaring(game: KernelGame) -> bool:
    """Tell whether the seat that decides surely wins if it declares the end at this moment."""
    return _END in game.legal() and wins_at_once(_after(game, _END), game.seat)


def wins_at_once(game: KernelGame, seat: int) -> bool:
    """Tell whether a seat can surely win in this turn, whatever others do and chance brings.

    No other seat may have to decide anything, and nothing may be drawn that matters.
    """
    if game.decision == OVER:
        return least_lead(game, seat) > 0
    if game.seat != seat or game.seat != game.turn_seat:
        return False
    if game.rules.has_market and game.decision in _MERGERS:
        return False
    choices = game.legal()
    if game.decision == BUY and not game.declared:
        choices = [_END] if _END in choices else []
    return any(
        wins_at_once(_after(game, action), seat)
        for action in choices
        if action >> KIND_SHIFT != REPLACE
    )


def _after(game: KernelGame, action: int) -> KernelGame:
    after = game.copy()
    after.apply(action)
    return after


def _note_purchase(conduct: Conduct, view: View, action: BuyStock, effort: Effort) -> None:
    """Note whether something was bought, and if not, whether money or chances spoke against it."""
    if not any(isinstance(other, BuyStock) and any(other.counts) for other in view.legal):
        return
    conduct.offers += 1
    if any(action.counts):
        return
    conduct.idle += 1
    if not is_rich(view):
        return
    conduct.idle_rich += 1
    verdict = judge(view, action, view.ply, effort)
    conduct.costly += verdict.loss > max(NOTICEABLE, DOUBT * verdict.error)


def is_rich(view: View) -> bool:
    """Tell whether a seat could go on buying the dearest stock on offer and never run short.

    It will probably have as many turns as there are tiles in the pool for it, this one, and one
    more.
    """
    offered = [price for price, left in zip(view.prices, view.bank, strict=True) if left]
    turns = 1 if view.end_declared else view.pool_count // view.players + 2
    return view.cash[view.seat] >= max(offered) * view.edition.purchase_limit * turns
