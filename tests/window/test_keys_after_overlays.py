"""The keys are for the decision again when what lay over the table is gone, in both games."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from acquire_desktop.ui.hotel_tycoon.choices import is_armed
from acquire_desktop.ui.kit import key_guard
from acquire_desktop.ui.window.main_window import MainWindow
from tests.driver.acquire import DIGITS
from tests.screenshots import games
from tests.screenshots.games import game_at
from tests.window.hotel_tycoon import open_windows
from tests.window.table import choice_of, open_window
from tests.window.test_deciding import is_placing
from tests.window.test_hotel_tycoon import start
from tests.window.test_whole_games import placeable


@pytest.fixture(autouse=True)
def keys_count_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is held is looked at in test_held_keys."""
    monkeypatch.setattr(key_guard, "GUARD_MS", 0)
    monkeypatch.setattr(key_guard, "GAP_MS", 0)


def press(window: MainWindow, key: Qt.Key) -> None:
    """Press a key at the window of the system, which gives it to whatever has the focus."""
    handle = window.windowHandle()
    assert handle is not None
    QTest.keyClick(handle, key)


def tell(window: MainWindow) -> None:
    """Close a message by its button, which had the keys."""
    window.message_bar.show_message(lambda: "There is news.")
    window.message_bar._close.setFocus(Qt.FocusReason.TabFocusReason)
    press(window, Qt.Key.Key_Return)
    assert window.message_bar.isHidden()


def read_rules(window: MainWindow) -> None:
    """Read the rules, and go back."""
    window.menus.actions["rules"].trigger()
    press(window, Qt.Key.Key_Escape)


OVERLAYS = {"message": tell, "rules": read_rules}


@pytest.mark.parametrize("over", OVERLAYS)
def test_a_tile_is_placed_by_keys_after(qtbot: QtBot, over: str) -> None:
    with open_window(qtbot) as window:
        window.session.open(game_at("2023-classic", 4, "shot-1", is_placing))
        with qtbot.waitActive(window):
            window.activateWindow()
        view = window.session.view
        OVERLAYS[over](window)
        press(window, DIGITS[placeable(view)[0]])
        press(window, Qt.Key.Key_Return)
        assert window.session.view.ply > view.ply


@pytest.mark.parametrize("close", [Qt.Key.Key_Escape, Qt.Key.Key_D])
def test_stock_is_settled_by_keys_after_the_scene_of_a_merger(qtbot: QtBot, close: Qt.Key) -> None:
    with open_window(qtbot) as window:
        window.session.open(game_at("2023-classic", 4, "shot-0", games.is_merger))
        with qtbot.waitActive(window):
            window.activateWindow()
        ply = window.session.view.ply
        press(window, Qt.Key.Key_D)
        assert window.pages.game.decision_area.scene.isVisible()
        press(window, close)
        press(window, Qt.Key.Key_K)
        press(window, Qt.Key.Key_Return)
        assert window.session.view.ply > ply


def test_a_tile_is_placed_by_keys_after_the_curtain(qtbot: QtBot) -> None:
    with open_window(qtbot) as window:
        window.pages.start_game(choice_of(2, 0))
        with qtbot.waitActive(window):
            window.activateWindow()
        press(window, Qt.Key.Key_Return)
        session, view = window.session, window.session.view
        assert session.screen.shows_hand
        press(window, DIGITS[placeable(view)[0]])
        press(window, Qt.Key.Key_Return)
        assert session.last_step > 0


@pytest.mark.part(of=3)
@pytest.mark.parametrize("people", [1, 2])
@pytest.mark.parametrize("over", [None, *OVERLAYS])
def test_the_dice_are_thrown_by_enter(qtbot: QtBot, people: int, over: str | None) -> None:
    """When the game begins with one's own turn, and after each curtain."""
    with open_windows(qtbot) as hotel:
        start(hotel, people, 2 - people)
        session, window = hotel.session, hotel.window
        with qtbot.waitActive(window):
            window.activateWindow()
        qtbot.waitUntil(lambda: session.awaits_human or session.screen.is_closed)
        if session.screen.is_closed:
            press(window, Qt.Key.Key_Return)
        table = hotel.pages.game
        assert table.view is not None
        assert is_armed(table.view)
        if over is not None:
            OVERLAYS[over](window)
        step = session.last_step
        press(window, Qt.Key.Key_Return)
        assert session.last_step > step
