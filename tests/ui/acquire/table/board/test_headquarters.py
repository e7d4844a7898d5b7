"""The headquarters of a chain grow with its price and show its size."""

from itertools import pairwise

import pytest
from PySide6.QtCore import QRectF

from acquire_desktop.games.acquire.engine.board import CHAIN_COUNT, TILES_BY_NAME, Chain
from acquire_desktop.games.acquire.engine.editions import EDITIONS, Edition, price
from acquire_desktop.ui.acquire.table.board.geometry import SHEET, SIDE, space_rect
from acquire_desktop.ui.acquire.table.board.headquarters import (
    FOOT,
    MOST,
    MOST_ON_TOP,
    draw_headquarters,
    headquarters_of,
)
from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.look.facades import FIRST_STOREYS, MOST_STOREYS, facade_height
from tests.ui.acquire.table.board.pictures import Drawn

PLACE, ON_TOP = TILES_BY_NAME["5E"], TILES_BY_NAME["5A"]
EDITION = EDITIONS["2023-classic"]

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.mark.parametrize("edition", EDITIONS.values(), ids=list(EDITIONS))
@pytest.mark.parametrize("chain", range(CHAIN_COUNT))
def test_each_step_of_the_price_adds_a_storey(edition: Edition, chain: Chain) -> None:
    assert headquarters_of(edition, chain, 2).storeys == FIRST_STOREYS
    for before, after in pairwise(range(2, 60)):
        rises = price(edition, chain, after) > price(edition, chain, before)
        low, high = (headquarters_of(edition, chain, size).storeys for size in (before, after))
        assert high - low == rises, after
    assert headquarters_of(edition, chain, 60).storeys == MOST_STOREYS


@pytest.mark.parametrize("most", [MOST, MOST_ON_TOP])
def test_a_front_grows_with_every_storey(most: float) -> None:
    heights = [
        facade_height(storeys, SIDE * 0.75, most)
        for storeys in range(FIRST_STOREYS, MOST_STOREYS + 1)
    ]
    assert all(high - low > 0.6 for low, high in pairwise(heights))


def drawn(chain: Chain, size: int, place: int = PLACE) -> Drawn:
    shown = headquarters_of(EDITION, chain, size)
    return Drawn(lambda painter: draw_headquarters(painter, place, shown))


@pytest.mark.parametrize("chain", range(CHAIN_COUNT))
@pytest.mark.parametrize("size", [2, 108])
def test_headquarters_reach_no_further_up_than_their_height(chain: Chain, size: int) -> None:
    for place, most in ((PLACE, MOST), (ON_TOP, MOST_ON_TOP)):
        space, picture = space_rect(place), drawn(chain, size, place)
        top = space.top() + FOOT - most - 1
        over = QRectF(space.left() - SIDE / 2, top - 40, 2 * SIDE, 40)
        assert picture.is_empty(over & SHEET)
        assert not picture.is_empty(space.adjusted(20, 10, -20, -30))


def test_every_chain_has_another_roof_and_a_colour_of_its_own() -> None:
    space = space_rect(PLACE)
    roofs = set()
    for chain, spec in enumerate(EDITION.chains):
        picture = drawn(chain, 2)
        skyline = tuple(
            picture.is_empty(QRectF(space.left() + x, space.top() + y, 3, 3))
            for y in range(-10, 34, 4)
            for x in range(8, 56, 4)
        )
        roofs.add(skyline)
        wall = space.adjusted(8, 24, -8, -14)
        fill = theme.chain(spec.letter).fill
        dark = fill.lighter(150) if fill.lightnessF() < 0.3 else fill
        assert picture.near(wall, dark) > 0.05, spec.name
    assert len(roofs) == CHAIN_COUNT


def test_the_size_stands_on_the_doorstep_and_a_safe_chain_has_shield_and_brass() -> None:
    look, space = theme.current(), space_rect(PLACE)
    door = QRectF(space.left() + 8, space.bottom() - 20, SIDE - 16, 26)
    for size, is_safe in ((3, False), (11, True)):
        picture = drawn(0, size)
        assert picture.share(door, look.plate) > 0.15
        assert (picture.share(door, look.brass) > 0.02) == is_safe
