"""The trial of one mutation: its related tests, run in a copy of the checkout."""

import os
import re
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from importlib.util import cache_from_source
from pathlib import Path
from typing import IO, Literal

from acquire_desktop.games.acquire.engine.kernel import compiled
from tests.mutants.operators import Mutation
from tests.mutants.related import is_test

if sys.platform == "linux":
    import resource

_LEFT_OUT = (".*", "build", "dist")
_FAILED = re.compile(r"^(?:FAILED|ERROR) (\S+?::.+?)(?: - .*)?$", re.MULTILINE)
_CUT_OFF = re.compile(r"^(\S+?\.py::.+?) *(?:Timeout \(|Fatal Python error|$)", re.MULTILINE)
_DONE = re.compile(r" (?:PASSED|FAILED|ERROR|SKIPPED|XFAIL|XPASS)\b")
_ALL_PASSED = re.compile(r"^=+ (?!.*(?:failed|error)).*\b\d+ passed\b.* in .* =+$", re.MULTILINE)
_MEMORY = 6 * 2**30
_NO_TESTS = 5
"""How pytest ends when a file has none."""


@dataclass(frozen=True, slots=True)
class Limits:
    """How long tests may take, in seconds: a mutation can make one run for ever."""

    test: float = 120.0
    """A test that takes longer hangs, which somebody would notice."""
    mutant: float = 900.0
    """All related tests of a mutant; when they take longer, nothing is known of it."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """What became of a mutation."""

    mutation: Mutation
    result: Literal["killed", "survived", "timeout"]
    by: str
    """The test that noticed it, or how many files of tests did not."""
    duration: float
    """In seconds."""


def noticing_test(output: str) -> str:
    """Return the test that failed, hung or crashed, from what pytest wrote; or "" if none did."""
    if failed := _FAILED.search(output):
        return failed[1]
    cut_off = [found[1] for found in _CUT_OFF.finditer(output) if not _DONE.search(found[0])]
    return cut_off[-1] if cut_off else ""


@contextmanager
def _group(
    command: Sequence[str], folder: Path, env: dict[str, str], output: IO[bytes]
) -> Iterator[subprocess.Popen[bytes]]:
    """Start a program, and end it together with all that it started."""
    process = subprocess.Popen(
        command, cwd=folder, env=env, stdout=output, stderr=output, start_new_session=True
    )
    if sys.platform == "linux":
        # A mutant that collects things for ever must not take all the memory.
        resource.prlimit(process.pid, resource.RLIMIT_AS, (_MEMORY, _MEMORY))
    try:
        yield process
    finally:
        if os.name == "posix":
            with suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)
        process.kill()
        process.wait()


class Copy:
    """A copy of a checkout, in which one file at a time is changed."""

    def __init__(
        self, checkout: Path, folder: Path, limits: Limits, part: int | None = None
    ) -> None:
        """Copy a checkout.

        Args:
            checkout: Where it is; nothing is changed there.
            folder: An empty folder for the copy and for what the tests write.
            limits: How long tests may take.
            part: Which part of each walk runs; None for the whole.
        """
        self._checkout, self._limits, self._part = checkout, limits, part
        self._root, self._temporary = folder / "checkout", folder / "tmp"
        shutil.copytree(checkout, self._root, ignore=shutil.ignore_patterns(*_LEFT_OUT))
        self._sound: dict[str, bool] = {}

    def outcome(self, mutation: Mutation, tests: Sequence[Path]) -> Outcome:
        """Try a mutation, and leave the copy as it was.

        A failure counts only when the same test passes without the mutation; one that does not
        is left out.
        """
        began = time.monotonic()
        left_out: list[str] = []
        related = [*map(str, tests)]
        if self._part is not None and any(is_test(test) for test in tests):
            related.append(f"--part={self._part}")  # the option is that of the tests' settings
        while True:
            limit = self._limits.mutant - (time.monotonic() - began)
            with self._changed(mutation):
                status, output = self._run(mutation.path, related, left_out, limit)
            if status is None:
                return Outcome(mutation, "timeout", "", time.monotonic() - began)
            if status in (0, _NO_TESTS):
                by = f"{len(tests)} files"
                return Outcome(mutation, "survived", by, time.monotonic() - began)
            noticing = noticing_test(output)
            if not noticing and not self._passes(mutation.path, "--collect-only", *map(str, tests)):
                raise RuntimeError(f"These tests cannot be run as things are:\n{output}")
            if not noticing or self._passes(mutation.path, noticing):
                by = noticing or "the tests cannot be imported"
                return Outcome(mutation, "killed", by, time.monotonic() - began)
            left_out.append(noticing)

    def _passes(self, path: Path, *tests: str) -> bool:
        """Tell whether tests pass as things are; ``path`` says which kernel runs."""
        key = f"{self._is_pure(path)} {tests}"
        if key not in self._sound:
            self._sound[key] = self._run(path, tests, [], self._limits.mutant)[0] == 0
        return self._sound[key]

    @contextmanager
    def _changed(self, mutation: Mutation) -> Iterator[None]:
        """Change the file for as long as the context lasts."""
        source, target = self._checkout / mutation.path, self._root / mutation.path
        # Python tells a file from its cached form by size and second.
        cached = Path(cache_from_source(str(target)))
        text = source.read_text(encoding="utf-8")
        try:
            cached.unlink(missing_ok=True)
            target.write_text(mutation.apply(text), encoding="utf-8", newline="\n")
            yield
        finally:
            shutil.copy2(source, target)

    def _is_pure(self, path: Path) -> bool:
        """Tell whether plain Python must run the kernel, so that a change of a file shows."""
        package = self._checkout / path.parts[0]
        return self._checkout / path in compiled.source_files(package)

    def _run(
        self, path: Path, tests: Sequence[str], left_out: Sequence[str], limit: float
    ) -> tuple[int | None, str]:
        """Run tests until one fails; return the exit status (None: the limit) and what was said."""
        command = [sys.executable, "-m", "pytest", "-x", "-v", "--tb=no", "-p", "no:cacheprovider"]
        command += ["-o", f"faulthandler_timeout={self._limits.test}"]
        command += ["-o", "faulthandler_exit_on_timeout=true", f"--basetemp={self._temporary}"]
        command += [f"--deselect={test}" for test in left_out]
        env = os.environ | {"PYTHONPATH": str(self._root), "PYTHONDONTWRITEBYTECODE": "1"}
        env |= {"ACQUIRE_PURE": "1" if self._is_pure(path) else "0", "CI": "1"}
        log = self._root / "mutant.log"
        with log.open("wb") as file, _group([*command, *tests], self._root, env, file) as process:
            try:
                status: int | None = process.wait(limit)
            except subprocess.TimeoutExpired:
                status = None
        said = log.read_text(encoding="utf-8", errors="replace")
        # A process that crashes after its last test passed has noticed nothing.
        return (0 if status and _ALL_PASSED.search(said) else status), said
