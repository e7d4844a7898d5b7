"""Outside programs: players that are no part of this program, as the settings list them.

A save names one by the name that the user gave it, and by nothing else: no command is ever written
into a save, or comes from one.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Annotated, Final

from acquire_desktop.codec import Codec, list_of, matching, text_of
from acquire_desktop.game import Seat
from acquire_desktop.storage.players import clean_name, names_are_distinct
from acquire_desktop.storage.strict_json import StrictJsonError

MOST_PROGRAMS: Final = 20
MOST_WORDS: Final = 40
"""Words of a command: the program and its arguments."""
LONGEST_WORD: Final = 1000
"""Characters."""
LEVEL: Final = re.compile(r"[a-z0-9-]{1,32}")


class Trouble(StrEnum):
    """Why a program did not decide."""

    ABSENT = "absent"
    """It could not be started."""
    ENDED = "ended"
    """It ended, or closed its output."""
    SILENT = "silent"
    """It gave no answer in time."""
    UNREADABLE = "unreadable"
    """What it answered names no action."""
    ILLEGAL = "illegal"
    """It named an action that cannot be done now."""
    SKIPPED = "skipped"
    """Somebody did not want to wait for it."""


_GAVE_UP: Final = "for-good"
FAILURE: Final = re.compile(rf"[0-9] (?:{'|'.join(Trouble)})(?: {_GAVE_UP})?")
"""What a note keeps of a program that did not decide."""


@dataclass(frozen=True, slots=True)
class OutsideProgram:
    """A program that can take a seat."""

    name: str
    """As the user calls it: a name that ``clean_name`` leaves as it is, 1 to 24 characters."""
    command: Annotated[tuple[Annotated[str, LONGEST_WORD], ...], MOST_WORDS]
    """The program and its arguments, at least one word; no shell reads them."""
    level: Annotated[str, LEVEL]
    """Of the computer player who decides where the program does not."""


_CODEC: Final = Codec(OutsideProgram)


def program_object(program: OutsideProgram) -> dict[str, object]:
    """Return a program as JSON values."""
    written: dict[str, object] = _CODEC.write(program)
    return written


def programs_from(value: object) -> tuple[OutsideProgram, ...]:
    """Read a list of what ``program_object`` wrote.

    Raises:
        StrictJsonError: If it is anything else, or two have one name.
    """
    programs = tuple(_program_from(item) for item in list_of(value, MOST_PROGRAMS))
    if not names_are_distinct(program.name for program in programs):
        raise StrictJsonError("two programs with one name")
    return programs


def program_named(name: str, programs: Sequence[OutsideProgram]) -> OutsideProgram | None:
    """Return the program of a name, or None where none is listed."""
    return next((program for program in programs if name and program.name == name), None)


def program_name(value: object) -> str:
    """Read the name of a program.

    Raises:
        StrictJsonError: If it is none.
    """
    name = text_of(value)
    if not name or clean_name(name) != name:
        raise StrictJsonError("no name of a program")
    return name


def failure_data(seat: Seat, trouble: Trouble, *, gave_up: bool) -> str:
    """Return the data of a note on a program that did not decide.

    >>> failure_data(2, Trouble.SILENT, gave_up=False), failure_data(0, Trouble.ENDED, gave_up=True)
    ('2 silent', '0 ended for-good')
    """
    return f"{seat} {trouble.value} {_GAVE_UP if gave_up else ''}".rstrip()


def failure_of(data: object) -> tuple[Seat, Trouble, bool]:
    """Read back what ``failure_data`` wrote: seat, trouble, and whether the program was given up.

    Raises:
        StrictJsonError: If it is something else.
    """
    parts = matching(data, FAILURE).split(" ")
    return int(parts[0]), Trouble(parts[1]), len(parts) > 2


def is_word(text: str) -> bool:
    """Tell whether a text can be a word of a command."""
    try:
        return "\0" not in text_of(text, LONGEST_WORD)
    except StrictJsonError:
        return False


def _program_from(value: object) -> OutsideProgram:
    program = _CODEC.read(value)
    program_name(program.name)
    if not program.command or not program.command[0] or not all(map(is_word, program.command)):
        raise StrictJsonError("no command")
    return program
