"""First paint of the frozen program: ``python -m tests.packaging.first_paint PROGRAM``.

From the start of its process until the window stands on the screen as it stays.
"""

import argparse
import os
import subprocess
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from statistics import median
from typing import Final, NamedTuple

from tests.packaging.place import Place
from tests.packaging.screen import Screen

LINES: Final = 12
"""Every so manieth line of the screen is looked at."""
SAME: Final = 0.97
"""The window is painted when so much of the screen is what it stays; a cursor may blink."""
STILL_S: Final = 1.0
"""The window stays as it is when nothing has changed for so long."""
LIMIT_S: Final = 60.0


class Moment(NamedTuple):
    """What was on the screen when."""

    at_s: float
    """Since the start."""
    cpu_s: float
    """What the program's process had used of the processors."""
    lines: bytes


def first_paint(command: Sequence[str], screen: Screen) -> Moment:
    """Start the program, for a user who never did, and return when its window was painted."""
    seen = [Moment(0, 0, screen.lines(LINES))]
    env = screen.place.env(screen.place.folder("user"), screen.display)
    start_s = time.monotonic()
    running = subprocess.Popen(command, env=env)
    while (now_s := time.monotonic() - start_s) < LIMIT_S:
        lines = screen.lines(LINES)
        if lines != seen[-1].lines:
            seen.append(Moment(now_s, _cpu_s(running.pid), lines))
        elif len(seen) > 1 and now_s - seen[-1].at_s > STILL_S:
            break
        time.sleep(0.002)
    running.terminate()
    running.wait()
    stays = seen[-1].lines
    return next(moment for moment in seen if _likeness(moment.lines, stays) >= SAME)


def _cpu_s(pid: int) -> float:
    """Return the processor time of a process; its name, with a blank perhaps, ends at ``)``."""
    fields = Path(f"/proc/{pid}/stat").read_text("utf-8").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def _likeness(one: bytes, other: bytes) -> float:
    """Return which share of the pixels of two pictures is the same."""
    pixels, others = memoryview(one).cast("I"), memoryview(other).cast("I")
    return sum(a == b for a, b in zip(pixels, others, strict=True)) / len(pixels)


def main() -> None:
    """Measure what the command line names."""
    parser = argparse.ArgumentParser(prog="python -m tests.packaging.first_paint")
    parser.add_argument("command", nargs="+", help="what starts the program")
    parser.add_argument("--rounds", type=int, default=9, help="how often, after a first, cold one")
    options = parser.parse_args()
    times = []
    for _ in range(options.rounds + 1):
        with (
            tempfile.TemporaryDirectory() as folder,
            Screen(Place(Path("/"), Path(folder))) as screen,
        ):
            times.append(first_paint(options.command, screen))
    first, *warm = times
    print(f"load {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores; the first {first.at_s:.3f} s")
    each = " ".join(f"{moment.at_s:.3f}" for moment in sorted(warm))
    print(f"warm: {median(moment.at_s for moment in warm):.3f} s; {each}")
    print(f"of that on a processor: {median(moment.cpu_s for moment in warm):.2f} s")


if __name__ == "__main__":
    main()
