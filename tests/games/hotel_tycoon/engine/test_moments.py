"""Every card of a hand, at every decision: what may be played there, and what may not."""

from typing import Final, get_args

import pytest

from acquire_desktop.games.hotel_tycoon.engine import decisions
from acquire_desktop.games.hotel_tycoon.engine.board import NOBODY
from acquire_desktop.games.hotel_tycoon.engine.cards import CARDS, HELD_CARDS, Card
from acquire_desktop.games.hotel_tycoon.engine.decisions import Debt, Decision, Payment
from acquire_desktop.games.hotel_tycoon.engine.rules.flow import ASKED
from acquire_desktop.games.hotel_tycoon.engine.rules.moments import CARD_DECISIONS, can_play, plays
from acquire_desktop.games.hotel_tycoon.engine.rules.table import Table
from acquire_desktop.games.hotel_tycoon.engine.setup import Mode, make_setup
from acquire_desktop.games.hotel_tycoon.engine.terms import BANK, Reason, StopCause
from acquire_desktop.games.hotel_tycoon.engine.turn_record import Turn

_DEALT: Final = frozenset(CARDS) - HELD_CARDS
"""The cards that only the co-op can have in hand. Rule: A36."""
_ANY_TIME: Final = {Card.HAPPY_BIRTHDAY, *_DEALT}
_OWN_TURN: Final = {Card.FRAMED, *_ANY_TIME}
"""Rule: A40, A42."""


def payment(amount: int, debt: Debt = Debt.BANK, *, postponed: bool = False) -> Payment:
    return Payment(0, amount, BANK, debt, Reason.CARD, postponed=postponed)


MOMENTS: Final[list[tuple[Decision, set[Card]]]] = [
    (decisions.BeforeThrow(0), _OWN_TURN),
    (decisions.ParkedTurn(0), _OWN_TURN),
    (decisions.ParkChoice(0), _OWN_TURN),
    (decisions.SpaceMenu(0), _OWN_TURN),
    (decisions.Shortfall(0, 1, 1, 2200), _ANY_TIME),
    (payment(600), _ANY_TIME),
    (payment(500), set()),
    (payment(600, Debt.STAY), {Card.LIMOUSINE, *_ANY_TIME}),
    (payment(500, Debt.STAY), {Card.LIMOUSINE}),
    (payment(600, Debt.STAY, postponed=True), _ANY_TIME),
    (payment(600, Debt.GIFT), _ANY_TIME),
    (decisions.Stay(0, 1, 0), {Card.LIMOUSINE}),
    (decisions.StopNotice(0, StopCause.EXACT), {Card.COFFEE}),
    (decisions.MoveChoice(0), {Card.HUGE_TIP}),
    (decisions.CardWindow(Card.FRAMED, 1, (0,)), {Card.FRAMED}),
    (decisions.CardWindow(Card.MIND_CONTROL, 1, (0,)), {Card.MIND_CONTROL}),
    (decisions.CardWindow(Card.ANTITRUST, 1, (0,)), {Card.ANTITRUST}),
    (decisions.ProfileChoice((0,), ()), set()),
    (decisions.ClaimNotice(0, 2000), set()),
    (decisions.FreeEntrance(0, gift=False), set()),
    (decisions.Auction(1, 0, (0,)), set()),
    (decisions.SwapNotice(0, None), set()),
    (decisions.LapCard(0), set()),
    (decisions.HotelChoice(0, decisions.HotelPurpose.COURT), set()),
    (decisions.EntranceLoss(0), set()),
]
"""What the player of seat 0, who has $500 and all cards in hand, may play of them in its turn."""


def table() -> Table:
    made = Table(make_setup(Mode.CLASSIC, 2, "moments"), 0)
    made.hands[0], made.cash[0] = CARDS, 500
    made.turn = Turn(0, 1, 1, dice=(3, 5))
    return made


@pytest.mark.parametrize(
    ("decision", "cards"), MOMENTS, ids=[str(decision) for decision, _ in MOMENTS]
)
def test_a_card_may_be_played_at_its_own_moments(decision: Decision, cards: set[Card]) -> None:
    """Rule: A36, A40, A42, A57."""
    made = table()
    assert {card for card in CARDS if can_play(made, decision, card)} == cards
    offered = {play.card for play in plays(made, decision)}
    assert offered == cards or type(decision) is decisions.MoveChoice


def test_every_decision_that_asks_somebody_is_in_the_table() -> None:
    """So that a new one says which cards may be played at it."""
    assert {type(decision) for decision, _ in MOMENTS} == {*ASKED}
    assert {*ASKED} < {*get_args(Decision)}


def test_the_decisions_with_cards_are_those_where_a_card_may_be_played() -> None:
    """Of them is read whether a decision is shown to everybody."""
    assert {type(decision) for decision, cards in MOMENTS if cards} == CARD_DECISIONS


def test_a_debtor_in_another_players_turn_plays_the_limousine_alone() -> None:
    """Rule: A36, A40."""
    made = table()
    made.turn = Turn(1, 1, 1)
    assert plays(made, payment(600)) == []
    assert [play.card for play in plays(made, payment(600, Debt.STAY))] == [Card.LIMOUSINE]


def test_a_card_that_is_not_in_the_hand_is_not_played() -> None:
    made = table()
    made.hands[0] = ()
    assert [plays(made, decision) for decision, _ in MOMENTS if plays(made, decision)] == []


def test_framed_names_the_opponents_who_are_not_parked() -> None:
    """Rule: A42."""
    made = Table(make_setup(Mode.CLASSIC, 4, "framed"), 0)
    made.hands[0], made.parked[2] = (Card.FRAMED,), True
    assert [play.target for play in plays(made, decisions.BeforeThrow(0))] == [1, 3]
    assert all(play.target != NOBODY for play in plays(made, decisions.BeforeThrow(0)))
