"""A duplicate through the real window: one deal, one person after the other, then compared."""

import errno
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from acquire_desktop.games import GAMES
from acquire_desktop.games.acquire.engine.actions import BuyStock, DeclareEnd
from acquire_desktop.storage.archive import archived_games
from acquire_desktop.storage.backups import autosaved_games
from acquire_desktop.storage.duplicate import duplicate_file
from acquire_desktop.storage.duplicate.duplicate_file import read_duplicate
from acquire_desktop.storage.folders import user_folders
from acquire_desktop.storage.journal import read_journal
from acquire_desktop.storage.recent import read_recent
from acquire_desktop.ui.acquire.shell.duplicate_controller import DuplicateController
from acquire_desktop.ui.acquire.shell.window import AcquireWindow
from acquire_desktop.ui.kit import key_guard
from acquire_desktop.ui.window.unsaved_dialog import UnsavedDialog
from tests.screenshots.duplicates import played_duplicate
from tests.secrecy.run import settle
from tests.window.table import choice_of, click, open_window, press


def way(window: AcquireWindow) -> DuplicateController:
    return window.pages.end.duplicates


def begin(window: AcquireWindow, *names: str, computers: int = 1) -> None:
    """Set a duplicate up by mouse and typing, against Beginners."""
    window.pages.show_new_game()
    click(window.pages.new_game.presets.duplicate)
    page = way(window).setup_page
    assert window.pages.currentWidget() is page
    page.set_people([])
    for _ in names[2:]:
        click(page.add)
    for field, name in zip(page.names, names, strict=False):
        QTest.keyClicks(field, name)
    page.computers.setCurrentIndex(computers - 1)
    page.level.show_level("beginner")
    click(page.start)


def pass_on(window: AcquireWindow) -> None:
    """Let the person whose turn it is begin by the button of the curtain."""
    page = way(window).turn_page
    assert window.pages.currentWidget() is page
    page.guard.open()
    click(page.accept)
    assert window.pages.currentWidget() is window.pages.game


def decide(window: AcquireWindow, *, at: int = 0) -> None:
    """Take a legal action: to the end by the shortest way."""
    legal = window.session.view.legal
    ends = [action for action in legal if isinstance(action, DeclareEnd)]
    buys = [action for action in legal if isinstance(action, BuyStock)]
    window.session.submit((ends or buys[-1:] or [legal[at % len(legal)]])[0])


def play_all(qtbot: QtBot, window: AcquireWindow, *, at: int = 0) -> None:
    """Play the game on the table to its end, until it is put away."""
    play_to_end(qtbot, window, at=at)
    qtbot.waitUntil(lambda: not window.session.has_game)


def play_to_end(qtbot: QtBot, window: AcquireWindow, *, at: int = 0) -> None:
    """Play the game on the table to its end."""
    while wait_for_turn_or_end(qtbot, window):
        decide(window, at=at)


def wait_for_turn_or_end(qtbot: QtBot, window: AcquireWindow) -> bool:
    session = window.session
    qtbot.waitUntil(lambda: not session.has_game or session.is_over or session.awaits_human)
    return session.has_game and not session.is_over


def texts(widget: QWidget) -> str:
    return "\n".join(part.text() for part in widget.findChildren(QLabel))


@pytest.mark.part(of=12, walk="whole games")
def test_two_people_play_one_deal_and_it_is_compared(qtbot: QtBot) -> None:
    with open_window(qtbot) as window:
        begin(window, "Ana", "Bea")
        page = way(window).turn_page
        assert "Ana, it is your turn" in texts(page)
        pass_on(window)
        setup = window.session.setup
        assert window.session.players[0].name == "Ana"
        play_all(qtbot, window)

        assert window.pages.currentWidget() is page
        assert "Bea, it is your turn" in texts(page)
        folders = window.folders
        assert not autosaved_games(folders)
        assert not archived_games(folders)
        assert not read_journal(folders.journal).games
        assert read_recent(folders).games == ()
        pass_on(window)
        assert window.session.setup == setup
        play_all(qtbot, window, at=1)

        comparison = way(window).comparison
        assert window.pages.currentWidget() is comparison
        rows = comparison.table._outcomes
        assert [row.place for row in rows] in ([1, 2], [1, 1])
        assert rows[0].total - rows[1].total == rows[1].behind
        assert len(comparison.chart.data.series) == 2
        assert len(archived_games(folders)) == 2
        told = read_journal(folders.journal).games.values()
        assert [line["kind"] for line in told] == ["duplicate"] * 2
        assert len(read_recent(folders).games) == 2

        click(comparison.review)
        reviewing = window.pages.end.reviewing
        qtbot.waitUntil(lambda: window.pages.currentWidget() is reviewing.page)
        window.menus.actions["duplicate"].trigger()
        assert window.pages.currentWidget() is comparison


@pytest.mark.part(of=12, walk="whole games")
def test_the_same_moves_meet_the_same_answers_and_never_part(qtbot: QtBot) -> None:
    with open_window(qtbot) as window:
        begin(window, "Ana", "Bea", computers=2)
        pass_on(window)
        play_all(qtbot, window)
        pass_on(window)
        play_all(qtbot, window)
        comparison = way(window).comparison
        first, second = comparison.table._outcomes
        assert first.total == second.total
        assert first.place == second.place == 1
        assert "Everyone who kept playing made the same choices." in texts(comparison)


@pytest.mark.part(of=12, walk="whole games")
def test_a_duplicate_goes_on_after_the_program_was_closed_in_the_second_game(
    qtbot: QtBot,
) -> None:
    with open_window(qtbot) as window:
        begin(window, "Ana", "Bea")
        pass_on(window)
        play_all(qtbot, window)
        pass_on(window)
        for _ in range(3):
            assert wait_for_turn_or_end(qtbot, window)
            decide(window)
        assert wait_for_turn_or_end(qtbot, window)
        step = window.session.last_step
    with open_window(qtbot, makes_pages_ahead=True) as window:
        bar = window.message_bar
        qtbot.waitUntil(lambda: not bar.isHidden())
        assert "Bea is next" in texts(bar)
        bar.action_clicked.emit(0)
        page = way(window).turn_page
        assert window.pages.currentWidget() is page
        assert page.accept.text() == "I am Bea — continue my game"
        pass_on(window)
        assert window.session.last_step == step
        play_all(qtbot, window)
        assert window.pages.currentWidget() is way(window).comparison


def test_who_gives_up_has_no_result_and_that_is_said(qtbot: QtBot) -> None:
    with open_window(qtbot) as window:
        begin(window, "Ana", "Bea")
        pass_on(window)
        assert wait_for_turn_or_end(qtbot, window)
        decide(window)
        window.menus.actions["duplicate"].trigger()
        page = way(window).turn_page
        click(page.give_up)
        assert "Your game then counts as not finished." in texts(page)
        click(page.leave)
        assert "counts as not finished" not in texts(page)
        click(page.give_up)
        click(page.give_up)
        assert "Bea, it is your turn" in texts(page)
        assert "gave up" not in texts(page).lower()
        pass_on(window)
        play_all(qtbot, window)
        comparison = way(window).comparison
        assert "Gave up: Ana." in texts(comparison)
        assert [row.is_finished for row in comparison.table._outcomes] == [True, False]
        assert len(archived_games(window.folders)) == 1


def test_by_keys_alone_from_the_setup_to_the_curtain_and_the_table(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(key_guard, "GUARD_MS", 0)  # what is held is looked at in test_held_keys
    with open_window(qtbot) as window:
        window.menus.actions["duplicate"].trigger()
        page = way(window).setup_page
        page.set_people(["Ana"])
        page.begin()
        assert window.focusWidget() is page.names[1]
        QTest.keyClicks(page.names[1], "ana")
        press(window, Qt.Key.Key_Return)
        assert "Another player has this name" in texts(page)
        page.names[1].selectAll()
        QTest.keyClicks(page.names[1], "Bea")
        press(window, Qt.Key.Key_Return)
        curtain = way(window).turn_page
        assert window.pages.currentWidget() is curtain
        press(window, Qt.Key.Key_Return)
        assert window.pages.currentWidget() is window.pages.game
        window.menus.actions["duplicate"].trigger()
        press(window, Qt.Key.Key_Escape)
        assert window.pages.currentWidget() is window.pages.game


def test_no_turn_at_a_duplicate_leaves_the_program_is_hastened_or_handed_over(
    qtbot: QtBot,
) -> None:
    with open_window(qtbot) as window:
        begin(window, "Ana", "Bea")
        pass_on(window)
        actions = window.menus.actions
        assert wait_for_turn_or_end(qtbot, window)
        for key in ("save", "save_as", "export_log", "play_now", "review", "leave_seat", "set_pin"):
            assert not actions[key].isEnabled(), key
        for key in ("save", "save_as", "play_now", "leave_seat"):
            assert "Not in a duplicate" in actions[key].toolTip(), key
        window.pages.show_start()
        window.pages.start_game(choice_of(1, 1))
        assert wait_for_turn_or_end(qtbot, window)
        assert actions["leave_seat"].isEnabled()
        assert "duplicate" not in actions["leave_seat"].toolTip()


def test_another_deal_is_for_the_same_people_in_another_order(qtbot: QtBot) -> None:
    with open_window(qtbot) as window:
        begin(window, "Ana", "Bea")
        deal = read_duplicate(user_folders(), GAMES)
        for _ in range(2):
            page = way(window).turn_page
            click(page.give_up)
            click(page.give_up)
        comparison = way(window).comparison
        assert "Nobody finished the game" in texts(comparison)
        click(comparison.rematch)
        after = read_duplicate(user_folders(), GAMES)
        assert deal is not None
        assert after is not None
        assert [player.name for player in after.people] == ["Bea", "Ana"]
        assert after.games[0].game.setup.tiles != deal.games[0].game.setup.tiles


class Full:
    """A disk that is full, and the question about a game that is on no disk."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.asked: list[str] = []
        monkeypatch.setattr(duplicate_file, "write_atomically", self._fail)
        monkeypatch.setattr(UnsavedDialog, "exec", self._answer())

    def _fail(self, _path: Path, _data: bytes) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    def _answer(self) -> Callable[[UnsavedDialog], int]:
        ask = UnsavedDialog.exec

        def stay(dialog: UnsavedDialog) -> int:
            self.asked.append(texts(dialog).replace("\u200b", ""))
            assert dialog.elsewhere.isHidden()
            assert dialog.again.isDefault()
            QTimer.singleShot(0, dialog, dialog.reject)
            return ask(dialog)

        return stay


def test_a_turn_that_cannot_be_saved_is_asked_about_and_goes_into_no_other_file(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    with open_window(qtbot) as window:
        begin(window, "Ana", "Bea")
        pass_on(window)
        assert wait_for_turn_or_end(qtbot, window)
        assert window.session.finish_saving()
        kept = read_duplicate(window.folders, GAMES)
        with monkeypatch.context() as full:
            disk = Full(full)
            decide(window)
            assert wait_for_turn_or_end(qtbot, window)
            window.menus.actions["menu"].trigger()
            settle()  # the question is gone, too
            assert "It cannot be saved in" in disk.asked[0]
            assert "safe up to the last save" in disk.asked[0]
            assert "The duplicate cannot be saved in" in window.message_bar.accessibleName()
            assert read_duplicate(window.folders, GAMES) == kept
        assert read_recent(window.folders).games == ()


def test_an_end_that_cannot_be_saved_stays_covered_and_goes_on_once_it_is(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    with open_window(qtbot) as window:
        begin(window, "Ana", "Bea")
        pass_on(window)
        with monkeypatch.context() as full:
            disk = Full(full)
            play_to_end(qtbot, window)
            qtbot.waitUntil(lambda: len(disk.asked) == 1)
            for key in ("save", "save_as", "export_log", "review", "copy_text", "save_picture"):
                assert not window.menus.actions[key].isEnabled(), f"{key}: Bea has still to play"
        window.troubles.try_again()
        page = way(window).turn_page
        qtbot.waitUntil(lambda: window.pages.currentWidget() is page)
        assert "Bea, it is your turn" in texts(page)
        assert not window.session.has_game
        kept = read_duplicate(window.folders, GAMES)
        assert kept is not None
        assert kept.is_finished(0)
        assert not autosaved_games(window.folders)


def test_the_curtain_names_edition_and_level_in_the_language_of_now(qtbot: QtBot) -> None:
    with open_window(qtbot) as window:
        duplicates = window.pages.end.duplicates
        duplicates.keeper.begin(played_duplicate(done=1))
        window.pages.end.duplicates.show()
        page = duplicates.turn_page
        assert "2023 Classic" in page._rules.text()
        window.preferences.keep(language="pt_BR")
        QApplication.processEvents()
        assert "2023 Clássico" in page._rules.text()
        assert "Fácil" in page._rules.text()
        window.preferences.keep(language="en")
