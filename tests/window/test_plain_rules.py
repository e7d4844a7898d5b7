"""Whoever plays without the compiled rules is told what that means: once, and where it matters."""

import os
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from acquire_desktop.games.acquire.ai.players.levels import LEVELS
from acquire_desktop.games.acquire.engine.kernel import compiled
from acquire_desktop.games.acquire.opponents import CLOCKED, COUNTED, PLAIN_FACTOR
from acquire_desktop.languages import LANGUAGES
from acquire_desktop.storage.settings import load_settings
from acquire_desktop.ui.acquire.setup.level_box import LevelBox
from acquire_desktop.ui.acquire.setup.new_game import COMPUTER_LEVELS, default_new_game
from acquire_desktop.ui.acquire.shell.window import AcquireWindow
from acquire_desktop.ui.acquire.shell.window_texts import rules_engine_text
from acquire_desktop.ui.acquire.words.character_texts import strength_text
from acquire_desktop.ui.kit import languages
from acquire_desktop.ui.kit.texts import translate
from acquire_desktop.ui.window.about_dialog import AboutDialog
from acquire_desktop.ui.window.preferences import apply_look
from tests.window.table import QUIET, open_window

ON_PLAIN_RULES = """
from acquire_desktop.app import make_app
from acquire_desktop.ui.acquire.shell.window_texts import rules_engine_text
from acquire_desktop.ui.acquire.words.character_texts import strength_text
make_app()
print(rules_engine_text())
print(strength_text("expert"))
"""


@pytest.fixture
def plain(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the program know that the rules are not compiled."""
    monkeypatch.setattr(compiled, "RUNNING", False)


@pytest.fixture
def fast(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the program know that the rules are compiled."""
    monkeypatch.setattr(compiled, "RUNNING", True)


@pytest.fixture(autouse=True)
def english_afterwards(qapp: QApplication) -> Iterator[None]:
    """Leave language and look to the next test as they were."""
    yield
    apply_look(qapp, QUIET)


def choose(window: AcquireWindow, level: str) -> LevelBox:
    """Choose the level of the first computer player by the keyboard, and return the box."""
    box = next(box for box in window.findChildren(LevelBox) if box.isVisible())
    box.show_level(COMPUTER_LEVELS[COMPUTER_LEVELS.index(level) - 1])
    QTest.keyClick(box, Qt.Key.Key_Down)
    assert box.level() == level
    return box


def told(window: AcquireWindow) -> str:
    """Return what stands in the bar for messages."""
    bar = window.message_bar
    return bar.accessibleName() if bar.isVisible() else ""


def test_the_levels_that_count_and_those_with_a_clock_are_known_by_name() -> None:
    searching = {name: level.limits for name, level in LEVELS.items() if level.limits}
    assert set(CLOCKED) == {name for name, limits in searching.items() if limits.seconds}
    assert set(COUNTED) == searching.keys() - set(CLOCKED)


def test_plain_rules_are_told_without_any_help_of_a_test() -> None:
    env = {**os.environ, "ACQUIRE_PURE": "1"}
    done = subprocess.run(
        [sys.executable, "-c", ON_PLAIN_RULES], env=env, capture_output=True, text=True, check=True
    )
    engine, expert = done.stdout.splitlines()
    assert engine.startswith("Rules engine: plain Python.")
    assert "python3 dev.py run" in engine
    assert expert.startswith("Weaker here")


@pytest.mark.usefixtures("fast", "qapp")
@pytest.mark.parametrize("level", ["expert", "hard", "medium"])
def test_with_compiled_rules_every_level_tells_what_it_won(level: str) -> None:
    assert strength_text(level).startswith("Wins ")
    assert "here" not in strength_text(level)


@pytest.mark.usefixtures("plain")
@pytest.mark.parametrize("language", LANGUAGES)
def test_in_the_list_a_level_promises_what_it_keeps(qapp: QApplication, language: str) -> None:
    languages.install_language(qapp, language)
    for level in CLOCKED:
        assert str(PLAIN_FACTOR) in strength_text(level)
        assert "%" not in strength_text(level)
    for level in COUNTED:
        assert "%" in strength_text(level)
        assert _slower() in strength_text(level)
    assert _slower() not in strength_text("medium")
    assert str(PLAIN_FACTOR) in rules_engine_text()


def _slower() -> str:
    """Return what the strength of a level says that is slower here, in the present language."""
    return translate("SeatRow", "{strength}; slower here, in plain Python", strength="").strip()


@pytest.mark.usefixtures("plain")
@pytest.mark.parametrize("level", CLOCKED)
def test_choosing_a_weakened_level_is_answered_once(qtbot: QtBot, level: str) -> None:
    with open_window(qtbot) as window:
        window.pages.show_new_game()
        choose(window, "hard")
        assert told(window) == ""
        choose(window, level)
        assert "plain Python" in told(window)
        QTest.keyClick(window.message_bar._close, Qt.Key.Key_Escape)
        assert told(window) == ""
        choose(window, level)
        assert told(window) == ""
        kept = load_settings(window.folders.settings).settings
    assert kept.plain_rules_told
    with open_window(qtbot, kept) as window:
        window.pages.show_new_game()
        choose(window, level)
        assert told(window) == ""


@pytest.mark.usefixtures("plain")
def test_a_game_with_levels_chosen_earlier_is_told_of_when_it_starts(qtbot: QtBot) -> None:
    first = default_new_game()
    strong = [replace(player, level="master-raider") for player in first.players[1:]]
    with open_window(qtbot) as window:
        window.pages.start_game(first)
        assert told(window) == ""
        window.pages.start_game(replace(first, players=(first.players[0], *strong)))
        assert "Expert and Master" in told(window)


@pytest.mark.usefixtures("fast")
def test_with_compiled_rules_nobody_is_told_anything(qtbot: QtBot) -> None:
    with open_window(qtbot) as window:
        window.pages.show_new_game()
        choose(window, "expert")
        assert told(window) == ""
        assert not window.preferences.settings.plain_rules_told


@pytest.mark.usefixtures("plain")
@pytest.mark.parametrize("language", LANGUAGES)
def test_about_tells_what_follows_in_lines_that_fit(qtbot: QtBot, language: str) -> None:
    with open_window(qtbot, replace(QUIET, language=language)) as window:
        dialog, text = AboutDialog(window, rules_engine_text), rules_engine_text()
        dialog.show()
        (shown,) = (each for each in dialog.findChildren(QLabel) if each.text() == text)
        assert shown.height() >= shown.heightForWidth(shown.width())
        assert dialog.width() <= window.width()
