"""The chairs round the table of a new game: who sits on which, and what becomes of that."""

import random
import re
from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace
from typing import Final, TypeAlias

from acquire_desktop.games.acquire.engine.board import MAX_SEATS
from acquire_desktop.games.acquire.opponents import CHARACTER_NAMES, character_of, level_of, named
from acquire_desktop.storage.players import Player, PlayerKind, names_are_distinct
from acquire_desktop.ui.acquire.setup.new_game import (
    MIN_SEATS,
    added_person,
    added_player,
    shared_level,
)
from acquire_desktop.ui.acquire.words.portraits import marks_of

_SPREAD: Final = ((), (0,), (0, 3), (0, 2, 4), (0, 1, 3, 5), (0, 1, 2, 4, 5), tuple(range(6)))
"""By the number of players the chairs on which they sit."""
_NUMBER: Final = re.compile(r" \d$")


@dataclass(frozen=True, slots=True)
class Chair:
    """A place at the table."""

    player: Player | None = None
    """Who sits there, or None."""
    extra_cash: int = 0
    """Dollars beyond the starting cash."""


Chairs: TypeAlias = tuple[Chair, ...]
"""All chairs, clockwise."""


def chairs_for(players: Sequence[Player], extra_cash: Sequence[int] = ()) -> Chairs:
    """Return the chairs with some players spread over them; left out is no extra cash."""
    chairs = [Chair()] * MAX_SEATS
    players = players[:MAX_SEATS]
    extra = [*extra_cash, *[0] * MAX_SEATS]
    for at, player, cash in zip(_SPREAD[len(players)], players, extra, strict=False):
        chairs[at] = Chair(player, cash)
    return tuple(chairs)


def players_of(chairs: Chairs) -> tuple[Player, ...]:
    """Return who sits at the table, by seat."""
    return tuple(chair.player for chair in chairs if chair.player is not None)


def extra_cash_of(chairs: Chairs) -> tuple[int, ...]:
    """Return the dollars beyond the starting cash by seat; empty where nobody has more."""
    extra = tuple(chair.extra_cash for chair in chairs if chair.player is not None)
    return extra if any(extra) else ()


def taken(chairs: Chairs) -> list[int]:
    """Return the chairs on which somebody sits, by seat."""
    return [at for at, chair in enumerate(chairs) if chair.player is not None]


def free_chair(chairs: Chairs) -> int | None:
    """Return the first chair that is free, or None."""
    return next((at for at, chair in enumerate(chairs) if chair.player is None), None)


def others(chairs: Chairs, at: int) -> tuple[Player, ...]:
    """Return all players but the one on a chair."""
    return players_of(chairs[:at] + chairs[at + 1 :])


def chair_of(chairs: Chairs, character: str) -> int | None:
    """Return the chair of a character, or None."""
    players = enumerate(chair.player for chair in chairs)
    return next(
        (at for at, each in players if each and character_of(each.level) == character), None
    )


def with_player(chairs: Chairs, at: int, player: Player) -> Chairs:
    """Return the chairs with somebody on one of them, who has the extra cash of that chair."""
    return with_chair(chairs, at, replace(chairs[at], player=player))


def with_chair(chairs: Chairs, at: int, chair: Chair) -> Chairs:
    """Return the chairs with another one in a place."""
    return (*chairs[:at], chair, *chairs[at + 1 :])


def emptied(chairs: Chairs, at: int) -> Chairs:
    """Return the chairs with one free, or as they are where too few would be left."""
    return with_chair(chairs, at, Chair()) if can_empty(chairs, at) else chairs


def can_empty(chairs: Chairs, at: int) -> bool:
    """Tell whether somebody may get up from a chair."""
    return chairs[at].player is not None and len(players_of(chairs)) > MIN_SEATS


def exchanged(chairs: Chairs, one: int, other: int) -> Chairs:
    """Return the chairs after those on two of them have changed places."""
    return with_chair(with_chair(chairs, one, chairs[other]), other, chairs[one])


def shuffled(chairs: Chairs) -> Chairs:
    """Return the chairs with the same people on the same chairs, in an order by chance."""
    places = taken(chairs)
    order = random.SystemRandom().sample(places, len(places))
    moved = dict(zip(places, (chairs[at] for at in order), strict=True))
    return tuple(moved.get(at, chair) for at, chair in enumerate(chairs))


def renamed(chairs: Chairs, at: int, name: str) -> Chairs:
    """Return the chairs with another name for who sits on one of them."""
    player = chairs[at].player
    return chairs if player is None else with_player(chairs, at, replace(player, name=name))


def with_pin(chairs: Chairs, at: int, pin: str) -> Chairs:
    """Return the chairs with what is kept of another PIN for who sits on one, empty for none."""
    player = chairs[at].player
    return chairs if player is None else with_player(chairs, at, replace(player, pin=pin))


def with_person(chairs: Chairs, at: int) -> Chairs:
    """Return the chairs with a person on one of them."""
    present = chairs[at].player
    if present is not None and present.kind is PlayerKind.HUMAN:
        return chairs
    person = added_person(others(chairs, at), at + 1)
    return with_player(chairs, at, replace(person, mark=present.mark if present else None))


def with_guest(chairs: Chairs, at: int, character: str) -> Chairs:
    """Return the chairs with a computer player on one of them.

    It has its own name, with a number where somebody else has that, unless the user named the one
    who sits there.

    Args:
        chairs: The table.
        at: The chair; a computer there keeps its level.
        character: A key of ``CHARACTER_NAMES``, or empty for none.
    """
    present, rest = chairs[at].player, others(chairs, at)
    guest = added_player(rest)
    level, mark = level_of(guest.level), None
    if present is not None:
        mark = present.mark
        if present.kind is PlayerKind.COMPUTER:
            name = "" if present.name == present.program else present.name
            guest, level = replace(present, name=name, program=""), level_of(present.level)
    guest = replace(guest, level=named(level, character), mark=mark)
    own = CHARACTER_NAMES.get(character, "")
    numbered = (own, *(f"{own} {number}" for number in range(2, MAX_SEATS + 2)))
    free = next(name for name in numbered if _is_free(name, rest))
    return with_player(chairs, at, _under(guest, free if own else "", rest))


def surprise(chairs: Chairs, at: int) -> Chairs:
    """Return the chairs with a guest on one of them who sits nowhere yet."""
    here = {character_of(player.level) for player in players_of(chairs)}
    free = [key for key in CHARACTER_NAMES if key not in here]
    return with_guest(chairs, at, random.SystemRandom().choice(free or list(CHARACTER_NAMES)))


def with_level(chairs: Chairs, at: int, level: str, program: str = "") -> Chairs:
    """Return the chairs with a computer at another level, or decided for by a program."""
    player = chairs[at].player
    if player is None or player.kind is PlayerKind.HUMAN:
        return chairs
    level = named(level, character_of(player.level))
    player = replace(player, level=level, program=program)
    return with_player(chairs, at, _under(player, program, others(chairs, at)))


def with_listed(chairs: Chairs, programs: Collection[str]) -> Chairs:
    """Return the chairs without programs that are not listed: their levels play."""
    for at, chair in enumerate(chairs):
        if chair.player is not None and chair.player.program not in ("", *programs):
            chairs = with_player(chairs, at, replace(chair.player, program=""))
    return chairs


def all_at_level(chairs: Chairs, level: str) -> Chairs:
    """Return the chairs with every computer at a level, but for those that programs decide for."""
    for at, chair in enumerate(chairs):
        if chair.player is not None and not chair.player.program:
            chairs = with_level(chairs, at, level)
    return chairs


def next_level(chairs: Chairs) -> str:
    """Return the level at which the next guest sits down."""
    return shared_level(players_of(chairs))


def with_mark(chairs: Chairs, at: int, mark: int) -> Chairs:
    """Return the chairs with a mark for a player; who has it takes the other's in its place."""
    places = taken(chairs)
    seat, marks = places.index(at), list(marks_of(players_of(chairs)))
    if mark in marks:
        marks[marks.index(mark)] = marks[seat]
    marks[seat] = mark
    is_usual = marks == list(range(len(marks)))
    for own, place in zip(marks, places, strict=True):
        player = chairs[place].player
        if player is not None:
            marked = replace(player, mark=None if is_usual else own)
            chairs = with_player(chairs, place, marked)
    return chairs


def _under(player: Player, own: str, rest: Sequence[Player]) -> Player:
    """Return a computer under its own name, unless it is taken or the user gave another."""
    has_usual_name = _NUMBER.sub("", player.name) in ("", *CHARACTER_NAMES.values())
    return replace(player, name=own) if own and has_usual_name and _is_free(own, rest) else player


def _is_free(name: str, rest: Sequence[Player]) -> bool:
    return names_are_distinct([*(each.name for each in rest), name])
