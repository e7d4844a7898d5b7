"""What the card of a recent game says: the result, or whose turn it is."""

from dataclasses import replace
from pathlib import Path

import pytest

from acquire_desktop.games.acquire.engine.board import Seat
from acquire_desktop.games.acquire.engine.decisions import GameOver
from acquire_desktop.games.acquire.engine.editions import CLASSIC_2023
from acquire_desktop.games.acquire.engine.game import new_game, observe
from acquire_desktop.games.acquire.engine.setup import make_setup
from acquire_desktop.games.acquire.engine.view import Holdings, View
from acquire_desktop.games.acquire.save_preview import board_view
from acquire_desktop.storage.players import Player, PlayerKind
from acquire_desktop.ui.start.recent_card import card_lines
from acquire_desktop.ui.start.recent_game import RecentGame
from acquire_desktop.ui.start.thumbnails import Preview
from tests.screenshots.games import game_at, is_over

GAME = RecentGame(
    "Ana, Bea", "2023 Classic", Path("a.acquire"), available=True, time="noon", state="Turn 7"
)


def players(*people: Seat) -> tuple[Player, ...]:
    kinds = {True: PlayerKind.HUMAN, False: PlayerKind.COMPUTER}
    return tuple(
        Player(name, kinds[seat in people]) for seat, name in enumerate(("Ana", "Bea", "Carlos"))
    )


def told(view: View, *people: Seat) -> str:
    return card_lines(GAME, Preview(view, players(*people)))[0]


def begun(holdings: Holdings) -> View:
    state = new_game(make_setup(CLASSIC_2023, 3, "card", holdings=holdings, first_seat=1))
    return observe(state, 0)


def ended(totals: tuple[int, ...], *winners: Seat) -> View:
    return replace(begun(Holdings.OPEN), decision=GameOver("declared", totals, winners))


@pytest.mark.parametrize(
    ("totals", "winners", "people", "text"),
    [
        ((9300, 5000, 4000), (0,), (0,), "You won by $4,300"),
        ((9300, 5000, 4000), (0,), (2,), "Ana won; you came 3rd"),
        ((9300, 5000, 4000), (0,), (0, 1), "Ana won by $4,300"),
        ((9300, 9300, 4000), (0, 1), (1,), "You and Ana share the victory"),
    ],
)
def test_a_game_that_is_over_says_who_won(
    totals: tuple[int, ...], winners: tuple[Seat, ...], people: tuple[Seat, ...], text: str
) -> None:
    assert told(ended(totals, *winners), *people) == text


def test_a_game_that_goes_on_says_how_the_only_person_stands() -> None:
    view = replace(begun(Holdings.OPEN), turn=52, worth=(7000, 9000, 6000))
    assert told(view, 0) == "Turn 52, you are 2nd"


def test_where_nobody_may_know_who_leads_it_says_whose_turn_it_is() -> None:
    view = begun(Holdings.HIDDEN)
    assert told(view, 0) == "Turn 1, Bea's turn"
    assert told(view, 1) == "Turn 1, your turn"
    assert told(begun(Holdings.OPEN), 0, 1) == "Turn 1, Bea's turn"


def test_before_it_is_read_a_card_says_what_its_header_says() -> None:
    assert card_lines(GAME, None) == ("Turn 7", "Ana, Bea", "2023 Classic", "noon")


def test_a_real_game_that_is_over_names_its_winner() -> None:
    loaded = game_at("2023-tycoon", 3, "shot-4", is_over)
    text = card_lines(GAME, Preview(board_view(loaded), loaded.game.players))[0]
    winner = board_view(loaded).decision
    assert isinstance(winner, GameOver)
    best, second = sorted(winner.totals, reverse=True)[:2]
    assert text.endswith(f"won by ${best - second:,}")
