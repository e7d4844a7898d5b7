"""Places of stockholders, and what a purchase changes, in words."""

from dataclasses import replace

import pytest

from acquire_desktop.games.acquire.engine.editions import CLASSIC_2023
from acquire_desktop.games.acquire.engine.game import observe
from acquire_desktop.games.acquire.engine.position import position
from acquire_desktop.games.acquire.engine.view import Holdings, View
from acquire_desktop.ui.acquire.words.places import change_text, paid_seats, rank_of


def view_of(*tower: int) -> View:
    stocks = [{"Tower": count} if count else {} for count in tower]
    board = ["TT..........", *["............"] * 8]
    return observe(
        position(CLASSIC_2023, board, cash=[6000] * len(tower), stocks=stocks, buying=True), 0
    )


def test_the_places_are_those_that_are_paid_and_ties_share_one() -> None:
    view = view_of(2, 5, 2, 1)
    assert [rank_of(view, seat, 0) for seat in range(4)] == [2, 1, 2, 0]
    assert paid_seats(view, 0) == [1, 0, 2]


@pytest.mark.parametrize(
    ("tower", "added", "text"),
    [
        ((3, 5, 1), 3, "you 3 → 6, first"),
        ((3, 5, 1), 2, "you 3 → 5, tied for first"),
        ((3, 5, 1), -1, "you 3 → 2, second"),
        ((0, 5, 3), 1, "you 0 → 1"),
        ((1, 5, 3), 2, "you 1 → 3, tied for second"),
        ((3, 5, 1), 0, ""),
    ],
)
def test_a_purchase_says_what_it_changes(tower: tuple[int, ...], added: int, text: str) -> None:
    assert change_text(view_of(*tower), 0, added) == text


@pytest.mark.parametrize("holdings", [Holdings.AIDED, Holdings.HIDDEN])
def test_no_place_is_told_unless_holdings_are_open(holdings: Holdings) -> None:
    view = replace(view_of(3, 5, 1), holdings=holdings)
    assert change_text(view, 0, 3) == "you 3 → 6"
    assert paid_seats(view, 0) == []
