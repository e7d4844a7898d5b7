"""Hints: the reason follows from what the seat may know, in positions where it is plain."""

from collections.abc import Iterator
from dataclasses import replace

import pytest

from acquire_desktop.games.hotel_tycoon.ai.players import Level, choose
from acquire_desktop.games.hotel_tycoon.engine import actions
from acquire_desktop.games.hotel_tycoon.engine.actions import Drive
from acquire_desktop.games.hotel_tycoon.engine.board import START
from acquire_desktop.games.hotel_tycoon.engine.decisions import Auction, MoveChoice, SpaceMenu
from acquire_desktop.games.hotel_tycoon.engine.game import observe
from acquire_desktop.games.hotel_tycoon.engine.setup import Mode, Options, make_setup
from acquire_desktop.games.hotel_tycoon.engine.view import View
from acquire_desktop.games.hotel_tycoon.hint import Cause, Hint, hint
from acquire_desktop.games.hotel_tycoon.outlook import landing_after, upkeep_is_due
from tests.games.hotel_tycoon.ai.positions import played


@pytest.fixture(scope="module")
def hints() -> list[tuple[View, Hint]]:
    """All choices of a game in each set-up that three Medium computers play, with their hints."""
    return [each for number, mode in enumerate(Mode) for each in _of_game(mode, number)]


def _of_game(mode: Mode, number: int) -> Iterator[tuple[View, Hint]]:
    setup = make_setup(mode, 3, f"hints {number}", Options(round_limit=25, fines_eliminate=False))
    for state in played(setup, (Level.MEDIUM,) * 3, number):
        view = observe(state, state.seat)
        if len(view.legal) > 1:
            yield view, hint(view)


def test_the_hint_is_what_medium_would_do(hints: list[tuple[View, Hint]]) -> None:
    for view, found in hints:
        assert found.action == choose(view, Level.MEDIUM, 0)


def test_a_single_choice_has_no_reason(hints: list[tuple[View, Hint]]) -> None:
    view, _ = hints[0]
    assert hint(replace(view, legal=view.legal[:1])) == Hint(view.legal[0])


def test_every_reason_of_a_drive_holds_on_the_board(hints: list[tuple[View, Hint]]) -> None:
    seen = set[Cause]()
    for view, found in hints:
        if not isinstance(view.decision, MoveChoice) or found.reason is None:
            continue
        assert isinstance(found.action, Drive)
        others = [
            landing_after(view, each.pips)
            for each in view.legal
            if isinstance(each, Drive) and each != found.action and not each.tip
        ]
        here = landing_after(view, found.action.pips + found.action.tip)
        match found.reason.cause:
            case Cause.NO_STAY:
                assert not here.fee
                assert any(each.fee for each in others)
            case Cause.LOWER_STAY:
                assert here.fee
                assert here.fee <= min(each.fee for each in others)
            case Cause.OUT_OF_PARK:
                assert here.tile != START
                assert START in [each.tile for each in others]
            case Cause.NEARER:
                assert here.pips > max(each.pips for each in others)
            case cause:
                assert cause is Cause.OFFER
                assert found.reason.offer is not None
        seen.add(found.reason.cause)
    assert {Cause.NO_STAY, Cause.OUT_OF_PARK, Cause.OFFER, Cause.NEARER} <= seen


def test_what_is_bought_is_worth_more_than_its_price(hints: list[tuple[View, Hint]]) -> None:
    worths = [
        found.reason.dollars
        for view, found in hints
        if isinstance(view.decision, SpaceMenu)
        and found.reason is not None
        and found.reason.cause is Cause.WORTH
    ]
    assert len(worths) > 20
    assert min(worths) > 0


def test_upkeep_is_named_only_where_it_is_due(hints: list[tuple[View, Hint]]) -> None:
    named = [view for view, found in hints if found.reason and found.reason.cause is Cause.UPKEEP]
    assert named
    assert all(upkeep_is_due(view) for view in named)


def test_a_bid_stays_under_the_worth_that_the_reason_names(
    hints: list[tuple[View, Hint]],
) -> None:
    bids = [
        (view.decision, found)
        for view, found in hints
        if isinstance(view.decision, Auction) and found.reason is not None
    ]
    assert bids
    for auction, found in bids:
        assert isinstance(auction, Auction)
        assert found.reason is not None
        if isinstance(found.action, actions.Bid):
            assert found.action.amount <= found.reason.dollars
        else:
            assert found.reason.cause is Cause.TOO_DEAR
            assert found.reason.dollars <= auction.bid + 50
