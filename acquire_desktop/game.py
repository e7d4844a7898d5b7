"""The record ``Game``: what the program asks of a board game, as functions on values.

Session, storage and the computer players' process run whatever game they are given by this record
and import none. ``acquire/game.py`` fills it in for Acquire. What the functions pass to each other
(set-up, state, view, action, event) stays closed to those who run the game, but for the few fields
that the protocols here name.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Any, Generic, Protocol, TypeVar

Seat = int
"""A player's place at the table, counted from 0."""


class GameSetup(Protocol):
    """All that fixes a game before its first action."""

    @property
    def players(self) -> int:
        """Seats at the table."""

    @property
    def seed(self) -> str:
        """The text that chance comes from."""


class GameState(Protocol):
    """A whole game at one decision, hidden things included; never changed."""

    @property
    def setup(self) -> Any:
        """How the game began."""

    @property
    def ply(self) -> int:
        """Actions applied so far."""

    @property
    def seat(self) -> Seat:
        """The seat that decides now; the last to decide when the game is over."""

    @property
    def turn_seat(self) -> Seat:
        """The seat that has the turn, also while another seat decides."""

    @property
    def over(self) -> bool:
        """Whether the game is over."""

    def key(self) -> tuple[object, ...]:
        """Return everything in which two states of one set-up can differ, as plain values."""


class GameView(Protocol):
    """All that one seat may know: a frozen dataclass."""

    @property
    def seat(self) -> Seat:
        """Whose view it is."""

    @property
    def legal(self) -> Sequence[Any]:
        """The actions of the seat if it decides now; the first of them does no harm."""


class UndoObstacle(Enum):
    """Why the last action cannot be taken back."""

    NOTHING_DONE = "nothing done"
    OTHER_ACTED = "another player acted last"
    OTHER_DECIDES = "another person decides now"
    SEAT_CHANGED = "a seat has changed hands since"
    DRAWN = "something hidden was drawn"
    HOLDINGS_SHOWN = "hidden holdings were told"
    GAME_OVER = "the game is over"
    COVERED = "nobody's hand lies open"


@dataclass(frozen=True, slots=True)
class SeatResult:
    """How a finished game ended for one seat."""

    total: int
    """What the places are told by, as dollars."""
    place: int
    """Counted from 1; equal totals share a place."""
    counts: Mapping[str, int]
    """What else the game counts of a seat, by names of a-z and ``_``, at most 16 of them."""


StateT_co = TypeVar("StateT_co", covariant=True)
EventT_co = TypeVar("EventT_co", covariant=True)


class GameStep(Protocol[StateT_co, EventT_co]):
    """The result of an action."""

    @property
    def state(self) -> StateT_co:
        """The state after it."""

    @property
    def events(self) -> Sequence[EventT_co]:
        """Everything that happened, in order, hidden things included."""


SetupT = TypeVar("SetupT", bound=GameSetup)
StateT = TypeVar("StateT", bound=GameState)
ViewT = TypeVar("ViewT", bound=GameView)
ActionT = TypeVar("ActionT")
EventT = TypeVar("EventT")
EntryT = TypeVar("EntryT")


@dataclass(frozen=True)
class Game(Generic[SetupT, StateT, ViewT, ActionT, EventT, EntryT]):
    """A game that the program can run."""

    key: str
    """Names it in files; never changed."""
    players_module: str
    """The module with its computer players, which their process loads: see ``session.worker``.

    They also judge what was done.
    """
    view_to_json: Callable[[ViewT], object]
    """Write a view as plain JSON values; that module reads them."""
    view_object: Callable[[ViewT], Mapping[str, object]]
    """Write a view for programs of others, with the legal actions as lines: docs/protocol.md."""
    thinking_s: Callable[[str], float]
    """Return for how many seconds a computer player of a level may think about a decision.

    Also for how long an action may be judged, by the name of the effort.
    """

    # The rules

    start: Callable[[SetupT], GameStep[StateT, EventT]]
    """Begin a game."""
    apply: Callable[[StateT, ActionT], GameStep[StateT, EventT]]
    """Carry out an action on a copy; ``ValueError`` if the rules do not allow it."""
    observe: Callable[[StateT, Seat], ViewT]
    """Return what a seat may know."""
    turn_of: Callable[[StateT], int]
    """Return the number of the turn, counted from 1 over all players."""
    result_of: Callable[[Sequence[StateT], Sequence[Sequence[EventT]]], tuple[SeatResult, ...]]
    """Return how a finished game ended, by seat, from its states and what happened before each."""
    random_word: Callable[[SetupT, str], int]
    """Return a number of 32 bits that depends on the set-up's seed and what it is for."""

    # Files

    action_text: Callable[[ActionT, SetupT], str]
    """Write an action as a line."""
    parse_action: Callable[[str, SetupT], ActionT]
    """Read a line back; ``ValueError`` if it is none."""
    is_referees: Callable[[str], bool]
    """Tell whether a line is a referee's, which moves hidden things and is nobody's action."""
    referee: Callable[[StateT, str], StateT]
    """Carry out a referee's line; ``ValueError`` if that cannot be."""
    edition_key: Callable[[SetupT], str]
    """Return under which published rules a set-up plays."""
    setup_object: Callable[[SetupT], dict[str, object]]
    """Write a set-up as JSON values, without the players."""
    setup_from: Callable[[Mapping[str, object], int], SetupT]
    """Read a set-up for so many players back; ``StrictJsonError`` or ``SaveError`` if it is none.
    """

    # At one screen

    is_public: Callable[[StateT], bool]
    """Tell whether the decision shows nothing that is not on the table, so that anybody may look.
    """
    public_view: Callable[[ViewT, bool], ViewT]
    """Return a view without what only its seat may know, and whether the decision may be taken."""
    private_view: Callable[[ViewT], ViewT]
    """Return a view without what its own player may know, but is to remember unaided."""
    has_one_answer: Callable[[StateT], bool]
    """Tell whether the decision is taken for a person, since there is one answer."""
    given_answer: Callable[[StateT, bool], tuple[ActionT, EntryT | None] | None]
    """Return what is done for a person, with a note on it, or None where the person is asked.

    The second argument says whether the person's hand lies open.
    """
    learnt: Callable[[SetupT, Sequence[EventT]], UndoObstacle | None]
    """Return what somebody has learnt by events, so that they cannot be taken back, or None."""
    note_taken_back: Callable[[StateT, ActionT], EntryT | None]
    """Return what the others are told of an action that is taken back, or None."""
    redact: Callable[[Sequence[EntryT], Seat], tuple[EntryT, ...]]
    """Return what a seat was told of events and notes; no seat is the reader for -1."""
    goes_by: Callable[[ViewT, ActionT], bool] = lambda _view, _action: False
    """Tell whether an action shows nothing, so that nobody waits for it."""


AnyGame = Game[Any, Any, Any, Any, Any, Any]
"""A game for those who run it without knowing it."""
Games = Mapping[str, AnyGame]
"""Games by their keys."""
