"""P3: what cannot be saved is told as long as that is so, on every page, and no longer."""

import errno
from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from acquire_desktop.storage.backups import autosave_path
from acquire_desktop.storage.errors import SaveError, SaveProblem, io_error
from acquire_desktop.storage.folders import Folders, user_folders
from acquire_desktop.storage.library import saving_problem
from acquire_desktop.storage.settings import (
    Settings,
    bad_path,
    load_settings,
    read_settings,
    save_settings,
)
from acquire_desktop.ui.acquire.setup.new_game import choice_object
from acquire_desktop.ui.acquire.shell.window import AcquireWindow
from tests.window.table import choice_of, open_window

LIMIT_MS = 60_000
TOLD = "Games cannot be saved in"


@pytest.fixture
def window(qtbot: QtBot) -> Iterator[AcquireWindow]:
    with open_window(qtbot) as opened:
        yield opened


@pytest.fixture
def folders(window: AcquireWindow) -> Folders:
    """Return the folders of a user for whose games there is no place."""
    block(window.folders)
    return window.folders


def block(folders: Folders) -> None:
    folders.data.mkdir(parents=True, exist_ok=True)
    folders.autosaves.parent.write_bytes(b"in the way")


def unblock(folders: Folders) -> None:
    folders.autosaves.parent.unlink()


def told(window: AcquireWindow) -> str:
    assert window.session.finish_saving(LIMIT_MS)
    return window.message_bar.accessibleName() if window.message_bar.isVisible() else ""


def test_a_lost_save_is_told_on_every_page_and_not_after_the_next_one(
    window: AcquireWindow, folders: Folders
) -> None:
    window.pages.start_game(choice_of(2, 0))
    assert TOLD in told(window)
    for show in (window.pages.show_new_game, window._return, window.pages.show_start):
        show()
        assert TOLD in told(window)
    unblock(folders)
    window.pages.start_game(choice_of(2, 0))
    assert told(window) == ""


def test_a_game_is_saved_as_soon_as_there_is_a_place_for_it(
    qtbot: QtBot, window: AcquireWindow, folders: Folders
) -> None:
    window.pages.start_game(choice_of(2, 0))
    assert TOLD in told(window)
    unblock(folders)
    window.troubles._retry.setInterval(1)
    qtbot.waitUntil(lambda: told(window) == "")
    assert autosave_path(folders, window.session.game_file().game_id).is_file()
    assert not window.troubles._retry.isActive()


def test_without_a_game_a_place_that_comes_back_ends_the_message(
    window: AcquireWindow, folders: Folders
) -> None:
    window.troubles.look()
    assert str(folders.autosaves) in told(window)
    window.troubles.try_again()
    assert TOLD in told(window)
    unblock(folders)
    window.troubles.try_again()
    assert told(window) == ""


@pytest.mark.usefixtures("folders")
def test_who_closed_the_message_is_told_of_other_troubles_only(window: AcquireWindow) -> None:
    window.pages.start_game(choice_of(2, 0))
    assert TOLD in told(window)
    window.message_bar._dismiss()
    window.troubles.try_again()
    assert told(window) == ""
    window.session.save_failed.emit(io_error(OSError(errno.ENOSPC, "full"), Path("a")))
    assert "the disk is full." in told(window)


@pytest.mark.usefixtures("folders")
def test_other_news_come_beside_a_trouble_and_go_alone(window: AcquireWindow) -> None:
    window.troubles.look()
    window.messages.tell_missing(Path("gone.acquire"), lambda: None, lambda: None)
    assert TOLD in told(window)
    assert "gone.acquire was not found." in told(window)
    assert [button.isVisible() for button in window.message_bar.buttons] == [True, True]
    window.message_bar.buttons[0].click()
    assert TOLD in told(window)
    assert "gone.acquire" not in told(window)
    assert not any(button.isVisible() for button in window.message_bar.buttons)


def test_settings_that_cannot_be_written_are_told_until_they_are(window: AcquireWindow) -> None:
    window.folders.settings.mkdir(parents=True)
    choice = choice_object(choice_of(3, 0))
    window.preferences.keep(last_new_game=choice)
    assert f"Settings cannot be saved in {window.folders.config}" in told(window)
    window.folders.settings.rmdir()
    window.troubles.try_again()
    assert told(window) == ""
    assert window.folders.settings.is_file()


def test_one_choice_that_cannot_be_kept_is_told_and_costs_no_other(window: AcquireWindow) -> None:
    too_many = {f"command_{'x' * at}": "" for at in range(201)}
    window.preferences.keep(keys=too_many)
    assert "One setting cannot be saved" in told(window)
    window.preferences.keep(text_scale=125)
    kept = load_settings(window.folders.settings).settings
    assert (kept.text_scale, kept.keys) == (125, {})
    assert "One setting cannot be saved" in told(window)
    window.preferences.keep(keys={"undo": "Ctrl+U"})
    assert told(window) == ""
    assert load_settings(window.folders.settings).settings == window.preferences.settings
    window.preferences.keep(text_scale=100)


def test_settings_that_could_not_be_read_are_kept_when_they_are_there_again(qtbot: QtBot) -> None:
    path = user_folders().settings
    away = path.parent.with_name("away")
    save_settings(path, Settings(text_scale=150))
    path.parent.rename(away)
    path.parent.write_bytes(b"in the way")
    with open_window(qtbot) as window:
        window.preferences.keep(text_scale=125)
        assert "Settings cannot be saved" in told(window)
        path.parent.unlink()
        away.rename(path.parent)
        window.troubles.try_again()
        assert told(window) == ""
    assert read_settings(path).settings.text_scale == 125
    assert read_settings(bad_path(path)).settings.text_scale == 150


def test_a_log_that_cannot_be_opened_is_told_until_it_is(window: AcquireWindow) -> None:
    results: list[OSError | None] = [OSError(errno.EROFS, "read-only"), None]

    def open_log() -> None:
        if (error := results.pop(0)) is not None:
            raise error

    window.troubles.note_log(PermissionError(errno.EACCES, "denied"), open_log)
    assert "you have no permission" in told(window)
    window.troubles.try_again()
    assert "the disk or folder is read-only" in told(window)
    window.troubles.try_again()
    assert (told(window), results) == ("", [])


def test_a_game_that_is_too_long_for_a_file_is_told(window: AcquireWindow) -> None:
    window.session.save_failed.emit(SaveError(SaveProblem.TOO_BIG, "4001 actions"))
    assert "too big" in told(window)


def test_a_disk_without_room_is_found_before_the_first_game(
    window: AcquireWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A file can be made there, but nothing written to it."""

    class Full:
        def __enter__(self) -> "Full":
            return self

        def __exit__(self, *_error: object) -> None:
            pass

        def write(self, _data: bytes) -> int:
            raise OSError(errno.ENOSPC, "full")

    monkeypatch.setattr("acquire_desktop.storage.library.TemporaryFile", lambda **_options: Full())
    problem = saving_problem(window.folders)
    assert problem is not None
    assert problem.error_number == errno.ENOSPC


def test_a_finished_game_that_cannot_be_kept_for_good_is_told_and_kept_later(
    qtbot: QtBot, window: AcquireWindow
) -> None:
    archive = window.folders.archive
    archive.parent.parent.mkdir(parents=True, exist_ok=True)
    archive.parent.write_bytes(b"in the way")
    window.pages.start_game(choice_of(0, 2))
    qtbot.waitUntil(lambda: window.session.is_over, timeout=LIMIT_MS)
    assert "The finished game cannot be saved" in told(window)
    assert "It is not lost" in told(window)
    archive.parent.unlink()
    window.troubles._retry.setInterval(1)
    qtbot.waitUntil(lambda: told(window) == "")
    assert window.finished.count() == 1
