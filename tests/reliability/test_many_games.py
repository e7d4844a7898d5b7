"""P10: one game after the other in one window leaves nothing behind."""

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.reliability.many_games import Cost, clear, growth
from tests.window.table import choice_of, open_window

ACTIONS = 5


def test_games_that_begin_and_are_left_leave_no_object_behind(qtbot: QtBot) -> None:
    counts = []
    with open_window(qtbot) as window:
        for number in range(4):
            window.pages.start_game(choice_of(0, 3, seed=f"left {number}"))
            qtbot.waitUntil(lambda: window.session.last_step >= ACTIONS)
            window.pages.show_start()
            clear()
            counts.append((len(QApplication.allWidgets()), len(window.findChildren(QObject))))
    assert counts[-1] == counts[-2]


def test_what_grows_is_seen() -> None:
    costs = [Cost(2.0, 100.0 + number, 50.0, 7.0, 9.0, 3.0) for number in range(30)]
    assert growth(costs)["memory_mb"] == (104.5, 124.5)
    assert growth(costs)["ms_per_action"] == (2.0, 2.0)
