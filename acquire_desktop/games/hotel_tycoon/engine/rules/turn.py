"""Turn: its stages from the first duty to the next player."""

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from acquire_desktop.games.hotel_tycoon.engine.actions import (
    Action,
    LeavePark,
    StayParked,
    ThrowDice,
)
from acquire_desktop.games.hotel_tycoon.engine.board import PARK_FEE, PARK_FINE, Seat
from acquire_desktop.games.hotel_tycoon.engine.cards import Card
from acquire_desktop.games.hotel_tycoon.engine.decisions import (
    BeforeThrow,
    Drawing,
    LapCard,
    MoveChoice,
    ParkChoice,
    ParkedTurn,
    SpaceMenu,
    Stage,
    TurnFlow,
)
from acquire_desktop.games.hotel_tycoon.engine.events import DiceThrown, ParkLeft, TurnMissed
from acquire_desktop.games.hotel_tycoon.engine.rules.bills import charge
from acquire_desktop.games.hotel_tycoon.engine.rules.money import check_win
from acquire_desktop.games.hotel_tycoon.engine.rules.space import (
    act_in_own_turn,
    open_space,
    own_turn_actions,
)
from acquire_desktop.games.hotel_tycoon.engine.rules.start import begin_turn
from acquire_desktop.games.hotel_tycoon.engine.rules.staying import begin_stay
from acquire_desktop.games.hotel_tycoon.engine.rules.stops import all_gathered, release, stop
from acquire_desktop.games.hotel_tycoon.engine.rules.table import GameDecided, Table
from acquire_desktop.games.hotel_tycoon.engine.rules.windows import open_window
from acquire_desktop.games.hotel_tycoon.engine.setup import Movement
from acquire_desktop.games.hotel_tycoon.engine.terms import EndReason, Purpose, Reason, StopCause
from acquire_desktop.games.hotel_tycoon.engine.turn_record import Turn, is_double


def go_on(table: Table, flow: TurnFlow) -> None:
    """Do the next thing of a turn; one that is cut short, or whose player is out, ends."""
    is_over = table.turn.cut_short or table.out[flow.seat]
    stage = Stage.END if is_over else flow.stage
    following = _STAGES[stage](table, flow.seat)
    if following is not None:
        # A turn lies at the bottom, beneath what the stage has put on top of it.
        table.flow[0] = TurnFlow(flow.seat, following)


def must_stop(table: Table, seat: Seat) -> bool:
    """Tell whether there is no further throw in this turn."""
    return table.turn.last_throw or table.turn.cut_short or table.is_closed(seat)


def _duties(table: Table, seat: Seat) -> Stage:
    """Present a postponed bill, which cannot be put off again. Rule: A34."""
    open_bill = table.postponed
    if open_bill is not None and open_bill.seat == seat:
        table.postponed = None
        table.push(replace(open_bill, postponed=True))
    return Stage.BEGIN


def _begin(table: Table, seat: Seat) -> Stage:
    """Miss the turn, win by cash, or go to where the car stands."""
    if table.skips[seat]:
        table.skips[seat] -= 1
        table.tell(TurnMissed(seat))
        return Stage.END
    check_win(table, seat)
    if table.parked[seat]:
        table.push(ParkedTurn(seat))
    return Stage.READY


def _ready(table: Table, seat: Seat) -> Stage:
    """Ask for the throw."""
    if must_stop(table, seat):
        return Stage.MENU
    table.push(BeforeThrow(seat))
    return Stage.THROW


def _throw(table: Table, seat: Seat) -> Stage:
    """Throw for the move, unless the mover was stopped just before."""
    if must_stop(table, seat):
        return Stage.MENU
    count = 1 if table.setup.options.movement is Movement.ONE_DIE else 2
    dice = tuple(table.die() for _ in range(count))
    table.mark(dice=dice)
    table.tell(DiceThrown(seat, Purpose.MOVE, dice))
    open_window(table, Card.MIND_CONTROL, seat)
    return Stage.TURNED


def _turned(table: Table, seat: Seat) -> Stage:
    """Read sixes and doubles, which draw a card.

    Rule: R3, A8, A67: two throws of two dice with a six lead to the Car Park.
    """
    dice, options = table.turn.dice, table.setup.options
    is_six = 6 in dice
    if options.movement is Movement.ONE_DIE:
        table.mark(again=is_six)
    else:
        table.mark(sixes=table.turn.sixes + is_six)
        if is_six and table.turn.sixes > 1:
            table.mark(last_throw=True)
            stop(table, seat, StopCause.SIXES)
            return Stage.MENU
        table.mark(passing=is_six)
    table.mark(card_due=options.events and (is_six or is_double(dice)))
    table.push(MoveChoice(seat))
    return Stage.ARRIVED


def _arrived(table: Table, seat: Seat) -> Stage:
    """Let the cards that are due act; then throw again after a six, or look at the tile.

    Rule: R3, A7, A9.
    """
    turn = table.turn
    if turn.lap_cards and table.first_cards[seat]:
        table.mark(lap_cards=turn.lap_cards - 1)
        table.push(LapCard(seat))
        return Stage.ARRIVED
    if turn.card_due:
        table.mark(card_due=False)
        table.push(Drawing(seat))
        return Stage.ARRIVED
    if turn.passing:
        table.mark(passing=False, lap_cards=0)
        return Stage.READY
    is_there = table.tiles[seat] == turn.tile and not table.is_closed(seat)
    return Stage.STAY if is_there else Stage.MENU


def _stay(table: Table, seat: Seat) -> Stage:
    """Settle a stay before the space is used. Rule: A15."""
    begin_stay(table, seat)
    return Stage.SPACE


def _space(table: Table, seat: Seat) -> Stage:
    open_space(table, seat)
    table.push(SpaceMenu(seat))
    return Stage.END


def _menu(table: Table, seat: Seat) -> Stage:
    table.push(SpaceMenu(seat))
    return Stage.END


def _end(table: Table, seat: Seat) -> None:
    """Let the next player begin, or end the game after its last round.

    Rule: R16, A60. A round is over when the play passes the seat that began.
    """
    table.pop()
    turn, first, count = table.turn, table.first_seat, table.setup.players
    if turn.again and not table.out[seat] and not table.is_closed(seat):
        following, new_round = seat, turn.round
    else:
        following = release(table) if all_gathered(table) else table.opponents(seat)[0]
        passes_first = (following - first) % count <= (seat - first) % count
        new_round = turn.round + passes_first
    limit = table.setup.options.round_limit
    if limit is not None and new_round > limit:
        raise GameDecided(EndReason.ROUND_LIMIT)
    begin_turn(table, following, Turn(following, turn.number + 1, new_round))


_STAGES: Final[dict[Stage, Callable[[Table, Seat], Stage | None]]] = {
    Stage.DUTIES: _duties,
    Stage.BEGIN: _begin,
    Stage.READY: _ready,
    Stage.THROW: _throw,
    Stage.TURNED: _turned,
    Stage.ARRIVED: _arrived,
    Stage.STAY: _stay,
    Stage.SPACE: _space,
    Stage.MENU: _menu,
    Stage.END: _end,
}
"""What is done at each stage, and which follows."""


def throw_actions(table: Table, decision: BeforeThrow | ParkedTurn) -> list[Action]:
    """Return to throw, and what one's own turn allows."""
    return [ThrowDice(), *own_turn_actions(table, decision)]


def answer_before_throw(table: Table, decision: BeforeThrow, action: Action) -> None:
    """Throw, once the opponents had their moment to frame somebody. Rule: A42."""
    if not act_in_own_turn(table, decision.seat, action):
        table.pop()
        open_window(table, Card.FRAMED, decision.seat)


def answer_parked(table: Table, decision: ParkedTurn, action: Action) -> None:
    """Throw to leave the Car Park: a six opens it for the fee. Rule: R7."""
    seat = decision.seat
    if act_in_own_turn(table, seat, action):
        return
    table.pop()
    dice = (table.die(), table.die())
    table.tell(DiceThrown(seat, Purpose.LEAVE, dice))
    if 6 in dice:
        _leave_park(table, seat, PARK_FEE, Reason.PARK_FEE)
    else:
        table.push(ParkChoice(seat))


def park_actions(table: Table, choice: ParkChoice) -> list[Action]:
    """Return to stay, to leave for the fine, and what one's own turn allows."""
    can_leave = table.cash[choice.seat] >= PARK_FINE
    ways: list[Action] = [StayParked(), LeavePark()] if can_leave else [StayParked()]
    return [*ways, *own_turn_actions(table, choice)]


def answer_park(table: Table, choice: ParkChoice, action: Action) -> None:
    """Stay for the fee or leave for the fine. Rule: R7, A10, A11."""
    seat = choice.seat
    if act_in_own_turn(table, seat, action):
        return
    table.pop()
    if isinstance(action, LeavePark):
        _leave_park(table, seat, PARK_FINE, Reason.PARK_FINE)
    else:
        charge(table, seat, PARK_FEE, Reason.PARK_FEE)


def _leave_park(table: Table, seat: Seat, price: int, reason: Reason) -> None:
    """Leave, pay, draw a card, and throw for a normal turn."""
    table.parked[seat] = False
    table.tell(ParkLeft(seat))
    if table.setup.options.events:
        table.push(Drawing(seat))
    charge(table, seat, price, reason)
