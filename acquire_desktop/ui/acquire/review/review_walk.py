"""Review walk: the decisions of a player one after the other, as a curve and as a way."""

from collections.abc import Sequence

from acquire_desktop.games.acquire.engine.board import Seat
from acquire_desktop.games.acquire.review.review import Review
from acquire_desktop.games.acquire.review.review_vocabulary import POINT, Mark
from acquire_desktop.ui.acquire.review.curve_data import ChanceLine, CurveData, CurvePoint
from acquire_desktop.ui.acquire.review.review_texts import decider_text, moment_text
from acquire_desktop.ui.acquire.words.names import labels, mark_of, names_of


def curve_of(review: Review, seat: Seat, *, shows_all: bool = False) -> CurveData:
    """Return the curve of a seat's chance, as far as it is judged.

    Args:
        review: Knows it.
        seat: Whose chance.
        shows_all: Whether the lines of all players are there, as who saw all hands knew them.
    """
    game = review.game
    if game is None:
        return CurveData()
    points = tuple(
        CurvePoint(
            each.step,
            each.verdict.best_win / POINT,
            2 * each.verdict.best_error / POINT,
            "" if each.step in game.stood_in else each.mark.value,
            decider_text(
                moment_text(game.turn_at(each.step), each.kind), game.stood_in.get(each.step, "")
            ),
        )
        for each in review.judgements(seat)
    )
    return CurveData(
        points,
        _lines_of(review, seat, names_of(game.players)) if shows_all else (),
        tuple((draw.step, draw.gain / POINT) for draw in review.draws(seat)),
        game.turn_begins,
        max(1, game.last_step),
        has_draws=not review.progress.is_brief,
    )


def _lines_of(review: Review, seat: Seat, names: Sequence[str]) -> tuple[ChanceLine, ...]:
    """Return the lines of all players, the one whose curve it is first."""
    ends, by_seat = review.curve(), labels(names)
    seats = [(seat + rank) % len(names) for rank in range(len(names))] if ends else []
    return tuple(
        ChanceLine(
            by_seat[s],
            rank,
            mark_of(names, s),
            tuple((end.step, end.wins[s] / POINT) for end in ends),
        )
        for rank, s in enumerate(seats)
    )


def first_step(review: Review, seat: Seat) -> int:
    """Return where a review begins: at what cost most, once that is known.

    Args:
        review: Knows the decisions.
        seat: Whose; it had a choice at least once.
    """
    mistakes = review.mistakes(seat) if review.has_costs else ()
    costliest = mistakes or (() if review.is_rough(seat) else review.report(seat).costliest)
    return costliest[0].step if costliest else review.steps(seat)[0]


def step_by(review: Review, seat: Seat, step: int | None, count: int) -> int | None:
    """Return the decision so many further on, or back with a number below 0, or the last one."""
    steps = review.steps(seat)
    if step is None or step not in steps:
        return None
    at = list(steps).index(step) + count
    return steps[min(max(at, 0), len(steps) - 1)]


def end_step(review: Review, seat: Seat, way: int) -> int | None:
    """Return the last decision, or the first with a number below 0."""
    steps = review.steps(seat)
    return steps[-1 if way > 0 else 0] if steps else None


def marked_step(review: Review, seat: Seat, step: int | None, way: int) -> int | None:
    """Return the next decision with a mark, and after the last one the first; None without one.

    Args:
        review: Knows the decisions.
        seat: Whose.
        step: The decision on view, or None.
        way: Below 0 it goes back.
    """
    game = review.game
    marked = [
        each.step
        for each in review.judgements(seat)
        if game is not None and each.mark is not Mark.NONE and each.step not in game.stood_in
    ]
    if not marked:
        return None
    here = -1 if step is None else step
    if way > 0:
        return next((each for each in marked if each > here), marked[0])
    return next((each for each in reversed(marked) if each < here), marked[-1])
