"""Money check: do the dollars that a review shows hold when many more games are played?

    python -m tools.lab.money_check --mistakes 60

plays games between levels, reviews their first seats as the window does, and plays 2,000 games
from both positions of every mistake that is shown, with other luck. It prints each and how many
lie within two standard errors of the difference.
"""

import argparse
import json
from collections.abc import Iterator, Sequence
from math import hypot
from typing import Final

from acquire_desktop.games.acquire.advice.judgement import decision_points
from acquire_desktop.games.acquire.advice.verdict import judge
from acquire_desktop.games.acquire.choosers import think
from acquire_desktop.games.acquire.engine.actions import Action
from acquire_desktop.games.acquire.engine.editions import EDITIONS
from acquire_desktop.games.acquire.engine.game import apply, new_game, observe
from acquire_desktop.games.acquire.engine.setup import make_setup
from acquire_desktop.games.acquire.engine.state import State
from acquire_desktop.games.acquire.review.costs import Costs, Mistake
from acquire_desktop.games.acquire.review.judging import Plan
from acquire_desktop.games.acquire.review.money import SURE, Money, cost_of
from acquire_desktop.games.acquire.review.money_json import look

GAMES: Final = 2_000
"""Played from both positions of a mistake."""
_LEVELS: Final = ("newcomer", "beginner", "easy", "medium")
"""Of the first seat in turn; the others are all Medium."""
_SEED: Final = 977


def games(edition: str, players: int) -> Iterator[tuple[list[State], list[Action]]]:
    """Yield finished games without end."""
    number = 0
    while True:
        levels = [_LEVELS[number % len(_LEVELS)], *["medium"] * (players - 1)]
        state = new_game(make_setup(EDITIONS[edition], players, f"money{number}"))
        states, actions = [state], []
        while not state.over:
            view = observe(state, state.seat)
            actions.append(think(levels[state.seat], view, state.ply).action)
            state = apply(state, actions[-1]).state
            states.append(state)
        yield states, actions
        number += 1


def shown(states: Sequence[State], actions: Sequence[Action]) -> Iterator[tuple[Mistake, Money]]:
    """Yield the mistakes of the first seat as a review shows them, and what many games say."""
    plan = Plan(decision_points(states, actions), [0], 1)
    while (task := plan.next_task()) is not None and plan.is_own(task.point):
        point, effort = task.point, task.stage.effort
        plan.take(task, judge(point.view, point.played, task.seed, effort))
    costs = Costs(plan, states, (), 1)
    while not costs.has_costs and (wanted := costs.next_task()) is not None:
        costs.take(wanted, look(json.loads(json.dumps(wanted.question)), wanted.seed))
    for mistake in costs.mistakes(0):
        verdict = mistake.judgement.verdict
        view = plan.points[mistake.step].view
        found = cost_of(view, verdict.best, verdict.played, GAMES, _SEED)
        assert found is not None
        yield mistake, found


def main(arguments: Sequence[str] | None = None) -> int:
    """Check some mistakes; 0 if nine of ten hold."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--mistakes", type=int, default=60)
    parser.add_argument("--edition", default="2023-classic", choices=sorted(EDITIONS))
    parser.add_argument("--players", type=int, default=4)
    asked = parser.parse_args(arguments)
    checked = within = strictly = 0
    for states, actions in games(asked.edition, asked.players):
        for mistake, found in shown(states, actions):
            gap = abs(mistake.cost.amount - found.amount)
            error = SURE * hypot(mistake.cost.error, found.error)
            checked, within = checked + 1, within + (gap <= error)
            strictly += abs(mistake.cost.shown - found.amount) <= mistake.cost.margin
            print(
                f"{checked:3} ${mistake.cost.shown:6,} sure to within ${mistake.cost.margin:5,}"
                f"   {GAMES:,} games: ${found.amount:6,} +- {found.error:4}"
                f"   {'ok' if gap <= error else 'off'}",
                flush=True,
            )
            if checked == asked.mistakes:
                print(f"within two errors of the difference: {within} of {checked}")
                print(f"within the margin that is shown: {strictly} of {checked}")
                return 0 if 10 * within >= 9 * checked else 1
    return 1


if __name__ == "__main__":
    raise SystemExit(main())
