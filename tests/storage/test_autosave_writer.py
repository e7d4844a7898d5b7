"""What is kept from one save to the next changes no byte of any save."""

import os
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from acquire_desktop.games.acquire.engine.editions import EDITIONS
from acquire_desktop.games.acquire.engine.game import apply, legal_actions
from acquire_desktop.games.acquire.engine.notation import action_text
from acquire_desktop.games.acquire.engine.state import State
from acquire_desktop.storage import autosave_writer, replay
from acquire_desktop.storage.autosave_writer import AutosaveWriter
from acquire_desktop.storage.backups import backups_of
from acquire_desktop.storage.folders import Folders
from acquire_desktop.storage.library import autosave
from acquire_desktop.storage.recent import read_recent
from acquire_desktop.storage.replay import KnownHashes
from acquire_desktop.storage.save_format import GameFile, encode
from tests.storage.games import folders_in, played, players, up_to

Save = tuple[GameFile, tuple[State, ...]]


def course(edition: str, seed: str) -> Iterator[Save]:
    """Play a game with many changes of mind; yield what is saved after each of them."""
    game, (start, *_) = played(edition, 6, seed, 0)
    chance = Random(seed)
    lines: list[str] = []
    states = [start]
    cursor = save_no = 0
    while not states[cursor].over:
        deed = chance.random()
        if deed < 0.1:
            cursor -= min(cursor, chance.randint(1, 9))
        elif deed < 0.2 and cursor < len(lines):
            cursor = chance.randint(cursor + 1, len(lines))
        else:
            action = chance.choice(legal_actions(states[cursor]))
            del lines[cursor:], states[cursor + 1 :]
            lines.append(action_text(action, game.setup.edition))
            states.append(apply(states[cursor], action).state)
            cursor += 1
        save_no += 1
        now = replace(game, save_no=save_no, history=tuple(lines), cursor=cursor)
        yield now, tuple(states)


@pytest.mark.part(of=5)
@pytest.mark.parametrize("edition", EDITIONS)
def test_hashes_that_are_kept_change_no_byte_of_a_game_with_undone_actions(edition: str) -> None:
    hashes = KnownHashes()
    saves = 0
    for game, states in course(edition, f"course {edition}"):
        assert encode(game, states, hashes) == encode(game, states)
        saves += 1
    assert game.players == players(6)
    assert saves > 100


def test_a_hash_is_worked_out_once(monkeypatch: pytest.MonkeyPatch) -> None:
    game, states = played("2008", 4, "hashes")
    hashed: list[State] = []

    def note(state: State) -> str:
        hashed.append(state)
        return "0" * 64

    monkeypatch.setattr(replay, "state_hash", note)
    hashes = KnownHashes()
    for count in range(1, len(game.history) + 1):
        encode(up_to(game, count), states, hashes)
    assert len(hashed) == len(set(map(id, hashed))) > 20


def test_the_folders_are_as_if_every_save_were_the_first(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os, "fsync", lambda _file: None)
    once, again = folders_in(tmp_path / "once"), folders_in(tmp_path / "again")
    writer = AutosaveWriter(again)
    for game, states in course("2023-tycoon", "folders"):
        autosave(once, game, states)
        writer.write(game, states)
        if game.save_no % 16 == 0:
            assert content(once) == content(again)
    assert content(once) == content(again)
    assert len(backups_of(again, game.game_id)) == 10


def test_games_that_take_turns_are_saved_as_they_are(folders: Folders) -> None:
    one, one_states = played("2008", 4, "one", 40)
    two, two_states = played("2023-classic", 3, "two", 40)
    two = replace(two, game_id="f" * 32)
    writer = AutosaveWriter(folders)
    for count in range(1, 40, 5):
        for game, states in ((one, one_states), (two, two_states)):
            path = writer.write(up_to(game, count), states)
            assert path.read_bytes() == encode(up_to(game, count), states)
            assert read_recent(folders).games[0] == game.game_id


def test_the_list_of_games_is_left_alone_while_one_is_played(
    folders: Folders, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, states = played("2008", 4, "listed", 30)
    writer = AutosaveWriter(folders)
    for count in (1, 2):
        writer.write(up_to(game, count), states)
    monkeypatch.delattr(autosave_writer, "read_recent")
    for count in range(3, 30):
        writer.write(up_to(game, count), states)
    assert read_recent(folders).games == (game.game_id,)


def test_a_list_that_could_not_be_written_is_written_with_the_next_save(folders: Folders) -> None:
    game, states = played("2008", 4, "listed", 30)
    folders.recent.mkdir(parents=True)
    writer = AutosaveWriter(folders)
    writer.write(up_to(game, 1), states)
    writer.write(up_to(game, 2), states)
    folders.recent.rmdir()
    writer.write(up_to(game, 3), states)
    assert read_recent(folders).games == (game.game_id,)


def test_a_backup_that_failed_is_made_with_the_next_save(folders: Folders) -> None:
    game, states = played("2008", 4, "backups", 30)
    folders.data.mkdir()
    folders.backups.parent.write_bytes(b"in the way")
    writer = AutosaveWriter(folders)
    writer.write(up_to(game, 9), states)
    folders.backups.parent.unlink()
    writer.write(up_to(game, 10), states)
    (backup,) = backups_of(folders, game.game_id)
    assert backup.read_bytes() == encode(up_to(game, 10), states)


def content(folders: Folders) -> dict[str, bytes]:
    """Return every file of a user by its name."""
    files = [path for path in folders.data.rglob("*") if path.is_file()]
    return {path.name: path.read_bytes() for path in files}
