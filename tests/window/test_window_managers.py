"""The program of this checkout in a real window, under two window managers, used by hand.

It runs for somebody without rights, on an X server of its own. Skipped where the tools for that
are missing; they are Linux's.
"""

import os
import re
import shutil
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from PySide6.QtCore import QPoint
from pytestqt.qtbot import QtBot

from acquire_desktop.choices import Speed
from acquire_desktop.games.acquire.engine.decisions import StockPurchase
from acquire_desktop.games.acquire.engine.game import observe
from acquire_desktop.storage.save_format import encode
from acquire_desktop.storage.settings import save_settings
from acquire_desktop.system_libraries import start_problem
from tests.packaging import screen
from tests.packaging.place import Place
from tests.packaging.player import Player, sitting_at
from tests.packaging.test_frozen_window import keys_for, points_for
from tests.storage.games import played, up_to
from tests.window.table import QUIET, open_window

NOBODY = 65534
"""The number of the user who owns nothing, on every Linux."""
MANAGERS = {"openbox": True, "jwm": False}
"""Window managers, each with whether it shows which windows ask for attention: jwm 2.4 does not."""
TOOLS = {**screen.TOOLS, "openbox": "openbox", "xprop": "x11-utils", "xmessage": "x11-utils"}
PROGRAM = (sys.executable, "-m", "acquire_desktop")
SIZE = (1000, 640)
# At this speed computers play for seconds, in which the window is left.
SETTINGS = replace(QUIET, computer_speed=Speed.NORMAL)
MARK = "_NET_WM_STATE_DEMANDS_ATTENTION"


@pytest.fixture
def place() -> Iterator[Place]:
    """This machine, for a user without rights, with a folder that this user owns."""
    if sys.platform != "linux":
        pytest.skip("these window managers are Linux's")
    user = NOBODY if os.geteuid() == 0 else None
    with TemporaryDirectory() as folder:
        place = Place(Path("/"), Path(folder), user)
        xcb = {**os.environ, "QT_QPA_PLATFORM": "xcb", "DISPLAY": ":0"}
        if why := screen.obstacle(place, TOOLS) or start_problem(xcb):
            pytest.skip(why)
        give(place, place.home)
        try:
            is_readable = not place.run([*PROGRAM, "--version"], place.env(place.home)).returncode
        except PermissionError:
            is_readable = False
        if not is_readable:
            pytest.skip("only root can read this checkout or its Python")
        yield place


def give(place: Place, *paths: Path) -> None:
    """Let files and folders belong to the user of a place."""
    if place.user is not None:
        for path in paths:
            shutil.chown(path, place.user, place.user)


@pytest.fixture(params=MANAGERS)
def manager(request: pytest.FixtureRequest) -> str:
    """A window manager."""
    return str(request.param)


@pytest.fixture
def player(qtbot: QtBot, place: Place, tmp_path: Path, manager: str) -> Iterator[Player]:
    """Somebody with settings and a saved game in which they buy next."""
    with sitting_at(place, sys.executable, manager, qtbot, tmp_path, manager) as player:
        settings = player.folders.settings
        settings.parent.mkdir(parents=True)
        save_settings(settings, SETTINGS)
        game, states = played()
        line = next(
            line
            for line, state in enumerate(states)
            if state.seat == 0 and isinstance(observe(state, 0).decision, StockPurchase)
        )
        saved_game(player).write_bytes(encode(up_to(game, line), states[: line + 1]))
        give(place, *player.home.rglob("*"))
        yield player


def saved_game(player: Player) -> Path:
    """Return the file of the game that is played on."""
    return player.home / "a game.acquire"


def state(player: Player, window: str) -> set[str]:
    """Return how a window is: words of the window manager, and those of X for minimised or not."""
    told = player.screen.properties(window, "_NET_WM_STATE", "WM_STATE")
    return set(re.findall(r"_NET_WM_STATE_\w+|Iconic|Normal", told))


def end_turn(player: Player, *then: str) -> None:
    """Decide by keys up to the purchase, and in the same breath do something with a window."""
    view = player.view()
    while not isinstance(view.decision, StockPurchase):
        player.press(*keys_for(view))
        player.wait_past(view.ply)
        view = player.view()
    *keys, last = keys_for(view)
    player.press(*keys)
    player.screen.do("key", last, *then)
    player.wait_past(view.ply)


def is_called_back(player: Player, window: str, manager: str) -> bool:
    """Tell whether it is the player's turn, with a mark where the window manager has one."""
    game = player.game()
    is_marked = MARK in state(player, window) or not MANAGERS[manager]
    return game is not None and game.state.seat == 0 and is_marked


def points_to_click(player: Player, qtbot: QtBot) -> list[QPoint]:
    """Return where to click to take the next decision."""
    game = player.game()
    assert game is not None
    with open_window(qtbot) as same:
        same.resize(*player.size())
        same.session.open(game)
        return points_for(same)


def test_a_game_is_played_resized_left_called_back_to_and_closed(
    player: Player, manager: str, qtbot: QtBot
) -> None:
    player.run("/usr/bin/xmessage", "-title", "Something else", "Hello")
    player.sees("Something else")
    elsewhere = player.screen.do("getactivewindow")
    running = player.run(*PROGRAM, str(saved_game(player)))
    player.sees("your turn")
    window = player.screen.do("getactivewindow")

    end_turn(player, "windowminimize", window)
    qtbot.waitUntil(lambda: is_called_back(player, window, manager))
    assert "Iconic" in state(player, window)
    player.screen.do("windowactivate", window)
    player.sees("your turn")
    qtbot.waitUntil(lambda: "Normal" in state(player, window) and MARK not in state(player, window))

    player.screen.do("windowsize", window, *map(str, SIZE))
    qtbot.waitUntil(lambda: player.size() == SIZE)
    before = player.view()
    for point in points_to_click(player, qtbot):
        player.click(point)
    player.wait_past(before.ply)

    end_turn(player, "windowactivate", elsewhere)
    qtbot.waitUntil(lambda: is_called_back(player, window, manager))
    assert player.screen.title() == "Something else", "the window does not push to the front"
    player.screen.do("mousemove", "--window", window, "500", "620", "click", "1")
    player.sees("your turn")
    qtbot.waitUntil(lambda: MARK not in state(player, window))

    player.press("alt+F4")
    player.wait_for_end(running)
    kept = player.game()
    assert kept is not None
    assert kept.state.seat == 0
