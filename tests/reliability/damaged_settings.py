"""Damaged settings and lists: ``python -m tests.reliability.damaged_settings --n 2000``.

The settings file and the list of recent games are damaged, their bytes or their values. Every start
must find settings that can be used, keep what could not be as ``.bad``, tell of it once, and be
able to save both again; one start of fifty also opens the window and the page of a new game.
"""

import json
import os
import sys
from collections.abc import Callable
from functools import cache
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Final

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QCoreApplication, QEvent, qInstallMessageHandler

from acquire_desktop.app import make_app, make_window
from acquire_desktop.choices import Speed, ThemeChoice
from acquire_desktop.games.acquire import load_rules
from acquire_desktop.session.ai_worker import ComputerPlayers
from acquire_desktop.storage.folders import Folders
from acquire_desktop.storage.recent import read_recent, remember_file, remember_games
from acquire_desktop.storage.settings import (
    Settings,
    bad_path,
    read_settings,
    save_settings,
)
from acquire_desktop.ui.acquire.setup.new_game import choice_object, mended_choice
from acquire_desktop.ui.window.preferences import apply_look
from acquire_desktop.ui.window.settings_check import Checked, check_settings
from tests.reliability.mutations import damaged, with_one_bit_flipped, with_one_value_changed
from tests.reliability.soaking import run
from tests.storage.games import GAME_ID, folders_in
from tests.window.table import QUIET, choice_of

_WINDOWS: Final = 0.02
"""In this share of the starts the window is opened."""


def attempt(random: Random) -> tuple[str, ...]:
    """Damage both files and start; return what came of it."""
    memory = Path("/dev/shm")
    with TemporaryDirectory(dir=memory if memory.is_dir() else None) as home:
        folders = folders_in(Path(home))
        settings, recent = (_mutated(data, random) for data in _whole())
        for path, data in ((folders.settings, settings), (folders.recent, recent)):
            path.parent.mkdir(exist_ok=True)
            path.write_bytes(data)
        checked = check_settings(folders.settings, mended_choice)
        _check_settings(folders, checked, settings)
        listed = _check_list(folders)
        if random.random() < _WINDOWS:
            _open_window(folders, checked)
            return (_told(checked), listed, "windows")
        return (_told(checked), listed)


def _mutated(data: bytes, random: Random) -> bytes:
    """Damage bytes or values, or in one case of ten nothing."""

    def in_values(data: bytes, random: Random) -> bytes:
        value = json.loads(data)
        for _ in range(random.randint(1, 3)):
            with_one_value_changed(value, random)
        return json.dumps(value).encode()

    ways: tuple[Callable[[bytes, Random], bytes], ...] = (damaged, with_one_bit_flipped, in_values)
    return data if random.random() < 0.1 else random.choice(ways)(data, random)


@cache
def _whole() -> tuple[bytes, bytes]:
    """Return a settings file and a list as the program writes them."""
    settings = Settings(
        language="ja",
        theme=ThemeChoice.DARK,
        computer_speed=Speed.FAST,
        text_scale=150,
        player_name="大輔",
        last_new_game=choice_object(choice_of(2, 2)),
        window_layout={"main_window": _geometry(), "side_pane": b"log".hex()},
    )
    with TemporaryDirectory() as home:
        folders = folders_in(Path(home))
        save_settings(folders.settings, settings)
        remember_games(folders, [GAME_ID, GAME_ID[::-1]])
        for name in ("a.acquire", "b/ü.acquire"):
            remember_file(folders, Path("/") / name)
        return folders.settings.read_bytes(), folders.recent.read_bytes()


def _geometry() -> str:
    make_app()
    from PySide6.QtWidgets import QWidget

    return bytes(QWidget().saveGeometry().data()).hex()


def _check_settings(folders: Folders, checked: Checked, data: bytes) -> None:
    save_settings(folders.settings, checked.settings)  # refuses what could not be read back
    assert read_settings(folders.settings).settings == checked.settings
    if checked.unusable:
        assert checked.bad_file == bad_path(folders.settings)
        assert checked.bad_file.read_bytes() == data
    again = check_settings(folders.settings, mended_choice)
    assert (again.settings, again.notes()) == (checked.settings, ())
    assert all(note() for note in checked.notes())


def _told(checked: Checked) -> str:
    return "settings mended" if checked.unusable or checked.is_choice_mended else "settings whole"


def _check_list(folders: Folders) -> str:
    listed = read_recent(folders)
    remember_file(folders, Path("/new.acquire"))
    remember_games(folders, [GAME_ID])
    again = read_recent(folders)
    assert again.games == (GAME_ID,)
    assert again.files[0] == Path("/new.acquire")
    return "list read" if listed.files or listed.games else "list empty"


def _open_window(folders: Folders, checked: Checked) -> None:
    """Open the window as a start does, with a page that uses what was kept."""
    app, told = make_app(), list[str]()
    before = qInstallMessageHandler(lambda _kind, _where, message: told.append(message))
    computers = ComputerPlayers(load_rules)
    try:
        apply_look(app, checked.settings)
        window = make_window(app, folders, checked.settings, computers)
        window.show()
        window.pages.show_new_game()
        QCoreApplication.processEvents()
        assert window.isVisible()
        window.close()
        window.deleteLater()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    finally:
        computers.close()
        qInstallMessageHandler(before)
        apply_look(app, QUIET)
    assert told == []


def main() -> int:
    """Damage as often as wanted, and tell what came of it."""
    return run(attempt, __doc__, 2000, at_a_time=50)


if __name__ == "__main__":
    sys.exit(main())
