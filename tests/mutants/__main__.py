"""Breaks the program in small ways and looks whether a test notices: ``--help`` tells more.

For each mutant it prints what became of it, where it is, which test noticed it, and the line
before and after the change. Survivors are named once more at the end; the exit status is 1 when
fewer than 95 % were killed. The checkout itself is never changed.
"""

import argparse
import os
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from queue import SimpleQueue
from tempfile import TemporaryDirectory

from tests.mutants.operators import Mutation
from tests.mutants.related import PACKAGE, Imports, related_tests
from tests.mutants.sampling import sample
from tests.mutants.trial import Copy, Limits, Outcome

ROOT = Path(__file__).resolve().parent.parent.parent
_WANTED = 0.95


def main(arguments: Sequence[str] | None = None) -> int:
    """Try a sample of mutations and print what became of each."""
    options = _options(arguments)
    imports = Imports(options.root)
    picked = sample(options.root / PACKAGE, options.count, options.seed, only=options.only)
    with (
        TemporaryDirectory(prefix="mutants-") as folder,
        ThreadPoolExecutor(options.jobs) as threads,
    ):
        copies: SimpleQueue[Copy] = SimpleQueue()
        limits, part = Limits(mutant=options.limit), options.seed if options.short else None
        for job in range(options.jobs):
            copies.put(Copy(options.root, Path(folder, str(job)), limits, part))

        def tried(mutation: Mutation) -> Outcome:
            copy = copies.get()
            try:
                return copy.outcome(mutation, related_tests(imports, mutation.path))
            finally:
                copies.put(copy)

        outcomes = []
        for outcome in threads.map(tried, picked):
            print(told(outcome), flush=True)
            outcomes.append(outcome)
    return _summed_up(outcomes)


def told(outcome: Outcome) -> str:
    """Return the lines about one mutant."""
    mutation = outcome.mutation
    place = f"{mutation.path.as_posix()}:{mutation.line}"
    line = f"{outcome.result:9} {place}  {mutation.kind}  {outcome.by}  {outcome.duration:.0f} s"
    marked = [f"    - {text.strip()}" for text in mutation.old.split("\n")]
    marked += [f"    + {text.strip()}" for text in mutation.new.split("\n")]
    return "\n".join([line, *marked])


def _summed_up(outcomes: Sequence[Outcome]) -> int:
    """Print how many were killed, and name the others; return the exit status."""
    alive = [outcome for outcome in outcomes if outcome.result != "killed"]
    killed = len(outcomes) - len(alive)
    share = killed / len(outcomes) if outcomes else 0.0
    print(f"--- {killed} of {len(outcomes)} killed, {share:.0%}")
    for outcome in alive:
        print(told(outcome))
    return 0 if share >= _WANTED else 1


def _options(arguments: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="tests.mutants", description=__doc__)
    parser.add_argument("--count", type=int, default=30, help="how many mutants")
    parser.add_argument("--seed", type=int, default=1, help="picks the places")
    parser.add_argument("--only", default="", help="a layer or file, as in ui/acquire/table/board/")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="mutants at a time")
    parser.add_argument("--limit", type=float, default=900, help="seconds for each mutant")
    parser.add_argument(
        "--short", action="store_true", help="of walks a part, as in dev.py test without --all"
    )
    parser.add_argument("--root", type=Path, default=ROOT, help=argparse.SUPPRESS)
    return parser.parse_args(arguments)


if __name__ == "__main__":
    raise SystemExit(main())
