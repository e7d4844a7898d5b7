"""Saving in a thread: what is told to be saved is on disk, in order, and nobody waits for it."""

import os
import stat
import sys
import threading
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from threading import Event, Thread
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from acquire_desktop.games import GAMES
from acquire_desktop.session.saver import Saver
from acquire_desktop.storage.autosave_writer import AutosaveWriter
from acquire_desktop.storage.backups import autosave_path, header_at
from acquire_desktop.storage.errors import SaveError, SaveProblem
from acquire_desktop.storage.save_format import GameFile, decode
from tests.session.tables import LIMIT_MS, Table, play_one, start
from tests.storage.games import folders_in, played, up_to

GAME, STATES = played("2008", 4, "saver", 30)
OTHER = replace(GAME, game_id="f" * 32)


class Disk:
    """A disk that writes when it is let, and may be full."""

    def __init__(self) -> None:
        self.is_free = Event()
        self.is_asked = Event()
        self.error: Exception | None = None
        self.written: list[tuple[str, int]] = []
        self.threads: set[threading.Thread] = set()

    def write(self, game: GameFile, _states: Sequence[Any]) -> None:
        self.is_asked.set()
        assert self.is_free.wait(LIMIT_MS / 1000)
        self.threads.add(threading.current_thread())
        if self.error is not None:
            raise self.error
        self.written.append((game.game_id[:1], game.save_no))


@pytest.fixture
def disk() -> Disk:
    return Disk()


@pytest.fixture
def saver(qapp: QApplication, disk: Disk) -> Iterator[Saver]:
    assert qapp is not None
    made = Saver(disk.write)
    yield made
    disk.is_free.set()
    assert made.finish(LIMIT_MS)


def hand_over(saver: Saver, *numbers: int, game: GameFile = GAME) -> None:
    for number in numbers:
        saver.save(up_to(game, number), STATES)


def begin(saver: Saver, disk: Disk, number: int) -> None:
    """Hand over a save, and wait until it is being written."""
    hand_over(saver, number)
    assert disk.is_asked.wait(LIMIT_MS / 1000)


def news_of(saver: Saver) -> list[object]:
    """Return what is told from now on: save numbers and errors."""
    told: list[object] = []
    saver.saved.connect(told.append)
    saver.failed.connect(told.append)
    return told


def test_who_hands_a_game_over_does_not_wait_for_the_disk(saver: Saver, disk: Disk) -> None:
    told = news_of(saver)
    hand_over(saver, 1)
    before = saver.is_kept, saver.finish(1), [*told]
    assert before == (False, False, [])
    disk.is_free.set()
    assert saver.finish(LIMIT_MS)
    assert saver.is_kept
    assert told == [1]
    assert threading.main_thread() not in disk.threads


def test_it_is_told_without_anybody_asking(qtbot: QtBot, saver: Saver, disk: Disk) -> None:
    disk.is_free.set()
    with qtbot.waitSignal(saver.saved) as told:
        hand_over(saver, 3)
    assert told.args == [3]


def test_saves_of_a_game_never_overtake_each_other(saver: Saver, disk: Disk) -> None:
    disk.is_free.set()
    hand_over(saver, *range(1, 30))
    assert saver.finish(LIMIT_MS)
    assert disk.written == sorted(disk.written)
    assert disk.written[-1] == ("0", 29)
    assert len(disk.threads) == 1


def test_while_the_disk_is_slow_the_newest_save_takes_the_place_of_those_that_wait(
    saver: Saver, disk: Disk
) -> None:
    told = news_of(saver)
    begin(saver, disk, 1)
    hand_over(saver, 2, 3, 4)
    disk.is_free.set()
    assert saver.finish(LIMIT_MS)
    assert disk.written == [("0", 1), ("0", 4)]
    assert told == [4], "of the first one there is something newer"


def test_a_game_does_not_take_the_place_of_another(saver: Saver, disk: Disk) -> None:
    begin(saver, disk, 1)
    hand_over(saver, 2, 3)
    hand_over(saver, 1, 2, game=OTHER)
    disk.is_free.set()
    assert saver.finish(LIMIT_MS)
    assert disk.written == [("0", 1), ("0", 3), ("f", 2)]


def test_what_becomes_of_a_game_that_was_left_is_no_news_of_the_next(
    saver: Saver, disk: Disk, caplog: pytest.LogCaptureFixture
) -> None:
    told = news_of(saver)
    begin(saver, disk, 1)
    disk.error = SaveError(SaveProblem.IO, "gone")
    hand_over(saver, 1, game=OTHER)
    disk.is_free.set()
    assert saver.finish(LIMIT_MS)
    assert told == [disk.error], "of the game that is on the table"
    assert "a game that was left is not saved" in caplog.text
    caplog.clear()
    assert not saver.is_kept


def test_after_a_failure_the_next_save_is_tried(saver: Saver, disk: Disk) -> None:
    told = news_of(saver)
    disk.is_free.set()
    disk.error = SaveError(SaveProblem.IO, "full")
    hand_over(saver, 1)
    assert saver.finish(LIMIT_MS)
    is_kept = [saver.is_kept]
    failure, disk.error = disk.error, None
    hand_over(saver, 2)
    assert saver.finish(LIMIT_MS)
    assert [*is_kept, saver.is_kept] == [False, True]
    assert told == [failure, 2]


def test_an_error_that_nobody_thought_of_is_told_and_the_thread_goes_on(
    saver: Saver, disk: Disk, caplog: pytest.LogCaptureFixture
) -> None:
    told = news_of(saver)
    disk.is_free.set()
    disk.error = ZeroDivisionError("what nobody thought of")
    hand_over(saver, 1)
    assert saver.finish(LIMIT_MS)
    (error,) = told
    assert isinstance(error, SaveError)
    assert error.problem is SaveProblem.UNWRITABLE
    assert "a save failed" in caplog.text
    caplog.clear()
    disk.error = None
    hand_over(saver, 2)
    assert saver.finish(LIMIT_MS)
    assert saver.is_kept


def test_without_a_thread_a_game_waits_for_the_next_save(
    saver: Saver, disk: Disk, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(_thread: Thread) -> None:
        raise RuntimeError("can't start new thread")

    disk.is_free.set()
    with monkeypatch.context() as patch:
        patch.setattr(Thread, "start", refuse)
        hand_over(saver, 1)
    assert not saver.finish(1)
    hand_over(saver, 2)
    assert saver.finish(LIMIT_MS)
    assert disk.written == [("0", 2)]


def test_a_thread_that_has_nothing_to_do_ends_and_another_takes_its_place(
    saver: Saver, disk: Disk, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("acquire_desktop.session.saver._IDLE_S", 0.001)
    disk.is_free.set()
    hand_over(saver, 1)
    assert saver.finish(LIMIT_MS)
    for thread in disk.threads:
        thread.join(LIMIT_MS / 1000)
        assert not thread.is_alive()
    hand_over(saver, 2)
    assert saver.finish(LIMIT_MS)
    assert disk.written == [("0", 1), ("0", 2)]


def test_a_game_that_is_left_is_written_before_the_next_begins(table: Table) -> None:
    first = start(table, 3, 0)
    play_one(first)
    left = first.game_file()
    start(table, 2, 0)
    games = [decode(data, GAMES).game for data in table.written]
    of_first = [game for game in games if game.game_id == left.game_id]
    assert of_first[-1].history == left.history


def test_what_is_written_is_the_game_as_it_was_handed_over(table: Table) -> None:
    """The window goes on playing, and takes actions back, while the thread writes."""
    session = start(table, 3, 0)
    for number in range(60):
        if number % 7 == 6 and session.can_undo():
            session.undo()
        else:
            play_one(session)
    games = [decode(data, GAMES).game for data in table.saved]
    assert [game.save_no for game in games] == sorted({game.save_no for game in games})
    assert games[-1].history == session.game_file().history
    assert games[-1].cursor == session.last_step


@pytest.mark.skipif(sys.platform == "win32", reason="folders need no flush there")
def test_it_is_told_when_file_and_folder_are_flushed(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folders = folders_in(tmp_path)
    path = autosave_path(folders, GAME.game_id)
    saver = Saver(AutosaveWriter(folders).write)
    steps: list[object] = []
    monkeypatch.setattr(os, "fsync", noted(steps, os.fsync, flushed))
    monkeypatch.setattr(os, "replace", noted(steps, os.replace, lambda _old, new: Path(new)))
    saver.saved.connect(steps.append)
    for number in range(1, 12):
        steps.clear()
        with qtbot.waitSignal(saver.saved):
            hand_over(saver, number)
        header = header_at(path)
        assert header is not None
        assert header.save_no == number
        renamed = steps.index(path)
        assert steps[renamed - 1 : renamed + 2] == ["flushed file", path, "flushed folder"]
        assert steps[-1] == number


def noted(
    steps: list[object], call: Callable[..., None], note: Callable[..., object]
) -> Callable[..., None]:
    """Return a function of the system that leaves a note when it is done."""

    def wrapper(*args: Any) -> None:
        what = note(*args)
        call(*args)
        steps.append(what)

    return wrapper


def flushed(file: int) -> str:
    """Return what is noted when a file or a folder is flushed."""
    return f"flushed {'folder' if stat.S_ISDIR(os.fstat(file).st_mode) else 'file'}"
