"""No level chooses otherwise when what it cannot see, or has forgotten, is otherwise."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import islice
from random import Random

import pytest

from acquire_desktop.games.acquire.ai.players.levels import LEVELS
from acquire_desktop.games.acquire.choosers import think
from acquire_desktop.games.acquire.engine.editions import EDITIONS
from acquire_desktop.games.acquire.engine.game import observe
from acquire_desktop.games.acquire.engine.view import Holdings, View
from tests.tools.lab.permutation import LITTLE, check, forgotten, positions

FORGETFUL = ("beginner", "novice", "easy")


def test_every_level_is_blind_to_hidden_tiles_in_every_edition_and_decision() -> None:
    seen = list(check(240, tuple(LEVELS), seed=3))
    assert not [found for found in seen if found[3]]
    assert {found[0] for found in seen} == set(LEVELS)
    assert {found[1] for found in seen} == set(EDITIONS)
    kinds = {found[2] for found in seen}
    assert {"TilePlacement", "Founding", "StockDisposal", "StockPurchase"} <= kinds
    assert {"SurvivorChoice", "FreeStock", "StockExchange"} & kinds


def seen(holdings: Holdings, edition: str, count: int) -> Iterator[View]:
    """Yield what somebody sees who decides at a table with such holdings."""
    for state in islice(positions(edition, seed=9), count):
        yield replace(observe(state, state.seat), holdings=holdings)


@pytest.mark.parametrize("edition", ["2008", "2023-tycoon", "ja-classic"])
@pytest.mark.parametrize("level", FORGETFUL)
def test_what_a_level_has_forgotten_does_not_move_it(level: str, edition: str) -> None:
    changed = 0
    for number, view in enumerate(seen(Holdings.HIDDEN, edition, 60)):
        other = forgotten(view, LEVELS[level].memory, Random(number))
        changed += other.stocks != view.stocks
        assert think(level, other, number) == think(level, view, number)
    assert changed > 10


def test_a_level_that_forgets_plays_otherwise_where_it_can_look_up_who_holds_what() -> None:
    strict = seen(Holdings.HIDDEN, "2008", 60)
    aided = seen(Holdings.AIDED, "2008", 60)
    moves = [
        (think("novice", view, number), think("novice", told, number))
        for number, (view, told) in enumerate(zip(strict, aided, strict=True))
    ]
    assert any(one != other for one, other in moves)


@pytest.mark.parametrize("level", LEVELS)
def test_with_the_memory_aid_every_level_plays_as_with_open_holdings(level: str) -> None:
    limits = LITTLE if LEVELS[level].limits is not None else None
    aided = seen(Holdings.AIDED, "2023-classic", 25)
    shown = seen(Holdings.OPEN, "2023-classic", 25)
    for number, (view, other) in enumerate(zip(aided, shown, strict=True)):
        assert think(level, view, number, limits) == think(level, other, number, limits)
