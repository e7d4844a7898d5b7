"""Running texts can have more air: guide, rules, log and advice, at once and in each language."""

from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from acquire_desktop.ui.acquire.shell.window import AcquireWindow
from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.reading.browser import ReadingBrowser
from acquire_desktop.ui.window.preferences import apply_look
from tests.screenshots.games import game_at, is_merger
from tests.window.table import QUIET, open_window


@pytest.fixture(autouse=True)
def usual_afterwards(qapp: QApplication) -> Iterator[None]:
    yield
    apply_look(qapp, QUIET)


def read(window: AcquireWindow, command: str) -> ReadingBrowser:
    """Open a page to read, and return its text."""
    window.menus.actions[command].trigger()
    QApplication.processEvents()
    (browser,) = (each for each in window.findChildren(ReadingBrowser) if each.isVisible())
    return browser


def gaps(browser: ReadingBrowser) -> tuple[float, float, float]:
    """Return what is between letters and between words, in pixels, and the height of a line."""
    block = browser.document().firstBlock()
    while block.length() <= 60 or block.blockFormat().indent():
        block = block.next()
    font = block.begin().fragment().charFormat().font()
    return font.letterSpacing(), font.wordSpacing(), block.blockFormat().lineHeight()


@pytest.mark.parametrize("command", ["guide", "rules"])
def test_pages_to_read_follow_at_once(qtbot: QtBot, command: str) -> None:
    with open_window(qtbot) as window:
        browser = read(window, command)
        usual = gaps(browser)
        window.preferences.keep(spacious_text=True)
        QApplication.processEvents()
        letters, words, lines = gaps(browser)
        assert letters == pytest.approx(0.12 * theme.text_px("body"), abs=0.1)
        assert words == pytest.approx(0.16 * theme.text_px("body"), abs=0.1)
        assert lines > usual[2]
        window.preferences.keep(spacious_text=False)
        QApplication.processEvents()
        assert gaps(browser) == usual


def test_the_log_makes_room_and_shows_its_lines_whole(qtbot: QtBot) -> None:
    with open_window(qtbot) as window:
        window.session.open(game_at("2023-classic", 4, "shot-0", is_merger))
        table = window.pages.game
        window.menus.actions["show_log"].trigger()
        QApplication.processEvents()
        lines = [line for line in table.log_model.lines() if line.heading is not None]
        before = sum(line.height_px for line in lines)
        window.preferences.keep(spacious_text=True)
        qtbot.waitUntil(lambda: all(line.height_px for line in lines))
        assert sum(line.height_px for line in lines) > 1.2 * before


def test_advice_is_spaced_as_well(qtbot: QtBot) -> None:
    with open_window(qtbot, replace(QUIET, spacious_text=True)) as window:
        window.session.open(game_at("2023-classic", 4, "shot-0", is_merger))
        window.menus.actions["show_advice"].trigger()
        QApplication.processEvents()
        labels = window.pages.game.side.advice.findChildren(QLabel)
        spaced = [each for each in labels if each.isVisible() and each.text()]
        assert spaced
        assert all(each.font().letterSpacing() > 0 for each in spaced)
        absolute = QFont.SpacingType.AbsoluteSpacing
        assert all(each.font().letterSpacingType() == absolute for each in spaced)


def test_japanese_has_more_air_between_its_lines_alone(qtbot: QtBot) -> None:
    with open_window(qtbot, replace(QUIET, spacious_text=True)) as window:
        browser = read(window, "guide")
        assert gaps(browser)[:2] != (0, 0)
        window.preferences.keep(language="ja")
        QApplication.processEvents()
        assert gaps(browser) == (0, 0, theme.SPACIOUS_LINE_PERCENT)
