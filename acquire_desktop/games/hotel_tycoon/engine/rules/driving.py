"""Driving: the choice of the die, the way tile by tile, and the lines across it."""

from typing import Final

from acquire_desktop.games.hotel_tycoon.engine.actions import Action, Drive
from acquire_desktop.games.hotel_tycoon.engine.board import (
    AFTER_BANK_LINE,
    AFTER_TOWN_HALL_LINE,
    START,
    Seat,
    next_tile,
)
from acquire_desktop.games.hotel_tycoon.engine.cards import MAX_TIP_SPACES, TIP_A_SPACE, Card
from acquire_desktop.games.hotel_tycoon.engine.decisions import (
    BankInterest,
    ClaimNotice,
    Driving,
    MoveChoice,
)
from acquire_desktop.games.hotel_tycoon.engine.events import CarDrove, LineCrossed
from acquire_desktop.games.hotel_tycoon.engine.rules.hands import use_card
from acquire_desktop.games.hotel_tycoon.engine.rules.moments import can_play
from acquire_desktop.games.hotel_tycoon.engine.rules.money import pay
from acquire_desktop.games.hotel_tycoon.engine.rules.stops import stop
from acquire_desktop.games.hotel_tycoon.engine.rules.table import Table
from acquire_desktop.games.hotel_tycoon.engine.rules.windows import open_window
from acquire_desktop.games.hotel_tycoon.engine.setup import Claims, Profile
from acquire_desktop.games.hotel_tycoon.engine.terms import BANK, Line, Reason, StopCause
from acquire_desktop.games.hotel_tycoon.engine.turn_record import is_double

LAP_BONUSES: Final = (2000, 1000)
"""For the first and the second player who drive onto or over the start tile."""
CARD_LAPS: Final = range(3, 6)
"""The laps that a startupper begins with a card. Rule: A37."""


def move_actions(table: Table, choice: MoveChoice) -> list[Action]:
    """Return how far the car may drive.

    Rule: R3, A6, A8, A49. A six is forced, a double is any number; no tip after a six.
    """
    dice = table.turn.dice
    if 6 in dice:
        return [Drive(6)]
    pips = range(1, 7) if is_double(dice) else sorted(dice)
    tips = range(_most_tip(table, choice) + 1)
    return [Drive(each, tip) for tip in tips for each in pips]


def _most_tip(table: Table, choice: MoveChoice) -> int:
    """Return the further spaces that a player can buy."""
    if not can_play(table, choice, Card.HUGE_TIP):
        return 0
    return min(MAX_TIP_SPACES, table.cash[choice.seat] // TIP_A_SPACE)


def set_out(table: Table, choice: MoveChoice, action: Action) -> None:
    """Begin the drive."""
    assert isinstance(action, Drive), "nothing else is offered"
    seat = choice.seat
    table.pop()
    if action.tip:
        use_card(table, seat, Card.HUGE_TIP)
        pay(table, seat, BANK, TIP_A_SPACE * action.tip, Reason.CARD, Card.HUGE_TIP)
    table.push(Driving(seat, table.tiles[seat], action.pips + action.tip))


def drive_on(table: Table, driving: Driving) -> None:
    """Drive a tile further, or arrive.

    Rule: R4, A14. From a tile with another car a car goes on to the next free one.
    """
    seat = driving.seat
    if table.resting[seat]:
        _arrive(table, driving)
    elif driving.steps:
        table.swap(Driving(seat, driving.start, driving.steps - 1))
        _enter(table, driving)
    elif table.tiles[seat] == START:
        _arrive(table, driving)
        if not table.resting_days:
            table.tell(CarDrove(seat, driving.start, START))
            stop(table, seat, StopCause.EXACT)
    elif any(table.tiles[other] == table.tiles[seat] for other in table.opponents(seat)):
        table.swap(Driving(seat, driving.start, 1))
    else:
        _arrive(table, driving)
        table.tell(CarDrove(seat, driving.start, table.tiles[seat]))


def break_off(table: Table, driving: Driving) -> None:
    """Let a car that wins on its way stand on the next tile without another car.

    Rule: A14, A31.
    """
    seat = driving.seat
    taken = {table.tiles[other] for other in table.opponents(seat)} - {START}
    while table.tiles[seat] in taken:
        table.tiles[seat] = next_tile(table.tiles[seat])
    table.tell(CarDrove(seat, driving.start, table.tiles[seat]))


def _arrive(table: Table, driving: Driving) -> None:
    table.pop()
    table.mark(tile=table.tiles[driving.seat])


def _enter(table: Table, driving: Driving) -> None:
    """Enter the next tile and do what a line in front of it brings."""
    seat = driving.seat
    tile = table.tiles[seat] = next_tile(table.tiles[seat])
    if tile == AFTER_BANK_LINE:
        _cross_bank_line(table, seat)
    elif tile == AFTER_TOWN_HALL_LINE:
        table.tell(LineCrossed(seat, Line.TOWN_HALL))
        table.mark(rights=table.turn.rights + 1)
    elif tile == START:
        _begin_lap(table, seat)
        if table.resting_days:
            table.tell(CarDrove(seat, driving.start, START))
            table.swap(Driving(seat, START, driving.steps - 1))
            stop(table, seat, StopCause.RESTING)


def _cross_bank_line(table: Table, seat: Seat) -> None:
    """Let the Bank pay, unless an opponent plays Antitrust. Rule: R6, R20."""
    table.tell(LineCrossed(seat, Line.BANK))
    if table.has(seat, Profile.CO_OP):
        table.mark(rights=table.turn.rights + 1)
    table.push(BankInterest(seat))
    open_window(table, Card.ANTITRUST, seat)


def pay_interest(table: Table, interest: BankInterest) -> None:
    """Pay what the Bank owes for crossing its line, or ask for the claim. Rule: R6, A64."""
    table.pop()
    options = table.setup.options
    if options.claims is Claims.MANUAL:
        table.push(ClaimNotice(interest.seat, options.interest))
    else:
        pay(table, BANK, interest.seat, options.interest, Reason.BANK_LINE)


def _begin_lap(table: Table, seat: Seat) -> None:
    """Count the lap, and pay the first two players who begin a second one.

    Rule: R5, A12.
    """
    table.laps[seat] += 1
    table.tell(LineCrossed(seat, Line.START))
    if table.laps[seat] + 1 in CARD_LAPS and table.has(seat, Profile.STARTUPPER):
        table.mark(lap_cards=table.turn.lap_cards + 1)
    if table.laps[seat] == 1 and table.bonuses < len(LAP_BONUSES):
        table.bonuses += 1
        pay(table, BANK, seat, LAP_BONUSES[table.bonuses - 1], Reason.LAP_BONUS)
