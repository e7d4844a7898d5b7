"""A whole duplicate by keys alone: set up, two games, two curtains, compared and reviewed."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from acquire_desktop.ui.kit import key_guard
from tests.window.table import open_window, press
from tests.window.test_duplicate import wait_for_turn_or_end, way
from tests.window.test_whole_games import decide_by_keys


@pytest.mark.part(of=12, walk="whole games")
def test_a_whole_duplicate_goes_by_keys_alone(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(key_guard, "GUARD_MS", 0)  # what is held is looked at in test_held_keys
    monkeypatch.setattr(key_guard, "GAP_MS", 0)
    with open_window(qtbot) as window:
        window.menus.actions["duplicate"].trigger()
        setup = way(window).setup_page
        setup.set_people(["Ana"])
        setup.begin()
        QTest.keyClicks(setup.names[1], "Bea")
        press(window, Qt.Key.Key_Return)
        for name in ("Ana", "Bea"):
            assert window.pages.currentWidget() is way(window).turn_page
            press(window, Qt.Key.Key_Return)
            assert window.pages.currentWidget() is window.pages.game
            assert window.session.players[0].name == name
            while wait_for_turn_or_end(qtbot, window):
                decide_by_keys(window)
            qtbot.waitUntil(lambda: not window.session.has_game)
        comparison = way(window).comparison
        assert window.pages.currentWidget() is comparison
        assert window.focusWidget() is comparison.table
        press(window, Qt.Key.Key_Down)
        last = comparison.table._outcomes[-1]
        assert comparison.table.person() == last.person
        press(window, Qt.Key.Key_Return)
        reviewing = window.pages.end.reviewing
        qtbot.waitUntil(lambda: window.pages.currentWidget() is reviewing.page)
