"""Review file: what was found out about a finished game as bytes, so that it need not be again.

It lies beside the save of the finished game and may be lost at any time: whatever does not fit,
be it damaged, of another game, of other weights or of other efforts, counts as not being there.
"""

import hashlib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Final

from acquire_desktop.codec import fields_of, int_of, list_of, row_of
from acquire_desktop.games.acquire.advice.judgement import DecisionPoint, Judgement, Stage
from acquire_desktop.games.acquire.advice.table import Table, fit_hash
from acquire_desktop.games.acquire.advice.verdict import PARTS
from acquire_desktop.games.acquire.advice.verdict_json import (
    verdict_from_plain,
    verdict_to_json,
)
from acquire_desktop.games.acquire.ai.search.learned import weights_hash
from acquire_desktop.games.acquire.engine.action_codec import code_of
from acquire_desktop.games.acquire.engine.view_json import view_to_json
from acquire_desktop.games.acquire.review import costs, curve, luck, money
from acquire_desktop.games.acquire.review.costs import Costs, KeptCosts
from acquire_desktop.games.acquire.review.curve import CurvePoint
from acquire_desktop.games.acquire.review.game_course import Story
from acquire_desktop.games.acquire.review.hindsight_json import (
    chances_from_plain,
    worth_from_plain,
)
from acquire_desktop.games.acquire.review.luck import Draw, DrawPoint
from acquire_desktop.games.acquire.review.money import Money
from acquire_desktop.games.acquire.review.money_json import money_from_plain, row_of_money
from acquire_desktop.games.acquire.review.sources import SOURCE_COUNT
from acquire_desktop.storage.strict_json import StrictJsonError, canonical, parse

MOST_BYTES: Final = 1 << 20
REVISION: Final = 5
"""One more with every change of how a game is judged, or of this file."""
_FORMAT: Final = "acquire-desktop-review"
_OF_ONE_GAME: Final = ("game", "seed", "table")
"""Parts of the head that need not fit where games are compared."""
_MOST_ROWS: Final = 4000
_MOST_SEATS: Final = 6

Shares = tuple[int | None, ...]
"""By seat the share of its chance that it gave away in a decision, in 1/10,000; None where that
cannot be told, or not yet.
"""


NO_COSTS: Final = KeptCosts({}, {})
_PARTS: Final = ("looks", "costs", "fortunes", "usual")
"""The parts of what is known of the money."""


@dataclass(frozen=True, slots=True)
class Kept:
    """The kept part of a review."""

    judgements: tuple[Judgement, ...] = ()
    """By step."""
    turns: tuple[CurvePoint, ...] = ()
    """Those of the first turns, in order."""
    draws: tuple[Draw, ...] = ()
    """The first draws, in order."""
    costs: KeptCosts = NO_COSTS
    """What decisions and draws cost in money."""


def game_digest(points: Iterable[DecisionPoint], draws: Iterable[DrawPoint] = ()) -> str:
    """Return 64 hex digits for what is judged of a game: views, what was done, and tiles drawn.

    It stays the same however often the game is saved.
    """
    total = hashlib.sha256()
    for point in points:
        seen = [point.step, view_to_json(point.view), code_of(point.played)]
        total.update(canonical(seen) + b"\n")
    for draw in draws:
        total.update(canonical([draw.step, draw.drawn.seat, draw.drawn.tile]) + b"\n")
    return total.hexdigest()


def encode(
    digest: str, seed: int, kept: Kept, shares: Shares = (), table: Table | None = None
) -> bytes:
    """Write what was found out; the same gives the same bytes.

    Args:
        digest: Of the game: ``game_digest``.
        seed: Where the luck of the simulations came from.
        kept: What was found out so far.
        shares: What each seat gave away, to be read without the game.
        table: How strong the players were taken to be; None for equals.
    """
    ordered = sorted(kept.judgements, key=lambda each: each.step)
    fields = {
        "rows": [_row_of(each) for each in ordered],
        "turns": [list(each.wins) for each in kept.turns],
        "draws": [[*each.gains, each.error, each.usual] for each in kept.draws],
        "shares": list(shares),
        "looks": _rows_by_step(kept.costs.looks),
        "costs": _rows_by_step(kept.costs.costs),
        "fortunes": [row_of_money(each) for each in kept.costs.draws],
        "usual": [row_of_money(each) for each in kept.costs.usual],
    }
    return canonical({**_head(digest, seed, table), **fields})


def decode(
    data: bytes,
    digest: str,
    seed: int,
    points: Iterable[DecisionPoint],
    story: Story,
    money_of: Costs,
    table: Table | None = None,
) -> Kept:
    """Read back what was found out; there is nothing in what ``encode`` would not have written.

    Args:
        data: What the file holds; anything.
        digest: Of the game.
        seed: Where the luck of the simulations comes from.
        points: The decisions of the game in which there was a choice.
        story: Of the game; nothing in it is changed.
        money_of: What can be known of the money of the game; nothing in it is changed.
        table: How strong the players are; None for equals.
    """
    by_step = {point.step: point for point in points}
    head = _head(digest, seed, table)
    try:
        fields = _fields(data)
        rows = list_of(fields["rows"], _MOST_ROWS)
        turns = list_of(fields["turns"], len(story.turn_ends))
        draws = list_of(fields["draws"], len(story.draw_points))
        if any(fields[name] != value for name, value in head.items()):
            return Kept()
        found = {each.step: each for each in (_judgement(row, by_step) for row in rows)}
        kept = Kept(
            tuple(found.values()),
            tuple(_turn(row, at, story) for at, row in enumerate(turns)),
            tuple(_draw(row, at, story) for at, row in enumerate(draws)),
            _costs(fields, by_step, money_of),
        )
    except StrictJsonError:
        return Kept()
    return kept if len(found) == len(rows) else Kept()


def shares_in(data: bytes) -> Shares:
    """Return the shares that the seats of a game gave away, by its file; empty if it does not fit.

    Args:
        data: What the file holds; anything.
    """
    try:
        fields = _fields(data)
        head = _head("", 0)
        # Shares are those of equals, whoever sat at the table.
        if any(fields[name] != head[name] for name in head if name not in _OF_ONE_GAME):
            return ()
        shares = list_of(fields["shares"], _MOST_SEATS)
        return tuple(None if each is None else int_of(each, -PARTS, PARTS) for each in shares)
    except StrictJsonError:
        return ()


def _fields(data: bytes) -> dict[str, object]:
    if len(data) > MOST_BYTES:
        raise StrictJsonError("too long")
    return fields_of(parse(data), [*_head("", 0), "rows", "turns", "draws", "shares", *_PARTS])


def _head(digest: str, seed: int, table: Table | None = None) -> dict[str, object]:
    """Return what must fit: the game, the weights, who played, and how it was judged."""
    return {
        "format": _FORMAT,
        "revision": REVISION,
        "game": digest,
        "weights": weights_hash(),
        "table": [] if table is None else [fit_hash(), *map(round, table.points)],
        "simulations": [stage.effort.simulations for stage in Stage],
        "rollouts": [curve.ROLLOUTS, luck.ROLLOUTS],
        "games": [costs.BRIEF_PAIRS, money.PAIRS, costs.DRAW_PAIRS, costs.USUAL_GAMES],
        "seed": seed,
    }


def _row_of(judged: Judgement) -> list[object]:
    others = (
        [] if each is None else verdict_to_json(each) for each in (judged.usual, judged.equal)
    )
    return [judged.step, int(judged.stage), *verdict_to_json(judged.verdict), *others]


def _judgement(row: object, points: Mapping[int, DecisionPoint]) -> Judgement:
    step, stage, *plain, usual, equal = row_of(row, 13)
    point = points.get(int_of(step, 0, _MOST_ROWS))
    if point is None:
        raise StrictJsonError("no such decision")
    return Judgement(
        *(point.step, point.seat, point.kind, Stage(int_of(stage, min(Stage), max(Stage)))),
        verdict_from_plain(plain, point.view, point.played),
        *(
            None if each == [] else verdict_from_plain(each, point.view, point.played)
            for each in (usual, equal)
        ),
    )


def _turn(row: object, at: int, story: Story) -> CurvePoint:
    end = story.turn_ends[at]
    wins = chances_from_plain([row], end.state.setup.players)
    if wins is None:
        raise StrictJsonError("no chances")
    return CurvePoint(end.step, wins)


def _draw(row: object, at: int, story: Story) -> Draw:
    """Read the gains of all seats, and the error and the usual size of who drew."""
    point = story.draw_points[at]
    players = point.state.setup.players
    *gains, error, usual = row_of(row, players + 2)
    worth = worth_from_plain([gains, [error] * players, [usual] * players], players)
    found = point.worth(worth)
    if found is None:
        raise StrictJsonError("no draw")
    return found


def _rows_by_step(found: Mapping[int, Money]) -> list[list[int]]:
    return [[step, *row_of_money(found[step])] for step in sorted(found)]


def _costs(
    fields: Mapping[str, object], points: Mapping[int, DecisionPoint], costs: Costs
) -> KeptCosts:
    draws = list_of(fields["fortunes"], len(costs.draw_points))
    usual = list_of(fields["usual"], _MOST_SEATS)
    seats = len(costs.totals) if usual else 0
    return KeptCosts(
        _by_step(fields["looks"], points),
        _by_step(fields["costs"], points),
        money_from_plain(draws, len(draws)) or (),
        money_from_plain(usual, seats) or (),
    )


def _by_step(plain: object, points: Mapping[int, DecisionPoint]) -> dict[int, Money]:
    found: dict[int, Money] = {}
    for row in list_of(plain, _MOST_ROWS):
        values = list_of(row, 3 + SOURCE_COUNT)
        (step,), amounts = row_of(values[:1], 1), values[1:]
        if int_of(step, 0, _MOST_ROWS) not in points or step in found:
            raise StrictJsonError("no such decision")
        found[int_of(step, 0, _MOST_ROWS)] = (money_from_plain([amounts], 1) or ())[0]
    return found
