"""Digests of the deals of 30 days: what a computer must have in common with all others."""

import hashlib
import sys
from datetime import date, timedelta

from acquire_desktop.games.acquire.choosers import think
from acquire_desktop.games.acquire.daily.deal import guests_of_day, seat_of_day, setup_of_day
from acquire_desktop.games.acquire.engine.game import observe, start
from acquire_desktop.games.acquire.engine.kernel import compiled
from acquire_desktop.games.acquire.engine.notation import action_text
from acquire_desktop.games.acquire.engine.setup import random_word

FIRST = date(2026, 11, 1)
DAYS = 30


def digest(number: int) -> str:
    """Return the digest of a day's tiles, seat, guests, and of what a guest would do first."""
    day = FIRST + timedelta(number)
    state = start(setup_of_day(day)).state
    guests = guests_of_day(day)
    parts = [repr(state.key()), repr(guests), str(seat_of_day(day))]
    if number % 6 == 0:  # a decision of plain Python takes a quarter of a second
        seed = random_word(state.setup.seed, f"ai|{state.seat}|{state.ply}")
        action = think(guests[0], observe(state, state.seat), seed).action
        parts.append(action_text(action, state.setup.edition))
    return hashlib.sha256("|".join(parts).encode()).hexdigest()[:16]


if __name__ == "__main__":
    sys.stdout.write("\n".join([str(compiled.RUNNING), *map(digest, range(DAYS))]))
