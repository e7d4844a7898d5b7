"""Lines of the chart, net worth by player or stock prices by chain, also in words."""

from collections.abc import Sequence
from dataclasses import replace

from acquire_desktop.games.acquire.engine.board import Seat
from acquire_desktop.games.acquire.engine.editions import Edition
from acquire_desktop.games.acquire.history import TurnRecord
from acquire_desktop.ui.acquire.words.names import labels, mark_of
from acquire_desktop.ui.kit.chart.series import ChartData, Series, most_of
from acquire_desktop.ui.kit.chart.texts import named_value, value_text
from acquire_desktop.ui.kit.texts import join_facts, join_sentences, money, translate


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
            _turn_title(each.turn, None if each.seat is None else names[each.seat])
            for each in records
        ),
        series,
        is_stepped,
        hidden,
        most_of(series),
    )


def _turn_title(turn: int, player: str | None) -> str:
    """Return what a turn of a player is called; 0 is before the first one."""
    if not turn:
        return translate("Chart", "Start")
    if not player:
        return translate("Chart", "Turn {turn}", turn=turn)
    return translate("Chart", "Turn {turn} — {player}", turn=turn, player=player)


def hidden_text(data: ChartData) -> str:
    """Return why lines are missing, or an empty text when none is."""
    if not data.hidden:
        return ""
    if not data.series:
        return translate("Chart", "Holdings are hidden.")
    return translate(
        "Chart",
        "Holdings are hidden: only your own line is drawn."
        if data.has_bonuses
        else "Holdings are hidden: only your own line is drawn, without bonuses.",
    )


def summary_text(data: ChartData) -> str:
    """Return what the chart shows in a few sentences: range, last values, who leads."""
    if not data.turns or not data.series:
        empty = translate("Chart", "No chain has been founded yet.") if data.is_stepped else ""
        return join_sentences([text for text in (hidden_text(data), empty) if text])
    last = len(data.turns) - 1
    sentences = [
        translate("Chart", "Turns {first} to {last}.", first=data.turns[0], last=data.turns[last]),
        translate("Chart", "Now: {values}.", values=join_facts(_ranking(data, last))),
    ]
    sentences += [_course(line, data) for line in data.series]
    if data.hidden:
        sentences.append(hidden_text(data))
    return join_sentences(sentences)


def _ranking(data: ChartData, index: int) -> list[str]:
    present = [line for line in data.series if line.values[index] is not None]
    ranked = sorted(present, key=lambda line: -(line.values[index] or 0))
    return [named_value(line, index) for line in ranked] or [value_text(None)]


def _course(line: Series, data: ChartData) -> str:
    known = [(value, at) for at, value in enumerate(line.values) if value is not None]
    most, at = max(known, key=lambda pair: pair[0])
    return translate(
        "Chart",
        "{name}: highest {amount}, on turn {turn}.",
        name=line.name,
        amount=money(most),
        turn=data.turns[at],
    )
