"""A duplicate survives whatever happens, and nothing of it is told before all are done."""

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import pytest

from acquire_desktop.games import GAMES
from acquire_desktop.storage.archive import archived_games
from acquire_desktop.storage.autosave_writer import AutosaveWriter
from acquire_desktop.storage.backups import autosaved_games
from acquire_desktop.storage.duplicate import duplicate_file
from acquire_desktop.storage.duplicate.duplicate_file import Duplicate, read_duplicate
from acquire_desktop.storage.duplicate.duplicate_keeper import DuplicateKeeper
from acquire_desktop.storage.errors import SaveError, SaveProblem
from acquire_desktop.storage.finished_games import FinishedGames
from acquire_desktop.storage.folders import Folders
from acquire_desktop.storage.journal import read_journal
from tests.screenshots.duplicates import played_duplicate
from tests.storage.games import folders_in, played


def keeper_in(folders: Folders) -> DuplicateKeeper:
    return DuplicateKeeper(folders, AutosaveWriter(folders, FinishedGames(folders)).write)


def kept(folders: Folders) -> Duplicate:
    found = read_duplicate(folders, GAMES)
    assert found is not None
    return found


def play(keeper: DuplicateKeeper, wanted: Duplicate, person: int) -> None:
    """Save the game of a person as it went on, now and then and at its end."""
    loaded = wanted.games[person]
    game, last = loaded.game, len(loaded.game.history)
    for count in (*range(5, last, 40), last):
        lines = game.history[:count]
        now = replace(game, history=lines, cursor=count, save_no=count)
        keeper.write(now, loaded.states[: count + 1])


def fresh(wanted: Duplicate) -> Duplicate:
    """Return the same duplicate before anybody played."""
    games = tuple(
        replace(loaded, game=replace(loaded.game, history=(), cursor=0), states=loaded.states[:1])
        for loaded in wanted.games
    )
    return replace(wanted, games=games)


def test_what_is_kept_is_what_was_played(tmp_path: Path) -> None:
    folders, wanted = folders_in(tmp_path), played_duplicate(2, computers=1)
    keeper = keeper_in(folders)
    keeper.begin(fresh(wanted))
    assert kept(folders).next_person == 0
    play(keeper, wanted, 0)
    assert kept(folders).next_person == 1
    assert kept(folders).games[0].game.history == wanted.games[0].game.history
    assert keeper_in(folders).look(GAMES) == kept(folders)


def test_games_are_listed_only_when_all_are_done(tmp_path: Path) -> None:
    folders, wanted = folders_in(tmp_path), played_duplicate(2, computers=1)
    keeper = keeper_in(folders)
    keeper.begin(fresh(wanted))
    play(keeper, wanted, 0)
    keeper.file_games()
    assert not autosaved_games(folders)
    assert not archived_games(folders)
    assert not read_journal(folders.journal).games
    assert keeper.covers(wanted.games[0].game.game_id)
    play(keeper, wanted, 1)
    assert keeper.covers(wanted.games[1].game.game_id), "until it is compared"
    keeper.file_games()
    ids = {loaded.game.game_id for loaded in wanted.games}
    assert archived_games(folders) == ids
    assert [line["kind"] for line in read_journal(folders.journal).games.values()] == [
        "duplicate",
        "duplicate",
    ]
    assert not keeper.covers(wanted.games[0].game.game_id)
    assert kept(folders).is_filed


def test_nothing_of_how_far_anybody_is_can_be_read_by_looking_at_the_file(tmp_path: Path) -> None:
    folders, wanted = folders_in(tmp_path), played_duplicate(2, computers=1)
    keeper = keeper_in(folders)
    keeper.begin(fresh(wanted))
    play(keeper, wanted, 0)
    text = folders.duplicate.read_text("ascii")
    for word in ("Ana", "turn", "over"):  # in quotes: base64 may spell a short word by chance
        assert f'"{word}"' not in text


def test_a_kill_between_the_last_save_and_the_filing_loses_nothing(tmp_path: Path) -> None:
    folders, wanted = folders_in(tmp_path), played_duplicate(2, computers=1)
    keeper = keeper_in(folders)
    keeper.begin(fresh(wanted))
    play(keeper, wanted, 0)
    play(keeper, wanted, 1)
    again = keeper_in(folders)  # as after a kill: nothing is known but what is on disk
    assert again.look(GAMES) is not None
    again.file_games()
    again.file_games()
    assert len(archived_games(folders)) == 2
    assert len(read_journal(folders.journal).games) == 2


def test_a_kill_in_the_middle_of_the_filing_is_made_good(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folders, wanted = folders_in(tmp_path), played_duplicate(2, computers=1)
    keeper = keeper_in(folders)
    keeper.begin(wanted)

    def stop(*_arguments: object, **_named: object) -> None:
        raise SaveError(SaveProblem.IO, "killed")

    with monkeypatch.context() as killed:
        killed.setattr(duplicate_file, "write_atomically", stop)
        with pytest.raises(SaveError):
            keeper.file_games()
    again = keeper_in(folders)
    again.look(GAMES)
    again.file_games()
    assert len(read_journal(folders.journal).games) == 2
    assert kept(folders).is_filed


@pytest.mark.parametrize("data", [b"", b"{", b"{}", b"[1]", b"\xff" * 100])
def test_a_damaged_file_gives_way_to_its_copy(tmp_path: Path, data: bytes) -> None:
    folders, wanted = folders_in(tmp_path), played_duplicate(2, computers=1)
    keeper = keeper_in(folders)
    keeper.begin(fresh(wanted))
    play(keeper, wanted, 0)
    folders.duplicate.write_bytes(data)
    assert kept(folders).is_finished(0)
    folders.duplicate_copy.write_bytes(data)
    with pytest.raises(SaveError):
        read_duplicate(folders, GAMES)


def test_every_byte_of_the_file_counts(tmp_path: Path) -> None:
    folders = folders_in(tmp_path)
    keeper_in(folders).begin(fresh(played_duplicate(2, computers=1)))
    whole = folders.duplicate.read_bytes()
    folders.duplicate_copy.unlink()
    good = kept(folders)
    for at in range(0, len(whole), 23):
        folders.duplicate.write_bytes(whole[:at] + bytes([whole[at] ^ 1]) + whole[at + 1 :])
        try:
            found = read_duplicate(folders, GAMES)
        except SaveError:
            continue
        assert found is not None
        assert replace(found, duplicate_id=good.duplicate_id, is_filed=good.is_filed) == good


def test_what_cannot_be_read_is_kept_beside_the_next_one(tmp_path: Path) -> None:
    folders = folders_in(tmp_path)
    folders.data.mkdir(parents=True)
    folders.duplicate.write_bytes(b"something")
    keeper = keeper_in(folders)
    with pytest.raises(SaveError):
        keeper.look(GAMES)
    keeper.begin(fresh(played_duplicate(2, computers=1)))
    assert folders.duplicate.with_suffix(".unreadable").read_bytes() == b"something"
    assert kept(folders).next_person == 0


def test_a_newer_versions_file_is_refused(tmp_path: Path) -> None:
    folders = folders_in(tmp_path)
    keeper_in(folders).begin(fresh(played_duplicate(2, computers=1)))
    text = folders.duplicate.read_text("ascii").replace('"version":1', '"version":2', 1)
    folders.duplicate.write_text(text, "ascii")
    folders.duplicate_copy.unlink()
    with pytest.raises(SaveError) as refused:
        read_duplicate(folders, GAMES)
    assert refused.value.problem is SaveProblem.TOO_NEW


def test_who_deletes_the_finished_games_deletes_a_compared_duplicate_too(tmp_path: Path) -> None:
    folders = folders_in(tmp_path)
    keeper = keeper_in(folders)
    keeper.begin(fresh(played_duplicate(2, computers=1)))
    FinishedGames(folders).delete_all()
    assert kept(folders).next_person == 0, "it is not finished"
    keeper.begin(played_duplicate(2, computers=1))
    keeper.file_games()
    FinishedGames(folders).delete_all()
    assert read_duplicate(folders, GAMES) is None


def test_other_games_are_saved_as_ever(tmp_path: Path) -> None:
    folders, (game, states) = folders_in(tmp_path), played("2008", 3, "other", 20)
    keeper = keeper_in(folders)
    keeper.begin(fresh(played_duplicate(2, computers=1)))
    keeper.write(game, states)
    assert set(autosaved_games(folders)) == {game.game_id}


def test_who_gives_up_is_done_and_the_next_one_comes(tmp_path: Path) -> None:
    folders = folders_in(tmp_path)
    keeper = keeper_in(folders)
    keeper.begin(fresh(played_duplicate(3, computers=1)))
    keeper.give_up(0)
    assert kept(folders).next_person == 1
    assert not kept(folders).is_finished(0)


def test_where_nothing_can_be_written_the_one_before_is_still_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folders, wanted = folders_in(tmp_path), fresh(played_duplicate(2, computers=1))
    keeper = keeper_in(folders)
    keeper.begin(wanted)

    def fail(_path: Path, _data: Sequence[int]) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(duplicate_file, "write_atomically", fail)
    with pytest.raises(SaveError):
        keeper.begin(fresh(played_duplicate(3, computers=1)))
    assert keeper.duplicate == wanted
