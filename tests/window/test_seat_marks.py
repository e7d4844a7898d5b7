"""A person chooses a colour before the game and is known by it at the table."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu
from pytestqt.qtbot import QtBot

from acquire_desktop.ui.acquire.setup.new_game_page import NewGamePage
from acquire_desktop.ui.acquire.shell.window import AcquireWindow
from acquire_desktop.ui.acquire.words.portraits import marks_of
from acquire_desktop.ui.kit.look import theme
from tests.window.chairs import choose, entries, sub_menu
from tests.window.table import choice_of, click, open_window


def set_up(window: AcquireWindow) -> NewGamePage:
    """Show the new-game page for two people and return it."""
    window.menus.actions["new"].trigger()
    window.pages.new_game.set_choice(choice_of(2, 1))
    return window.pages.new_game


def chosen(window: AcquireWindow) -> list[int | None]:
    return [player.mark for player in window.pages.new_game.choice().players]


def test_a_chosen_colour_is_that_of_the_player_at_the_table(qtbot: QtBot) -> None:
    with open_window(qtbot) as window:
        page = set_up(window)
        choose(page, 0, "Colour and mark", "Star")
        assert chosen(window) == [4, 1, 2]
        assert page.table.buttons[0].face.mark == 4
        click(page._start)
        assert marks_of(window.session.players) == (4, 1, 2)
        image = window.pages.game.people.grab().toImage()
        points = [(x, y) for x in range(image.width()) for y in range(image.height())]
        seen = {image.pixelColor(*point).name() for point in points}
        assert {theme.current().seats[mark].name() for mark in (4, 1, 2)} <= seen


def test_a_colour_that_another_has_is_swapped_by_keys_alone(qtbot: QtBot) -> None:
    with open_window(qtbot) as window:
        page = set_up(window)
        chair = page.table.buttons[0]
        chair.setFocus()
        QTest.keyClick(chair, Qt.Key.Key_Return)
        menu = QApplication.activePopupWidget()
        assert isinstance(menu, QMenu)
        for _ in range(list(entries(menu)).index("Colour and mark")):
            QTest.keyClick(menu, Qt.Key.Key_Down)
        QTest.keyClick(menu, Qt.Key.Key_Right)
        marks = QApplication.activePopupWidget()
        assert marks is not None
        assert marks is not menu
        QTest.keyClick(marks, Qt.Key.Key_Down)
        QTest.keyClick(marks, Qt.Key.Key_Return)
        assert chosen(window) == [1, 0, 2]
        assert window.focusWidget() is chair
        assert "Disc: swap with Human 2" in entries(sub_menu(page, 0, "Colour and mark"))
        choose(page, 0, "Colour and mark", "Disc")
        assert chosen(window) == [None] * 3, "the usual order is nobody's choice"
