"""Facts of a person's place: what it shows and says, in any game."""

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum, auto

from PySide6.QtCore import QRectF
from PySide6.QtGui import QFont, QPainter

from acquire_desktop.ui.kit.look.portraits import Face
from acquire_desktop.ui.kit.texts import money, translate


class PersonForm(Enum):
    """The forms of a person's place: everything, all but the sums in words, or one line."""

    CARD = auto()
    CELL = auto()
    LINE = auto()


DrawHeld = Callable[[QPainter, QRectF, float, QFont, bool], None]
"""Draws what a person holds into a room, each part at most so many pixels wide, with a font, and
whether numerals may stand out below."""


@dataclass(frozen=True, slots=True)
class ClockFace:
    """The content of a person's clock."""

    text: str
    spoken: str
    """What a screen reader says of it, which changes once a minute."""
    runs: bool = False
    is_last: bool = False
    """Whether it shows no more than a minute."""


@dataclass(frozen=True, slots=True)
class PersonFacts:
    """The content of one person's place."""

    seat: int
    name: str
    face: Face
    decides: bool = False
    """Whether the player decides in the turn of somebody else."""
    is_viewer: bool = False
    """Whether it is the seat on screen, of which all may be shown."""
    acts: bool = False
    """Whether the player has to decide now, whoever's turn it is."""
    asked: str = ""
    """What is awaited of the player who acts."""
    rank: int = 0
    """Among all players, by worth; 0 where nobody knows it, or nobody leads."""
    cash: int | None = None
    """Dollars; None where they are hidden."""
    worth: int | None = None
    """Dollars if the game ended now; None where they are hidden."""
    gain: int = 0
    """What a merger pays the player at the moment on view, in dollars."""
    stock_value: int = 0
    """What stock or hotels count, in dollars, of that worth."""
    most: int = 0
    """The largest worth of a player, in dollars; 0 where not all are known."""
    used_cards: int = 0
    """How many backs of cards stand beside the name."""
    is_bare: bool = False
    """Whether the worth counts no bonuses."""
    state: str = ""
    """What keeps the player from playing, in few words; empty for nothing."""
    is_out: bool = False
    """Whether the player has left the game, so that all is drawn faintly."""
    stand_in: str = ""
    """Which computer plays for a person; empty where none does."""
    spoken: str = ""
    """What a screen reader says."""
    tip_lines: tuple[str, ...] = ()
    """What the tool tip says by line, of which the first names the player."""

    @property
    def hides_held(self) -> bool:
        """Whether nobody may see what the person holds."""
        return False

    @property
    def draw_held(self) -> DrawHeld | None:
        """The function that draws what the person holds, or None."""
        return None

    def worth_words(self, amount: int) -> str:
        """Say what the person is worth where there is little room."""
        if self.is_bare:
            return translate("PlayerCards", "{amount} without bonuses", amount=money(amount))
        return translate("PlayerCards", "worth {amount}", amount=money(amount))
