"""Deal of a day: its tiles, the person's seat and the guests, from the date alone."""

import re
from datetime import date
from typing import Final

from acquire_desktop.games.acquire.ai.players.character_names import CHARACTER_NAMES, SEPARATOR
from acquire_desktop.games.acquire.engine.board import Seat
from acquire_desktop.games.acquire.engine.editions import CLASSIC_2023
from acquire_desktop.games.acquire.engine.generator import Generator
from acquire_desktop.games.acquire.engine.setup import Setup, make_setup

SEATS: Final = 4
LEVEL: Final = "hard"
"""It searches a number of times, not for a time: so it plays alike on every computer."""
_DAY: Final = re.compile(r"\d{4}-\d\d-\d\d")


def day_from(text: object) -> date:
    """Read a day as ``2026-11-29``.

    Raises:
        ValueError: If it is none.
    """
    if not isinstance(text, str) or not _DAY.fullmatch(text):
        raise ValueError("not a day")
    return date.fromisoformat(text)


def setup_of_day(day: date) -> Setup:
    """Return the deal."""
    return make_setup(CLASSIC_2023, SEATS, f"daily/{day.isoformat()}")


def seat_of_day(day: date) -> Seat:
    """Return where the person sits."""
    return day.toordinal() % SEATS


def guests_of_day(day: date) -> tuple[str, ...]:
    """Return the levels of the other players with their characters, in the order of the seats."""
    drawn = Generator.from_text(f"daily/{day.isoformat()}|guests").shuffled(list(CHARACTER_NAMES))
    return tuple(f"{LEVEL}{SEPARATOR}{character}" for character in drawn[: SEATS - 1])
