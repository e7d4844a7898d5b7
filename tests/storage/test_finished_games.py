"""A finished game is kept once and for good, whatever the disk does, until the user deletes it."""

import json
import os
import sys
from dataclasses import replace
from pathlib import Path
from threading import Thread
from typing import Any

import pytest

from acquire_desktop.choices import KeepGames
from acquire_desktop.game import Games
from acquire_desktop.games import GAMES
from acquire_desktop.games.acquire.engine.decisions import GameOver
from acquire_desktop.games.acquire.engine.game import observe
from acquire_desktop.games.acquire.engine.view import Holdings
from acquire_desktop.storage import autosave_writer, backups, journal
from acquire_desktop.storage import retention as keeping
from acquire_desktop.storage.archive import (
    archive,
    archive_path,
    archived_games,
    keep_review,
    read_review,
    review_path,
)
from acquire_desktop.storage.autosave_writer import AutosaveWriter, games_in_order
from acquire_desktop.storage.backups import autosave_path
from acquire_desktop.storage.errors import SaveError
from acquire_desktop.storage.finished_games import FinishedGames
from acquire_desktop.storage.folders import Folders
from acquire_desktop.storage.journal import read_journal
from acquire_desktop.storage.library import read_save
from acquire_desktop.storage.notes import NoteKind, SavedNote
from acquire_desktop.storage.reading import NotAFileError, read_file
from acquire_desktop.storage.recent import read_recent
from acquire_desktop.storage.save_format import GameFile, Loaded, decode, encode
from tests.storage.games import GAME_ID, newer, played, up_to

GAME, STATES = played("2023-tycoon", 3, "finished")
OTHER = "f" * 32

needs_modes = pytest.mark.skipif(
    sys.platform == "win32" or os.geteuid() == 0, reason="root may write everywhere"
)


def numbered(number: int) -> GameFile:
    return replace(GAME, game_id=f"{number:032x}", saved_at=f"2026-11-23T09:{number:02}:00Z")


def end(folders: Folders, game: GameFile = GAME, keep: KeepGames = KeepGames.ALL) -> FinishedGames:
    """Save a game as at its end."""
    finished = FinishedGames(folders, keep)
    AutosaveWriter(folders, finished).write(game, STATES)
    return finished


def lines(folders: Folders) -> list[dict[str, Any]]:
    text = folders.journal.read_text("ascii")
    return [json.loads(line) for line in text.splitlines()]


def test_a_game_is_kept_when_it_ends_and_not_before(folders: Folders) -> None:
    finished = FinishedGames(folders)
    writer = AutosaveWriter(folders, finished)
    for count in (1, 5, len(GAME.history) - 1):
        writer.write(up_to(GAME, count), STATES)
    assert not folders.archive.exists()
    assert not folders.journal.exists()
    writer.write(GAME, STATES)
    assert archive_path(folders, GAME_ID).read_bytes() == encode(GAME)
    assert read_save(archive_path(folders, GAME_ID), GAMES).states == STATES
    assert list(read_journal(folders.journal).games) == [GAME_ID]


def test_judgements_are_kept_beside_a_game_that_is_kept_and_go_with_it(folders: Folders) -> None:
    keep_review(folders, GAME_ID, b"lost")
    assert not review_path(folders, GAME_ID).exists()
    assert read_review(folders, GAME_ID) == b""
    finished = end(folders)
    keep_review(folders, GAME_ID, b"some")
    keep_review(folders, GAME_ID, b"more")
    assert read_review(folders, GAME_ID) == b"more"
    assert archived_games(folders) == {GAME_ID}
    finished.delete_all()
    assert not review_path(folders, GAME_ID).exists()


def test_what_stands_in_the_place_of_judgements_is_read_as_nothing(folders: Folders) -> None:
    end(folders)
    review_path(folders, GAME_ID).mkdir()
    assert read_review(folders, GAME_ID) == b""
    with pytest.raises(NotAFileError):
        keep_review(folders, GAME_ID, b"some")


def test_its_line_tells_how_it_ended_and_who_had_help(folders: Folders) -> None:
    mine = next(index for index, state in enumerate(STATES) if state.seat == 0)
    notes = (
        SavedNote(mine, NoteKind.HINT, 2),
        SavedNote(mine, NoteKind.TAKEN_BACK, "place 1A"),
        SavedNote(mine, NoteKind.TAKEN_BACK, "place 1A"),
    )
    end(folders, replace(GAME, notes=notes))
    (line,) = lines(folders)
    decision = observe(STATES[-1], 0).decision
    assert isinstance(decision, GameOver)
    totals = [seat["total"] for seat in line["seats"]]
    assert totals == list(decision.totals)
    assert [seat["place"] for seat in line["seats"]] == [
        1 + sum(other > total for other in totals) for total in totals
    ]
    assert [seat["name"] for seat in line["seats"]] == ["Ann", "Bea", "Carlos"]
    assert [seat["level"] for seat in line["seats"]] == ["", "greedy", "greedy"]
    assert [(seat["take_backs"], seat["hints"]) for seat in line["seats"]] == [
        (2, 1), (0, 0), (0, 0)
    ]  # fmt: skip
    assert line["seats"][0]["counts"]["paid_chains"] >= 3
    assert [seat["counts"] for seat in line["seats"][1:]] == [{}, {}]  # nobody asks for them
    assert (line["kind"], line["edition"], line["ended"]) == (
        "normal", "2023-tycoon", GAME.saved_at
    )  # fmt: skip
    assert line["options"] == {"holdings": "open", "house": {}}


def test_its_line_names_the_day_whose_deal_it_has(folders: Folders) -> None:
    end(folders, replace(GAME, notes=(SavedNote(0, NoteKind.DAILY, "2026-11-29"),)))
    (line,) = lines(folders)
    assert (line["kind"], line["day"]) == ("daily", "2026-11-29")


def test_its_line_tells_whose_decisions_a_computer_made_in_part(folders: Folders) -> None:
    mine = [step for step, state in enumerate(STATES[:-1]) if state.seat == 0]
    left, back = mine[3], mine[8]
    notes = (SavedNote(left, NoteKind.SEAT, "0 hard"), SavedNote(back, NoteKind.SEAT, "0"))
    end(folders, replace(GAME, notes=notes))
    (line,) = lines(folders)
    assert [seat.get("played_for") for seat in line["seats"]] == [5, None, None]


@pytest.mark.parametrize(
    "note", [SavedNote(3, NoteKind.BRANCH, "0" * 32), SavedNote(0, NoteKind.TRAINING, 0)]
)
def test_the_line_of_a_branch_or_training_game_says_that_it_counts_for_nobody(
    folders: Folders, note: SavedNote
) -> None:
    end(folders, replace(GAME, notes=(note,)))
    (line,) = lines(folders)
    assert line["kind"] == note.kind.value


def test_its_line_names_the_house_rules_and_never_the_deal(folders: Folders) -> None:
    game, states = played("2023-classic", 3, "house", holdings=Holdings.HIDDEN, cash=8000)
    AutosaveWriter(folders, FinishedGames(folders)).write(game, states)
    assert lines(folders)[0]["options"] == {"holdings": "hidden", "house": {"starting_cash": 8000}}
    assert "bag" not in folders.journal.read_text()
    assert "seed" not in folders.journal.read_text()


def test_a_game_is_kept_once_however_often_it_is_saved(folders: Folders) -> None:
    end(folders)
    first = folders.journal.read_bytes(), archive_path(folders, GAME_ID).stat().st_mtime_ns
    for _ in range(3):
        later = replace(GAME, save_no=GAME.save_no + 1, saved_at="2030-01-01T00:00:00Z")
        end(folders, later).take_missing(GAMES)
    again = folders.journal.read_bytes(), archive_path(folders, GAME_ID).stat().st_mtime_ns
    assert again == first


def test_finished_games_of_before_are_taken_in_at_the_start_the_oldest_first(
    folders: Folders,
) -> None:
    for number in (3, 1, 2):
        AutosaveWriter(folders).write(numbered(number), STATES)
    AutosaveWriter(folders).write(replace(up_to(GAME, 20), game_id=OTHER), STATES)
    FinishedGames(folders).take_missing(GAMES)
    assert archived_games(folders) == {numbered(n).game_id for n in (1, 2, 3)}
    assert [line["id"] for line in lines(folders)] == [numbered(n).game_id for n in (1, 2, 3)]


def test_a_lost_journal_is_made_again_from_the_archive(folders: Folders) -> None:
    for number in (1, 2, 3):
        end(folders, numbered(number))
    before = folders.journal.read_bytes()
    folders.journal.unlink()
    for path in folders.autosaves.iterdir():
        path.unlink()
    FinishedGames(folders).take_missing(GAMES)
    assert folders.journal.read_bytes() == before


def test_a_damaged_game_in_the_archive_stops_no_other(folders: Folders) -> None:
    end(folders, numbered(1))
    archive_path(folders, OTHER).write_bytes(encode(GAME)[:500])
    AutosaveWriter(folders).write(numbered(2), STATES)
    FinishedGames(folders).take_missing(GAMES)
    assert [line["id"] for line in lines(folders)] == [numbered(n).game_id for n in (1, 2)]
    assert archive_path(folders, OTHER).is_file()


def test_of_too_many_games_those_go_that_ended_first_whatever_the_clock_said(
    folders: Folders, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(keeping, "LAST_GAMES", 3)
    clocks = ["2031", "2026", "2029", "2020", "2028"]
    games = [
        replace(numbered(at), saved_at=f"{year}-01-01T00:00:00Z") for at, year in enumerate(clocks)
    ]
    for game in games:
        end(folders, game, KeepGames.LAST)
    assert archived_games(folders) == {game.game_id for game in games[2:]}
    assert len(lines(folders)) == 5, "the results stay"


def test_whoever_wants_none_kept_has_none_kept(folders: Folders) -> None:
    finished = end(folders, keep=KeepGames.NONE)
    finished.take_missing(GAMES)
    assert not folders.archive.exists()
    assert not folders.journal.exists()
    finished.choose(KeepGames.ALL)
    finished.take_missing(GAMES)
    assert archived_games(folders) == {GAME_ID}


def test_what_was_deleted_does_not_come_back_from_the_last_games(folders: Folders) -> None:
    end(folders, numbered(1))
    running = replace(up_to(GAME, 20), game_id=OTHER)
    AutosaveWriter(folders).write(running, STATES)
    (folders.archive / f"{GAME_ID}.review").write_bytes(b"x")
    (folders.archive / "my own.txt").write_bytes(b"x")
    finished = FinishedGames(folders)
    finished.delete_all()
    assert [path.name for path in folders.archive.iterdir()] == ["my own.txt"]
    assert numbered(1).game_id not in read_journal(folders.journal).games
    assert autosave_path(folders, numbered(1).game_id).is_file()
    finished.take_missing(GAMES)
    end(folders, numbered(1))
    assert archived_games(folders) == frozenset()
    end(folders, replace(GAME, game_id=OTHER))
    assert archived_games(folders) == {OTHER}, "it was still being played"


def test_a_game_that_is_looked_at_while_all_are_deleted_does_not_come_back(
    folders: Folders,
) -> None:
    end(folders)
    autosave_path(folders, GAME_ID).unlink()
    finished = FinishedGames(folders)
    writer = AutosaveWriter(folders, finished)
    writer.write(replace(GAME, save_no=998), STATES)
    finished.delete_all()
    writer.write(replace(GAME, save_no=999), STATES)
    assert archived_games(folders) == frozenset()


def test_deleting_nothing_makes_nothing(folders: Folders) -> None:
    FinishedGames(folders).delete_all()
    assert not folders.data.exists()


@needs_modes
def test_a_deletion_that_fails_says_where_and_deletes_the_rest(folders: Folders) -> None:
    end(folders)
    folders.archive.chmod(0o500)
    try:
        with pytest.raises(SaveError) as caught:
            FinishedGames(folders).delete_all()
    finally:
        folders.archive.chmod(0o700)
    assert caught.value.path == folders.archive


def test_a_deletion_that_fails_says_where(folders: Folders) -> None:
    """A folder stands where the journal belongs."""
    end(folders)
    folders.journal.unlink()
    folders.journal.mkdir()
    with pytest.raises(SaveError) as caught:
        FinishedGames(folders).delete_all()
    assert caught.value.path == folders.journal
    assert archived_games(folders) == frozenset()


def test_a_journal_that_was_lost_before_tells_of_what_is_deleted(folders: Folders) -> None:
    end(folders)
    folders.journal.unlink()
    FinishedGames(folders).delete_all()
    FinishedGames(folders).take_missing(GAMES)
    assert archived_games(folders) == frozenset()
    assert read_journal(folders.journal).deleted == {GAME_ID}


def test_a_deletion_that_is_cut_short_is_in_the_journal_already(
    folders: Folders, monkeypatch: pytest.MonkeyPatch
) -> None:
    def stop(_folders: Folders) -> None:
        raise KeyboardInterrupt

    end(folders)
    monkeypatch.setattr(keeping, "delete_archive", stop)
    with pytest.raises(KeyboardInterrupt):
        FinishedGames(folders).delete_all()
    archive_path(folders, GAME_ID).unlink()  # as far as it came
    FinishedGames(folders).take_missing(GAMES)
    assert archived_games(folders) == frozenset()


def test_more_games_than_a_line_names_are_forgotten(folders: Folders) -> None:
    folders.archive.mkdir(parents=True)
    ids = {f"{number:032x}" for number in range(900)}
    for game in ids:
        archive_path(folders, game).touch()
    FinishedGames(folders).delete_all()
    assert read_journal(folders.journal).deleted == ids


@pytest.mark.parametrize("damage", [b"", encode(GAME)[:500]], ids=["empty", "cut off"])
def test_a_damaged_game_in_the_archive_is_made_good_from_the_last_games(
    folders: Folders, damage: bytes
) -> None:
    end(folders)
    archive_path(folders, GAME_ID).write_bytes(damage)
    FinishedGames(folders).take_missing(GAMES)
    assert archive_path(folders, GAME_ID).read_bytes() == encode(GAME)
    assert len(lines(folders)) == 1


def test_a_game_in_the_archive_of_a_newer_version_is_left_alone(folders: Folders) -> None:
    end(folders)
    archive_path(folders, GAME_ID).write_bytes(newer(GAME))
    FinishedGames(folders).take_missing(GAMES)
    assert archive_path(folders, GAME_ID).read_bytes() == newer(GAME)


def test_a_game_that_cannot_be_kept_stops_no_other(folders: Folders) -> None:
    for number in (1, 2, 3):
        AutosaveWriter(folders).write(numbered(number), STATES)
    archive_path(folders, numbered(1).game_id).mkdir(parents=True)
    finished = FinishedGames(folders)
    finished.take_missing(GAMES)
    assert [line["id"] for line in lines(folders)] == [numbered(n).game_id for n in (2, 3)]
    assert finished.problem is not None


def test_a_game_whose_line_failed_is_tried_again_by_the_same_one(folders: Folders) -> None:
    archive(folders, GAME_ID, encode(GAME))
    finished = FinishedGames(folders)
    assert finished.kept_at(GAME_ID) is not None
    finished.take(GAME, STATES, encode(GAME))
    assert list(read_journal(folders.journal).games) == [GAME_ID]


def test_what_goes_wrong_in_keeping_a_game_is_no_failed_save(
    folders: Folders, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(keeping, "events_of", lambda *_: next(iter(())))
    end(folders)
    assert autosave_path(folders, GAME_ID).is_file()
    assert "StopIteration" in caplog.text


def test_the_journal_is_read_once_for_all_that_is_missing(
    folders: Folders, monkeypatch: pytest.MonkeyPatch
) -> None:
    for number in range(9):
        AutosaveWriter(folders).write(numbered(number), STATES)
    reads: list[Path] = []

    def read(path: Path, limit: int) -> bytes:
        reads.append(path)
        return read_file(path, limit)

    monkeypatch.setattr(journal, "read_file", read)
    end(folders, numbered(9))
    reads.clear()
    FinishedGames(folders).take_missing(GAMES)
    assert len(lines(folders)) == 10
    assert len(reads) == 1


def test_a_game_that_ends_while_others_are_kept_waits_for_one_of_them_only(
    folders: Folders, monkeypatch: pytest.MonkeyPatch
) -> None:
    for number in (1, 2, 3):
        AutosaveWriter(folders).write(numbered(number), STATES)
    finished = FinishedGames(folders)
    order: list[str] = []

    def read(data: bytes, games: Games) -> Loaded:
        """Between two games, another one ends in the thread that saves."""
        if not order:
            saver = Thread(target=finished.take, args=(GAME, STATES, encode(GAME)))
            saver.start()
            saver.join(60)
            order.extend(read_journal(folders.journal).games)
        return decode(data, games)

    monkeypatch.setattr(keeping, "decode", read)
    finished.take_missing(GAMES)
    assert order == [GAME_ID]
    assert [line["id"] for line in lines(folders)][1:] == [numbered(n).game_id for n in (1, 2, 3)]


@pytest.mark.parametrize("keep", [KeepGames.ALL, KeepGames.LAST, KeepGames.NONE])
def test_a_game_that_could_not_be_kept_outlasts_the_last_games(
    folders: Folders, keep: KeepGames
) -> None:
    blocked = folders.archive.parent
    blocked.parent.mkdir(parents=True)
    blocked.write_bytes(b"in the way")
    finished = end(folders, keep=keep)
    for number in range(1, 32):
        running = replace(up_to(GAME, 9), game_id=f"{number:032x}")
        AutosaveWriter(folders, finished).write(running, STATES)
    others = [f"{number:032x}" for number in range(31, 11, -1)]
    assert games_in_order(folders) == others + [GAME_ID] * (keep is not KeepGames.NONE)
    blocked.unlink()
    finished.take_missing(GAMES)
    assert archived_games(folders) == ({GAME_ID} if keep is not KeepGames.NONE else set())
    AutosaveWriter(folders, finished).write(replace(up_to(GAME, 9), game_id=OTHER), STATES)
    assert games_in_order(folders) == [OTHER, *others[:-1]]


def test_what_waits_to_be_kept_takes_no_more_bytes_than_all_may(
    folders: Folders, monkeypatch: pytest.MonkeyPatch
) -> None:
    folders.archive.parent.parent.mkdir(parents=True)
    folders.archive.parent.write_bytes(b"in the way")
    monkeypatch.setattr(autosave_writer, "GAME_LIMIT", 2)
    monkeypatch.setattr(backups, "BYTES_KEPT", 8 * len(encode(GAME)))
    for number in range(30):
        end(folders, numbered(number))
    saves = [*folders.autosaves.iterdir(), *folders.backups.iterdir()]
    assert sum(path.stat().st_size for path in saves) <= 9 * len(encode(GAME))
    assert len(list(folders.autosaves.iterdir())) > 4


@pytest.mark.parametrize("place", ["archive", "journal", "games"])
def test_a_game_that_cannot_be_kept_is_saved_all_the_same_and_kept_at_the_next_start(
    folders: Folders, place: str
) -> None:
    blocked = {
        "archive": folders.archive,
        "journal": folders.journal,
        "games": folders.archive.parent,
    }[place]
    blocked.parent.mkdir(parents=True)
    if place == "journal":
        blocked.mkdir()
    else:
        blocked.write_bytes(b"in the way")
    end(folders)
    assert autosave_path(folders, GAME_ID).is_file()
    FinishedGames(folders).take_missing(GAMES)
    assert not folders.journal.is_file()
    (blocked.rmdir if place == "journal" else blocked.unlink)()
    FinishedGames(folders).take_missing(GAMES)
    assert archived_games(folders) == set(read_journal(folders.journal).games) == {GAME_ID}


def test_looking_at_a_game_of_long_ago_pushes_no_other_out(folders: Folders) -> None:
    """Its autosave is gone; opened from the archive, it is not saved among the last games."""
    finished = end(folders)
    autosave_path(folders, GAME_ID).unlink()
    AutosaveWriter(folders, finished).write(replace(up_to(GAME, 9), game_id=OTHER), STATES)
    path = AutosaveWriter(folders, finished).write(replace(GAME, save_no=999), STATES)
    assert path == archive_path(folders, GAME_ID)
    assert path.read_bytes() == encode(GAME)
    assert not autosave_path(folders, GAME_ID).exists()
    assert read_recent(folders).games == (OTHER,)
