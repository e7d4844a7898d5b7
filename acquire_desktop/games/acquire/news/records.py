"""Records: what a person has achieved in all games that are kept, this one included."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import takewhile

from acquire_desktop.games.acquire import KEY


@dataclass(frozen=True, slots=True)
class Records:
    """The results of one person."""

    played: int
    won: int
    best: int
    """Dollars at the end of a game, the most."""
    streak: int
    """Games won one after the other, up to the last."""
    is_best: bool
    """Whether the last game was the best."""


def records_of(
    games: Iterable[Mapping[str, object]], name: str, total: int, *, has_won: bool
) -> Records:
    """Return the records of a person after a game.

    Args:
        games: The lines of the journal, the oldest first, without this game.
        name: The person's.
        total: Dollars at the end of this game.
        has_won: Whether this game was won.
    """
    before = [seat for game in games if (seat := _seat_of(game, name)) is not None]
    totals = [_number(seat, "total") for seat in before]
    wins = [*(_number(seat, "place") == 1 for seat in before), has_won]
    return Records(
        played=len(wins),
        won=sum(wins),
        best=max([*totals, total]),
        streak=sum(1 for _ in takewhile(bool, reversed(wins))),
        is_best=bool(totals) and total > max(totals),
    )


def _seat_of(game: Mapping[str, object], name: str) -> Mapping[str, object] | None:
    """Return a person's seat in a game that was played from its beginning by that person alone."""
    if game.get("game") != KEY or game.get("kind") not in ("normal", "daily"):
        return None
    seats = game.get("seats")
    people = [each for each in _seats(seats) if each.get("kind") == "human"]
    return people[0] if len(people) == 1 and people[0].get("name") == name else None


def _seats(seats: object) -> Sequence[Mapping[str, object]]:
    found = seats if isinstance(seats, list) else []
    return [each for each in found if isinstance(each, dict)]


def _number(seat: Mapping[str, object], key: str) -> int:
    value = seat.get(key)
    return value if isinstance(value, int) else 0
