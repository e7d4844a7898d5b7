"""Puzzles through the window: by mouse and by keys, right and wrong, kept for the next time."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from acquire_desktop.games.acquire.engine.actions import Action, PlaceTile
from acquire_desktop.games.acquire.engine.notation import parse_action
from acquire_desktop.games.acquire.puzzles.puzzle import position_of
from acquire_desktop.games.acquire.puzzles.themes import Theme
from acquire_desktop.storage.puzzle_file import read_results
from acquire_desktop.ui.acquire.puzzles.puzzles_page import PuzzlesPage
from acquire_desktop.ui.acquire.shell.window import AcquireWindow
from tests.window.table import choice_of, click, open_window, press


@pytest.fixture
def window(qtbot: QtBot) -> Iterator[AcquireWindow]:
    with open_window(qtbot) as window:
        yield window


def opened(window: AcquireWindow) -> PuzzlesPage:
    """Open the puzzles from the start page, and return their page."""
    click(window.pages.start.puzzles)
    page = window.pages.currentWidget()
    assert isinstance(page, PuzzlesPage)
    return page


def begun(window: AcquireWindow, theme: Theme) -> PuzzlesPage:
    """Begin a theme by its card."""
    page = opened(window)
    click(next(card for card in page.cards if card.theme is theme))
    assert page.is_asking
    return page


def action(page: PuzzlesPage, *, is_best: bool) -> Action:
    """Return the best answer to what is asked, or the natural one."""
    puzzle = page.run.puzzle
    assert puzzle is not None
    text = puzzle.best if is_best else puzzle.natural
    return parse_action(text, position_of(puzzle).view.edition)


def place(page: PuzzlesPage, *, is_best: bool) -> None:
    """Answer with a tile by its number, twice."""
    placed = action(page, is_best=is_best)
    puzzle = page.run.puzzle
    assert puzzle is not None
    assert isinstance(placed, PlaceTile)
    number = position_of(puzzle).view.hand.index(placed.tile)
    for _ in range(2):
        QTest.keyClick(page.pane.panel, Qt.Key(Qt.Key.Key_1 + number))


@pytest.mark.parametrize("size", [(1366, 768), (1280, 720), (1920, 1080)])
def test_the_themes_fit_a_usual_window_at_the_first_visit(
    window: AcquireWindow, size: tuple[int, int]
) -> None:
    window.resize(*size)
    page = opened(window)
    QApplication.processEvents()
    assert page.height() <= window.height()
    assert page.cards[-1].visibleRegion().boundingRect().height() == page.cards[-1].height()


def test_a_wrong_answer_hides_the_best_and_is_asked_again(window: AcquireWindow) -> None:
    page = begun(window, Theme.MERGE)
    pane = page.pane
    assert not pane.box.again.isEnabled()
    assert "%" not in pane.box.text.text()
    place(page, is_best=False)
    assert pane.box.title.text() == "Not yet."
    assert pane.box.text.text().count("%") == 2
    best = action(page, is_best=True)
    assert isinstance(best, PlaceTile)
    assert "Why" not in pane.box.text.text()
    assert pane.box.again.hasFocus()
    press(window, Qt.Key.Key_Return)
    assert pane.box.title.text() == "What would you do?"
    place(page, is_best=True)
    assert pane.box.title.text() == "Right."
    assert "Why: " in pane.box.text.text()
    puzzle = page.run.puzzle
    assert puzzle is not None
    kept = read_results(window.folders)[puzzle.id]
    assert not kept.is_solved
    assert kept.due


def test_a_right_answer_leads_on_and_is_counted(window: AcquireWindow) -> None:
    page = begun(window, Theme.FIRST)
    first = page.run.puzzle
    page.pane.panel.action_chosen.emit(action(page, is_best=True))
    assert page.pane.box.next.hasFocus()
    press(window, Qt.Key.Key_Return)
    assert page.run.puzzle is not first
    press(window, Qt.Key.Key_Escape)
    assert not page.is_asking
    card = next(card for card in page.cards if card.theme is Theme.FIRST)
    assert card.hasFocus()
    assert "1 of" in card.accessibleDescription()
    press(window, Qt.Key.Key_Escape)
    assert window.pages.currentWidget() is window.pages.start


def test_the_answer_can_be_shown_and_other_puzzles_reached(window: AcquireWindow) -> None:
    page = begun(window, Theme.KEEP)
    first = page.run.puzzle
    click(page.pane.box.answer)
    assert page.pane.box.title.text() == "The answer"
    assert "Why: " in page.pane.box.text.text()
    click(page.on)
    assert page.run.puzzle is not first
    click(page.back)
    assert page.run.puzzle is first
    assert page.pane.box.title.text() == "What would you do?"


def test_keys_alone_reach_a_mixed_puzzle_that_hides_its_theme(window: AcquireWindow) -> None:
    page = opened(window)
    assert page.cards[0].hasFocus()
    press(window, Qt.Key.Key_Return)
    assert page.run.theme is None
    assert "hidden" in page.pane.box.text.text()
    press(window, Qt.Key.Key_Escape)
    assert page.cards[0].hasFocus()


def test_the_game_on_the_table_stays(window: AcquireWindow) -> None:
    window.pages.start_game(choice_of(2, 0))
    before = window.session.view
    window.menus.actions["puzzles"].trigger()
    page = window.pages.puzzles.page
    page.begin(Theme.FIRST)
    page.pane.panel.action_chosen.emit(action(page, is_best=False))
    page.leave()
    page.leave()
    QApplication.processEvents()
    assert window.pages.currentWidget() is window.pages.game
    assert window.session.view == before


def test_what_cannot_be_kept_is_told(window: AcquireWindow) -> None:
    page = begun(window, Theme.MERGE)
    window.folders.puzzles.mkdir(parents=True)
    place(page, is_best=True)
    assert page.pane.box.title.text() == "Right."
    assert window.message_bar.isVisible()
