"""Runner: has the checks made in another process, watches over it, and writes the report.

A check that hangs or brings the process down has failed; the others are made in a new process.
"""

import json
import platform
import sys
from collections.abc import Iterator, Sequence
from contextlib import ExitStack
from dataclasses import asdict
from multiprocessing import get_context
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic

from acquire_desktop import __version__
from acquire_desktop.command_line import say
from acquire_desktop.self_test.checker import make_checks
from acquire_desktop.self_test.checks import CHECKS, Check, Result

STANDARD_OUTPUT = Path("-")
"""Stands for standard output in place of a file."""


def run_self_test(report: Path, checks: Sequence[Check] = CHECKS) -> int:
    """Make the checks, write the report, and return the exit status.

    Args:
        report: The file for the report, which must be new, or ``STANDARD_OUTPUT``.
        checks: What is looked at.
    """
    if report != STANDARD_OUTPUT and report.exists():  # it may be a saved game
        say(f"self-test: {report} is there already; name a file that is not", sys.stderr)
        return 1
    results = []
    for result in results_of(checks):
        results.append(result)
        if not result.ok:
            say(f"self-test: {result.name}: {result.detail}", sys.stderr)
    text = json.dumps(_report(results), indent=2, ensure_ascii=False) + "\n"
    try:
        if report != STANDARD_OUTPUT:
            with report.open("x", encoding="utf-8") as file:
                file.write(text)
        elif sys.stdout is not None:  # a windowed program on Windows has none
            sys.stdout.buffer.write(text.encode())
            sys.stdout.buffer.flush()
    except OSError as error:
        say(f"self-test: the report cannot be written to {report}: {error.strerror}", sys.stderr)
        return 1
    return 0 if all(result.ok for result in results) else 1


def results_of(checks: Sequence[Check]) -> Iterator[Result]:
    """Make checks, in as many processes as it takes, and yield what each came to."""
    left = list(checks)
    # Where the system still holds a file of a process that was ended, that is no failure.
    with TemporaryDirectory(prefix="acquire-self-test-", ignore_cleanup_errors=True) as home:
        while left:
            for result in _results_of_one_process(left, home):
                del left[0]
                yield result


def _results_of_one_process(checks: Sequence[Check], home: str) -> Iterator[Result]:
    """Make checks in order until there are no more, or the process hangs or dies."""
    context = get_context("spawn")
    ours, theirs = context.Pipe(duplex=False)
    # Not a daemon: it starts the computer players' process itself.
    process = context.Process(target=make_checks, args=(theirs, tuple(checks), home))
    with ExitStack() as stack:
        process.start()
        stack.callback(process.join)
        stack.callback(process.kill)
        theirs.close()
        for check in checks:
            began = monotonic()
            try:
                if not ours.poll(check.limit_s):
                    yield _failed(check, began, f"no end after {check.limit_s:g} seconds")
                    return
                yield ours.recv()
            except (EOFError, OSError):
                process.join()
                yield _failed(check, began, f"the process ended with status {process.exitcode}")
                return


def _failed(check: Check, began: float, detail: str) -> Result:
    return Result(check.name, ok=False, seconds=round(monotonic() - began, 3), detail=detail)


def _report(results: Sequence[Result]) -> dict[str, object]:
    return {
        "program": "acquire-desktop",
        "version": __version__,
        "ok": all(result.ok for result in results),
        "frozen": bool(getattr(sys, "frozen", False)),
        "python": platform.python_version(),
        "system": platform.platform(),
        "machine": platform.machine(),
        "seconds": round(sum(result.seconds for result in results), 3),
        "checks": [asdict(result) for result in results],
    }
