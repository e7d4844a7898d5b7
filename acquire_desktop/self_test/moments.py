"""Moments: a game at each kind of decision that it can ask for, and at its end."""

from functools import cache
from typing import Final, get_args

from acquire_desktop.games.acquire.choosers import PLAYERS
from acquire_desktop.games.acquire.engine.decisions import Decision
from acquire_desktop.games.acquire.engine.editions import EDITIONS
from acquire_desktop.games.acquire.engine.game import apply, new_game, observe
from acquire_desktop.games.acquire.engine.notation import action_text
from acquire_desktop.games.acquire.engine.setup import make_setup, random_word
from acquire_desktop.games.acquire.engine.state import State
from acquire_desktop.games.acquire.engine.view import Holdings
from acquire_desktop.games.acquire.game import ACQUIRE
from acquire_desktop.self_test.checks import CheckError
from acquire_desktop.storage.players import Player, PlayerKind
from acquire_desktop.storage.save_format import GameFile, Loaded

KINDS: Final = tuple(kind.__name__ for kind in get_args(Decision))
"""The kinds of decisions, the end of the game the last of them."""
_LEVELS: Final = ("greedy", "newcomer", "random", "greedy")
_SEED: Final = "pages 74"
"""In the game that comes of it, everything is asked for once at least."""


def moment(kind: str) -> Loaded:
    """Return the game at its last decision of a kind, taken by the only person.

    Raises:
        CheckError: If the game goes by without such a decision.
    """
    lines, states = _played()
    for at in range(len(states) - 1, -1, -1):
        state = states[at]
        if type(observe(state, state.seat).decision).__name__ == kind:
            return _loaded(lines[:at], states[: at + 1], humans={state.seat})
    raise CheckError(f"the game goes by without a {kind}")


def handover() -> Loaded:
    """Return the game in its middle, all its players people at one screen."""
    lines, states = _played()
    at = len(states) // 2
    return _loaded(lines[:at], states[: at + 1], humans=set(range(len(_LEVELS))))


@cache
def _played() -> tuple[tuple[str, ...], tuple[State, ...]]:
    """Play the game; return its lines, and the states between them."""
    setup = make_setup(
        EDITIONS["ja-tycoon"], len(_LEVELS), _SEED, holdings=Holdings.OPEN, power_cards=True
    )
    states = [new_game(setup)]
    lines: list[str] = []
    while not states[-1].over:
        state = states[-1]
        number = random_word(setup.seed, f"{state.ply}|{state.seat}")
        action = PLAYERS[_LEVELS[state.seat]](observe(state, state.seat), number)
        states.append(apply(state, action).state)
        lines.append(action_text(action, setup.edition))
    return tuple(lines), tuple(states)


def _loaded(lines: tuple[str, ...], states: tuple[State, ...], humans: set[int]) -> Loaded:
    players = tuple(
        Player(f"Player {seat + 1}", PlayerKind.HUMAN)
        if seat in humans
        else Player(f"Player {seat + 1}", PlayerKind.COMPUTER, "greedy")
        for seat in range(len(_LEVELS))
    )
    saved_at = "2025-01-01T00:00:00Z"
    game = GameFile(ACQUIRE, f"{1:032x}", 0, states[0].setup, players, lines, len(lines), saved_at)
    return Loaded(game, states)
