"""What a start does with settings that cannot be used: it mends them and says so, once."""

import json
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from acquire_desktop.choices import ThemeChoice
from acquire_desktop.games.acquire.ai.players.levels import LEVELS
from acquire_desktop.languages import LANGUAGES
from acquire_desktop.storage.players import Player, PlayerKind
from acquire_desktop.storage.settings import ALL, Settings, read_settings, save_settings
from acquire_desktop.ui.acquire.setup.new_game import (
    COMPUTER_LEVEL,
    choice_from,
    choice_object,
    default_new_game,
    mended_choice,
    with_known_levels,
)
from acquire_desktop.ui.kit import languages
from acquire_desktop.ui.window.settings_check import Checked, check_settings


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "settings.json"


def changed(path: Path, **values: object) -> None:
    save_settings(
        path, Settings(theme=ThemeChoice.DARK, last_new_game=choice_object(default_new_game()))
    )
    path.write_text(json.dumps(json.loads(path.read_bytes()) | values), encoding="utf-8")


def texts(checked: Checked) -> list[str]:
    return [note() for note in checked.notes()]


def test_sound_settings_are_taken_as_they_are_and_nothing_is_told(path: Path) -> None:
    changed(path)
    checked = check_settings(path, mended_choice)
    assert checked.settings == read_settings(path).settings
    assert texts(checked) == []
    assert texts(check_settings(path.with_name("none.json"), mended_choice)) == []


def test_what_was_mended_is_told_in_general_words_and_once(path: Path) -> None:
    changed(path, theme=7, text_scale=9000, sounds="shrill")
    checked = check_settings(path, mended_choice)
    (text,) = texts(checked)
    assert text == (
        "Some settings could not be used and were reset: language and look and sounds."
        " The old file is still there as settings.json.bad."
    )
    assert checked.settings.theme == "system"
    again = check_settings(path, mended_choice)
    assert texts(again) == []
    assert again.settings == checked.settings


def test_a_file_that_is_no_settings_is_told_as_a_whole(path: Path) -> None:
    path.write_bytes(b"{")
    assert texts(check_settings(path, mended_choice)) == [
        (
            "Your settings could not be read and were reset."
            " The old file is still there as settings.json.bad."
        )
    ]
    assert texts(check_settings(path, mended_choice)) == []


def test_settings_that_cannot_be_reached_are_told(path: Path) -> None:
    path.mkdir()
    assert texts(check_settings(path, mended_choice)) == [
        "Your settings could not be read and were reset."
    ]


@pytest.mark.parametrize("level", ["ultra", "ultra-raider", "hard-nobody", "Medium", ""])
def test_an_unknown_level_in_the_last_choice_becomes_the_usual_one_and_is_told(
    path: Path, level: str
) -> None:
    choice = choice_object(default_new_game())
    players = choice["players"]
    assert isinstance(players, list)
    players[1] |= {"level": level}
    changed(path, last_new_game=choice)
    checked = check_settings(path, mended_choice)
    assert len(texts(checked)) == 1
    assert "does not know" in texts(checked)[0]
    mended = choice_from(checked.settings.last_new_game).players
    assert all(with_known_levels([player]) == (player,) for player in mended)
    assert texts(check_settings(path, mended_choice)) == []


@pytest.mark.parametrize(
    "choice", [{}, {"players": []}, {"edition": "1999"}, {"players": [{"name": 1}]}]
)
def test_a_last_choice_that_says_nothing_becomes_the_first_one_and_is_told(
    path: Path, choice: dict[str, object]
) -> None:
    changed(path, last_new_game=choice)
    checked = check_settings(path, mended_choice)
    assert len(texts(checked)) == 1
    assert choice_from(checked.settings.last_new_game) == default_new_game()


def test_every_level_there_is_stays_as_it_is() -> None:
    for level in (*LEVELS, "hard-raider", "greedy", "tree:500"):
        player = Player("Ann", PlayerKind.COMPUTER, level)
        assert with_known_levels([player]) == (player,)
    human = Player("Bea", PlayerKind.HUMAN)
    stranger = Player("Carl", PlayerKind.COMPUTER, "ultra-raider")
    known = with_known_levels([human, stranger])
    assert [player.level for player in known] == ["", f"{COMPUTER_LEVEL}-raider"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_setting_has_a_subject_in_every_language(qapp: QApplication, language: str) -> None:
    languages.install_language(qapp, language)
    told = {texts(Checked(Settings(), {name}, False, None))[0] for name in ALL}
    assert not any("{" in text or ": ." in text for text in told)
