"""Autosave, Continue, backups and files: nothing is lost and the newest game is found."""

import json
import os
import sys
from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path

import pytest

from acquire_desktop.games import GAMES
from acquire_desktop.storage import autosave_writer, backups
from acquire_desktop.storage.archive import archive_path
from acquire_desktop.storage.autosave_writer import AutosaveWriter, games_in_order
from acquire_desktop.storage.envelope import read_header
from acquire_desktop.storage.errors import SaveError, SaveProblem
from acquire_desktop.storage.finished_games import FinishedGames
from acquire_desktop.storage.folders import Folders
from acquire_desktop.storage.library import (
    Resumption,
    adopt,
    autosave,
    find_unfinished,
    prepare,
    read_save,
    saved_games,
    split_off,
)
from acquire_desktop.storage.notes import NoteKind, SavedNote
from acquire_desktop.storage.save_format import GameFile, decode, to_object
from tests.storage.games import newer, played, problem_of, unpack, up_to, write

GAME, STATES = played("2023-classic", 3, "library")
NEWER = newer(up_to(GAME, 5))


def game_called(number: int, lines: int = 10) -> GameFile:
    return replace(up_to(GAME, lines), game_id=f"{number:032x}")


def save_up_to(folders: Folders, lines: int, first: int = 1) -> None:
    for count in range(first, lines + 1):
        autosave(folders, up_to(GAME, count), STATES)


def snapshot(paths: Iterable[Path]) -> dict[Path, bytes]:
    return {path: path.read_bytes() for path in paths if path.is_file()}


# Continue


def test_continue_opens_the_last_autosave(folders: Folders) -> None:
    save_up_to(folders, 30)
    found = find_unfinished(folders, GAMES)
    assert found.loaded is not None
    assert (found.loaded.game, found.problems) == (up_to(GAME, 30), ())
    assert found.path == backups.autosave_path(folders, GAME.game_id)


def test_without_a_game_there_is_nothing_to_continue(folders: Folders) -> None:
    assert find_unfinished(folders, GAMES) == Resumption(None, None, ())


def test_a_finished_game_is_not_continued(folders: Folders) -> None:
    autosave(folders, game_called(1), STATES)
    autosave(folders, GAME, STATES)
    found = find_unfinished(folders, GAMES)
    assert found.loaded is not None
    assert found.loaded.game.game_id == f"{1:032x}"


def test_the_game_played_last_is_continued_whatever_the_clock_says(folders: Folders) -> None:
    for number, modified_s in ((1, 10**9), (2, 2 * 10**9), (3, 5)):
        path = autosave(folders, game_called(number), STATES)
        os.utime(path, (modified_s, modified_s))
    autosave(folders, game_called(1, 11), STATES)
    os.utime(backups.autosave_path(folders, f"{1:032x}"), (1, 1))
    assert games_in_order(folders) == [f"{number:032x}" for number in (1, 3, 2)]


def test_without_the_list_the_clock_sorts_the_games_and_they_are_listed_again(
    folders: Folders,
) -> None:
    for number in (1, 2, 3):
        path = autosave(folders, game_called(number), STATES)
        os.utime(path, (number, number))
    folders.recent.write_bytes(b"{damaged")
    assert games_in_order(folders) == [f"{number:032x}" for number in (3, 2, 1)]
    autosave(folders, game_called(1, 11), STATES)
    assert games_in_order(folders) == [f"{number:032x}" for number in (1, 3, 2)]


@pytest.mark.parametrize("damage", [b"", b"{}", NEWER], ids=["empty", "other", "newer"])
def test_a_damaged_autosave_falls_back_to_the_newest_backup_and_is_reported(
    folders: Folders, damage: bytes
) -> None:
    save_up_to(folders, 40)
    path = backups.autosave_path(folders, GAME.game_id)
    path.write_bytes(damage)
    ring = backups.backups_of(folders, GAME.game_id)
    ring[-1].write_bytes(ring[-1].read_bytes()[:-1])
    found = find_unfinished(folders, GAMES)
    assert found.path == ring[-2]
    assert [problem.path for problem in found.problems] == [path]
    assert path.read_bytes() == damage


def test_a_save_that_does_not_replay_is_reported_and_passed_over(folders: Folders) -> None:
    save_up_to(folders, 40)
    path = backups.autosave_path(folders, GAME.game_id)
    outer = unpack(path.read_bytes())[0]
    path.write_bytes(write(outer | {"edition": "2008"}))
    found = find_unfinished(folders, GAMES)
    assert found.loaded is not None
    assert found.path == backups.backups_of(folders, GAME.game_id)[-1]
    assert [problem.problem for problem in found.problems] == [SaveProblem.DAMAGED]


def test_a_game_without_any_whole_save_gives_way_to_the_next_one(folders: Folders) -> None:
    autosave(folders, game_called(1), STATES)
    autosave(folders, game_called(2), STATES)
    for path in folders.data.rglob(f"{2:032x}*"):
        path.write_bytes(b"gone")
    found = find_unfinished(folders, GAMES)
    assert found.loaded is not None
    assert found.loaded.game.game_id == f"{1:032x}"
    assert len(found.problems) == 1


# Autosave and backups


def test_an_autosave_whose_id_was_damaged_is_no_other_game(folders: Folders) -> None:
    for count in range(1, 30):
        autosave(folders, up_to(GAME, count), STATES)
    path = backups.autosave_path(folders, GAME.game_id)
    whole, digit = path.read_bytes(), GAME.game_id[7]
    other = GAME.game_id.replace(digit, "a" if digit != "a" else "b", 1)
    path.write_bytes(whole.replace(GAME.game_id.encode(), other.encode()))
    found = find_unfinished(folders, GAMES)
    assert found.loaded is not None
    assert found.loaded.game.game_id == GAME.game_id
    assert found.path == backups.backups_of(folders, GAME.game_id)[-1]
    assert [(each.problem, each.path) for each in found.problems] == [(SaveProblem.DAMAGED, path)]


def test_a_backup_is_kept_for_each_of_the_last_ten_turns(folders: Folders) -> None:
    save_up_to(folders, len(GAME.history))
    ring = [read_header(path.read_bytes()) for path in backups.backups_of(folders, GAME.game_id)]
    assert len(ring) == backups.TURNS_KEPT
    numbers = [header.save_no for header in ring]
    assert numbers == sorted(numbers)
    assert ring[-1].over
    turns = [header.turn for header in ring[:-1]]
    assert turns == list(range(turns[0], turns[0] + len(turns)))


def test_a_failed_autosave_leaves_the_last_one_and_names_the_file(
    folders: Folders, monkeypatch: pytest.MonkeyPatch
) -> None:
    save_up_to(folders, 20)
    before = snapshot(folders.data.rglob("*"))

    def full(_path: Path, _data: bytes) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(autosave_writer, "write_atomically", full)
        with pytest.raises(SaveError) as caught:
            autosave(folders, up_to(GAME, 21), STATES)
    path = backups.autosave_path(folders, GAME.game_id)
    assert problem_of(caught) == (SaveProblem.IO, path)
    assert caught.value.error_number == 28
    assert snapshot(folders.data.rglob("*")) == before
    autosave(folders, up_to(GAME, 21), STATES)
    assert read_save(path, GAMES).game == up_to(GAME, 21)


def test_a_backup_that_cannot_be_written_does_not_stop_the_game(folders: Folders) -> None:
    folders.data.mkdir()
    folders.backups.parent.write_bytes(b"a file where the folder should be")
    autosave(folders, up_to(GAME, 9), STATES)
    assert find_unfinished(folders, GAMES).loaded is not None


def test_a_folder_that_cannot_be_made_is_an_io_problem(folders: Folders) -> None:
    folders.data.write_bytes(b"a file where the folder should be")
    with pytest.raises(SaveError) as caught:
        autosave(folders, up_to(GAME, 9), STATES)
    assert caught.value.problem is SaveProblem.IO


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such modes")
def test_saves_are_private(folders: Folders) -> None:
    path = autosave(folders, up_to(GAME, 9), STATES)
    assert path.stat().st_mode & 0o777 == 0o600
    assert path.parent.stat().st_mode & 0o077 == 0


def test_twenty_games_are_kept_and_the_oldest_go_first(folders: Folders) -> None:
    for number in range(1, 26):
        autosave(folders, game_called(number), STATES)
    expected = [f"{number:032x}" for number in range(25, 5, -1)]
    assert games_in_order(folders) == expected
    assert {path.name[:32] for path in folders.backups.iterdir()} == set(expected)


def test_the_last_whole_game_is_never_removed(
    folders: Folders, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(autosave_writer, "GAME_LIMIT", 1)
    monkeypatch.setattr(backups, "BYTES_KEPT", 0)
    autosave(folders, game_called(1), STATES)
    path = autosave(folders, game_called(2), STATES)
    assert games_in_order(folders) == [f"{2:032x}"]
    path.write_bytes(b"damaged")
    backups.prune(folders, [f"{3:032x}", f"{2:032x}"], 1)
    autosave(folders, game_called(4), STATES)
    damaged = autosave(folders, game_called(5), STATES)
    damaged.write_bytes(b"damaged")
    autosave(folders, game_called(4), STATES)
    backups.prune(folders, [f"{5:032x}", f"{4:032x}"], 1)
    assert backups.autosaved_games(folders).keys() == {f"{4:032x}"}


def test_foreign_files_in_our_folders_are_left_alone(folders: Folders) -> None:
    save_up_to(folders, 3)
    foreign = [folders.autosaves / "notes.txt", folders.backups / "x.s1.acquire"]
    for path in foreign:
        path.write_bytes(b"mine")
    save_up_to(folders, 60, first=4)
    prepare(folders)
    assert [path.read_bytes() for path in foreign] == [b"mine", b"mine"]
    assert games_in_order(folders) == [GAME.game_id]


def test_the_list_of_saves_shows_games_that_cannot_be_read_too(folders: Folders) -> None:
    save_up_to(folders, 30)
    autosave(folders, game_called(7), STATES).write_bytes(b"damaged")
    games = saved_games(folders)
    assert [game.header is None for game in games] == [True, False]
    assert games[0].problem is not None
    assert games[0].problem.path == games[0].path


# Going on with a game


def test_a_game_that_is_taken_up_again_gets_the_next_save_number(folders: Folders) -> None:
    save_up_to(folders, 30)
    adopted = adopt(folders, up_to(GAME, 12))
    assert adopted == replace(up_to(GAME, 12), save_no=31)
    autosave(folders, adopted, STATES)
    kept = [read_save(path, GAMES).game for path in backups.backups_of(folders, GAME.game_id)]
    assert up_to(GAME, 30) in kept
    found = find_unfinished(folders, GAMES)
    assert found.loaded is not None
    assert found.loaded.game == adopted


@pytest.mark.parametrize("there", [0, 12, 30], ids=["none", "behind", "as far"])
def test_a_file_that_is_as_far_as_the_game_here_is_the_same_game(
    folders: Folders, there: int
) -> None:
    if there:
        save_up_to(folders, there)
    game = up_to(GAME, 30)
    assert split_off(folders, game, GAMES) == game


def test_a_file_of_a_game_that_went_on_here_is_a_game_of_its_own(folders: Folders) -> None:
    save_up_to(folders, 30)
    older = split_off(folders, up_to(GAME, 12), GAMES)
    assert older == replace(up_to(GAME, 12), game_id=older.game_id)
    autosave(folders, adopt(folders, older), STATES)
    kept = [read_save(each.path, GAMES).game for each in saved_games(folders)]
    assert [each.cursor for each in kept] == [12, 30]


def test_a_file_of_a_game_that_went_another_way_here_is_a_game_of_its_own(
    folders: Folders,
) -> None:
    save_up_to(folders, 12)
    line = up_to(GAME, 12).history
    other = replace(up_to(GAME, 12), history=line[:-1], cursor=11)
    assert split_off(folders, other, GAMES).game_id != GAME.game_id


def test_an_autosave_that_cannot_be_read_makes_no_other_game_of_a_file(folders: Folders) -> None:
    save_up_to(folders, 30)
    backups.autosave_path(folders, GAME.game_id).write_bytes(b"damaged")
    game = up_to(GAME, 12)
    assert split_off(folders, game, GAMES) == game


def test_a_game_from_elsewhere_keeps_counting(folders: Folders) -> None:
    assert adopt(folders, up_to(GAME, 12)).save_no == 13


def test_an_autosave_that_cannot_be_read_is_kept_aside(folders: Folders) -> None:
    save_up_to(folders, 30)
    path = backups.autosave_path(folders, GAME.game_id)
    path.write_bytes(b"damaged")
    found = find_unfinished(folders, GAMES)
    assert found.loaded is not None
    autosave(folders, adopt(folders, found.loaded.game), STATES)
    assert b"damaged" in snapshot(folders.backups.iterdir()).values()


@pytest.mark.parametrize("place", ["autosave", "backup", "archive"])
def test_where_a_newer_version_saved_a_game_another_goes_on(folders: Folders, place: str) -> None:
    save_up_to(folders, 12)
    path = {
        "autosave": backups.autosave_path(folders, GAME.game_id),
        "backup": backups.backups_of(folders, GAME.game_id)[-1],
        "archive": archive_path(folders, GAME.game_id),
    }[place]
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(NEWER)
    before = snapshot([path, *folders.backups.iterdir(), *folders.autosaves.iterdir()])
    own = adopt(folders, split_off(folders, up_to(GAME, 12), GAMES))
    assert own.game_id != GAME.game_id
    autosave(folders, own, STATES)
    assert snapshot(before) == before


def test_a_file_of_a_game_that_ended_since_is_a_game_of_its_own(folders: Folders) -> None:
    """Also when its autosave is gone: another end would take the place of the one that is kept."""
    AutosaveWriter(folders, FinishedGames(folders)).write(GAME, STATES)
    backups.autosave_path(folders, GAME.game_id).unlink()
    older = up_to(GAME, 30)
    assert split_off(folders, older, GAMES).game_id != GAME.game_id
    assert split_off(folders, GAME, GAMES).game_id == GAME.game_id


def test_help_since_a_file_was_saved_stays_with_the_game(folders: Folders) -> None:
    older = up_to(GAME, 30)
    hint = SavedNote(30, NoteKind.HINT, 2)
    autosave(folders, replace(older, notes=(hint,)), STATES)
    opened = split_off(folders, older, GAMES)
    assert opened.game_id == GAME.game_id
    assert opened.notes == (hint,)
    assert split_off(folders, opened, GAMES) == opened


@pytest.mark.parametrize("is_newer", [False, True])
def test_clocks_go_on_from_the_newest_state_of_a_game(folders: Folders, is_newer: bool) -> None:
    here = SavedNote(0, NoteKind.CLOCK, "10 400000 600000 600000")
    there = SavedNote(0, NoteKind.CLOCK, "10 500000 600000 600000")
    older = up_to(GAME, 30)
    autosave(folders, replace(older, notes=(here,)), STATES)
    opened = replace(older, notes=(there,), save_no=older.save_no + is_newer)
    assert split_off(folders, opened, GAMES).notes == ((there,) if is_newer else (here,))


def test_a_save_that_could_never_be_saved_again_is_damaged() -> None:
    value = to_object(GAME, STATES)
    data = json.dumps({**value, "save_no": 10**9 + 1}, separators=(",", ":")).encode()
    with pytest.raises(SaveError) as refused:
        decode(data, GAMES)
    assert refused.value.problem is SaveProblem.DAMAGED
