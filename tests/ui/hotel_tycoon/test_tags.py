"""Tags: what a landing costs stands on the land of its hotel and covers nothing."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations

import pytest
from PySide6.QtCore import QLineF
from PySide6.QtWidgets import QApplication

from acquire_desktop.games.hotel_tycoon.engine.board import (
    BOARD,
    NOBODY,
    PROPERTY_COUNT,
    TILE_COUNT,
    Slot,
)
from acquire_desktop.games.hotel_tycoon.engine.deeds import DEEDS
from acquire_desktop.games.hotel_tycoon.engine.game import new_game
from acquire_desktop.games.hotel_tycoon.engine.view import View
from acquire_desktop.languages import LANGUAGES
from acquire_desktop.ui.hotel_tycoon.board.geometry import PLAN, district, entrance_at, tile_path
from acquire_desktop.ui.hotel_tycoon.board.plan import said_at
from acquire_desktop.ui.hotel_tycoon.board.tags import tags_of
from acquire_desktop.ui.kit import languages
from tests.ui.hotel_tycoon.tables import short_setup, view_of

_REACH = 6


def full_view(first: int) -> View:
    """Return a view with an entrance on every tile that may hold one.

    Args:
        first: 0 where it belongs to the outer land if both can have it, 1 for the inner one.
    """
    view = view_of(new_game(short_setup()))
    entrances = []
    for space in BOARD:
        able = [side.property for side in space.sides if side.slot is not Slot.NONE]
        entrances.append(able[min(first, len(able) - 1)] if able else NOBODY)
    return replace(
        view,
        entrances=tuple(entrances),
        owners=(1,) * PROPERTY_COUNT,
        built=tuple(len(deed.steps) for deed in DEEDS),
        turn=replace(view.turn, dice=(5, 6)),
    )


def throws() -> Iterator[tuple[View, list[int]]]:
    """Yield boards full of entrances, with runs of tiles that a throw can lead to."""
    for first in (0, 1):
        view = full_view(first)
        for start in range(0, TILE_COUNT, 2):
            ahead = [(start + step) % TILE_COUNT for step in range(1, _REACH + 1)]
            yield view, [tile for tile in ahead if view.entrances[tile] != NOBODY]


@pytest.mark.part(of=3)
@pytest.mark.parametrize("code", LANGUAGES)
def test_tags_stand_on_the_land_of_their_hotel_and_cover_nothing(
    qapp: QApplication, code: str
) -> None:
    languages.install_language(qapp, code)
    for view, tiles in throws():
        said = said_at(view)
        tags = tags_of(view, dict.fromkeys(tiles, "$3,850"))
        assert len(tags) == len(tiles)
        for tile, tag in zip(sorted(tiles), tags, strict=True):
            owned = view.entrances[tile]
            where = (code, tile, owned, tag.box)
            assert PLAN.contains(tag.box), where
            assert district(owned).contains(tag.box), where
            assert tag.foot == entrance_at(tile, owned)
            assert QLineF(tag.foot, tag.box.center()).length() < 330, where
            assert not [box for box in said if box.intersects(tag.box)], where
            assert not any(tile_path(each).intersects(tag.box) for each in range(TILE_COUNT))
        for one, other in combinations(tags, 2):
            assert not one.box.intersects(other.box)


@pytest.mark.usefixtures("qapp")
def test_where_no_entrance_stands_there_is_no_tag() -> None:
    view = replace(full_view(0), entrances=(NOBODY,) * TILE_COUNT)
    assert tags_of(view, {3: "$350"}) == []
