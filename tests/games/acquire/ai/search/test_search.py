"""The search is repeatable, blind to what is hidden, quick to stop, and spends what it may."""

import json
import os
import subprocess
import sys
from collections.abc import Iterator

import pytest

from acquire_desktop.games.acquire.ai.players.impression import remembered
from acquire_desktop.games.acquire.ai.players.levels import LEVELS, Level, Memory
from acquire_desktop.games.acquire.ai.search.information_set_tree import BATCH
from acquire_desktop.games.acquire.ai.search.learned import all_learned, learned_for, table_name
from acquire_desktop.games.acquire.ai.search.result import SearchResult
from acquire_desktop.games.acquire.ai.search.runner import SearchLimits, prepare
from acquire_desktop.games.acquire.ai.search.value_network import ValueNetwork
from acquire_desktop.games.acquire.choosers import PLAYERS, SEARCHERS, is_known, think
from acquire_desktop.games.acquire.engine.editions import EDITIONS
from acquire_desktop.games.acquire.engine.game import apply, new_game, observe, resample
from acquire_desktop.games.acquire.engine.generator import Generator
from acquire_desktop.games.acquire.engine.notation import action_text
from acquire_desktop.games.acquire.engine.setup import make_setup
from acquire_desktop.games.acquire.engine.view import Holdings, View

LITTLE = SearchLimits(60, None, 6)


def views(edition: str, players: int, every: int, power_cards: bool = False) -> Iterator[View]:
    """Play one game at first impression; yield now and then a view with a choice."""
    state = new_game(make_setup(EDITIONS[edition], players, "s", power_cards=power_cards))
    while not state.over:
        view = observe(state, state.seat)
        if state.ply % every == 0 and len(view.legal) > 1:
            yield view
        state = apply(state, PLAYERS["medium"](view, state.ply)).state


def choices() -> list[str]:
    """Return what a small search chooses in positions of one game, and how sure it is."""
    results = [(view, think("hard", view, 5, LITTLE)) for view in views("2008", 4, 29)]
    return [
        f"{action_text(result.action, view.edition)} {result.candidates[0].win!r}"
        for view, result in results
    ]


def test_the_compiled_and_the_plain_search_choose_alike_to_the_bit() -> None:
    code = "import json, tests.games.acquire.ai.search.test_search as t; "
    code += "print(json.dumps(t.choices()))"
    env = {**os.environ, "ACQUIRE_PURE": "1", "PYTHONHASHSEED": "random"}
    plain = subprocess.run(
        [sys.executable, "-c", code], env=env, capture_output=True, text=True, check=True
    )
    assert json.loads(plain.stdout) == choices()


def test_a_brief_search_chooses_as_a_patient_one_with_no_more_simulations() -> None:
    spared = 0
    for view in views("2008", 4, 29):
        patient = think("hard", view, 5, SearchLimits(4000))
        brief = think("hard", view, 5, SearchLimits(4000, is_brief=True))
        assert brief.action == patient.action
        assert brief.simulations <= patient.simulations == 4000
        spared += patient.simulations - brief.simulations
    assert spared > 0


@pytest.mark.parametrize(
    ("edition", "players"), [("2008", 3), ("2023-tycoon", 5), ("2023-classic", 2), ("2008", 6)]
)
def test_hidden_things_never_change_what_a_search_finds(edition: str, players: int) -> None:
    for view in views(edition, players, 19):
        found = think("expert", view, 3, LITTLE)
        assert found.action in view.legal
        for number in range(2):
            other = resample(view, None, Generator(number))
            assert think("expert", observe(other, view.seat), 3, LITTLE) == found


def test_a_search_uses_power_cards_legally() -> None:
    for view in views("ja-tycoon", 4, 7, power_cards=True):
        assert think("hard", view, 1, LITTLE).action in view.legal


def test_another_seed_is_another_search() -> None:
    view = next(views("2008", 4, 20))
    assert len({think("hard", view, seed, LITTLE).candidates for seed in range(4)}) == 4


def test_a_search_stops_when_it_is_told_to_hurry() -> None:
    view = next(views("2008", 4, 20))
    result = think("hard", view, 1, SearchLimits(10**6), should_stop=lambda: True)
    assert result.action in view.legal
    assert result.simulations == BATCH


def test_a_search_stops_when_its_simulations_are_spent() -> None:
    view = next(views("2008", 4, 20))
    result = think("expert", view, 1, SearchLimits(50))
    assert result.simulations == 50
    assert sum(candidate.simulations for candidate in result.candidates) == result.simulations


def test_a_search_stops_when_its_time_is_over() -> None:
    view = next(views("2008", 4, 20))
    result = think("expert", view, 1, SearchLimits(10**9, 0.01))
    assert 0 < result.simulations < 10**6


def test_purchases_and_disposals_are_pruned_but_buying_nothing_stays() -> None:
    for view in views("2008", 4, 11):
        found = think("hard", view, 1, SearchLimits(90)).candidates
        names = [action_text(candidate.action, view.edition) for candidate in found]
        bought = [name for name in names if name.startswith("buy")]
        assert len(bought) <= 9
        if bought:
            assert "buy" in bought


@pytest.mark.parametrize("name", [*SEARCHERS, "tree:20"])
def test_a_seat_that_decides_nothing_is_not_searched(name: str) -> None:
    state = new_game(make_setup(EDITIONS["2008"], 3, "t"))
    with pytest.raises(ValueError, match="decides nothing"):
        think(name, observe(state, (state.seat + 1) % 3), 0, LITTLE)


def test_the_reference_tree_plays_legally_and_counts_its_iterations() -> None:
    for view in views("2023-classic", 2, 25):
        result = think("tree:30", view, 2)
        assert result.action in view.legal
        assert result == SearchResult(result.action, (), 30)
        assert result == think("tree:30", view, 2)


def test_a_level_can_be_held_to_a_number_of_iterations_instead_of_its_clock() -> None:
    view = next(views("2008", 3, 20))
    held = think("expert:64", view, 5)
    assert held.simulations == 64
    assert held == think("expert", view, 5, SearchLimits(64, is_brief=True))


UNKNOWN = ("", "tree", "tree:", "tree:-1", "tree:0", "tree:5:5", "medium:5", "nobody:5", "nobody")


def test_only_known_names_are_players() -> None:
    assert all(map(is_known, (*PLAYERS, *LEVELS, "tree:1", "hard:7")))
    assert not any(map(is_known, (*UNKNOWN, f"tree:{'9' * 5000}")))
    view = next(views("2008", 3, 20))
    for name in UNKNOWN:
        with pytest.raises(KeyError) as raised:
            think(name, view, 0)
        assert raised.value.args == (name,)


def test_every_number_of_players_and_bonus_mode_has_its_own_value() -> None:
    assert len(all_learned()) == 9
    for edition in EDITIONS.values():
        for players in range(edition.players[0], edition.players[1] + 1):
            name = table_name(players, edition.bonus_places)
            assert learned_for(edition, players) is all_learned()[name]


def test_chances_to_win_add_up_to_one() -> None:
    for view in views("2023-tycoon", 4, 31):
        tree = prepare(view, 1, learned_for(view.edition, 4), LITTLE)
        value = ValueNetwork(learned_for(view.edition, 4).value)
        value.rate(tree.base)
        assert sum(value.shares) == pytest.approx(1)


def test_a_poor_memory_mixes_up_who_holds_what_but_not_how_much_there_is() -> None:
    hidden = make_setup(EDITIONS["2008"], 4, "m", holdings=Holdings.HIDDEN)
    state = new_game(hidden)
    while state.ply < 120:
        state = apply(state, PLAYERS["easy"](observe(state, state.seat), state.ply)).state
    view = observe(state, state.seat)
    for memory in (Memory.NOTHING, Memory.OWN_CHAINS):
        believed = remembered(Level(memory), view, Generator(1))
        assert believed is not None
        assert believed.stocks[view.seat] == view.stocks[view.seat]
        assert believed.cash[view.seat] == view.cash[view.seat]
        columns = zip(
            zip(*believed.stocks, strict=True), zip(*view.stocks, strict=True), strict=True
        )
        assert all(sum(belief) == sum(held) for belief, held in columns)
        assert believed.stocks != view.stocks
    assert remembered(Level(), view, Generator(1)) is None


def test_who_cannot_lose_or_win_any_more_plays_for_money() -> None:
    for rich in (True, False):
        view = next(view for view in views("2008", 3, 41) if view.turn > 30)
        tree = prepare(view, 1, learned_for(view.edition, 3), LITTLE)
        cash = tree.base.cash
        for seat in range(3):
            if (seat == view.seat) == rich:
                cash[seat] += 500_000
        tree.base.cash = cash
        best = tree.root.branches[tree.decide(1500)]
        branches = tree.root.branches.values()
        assert {round(branch.wins / branch.visits, 3) for branch in branches} == {float(rich)}
        payoffs = [branch.total / branch.visits for branch in branches]
        assert min(payoffs) < max(payoffs)
        assert best.total / best.visits == pytest.approx(max(payoffs), rel=1e-3)
