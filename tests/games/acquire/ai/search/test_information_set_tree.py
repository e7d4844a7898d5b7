"""The search tries what it decides between fairly, and lets go of what has no hope."""

import pytest

from acquire_desktop.games.acquire.ai.search.branch import Branch
from acquire_desktop.games.acquire.ai.search.information_set_tree import (
    HOPE,
    LATE,
    LOOK,
    InformationSetTree,
)
from acquire_desktop.games.acquire.ai.search.learned import learned_for
from acquire_desktop.games.acquire.ai.search.reference_tree import EAGER
from acquire_desktop.games.acquire.choosers import PLAYERS
from acquire_desktop.games.acquire.engine.editions import EDITIONS
from acquire_desktop.games.acquire.engine.game import apply, new_game, observe
from acquire_desktop.games.acquire.engine.generator import Generator
from acquire_desktop.games.acquire.engine.kernel.action_codes import BUY
from acquire_desktop.games.acquire.engine.setup import make_setup

EDITION = EDITIONS["2008"]


def tree(ply: int, most: int = 12, to_end: float = 0.0, wanted: int = -1) -> InformationSetTree:
    """Return the search of the first decision with eight or more choices after so many actions."""
    state = new_game(make_setup(EDITION, 4, "plan"))
    while state.ply < ply or len(state.game.legal()) < 8:
        view = observe(state, state.seat)
        state = apply(state, PLAYERS["medium"](view, state.ply)).state
    learned = learned_for(EDITION, 4)
    game = state.game.copy()
    return InformationSetTree(
        learned.policy, learned.value, game, game.seat, 7, most, to_end, wanted
    )


def visits(searching: InformationSetTree) -> list[int]:
    return [searching.root.branches[action].visits for action in searching.field]


def test_contenders_are_tried_equally_often() -> None:
    searching = tree(40)
    count = searching.left
    assert count >= 8
    searching.run(50 * count)
    assert set(visits(searching)) == {50}


def test_contenders_meet_the_same_tiles_and_the_same_luck() -> None:
    searching = tree(40)
    assert searching.left >= 8
    met = []
    for number in range(searching.left + 1):
        searching.simulations = number
        searching.sample()
        world = searching.world
        hands = [world.hand(seat) for seat in range(4)]
        assert hands[searching.seat] == searching.base.hand(searching.seat)
        pool = world.pool[world.pool_start :]
        met.append((hands, pool, searching.luck.word(), world.noise))
    assert all(other == met[0] for other in met[:-1])
    for part in range(4):
        assert met[-1][part] != met[0][part]


def test_something_new_is_tried_only_where_there_is_hope_in_it() -> None:
    game = new_game(make_setup(EDITION, 4, "hope")).game.copy()
    choices = game.legal()
    assert len(choices) >= 3
    luck = Generator(1)
    branch = Branch(-1)
    assert -1 - branch.pick(game, luck, 0.25, HOPE) in choices
    for action, won in zip(choices[:2], (30.0, 10.0), strict=True):
        branch.add(action, game.seat)
        child = branch.branches[action]
        child.visits = child.available = 50
        child.total = won
    assert branch.pick(game, luck, 0.0, HOPE) == choices[0]
    assert -1 - branch.pick(game, luck, 0.0, EAGER) in choices[2:]
    # The average is 0.4, the best 0.6.
    assert -1 - branch.pick(game, luck, 0.0, 0.21) in choices[2:]
    assert branch.pick(game, luck, 0.0, 0.19) == choices[0]


def test_the_better_ones_stay_until_one_is_left() -> None:
    searching = tree(40)
    assert 1 << searching.rounds >= searching.left > 1 << searching.rounds - 1
    searching.run(20 * searching.left)
    for number in range(1, searching.rounds + 1):
        before = set(searching.field[: searching.left])
        searching.advance(number / searching.rounds)
        left = searching.field[: searching.left]
        gone = before.difference(left)
        assert searching.left == 1 << searching.rounds - number
        assert min(map(searching.mean_of, left)) >= max(map(searching.mean_of, gone))
        searching.run(8 * searching.left)
    assert sum(visits(searching)) == searching.simulations
    assert visits(searching)[0] == max(visits(searching))


def test_an_action_far_behind_goes_before_its_round_is_over() -> None:
    searching = tree(40)
    searching.run(8 * LOOK)
    searching.advance(0.0)
    best = searching.mean_of(searching.field[0])
    gone = searching.field[searching.left :]
    assert gone
    for action in gone:
        error = searching.variance_of(action) ** 0.5
        assert best - searching.mean_of(action) > 4 * error


def test_what_is_wanted_is_tried_to_the_last() -> None:
    narrow = tree(40, most=2)
    assert narrow.base.decision == BUY
    wanted = next(action for action in narrow.base.legal() if action not in narrow.field)
    searching = tree(40, most=2, wanted=wanted)
    searching.decide(600)
    assert wanted in searching.field[:2]
    assert searching.root.branches[wanted].visits >= 600 // 2 // searching.rounds - 8


@pytest.mark.parametrize(("ply", "to_end"), [(40, 1.0), (100, 0.0), (100, 1.0)])
def test_late_in_the_game_somebody_wins_who_plays_to_the_end(ply: int, to_end: float) -> None:
    searching = tree(ply, to_end=to_end)
    searching.run(80)
    # Up to four winners share a game, so that it comes in twelfths.
    twelfths = [12 * branch.wins for branch in searching.root.branches.values()]
    is_late = searching.base.pool_count() <= LATE
    are_whole = twelfths == pytest.approx([round(share) for share in twelfths], abs=1e-9)
    assert are_whole == (is_late and to_end == 1.0)
    assert is_late == (ply == 100)


def test_a_decision_spends_what_it_may_and_returns_the_best() -> None:
    searching = tree(60)
    best = searching.decide(1003)
    assert searching.simulations == 1003
    assert searching.left == 1
    assert searching.field[0] == best
