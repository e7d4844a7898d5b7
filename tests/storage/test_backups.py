"""What is kept of a game, and of a file that is about to be overwritten."""

import os
from dataclasses import replace
from pathlib import Path

import pytest

from acquire_desktop.storage import backups
from acquire_desktop.storage.backups import back_up_file, back_up_game, backups_of, header_at
from acquire_desktop.storage.envelope import MAGIC, MAX_BYTES
from acquire_desktop.storage.folders import Folders
from acquire_desktop.storage.library import autosave
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


def test_a_ring_of_damaged_versions_keeps_the_newest_whole_one(
    folders: Folders, tmp_path: Path
) -> None:
    path = tmp_path / "mine.acquire"
    for count in (4, 5):
        path.write_bytes(encode(up_to(GAME, count)))
        back_up_file(folders, path)
    for number in range(9):
        path.write_bytes(MAGIC + b"damaged %d" % number)
        back_up_file(folders, path)
    ring = sorted(folders.backups.iterdir())
    assert len(ring) == backups.FILE_VERSIONS_KEPT + 1
    assert ring[0].read_bytes() == encode(up_to(GAME, 5))


def test_the_folder_is_looked_through_as_often_for_many_games_as_for_one(
    folders: Folders, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, states = played("2008", 4, "many", 4)
    ids = [f"{number:032x}" for number in range(12)]
    looks: list[Path] = []

    def look(folder: Path) -> list[str]:
        looks.append(folder)
        return names_in(folder)

    names_in = backups._names_in
    monkeypatch.setattr(backups, "_names_in", look)
    counts = []
    for game_id in ids:
        autosave(folders, replace(up_to(game, 3), game_id=game_id), states)
        counts.append(looks.count(folders.backups))
        looks.clear()
    assert len(set(counts)) == 1
    assert [len(backups.backups_of(folders, game_id)) for game_id in ids] == [1] * len(ids)


@pytest.mark.parametrize("name", ["backups.zip", "..s1.acquire"])
def test_what_is_not_ours_costs_no_game(folders: Folders, name: str) -> None:
    first, second = encode(up_to(GAME, 5)), "e" * 32
    back_up_game(folders, second, 1, first)
    with (folders.backups / name).open("wb") as file:
        file.truncate(2 * backups.BYTES_KEPT)
    backups.prune(folders, [GAME.game_id, second], 20)
    assert len(backups_of(folders, second)) == 1
    assert (folders.backups / name).stat().st_size == 2 * backups.BYTES_KEPT


def test_what_could_not_be_read_goes_before_any_game_and_the_newest_of_each_last(
    folders: Folders, monkeypatch: pytest.MonkeyPatch
) -> None:
    data = encode(up_to(GAME, 5))
    back_up_game(folders, "e" * 32, 1, data)
    aside = [
        folders.backups / f"{game * 32}.unreadable-{number:08x}.acquire"
        for game, number in (("a", 3), ("a", 1), ("b", 2))
    ]
    for time, path in enumerate(aside):
        path.write_bytes(data)
        os.utime(path, (time, time))
    left = []
    for count in (4, 3, 2, 1):
        monkeypatch.setattr(backups, "BYTES_KEPT", count * len(data))
        backups.prune(folders, [GAME.game_id, "e" * 32], 20)
        assert len(backups_of(folders, "e" * 32)) == 1
        left.append([path.exists() for path in aside])
    assert left == [
        [True, True, True], [False, True, True], [False, False, True], [False, False, False]
    ]  # fmt: skip
