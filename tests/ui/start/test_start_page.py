"""The start page: one key reaches play, and what it lists is shown as it is."""

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QScrollArea
from pytestqt.qtbot import QtBot

from acquire_desktop.ui.acquire.shell.window_texts import rules_engine_text
from acquire_desktop.ui.kit.big_button import BigButton
from acquire_desktop.ui.kit.look import city_plan
from acquire_desktop.ui.kit.message_bar import MessageBar, MessageKind
from acquire_desktop.ui.start.recent_card import RecentGame
from acquire_desktop.ui.start.start_page import StartPage
from acquire_desktop.ui.window.about_dialog import AboutDialog
from acquire_desktop.ui.window.shortcuts_dialog import ShortcutsDialog
from tests.room.findings import painted_texts
from tests.window.table import open_window

GAMES = (
    RecentGame("<b>Friday</b>", "2008 edition", Path("friday.acquire"), available=True),
    RecentGame("Gone", "2023 Classic", Path("gone.acquire"), available=False),
)


@pytest.fixture
def page(qtbot: QtBot) -> StartPage:
    page = StartPage()
    qtbot.addWidget(page)
    return page


def show(qtbot: QtBot, page: StartPage) -> None:
    page.resize(1280, 690)
    with qtbot.waitActive(page):
        page.show()
        page.activateWindow()


def button(page: StartPage, name: str) -> BigButton:
    return next(item for item in page.findChildren(BigButton) if item.accessibleName() == name)


@pytest.mark.parametrize("has_game", [False, True])
@pytest.mark.parametrize("has_lesson", [False, True])
def test_the_topmost_button_is_coloured_and_enter_presses_it(
    qtbot: QtBot, page: StartPage, has_game: bool, has_lesson: bool
) -> None:
    """Going on comes before the lesson, the lesson before a quick game."""
    page.set_continue("Turn 14" if has_game else None)
    page.set_lesson("In ten minutes" if has_lesson else None)
    show(qtbot, page)
    shown = [each for each in page.findChildren(BigButton) if each.isVisible()]
    first = min(shown, key=BigButton.y)
    assert first is (page.go_on if has_game else page.learn if has_lesson else page.quick)
    assert [each for each in shown if each.property("primary")] == [first]
    assert page.focusWidget() is first
    with qtbot.waitSignal(first.clicked):
        QTest.keyClick(page, Qt.Key.Key_Return)


def test_enter_on_a_start_page_without_a_lesson_plays_a_quick_game(
    qtbot: QtBot, page: StartPage
) -> None:
    show(qtbot, page)
    focused = page.focusWidget()
    assert focused is button(page, "Quick game")
    with qtbot.waitSignal(page.quick.clicked):
        QTest.keyClick(focused, Qt.Key.Key_Return)


def test_a_large_window_has_larger_buttons(qtbot: QtBot, page: StartPage) -> None:
    show(qtbot, page)
    usual = page.quick.size()
    page.resize(1920, 1050)
    qtbot.waitUntil(lambda: page.quick.height() > usual.height())
    assert page.quick.width() > usual.width()
    page.resize(1280, 690)
    qtbot.waitUntil(lambda: page.quick.size() == usual)


def test_an_unfinished_game_comes_first(qtbot: QtBot, page: StartPage) -> None:
    page.set_continue("Turn 14, you are 2nd")
    show(qtbot, page)
    first = button(page, "Continue")
    assert page.focusWidget() is first
    assert first.property("primary") is True
    assert button(page, "Quick game").property("primary") is False
    assert first.accessibleDescription() == "Turn 14, you are 2nd"
    with qtbot.waitSignal(page.go_on.clicked):
        QTest.keyClick(first, Qt.Key.Key_Enter)


def test_long_names_do_not_decide_how_wide_the_page_is(qtbot: QtBot, page: StartPage) -> None:
    """Six people with names of 24 wide letters: the line is shortened, and whole in its tip."""
    page.set_recent(GAMES)
    show(qtbot, page)
    least = page.minimumSizeHint().width()
    told = ", ".join(["W" * 24] * 6)
    page.set_continue(told)
    QApplication.processEvents()
    with painted_texts() as painted:
        page.grab()
    assert page.minimumSizeHint().width() == least
    assert page.go_on.width() <= BigButton("play").sizeHint().width() + 400
    assert page.recent_list.width() >= page.recent_list.sizeHint().width()
    assert [each for each in painted.cut if "over its place" in each] == []
    assert page.go_on.toolTip() == page.go_on.accessibleDescription() == told


def test_without_an_unfinished_game_nothing_is_continued(qtbot: QtBot, page: StartPage) -> None:
    page.set_continue("Turn 14")
    page.set_continue(None)
    show(qtbot, page)
    assert not button(page, "Continue").isVisible()
    assert button(page, "Quick game").property("primary") is True


def test_new_game_open_and_the_rules_are_one_click_away(qtbot: QtBot, page: StartPage) -> None:
    show(qtbot, page)
    with qtbot.waitSignal(page.new.clicked):
        QTest.mouseClick(button(page, "New game"), Qt.MouseButton.LeftButton)
    with qtbot.waitSignal(page.open.clicked):
        QTest.mouseClick(button(page, "Open"), Qt.MouseButton.LeftButton)
    with qtbot.waitSignal(page.rules.clicked):
        QTest.mouseClick(button(page, "Rules"), Qt.MouseButton.LeftButton)


def test_a_recent_game_is_chosen_by_key_or_click(qtbot: QtBot, page: StartPage) -> None:
    page.set_recent(GAMES)
    show(qtbot, page)
    games = page.recent_list
    with qtbot.waitSignal(page.recent_list.game_chosen) as chosen:
        QTest.keyClick(games, Qt.Key.Key_Return)
    assert chosen.args == [GAMES[0]]
    place = games.visualItemRect(games.item(1)).center()
    with qtbot.waitSignal(page.recent_list.game_chosen) as chosen:
        QTest.mouseClick(games.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert chosen.args == [GAMES[1]]


def test_a_recent_game_that_is_gone_says_so(page: StartPage) -> None:
    page.set_recent(GAMES)
    item = page.recent_list.item(1)
    assert item.data(Qt.ItemDataRole.AccessibleTextRole) == "Gone, The file was not found."


@pytest.mark.parametrize(
    ("size", "columns", "rows"),
    [((1280, 690), 3, 1), ((1920, 1050), 5, 2), ((2560, 1400), 8, 2), ((800, 570), 1, 1)],
)
def test_recent_games_are_whole_cards(
    qtbot: QtBot, page: StartPage, size: tuple[int, int], columns: int, rows: int
) -> None:
    page.set_recent(GAMES * 5)
    with qtbot.waitExposed(page):
        page.resize(*size)
        page.show()
    games = page.recent_list
    view = games.viewport().rect()
    cards = [games.visualItemRect(games.item(at)) for at in range(games.count())]
    seen = [card for card in cards if view.contains(card)]
    assert len(seen) == min(columns * rows, len(cards))
    assert len({card.left() for card in seen}) == columns
    assert not [card for card in cards if card.intersects(view) and card not in seen]


def test_in_a_narrow_window_the_recent_games_stand_below(qtbot: QtBot, page: StartPage) -> None:
    page.set_recent(GAMES)
    with qtbot.waitExposed(page):
        page.resize(480, page.minimumSizeHint().height())
        page.show()
    assert page.minimumSizeHint().width() <= 480
    assert page.recent_list.mapTo(page, QPoint()).y() > page.rules.mapTo(page, QPoint()).y()


def test_without_recent_games_there_is_no_list(qtbot: QtBot, page: StartPage) -> None:
    page.set_recent(GAMES)
    page.set_recent(())
    show(qtbot, page)
    assert not page.recent_list.isVisible()
    assert page.quick.width() < page.width() / 2  # the city stays in sight


def test_language_and_theme_are_chosen_on_the_page(qtbot: QtBot, page: StartPage) -> None:
    page.set_language("en")
    page.set_theme("system")
    show(qtbot, page)
    with qtbot.waitSignal(page.languages.chosen) as chosen:
        QTest.mouseClick(page.languages.button("ja"), Qt.MouseButton.LeftButton)
    assert chosen.args == ["ja"]
    with qtbot.waitSignal(page.themes.chosen) as chosen:
        QTest.mouseClick(page.themes.button("dark"), Qt.MouseButton.LeftButton)
    assert chosen.args == ["dark"]
    assert (page.languages.current(), page.themes.current()) == ("ja", "dark")


def test_enter_on_a_language_chooses_it_and_starts_nothing(qtbot: QtBot, page: StartPage) -> None:
    show(qtbot, page)
    with (
        qtbot.assertNotEmitted(page.quick.clicked),
        qtbot.waitSignal(page.languages.chosen) as chosen,
    ):
        QTest.keyClick(page.languages.button("pt_BR"), Qt.Key.Key_Return)
    assert chosen.args == ["pt_BR"]


@pytest.mark.parametrize("size", [(1100, 570), (1264, 577), (1280, 690), (1920, 1050)])
def test_the_page_fits_the_window(qtbot: QtBot, page: StartPage, size: tuple[int, int]) -> None:
    """Also in a window of 1264 x 647, under its menus and a message."""
    page.set_continue("Turn 14, you are 2nd, saved 10:42")
    page.set_name("Ana")
    page.set_recent(GAMES * 5)
    with qtbot.waitExposed(page):
        page.resize(*size)
        page.show()
    least = page.minimumSizeHint()
    assert least.width() <= size[0]
    assert least.height() <= size[1]


def test_a_message_is_plain_text_with_an_action(qtbot: QtBot) -> None:
    bar = MessageBar()
    qtbot.addWidget(bar)
    assert not bar.isVisible()
    bar.show_message(
        lambda: "Not saved: <b>disk full</b>",
        MessageKind.ERROR,
        (lambda: "Save & go on", lambda: "Leave"),
    )
    assert bar._text.textFormat() is Qt.TextFormat.PlainText
    assert bar.accessibleName() == "Problem: Not saved: <b>disk full</b>"
    assert [button.text() for button in bar.buttons] == ["Save && go on", "Leave"]
    for at, button in enumerate(bar.buttons):
        with qtbot.waitSignal(bar.action_clicked) as clicked:
            QTest.mouseClick(button, Qt.MouseButton.LeftButton)
        assert clicked.args == [at]
    with qtbot.waitSignal(bar.closed):
        QTest.mouseClick(bar._close, Qt.MouseButton.LeftButton)
    assert not bar.isVisible()


def test_a_message_without_an_action_has_no_button(qtbot: QtBot) -> None:
    bar = MessageBar()
    qtbot.addWidget(bar)
    bar.show_message(lambda: "Saved.")
    assert bar.isVisible()
    assert not any(button.isVisible() for button in bar.buttons)


def test_the_keyboard_sheet_is_no_higher_than_the_window(qtbot: QtBot) -> None:
    with open_window(qtbot) as window:
        window.resize(1280, 720)
        sheet = ShortcutsDialog(window, window.menus.actions)
        sheet.show()
        assert sheet.height() < 720
        (area,) = sheet.findChildren(QScrollArea)
        assert not area.verticalScrollBar().maximum()
        window.resize(1280, 400)
        sheet.hide()
        sheet.show()
        assert sheet.height() < 400
        assert area.verticalScrollBar().maximum()


def test_the_keyboard_sheet_has_the_keys_of_the_commands(qtbot: QtBot) -> None:
    with open_window(qtbot) as window:
        actions = window.menus.actions
        actions["undo"].setShortcut("Ctrl+U")
        sheet = ShortcutsDialog(window, actions)
        names = [label.accessibleName() for label in sheet.findChildren(QLabel)]
        assert "Ctrl+U Ctrl+Y: Undo, redo" in names
        assert "Ctrl+F F3: Find in the log, next match" in names


@pytest.mark.parametrize("kind", ["about", "keyboard"])
def test_a_sheet_closes_by_its_default_button(qtbot: QtBot, kind: str) -> None:
    with open_window(qtbot) as window:
        sheet = ShortcutsDialog(window, window.menus.actions)
        dialog = sheet if kind == "keyboard" else AboutDialog(window, rules_engine_text)
        dialog.open()
        dialog.retranslate()
        (close,) = (each for each in dialog.findChildren(QPushButton) if each.isDefault())
        with qtbot.waitSignal(dialog.accepted):
            QTest.keyClick(close, Qt.Key.Key_Return)


def test_a_hidden_page_keeps_no_plan(qtbot: QtBot, page: StartPage) -> None:
    with qtbot.waitExposed(page):
        page.show()
    page.grab()
    assert city_plan._plan.cache_info().currsize
    page.hide()
    assert not city_plan._plan.cache_info().currsize
