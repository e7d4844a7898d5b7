"""Public view: what of a view everybody may be shown, and what its own player may."""

from dataclasses import replace

from acquire_desktop.games.acquire.engine.board import Seat
from acquire_desktop.games.acquire.engine.decisions import StockDisposal
from acquire_desktop.games.acquire.engine.state import State
from acquire_desktop.games.acquire.engine.view import Holdings, View
from acquire_desktop.games.acquire.engine.view_builder import decision_of


def is_public(state: State) -> bool:
    """Tell whether the decision shows nothing that is not on the table.

    Whoever settles stock has just told how much of it, even where holdings are hidden.
    """
    return isinstance(decision_of(state.game), StockDisposal)


def public_view(view: View, may_decide: bool) -> View:
    """Return a seat's view without what only that seat may know.

    Args:
        view: What the seat knows.
        may_decide: Whether the decision may be taken all the same, since it is public.
    """
    bare = replace(view, hand=(), effects=(), legal=view.legal if may_decide else ())
    if view.holdings is Holdings.OPEN:
        return bare
    nothing = (0,) * view.players
    if view.holdings.are_shown:
        return replace(bare, stock_values=nothing, worth=nothing)
    stocks = tuple(_shown_stocks(view, held) for held in view.stocks)
    return replace(bare, cash=nothing, stock_values=nothing, worth=nothing, stocks=stocks)


def private_view(view: View) -> View:
    """Return the part of a view that its player is shown while the hand lies open.

    Strictly hidden holdings are for the players to remember: the others' totals are left out, and
    the bonuses of the own worth, which would tell who holds most.
    """
    if view.holdings.are_shown:
        return view
    own = view.seat
    cash, value = _only(own, view.cash), _only(own, view.stock_values)
    worth = tuple(map(sum, zip(cash, value, strict=True)))
    stocks = tuple(
        held if seat == own else _shown_stocks(view, held) for seat, held in enumerate(view.stocks)
    )
    return replace(view, cash=cash, stock_values=value, worth=worth, stocks=stocks)


def _only(seat: Seat, amounts: tuple[int, ...]) -> tuple[int, ...]:
    """Return a seat's amount, and 0 for the others."""
    return tuple(amount if each == seat else 0 for each, amount in enumerate(amounts))


def _shown_stocks(view: View, held: tuple[int, ...]) -> tuple[int, ...]:
    """Return a seat's stocks by chain, 0 where they are hidden: all but what is being settled."""
    decision = view.decision
    settled = decision.acquired if isinstance(decision, StockDisposal) else None
    return tuple(count if chain == settled else 0 for chain, count in enumerate(held))
