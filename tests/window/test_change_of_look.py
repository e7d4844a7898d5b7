"""A window whose colours are changed looks as one that was opened in them."""

import pytest
from PySide6.QtCore import QPoint, QSize
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from acquire_desktop.app import make_app
from acquire_desktop.ui.kit.look import theme
from tests.screenshots.__main__ import picture
from tests.screenshots.every import shown
from tests.window.table import QUIET, choice_of, open_window

_USUAL, _WIDE = QSize(1280, 720), QSize(1920, 1080)
_PAGES = (
    *("start_recent", "new_game_six", "merger", "account", "result_three"),
    *("hotel_build", "hotel_account", "hotel_setup"),
)


def pictured(state: str, size: QSize, *looks: str) -> QImage:
    """Return the picture of a state after changes of look."""
    image = QImage()
    with shown(state, size=size) as window:
        for look in looks:
            window.menus.actions[f"theme_{look}"].trigger()
            image = picture(make_app(), window, size)
    return image


@pytest.mark.part(of=8)
@pytest.mark.parametrize(
    ("state", "size"), [("merger", _USUAL), *((state, _WIDE) for state in _PAGES)]
)
def test_a_change_of_colours_leaves_nothing_of_the_colours_before(state: str, size: QSize) -> None:
    assert pictured(state, size, "light", "dark", "light") == pictured(state, size, "light")


def test_the_top_bar_keeps_its_right_margin_after_a_change_on_the_start_page(
    qtbot: QtBot,
) -> None:
    """Text that reaches the edge of the screen is hard to read once the window fills that."""
    with open_window(qtbot, QUIET) as window:
        window.menus.actions["high_contrast"].trigger()
        window.menus.actions["high_contrast"].trigger()
        window.pages.start_game(choice_of(1, 2))
        for show in (window.showNormal, window.showMaximized, window.showFullScreen):
            show()
            QApplication.processEvents()
            bar, last = window.top_bar, window.volume_control
            corner = last.mapTo(bar, last.rect().bottomRight() + QPoint(1, 1))
            assert bar.facts.text()
            assert corner.x() == bar.width() - theme.SPACE_2
