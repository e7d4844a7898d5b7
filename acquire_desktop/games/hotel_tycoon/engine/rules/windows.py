"""Windows: the moments at which opponents may play a card of their own."""

from dataclasses import replace
from typing import Final

from acquire_desktop.games.hotel_tycoon.engine.actions import Action, Pass, PlayCard, Wait
from acquire_desktop.games.hotel_tycoon.engine.board import Seat
from acquire_desktop.games.hotel_tycoon.engine.cards import Card
from acquire_desktop.games.hotel_tycoon.engine.decisions import CardWindow
from acquire_desktop.games.hotel_tycoon.engine.events import DiceTurned
from acquire_desktop.games.hotel_tycoon.engine.rules.hands import is_open, may_hold, use_card
from acquire_desktop.games.hotel_tycoon.engine.rules.moments import plays
from acquire_desktop.games.hotel_tycoon.engine.rules.stops import stop
from acquire_desktop.games.hotel_tycoon.engine.rules.table import Table
from acquire_desktop.games.hotel_tycoon.engine.setup import Questions
from acquire_desktop.games.hotel_tycoon.engine.terms import StopCause

_OF_WINDOWS: Final = (Card.FRAMED, Card.MIND_CONTROL, Card.ANTITRUST)
"""The cards that are played at another player's move."""


def open_window(table: Table, card: Card, mover: Seat) -> None:
    """Ask the opponents who might play a card, in seat order after the mover.

    Rule: A58, A62.
    """
    is_first = table.turn.waiting is None and _is_once(table)
    seats = tuple(seat for seat in table.opponents(mover) if _is_asked(table, seat, card, mover))
    if is_first:
        table.mark(waiting=())
    if seats:
        table.push(CardWindow(card, mover, seats, is_first))


def _is_once(table: Table) -> bool:
    """Tell whether there is one question a turn for those who do not wait."""
    return table.setup.options.questions is Questions.ONCE_A_TURN


def _is_asked(table: Table, seat: Seat, card: Card, mover: Seat) -> bool:
    """Tell whether a player is asked for a card at its moment."""
    if is_open(table):
        return bool(plays(table, CardWindow(card, mover, (seat,))))
    if _is_once(table):
        waiting = table.turn.waiting
        if waiting is None:
            return any(may_hold(table, seat, each) for each in _OF_WINDOWS)
        return seat in waiting and may_hold(table, seat, card)
    return may_hold(table, seat, card)


def window_actions(table: Table, window: CardWindow) -> list[Action]:
    """Return to pass, to be asked again where that is once a turn, and the ways to play a card."""
    wait = [Wait()] if window.may_wait else []
    return [Pass(), *wait, *plays(table, window)]


def answer_window(table: Table, window: CardWindow, action: Action) -> None:
    """Play the card, which closes the window, or let the next seat be asked."""
    table.pop()
    if isinstance(action, Wait):
        table.mark(waiting=(*(table.turn.waiting or ()), window.seat))
    if not isinstance(action, PlayCard):
        if window.seats[1:]:
            table.push(replace(window, seats=window.seats[1:]))
        return
    use_card(table, window.seat, window.card, action.target)
    if window.card is Card.FRAMED:
        stop(table, action.target, StopCause.FRAMED)
    elif window.card is Card.MIND_CONTROL:
        _turn_dice(table, window.seat, action.dice)
    else:
        table.pop()  # what the Bank was about to pay


def _turn_dice(table: Table, seat: Seat, which: int) -> None:
    """Turn dice upside down, before sixes and doubles are read. Rule: A50."""
    dice = tuple(
        7 - pips if which >> index & 1 else pips for index, pips in enumerate(table.turn.dice)
    )
    table.mark(dice=dice)
    table.tell(DiceTurned(seat, dice))
