"""Troubles: files that cannot be written stay reported until a retry succeeds."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Final

from PySide6.QtCore import QObject, QTimer

from acquire_desktop.session.game_session import GameSession
from acquire_desktop.storage.errors import SaveError, SaveProblem, io_error
from acquire_desktop.storage.finished_games import FinishedGames
from acquire_desktop.storage.folders import Folders
from acquire_desktop.storage.library import saving_problem, settings_problem
from acquire_desktop.ui.kit.message_bar import MessageBar
from acquire_desktop.ui.window.preferences import Preferences
from acquire_desktop.ui.window.save_texts import (
    autosave_error_text,
    finished_error_text,
    log_error_text,
    settings_error_text,
)

RETRY_MS: Final = 3000
_Say = Callable[[SaveError, Folders], str]


@dataclass(frozen=True, slots=True)
class _Trouble:
    cause: tuple[SaveProblem, int | None]
    text: Callable[[], str]
    try_again: Callable[[], object]


class Troubles(QObject):
    """Knows what cannot be written: games, also for good, settings, the log.

    Each is told once; whoever closes the message is not told the same again.
    """

    def __init__(
        self, bar: MessageBar, session: GameSession, preferences: Preferences, folders: Folders
    ) -> None:
        super().__init__(bar)
        self._bar = bar
        self._session = session
        self._preferences = preferences
        self._folders = folders
        self._troubles: dict[_Say, _Trouble] = {}
        self._retry = QTimer(self)
        self._retry.setInterval(RETRY_MS)
        self._retry.timeout.connect(self.try_again)
        bar.closed.connect(self._hush)
        self._is_hushed = False
        session.save_failed.connect(self._note_games)
        session.saved.connect(lambda _save_no: self._end(autosave_error_text))
        preferences.failed.connect(self._note_settings)
        preferences.kept.connect(partial(self._end, settings_error_text))

    def look(self) -> None:
        """Find out before anything is written whether games and settings can be."""
        if (problem := saving_problem(self._folders)) is not None:
            self._note_games(problem)
        if (problem := settings_problem(self._folders)) is not None:
            self._note_settings(problem)

    def note_log(self, error: OSError, open_log: Callable[[], None]) -> None:
        """Take note that there is no log.

        Args:
            error: Why it could not be opened.
            open_log: Opens it; raises ``OSError`` if that still cannot be done.
        """
        problem = io_error(error, self._folders.logs)
        self._note(log_error_text, problem, partial(self._open_log, open_log))

    def watch_finished(self, finished: FinishedGames, try_again: Callable[[], object]) -> None:
        """Tell of games that ended and are not kept for good.

        Args:
            finished: Keeps them, when they are saved.
            try_again: Has it keep what it did not.
        """

        def look() -> None:
            if finished.problem is not None and finished_error_text not in self._troubles:
                try_again()  # it may be of a time when nothing could be written
            if finished.problem is None:
                self._end(finished_error_text)
            else:
                self._note(finished_error_text, finished.problem, try_again_and_look)

        def try_again_and_look() -> None:
            try_again()
            look()

        self._session.saved.connect(look)

    def try_again(self) -> None:
        """Try to write what could not be written."""
        for trouble in [*self._troubles.values()]:
            trouble.try_again()

    def _note_games(self, error: SaveError) -> None:
        self._note(autosave_error_text, error, self._save_games)

    def _note_settings(self, error: SaveError) -> None:
        self._note(settings_error_text, error, self._save_settings)

    def _save_games(self) -> None:
        if self._session.has_game:
            self._session.save()
        elif (problem := saving_problem(self._folders)) is not None:
            self._note_games(problem)
        else:
            self._end(autosave_error_text)

    def _save_settings(self) -> None:
        if (problem := settings_problem(self._folders)) is not None:
            self._note_settings(problem)
        else:
            self._preferences.keep()

    def _open_log(self, open_log: Callable[[], None]) -> None:
        try:
            open_log()
        except OSError as error:
            self.note_log(error, open_log)
        else:
            self._end(log_error_text)

    def _note(self, say: _Say, error: SaveError, try_again: Callable[[], object]) -> None:
        cause = (error.problem, error.error_number)
        known = self._troubles.get(say)
        if known is not None and known.cause == cause:
            return
        text = partial(say, error, self._folders)
        self._troubles[say] = _Trouble(cause, text, try_again)
        self._is_hushed = False
        self._retry.start()
        self._show()

    def _end(self, say: _Say) -> None:
        if self._troubles.pop(say, None) is None:
            return
        if not self._troubles:
            self._retry.stop()
        self._show()

    def _hush(self) -> None:
        self._is_hushed = True

    def _show(self) -> None:
        shown = () if self._is_hushed else self._troubles.values()
        self._bar.show_troubles([trouble.text for trouble in shown])
