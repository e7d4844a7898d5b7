"""Table frame: commands and keys that belong to no part of the table, and the cover."""

from collections.abc import Callable
from functools import cached_property, partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QGuiApplication, QKeyEvent
from PySide6.QtWidgets import QStackedWidget, QWidget

from acquire_desktop.choices import LEARNED_MERGERS, CoachRule, Cover, Speed
from acquire_desktop.games.acquire.session import Session
from acquire_desktop.session.screen import human_seats
from acquire_desktop.ui.kit.key_guard import WindowKeys
from acquire_desktop.ui.kit.texts import later, translate
from acquire_desktop.ui.window.main_window import MainWindow
from acquire_desktop.ui.window.menus import Command, Menu

if TYPE_CHECKING:
    from acquire_desktop.ui.acquire.place.seating import Seating
    from acquire_desktop.ui.acquire.setup.new_game_page import NewGamePage
    from acquire_desktop.ui.acquire.table.advisor import Advisor
    from acquire_desktop.ui.acquire.table.coaching import Coaching
    from acquire_desktop.ui.acquire.table.game_page import GamePage
    from acquire_desktop.ui.acquire.table.log_files import LogFiles


class TableFrame(QObject):
    """What commands and keys do that belong to no part of the table.

    The page of the table is made later than the frame.

    Signals:
        changed (): Something else can be done now.
    """

    changed = Signal()

    def __init__(self, window: MainWindow, pages: QStackedWidget, session: Session) -> None:
        super().__init__(window)
        self._window = window
        self._pages = pages
        self._page: GamePage | None = None
        self.advisor: Advisor | None = None
        """Gives hints once the page of the table is made."""
        self.coaching: Coaching | None = None
        """Has the coach, from then on."""
        self._preferences = window.preferences
        self._session = session
        self._pace = session.computer_turns.pace
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
    def log_files(self) -> "LogFiles":
        """Writes the log to files."""
        from acquire_desktop.ui.acquire.table.log_files import LogFiles

        files = LogFiles(self._session, self._window.folders, self._window)
        files.failed.connect(self._window.messages.tell_write_error)
        files.saved.connect(self._window.messages.tell_saved)
        return files

    @cached_property
    def seating(self) -> "Seating":
        """Who plays the seats, and the PINs."""
        from acquire_desktop.ui.acquire.place.seating import Seating

        return Seating(self, self._pages, self._window, self._session)

    def is_at_table(self) -> bool:
        """Tell whether the table is on view."""
        return self._page is not None and self._pages.currentWidget() is self._page

    def show_table(self) -> None:
        """Show the table, and begin where its decision is."""
        if self._page is not None:
            self._window.show_page(self._page)
            self._page.focus.begin()

    def can_undo(self) -> bool:
        """Tell whether an action can be taken back."""
        return self._may_take_back() and self._session.undo_obstacle() is None

    def can_redo(self) -> bool:
        """Tell whether an action that was taken back can be done again."""
        return self._may_take_back() and self._session.can_redo()

    def obstacle(self) -> str:
        """Return why nothing can be taken back, or an empty text."""
        obstacle = self._session.undo_obstacle() if self._session.has_game else None
        if obstacle is None:
            return ""
        from acquire_desktop.ui.acquire.table.turn_buttons import obstacle_text

        return obstacle_text(obstacle)

    def duplicate_note(self) -> str:
        """Return why some commands are off in a turn at a duplicate, or else an empty text."""
        if not self._session.has_game or not self._session.is_duplicate:
            return ""
        return translate(
            "Duplicate",
            "Not in a duplicate: everybody plays the deal alone, and it stays covered until all"
            " have played",
        )

    def ask_hint(self) -> None:
        """Give a hint, or the next grade of it."""
        if self.advisor is not None:
            self.advisor.ask()

    def may_ask(self) -> bool:
        """Tell whether there is a hint to ask for."""
        return self.advisor is not None and self.advisor.may_ask()

    def is_playing(self) -> bool:
        """Tell whether computers play before the eyes of the player."""
        return self.is_at_table() and self._session.awaits_computer

    def can_skip(self) -> bool:
        """Tell whether the turns of computers can be skipped; looking back, the key leads back."""
        return self.is_playing() and not self._is_looking_back()

    def can_step(self) -> bool:
        """Tell whether the computers wait for somebody to let the next action through."""
        return self.is_playing() and (self._pace.is_paused or self._pace.speed is Speed.STEP)

    def can_hasten(self) -> bool:
        """Tell whether a computer thinks and may be told to play."""
        if not self.is_playing() or self._session.is_duplicate:  # all are to meet the same players
            return False
        return self._session.computer_turns.is_thinking

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

    def take_page(self, page: "GamePage") -> None:
        """Serve the page of the table, which is made later."""
        self._page = page
        page.decision_area.left.connect(self.keys.guard.turn)
        page.show_again.asked.connect(self.seating.open_hand)
        page.panel.way_back = partial(self._window.menus.way_to, "take_seat")
        from acquire_desktop.ui.acquire.table.advisor import Advisor

        kept = self._preferences
        self.advisor = advisor = Advisor(self._session, page, lambda: kept.settings.hints)
        kept.follow("hints", lambda _rule: advisor.follow_rule())
        kept.follow("mergers", page.decision_area.set_when)
        kept.follow("mergers_seen", page.decision_area.set_seen)
        page.decision_area.learned.connect(
            lambda: kept.keep(mergers_seen=min(kept.settings.mergers_seen + 1, LEARNED_MERGERS))
        )
        advisor.hints.changed.connect(self.changed)
        self._take_coach(page)

    def offer_coach(self, page: "NewGamePage") -> None:
        """Let the coach be switched on, at its usual level, and off where a game is set up."""
        kept, on, off = self._preferences, CoachRule.COSTLY, CoachRule.OFF
        page.coach_wanted.connect(lambda is_on: kept.keep(coach=on if is_on else off))
        kept.follow("coach", page.show_coach)
        kept.follow("programs", page.set_programs)

    def close_down(self) -> None:
        """End the programs at the table, and the processes that think for hints and coach."""
        self._session.computer_turns.close()
        if self.advisor is not None and self.coaching is not None:
            self.advisor.hints.close()
            self.coaching.coach.close()

    def _take_coach(self, page: "GamePage") -> None:
        from acquire_desktop.ui.acquire.table.coaching import Coaching

        kept, guard = self._preferences, self.keys.guard
        self.coaching = coaching = Coaching(self._session, page, lambda: kept.settings.coach, guard)
        kept.follow("coach", lambda _rule: coaching.follow_rule())

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

    def _is_looking_back(self) -> bool:
        return self._page is not None and self._page.moment.is_looking_back

    def _may_take_back(self) -> bool:
        return self.is_at_table() and self._session.has_game and not self._is_looking_back()


class PrivacyGuard(QObject):
    """Covers the hand as soon as the program is left or its window is minimised.

    A dialog of the program's own is no reason. Solo there is nobody to hide anything from,
    unless the player wants it.
    """

    def __init__(self, window: QWidget, session: Session, wanted: Callable[[], Cover]) -> None:
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


def seat_menu(frame: "TableFrame", session: Session) -> Menu:
    """Return the menu; what it does is made when a game is on the table.

    Args:
        frame: Knows whether the table is on view.
        session: Says who plays which seat.
    """

    def do(deed: str) -> Callable[[], object]:
        return lambda: getattr(frame.seating, deed)()  # noqa: PLW0108, it is made late

    def has_people() -> bool:
        return session.has_game and bool(session.seats.people)

    def may_leave() -> bool:
        return has_people() and bool(frame.seating.leavers())

    def may_come_back() -> bool:
        return has_people() and bool(frame.seating.away())

    def may_set_pin() -> bool:
        return has_people() and frame.seating.may_set_pin()

    return Menu(
        "seats",
        later("Menus", "Sea&ts"),
        (
            Command(
                "leave_seat",
                later("Menus", "&Let a computer play for somebody…"),
                do("leave"),
                when=may_leave,
                note=frame.duplicate_note,
            ),
            Command(
                "take_seat",
                later("Menus", "&Take a seat back…"),
                do("come_back"),
                when=may_come_back,
            ),
            None,
            Command(
                "set_pin",
                later("Menus", "Set my &PIN…"),
                do("set_pin"),
                when=may_set_pin,
                note=later("Menus", "At your own turn, where several people play"),
            ),
        ),
    )
