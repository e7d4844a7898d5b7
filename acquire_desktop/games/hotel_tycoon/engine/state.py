"""State: a whole game as a value, a table that nobody changes any more."""

from dataclasses import fields, is_dataclass
from enum import Enum
from typing import Any

from acquire_desktop.games.hotel_tycoon.engine.actions import Action
from acquire_desktop.games.hotel_tycoon.engine.board import Seat
from acquire_desktop.games.hotel_tycoon.engine.decisions import GameOver
from acquire_desktop.games.hotel_tycoon.engine.rules.flow import offered
from acquire_desktop.games.hotel_tycoon.engine.rules.table import Table
from acquire_desktop.games.hotel_tycoon.engine.setup import Setup

_NOT_IN_KEY = frozenset({"setup", "log"})


class State:
    """A whole game at one decision, hidden things included; treated as a value."""

    __slots__ = ("_legal", "ply", "table", "turn_ply")

    def __init__(self, table: Table, ply: int, turn_ply: int = 0) -> None:
        self.table = table
        self.ply = ply
        self.turn_ply = turn_ply
        """At which ply the turn began; no part of the key, by which saves are checked."""
        self._legal: tuple[Action, ...] | None = None

    @property
    def setup(self) -> Setup:
        """How the game began."""
        return self.table.setup

    @property
    def seat(self) -> Seat:
        """The seat that decides now; the last to decide when the game is over."""
        return self.table.flow[-1].seat

    @property
    def turn_seat(self) -> Seat:
        """The seat that has the turn, also while another seat decides."""
        return self.table.turn.seat

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return isinstance(self.table.flow[-1], GameOver)

    @property
    def legal(self) -> tuple[Action, ...]:
        """Every action of the seat that decides; the first does no harm. None when it is over."""
        if self._legal is None:
            self._legal = tuple(offered(self.table))
        return self._legal

    def key(self) -> tuple[object, ...]:
        """Return everything in which two states of one set-up can differ, as plain values."""
        return tuple(map(_plain, self._values()))

    def _values(self) -> tuple[object, ...]:
        """Return the same as it is, hashable."""
        values = (getattr(self.table, name) for name in Table.__slots__ if name not in _NOT_IN_KEY)
        return self.ply, *(tuple(each) if isinstance(each, list) else each for each in values)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, State):
            return NotImplemented
        return self.setup == other.setup and self._values() == other._values()

    def __hash__(self) -> int:
        return hash(self._values())


def _plain(value: Any) -> object:
    """Write a value: a record or an enumeration as an object with its name, a tuple as a list."""
    if isinstance(value, Enum):
        return {type(value).__name__: value.value}
    if isinstance(value, tuple | list):
        return [_plain(each) for each in value]
    if is_dataclass(value):
        parts = [_plain(getattr(value, field.name)) for field in fields(value)]
        return {type(value).__name__: parts}
    return value
