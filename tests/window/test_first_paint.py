"""Before the first paint only that is imported which the first page needs."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
MODULES = 144
"""Of ours; there once were 224. Each takes about half a millisecond. Ten of them are the start page
with its city; one is the bar at the top, one its size on a large screen; one watches for the end
of a game; three hold what the tables of both games share; three know the places of keys, the
size of the window and what waits for a change of look; two break the lines of Japanese labels."""
LATE = (
    "budoux",
    "numpy",
    "pyqtgraph",
    "multiprocessing",
    "PySide6.QtNetwork",
    "acquire_desktop.local_socket",
    "acquire_desktop.games.acquire.game",
    "acquire_desktop.games.acquire.engine.events",
    "acquire_desktop.session.worker_process",
    "acquire_desktop.ui.acquire.table.board.scene",
    "acquire_desktop.ui.start.games_drawer",
    "acquire_desktop.ui.start.recent_list",
    "acquire_desktop.ui.acquire.table.game_page",
)
"""What is loaded behind the first page, or when it is asked for."""


@pytest.fixture(scope="module")
def imported(tmp_path_factory: pytest.TempPathFactory) -> set[str]:
    """Everything that is imported when the window of a new user is painted."""
    home = tmp_path_factory.mktemp("home")
    mark = home / "painted"
    command = [sys.executable, "-m", "tools.bench.first_paint", str(mark)]
    env = {**os.environ, "ACQUIRE_HOME": str(home), "QT_QPA_PLATFORM": "offscreen"}
    subprocess.run(command, cwd=ROOT, env=env, check=True)
    return set(mark.read_text("ascii").split()[2:])


def test_the_page_that_is_painted_is_the_programs(imported: set[str]) -> None:
    assert {"acquire_desktop.app", "acquire_desktop.ui.start.start_page"} <= imported


@pytest.mark.parametrize("name", LATE)
def test_what_the_first_page_does_not_need_comes_after_it(name: str, imported: set[str]) -> None:
    assert name not in imported


def test_no_source_is_read_for_what_is_imported() -> None:
    code = "import acquire_desktop.app, linecache; print(*linecache.cache)"
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True
    )
    assert [name for name in done.stdout.split() if "acquire_desktop" in name] == []


def test_few_modules_are_imported_before_the_first_paint(imported: set[str]) -> None:
    ours = {name for name in imported if name.partition(".")[0] == "acquire_desktop"}
    assert len(ours) <= MODULES, sorted(ours)
