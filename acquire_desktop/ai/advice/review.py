"""Review of a finished game: the chance to win before and after each decision, as data.

Every decision is looked at again from its own seat's view, as the player saw it then.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from acquire_desktop.ai.search.learned import learned_for
from acquire_desktop.ai.search.result import Candidate
from acquire_desktop.ai.search.runner import SearchLimits, prepare, ranking, spend
from acquire_desktop.ai.search.stopping import ShouldStop, never_stop
from acquire_desktop.engine.action_codec import code_of
from acquire_desktop.engine.actions import Action
from acquire_desktop.engine.board import Seat
from acquire_desktop.engine.game import apply, new_game, observe
from acquire_desktop.engine.setup import Setup
from acquire_desktop.engine.view import View

USUAL_SIMULATIONS: Final = 500
"""For each decision."""
MOST_PURCHASES: Final = 12
"""Purchases looked at, besides the one that was made."""


@dataclass(frozen=True, slots=True)
class Judgement:
    """What one decision was worth to the player who made it."""

    ply: int
    """Actions before it."""
    seat: Seat
    played: Candidate
    """What was done."""
    best: Candidate
    """The best that was found; what was done itself when nothing was better."""
    simulations: int
    """Simulations for this decision; 0 when there was no choice."""

    @property
    def loss(self) -> float:
        """The chance to win that was given away, 0-1."""
        return max(0.0, self.best.win - self.played.win)

    @property
    def is_certain(self) -> bool:
        """Whether the loss is more than twice its standard error."""
        error = float((self.best.error**2 + self.played.error**2) ** 0.5)
        return self.loss > 2 * error


def review(
    setup: Setup,
    actions: Sequence[Action],
    seed: int = 0,
    simulations: int = USUAL_SIMULATIONS,
    should_stop: ShouldStop = never_stop,
) -> Iterator[Judgement]:
    """Play a game again and judge every decision in which there was a choice.

    The same arguments give the same judgements, one at a time, so that they can be shown as
    they come.

    Args:
        setup: How the game began.
        actions: Everything that was done, in order.
        seed: Where the luck of the simulations comes from.
        simulations: For each decision.
        should_stop: Asked now and then whether to stop: the decision in hand is the last one then.

    Raises:
        IllegalActionError: If an action is not legal.
    """
    state = new_game(setup)
    for action in actions:
        after = apply(state, action).state
        view = observe(state, state.seat)
        if len(view.legal) > 1:
            yield judge(view, action, seed, simulations, should_stop)
            if should_stop():
                return
        state = after


def judge(
    view: View,
    action: Action,
    seed: int = 0,
    simulations: int = USUAL_SIMULATIONS,
    should_stop: ShouldStop = never_stop,
) -> Judgement:
    """Judge one decision.

    Args:
        view: What the player knew.
        action: What was done; one of the legal actions of the view.
        seed: Where the luck of the simulations comes from.
        simulations: How many; at least one for every action that is looked at.
        should_stop: Asked now and then whether to stop.
    """
    learned = learned_for(view.edition, view.players)
    limits = SearchLimits(simulations, candidates=MOST_PURCHASES)
    tree = prepare(view, seed, learned, limits, code_of(action))
    tree.run(len(tree.field))
    spend(tree, limits, should_stop)
    found = ranking(tree)
    played = next(candidate for candidate in found if candidate.action == action)
    best = max(found, key=lambda candidate: candidate.win - candidate.error)
    if best.win < played.win:
        best = played
    return Judgement(view.ply, view.seat, played, best, tree.simulations)
