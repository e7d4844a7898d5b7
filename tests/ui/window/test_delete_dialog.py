"""Deleting all kept games: what goes and what stays is said before, and how it ended after."""

import threading

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QWidget
from pytestqt.qtbot import QtBot

from acquire_desktop.choices import KeepGames
from acquire_desktop.storage.archive import archived_games
from acquire_desktop.storage.autosave_writer import AutosaveWriter
from acquire_desktop.storage.finished_games import FinishedGames
from acquire_desktop.storage.folders import Folders, user_folders
from acquire_desktop.storage.journal import read_journal
from acquire_desktop.ui.window.delete_dialog import DeleteDialog
from tests.storage.games import played
from tests.window.table import open_window

GAME, STATES = played("2023-classic", 3, "deleted")


@pytest.fixture
def folders() -> Folders:
    """Return the folders of a user who has finished a game."""
    folders = user_folders()
    AutosaveWriter(folders, FinishedGames(folders)).write(GAME, STATES)
    return folders


@pytest.fixture
def parent(qtbot: QtBot) -> QWidget:
    widget = QWidget()
    qtbot.addWidget(widget)
    return widget


def dialog_of(parent: QWidget, folders: Folders) -> DeleteDialog:
    finished = FinishedGames(folders)
    dialog = DeleteDialog(parent, finished.count(), finished.delete_all)
    dialog.show()
    return dialog


def words_on(dialog: DeleteDialog) -> str:
    labels = dialog.findChildren(QLabel)
    return " ".join(each.text() for each in labels if each.isVisible()).replace("\u200b", "")


def test_it_says_what_goes_and_what_stays_and_is_not_done_by_enter_or_esc(
    parent: QWidget, folders: Folders
) -> None:
    for key in (Qt.Key.Key_Return, Qt.Key.Key_Escape):
        dialog = dialog_of(parent, folders)
        assert "1 finished game and the list of all results are deleted for good." in words_on(
            dialog
        )
        assert "the last 20 games on the start page, and your own files" in words_on(dialog)
        QTest.keyClick(dialog, key)
        assert not dialog.isVisible()
    assert archived_games(folders) == {GAME.game_id}


def test_it_deletes_by_keys_alone_and_says_so(
    qtbot: QtBot, parent: QWidget, folders: Folders
) -> None:
    dialog = dialog_of(parent, folders)
    dialog.go_on.setFocus()
    QTest.keyClick(dialog.go_on, Qt.Key.Key_Space)
    dialog.reject()
    assert dialog.isVisible(), "it does not close in the middle"
    qtbot.waitUntil(dialog.close_button.isEnabled)
    assert words_on(dialog).startswith("Everything is deleted")
    assert dialog.windowTitle() == "Everything is deleted"
    assert "deleted for good" not in dialog.accessibleDescription()
    assert archived_games(folders) == frozenset()
    assert not read_journal(folders.journal).games
    dialog.reject()
    assert not dialog.isVisible()


def test_it_says_what_could_not_be_deleted_and_tries_again(
    qtbot: QtBot, parent: QWidget, folders: Folders
) -> None:
    folders.journal.unlink()
    folders.journal.mkdir()
    dialog = dialog_of(parent, folders)
    dialog.go_on.click()
    qtbot.waitUntil(dialog.close_button.isEnabled)
    told = f"Not everything could be deleted in {folders.journal}: there is a folder"
    assert told in words_on(dialog)
    folders.journal.rmdir()
    dialog.go_on.click()
    qtbot.waitUntil(dialog.close_button.isEnabled)
    assert words_on(dialog).startswith("Everything is deleted")


def test_an_error_nobody_thought_of_leaves_a_dialog_that_can_be_closed(
    qtbot: QtBot, parent: QWidget, monkeypatch: pytest.MonkeyPatch
) -> None:
    found: list[object] = []
    monkeypatch.setattr(threading, "excepthook", lambda args: found.append(args.exc_value))

    def delete() -> None:
        raise ValueError

    dialog = DeleteDialog(parent, 1, delete)
    dialog.show()
    dialog.go_on.click()
    qtbot.waitUntil(dialog.close_button.isEnabled)
    qtbot.waitUntil(lambda: len(found) == 1)
    assert "is deleted" not in words_on(dialog)
    dialog.reject()
    assert not dialog.isVisible()


def test_without_a_game_only_the_list_of_results_goes(parent: QWidget) -> None:
    dialog = dialog_of(parent, user_folders())
    assert "There are no finished games; the list of all results is deleted for good." in words_on(
        dialog
    )
    dialog.reject()


def test_what_is_kept_is_chosen_in_the_menu_and_holds_at_once(qtbot: QtBot) -> None:
    folders = user_folders()
    with open_window(qtbot) as window:
        window.menus.actions["keep_games_none"].trigger()
        assert window.preferences.settings.keep_games is KeepGames.NONE
        window.finished.take(GAME, STATES, b"")
        assert not folders.archive.exists()
        window.menus.actions["keep_games_all"].trigger()
        window.finished.take(GAME, STATES, b"")
        assert archived_games(folders) == {GAME.game_id}
