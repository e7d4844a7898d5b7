"""Master has helpers in processes of their own, and never depends on them."""

import errno
import multiprocessing
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from multiprocessing.context import SpawnProcess
from typing import NoReturn

import pytest

from acquire_desktop.games.acquire.ai.players.levels import LEVELS
from acquire_desktop.games.acquire.ai.search.helper_messages import (
    READY,
    ReportError,
    read_reports,
    read_task,
    write_reports,
    write_task,
)
from acquire_desktop.games.acquire.ai.search.helper_process import HelperProcess
from acquire_desktop.games.acquire.ai.search.learned import learned_for
from acquire_desktop.games.acquire.ai.search.parts import Question, Report, Stint, work
from acquire_desktop.games.acquire.ai.search.result import SearchResult
from acquire_desktop.games.acquire.ai.search.runner import SearchLimits, search
from acquire_desktop.games.acquire.ai.search.stopping import never_stop
from acquire_desktop.games.acquire.ai.search.together import search_together
from acquire_desktop.games.acquire.engine.editions import EDITIONS
from acquire_desktop.games.acquire.engine.game import new_game, observe
from acquire_desktop.games.acquire.engine.setup import make_setup
from acquire_desktop.games.acquire.engine.view import View
from acquire_desktop.games.acquire.process_players import (
    MOST_HELPERS,
    Crew,
    helpers_for,
    think,
    usable_cores,
)

NUMBERS = SearchLimits(600, None, 8, has_manners=True, has_helpers=True)
CLOCK = replace(NUMBERS, simulations=1 << 30, seconds=0.15)

can_halt = pytest.mark.skipif(
    not hasattr(signal, "SIGSTOP"), reason="a process cannot be halted on this system"
)


@pytest.fixture
def view() -> View:
    state = new_game(make_setup(EDITIONS["2008"], 4, "crew"))
    return observe(state, state.seat)


@pytest.fixture
def crew() -> Iterator[Crew]:
    crew = Crew(2)
    yield crew
    crew.dismiss()


def ready(crew: Crew, view: View) -> list[HelperProcess]:
    """Return helpers that have answered once: what comes late does not come from their start."""
    helpers = crew.gather()
    search_together(Question(view, 1, replace(NUMBERS, simulations=30)), 3, helpers)
    return helpers


def by_clock(crew: Crew, view: View) -> SearchResult:
    return crew.search(view, 1, learned_for(view.edition, view.players), CLOCK, never_stop)


def test_with_one_core_or_two_master_searches_alone_as_ever(view: View) -> None:
    assert helpers_for(1) == helpers_for(2) == 0
    learned = learned_for(view.edition, view.players)
    crew = Crew(helpers_for(2))
    assert crew.search(view, 1, learned, NUMBERS, never_stop) == search(view, 1, learned, NUMBERS)
    assert by_clock(crew, view).action in view.legal
    assert crew.gather() == []


def test_one_core_is_left_alone_and_helpers_are_bounded() -> None:
    assert [helpers_for(cores) for cores in (3, 4, 9, 256)] == [1, 2, 7, MOST_HELPERS]
    assert 1 <= usable_cores() <= (os.cpu_count() or 1)


def test_only_master_by_its_clock_has_helpers(view: View, crew: Crew) -> None:
    asked = [name for name, level in LEVELS.items() if level.limits and level.limits.has_helpers]
    assert asked == ["master"]
    learned = learned_for(view.edition, view.players)
    alone = search(view, 1, learned, NUMBERS)
    assert crew.search(view, 1, learned, NUMBERS, never_stop) == alone
    other = replace(CLOCK, has_helpers=False)
    assert crew.search(view, 1, learned, other, never_stop).action in view.legal
    assert crew._helpers == []


def test_processes_find_the_same_as_one_by_numbers_of_simulations(view: View, crew: Crew) -> None:
    alone = search_together(Question(view, 4, NUMBERS), 5)
    helpers = crew.gather()
    for some in (helpers, helpers[:1], helpers):
        assert search_together(Question(view, 4, NUMBERS), 5, some) == alone


def test_the_same_is_found_though_a_helper_is_killed(view: View, crew: Crew) -> None:
    question = Question(view, 4, NUMBERS)
    helpers = ready(crew, view)
    kill(helpers[0])
    assert search_together(question, 3, helpers) == search_together(question, 3)
    assert [helper.is_lost for helper in helpers] == [True, False]
    assert crew.gather()[0] is helpers[1], "another one comes in its place"
    assert len(crew.gather()) == 2


def kill(helper: HelperProcess) -> None:
    helper._process.kill()
    helper.join()


def test_by_a_clock_a_helper_that_was_killed_is_replaced(view: View, crew: Crew) -> None:
    first, second = ready(crew, view)
    kill(first)
    assert by_clock(crew, view).action in view.legal
    assert first.is_lost or first not in crew.gather()
    assert second in crew.gather()
    assert len(crew.gather()) == 2


@can_halt
def test_a_helper_that_is_halted_holds_up_nothing(view: View, crew: Crew) -> None:
    for helper in ready(crew, view):
        assert helper.pid is not None
        os.kill(helper.pid, signal.SIGSTOP)
    assert by_clock(crew, view).action in view.legal
    crew.dismiss()
    assert not [child for child in multiprocessing.active_children() if "helper" in child.name]


def test_a_helper_that_is_not_needed_leaves_and_comes_back() -> None:
    helper = HelperProcess(idle_s=0.0)
    helper.join()
    assert helper.has_left
    crew = Crew(1)
    crew._helpers.append(helper)
    (other,) = crew.gather()
    assert other is not helper
    assert crew._lost == 0, "to leave is no loss"
    crew.dismiss()


def test_where_helpers_are_lost_again_and_again_master_searches_alone(
    view: View, crew: Crew
) -> None:
    seen = set()
    while helpers := crew.gather():
        seen |= {helper.pid for helper in helpers}
        for helper in helpers:
            kill(helper)
            search_together(Question(view, 1, NUMBERS), 2, [helper])
        assert len(seen) < 20
    assert by_clock(crew, view).action in view.legal


def test_where_the_system_gives_no_process_master_searches_alone(
    view: View, crew: Crew, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_args: object) -> NoReturn:
        raise BlockingIOError(errno.EAGAIN, "Resource temporarily unavailable")

    monkeypatch.setattr(SpawnProcess, "start", refuse)
    assert crew.gather() == []
    assert by_clock(crew, view).action in view.legal


def test_whoever_is_in_a_process_of_its_own_plays_as_everybody_does(view: View) -> None:
    assert think("expert:200", view, 3).simulations == 200
    assert think("medium", view, 3).action in view.legal


STINT = Stint((4, 2), 1, None, {3: 50})


def test_messages_come_through_to_the_bit(view: View) -> None:
    question = Question(view, 1 << 40, NUMBERS)
    assert read_task(write_task(7, question, STINT)) == (7, question, STINT)
    assert read_task(write_task(8, None, STINT)) == (8, None, STINT)
    tree = question.tree(3)
    stint = Stint(tuple(tree.field), tree.left, 0.5, {3: 50})
    reports = work({3: tree}, stint, never_stop)
    assert read_reports(write_reports(7, reports), 7, stint) == reports


@pytest.mark.parametrize(
    "message",
    [
        *(b"", b"{", b"7", b"[]", b"[1,2,3]", b"\xff", b"[" * 99_999, READY),
        *(b"[7,[[3,50,[]]]]", b"[7,[[3,50,[[1,0.1,0.1,0.1]]]]]", b"[7,[]]", b"[7,[[[],5,[]]]]"),
        b"[8,[[3,50,[[1,0.1,0.1,0.1],[1,0.1,0.1,0.1]]]]]",
        b"[7,[[4,50,[[1,0.1,0.1,0.1],[1,0.1,0.1,0.1]]]]]",
        b"[7,[[3,-1,[[1,0.1,0.1,0.1],[1,0.1,0.1,0.1]]]]]",
        b"[7,[[3,50,[[1,NaN,0.1,0.1],[1,0.1,0.1,0.1]]]]]",
        b"[7,[[3,50,[[1,9.1,0.1,0.1],[1,0.1,0.1,0.1]]]]]",
        b"[7,[[3,50,[[-1,0.1,0.1,0.1],[1,0.1,0.1,0.1]]]]]",
        b"[7,[[3,50,[[1,0.1,0.1],[1,0.1,0.1,0.1]]]]]",
    ],
)
def test_what_no_helper_can_mean_is_refused(message: bytes) -> None:
    good = {3: Report(50, ((1, 0.1, 0.1, 0.1), (1, 0.1, 0.1, 0.1)))}
    assert read_reports(write_reports(7, good), 7, STINT) == good
    with pytest.raises(ReportError, match="not reports"):
        read_reports(message, 7, STINT)


@pytest.mark.parametrize("message", [b"{", b"[1,[]]", READY])
def test_a_helper_that_sends_nonsense_is_ended_and_done_without(view: View, message: bytes) -> None:
    helper = HelperProcess()
    helper._pipe.close()
    helper._pipe, theirs = multiprocessing.Pipe()
    for told in (READY, message, b"nonsense"):
        theirs.send_bytes(told)
    question = Question(view, 4, NUMBERS)
    assert search_together(question, 2, [helper]) == search_together(question, 2)
    assert helper.is_lost
    helper.join()
    theirs.close()


def test_a_helper_loads_neither_qt_nor_numpy() -> None:
    code = f"import sys, {HelperProcess.__module__}; print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert not {"PySide6", "numpy"} & {name.partition(".")[0] for name in done.stdout.split()}
