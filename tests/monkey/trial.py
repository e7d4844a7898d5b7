"""Runs the monkey in fresh processes, and reads what came of it."""

import json
import signal
import subprocess
import sys
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from tests.monkey.records import Event, write_events

ROOT: Final = Path(__file__).parents[2]


@dataclass(slots=True)
class Outcome:
    """What came of one run."""

    events: list[Event]
    """What was done, the last with which it failed included."""
    problems: list[str]
    """What went wrong, in a line each; empty if nothing did."""
    details: str = ""
    visits: Counter[str] = field(default_factory=Counter)
    longest: list[tuple[float, int, str]] = field(default_factory=list)
    """The longest times between two turns of the loop: milliseconds, number, what was done."""
    memory_mb: list[float] = field(default_factory=list)

    @property
    def kind(self) -> str:
        """What went wrong first, to be recognised by; empty if nothing did."""
        return self.problems[0] if self.problems else ""


def run(record: Path, arguments: Sequence[str]) -> Outcome:
    """Run in a process of its own, with the arguments of ``tests.monkey.child``."""
    command = [sys.executable, "-m", "tests.monkey.child", str(record), *arguments]
    with subprocess.Popen(command, cwd=ROOT, stderr=subprocess.PIPE, text=True) as process:
        errors = process.communicate()[1]
    lines = record.read_text("utf-8").splitlines() if record.exists() else []
    told = [json.loads(line) for line in lines]
    if told and "problems" in told[-1]:
        *events, last = told
        return Outcome(
            events, last["problems"], last["details"], Counter(last["visits"]),
            [tuple(each) for each in last["longest"]], last["memory_mb"],
        )  # fmt: skip
    return Outcome(told, [_end_of(process.returncode, errors)], errors)


def replay(
    events: Sequence[Event], record: Path, plant: str = "", freeze_ms: float = 0.0
) -> Outcome:
    """Do events again in a fresh process.

    Args:
        events: What is done.
        record: Where it is told.
        plant: A planted fault.
        freeze_ms: How long the window may be busy; 0 for any time.
    """
    script = record.with_suffix(".replay")
    write_events(script, events)
    what = ["--replay", str(script), "--freeze-ms", str(freeze_ms)]
    return run(record, [*what, *(["--plant", plant] if plant else [])])


def _end_of(status: int, errors: str) -> str:
    if "Timeout (" in errors:
        return "the window hangs"
    if status < 0:
        return f"the program crashed: {signal.Signals(-status).name}"
    return f"the program ended: {(errors.strip().splitlines() or ['?'])[-1][:200]}"
