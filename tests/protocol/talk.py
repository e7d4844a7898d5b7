"""Talking to the protocol: to a server in this process, and to a real one over its pipes."""

import json
import subprocess
import sys
from pathlib import Path
from random import Random
from types import TracebackType
from typing import Any, Self

from acquire_desktop.protocol.server import Server

ROOT = Path(__file__).resolve().parent.parent.parent
EDITIONS = ("2008", "2023-classic", "2023-tycoon", "ja-classic", "ja-tycoon")
KINDS = {
    *("bad-json", "bad-request", "unknown-edition", "bad-setup", "no-game", "illegal-action"),
    *("bad-notation", "bad-view", "bad-save"),
}
DECISIONS = {"place", "found", "survivor", "acquire-next", "dispose", "buy"}
COMMANDS = (("-m", "acquire_desktop.protocol"), ("-m", "acquire_desktop", "--protocol"))
Json = dict[str, Any]


class Talk:
    """A server in this process, asked in lines of bytes like the real one."""

    def __init__(self) -> None:
        self.server = Server()

    def line(self, line: bytes) -> Json:
        """Send a line as it is."""
        (answer,) = self.server.answer_lines(line)
        assert answer.endswith(b"\n")
        assert answer.count(b"\n") == 1
        return parsed(answer)

    def ask(self, do: str, **fields: Any) -> Json:
        """Send a request that must be answered."""
        answer = self.try_to(do, **fields)
        assert "error" not in answer, answer
        return answer

    def try_to(self, do: str, **fields: Any) -> Json:
        """Send a request that may be refused."""
        return self.line(json.dumps({"do": do, **fields}).encode() + b"\n")

    def refused(self, do: str, **fields: Any) -> str:
        """Send a request that must be refused and change nothing; return the error's kind."""
        before = self.try_to("state")
        kind = kind_of(self.try_to(do, **fields))
        assert self.try_to("state") == before
        return kind

    def play(self, random: Random, plies: int = 5000) -> None:
        """Play random actions, to the end or for so many plies."""
        while plies and (actions := self.ask("legal")["actions"]):
            self.ask("apply", action=random.choice(actions))
            plies -= 1


class Process:
    """A real server, one line out and one line in."""

    def __init__(self, command: tuple[str, ...] = COMMANDS[0]) -> None:
        self.pipes = subprocess.Popen(
            [sys.executable, *command], cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE
        )

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.pipes.kill()
        self.pipes.communicate()

    def ask(self, do: str, **fields: Any) -> Json:
        """Send a request that must be answered."""
        assert self.pipes.stdin is not None
        assert self.pipes.stdout is not None
        self.pipes.stdin.write(json.dumps({"do": do, **fields}).encode() + b"\n")
        self.pipes.stdin.flush()
        answer = parsed(self.pipes.stdout.readline())
        assert "error" not in answer, answer
        return answer

    def finish(self) -> int:
        """Close its input; return the exit status once it has said nothing more."""
        said, _ = self.pipes.communicate(timeout=60)
        assert said == b""
        return self.pipes.returncode


def run_lines(data: bytes, command: tuple[str, ...] = COMMANDS[0]) -> list[Json]:
    """Send all lines at once to a real server that must end well; return its answers."""
    done = subprocess.run(
        [sys.executable, *command],
        cwd=ROOT,
        input=data,
        capture_output=True,
        timeout=60,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, b"")
    return [parsed(line) for line in done.stdout.splitlines(keepends=True)]


def parsed(line: bytes) -> Json:
    """Read an answer as strictly as another program may."""
    assert len(line) <= (1 << 20) + 1
    answer = json.loads(line.decode("utf-8"), parse_constant=refuse_constant)
    assert isinstance(answer, dict)
    return answer


def kind_of(answer: Json) -> str:
    """Return the kind of an error that must be one."""
    assert answer.keys() == {"error"}, answer
    assert answer["error"].keys() == {"kind", "message"}
    assert answer["error"]["kind"] in KINDS
    assert 0 < len(answer["error"]["message"]) < 400
    return str(answer["error"]["kind"])


def refuse_constant(constant: str) -> None:
    """Refuse NaN and its kin in an answer."""
    raise AssertionError(constant)


def started(**fields: Any) -> Talk:
    """Return a talk with a game just begun, of the 2008 edition unless told otherwise."""
    talk = Talk()
    talk.ask("new", **{"edition": "2008", "players": 3, "seed": "s", **fields})
    return talk
