"""A start goes on whatever lies in the small files of the program."""

import json
import os
import sys
from pathlib import Path
from random import Random

import pytest
from pytestqt.qtbot import QtBot

from acquire_desktop.choices import ThemeChoice
from acquire_desktop.storage.folders import Folders, user_folders
from acquire_desktop.storage.library import saved_games
from acquire_desktop.storage.recent import read_recent, remember_file
from acquire_desktop.storage.settings import Settings, save_settings
from acquire_desktop.ui.acquire.setup.new_game import (
    choice_from,
    choice_object,
    default_new_game,
    mended_choice,
    setup_of,
)
from acquire_desktop.ui.start.start_texts import recent_games
from acquire_desktop.ui.window.settings_check import check_settings
from tests.window.table import open_window

PIECES = (
    b"",
    b'"',
    b"{",
    b"[",
    b"null",
    b"-1",
    b"9" * 20,
    b"\\ud800",
    b"\xff",
    b"novice",
    b"human",
)


def mutated(whole: bytes, random: Random) -> bytes:
    data = bytearray(whole)
    for _ in range(random.randint(1, 4)):
        start = random.randrange(len(data))
        data[start : start + random.randint(0, 9)] = random.choice(PIECES)
    return bytes(data)


def write_recent(folders: Folders, *paths: str) -> None:
    folders.data.mkdir(parents=True, exist_ok=True)
    value = {"format": "acquire-desktop-recent", "version": 1, "games": [], "files": paths}
    folders.recent.write_text(json.dumps(value), encoding="ascii")


def test_two_hundred_damaged_settings_give_a_game_that_can_start(tmp_path: Path) -> None:
    path, random = tmp_path / "settings.json", Random(21)
    choice = choice_object(default_new_game())
    save_settings(path, Settings(theme=ThemeChoice.DARK, last_new_game=choice, player_name="Ann"))
    whole = path.read_bytes()
    for _ in range(200):
        path.write_bytes(mutated(whole, random))
        checked = check_settings(path, mended_choice)
        save_settings(path, checked.settings)
        setup_of(choice_from(checked.settings.last_new_game))
        assert all(note() for note in checked.notes())
        assert check_settings(path, mended_choice).notes() == ()


def test_a_thousand_damaged_lists_of_recent_games_give_a_list(tmp_path: Path) -> None:
    folders, random = user_folders(), Random(22)
    folders.data.mkdir(parents=True)
    for number in range(3):
        remember_file(folders, tmp_path / f"{number}.acquire")
    whole = folders.recent.read_bytes()
    for _ in range(1000):
        folders.recent.write_bytes(mutated(whole, random))
        recent_games(saved_games(folders), read_recent(folders).files)


@pytest.mark.skipif(sys.platform == "win32", reason="there are no such files there")
def test_recent_files_that_are_no_files_open_nothing_and_stop_nothing(
    qtbot: QtBot, tmp_path: Path
) -> None:
    os.mkfifo(tmp_path / "pipe")
    (tmp_path / "file").touch()
    odd = ("pipe", "n" * 300, "file/below", "half \ud800", ".", "file")
    write_recent(user_folders(), *(str(tmp_path / name) for name in odd))
    with open_window(qtbot) as window:
        assert window.pages.start.isVisible()
        for name in odd:
            window.files.open(tmp_path / name)
            assert not window.session.has_game
            assert window.message_bar.isVisible()
