"""Chart in words: amounts, and all values of a turn."""

from acquire_desktop.ui.kit.chart.series import ChartData, Series
from acquire_desktop.ui.kit.texts import join_terse, money, translate


def value_text(value: int | None) -> str:
    """Return an amount, or the sign for a line that has none."""
    return "–" if value is None else money(value)


def named_value(line: Series, index: int) -> str:
    """Return the name of a line with its value at a place."""
    return f"{line.name} {value_text(line.values[index])}"


def readout_text(data: ChartData, index: int) -> str:
    """Return all values of a turn as one line."""
    values = [named_value(line, index) for line in data.series if line.values[index] is not None]
    return translate(
        "Chart", "{turn}: {values}", turn=data.titles[index], values=join_terse(values)
    )
