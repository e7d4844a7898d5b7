"""Chances: where a car will stop, and how often guests must stay.

Source: design, section 9. With two dice a six passes by, other different numbers leave a choice of
two, and a double leaves all six; so a careful driver stops on one of k dangerous tiles among the
next five with the chance k(k - 1)/36, and 5/36 more when the sixth is dangerous, too.
"""

from functools import lru_cache
from itertools import combinations
from typing import Final

from acquire_desktop.games.hotel_tycoon.engine.board import TILE_COUNT, Tile
from acquire_desktop.games.hotel_tycoon.engine.setup import Movement

REACH: Final = 6
"""Tiles ahead that one throw can reach."""
MEAN_NIGHTS: Final = 3.5
STOPS_A_TURN: Final = {Movement.TWO_DICE: 1 + 11 / 36, Movement.ONE_DIE: 1.2}
"""Throws of a turn that may end with a stop: a six brings another one. Rule: R3."""
Values = tuple[float, ...]
"""What the next six tiles are worth to a driver, the nearest first."""
_PAIR: Final = 2 / 36
_DOUBLES: Final = 5 / 36
_FORCED: Final = (1 / REACH,) * REACH


def stop_chances(values: Values, movement: Movement) -> tuple[float, ...]:
    """Return the chance that one throw ends on each of the next six tiles.

    The driver takes the tile of the highest value; of equals each with the same chance. With two
    dice the chances add up to 25/36, since a six drives on.
    """
    return _FORCED if movement is Movement.ONE_DIE else _two_dice(values)


@lru_cache(maxsize=1 << 14)
def _two_dice(values: Values) -> tuple[float, ...]:
    chances = [0.0] * REACH
    for pair in combinations(range(REACH - 1), 2):
        _share(chances, values, pair, _PAIR)
    _share(chances, values, tuple(range(REACH)), _DOUBLES)
    return tuple(chances)


def _share(chances: list[float], values: Values, open_to: tuple[int, ...], chance: float) -> None:
    """Add a chance to the best of the tiles that are open to the driver."""
    highest = max(values[index] for index in open_to)
    best = [index for index in open_to if values[index] == highest]
    for index in best:
        chances[index] += chance / len(best)


@lru_cache(maxsize=1 << 12)
def stays_a_turn(tiles: tuple[Tile, ...], movement: Movement) -> float:
    """Return how often in a turn an opponent must stop on one of some dangerous tiles.

    The car stands on each tile equally often. Clusters count, single tiles hardly.
    """
    values = tuple(-1.0 if tile in tiles else 0.0 for tile in range(TILE_COUNT))
    around = values + values[: REACH + 1]
    total = 0.0
    for tile in range(TILE_COUNT):
        ahead = around[tile + 1 : tile + 1 + REACH]
        if any(ahead):
            chances = stop_chances(ahead, movement)
            total -= sum(c * v for c, v in zip(chances, ahead, strict=True))
    return total / TILE_COUNT * STOPS_A_TURN[movement]
