"""Walks take parts: every case comes within so many runs, and no part comes twice in a row."""

import os
import re
import subprocess
import sys
from datetime import date, timedelta
from pathlib import Path

import pytest

from tests.parts import SUMMARY_VARIABLE, chosen, first_number

ROOT = Path(__file__).resolve().parent.parent
DAY = date(2026, 11, 28)


@pytest.mark.parametrize("count", [1, 2, 7, 8, 9, 100])
@pytest.mark.parametrize("number", [0, 5, 739_999])
def test_runs_in_a_row_take_every_case_once(count: int, number: int) -> None:
    cases = [f"test_screens.py::test_it[state{case}]" for case in range(count)]
    parts = min(count, 8)
    runs = [chosen(cases, 8, number + run) for run in range(parts)]
    assert sorted(case for run in runs for case in run) == sorted(cases)
    assert all(count // 8 <= len(run) <= count // 8 + 1 and run for run in runs)
    assert parts == 1 or all(
        not {*chosen(cases, 8, run)} & {*chosen(cases, 8, run + 1)} for run in range(20)
    )


def test_a_part_does_not_depend_on_the_order_and_is_no_stripe() -> None:
    cases = [f"test_it[{state}-{language}]" for state in range(9) for language in ("en", "ja")]
    assert sorted(chosen(cases[::-1], 2, 3)) == sorted(chosen(cases, 2, 3))
    assert {case.split("-")[1] for case in chosen(cases, 2, 3)} == {"en]", "ja]"}


def git(folder: Path, *arguments: str) -> None:
    identity = ["-c", "user.name=x", "-c", "user.email=x@example.org", "-c", "commit.gpgsign=false"]
    subprocess.run(["git", "-C", str(folder), *identity, *arguments], check=True)


def test_the_next_day_and_the_next_commit_have_the_next_number(tmp_path: Path) -> None:
    without_git = first_number(DAY, tmp_path)
    assert without_git == DAY.toordinal()
    assert first_number(DAY + timedelta(days=1), tmp_path) == without_git + 1
    git(tmp_path, "init", "-q")
    assert first_number(DAY, tmp_path) == without_git
    for commits in (1, 2):
        git(tmp_path, "commit", "-q", "--allow-empty", "-m", "x")
        assert first_number(DAY, tmp_path) == without_git + commits


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A checkout with a walk of eight cases of two kinds, and a test that is no walk."""
    files = {
        "pytest.toml": (
            '[pytest]\ntestpaths = ["walks"]\naddopts = ["-m", "not bundle"]\n'
            'markers = ["bundle: x", "part: x"]\n'
        ),
        "walks/conftest.py": (
            "from tests import parts\n"
            "pytest_addoption = parts.add_options\n"
            "def pytest_configure(config):\n"
            "    config.pluginmanager.register(parts.Parts(config), 'parts')\n"
        ),
        "walks/test_walk.py": (
            "import pytest\n"
            "@pytest.mark.part(of=4, by='language')\n"
            "@pytest.mark.parametrize('state', range(4))\n"
            "@pytest.mark.parametrize('language', ['en', 'ja'])\n"
            "def test_walk(state, language):\n    assert state < 4\n"
            "def test_plain():\n    pass\n"
        ),
        "walks/test_journeys.py": (
            "import pytest\n"
            "pytestmark = pytest.mark.part(of=2, walk='journeys')\n"
            "def test_by_mouse():\n    pass\n"
            "def test_by_keys():\n    pass\n"
        ),
    }
    for name, text in files.items():
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(text, encoding="utf-8")
    return tmp_path


@pytest.fixture(autouse=True)
def no_summary(monkeypatch: pytest.MonkeyPatch) -> None:
    """Keep the run within this run from writing the sentence of this one."""
    monkeypatch.delenv(SUMMARY_VARIABLE, raising=False)


def run(checkout: Path, *arguments: str) -> tuple[set[str], str]:
    """Run the tests of a checkout and return the cases of its walk that ran, and what was said."""
    own = f"--basetemp={checkout / 'tmp'}"
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-v", "-p", "xdist", own, *arguments],
        cwd=checkout,
        env={**os.environ, "PYTHONPATH": str(ROOT), "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert "test_plain" in done.stdout, done.stdout + done.stderr
    return set(re.findall(r"test_walk\[(\S+)\]", done.stdout)), done.stdout


def test_green_runs_take_one_part_after_the_other_with_a_case_of_each_kind(checkout: Path) -> None:
    parts = [run(checkout, *workers)[0] for workers in ((), ("-n2",), ("-n2",), ())]
    assert all(sorted(case[:2] for case in part) == ["en", "ja"] for part in parts)
    assert len(set().union(*parts)) == 8


def test_a_run_that_failed_is_repeated_with_the_same_part(checkout: Path) -> None:
    walk = checkout / "walks" / "test_walk.py"
    sound = walk.read_text(encoding="utf-8")
    walk.write_text(sound.replace("state < 4", "False"), encoding="utf-8")
    failed, said = run(checkout)
    assert "2 failed" in said
    walk.write_text(sound, encoding="utf-8")
    assert run(checkout)[0] == failed
    assert not run(checkout)[0] & failed


def test_workers_take_the_same_part_and_what_is_a_part_is_said(
    checkout: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(SUMMARY_VARIABLE, str(tmp_path / "summary.txt"))
    alone, said = run(checkout, "--part=6")
    assert len(alone) == 2
    summary = "1 tests. A part: 3 of 10 cases of 2 walks (--part=6 takes the same again"
    assert summary in said
    assert (tmp_path / "summary.txt").read_text(encoding="utf-8").startswith(summary)
    together, said = run(checkout, "--part=6", "-n2")
    assert together == alone
    assert summary in said


def test_several_tests_can_be_one_walk(checkout: Path) -> None:
    said = [run(checkout, f"--part={number}")[1] for number in (3, 4)]
    ran = [("test_by_mouse" in each, "test_by_keys" in each) for each in said]
    assert sorted(ran) == [(False, True), (True, False)]


@pytest.mark.parametrize(
    "arguments", [("--all",), ("walks",), ("-k", "test"), ("-m", "part or not part")]
)
def test_everything_runs_where_it_is_named(checkout: Path, arguments: tuple[str, ...]) -> None:
    cases, said = run(checkout, *arguments)
    assert len(cases) == 8
    assert "11 tests, all 2 walks among them" in said


def test_a_part_can_be_taken_of_named_files(checkout: Path) -> None:
    assert len(run(checkout, "walks/test_walk.py", "--part=1")[0]) == 2
