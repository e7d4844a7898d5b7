"""On a large screen everything is drawn larger, unless the user does not want that."""

from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from acquire_desktop.ui.acquire.shell.window import AcquireWindow
from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.window.screen_zoom import zoom_for
from tests.screenshots import games
from tests.screenshots.games import game_at
from tests.window.table import QUIET, open_window


@pytest.fixture
def window(qtbot: QtBot) -> Iterator[AcquireWindow]:
    with open_window(qtbot) as window:
        yield window


def resize(window: AcquireWindow, width: int, height: int) -> None:
    window.resize(width, height)
    for _ in range(4):
        QApplication.processEvents()


def test_only_large_windows_are_zoomed() -> None:
    sizes = ((1920, 1080), (2560, 1100), (2560, 1440), (3840, 2160))
    assert [zoom_for(QSize(*size)) for size in sizes] == [1, 1, 1.25, 1.5]


def test_text_and_table_grow_with_the_window_and_shrink_with_it(window: AcquireWindow) -> None:
    window.session.open(game_at("2023-classic", 4, "shot-4", games.is_middle))
    usual, page = theme.text_px("body"), window.pages.game
    for size, zoom in (((3840, 2160), 1.5), ((2560, 1440), 1.25), ((1280, 720), 1)):
        resize(window, *size)
        assert theme.zoom() == page.table.arrangement.zoom == zoom
        assert theme.text_px("body") == round(usual * zoom)


def test_the_size_of_text_is_chosen_besides(window: AcquireWindow) -> None:
    resize(window, 2560, 1440)
    window.menus.actions["larger"].trigger()
    assert window.preferences.settings.text_scale == 125
    resize(window, 1280, 720)
    assert theme.text_scale() == 125
    window.menus.actions["usual_size"].trigger()


def test_who_does_not_want_it_has_everything_as_usual(qtbot: QtBot, window: AcquireWindow) -> None:
    resize(window, 2560, 1440)
    window.preferences.keep(follow_screen=False)
    assert theme.zoom() == 1
    with open_window(qtbot, replace(QUIET, follow_screen=False)) as other:
        resize(other, 2560, 1440)
        assert theme.zoom() == 1


def test_a_window_that_goes_leaves_nothing(window: AcquireWindow) -> None:
    resize(window, 2560, 1440)
    window.hide()
    QApplication.processEvents()
    assert theme.zoom() == 1
