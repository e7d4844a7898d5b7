"""Conduct: a player's manners in a finished game: won games ended, money spent, kept.

It looks at the game from outside: what a player thinks is not asked.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Final

from acquire_desktop.games.acquire.advice.verdict import EFFORTS, Effort, judge
from acquire_desktop.games.acquire.ai.search.equals import AMPLE
from acquire_desktop.games.acquire.ai.search.sure_win import wins_at_once, wins_by_declaring
from acquire_desktop.games.acquire.engine.actions import Action, BuyStock, DeclareEnd
from acquire_desktop.games.acquire.engine.game import observe
from acquire_desktop.games.acquire.engine.state import State
from acquire_desktop.games.acquire.engine.view import View
from tools.lab.self_play import shares_of

POOR: Final = 500
"""Dollars; with less a turn hardly buys anything."""
NOTICEABLE: Final = 10
"""A loss that counts, in 1/10,000 of the game."""
DOUBT: Final = 2
"""Standard errors that a loss must be above."""

Move = tuple[State, Action]


@dataclass(slots=True)
class Conduct:
    """The conduct of one seat in one game; turns are its own unless stated otherwise."""

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
    """Of these, those with ``AMPLE`` cash."""
    costly: int = 0
    """Of these, those that gave away a chance to win, as a review judges it."""
    poor: int = 0
    """Turns that began with less than ``POOR``."""
    poor_early: int = 0
    """Of these, those before the first merger of the game."""


def conduct_of(
    states: Sequence[State], actions: Sequence[Action], effort: Effort = EFFORTS["usual"]
) -> list[Conduct]:
    """Return the conduct in a finished game, by seat.

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


def _note_purchase(conduct: Conduct, view: View, action: BuyStock, effort: Effort) -> None:
    """Note whether something was bought, and if not, whether money or chances spoke against it."""
    if not any(isinstance(other, BuyStock) and any(other.counts) for other in view.legal):
        return
    conduct.offers += 1
    if any(action.counts):
        return
    conduct.idle += 1
    if view.cash[view.seat] < AMPLE:
        return
    conduct.idle_rich += 1
    verdict = judge(view, action, view.ply, effort)
    conduct.costly += verdict.loss > max(NOTICEABLE, DOUBT * verdict.error)
