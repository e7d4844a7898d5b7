"""Players as plain JSON values, and back."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from acquire_desktop.codec import Codec
from acquire_desktop.storage.players import (
    MOST_PLAYERS,
    Player,
    PlayerKind,
    clean_name,
    names_are_distinct,
)
from acquire_desktop.storage.strict_json import StrictJsonError, list_of, matching

_CODEC: Final = Codec(
    Player, only=("name", "kind", "level", "mark", "program"), optional=("mark", "program")
)


def player_object(player: Player) -> dict[str, object]:
    """Return a player as JSON values, as files of all kinds hold it: without PIN or stand-in.

    A mark that nobody chose is not written. Of an outside program the name is written, and never
    what starts it.
    """
    written: dict[str, object] = _CODEC.write(player)
    return written


def player_from(value: object) -> Player:
    """Read one player and clean the name.

    Raises:
        StrictJsonError: If the value has another form.
    """
    player = _CODEC.read(value)
    _check_program(player)
    return replace(player, name=clean_name(player.name))


def _check_program(player: Player) -> None:
    if not player.program:
        return
    if player.kind is not PlayerKind.COMPUTER:
        raise StrictJsonError("a person who is a program")
    from acquire_desktop.storage.seats.programs import program_name

    program_name(player.program)


def with_pins(players: Sequence[Player], value: object) -> tuple[Player, ...]:
    """Return the players with what a save keeps of their PINs.

    Args:
        players: By seat.
        value: A text for each of them, empty for who has none; or an empty list for all.

    Raises:
        StrictJsonError: If the value has another form, or a computer player has a PIN.
    """
    pins = list_of(value, MOST_PLAYERS) or [""] * len(players)
    if len(pins) != len(players):
        raise StrictJsonError("not a PIN for each player")
    return tuple(
        replace(player, pin=_pin(pin, player)) for player, pin in zip(players, pins, strict=True)
    )


def _pin(value: object, player: Player) -> str:
    if value == "":
        return ""
    if player.kind is not PlayerKind.HUMAN:
        raise StrictJsonError("a computer player with a PIN")
    from acquire_desktop.storage.seats.pins import LOCK

    return matching(value, LOCK)


def check_names(players: Sequence[Player]) -> None:
    """Check that every player has a clean name and no other player's.

    Raises:
        StrictJsonError: If that is not so.
    """
    names = [player.name for player in players]
    if any(not name or clean_name(name) != name for name in names):
        raise StrictJsonError("a player without a clean name")
    if not names_are_distinct(names):
        raise StrictJsonError("two players with one name")
