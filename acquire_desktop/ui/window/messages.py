"""What the window says: its title, the facts of the game, and messages in its bars."""

from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QStatusBar

from acquire_desktop.acquire.session import Session
from acquire_desktop.storage.errors import SaveError
from acquire_desktop.storage.folders import Folders
from acquire_desktop.storage.library import Resumption
from acquire_desktop.ui.kit.message_bar import MessageBar, MessageKind
from acquire_desktop.ui.kit.texts import join_list, later, translate
from acquire_desktop.ui.setup.new_game import COMPUTER_LEVEL
from acquire_desktop.ui.words.character_texts import level_text
from acquire_desktop.ui.words.names import is_you, names_of
from acquire_desktop.ui.words.save_texts import (
    autosave_error_text,
    io_reason,
    resumption_text,
    save_error_text,
    save_name,
)
from acquire_desktop.ui.words.setup_texts import edition_name, holdings_name

_STATUS_MS = 4000


class Messages(QObject):
    """Puts news into words and shows them."""

    def __init__(self, bar: MessageBar, status_bar: QStatusBar, folders: Folders) -> None:
        super().__init__(bar)
        self._bar = bar
        self._status_bar = status_bar
        self._folders = folders
        self._remedies: tuple[Callable[[], object], ...] = ()
        bar.action_clicked.connect(self._help)

    def tell_save_error(self, error: SaveError) -> None:
        """Tell that a game could not be read or written."""
        self._bar.show_message(lambda: save_error_text(error, self._folders), MessageKind.ERROR)

    def tell_resumption(self, resumption: Resumption) -> None:
        """Tell what is damaged of the game that can be continued, if anything is."""
        if resumption.problems:
            self._bar.show_message(
                lambda: resumption_text(resumption, self._folders), MessageKind.ERROR
            )

    def tell_autosave_error(self, error: SaveError) -> None:
        """Tell that the game in play could not be kept."""
        self._bar.show_message(lambda: autosave_error_text(error, self._folders), MessageKind.ERROR)

    def tell_settings_error(self, error: SaveError) -> None:
        """Tell that the settings could not be written."""
        self._bar.show_message(
            lambda: translate(
                "MainWindow", "The settings could not be saved: {reason}", reason=io_reason(error)
            ),
            MessageKind.ERROR,
        )

    def tell_saved(self, name: str) -> None:
        """Tell the name of the file that was written."""
        self._status_bar.showMessage(
            translate("MainWindow", "Saved as {file}.", file=name), _STATUS_MS
        )

    def tell_first_game(self) -> None:
        """Tell who sits at the table of somebody's first game, and where stronger players are."""
        self._bar.show_message(
            later(
                "MainWindow",
                "Your first game: the computers play as Beginners. New game offers stronger ones.",
            )
        )

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

    def tell_unsaved_game(self, path: Path, open_it: Callable[[], object]) -> None:
        """Tell that a file was not opened, because the game on the table is kept nowhere."""
        self._remedies = (open_it,)
        self._bar.show_message(
            lambda: translate(
                "MainWindow",
                "{file} was not opened: the game on the table could not be saved and would be"
                " lost. Keep it first with Game > Save game as.",
                file=path.name,
            ),
            MessageKind.ERROR,
            (later("MainWindow", "Open it all the same"),),
        )

    def tell_too(self, note: Callable[[], str]) -> None:
        """Tell something beside what stands there already."""
        self._bar.add_message(note)

    def tell_unknown_level(self, names: Sequence[str]) -> None:
        """Tell which players of an opened game have a level that is not known here."""
        self._bar.add_message(
            lambda: translate(
                "MainWindow",
                "This version does not know the level of {names}; here it is {level}.",
                names=join_list(names),
                level=level_text(COMPUTER_LEVEL),
            )
        )

    def tell_cannot_save(self, error: SaveError) -> None:
        """Tell before the first game that none will be kept."""
        self._bar.add_message(
            lambda: translate(
                "MainWindow",
                "Games cannot be saved in {folder}: {reason} Play on, or keep a game elsewhere"
                " with Game > Save game as.",
                folder=str(error.path),
                reason=io_reason(error),
            ),
            MessageKind.ERROR,
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


def window_title(session: Session) -> str:
    """Name the program and the moment of the game, or that the computer is to be passed on."""
    name = translate("MainWindow", "Acquire Desktop")
    if not session.has_game:
        return name
    if session.screen.handover_to is not None:
        return translate("MainWindow", "{app} — hand over", app=name)
    if session.computer_turns.pace.is_reading:
        return translate("MainWindow", "{app} — the game waits while you read", app=name)
    view = session.view
    edition, names = edition_name(view.edition), names_of(session.players)
    if session.is_over:
        return translate(
            "MainWindow", "{app} — {edition} — the game is over", app=name, edition=edition
        )
    if is_you(names, view.turn_seat):
        return translate(
            "MainWindow",
            "{app} — {edition} — turn {turn} — your turn",
            app=name,
            edition=edition,
            turn=view.turn,
        )
    return translate(
        "MainWindow",
        "{app} — {edition} — turn {turn} — {player}",
        app=name,
        edition=edition,
        turn=view.turn,
        player=names[view.turn_seat],
    )


def game_facts(session: Session) -> list[str]:
    """Return the facts of the status bar, all public, and shorter texts with fewer of them.

    The seed is the whole deal, so that it comes when the game is over.
    """
    view = session.view
    facts = [edition_name(view.edition), holdings_name(view.holdings), pool_text(view.pool_count)]
    if session.is_over:
        facts.append(translate("MainWindow", "Seed {seed}", seed=session.setup.seed))
    return ["   ·   ".join(facts[first:]) for first in range(len(facts))]


def pool_text(count: int) -> str:
    """Return how many tiles are left to draw."""
    if not count:  # Portuguese has no plural of zero that reads well
        return translate("MainWindow", "no tiles in the pool")
    return translate("MainWindow", "%n tile(s) in the pool", n=count)
