"""A finished game is judged decision by decision, from the views of then, the same every time."""

from itertools import islice

import pytest

from acquire_desktop.ai.advice.review import Judgement, judge, review
from acquire_desktop.ai.players.choosers import think
from acquire_desktop.engine.actions import Action, BuyStock, PlaceTile
from acquire_desktop.engine.board import TILES_BY_NAME
from acquire_desktop.engine.editions import EDITIONS
from acquire_desktop.engine.game import apply, new_game, observe, resample
from acquire_desktop.engine.generator import Generator
from acquire_desktop.engine.position import position
from acquire_desktop.engine.setup import Setup, make_setup

LITTLE = 40


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
def test_every_decision_with_a_choice_is_judged(edition: str, players: int, level: str) -> None:
    setup, actions = game(edition, players, level, cards=edition.startswith("ja"))
    judgements = {found.ply: found for found in review(setup, actions, 1, LITTLE)}
    state = new_game(setup)
    for ply, action in enumerate(actions):
        view = observe(state, state.seat)
        assert (ply in judgements) == (len(view.legal) > 1)
        if ply in judgements:
            check(judgements[ply], ply, state.seat, action)
        state = apply(state, action).state


def check(found: Judgement, ply: int, seat: int, action: Action) -> None:
    assert (found.ply, found.seat, found.played.action) == (ply, seat, action)
    assert found.played.simulations > 0
    assert 0 <= found.played.win <= found.best.win <= 1
    assert found.loss == found.best.win - found.played.win
    assert found.simulations >= LITTLE


def test_the_same_game_is_judged_the_same_again_and_one_decision_at_a_time() -> None:
    setup, actions = game("2023-classic", 3, "easy")
    first = list(islice(review(setup, actions, 2, LITTLE), 12))
    assert first == list(islice(review(setup, actions, 2, LITTLE), 12))
    stopped = list(review(setup, actions, 2, LITTLE, should_stop=lambda: True))
    assert len(stopped) == 1


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
        assert found.played.action == action
        assert found.played.simulations > 0
