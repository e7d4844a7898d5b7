"""Forms of the table's widgets: how much each shows in the room that it has."""

from enum import Enum, auto


class RowForm(Enum):
    """How many lines a chain's row of the exchange has: bar and holders, holders, or one line."""

    FULL = auto()
    TWO = auto()
    ONE = auto()
