"""A PIN holds for a game, whichever state of it is opened, and so do the wrong tries."""

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from acquire_desktop.games.acquire.engine.view import Holdings
from acquire_desktop.session.notes import PinForgotten
from acquire_desktop.storage.backups import autosave_path, backups_of
from acquire_desktop.storage.folders import Folders
from acquire_desktop.ui.acquire.shell.window import AcquireWindow
from acquire_desktop.ui.pin.pin_pad import PinPad
from tests.window.table import choice_of, open_window

PIN = "0420"
TRIES = 6


def started(window: AcquireWindow) -> str:
    """Start a game of two people, and return its id."""
    window.pages.start_game(choice_of(2, 0, holdings=Holdings.HIDDEN))
    return window.session.game_file().game_id


def awaited(window: AcquireWindow) -> int:
    seat = window.session.screen.handover_to
    assert seat is not None
    return seat


def play_turn(window: AcquireWindow) -> None:
    """Play until the other person is awaited."""
    session = window.session
    seat = awaited(window)
    session.accept_handover()
    while session.screen.handover_to in (None, seat):
        session.submit(session.view.legal[0])


def pad_of(window: AcquireWindow) -> PinPad | None:
    """Return what asks for the PIN of whom the curtain waits for, or None if nothing does."""
    pad = window.pages.handover.pad
    assert window.pages.handover.isVisible()
    return pad if pad.isVisible() else None


def the_backup(folders: Folders, game_id: str, _file: Path) -> Path:
    return backups_of(folders, game_id)[0]


def the_file(_folders: Folders, _game_id: str, file: Path) -> Path:
    return file


def a_copy(_folders: Folders, _game_id: str, file: Path) -> Path:
    return Path(shutil.copy(file, file.with_name("copied.acquire")))


def open_state(window: AcquireWindow, path: Path) -> None:
    files = window.files
    opens = files.open if path.parent not in window.folders.saves else _recover(window)
    assert opens(path)


def _recover(window: AcquireWindow) -> Callable[[Path], bool]:
    return lambda path: window.files.recover(path, lambda error: pytest.fail(str(error)))


@pytest.mark.parametrize("way", [the_backup, the_file, a_copy])
def test_a_state_from_before_a_pin_asks_for_it(
    qtbot: QtBot, tmp_path: Path, way: Callable[[Folders, str, Path], Path]
) -> None:
    file = tmp_path / "before.acquire"
    with open_window(qtbot) as window:
        game_id, seat = started(window), awaited(window)
        assert window.files._write(file, None)
        play_turn(window)
        window.session.seats.set_pin(seat, PIN)
        play_turn(window)
        open_state(window, way(window.folders, game_id, file))
        assert awaited(window) == seat
        assert pad_of(window) is not None
        assert window.session.seats.try_pin(seat, PIN) == 0
    with open_window(qtbot) as window:  # the next start of the program
        open_state(window, way(window.folders, game_id, file))
        assert pad_of(window) is not None


def test_a_pin_of_a_game_that_left_another_one_holds_for_that_one(
    qtbot: QtBot, tmp_path: Path
) -> None:
    file = tmp_path / "before.acquire"
    with open_window(qtbot) as window:
        game_id, seat = started(window), awaited(window)
        assert window.files._write(file, None)
        play_turn(window)
        open_state(window, file)
        assert window.session.game_file().game_id != game_id
        window.session.seats.set_pin(seat, PIN)
        window.session.save()
        assert window.files.open_own(autosave_path(window.folders, game_id))
        assert window.session.seats.has_pin(seat)


def test_the_log_of_every_state_tells_that_a_pin_was_forgotten(
    qtbot: QtBot, tmp_path: Path
) -> None:
    file = tmp_path / "before.acquire"
    with open_window(qtbot) as window:
        game_id, seat = started(window), awaited(window)
        window.session.seats.set_pin(seat, PIN)
        assert window.files._write(file, None)
        play_turn(window)
        open_state(window, file)
        assert window.session.game_file().game_id != game_id
        window.session.seats.forget_pin(seat)
        assert window.files.open_own(autosave_path(window.folders, game_id))
        told = [each for step in window.session.events_by_step() for each in step]
        assert told.count(PinForgotten(seat)) == 1
        assert not window.session.seats.has_pin(seat)


def test_an_older_pin_is_no_way_in_and_a_new_one_from_elsewhere_is(
    qtbot: QtBot, tmp_path: Path
) -> None:
    older, newer = tmp_path / "older.acquire", tmp_path / "newer.acquire"
    with open_window(qtbot) as window:
        _, seat = started(window), awaited(window)
        window.session.seats.set_pin(seat, "1111")
        assert window.files._write(older, None)
        window.session.seats.set_pin(seat, PIN)
        assert window.files._write(newer, None)
        open_state(window, older)
        assert window.session.seats.try_pin(seat, "1111")
        assert not window.session.seats.try_pin(seat, PIN)
        window.session.leave()
        window.folders.pins.unlink()
        for path in window.folders.autosaves.iterdir():
            path.unlink()
    with open_window(qtbot) as window:  # another machine, which knows nothing of it
        open_state(window, older)
        assert not window.session.seats.try_pin(seat, "1111")
        open_state(window, newer)
        assert not window.session.seats.try_pin(seat, PIN)


def test_the_pause_after_wrong_pins_outlives_the_table_and_the_program(qtbot: QtBot) -> None:
    with open_window(qtbot) as window:
        _, seat = started(window), awaited(window)
        window.session.seats.set_pin(seat, PIN)
        for _ in range(TRIES):
            window.session.seats.try_pin(seat, "9999")
        window.pages.show_start()
        window.pages.continue_game()
        pad = pad_of(window)
        assert pad is not None
        assert "Wait 15 seconds" in pad.problem
        play_on = window.session.game_file().game_id
        open_state(window, backups_of(window.folders, play_on)[0])
        pad = pad_of(window)
        assert pad is not None
        assert "Wait 15 seconds" in pad.problem
    with open_window(qtbot) as window:
        window.pages.continue_game()
        assert window.session.seats.wrong_tries(seat) == TRIES
        assert window.session.seats.try_pin(seat, PIN) == 0
    with open_window(qtbot) as window:
        window.pages.continue_game()
        assert window.session.seats.wrong_tries(seat) == 0


def test_the_same_deal_begun_again_asks_for_no_pin_of_before(qtbot: QtBot) -> None:
    with open_window(qtbot) as window:
        _, seat = started(window), awaited(window)
        window.session.seats.set_pin(seat, PIN)
        started(window)
        assert pad_of(window) is None
        window.pages.show_start()
        window.pages.continue_game()
        assert pad_of(window) is None


@pytest.mark.parametrize("damage", [b"", b"[]", b'{"format": "acquire-desktop-pins"}'])
def test_a_damaged_list_of_pins_stops_nothing_and_the_newest_save_still_holds(
    qtbot: QtBot, tmp_path: Path, damage: bytes
) -> None:
    file = tmp_path / "before.acquire"
    with open_window(qtbot) as window:
        _, seat = started(window), awaited(window)
        assert window.files._write(file, None)
        window.session.seats.set_pin(seat, PIN)
        window.session.leave()
        window.folders.pins.write_bytes(damage)
    with open_window(qtbot) as window:
        open_state(window, file)
        assert pad_of(window) is not None
        assert not window.session.seats.try_pin(seat, PIN)
