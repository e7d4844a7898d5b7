"""Money texts: every fact has a headline, and each amount is written as it was worked out."""

import pytest

from acquire_desktop.games.acquire.engine.board import Chain
from acquire_desktop.games.acquire.engine.editions import EDITIONS
from acquire_desktop.games.acquire.review.account import parts_of
from acquire_desktop.games.acquire.review.attempt import Attempt
from acquire_desktop.games.acquire.review.review_vocabulary import Cause, Finding, Money
from acquire_desktop.ui.acquire.review.money_texts import (
    attempt_texts,
    headline_texts,
    margin_text,
    part_texts,
)
from acquire_desktop.ui.acquire.words.names import Names
from tests.games.acquire.review.test_findings import mistakes

EDITION = EDITIONS["2023-classic"]
NAMES = Names(("Ana", "Bea", "Carlos"), you=0)
CHAIN: Chain = 2


@pytest.mark.parametrize("cause", Cause, ids=lambda cause: cause.value)
def test_every_fact_has_a_headline_and_a_line_without_gaps(cause: Cause) -> None:
    found = Finding(cause, 5, 4200, 6, 17, 25, 45, CHAIN, 2)
    headline, deck, _ = headline_texts(found, -30_400, 1, EDITION, NAMES)
    assert headline
    assert not {"{", "}"} & set(headline + deck)
    assert deck.endswith("$30,400 short of first place. Ahead: Bea.")


def test_turns_without_cash_say_how_many_and_what_the_winner_bought() -> None:
    found = Finding(Cause.NO_CASH, 5, 0, 6, 17, 25, 45, seat=2)
    headline, deck, _ = headline_texts(found, 0, 2, EDITION, NAMES)
    assert headline == "6 turns without money for a stock"
    assert deck.startswith("Turns 25 to 45. Stocks Carlos bought in that time: 17.")


def test_an_amount_is_sure_to_within_two_errors_in_hundreds() -> None:
    assert margin_text(Money(2349, 301)) == "sure to within $600"
    assert margin_text(Money(2349, 3)) == "sure to within $100"


def test_the_parts_and_their_sum_stand_in_a_row() -> None:
    parts = parts_of(10_000, 40_000, Money(6300, 50), Money(-1200, 50), Money(30_000, 50))
    amounts = [amount for _, amount, _ in part_texts(parts, "Bea")]
    assert amounts == ["-$6,300", "-$1,200", "-$10,000", "-$12,500", "-$30,000"]


def test_every_answer_has_a_verdict_in_words_and_money() -> None:
    (mistake,) = mistakes(4800)
    played = mistake.judgement.verdict.played
    right = attempt_texts(Attempt(played, 0, 10, Money(0, 0)), mistake)
    assert right == ("Right.", "+$4,800 against the move of the game.")
    wrong = attempt_texts(Attempt(played, 400, 10, Money(4800, 90)), mistake)
    assert wrong == ("Not yet.", "Your answer: -$4,800 against the best move.")
    chance = attempt_texts(Attempt(played, 400, 10, Money(-300, 90)), mistake)
    assert chance == ("Not yet.", "It gives away 4% of the chance to win.")
    assert attempt_texts(Attempt(played, 0, 10, None), None) == ("Right.", "")
