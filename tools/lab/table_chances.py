"""Table chances: how right chances are at tables of given levels: ``tools.lab.table_chances``.

Reads games of ``table_games``. With ``--fit FILE`` the numbers by which ``ai.advice.table`` takes
the levels into account are fitted to them and written; without it the chances are compared with
who won, as among equals and at the table. Fit and try by games of different seeds. Needs numpy.
"""

import argparse
import json
import sys
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import log, sqrt
from pathlib import Path
from typing import Final

import numpy as np
from numpy.typing import NDArray

from acquire_desktop.games.acquire.advice.table import Fit, Table, fit_from, table_of
from acquire_desktop.games.acquire.advice.verdict import PARTS
from acquire_desktop.games.acquire.engine.board import MAX_SEATS
from tools.lab.table_games import Moment, TableGame, games_in

Array = NDArray[np.float64]

STEPS: Final = 5
"""Even steps from an empty to a full pool at which the numbers stand."""
STIFFNESS: Final = 300.0
"""How strongly a bend in the numbers from step to step is held back, in moments: those of a game
stand or fall together, so that a bend is easily made of luck.
"""
PULL_BACK: Final = 300.0
"""How strongly they are held near those of equals: few tables tell of the strongest levels."""
NAILED: Final = 1e6
"""The same where it is known that strength counts no more: when the pool is empty."""
ROUNDS: Final = 12
"""Steps of Newton's method: a fit of this kind has one best answer, and they come near enough."""
_LEAST: Final = 1e-4
_NORMAL_95: Final = 1.96


@dataclass(frozen=True, slots=True)
class Tenth:
    """The predictions in one tenth of the scale."""

    predicted: float
    """Their mean, 0-1."""
    real: float
    """The share of victories that came of them, 0-1."""
    margin: float
    """Half of the 95 % interval of the difference; games are the independent trials."""
    seats: int
    """How many predictions there are."""


def wins_of(moment: Moment, *, known: bool) -> list[float]:
    """Return the chances as among equals, for one seat or when all hands are known."""
    return [each / PARTS for each in (moment.known if known else moment.told)]


def tenths(games: Iterable[TableGame], fit: Fit | None, *, known: bool = False) -> list[Tenth]:
    """Return the tenths that were predicted, lowest first.

    Args:
        games: Of one table.
        fit: How the levels count; None for chances as among equals.
        known: Whether to look at the chances when all hands are known.
    """
    rows: dict[int, list[tuple[float, float, int]]] = {}
    for number, game in enumerate(games):
        table = table_of(game.seats)
        for moment in game.moments:
            wins = wins_of(moment, known=known)
            if fit is not None:
                wins = table.chances(wins, moment.pool, fit)
            for win, share in zip(wins, game.shares, strict=True):
                rows.setdefault(min(int(10 * win), 9), []).append((win, share, number))
    return [_tenth(rows[place]) for place in sorted(rows)]


def _tenth(rows: Sequence[tuple[float, float, int]]) -> Tenth:
    apart: dict[int, float] = {}
    for win, share, number in rows:
        apart[number] = apart.get(number, 0.0) + share - win
    count = len(rows)
    margin = _NORMAL_95 * sqrt(sum(each * each for each in apart.values())) / count
    predicted = sum(win for win, _, _ in rows) / count
    return Tenth(predicted, sum(share for _, share, _ in rows) / count, margin, count)


def log_loss(games: Iterable[TableGame], fit: Fit | None, *, known: bool = False) -> float:
    """Return the mean log-loss of the winner."""
    losses = []
    for game in games:
        table = table_of(game.seats)
        for moment in game.moments:
            wins = wins_of(moment, known=known)
            wins = wins if fit is None else table.chances(wins, moment.pool, fit)
            pairs = zip(wins, game.shares, strict=True)
            losses.append(-sum(share * log(max(win, _LEAST)) for win, share in pairs))
    return sum(losses) / len(losses)


def fitted(games: Iterable[TableGame]) -> Fit:
    """Return the numbers by which the winners of games are foreseen best."""
    size = 3 * STEPS
    inputs, won, seated = _inputs(games)
    numbers = np.zeros(size)
    numbers[:STEPS] = 1.0
    equal = numbers.copy()
    bends = np.kron(np.eye(3), np.diff(np.eye(STEPS), n=2, axis=0))
    held = STIFFNESS * bends.T @ bends + PULL_BACK * np.eye(size)
    held[2 * STEPS, 2 * STEPS] += NAILED
    flat = inputs.reshape(-1, size)
    for _ in range(ROUNDS):
        scores = np.where(seated, inputs @ numbers, -np.inf)
        chances = np.exp(scores - scores.max(1, keepdims=True))
        chances /= chances.sum(1, keepdims=True)
        slope = held @ (numbers - equal) + flat.T @ (chances - won).ravel()
        mean = np.einsum("ms,msn->mn", chances, inputs)
        curvature = held + (flat.T * chances.ravel()) @ flat - mean.T @ mean
        numbers = numbers - np.linalg.solve(curvature, slope)
    rows = [tuple(round(float(each), 3) + 0.0 for each in part) for part in np.split(numbers, 3)]
    return Fit(*rows)


def _inputs(games: Iterable[TableGame]) -> tuple[Array, Array, NDArray[np.bool_]]:
    """Return by moment and seat what each number is multiplied by, who won, and who is there."""
    inputs, won, seated = [], [], []
    for game in games:
        table, absent = table_of(game.seats), MAX_SEATS - len(game.seats)
        for moment in game.moments:
            for known in (False, True):
                wins = np.clip(np.array(wins_of(moment, known=known)), _LEAST, 1.0)
                row = _row(table, np.log(wins), moment.pool)
                inputs.append(np.pad(row, ((0, absent), (0, 0))))
                won.append(np.pad(np.array(game.shares), (0, absent)))
                seated.append(np.arange(MAX_SEATS) < len(game.seats))
    return np.array(inputs), np.array(won), np.array(seated)


def _row(table: Table, logs: Array, pool: int) -> Array:
    share, beyond, own = table.left(pool), table.beyond, np.array(table.apart)
    places = share * (STEPS - 1)
    steps = np.maximum(0.0, 1.0 - np.abs(np.arange(STEPS) - places))
    parts = (logs[:, None] * steps, beyond * logs[:, None] * steps, own[:, None] * steps)
    return np.concatenate(parts, 1)


def report(games: Sequence[TableGame], fit: Fit) -> str:
    """Return how right the chances were at each table, for people."""
    lines = []
    keys = sorted({(game.edition, game.table) for game in games})
    groups = [(key, [game for game in games if (game.edition, game.table) == key]) for key in keys]
    for key, found in [*groups, (("all together",), list(games))]:
        for known in (False, True):
            for name, numbers in (("as among equals", None), ("at the table", fit)):
                rows = tenths(found, numbers, known=known)
                worst = max(abs(each.predicted - each.real) for each in rows)
                told = "all hands known" if known else "as told to a seat"
                loss = log_loss(found, numbers, known=known)
                lines.append(
                    f"{', '.join(key)}: {len(found)} games, {told}, {name}: log-loss {loss:.3f}, "
                    f"at most {worst:.1%} apart"
                )
                cells = (
                    f"{each.predicted:.0%}: {each.real:.0%} +-{each.margin:.0%} ({each.seats})"
                    for each in rows
                )
                lines.append("  " + "  ".join(cells))
    return "\n".join(lines) + "\n"


def main(arguments: Sequence[str] | None = None) -> int:
    """Fit or compare from the command line."""
    parser = argparse.ArgumentParser(prog="tools.lab.table_chances", description=__doc__)
    parser.add_argument("games", type=Path, nargs="+", help="files of table_games")
    parser.add_argument("--fit", type=Path, help="file to write the fitted numbers in")
    parser.add_argument("--by", type=Path, help="file with other numbers than the usual ones")
    options = parser.parse_args(arguments)
    games = [game for path in options.games for game in games_in(path.read_text("utf-8"))]
    if options.fit is not None:
        found = fitted(games)
        options.fit.write_text(file_text(found), "utf-8")
        sys.stdout.write(f"fitted to {len(games)} games\n{file_text(found)}")
        return 0
    from acquire_desktop.games.acquire.advice.table import usual_fit

    fit = usual_fit() if options.by is None else fit_from(json.loads(options.by.read_text("utf-8")))
    sys.stdout.write(report(games, fit))
    return 0


def file_text(fit: Fit) -> str:
    """Return the numbers as the file that the program reads."""
    rows = {"sharpness": fit.sharpness, "sharper": fit.sharper, "pull": fit.pull}
    lines = (f' "{name}": {json.dumps(list(row))}' for name, row in rows.items())
    return "{\n" + ",\n".join(lines) + "\n}\n"


if __name__ == "__main__":
    raise SystemExit(main())
