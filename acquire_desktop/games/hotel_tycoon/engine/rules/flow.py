"""Flow: for each decision what is offered and what an answer does, and how a game goes on."""

from collections.abc import Callable
from typing import Any, Final

from acquire_desktop.games.hotel_tycoon.engine import decisions
from acquire_desktop.games.hotel_tycoon.engine.actions import Action
from acquire_desktop.games.hotel_tycoon.engine.decisions import Decision, GameOver
from acquire_desktop.games.hotel_tycoon.engine.events import GameEnded
from acquire_desktop.games.hotel_tycoon.engine.rules import (
    building,
    choices,
    driving,
    payment,
    selling,
    space,
    staying,
    stops,
    turn,
    windows,
)
from acquire_desktop.games.hotel_tycoon.engine.rules.money import land_worth, places, worths
from acquire_desktop.games.hotel_tycoon.engine.rules.table import GameDecided, Table

_Offer = Callable[[Table, Any], list[Action]]
_Answer = Callable[[Table, Any, Action], None]

ASKED: Final[dict[type, tuple[_Offer, _Answer]]] = {
    decisions.ProfileChoice: (choices.profile_actions, choices.answer_profile),
    decisions.BeforeThrow: (turn.throw_actions, turn.answer_before_throw),
    decisions.ParkedTurn: (turn.throw_actions, turn.answer_parked),
    decisions.ParkChoice: (turn.park_actions, turn.answer_park),
    decisions.CardWindow: (windows.window_actions, windows.answer_window),
    decisions.MoveChoice: (driving.move_actions, driving.set_out),
    decisions.StopNotice: (stops.stop_actions, stops.answer_stop),
    decisions.Stay: (staying.stay_actions, staying.answer_stay),
    decisions.ClaimNotice: (staying.claim_actions, staying.answer_claim),
    decisions.Payment: (payment.payment_actions, payment.settle),
    decisions.SpaceMenu: (space.space_actions, space.answer_space),
    decisions.Shortfall: (building.shortfall_actions, building.answer_shortfall),
    decisions.FreeEntrance: (choices.free_entrance_actions, choices.answer_free_entrance),
    decisions.Auction: (selling.auction_actions, selling.bid_or_pass),
    decisions.SwapNotice: (choices.swap_actions, choices.answer_swap),
    decisions.LapCard: (choices.lap_card_actions, choices.answer_lap_card),
    decisions.HotelChoice: (choices.hotel_actions, choices.answer_hotel),
    decisions.EntranceLoss: (choices.loss_actions, choices.answer_loss),
}
"""For each decision the functions that offer actions and that carry one out."""
_GOES_ON: Final[dict[type, Callable[[Table, Any], None]]] = {
    decisions.TurnFlow: turn.go_on,
    decisions.Driving: driving.drive_on,
    decisions.Drawing: choices.draw,
    decisions.BankInterest: driving.pay_interest,
}
"""For what asks nobody the function that goes on with it."""


def offered(table: Table) -> list[Action]:
    """Return the legal actions of the seat that decides; none when the game is over."""
    decision = table.flow[-1]
    if isinstance(decision, GameOver):
        return []
    offer, _ = ASKED[type(decision)]
    return offer(table, decision)


def carry_out(table: Table, action: Action) -> None:
    """Carry a legal action out and go on until somebody is asked again."""
    decision = table.flow[-1]
    _, answer = ASKED[type(decision)]
    try:
        answer(table, decision, action)
        go_on(table)
    except GameDecided as decided:
        finish(table, decided, decision.seat)


def go_on(table: Table) -> None:
    """Go on until somebody is asked.

    Raises:
        GameDecided: If the game is over.
    """
    while True:
        top = table.flow[-1]
        follow = _GOES_ON.get(type(top))
        if follow is not None and not _is_of_nobody(table, top):
            follow(table, top)
        elif _is_of_nobody(table, top) or _is_stale(table, top):
            table.pop()
        else:
            return


def _is_of_nobody(table: Table, decision: Decision) -> bool:
    """Tell whether what is to be decided belongs to a player who is out; a turn ends by itself."""
    return table.out[decision.seat] and not isinstance(decision, decisions.TurnFlow)


def _is_stale(table: Table, decision: Decision) -> bool:
    """Tell whether what has happened since leaves nothing to decide."""
    match decision:
        case decisions.Payment():
            return payment.is_void(table, decision)
        case decisions.Shortfall():
            return building.is_given_up(table, decision)
        case decisions.BeforeThrow():
            return turn.must_stop(table, decision.seat)
        case decisions.ParkedTurn():
            return table.turn.last_throw
        case decisions.SpaceMenu():
            return table.turn.cut_short
        case _:
            return False


def finish(table: Table, decided: GameDecided, seat: int) -> None:
    """Make up the final account. Rule: R16, R17."""
    for each in table.flow:
        if isinstance(each, decisions.Driving):
            driving.break_off(table, each)
    everybody = range(table.setup.players)
    table.end_reason = decided.reason
    table.tell(
        GameEnded(
            decided.reason,
            worths(table),
            tuple(land_worth(table, each) for each in everybody),
            places(table, decided.winner),
        )
    )
    table.flow = [GameOver(seat)]
