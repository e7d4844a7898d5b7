"""``--self-test``: what is wrong is named, whatever becomes of the check that finds it."""

import errno
import json
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from acquire_desktop import __main__, __version__
from acquire_desktop.self_test import runner
from acquire_desktop.self_test.checks import CHECKS, Check, Result
from acquire_desktop.self_test.runner import STANDARD_OUTPUT, results_of, run_self_test


def sample(name: str, *arguments: str, limit_s: float = 60.0) -> Check:
    return Check(name, f"tests.self_test.sample_checks:{name}", arguments, limit_s)


def results(*checks: Check) -> list[Result]:
    return list(results_of(checks))


def test_a_check_that_hangs_has_failed_and_the_next_one_is_made() -> None:
    hung, fine = results(sample("hang", limit_s=1.0), sample("be_fine", "yes"))
    assert (hung.name, hung.ok, hung.detail) == ("hang", False, "no end after 1 seconds")
    assert (fine.name, fine.ok, fine.detail) == ("be_fine", True, "yes")


def test_a_check_that_brings_the_process_down_has_failed_and_the_next_one_is_made() -> None:
    died, fine = results(sample("die"), sample("be_fine", "yes"))
    assert not died.ok
    assert died.detail == "the process ended with status 3"
    assert fine.ok


def test_a_fault_an_error_and_a_warning_are_failures_that_say_what_is_wrong() -> None:
    fault, error, warning, lost, fine = results(
        sample("find_fault"),
        sample("stumble"),
        sample("warn"),
        sample("no_such_check"),
        sample("be_fine", "yes"),
    )
    assert not any(result.ok for result in (fault, error, warning, lost))
    assert fault.detail == "the logo is upside down"
    assert error.detail.startswith("ValueError: unforeseen (sample_checks.py, line ")
    assert warning.detail == "acquire_desktop.test: the sound is hoarse"
    assert "no_such_check" in lost.detail
    assert fine.ok


def test_the_checks_have_a_home_of_their_own_that_is_gone_afterwards(user_home: Path) -> None:
    (told,) = results(sample("tell_home"))
    home, data, platform = told.detail.split("|")
    for place in (home, data):
        assert "acquire-self-test-" in place
        assert not Path(place).is_relative_to(user_home)
        assert not Path(place).exists()
    assert platform == "offscreen"
    assert not user_home.exists()


def test_the_report_is_json_with_every_check_and_the_status_tells_of_failures(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    report = tmp_path / "report.json"
    assert run_self_test(report, [sample("be_fine", "yes")]) == 0
    told: dict[str, Any] = json.loads(report.read_text("utf-8"))
    assert told["ok"] is True
    assert told["version"] == __version__
    assert {"frozen", "python", "system", "machine", "seconds"} < told.keys()
    (check,) = told["checks"]
    assert check.keys() == {"name", "ok", "seconds", "detail"}
    assert run_self_test(STANDARD_OUTPUT, [sample("be_fine", "é"), sample("find_fault")]) == 1
    out, err = capfd.readouterr()
    assert json.loads(out)["ok"] is False
    assert [each["ok"] for each in json.loads(out)["checks"]] == [True, False]
    assert err == "self-test: find_fault: the logo is upside down\n"


def test_without_standard_output_the_status_alone_tells(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdout", None)
    monkeypatch.setattr(sys, "stderr", None)
    assert run_self_test(STANDARD_OUTPUT, [sample("be_fine", "yes")]) == 0
    assert run_self_test(STANDARD_OUTPUT, [sample("find_fault")]) == 1


def test_a_report_that_cannot_be_written_is_a_failure(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run_self_test(tmp_path / "absent" / "report.json", [sample("be_fine", "yes")]) == 1
    assert os.strerror(errno.ENOENT) in capsys.readouterr().err


def test_a_file_that_is_there_is_left_alone(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    save = tmp_path / "Friday.acquire"
    save.write_bytes(b"a saved game")
    assert run_self_test(save, [sample("be_fine", "yes")]) == 1
    assert save.read_bytes() == b"a saved game"
    assert "Friday.acquire is there already" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("arguments", "report"),
    [(["--self-test"], STANDARD_OUTPUT), (["--self-test", "x.json"], Path("x.json"))],
)
def test_the_program_runs_it_when_asked(
    monkeypatch: pytest.MonkeyPatch, arguments: Sequence[str], report: Path
) -> None:
    asked: list[Path] = []

    def run(path: Path) -> int:
        asked.append(path)
        return 7

    monkeypatch.setattr(runner, "run_self_test", run)
    assert __main__.main(arguments) == 7
    assert asked == [report]


@pytest.mark.part(of=4)
@pytest.mark.parametrize(
    "check",
    [each for each in CHECKS if not each.name.startswith("pages") or each.name == "pages ja dark"],
    ids=lambda check: check.name,
)
def test_this_program_passes(
    tmp_path: Path, capfd: pytest.CaptureFixture[str], check: Check
) -> None:
    """In one language and look: the frozen program is looked at in all of them."""
    status = run_self_test(tmp_path / "report.json", [check])
    assert [line for line in capfd.readouterr().err.splitlines() if "self-test:" in line] == []
    assert status == 0
