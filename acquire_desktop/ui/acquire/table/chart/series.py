"""Lines of the chart: net worth by player, and stock prices by chain."""

from collections.abc import Sequence
from dataclasses import replace

from acquire_desktop.games.acquire.engine.board import Seat
from acquire_desktop.games.acquire.engine.editions import Edition
from acquire_desktop.games.acquire.history import TurnRecord
from acquire_desktop.ui.acquire.table.chart.texts import turn_title
from acquire_desktop.ui.acquire.words.names import labels, mark_of
from acquire_desktop.ui.kit.chart.series import ChartData, Series, most_of


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
        tuple(
            turn_title(each.turn, None if each.seat is None else names[each.seat])
            for each in records
        ),
        series,
        is_stepped,
        hidden,
        most_of(series),
    )
