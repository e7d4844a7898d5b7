"""The place of the only person in a saved game, as the start page shows it."""

from dataclasses import replace

from acquire_desktop.games.acquire.engine.game import observe
from acquire_desktop.games.acquire.engine.view import Holdings
from acquire_desktop.games.acquire.save_preview import standing
from acquire_desktop.storage.players import PlayerKind
from acquire_desktop.storage.save_format import Loaded
from tests.storage.games import played


def test_the_only_person_stands_where_net_worth_says() -> None:
    places = set()
    for seed in "abcdefgh":
        game, states = played(seed=seed, actions=90)
        worth = observe(states[-1], 0).worth
        place = standing(Loaded(game, states))
        assert place == 1 + sorted(worth, reverse=True).index(worth[0])
        places.add(place)
    assert len(places) > 1


def test_nobody_has_a_place_while_worth_is_hidden_or_with_two_people() -> None:
    game, states = played(holdings=Holdings.HIDDEN, actions=90)
    assert standing(Loaded(game, states)) is None
    game, states = played(actions=90)
    first, second, third = game.players
    two = (first, replace(second, kind=PlayerKind.HUMAN, level=""), third)
    assert standing(Loaded(replace(game, players=two), states)) is None
