"""The cards of the first game, each as somebody comes to it."""

from collections.abc import Callable

from PySide6.QtWidgets import QApplication

from acquire_desktop.choices import Speed
from acquire_desktop.games.acquire.engine.notation import parse_action
from acquire_desktop.ui.acquire.lesson.lesson_page import LessonPage
from acquire_desktop.ui.acquire.shell.window import AcquireWindow

TEXTS = (
    "place_alone",
    "found_choose",
    "second_buy",
    "settle",
    "safe",
    "never",
    "declare",
    "account",
    "no_cash",
    "tie_place",
    "sole_settle",
    "large_enough",
    "third_end",
)
"""The cards of which there are pictures."""


def at_card(text: str) -> Callable[[AcquireWindow], None]:
    """Return what goes to a card of the first game, done as the first of what is allowed."""

    def show(window: AcquireWindow) -> None:
        page = _opened(window)
        while page.lesson.run.step.text != text:
            _advance(page)
        while page.lesson.run.due is not None:
            QApplication.processEvents()

    return show


def after_the_last_card(window: AcquireWindow) -> None:
    """Play the first game to its end."""
    page = _opened(window)
    while page.closing.isHidden():
        _advance(page)


def refused(window: AcquireWindow) -> None:
    """Try what the first step does not allow."""
    at_card("place_alone")(window)
    page = window.pages.lessons.page
    page.table.panel.action_chosen.emit(page.lesson.session.view.legal[1])


def _opened(window: AcquireWindow) -> LessonPage:
    page = window.pages.lessons.page
    window.pages.lessons.show()
    page.lesson.speeds = (Speed.INSTANT, Speed.INSTANT)
    return page


def _advance(page: LessonPage) -> None:
    lesson = page.lesson
    if lesson.run.step.allow:
        line = lesson.run.allowed()[0]
        lesson.session.submit(parse_action(line, lesson.session.setup.edition))
        return
    while lesson.run.due is not None:
        QApplication.processEvents()
    lesson.go_on()
