"""A search in parts: the sums decide, whoever grew them and whatever became of who helped."""

from collections.abc import Sequence
from dataclasses import replace
from functools import cache

import pytest

from acquire_desktop.games.acquire.ai.players.levels import LEVELS
from acquire_desktop.games.acquire.ai.search.information_set_tree import BATCH
from acquire_desktop.games.acquire.ai.search.parts import (
    MEETINGS,
    Question,
    Report,
    Stint,
    add_up,
    targets,
    work,
)
from acquire_desktop.games.acquire.ai.search.result import SearchResult
from acquire_desktop.games.acquire.ai.search.runner import SearchLimits
from acquire_desktop.games.acquire.ai.search.stopping import never_stop
from acquire_desktop.games.acquire.ai.search.together import search_together
from acquire_desktop.games.acquire.engine.view import View
from tests.games.acquire.ai.search.test_search import views

LITTLE = SearchLimits(900, None, 8, is_brief=True, has_manners=True)
SHORT = SearchLimits(1 << 30, 0.1, 8)


@cache
def some_views() -> tuple[View, ...]:
    return tuple(views("2008", 4, 37))


class Beside:
    """Helps as another process would, in this one, until it is lost."""

    def __init__(self, stints: int = 1 << 30, late: bool = False) -> None:
        self._left = stints
        self._is_late = late
        self._found: dict[int, Report] = {}
        self.patience: list[float | None] = []

    @property
    def is_lost(self) -> bool:
        return self._left < 0

    def take_up(self, question: Question) -> None:
        self._question = question
        self._trees = {number: question.tree(number) for number in range(9)}

    def ask(self, stint: Stint, limit_s: float | None) -> bool:
        if self._is_late:
            return not self.patience  # it owes an answer from then on
        self._left -= 1
        if self._left >= 0:
            self._found = work(self._trees, stint, never_stop)
        return self._left >= 0

    def hear(self, limit_s: float | None) -> dict[int, Report]:
        self.patience.append(limit_s)
        return {} if self.is_lost or self._is_late else self._found


def found(view: View, helpers: Sequence[Beside] = (), count: int = 4) -> SearchResult:
    return search_together(Question(view, 7, LITTLE), count, helpers)


def test_all_parts_decide_between_the_same_actions() -> None:
    for view in some_views():
        fields = [Question(view, 3, LEVELS["master"].limits or SHORT).tree(n) for n in range(4)]
        assert len({tuple(sorted(tree.field)) for tree in fields}) == 1


def test_the_first_part_is_what_would_be_searched_alone_and_the_others_have_luck_of_their_own() -> (
    None
):
    trees = [Question(some_views()[2], 3, LITTLE).tree(number) for number in range(3)]
    means = set()
    for tree in trees:
        tree.run(400)
        means.add(tree.mean_of(min(tree.field)))
    assert len(means) == 3


def test_parts_meet_where_every_round_of_halving_ends() -> None:
    for rounds in range(1, 7):
        for done in range(1, rounds + 1):
            at = next(share for share in MEETINGS if int(share * rounds) >= done)
            assert at == pytest.approx(done / rounds)
    assert MEETINGS[-1] == 1.0
    assert sorted(set(MEETINGS)) == list(MEETINGS)


def test_simulations_are_shared_out_and_none_is_lost() -> None:
    for count in (1, 2, 3, 7):
        assert sum(targets(1000, count, 1.0).values()) == 1000
        before = targets(1000, count, MEETINGS[0])
        for share in MEETINGS:
            now = targets(1000, count, share)
            assert all(now[number] >= before[number] for number in now)
            before = now


def test_what_parts_have_found_is_added_up() -> None:
    question = Question(some_views()[1], 3, LITTLE)
    trees = {number: question.tree(number) for number in range(3)}
    tally = question.tree(0)
    stint = Stint(tuple(tally.field), tally.left, None, dict.fromkeys(range(3), 200))
    add_up(tally, work(trees, stint, never_stop))
    assert tally.simulations == 600
    for action, branch in tally.root.branches.items():
        parts = [tree.root.branches[action] for tree in trees.values()]
        assert branch.visits == sum(part.visits for part in parts)
        assert branch.total == pytest.approx(sum(part.total for part in parts))
        assert branch.wins == pytest.approx(sum(part.wins for part in parts))
        assert branch.squares == pytest.approx(sum(part.squares for part in parts))


def test_parts_of_another_decision_are_refused() -> None:
    tree = Question(some_views()[1], 3, LITTLE).tree(0)
    for field, left in (((), 1), ((1, 2), 1), (tuple(tree.field), 0)):
        with pytest.raises(ValueError, match="another decision"):
            work({0: tree}, Stint(field, left, None, {0: 9}), never_stop)


def test_the_same_is_found_whoever_helps() -> None:
    for view in some_views():
        alone = found(view)
        assert alone.action in view.legal
        assert alone == found(view, [Beside()]) == found(view, [Beside(), Beside(), Beside()])
        assert alone == found(view, [Beside() for _ in range(9)]), "more than there are parts"


def test_another_number_of_parts_is_another_search() -> None:
    view = some_views()[3]
    assert found(view, count=2).candidates != found(view, count=3).candidates


def test_by_numbers_of_simulations_the_same_is_found_though_helpers_are_lost() -> None:
    for stints in (0, 1, 20):
        for view in some_views()[::3]:
            assert found(view, [Beside(stints), Beside()]) == found(view)


def test_by_a_clock_who_is_lost_or_never_answers_costs_no_time_and_no_answer() -> None:
    view = some_views()[3]
    late = Beside(late=True)
    for helper in (Beside(2), late):
        result = search_together(Question(view, 1, SHORT), 2, [helper])
        assert result.action in view.legal
    assert len(late.patience) > 1
    assert not any(late.patience[1:]), "it is not waited for again"


def test_a_meeting_for_which_it_is_too_late_is_left_out() -> None:
    helper = Beside()
    result = search_together(Question(some_views()[3], 1, replace(SHORT, seconds=0.0)), 2, [helper])
    assert result.simulations == 4 * BATCH
    assert len(helper.patience) == 2


def test_helpers_add_to_what_is_searched_by_a_clock() -> None:
    helper = Beside()
    result = search_together(Question(some_views()[3], 1, SHORT), 2, [helper])
    helped = helper._found[1].simulations
    assert 0 < helped < result.simulations
    assert sum(candidate.simulations for candidate in result.candidates) == result.simulations


def test_contenders_are_halved_until_two_are_left() -> None:
    view = max(some_views(), key=lambda view: len(view.legal))
    result = search_together(Question(view, 1, replace(LITTLE, simulations=8000)), 4)
    most = [candidate.simulations for candidate in result.candidates]
    assert sum(most) == result.simulations == 8000
    assert min(most[:2]) > 2 * max(most[4:])


def test_a_clear_decision_is_soon_made() -> None:
    brief = replace(LITTLE, simulations=9000)
    spent = [search_together(Question(view, 1, brief), 3).simulations for view in some_views()]
    assert min(spent) < 9000 // 3
    whole = search_together(Question(some_views()[0], 1, replace(brief, is_brief=False)), 3)
    assert whole.simulations == 9000


def test_a_search_in_parts_stops_when_it_is_told_to_hurry() -> None:
    view = some_views()[3]
    result = search_together(Question(view, 1, SHORT), 2, [Beside()], lambda: True)
    assert result.action in view.legal
    assert result.simulations <= 3 * BATCH
    numbers = replace(LITTLE, simulations=1 << 30)
    assert search_together(Question(view, 1, numbers), 2, (), lambda: True).action in view.legal


def test_what_decides_nothing_is_not_searched() -> None:
    view = some_views()[0]
    with pytest.raises(ValueError, match="decides nothing"):
        found(replace(view, legal=()))
    assert found(replace(view, legal=view.legal[:1])) == SearchResult(view.legal[0])
