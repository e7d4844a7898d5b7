"""Referee lines: what a referee did in a saved game of Acquire, as in ``deal 0 12I``."""

import re
from typing import Final

from acquire_desktop.games.acquire.engine.board import Seat, Tile, tile_name
from acquire_desktop.games.acquire.engine.game import deal
from acquire_desktop.games.acquire.engine.notation import parse_tile
from acquire_desktop.games.acquire.engine.state import State

_DEAL: Final = re.compile(r"deal ([0-5]) (\w{2,3})")


def deal_line(seat: Seat, tile: Tile) -> str:
    """Write the line of a history that deals a tile to a seat.

    >>> deal_line(0, 107)
    'deal 0 12I'
    """
    return f"deal {seat} {tile_name(tile)}"


def is_deal(line: str) -> bool:
    """Tell whether a referee, not a player, made a line of a history.

    >>> is_deal("deal 0 12I"), is_deal("place 12I")
    (True, False)
    """
    return _DEAL.fullmatch(line) is not None


def dealt(state: State, line: str) -> State:
    """Carry out a line that ``deal_line`` wrote.

    Raises:
        ValueError: If it is none, or the tile cannot be dealt.
    """
    match = _DEAL.fullmatch(line)
    if match is None:
        raise ValueError(f"no line of a referee: {line}")
    return deal(state, int(match.group(1)), parse_tile(match.group(2)))
