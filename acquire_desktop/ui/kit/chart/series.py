"""Chart data: one series of values for each player or chain."""

from dataclasses import dataclass
from typing import NamedTuple

from acquire_desktop.ui.kit.look.portraits import Face


class Flag(NamedTuple):
    """A sign over a place of a line."""

    at: int
    """A place of ``ChartData.turns``."""
    text: str


@dataclass(frozen=True, slots=True)
class Series:
    """One line of the chart."""

    name: str
    """The player's or the chain's name, as it is: never rich text."""
    rank: int
    """Chooses the line style: 0 for the line that stands out, or the chain."""
    letter: str
    """The chain's letter; empty for a player."""
    values: tuple[int | None, ...]
    """Dollars at each place of ``ChartData.turns``; None where there is nothing to draw."""
    mark: int = 0
    """The player's, 0-5."""
    face: Face | None = None
    """The player's portrait, which names the line where there is no room for more."""
    flags: tuple[Flag, ...] = ()


@dataclass(frozen=True, slots=True)
class ChartData:
    """Everything that one chart shows."""

    turns: tuple[int, ...] = ()
    """Turns or rounds, ascending; 0 before the first one."""
    titles: tuple[str, ...] = ()
    """What each of them is called."""
    series: tuple[Series, ...] = ()
    is_stepped: bool = False
    """Whether values jump from turn to turn; else they move."""
    hidden: int = 0
    """How many players' lines the viewer may not see."""
    most: int = 0
    """The greatest value in dollars."""
    has_bonuses: bool = True
    """Whether the lines of players count bonuses."""


def most_of(series: tuple[Series, ...]) -> int:
    """Return the greatest value of all lines, 0 without any."""
    return max((value for line in series for value in line.values if value), default=0)
