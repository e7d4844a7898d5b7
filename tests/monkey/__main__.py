"""Plays with every part of the real window at random: ``python -m tests.monkey --help``.

The window stands in folders of its own and is never seen. The run stops at an exception, a
warning of Qt, a window that halts, memory that grows, a save that is not the game, a page that
leads nowhere, and a tile that nobody who looks may know. Then it prints how to do it again, and
looks for the shortest sequence that does it.
"""

import argparse
import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from tests.as_root import add_as_root, refuse_root
from tests.monkey.records import BEGIN, Event, in_words, since_begin, write_events
from tests.monkey.shrinking import shrunk
from tests.monkey.trial import Outcome, replay, run

FREEZE_MS: Final = 200
"""The window's thread may be busy for so long without a turn of the loop of events."""
_REMEASURED: Final = 6
"""So many of the longest are measured again, twice."""


def main() -> int:
    """Run, and tell what came of it."""
    parser = argparse.ArgumentParser(prog="tests.monkey", description=__doc__)
    parser.add_argument("--events", type=int, default=8_000, help="how many things are done")
    parser.add_argument("--seed", type=int, default=1, help="what is done follows from it")
    parser.add_argument("--replay", type=Path, help="do the events of a file again")
    parser.add_argument("--out", type=Path, default=Path(), help="where the shortest is written")
    parser.add_argument("--shrink-s", type=float, default=180, help="seconds to look for it")
    parser.add_argument("--plant", default="", help="a fault to be found: see planted.py")
    parser.add_argument("--warm-up", type=int, help="events until memory is not to grow any more")
    parser.add_argument("--visits", action="store_true", help="tell all that was seen")
    add_as_root(parser)
    options = parser.parse_args()
    refuse_root(parser, options)
    options.out.mkdir(parents=True, exist_ok=True)  # before the run: a failure is written there
    with TemporaryDirectory(prefix="monkey-run-") as home:
        return _play(options, Path(home))


def _play(options: argparse.Namespace, folder: Path) -> int:
    began = time.monotonic()
    planted = ["--plant", options.plant] if options.plant else []
    what = ["--seed", str(options.seed), "--events", str(options.events)]
    if options.replay:
        what = ["--replay", str(options.replay)]
    if options.warm_up:
        what += ["--warm-up", str(options.warm_up)]
    outcome = run(folder / "run.jsonl", [*what, *planted])
    _tell(outcome, time.monotonic() - began, is_long=options.visits)

    def again(events: Sequence[Event], freeze_ms: float = FREEZE_MS) -> Outcome:
        return replay(events, folder / "trial.jsonl", options.plant, freeze_ms)

    if not outcome.problems:
        outcome = _frozen(outcome, again)
    if not outcome.problems:
        return 0
    number = len(outcome.events)
    print(f"FAILED at event {number}: {outcome.kind}")
    print(f"again: python -m tests.monkey {' '.join(what)}")
    print(outcome.details)
    is_freeze = outcome.kind.startswith("freeze")
    few = shrunk(
        outcome.events,
        outcome.kind,
        lambda events: again(events, FREEZE_MS if is_freeze else 0.0),
        options.shrink_s,
    )
    _tell_shortest(few, options.out / f"monkey-{options.seed}-{number}.jsonl")
    return 1


def _tell(outcome: Outcome, duration_s: float, *, is_long: bool) -> None:
    speed = len(outcome.events) / duration_s
    memory = outcome.memory_mb
    grown = f"{memory[0]:.0f} to {memory[-1]:.0f} MiB" if memory else "not measured"
    print(f"{len(outcome.events)} events, {duration_s:.0f} s, {speed:.0f} events/s, memory {grown}")
    for spent_ms, number, name in outcome.longest[:5]:
        print(f"  {spent_ms:.0f} ms: {name} ({number})")
    kinds: dict[str, list[str]] = {}
    for what, count in sorted(outcome.visits.items()):
        kind, _, name = what.partition(" ")
        kinds.setdefault(kind, []).append(f"{name} {count}".strip())
    for kind, names in kinds.items():
        print(f"  {kind}: {', '.join(names) if is_long else len(names)}")


def _frozen(outcome: Outcome, again: Callable[[Sequence[Event]], Outcome]) -> Outcome:
    """Measure again what took long; return the run to where it does each time, or all of it.

    A machine that is busy with other things makes anything take long now and then.
    """
    slow = [each for each in outcome.longest if each[0] > FREEZE_MS and each[2] != BEGIN]
    for _, number, _ in slow[:_REMEASURED]:
        upto = next(at for at, event in enumerate(outcome.events) if event["n"] == number) + 1
        first, second = (again(since_begin(outcome.events[:upto])) for _ in range(2))
        common = [each for each in first.problems if each in second.problems]
        if common:
            return replace(first, problems=common)
    return outcome


def _tell_shortest(events: list[Event], path: Path) -> None:
    write_events(path, events)
    print(f"shortest: {len(events)} events, python -m tests.monkey --replay {path}")
    for event in events[-60:]:
        print(f"  {in_words(event)}")


if __name__ == "__main__":
    sys.exit(main())
