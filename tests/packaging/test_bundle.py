"""The bundle is built in a bare environment, or it is said why it cannot be."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import bundle


@pytest.mark.skipif(sys.platform != "linux", reason="asks for the tools of a Linux")
def test_a_missing_tool_is_named_with_its_package(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(shutil, "which", lambda tool: None if tool == "objdump" else tool)
    assert bundle.main([]) == 1
    assert "objdump is missing (in Debian: binutils)." in capsys.readouterr().err


def test_nothing_that_the_developer_has_set_gets_into_the_build() -> None:
    caller = {
        "PATH": "/bin",
        "PROGRAMFILES(X86)": "C:/Program Files (x86)",
        "PYTHONPATH": "/mine",
        "PYTHONSTARTUP": "/mine/start.py",
        "QT_PLUGIN_PATH": "/usr/lib/qt6/plugins",
        "ACQUIRE_PURE": "1",
        "LANG": "ja_JP.UTF-8",
        "SOURCE_DATE_EPOCH": "1000000000",
    }
    env = bundle.bare_env(caller)
    assert env["PATH"] == "/bin"
    assert env["PROGRAMFILES(X86)"] == caller["PROGRAMFILES(X86)"]
    assert env["PYTHONPATH"] == str(bundle.ROOT)
    assert env["SOURCE_DATE_EPOCH"] == "1000000000"
    assert env["LANG"] == "C.UTF-8"
    assert not {"PYTHONSTARTUP", "QT_PLUGIN_PATH", "ACQUIRE_PURE"} & env.keys()


def test_only_a_mac_looks_into_the_callers_home_for_what_signs(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    caller = {"HOME": "/callers", "ACQUIRE_CODESIGN_IDENTITY": "Developer ID"}
    monkeypatch.setattr(sys, "platform", "linux")
    assert bundle.bare_env(caller)["HOME"] == str(bundle.WORK / "home")
    monkeypatch.setattr(sys, "platform", "darwin")
    env = bundle.bare_env(caller)
    assert env["HOME"] == "/callers"
    assert env["ACQUIRE_CODESIGN_IDENTITY"] == "Developer ID"


def test_the_time_of_the_build_is_that_of_the_last_change(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    assert bundle.build_time({"SOURCE_DATE_EPOCH": "12"}) == "12"
    assert bundle.build_time({}).isdecimal()
    monkeypatch.setattr(bundle, "ROOT", tmp_path)
    assert bundle.build_time({"SOURCE_DATE_EPOCH": ""}) == bundle.UNKNOWN_TIME


def test_the_environment_holds_what_the_lock_lists_and_is_made_once(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    lock = tmp_path / "some.lock"
    lock.touch()
    python = tmp_path / "environment" / "python"
    monkeypatch.setattr(bundle, "LOCK", lock)
    monkeypatch.setattr(bundle, "ENVIRONMENT", python.parent)
    monkeypatch.setattr(bundle, "PYTHON", python)
    monkeypatch.setattr(bundle, "STAMP", python.parent / "stamp")
    done: list[list[str]] = []

    def run(command: list[str | Path], check: bool) -> None:
        assert check
        done.append([str(part) for part in command])
        python.parent.mkdir(exist_ok=True)
        python.touch()

    monkeypatch.setattr(subprocess, "run", run)
    bundle.make_environment()
    made, filled = done
    assert made[:4] == [sys.executable, "-m", "venv", "--clear"]
    assert "--require-hashes" in filled
    assert filled[filled.index("--only-binary") + 1] == ":all:"
    assert filled[filled.index("-r") + 1] == str(lock)
    bundle.make_environment()
    assert len(done) == 2
    lock.write_text("changed")
    bundle.make_environment()
    assert len(done) == 4
