"""Weights are those of the table, or of a like one, and whoever asks is told which."""

import pytest

from acquire_desktop.games.acquire.ai.search.learned import (
    all_learned,
    has_own_weights,
    learned_for,
    table_name,
    weights_hash,
)
from acquire_desktop.games.acquire.engine.editions import EDITIONS
from acquire_desktop.games.acquire.engine.house_rules import with_house_rules


@pytest.mark.parametrize("key", EDITIONS)
def test_every_table_of_a_published_edition_has_weights_of_its_own(key: str) -> None:
    edition = EDITIONS[key]
    for players in range(edition.players[0], edition.players[1] + 1):
        assert has_own_weights(edition, players)
        name = table_name(players, edition.bonus_places)
        assert learned_for(edition, players) == all_learned()[name]


def test_house_rules_are_played_by_the_weights_of_the_edition_which_are_not_their_own() -> None:
    edition = with_house_rules(EDITIONS["2008"], {"starting_cash": 9000})
    assert not has_own_weights(edition, 4)
    assert learned_for(edition, 4) == learned_for(EDITIONS["2008"], 4)


def test_the_hash_of_the_weights_is_one_of_64_digits() -> None:
    assert len(weights_hash()) == 64
    assert int(weights_hash(), 16) > 0
