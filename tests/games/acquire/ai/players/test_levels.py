"""The levels are a ladder: each is above the one below, and the lowest plays like a person."""

from concurrent.futures import ThreadPoolExecutor

import pytest

from acquire_desktop.games.acquire.ai.players.levels import LEVELS
from acquire_desktop.games.acquire.choosers import PLAYERS
from acquire_desktop.games.acquire.engine.actions import BuyStock
from acquire_desktop.games.acquire.engine.editions import EDITIONS
from acquire_desktop.games.acquire.engine.events import ChainFounded
from acquire_desktop.games.acquire.engine.game import apply, new_game, observe
from acquire_desktop.games.acquire.engine.setup import make_setup
from tools.lab.match import Match, play_match

STEPS = [
    ("beginner", "random"),
    ("beginner", "newcomer"),
    ("novice", "newcomer"),
    ("novice", "beginner"),
    ("easy", "novice"),
    ("medium", "easy"),
    ("skilled", "medium"),
    ("hard", "skilled"),
]


def share_of_wins(level: str, other: str, edition: str, players: int, deals: int) -> float:
    seats = (level, *[other] * (players - 1))
    with ThreadPoolExecutor(1) as executor:
        standings = play_match(Match(seats, edition, deals, "ladder"), executor)
    return next(standing.wins for standing in standings if standing.level == level)


@pytest.mark.part(of=8)
@pytest.mark.parametrize(("level", "other"), STEPS)
def test_each_level_wins_more_than_its_share_against_the_one_below_but_does_not_crush_it(
    level: str, other: str
) -> None:
    deals = 30 if level == "hard" else 15  # the nearest to the level below: 36.7% of 600 games
    share = share_of_wins(level, other, "2008", 4, deals)
    assert share > 0.3
    assert other not in LEVELS or share < 0.8, "51 % are 200 points, and 80 % are 430"


@pytest.mark.part(of=5)
@pytest.mark.parametrize(("edition", "players"), [("2023-classic", 2), ("2008", 6)])
@pytest.mark.parametrize(("level", "other"), STEPS[1:6])
def test_that_holds_at_small_and_large_tables(
    level: str, other: str, edition: str, players: int
) -> None:
    assert share_of_wins(level, other, edition, players, 36 // players) > 1.15 / players


def test_the_first_level_is_the_weakest_and_forgets_most() -> None:
    assert list(LEVELS)[:2] == ["beginner", "novice"]
    noises = [(level.tile_noise, level.stock_noise) for level in LEVELS.values()]
    assert noises[:3] == sorted(noises[:3], reverse=True)
    assert not any(map(any, noises[3:])), "from Medium on the networks choose, or a search"


def test_a_beginner_never_hoards_and_founds_chains() -> None:
    chances = bought = founded = 0
    for number in range(12):
        state = new_game(make_setup(EDITIONS["2008"], 4, f"hoard-{number}"))
        while not state.over:
            view = observe(state, state.seat)
            action = PLAYERS["beginner"](view, state.ply)
            if isinstance(action, BuyStock) and len(view.legal) > 1:
                chances += 1
                bought += any(action.counts)
            step = apply(state, action)
            founded += sum(isinstance(event, ChainFounded) for event in step.events)
            state = step.state
    assert bought > 0.9 * chances
    assert founded / 12 > 7
