"""A window that a screen made smaller has the size that its user chose again on a larger one."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QSize

from acquire_desktop.ui.window.window_size import (
    FIRST_SIZE,
    allowed_size,
    size_from_words,
    size_in_words,
    wanted_size,
)

LARGE, SMALL, TINY = QSize(1920, 1040), QSize(1093, 614), QSize(910, 512)
"""What screens leave free: the last two are one of 1366x768 at 125 % and at 150 %."""
CHILD = """
import sys
from PySide6.QtCore import Qt
from acquire_desktop.app import make_app, make_window
from acquire_desktop.games.acquire import load_rules
from acquire_desktop.session.ai_worker import ComputerPlayers
from acquire_desktop.storage.folders import user_folders
from acquire_desktop.storage.settings import read_settings

app, folders = make_app(), user_folders()
players = ComputerPlayers(load_rules)
window = make_window(app, folders, read_settings(folders.settings).settings, players)
window.show()
app.processEvents()
for deed in sys.argv[1:]:
    if deed == "maximise":
        window.showMaximized()
    elif deed == "fill":
        window.showFullScreen()
    else:
        window.resize(*map(int, deed.split("x")))
    app.processEvents()
shape = window.normalGeometry()
print(shape.width(), shape.height(), int(window.isMaximized()), int(window.isFullScreen()))
window.close()
players.close()
"""


def started(home: Path, screen: QSize, *deeds: str, scale: str = "1") -> tuple[int, ...]:
    """Start the program, do something to its window, close it, and return how it was at last.

    Args:
        home: The folder of the program's files.
        screen: In pixels of the hardware.
        deeds: Sizes such as ``900x500``, ``maximise`` or ``fill``.
        scale: Logical pixels are so much larger than those.

    Returns:
        Width and height when neither maximised nor in full screen; whether it is either.
    """
    home.mkdir(exist_ok=True)
    config = home / "screens.json"
    one = {"name": "one", "x": 0, "y": 0, "width": screen.width(), "height": screen.height()}
    config.write_text(json.dumps({"screens": [{**one, "logicalDpi": 96, "dpr": 1}]}))
    environment = {
        **os.environ,
        "QT_QPA_PLATFORM": f"offscreen:configfile={config}",
        "QT_SCALE_FACTOR": scale,
        "ACQUIRE_HOME": str(home),
    }
    child = subprocess.run(
        [sys.executable, "-c", CHILD, *deeds],
        env=environment,
        capture_output=True,
        check=True,
        text=True,
    )
    return tuple(map(int, child.stdout.split()))


@pytest.mark.parametrize("screen", [LARGE, SMALL, TINY, QSize(400, 300)])
def test_what_a_screen_takes_away_is_still_wanted(screen: QSize) -> None:
    wanted = QSize(1500, 900)
    assert wanted_size(allowed_size(wanted, screen), screen, wanted) == wanted


def test_each_side_that_the_user_makes_smaller_is_wanted_so() -> None:
    narrow = wanted_size(QSize(700, 566), SMALL, FIRST_SIZE)
    assert narrow == QSize(700, 720), "the height is all that the screen has"
    assert wanted_size(QSize(700, 400), SMALL, FIRST_SIZE) == QSize(700, 400)


def test_a_larger_size_is_wanted_from_then_on() -> None:
    assert wanted_size(QSize(1900, 1000), LARGE, FIRST_SIZE) == QSize(1900, 1000)


@pytest.mark.parametrize("words", ["", "x", "1280", "1280x", "1e3x20", "-1x5", "123456x700"])
def test_words_that_are_no_size_are_none(words: str) -> None:
    assert size_from_words(words) is None
    assert size_from_words(size_in_words(FIRST_SIZE)) == FIRST_SIZE


def test_a_smaller_scale_gives_back_what_the_larger_one_took(tmp_path: Path) -> None:
    screen = QSize(1366, 768)
    assert started(tmp_path, screen, scale="1.5")[:2] == (895, 464)
    assert started(tmp_path, screen, scale="1.25")[:2] == (1077, 566)
    assert started(tmp_path, screen)[:2] == (1280, 720)


@pytest.mark.parametrize("deed", ["maximise", "fill"])
def test_a_filled_screen_keeps_the_size_to_go_back_to(tmp_path: Path, deed: str) -> None:
    assert started(tmp_path, LARGE, "1500x900")[:2] == (1500, 900)
    filled = started(tmp_path, QSize(1366, 768), deed)
    assert filled == (1350, 720, deed == "maximise", deed == "fill")
    assert started(tmp_path, LARGE)[:2] == (1500, 900)


def test_what_the_user_makes_smaller_stays_so_on_every_screen(tmp_path: Path) -> None:
    started(tmp_path, QSize(1366, 768), "900x500")
    assert started(tmp_path, LARGE)[:2] == (900, 500)
