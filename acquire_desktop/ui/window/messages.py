"""Messages of the window: its title, the facts of the game, and news in its bars."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject

from acquire_desktop.session.game_session import GameSession
from acquire_desktop.storage.errors import SaveError
from acquire_desktop.storage.folders import Folders
from acquire_desktop.storage.library import Resumption
from acquire_desktop.ui.kit.keys import command_key, key_name
from acquire_desktop.ui.kit.message_bar import MessageBar, MessageKind
from acquire_desktop.ui.kit.texts import join_list, later, translate
from acquire_desktop.ui.window.save_texts import (
    damaged_text,
    resumption_text,
    save_error_text,
    save_name,
    write_error_text,
)

_MARK: Final = "[*]"
"""Where Qt marks a title; twice it stands for itself, as in the name of a player."""


class Messages(QObject):
    """Puts news into words and shows them."""

    def __init__(self, bar: MessageBar, say: Callable[[str], object], folders: Folders) -> None:
        """Show messages.

        Args:
            bar: Shows what is to be read or answered.
            say: Shows a few words for a moment.
            folders: The user's.
        """
        super().__init__(bar)
        self._bar = bar
        self._say = say
        self._folders = folders
        self._remedies: tuple[Callable[[], object], ...] = ()
        self._larger_text = later("MainWindow", "Larger text")
        bar.action_clicked.connect(self._help)

    def tell_save_error(self, error: SaveError) -> None:
        """Tell that a game could not be read."""
        self._bar.show_message(lambda: save_error_text(error, self._folders), MessageKind.ERROR)

    def tell_write_error(self, error: SaveError) -> None:
        """Tell that a file of the user's could not be written."""
        self._bar.show_message(lambda: write_error_text(error, self._folders), MessageKind.ERROR)

    def tell_damaged(
        self, error: SaveError, open_backup: Callable[[], object] | None = None
    ) -> None:
        """Tell that a save is damaged, and offer its last good backup, if there is one."""
        if open_backup is None:
            self._bar.show_message(lambda: damaged_text(error, self._folders), MessageKind.ERROR)
            return
        self._remedies = (open_backup,)
        self._bar.show_message(
            lambda: save_error_text(error, self._folders),
            MessageKind.ERROR,
            (later("Saves", "Open the last good backup"),),
        )

    def tell_resumption(self, resumption: Resumption) -> None:
        """Tell what is damaged of the game that can be continued, if anything is."""
        if resumption.problems:
            self._bar.show_message(
                lambda: resumption_text(resumption, self._folders), MessageKind.ERROR
            )

    def tell_saved(self, name: str) -> None:
        """Tell the name of the file that was written."""
        self._say(translate("MainWindow", "Saved as {file}.", file=name))

    def tell_older(self, name: str) -> None:
        """Tell that a game went on after the file that was opened, and where that game is."""
        self._bar.add_message(
            lambda: translate(
                "MainWindow",
                "{file} is an earlier state of a game that you continued later. The continued"
                " game is not lost: it is among the recent games.",
                file=name,
            )
        )

    def tell_newer_version(self) -> None:
        """Tell that a game is one of its own, since a newer version saved the one it was."""
        self._bar.add_message(
            lambda: translate(
                "MainWindow",
                "A newer version of the program has also saved this game here. That game stays"
                " as it is; what you play now becomes a separate game.",
            )
        )

    def tell(self, note: Callable[[], str]) -> None:
        """Tell something instead of what stands there."""
        self._bar.show_message(note)

    def offer(
        self,
        note: Callable[[], str],
        text: Callable[[], str],
        do: Callable[[], object],
        *,
        gives_way: bool = False,
    ) -> bool:
        """Tell something instead of what stands there, with a button for what can be done.

        Args:
            note: Says the message.
            text: Says what the button does.
            do: Does it.
            gives_way: Whether it is not told where something else stands there.

        Returns:
            Whether it was told.
        """
        if gives_way and not self._bar.isHidden():
            return False
        self._remedies = (do,)
        self._bar.show_message(note, offers=(text,))
        return True

    def tell_missing(
        self, path: Path, locate: Callable[[], object], forget: Callable[[], None]
    ) -> None:
        """Tell that a file is gone, and offer to look for it or to forget it."""
        self._remedies = locate, forget
        self._bar.show_message(
            lambda: translate("StartPage", "{file} was not found.", file=self._place(path)),
            MessageKind.ERROR,
            (
                later("StartPage", "Locate…"),
                later("StartPage", "Remove from the list"),
            ),
        )

    def offer_larger_text(self, enlarge: Callable[[], object]) -> bool:
        """Offer larger text, unless something else is shown; return whether it was offered."""
        return self.offer(
            lambda: translate(
                "MainWindow",
                "This screen has room for larger text. {key} brings back the usual size.",
                key=key_name(command_key("usual_size")),
            ),
            self._larger_text,
            enlarge,
            gives_way=True,
        )

    def end_text_offer(self) -> None:
        """Offer larger text no more: somebody has chosen a size."""
        self._bar.take_back(self._larger_text)

    def tell_too(self, note: Callable[[], str]) -> None:
        """Tell something beside what stands there already."""
        self._bar.add_message(note)

    def tell_unknown_level(self, names: Sequence[str], level: Callable[[], str]) -> None:
        """Tell whose level in an opened game is not known here, and which takes its place."""
        self._bar.add_message(
            lambda: translate(
                "MainWindow",
                "This version does not know the level of {names}: {level} is used instead.",
                names=join_list(names),
                level=level(),
            )
        )

    def _place(self, path: Path) -> str:
        """Return where a file of the user's is, or what a save of the program's own is about."""
        name = save_name(self._folders, path)
        return str(path) if name == path.name else name

    def _help(self, action: int) -> None:
        remedies, self._remedies = self._remedies, ()
        self._bar.clear()
        if action < len(remedies):
            remedies[action]()


def window_title(session: GameSession, title: Callable[[], str]) -> str:
    """Name the program, and what the game is about or why nothing is said of it.

    It begins with where Qt marks a window with something unsaved in it, as the system does that.

    Args:
        session: Runs the game.
        title: Says the whole title of a game that is played on.
    """
    return _MARK + _words_of_title(session, title).replace(_MARK, _MARK * 2)


def _words_of_title(session: GameSession, title: Callable[[], str]) -> str:
    name = translate("MainWindow", "Acquire Desktop")
    if not session.has_game:
        return name
    if session.screen.handover_to is not None:
        return translate("MainWindow", "{app} — hand-over", app=name)
    if session.computer_turns.pace.is_reading:
        return translate("MainWindow", "{app} — the game waits while you read", app=name)
    return title()
