"""Luck: the answer with the effect of a finished game's draws, and the course of the chances."""

from typing import Final

from acquire_desktop.games.acquire.advice.verdict import PARTS
from acquire_desktop.games.acquire.engine.board import TILE_NAMES
from acquire_desktop.games.acquire.opponents import table_at
from acquire_desktop.games.acquire.review import curve, luck
from acquire_desktop.games.acquire.review.curve import CurvePoint
from acquire_desktop.games.acquire.review.luck import Draw, Luck
from acquire_desktop.protocol.request_fields import whole_of
from acquire_desktop.protocol.review import MOST_SEED, finished, lines_of
from acquire_desktop.protocol.wire import Answer, Request

MOST_ROLLOUTS: Final = 1_000
"""For each tile of the pool, so that every request is answered."""
_FEWEST: Final = 2


def luck_answer(request: Request) -> Answer:
    """Rate the draws and the turns of a finished game.

    Raises:
        RequestError: If it cannot be answered.
    """
    limits = _FEWEST, MOST_ROLLOUTS
    rollouts = whole_of(request, "rollouts", luck.ROLLOUTS, *limits)
    seed = whole_of(request, "seed", 0, 0, MOST_SEED)
    loaded = finished(request)
    states = loaded.states
    players = loaded.game.setup.players
    draws = list(luck.rate_draws(luck.draw_points(states, lines_of(loaded)), seed, rollouts))
    for_turns = rollouts * curve.ROLLOUTS // luck.ROLLOUTS
    ends, table = curve.turn_ends(states), table_at(loaded.game.players)
    rated = curve.rate_turns(ends, seed, for_turns)
    turns = [curve.at_table(each, end, table) for each, end in zip(rated, ends, strict=True)]
    adjusted = luck.adjusted_results(draws, states[-1].game.totals[:players])
    return {
        "draws": [_draw_object(draw) for draw in draws],
        "luck": [_luck_object(luck.luck_of(draws, seat)) for seat in range(players)],
        "adjusted": None if adjusted is None else _shares(adjusted),
        "curve": [_turn_object(point) for point in turns],
        "smoothed": [_turn_object(point) for point in curve.smoothed(turns)],
    }


def _draw_object(draw: Draw) -> dict[str, object]:
    return {
        "step": draw.step,
        "seat": draw.seat,
        "tile": TILE_NAMES[draw.tile],
        "gains": _shares(draw.gains),
        "se": draw.error / PARTS,
        "usual": draw.usual / PARTS,
    }


def _luck_object(found: Luck) -> dict[str, object]:
    return {
        "seat": found.seat,
        "own": found.own / PARTS,
        "se": found.error / PARTS,
        "usual": found.usual / PARTS,
        "others": found.others / PARTS,
        "best": found.best and found.best.step,
        "worst": found.worst and found.worst.step,
    }


def _turn_object(point: CurvePoint) -> dict[str, object]:
    return {"step": point.step, "win": _shares(point.wins)}


def _shares(parts: tuple[int, ...]) -> list[float]:
    return [part / PARTS for part in parts]
