"""What the open window does with the file that a later start was given."""

from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from acquire_desktop.languages import LANGUAGES
from acquire_desktop.storage.backups import autosave_path
from acquire_desktop.storage.errors import SaveError, SaveProblem
from acquire_desktop.storage.folders import user_folders
from acquire_desktop.storage.library import saved_games
from acquire_desktop.storage.save_format import encode
from acquire_desktop.ui.acquire.shell.window_texts import rules_engine_text
from acquire_desktop.ui.kit import languages
from acquire_desktop.ui.window.about_dialog import AboutDialog
from acquire_desktop.ui.window.later_starts import LaterStarts
from tests.storage.games import played
from tests.window.table import choice_of, open_window, wait_for_turn

GAME, STATES = played("2023-classic", 3, "later start", 12)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "other.acquire"
    path.write_bytes(encode(GAME, STATES))
    return path


def test_a_file_waits_until_the_open_dialog_is_closed(qtbot: QtBot, file: Path) -> None:
    with open_window(qtbot) as window:
        later = LaterStarts(window, window.files.open)
        window.pages.start_game(choice_of(1, 2))
        wait_for_turn(qtbot, window)
        before = window.session.game_file().game_id
        dialog = AboutDialog(window, rules_engine_text)
        dialog.open()
        assert QApplication.activeModalWidget() is dialog
        later.answer(file)
        assert window.session.game_file().game_id == before
        dialog.accept()
        qtbot.waitUntil(lambda: window.session.game_file().game_id == GAME.game_id)


def test_an_older_file_takes_nothing_away_that_was_played_after_it(
    qtbot: QtBot, file: Path
) -> None:
    game, states = played("2023-classic", 3, "later start", 10)
    file.write_bytes(encode(game, states))
    with open_window(qtbot) as window:
        window.files.open(file)
        assert not window.message_bar.isVisible()
        window.session.submit(window.session.view.legal[0])
        played_on = window.session.game_file()
        window.files.open(file)
        assert window.session.game_file().history == game.history
        assert "other.acquire is an earlier state" in window.message_bar.accessibleName()
        window.session.finish_saving()  # the file that was opened is kept beside it
        assert len(saved_games(user_folders())) == 2
        window.files.open_own(autosave_path(user_folders(), played_on.game_id))
        assert window.session.game_file().history == played_on.history


def test_a_minimised_window_comes_back_as_large_as_it_was(qtbot: QtBot) -> None:
    with open_window(qtbot) as window:
        later = LaterStarts(window, window.files.open)
        window.showMaximized()
        window.showMinimized()
        later.answer(None)
        assert not window.isMinimized()
        assert window.isMaximized()
        assert window.isVisible()


@pytest.mark.parametrize("language", LANGUAGES)
def test_two_things_to_tell_are_told_together(qtbot: QtBot, language: str) -> None:
    with open_window(qtbot) as window:
        languages.install_language(QApplication.instance(), language)  # type: ignore[arg-type]
        gone = SaveError(SaveProblem.DAMAGED, "", path=Path("x.acquire"))
        window.messages.tell_save_error(gone)
        one = window.message_bar.accessibleName()
        window.session.save_failed.emit(SaveError(SaveProblem.IO, "", path=Path("folder")))
        both = window.message_bar.accessibleName()
        assert both.endswith(one.partition(": ")[2])
        assert str(window.folders.autosaves) in both
