"""What went wrong with a file is said in the player's own language, the system's words last."""

import errno
import os
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from acquire_desktop.games import GAMES
from acquire_desktop.languages import LANGUAGES
from acquire_desktop.storage.backups import autosave_path, backups_of
from acquire_desktop.storage.errors import SaveError, SaveProblem, io_error
from acquire_desktop.storage.folders import Folders
from acquire_desktop.storage.library import autosave, find_unfinished
from acquire_desktop.ui.kit import languages
from acquire_desktop.ui.window.save_texts import (
    autosave_error_text,
    io_reason,
    resumption_text,
    save_error_text,
    write_error_text,
)
from tests.storage.games import played, up_to

USUAL = {
    errno.ENOSPC: "the disk is full.",
    errno.EACCES: "you have no permission for this file or folder.",
    errno.EPERM: "you have no permission for this file or folder.",
    errno.EROFS: "the disk or folder is read-only.",
    errno.ENOENT: "the file or folder was not found.",
    errno.EBUSY: "another program is using the file.",
    errno.ENAMETOOLONG: "the name is too long.",
    errno.EIO: "the disk reported an error.",
}
FOLDERS = Folders(Path("data"), Path("config"), Path("logs"))


def failure(number: int) -> SaveError:
    return io_error(OSError(number, os.strerror(number)), Path("game.acquire"))


@pytest.mark.parametrize("number", USUAL)
def test_the_usual_reasons_have_sentences_of_our_own(number: int) -> None:
    error = failure(number)
    assert save_error_text(error, FOLDERS) == f"game.acquire: {USUAL[number]}"
    assert autosave_error_text(error, FOLDERS).startswith(
        f"Games cannot be saved in {FOLDERS.autosaves}: {USUAL[number]}"
    )


@pytest.mark.parametrize("language", ["ja", "pt_BR"])
@pytest.mark.parametrize("number", USUAL)
def test_the_usual_reasons_are_translated(qapp: QApplication, language: str, number: int) -> None:
    languages.install_language(qapp, language)
    for text in (
        save_error_text(failure(number), FOLDERS),
        autosave_error_text(failure(number), FOLDERS),
    ):
        assert USUAL[number] not in text
        assert os.strerror(number) not in text
        assert "{" not in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_unknown_reason_keeps_the_systems_words_after_ours(
    qapp: QApplication, language: str
) -> None:
    languages.install_language(qapp, language)
    text = io_reason(failure(errno.ELOOP))
    assert os.strerror(errno.ELOOP) in text
    assert not text.startswith(os.strerror(errno.ELOOP))
    nameless = SaveError(SaveProblem.IO, "odd")
    assert "odd" in io_reason(nameless)


@pytest.mark.parametrize(
    ("winerror", "number"), [(19, errno.EROFS), (32, errno.EBUSY), (206, errno.ENAMETOOLONG)]
)
def test_what_windows_alone_tells_apart_is_told_apart(winerror: int, number: int) -> None:
    error = OSError(errno.EACCES, "Access is denied")
    vars(error)["winerror"] = winerror
    assert io_error(error, Path("game.acquire")).error_number == number


def test_a_damaged_game_is_told_with_the_backup_that_takes_its_place(tmp_path: Path) -> None:
    folders = Folders(tmp_path / "data", tmp_path / "config", tmp_path / "logs")
    game, states = played("2023-classic", 3, "damaged", 40)
    for count in range(1, len(game.history) + 1):
        autosave(folders, up_to(game, count), states)
    path = autosave_path(folders, game.game_id)
    path.write_bytes(path.read_bytes()[:-30])
    found = find_unfinished(folders, GAMES)
    assert found.loaded is not None
    told = resumption_text(found, folders)
    assert told.startswith("The game of Ann, Bea and Carlos: the file is damaged.")
    assert f"Its newest backup is used instead: turn {found.loaded.state.game.turn}, " in told


def test_a_game_of_which_nothing_is_whole_is_told_without_a_backup(tmp_path: Path) -> None:
    folders = Folders(tmp_path / "data", tmp_path / "config", tmp_path / "logs")
    game, states = played("2023-classic", 3, "damaged", 40)
    autosave(folders, game, states)
    for path in (autosave_path(folders, game.game_id), *backups_of(folders, game.game_id)):
        path.write_bytes(b"gone")
    found = find_unfinished(folders, GAMES)
    assert resumption_text(found, folders) == (
        "An automatically saved game: the file is damaged. It was not changed."
        " You can find older states of your games under Game > Recover a game."
    )


@pytest.mark.parametrize("problem", [SaveProblem.CHANGED_OUTSIDE, SaveProblem.TOO_NEW])
def test_a_file_that_is_not_written_over_is_told_with_what_to_do(problem: SaveProblem) -> None:
    error = SaveError(problem, "", path=Path("game.acquire"), needed_version="2.0.0")
    text = write_error_text(error, FOLDERS)
    assert text.startswith("game.acquire was not saved: ")
    assert text.endswith("Nothing is lost: choose another name or place.")
    assert "Update" not in text


def test_a_game_that_no_file_can_hold_is_not_sent_to_another_place() -> None:
    error = SaveError(SaveProblem.UNWRITABLE, "", path=Path("game.acquire"))
    assert "another" not in write_error_text(error, FOLDERS)
