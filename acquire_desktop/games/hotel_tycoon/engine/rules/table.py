"""Table: the working copy of a game, which one action changes and nobody else sees."""

import hashlib
from collections.abc import Sequence
from dataclasses import replace
from typing import Final, TypeVar

from acquire_desktop.games.hotel_tycoon.engine.board import (
    NOBODY,
    PROPERTY_COUNT,
    TILE_COUNT,
    Seat,
)
from acquire_desktop.games.hotel_tycoon.engine.cards import Card
from acquire_desktop.games.hotel_tycoon.engine.decisions import Decision, Payment
from acquire_desktop.games.hotel_tycoon.engine.events import Event
from acquire_desktop.games.hotel_tycoon.engine.lands import Lands
from acquire_desktop.games.hotel_tycoon.engine.setup import Profile, Setup
from acquire_desktop.games.hotel_tycoon.engine.terms import EndReason, Face
from acquire_desktop.games.hotel_tycoon.engine.turn_record import Turn

FACES: Final = (Face.GREEN, Face.GREEN, Face.GREEN, Face.RED, Face.HALF, Face.DOUBLE)
"""The six faces of the permission die."""
T = TypeVar("T")


class GameDecided(Exception):  # noqa: N818 - no error: the game is over at once
    """Ends a game in the middle of whatever goes on.

    Rule: R16.
    """

    def __init__(self, reason: EndReason, winner: Seat = NOBODY) -> None:
        super().__init__()
        self.reason = reason
        self.winner = winner


class Table(Lands):
    """A whole game, hidden things included."""

    __slots__ = (
        *("setup", "cash", "tiles", "parked", "resting", "laps", "out", "came_back", "skips"),
        *("hands", "first_cards", "profiles", "swapped", "saved", "postponed"),
        *("owners", "built", "entrances", "deck", "discard", "bonuses", "resting_days"),
        *("first_seat", "turn", "flow", "noise", "draws", "log", "end_reason"),
    )

    def __init__(self, setup: Setup, noise: int) -> None:
        count = setup.players
        self.setup = setup
        self.cash: list[int] = [0] * count
        self.tiles = [0] * count
        self.parked = [False] * count
        self.resting = [False] * count
        self.laps = [0] * count
        self.out = [False] * count
        self.came_back = [False] * count
        self.skips = [0] * count
        self.hands: list[tuple[Card, ...]] = [()] * count
        self.first_cards: list[tuple[Card, ...]] = [()] * count
        self.profiles: list[Profile | None] = [None] * count
        self.swapped = False
        self.saved = False
        self.postponed: Payment | None = None
        self.owners: list[int] = [NOBODY] * PROPERTY_COUNT
        self.built: list[int] = [0] * PROPERTY_COUNT
        self.entrances: list[int] = [NOBODY] * TILE_COUNT
        self.deck: list[Card] = []
        self.discard: list[Card] = []
        self.bonuses = 0
        self.resting_days = False
        self.first_seat = 0
        self.turn = Turn(0, 0, 1)
        self.flow: list[Decision] = []
        self.noise = noise
        self.draws = 0
        self.log: list[Event] = []
        self.end_reason: EndReason | None = None

    def copy(self) -> "Table":
        """Return a table that can be changed without changing this one, with an empty log."""
        other = Table.__new__(Table)
        for name in Table.__slots__:
            value = getattr(self, name)
            setattr(other, name, value[:] if type(value) is list else value)
        other.log = []
        return other

    # Chance

    def draw(self, limit: int) -> int:
        """Draw a number from 0 to ``limit`` - 1; the next draw gives another."""
        text = f"{self.noise}|{self.draws}"
        self.draws += 1
        return int.from_bytes(hashlib.sha256(text.encode()).digest()[:8]) % limit

    def die(self) -> int:
        """Throw a six-sided die."""
        return self.draw(6) + 1

    def permission(self) -> Face:
        """Throw the permission die."""
        return FACES[self.draw(6)]

    def shuffled(self, items: Sequence[T]) -> list[T]:
        """Return the items in random order (Fisher-Yates)."""
        order = list(items)
        for last in range(len(order) - 1, 0, -1):
            other = self.draw(last + 1)
            order[last], order[other] = order[other], order[last]
        return order

    # What goes on

    def tell(self, event: Event) -> None:
        """Note what happened."""
        self.log.append(event)

    def push(self, *decisions: Decision) -> None:
        """Put these before what goes on, the last of them on top."""
        self.flow.extend(decisions)

    def pop(self) -> None:
        """Take away the topmost: it is answered or over."""
        self.flow.pop()

    def swap(self, decision: Decision) -> None:
        """Put another in the place of the topmost."""
        self.flow[-1] = decision

    def mark(self, **changes: object) -> None:
        """Change what is known of the turn."""
        self.turn = replace(self.turn, **changes)  # type: ignore[arg-type]

    # Who

    def in_play(self) -> list[Seat]:
        """Return the seats that are not bankrupt."""
        return [seat for seat, out in enumerate(self.out) if not out]

    def opponents(self, seat: Seat) -> list[Seat]:
        """Return the other seats in play, clockwise from the left of a seat. Rule: A58."""
        count = self.setup.players
        around = ((seat + step) % count for step in range(1, count))
        return [other for other in around if not self.out[other]]

    def is_closed(self, seat: Seat) -> bool:
        """Tell whether a player is parked or rests, so that the hotels are closed."""
        return self.parked[seat] or self.resting[seat]

    def has(self, seat: Seat, profile: Profile) -> bool:
        """Tell whether a seat plays this profile."""
        return self.profiles[seat] is profile
