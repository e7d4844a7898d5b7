"""Saves of the program's own that cannot be used are told of as people speak of their games."""

import re
from dataclasses import replace
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from acquire_desktop.app import make_app
from acquire_desktop.languages import LANGUAGES
from acquire_desktop.storage.backups import autosave_path, backups_of, header_at
from acquire_desktop.storage.folders import Folders, user_folders
from acquire_desktop.storage.library import autosave
from acquire_desktop.storage.players import Player, PlayerKind
from acquire_desktop.storage.save_format import encode
from acquire_desktop.ui.kit import languages
from tests.storage.games import played, up_to
from tests.window.table import open_window

GAME, STATES = played("2023-classic", 3, "damaged", 40)
HASH = re.compile(r"[0-9a-f]{32}")


@pytest.fixture
def folders() -> Folders:
    found = user_folders()
    for count in range(1, len(GAME.history) + 1):
        autosave(found, up_to(GAME, count), STATES)
    return found


def damage(path: Path) -> None:
    path.write_bytes(path.read_bytes()[:-30])


def test_a_damaged_save_is_told_by_its_players_with_what_takes_its_place(
    qtbot: QtBot, folders: Folders
) -> None:
    damage(autosave_path(folders, GAME.game_id))
    backup = header_at(backups_of(folders, GAME.game_id)[-1])
    assert backup is not None
    with open_window(qtbot) as window:
        for _ in range(2):
            told = window.message_bar.accessibleName()
            assert window.message_bar.isVisible()
            assert "The game of Ann, Bea and Carlos: the file is damaged" in told
            assert f"Its newest backup is used instead: turn {backup.turn}" in told
            assert not HASH.search(told)
            window.pages.continue_game()
        assert window.session.view.turn >= backup.turn


def test_a_game_of_which_nothing_is_whole_has_no_name_of_a_machine(
    qtbot: QtBot, folders: Folders
) -> None:
    for path in (autosave_path(folders, GAME.game_id), *backups_of(folders, GAME.game_id)):
        path.write_bytes(b"gone")
    with open_window(qtbot) as window:
        told = window.message_bar.accessibleName()
        assert "An automatically saved game: " in told
        assert not HASH.search(told)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sound_save_is_not_told_of(qtbot: QtBot, folders: Folders, language: str) -> None:
    assert folders.autosaves.exists()
    with open_window(qtbot) as window:
        languages.install_language(make_app(), language)
        assert not window.message_bar.isVisible()
        window.pages.continue_game()
        assert not window.message_bar.isVisible()


def test_a_save_of_the_programs_own_that_is_gone_is_named_for_people(
    qtbot: QtBot, folders: Folders
) -> None:
    with open_window(qtbot) as window:
        path = autosave_path(folders, GAME.game_id)
        path.unlink()
        window.messages.tell_missing(path, lambda: None, lambda: None)
        told = window.message_bar.accessibleName()
        assert "Ann, Bea and Carlos" in told
        assert not HASH.search(told)


def test_players_of_an_unknown_level_play_at_the_usual_one_and_that_is_told(
    qtbot: QtBot, tmp_path: Path
) -> None:
    players = (*GAME.players[:2], Player("Carlos", PlayerKind.COMPUTER, "ultra-raider"))
    game = up_to(GAME, 7)
    strange = replace(game, players=players)
    file = tmp_path / "strange.acquire"
    file.write_bytes(encode(strange))
    with open_window(qtbot) as window:
        window.files.open(file)
        assert window.session.players[2].level == "medium-raider"
        told = window.message_bar.accessibleName()
        assert "does not know the level of Carlos" in told
        assert "Medium" in told
