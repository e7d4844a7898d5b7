"""The engine's facade: six pure functions through which everything else plays.

Searches also have ``spend``, which plays a made-up state on without keeping it.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, Protocol

from acquire_desktop.games.hotel_tycoon.engine.actions import Action, IllegalActionError
from acquire_desktop.games.hotel_tycoon.engine.board import Seat
from acquire_desktop.games.hotel_tycoon.engine.cards import CARDS, Card
from acquire_desktop.games.hotel_tycoon.engine.decisions import Decision, SwapNotice
from acquire_desktop.games.hotel_tycoon.engine.events import CardDrawn, Event
from acquire_desktop.games.hotel_tycoon.engine.rules.flow import carry_out, go_on
from acquire_desktop.games.hotel_tycoon.engine.rules.hands import is_open
from acquire_desktop.games.hotel_tycoon.engine.rules.money import worths
from acquire_desktop.games.hotel_tycoon.engine.rules.start import lay_out
from acquire_desktop.games.hotel_tycoon.engine.rules.table import Table
from acquire_desktop.games.hotel_tycoon.engine.setup import Setup, random_word
from acquire_desktop.games.hotel_tycoon.engine.state import State
from acquire_desktop.games.hotel_tycoon.engine.view import View

_SHARED = (
    *("turn", "first_seat", "swapped", "saved", "postponed", "bonuses", "resting_days"),
    "end_reason",
)
"""What a view has as the table has it."""
_LISTED = (
    *("cash", "tiles", "parked", "resting", "laps", "out", "came_back", "skips", "profiles"),
    *("owners", "built", "entrances", "discard"),
)
"""What a view has as a tuple of what the table has as a list."""


class Words(Protocol):
    """Where hidden things come from when a state is made up."""

    def word(self) -> int:
        """Return a random number of 32 bits."""


@dataclass(frozen=True, slots=True)
class Step:
    """The state and events after an action."""

    state: State
    events: tuple[Event, ...]
    """Everything that happened, in order, hidden things included."""


def new_game(setup: Setup) -> State:
    """Begin a game."""
    return start(setup).state


def start(setup: Setup) -> Step:
    """Begin a game and tell what happened at the set-up."""
    table = Table(setup, random_word(setup.seed, "chance"))
    lay_out(table)
    go_on(table)
    return Step(State(table, 0), tuple(table.log))


def legal_actions(state: State) -> tuple[Action, ...]:
    """Return every action the deciding seat may take; empty only when the game is over."""
    return state.legal


def apply(state: State, action: Action) -> Step:
    """Carry out an action on a copy of the state.

    Raises:
        IllegalActionError: If the rules do not allow it now; nothing is changed.
    """
    if action not in state.legal:
        decision = type(state.table.flow[-1]).__name__
        raise IllegalActionError(f"{action} is not allowed in {decision} of seat {state.seat}")
    following = _carried_out(state, state.table.copy(), action)
    return Step(following, tuple(following.table.log))


def spend(state: State, action: Action) -> State:
    """Carry out a legal action on the state itself, which is lost by it, without events.

    For searches, which play many made-up states on.
    """
    following = _carried_out(state, state.table, action)
    following.table.log.clear()
    return following


def _carried_out(state: State, table: Table, action: Action) -> State:
    """Carry out an action on a table that is like the state's, or is its own."""
    turn, ply = table.turn.number, state.ply + 1
    carry_out(table, action)
    return State(table, ply, state.turn_ply if table.turn.number == turn else ply)


def observe(state: State, seat: Seat) -> View:
    """Return the view of a seat."""
    table = state.table
    public: dict[str, Any] = {name: getattr(table, name) for name in _SHARED}
    public |= {name: tuple(getattr(table, name)) for name in _LISTED}
    is_seat = 0 <= seat < table.setup.players
    return View(
        **public,
        seat=seat,
        mode=table.setup.mode,
        options=table.setup.options,
        players=table.setup.players,
        ply=state.ply,
        turn_ply=state.turn_ply,
        flow=tuple(_seen(table, decision, seat) for decision in table.flow),
        legal=state.legal if seat == state.seat else (),
        worth=worths(table),
        hand=table.hands[seat] if is_seat else (),
        first_cards=table.first_cards[seat] if is_seat else (),
        open_hands=tuple(table.hands) if is_open(table) else (),
        open_first_cards=tuple(table.first_cards) if is_open(table) else (),
        hand_sizes=tuple(map(len, table.hands)),
        first_card_counts=tuple(map(len, table.first_cards)),
        deck_size=len(table.deck),
    )


def _seen(table: Table, decision: Decision, seat: Seat) -> Decision:
    """Return a decision as a seat sees it."""
    if isinstance(decision, SwapNotice) and decision.seat != seat and not is_open(table):
        return SwapNotice(decision.seat, None)
    return decision


def redact(seen: Sequence[Any], seat: Seat) -> tuple[Any, ...]:
    """Return events, and other entries of the log, as a seat saw them.

    Cards drawn by others have no name; a seat of -1 has drawn none.
    """
    return tuple(
        CardDrawn(event.seat, None)
        if isinstance(event, CardDrawn) and event.seat != seat and not event.is_open
        else event
        for event in seen
    )


def resample(view: View, cash: tuple[int, ...] | None, rng: Words) -> State:
    """Return a full state that this view's seat cannot tell apart from the real one.

    Args:
        view: What the seat knows.
        cash: Believed cash of all seats; None takes the public ledger.
        rng: Where the hidden cards and later chance come from.
    """
    if cash is not None:
        view = replace(view, cash=cash)
    setup = Setup(view.mode, view.players, "resampled", view.options)
    table = Table(setup, rng.word())
    for name in _SHARED:
        setattr(table, name, getattr(view, name))
    for name in _LISTED:
        setattr(table, name, list(getattr(view, name)))
    _deal_unseen(table, view)
    # The made-up order is spent; what chance brings later begins afresh.
    table.draws = 0
    return State(table, view.ply, view.turn_ply)


def _deal_unseen(table: Table, view: View) -> None:
    """Deal the cards that the seat has not seen to where cards lie face down."""
    known = {*view.hand, *view.first_cards, *view.discard}
    known.update(*view.open_hands, *view.open_first_cards)
    known |= {each.card for each in view.flow if isinstance(each, SwapNotice) and each.card}
    unseen = [card for card in CARDS if card not in known] if view.options.events else []
    order = table.shuffled(unseen)

    def dealt(
        seat: Seat, count: int, own: tuple[Card, ...], laid: tuple[tuple[Card, ...], ...]
    ) -> tuple[Card, ...]:
        if laid or seat == view.seat:
            return laid[seat] if laid else own
        cards, order[:count] = tuple(order[:count]), []
        return cards

    for seat in range(view.players):
        table.hands[seat] = dealt(seat, view.hand_sizes[seat], view.hand, view.open_hands)
        table.first_cards[seat] = dealt(
            seat, view.first_card_counts[seat], view.first_cards, view.open_first_cards
        )
    table.flow = [
        SwapNotice(each.seat, order.pop())
        if isinstance(each, SwapNotice) and each.card is None
        else each
        for each in view.flow
    ]
    table.deck = order
