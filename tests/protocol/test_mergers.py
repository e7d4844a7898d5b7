"""Until a merger is settled, STATE and VIEW show its chains side by side."""

import json
from collections.abc import Iterator
from random import Random

import pytest

from acquire_desktop.games.acquire.choosers import PLAYERS
from acquire_desktop.games.acquire.engine.editions import EDITIONS as RULES
from acquire_desktop.games.acquire.engine.editions import price
from acquire_desktop.games.acquire.engine.game import apply, legal_actions, new_game, observe
from acquire_desktop.games.acquire.engine.notation import action_text
from acquire_desktop.games.acquire.engine.setup import make_setup
from acquire_desktop.games.acquire.engine.state import State
from acquire_desktop.games.acquire.positions.view_objects import state_object, view_object
from acquire_desktop.games.acquire.positions.view_reader import view_from
from tests.protocol.talk import EDITIONS, Json, Talk, kind_of

MERGING = {"survivor", "acquire-next", "dispose"}
"""The decisions in the middle of a merger."""
GAMES = [
    (key, seats, cards)
    for key in EDITIONS
    for seats in range(RULES[key].players[0], RULES[key].players[1] + 1)
    for cards in ((False, True) if RULES[key].power_cards else (False,))
]


def states(key: str, seats: int, seed: int, *, cards: bool = False) -> Iterator[State]:
    """Play a random game and yield every state of it."""
    random = Random(seed)
    state = new_game(make_setup(RULES[key], seats, str(seed), power_cards=cards))
    yield state
    while not state.over:
        state = apply(state, random.choice(legal_actions(state))).state
        yield state


def sent(value: dict[str, object]) -> Json:
    """Return an object as another program has it."""
    received: Json = json.loads(json.dumps(value))
    return received


def with_tile(board: list[str], tile: str, sign: str) -> list[str]:
    """Return a board with one more tile."""
    row, column = "ABCDEFGHI".index(tile[-1]), int(tile[:-1]) - 1
    line = board[row]
    assert line[column] == "."
    return [*board[:row], line[:column] + sign + line[column + 1 :], *board[row + 1 :]]


def sign_at(board: list[str], tile: str) -> str:
    return board["ABCDEFGHI".index(tile[-1])][int(tile[:-1]) - 1]


@pytest.mark.part(of=5, by="cards")
@pytest.mark.parametrize(("key", "seats", "cards"), GAMES)
def test_board_sizes_and_prices_always_say_the_same(key: str, seats: int, cards: bool) -> None:
    edition = RULES[key]
    mergers = 0
    for seed in range(2):
        for state in states(key, seats, seed, cards=cards):
            shown = sent(state_object(state))
            mergers += shown["decision"]["kind"] in MERGING
            board = shown["board"]
            for chain, spec in enumerate(edition.chains):
                size = "".join(board).count(spec.letter)
                assert shown["sizes"][chain] == size
                assert shown["prices"][chain] == price(edition, chain, size)
                place = shown["headquarters"][chain]
                assert (place is not None) == (size > 0)
                assert place is None or sign_at(board, place) == spec.letter
    assert mergers > 10


@pytest.mark.part(of=5)
@pytest.mark.parametrize("key", EDITIONS)
def test_the_board_of_a_merger_is_the_one_before_it_and_the_placed_tile(key: str) -> None:
    """Rule: rules document, section 4, "Merger", 4: the chains join once all stock is settled."""
    found = set()
    for seed in (1, 2, 3, 4):  # in the first, equal chains are acquired
        before = None
        for state in states(key, 4, seed):
            shown = sent(state_object(state))
            kind = shown["decision"]["kind"]
            if kind not in MERGING:
                before = shown
                continue
            assert before is not None
            found.add(kind)
            assert shown["board"] == with_tile(before["board"], shown["decision"]["tile"], "o")
            for name in ("sizes", "prices", "headquarters"):
                assert shown[name] == before[name]
    assert found == MERGING


@pytest.mark.part(of=5, by="cards")
@pytest.mark.parametrize(("key", "seats", "cards"), GAMES)
def test_state_and_every_view_agree_during_a_merger(key: str, seats: int, cards: bool) -> None:
    for state in states(key, seats, 7, cards=cards):
        shown = sent(state_object(state))
        if shown["decision"]["kind"] not in MERGING:
            continue
        for seat in range(seats):
            view = sent(view_object(observe(state, seat)))
            shared = view.keys() & shown.keys() - {"cards"}
            assert {"board", "sizes", "prices", "headquarters", "decision"} <= shared
            assert {name: view[name] for name in shared} == {name: shown[name] for name in shared}


@pytest.mark.part(of=5, by="cards")
@pytest.mark.parametrize(("key", "seats", "cards"), GAMES)
def test_a_view_of_a_merger_is_read_back_and_decided_alike(
    key: str, seats: int, cards: bool
) -> None:
    talk, asked = Talk(), 0
    for seed in range(2):
        for state in states(key, seats, seed, cards=cards):
            view = observe(state, state.seat)
            value = sent(view_object(view))
            if value["decision"]["kind"] not in MERGING:
                continue
            assert view_from(value) == view
            bare = {name: part for name, part in value.items() if name != "headquarters"}
            assert view_from(bare).legal == view.legal
            asked += 1
            if asked % 5 == 0:
                for level in ("greedy", "rules"):
                    answer = talk.ask("choose", view=value, level=level, seed=asked)
                    assert answer["action"] == action_text(
                        PLAYERS[level](view, asked), view.edition
                    )
    assert asked > 10


def test_a_view_with_the_tiles_of_an_acquired_chain_given_away_is_refused() -> None:
    for state in states("2023-tycoon", 4, 1):
        value = sent(view_object(observe(state, state.seat)))
        decision = value["decision"]
        if decision["kind"] != "dispose":
            continue
        letters = {spec.name: spec.letter for spec in RULES["2023-tycoon"].chains}
        gone, left = letters[decision["acquired"]], letters[decision["survivor"]]
        value["board"] = [line.replace(gone, left) for line in value["board"]]
        assert kind_of(Talk().try_to("choose", view=value)) == "bad-view"
