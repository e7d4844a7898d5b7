"""A person chooses a colour before the game and is known by it at the table."""

from functools import partial

from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMenu
from pytestqt.qtbot import QtBot

from acquire_desktop.ui.acquire.setup.seat_buttons import MarkButton
from acquire_desktop.ui.acquire.shell.window import AcquireWindow
from acquire_desktop.ui.acquire.words.portraits import marks_of
from acquire_desktop.ui.kit.look import theme
from tests.window.table import choice_of, click, open_window

DOWN, ENTER = Qt.Key.Key_Down, Qt.Key.Key_Return


def set_up(window: AcquireWindow) -> list[MarkButton]:
    """Show the new-game page for two people and return the buttons of their colours."""
    window.menus.actions["new"].trigger()
    window.pages.new_game.set_choice(choice_of(2, 1))
    return window.pages.new_game.findChildren(MarkButton)


def menu_of(button: MarkButton) -> QMenu:
    menu = button.menu()
    assert isinstance(menu, QMenu)
    return menu


def press_in(menu: QMenu, *keys: Qt.Key) -> None:
    for key in keys:
        QTest.keyClick(menu, key)


def chosen(window: AcquireWindow) -> list[int | None]:
    return [player.mark for player in window.pages.new_game.choice().players]


def test_a_colour_chosen_by_mouse_is_that_of_the_player_at_the_table(qtbot: QtBot) -> None:
    with open_window(qtbot) as window:
        buttons = set_up(window)
        entry = menu_of(buttons[0]).actions()[4]

        def choose() -> None:
            menu = menu_of(buttons[0])
            QTest.mouseClick(
                menu, Qt.MouseButton.LeftButton, pos=menu.actionGeometry(entry).center()
            )

        QTimer.singleShot(0, choose)
        click(buttons[0])
        assert chosen(window) == [4, 1, 2]
        assert buttons[0].accessibleDescription() == "Star"
        click(window.pages.new_game._start)
        assert marks_of(window.session.players) == (4, 1, 2)
        image = window.pages.game.people.grab().toImage()
        points = [(x, y) for x in range(image.width()) for y in range(image.height())]
        seen = {image.pixelColor(*point).name() for point in points}
        assert {theme.current().seats[mark].name() for mark in (4, 1, 2)} <= seen


def test_a_colour_that_another_has_is_swapped_by_keys_alone(qtbot: QtBot) -> None:
    with open_window(qtbot) as window:
        buttons = set_up(window)
        buttons[0].setFocus()
        texts = [entry.text() for entry in menu_of(buttons[0]).actions()]
        assert texts[1] == "Square: swap with Human 2"

        QTimer.singleShot(0, partial(press_in, menu_of(buttons[0]), DOWN, DOWN, ENTER))
        QTest.keyClick(buttons[0], Qt.Key.Key_Return)
        assert chosen(window) == [1, 0, 2]
        shown = [button.accessibleDescription() for button in buttons[:3]]
        assert shown == ["Square", "Disc", "Triangle"]

        QTimer.singleShot(0, partial(press_in, menu_of(buttons[0]), DOWN, ENTER))
        QTest.keyClick(buttons[0], Qt.Key.Key_Return)
        assert chosen(window) == [None] * 3, "the usual order is nobody's choice"
