"""The headquarters of a chain grows with its price and shows crest and size."""

from itertools import pairwise

import pytest
from PySide6.QtCore import QRectF

from acquire_desktop.games.acquire.engine.board import CHAIN_COUNT, TILES_BY_NAME, Chain
from acquire_desktop.games.acquire.engine.editions import EDITIONS, Edition, price
from acquire_desktop.ui.acquire.table.board.geometry import space_rect
from acquire_desktop.ui.acquire.table.board.towers import draw_tower, tower_height, tower_of
from acquire_desktop.ui.kit.look import theme
from tests.ui.acquire.table.board.pictures import Drawn

PLACE = TILES_BY_NAME["5E"]

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.mark.parametrize("edition", EDITIONS.values(), ids=list(EDITIONS))
@pytest.mark.parametrize("chain", range(CHAIN_COUNT))
def test_a_tower_grows_when_the_price_of_its_chain_rises_and_not_before(
    edition: Edition, chain: Chain
) -> None:
    for before, after in pairwise(range(2, 60)):
        grows = price(edition, chain, after) > price(edition, chain, before)
        low, high = (tower_height(tower_of(edition, chain, size)) for size in (before, after))
        assert (high > low) == grows, after
        assert high >= low


def drawn(size: int) -> Drawn:
    edition = EDITIONS["2023-classic"]
    return Drawn(lambda painter: draw_tower(painter, PLACE, tower_of(edition, 0, size)))


def test_every_step_of_the_price_lights_one_more_window() -> None:
    walls = space_rect(PLACE).adjusted(10, 10, -10, -24)
    lit = [drawn(size).share(walls, theme.current().lamp) for size in (2, 3, 4, 5, 6, 11)]
    assert all(after > before for before, after in pairwise(lit))


def test_a_tower_stays_on_its_space_but_for_its_top_and_its_shadow() -> None:
    space = space_rect(PLACE)
    for size in (2, 108):
        picture = drawn(size)
        assert picture.share(space, theme.current().plate) > 0.3
        assert picture.is_empty(QRectF(space.left() - 20, space.top(), 20, space.height()))
        assert picture.is_empty(QRectF(space.left(), space.top() - 20, space.width(), 15))
