"""The helpers of Master's process go with it, however it ends."""

import os
import select
import sys

import pytest

from acquire_desktop.games.acquire.game import ACQUIRE
from acquire_desktop.session.messages import HURRY, Question, read_answer, write_request
from tests.games.acquire.ai.players import helped_players
from tests.session.test_worker import Asked, first_view

if sys.platform != "linux":
    pytest.skip("another's process cannot be waited for", allow_module_level=True)

LIMIT_S = 60


@pytest.fixture
def helped() -> Asked:
    return Asked(helped_players.__name__)


class Watched:
    """The helpers of a process."""

    def __init__(self, asked: Asked) -> None:
        pids = asked.ask(1, "helpers").problem.split()
        assert pids[0] == "LookupError:"
        self.pids = [int(pid) for pid in pids[1:]]
        self._files = [os.pidfd_open(pid) for pid in self.pids]
        assert len(self._files) == 2
        assert not self.ended(0)

    def ended(self, limit_s: float) -> int:
        """Wait for each of them to end, and return how many have."""
        return sum(bool(select.select([file], [], [], limit_s)[0]) for file in self._files)

    def close(self) -> None:
        for file in self._files:
            os.close(file)


def test_master_answers_with_its_helpers_and_they_end_with_the_window(helped: Asked) -> None:
    watched = Watched(helped)
    answer = helped.ask(2, "master")
    assert answer.action in first_view().legal
    assert sum(each.simulations for each in answer.candidates) == answer.simulations
    assert helped.end() == 0
    assert watched.ended(LIMIT_S) == 2
    watched.close()


def test_helpers_leave_the_processor_to_the_window_as_their_process_does(helped: Asked) -> None:
    watched = Watched(helped)
    here = os.getpriority(os.PRIO_PROCESS, 0)
    niceness = {os.getpriority(os.PRIO_PROCESS, pid) for pid in watched.pids}
    assert niceness == {min(here + 10, 19)}
    assert helped.end() == 0
    watched.close()


@pytest.mark.parametrize("thinks", [False, True])
def test_helpers_end_when_their_process_is_killed(helped: Asked, thinks: bool) -> None:
    watched = Watched(helped)
    if thinks:
        question = Question("g", 7, first_view(), "master", 1)
        helped.pipe.send_bytes(write_request(2, question, ACQUIRE.view_to_json))
    helped.process.kill()
    assert watched.ended(LIMIT_S) == 2
    watched.close()
    assert helped.end() != 0


def test_master_who_is_hurried_answers_at_once_and_goes_on_next_time(helped: Asked) -> None:
    watched = Watched(helped)
    question = Question("g", 7, first_view(), "master", 1)
    helped.pipe.send_bytes(write_request(2, question, ACQUIRE.view_to_json))
    helped.pipe.send_bytes(HURRY)
    answer = read_answer(helped.pipe.recv_bytes(), 2, question)
    assert answer.action in first_view().legal
    assert helped.ask(3, "greedy").action in first_view().legal
    assert helped.end() == 0
    assert watched.ended(LIMIT_S) == 2
    watched.close()
