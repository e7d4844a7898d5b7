"""Helper messages: what a search and the processes that help it write to each other.

Bounded JSON, in which fractions come through to the bit; whatever comes is read, never carried out.
"""

import json
from collections.abc import Mapping
from dataclasses import astuple
from typing import Any, Final, NoReturn

from acquire_desktop.games.acquire.ai.search.parts import Question, Report, Row, Stint
from acquire_desktop.games.acquire.ai.search.runner import SearchLimits
from acquire_desktop.games.acquire.engine.view_json import view_from_plain, view_to_json

MAX_BYTES: Final = 1 << 20
READY: Final = b"ready"
"""What a helper says first."""


class ReportError(ValueError):
    """A message that no helper can have meant."""


def write_task(number: int, question: Question | None, stint: Stint) -> bytes:
    """Write what a helper shall do.

    Args:
        number: Of the question, from 1.
        question: The decision; None where the helper knows it.
        stint: What to do about it.
    """
    asked = None
    if question is not None:
        asked = view_to_json(question.view), question.seed, astuple(question.limits)
    todo = stint.field, stint.left, stint.seconds, list(stint.targets.items())
    return _write([number, asked, todo])


def read_task(message: bytes) -> tuple[int, Question | None, Stint]:
    """Read what ``write_task`` wrote.

    Raises:
        ValueError: If it is something else.
    """
    number, asked, (field, left, seconds, targets) = json.loads(message)
    question = None
    if asked is not None:
        view, seed, limits = asked
        question = Question(view_from_plain(view), seed, SearchLimits(*limits))
    return number, question, Stint(tuple(field), left, seconds, dict(targets))


def write_reports(number: int, reports: Mapping[int, Report]) -> bytes:
    """Write what parts have found.

    Args:
        number: Of the question.
        reports: By the number of the part.
    """
    return _write([number, [[part, *astuple(report)] for part, report in reports.items()]])


def read_reports(message: bytes, number: int, stint: Stint) -> dict[int, Report]:
    """Read what ``write_reports`` wrote.

    Args:
        message: What came.
        number: Of the question of which reports are owed.
        stint: What was to be done.

    Raises:
        ReportError: If it is something else.
    """
    try:
        answered, plain = json.loads(message, parse_constant=_refuse)
        reports = {part: _report(rows, len(stint.field), done) for part, done, rows in plain}
    except (ValueError, TypeError, RecursionError) as error:
        raise ReportError(f"not reports: {error}") from error
    if answered != number or reports.keys() != stint.targets.keys():
        raise ReportError("not reports: of something else")
    return reports


def _report(rows: list[Any], count: int, simulations: Any) -> Report:
    if type(simulations) is not int or simulations < 0 or len(rows) != count:
        raise ValueError("no report")
    return Report(simulations, tuple(_row(*row) for row in rows))


def _row(visits: Any, *sums: Any) -> Row:
    if type(visits) is not int or visits < 0 or len(sums) != 3:
        raise ValueError("no row")
    total, wins, squares = sums
    # A payoff is the share of a victory, and a little for money: far below two.
    if not all(type(each) is float and 0.0 <= each <= 2.0 * visits for each in sums):
        raise ValueError("no payoffs")
    return visits, total, wins, squares


def _refuse(constant: str) -> NoReturn:
    raise ValueError(constant)


def _write(message: object) -> bytes:
    return json.dumps(message, separators=(",", ":")).encode("ascii")
