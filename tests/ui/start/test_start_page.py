"""The start page: one key reaches play, and what it lists is shown as it is."""

from collections.abc import Sequence
from datetime import date
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QPixmap
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QScrollArea
from pytestqt.qtbot import QtBot

from acquire_desktop.storage.folders import Folders
from acquire_desktop.storage.puzzle_file import Result, write_results
from acquire_desktop.ui.acquire.shell.window_texts import rules_engine_text
from acquire_desktop.ui.kit.frames import QuietArea
from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.message_bar import MessageBar, MessageKind
from acquire_desktop.ui.start import skyline
from acquire_desktop.ui.start.games_drawer import GamesDrawer
from acquire_desktop.ui.start.plates import Plate, PlateForm
from acquire_desktop.ui.start.recent_game import RecentGame
from acquire_desktop.ui.start.start_page import StartPage
from acquire_desktop.ui.start.start_texts import puzzles_summary, short_day
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


def button(page: StartPage, name: str) -> Plate:
    return next(item for item in page.findChildren(Plate) if item.accessibleName() == name)


def drawer_of(page: StartPage, games: Sequence[RecentGame] = GAMES) -> GamesDrawer:
    """Open the drawer of the games."""
    page.set_recent(lambda: games)
    page.all_games.click()
    assert page.games is not None
    return page.games


@pytest.mark.parametrize("has_game", [False, True])
def test_enter_presses_the_topmost_plate(qtbot: QtBot, page: StartPage, has_game: bool) -> None:
    """Going on comes before a new game."""
    page.set_continue("Turn 14" if has_game else None)
    show(qtbot, page)
    shown = [each for each in page.findChildren(Plate) if each.isVisible()]
    first = min(shown, key=Plate.y)
    assert first is (page.go_on if has_game else page.new)
    assert page.focusWidget() is first
    assert [each for each in shown if each.is_main] == [page.new]
    with qtbot.waitSignal(first.clicked):
        QTest.keyClick(page, Qt.Key.Key_Return)


def test_q_starts_a_quick_game(qtbot: QtBot, page: StartPage) -> None:
    show(qtbot, page)
    with qtbot.waitSignal(page.quick_game_wanted):
        QTest.keyClick(page, Qt.Key.Key_Q)


def test_the_small_plates_say_what_waits(page: StartPage, tmp_path: Path) -> None:
    """Puzzles that come back today come before those that are solved."""
    folders = Folders(tmp_path, tmp_path, tmp_path)
    today = date(2026, 11, 29)
    assert puzzles_summary(folders, today) == ""
    assert page.puzzles.detail == "Best move?"
    solved = Result("0badcafe", 2)
    write_results(folders, {solved.id: solved})
    assert puzzles_summary(folders, today) == "1 solved"
    missed = Result("deadbeef", 0, today.toordinal())
    write_results(folders, {each.id: each for each in (solved, missed)})
    page.set_puzzles(puzzles_summary(folders, today))
    assert page.puzzles.detail == "1 back today"
    assert page.puzzles.accessibleDescription() == "1 back today"
    page.set_daily(short_day(today))
    assert page.daily.detail == "29 Nov"


def test_a_large_window_has_larger_plates(qtbot: QtBot, page: StartPage) -> None:
    window = QuietArea(page)
    qtbot.addWidget(window)
    window.resize(1280, 690)
    window.show()
    QApplication.processEvents()
    usual = page.new.size()
    window.resize(1920, 1050)
    qtbot.waitUntil(lambda: page.new.height() > usual.height())
    assert page.new.width() > usual.width()
    window.resize(1280, 690)
    qtbot.waitUntil(lambda: page.new.size() == usual)
    window.takeWidget()


def test_an_unfinished_game_comes_first(qtbot: QtBot, page: StartPage) -> None:
    page.set_continue("Turn 14, you are 2nd")
    show(qtbot, page)
    first = button(page, "Continue")
    assert page.focusWidget() is first
    assert first.accessibleDescription() == "Turn 14, you are 2nd"
    with qtbot.waitSignal(page.go_on.clicked):
        QTest.keyClick(first, Qt.Key.Key_Enter)


def test_the_board_of_the_unfinished_game_is_drawn_after_the_page(
    qtbot: QtBot, page: StartPage
) -> None:
    drawn: list[int] = []

    def draw(height_px: int, _ratio: float) -> QPixmap:
        drawn.append(height_px)
        return QPixmap(12, 9)

    page.set_continue("Turn 14", draw)
    page.grab()
    assert drawn == []
    assert not page.go_on.has_picture()
    show(qtbot, page)
    qtbot.waitUntil(page.go_on.has_picture)
    page.grab()
    assert len(drawn) == 1
    page.set_continue(None)
    assert page.go_on.has_picture()  # there is none to wait for


def test_the_ring_of_the_focus_comes_with_the_keys(qtbot: QtBot, page: StartPage) -> None:
    show(qtbot, page)
    assert page.focusWidget() is page.new
    before = page.new.grab().toImage()
    QTest.keyClick(page.new, Qt.Key.Key_Tab)
    assert page.focusWidget() is page.learn
    QTest.keyClick(page.learn, Qt.Key.Key_Backtab)
    assert page.focusWidget() is page.new
    assert page.new.grab().toImage() != before


def test_long_names_do_not_decide_how_wide_the_page_is(qtbot: QtBot, page: StartPage) -> None:
    """Six people with names of 24 wide letters: the line is shortened, and whole in its tip."""
    show(qtbot, page)
    least = page.minimumSizeHint().width()
    told = ", ".join(["W" * 24] * 6)
    page.set_continue(told)
    QApplication.processEvents()
    with painted_texts() as painted:
        page.grab()
    assert page.minimumSizeHint().width() == least
    assert [each for each in painted.cut if "over its place" in each] == []
    assert page.go_on.toolTip() == page.go_on.accessibleDescription() == told


def test_without_an_unfinished_game_nothing_is_continued(qtbot: QtBot, page: StartPage) -> None:
    page.set_continue("Turn 14")
    page.set_continue(None)
    show(qtbot, page)
    assert not button(page, "Continue").isVisible()
    assert page.focusWidget() is button(page, "Play")


def test_a_table_the_rules_and_the_other_game_are_one_click_away(
    qtbot: QtBot, page: StartPage
) -> None:
    show(qtbot, page)
    quay = page.quay
    words = (quay.rules, quay.guide, quay.finished, quay.quit, quay.other_game)
    parts = (
        page.new,
        page.learn,
        page.puzzles,
        page.daily,
        page.career,
        page.top.settings,
        page.top.night,
        *words,
    )
    for part in parts:
        assert part.accessibleName()
        with qtbot.waitSignal(part.clicked):
            QTest.mouseClick(part, Qt.MouseButton.LeftButton)
    for word in words:
        with qtbot.waitSignal(word.clicked):
            QTest.keyClick(word, Qt.Key.Key_Return)


def test_tab_leads_from_above_to_below(qtbot: QtBot, page: StartPage) -> None:
    page.set_continue("Turn 14")
    page.set_name("Ana")
    page.marks.show()
    show(qtbot, page)
    quay, found = page.quay, []
    for _ in range(12):
        found.append(page.focusWidget())
        QTest.keyClick(page.focusWidget(), Qt.Key.Key_Tab)
    plates = [page.go_on, page.new, page.learn, page.daily, page.puzzles, page.career]
    plates.append(page.all_games)
    assert found[:9] == [*plates, page.marks.yes, page.marks.no]
    assert found[9:12] == [quay.other_game, quay.rules, quay.guide]


def test_a_recent_game_is_chosen_by_key_or_click(qtbot: QtBot, page: StartPage) -> None:
    show(qtbot, page)
    games = drawer_of(page).list
    assert page.focusWidget() is games
    with qtbot.waitSignal(page.game_chosen) as chosen:
        QTest.keyClick(games, Qt.Key.Key_Return)
    assert chosen.args == [GAMES[0]]
    place = games.visualItemRect(games.item(1)).center()
    with qtbot.waitSignal(page.game_chosen) as chosen:
        QTest.mouseClick(games.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert chosen.args == [GAMES[1]]


def test_a_recent_game_that_is_gone_says_so(page: StartPage) -> None:
    item = drawer_of(page).list.item(1)
    assert item.data(Qt.ItemDataRole.AccessibleTextRole) == "Gone, The file was not found."


@pytest.mark.parametrize(
    ("size", "columns", "rows"),
    [((1280, 690), 3, 2), ((1920, 1050), 4, 3), ((2560, 1400), 6, 2), ((800, 570), 1, 1)],
)
def test_recent_games_are_whole_cards(
    qtbot: QtBot, page: StartPage, size: tuple[int, int], columns: int, rows: int
) -> None:
    with qtbot.waitExposed(page):
        page.resize(*size)
        page.show()
    games = drawer_of(page, GAMES * 6).list
    QApplication.processEvents()
    view = games.viewport().rect()
    cards = [games.visualItemRect(games.item(at)) for at in range(games.count())]
    seen = [card for card in cards if view.contains(card)]
    assert (len({card.left() for card in seen}), len({card.top() for card in seen})) == (
        columns,
        rows,
    )
    assert len(seen) == min(columns * rows, len(cards))
    assert not [card for card in cards if card.intersects(view) and card not in seen]


@pytest.mark.parametrize(("width", "is_beside"), [(1280, True), (600, False)])
def test_the_drawer_of_the_games_stands_beside_the_plates_or_in_their_place(
    qtbot: QtBot, page: StartPage, width: int, is_beside: bool
) -> None:
    page.resize(width, 690)
    with qtbot.waitActive(page):
        page.show()
        page.activateWindow()
    drawer = drawer_of(page)
    assert drawer.isVisible()
    assert page.new.isVisible() is is_beside
    QTest.keyClick(page.focusWidget(), Qt.Key.Key_Escape)
    assert not drawer.isVisible()
    assert page.new.isVisible()
    assert page.focusWidget() is page.all_games


def test_without_recent_games_the_drawer_opens_a_file(qtbot: QtBot, page: StartPage) -> None:
    show(qtbot, page)
    drawer = drawer_of(page, ())
    assert not drawer.list.isVisible()
    assert page.focusWidget() is drawer.open
    with qtbot.waitSignal(page.open_wanted):
        QTest.keyClick(drawer.open, Qt.Key.Key_Return)


def test_a_language_is_chosen_on_the_page(qtbot: QtBot, page: StartPage) -> None:
    page.top.languages.set_current("en")
    show(qtbot, page)
    languages = page.top.languages
    with qtbot.waitSignal(languages.chosen) as chosen:
        QTest.mouseClick(languages.button("ja"), Qt.MouseButton.LeftButton)
    assert chosen.args == ["ja"]
    assert languages.current() == "ja"
    assert languages.button("pt_BR").text() == "PT"
    assert languages.button("pt_BR").accessibleName() == "Português (Brasil)"


def test_enter_on_a_language_chooses_it_and_starts_nothing(qtbot: QtBot, page: StartPage) -> None:
    show(qtbot, page)
    languages = page.top.languages
    with (
        qtbot.assertNotEmitted(page.new.clicked),
        qtbot.waitSignal(languages.chosen) as chosen,
    ):
        QTest.keyClick(languages.button("pt_BR"), Qt.Key.Key_Return)
    assert chosen.args == ["pt_BR"]


@pytest.mark.parametrize("size", [(1100, 570), (1264, 577), (1280, 690), (1920, 1050)])
def test_the_page_fits_the_window(qtbot: QtBot, page: StartPage, size: tuple[int, int]) -> None:
    """Also in a window of 1264 x 647, under its menus and a message."""
    page.set_continue("Turn 14, you are 2nd, saved 10:42")
    page.set_name("Ana")
    with qtbot.waitExposed(page):
        page.resize(*size)
        page.show()
    least = page.minimumSizeHint()
    assert least.width() <= size[0]
    assert least.height() <= size[1]


@pytest.mark.parametrize("percent", [100, 200])
def test_the_page_is_no_wider_than_the_smallest_window(
    qtbot: QtBot, qapp: QApplication, page: StartPage, percent: int
) -> None:
    page.set_continue("Turn 14, you are 2nd, saved 10:42")
    page.set_name("Ana")
    theme.set_text_scale(qapp, percent)
    with qtbot.waitExposed(page):
        page.resize(480, 800)
        page.show()
    assert page.width() == 480
    assert page.minimumSizeHint().width() <= 480
    assert page.puzzles.form is (PlateForm.STACK if percent == 100 else PlateForm.ROW)


@pytest.mark.parametrize("wanted", [True, False])
def test_marks_are_offered_by_a_line_with_two_answers(
    qtbot: QtBot, page: StartPage, wanted: bool
) -> None:
    page.marks.show()
    show(qtbot, page)
    answer = page.marks.yes if wanted else page.marks.no
    with qtbot.waitSignal(page.marks.answered) as answered:
        QTest.keyClick(answer, Qt.Key.Key_Return)
    assert answered.args == [wanted]


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


def test_a_hidden_page_keeps_no_picture(qtbot: QtBot, page: StartPage) -> None:
    with qtbot.waitExposed(page):
        page.show()
    page.grab()
    assert skyline._picture.cache_info().currsize
    page.hide()
    assert not skyline._picture.cache_info().currsize
