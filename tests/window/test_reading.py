"""Rules, comparison and guide in the window: opened from anywhere, left to where one was."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from acquire_desktop.games.acquire.engine.editions import EDITIONS
from tests.window.table import button, choice_of, click, open_window, press, wait_for_turn


def test_f1_shows_the_rules_of_the_game_and_escape_returns_to_the_table(qtbot: QtBot) -> None:
    with open_window(qtbot) as window:
        window.pages.start_game(choice_of(1, 2, edition="2023-tycoon"))
        assert wait_for_turn(qtbot, window)
        press(window, Qt.Key.Key_F1)
        assert window.pages.currentWidget() is window.pages.reading.rules_page
        assert window.pages.reading.rules_page.edition() == EDITIONS["2023-tycoon"]
        assert not window.menus.actions["undo"].isEnabled()
        press(window, Qt.Key.Key_Escape)
        assert window.pages.currentWidget() is window.pages.game


def test_the_new_game_page_compares_and_explains_the_edition_chosen_there(qtbot: QtBot) -> None:
    with open_window(qtbot) as window:
        window.pages.show_new_game()
        window.pages.new_game.set_choice(choice_of(1, 2, edition="2008"))
        click(window.pages.new_game.options.house_button)
        click(button(window.pages.new_game, "Compare…"))
        compare = window.pages.reading.compare_page
        assert window.pages.currentWidget() is compare
        assert compare._model.edition_at(0) == EDITIONS["2008"]
        press(window, Qt.Key.Key_Return)
        assert window.pages.currentWidget() is window.pages.reading.rules_page
        press(window, Qt.Key.Key_Escape)
        assert window.pages.currentWidget() is compare
        press(window, Qt.Key.Key_Escape)
        assert window.pages.currentWidget() is window.pages.new_game
        assert window.pages.new_game.choice().edition_key == "2008"


def test_opening_one_from_the_other_and_back_does_not_pile_up(qtbot: QtBot) -> None:
    with open_window(qtbot) as window:
        for _ in range(3):
            window.pages.reading.show_rules()
            window.pages.reading.show_comparison()
        press(window, Qt.Key.Key_Escape)
        press(window, Qt.Key.Key_Escape)
        assert window.pages.currentWidget() is window.pages.start


def test_a_handover_waits_until_the_reader_comes_back(qtbot: QtBot) -> None:
    """The hand of the next player stays covered."""
    with open_window(qtbot) as window:
        window.pages.start_game(choice_of(2, 0))
        qtbot.waitUntil(lambda: window.session.has_game)
        window.show_page(window.pages.game)
        window.pages.reading.show_rules()
        window.pages._show_handover(1)
        assert window.pages.currentWidget() is window.pages.reading.rules_page
        assert window.focusWidget() is window.pages.reading.rules_page.browser
        press(window, Qt.Key.Key_Escape)
        assert window.pages.handover.isVisible()


def test_a_new_game_leaves_the_rules(qtbot: QtBot) -> None:
    with open_window(qtbot) as window:
        window.pages.reading.show_rules()
        window.pages.show_new_game()
        window.pages.reading.show_rules()
        press(window, Qt.Key.Key_Escape)
        assert window.pages.currentWidget() is window.pages.new_game


def test_shift_f1_opens_the_guide_anywhere_and_escape_leads_back(qtbot: QtBot) -> None:
    with open_window(qtbot) as window:
        with qtbot.waitActive(window):
            window.activateWindow()
        guide = window.pages.reading.guide_page
        QTest.keyClick(window.focusWidget(), Qt.Key.Key_F1, Qt.KeyboardModifier.ShiftModifier)
        assert window.pages.currentWidget() is guide
        assert window.focusWidget() is guide.browser
        press(window, Qt.Key.Key_F1)
        assert window.pages.currentWidget() is window.pages.reading.rules_page
        press(window, Qt.Key.Key_Escape)
        press(window, Qt.Key.Key_Escape)
        assert window.pages.currentWidget() is window.pages.start
        window.pages.start_game(choice_of(1, 2))
        assert wait_for_turn(qtbot, window)
        QTest.keyClick(window.focusWidget(), Qt.Key.Key_F1, Qt.KeyboardModifier.ShiftModifier)
        assert window.pages.currentWidget() is guide
        assert "Turn" not in window.windowTitle()
        press(window, Qt.Key.Key_Escape)
        assert window.pages.currentWidget() is window.pages.game


def test_the_guide_is_read_by_keys_and_searched(qtbot: QtBot) -> None:
    with open_window(qtbot) as window:
        with qtbot.waitActive(window):
            window.activateWindow()
        window.menus.actions["guide"].trigger()
        guide = window.pages.reading.guide_page
        press(window, Qt.Key.Key_PageDown)
        assert guide.browser.verticalScrollBar().value() > 0
        QTest.keyClick(guide.browser, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
        QTest.keyClicks(window.focusWidget(), "ask for help")
        assert guide._hits.text() == "1 of 1"
        assert guide.browser.hit_chapter() == "problems"
        QTest.keyClicks(window.focusWidget(), "!")
        assert guide._hits.text() == "Not found"


def test_the_guide_follows_language_and_theme_with_all_pictures(qtbot: QtBot) -> None:
    with open_window(qtbot) as window:
        window.menus.actions["guide"].trigger()
        guide = window.pages.reading.guide_page
        shots = []
        for key in ("language_ja", "theme_dark", "language_en"):
            window.menus.actions[key].trigger()
            QApplication.processEvents()
            guide.browser.viewport().repaint()
            qtbot.waitUntil(lambda: not guide.browser.is_drawing())
            shots.append(guide.browser.viewport().grab().toImage())
        assert "最初のゲーム" not in guide.browser.toPlainText()
        assert "Your first game" in guide.browser.toPlainText()
        assert len({bytes(shot.constBits()) for shot in shots}) == 3


def test_the_pictures_of_the_guide_say_nothing_to_a_screen_reader_and_disturb_no_game(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[object] = []
    monkeypatch.setattr(QAccessible, "isActive", lambda: True)
    monkeypatch.setattr(QAccessible, "updateAccessibility", told.append)
    with open_window(qtbot) as window:
        window.pages.start_game(choice_of(1, 2))
        assert wait_for_turn(qtbot, window)
        before = window.session.last_step
        window.menus.actions["guide"].trigger()
        guide = window.pages.reading.guide_page
        told.clear()
        for chapter in ("overview", "panel", "mergers", "people"):
            guide.go_to(chapter)
            guide.browser.viewport().repaint()
            qtbot.waitUntil(lambda: not guide.browser.is_drawing())
        assert [e for e in told if isinstance(e, QAccessibleAnnouncementEvent)] == []
        press(window, Qt.Key.Key_Escape)
        assert window.session.last_step == before
        assert not list(window.folders.autosaves.glob("*"))[1:]
