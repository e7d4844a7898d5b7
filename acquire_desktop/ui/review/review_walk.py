"""Review walk: the decisions of a player one after the other, as a curve and as a way."""

from acquire_desktop.acquire.review import Review
from acquire_desktop.acquire.review_vocabulary import POINT, Mark
from acquire_desktop.engine.board import Seat
from acquire_desktop.ui.review.curve_data import CurveData, CurvePoint
from acquire_desktop.ui.review.review_texts import moment_text


def curve_of(review: Review, seat: Seat) -> CurveData:
    """Return the curve of a seat's chance, as far as it is judged."""
    game = review.game
    if game is None:
        return CurveData()
    points = tuple(
        CurvePoint(
            each.step,
            each.best_win / POINT,
            2 * each.best_error / POINT,
            each.mark.value,
            moment_text(game.turn_at(each.step), each.kind),
        )
        for each in review.judgements(seat)
    )
    return CurveData(points, turns=game.turn_begins, last_step=max(1, game.last_step))


def first_step(review: Review, seat: Seat) -> int:
    """Return where a review begins: at what cost most, once that is known.

    Args:
        review: Knows the decisions.
        seat: Whose; it had a choice at least once.
    """
    costliest = review.report(seat).costliest
    is_known = bool(costliest) and not review.is_rough(seat)
    return costliest[0].step if is_known else review.steps(seat)[0]


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
    marked = [each.step for each in review.judgements(seat) if each.mark is not Mark.NONE]
    if not marked:
        return None
    here = -1 if step is None else step
    if way > 0:
        return next((each for each in marked if each > here), marked[0])
    return next((each for each in reversed(marked) if each < here), marked[-1])
