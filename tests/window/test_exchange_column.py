"""The drawers over the exchange: keys, memory, and what the table tells them."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from acquire_desktop.games.acquire.engine.editions import CLASSIC_2023
from acquire_desktop.ui.acquire.shell.window import AcquireWindow
from tests.screenshots import games
from tests.screenshots.games import game_at
from tests.window.table import open_window, totals_shown


def open_merging(window: AcquireWindow) -> None:
    window.session.open(game_at("2023-classic", 4, "shot-5", games.has_a_merger_in_hand))


def test_keys_show_prices_chart_and_log_and_the_same_key_leads_back(qtbot: QtBot) -> None:
    with open_window(qtbot) as window:
        open_merging(window)
        side = window.pages.game.side
        assert side.shown == "exchange"
        for key, page in (("show_prices", "prices"), ("show_chart", "chart"), ("show_log", "log")):
            window.menus.actions[key].trigger()
            assert side.shown == page
        window.menus.actions["show_chart"].trigger()
        window.menus.actions["show_chart"].trigger()
        assert side.shown == "exchange"
        assert window.menus.actions["show_prices"].shortcut().toString() == "F2"
        qtbot.waitUntil(lambda: side.chart.is_drawn)


def test_the_tabs_are_walked_by_keys_and_play_goes_on(qtbot: QtBot) -> None:
    with open_window(qtbot) as window:
        open_merging(window)
        side = window.pages.game.side
        side.tabs.first().setFocus()
        QTest.keyClick(window.focusWidget(), Qt.Key.Key_Right)
        QTest.keyClick(window.focusWidget(), Qt.Key.Key_Left)
        assert window.focusWidget() is side.tabs.tab("ledger")
        QTest.keyClick(window.focusWidget(), Qt.Key.Key_Return)
        assert side.shown == "ledger"
        QTest.keyClick(window.focusWidget(), Qt.Key.Key_1)
        assert window.pages.game.board.selected_tile == window.session.view.hand[0]


def test_esc_and_the_tab_close_a_drawer_and_the_focus_stays_near(qtbot: QtBot) -> None:
    with open_window(qtbot) as window:
        open_merging(window)
        page = window.pages.game
        side = page.side
        for key in ("ledger", "prices", "log", "chart", "advice"):
            side.tabs.tab(key).click()
            assert side.shown == key
            assert not page.exchange.isVisible()
            side.tabs.tab(key).click()
            assert side.shown == "exchange"
        side.show_page("prices")
        side.prices.setFocus()
        QTest.keyClick(side.prices, Qt.Key.Key_Escape)
        assert side.shown == "exchange"
        assert side.tabs.isAncestorOf(window.focusWidget())
        side.show_page("log")
        page.board.setFocus()
        QTest.keyClick(window.focusWidget(), Qt.Key.Key_Escape)
        assert side.shown == "exchange"


def test_the_choice_is_remembered(qtbot: QtBot) -> None:
    with open_window(qtbot) as window:
        window.pages.game.side.show_page("chart")
        window.pages.game.side.chart.switch.button("prices").click()
        settings = window.preferences.settings
    with open_window(qtbot, settings) as window:
        side = window.pages.game.side
        assert (side.shown, side.chart.kind) == ("chart", "prices")
        side.restore("nonsense")
        side.restore("log chart nonsense")
        assert side.shown == "chart"
        side.restore("log worth")
        assert (side.shown, side.chart.kind) == ("log", "worth")


def test_a_turn_chosen_in_the_chart_is_shown_in_the_log(qtbot: QtBot) -> None:
    with open_window(qtbot) as window:
        open_merging(window)
        side = window.pages.game.side
        side.show_page("chart")
        qtbot.waitUntil(lambda: side.chart.is_drawn)
        side.chart.turn_chosen.emit(5)
        QApplication.processEvents()
        assert side.shown == "log"
        assert window.pages.game.moment.is_looking_back
        assert window.pages.game.moment.view.turn == 5


def test_the_chart_follows_every_action_and_undo(qtbot: QtBot) -> None:
    with open_window(qtbot) as window:
        window.session.open(game_at("2023-classic", 4, "shot-4", games.is_middle))
        side = window.pages.game.side
        side.show_page("chart")
        before = side.chart.data
        window.session.submit(window.session.view.legal[-1])
        assert side.chart.data.turns[-1] >= before.turns[-1]
        own = side.chart.data.series[0]
        assert own.values[-1] == window.session.view.worth[window.session.view.seat]


@pytest.mark.parametrize("size", [QSize(1280, 720), QSize(1920, 1080)])
def test_the_result_page_shows_the_course_of_the_game(qtbot: QtBot, size: QSize) -> None:
    with open_window(qtbot) as window:
        window.resize(size)
        window.session.open(game_at("2023-classic", 3, "shot-4", games.is_over))
        window.pages.end.show_result()
        chart = window.pages.result.parts.chart
        window.pages.result.parts.show_part("course")
        qtbot.waitUntil(lambda: chart.is_drawn)
        totals = [line.values[-1] for line in chart.data.series]
        assert sorted(t for t in totals if t) == sorted(totals_shown(window.pages.result))
        assert chart.height() >= 100


@pytest.mark.part(of=12, walk="whole games")
def test_a_whole_game_and_its_result_need_no_drawing_library(tmp_path: Path) -> None:
    code = """
import sys
from pathlib import Path
from tools.bench.stage import open_stage
from tools.bench.window import play_through

with open_stage(animations=False) as stage:
    play_through(stage, "without a chart")
    stage.window.pages.end.show_result()
    parts = stage.window.pages.result.parts
    parts.show_part("course")
    stage.settle()
    print(parts.chart.is_drawn, *{"numpy", "pyqtgraph"}.intersection(sys.modules))
"""
    environment = {**os.environ, "ACQUIRE_HOME": str(tmp_path)}
    command = [sys.executable, "-c", code]
    said = subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True, env=environment)
    assert said.stdout.split() == ["True"]


def test_the_price_table_of_another_edition_replaces_that_of_the_last_game(qtbot: QtBot) -> None:
    with open_window(qtbot) as window:
        window.session.open(game_at("2023-tycoon", 6, "shot-2", games.is_full))
        side = window.pages.game.side
        side.show_page("prices")
        model = side.prices.cells
        assert model.columnCount() == 7
        open_merging(window)
        side.show_page("prices")
        assert model.columnCount() == 4 + CLASSIC_2023.bonus_places
