"""One decision by search: candidates, a budget, and what was found."""

from collections.abc import Callable
from dataclasses import dataclass
from time import monotonic

from acquire_desktop.ai.learned import Learned
from acquire_desktop.ai.search_kernel import Search, candidates
from acquire_desktop.engine.actions import Action
from acquire_desktop.engine.codes import action_of
from acquire_desktop.engine.game import resample
from acquire_desktop.engine.generator import Generator
from acquire_desktop.engine.observation import View
from acquire_desktop.engine.record import random_word

UNLIMITED = 1 << 30
"""More simulations than any clock allows."""


@dataclass(frozen=True, slots=True)
class Effort:
    """How long a search may go on; the first limit that is reached ends it."""

    simulations: int
    """Simulations, all candidates together."""
    seconds: float | None = None
    """Wall-clock seconds; None for as long as the simulations take."""
    candidates: int = 12
    """Purchases to try at most, besides buying nothing."""


@dataclass(frozen=True, slots=True)
class Candidate:
    """An action that a search has tried."""

    action: Action
    win: float
    """The chance of this seat to win, 0-1."""
    error: float
    """The standard error of ``win``."""
    simulations: int
    """How often it was tried."""


@dataclass(frozen=True, slots=True)
class Thought:
    """What came of thinking about one decision."""

    action: Action
    candidates: tuple[Candidate, ...] = ()
    """Best first; empty when nothing was searched."""
    simulations: int = 0
    """Simulations done, all candidates together."""


Hurry = Callable[[], bool]
"""Tells whether to stop at once with what is known."""


def never() -> bool:
    """Let a search use all its effort."""
    return False


def search(
    view: View, seed: int, learned: Learned, effort: Effort, hurry: Hurry = never
) -> Thought:
    """Compare the sensible actions of a view by simulation and return the best.

    The same view, seed and number of simulations give the same thought.

    Raises:
        ValueError: If the seat of the view decides nothing now.
    """
    if not view.legal:
        raise ValueError("this seat decides nothing now")
    if len(view.legal) == 1:
        return Thought(view.legal[0])
    compared = prepare(view, seed, learned, effort)
    deadline = None if effort.seconds is None else monotonic() + effort.seconds
    while compared.living > 1 and compared.simulations < effort.simulations:
        compared.run(1, effort.simulations)
        if hurry() or (deadline is not None and monotonic() >= deadline):
            break
    found = ranking(compared)
    return Thought(found[0].action, found, compared.simulations)


def prepare(view: View, seed: int, learned: Learned, effort: Effort) -> Search:
    """Return a search with its candidates, before the first simulation."""
    word = random_word(str(seed), f"{view.ply}|{view.seat}")
    game = resample(view, None, Generator(word)).game
    compared = Search(learned.policy, learned.value, game, view.seat, word)
    compared.compare(candidates(compared, game.legal(), effort.candidates))
    return compared


def ranking(compared: Search) -> tuple[Candidate, ...]:
    """Return the candidates of a search: first those never dropped, then by chance to win."""
    order = sorted(
        range(compared.count),
        key=lambda index: (-compared.alive[index], -compared.mean(index), index),
    )
    return tuple(
        Candidate(
            action_of(compared.actions[index]),
            compared.mean(index),
            compared.error(index),
            compared.played[index],
        )
        for index in order
    )
