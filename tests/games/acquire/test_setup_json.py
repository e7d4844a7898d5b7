"""Set-ups as JSON: what was written is read back, where a game begins in the middle too."""

import json

import pytest

from acquire_desktop.games import GAMES
from acquire_desktop.games.acquire.engine.decisions import (
    Founding,
    StockDisposal,
    StockPurchase,
    TilePlacement,
)
from acquire_desktop.games.acquire.engine.game import new_game, observe
from acquire_desktop.games.acquire.engine.middle import setup_at
from acquire_desktop.games.acquire.engine.setup import Setup
from acquire_desktop.games.acquire.game import ACQUIRE
from acquire_desktop.games.acquire.setup_json import setup_from, setup_object
from acquire_desktop.storage.errors import SaveError, SaveProblem
from acquire_desktop.storage.replay import replay
from acquire_desktop.storage.save_format import decode, encode
from tests.games.acquire.engine.variety import moments
from tests.storage.games import in_the_middle


def read_back(setup: Setup) -> Setup:
    return setup_from(json.loads(json.dumps(setup_object(setup))), setup.players)


@pytest.mark.parametrize("seed", [f"json-{number}" for number in range(20)])
def test_a_set_up_with_a_position_of_any_game_is_read_back_as_it_was(seed: str) -> None:
    for state in moments(seed, 0.1):
        setup = setup_at(state, "from here")
        again = read_back(setup)
        assert again == setup
        assert new_game(again) == new_game(setup)


@pytest.mark.parametrize("kind", [TilePlacement, Founding, StockPurchase, StockDisposal])
def test_a_game_from_the_middle_is_saved_and_opened_again(kind: type) -> None:
    game, states = in_the_middle("2023-tycoon", 4, "middle", kind)
    loaded = decode(encode(game), GAMES)
    assert loaded.game == game
    assert loaded.states == states
    assert loaded.states == replay(ACQUIRE, loaded.game.setup, game.history)


def test_a_position_that_was_tampered_with_is_refused() -> None:
    game, _ = in_the_middle("2008", 4, "middle", StockDisposal)
    value = setup_object(game.setup)
    position = value["position"]
    assert isinstance(position, dict)
    for name, other in (
        ("cash", [-100, 0, 0, 0]),
        ("players", 5),
        ("edition", "1962"),
        ("hand", ["1A"]),
        ("board", ["T" * 12] * 9),
        ("seat", 7),
        ("pool_count", 108),
        ("unknown", 1),
    ):
        with pytest.raises(SaveError) as caught:
            setup_from({**value, "position": {**position, name: other}}, 4)
        assert caught.value.problem is SaveProblem.ILLEGAL


def test_tiles_that_are_not_those_of_the_position_are_no_damage_to_the_program() -> None:
    game, _ = in_the_middle("2008", 4, "middle", StockDisposal)
    value = setup_object(game.setup)
    setup = setup_from({**value, "bag": list(reversed(game.setup.tiles))}, 4)
    with pytest.raises(SaveError) as caught:
        replay(ACQUIRE, setup, ())
    assert caught.value.problem is SaveProblem.ILLEGAL
    assert observe(new_game(game.setup), 0).players == 4
