"""Explanations: why a computer player moved so, from what the person at the screen may know."""

from dataclasses import dataclass

from acquire_desktop.games.acquire.advice.reason_finder import reasons_for
from acquire_desktop.games.acquire.advice.reasons import Reason, ReasonKind
from acquire_desktop.games.acquire.engine.board import Seat
from acquire_desktop.games.acquire.engine.decisions import GameOver
from acquire_desktop.games.acquire.engine.notation import parse_action
from acquire_desktop.games.acquire.referee import is_deal
from acquire_desktop.games.acquire.session import Session
from acquire_desktop.storage.players import PlayerKind


@dataclass(frozen=True, slots=True)
class Explanation:
    """The seat that acted, and the reasons for its action."""

    seat: Seat
    reasons: tuple[Reason, ...]


def explanation_of(session: Session, step: int) -> Explanation | None:
    """Return why a computer player took a step of the game; None where it had no choice.

    Nothing is told while no hand lies open. Only the view of the seat on screen goes into it, as
    it was before the step.
    """
    is_shown = session.first_step_shown() < step <= session.last_step
    if not (is_shown and session.screen.shows_hand):
        return None
    before = session.view_at(step - 1)
    line = session.game_file().history[step - 1]
    if isinstance(before.decision, GameOver) or is_deal(line):
        return None
    seat = before.decision.seat
    if session.players[seat].kind is not PlayerKind.COMPUTER:
        return None
    reasons = reasons_for(before, seat, parse_action(line, before.edition))
    return None if reasons[0].kind is ReasonKind.ONLY_CHOICE else Explanation(seat, reasons)
