"""Computer players play legally, repeatably, fairly and, where they should, well."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest

from acquire_desktop.games.acquire.ai.search.closing import closing_actions
from acquire_desktop.games.acquire.ai.search.equals import AMPLE
from acquire_desktop.games.acquire.choosers import PLAYERS, think
from acquire_desktop.games.acquire.engine.actions import BuyStock
from acquire_desktop.games.acquire.engine.decisions import GameOver, TilePlacement
from acquire_desktop.games.acquire.engine.editions import EDITIONS
from acquire_desktop.games.acquire.engine.game import apply, new_game, observe, resample
from acquire_desktop.games.acquire.engine.generator import Generator
from acquire_desktop.games.acquire.engine.power_cards import CARD_COUNT
from acquire_desktop.games.acquire.engine.setup import make_setup
from acquire_desktop.games.acquire.engine.state import State
from acquire_desktop.games.acquire.engine.view import Holdings, View
from tools.lab.match import Match, play_match


def states(
    edition: str,
    players: int,
    level: str = "greedy",
    seed: str = "t",
    power_cards: bool = False,
) -> Iterator[State]:
    """Play one game and yield every state of it."""
    setup = make_setup(
        EDITIONS[edition], players, seed, holdings=Holdings.HIDDEN, power_cards=power_cards
    )
    state = new_game(setup)
    yield state
    while not state.over:
        action = PLAYERS[level](observe(state, state.seat), state.ply)
        state = apply(state, action).state
        yield state


@pytest.mark.part(of=5, by="level")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("level", PLAYERS)
def test_every_level_plays_whole_games_legally(level: str, edition: str, players: int) -> None:
    *_, last = states(edition, players, level)
    assert isinstance(observe(last, 0).decision, GameOver)


@pytest.mark.part(of=2, by="level")
@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("level", PLAYERS)
def test_every_level_plays_whole_games_with_power_cards(level: str, players: int) -> None:
    *_, last = states("ja-classic", players, level, power_cards=True)
    view = observe(last, 0)
    assert isinstance(view.decision, GameOver)
    assert sum(map(len, view.played_cards)) > players


def test_the_greedy_player_finds_a_use_for_every_power_card() -> None:
    used: set[int] = set()
    for seed in ("a", "b", "c"):
        *_, last = states("ja-tycoon", 4, seed=seed, power_cards=True)
        for played in observe(last, 0).played_cards:
            used.update(played)
    assert used == set(range(CARD_COUNT))


def test_hidden_things_never_change_how_a_power_card_is_used() -> None:
    for state in states("ja-tycoon", 4, power_cards=True):
        view = observe(state, state.seat)
        if view.legal and (view.card is not None or state.ply % 9 == 0):
            other = observe(resample(view, None, Generator(3)), state.seat)
            assert PLAYERS["greedy"](other, 9) == PLAYERS["greedy"](view, 9)


def test_the_greedy_player_brings_games_to_a_declared_end() -> None:
    for seed in ("a", "b", "c"):
        *_, last = states("2008", 4, seed=seed)
        decision = observe(last, 0).decision
        assert isinstance(decision, GameOver)
        assert decision.reason == "declared"


@pytest.mark.part(of=4)
@pytest.mark.parametrize("level", PLAYERS)
def test_the_same_view_and_seed_give_the_same_action(level: str) -> None:
    for state in states("2023-tycoon", 4):
        if not state.over:
            view = observe(state, state.seat)
            assert PLAYERS[level](view, 5) == PLAYERS[level](view, 5)


@pytest.mark.part(of=5)
@pytest.mark.parametrize("edition", EDITIONS)
def test_changing_what_a_seat_cannot_see_never_changes_its_choice(edition: str) -> None:
    for state in states(edition, 4):
        if state.over or state.ply % 3:
            continue
        view = observe(state, state.seat)
        chosen = PLAYERS["greedy"](view, 9)
        for number in range(3):
            other = resample(view, None, Generator(number))
            assert PLAYERS["greedy"](observe(other, other.seat), 9) == chosen


@pytest.mark.parametrize("level", PLAYERS)
def test_a_seat_that_decides_nothing_gets_no_action(level: str) -> None:
    state = new_game(make_setup(EDITIONS["2008"], 3, "t"))
    view: View = observe(state, (state.seat + 1) % 3)
    assert isinstance(view.decision, TilePlacement)
    with pytest.raises(ValueError, match="decides nothing"):
        PLAYERS[level](view, 0)


@pytest.mark.part(of=5)
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_greedy_player_beats_three_random_players_clearly(edition: str) -> None:
    seats = ("greedy", "random", "random", "random")
    with ThreadPoolExecutor(1) as executor:
        best, worst = play_match(Match(seats, edition, 10, "strength"), executor)
    assert best.level == "greedy"
    assert best.wins > 0.6
    assert best.wins + 3 * worst.wins == pytest.approx(1)


def test_medium_lets_no_ample_cash_lie_idle() -> None:
    asked = 0
    for number in range(20):
        state = new_game(make_setup(EDITIONS["2008"], 4, f"ample-{number}"))
        while not state.over:
            view = observe(state, state.seat)
            action = think("medium", view, state.ply).action
            can_buy = any(isinstance(each, BuyStock) and any(each.counts) for each in view.legal)
            if can_buy and view.cash[view.seat] >= AMPLE and not closing_actions(view):
                asked += 1
                assert not isinstance(action, BuyStock) or any(action.counts)
            state = apply(state, action).state
    assert asked > 20
