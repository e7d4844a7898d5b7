"""Kind view: takes a position as other programs write it, and notes what was made to fit."""

from collections.abc import Mapping
from typing import Final

from acquire_desktop.games.acquire.engine.view import View
from acquire_desktop.games.acquire.positions.faults import UNREACHABLE, FaultKind
from acquire_desktop.games.acquire.positions.merging_chains import side_by_side
from acquire_desktop.games.acquire.positions.view_checks import BadViewError, faults_of
from acquire_desktop.games.acquire.positions.view_reader import view_from
from acquire_desktop.protocol.wire import Request, RequestError

START_TILES: Final = "start_tiles"
"""Among the house rules of a position: whether a game begins with start tiles on the board."""
_CASH_UNIT: Final = 100
"""Dollars; all prices and bonuses are multiples of it."""


def position_from(request: Request) -> tuple[View, list[str]]:
    """Read the position that a request asks about.

    Returns:
        What the seat sees, and in words what was changed or overlooked.

    Raises:
        RequestError: If nothing can be played from it.
    """
    is_strict = request.get("strict", True)
    if type(is_strict) is not bool:
        raise RequestError("bad-request", "'strict' must be true or false")
    overlook = set[FaultKind]() if is_strict else set(UNREACHABLE)
    notes: list[str] = []
    value = request.get("view")
    try:
        if isinstance(value, dict):
            if not _has_start_tiles(value):
                overlook.add(FaultKind.NO_START_TILES)
            value = _without_small_change(_without_start_tiles(value), notes)
        view = view_from(value, overlook=overlook)
    except BadViewError as error:
        raise RequestError("bad-view", str(error)) from error
    return view, notes if is_strict else [*notes, *_overlooked(view)]


def _has_start_tiles(view: Mapping[str, object]) -> bool:
    """Read the house rule that only positions of other programs know."""
    house = view.get("house")
    has_them = house.get(START_TILES, True) if isinstance(house, dict) else True
    if type(has_them) is not bool:
        raise BadViewError(f"'house': {START_TILES} must be true or false")
    return has_them


def _without_start_tiles(view: Mapping[str, object]) -> Mapping[str, object]:
    """Leave out that house rule; whether there are others is found out again."""
    house = view.get("house")
    if not isinstance(house, dict) or START_TILES not in house:
        return view
    ours = {name: rule for name, rule in house.items() if name != START_TILES}
    return {**{name: part for name, part in view.items() if name != "custom"}, "house": ours}


def _without_small_change(view: Mapping[str, object], notes: list[str]) -> Mapping[str, object]:
    """Round cash down to what can be spent, which changes nothing that can be done."""
    cash = view.get("cash")
    if not isinstance(cash, list):
        return view
    rounded = [_spendable(dollars) for dollars in cash]
    for seat, (had, has) in enumerate(zip(cash, rounded, strict=True)):
        if has != had:
            notes.append(f"'cash' of seat {seat} is rounded down to {has}")
    return {**view, "cash": rounded}


def _spendable(dollars: object) -> object:
    if type(dollars) is not int or dollars < 0:
        return dollars  # refused by whoever reads it
    return dollars - dollars % _CASH_UNIT


def _overlooked(view: View) -> list[str]:
    """Tell what no game by our rules comes to."""
    found = {fault.kind for fault in faults_of(side_by_side(view)) if not fault.is_harmless}
    return [f"overlooked: {kind.value}" for kind in FaultKind if kind in found & UNREACHABLE]
