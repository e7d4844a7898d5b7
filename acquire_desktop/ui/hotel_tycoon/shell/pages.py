"""Hotel Tycoon's pages, and the ways that lead between them."""

from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Any

from PySide6.QtWidgets import QWidget

from acquire_desktop.game import Seat
from acquire_desktop.games import GAMES, HOTEL_TYCOON
from acquire_desktop.games.hotel_tycoon.engine.events import (
    BidMade,
    CarDrove,
    GameEnded,
    LandBought,
    MoneyPaid,
    StructuresBuilt,
    TurnBegan,
)
from acquire_desktop.session.game_session import GameSession
from acquire_desktop.storage.envelope import Header
from acquire_desktop.storage.players import Player
from acquire_desktop.ui.hotel_tycoon.shell import page_context as telling
from acquire_desktop.ui.hotel_tycoon.shell.new_game import (
    COMPUTER_LEVEL,
    NewGame,
    choice_from,
    choice_object,
    setup_of,
    with_known_levels,
)
from acquire_desktop.ui.hotel_tycoon.shell.setup_page import SetupPage
from acquire_desktop.ui.hotel_tycoon.shell.table import HotelTableController, show_cards_text
from acquire_desktop.ui.hotel_tycoon.shell.table_frame import HotelTycoonFrame
from acquire_desktop.ui.hotel_tycoon.words.log_texts import LEVEL_NAMES
from acquire_desktop.ui.kit.texts import translate
from acquire_desktop.ui.window.frame.table_pages import Recap, TablePages
from acquire_desktop.ui.window.main_window import MainWindow

if TYPE_CHECKING:
    from acquire_desktop.ui.hotel_tycoon.shell.rules_page import RulesPage

_SOUNDS: tuple[tuple[type, str], ...] = (
    (GameEnded, "end"),
    (StructuresBuilt, "found"),
    (LandBought, "purchase"),
    (MoneyPaid, "cash"),
    (BidMade, "purchase"),
    (CarDrove, "place"),
)
"""What is heard of several events at once: the first of these."""


class HotelTycoonPages(TablePages):
    """Set-up, table and curtain; the first page of the program belongs to the first game."""

    frame: HotelTycoonFrame
    key = HOTEL_TYCOON
    games = GAMES
    late = ("game", "handover")
    show_own = staticmethod(show_cards_text)

    def __init__(
        self, window: MainWindow, session: GameSession, make_table: Callable[[GameSession], QWidget]
    ) -> None:
        """Make the pages.

        Args:
            window: Shows them.
            session: Runs the game.
            make_table: Makes the table, which is a ``table.Table``.
        """
        super().__init__(window, session)
        self._make_table = make_table
        self.setup = SetupPage(self)
        self.addWidget(self.setup)
        self.setup.start_requested.connect(self.start_game)
        self.setup.cancelled.connect(self._cancel)
        self.setup.rules_wanted.connect(self.show_rules)
        self.take_frame(HotelTycoonFrame(window, self, session))
        session.ended.connect(window.refresh)
        session.rewound.connect(self._follow_cover)

    @cached_property
    def game(self) -> QWidget:
        """The table."""
        table = self._make_table(self._session)
        self.addWidget(table)
        self.frame.table = table
        self._way = HotelTableController(self._session, table, table)  # type: ignore[arg-type]
        self._way.hand_wanted.connect(self.frame.seating.open_hand)
        table.new_game_wanted.connect(self.show_new_game)  # type: ignore[attr-defined]
        return table

    @cached_property
    def rules(self) -> "RulesPage":
        """The rules to read."""
        from acquire_desktop.ui.hotel_tycoon.shell.rules_page import RulesPage

        page = RulesPage()
        self.addWidget(page)
        page.left.connect(self.trail.leave)
        return page

    def show_rules(self) -> None:
        """Show the rules over what is on view."""
        self.trail.lay(self.rules)

    # Before a game

    def connect_commands(self) -> None:
        """There is nothing on the set-up page that a command does, too."""

    def show_start(self) -> None:
        """Put the game away and show the set-up page, unless the user stays with the game."""
        if self.put_away():
            self._offer_last_choice()
            self._window.show_page(self.setup)
            self.setup.start.setFocus()

    def show_new_game(self) -> None:
        """Show the choices for a new game, over the game where there is one."""
        self._offer_last_choice()
        self._window.message_bar.clear()
        self.trail.lay(self.setup)
        self.setup.start.setFocus()

    def go_home(self) -> None:
        """Put the game away and go back to the first page of the program."""
        self.show_start()
        if not self._session.has_game:
            self.other_game_wanted.emit()

    def start_game(self, choice: NewGame) -> None:
        """Start a game, unless the user stays with another; the choice is kept."""
        if self._window.make_way():
            self._window.preferences.keep(last_hotel_tycoon=choice_object(choice))
            self._session.start(setup_of(choice), choice.players)

    def _cancel(self) -> None:
        if self._session.has_game:
            self.trail.leave()
        else:
            self.go_home()

    def _offer_last_choice(self) -> None:
        self.setup.set_choice(choice_from(self._window.preferences.settings.last_hotel_tycoon))

    # During a game

    def page_of_game(self) -> QWidget:
        return self.handover if self._session.screen.is_closed else self.game

    def show_game(self) -> None:
        super().show_game()
        self.frame.seating.tell_who_is_away()

    def _follow_cover(self) -> None:
        """Let the curtain down where the cards of whoever is at the screen were covered."""
        if self._session.screen.is_covered:
            self._show_handover(self._session.screen.seat)

    def _accept_handover(self) -> None:
        if self._session.screen.is_covered:
            self._session.uncover()
            self.frame.show_table()
        else:
            super()._accept_handover()

    # What the window asks

    def recap(self, seat: Seat) -> Recap:
        return telling.recap(self._session, seat)

    def title(self) -> str:
        return telling.game_title(self._session)

    def facts(self) -> Sequence[str]:
        return telling.game_facts(self._session)

    def report_facts(self) -> Mapping[str, str]:
        return telling.report_facts(self._session)

    def sound_of(self, events: Sequence[Any]) -> str | None:
        heard = (name for kind, name in _SOUNDS if any(isinstance(event, kind) for event in events))
        return next(heard, None)

    def begins_turn(self, events: Sequence[Any]) -> bool:
        return any(isinstance(event, TurnBegan) for event in events)

    def with_known_levels(self, players: Sequence[Player]) -> tuple[Player, ...]:
        return with_known_levels(players)

    def usual_level(self) -> str:
        return LEVEL_NAMES[COMPUTER_LEVEL]()

    def edition_text(self, header: Header) -> str:
        if header.game == self.key:
            return translate("StartPage", "Hotel Tycoon")
        return translate("StartPage", "Acquire")

    def refresh(self) -> None:
        """Show nothing: no setting stands on the set-up page."""

    def retranslate(self) -> None:
        if self._session.has_game and "game" in vars(self):
            self._way.show_closed()

    def close_down(self) -> None:
        super().close_down()
        self._session.computers.close()
