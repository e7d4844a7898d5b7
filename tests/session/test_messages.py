"""Messages of the players' process are read to the letter, or refused."""

import json
from random import Random
from typing import Any

import pytest

from acquire_desktop.games.acquire.ai.search.result import Candidate as Found
from acquire_desktop.games.acquire.ai.search.result import SearchResult
from acquire_desktop.games.acquire.engine.editions import EDITIONS
from acquire_desktop.games.acquire.engine.game import new_game, observe
from acquire_desktop.games.acquire.engine.setup import make_setup
from acquire_desktop.games.acquire.engine.view_json import view_to_json
from acquire_desktop.session.messages import (
    Answer,
    Candidate,
    MessageError,
    Question,
    Request,
    read_answer,
    read_request,
    write_answer,
    write_problem,
    write_request,
    write_verdict,
)

STATE = new_game(make_setup(EDITIONS["2008"], 4, "m"))
VIEW = observe(STATE, STATE.seat)
QUESTION = Question("g", 7, VIEW, "expert", 2**32 - 1)
FIRST, SECOND, *_ = VIEW.legal
JUDGING = Question("g", 7, VIEW, "deep", 5, SECOND)
ANSWER = write_answer(
    3, VIEW.legal, SearchResult(SECOND, (Found(SECOND, 0.25, 0.01, 90), Found(FIRST, 0, 1, 1)), 91)
)


def test_a_request_is_read_as_it_was_written() -> None:
    message = write_request(3, QUESTION, view_to_json)
    assert read_request(message) == Request(3, "expert", 2**32 - 1, json.loads(message)[3])


def test_what_is_to_be_judged_goes_as_its_place_among_the_legal_actions() -> None:
    request = read_request(write_request(4, JUDGING, view_to_json))
    assert (request.level, request.seed, request.played) == ("deep", 5, 1)


def test_a_verdict_is_handed_on_as_plain_values_to_whoever_asked_for_one() -> None:
    verdict: list[Any] = [1, 2, [3, "four"]]
    answer = read_answer(write_verdict(3, verdict), 3, JUDGING)
    assert answer == Answer("g", 7, None, verdict=verdict)
    for message, question in ((write_verdict(3, verdict), QUESTION), (ANSWER, JUDGING)):
        with pytest.raises(MessageError):
            read_answer(message, 3, question)


def test_other_work_goes_and_comes_back_as_plain_values_without_a_view() -> None:
    work: list[Any] = [[1, [2]], "three"]
    asked = Question("g", 7, None, "count", 5, work=work)
    request = read_request(write_request(4, asked, view_to_json))
    assert request == Request(4, "count", 5, None, work=work)
    answer = read_answer(write_verdict(4, [6]), 4, asked)
    assert answer == Answer("g", 7, None, verdict=[6])
    assert read_answer(write_problem(4, "lost"), 4, asked).problem == "lost"
    for message in (write_answer(4, VIEW.legal, SearchResult(SECOND)), write_verdict(4, None)):
        with pytest.raises(MessageError):
            read_answer(message, 4, asked)


def test_a_verdict_that_is_no_strict_json_is_refused() -> None:
    wrong: list[Any] = [0.5, [2**40], {"deep": [[[[[[[[]]]]]]]]}]
    for verdict in wrong:
        with pytest.raises(MessageError):
            read_answer(write_verdict(3, verdict), 3, JUDGING)


def test_a_problem_has_no_verdict() -> None:
    answer = read_answer(write_problem(3, "lost"), 3, JUDGING)
    assert (answer.verdict, answer.action, answer.problem) == (None, None, "lost")


def test_an_answer_is_read_as_it_was_written() -> None:
    tried = (Candidate(SECOND, 0.25, 0.01, 90), Candidate(FIRST, 0.0, 1.0, 1))
    assert read_answer(ANSWER, 3, QUESTION) == Answer("g", 7, SECOND, "", tried, 91)


def test_a_problem_has_no_action_and_is_cut() -> None:
    answer = read_answer(write_problem(3, "out of mind \ud800" + "x" * 5000), 3, QUESTION)
    assert (answer.action, answer.problem[:13], len(answer.problem)) == (None, "out of mind ?", 300)


def test_a_problem_without_words_is_one() -> None:
    assert read_answer(write_problem(3, ""), 3, QUESTION).action is None


WRONG: dict[str, list[Any]] = {
    "number": [2, 4, True, "3", None],
    "action": [-1, len(VIEW.legal), 1.0, False, "0", [0], None],
    "problem": [None, 0, "x" * 301, "\ud800"],
    "simulations": [-1, 2**31 + 1, 1e3, None],
    "tried": [
        *(None, {}, [0], [[0, 1, 2]], [[0, 1, 2, 3, 4]], [[0, 0, 0, 0]] * 501),
        *([[-1, 0, 0, 0]], [[0, 1_000_001, 0, 0]], [[0, 0, -1, 0]], [[0, 0, 0, None]]),
    ],
    "verdict": [0, [], "none"],
    "another": [0],
}


@pytest.mark.parametrize(
    ("field", "value"), [(field, value) for field, values in WRONG.items() for value in values]
)
def test_an_answer_of_which_one_part_is_wrong_is_refused(field: str, value: Any) -> None:
    fields = {**json.loads(ANSWER), field: value}
    with pytest.raises(MessageError):
        read_answer(json.dumps(fields).encode(), 3, QUESTION)


def test_an_answer_that_lacks_a_part_is_refused() -> None:
    fields = json.loads(ANSWER)
    for name in fields:
        less = {key: value for key, value in fields.items() if key != name}
        with pytest.raises(MessageError):
            read_answer(json.dumps(less).encode(), 3, QUESTION)


def test_damaged_bytes_are_refused_or_answer_with_a_legal_action() -> None:
    random = Random(7)
    refused = 0
    for _ in range(5000):
        message = bytearray(ANSWER)
        for _ in range(random.randrange(1, 4)):
            message[random.randrange(len(message))] = random.randrange(256)
        try:
            answer = read_answer(bytes(message), 3, QUESTION)
        except MessageError:
            refused += 1
        else:
            assert answer.problem or answer.action in VIEW.legal
            assert all(each.action in VIEW.legal for each in answer.candidates)
    assert refused > 3000
