"""Saving and opening games as files: the dialogs, and what is said when it fails."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QDate, QObject, Qt, Signal

from acquire_desktop.session.game_session import GameSession
from acquire_desktop.storage.errors import SaveError, SaveProblem
from acquire_desktop.storage.folders import Folders, home_folder, is_there
from acquire_desktop.storage.library import (
    adopt,
    find_unfinished,
    open_file,
    read_save,
    save_file,
    split_off,
)
from acquire_desktop.storage.recent import forget_file
from acquire_desktop.storage.save_format import Loaded
from acquire_desktop.ui.kit.texts import translate
from acquire_desktop.ui.window.game_pages import GamePages
from acquire_desktop.ui.window.messages import Messages
from acquire_desktop.ui.window.save_texts import is_damaged, save_name

SUFFIX = ".acquire"
_BROKEN = {
    SaveProblem.DAMAGED,
    SaveProblem.ILLEGAL,
    SaveProblem.NOT_A_SAVE,
    SaveProblem.TOO_BIG,
}
"""Why a file cannot be opened that may have been a save once."""


class GameFiles(QObject):
    """Knows the file that the game on the table was opened from or saved to.

    Signals:
        missing (object): The ``Path`` of a file that is gone.
        foreign (object, object): The ``Loaded`` of another game than the window shows, and the
            ``Path`` of the user's file that it came from, or None.
    """

    missing = Signal(object)
    foreign = Signal(object, object)

    def __init__(
        self,
        session: GameSession,
        folders: Folders,
        messages: Messages,
        pages: GamePages,
        may_leave: Callable[[], bool],
    ) -> None:
        """Begin without a file.

        Args:
            session: Has the game on the table.
            folders: The user's.
            messages: Tell what went wrong.
            pages: Belong to the game that is opened.
            may_leave: Tells whether the game on the table may be put away for another.
        """
        super().__init__(pages)
        self._may_leave = may_leave
        self._messages = messages
        self._session = session
        self._folders = folders
        self._pages = pages
        self._path: Path | None = None
        self._digest: str | None = None

    @property
    def path(self) -> Path | None:
        """The file of the game on the table, or None."""
        return self._path

    def forget(self) -> None:
        """Start a game that belongs to no file."""
        self._path = None
        self._digest = None

    def ask_open(self) -> bool:
        """Let the user choose a file and open it; return whether a game was opened."""
        from acquire_desktop.ui.window.file_dialogs import ask_open

        title = translate("Saves", "Open a game")
        path = ask_open(self._pages, title, self._folder(), _filter())
        return path is not None and self.open(path)

    def open(self, path: Path) -> bool:
        """Open a file; return whether that worked."""
        self._session.finish_saving()
        try:
            loaded = open_file(self._folders, path, self._pages.games)
            if not self._may_leave():
                return False
            self._take_up_beside(loaded, path, path)
        except SaveError as error:
            self._tell_unreadable(error, path)
            return False
        if self._is_own(loaded):
            self._path, self._digest = path, loaded.digest
        return True

    def take_over(self, loaded: Loaded, path: Path | None) -> None:
        """Put a game on the table that the window of another game has read.

        Args:
            loaded: The game.
            path: The user's file that it came from, or None.
        """
        try:
            self._take_up(loaded)
        except SaveError as error:
            self._messages.tell_save_error(error)
            return
        self._path, self._digest = path, None if path is None else loaded.digest

    def recover(self, path: Path, tell: Callable[[SaveError], object]) -> bool:
        """Open a state that is kept, as a game of its own where the game went on after it.

        Args:
            path: A save in the program's own folders.
            tell: Tells why it cannot be opened.
        """
        self._session.finish_saving()
        try:
            loaded = read_save(path, self._pages.games)
            if not self._may_leave():
                return False
            self._take_up_beside(loaded, path)
        except SaveError as error:
            tell(error)
            return False
        self.forget()
        return True

    def open_own(self, path: Path) -> bool:
        """Open a save of the program's own, which belongs to no file of the user's."""
        self._session.finish_saving()
        try:
            loaded = read_save(path, self._pages.games)
            if not self._may_leave():
                return False
            self._take_up(loaded)
        except SaveError as error:
            self._tell_unreadable(error, path)
            return False
        self.forget()
        return True

    def open_recent(self, path: Path, *, is_own: bool) -> None:
        """Open a game of the list, or tell that its file is gone.

        Args:
            path: Its file.
            is_own: Whether that is a save of the program's own.
        """
        if not is_there(path):
            self.missing.emit(path)
        elif is_own:
            self.open_own(path)
        else:
            self.open(path)

    def ask_locate(self, gone: Path) -> bool:
        """Let the user choose where a file of the list is now; return whether it was opened."""
        from acquire_desktop.ui.window.file_dialogs import ask_open

        folder = gone.parent if is_there(gone.parent) else home_folder()
        title = translate("Saves", "Where is {file}?", file=gone.name)
        path = ask_open(self._pages, title, folder, _filter())
        if path is None or not self.open(path):
            return False
        forget_file(self._folders, gone)
        return True

    def open_unfinished(self) -> bool:
        """Go on with the game played last, from its newest whole save."""
        self._session.finish_saving()
        resumption = find_unfinished(self._folders, self._pages.games)
        if resumption.path is None or not self.open_own(resumption.path):
            return False
        self._messages.tell_resumption(resumption)
        return True

    def save(self) -> bool:
        """Save to the game's file, asking for one the first time; return whether it is saved."""
        if self._path is None:
            return self.ask_save_as()
        return self._write(self._path, self._digest)

    def ask_save_as(self, tell: Callable[[SaveError], object] | None = None) -> bool:
        """Let the user choose a file and save to it; return whether it is saved.

        Args:
            tell: Tells why that did not work; left out, the window does.
        """
        from acquire_desktop.ui.window.file_dialogs import ask_save

        title = translate("Saves", "Save the game")
        path, _ = ask_save(self._pages, title, self._proposal(), _filter())
        if path is None:
            return False
        return self._write(path if path.suffix else path.with_suffix(SUFFIX), None, tell)

    def _proposal(self) -> Path:
        """Return a name for the file of the game: the one that it has, or one that is free."""
        if self._path is not None:
            return self._path
        day = QDate.currentDate().toString(Qt.DateFormat.ISODate)
        folder, name = self._folder(), f"acquire-{day}"
        names = (f"{name}{end}" for end in ("", *(f"-{number}" for number in range(2, 100))))
        paths = [folder / f"{each}{SUFFIX}" for each in names]
        return next((path for path in paths if not is_there(path)), paths[0])

    def _is_own(self, loaded: Loaded) -> bool:
        """Tell whether this window shows such games."""
        return loaded.game.rules.key == self._pages.key

    def _take_up_beside(self, loaded: Loaded, path: Path, file: Path | None = None) -> None:
        """Put a game on the table beside the one here, if that went on after it.

        Args:
            loaded: The game.
            path: Where it was read.
            file: The same where that is a file of the user's.

        Raises:
            SaveError: If the autosave of the same game cannot be kept.
        """
        name = save_name(self._folders, path)
        game = split_off(self._folders, loaded.game, self._pages.games)
        self._take_up(replace(loaded, game=game), file)
        if game.game_id != loaded.game.game_id:
            self._messages.tell_older(name)

    def _tell_unreadable(self, error: SaveError, path: Path) -> None:
        """Tell why a save cannot be opened, and offer its last good backup, if there is one."""
        from acquire_desktop.storage.recovery import kept_games, last_good_backup

        is_broken = error.problem in _BROKEN
        backup = last_good_backup(self._folders, path) if is_broken else None
        if backup is not None:
            self._messages.tell_damaged(
                error, lambda: self.recover(backup, self._messages.tell_save_error)
            )
        elif is_damaged(error, self._folders) and kept_games(self._folders):
            self._messages.tell_damaged(error)
        else:
            self._messages.tell_save_error(error)

    def _take_up(self, loaded: Loaded, file: Path | None = None) -> None:
        """Put a game on the table, its computer players at levels that there are.

        Raises:
            SaveError: If the autosave of the same game cannot be kept.
        """
        if not self._is_own(loaded):
            self.foreign.emit(loaded, file)
            return
        game = self._session.seats.locks.settled(adopt(self._folders, loaded.game))
        players = self._pages.with_known_levels(game.players)
        changed = [new.name for new, old in zip(players, game.players, strict=True) if new != old]
        self._session.open(replace(loaded, game=replace(game, players=players)))
        self._session.saver.note_filed(game)
        if game.game_id != loaded.game.game_id:
            self._messages.tell_newer_version()
        if changed:
            self._messages.tell_unknown_level(changed, self._pages.usual_level)

    def _write(
        self,
        path: Path,
        known_digest: str | None,
        tell: Callable[[SaveError], object] | None = None,
    ) -> bool:
        session, game = self._session, self._session.game_file()
        try:
            digest = save_file(
                self._folders,
                path,
                game,
                session.states(),
                known_digest=known_digest,
            )
        except SaveError as error:
            (tell or self._messages.tell_write_error)(error)
            return False
        self._path, self._digest = path, digest
        session.saver.note_filed(game)
        self._messages.tell_saved(path.name)
        return True

    def _folder(self) -> Path:
        return self._path.parent if self._path else home_folder()


def _filter() -> str:
    return translate("Saves", "Games ({pattern})", pattern=f"*{SUFFIX}")
