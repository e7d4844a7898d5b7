"""What the monkey does, as plain records: drawn once, written down, and done again from there."""

import json
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, Final

Event = dict[str, Any]
"""One thing that is done to the window: plain JSON values.

``do`` names it; ``ms`` is how much time has gone by before it, and ``moves`` how many actions of
computer players are let through after it. The rest depends on what is done.
"""

BEGIN: Final = "begin"
"""The event that opens a window of its own, with folders of its own where ``fresh`` is set."""


def write_events(path: Path, events: Iterable[Event]) -> None:
    """Write events, one a line."""
    path.write_text("".join(f"{json.dumps(event)}\n" for event in events), "utf-8")


def read_events(path: Path) -> list[Event]:
    """Read what ``write_events`` or a run has written."""
    lines = path.read_text("utf-8").splitlines()
    return [json.loads(line) for line in lines if line.strip()]


def since_begin(events: list[Event]) -> list[Event]:
    """Return the events from the last window on that began with fresh folders."""
    begins = [at for at, each in enumerate(events) if each["do"] == BEGIN and each["fresh"]]
    return events[begins[-1] :] if begins else events


def in_words(event: Mapping[str, Any]) -> str:
    """Return an event as a line for people."""
    rest = {name: value for name, value in event.items() if name not in ("do", "ms", "moves", "n")}
    told = " ".join(f"{name}={json.dumps(value)}" for name, value in rest.items())
    return f"{event['do']} {told}".strip()
