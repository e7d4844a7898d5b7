"""The career in the real window: without a game and with many, out into files, and to its end."""

import csv
import json
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QApplication, QFileDialog
from pytestqt.qtbot import QtBot

from acquire_desktop.games.acquire.career.ladder import Goal
from acquire_desktop.games.acquire.opponents import level_of
from acquire_desktop.storage.folders import user_folders
from acquire_desktop.storage.journal import read_journal
from acquire_desktop.ui.acquire.career.career_page import CareerPage
from acquire_desktop.ui.acquire.setup.new_game import default_new_game
from acquire_desktop.ui.acquire.shell.career_controller import table_for
from acquire_desktop.ui.acquire.shell.window import AcquireWindow
from acquire_desktop.ui.window.delete_dialog import DeleteDialog
from tests.games.acquire.career.journals import by_id, growing_lines, journal_of, line
from tests.window.table import click, open_window, press


def keep(*lines: dict[str, object]) -> None:
    """Write games into the user's journal."""
    journal = user_folders().journal
    journal.parent.mkdir(parents=True, exist_ok=True)
    journal.write_bytes(journal_of(by_id(lines) if lines else growing_lines(22)))


def opened(window: AcquireWindow) -> CareerPage:
    """Show the career by the button of the start page."""
    click(window.pages.start.career)
    page = window.pages.careers.page
    assert window.pages.currentWidget() is page
    return page


def test_it_is_read_when_somebody_opens_it_and_esc_leads_back(qtbot: QtBot) -> None:
    keep()
    with open_window(qtbot) as window:
        window.pages.complete()
        window.pages.show_start()
        assert "careers" not in vars(window.pages)
        page = opened(window)
        assert page.ladder.rows["hard"].count.text() == "4 of 4"
        assert page.milestones.figure.text() == "7 of 24"
        press(window, Qt.Key.Key_Escape)
        assert window.pages.currentWidget() is window.pages.start


def test_without_a_game_every_card_says_what_will_be_there(qtbot: QtBot) -> None:
    with open_window(qtbot) as window:
        window.pages.show_start()
        page = opened(window)
        assert not page.export.isEnabled()
        assert page.ladder.goal.text() == "Win against a guest of the level Beginner"
        assert page.course.caption.text() == "Play one game, and it will be here."
        assert [each.value.text() for each in page.figures.rows] == ["–"] * 4
        assert page.milestones.list.count() == 24


def test_sit_down_offers_a_table_for_the_goal(qtbot: QtBot) -> None:
    keep(line(900, 100, level="hard"))
    with open_window(qtbot) as window:
        window.pages.show_start()
        click(opened(window).ladder.button)
        new_game = window.pages.new_game
        assert window.pages.currentWidget() is new_game
        levels = [level_of(player.level) for player in new_game.choice().players]
        assert levels.count("hard") == 2


def test_a_table_for_one_strong_guest_has_weaker_ones_beside() -> None:
    choice = table_for(Goal("expert", 1), default_new_game())
    assert [level_of(player.level) for player in choice.players] == ["", "expert", "hard", "hard"]


@pytest.mark.parametrize("ending", ["csv", "json"])
def test_games_are_exported_in_both_forms(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, ending: str
) -> None:
    keep()

    def choose(_parent: object, _title: str, _start: str, kinds: str, *_: object) -> object:
        chosen = next(kind for kind in kinds.split(";;") if ending in kind)
        return str(tmp_path / "mine"), chosen

    monkeypatch.setattr(QFileDialog, "getSaveFileName", choose)
    with open_window(qtbot) as window:
        window.pages.show_start()
        page = opened(window)
        click(page.export)
        text = (tmp_path / f"mine.{ending}").read_text("utf-8-sig")
        rows = (
            json.loads(text)["games"]
            if ending == "json"
            else list(csv.DictReader(text.splitlines()))
        )
        assert len(rows) == 22
        assert not window.message_bar.isVisible()


def test_a_file_that_cannot_be_written_is_told(qtbot: QtBot, tmp_path: Path) -> None:
    keep()
    with open_window(qtbot) as window:
        window.pages.show_start()
        opened(window)
        assert not window.pages.careers.export(tmp_path / "nowhere" / "mine.csv")
        assert window.message_bar.isVisible()


def test_the_history_is_deleted_after_one_question(qtbot: QtBot) -> None:
    keep(line(900, 100, name="Eva"), line(900, 100))

    def agree() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, DeleteDialog)
        dialog.go_on.click()
        qtbot.waitUntil(dialog.go_on.isHidden)
        dialog.close_button.click()

    with open_window(qtbot) as window:
        window.pages.show_start()
        page = opened(window)
        assert [page.people.itemText(at) for at in range(2)] == ["Ana", "Eva"]
        QTimer.singleShot(0, agree)
        click(page.delete)
        assert not read_journal(user_folders().journal).games
        assert page.milestones.figure.text() == "0 of 24"
        assert page.people.isHidden()


def test_another_person_is_shown_on_request(qtbot: QtBot) -> None:
    keep(line(900, 100, name="Eva"), line(100, 900))
    with open_window(qtbot) as window:
        window.pages.show_start()
        page = opened(window)
        page.people.setCurrentText("Eva")
        page.people.activated.emit(page.people.currentIndex())
        assert page.ladder.rows["medium"].count.text() == "1 of 1"
        assert "Eva" in page._title.text()
