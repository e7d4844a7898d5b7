"""Unsaved game: what is on no disk is marked in the title, and never put away unasked."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication, QWidget

from acquire_desktop.session.game_session import GameSession
from acquire_desktop.storage.errors import SaveError
from acquire_desktop.storage.folders import Folders
from acquire_desktop.storage.notes import is_duplicate
from acquire_desktop.ui.kit.texts import translate
from acquire_desktop.ui.window.save_texts import unsaved_text, unsaved_turn_text, write_error_text

if TYPE_CHECKING:
    from acquire_desktop.ui.window.game_files import GameFiles
    from acquire_desktop.ui.window.unsaved_dialog import UnsavedDialog


class EndingSession(Protocol):
    """The part of Qt's session manager that is used here."""

    def allowsInteraction(self) -> bool: ...  # noqa: N802 - Qt's name
    def release(self) -> None: ...
    def cancel(self) -> None: ...


class UnsavedGame(QObject):
    """Stands before everything that puts the game on the table away.

    Nothing is asked about a game that is on disk, or in which nobody has done anything yet.
    """

    def __init__(
        self,
        window: QWidget,
        session: GameSession,
        folders: Folders,
        files: "Callable[[], GameFiles]",
    ) -> None:
        """Watch a game.

        Args:
            window: Shows it.
            session: Runs it.
            folders: The user's.
            files: Returns what saves it, which is made later.
        """
        super().__init__(window)
        self._window, self._session = window, session
        self._folders, self._files = folders, files
        self._error: SaveError | None = None
        self._question: UnsavedDialog | None = None
        self._is_given_up = False
        session.save_failed.connect(self._note_failure)
        for signal in (session.saved, session.saver.filed, session.left):
            signal.connect(self._mark)
        for signal in (session.began, session.stepped, session.rewound):
            signal.connect(self._note_play)
        app = QApplication.instance()
        if isinstance(app, QApplication):
            app.commitDataRequest.connect(self.end_session)

    def may_leave(self) -> bool:
        """Return whether the game may be put away, having asked if it would be lost."""
        self._is_given_up = False
        return self._is_safe() or (self._question is None and self._ask())

    def may_close(self) -> bool:
        """Return whether the window may be closed, as ``may_leave``.

        Once, the answer that was given at the end of the user's session counts: the system closes
        the window next, unless another program keeps it from ending the session.
        """
        is_given_up, self._is_given_up = self._is_given_up, False
        return is_given_up or self.may_leave()

    def end_session(self, system: EndingSession) -> None:
        """Hold up the end of the user's session for a game that would be lost."""
        if self._is_safe() or not system.allowsInteraction():
            return
        if self.may_leave():
            self._is_given_up = True
            system.release()
        else:
            system.cancel()

    def _is_safe(self) -> bool:
        session = self._session
        session.finish_saving()
        return session.is_kept or session.last_step == 0

    def _ask(self) -> bool:
        from acquire_desktop.ui.window.later_starts import bring_to_front
        from acquire_desktop.ui.window.unsaved_dialog import UnsavedDialog

        bring_to_front(self._window)  # with a minimised window the question would be hidden
        parent = QApplication.activeModalWidget() or self._window
        has_place = not self._is_in_duplicate()
        self._question = question = UnsavedDialog(parent, self._facts, has_elsewhere=has_place)
        question.elsewhere.clicked.connect(self._save_elsewhere)
        question.again.clicked.connect(self._try_again)
        try:
            return bool(question.exec())
        finally:
            self._question = None
            question.deleteLater()

    def _is_in_duplicate(self) -> bool:
        """Tell whether this is a turn at a duplicate: a file of it would tell of it too early."""
        return is_duplicate(self._session.game_file().notes)

    def _facts(self) -> str:
        from acquire_desktop.storage.recovery import newest_state

        if not self._session.has_game:
            return ""  # an answered question that waits to be deleted can be told of a language
        if self._is_in_duplicate():
            return unsaved_turn_text(self._error, self._folders)
        game_id = self._session.game_file().game_id
        kept = newest_state(self._folders, game_id, self._files().path)
        return unsaved_text(self._error, kept, self._folders)

    def _save_elsewhere(self) -> None:
        self._files().ask_save_as(self._tell_failure)

    def _try_again(self) -> None:
        self._session.save()
        self._session.finish_saving()
        if self._question is not None and not self._session.is_kept:
            self._question.tell(lambda: translate("UnsavedDialog", "That did not work either."))

    def _tell_failure(self, error: SaveError) -> None:
        if self._question is not None:
            self._question.tell(lambda: write_error_text(error, self._folders))

    def _note_failure(self, error: SaveError) -> None:
        self._error = error
        self._mark()

    def _note_play(self) -> None:
        self._is_given_up = False

    def _mark(self) -> None:
        is_kept = self._session.is_kept
        self._window.setWindowModified(not is_kept)
        if not is_kept:
            return
        self._error = None
        if self._question is not None:
            self._question.accept()  # nothing stands in the way any more
