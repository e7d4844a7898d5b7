"""Chart in words, for those who do not see it."""

from acquire_desktop.ui.acquire.table.chart.series import ChartData, Series
from acquire_desktop.ui.kit.texts import join_facts, join_sentences, join_terse, money, translate


def turn_title(data: ChartData, index: int) -> str:
    """Return which turn a place of the chart is."""
    turn, player = data.turns[index], data.players[index]
    if not turn:
        return translate("Chart", "Start")
    if not player:
        return translate("Chart", "Turn {turn}", turn=turn)
    return translate("Chart", "Turn {turn} — {player}", turn=turn, player=player)


def value_text(value: int | None) -> str:
    """Return an amount, or the sign for a chain that is not on the board."""
    return "–" if value is None else money(value)


def readout_text(data: ChartData, index: int) -> str:
    """Return all values of a turn as one line."""
    values = [_named(line, index) for line in data.series if line.values[index] is not None]
    return translate(
        "Chart", "{turn}: {values}", turn=turn_title(data, index), values=join_terse(values)
    )


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
    return [_named(line, index) for line in ranked] or [value_text(None)]


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


def _named(line: Series, index: int) -> str:
    return f"{line.name} {value_text(line.values[index])}"
