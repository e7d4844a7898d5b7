"""Sets two runs of a pair against each other: every difference is a finding, and said in a line."""

import sys
from collections.abc import Collection, Iterator, Sequence
from contextlib import contextmanager
from typing import Protocol

from acquire_desktop.games.acquire.engine.view import Holdings
from tests.secrecy import playing
from tests.secrecy.pair import Pair
from tests.secrecy.pairs import make_pair
from tests.secrecy.reading import PICTURE
from tests.secrecy.run import Moment

_played: set[tuple[str, str, tuple[int, int]]] = set()
"""The games, languages and sizes of the windows that there were in this process."""
_MOST_CHARACTERS = 120
"""How much is told of a value."""


def findings(
    number: int, plies: int, *, is_close: bool, holdings: Holdings | None = None
) -> list[str]:
    """Play the pair of a number in both worlds and return one line for each difference.

    Args:
        number: Everything about the pair comes from it.
        plies: How many actions are watched.
        is_close: Whether the window is read after everything that people do before they decide.
        holdings: At which level; None leaves it to the number.
    """
    return set_against(make_pair(number, plies, holdings), playing, is_close=is_close)


def found_again(first: Sequence[str], again: Collection[str]) -> list[str]:
    """Return what was found of a pair both times."""
    return [line for line in first if line in again]


def scan(number: int, plies: int, *, is_close: bool, holdings: Holdings | None = None) -> list[str]:
    """Return the findings of one game, and what failed on the way."""
    with noted_errors() as errors:
        lines = findings(number, plies, is_close=is_close, holdings=holdings)
    return [*lines, *(f"{number}\terror\t{error}" for error in errors)]


class Stage(Protocol):
    """Where the pairs of a game are played: its module ``playing``."""

    def play(self, pair: Pair, which: int, *, is_close: bool) -> list[Moment]:
        """Play one world of a pair and return the moments that were read."""

    def warm_up(self, pair: Pair) -> None:
        """Play a pair without reading it, so that all fonts are there."""


def set_against(pair: Pair, stage: Stage, *, is_close: bool) -> list[str]:
    """Play a pair in both worlds and return one line for each difference."""
    look = pair.worlds[0].rules.key, pair.settings.language, pair.size
    if look not in _played:
        # The first window with its fonts is laid out a little otherwise than all later ones.
        stage.warm_up(pair)
    _played.add(look)
    first, second = (stage.play(pair, which, is_close=is_close) for which in (0, 1))
    return list(compared(pair, first, second))


@contextmanager
def noted_errors() -> Iterator[list[str]]:
    """Collect what fails in a slot, which does not stop Qt."""
    errors: list[str] = []
    before = sys.excepthook
    sys.excepthook = lambda kind, error, _trace: errors.append(f"{kind.__name__}: {error}")
    try:
        yield errors
    finally:
        sys.excepthook = before


def compared(pair: Pair, first: Sequence[Moment], second: Sequence[Moment]) -> Iterator[str]:
    """Yield one line for each difference: seed, step, who looks, what, and both values."""
    others = {moment.name: moment for moment in second}
    # What has one answer is done by itself, and may lead past the end in one of the worlds.
    last = f"ply {pair.until} end"
    for moment in first:
        other = others.pop(moment.name, None)
        head = f"{pair.number}\t{moment.name}\t{_who(pair, moment)}"
        for kept in moment.kept:
            yield f"{head}\tkept\t{kept}"
        if other is None:
            if moment.name != last:
                yield f"{head}\tonly in the first world"
        else:
            yield from (f"{head}\t{line}" for line in _differences(moment, other))
    for name in others:
        if name != last:
            yield f"{pair.number}\t{name}\tonly in the second world"


def _differences(moment: Moment, other: Moment) -> Iterator[str]:
    one, two = moment.reading, other.reading
    for path in {**one, **two}:
        value, changed = one.get(path), two.get(path)
        if value == changed:
            continue
        if path == PICTURE:
            assert isinstance(value, tuple)
            assert isinstance(changed, tuple)
            rows = [y for y, (a, b) in enumerate(zip(value, changed, strict=False)) if a != b]
            yield f"{path}\t{len(rows)} lines of pixels, {rows[:1]} to {rows[-1:]}"
        else:
            yield f"{path}\t{_short(value, changed)}\t{_short(changed, value)}"


def _short(value: object, other: object) -> str:
    """Return a value from where it begins to differ."""
    text, against = repr(value), repr(other)
    same = next((i for i, (a, b) in enumerate(zip(text, against, strict=False)) if a != b), 0)
    begin = max(0, same - 40)
    return ("…" if begin else "") + text[begin : begin + _MOST_CHARACTERS]


def _who(pair: Pair, moment: Moment) -> str:
    return "nobody" if moment.seat is None else pair.players[moment.seat].name
