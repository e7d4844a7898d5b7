"""The puzzles for pictures: the themes, one that is asked, a wrong answer and a right one."""

from acquire_desktop.games.acquire.engine.notation import parse_action
from acquire_desktop.games.acquire.puzzles.puzzle import position_of
from acquire_desktop.games.acquire.puzzles.themes import Theme
from acquire_desktop.storage.puzzle_file import Result
from acquire_desktop.ui.acquire.puzzles.puzzles_page import PuzzlesPage
from acquire_desktop.ui.acquire.shell.window import AcquireWindow


def themes(window: AcquireWindow) -> PuzzlesPage:
    """Open the themes, some of them solved and one to be repeated."""
    window.menus.actions["puzzles"].trigger()
    page = window.pages.puzzles.page
    some = page.run.puzzles(None)[::3]
    page.run.results = {each.id: Result(each.id, 1) for each in some[1:]}
    page.run.results[some[0].id] = Result(some[0].id, 0, 1)
    page.retranslate()
    return page


def show_themes(window: AcquireWindow) -> None:
    """Open the themes."""
    themes(window)


def show_asked(window: AcquireWindow) -> None:
    """Ask a puzzle about a tile."""
    themes(window).begin(Theme.MERGE)


def show_wrong(window: AcquireWindow) -> None:
    """Give the natural answer to it."""
    show_asked(window)
    _answer(window.pages.puzzles.page, is_best=False)


def show_right(window: AcquireWindow) -> None:
    """Give the best answer to a puzzle about stock."""
    page = themes(window)
    page.begin(Theme.FIRST)
    _answer(page, is_best=True)


def _answer(page: PuzzlesPage, *, is_best: bool) -> None:
    puzzle = page.run.puzzle
    assert puzzle is not None
    edition = position_of(puzzle).view.edition
    page.pane.asked.answered.emit(parse_action(puzzle.best if is_best else puzzle.natural, edition))
