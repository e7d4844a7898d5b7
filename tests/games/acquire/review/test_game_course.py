"""The story of a game is found out moment by moment, may be broken off, and is told when whole."""

import json

import pytest

from acquire_desktop.games.acquire.advice.judgement import states_of
from acquire_desktop.games.acquire.review import curve
from acquire_desktop.games.acquire.review.curve import TurnEnd, rate_turns, smoothed
from acquire_desktop.games.acquire.review.game_course import Story, StoryTask
from acquire_desktop.games.acquire.review.hindsight_json import PlainHindsightError, look
from acquire_desktop.games.acquire.review.luck import UnfinishedGameError
from tests.games.acquire.review.games import played

LEVELS = ("medium", "easy")
SEED = 5


def story(is_compiled: bool = True) -> Story:
    setup, actions = played(LEVELS, "story")
    return Story(states_of(setup, actions), actions, SEED, is_compiled)


def made_up(task: StoryTask) -> object:
    """Return what a process might answer."""
    if isinstance(task.what, TurnEnd):
        return [[6000, 4000]]
    return [[70, -70], [5, 5], [60, 60]]


def walk(found: Story, count: int = 10_000) -> int:
    """Do so many tasks of a story; return how many there were."""
    before = found.permille
    for done in range(count):
        task = found.next_task()
        if task is None:
            return done
        assert found.take(task, made_up(task))
        assert found.permille >= before
        before = found.permille
    return count


def test_turns_come_first_and_the_last_one_is_the_result() -> None:
    found = story()
    walk(found, len(found.turn_ends) - 1)
    assert not found.draws
    task = found.next_task()
    assert task is not None
    assert not isinstance(task.what, TurnEnd)
    assert found.curve == smoothed(found.turns)
    assert sorted(found.turns[-1].wins) in ([0, 10_000], [5_000, 5_000])


def test_all_is_told_only_when_all_is_known() -> None:
    found = story()
    assert (found.curve, found.luck(0), found.permille) == ((), None, 0)
    count = walk(found)
    assert count == len(found.turn_ends) - 1 + len(found.draw_points)
    luck = found.luck(0)
    assert luck is not None
    assert luck.own == sum(draw.gain for draw in found.draws if draw.seat == 0)
    assert found.permille == 1000


def test_it_goes_on_where_it_was_broken_off_with_the_same_luck() -> None:
    whole, first, second = story(), story(), story()
    walk(whole)
    for count in (3, len(first.turn_ends) + 4):
        walk(first, count)
        second.restore(first.turns, first.draws)
        assert second.next_task() == first.next_task()
    walk(second)
    assert (second.turns, second.draws) == (whole.turns, whole.draws)


def test_what_was_stopped_half_way_counts_for_nothing_and_nonsense_is_refused() -> None:
    found = story()
    task = found.next_task()
    assert task is not None
    assert not found.take(task, [])
    assert found.next_task() == task
    with pytest.raises(PlainHindsightError):
        found.take(task, [[1, 2]])


def test_another_process_comes_to_what_is_found_here() -> None:
    found = story()
    task = found.next_task()
    assert task is not None
    found.take(task, look(json.loads(json.dumps(task.question)), task.seed))
    assert found.turns == list(rate_turns(found.turn_ends[:1], SEED, curve.ROLLOUTS))


def test_in_plain_python_there_is_no_story() -> None:
    found = story(is_compiled=False)
    assert found.next_task() is None
    assert (found.permille, found.luck(0)) == (1000, None)


def test_a_game_that_goes_on_has_no_story() -> None:
    setup, actions = played(LEVELS, "story")
    with pytest.raises(UnfinishedGameError):
        Story(states_of(setup, actions)[:-1], actions)
