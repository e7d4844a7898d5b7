"""P11, P17: what goes wrong is noted for the user alone, bounded, without homes and secrets."""

import logging
import os
import stat
import subprocess
import sys
from pathlib import Path

import pytest

from acquire_desktop import evidence
from acquire_desktop.evidence import CRASH_BYTES, CRASH_NAME, LOG_NAME, open_logs, without_home

posix_only = pytest.mark.skipif(sys.platform == "win32", reason="no such thing on Windows")
ROOT = Path(__file__).resolve().parent.parent.parent
LOST = """
import faulthandler, resource, sys
from pathlib import Path
from acquire_desktop.evidence import open_logs
resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
open_logs(Path(sys.argv[1]))
faulthandler._sigabrt()
"""


def home() -> Path:
    return Path.home()


def written(logs: Path) -> str:
    return (logs / LOG_NAME).read_text("utf-8")


@posix_only
def test_logs_are_the_users_alone_old_ones_too(logs: Path) -> None:
    logs.mkdir(parents=True)
    names = (LOG_NAME, f"{LOG_NAME}.1", f"{LOG_NAME}.4", CRASH_NAME)
    for name in names:
        (logs / name).write_text("old\n")
        (logs / name).chmod(0o644)
    open_logs(logs)
    assert {stat.S_IMODE((logs / name).stat().st_mode) for name in names} == {0o600}
    assert written(logs) == "old\n"


@posix_only
def test_new_logs_are_the_users_alone(logs: Path) -> None:
    before = os.umask(0)
    try:
        open_logs(logs)
    finally:
        os.umask(before)
    assert {stat.S_IMODE(path.stat().st_mode) for path in logs.iterdir()} == {0o600}
    assert stat.S_IMODE(logs.stat().st_mode) == 0o700


def test_a_log_names_no_home(logs: Path) -> None:
    open_logs(logs)
    logging.getLogger("test").warning("cannot read %s", home() / "games" / "a.acquire")
    try:
        (home() / "missing").read_bytes()
    except OSError:
        logging.getLogger("test").exception("no file at %s", home())
    assert str(home()) not in written(logs)
    assert "~" in written(logs)
    assert "FileNotFoundError" in written(logs)


def test_only_the_home_itself_is_shortened(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", "/home/ann")
    monkeypatch.setenv("USERPROFILE", "/home/ann")
    assert without_home("'/home/ann/x' /home/anna /home/ann.old /home/ann") == (
        "'~/x' /home/anna /home/ann.old ~"
    )
    monkeypatch.setenv("HOME", "/")
    monkeypatch.setenv("USERPROFILE", "/")
    assert without_home("/usr/lib/x.py") == "/usr/lib/x.py"


def test_an_error_in_the_log_quotes_no_tile(logs: Path) -> None:
    open_logs(logs)
    error = KeyError("9F of Ann")
    error.__cause__ = ValueError("not legal: place 9F")
    logging.getLogger("test").error("unhandled error", exc_info=error)
    text = written(logs)
    assert "9F" not in text
    assert text.index("ValueError") < text.index("After that:") < text.rindex("KeyError")
    assert text.count("Traceback") == 2


def test_what_python_words_itself_stays(logs: Path) -> None:
    open_logs(logs)
    try:
        getattr(None, "missing")  # noqa: B009
    except AttributeError:
        logging.getLogger("test").exception("unhandled error")
    assert "AttributeError: 'NoneType' object has no attribute 'missing'" in written(logs)


def test_errors_that_lead_to_each_other_are_told_once(logs: Path) -> None:
    open_logs(logs)
    first, second = RuntimeError("first"), RuntimeError("second")
    first.__cause__, second.__cause__ = second, first
    logging.getLogger("test").error("circle", exc_info=first)
    assert (written(logs).count("first"), written(logs).count("second")) == (1, 1)


def test_a_file_of_crashes_keeps_its_end_without_the_home(logs: Path) -> None:
    logs.mkdir(parents=True)
    line = f'  File "{home()}/program.py", line 1 in run\n'
    (logs / CRASH_NAME).write_text(line * (3 * CRASH_BYTES // len(line)) + "the last\n")
    open_logs(logs)
    kept = (logs / CRASH_NAME).read_text()
    assert len(kept) <= CRASH_BYTES
    assert kept.endswith("the last\n")
    assert kept.startswith('  File "~')
    assert str(home()) not in kept


def test_what_is_no_text_in_a_file_of_crashes_is_written_out(logs: Path) -> None:
    logs.mkdir(parents=True)
    (logs / CRASH_NAME).write_bytes(b"Fatal error\xff\n")
    for _ in range(2):
        open_logs(logs)
        assert (logs / CRASH_NAME).read_bytes() == b"Fatal error\\xff\n"


@posix_only
def test_a_program_that_is_killed_by_a_fault_leaves_word(tmp_path: Path) -> None:
    for _ in range(2):
        lost = subprocess.run(
            [sys.executable, "-c", LOST, str(tmp_path / "logs")], cwd=ROOT, check=False
        )
        assert lost.returncode < 0
    told = (tmp_path / "logs" / CRASH_NAME).read_text()
    assert told.count("Fatal Python error") == 2


def test_a_log_on_a_full_disk_bothers_nobody(
    logs: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    open_logs(logs)
    log_file = next(h for h in logging.getLogger().handlers if isinstance(h, evidence._LogFile))

    def full(_text: str) -> int:
        raise OSError(28, "full")

    with monkeypatch.context() as patch:
        patch.setattr(log_file, "stream", type("Full", (), {"write": staticmethod(full)})())
        logging.getLogger("test").warning("lost")
    logging.getLogger("test").warning("kept")
    assert written(logs).endswith("kept\n")
    assert capsys.readouterr().err == ""
