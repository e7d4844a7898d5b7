"""The rules and the comparison in the window: opened from anywhere, left to where one was."""

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from acquire_desktop.engine.editions import EDITIONS
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
        assert window.pages.currentWidget() is window.pages.handover


def test_a_new_game_leaves_the_rules(qtbot: QtBot) -> None:
    with open_window(qtbot) as window:
        window.pages.reading.show_rules()
        window.pages.show_new_game()
        window.pages.reading.show_rules()
        press(window, Qt.Key.Key_Escape)
        assert window.pages.currentWidget() is window.pages.new_game
