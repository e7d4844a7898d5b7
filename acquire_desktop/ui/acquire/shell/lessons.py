"""Lessons: the way to the first game and back, and what cannot be used meanwhile."""

from collections.abc import Sequence
from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal

from acquire_desktop.choices import CoachRule
from acquire_desktop.games.acquire.lesson.running_lesson import RunningLesson
from acquire_desktop.ui.acquire.lesson.lesson_page import LessonPage
from acquire_desktop.ui.acquire.setup.new_game import default_new_game, with_person
from acquire_desktop.ui.kit.texts import translate
from acquire_desktop.ui.window.game_pages import GamePages
from acquire_desktop.ui.window.main_window import MainWindow

if TYPE_CHECKING:
    from acquire_desktop.games.acquire.log_entries import LogEntry
    from acquire_desktop.storage.players import Player
    from acquire_desktop.ui.acquire.table.game_page import GamePage


class Lessons(QObject):
    """Lays the first game over whatever is shown; a game on the table stays there.

    Signals:
        play_wanted (NewGame): Start a first real game.
    """

    play_wanted = Signal(object)

    def __init__(self, window: MainWindow, pages: GamePages) -> None:
        super().__init__(pages)
        self._window, self._pages = window, pages
        self._lesson = lesson = RunningLesson(window.folders, self)
        lesson.session.stepped.connect(self._sound)
        lesson.session.save_failed.connect(window.messages.tell_write_error)
        window.session.left.connect(lesson.leave)  # the program ends, or all is put away

    @cached_property
    def page(self) -> LessonPage:
        """The first game, made when it is first wanted: its table has many widgets."""
        page = LessonPage(self._lesson)
        self._pages.addWidget(page)
        page.left.connect(self._leave)
        page.play_wanted.connect(self._play)
        page.rules_wanted.connect(self._window.menus.actions["rules"].trigger)
        return page

    def show(self) -> None:
        """Begin the first game, or go on where it was left."""
        if "page" not in vars(self):
            _ = self.page  # so many widgets that the window answers before they are laid out
            QTimer.singleShot(0, self, self.show)
            return
        self._window.message_bar.clear()
        page = self.page
        self._pages.trail.lay(page)
        page.lesson.open(self._players())

    def is_on_view(self) -> bool:
        """Tell whether the lesson is on view."""
        return "page" in vars(self) and self._pages.currentWidget() is self.page

    def table(self) -> "GamePage | None":
        """Return the table of the lesson while that is on view."""
        return self.page.table if self.is_on_view() else None

    def obstacle(self) -> str:
        """Return why what helps at the table cannot be used now, or an empty text."""
        if not self.is_on_view():
            return ""
        return translate(
            "Lesson",
            "Not during the lesson: the card shows what to do, and you can go back a step there.",
        )

    def _players(self) -> "Sequence[Player]":
        choice = with_person(default_new_game(), self._window.preferences.settings.player_name)
        return choice.players[:3]

    def _leave(self) -> None:
        self.page.lesson.leave()
        self._pages.trail.leave()

    def _play(self) -> None:
        """Start a first real game, against Beginners, with the coach until it is switched off."""
        self.page.lesson.leave()
        kept = self._window.preferences
        if kept.settings.coach is CoachRule.OFF:
            kept.keep(coach=CoachRule.COSTLY)
        self.play_wanted.emit(with_person(default_new_game(), kept.settings.player_name))

    def _sound(self, events: "Sequence[LogEntry]") -> None:
        self._pages.heard.emit(self._pages.sound_of(events) or "")
