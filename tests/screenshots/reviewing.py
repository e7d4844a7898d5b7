"""The review of a finished game, its judgements made up, so that no picture waits for a search."""

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication

from acquire_desktop.games.acquire.advice.judgement import Stage
from acquire_desktop.games.acquire.engine.actions import PlaceTile
from acquire_desktop.games.acquire.review.review import ReviewState
from acquire_desktop.session.screen import human_seats
from acquire_desktop.ui.acquire.review.review_page import ReviewPage
from acquire_desktop.ui.acquire.shell.window import AcquireWindow
from tests.games.acquire.review.reviews import judge_all, keep_review, known, left_early
from tests.screenshots import games
from tests.screenshots.states import Show, opened

_LOSSES = (0, 180, 0, 1600, 40, 0, 1100, 320, 0, 600, 90, 0, 260)
"""By decision, in 1/10,000."""


def _reviewed(do: Callable[[ReviewPage], object] = lambda _page: None) -> Show:
    """Show the whole review of the game on the table, and do something on its page."""

    def show(window: AcquireWindow) -> None:
        keep_review(window.session, window.folders, judge_all(window.session, _LOSSES))
        way = window.pages.end.reviewing
        way.show()
        while way.review.progress.state is not ReviewState.COMPLETE:
            QApplication.processEvents()
        do(way.page)
        curve = way.page.numbers.curve
        while curve.isVisible() and not curve.is_drawn:
            QApplication.processEvents()

    return show


def _left(window: AcquireWindow) -> None:
    """Show the last decision of a game that a computer player played to its end for somebody."""
    seed, moment = "shot-4", games.is_over
    window.session.open(left_early(games.game_at("2023-classic", 4, seed, moment, humans=(0,))))
    _reviewed(lambda page: page.go_to(page.walk.end(1)))(window)


def _begun(window: AcquireWindow) -> None:
    """Show a review that was stopped half-way."""
    readers = human_seats(window.session.players)
    own = [each for each in judge_all(window.session, _LOSSES) if each.seat in readers]
    deep, rough = own[: len(own) // 2], own[len(own) // 2 :]
    looked_at = [replace(each, stage=Stage.QUICK) for each in rough]
    keep_review(window.session, window.folders, [*deep, *looked_at])
    way = window.pages.end.reviewing
    way.show()
    while way.review.progress.state is not ReviewState.JUDGING or not way.review.known:
        QApplication.processEvents()
    way.review.stop()  # before anything else is judged: that would be no part of what is made up


def _go_to_tile(page: ReviewPage) -> None:
    costly = known(page.review).report(page.walk.seat).costliest
    tiles = [each.step for each in costly if isinstance(each.verdict.best, PlaceTile)]
    page.go_to(tiles[1])  # the page opens at the first


def _show_draws(page: ReviewPage) -> None:
    """Show the draws, and the lines of all players in the curve."""
    page.numbers.show_page("draws")
    page.show_hands(True)


def _try_tile(page: ReviewPage) -> None:
    _go_to_tile(page)
    page.try_again()
    key = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_1, Qt.KeyboardModifier.NoModifier)
    page.moment.hand.handle_key(key)


def _answer_wrongly(page: ReviewPage) -> None:
    page.numbers.costs.run_asked.emit()
    judged = known(page.review).plan.judgements[page.walk.step or 0]
    page.attempt.asked.answered.emit(judged.verdict.played)


REVIEWS: dict[str, Show] = {
    "review": opened("2023-classic", 4, "shot-4", games.is_over, _reviewed(), humans=(0,)),
    "review_decisions": opened(
        "2023-classic",
        4,
        "shot-4",
        games.is_over,
        _reviewed(lambda page: page.numbers.show_page("costly")),
        humans=(0,),
    ),
    "review_tile": opened(
        "2023-classic", 4, "shot-4", games.is_over, _reviewed(_go_to_tile), humans=(0,)
    ),
    "review_draws": opened(
        "2023-classic",
        4,
        "shot-4",
        games.is_over,
        _reviewed(_show_draws),
        humans=(0,),
    ),
    "review_levels": opened(
        "2023-classic",
        4,
        "shot-4",
        games.is_over,
        _reviewed(lambda page: page.numbers.show_page("levels")),
        humans=(0,),
    ),
    "review_levels_none": opened(
        "2023-tycoon",
        6,
        "shot-2",
        games.is_over,
        _reviewed(lambda page: page.numbers.show_page("levels")),
        humans=(0, 3),
    ),
    "review_six": opened(
        "2023-tycoon",
        6,
        "shot-2",
        games.is_over,
        _reviewed(lambda page: page.show_hands(True)),
        humans=(0, 3),
    ),
    "review_begun": opened("2008", 4, "shot-2", games.is_over, _begun, humans=(0,)),
    "review_left": _left,
    "review_try": opened(
        "2023-classic",
        4,
        "shot-4",
        games.is_over,
        _reviewed(lambda page: page.try_again()),
        humans=(0,),
    ),
    "review_try_wrong": opened(
        "2023-classic", 4, "shot-4", games.is_over, _reviewed(_answer_wrongly), humans=(0,)
    ),
    "review_try_tile": opened(
        "2023-classic", 4, "shot-4", games.is_over, _reviewed(_try_tile), humans=(0,)
    ),
}
"""The page of the review in its states."""
