"""The worker process answers through its pipe, survives bad requests and stays small."""

import multiprocessing
from collections.abc import Iterator

import pytest

from acquire_desktop.games.acquire.advice import verdict as review
from acquire_desktop.games.acquire.advice.judgement import states_of
from acquire_desktop.games.acquire.advice.verdict_json import verdict_from_plain
from acquire_desktop.games.acquire.engine.editions import EDITIONS
from acquire_desktop.games.acquire.engine.game import new_game, observe
from acquire_desktop.games.acquire.engine.setup import make_setup
from acquire_desktop.games.acquire.engine.view import View
from acquire_desktop.games.acquire.game import ACQUIRE
from acquire_desktop.games.acquire.review.hindsight_json import NAME
from acquire_desktop.games.acquire.review.luck import draw_points, rate
from acquire_desktop.session.messages import (
    HURRY,
    READY,
    Answer,
    Question,
    read_answer,
    write_request,
)
from acquire_desktop.session.worker import serve
from tests.games.acquire.review.games import played
from tests.reliability import wild_players


def first_view() -> View:
    state = new_game(make_setup(EDITIONS["2008"], 4, "w"))
    return observe(state, state.seat)


class Asked:
    """A process, asked without the threads of the window's end."""

    def __init__(self, players: str) -> None:
        context = multiprocessing.get_context("spawn")
        self.pipe, theirs = context.Pipe()
        self.process = context.Process(target=serve, args=(theirs, players))
        self.process.start()
        theirs.close()
        assert self.pipe.recv_bytes() == READY

    def ask(self, number: int, level: str) -> Answer:
        question = Question("g", 7, first_view(), level, 1)
        self.pipe.send_bytes(write_request(number, question, ACQUIRE.view_to_json))
        return read_answer(self.pipe.recv_bytes(), number, question)

    def end(self) -> int | None:
        self.pipe.close()
        self.process.join(60)
        code = self.process.exitcode
        self.process.close()
        return code


@pytest.fixture
def asked() -> Iterator[Asked]:
    asked = Asked(ACQUIRE.players_module)
    yield asked
    assert asked.end() == 0, "it ends when the pipe closes"


def test_a_request_gets_its_answer(asked: Asked) -> None:
    answer = asked.ask(1, "greedy")
    assert (answer.game_id, answer.ply, answer.problem) == ("g", 7, "")
    assert answer.action in first_view().legal
    assert answer.candidates == ()


def test_a_search_tells_what_it_has_tried(asked: Asked) -> None:
    answer = asked.ask(1, "expert:200")
    assert answer.simulations == 200
    assert answer.candidates[0].action == answer.action
    assert all(0 <= each.win <= 1 and each.simulations for each in answer.candidates)


def test_a_bad_request_gets_a_problem_and_the_next_one_an_answer(asked: Asked) -> None:
    bad = asked.ask(1, "no such level")
    assert (bad.action, bad.problem) == (None, "KeyError: 'no such level'")
    asked.pipe.send_bytes(b'[2,"greedy",1,[],null,null]')
    unreadable = read_answer(asked.pipe.recv_bytes(), 2, Question("g", 7, first_view(), "", 1))
    assert unreadable.action is None
    assert unreadable.problem.startswith("PlainViewError")
    assert asked.ask(3, "random").action in first_view().legal


@pytest.mark.parametrize(
    "message", [b"", b"{", b"7", b"[]", b"[1,2,3]", b"[1,2,3,4,5,6,7]", b"\xff", b"[" * 99_999]
)
def test_a_request_that_cannot_be_read_gets_a_problem_and_the_next_one_an_answer(
    asked: Asked, message: bytes
) -> None:
    """Whatever comes, the process goes on hearing and answering."""
    asked.pipe.send_bytes(message)
    assert asked.pipe.poll(60), "nobody answers"
    unreadable = read_answer(asked.pipe.recv_bytes(), 1, Question("g", 7, first_view(), "", 1))
    assert (unreadable.action, bool(unreadable.problem)) == (None, True)
    assert asked.ask(2, "random").action in first_view().legal


def test_a_player_who_is_hurried_answers_with_what_was_found_so_far(asked: Asked) -> None:
    question = Question("g", 7, first_view(), "expert:900000000", 1)
    asked.pipe.send_bytes(write_request(1, question, ACQUIRE.view_to_json))
    asked.pipe.send_bytes(HURRY)
    answer = read_answer(asked.pipe.recv_bytes(), 1, question)
    assert answer.action in first_view().legal
    assert answer.simulations < 900000000
    assert asked.ask(2, "expert:300").simulations == 300, "only one was hurried"


def judge(asked: Asked, number: int, effort: str, hurry: bool = False) -> Answer:
    view = first_view()
    question = Question("g", 0, view, effort, 3, view.legal[1])
    asked.pipe.send_bytes(write_request(number, question, ACQUIRE.view_to_json))
    if hurry:
        asked.pipe.send_bytes(HURRY)
    return read_answer(asked.pipe.recv_bytes(), number, question)


def test_an_action_is_judged_as_it_would_be_judged_here(asked: Asked) -> None:
    view = first_view()
    here = review.judge(view, view.legal[1], 3, review.EFFORTS["quick"])
    for number in (1, 2):
        plain = judge(asked, number, "quick").verdict
        assert verdict_from_plain(plain, view, view.legal[1]) == here
    assert judge(asked, 3, "no such effort").problem.startswith("KeyError")


def test_a_judgement_that_is_hurried_says_that_it_is_not_whole(asked: Asked) -> None:
    plain = judge(asked, 1, "deep", hurry=True).verdict
    view = first_view()
    assert verdict_from_plain(plain, view, view.legal[1]).simulations < 20_000
    assert asked.ask(2, "greedy").action in view.legal


def test_a_finished_game_is_looked_back_at_as_it_would_be_here(asked: Asked) -> None:
    setup, actions = played(("easy", "medium"), "worker")
    point = draw_points(states_of(setup, actions), actions)[30]
    question = Question("", point.step, None, NAME, point.seed(1), work=point.question(3))
    asked.pipe.send_bytes(write_request(1, question, ACQUIRE.view_to_json))
    answer = read_answer(asked.pipe.recv_bytes(), 1, question)
    assert point.answer(answer.verdict) == rate(point, 1, 3)
    long = Question("", point.step, None, NAME, 1, work=point.question(1 << 30))
    asked.pipe.send_bytes(write_request(2, long, ACQUIRE.view_to_json))
    asked.pipe.send_bytes(HURRY)
    assert read_answer(asked.pipe.recv_bytes(), 2, long).verdict == []
    wrong = Question("", 0, None, "no such work", 1, work=[])
    asked.pipe.send_bytes(write_request(3, wrong, ACQUIRE.view_to_json))
    assert read_answer(asked.pipe.recv_bytes(), 3, wrong).problem.startswith("KeyError")


def test_a_process_that_thinks_ends_when_the_window_has_gone() -> None:
    asked = Asked(ACQUIRE.players_module)
    question = Question("g", 7, first_view(), "expert:900000000", 1)
    asked.pipe.send_bytes(write_request(1, question, ACQUIRE.view_to_json))
    assert asked.end() == 0


def test_a_player_who_takes_no_notice_does_not_outlive_the_window(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv(wild_players.PLAN, '{"0": "sleeps"}')
    asked = Asked(wild_players.__name__)
    question = Question("g", 7, first_view(), "greedy", 1)
    asked.pipe.send_bytes(write_request(1, question, ACQUIRE.view_to_json))
    assert asked.end() == 1


def test_the_process_loads_neither_qt_nor_numpy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(wild_players.PLAN, '{"0": "tells modules"}')
    asked = Asked(wild_players.__name__)
    assert asked.ask(1, "greedy").problem == "RuntimeError: acquire_desktop"
    assert asked.end() == 0
