"""A view comes back from plain values as it was, and nothing else is taken for one."""

import json
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from acquire_desktop.games.acquire.engine.editions import EDITIONS
from acquire_desktop.games.acquire.engine.game import apply, legal_actions, new_game, observe
from acquire_desktop.games.acquire.engine.house_rules import with_house_rules
from acquire_desktop.games.acquire.engine.setup import make_setup
from acquire_desktop.games.acquire.engine.view import Holdings, View
from acquire_desktop.games.acquire.engine.view_json import (
    PlainViewError,
    view_from_plain,
    view_to_json,
)
from acquire_desktop.storage.strict_json import canonical, parse


def views(edition: str, seed: str, **options: Any) -> Iterator[View]:
    """Yield what the deciding seat sees in a random game, and what each sees at its end."""
    rules = with_house_rules(EDITIONS[edition], {"starting_cash": 3000, "bonus_mode": "tycoon"})
    state = new_game(make_setup(rules, 3, seed, **options))
    random = Random(seed)
    while not state.over:
        yield observe(state, state.seat)
        state = apply(state, random.choice(legal_actions(state))).state
    yield from (observe(state, seat) for seat in range(3))


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("holdings", Holdings)
def test_a_view_comes_back_through_json(edition: str, holdings: Holdings) -> None:
    cards = EDITIONS[edition].power_cards
    for view in views(edition, "plain", holdings=holdings, power_cards=cards):
        assert view_from_plain(parse(canonical(view_to_json(view)))) == view


def damaged(plain: Any, random: Random) -> Any:
    """Return plain values of which one is another."""
    copy = json.loads(json.dumps(plain))
    within = copy
    while True:
        at = random.randrange(len(within))
        if not isinstance(within[at], list) or not within[at] or random.random() < 0.2:
            within[at] = random.choice(
                [None, True, -1, 7.5, 10**12, "text", [], {}, [[1]], [None, 1]]
            )
            return copy
        within = within[at]


def test_damaged_values_are_refused_or_make_a_view_of_the_right_types() -> None:
    random = Random(5)
    (view, *_) = views("ja-tycoon", "damaged", power_cards=True)
    plain = view_to_json(view)
    refused = 0
    for _ in range(3000):
        try:
            read = view_from_plain(damaged(plain, random))
        except PlainViewError:
            refused += 1
        else:
            assert isinstance(view_to_json(read), list), "all its parts are what they must be"
    assert refused > 1000
