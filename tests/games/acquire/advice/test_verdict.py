"""A decision is judged from the view of then, by other luck than it was elected by."""

import json
import os
import subprocess
import sys
from collections.abc import Iterator

import pytest

from acquire_desktop.games.acquire.advice.verdict import EFFORTS, PARTS, Effort, judge
from acquire_desktop.games.acquire.advice.verdict_json import verdict_to_json
from acquire_desktop.games.acquire.choosers import think
from acquire_desktop.games.acquire.engine.actions import Action, BuyStock, PlaceTile
from acquire_desktop.games.acquire.engine.board import TILES_BY_NAME
from acquire_desktop.games.acquire.engine.editions import EDITIONS
from acquire_desktop.games.acquire.engine.game import apply, new_game, observe, resample
from acquire_desktop.games.acquire.engine.generator import Generator
from acquire_desktop.games.acquire.engine.house_rules import with_house_rules
from acquire_desktop.games.acquire.engine.position import position
from acquire_desktop.games.acquire.engine.setup import Setup, make_setup
from acquire_desktop.games.acquire.engine.view import Holdings

LITTLE = Effort(40)


def game(edition: str, players: int, level: str, cards: bool = False) -> tuple[Setup, list[Action]]:
    setup = make_setup(EDITIONS[edition], players, "review", power_cards=cards)
    state, actions = new_game(setup), []
    while not state.over:
        actions.append(think(level, observe(state, state.seat), state.ply).action)
        state = apply(state, actions[-1]).state
    return setup, actions


@pytest.mark.parametrize(
    ("edition", "players", "level"), [("2008", 4, "random"), ("ja-tycoon", 3, "easy")]
)
def test_every_decision_with_a_choice_can_be_judged(edition: str, players: int, level: str) -> None:
    setup, actions = game(edition, players, level, cards=edition.startswith("ja"))
    state = new_game(setup)
    for action in actions:
        view = observe(state, state.seat)
        if len(view.legal) > 1:
            found = judge(view, action, 1, LITTLE)
            assert found.played == action
            assert 0 <= found.best_win <= PARTS
            assert found.spread >= found.best_win - found.played_win
            assert (found.best == action) <= (found.best_win == found.played_win)
            assert found.simulations > LITTLE.simulations - 3
        state = apply(state, action).state


def test_the_same_decision_is_judged_the_same_again() -> None:
    setup, actions = game("2023-classic", 3, "easy")
    view = observe(new_game(setup), new_game(setup).seat)
    first = judge(view, actions[0], 2, EFFORTS["quick"])
    assert first == judge(view, actions[0], 2, EFFORTS["quick"])
    assert first != judge(view, actions[0], 3, EFFORTS["quick"])


def verdicts() -> Iterator[list[object]]:
    """Yield some verdicts on tables of two to six, with hidden holdings, cards and house rules."""
    for key, players, cards in (
        ("2023-classic", 2, False),
        ("ja-tycoon", 3, True),
        ("2008", 6, False),
    ):
        edition = with_house_rules(EDITIONS[key], {"starting_cash": 9000})
        setup = make_setup(edition, players, "bits", holdings=Holdings.HIDDEN, power_cards=cards)
        state = new_game(setup)
        while not state.over and state.ply < 80:
            view = observe(state, state.seat)
            action = think("easy", view, state.ply).action
            if len(view.legal) > 1 and state.ply % 20 == 0:
                yield verdict_to_json(judge(view, action, 5, Effort(30, 12, 0.4)))
            state = apply(state, action).state


def test_the_compiled_and_the_plain_judge_agree_to_the_bit() -> None:
    code = "import json, tests.games.acquire.advice.test_verdict as t; "
    code += "print(json.dumps(list(t.verdicts())))"
    env = {**os.environ, "ACQUIRE_PURE": "1", "PYTHONHASHSEED": "random"}
    plain = subprocess.run(
        [sys.executable, "-c", code], env=env, capture_output=True, text=True, check=True
    )
    found = list(verdicts())
    assert len(found) > 6
    assert json.loads(plain.stdout) == found


def test_whoever_stops_a_judgement_gets_one_of_fewer_simulations() -> None:
    setup, actions = game("2023-classic", 3, "easy")
    view = observe(new_game(setup), new_game(setup).seat)
    found = judge(view, actions[0], 2, EFFORTS["deep"], lambda: True)
    assert found.simulations < 100


def test_a_judgement_knows_no_more_than_the_player_knew() -> None:
    setup, actions = game("2008", 4, "easy")
    state = new_game(setup)
    for ply, action in enumerate(actions[:60]):
        view = observe(state, state.seat)
        if ply % 7 == 0 and len(view.legal) > 1:
            other = observe(resample(view, None, Generator(ply)), state.seat)
            assert judge(other, action, 3, LITTLE) == judge(view, action, 3, LITTLE)
        state = apply(state, action).state


def test_a_purchase_that_a_search_would_not_look_at_is_judged_too() -> None:
    names = [spec.letter for spec in EDITIONS["2008"].chains]
    board = [(letter * 2).ljust(12, ".") if at < 7 else "." * 12 for at, letter in enumerate(names)]
    board = [row if at % 2 == 0 else "." * 12 for at, row in enumerate(board)]
    state = position(
        EDITIONS["2008"],
        board=[*board[:7], "." * 12, "." * 12],
        cash=(9000, 9000, 9000),
        hands=["12I 11H", "10G 9F", "8I 7H"],
    )
    state = apply(state, PlaceTile(TILES_BY_NAME["12I"])).state
    view = observe(state, state.seat)
    purchases = [action for action in view.legal if isinstance(action, BuyStock)]
    assert len(purchases) > 14
    for action in purchases[::5]:
        found = judge(view, action, 1, LITTLE)
        assert found.played == action
