"""A reply is something that a tile nobody can see would do to the board that all see."""

from itertools import permutations

import pytest

from acquire_desktop.games.acquire.advice.reasons import ReasonKind
from acquire_desktop.games.acquire.advice.replies import FEWEST_VISITS, Reply, reply_to
from acquire_desktop.games.acquire.ai.players.facts import place_of
from acquire_desktop.games.acquire.ai.search.information_set_tree import InformationSetTree
from acquire_desktop.games.acquire.ai.search.learned import learned_for
from acquire_desktop.games.acquire.ai.search.runner import SearchLimits, prepare
from acquire_desktop.games.acquire.choosers import think
from acquire_desktop.games.acquire.engine.action_codec import code_of
from acquire_desktop.games.acquire.engine.actions import PassPlacement, PlaceTile
from acquire_desktop.games.acquire.engine.board import EMPTY, TILE_COUNT
from acquire_desktop.games.acquire.engine.decisions import GameOver, TilePlacement
from acquire_desktop.games.acquire.engine.editions import EDITIONS
from acquire_desktop.games.acquire.engine.game import apply, new_game, observe
from acquire_desktop.games.acquire.engine.kernel.compiled import RUNNING
from acquire_desktop.games.acquire.engine.setup import make_setup
from acquire_desktop.games.acquire.engine.state import State
from acquire_desktop.games.acquire.engine.view import View

if not RUNNING:
    pytest.skip("plain Python takes minutes", allow_module_level=True)


def moment(ply: int) -> State:
    """Return the first placement of a tile from a ply on."""
    state = new_game(make_setup(EDITIONS["2023-classic"], 3, "replies"))
    while True:
        view = observe(state, state.seat)
        if state.ply >= ply and isinstance(view.decision, TilePlacement) and len(view.legal) > 3:
            return state
        state = apply(state, think("easy", view, state.ply).action).state


def searched(view: View, simulations: int) -> InformationSetTree:
    tree = prepare(view, 1, learned_for(view.edition, view.players), SearchLimits(simulations))
    tree.run(simulations)
    return tree


def after(state: State, action: PlaceTile) -> View:
    """Return the board after a placement, whatever else its player then does."""
    seat, state = state.seat, apply(state, action).state
    view = observe(state, state.seat)
    while not isinstance(view.decision, GameOver) and (
        view.seat == seat or not isinstance(view.decision, TilePlacement)
    ):
        state = apply(state, think("medium", view, 1).action).state
        view = observe(state, state.seat)
    return view


def can_be_done(view: View, reply: Reply, hand: tuple[int, ...]) -> bool:
    """Tell whether a tile that the first player does not have does what the reply says."""
    unseen = (t for t in range(TILE_COUNT) if view.board[t] == EMPTY and t not in hand)
    places = [place_of(view, tile) for tile in unseen]
    if reply.kind is ReasonKind.NEW_CHAIN:
        return any(not place.chains and place.size > 1 for place in places)
    both = {reply.chain, reply.other}
    return any(both <= set(place.chains) for place in places)


def test_what_is_told_can_be_done_by_another_after_what_was_played() -> None:
    told = 0
    for ply in range(30, 90, 12):
        state = moment(ply)
        view = observe(state, state.seat)
        tiles = [action for action in view.legal if isinstance(action, PlaceTile)]
        tree = searched(view, 1200 * len(tree_field(view)))
        for played, best in permutations(tiles, 2):
            reply = reply_to(tree, code_of(played), code_of(best))
            if reply is None:
                continue
            told += 1
            assert reply.seat == (view.seat + 1) % view.players
            assert 5 <= reply.percent <= 100
            founding = place_of(view, played.tile)
            if founding.chains or founding.size == 1:  # else the chain depends on a choice
                assert can_be_done(after(state, played), reply, view.hand)
    assert told


def tree_field(view: View) -> list[int]:
    return searched(view, 1).field


def test_nothing_is_told_of_the_best_itself_nor_of_what_was_hardly_tried() -> None:
    state = moment(30)
    view = observe(state, state.seat)
    tree = searched(view, FEWEST_VISITS)
    codes = [code_of(action) for action in view.legal if not isinstance(action, PassPlacement)]
    assert [reply_to(tree, code, codes[0]) for code in codes] == [None] * len(codes)
    tree.run(4000)
    assert reply_to(tree, codes[0], codes[0]) is None
