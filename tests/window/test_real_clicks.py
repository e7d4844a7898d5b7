"""Double clicks with the mouse of a real screen, on every confirming button of both games."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from tests.packaging.place import Place
from tests.packaging.screen import Screen, obstacle
from tests.ui.kit.mouse import PACES_MS
from tests.window.real_clicks import PRESSES


@pytest.mark.part(of=12, walk="whole games")
@pytest.mark.parametrize("pace_ms", PACES_MS)
def test_a_double_click_decides_one_thing(qtbot: QtBot, tmp_path: Path, pace_ms: int) -> None:
    place = Place(Path("/"), tmp_path)
    problem = obstacle(place)
    if problem:
        pytest.skip(problem)
    with Screen(place) as screen:
        screen.manage_windows()
        qtbot.waitUntil(screen.is_managed)
        env = {**os.environ, "DISPLAY": screen.display, "QT_QPA_PLATFORM": "xcb"}
        clicks = [sys.executable, "-m", "tests.window.real_clicks", str(pace_ms)]
        ended = subprocess.run(clicks, env=env, capture_output=True, text=True, check=False)
    assert (ended.returncode, ended.stderr) == (0, "")
    lines = [json.loads(line) for line in ended.stdout.splitlines()]
    assert len({line["asked"] for line in lines}) > 12
    stayed = [line for line in lines if line["asked"] != "PIN"]  # that dialog goes meanwhile
    assert {line["presses"] for line in stayed} == {PRESSES}
    if pace_ms == min(PACES_MS):
        # On a busy machine the slower ones may come too late after each other to be one.
        hasty = {line["doubles"] for line in stayed}
        assert hasty == {1}, "Qt takes them for a double click"
    assert [line for line in lines if line["doubles"] and line["decided"] != 1] == []
