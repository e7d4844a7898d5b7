"""Over the bus of screen readers: the real program, a real window, and what a reader would get.

Skipped where the system has no such bus. It is Linux's; those of other systems have no tests.
"""

import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest

from acquire_desktop.storage.folders import user_folders
from acquire_desktop.storage.players import PlayerKind
from acquire_desktop.storage.settings import save_settings
from acquire_desktop.system_libraries import start_problem
from acquire_desktop.ui.acquire.setup.new_game import NewGame, choice_object
from tests.window.table import QUIET, choice_of

ROOT = Path(__file__).resolve().parents[2]
READER = ROOT / "tests" / "window" / "bus_reader.py"
PYTHON = "/usr/bin/python3"
PACKAGES = {
    "Xvfb": "xvfb",
    "xdotool": "xdotool",
    "dbus-run-session": "dbus",
    PYTHON: "python3",
}
HAS_LIBRARY = "import gi; gi.require_version('Atspi', '2.0'); from gi.repository import Atspi"
BOTH = '"$0" -m acquire_desktop & "$1" -W ignore "$2" "$3"; status=$?; kill $!; exit $status'
"""The program, and beside it the reader, which says how it went."""


def obstacle() -> str:
    """Return why there is no such bus here, or an empty text."""
    if sys.platform != "linux":
        return "the bus is Linux's"
    for tool, package in PACKAGES.items():
        if shutil.which(tool) is None:
            return f"{tool} is missing (in Debian: {package})"
    if subprocess.run([PYTHON, "-c", HAS_LIBRARY], capture_output=True, check=False).returncode:
        return "no bus for screen readers (in Debian: at-spi2-core gir1.2-atspi-2.0 python3-gi)"
    return start_problem({**os.environ, "QT_QPA_PLATFORM": "xcb", "DISPLAY": ":0"}) or ""


@contextmanager
def screen() -> Iterator[str]:
    """Run an X server that nobody sees, and give the name of its display."""
    told, tells = os.pipe()
    command = ["Xvfb", "-noreset", "-displayfd", str(tells), "-screen", "0", "1280x800x24"]
    command += ["-nolisten", "tcp"]
    quiet = subprocess.DEVNULL
    with subprocess.Popen(command, pass_fds=[tells], stdout=quiet, stderr=quiet) as server:
        os.close(tells)
        with os.fdopen(told) as pipe:
            display = f":{pipe.readline().strip()}"
        try:
            # The pointer begins in the middle, where it may preview a tile on the board.
            subprocess.run(
                ["xdotool", "mousemove", "1279", "799"],
                env={**os.environ, "DISPLAY": display},
                check=True,
            )
            yield display
        finally:
            server.terminate()


def read_by_bus(choice: NewGame, who: str) -> list[dict[str, Any]]:
    """Let a screen reader play a quick game with a choice; return what it got, by stages."""
    folders = user_folders()
    folders.settings.parent.mkdir(parents=True, exist_ok=True)
    save_settings(folders.settings, replace(QUIET, last_new_game=choice_object(choice)))
    with screen() as display, TemporaryDirectory() as runtime:
        env = {**os.environ, "DISPLAY": display, "XDG_RUNTIME_DIR": runtime}
        env |= {"QT_QPA_PLATFORM": "xcb", "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1"}
        command = ["dbus-run-session", "--", "sh", "-c", BOTH]
        command += [sys.executable, PYTHON, str(READER), who]
        done = subprocess.run(
            command, cwd=ROOT, env=env, capture_output=True, text=True, timeout=600, check=False
        )
    assert done.returncode == 0, done.stderr
    return [json.loads(line) for line in done.stdout.splitlines() if line.startswith("{")]


@pytest.fixture(autouse=True)
def bus() -> None:
    if why := obstacle():
        pytest.skip(why)


@pytest.mark.part(of=12, walk="whole games")
def test_a_whole_game_is_heard_and_played() -> None:
    alone = choice_of(1, 2)
    levels = (
        replace(player, level="novice") if player.kind is PlayerKind.COMPUTER else player
        for player in alone.players
    )
    start, turn, merger, end = read_by_bus(replace(alone, players=tuple(levels)), "alone")
    assert {"Deal of the day", "Play", "Rules"} <= set(start["names"])
    assert any(text.endswith("Your decision. Place a tile") for text in turn["said"])
    assert any(re.match("You placed [0-9]", text) for text in turn["said"])
    assert any(re.search(" merged .* with [0-9]", text) for text in merger["said"])
    assert any(re.search("wins? with|share the victory", text) for text in end["said"])
    assert {"Play again", "Where did I lose money?"} <= set(end["front"])
    assert "Final account of all players" in end["names"]


def test_two_people_hear_their_own_tiles_alone() -> None:
    stages = read_by_bus(choice_of(2, 0), "two")
    assert [each["stage"] for each in stages[1:]] == ["curtain", "taken over"] * 2
    people = set()
    for curtain, taken in (stages[1:3], stages[3:5]):
        (name,) = {
            name[21:] for name in curtain["names"] if name.startswith("Pass the computer to ")
        }
        people.add(name)
        assert not any(part.startswith("Tile ") for part in curtain["names"])
        assert taken["said"] == [f"{name}'s decision. Place a tile"]
        rack = [re.sub(r"Tile \d: (\w+),.*", r"\1", part) for part in taken["names"][1:]]
        own = [space.partition(",")[0] for space in taken["spaces"] if "yours" in space]
        assert len(taken["spaces"]) == 108
        assert sorted(rack) == sorted(own)
    assert people == {"Human 1", "Human 2"}
