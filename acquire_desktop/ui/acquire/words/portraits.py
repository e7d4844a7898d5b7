"""The faces of the players at a table: portraits, and the marks that were chosen or go by seat."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from acquire_desktop.games.acquire.opponents import character_of
from acquire_desktop.storage.players import MOST_PLAYERS, Player, PlayerKind

if TYPE_CHECKING:
    from acquire_desktop.ui.kit.look.portraits import Face

PEOPLE: Final = ("cap", "bob", "aviator", "headwrap", "beret", "quiff")
"""The portraits of people, one for each seat that a table may have."""


def faces_of(players: Sequence[Player]) -> "tuple[Face, ...]":
    """Return the faces of all players by seat, the same as long as they sit there."""
    from acquire_desktop.ui.kit.look.portraits import Face  # the first page needs no marks

    return tuple(map(Face, portraits_of(players), marks_of(players)))


def marks_of(players: Sequence[Player]) -> tuple[int, ...]:
    """Return the marks of all players by seat, 0-5, no two alike.

    Who has chosen one has it, the first of several who name the same; the others have that of
    their seat, or one that is left.
    """
    marks = [player.mark for player in players]
    chosen = [None if mark in marks[:seat] else mark for seat, mark in enumerate(marks)]
    # A seat keeps its own mark where nobody took it, so that one choice changes few others.
    for seat, mark in enumerate(tuple(chosen)):
        if mark is None and seat not in chosen:
            chosen[seat] = seat
    free = iter([mark for mark in range(MOST_PLAYERS) if mark not in chosen])
    return tuple(next(free) if mark is None else mark for mark in chosen)


def portraits_of(players: Sequence[Player]) -> tuple[str, ...]:
    """Return the portraits of all players by seat, the same as long as they sit there.

    People take those of ``PEOPLE`` in the order of their seats, and after them the computers
    that have no character.
    """
    characters = [character_of(player.level) for player in players]
    plain = [seat for seat, character in enumerate(characters) if not character]
    plain.sort(key=lambda seat: players[seat].kind is not PlayerKind.HUMAN)
    taken = dict(zip(plain, PEOPLE, strict=False))
    return tuple(taken.get(seat, character) for seat, character in enumerate(characters))
