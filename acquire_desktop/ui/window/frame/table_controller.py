"""Table frame: what commands and keys do that belong to no part of a table, in any game."""

from collections.abc import Callable
from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QGuiApplication, QKeyEvent
from PySide6.QtWidgets import QWidget

from acquire_desktop.choices import Cover, Speed
from acquire_desktop.session.game_session import GameSession
from acquire_desktop.session.screen import human_seats
from acquire_desktop.ui.kit.key_guard import WindowKeys
from acquire_desktop.ui.kit.page_stack import PageStack
from acquire_desktop.ui.window.main_window import MainWindow

if TYPE_CHECKING:
    from acquire_desktop.ui.window.frame.seat_dialog import SeatWords
    from acquire_desktop.ui.window.frame.seating import Seating


class TableController(QObject):
    """The commands and keys of every table.

    Signals:
        changed (): Something else can be done now.
    """

    changed = Signal()

    def __init__(
        self,
        window: MainWindow,
        pages: PageStack,
        session: GameSession,
        seat_words: Callable[[], "SeatWords"],
    ) -> None:
        """Make the frame of a table whose page is made later.

        Args:
            window: Shows the pages.
            pages: Those of the game.
            session: Runs it.
            seat_words: Returns what the game says where seats change hands.
        """
        super().__init__(window)
        self._window = window
        self._pages = pages
        self._preferences = window.preferences
        self._session = session
        self._seat_words = seat_words
        self._pace = session.computer_turns.pace
        self.table: QWidget | None = None
        """The page of the table, once it is made."""
        self.keys = WindowKeys(window)
        """Keeps keys that are held from the window."""
        for signal in (session.began, session.rewound, pages.currentChanged):
            signal.connect(self._close_keys)
        self._asked = False
        session.stepped.connect(self._note_turn)
        self.guard = PrivacyGuard(window, session, lambda: self._preferences.settings.cover)
        for signal in (self._pace.changed, session.thinking_changed):
            signal.connect(self.changed)
        window.preferences.follow("computer_speed", self._pace.set_speed)

    @cached_property
    def seating(self) -> "Seating":
        """The seating: players of the seats, and PINs."""
        from acquire_desktop.ui.window.frame.seating import Seating

        words = self._seat_words()
        return Seating(self, self._pages, self._window, self._session, words)

    def is_at_table(self) -> bool:
        """Tell whether the table is on view."""
        return self.table is not None and self._pages.currentWidget() is self.table

    def show_table(self) -> None:
        """Show the table."""
        if self.table is not None:
            self._window.show_page(self.table)

    def may_leave_seats(self) -> bool:
        """Tell whether this game lets computers play for people who leave."""
        return True

    # Commands

    def can_undo(self) -> bool:
        """Tell whether an action can be taken back."""
        return self.may_take_back() and self._session.undo_obstacle() is None

    def can_redo(self) -> bool:
        """Tell whether an action that was taken back can be done again."""
        return self.may_take_back() and self._session.can_redo()

    def may_take_back(self) -> bool:
        """Tell whether what was done at the table can be undone and redone from here."""
        return self.is_at_table() and self._session.has_game

    def is_playing(self) -> bool:
        """Tell whether computers play before the eyes of the player."""
        return self.is_at_table() and self._session.awaits_computer

    def can_skip(self) -> bool:
        """Tell whether the turns of computers can be skipped."""
        return self.is_playing()

    def can_step(self) -> bool:
        """Tell whether the computers wait for somebody to let the next action through."""
        return self.is_playing() and (self._pace.is_paused or self._pace.speed is Speed.STEP)

    def can_hasten(self) -> bool:
        """Return whether a computer thinks and may be hurried."""
        return self.is_playing() and self._session.computer_turns.is_thinking

    # Keys

    def handle_key(self, event: QKeyEvent) -> bool:
        """Take a key that nobody took: Space and Esc while computers play, Esc in full screen."""
        is_playing = self.is_playing()
        if event.key() == Qt.Key.Key_Space and is_playing:
            if not event.isAutoRepeat():
                self._pace.step()
                self._pace.set_hurried(True)
            return True
        if event.key() != Qt.Key.Key_Escape or event.isAutoRepeat():
            return False
        if is_playing:
            self._pace.toggle_pause()
        elif self._window.isFullScreen():
            self._window.toggle_full_screen()
        else:
            return False
        return True

    def handle_release(self, event: QKeyEvent) -> None:
        """End the hurry when Space is let go."""
        if event.key() == Qt.Key.Key_Space and not event.isAutoRepeat():
            self.let_space_go()

    def let_space_go(self) -> None:
        """End the hurry: the key is up, or its release goes to another window."""
        self._pace.set_hurried(False)

    def close_down(self) -> None:
        """End what works in the background for the table."""
        self._session.computer_turns.close()

    def _close_keys(self) -> None:
        """Let nothing through that is still held, or done again, where somebody else is next.

        That is whoever is to show a hand, and whoever decides with all hands closed. While
        computers play, Space hurries them, though a hand has just closed.
        """
        session = self._session
        is_open = not session.has_game or session.screen.shows_hand or session.awaits_computer
        (self.keys.guard.open if is_open else self.keys.guard.close)()
        self._asked = session.awaits_human

    def _note_turn(self) -> None:
        """Where somebody is asked after others moved, let no key decide that was meant for them."""
        has_asked, self._asked = self._asked, self._session.awaits_human
        if self._asked and not has_asked:
            self.keys.guard.turn()


class PrivacyGuard(QObject):
    """Covers the hand as soon as the program is left or its window is minimised.

    A dialog of the program's own is no reason. Solo there is nobody to hide anything from,
    unless the player wants it.
    """

    def __init__(self, window: QWidget, session: GameSession, wanted: Callable[[], Cover]) -> None:
        """Watch the program.

        Args:
            window: The window.
            session: What is covered.
            wanted: Returns the setting.
        """
        super().__init__(window)
        self._window = window
        self._session = session
        self._wanted = wanted
        app = QGuiApplication.instance()
        if isinstance(app, QGuiApplication):
            app.applicationStateChanged.connect(self._follow_state)

    def cover(self) -> None:
        """Cover what is private now, if that is wanted."""
        session, wanted = self._session, self._wanted()
        humans = len(human_seats(session.players)) if session.has_game else 0
        if humans > (0 if wanted is Cover.ALWAYS else 1) and wanted is not Cover.NEVER:
            session.cover()
            # The last frame before the window is left is what task switchers show.
            if self._window.isVisible():
                self._window.repaint()

    def _follow_state(self, state: Qt.ApplicationState) -> None:
        if state != Qt.ApplicationState.ApplicationActive:
            self.cover()
