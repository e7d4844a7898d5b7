"""The user's own files and folders, and the list of those used last."""

import os
import sys
from pathlib import Path

import pytest

from acquire_desktop.games import GAMES
from acquire_desktop.storage.backups import backups_of, file_owner
from acquire_desktop.storage.errors import SaveError, SaveProblem
from acquire_desktop.storage.folders import Folders, home_folder, user_folders
from acquire_desktop.storage.library import autosave, open_file, read_save, save_file
from acquire_desktop.storage.recent import (
    FILE_LIMIT,
    forget_file,
    read_recent,
    remember_file,
)
from acquire_desktop.storage.save_format import encode
from tests.storage.games import newer, played, problem_of, up_to

GAME, STATES = played("2023-classic", 3, "library")
NEWER = newer(up_to(GAME, 5))


# The user's files


def test_a_saved_file_opens_and_is_remembered(folders: Folders, tmp_path: Path) -> None:
    path = tmp_path / "ä game.acquire"
    digest = save_file(folders, path, GAME, STATES)
    loaded = open_file(folders, path, GAMES)
    assert (loaded.game, loaded.digest) == (GAME, digest)
    assert read_recent(folders).files == (path,)


def test_a_byte_order_mark_before_a_save_is_no_harm(folders: Folders, tmp_path: Path) -> None:
    path = tmp_path / "edited.acquire"
    save_file(folders, path, GAME, STATES)
    edited = b"\xef\xbb\xbf" + path.read_bytes()
    path.write_bytes(edited)
    loaded = open_file(folders, path, GAMES)
    assert loaded.game == GAME
    save_file(folders, path, up_to(GAME, 5), STATES, known_digest=loaded.digest)
    assert read_save(path, GAMES).game == up_to(GAME, 5)
    assert edited in [each.read_bytes() for each in backups_of(folders, file_owner(path))]


@pytest.mark.parametrize(
    "newer_save",
    [
        NEWER,
        b"\xef\xbb\xbf" + NEWER,
        NEWER.replace(b'"version":6', b'"version":1234567890'),
        NEWER.replace(b'"version":6', b'"version":' + b"9" * 5000),
        NEWER.replace(b'"version":6', b'"version":5').replace(b'"rules_rev":1', b'"rules_rev":2'),
    ],
    ids=["version", "mark", "ten digits", "many digits", "rules"],
)
def test_a_newer_save_is_refused_and_never_overwritten(
    folders: Folders, tmp_path: Path, newer_save: bytes
) -> None:
    path = tmp_path / "newer.acquire"
    path.write_bytes(newer_save)
    with pytest.raises(SaveError) as caught:
        open_file(folders, path, GAMES)
    assert problem_of(caught) == (SaveProblem.TOO_NEW, path)
    assert caught.value.needed_version == "2.0.0"
    with pytest.raises(SaveError) as caught:
        save_file(folders, path, GAME, STATES)
    assert problem_of(caught) == (SaveProblem.TOO_NEW, path)
    assert path.read_bytes() == newer_save


def test_a_file_that_another_program_changed_is_not_overwritten_unasked(
    folders: Folders, tmp_path: Path
) -> None:
    path = tmp_path / "a.acquire"
    digest = save_file(folders, path, up_to(GAME, 5), STATES)
    digest = save_file(folders, path, up_to(GAME, 6), STATES, known_digest=digest)
    other = encode(up_to(GAME, 7))
    path.write_bytes(other)
    with pytest.raises(SaveError) as caught:
        save_file(folders, path, up_to(GAME, 8), STATES, known_digest=digest)
    assert problem_of(caught) == (SaveProblem.CHANGED_OUTSIDE, path)
    assert path.read_bytes() == other
    save_file(folders, path, up_to(GAME, 8), STATES)
    assert read_save(path, GAMES).game == up_to(GAME, 8)


def test_the_last_three_versions_of_an_overwritten_file_are_kept(
    folders: Folders, tmp_path: Path
) -> None:
    path = tmp_path / "a.acquire"
    for count in range(1, 7):
        save_file(folders, path, up_to(GAME, count), STATES)
    kept = sorted(folders.backups.iterdir())
    assert [read_save(backup, GAMES).game for backup in kept] == [up_to(GAME, n) for n in (3, 4, 5)]


def test_a_missing_file_is_an_io_problem_with_its_name(folders: Folders, tmp_path: Path) -> None:
    with pytest.raises(SaveError) as caught:
        open_file(folders, tmp_path / "gone.acquire", GAMES)
    assert problem_of(caught) == (SaveProblem.IO, tmp_path / "gone.acquire")
    with pytest.raises(SaveError) as caught:
        save_file(folders, tmp_path / "no" / "folder.acquire", GAME, STATES)
    assert caught.value.problem is SaveProblem.IO


def test_a_folder_or_pipe_is_not_a_save(tmp_path: Path) -> None:
    places = [tmp_path]
    if hasattr(os, "mkfifo"):
        os.mkfifo(tmp_path / "pipe")
        places.append(tmp_path / "pipe")
    for place in places:
        with pytest.raises(SaveError) as caught:
            read_save(place, GAMES)
        assert problem_of(caught) == (SaveProblem.NOT_A_SAVE, place)


def test_a_huge_file_is_too_big(tmp_path: Path) -> None:
    path = tmp_path / "huge"
    with path.open("wb") as file:
        file.truncate(1 << 33)
    with pytest.raises(SaveError) as caught:
        read_save(path, GAMES)
    assert caught.value.problem is SaveProblem.TOO_BIG


# The list of recent files


def test_ten_files_are_remembered_the_last_used_first(folders: Folders, tmp_path: Path) -> None:
    paths = [tmp_path / f"{number}.acquire" for number in range(12)]
    for path in (*paths, paths[5]):
        remember_file(folders, path)
    recent = read_recent(folders).files
    assert recent[0] == paths[5]
    assert len(recent) == FILE_LIMIT
    forget_file(folders, paths[5])
    assert paths[5] not in read_recent(folders).files


@pytest.mark.skipif(sys.platform != "linux", reason="only there file names are bytes")
def test_a_file_name_that_is_not_text_is_remembered(folders: Folders, tmp_path: Path) -> None:
    path = tmp_path / os.fsdecode(b"\xff.acquire")
    remember_file(folders, path)
    assert read_recent(folders).files == (path,)


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"[]",
        b"\xff",
        b'{"format":"acquire-desktop-recent","version":1,"games":["../x"],"files":[]}',
        b'{"format":"acquire-desktop-recent","version":1,"games":[],"files":["\\u0000"]}',
        b'{"format":"acquire-desktop-recent","version":2,"games":[],"files":[]}',
        b" " * 400_000,
    ],
    ids=range(7),
)
def test_a_damaged_list_is_an_empty_one(folders: Folders, data: bytes) -> None:
    folders.data.mkdir()
    folders.recent.write_bytes(data)
    assert read_recent(folders).files == ()
    autosave(folders, up_to(GAME, 1), STATES)
    assert read_recent(folders).games == (GAME.game_id,)


# Folders


def test_the_environment_can_move_all_folders(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("ACQUIRE_HOME", str(tmp_path))
    folders = user_folders()
    for path in (folders.autosaves, folders.backups, folders.settings, folders.logs):
        assert path.is_relative_to(tmp_path)
    assert list(tmp_path.iterdir()) == []


def test_without_it_the_system_decides(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("ACQUIRE_HOME")
    folders = user_folders()
    assert "acquire-desktop" in str(folders.data)
    assert folders.autosaves.name == folders.backups.name == "v1"


@pytest.mark.skipif(sys.platform == "win32", reason="there the system tells of a home otherwise")
def test_without_a_home_nothing_lies_where_the_program_was_started(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def unknown(_path: str) -> str:
        raise KeyError("no such user")

    for name in ("ACQUIRE_HOME", "HOME", "USERPROFILE"):
        monkeypatch.delenv(name)
    for name in ("CACHE", "CONFIG", "DATA", "STATE"):
        monkeypatch.delenv(f"XDG_{name}_HOME")
    monkeypatch.setattr("pwd.getpwuid", unknown)
    found = user_folders()
    assert home_folder() == Path(os.sep)
    assert all(place.is_absolute() for place in (found.data, found.config, found.logs))
    assert Path.cwd() not in found.data.parents
