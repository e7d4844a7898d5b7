"""Review file: the judgements of a game as bytes, so that they need not be made again.

It lies beside the save of the finished game and may be lost at any time: whatever does not fit,
be it damaged, of another game, of other weights or of other efforts, counts as not being there.
"""

import hashlib
from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from acquire_desktop.ai.advice.plain_verdict import (
    PlainVerdictError,
    plain_verdict,
    verdict_from_plain,
)
from acquire_desktop.ai.search.learned import weights_hash
from acquire_desktop.engine.action_codec import code_of
from acquire_desktop.engine.plain_view import plain_view
from acquire_desktop.storage.strict_json import (
    StrictJsonError,
    canonical,
    fields_of,
    int_of,
    list_of,
    parse,
)
from acquire_desktop.study.judgement import DecisionPoint, Judgement, Stage, judgement_of

MOST_BYTES: Final = 1 << 20
REVISION: Final = 1
"""One more with every change of how decisions are judged."""
_FORMAT: Final = "acquire-desktop-review"
_MOST_ROWS: Final = 4000


def game_digest(points: Iterable[DecisionPoint]) -> str:
    """Return 64 hex digits for what is judged of a game: all views of then, and what was done.

    It stays the same however often the game is saved.
    """
    total = hashlib.sha256()
    for point in points:
        seen = [point.step, plain_view(point.view), code_of(point.played)]
        total.update(canonical(seen) + b"\n")
    return total.hexdigest()


def encode(digest: str, seed: int, judgements: Iterable[Judgement]) -> bytes:
    """Write judgements; the same ones give the same bytes.

    Args:
        digest: Of the game: ``game_digest``.
        seed: Where the luck of the simulations came from.
        judgements: Those made so far.
    """
    ordered = sorted(judgements, key=lambda each: each.step)
    rows = [[each.step, int(each.stage), *plain_verdict(each.verdict)] for each in ordered]
    return canonical({**_head(digest, seed), "rows": rows})


def decode(
    data: bytes, digest: str, seed: int, points: Iterable[DecisionPoint]
) -> tuple[Judgement, ...]:
    """Read judgements back; there are none in what ``encode`` would not have written.

    Args:
        data: What the file holds; anything.
        digest: Of the game.
        seed: Where the luck of the simulations comes from.
        points: The decisions of the game in which there was a choice.
    """
    by_step = {point.step: point for point in points}
    head = _head(digest, seed)
    try:
        if len(data) > MOST_BYTES:
            return ()
        fields = fields_of(parse(data), [*head, "rows"])
        rows = list_of(fields.pop("rows"), _MOST_ROWS)
        if fields != head:
            return ()
        found = {each.step: each for each in (_judgement(row, by_step) for row in rows)}
    except (StrictJsonError, PlainVerdictError):
        return ()
    return tuple(found.values()) if len(found) == len(rows) else ()


def _head(digest: str, seed: int) -> dict[str, object]:
    """Return what must fit: the game, the weights, and how it was judged."""
    return {
        "format": _FORMAT,
        "revision": REVISION,
        "game": digest,
        "weights": weights_hash(),
        "simulations": [stage.effort.simulations for stage in Stage],
        "seed": seed,
    }


def _judgement(row: object, points: Mapping[int, DecisionPoint]) -> Judgement:
    step, stage, *plain = _row(row)
    point = points.get(int_of(step, 0, _MOST_ROWS))
    if point is None:
        raise StrictJsonError("no such decision")
    found = Stage(int_of(stage, min(Stage), max(Stage)))
    return judgement_of(point, found, verdict_from_plain(plain, point.view, point.played))


def _row(value: object) -> Sequence[object]:
    row = list_of(value, 10)
    if len(row) != 10:
        raise StrictJsonError("not a row")
    return row
