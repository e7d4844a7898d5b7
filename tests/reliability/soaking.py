"""Soaks: one attempt after the other, each with chance of its own, and what came of them.

An attempt that fails is told at once, in one line with its seed and number, and can be made again
alone: ``--seed SEED --first NUMBER --n 1``. A soak that is broken off tells how far it came, and
``--first`` goes on from there.
"""

import argparse
import multiprocessing
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from functools import partial
from random import Random
from typing import Final

Attempt = Callable[[Random], tuple[str, ...]]
"""Makes one attempt and returns what it was or came to, in few words each, which are counted;
raises whatever says that it failed."""

_AT_A_TIME: Final = 500
"""The most attempts that a process is given at a time."""
_NEWS_S: Final = 60.0
"""From one line about the progress to the next."""


@dataclass
class Results:
    """What came of some attempts."""

    count: int = 0
    outcomes: Counter[str] = field(default_factory=Counter)
    failures: list[str] = field(default_factory=list)
    longest_s: float = 0.0
    """The longest attempt, by the clock on the wall."""

    def add(self, more: "Results") -> None:
        """Count others, too."""
        self.count += more.count
        self.outcomes.update(more.outcomes)
        self.failures += more.failures
        self.longest_s = max(self.longest_s, more.longest_s)

    def __str__(self) -> str:
        counts = ", ".join(f"{name} {count}" for name, count in self.outcomes.most_common())
        return (
            f"{self.count} attempts, {len(self.failures)} failures,"
            f" longest {self.longest_s:.3f} s: {counts}"
        )


def attempts(attempt: Attempt, numbers: Iterable[int], seed: int = 0) -> Results:
    """Make the attempts of these numbers, one after the other."""
    results = Results()
    for number in numbers:
        results.count += 1
        began_s = time.perf_counter()
        try:
            results.outcomes.update(attempt(Random(f"{seed} {number}")))
        except Exception as error:  # noqa: BLE001 - whatever it is, it must be told with its number
            told = " ".join(f"{type(error).__name__}: {error}".split())[:300]
            results.failures.append(f"seed {seed}, attempt {number}: {told}")
        results.longest_s = max(results.longest_s, time.perf_counter() - began_s)
    return results


def most_memory() -> int:
    """Return how many bytes this process has had at once so far, or 0 where nothing tells."""
    if sys.platform == "win32":
        return 0
    import resource

    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return most if sys.platform == "darwin" else most * 1024


def run(attempt: Attempt, description: str | None, count: int, at_a_time: int = _AT_A_TIME) -> int:
    """Make attempts as the command line says, tell what came of them, return the exit status.

    Args:
        attempt: What is attempted; a function of a module where several processes shall do it.
        description: What ``--help`` tells of it.
        count: Attempts, where the command line does not say.
        at_a_time: The most attempts that a process is given at a time.
    """
    parser = argparse.ArgumentParser(
        description=description, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--n", type=int, default=count, help="attempts")
    parser.add_argument("--seed", type=int, default=0, help="of all chance")
    parser.add_argument("--first", type=int, default=0, help="number of the first attempt")
    parser.add_argument("--jobs", type=int, default=1, help="processes at a time")
    options = parser.parse_args()
    numbers = range(options.first, options.first + options.n)
    shares = [numbers[at : at + at_a_time] for at in range(0, len(numbers), at_a_time)]
    results, began_s = Results(), time.monotonic()
    told_s = began_s
    try:
        for more in _made(partial(attempts, attempt, seed=options.seed), shares, options.jobs):
            results.add(more)
            for failure in more.failures:
                print(failure, flush=True)
            if time.monotonic() - told_s > _NEWS_S:
                told_s = time.monotonic()
                print(f"so far {results}", flush=True)
    except KeyboardInterrupt:
        print(f"broken off; go on with --first {options.first + results.count}")
    print(f"{results}; {time.monotonic() - began_s:.0f} s in all", flush=True)
    return 1 if results.failures or results.count < options.n else 0


def _made(
    make: Callable[[range], Results], shares: Iterable[range], jobs: int
) -> Iterator[Results]:
    if jobs == 1:
        yield from map(make, shares)
        return
    with multiprocessing.get_context("spawn").Pool(jobs) as pool:
        yield from pool.imap(make, shares)
