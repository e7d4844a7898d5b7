"""A real process over its pipes, as another program starts it."""

import json
import subprocess
import sys
from random import Random

import pytest

from acquire_desktop.protocol.wire import MAX_LINE_BYTES
from tests.protocol.talk import COMMANDS, EDITIONS, ROOT, Process, kind_of, run_lines

HELLO = b'{"do":"hello"}\n'


@pytest.mark.part(of=5, by="command")
@pytest.mark.parametrize("key", EDITIONS)
@pytest.mark.parametrize("command", COMMANDS, ids=["module", "option"])
def test_a_whole_game_is_played_by_text(key: str, command: tuple[str, ...]) -> None:
    random = Random(key)
    with Process(command) as server:
        server.ask("new", edition=key, players=3, seed=key)
        while actions := server.ask("legal")["actions"]:
            state = server.ask("apply", action=random.choice(actions))["state"]
        assert state["over"]["winners"]
        assert server.ask("load", save=server.ask("save"))["state"] == state
        assert server.finish() == 0


def test_computer_players_play_a_whole_game_from_views_alone() -> None:
    """One process is the referee, another chooses; they share nothing but the views."""
    with Process() as referee, Process() as player:
        referee.ask("new", edition="2023-tycoon", players=3, seed="bots")
        while (asked := referee.ask("legal"))["actions"]:
            view = referee.ask("view", seat=asked["seat"])["view"]
            action = player.ask("choose", view=view, level="greedy", seed=1)["action"]
            referee.ask("apply", action=action)
        assert asked["decision"]["kind"] == "over"


@pytest.mark.part(of=4, by="command")
@pytest.mark.parametrize("command", COMMANDS, ids=["module", "option"])
@pytest.mark.parametrize("end", [b"", HELLO, HELLO[:-1], HELLO[:-1] + b"\r\n"])
def test_the_end_of_input_ends_it_well(command: tuple[str, ...], end: bytes) -> None:
    assert len(run_lines(end, command)) == bool(end)


def test_every_line_gets_one_answer_in_order() -> None:
    lines = [HELLO, b"\n", b"nonsense\n", HELLO, b'{"do":"state"}\n', b"\xff\n", HELLO]
    answers = run_lines(b"".join(lines))
    kinds = [answer["error"]["kind"] if "error" in answer else "" for answer in answers]
    assert kinds == ["", "bad-json", "bad-json", "", "no-game", "bad-json", ""]


@pytest.mark.part(of=5)
@pytest.mark.parametrize("extra", [1, 2, 3, MAX_LINE_BYTES, 5 * MAX_LINE_BYTES])
def test_after_a_line_that_is_too_long_the_next_one_works(extra: int) -> None:
    long = b" " * (MAX_LINE_BYTES - len(HELLO) + 1) + HELLO[:-1] + b"\r" * extra + b"\n"
    answers = run_lines(HELLO + long + HELLO)
    assert len(answers) == 3
    assert answers[0] == answers[2]
    assert (answers[1] == answers[0]) == (extra == 1)  # one \r belongs to the line's end
    assert kind_of(run_lines(b"x" * (MAX_LINE_BYTES + extra))[0]) == "bad-json"


def test_it_loads_neither_qt_nor_numpy() -> None:
    request = json.dumps({"do": "new", "edition": "2008", "players": 3, "seed": "s"})
    code = (
        "import sys; from acquire_desktop.__main__ import main; sys.argv.append('--protocol');"
        "main(); sys.stderr.write(' '.join(sys.modules))"
    )
    done = subprocess.run(
        [sys.executable, "-c", code],
        cwd=ROOT,
        input=request.encode(),
        capture_output=True,
        timeout=60,
        check=True,
    )
    loaded = {name.partition(".")[0] for name in done.stderr.decode().split()}
    assert "acquire_desktop" in loaded
    assert not loaded & {"PySide6", "shiboken6", "numpy", "pyqtgraph"}
    assert len(done.stdout.splitlines()) == 1


@pytest.mark.skipif(sys.platform == "win32", reason="closing a pipe is another error there")
def test_it_ends_quietly_when_nobody_listens_any_more() -> None:
    server = subprocess.Popen(
        [sys.executable, *COMMANDS[0]],
        cwd=ROOT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    assert server.stdout is not None
    server.stdout.close()
    _, said = server.communicate(HELLO * 10, timeout=60)
    assert (server.returncode, said) == (0, b"")
