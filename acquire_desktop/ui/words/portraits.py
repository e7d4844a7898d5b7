"""The portraits of the players at a table: of computers by character, of people by seat."""

from collections.abc import Sequence
from typing import Final

from acquire_desktop.acquire.opponents import character_of
from acquire_desktop.storage.players import Player, PlayerKind

PEOPLE: Final = ("cap", "bob", "aviator", "headwrap", "beret", "quiff")
"""The portraits of people, one for each seat that a table may have."""


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
