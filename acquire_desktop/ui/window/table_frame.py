"""What stands round the table: the pace of computers, taking back, and the cover."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QMainWindow

from acquire_desktop.acquire.session import Session
from acquire_desktop.storage.players import PlayerKind
from acquire_desktop.ui.kit.key_guard import WindowKeys
from acquire_desktop.ui.table.cover import CoverGuard
from acquire_desktop.ui.table.pace_control import PaceControl
from acquire_desktop.ui.table.turn_buttons import obstacle_text
from acquire_desktop.ui.window.menus import Menus
from acquire_desktop.ui.window.preferences import Preferences
from acquire_desktop.ui.window.window_pages import WindowPages

if TYPE_CHECKING:
    from acquire_desktop.ui.table.game_page import GamePage
    from acquire_desktop.ui.window.advisor import Advisor

_TAKING_BACK = ("undo", "restart_turn")


class TableFrame(QObject):
    """Wires commands, buttons and keys that belong to no part of the table.

    The page of the table is made later than the frame.
    """

    def __init__(
        self, window: QMainWindow, pages: WindowPages, menus: Menus, preferences: Preferences,
        session: Session,
    ) -> None:  # fmt: skip
        super().__init__(window)
        self._window = window
        self._page: GamePage | None = None
        self.advisor: Advisor | None = None
        """Gives hints once the page of the table is made."""
        self._menus = menus
        self._preferences = preferences
        self._session = session
        self._pace = session.computer_turns.pace
        self.pace_control = PaceControl(session, menus.menu("speed"))
        window.statusBar().addPermanentWidget(self.pace_control)
        self.keys = WindowKeys(window)
        """Keeps keys that are held from the window."""
        for signal in (session.began, session.rewound, pages.currentChanged):
            signal.connect(self._close_keys)
        self._asked = False
        session.stepped.connect(self._note_turn)
        self.guard = CoverGuard(window, session, lambda: preferences.settings.cover)
        pages.game_made.connect(self._take_page)
        actions = menus.actions
        actions["pause"].triggered.connect(self.pace_control.toggle_pause)
        actions["skip"].triggered.connect(self._pace.skip)
        actions["play_now"].triggered.connect(session.computer_turns.play_now)
        actions["full_screen"].toggled.connect(self._set_full_screen)
        menus.speed_chosen.connect(self._choose_speed)
        menus.cover_chosen.connect(lambda choice: preferences.keep(cover=choice))
        menus.check("speed", preferences.settings.computer_speed)
        menus.check("cover", preferences.settings.cover)
        session.set_speed(preferences.settings.computer_speed)
        for signal in (self._pace.changed, session.thinking_changed):
            signal.connect(self._show_pace)

    def refresh(self, *, at_table: bool) -> None:
        """Enable what can be done now.

        Args:
            at_table: Whether a game is on view.
        """
        session, actions = self._session, self._menus.actions
        obstacle = session.undo_obstacle() if session.has_game else None
        if self._page is not None:
            self._page.turn_buttons.show_obstacle(obstacle)
            self._page.turn_buttons.setEnabled(not self._is_looking_back())
        may_take_back = at_table and session.has_game and not self._is_looking_back()
        for name in _TAKING_BACK:
            actions[name].setEnabled(may_take_back and obstacle is None)
            actions[name].setToolTip("" if obstacle is None else obstacle_text(obstacle))
        actions["redo"].setEnabled(may_take_back and session.can_redo())
        self._show_pace()

    def handle_key(self, event: QKeyEvent) -> bool:
        """Take a key that nobody took: Space and Esc while computers play, Esc in full screen."""
        is_playing = self._is_playing()
        if event.key() == Qt.Key.Key_Space and is_playing:
            if not event.isAutoRepeat():
                self._pace.step()
                self._pace.set_hurried(True)
            return True
        if event.key() != Qt.Key.Key_Escape or event.isAutoRepeat():
            return False
        if is_playing:
            self.pace_control.toggle_pause()
        elif self._window.isFullScreen():
            self._menus.actions["full_screen"].setChecked(False)
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

    def close(self) -> None:
        """End what works for the table in the background."""
        if self.advisor is not None:
            self.advisor.hints.close()

    def note_window_state(self) -> None:
        """Cover the hand when the window is minimised."""
        if self._window.isMinimized():
            self.guard.cover()

    def _take_page(self, page: "GamePage") -> None:
        self._page = page
        page.turn_buttons.undo_requested.connect(self._session.undo)
        page.turn_buttons.restart_requested.connect(self._session.restart_turn)
        page.stage.left.connect(self.keys.guard.turn)
        from acquire_desktop.ui.window.advisor import Advisor

        self.advisor = Advisor(self._session, page, self._menus, self._preferences)

    def _close_keys(self) -> None:
        """Let nothing through that is still held, or done again, where somebody else is next.

        That is whoever is to show a hand, and whoever settles stock with all hands closed.
        """
        is_open = not self._session.has_game or self._session.screen.shows_hand
        (self.keys.guard.open if is_open else self.keys.guard.close)()
        self._asked = self._session.awaits_human

    def _note_turn(self) -> None:
        """Where somebody is asked after others moved, let no key decide that was meant for them."""
        has_asked, self._asked = self._asked, self._session.awaits_human
        if self._asked and not has_asked:
            self.keys.guard.turn()

    def _choose_speed(self, speed: str) -> None:
        self._session.set_speed(speed)
        self._preferences.keep(computer_speed=speed)

    def _set_full_screen(self, is_full: bool) -> None:
        if is_full:
            self._window.showFullScreen()
        else:
            self._window.showNormal()

    def _is_playing(self) -> bool:
        is_shown = self._page is not None and self._page.isVisible()
        return is_shown and self._session.awaits_computer

    def _is_looking_back(self) -> bool:
        return self._page is not None and self._page.moment.is_looking_back

    def _show_pace(self) -> None:
        session, actions = self._session, self._menus.actions
        is_playing = self._is_playing()
        has_computers = session.has_game and any(
            player.kind is PlayerKind.COMPUTER for player in session.players
        )
        is_at_table = self._page is not None and self._page.isVisible()
        # At the table it stays after the last action, so that the bar keeps its height.
        self.pace_control.setVisible(has_computers and (is_at_table or not session.is_over))
        self.pace_control.refresh()
        actions["pause"].setEnabled(is_playing)
        actions["pause"].setChecked(self._pace.is_paused)
        # Looking back, the same key leads back to the game.
        actions["skip"].setEnabled(is_playing and not self._is_looking_back())
        actions["play_now"].setEnabled(is_playing and session.computer_turns.is_thinking)
