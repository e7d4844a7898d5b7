"""Outside programs decide in processes of their own; whatever becomes of those, play goes on."""

import json
import os
import signal
import sys
import threading
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from acquire_desktop.games.acquire import load_rules
from acquire_desktop.games.acquire.engine.editions import EDITIONS
from acquire_desktop.games.acquire.engine.game import new_game, observe
from acquire_desktop.games.acquire.engine.setup import Setup, make_setup
from acquire_desktop.games.acquire.engine.view import View
from acquire_desktop.session.notes import OutsideFailed
from acquire_desktop.session.outside.players import (
    MOST_REFUSED,
    MOST_RESTARTS,
    OutsidePlayers,
    Question,
)
from acquire_desktop.session.outside.process import MOST_SAID, NAME, ProgramProcess
from acquire_desktop.storage.seats.programs import OutsideProgram, Trouble
from tests.session.outside.programs import WAYS, is_running, program

GAME = "0" * 32
SETUP: Setup = make_setup(EDITIONS["2023-tycoon"], 3, "outside")
PATIENT_MS = 120_000
"""Under load a program that is well may be late."""
ENDS = "ends at once", "ends when asked", "closes its output", "too long"
UNREADABLE = (
    *("no json", "no object", "deep", "no utf-8", "no action", "an error", "gibberish"),
    *("true", "long action", "huge number"),
)
ILLEGAL = "illegal", "out of range", "below zero"

on_posix = pytest.mark.skipif(sys.platform == "win32", reason="processes have groups on POSIX")


@pytest.fixture
def view() -> View:
    state = new_game(SETUP)
    return observe(state, state.seat)


@pytest.fixture
def players(qapp: QApplication) -> Iterator[OutsidePlayers]:
    assert qapp is not None
    players = OutsidePlayers(load_rules, spare_ms=PATIENT_MS, start_ms=0)
    yield players
    players.close()
    assert not [thread for thread in threading.enumerate() if thread.name == NAME]


def ask(players: OutsidePlayers, view: View, bot: OutsideProgram, ply: int = 4) -> None:
    players.request(Question(GAME, ply, view, SETUP), bot, 10)


def failure(
    players: OutsidePlayers, view: View, bot: OutsideProgram, qtbot: QtBot
) -> OutsideFailed:
    with qtbot.waitSignal(players.failed) as failed:
        ask(players, view, bot)
    assert failed.args[:2] == [GAME, 4]
    note = failed.args[2]
    assert isinstance(note, OutsideFailed)
    return note


@pytest.mark.parametrize(
    ("way", "place"),
    [
        *(("first", 0), ("last", -1), ("number", -1), ("capitals", 0)),
        *(("blank lines", 0), ("complains", 0), ("slow start", 0)),
    ],
)
def test_an_action_is_named_by_its_text_or_by_its_place(
    players: OutsidePlayers, view: View, tmp_path: Path, qtbot: QtBot, way: str, place: int
) -> None:
    with qtbot.waitSignal(players.answered) as answered:
        ask(players, view, program(tmp_path, way))
    assert answered.args == [GAME, 4, view.legal[place]]


def test_one_process_decides_again_and_again(
    players: OutsidePlayers, view: View, tmp_path: Path, qtbot: QtBot
) -> None:
    bot, pids = program(tmp_path, "first"), set[int]()
    for ply in range(4):
        with qtbot.waitSignal(players.answered):
            ask(players, view, bot, ply)
        pids.update(players.pids)
    assert len(pids) == 1


def test_the_question_is_the_request_of_the_protocol_and_tells_no_seed(
    players: OutsidePlayers, view: View, tmp_path: Path, qtbot: QtBot
) -> None:
    bot = program(tmp_path, "writes down")
    with qtbot.waitSignal(players.answered):
        ask(players, view, bot)
    line = Path(f"{bot.command[2]}.lines").read_text("utf-8")
    asked = json.loads(line)
    assert asked.keys() == {"do", "view", "seconds"}
    assert (asked["do"], asked["seconds"]) == ("choose", 10)
    assert asked["view"] == json.loads(json.dumps(load_rules().view_object(view)))
    assert len(asked["view"]["legal"]) == len(view.legal)
    assert SETUP.seed not in line


def test_our_own_headless_face_can_take_a_seat(
    players: OutsidePlayers, view: View, qtbot: QtBot
) -> None:
    bot = OutsideProgram("We", (sys.executable, "-m", "acquire_desktop.protocol"), "easy")
    players.request(Question(GAME, 4, view, SETUP), bot, 1)
    with qtbot.waitSignal(players.answered) as answered:
        pass
    assert answered.args[2] in view.legal


@pytest.mark.parametrize(
    ("way", "trouble"),
    [
        *((way, Trouble.ENDED) for way in ENDS),
        *((way, Trouble.UNREADABLE) for way in UNREADABLE),
        *((way, Trouble.ILLEGAL) for way in ILLEGAL),
    ],
)
def test_who_does_not_decide_is_told_of_and_why(
    players: OutsidePlayers, view: View, tmp_path: Path, qtbot: QtBot, way: str, trouble: Trouble
) -> None:
    note = failure(players, view, program(tmp_path, way), qtbot)
    assert note == OutsideFailed(view.seat, trouble, gave_up=False)


@pytest.mark.parametrize("way", ["silent", "deaf"])
def test_who_gives_no_answer_in_time_is_ended(
    view: View, tmp_path: Path, qtbot: QtBot, way: str
) -> None:
    players = OutsidePlayers(load_rules, spare_ms=-900, start_ms=0)
    with qtbot.waitSignal(players.failed) as failed:
        players.request(Question(GAME, 4, view, SETUP), program(tmp_path, way), 1)
        (pid,) = players.pids
    assert failed.args[2].trouble is Trouble.SILENT
    assert players.pids == ()
    players.close()
    assert not is_running(pid)


def test_a_flood_is_cut_off(
    players: OutsidePlayers, view: View, tmp_path: Path, qtbot: QtBot
) -> None:
    bot = program(tmp_path, "floods")
    assert failure(players, view, bot, qtbot).trouble is Trouble.UNREADABLE
    # What follows was asked by nobody, so that the process goes.
    qtbot.waitUntil(lambda: players.pids == ())


def test_what_nobody_asked_for_is_no_answer_to_the_next_question(
    players: OutsidePlayers, view: View, tmp_path: Path, qtbot: QtBot
) -> None:
    bot = program(tmp_path, "twice")
    with qtbot.waitSignal(players.answered):
        ask(players, view, bot)
    qtbot.waitUntil(lambda: players.pids == ())
    with qtbot.waitSignal(players.answered):
        ask(players, view, bot)


def test_who_ended_after_an_answer_is_started_again(
    players: OutsidePlayers, view: View, tmp_path: Path, qtbot: QtBot
) -> None:
    bot = program(tmp_path, "ends after one")
    for ply in range(MOST_RESTARTS + 3):
        with qtbot.waitSignal(players.answered):
            ask(players, view, bot, ply)
        qtbot.waitUntil(lambda: players.pids == ())


def test_a_program_is_started_again_a_few_times_and_then_no_more(
    players: OutsidePlayers, view: View, tmp_path: Path, qtbot: QtBot
) -> None:
    bot = program(tmp_path, "ends when asked")
    notes = [failure(players, view, bot, qtbot) for _ in range(MOST_RESTARTS + 1)]
    assert [note.gave_up for note in notes] == [False] * MOST_RESTARTS + [True]
    assert not players.decides(GAME, view.seat, bot)
    assert players.decides("1" * 32, view.seat, bot), "another game begins anew"
    assert players.decides(GAME, view.seat, program(tmp_path, "first")), "another command, too"


def test_answers_that_cannot_be_played_count_in_threes(
    players: OutsidePlayers, view: View, tmp_path: Path, qtbot: QtBot
) -> None:
    bot, pids = program(tmp_path, "illegal"), list[int]()
    for _ in range(MOST_REFUSED + 1):
        with qtbot.waitSignal(players.failed):
            ask(players, view, bot)
            pids.extend(players.pids)
    assert len(set(pids[:MOST_REFUSED])) == 1
    assert pids[-1] != pids[0]


def test_a_program_that_is_not_there_is_asked_no_more(
    players: OutsidePlayers, view: View, tmp_path: Path, qtbot: QtBot
) -> None:
    bot = OutsideProgram("Bot", (str(tmp_path / "nothing"),), "easy")
    note = failure(players, view, bot, qtbot)
    assert note == OutsideFailed(view.seat, Trouble.ABSENT, gave_up=True)
    assert not players.decides(GAME, view.seat, bot)


def test_who_is_skipped_is_asked_again(
    players: OutsidePlayers, view: View, tmp_path: Path, qtbot: QtBot
) -> None:
    bot = program(tmp_path, "silent")
    for _ in range(MOST_RESTARTS + 2):
        with qtbot.waitSignal(players.failed) as failed:
            ask(players, view, bot)
            players.skip()
        assert failed.args[2] == OutsideFailed(view.seat, Trouble.SKIPPED, gave_up=False)
    assert players.decides(GAME, view.seat, bot)


def test_a_dropped_question_is_answered_to_nobody(
    players: OutsidePlayers, view: View, tmp_path: Path, qtbot: QtBot
) -> None:
    plies: list[int] = []
    players.answered.connect(lambda _game_id, ply, _action: plies.append(ply))
    bot = program(tmp_path, "first")
    ask(players, view, bot, 1)
    players.cancel()
    assert players.pids == ()
    with qtbot.waitSignal(players.answered):
        ask(players, view, bot, 2)
    assert plies == [2]


@pytest.mark.parametrize("way", ["first", "silent", "deaf", "floods"])
def test_nothing_is_left_of_a_program_when_its_game_ends(
    players: OutsidePlayers, view: View, tmp_path: Path, way: str
) -> None:
    ask(players, view, program(tmp_path, way))
    (pid,) = players.pids
    players.close()
    assert not is_running(pid)


@on_posix
def test_what_a_program_started_ends_with_it(
    players: OutsidePlayers, view: View, tmp_path: Path, qtbot: QtBot
) -> None:
    bot = program(tmp_path, "has a child")
    with qtbot.waitSignal(players.answered):
        ask(players, view, bot)
    child = int(Path(f"{bot.command[2]}.child").read_text("ascii"))
    assert is_running(child)
    players.close()
    qtbot.waitUntil(lambda: not is_running(child))


@on_posix
@pytest.mark.parametrize("way", ["has a helper", "leaves a helper"])
def test_nobody_waits_for_a_helper_that_holds_the_pipes_of_a_program(
    players: OutsidePlayers, view: View, tmp_path: Path, qtbot: QtBot, way: str
) -> None:
    bot = program(tmp_path, way)
    ask(players, view, bot)
    (process,) = [chair.process for chair in players._chairs.values()]
    assert process is not None
    note = Path(f"{bot.command[2]}.helper")
    qtbot.waitUntil(note.exists)
    helper = int(note.read_text("ascii"))
    try:
        qtbot.waitUntil(lambda: "busy" in process.said)
        process.ask(b"x" * (1 << 20))
        players.close()
        assert not [thread for thread in threading.enumerate() if thread.name == NAME]
        qtbot.waitUntil(lambda: not is_running(helper))  # it writes where nobody reads any more
    finally:
        with suppress(ProcessLookupError):
            os.kill(helper, signal.SIGKILL)


def test_no_shell_reads_a_command_and_few_variables_are_told(
    players: OutsidePlayers,
    view: View,
    tmp_path: Path,
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("LD_LIBRARY_PATH", "/nowhere")
    monkeypatch.setenv("PYTHONPATH", "/nowhere")
    words = "a b", "$HOME", "; touch x", "*"
    bot = program(tmp_path, "tells", *words)
    with qtbot.waitSignal(players.answered):
        ask(players, view, bot)
    told = json.loads(Path(f"{bot.command[2]}.told").read_text("utf-8"))
    assert tuple(told["args"]) == words
    assert Path(told["cwd"]) == tmp_path
    assert not {"LD_LIBRARY_PATH", "PYTHONPATH", "ACQUIRE_HOME"} & told["env"].keys()
    assert told["env"]["PATH"] == os.environ["PATH"]


def test_what_a_program_says_of_itself_is_cut_and_plain(tmp_path: Path) -> None:
    woken = threading.Event()
    process = ProgramProcess(program(tmp_path, "complains").command, woken.set)
    process.ask(b'{"view": {"legal": ["pass"]}}\n')
    assert woken.wait(PATIENT_MS / 1000)
    assert process.take() == b'{"action": "pass"}'
    assert process.said.startswith("[31mno\n")
    assert len(process.said) <= MOST_SAID
    process.kill()
    assert process.is_gone(60)


def test_every_way_is_tried() -> None:
    source = Path(__file__).read_text("utf-8")
    assert [way for way in WAYS if f'"{way}"' not in source] == []
