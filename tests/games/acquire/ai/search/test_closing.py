"""Whoever searches ends a game that is won, and spends what would lie idle.

The positions come from games that Medium, as it was at first, plays against itself.
"""

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from itertools import chain

import pytest

from acquire_desktop.games.acquire.ai.players.characters import CHARACTERS
from acquire_desktop.games.acquire.ai.players.levels import LEVELS
from acquire_desktop.games.acquire.ai.search.closing import closing_actions
from acquire_desktop.games.acquire.ai.search.equals import (
    NEGLIGIBLE,
    best_of_equals,
    plain_choice,
    rather_spent,
)
from acquire_desktop.games.acquire.ai.search.learned import learned_for
from acquire_desktop.games.acquire.ai.search.result import Candidate
from acquire_desktop.games.acquire.ai.search.runner import SearchLimits, prepare, ranking, spend
from acquire_desktop.games.acquire.choosers import PLAYERS, SEARCHERS, think
from acquire_desktop.games.acquire.engine.action_codec import action_of, code_of
from acquire_desktop.games.acquire.engine.actions import Action, BuyStock, DeclareEnd, DisposeStock
from acquire_desktop.games.acquire.engine.editions import EDITIONS
from acquire_desktop.games.acquire.engine.game import apply, new_game, observe, resample
from acquire_desktop.games.acquire.engine.generator import Generator
from acquire_desktop.games.acquire.engine.notation import action_text
from acquire_desktop.games.acquire.engine.position import position
from acquire_desktop.games.acquire.engine.setup import make_setup
from acquire_desktop.games.acquire.engine.state import State
from acquire_desktop.games.acquire.engine.view import Holdings, View
from tools.lab.frozen_levels import think as play_frozen

LITTLE = SearchLimits(200, None, 8)
TABLES = [("2008", 4), ("2023-tycoon", 3), ("ja-classic", 5), ("2023-classic", 3)]
LATE = 30
"""Tiles in the pool from which on a game may be decided."""


def late_states(
    edition: str, players: int, games: int, holdings: Holdings = Holdings.OPEN
) -> Iterator[State]:
    """Play games at first impression; yield every late state with a choice."""
    for number in range(games):
        setup = make_setup(EDITIONS[edition], players, f"end-{number}", holdings=holdings)
        state = new_game(setup)
        while not state.over:
            view = observe(state, state.seat)
            if view.pool_count <= LATE and len(view.legal) > 1:
                yield state
            state = apply(state, play_frozen("medium@1", view, state.ply).action).state


def lead_of(view: View) -> int:
    """Return by how much the seat leads if the game ended now; negative if it does not."""
    others = [worth for seat, worth in enumerate(view.worth) if seat != view.seat]
    return view.worth[view.seat] - max(others)


def won_states(edition: str, players: int, games: int) -> Iterator[State]:
    """Yield the states in which declaring the end now wins, whatever follows."""
    for state in late_states(edition, players, games):
        view = observe(state, state.seat)
        is_last = DeclareEnd() in view.legal and isinstance(view.legal[0], BuyStock)
        if is_last and lead_of(view) > 0:
            yield state


@pytest.mark.parametrize(("edition", "players"), TABLES)
def test_every_searching_level_ends_a_game_that_it_has_won(edition: str, players: int) -> None:
    seen = 0
    for state in won_states(edition, players, 10):
        view = observe(state, state.seat)
        for level in SEARCHERS:
            result = think(level, view, 5, LITTLE)
            assert result.action == DeclareEnd()
            assert result.candidates[0].action == DeclareEnd()
        seen += 1
    assert seen >= 3


def test_every_level_without_search_ends_a_game_that_it_has_won() -> None:
    for state in won_states("2008", 4, 10):
        view = observe(state, state.seat)
        for level in LEVELS:
            if level in PLAYERS:
                assert PLAYERS[level](view, 5) == DeclareEnd()


@pytest.mark.part(of=4)
@pytest.mark.parametrize("key", CHARACTERS)
def test_no_character_prefers_something_to_winning(key: str) -> None:
    for state in won_states("2008", 4, 6):
        assert think(f"hard-{key}", observe(state, state.seat), 5, LITTLE).action == DeclareEnd()


@pytest.mark.part(of=3, by="holdings")
@pytest.mark.parametrize("holdings", Holdings)
@pytest.mark.parametrize(("edition", "players"), TABLES)
def test_a_closing_action_wins_alone_also_for_who_is_behind_before_it(
    edition: str, players: int, holdings: Holdings
) -> None:
    behind = ahead = 0
    for state in late_states(edition, players, 16, holdings):
        seat, last = state.seat, state
        view = observe(state, seat)
        if DeclareEnd() not in closing_actions(view):
            continue
        behind, ahead = behind + (lead_of(view) <= 0), ahead + (lead_of(view) > 0)
        while not last.over:
            assert last.seat == seat
            last = apply(last, think("hard-banker", observe(last, seat), 5, LITTLE).action).state
        totals = last.game.totals
        assert totals.count(totals[seat]) == 1
        assert totals[seat] == max(totals)
    assert ahead
    assert behind or (edition, players) != ("2008", 4)


def test_after_the_declaration_nothing_brings_more_money_than_what_is_bought() -> None:
    seen = 0
    for state in won_states("2008", 4, 10):
        declared = apply(state, DeclareEnd()).state
        view = observe(declared, state.seat)

        def total(action: Action, declared: State = declared) -> int:
            return apply(declared, action).state.game.totals[declared.seat]

        totals = [total(action) for action in view.legal if isinstance(action, BuyStock)]
        assert total(think("expert", view, 5, LITTLE).action) == max(totals)
        seen += len(set(totals)) > 1
    assert seen


def test_who_is_surely_behind_does_not_declare_when_all_is_lost_anyway() -> None:
    for state in late_states("2023-tycoon", 3, 8):
        view = observe(state, state.seat)
        if DeclareEnd() in view.legal and lead_of(view) < -5000 and not closing_actions(view):
            result = think("hard", view, 5, LITTLE)
            assert result.action != DeclareEnd() or result.candidates[0].win > NEGLIGIBLE


def test_where_the_stock_market_is_drawn_a_game_is_won_if_no_draw_can_change_it() -> None:
    sure = declared = 0
    for state in late_states("2023-classic", 2, 8):
        view = observe(state, state.seat)
        assert not closing_actions(view, looks_ahead=False)
        if closing_actions(view):
            assert lowest_lead(view) > 0
            sure += 1
        if DeclareEnd() in view.legal and lead_of(view) > 10_000:
            action = think("hard", view, 5, LITTLE).action
            if isinstance(view.legal[0], BuyStock):
                assert action == DeclareEnd()
                declared += 1
            elif isinstance(view.legal[0], DisposeStock):
                assert action != DeclareEnd()
    assert sure >= 3
    assert declared >= 3


def lowest_lead(view: View) -> int:
    """Return the least by which a seat wins that plays on to the end of its turn and the game."""
    leads = []
    for luck in range(8):
        state = resample(view, None, Generator(luck))
        while not state.over:
            assert state.seat == view.seat
            state = apply(state, think("hard", observe(state, view.seat), 5, LITTLE).action).state
        totals = state.game.totals
        leads.append(totals[view.seat] - totals[1 - view.seat])
    return min(leads)


def test_hidden_tiles_never_change_what_ends_a_game() -> None:
    for state in late_states("2023-classic", 3, 4, Holdings.HIDDEN):
        view = observe(state, state.seat)
        other = observe(resample(view, None, Generator(7)), view.seat)
        assert closing_actions(other) == closing_actions(view)


def searched(view: View) -> tuple[Action, Action, tuple[float, ...]]:
    """Return what a search finds best, what is made of it, and what that gives away."""
    learned = learned_for(view.edition, view.players)
    tree = prepare(view, 5, learned, LITTLE)
    spend(tree, LITTLE)
    best = code_of(ranking(tree)[0].action)
    chosen = best_of_equals(tree, best, learned)
    first, other = tree.root.branches[best], tree.root.branches[chosen]
    wins = first.wins / first.visits - other.wins / other.visits
    money = tree.mean_of(best) - tree.mean_of(chosen)
    return action_of(best), action_of(chosen), (wins, money)


def test_of_equal_actions_the_plain_one_is_done_and_nothing_is_given_away() -> None:
    others = spent = 0
    for state in chain(late_states("2008", 4, 8), late_states("2023-tycoon", 3, 8)):
        view = observe(state, state.seat)
        best, chosen, given_away = searched(view)
        assert max(map(abs, given_away)) <= NEGLIGIBLE or chosen == DeclareEnd()
        if chosen == best:
            continue
        learned = learned_for(view.edition, view.players)
        game = resample(view, None, Generator(1)).game
        is_plain = action_of(plain_choice(game, view.seat, learned)) == chosen
        was_idle = isinstance(best, BuyStock) and not any(best.counts)
        assert is_plain or was_idle or chosen == DeclareEnd()
        others += 1
        spent += was_idle and isinstance(chosen, BuyStock) and any(chosen.counts)
    assert others
    assert spent


NEARLY = [*["F" * 12] * 3, ".FFFF.......", *["............"] * 4, "TT.........."]
"""Festival has 40 tiles and Tower, 2: 6D would let the end be declared."""
SAFE = ["F" * 12, *["............"] * 7, "TTTTTTTTTTT."]
"""Both chains are safe: to found a third would take the end away."""


def nearly() -> State:
    """Return a position in which seat 0 is far ahead, and a tile would let it end the game."""
    hands = ["7G 6D 12H", "9H", "11I"]
    return position(EDITIONS["2023-classic"], NEARLY, cash=[30000, 900, 900], hands=hands)


@pytest.mark.parametrize("level", ["medium", *SEARCHERS])
def test_a_tile_is_placed_that_lets_a_won_game_be_ended(level: str) -> None:
    state = nearly()
    done = []
    while not state.over:
        result = think(level, observe(state, 0), 5, None if level == "medium" else LITTLE)
        done.append(action_text(result.action, state.setup.edition))
        state = apply(state, result.action).state
    assert done[:2] == ["place 6D", "declare"]
    assert closing_actions(observe(nearly(), 0), looks_ahead=False) == ()


def test_a_tile_that_lets_the_end_be_declared_wins_nothing_for_who_is_behind() -> None:
    state = position(EDITIONS["2008"], NEARLY, cash=[900, 30000, 900], hands=["7G 6D", "9H"])
    assert closing_actions(observe(state, 0)) == ()


def test_the_end_is_declared_at_the_tile_where_it_could_not_be_after_it() -> None:
    cash, hands = [30000, 900, 900], ["6E", "9E", "12E"]
    board = [*SAFE[:4], "....o.......", *SAFE[5:]]
    for edition, found in [("ja-classic", (DeclareEnd(),)), ("2008", ())]:
        state = position(EDITIONS[edition], board, cash=cash, hands=hands)
        assert EDITIONS[edition].declare_any_time == bool(found)
        assert closing_actions(observe(state, 0)) == found


@pytest.mark.parametrize(
    ("cash", "loss", "is_spent"),
    [(28_000, 0.0, True), (28_000, 0.015, True), (28_000, 0.016, False), (9_900, 0.0, False)],
)
def test_ample_cash_is_spent_unless_that_costs_more_than_luck_could(
    cash: int, loss: float, is_spent: bool
) -> None:
    state = position(
        EDITIONS["2008"], NEARLY, cash=[cash, 900, 900], hands=["7G", "9H"], buying=True
    )
    nothing, one = BuyStock((0,) * 7), BuyStock((0, 0, 1, 0, 0, 0, 0))
    found = (Candidate(nothing, 0.5, 0.005, 60), Candidate(one, 0.5 - loss, 0.005, 60))
    assert rather_spent(observe(state, 0), nothing, found) == (one if is_spent else nothing)
    assert rather_spent(observe(state, 0), one, found) == one


def choices() -> list[str]:
    """Return what a small search chooses late in a game."""
    states = [*late_states("2008", 4, 1)][-24::3]
    views = [observe(state, state.seat) for state in states]
    return [action_text(think("hard", view, 5, LITTLE).action, view.edition) for view in views]


def test_the_compiled_and_the_plain_search_end_games_alike() -> None:
    code = "import json, tests.games.acquire.ai.search.test_closing as t; "
    code += "print(json.dumps(t.choices()))"
    env = {**os.environ, "ACQUIRE_PURE": "1", "PYTHONHASHSEED": "random"}
    plain = subprocess.run(
        [sys.executable, "-c", code], env=env, capture_output=True, text=True, check=True
    )
    assert json.loads(plain.stdout) == choices()
