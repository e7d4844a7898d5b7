"""Walks take parts: of the many cases of a test marked ``part``, a run takes one in some.

``@pytest.mark.part(of=8)`` stands above a test with many cases of one kind. The number of a run
chooses among them: eight runs with numbers in a row take every case once. ``by`` names parameters
whose values are kinds of their own; each kind comes in every run: ``part(of=8, by="language")``.
``walk`` makes one walk of several tests, as in ``part(of=3, walk="whole games")``. In folders whose
tests take long, each file is a walk.

A run without arguments takes parts. Everything runs with ``--all``, and where files, ``-k``, ``-m``
or ``--lf`` name what is wanted. ``--part=NUMBER`` takes the parts of that number in any case.
"""

import hashlib
import os
import subprocess
from collections import Counter, defaultdict
from collections.abc import Sequence
from datetime import date
from pathlib import Path
from typing import Final

import pytest

MARK: Final = "part"
SUMMARY_VARIABLE: Final = "ACQUIRE_TEST_SUMMARY"
"""Names a file for the sentence that says what was whole and what was a part."""
_LAST_GREEN: Final = "acquire/last_green_part"
_COUNTS: Final = "acquire_part_counts"
_SLOWEST: Final = 10
_BY_FILE: Final = {"window": 5, "reliability": 3, "tools": 3, "mutants": 3}
"""Folders of tests that take long: those of a file that are in no other walk are one."""


def chosen(cases: Sequence[str], of: int, number: int) -> list[str]:
    """Return the cases of the run with this number: about one in ``of``, and at least one."""
    shuffled = sorted(cases, key=lambda case: hashlib.sha256(case.encode()).hexdigest())
    parts = min(of, len(shuffled))
    return shuffled[number % parts :: parts]


def first_number(today: date, root: Path) -> int:
    """Return the number of a checkout's first run: one more with each day and each commit."""
    command = ["git", "rev-list", "--count", "HEAD"]
    try:
        done = subprocess.run(command, cwd=root, capture_output=True, text=True, check=False)
    except OSError:  # there is no git
        return today.toordinal()
    return today.toordinal() + int(done.stdout.strip() or 0)


def add_options(parser: pytest.Parser) -> None:
    """Add the options about parts."""
    group = parser.getgroup("walks")
    group.addoption("--all", action="store_true", dest="all_cases", help="run every case of walks")
    group.addoption(
        "--part", type=int, metavar="NUMBER", help="run the part of each walk with this number"
    )


def names_tests(config: pytest.Config) -> bool:
    """Tell whether a run names the tests that it wants."""
    option = config.option
    is_usual = config.args_source is pytest.Config.ArgsSource.TESTPATHS
    is_usual &= option.markexpr == "not bundle"
    return not is_usual or bool(option.keyword) or getattr(option, "lf", False)


class Parts:
    """Leaves out the cases that other runs take, counts them, and names the slowest files."""

    def __init__(self, config: pytest.Config) -> None:
        """Choose the number of this run; a worker of xdist gets the number in its options."""
        self._config = config
        option = config.option
        self._is_rotating = not (option.all_cases or option.part is not None or names_tests(config))
        if self._is_rotating:
            option.part = self._next_number()
        elif option.part is None:
            option.all_cases = True
        self.number: int | None = None if option.all_cases else option.part
        self._counts: Counter[str] = Counter()
        self._seconds: defaultdict[str, float] = defaultdict(float)
        self._skipped = 0

    def _next_number(self) -> int:
        """Return the number after that of the last green run, so that no part runs twice."""
        cache = getattr(self._config, "cache", None)  # there is none with -p no:cacheprovider
        last = cache.get(_LAST_GREEN, None) if cache else None
        if isinstance(last, int):
            return last + 1
        return first_number(date.today(), self._config.rootpath)  # noqa: DTZ011

    def pytest_report_header(self) -> str:
        """Say what runs, and how to run the same again."""
        if self.number is None:
            return "walks: whole"
        return f"walks: a part of each; --part={self.number} takes the same again"

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """Leave out the cases of walks that do not have the number of this run."""
        walks: defaultdict[tuple[str, str], list[str]] = defaultdict(list)
        sizes: dict[tuple[str, str], int] = {}
        for item in items:
            of = _BY_FILE.get(item.nodeid.split("/")[1] if item.nodeid.count("/") > 1 else "")
            if of and item.get_closest_marker(MARK) is None:
                item.add_marker(pytest.mark.part(of=of, walk=item.path.name))
            if mark := item.get_closest_marker(MARK):
                name = mark.kwargs.get("walk", item.nodeid.split("[")[0])
                walk = (name, _kind(item, mark))
                walks[walk].append(item.nodeid)
                sizes[walk] = mark.kwargs["of"]
        left_out: set[str] = set()
        if self.number is not None:
            for walk, cases in walks.items():
                left_out |= {*cases} - {*chosen(cases, sizes[walk], self.number)}
        if left_out:
            self._config.hook.pytest_deselected(
                items=[item for item in items if item.nodeid in left_out]
            )
            items[:] = [item for item in items if item.nodeid not in left_out]
        cases_of_walks = sum(map(len, walks.values()))
        self._counts["walks"] = len({name for name, _ in walks})
        self._counts["cases"] = cases_of_walks
        self._counts["taken"] = cases_of_walks - len(left_out)
        self._counts["tests"] = len(items)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Add up the time that each file takes."""
        self._seconds[report.nodeid.split("::")[0]] += report.duration
        self._skipped += report.skipped

    def pytest_sessionfinish(self, exitstatus: int) -> None:
        """Send the counts to the process that prints them; remember the number of a green run."""
        output = getattr(self._config, "workeroutput", None)
        if output is not None:
            output[_COUNTS] = dict(self._counts)
        elif self._is_rotating and exitstatus == 0 and hasattr(self._config, "cache"):
            self._config.cache.set(_LAST_GREEN, self.number)

    @pytest.hookimpl(optionalhook=True)
    def pytest_testnodedown(self, node: object) -> None:
        """Take the counts of a worker of xdist; all workers collect the same tests."""
        self._counts = Counter(getattr(node, "workeroutput", {}).get(_COUNTS, self._counts))

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        """Name the files that took longest, and say what was whole and what was a part."""
        if len(self._seconds) > _SLOWEST:
            terminalreporter.section("slowest files")
            for path, seconds in Counter(self._seconds).most_common(_SLOWEST):
                terminalreporter.write_line(f"{seconds:7.1f} s  {path}")
        sentence = self._sentence()
        if self._counts["walks"]:
            terminalreporter.write_line(sentence)
        if file := os.environ.get(SUMMARY_VARIABLE):
            Path(file).write_text(sentence, encoding="utf-8")

    def _sentence(self) -> str:
        counts = self._counts
        skipped = f", {self._skipped} of them skipped" if self._skipped else ""
        if self.number is None:
            return f"{counts['tests']:,} tests{skipped}, all {counts['walks']} walks among them"
        return (
            f"{counts['tests'] - counts['taken']:,} tests{skipped}. A part: {counts['taken']:,} of "
            f"{counts['cases']:,} cases of {counts['walks']} walks (--part={self.number} takes the "
            "same again, --all takes every case)"
        )


def _kind(item: pytest.Item, mark: pytest.Mark) -> str:
    """Return the kind of a case: the values of the parameters that the mark names."""
    by = mark.kwargs.get("by", ())
    parameters = item.callspec.params if isinstance(item, pytest.Function) and by else {}
    return repr([parameters[name] for name in ([by] if isinstance(by, str) else by)])
