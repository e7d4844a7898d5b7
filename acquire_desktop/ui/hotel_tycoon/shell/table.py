"""The table of Hotel Tycoon in its window: the running game on view, seats and undo in words."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from acquire_desktop.choices import Speed
from acquire_desktop.game import UndoObstacle
from acquire_desktop.games.hotel_tycoon.engine.board import NOBODY
from acquire_desktop.games.hotel_tycoon.engine.setup import Questions
from acquire_desktop.games.hotel_tycoon.engine.view import View
from acquire_desktop.games.hotel_tycoon.hint import hint
from acquire_desktop.games.hotel_tycoon.history import history_of
from acquire_desktop.session.game_session import GameSession
from acquire_desktop.session.screen import human_seats
from acquire_desktop.storage.players import Player, PlayerKind
from acquire_desktop.ui.hotel_tycoon.shell.new_game import COMPUTER_LEVEL, COMPUTER_NAMES
from acquire_desktop.ui.hotel_tycoon.shell.seat_row import level_box
from acquire_desktop.ui.hotel_tycoon.words.log_texts import LEVEL_NAMES
from acquire_desktop.ui.hotel_tycoon.words.names import Names
from acquire_desktop.ui.kit.look.seat_marks import MARK_COUNT
from acquire_desktop.ui.kit.page_stack import PageStack
from acquire_desktop.ui.kit.texts import later, translate
from acquire_desktop.ui.window.frame.seat_dialog import SeatWords
from acquire_desktop.ui.window.frame.table_controller import TableController
from acquire_desktop.ui.window.main_window import MainWindow

if TYPE_CHECKING:
    from acquire_desktop.ui.hotel_tycoon.table_page import TablePage

_READ_MS: Final = {
    Speed.SLOW: 5500,
    Speed.NORMAL: 3500,
    Speed.FAST: 1600,
    Speed.INSTANT: None,
    Speed.STEP: 0,
}
"""How long an event card is shown before computers go on; with ``STEP`` they wait for a key."""
_PEOPLE: Final = ("cap", "bob", "aviator", "headwrap")
_GUESTS: Final = ("founder", "raider", "shadow", "banker", "builder")
"""The portraits of people, and of the computers by ``COMPUTER_NAMES``."""
_OBSTACLES: Final = {
    UndoObstacle.NOTHING_DONE: "There is nothing to undo yet.",
    UndoObstacle.OTHER_ACTED: "Another player acted after that, so it can't be undone.",
    UndoObstacle.OTHER_DECIDES: "Another player has seen the table and is deciding now.",
    UndoObstacle.DRAWN: "Dice were thrown or a card was seen, so this can't be undone.",
    UndoObstacle.HOLDINGS_SHOWN: "What was revealed can't be hidden again.",
    UndoObstacle.GAME_OVER: "The game is over.",
    UndoObstacle.SEAT_CHANGED: "A seat has changed players since.",
    UndoObstacle.COVERED: "The cards are hidden.",
}


class HotelTycoonFrame(TableController):
    """Shows the session's game on the table, and hands over what is decided there."""

    _page: "TablePage"

    def __init__(self, window: MainWindow, pages: PageStack, session: GameSession) -> None:
        super().__init__(window, pages, session, _seat_words)

    def take_page(self, page: "TablePage") -> None:
        """Serve the page of the table, which is made later."""
        self._page = self.table = page
        self._names = Names(())
        self._seen_ply = 0
        session = self._session
        page.scene.read_ms = self._read_ms
        page.scene.held.connect(session.computer_turns.pace.set_reading)
        page.chosen.connect(self._submit)
        session.began.connect(self._begin)
        session.left.connect(page.forget)
        session.stepped.connect(self._show_step)
        session.rewound.connect(self._show_anew)
        if session.has_game:
            self._begin()
        page.hand_wanted.connect(self.seating.open_hand)

    def obstacle(self) -> str:
        """Return why nothing can be taken back, or an empty text."""
        obstacle = self._session.undo_obstacle() if self._session.has_game else None
        return "" if obstacle is None else translate("TurnButtons", _OBSTACLES[obstacle])

    def may_ask(self) -> bool:
        """Tell whether there is a choice that a hint can be given for."""
        session = self._session
        is_asked = self.is_at_table() and session.awaits_human and session.screen.shows_hand
        return is_asked and len(session.view.legal) > 1

    def ask_hint(self) -> None:
        """Say what a Medium computer would do."""
        if self.may_ask():
            self._page.line.show_hint(hint(self._session.view))

    def show_closed(self) -> None:
        """Offer to open the hand on screen while that is closed, in the present language."""
        self._page.rail.show_closed(opener_text(self._session))

    def _read_ms(self) -> int | None:
        """Return how long a scene is shown; people alone have nothing that a speed could hurry."""
        pace = self._session.computer_turns.pace
        if pace.is_skipping:
            return None
        are_people = all(player.decides for player in self._session.players)
        return _READ_MS[Speed.NORMAL if are_people else pace.speed]

    def _begin(self) -> None:
        self._names = names_of(self._session.players)
        self._page.set_names(self._names)
        self._seen_ply = self._session.view.ply
        self._show_anew()

    def _show_anew(self) -> None:
        """Show the moment, its events in the log, and the newest as a scene."""
        steps, view = self._session.events_by_step(), self._session.view
        self._page.forget()
        self._page.tell([entry for step in steps for entry in step])
        self._page.show_view(view)
        if view.ply > self._seen_ply and not self._session.screen.is_closed:
            # The last action brought somebody else to the screen.
            self._page.show_scenes(steps[-1])
        self._end_showing(view)

    def _show_step(self, events: Sequence[Any]) -> None:
        view = self._session.view
        self._page.show_view(view, events)
        self._end_showing(view)

    def _end_showing(self, view: View) -> None:
        """Note what was shown; of a game that is over, show its course as well."""
        session = self._session
        self._seen_ply = view.ply
        self.show_closed()
        if session.is_over:
            states = session.states()[: session.last_step + 1]
            self._page.show_history(history_of(states, session.events_by_step()))

    def _submit(self, action: Any) -> None:
        """Carry a decision out, unless it comes too late: a key can be quicker than the table."""
        if self._session.awaits_human and action in self._session.view.legal:
            self._session.submit(action)


def _seat_words() -> SeatWords:
    """Return the words for seats that change hands."""
    return SeatWords(
        usual_level=COMPUTER_LEVEL,
        level_text=lambda level: LEVEL_NAMES[level](),
        make_levels=level_box,
        before_shown=later("HotelSeats", "Before your cards are shown."),
        when_back=later(
            "HotelSeats",
            "If nobody else has to decide now, the cards are shown. Only their owner should look.",
        ),
        when_forgotten=_when_forgotten,
    )


def _when_forgotten(name: str) -> str:
    return translate(
        "HotelSeats",
        "Show this to everybody at the table. The PIN of {player} is removed, and the cards"
        " are shown to the person who says they are {player}.",
        player=name,
    )


def show_cards_text(name: str) -> str:
    """Return the text of the button that shows a player the own cards."""
    return translate("HotelWindow", "I am {name} — show my cards", name=name)


def opener_text(session: GameSession) -> str:
    """Return the text of the button that opens the hand on screen; empty where there is none."""
    screen = session.screen
    if session.is_over or not screen.is_shut:
        return ""
    view, name = session.view, session.players[screen.seat].name
    if not session.seats.may_look(screen.seat):
        return translate("Cover", "I am {name} — take my seat back", name=name)
    is_closed = view.options.questions is not Questions.OPEN_HANDS
    has_cards = view.hand_sizes[screen.seat] or view.first_card_counts[screen.seat]
    has_secrets = is_closed and has_cards
    if not (has_secrets or view.options.hide_cash):
        return ""
    is_watched = not session.seats.people
    watch = translate("HotelWindow", "Show {player}'s cards", player=name)
    return watch if is_watched else show_cards_text(name)


def names_of(players: Sequence[Player]) -> Names:
    """Return the names and the marks of the players at a table."""
    people = human_seats(players)
    you = people[0] if len(people) == 1 else NOBODY
    chosen = [player.mark for player in players]
    free = (mark for mark in range(MARK_COUNT) if mark not in chosen)
    marks = tuple(next(free) if mark is None else mark for mark in chosen)
    return Names(tuple(player.name for player in players), you, marks, _portraits_of(players))


def _portraits_of(players: Sequence[Player]) -> tuple[str, ...]:
    """Return the portraits by seat: of people in their order, of computers by their names."""
    people, usual = iter(_PEOPLE), dict(zip(COMPUTER_NAMES, _GUESTS, strict=True))
    seen = [player.name for player in players]
    free = (key for name, key in usual.items() if name not in seen)
    return tuple(
        next(people) if player.kind is PlayerKind.HUMAN else usual.get(player.name) or next(free)
        for player in players
    )
