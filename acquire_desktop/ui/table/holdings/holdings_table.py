"""What the model and the view of the holdings table share: its columns, roles and cells."""

from dataclasses import dataclass
from enum import Enum
from typing import Final

from PySide6.QtCore import Qt

from acquire_desktop.engine.board import CHAIN_COUNT
from acquire_desktop.engine.cards import PowerCard

CELL_ROLE: Final = int(Qt.ItemDataRole.UserRole)
"""The ``Cell`` itself, for the delegate."""
PORTRAIT_ROLE: Final = CELL_ROLE + 1
"""The character of a name's player, or an empty text."""

NAME_COLUMN: Final = 0
FIRST_CHAIN_COLUMN: Final = 1
CASH_COLUMN: Final = FIRST_CHAIN_COLUMN + CHAIN_COUNT
WORTH_COLUMN: Final = CASH_COLUMN + 1
COLUMN_COUNT: Final = WORTH_COLUMN + 1

UNKNOWN: Final = "?"
NONE_SIGN: Final = "·"


class RowKind(Enum):
    """What a row is about."""

    OWN = "own"
    PLAYER = "player"
    TABLE = "table"
    """The bank, the sizes, the prices and what the ranks mean."""


@dataclass(frozen=True, slots=True)
class Cell:
    """What one cell shows."""

    text: str
    spoken: str
    """What a screen reader says."""
    row: RowKind
    place: int = 0
    """Rank among the paid stockholders: 1 to 3; 0 for none."""
    dim: bool = False
    """Whether the chain is not active or the number says nothing."""
    safe: bool = False
    """Whether a shield stands beside the number."""
    acting: bool = False
    """Whether the player of this row decides now."""
    legend: tuple[str, ...] = ()
    """What the ranks from 1 on mean, where this cell explains them."""
    tip: str = ""
    """What the tooltip says, where that is more than ``spoken``."""
    amount: int | None = None
    """Dollars of a player, where the text says them."""
    cards: tuple[PowerCard, ...] | None = None
    """The power cards that the named player has used; None when they are not in play."""


@dataclass(frozen=True, slots=True)
class ColumnHead:
    """What the head of a chain's column shows."""

    letter: str
    active: bool
