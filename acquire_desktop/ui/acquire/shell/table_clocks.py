"""Clocks at the table: when they run, how they look, and what is said of them."""

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QApplication

from acquire_desktop.game import Seat
from acquire_desktop.games.acquire.session import Session
from acquire_desktop.storage.players import Player
from acquire_desktop.ui.acquire.table.game_page import GamePage
from acquire_desktop.ui.acquire.words.names import is_you, names_of
from acquire_desktop.ui.kit.texts import translate
from acquire_desktop.ui.window.frame.seating import Seating
from acquire_desktop.ui.window.main_window import MainWindow

_SEEN: tuple[QEvent.Type, ...] = (
    *(QEvent.Type.Show, QEvent.Type.Hide),
    *(QEvent.Type.WindowBlocked, QEvent.Type.WindowUnblocked, QEvent.Type.LanguageChange),
)
"""What changes whether the person who thinks can act, or the words."""


class TableClocks(QObject):
    """Lets time run while the table is open to the person who thinks, and shows it.

    To look back, and to read of a merger or hold its scene, is part of thinking.
    """

    def __init__(
        self, window: MainWindow, session: Session, page: GamePage, seating: Seating
    ) -> None:
        """Serve a table.

        Args:
            window: Shows it.
            session: Has the clocks.
            page: The table.
            seating: Lets computers play for people.
        """
        super().__init__(page)
        self._window, self._session, self._page = window, session, page
        self._clocks = session.clocks
        self._pace = session.computer_turns.pace
        for watched in (window, page):
            watched.installEventFilter(self)
        area = page.decision_area
        for signal in (self._pace.changed, area.story_changed, area.player.switched):
            signal.connect(self._follow)
        for signal in (self._clocks.changed, session.began, session.stepped, session.rewound):
            signal.connect(self._show)
        self._clocks.last_minute.connect(self._warn)
        self._clocks.ran_out.connect(seating.end_time)
        self._follow()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow what comes over the table and goes; nothing is filtered out."""
        if event.type() in _SEEN:
            self._follow()
            self._show()
        return super().eventFilter(watched, event)

    def _follow(self) -> None:
        """Let no clock run while the person at the screen could not act."""
        area = self._page.decision_area
        is_open = self._page.isVisible() and QApplication.activeModalWidget() is None
        plays = area.story_moment is not None and area.followed is not None and area.player.plays
        self._clocks.hold(not is_open or plays or self._pace.is_paused)

    def _show(self) -> None:
        clocks = self._clocks
        self._page.people.show_clocks(clocks.state, self._session.players, clocks.running)

    def _warn(self, seat: Seat) -> None:
        """Say in words, once, that a person has a minute left."""
        self._window.top_bar.tell(_warning(self._session.players, seat))


def _warning(players: tuple[Player, ...], seat: Seat) -> str:
    names = names_of(players)
    if is_you(names, seat):
        return translate("Clocks", "Your last minute.")
    return translate("Clocks", "{player}'s last minute.", player=names[seat])
