"""Money texts: every fact has a headline, and each amount is written as it was worked out."""

from dataclasses import replace

import pytest

from acquire_desktop.games.acquire.advice.verdict_reasons import Why
from acquire_desktop.games.acquire.advice.vocabulary import Reason, ReasonKind
from acquire_desktop.games.acquire.engine.board import Chain
from acquire_desktop.games.acquire.engine.editions import EDITIONS
from acquire_desktop.games.acquire.review.account import parts_of
from acquire_desktop.games.acquire.review.aftermath import Aftermath, AftermathKind
from acquire_desktop.games.acquire.review.attempt import Attempt
from acquire_desktop.games.acquire.review.findings import Cause, Finding
from acquire_desktop.games.acquire.review.money import Money
from acquire_desktop.ui.acquire.review.money_texts import (
    attempt_texts,
    chances_text,
    cost_text,
    headline_texts,
    margin_text,
    part_texts,
    standing_text,
    story_of,
    sum_text,
)
from acquire_desktop.ui.acquire.words.names import Names
from tests.games.acquire.review.test_costs import game
from tests.games.acquire.review.test_findings import mistakes

EDITION = EDITIONS["2023-classic"]
NAMES = Names(("Ana", "Bea", "Carlos"), you=0)
CHAIN: Chain = 2


@pytest.mark.parametrize("chain", [CHAIN, None])
@pytest.mark.parametrize("cause", Cause, ids=lambda cause: cause.value)
def test_every_fact_has_a_headline_and_a_line_without_gaps(
    cause: Cause, chain: Chain | None
) -> None:
    found = Finding(cause, 5, 4200, 6, 17, 25, 45, chain, 2)
    headline, deck, brief = headline_texts([found, found], EDITION, NAMES)
    assert headline
    assert not {"{", "}"} & set(headline + deck)
    assert deck.endswith(f"Also: {headline}.")
    assert brief == f"Also: {headline}."


def test_the_largest_reason_is_said_with_its_money_and_then_the_second() -> None:
    found = [
        Finding(Cause.LESS_AT_END, 9000, 9000, 2000, 11_000, chain=CHAIN, seat=2),
        Finding(Cause.NO_CASH, 5000, 5000, 6, 17, 25, 45, seat=2),
        Finding(Cause.LESS_STOCK, 4000, 4000, 20, 34, seat=2),
    ]
    headline, deck, _ = headline_texts(found, EDITION, NAMES)
    assert headline == "$9,000 less in bonuses at the end than Carlos"
    assert deck == (
        "$2,000 against $11,000, most of the difference for Festival."
        " Also: 6 turns without money for a stock."
    )
    headline, deck, brief = headline_texts(found[2:], EDITION, NAMES)
    assert (headline, deck) == (
        "$4,000 less gained with stock than Carlos",
        "Sales less purchases. Stocks bought: 20 against 34.",
    )
    assert brief == deck


def test_decisions_of_a_computer_in_the_place_of_the_reader_are_counted() -> None:
    assert standing_text((9000,), NAMES, 12).startswith("1. You $9,000, 12 decision")


def test_all_players_stand_in_a_line_with_their_places_and_money() -> None:
    assert (
        standing_text((9000, 12_000, 9000), NAMES)
        == "1. Bea $12,000; 2. You $9,000; 2. Carlos $9,000"
    )


SOURCES = (0, 0, 2900, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -800)


def test_a_mistake_tells_where_its_money_went_and_only_a_reason_that_fits() -> None:
    (mistake,) = mistakes(2100)
    view = replace(game()[1][0].view, sizes=(4,) * 7)
    told = replace(mistake, cost=Money(2100, 100, SOURCES))
    quiet, other, fits = (
        Reason(ReasonKind.QUIET),
        Reason(ReasonKind.TAKES_LEAD, chain=3, count=2),
        Reason(ReasonKind.TAKES_LEAD, chain=CHAIN, count=1),
    )
    account = (
        "On average the move played brought $2,900 less in bonuses from mergers (mostly Festival)"
        " and $800 more gained with stock."
    )
    assert story_of(told, None, Why((quiet, other), (), None), view) == account
    why = Why((quiet, other, fits), (), None)
    assert story_of(told, None, why, view) == f"Why: the lead in Festival, by 1. {account}"
    after = Aftermath(AftermathKind.NO_MONEY, 5)
    assert story_of(told, after, None, view) == (
        f"Turns that then began without money for a stock: 5. {account}"
    )
    assert story_of(mistake, None, why, view) == "Why: the lead in Worldwide, by 2."
    far = Why((Reason(ReasonKind.CATCHES_UP, chain=CHAIN, count=5),), (), None)
    assert story_of(told, None, far, view) == account
    not_there = replace(view, sizes=(0,) * 7)
    assert story_of(told, None, None, not_there) == account.replace(" (mostly Festival)", "")


def test_what_costs_no_money_for_sure_is_told_in_points_of_the_chance() -> None:
    (mistake,) = mistakes(200, best=6300, played=4000)
    told = replace(mistake, cost=Money(200, 400, SOURCES))
    assert cost_text(told).startswith("-23 point")
    assert story_of(told, None, None, game()[1][0].view) == ""
    assert cost_text(replace(mistake, cost=Money(2100, 100))) == "-$2,100"


def test_the_chances_say_when_the_game_was_lost_already() -> None:
    assert [chances_text(each) for each in mistakes(900)] == ["chance 43 → 40%"]
    (lost,) = mistakes(900, best=210, played=0)
    assert chances_text(lost) == "far behind: chance 2%"


def test_an_amount_is_sure_to_within_two_errors_in_hundreds() -> None:
    assert margin_text(Money(2349, 301)) == "sure to within $600"
    assert margin_text(Money(2349, 3)) == "sure to within $100"
    assert margin_text(Money(200, 300)) == "about the same money"


def test_the_parts_add_up_to_the_money_at_the_end_and_a_sentence_says_so() -> None:
    parts = parts_of(10_000, 40_000, Money(6300, 50), Money(-1200, 50), Money(30_000, 50))
    texts = [(name, amount) for name, amount, _ in part_texts(parts)]
    assert texts == [
        ("Average", "$30,000"),
        ("Mistakes", "-$6,300"),
        ("Luck", "-$1,200"),
        ("The rest", "-$12,500"),
        ("At the end", "$10,000"),
    ]
    assert sum_text(parts, "Bea") == (
        "The first four add up to $10,000: $30,000 less than Bea ($40,000)."
    )
    assert "$5,000 more than Bea" in sum_text(replace(parts, rival=5000), "Bea")
    assert "as much as Bea" in sum_text(replace(parts, rival=10_000), "Bea")


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
