"""The window's end of the computer players' process: answers, late answers, crashes, quitting."""

import errno
import multiprocessing
import os
import signal
import tempfile
import threading
from collections.abc import Iterator
from dataclasses import replace
from multiprocessing.context import SpawnProcess
from multiprocessing.process import BaseProcess
from typing import NoReturn

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from acquire_desktop.games.acquire import load_rules
from acquire_desktop.games.acquire.advice.judgement import states_of
from acquire_desktop.games.acquire.advice.verdict_json import verdict_from_plain
from acquire_desktop.games.acquire.engine.editions import EDITIONS
from acquire_desktop.games.acquire.engine.game import new_game, observe
from acquire_desktop.games.acquire.engine.setup import make_setup
from acquire_desktop.games.acquire.engine.view import View
from acquire_desktop.games.acquire.game import ACQUIRE
from acquire_desktop.games.acquire.review import hindsight_json
from acquire_desktop.games.acquire.review.curve import rate, turn_ends
from acquire_desktop.session.ai_worker import RETRY_MS, SILENT, ComputerPlayers
from tests.games.acquire.review.games import played

pytestmark = pytest.mark.usefixtures("no_other_players")
NAME = "computer-players"
PATIENT_MS = 120_000
"""Under load a player who is well may be late."""

can_halt = pytest.mark.skipif(
    not hasattr(signal, "SIGSTOP"), reason="a process cannot be halted on this system"
)


def running() -> list[BaseProcess]:
    return [child for child in multiprocessing.active_children() if child.name == NAME]


def halt(players: ComputerPlayers) -> None:
    """Make the process as silent as one that is lost in a search."""
    assert players.pid is not None
    os.kill(players.pid, signal.SIGSTOP)


@pytest.fixture
def view() -> View:
    state = new_game(make_setup(EDITIONS["2023-tycoon"], 3, "w"))
    return observe(state, state.seat)


@pytest.fixture
def players(qtbot: QtBot) -> Iterator[ComputerPlayers]:
    players = ComputerPlayers(load_rules, spare_ms=PATIENT_MS, stale_ms=20)
    players.start()
    qtbot.waitUntil(lambda: players._was_ready)
    yield players
    players.close()
    assert not running()
    assert not [thread for thread in threading.enumerate() if thread.name == NAME]


def test_a_request_is_answered_with_a_legal_action(
    players: ComputerPlayers, view: View, qtbot: QtBot
) -> None:
    with qtbot.waitSignal(players.answered) as answered:
        players.request("g", 4, view, "greedy", 1)
    game_id, ply, action = answered.args
    assert (game_id, ply) == ("g", 4)
    assert action in view.legal


def test_the_process_serves_one_request_after_the_other(
    players: ComputerPlayers, view: View, qtbot: QtBot
) -> None:
    first = players.pid
    for ply in range(5):
        with qtbot.waitSignal(players.answered) as answered:
            players.request("g", ply, view, "greedy", ply)
        assert answered.args[1] == ply
    assert players.pid == first


def test_a_request_that_cannot_be_served_fails(
    players: ComputerPlayers, view: View, qtbot: QtBot
) -> None:
    with qtbot.waitSignal(players.failed) as failed:
        players.request("g", 4, view, "no such level", 1)
    assert failed.args == ["g", 4, "KeyError: 'no such level'"]


def test_late_answers_are_dropped(players: ComputerPlayers, view: View, qtbot: QtBot) -> None:
    plies: list[int] = []
    players.answered.connect(lambda _game_id, ply, _action: plies.append(ply))
    players.request("g", 1, view, "greedy", 1)
    players.cancel()
    players.request("g", 2, view, "greedy", 1)
    with qtbot.waitSignal(players.answered):
        players.request("g", 3, view, "greedy", 1)
    assert plies == [3]


def test_a_process_that_died_while_idle_is_replaced(
    players: ComputerPlayers, view: View, qtbot: QtBot
) -> None:
    (process,) = running()
    process.kill()
    process.join()
    with qtbot.waitSignal(players.answered):
        players.request("g", 1, view, "greedy", 1)


@can_halt
def test_a_request_is_asked_again_when_the_process_dies_over_it(
    players: ComputerPlayers, view: View, qtbot: QtBot
) -> None:
    halt(players)
    with qtbot.waitSignal(players.answered) as answered:
        players.request("g", 1, view, "greedy", 1)
        running()[0].kill()
    assert answered.args[1] == 1


@can_halt
def test_a_request_fails_when_its_process_dies_and_too_little_time_is_left(
    view: View, qtbot: QtBot
) -> None:
    players = ComputerPlayers(lambda: ACQUIRE, spare_ms=RETRY_MS // 2)
    players.start()
    qtbot.waitUntil(lambda: players._was_ready)
    halt(players)
    with qtbot.waitSignal(players.failed), qtbot.assertNotEmitted(players.answered):
        players.request("g", 1, view, "greedy", 1)
        running()[0].kill()
    players.close()


@can_halt
def test_a_process_lost_in_a_dropped_request_is_replaced(
    players: ComputerPlayers, view: View, qtbot: QtBot
) -> None:
    lost = players.pid
    halt(players)
    players.request("g", 1, view, "greedy", 1)
    players.cancel()
    with qtbot.waitSignal(players.answered) as answered:
        players.request("g", 2, view, "greedy", 1)
    assert answered.args[1] == 2
    assert players.pid != lost


def test_a_request_that_is_not_answered_in_time_fails(view: View, qtbot: QtBot) -> None:
    players = ComputerPlayers(load_rules, spare_ms=1, start_ms=0)
    with qtbot.waitSignal(players.failed) as failed:
        players.request("g", 1, view, "greedy", 1)
    assert failed.args == ["g", 1, SILENT]
    players.close()
    assert not running()


@can_halt
def test_closing_in_the_middle_of_a_search_leaves_nothing_behind(
    players: ComputerPlayers, view: View
) -> None:
    halt(players)
    players.request("g", 1, view, "greedy", 1)
    players.close()
    assert not running()
    assert not [thread for thread in threading.enumerate() if thread.name == NAME]


def test_closing_while_the_process_starts_leaves_nothing_behind(view: View) -> None:
    players = ComputerPlayers(load_rules)
    players.request("g", 1, view, "greedy", 1)
    players.close()
    assert not running()


def test_without_a_request_there_is_nothing_to_hurry_and_no_process_starts(
    qapp: QApplication,
) -> None:
    assert qapp is not None
    players = ComputerPlayers(load_rules)
    players.hurry()
    players.cancel()
    players.close()
    assert players.pid is None
    assert not running()


def test_of_two_requests_only_the_later_is_answered_and_a_dropped_one_not_at_all(
    view: View, qtbot: QtBot
) -> None:
    players = ComputerPlayers(load_rules)
    told: list[int] = []
    players.answered.connect(lambda _game, ply, _action: told.append(ply))
    players.request("g", 4, view, "greedy", 1)
    players.cancel()
    with qtbot.waitSignal(players.answered):
        players.request("g", 5, view, "greedy", 1)
    players.request("g", 6, view, "greedy", 1)
    players.cancel()
    qtbot.waitUntil(lambda: players._worker is not None and not players._worker.unanswered)
    assert told == [5]
    players.close()


def test_who_is_closed_starts_no_process_any_more(
    players: ComputerPlayers, view: View, qtbot: QtBot
) -> None:
    players.close()
    with qtbot.assertNotEmitted(players.failed), qtbot.assertNotEmitted(players.answered):
        players.start()
        players.request("g", 1, view, "greedy", 1)
        players.hurry()
        players.close()
    assert players.pid is None
    assert not running()


def test_players_think_where_no_memory_can_be_shared(
    view: View, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_args: object, **_options: object) -> NoReturn:
        raise PermissionError(errno.EACCES, "Permission denied")

    monkeypatch.setattr(tempfile, "mkstemp", refuse)  # what shared memory is a file of
    players = ComputerPlayers(load_rules)
    with qtbot.waitSignal(players.answered):
        players.request("g", 1, view, "greedy", 1)
    players.close()


def test_where_the_system_gives_no_process_a_request_fails(
    view: View, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_args: object) -> NoReturn:
        raise BlockingIOError(errno.EAGAIN, "Resource temporarily unavailable")

    monkeypatch.setattr(SpawnProcess, "start", refuse)
    players = ComputerPlayers(load_rules)
    with qtbot.waitSignal(players.failed) as failed:
        players.request("g", 1, view, "greedy", 1)
        assert not failed.signal_triggered, "not before the request is made"
    assert failed.args == ["g", 1, SILENT]
    players.close()
    assert not [thread for thread in threading.enumerate() if thread.name == NAME]


def test_an_action_is_judged_and_nothing_is_answered(
    players: ComputerPlayers, view: View, qtbot: QtBot
) -> None:
    told: list[int] = []
    players.answered.connect(lambda _game, ply, _action: told.append(ply))
    with qtbot.waitSignal(players.judged) as heard:
        players.judge("g", 3, view, view.legal[0], "quick", 1)
    (answer,) = heard.args
    verdict = verdict_from_plain(answer.verdict, view, view.legal[0])
    assert (answer.game_id, answer.ply, verdict.played) == ("g", 3, view.legal[0])
    assert told == []


def test_other_work_is_done_and_nothing_is_judged(players: ComputerPlayers, qtbot: QtBot) -> None:
    setup, actions = played(("easy", "medium"), "worker")
    end = turn_ends(states_of(setup, actions))[12]
    told: list[object] = []
    players.judged.connect(told.append)
    with qtbot.waitSignal(players.worked) as heard:
        players.work("g", end.step, end.question(9), hindsight_json.NAME, end.seed(1))
    (answer,) = heard.args
    assert (answer.game_id, answer.ply, answer.action) == ("g", end.step, None)
    assert end.answer(answer.verdict) == rate(end, 1, 9)
    assert told == []


def test_a_question_comes_before_a_judgement_that_is_being_made(
    players: ComputerPlayers, view: View, qtbot: QtBot
) -> None:
    judged: list[object] = []
    players.judged.connect(judged.append)
    players.judge("g", 3, view, view.legal[0], "deep", 1)
    with qtbot.waitSignal(players.answered):
        players.request("g", 4, view, "greedy", 1)
    assert judged == []


def test_a_search_that_is_late_is_hurried_and_answers(view: View, qtbot: QtBot) -> None:
    rules = replace(ACQUIRE, thinking_s=lambda _level: 0.1)
    players = ComputerPlayers(lambda: rules)
    with qtbot.waitSignal(players.considered) as considered:
        players.request("g", 1, view, "expert:900000000", 1)
    assert considered.args[0].simulations < 900000000
    players.close()
