"""Played games: the journal of a person, as far as games count."""

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from datetime import date
from typing import Final, cast

from acquire_desktop.games.acquire import KEY
from acquire_desktop.games.acquire.ai.players.levels import LEVELS
from acquire_desktop.games.acquire.opponents import level_of
from acquire_desktop.storage.journal import no_collection
from acquire_desktop.storage.players import MOST_PLAYERS, PlayerKind, clean_name, folded_name

_KINDS: Final = ("normal", "duplicate", "daily")
_CHANGED: Final = ("house", "extra_cash", "position")
"""Options of games in which nothing can be compared with others."""
_EDITION: Final = re.compile(r"[a-z0-9-]{1,32}")
_ENDED: Final = re.compile(r"\d{4}-\d\d-\d\dT[0-9:]{8}Z")

Line = Mapping[str, object]


@dataclass(frozen=True, slots=True)
class PlayedGame:
    """One person's game."""

    game_id: str
    kind: str
    """``normal``, ``duplicate`` or ``daily``."""
    ended: str
    """When, in UTC: ``2026-03-14T19:42:00Z``."""
    edition: str
    place: int
    """Counted from 1."""
    total: int
    """Dollars."""
    totals: tuple[int, ...]
    """Dollars of everybody, by seat."""
    guests: tuple[str, ...]
    """The levels of the others, without characters; empty for people and programs."""
    hints: int
    take_backs: int
    day: date | None
    """Whose day's deal it was; None for another deal."""
    counts: Mapping[str, int]
    """What ``seat_counts`` counted; games of older versions have less of it."""

    @property
    def players(self) -> int:
        """Seats at the table."""
        return len(self.totals)

    @property
    def is_won(self) -> bool:
        """Whether nobody had more."""
        return self.place == 1

    @property
    def lead(self) -> int:
        """Dollars more than the best of the others, or less where negative."""
        others = sorted(self.totals)
        others.remove(self.total)
        return self.total - others[-1]


def people_in(lines: Iterable[Line]) -> list[str]:
    """Return the names of all who have a game that counts: who played last comes first."""
    written: dict[str, None] = {}
    for line in lines:
        for seat in _seats(line) if _counts(line) else ():
            name = seat.get("name")
            if _is_person(seat) and isinstance(name, str):
                written.pop(name, None)
                written[name] = None
    found: dict[str, str] = {}
    for name in reversed(written):
        found.setdefault(folded_name(name), clean_name(name))
    return [name for name in found.values() if name]


def games_of(lines: Mapping[str, Line], name: str) -> list[PlayedGame]:
    """Return the games of a person that count, in the order of the journal.

    Left out are what-if games, those with house rules, extra cash or a position that was set up,
    and those that a computer player finished in the person's place.

    Args:
        lines: Of the journal, by game id.
        name: The person's; case and invisible characters make no other person.
    """
    wanted = folded_name(name)
    found = (_game(game_id, line, wanted) for game_id, line in lines.items() if _counts(line))
    with no_collection():
        return [game for game in found if game is not None]


def _counts(line: Line) -> bool:
    options = line.get("options")
    return (
        line.get("game") == KEY
        and line.get("kind") in _KINDS
        and isinstance(options, dict)
        and not any(options.get(name) for name in _CHANGED)
    )


def _game(game_id: str, line: Line, wanted: str) -> PlayedGame | None:
    seats, ended, edition = _seats(line), line.get("ended"), line.get("edition")
    own = next((at for at, seat in enumerate(seats) if _is_of(seat, wanted)), None)
    if own is None or not _fits(_ENDED, ended) or not _fits(_EDITION, edition):
        return None
    seat = seats[own]
    totals = tuple(_number(each, "total") for each in seats)
    place, counts = _number(seat, "place"), seat.get("counts")
    if not (1 <= place <= len(seats)) or not 2 <= len(seats) <= MOST_PLAYERS:
        return None
    return PlayedGame(
        game_id,
        str(line["kind"]),
        str(ended),
        str(edition),
        place,
        totals[own],
        totals,
        tuple(_level(each) for at, each in enumerate(seats) if at != own),
        _number(seat, "hints"),
        _number(seat, "take_backs"),
        _day(line.get("day")) if line["kind"] == "daily" else None,
        _clean(counts) if isinstance(counts, dict) else {},
    )


def _seats(line: Line) -> list[Line]:
    seats = line.get("seats")
    return [seat for seat in seats if isinstance(seat, dict)] if isinstance(seats, list) else []


def _is_person(seat: Line) -> bool:
    return seat.get("kind") == PlayerKind.HUMAN.value and not seat.get("played_for")


def _is_of(seat: Line, wanted: str) -> bool:
    name = seat.get("name")
    return _is_person(seat) and isinstance(name, str) and folded_name(name) == wanted


def _level(seat: Line) -> str:
    level = seat.get("level")
    is_computer = isinstance(level, str) and not seat.get("program")
    known = level_of(level) if isinstance(level, str) and is_computer else ""
    return known if known in LEVELS else ""


def _number(fields: Line, key: str) -> int:
    value = fields.get(key)
    return value if type(value) is int else 0


def _clean(counts: Mapping[str, object]) -> Mapping[str, int]:
    """Return the counts, or none where something else than whole numbers is among them."""
    is_whole = set(map(type, counts.values())) <= {int}
    return cast("Mapping[str, int]", counts) if is_whole else {}


def _day(text: object) -> date | None:
    try:
        return date.fromisoformat(text) if isinstance(text, str) else None
    except ValueError:
        return None


def _fits(pattern: re.Pattern[str], value: object) -> bool:
    return isinstance(value, str) and pattern.fullmatch(value) is not None
