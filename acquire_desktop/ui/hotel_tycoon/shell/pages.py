"""Hotel Tycoon's pages, and the ways that lead between them."""

from collections.abc import Mapping, Sequence
from functools import cached_property, partial
from typing import TYPE_CHECKING, Any, Final

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
from acquire_desktop.games.hotel_tycoon.engine.view import View
from acquire_desktop.session.game_session import GameSession
from acquire_desktop.storage.envelope import Header
from acquire_desktop.storage.players import PlayerKind
from acquire_desktop.ui.hotel_tycoon.shell import new_game
from acquire_desktop.ui.hotel_tycoon.shell.new_game import (
    COMPUTER_LEVEL,
    NewGame,
    choice_from,
    choice_object,
    default_new_game,
    setup_of,
)
from acquire_desktop.ui.hotel_tycoon.shell.setup_page import SetupPage
from acquire_desktop.ui.hotel_tycoon.shell.setup_texts import MODES
from acquire_desktop.ui.hotel_tycoon.shell.table import HotelTycoonFrame, names_of
from acquire_desktop.ui.hotel_tycoon.words.log_texts import LEVEL_NAMES, recap_of
from acquire_desktop.ui.kit.texts import money, translate
from acquire_desktop.ui.window.frame.table_pages import Recap, TablePages
from acquire_desktop.ui.window.main_window import MainWindow

if TYPE_CHECKING:
    from acquire_desktop.ui.hotel_tycoon.lesson_page import LessonPage
    from acquire_desktop.ui.hotel_tycoon.shell.rules_page import RulesPage
    from acquire_desktop.ui.hotel_tycoon.table_page import TablePage


_SOUNDS: Final[tuple[tuple[type, str], ...]] = (
    (GameEnded, "end"),
    (StructuresBuilt, "found"),
    (LandBought, "purchase"),
    (MoneyPaid, "cash"),
    (BidMade, "purchase"),
    (CarDrove, "place"),
)
"""What is heard of several events at once: the first of these."""


def _sound_of(events: Sequence[Any]) -> str | None:
    heard = (name for kind, name in _SOUNDS if any(isinstance(event, kind) for event in events))
    return next(heard, None)


def _begins_turn(events: Sequence[Any]) -> bool:
    return any(isinstance(event, TurnBegan) for event in events)


def _edition_text(header: Header) -> str:
    """Return which game a save has."""
    if header.game == HOTEL_TYCOON:
        return translate("StartPage", "Hotel Tycoon")
    return translate("StartPage", "Acquire")


class HotelTycoonPages(TablePages):
    """Set-up, table and curtain; the first page of the program belongs to the first game."""

    frame: HotelTycoonFrame
    key = HOTEL_TYCOON
    games = GAMES
    late = ("game", "handover")
    with_known_levels = staticmethod(new_game.with_known_levels)
    usual_level = staticmethod(LEVEL_NAMES[COMPUTER_LEVEL])
    edition_text = staticmethod(_edition_text)
    sound_of = staticmethod(_sound_of)
    begins_turn = staticmethod(_begins_turn)

    def __init__(self, window: MainWindow, session: GameSession) -> None:
        super().__init__(window, session)
        self.setup = SetupPage(self)
        self.addWidget(self.setup)
        self.setup.start_requested.connect(self.start_game)
        self.setup.cancelled.connect(self._cancel)
        self.setup.rules_wanted.connect(self.show_rules)
        self.setup.lesson_wanted.connect(self.show_lesson)
        self.take_frame(HotelTycoonFrame(window, self, session))
        session.ended.connect(window.refresh)
        session.rewound.connect(self._follow_cover)

    @cached_property
    def game(self) -> "TablePage":
        """The table."""
        from acquire_desktop.ui.hotel_tycoon.table_page import TablePage

        page = TablePage()
        self.addWidget(page)
        self.frame.take_page(page)
        page.new_game_wanted.connect(self.show_new_game)
        page.line.turn_buttons.set_commands(self._window.menus.actions)
        return page

    @cached_property
    def rules(self) -> "RulesPage":
        """The rules to read."""
        from acquire_desktop.ui.hotel_tycoon.shell.rules_page import RulesPage

        page = RulesPage()
        self.addWidget(page)
        page.left.connect(self.trail.leave)
        return page

    @cached_property
    def lesson(self) -> "LessonPage":
        """The lesson, with a table of its own."""
        from acquire_desktop.ui.hotel_tycoon.lesson_page import LessonPage

        page = LessonPage()
        self.addWidget(page)
        page.left.connect(self.trail.leave)
        page.new_game_wanted.connect(self._play_for_real)
        page.played.connect(lambda events: self.heard.emit(_sound_of(events) or ""))
        return page

    def show_lesson(self) -> None:
        """Begin the lesson, over what is on view; a game on the table stays there."""
        self._window.message_bar.clear()
        self.lesson.begin(names_of(default_new_game().players[:2]))
        self.trail.lay(self.lesson)

    def _play_for_real(self) -> None:
        self.trail.leave()
        if self._session.has_game:
            self.show_new_game()

    def show_rules(self) -> None:
        """Show the rules over what is on view."""
        self.trail.lay(self.rules)

    # Before a game

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
        """Show the curtain where the cards of the viewer were covered."""
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
        session = self._session
        return partial(recap_of, session.events_since_shown(seat), seat, names_of(session.players))

    def title(self) -> str:
        view: View = self._session.view
        name = translate("StartPage", "Hotel Tycoon")
        if self._session.is_over:
            return translate("HotelWindow", "{game} — the game is over", game=name)
        return translate(
            "HotelWindow",
            "{game} — round {round} — {player}",
            game=name,
            round=view.turn.round,
            player=self._session.players[view.turn.seat].name,
        )

    def facts(self) -> Sequence[str]:
        view: View = self._session.view
        round_ = translate(
            "HotelWindow",
            "round {round} of {last}" if view.options.round_limit else "round {round}",
            round=view.turn.round,
            last=view.options.round_limit,
        )
        goal = translate("HotelWindow", "{amount} wins", amount=money(view.options.goal))
        facts = [MODES[view.mode](), round_, goal]
        if view.options.events:
            facts.append(_deck_text(view.deck_size))
        return ["   ·   ".join(facts[first:]) for first in range(len(facts))]

    def report_facts(self) -> Mapping[str, str]:
        session = self._session
        if not session.has_game:
            return {"Game": "none of Hotel Tycoon"}
        view: View = session.view
        people = sum(player.kind is PlayerKind.HUMAN for player in session.players)
        return {
            "Game": f"Hotel Tycoon, {view.mode.value}, {view.players} players, {people} of them"
            f" people, turn {view.turn.number}{', over' if session.is_over else ''}"
        }

    def retranslate(self) -> None:
        if self._session.has_game and "game" in vars(self):
            self.frame.show_closed()

    def close_down(self) -> None:
        super().close_down()
        self._session.computers.close()


def _deck_text(count: int) -> str:
    if not count:
        return translate("HotelWindow", "no card in the deck")
    return translate("HotelWindow", "%n card(s) in the deck", n=count)
