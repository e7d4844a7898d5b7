"""Larger text on a large screen: offered once, and never against what somebody chose."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QSize
from pytestqt.qtbot import QtBot

from acquire_desktop.storage.settings import Settings
from acquire_desktop.ui.kit.look import theme
from tests.window.table import QUIET, button, click, open_window

LARGE = QSize(2560, 1440)


def test_a_large_screen_offers_larger_text_once_and_a_click_takes_it(qtbot: QtBot) -> None:
    with open_window(qtbot) as window:
        window.offer_larger_text(LARGE)
        assert "larger text" in window.message_bar.accessibleName()
        click(button(window.message_bar, "Larger text"))
        assert theme.text_scale() == 125
        assert window.preferences.settings.text_scale == 125
        assert window.message_bar.isHidden()
        window.menus.actions["usual_size"].trigger()
        assert theme.text_scale() == 100
        window.offer_larger_text(LARGE)
        assert window.message_bar.isHidden()


@pytest.mark.parametrize("command", ["larger", "smaller"])
def test_the_offer_ends_when_another_size_is_chosen(qtbot: QtBot, command: str) -> None:
    with open_window(qtbot) as window:
        window.offer_larger_text(LARGE)
        window.menus.actions[command].trigger()
        assert window.message_bar.isHidden()


@pytest.mark.parametrize(
    ("settings", "screen"),
    [
        (QUIET, QSize(1920, 1080)),
        (QUIET, QSize(3440, 1080)),
        (replace(QUIET, text_scale=150), LARGE),
        (replace(QUIET, text_size_told=True), LARGE),
    ],
)
def test_it_is_offered_nowhere_else(qtbot: QtBot, settings: Settings, screen: QSize) -> None:
    with open_window(qtbot, settings) as window:
        window.offer_larger_text(screen)
        assert window.message_bar.isHidden()


def test_a_trouble_comes_before_it_and_the_offer_waits(qtbot: QtBot) -> None:
    with open_window(qtbot) as window:
        window.message_bar.show_message(lambda: "The disk is full.")
        window.offer_larger_text(LARGE)
        assert "disk" in window.message_bar.accessibleName()
        assert not window.preferences.settings.text_size_told
