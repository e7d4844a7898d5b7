"""Sole answers: decisions with one answer, done for a person, and why there was no choice."""

from acquire_desktop.games.acquire.engine.actions import Action
from acquire_desktop.games.acquire.engine.board import Seat
from acquire_desktop.games.acquire.engine.decisions import Founding, StockPurchase
from acquire_desktop.games.acquire.engine.game import observe
from acquire_desktop.games.acquire.engine.sole_answer import sole_answer
from acquire_desktop.games.acquire.engine.state import State
from acquire_desktop.games.acquire.engine.view import Holdings, View
from acquire_desktop.games.acquire.log_entries import Cause, NoChoice


def given_answer(state: State, is_open: bool) -> tuple[Action, NoChoice | None] | None:
    """Return the action taken for a person and its reason, or None where the person is asked.

    Args:
        state: Where somebody decides.
        is_open: Whether that person's hand lies open. If it does not and the reason is private,
            the person is asked all the same: the others would see that nobody had to get up.
    """
    if (answer := sole_answer(state)) is None:
        return None
    why = why_sole(state)
    is_secret = why is not None and why.is_private and not is_open
    return None if is_secret else (answer, why)


def why_sole(state: State) -> NoChoice | None:
    """Return why there is one answer, or None where the log says so with the action itself."""
    view = observe(state, state.seat)
    match view.decision:
        case StockPurchase():
            return _why_nothing_is_bought(view, state.seat)
        case Founding(chains=(chain,)):
            return NoChoice(state.seat, Cause.LAST_CHAIN, chain=chain)
    return None


def _why_nothing_is_bought(view: View, seat: Seat) -> NoChoice:
    is_private = view.holdings is Holdings.HIDDEN
    active = [chain for chain, price in enumerate(view.prices) if price]
    offered = [view.prices[chain] for chain in active if view.bank[chain]]
    if not active:
        return NoChoice(seat, Cause.NO_CHAIN)
    if not offered:
        return NoChoice(seat, Cause.EMPTY_BANK, is_private=is_private)
    return NoChoice(seat, Cause.LITTLE_CASH, price=min(offered), is_private=is_private)
