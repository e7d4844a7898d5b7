"""Reasons speak for every action, tell what the rules would pay, and know nothing hidden."""

from collections.abc import Iterator
from dataclasses import replace

import pytest

from acquire_desktop.games.acquire.advice.reason_finder import MOST_REASONS, reasons_for
from acquire_desktop.games.acquire.advice.reasons import Reason, ReasonKind
from acquire_desktop.games.acquire.choosers import PLAYERS
from acquire_desktop.games.acquire.engine.actions import Action, BuyStock, DisposeStock, PlaceTile
from acquire_desktop.games.acquire.engine.board import TILES_BY_NAME
from acquire_desktop.games.acquire.engine.editions import EDITIONS
from acquire_desktop.games.acquire.engine.events import BonusPaid
from acquire_desktop.games.acquire.engine.game import HeldTotals, apply, new_game, observe, resample
from acquire_desktop.games.acquire.engine.generator import Generator
from acquire_desktop.games.acquire.engine.position import position
from acquire_desktop.games.acquire.engine.setup import make_setup
from acquire_desktop.games.acquire.engine.state import State
from acquire_desktop.games.acquire.engine.view import Holdings, View

CARDS = {"ja-classic", "ja-tycoon"}


def moves(
    edition: str, players: int, holdings: Holdings = Holdings.OPEN
) -> Iterator[tuple[State, Action]]:
    """Play one game; yield each state with the action taken in it."""
    state = new_game(
        make_setup(
            EDITIONS[edition], players, "why", holdings=holdings, power_cards=edition in CARDS
        )
    )
    while not state.over:
        action = PLAYERS["easy"](observe(state, state.seat), state.ply)
        yield state, action
        state = apply(state, action).state


@pytest.mark.part(of=5, by="holdings")
@pytest.mark.parametrize("holdings", Holdings)
@pytest.mark.parametrize("edition", sorted(EDITIONS))
def test_something_speaks_for_every_legal_action(edition: str, holdings: Holdings) -> None:
    for state, _action in moves(edition, 4, holdings):
        view = observe(state, state.seat)
        for action in view.legal[:: max(1, len(view.legal) // 8)]:
            reasons = reasons_for(view, state.seat, action)
            assert 0 < len(reasons) <= MOST_REASONS
            assert len({(reason.kind, reason.chain) for reason in reasons}) == len(reasons)


@pytest.mark.parametrize("holdings", Holdings)
def test_why_another_moved_never_depends_on_what_is_hidden(holdings: Holdings) -> None:
    for number, (state, action) in enumerate(moves("ja-tycoon", 3, holdings)):
        reader = (state.seat + 1) % 3
        view = observe(state, reader)
        told = reasons_for(view, state.seat, action)
        other = resample(view, None, Generator(number))
        assert reasons_for(observe(other, reader), state.seat, action) == told
        bare = replace(view, hand=(), effects=(), cards=())
        assert reasons_for(bare, state.seat, action) == told


def test_with_hidden_holdings_why_another_moved_never_depends_on_their_totals() -> None:
    for state, action in moves("2008", 4, Holdings.HIDDEN):
        reader = (state.seat + 1) % 4
        view = observe(state, reader)
        mixed = _others_mixed(view)
        told = reasons_for(view, state.seat, action)
        assert reasons_for(mixed, state.seat, action) == told


@pytest.mark.parametrize("edition", sorted(EDITIONS))
def test_a_decision_without_a_choice_has_no_other_reason(edition: str) -> None:
    """A hand is not public, so which tile is placed always may have been a choice."""
    kinds = set()
    for state, action in moves(edition, 4):
        view = observe(state, (state.seat + 1) % 4)
        if len(observe(state, state.seat).legal) == 1 and not isinstance(action, PlaceTile):
            kinds.add(type(action))
            told = [reason.kind for reason in reasons_for(view, state.seat, action)]
            assert told in ([ReasonKind.ONLY_CHOICE], [ReasonKind.NO_CASH]), action
    assert BuyStock in kinds


def _others_mixed(view: View) -> View:
    """Return the view with everything that the others hold passed on to the next of them."""
    others = [seat for seat in range(view.players) if seat != view.seat]
    source = {seat: others[others.index(seat) - 1] for seat in others} | {view.seat: view.seat}
    held = HeldTotals(
        tuple(view.cash[source[seat]] + 100 for seat in range(view.players)),
        tuple(view.stocks[source[seat]] for seat in range(view.players)),
    )
    return replace(view, cash=held.cash, stocks=held.stocks, worth=held.cash)


def test_the_bonus_that_a_merger_is_said_to_pay_is_the_bonus_paid() -> None:
    told = 0
    for state, action in moves("2023-classic", 4):
        view = observe(state, state.seat)
        for reason in reasons_for(view, state.seat, action):
            if reason.kind is ReasonKind.BONUS and isinstance(action, PlaceTile):
                events = apply(state, action).events
                paid = [
                    event.amount
                    for event in events
                    if isinstance(event, BonusPaid) and event.seat == state.seat
                ]
                if paid:
                    told += 1
                    assert reason.amount in paid
    assert told


def test_buying_past_the_leader_is_called_taking_the_lead() -> None:
    board = ["TT.........." if row == 0 else "............" for row in range(9)]
    state = position(
        EDITIONS["2023-classic"],
        board=board,
        cash=(6000, 6000, 6000),
        stocks=[{"Tower": 2}, {"Tower": 3}, {}],
        hands=["1C 2D", "4E 5F", "7G 9H"],
        turn_seat=0,
    )
    state = apply(state, PlaceTile(TILES_BY_NAME["1C"])).state
    tower = next(
        index for index, spec in enumerate(state.setup.edition.chains) if spec.name == "Tower"
    )
    bought = BuyStock(tuple(2 if chain == tower else 0 for chain in range(7)))
    reasons = reasons_for(observe(state, 0), 0, bought)
    assert reasons[0] == Reason(ReasonKind.TAKES_LEAD, tower, count=1)
    nothing = reasons_for(observe(state, 0), 0, BuyStock((0,) * 7))
    assert nothing == (Reason(ReasonKind.SAVES_CASH, amount=state.game.cash[0]),)


def test_selling_tells_the_cash_that_it_brings() -> None:
    for state, _action in moves("2008", 3):
        view = observe(state, state.seat)
        for action in view.legal:
            if isinstance(action, DisposeStock) and action.sell and not action.trade:
                before = state.game.cash[state.seat]
                after = apply(state, action).state.game.cash[state.seat]
                reasons = reasons_for(view, state.seat, action)
                amounts = [r.amount for r in reasons if r.kind is ReasonKind.CASH]
                assert amounts == [after - before]


@pytest.mark.parametrize(("cash", "first"), [(0, ReasonKind.CASH), (9000, ReasonKind.TRADE)])
def test_cash_speaks_for_selling_above_all_where_there_is_little(
    cash: int, first: ReasonKind
) -> None:
    state = next(
        state
        for state, _action in moves("2008", 3)
        if DisposeStock(sell=1, trade=2, keep=0) in observe(state, state.seat).legal
    )
    view = observe(state, state.seat)
    held = tuple(cash if seat == view.seat else 6000 for seat in range(view.players))
    reasons = reasons_for(
        replace(view, cash=held), view.seat, DisposeStock(sell=1, trade=2, keep=0)
    )
    assert next(r.kind for r in reasons if r.kind in (ReasonKind.CASH, ReasonKind.TRADE)) is first
