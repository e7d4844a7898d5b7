"""The result of a finished game as text and as a picture, by mouse and by keys."""

from pathlib import Path

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QGuiApplication, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog
from pytestqt.qtbot import QtBot

from acquire_desktop.games.acquire.engine.decisions import GameOver
from acquire_desktop.ui.acquire.shell.window import AcquireWindow
from tests.window.table import open_window, press
from tests.window.test_game_end import end_game


def finish(window: AcquireWindow) -> None:
    """End a game and go to its result."""
    end_game(window)
    window.pages.end.leave_account()
    assert window.pages.currentWidget() is window.pages.front
    window.pages.end.show_result()


def test_the_result_is_copied_as_text_from_the_page_by_keys_alone(qtbot: QtBot) -> None:
    with open_window(qtbot) as window:
        finish(window)
        share = window.pages.result.share
        share.setFocus()
        press(window, Qt.Key.Key_Return)
        qtbot.waitUntil(lambda: QApplication.activePopupWidget() is share.menu())
        QTest.keyClick(share.menu(), Qt.Key.Key_T)
        over = window.session.view.decision
        assert isinstance(over, GameOver)
        totals = over.totals
        names = [player.name for player in window.session.players]
        copied = QGuiApplication.clipboard().text().splitlines()
        assert copied[0] == "Acquire · 2023 Classic"
        best = max(range(len(totals)), key=lambda seat: totals[seat])
        assert names[best] in copied[1]
        accounts = [line for line in copied if line[:2] in ("1.", "2.", "3.", "4.")]
        assert len(accounts) == len(names)
        for name, total in zip(names, totals, strict=True):
            assert any(f" {name}: " in line and f"${total:,}" in line for line in accounts)
        assert "clipboard" in window.message_bar.accessibleName()


def test_a_person_who_played_alone_is_named_not_called_you(qtbot: QtBot) -> None:
    with open_window(qtbot) as window:
        finish(window)
        window.menus.actions["copy_text"].trigger()
        assert "You" not in QGuiApplication.clipboard().text()


@pytest.mark.part(of=3)
@pytest.mark.parametrize("language", ["en", "ja", "pt_BR"])
def test_the_picture_that_is_copied_shows_all_players_and_no_cut_text(
    qtbot: QtBot, language: str
) -> None:
    with open_window(qtbot) as window:
        window.menus.actions[f"language_{language}"].trigger()
        finish(window)
        window.menus.actions["copy_picture"].trigger()
        picture = QGuiApplication.clipboard().pixmap()
        assert picture.size() == QSize(1200, 900)


def test_the_picture_is_saved_as_png_beside_what_is_there(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    taken = tmp_path / "mine.png"
    taken.write_text("something else")
    with open_window(qtbot) as window:
        finish(window)
        chosen = lambda *_: (str(tmp_path / "mine"), "")  # noqa: E731
        monkeypatch.setattr(QFileDialog, "getSaveFileName", chosen)
        window.menus.actions["save_picture"].trigger()
        assert taken.read_text() == "something else"
        assert not QImage(str(tmp_path / "mine (2).png")).isNull()


def test_a_picture_that_cannot_be_written_is_told(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with open_window(qtbot) as window:
        finish(window)
        (tmp_path / "file").write_text("in the way")
        chosen = lambda *_: (str(tmp_path / "file" / "mine.png"), "")  # noqa: E731
        monkeypatch.setattr(QFileDialog, "getSaveFileName", chosen)
        window.menus.actions["save_picture"].trigger()
        assert "mine.png" in window.message_bar.accessibleName()


def test_while_a_game_goes_on_there_is_no_result_to_share(qtbot: QtBot) -> None:
    with open_window(qtbot) as window:
        assert not window.menus.actions["copy_text"].isEnabled()
        finish(window)
        assert window.menus.actions["copy_text"].isEnabled()
