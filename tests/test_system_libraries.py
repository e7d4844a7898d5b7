"""A missing library of the system is named on the terminal, with the command that installs it."""

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from acquire_desktop import system_libraries as libraries
from acquire_desktop.system_libraries import start_problem

ROOT = Path(__file__).resolve().parent.parent
X11, WAYLAND = {"DISPLAY": ":0"}, {"WAYLAND_DISPLAY": "wayland-0"}

LACKING = """
import sys
from acquire_desktop import __main__, system_libraries
system_libraries.X11_LIBRARIES["libabsent-for-sure.so.9"] = "libabsent9"
sys.exit(__main__.main())
"""


def all_but(*names: str) -> Callable[[str], bool]:
    return lambda name: name not in names


def run(code: str, env: dict[str, str]) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-c", code]
    return subprocess.run(command, env=env, cwd=ROOT, capture_output=True, text=True, check=False)


@pytest.fixture(autouse=True)
def debian(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(libraries, "distribution_family", lambda: {"debian"})


def test_with_all_libraries_the_program_can_start() -> None:
    for env in (X11, WAYLAND, X11 | WAYLAND, {"QT_QPA_PLATFORM": "offscreen"}):
        assert start_problem(env, all_but()) is None


def test_what_a_window_on_x11_lacks_is_named_with_its_command() -> None:
    problem = start_problem(X11, all_but("libxcb-cursor.so.0", "libxcb-icccm.so.4"))
    assert problem is not None
    assert problem.startswith("Acquire Desktop cannot start. Missing: ")
    assert "libxcb-cursor.so.0, libxcb-icccm.so.4" in problem
    assert "apt-get install -y libxcb-cursor0 libxcb-icccm4" in problem


def test_one_way_to_a_window_is_enough() -> None:
    lacking = all_but("libxcb-cursor.so.0")
    assert start_problem(X11 | WAYLAND, lacking) is None
    assert start_problem(X11 | {"QT_QPA_PLATFORM": "wayland;xcb"}, lacking) is None
    assert start_problem(X11 | WAYLAND | {"QT_QPA_PLATFORM": "xcb"}, lacking) is not None


def test_what_qt_itself_lacks_is_named_without_a_window_too() -> None:
    for needs_window in (True, False):
        problem = start_problem(X11, all_but("libEGL.so.1"), needs_window=needs_window)
        assert problem is not None
        assert "libegl1" in problem


def test_without_a_display_the_demo_is_named() -> None:
    problem = start_problem({}, all_but())
    assert problem is not None
    assert "--demo" in problem
    assert start_problem({}, all_but(), needs_window=False) is None


@pytest.mark.skipif(sys.platform != "linux", reason="other systems bring these libraries along")
def test_a_program_without_a_library_says_so_and_ends() -> None:
    env = {**os.environ, "DISPLAY": ":0", "QT_QPA_PLATFORM": "xcb"}
    command = [sys.executable, "-c", LACKING]
    done = subprocess.run(command, env=env, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert done.stdout == ""
    assert "libabsent-for-sure.so.9" in done.stderr
    assert "Traceback" not in done.stderr


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere there is always a display")
def test_what_qt_dies_of_stands_on_the_terminal_too() -> None:
    code = "from acquire_desktop import app; import sys; sys.exit(app.main())"
    env = {**os.environ, "QT_QPA_PLATFORM": "no-such-platform"}
    done = run(code, env)
    assert done.returncode != 0
    assert "no Qt platform plugin could be initialized" in done.stderr
