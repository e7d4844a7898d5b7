"""The list of finished games names each as the journal does, and opens the one that is marked."""

import threading
from collections.abc import Callable
from dataclasses import replace
from threading import Event, Timer

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from acquire_desktop.languages import LANGUAGES
from acquire_desktop.storage.archive import archive_path
from acquire_desktop.storage.autosave_writer import AutosaveWriter
from acquire_desktop.storage.backups import autosave_path, autosaved_games
from acquire_desktop.storage.ended_games import EndedGame, ended_games
from acquire_desktop.storage.finished_games import FinishedGames
from acquire_desktop.storage.folders import Folders, user_folders
from acquire_desktop.storage.journal import append, game_line
from acquire_desktop.storage.players import Player, PlayerKind
from acquire_desktop.storage.save_format import GameFile
from acquire_desktop.ui.kit import languages
from acquire_desktop.ui.start.start_texts import edition_text
from acquire_desktop.ui.window.finished_dialog import FinishedDialog
from tests.storage.games import played
from tests.window.table import open_window

GAME, STATES = played("2023-classic", 3, "list")
LIMIT_S = 60.0
NAMES = ("<b>Ann</b> & Co", "W" * 24, "大輔")


def numbered(number: int) -> GameFile:
    seats = [Player(name, PlayerKind.HUMAN) for name in NAMES]
    at = f"2026-11-{number:02}T09:00:00Z"
    return replace(GAME, game_id=f"{number:032x}", players=tuple(seats), saved_at=at)


@pytest.fixture
def folders() -> Folders:
    """Return the folders of a user who finished three games, of which two are in the journal."""
    folders = user_folders()
    writer = AutosaveWriter(folders, FinishedGames(folders))
    for number in (3, 1, 2):
        writer.write(numbered(number), STATES)
    lines = folders.journal.read_bytes().splitlines(keepends=True)
    folders.journal.write_bytes(lines[0] + lines[1][:40] + b"\n" + lines[2])
    return folders


@pytest.fixture
def parent(qtbot: QtBot) -> QWidget:
    widget = QWidget()
    qtbot.addWidget(widget)
    widget.resize(1280, 720)
    return widget


def dialog_of(qtbot: QtBot, parent: QWidget, folders: Folders) -> FinishedDialog:
    count = FinishedGames(folders).count
    dialog = FinishedDialog(parent, lambda: ended_games(folders), count, edition_text)
    dialog.show()
    assert intro_of(dialog) in ("Reading…", "読み込み中…", "Lendo…")
    qtbot.waitUntil(lambda: dialog.is_read)
    return dialog


def intro_of(dialog: FinishedDialog) -> str:
    return dialog.findChildren(QLabel)[0].text()


def texts_of(dialog: FinishedDialog) -> list[str]:
    rows = range(dialog.model.rowCount())
    return [str(dialog.model.data(dialog.model.index(at))) for at in rows]


def test_games_stand_in_the_order_of_the_journal_with_who_won(
    qtbot: QtBot, parent: QWidget, folders: Folders
) -> None:
    dialog = dialog_of(qtbot, parent, folders)
    assert intro_of(dialog) == "3 finished games, newest first"
    (winner,) = ended_games(folders)[0].winners
    texts = texts_of(dialog)
    for text in texts:
        assert text.startswith(f"<b>Ann</b> & Co, {NAMES[1]} and 大輔\n2023 Classic, ")
    turns = STATES[-1].game.turn
    assert f"won by {NAMES[winner]}, {turns} turns" in texts[0]
    assert [f"won by {NAMES[winner]}" in text for text in texts] == [True, True, False]
    assert [game.header.game_id[-1] for game in dialog.model.games] == ["2", "3", "1"]
    dialog.reject()


@pytest.mark.parametrize("code", LANGUAGES)
def test_it_is_told_in_every_language_and_the_same_game_stays_marked(
    qtbot: QtBot, parent: QWidget, folders: Folders, qapp: QApplication, code: str
) -> None:
    dialog = dialog_of(qtbot, parent, folders)
    dialog.view.setCurrentIndex(dialog.model.index(1))
    before = texts_of(dialog)
    languages.install_language(qapp, code)
    assert (texts_of(dialog) == before) == (code == "en")
    chosen = dialog.chosen()
    assert chosen is not None
    assert chosen.header.game_id.endswith("3")
    dialog.reject()


def test_without_a_game_there_is_nothing_to_open(qtbot: QtBot, parent: QWidget) -> None:
    dialog = dialog_of(qtbot, parent, user_folders())
    assert intro_of(dialog) == "There are no finished games."
    assert not dialog.open_button.isEnabled()
    assert dialog.chosen() is None
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    assert not dialog.isVisible()


def test_games_that_cannot_be_read_are_counted(
    qtbot: QtBot, parent: QWidget, folders: Folders
) -> None:
    folders.journal.unlink()
    archive_path(folders, numbered(1).game_id).write_bytes(b"gone")
    dialog = dialog_of(qtbot, parent, folders)
    assert intro_of(dialog) == ("2 finished games, newest first\n1 finished game cannot be read")
    for number in (2, 3):
        archive_path(folders, numbered(number).game_id).write_bytes(b"gone")
    assert intro_of(dialog_of(qtbot, parent, folders)) == "3 finished games cannot be read"


def test_it_closes_while_a_slow_disk_is_read(
    qtbot: QtBot, parent: QWidget, folders: Folders
) -> None:
    may_go_on, is_over = Event(), Event()

    def read() -> tuple[EndedGame, ...]:
        try:
            may_go_on.wait()
            return ended_games(folders)
        finally:
            is_over.set()

    dialog = FinishedDialog(parent, read, FinishedGames(folders).count, edition_text)
    dialog.show()
    guard = Timer(LIMIT_S, may_go_on.set)
    guard.start()
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    assert not dialog.isVisible()
    assert not may_go_on.is_set(), "it closed only when the disk answered"
    guard.cancel()
    may_go_on.set()
    assert is_over.wait(LIMIT_S)
    qtbot.waitUntil(lambda: dialog.is_read)


def test_an_error_nobody_thought_of_does_not_leave_it_reading(
    qtbot: QtBot, parent: QWidget, monkeypatch: pytest.MonkeyPatch
) -> None:
    found: list[object] = []
    monkeypatch.setattr(threading, "excepthook", lambda args: found.append(args.exc_value))

    def read() -> tuple[EndedGame, ...]:
        raise ValueError

    dialog = FinishedDialog(parent, read, lambda: 0, edition_text)
    dialog.show()
    qtbot.waitUntil(lambda: dialog.is_read)
    qtbot.waitUntil(lambda: len(found) == 1)
    dialog.reject()


def test_lines_that_tell_something_else_are_no_reason_to_leave_a_game_out(
    folders: Folders,
) -> None:
    """Hostile names, places and times; the facts then come from the save."""
    folders.journal.unlink()
    seats: list[object] = [None, 7, [], [1], [{"name": "\u202e", "kind": "human", "level": ""}]]
    seats.append([{"name": "Ann", "kind": "human", "level": "", "place": 0}])
    for number, wrong in enumerate(seats):
        fields = {"seats": wrong, "ended": "now", "turns": 0, "game": 1, "edition": 1}
        append(folders.journal, game_line(f"{number % 3 + 1:032x}", fields))
    games = ended_games(folders)
    assert [game.header.game_id[-1] for game in games] == ["3", "2", "1"]
    assert {game.winners for game in games} == {()}


def test_the_marked_game_is_opened_with_its_result_and_pushes_no_other_out(
    qtbot: QtBot, folders: Folders
) -> None:
    for number in (1, 2, 3):
        autosave_path(folders, numbered(number).game_id).unlink()
    with open_window(qtbot) as window:
        timer = when_shown(lambda dialog: QTest.keyClick(dialog.view, Qt.Key.Key_Return))
        window.menus.actions["look_at_finished"].trigger()
        assert not timer.isActive()
        assert window.session.is_over
        assert window.session.game_file().game_id == numbered(2).game_id
        qtbot.waitUntil(lambda: window.pages.currentWidget() is window.pages.front)
        window.session.finish_saving(5000)
        assert autosaved_games(folders) == {}
        assert archive_path(folders, numbered(2).game_id).is_file()


def when_shown(act: Callable[[FinishedDialog], object]) -> QTimer:
    """Do something in the dialog as soon as its games are there."""

    def look() -> None:
        dialog = QApplication.activeModalWidget()
        if isinstance(dialog, FinishedDialog) and dialog.model.games:
            timer.stop()
            act(dialog)

    timer = QTimer()
    timer.setInterval(10)
    timer.timeout.connect(look)
    timer.start()
    return timer


def test_without_a_kept_game_the_list_is_one_line_and_a_button(qtbot: QtBot) -> None:
    parent = QWidget()
    qtbot.addWidget(parent)
    parent.resize(1280, 720)
    dialog = FinishedDialog(parent, lambda: (), lambda: 0, edition_text)
    dialog.show()
    qtbot.waitUntil(lambda: dialog.is_read)
    assert not dialog.view.isVisible()
    assert dialog.close_button.hasFocus()
    assert dialog.height() < 160
