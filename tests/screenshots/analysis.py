"""The analysis board for pictures: an empty one, one with faults, one with chances."""

from acquire_desktop.games.acquire.advice.chance_search import Findings
from acquire_desktop.games.acquire.advice.chances import analyse
from acquire_desktop.games.acquire.advice.hints import named_choices
from acquire_desktop.games.acquire.engine.board import TILES_BY_NAME
from acquire_desktop.games.acquire.positions import drafts
from acquire_desktop.session.messages import Answer
from acquire_desktop.ui.acquire.shell.window import AcquireWindow


def show_board(window: AcquireWindow) -> None:
    """Open the analysis board."""
    window.menus.actions["analysis"].trigger()


def show_chances(window: AcquireWindow) -> None:
    """Open the board with what a short search finds, the same every time."""
    show_board(window)
    analysis = window.pages.analysis.analysis
    view = analysis.view
    assert view is not None
    found = analyse(view, 1, 120)
    chances = tuple((each.win, each.error) for each in found.chances)
    table = analysis.taken.table_for(view.players)
    answer = Answer("", 0, found.action, "", found.candidates, found.simulations, None, chances)
    choices = named_choices(answer, view, table, 5)
    chances = tuple(table.with_errors(chances, view.pool_count))
    analysis.search.findings = Findings(view, choices, chances, 4, is_thinking=False)
    analysis.search.found.emit()


def show_house(window: AcquireWindow) -> None:
    """Open the board with the rules of the edition to be changed, one of them changed."""
    show_board(window)
    page = window.pages.analysis.page
    page.rules.house.click()
    choice = next(each for each in page.house.choices.values() if each.count() > 1)
    choice.setCurrentIndex(1 - choice.currentIndex())
    choice.activated.emit(choice.currentIndex())


def show_faults(window: AcquireWindow) -> None:
    """Open the board and spoil the position in several ways."""
    show_board(window)
    analysis = window.pages.analysis.analysis
    analysis.edit(drafts.with_space, TILES_BY_NAME["1A"], 0)
    analysis.edit(drafts.with_space, TILES_BY_NAME["12I"], 0)
    analysis.edit(drafts.with_hand_tile, analysis.draft.hand[0])
    analysis.edit(drafts.with_cash, 1, 1250)
    for seat in range(analysis.draft.players):
        analysis.edit(drafts.with_stock, seat, 3, 0)
