"""Windows: the moments at which opponents may play a card of their own."""

from acquire_desktop.games.hotel_tycoon.engine.actions import Action, Pass, PlayCard
from acquire_desktop.games.hotel_tycoon.engine.board import Seat
from acquire_desktop.games.hotel_tycoon.engine.cards import Card
from acquire_desktop.games.hotel_tycoon.engine.decisions import CardWindow
from acquire_desktop.games.hotel_tycoon.engine.events import DiceTurned
from acquire_desktop.games.hotel_tycoon.engine.rules.hands import may_hold, use_card
from acquire_desktop.games.hotel_tycoon.engine.rules.moments import plays
from acquire_desktop.games.hotel_tycoon.engine.rules.stops import stop
from acquire_desktop.games.hotel_tycoon.engine.rules.table import Table
from acquire_desktop.games.hotel_tycoon.engine.terms import StopCause


def open_window(table: Table, card: Card, mover: Seat) -> None:
    """Ask every opponent who might hold a card, in seat order after the mover.

    Rule: A58.
    """
    seats = tuple(seat for seat in table.opponents(mover) if may_hold(table, seat, card))
    if seats:
        table.push(CardWindow(card, mover, seats))


def window_actions(table: Table, window: CardWindow) -> list[Action]:
    """Return to pass, and each way to play the card if it is held."""
    return [Pass(), *plays(table, window)]


def answer_window(table: Table, window: CardWindow, action: Action) -> None:
    """Play the card, which closes the window, or let the next seat be asked."""
    table.pop()
    if not isinstance(action, PlayCard):
        if window.seats[1:]:
            table.push(CardWindow(window.card, window.mover, window.seats[1:]))
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
