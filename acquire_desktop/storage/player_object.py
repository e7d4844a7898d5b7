"""Players as plain JSON values, and back."""

import re
from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from acquire_desktop.storage.players import Player, PlayerKind, clean_name, names_are_distinct
from acquire_desktop.storage.strict_json import (
    StrictJsonError,
    fields_of,
    int_of,
    list_of,
    matching,
    text_of,
)

MOST_PLAYERS: Final = 6
"""At one table, in whatever game."""

_LEVEL: Final = re.compile(r"[a-z0-9-]{0,32}")


def player_object(player: Player) -> dict[str, object]:
    """Return a player as JSON values, as files of all kinds hold it: without PIN or stand-in.

    A mark that nobody chose is not written. Of an outside program the name is written, and never
    what starts it.
    """
    written: dict[str, object] = {
        "name": player.name,
        "kind": player.kind.value,
        "level": player.level,
    }
    if player.mark is not None:
        written["mark"] = player.mark
    return {**written, "program": player.program} if player.program else written


def player_from(value: object) -> Player:
    """Read one player and clean the name.

    Raises:
        StrictJsonError: If the value has another form.
    """
    named = {"mark": None, "program": "", **value} if type(value) is dict else value
    values = fields_of(named, {"name", "kind", "level", "mark", "program"})
    mark = values["mark"]
    name = clean_name(text_of(values["name"]))
    level = matching(values["level"], _LEVEL)
    chosen = None if mark is None else int_of(mark, 0, MOST_PLAYERS - 1)
    kind = kind_from(values["kind"])
    return Player(name, kind, level, mark=chosen, program=_program(values["program"], kind))


def _program(value: object, kind: PlayerKind) -> str:
    if value == "":
        return ""
    if kind is not PlayerKind.COMPUTER:
        raise StrictJsonError("a person who is a program")
    from acquire_desktop.storage.seats.programs import program_name

    return program_name(value)


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


def kind_from(value: object) -> PlayerKind:
    """Read what fills a seat.

    Raises:
        StrictJsonError: If there is no such kind.
    """
    try:
        return PlayerKind(value)
    except ValueError:
        raise StrictJsonError("no such kind of player") from None


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
