"""Public view: the parts of views and events that others may see, and answers given unasked."""

from dataclasses import replace
from typing import Final

from acquire_desktop.games.hotel_tycoon.engine.actions import Action, ThrowDice
from acquire_desktop.games.hotel_tycoon.engine.board import NOBODY, Seat
from acquire_desktop.games.hotel_tycoon.engine.decisions import (
    ClaimNotice,
    EntranceLoss,
    FreeEntrance,
    HotelChoice,
    LapCard,
    ProfileChoice,
    SwapNotice,
)
from acquire_desktop.games.hotel_tycoon.engine.events import Event
from acquire_desktop.games.hotel_tycoon.engine.rules.moments import CARD_DECISIONS
from acquire_desktop.games.hotel_tycoon.engine.setup import Questions
from acquire_desktop.games.hotel_tycoon.engine.state import State
from acquire_desktop.games.hotel_tycoon.engine.view import View
from acquire_desktop.session.notes import FallbackMove, OutsideFailed, SeatNote

LogEntry = Event | FallbackMove | OutsideFailed | SeatNote
"""An event or a note, which makes a line of the log."""

_FREE: Final = (ClaimNotice, EntranceLoss, FreeEntrance, HotelChoice, ProfileChoice)
"""Decisions in which neither a card of the hand nor money says what can be done."""


def is_public(state: State) -> bool:
    """Tell whether the decision shows nothing that is not on the table.

    What a player holds is secret, how many cards is not: who holds none has no secret. Where money
    is hidden, what somebody can afford is one, too. Rule: A59.
    """
    table, decision = state.table, state.table.flow[-1]
    if table.setup.options.hide_cash:
        return isinstance(decision, _FREE)
    if table.setup.options.questions is Questions.OPEN_HANDS:
        return True
    if isinstance(decision, SwapNotice | LapCard):
        return False
    holds_none = not table.hands[decision.seat] and not table.first_cards[decision.seat]
    return holds_none or type(decision) not in CARD_DECISIONS


def public_view(view: View, may_decide: bool) -> View:
    """Return a seat's view without what only that seat may know.

    Args:
        view: What the seat knows.
        may_decide: Whether the decision may be taken all the same, since it is public.
    """
    bare = replace(view, legal=view.legal if may_decide else ())
    if view.options.questions is not Questions.OPEN_HANDS:
        flow = tuple(
            SwapNotice(each.seat, None) if isinstance(each, SwapNotice) else each
            for each in view.flow
        )
        bare = replace(bare, hand=(), first_cards=(), flow=flow)
    return _without_money(bare, NOBODY)


def private_view(view: View) -> View:
    """Return the part of a view that its player is shown while the hand lies open."""
    return _without_money(view, view.seat)


def _without_money(view: View, reader: Seat) -> View:
    """Leave out the money of all but the reader where it is hidden. Rule: A59."""
    if not view.options.hide_cash:
        return view
    cash, worth = (
        tuple(amount if seat == reader else 0 for seat, amount in enumerate(amounts))
        for amounts in (view.cash, view.worth)
    )
    return replace(view, cash=cash, worth=worth)


def has_one_answer(state: State) -> bool:
    """Tell whether the decision is taken for a person: there is one answer, and it is no throw."""
    return len(state.legal) == 1 and not isinstance(state.legal[0], ThrowDice)


def given_answer(state: State, is_open: bool) -> tuple[Action, None] | None:
    """Return the action taken for a person, or None where the person is asked.

    Args:
        state: Where somebody decides.
        is_open: Whether that person's hand lies open. If it does not and the decision is private,
            the person is asked all the same: the others would see which cards are not there.
    """
    is_given = has_one_answer(state) and (is_open or is_public(state))
    return (state.legal[0], None) if is_given else None
