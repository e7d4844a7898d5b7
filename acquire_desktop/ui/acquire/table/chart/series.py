"""Chart data: one series of values for each player or chain."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from acquire_desktop.games.acquire.engine.board import Seat
from acquire_desktop.games.acquire.engine.editions import Edition
from acquire_desktop.games.acquire.history import TurnRecord
from acquire_desktop.ui.acquire.words.names import labels, mark_of


@dataclass(frozen=True, slots=True)
class Series:
    """One line of the chart."""

    name: str
    """The player's or the chain's name, as it is: never rich text."""
    rank: int
    """Chooses the line style: 0 for the viewer's own line, or the chain."""
    letter: str
    """The chain's letter; empty for a player."""
    values: tuple[int | None, ...]
    """Dollars at each place of ``ChartData.turns``; None where there is nothing to draw."""
    mark: int = 0
    """The player's, 0-5."""


@dataclass(frozen=True, slots=True)
class ChartData:
    """Everything that one chart shows."""

    turns: tuple[int, ...] = ()
    """Ascending; 0 before the first turn."""
    players: tuple[str, ...] = ()
    """The player of each turn; empty before the first turn."""
    series: tuple[Series, ...] = ()
    is_stepped: bool = False
    """Whether values jump from turn to turn; else they move."""
    hidden: int = 0
    """How many players' lines the viewer may not see."""
    most: int = 0
    """The greatest value in dollars."""
    has_bonuses: bool = True
    """Whether the lines of players count bonuses."""


def worth_data(records: Sequence[TurnRecord], names: Sequence[str], seat: Seat) -> ChartData:
    """Return the chart of net worth, the viewer's own line first.

    Args:
        records: What ``GameSession.history`` gives.
        names: By seat, which also tell the marks.
        seat: Whose screen it is.
    """
    by_seat = labels(names)
    seats = [(seat + step) % len(names) for step in range(len(names))]
    lines = [
        Series(
            by_seat[s], rank, "", tuple(record.worth[s] for record in records), mark_of(names, s)
        )
        for rank, s in enumerate(seats)
    ]
    shown = tuple(line for line in lines if any(value is not None for value in line.values))
    chart = _chart(records, by_seat, shown, is_stepped=False, hidden=len(lines) - len(shown))
    return replace(chart, has_bonuses=all(record.has_bonuses for record in records))


def price_data(records: Sequence[TurnRecord], names: Sequence[str], edition: Edition) -> ChartData:
    """Return the chart of the prices of the chains that were ever on the board."""
    lines = [
        Series(spec.name, chain, spec.letter, tuple(r.prices[chain] or None for r in records))
        for chain, spec in enumerate(edition.chains)
    ]
    shown = tuple(line for line in lines if any(line.values))
    return _chart(records, names, shown, is_stepped=True)


def _chart(
    records: Sequence[TurnRecord],
    names: Sequence[str],
    series: tuple[Series, ...],
    *,
    is_stepped: bool,
    hidden: int = 0,
) -> ChartData:
    return ChartData(
        tuple(record.turn for record in records),
        tuple("" if record.seat is None else names[record.seat] for record in records),
        series,
        is_stepped,
        hidden,
        max((value for line in series for value in line.values if value), default=0),
    )
