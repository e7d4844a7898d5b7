"""Players at the table: names, what fills each seat, and how files hold them."""

import getpass
import re
import unicodedata
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from enum import Enum
from functools import lru_cache
from typing import Annotated, Final

from acquire_desktop.codec import Codec, list_of, matching
from acquire_desktop.storage.strict_json import StrictJsonError

MOST_PLAYERS: Final = 6
"""At one table, in whatever game."""
NAME_LIMIT: Final = 24
"""The most characters of a name."""

_DROPPED: Final = frozenset({"Cc", "Cf", "Cs", "Co"})
"""Control, format (bidi marks too), surrogate and private characters.

Unassigned characters stay: a newer Unicode may give them a face.
"""
_BLANKS: Final = "\u115f\u1160\u2800\u3164\uffa0"
"""Letters and signs that print nothing; they count as spaces."""

_LONGEST_FIRST_NAME: Final = 14
_IMPERSONAL: Final = frozenset(
    ["admin", "administrator", "debian", "default", "docker", "guest", "home", "live", "nobody"]
) | {"owner", "player", "root", "runner", "system", "test", "ubuntu", "user"}
"""Names of accounts that tell nothing about who sits there."""


class PlayerKind(Enum):
    """The kind of player in a seat."""

    HUMAN = "human"
    COMPUTER = "computer"


@dataclass(frozen=True, slots=True)
class Player:
    """One player at the table."""

    name: str
    """A name that ``clean_name`` leaves as it is, 1 to 24 characters."""
    kind: PlayerKind
    level: Annotated[str, re.compile(r"[a-z0-9-]{0,32}")] = ""
    """The key of the computer player's level; empty for a human."""
    stand_in: str = ""
    """The level of the computer player who plays for a human; empty while the human does."""
    pin: str = field(default="", repr=False)
    """What is kept of a human's PIN, as ``seats.pins.locked`` made it; empty without one."""
    mark: Annotated[int, range(MOST_PLAYERS)] | None = None
    """The number of the colour and mark that was chosen for the player; None for that of the seat.
    """

    program: str = ""
    """The name of the outside program that decides, by which the settings list it; empty where
    none does. ``level`` is that of the computer player who decides where it does not."""

    @property
    def decides(self) -> bool:
        """Whether it is a human who plays the seat now."""
        return self.kind is PlayerKind.HUMAN and not self.stand_in


def clean_name(text: str) -> str:
    r"""Return a name without invisible characters, or an empty text if nothing is left.

    >>> clean_name("  Ann\u202e\n  Lee ")
    'Ann Lee'
    """
    visible = "".join(
        " " if char.isspace() or char in _BLANKS else char
        for char in text
        if char.isspace() or unicodedata.category(char) not in _DROPPED
    )
    collapsed = " ".join(unicodedata.normalize("NFC", visible).split())
    return collapsed[:NAME_LIMIT].strip()


def account_name() -> str:
    """Return the first name in the name of the system's account, or an empty text if none is.

    ``maria.silva`` gives ``Maria``; an account such as ``admin`` or ``u40817`` names nobody.
    """
    try:
        account = getpass.getuser()
    except (ImportError, KeyError, OSError):
        return ""
    words = re.findall(r"[^\W\d_]+", clean_name(account))
    first = words[0] if words else ""
    least = 3 if first.isascii() else 2
    is_name = least <= len(first) <= _LONGEST_FIRST_NAME and first.casefold() not in _IMPERSONAL
    return first[0].upper() + first[1:] if is_name else ""


def names_are_distinct(names: Iterable[str]) -> bool:
    """Tell whether no two names differ only in case or in invisible characters."""
    folded = [folded_name(name) for name in names]
    return len(set(folded)) == len(folded)


@lru_cache(maxsize=256)
def folded_name(name: str) -> str:
    """Return what names that count as the same have in common."""
    return unicodedata.normalize("NFKC", clean_name(name).casefold()).casefold()


# As JSON

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
