"""Stops: the Car Park, Resting Days, and Coffee against both."""

from acquire_desktop.games.hotel_tycoon.engine.actions import Action, Pass, PlayCard
from acquire_desktop.games.hotel_tycoon.engine.board import START, Seat
from acquire_desktop.games.hotel_tycoon.engine.cards import Card
from acquire_desktop.games.hotel_tycoon.engine.decisions import StopNotice
from acquire_desktop.games.hotel_tycoon.engine.events import (
    CarParked,
    DiceThrown,
    RestBegan,
    RestEnded,
)
from acquire_desktop.games.hotel_tycoon.engine.rules.hands import may_hold, use_card
from acquire_desktop.games.hotel_tycoon.engine.rules.moments import plays
from acquire_desktop.games.hotel_tycoon.engine.rules.table import Table
from acquire_desktop.games.hotel_tycoon.engine.terms import Purpose, StopCause


def stop(table: Table, seat: Seat, cause: StopCause) -> None:
    """Stop a car on the start tile, unless its player plays Coffee."""
    if table.parked[seat]:
        return
    if may_hold(table, seat, Card.COFFEE):
        table.push(StopNotice(seat, cause))
    else:
        _stop(table, seat, cause)


def stop_actions(table: Table, notice: StopNotice) -> list[Action]:
    """Return to stop, and Coffee if it is held."""
    return [Pass(), *plays(table, notice)]


def answer_stop(table: Table, notice: StopNotice, action: Action) -> None:
    """Stop, or drink Coffee and go on."""
    table.pop()
    if isinstance(action, PlayCard):
        use_card(table, notice.seat, Card.COFFEE)
    else:
        _stop(table, notice.seat, notice.cause)


def _stop(table: Table, seat: Seat, cause: StopCause) -> None:
    """Bring the car to the start tile. Rule: R7, A12: no lap begins by that, no line is crossed."""
    table.tiles[seat] = START
    if cause is StopCause.RESTING:
        table.resting[seat] = True
        table.tell(RestBegan(seat))
        return
    table.parked[seat], table.resting[seat] = True, False
    table.tell(CarParked(seat, cause))
    if cause is StopCause.TIRED and seat == table.turn.seat:
        table.mark(cut_short=True)


def all_gathered(table: Table) -> bool:
    """Tell whether Resting Days end: every player in play is parked or rests. Rule: A41."""
    return table.resting_days and all(map(table.is_closed, table.in_play()))


def release(table: Table) -> Seat:
    """End Resting Days and return who moves next: the highest throw, tied ones throw again."""
    throwing = table.in_play()
    while len(throwing) > 1:
        thrown = throw_each(table, throwing, Purpose.REST)
        highest = max(thrown.values())
        throwing = [seat for seat in throwing if thrown[seat] == highest]
    table.resting_days = False
    table.resting = [False] * table.setup.players
    table.tell(RestEnded(throwing[0]))
    return throwing[0]


def throw_each(table: Table, seats: list[Seat], purpose: Purpose) -> dict[Seat, int]:
    """Let each of the seats throw one die."""
    thrown = {}
    for seat in seats:
        thrown[seat] = table.die()
        table.tell(DiceThrown(seat, purpose, (thrown[seat],)))
    return thrown
