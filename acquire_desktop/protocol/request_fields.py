"""The fields of every request: which there are, and how those that several share are read."""

from collections.abc import Collection, Mapping
from typing import Final

from acquire_desktop.game import GameState
from acquire_desktop.games.acquire.ai.search.runner import SearchLimits
from acquire_desktop.protocol.wire import Request, RequestError

FIELDS: Final[Mapping[str, tuple[str, ...]]] = {
    "hello": (),
    "editions": (),
    "new": (
        *("game", "edition", "players", "seed", "tiles", "first_seat"),
        *("holdings", "power_cards", "house", "extra_cash", "setup", "options"),
    ),
    "state": (),
    "view": ("seat",),
    "legal": (),
    "apply": ("action", "seat", "for"),
    "events": ("from", "for"),
    "deal": ("seat", "tile"),
    "choose": ("view", "level", "simulations", "seconds", "seed", "strict"),
    "save": (),
    "load": ("save",),
    "review": ("save", "simulations", "seed"),
    "luck": ("save", "rollouts", "seed"),
    "lesson": ("start", "step"),
}
"""The fields of each request beside ``do``."""
OTHER_GAMES_FIELDS: Final = frozenset({"setup", "options"})
"""Fields of ``new`` that Acquire does not have."""
MOST_SEED: Final = 2**63
MOST_SIMULATIONS: Final = 1_000_000
MOST_SECONDS: Final = 60
"""The most of one search, so that every request is answered."""


def request_name(request: Request) -> str:
    """Return the name of a request.

    Raises:
        RequestError: If there is no such request, or it has a field that is not known.
    """
    name = request.get("do")
    if not isinstance(name, str) or name not in FIELDS:
        raise RequestError("bad-request", f"'do' must be one of: {', '.join(FIELDS)}")
    check_fields(request, name, FIELDS[name])
    return name


def check_fields(request: Request, name: str, fields: Collection[str]) -> None:
    """Refuse a request with a field that is not among these."""
    for field in request:
        if field != "do" and field not in fields:
            known = ", ".join(each for each in FIELDS[name] if each in fields) or "none"
            message = f"'{name}' has no such field: {field[:40]!r}; its fields: {known}"
            raise RequestError("bad-request", message)


def seat_of(request: Request, state: GameState, name: str = "seat") -> int:
    """Read a seat of the game."""
    seat = request.get(name)
    if type(seat) is not int or not 0 <= seat < state.setup.players:
        raise RequestError("bad-request", f"'{name}' must be a seat of this game")
    return seat


def optional_seat(request: Request, state: GameState, name: str) -> int | None:
    """Read a seat of the game that may be left out."""
    return seat_of(request, state, name) if name in request else None


def text_of(request: Request, name: str) -> str:
    """Read a text."""
    value = request.get(name)
    if not isinstance(value, str):
        raise RequestError("bad-request", f"'{name}' must be a text")
    return value


def whole_of(request: Request, name: str, usual: int, fewest: int, most: int) -> int:
    """Read a whole number, or the usual one where it is left out."""
    value = request.get(name, usual)
    if type(value) is not int or not (name not in request or fewest <= value <= most):
        limits = f"from {fewest} to {most}"
        raise RequestError("bad-request", f"'{name}' must be a whole number {limits}")
    return value


def search_seed(request: Request) -> int:
    """Read the number that a computer player's luck comes from."""
    seed = request.get("seed", 0)
    if type(seed) is not int or not 0 <= seed < MOST_SEED:
        raise RequestError("bad-request", "'seed' must be a whole number from 0")
    return seed


def limits_of(request: Request) -> SearchLimits | None:
    """Return how long a search may take; None for what the level usually takes."""
    simulations = whole_of(request, "simulations", MOST_SIMULATIONS, 1, MOST_SIMULATIONS)
    seconds = request.get("seconds", MOST_SECONDS)
    is_number = type(seconds) is int or type(seconds) is float
    if not is_number or not 0 < seconds <= MOST_SECONDS:  # type: ignore[operator]
        limits = f"above 0, at most {MOST_SECONDS}"
        raise RequestError("bad-request", f"'seconds' must be a number {limits}")
    if "simulations" not in request and "seconds" not in request:
        return None
    return SearchLimits(simulations, float(seconds))  # type: ignore[arg-type]
