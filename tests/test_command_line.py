"""What the program answers to its arguments, and what it loads to do so."""

import errno
import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtGui import QImage

from acquire_desktop import __version__, demo
from acquire_desktop.command_line import Options, options_from
from acquire_desktop.offscreen import draw_offscreen

ROOT = Path(__file__).resolve().parent.parent

_WHAT_IS_LOADED = """
import atexit, sys
from acquire_desktop.__main__ import main
atexit.register(lambda: print(*sys.modules, sep="\\n", file=sys.stderr))
sys.exit(main())
"""
_FAILING_PLAYER = """
import sys
from acquire_desktop import demo
demo._LEVEL = "nobody"
sys.exit(demo.play_demo(demo.Path(sys.argv[1])))
"""
_NO_QT = """
import sys
sys.modules["PySide6.QtCore"] = None
from acquire_desktop.__main__ import main
sys.exit(main())
"""


def run(code: str, *arguments: str | Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-c", code, *map(str, arguments)]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)


@pytest.mark.parametrize("option", ["--version", "--help", "-h"])
def test_version_and_help_are_told_without_qt(option: str) -> None:
    done = run(_WHAT_IS_LOADED, option)
    assert done.returncode == 0
    assert done.stdout.startswith("acquire-desktop " + __version__ if "v" in option else "usage:")
    loaded = done.stderr.split()
    assert "acquire_desktop.command_line" in loaded
    assert [
        name
        for name in loaded
        if name.startswith(("PySide6", "acquire_desktop.games.acquire.engine"))
    ] == []


def test_a_file_and_what_needs_no_window_are_understood() -> None:
    assert options_from([]) == Options()
    assert options_from(["game.acquire"]).file == Path("game.acquire")
    assert not options_from(["game.acquire"]).is_windowless
    assert options_from(["--demo", "x.png"]).is_windowless


def test_a_wrong_argument_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        options_from(["--dance"])
    assert ended.value.code == 2
    assert "--dance" in capsys.readouterr().err


@pytest.mark.part(of=3, walk="demos")
def test_the_demo_writes_a_picture_under_any_name(tmp_path: Path) -> None:
    picture = tmp_path / "demo.picture"
    assert demo.play_demo(picture) == 0
    assert QImage(str(picture)).width() == 1280


def test_a_picture_that_cannot_be_written_is_named_with_the_reason(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    picture = tmp_path / "no such folder" / "demo.png"
    assert demo.play_demo(picture) == 1
    reason = os.strerror(errno.ENOENT)  # in the system's language
    told = capsys.readouterr().err
    assert told == f"The picture cannot be written to {picture}: {reason}.\n"


@pytest.mark.part(of=3, walk="demos")
def test_a_windowed_program_without_standard_streams_plays_the_demo_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "stdout", None)
    monkeypatch.setattr(sys, "stderr", None)
    assert demo.play_demo(tmp_path / "demo.png") == 0
    assert demo.play_demo(tmp_path / "no such folder" / "demo.png") == 1


def test_without_a_screen_qt_finds_the_fonts_of_the_program(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for variable in ("QT_QPA_PLATFORM", "QT_QPA_FONTDIR"):
        monkeypatch.setenv(variable, "")
    draw_offscreen()
    assert os.environ["QT_QPA_PLATFORM"] == "offscreen"
    assert list(Path(os.environ["QT_QPA_FONTDIR"]).glob("Inter-*"))


def test_a_demo_whose_player_fails_says_so_and_writes_nothing(tmp_path: Path) -> None:
    done = run(_FAILING_PLAYER, tmp_path / "demo.png")
    assert done.returncode == 1
    assert "A computer player failed: " in done.stderr
    assert "nobody" in done.stderr
    assert list(tmp_path.glob("*.png")) == []


def test_a_demo_without_qt_says_that_qt_cannot_be_loaded(tmp_path: Path) -> None:
    done = run(_NO_QT, "--demo", tmp_path / "demo.png")
    assert done.returncode == 1
    assert "Qt cannot be loaded: " in done.stderr
    assert "PySide6.QtCore" in done.stderr
    assert "Traceback" not in done.stderr
