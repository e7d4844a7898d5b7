"""What is kept of a game, and of a file that is about to be overwritten."""

from pathlib import Path

import pytest

from acquire_desktop.storage import backups
from acquire_desktop.storage.backups import back_up_file, back_up_game, backups_of, header_at
from acquire_desktop.storage.envelope import MAGIC, MAX_BYTES
from acquire_desktop.storage.folders import Folders
from acquire_desktop.storage.save_format import encode
from tests.storage.games import played, up_to

GAME, _ = played("2023-classic", 3, "backups")


def kept(folders: Folders) -> list[bytes]:
    return sorted(path.read_bytes() for path in folders.backups.glob("*"))


def test_a_state_that_is_kept_already_is_not_kept_twice(folders: Folders) -> None:
    state, next_state = encode(up_to(GAME, 5)), encode(up_to(GAME, 6))
    for number, data in ((1, state), (2, state), (3, next_state)):
        back_up_game(folders, GAME.game_id, number, data)
    ring = backups_of(folders, GAME.game_id)
    assert [path.read_bytes() for path in ring] == [state, next_state]


def test_each_version_of_a_file_is_kept_once_and_only_the_last_ones(
    folders: Folders, tmp_path: Path
) -> None:
    path = tmp_path / "mine.acquire"
    versions = [encode(up_to(GAME, lines)) for lines in range(1, 6)]
    for number, data in enumerate(versions, start=1):
        path.write_bytes(data)
        back_up_file(folders, path)
        back_up_file(folders, path)
        assert (
            max(file.name.split(".")[1] for file in folders.backups.iterdir()) == f"s{number:010}"
        )
    assert kept(folders) == sorted(versions[-backups.FILE_VERSIONS_KEPT :])


@pytest.mark.parametrize("data", [b"", b"a letter", MAGIC + b"\0" * MAX_BYTES])
def test_what_is_no_save_is_not_kept(folders: Folders, tmp_path: Path, data: bytes) -> None:
    path = tmp_path / "letter.acquire"
    path.write_bytes(data)
    back_up_file(folders, path)
    assert kept(folders) == []


def test_a_folder_in_the_place_of_a_save_has_no_header(tmp_path: Path) -> None:
    assert header_at(tmp_path) is None
