"""Game pages: what a game gives the window that shows it, as a base class to fill in."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from PySide6.QtCore import QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from acquire_desktop.game import Games
from acquire_desktop.storage.envelope import Header
from acquire_desktop.storage.players import Player
from acquire_desktop.ui.kit.page_stack import PageStack, PageTrail


class GamePages(PageStack):
    """The pages of one game, all but the first made late, so that the first is painted early.

    Signals:
        completed (): All pages are made; there is time for the rest.
        changed (): Other commands can be used now.
        heard (str): A page has something to hear, by the name of its sound, or nothing.
        other_game_wanted (): Another game than this one is to be played.
    """

    completed = Signal()
    changed = Signal()
    heard = Signal(str)
    other_game_wanted = Signal()
    key: str
    """Of the game that is shown, as it stands in saves."""
    games: Games
    """Whose saves the window opens."""
    with_known_levels: Callable[[Sequence[Player]], tuple[Player, ...]]
    """Returns players, each computer at a level that there is: files may name others."""
    usual_level: Callable[[], str]
    """Returns in words the level that takes the place of an unknown one."""
    edition_text: Callable[[Header], str]
    """Returns how the edition of a saved game is called."""
    late: Sequence[str] = ()
    """The cached properties that make the other pages, in the order of their need."""

    def __init__(self) -> None:
        super().__init__()
        self.trail = PageTrail(self)
        """Leads back from the pages that lie over the start page or the game."""

    def complete(self) -> None:
        """Make the pages that are not there yet, and let the window answer between two."""
        for name in self.late:
            if name not in vars(self):
                getattr(self, name)
                QTimer.singleShot(0, self, self.complete)
                return
        self.completed.emit()

    # What a game fills in

    def connect_commands(self) -> None:
        """Connect the first page to the commands of the window, which are there now."""

    def show_start(self) -> None:
        """Put the game away and show the first page."""
        raise NotImplementedError

    def page_of_game(self) -> QWidget:
        """Return where the game is now: its curtain, its table or its result."""
        raise NotImplementedError

    def is_at_table(self) -> bool:
        """Tell whether the table is on view."""
        raise NotImplementedError

    def title(self) -> str:
        """Return the window's title for the moment of a game whose hand lies open."""
        raise NotImplementedError

    def facts(self) -> Sequence[str]:
        """Return the facts of the top bar, all public, longest text first."""
        raise NotImplementedError

    def report_facts(self) -> Mapping[str, str]:
        """Return the facts of a problem report by name, in English, all public."""
        raise NotImplementedError

    def sound_of(self, events: Sequence[Any]) -> str | None:
        """Return the name of the one sound for what an action brought about, or None."""
        raise NotImplementedError

    def begins_turn(self, events: Sequence[Any]) -> bool:
        """Tell whether a turn begins by what an action brought about."""
        raise NotImplementedError

    def refresh(self) -> None:
        """Show the settings, in the present language, on the first page."""

    def retranslate(self) -> None:
        """Write the texts that no widget writes again, in the present language."""

    def handle_key(self, event: QKeyEvent) -> bool:
        """Take a key that nobody took; return whether it was taken."""
        raise NotImplementedError

    def handle_release(self, event: QKeyEvent) -> None:
        """Take note that a key was let go."""
        raise NotImplementedError

    def leave_window(self) -> None:
        """Take note that another window has the keys now."""
        raise NotImplementedError

    def note_minimised(self) -> None:
        """Cover what nobody else may see."""
        raise NotImplementedError

    def close_down(self) -> None:
        """End what works in the background; the program ends."""
        raise NotImplementedError
