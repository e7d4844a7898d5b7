"""Review: the answer of many lines, a judgement of a finished game on each, and a report."""

from collections.abc import Iterable, Iterator
from typing import Final

from acquire_desktop.games import GAMES
from acquire_desktop.games.acquire.advice.judgement import (
    DecisionPoint,
    Judgement,
    Stage,
    decision_points,
    judgement_of,
)
from acquire_desktop.games.acquire.advice.table import Table
from acquire_desktop.games.acquire.advice.verdict import PARTS, Effort, judge
from acquire_desktop.games.acquire.ai.search.learned import has_own_weights
from acquire_desktop.games.acquire.engine.actions import Action
from acquire_desktop.games.acquire.engine.board import Seat
from acquire_desktop.games.acquire.engine.editions import Edition
from acquire_desktop.games.acquire.engine.notation import action_text, parse_action
from acquire_desktop.games.acquire.game import ACQUIRE
from acquire_desktop.games.acquire.opponents import table_at
from acquire_desktop.games.acquire.referee import is_deal
from acquire_desktop.games.acquire.review.judging import Plan, run
from acquire_desktop.games.acquire.review.level_ranges import Band, bands_for
from acquire_desktop.games.acquire.review.report import Report, report_of
from acquire_desktop.protocol.request_fields import whole_of
from acquire_desktop.protocol.wire import Answer, Request, RequestError
from acquire_desktop.storage.errors import SaveError
from acquire_desktop.storage.players import PlayerKind
from acquire_desktop.storage.save_format import Loaded, from_object
from acquire_desktop.storage.seats.stand_ins import stood_in

MOST_SIMULATIONS: Final = 50_000
"""For each decision, so that every request is answered."""
MOST_SEED: Final = 2**31


def review_answers(request: Request) -> Iterator[Answer]:
    """Judge a finished game; yield a line for each judgement, then the reports.

    Without ``simulations`` the decisions of the people are judged in passes, as in the window,
    and a decision has a line for every pass; with them every decision is judged once.

    Raises:
        RequestError: If it cannot be answered.
    """
    simulations = whole_of(request, "simulations", 0, 1, MOST_SIMULATIONS)
    seed = whole_of(request, "seed", 0, 0, MOST_SEED)
    loaded = finished(request)
    edition = loaded.game.setup.edition
    points = _points(loaded)
    absent = stood_in(loaded.game.notes, loaded.states[: loaded.game.cursor + 1])
    table = table_at(loaded.game.players)
    plan = Plan(points, _readers(loaded), seed, stood_in=absent, table=table)
    found = _judged_once(points, simulations, seed, table) if simulations else run(plan)
    latest: dict[int, Judgement] = {}
    for judgement in found:
        latest[judgement.step] = judgement
        yield {"judgement": _judgement_object(judgement, edition)}
    players = loaded.game.setup.players
    reports = [report_of(latest.values(), seat, absent) for seat in range(players)]
    yield {
        "reports": [_report_object(report) for report in reports],
        "own_weights": has_own_weights(edition, players),
        "bands": [_band_object(band) for band in bands_for(edition, players)],
    }


def finished(request: Request) -> Loaded:
    """Read the save of a game that is over."""
    try:
        loaded = from_object(request.get("save"), GAMES)
    except SaveError as error:
        raise RequestError("bad-save", f"{error.problem.value}: {error}") from error
    if loaded.game.rules is not ACQUIRE:
        raise RequestError("bad-request", "games of Acquire alone are reviewed")
    if not loaded.state.over:
        raise RequestError("bad-save", "only a game that is over can be reviewed")
    return loaded


def _points(loaded: Loaded) -> tuple[DecisionPoint, ...]:
    return decision_points(loaded.states, lines_of(loaded))


def lines_of(loaded: Loaded) -> list[Action | None]:
    """Return the actions of a game; None in the place of a referee's line."""
    game = loaded.game
    lines = game.history[: game.cursor]
    return [None if is_deal(line) else parse_action(line, game.setup.edition) for line in lines]


def _readers(loaded: Loaded) -> list[Seat]:
    """Return the seats that people fill, or all where computer players were among themselves."""
    players = loaded.game.players
    people = [seat for seat, each in enumerate(players) if each.kind is PlayerKind.HUMAN]
    return people or list(range(len(players)))


def _judged_once(
    points: Iterable[DecisionPoint], simulations: int, seed: int, table: Table
) -> Iterator[Judgement]:
    stage = Stage.DEEP if simulations >= Stage.DEEP.effort.simulations else Stage.USUAL
    for point in points:
        verdict = judge(point.view, point.played, seed, Effort(simulations))
        yield judgement_of(point, stage, verdict, table=table)


def _judgement_object(judgement: Judgement, edition: Edition) -> dict[str, object]:
    reply = judgement.verdict.reply
    names = [chain.name for chain in edition.chains]
    return {
        "step": judgement.step,
        "seat": judgement.seat,
        "kind": judgement.kind.value,
        "pass": int(judgement.stage),
        "simulations": judgement.verdict.simulations,
        "played": action_text(judgement.verdict.played, edition),
        "best": action_text(judgement.verdict.best, edition),
        "played_win": judgement.verdict.played_win / PARTS,
        "best_win": judgement.verdict.best_win / PARTS,
        "best_se": judgement.verdict.best_error / PARTS,
        "loss": judgement.loss / PARTS,
        "loss_se": judgement.verdict.error / PARTS,
        "spread": judgement.spread / PARTS,
        "obvious": judgement.is_obvious,
        "certain": judgement.is_certain,
        "mark": judgement.mark.value,
        "reply": reply
        and {
            "seat": reply.seat,
            "does": reply.kind.value,
            "chain": None if reply.chain is None else names[reply.chain],
            "other": None if reply.other is None else names[reply.other],
            "percent": reply.percent,
        },
    }


def _band_object(band: Band) -> dict[str, object]:
    return {
        "level": band.level,
        "share": band.mean / PARTS,
        "sd": band.deviation / PARTS,
        "games": band.games,
    }


def _report_object(report: Report) -> dict[str, object]:
    return {
        "seat": report.seat,
        "decisions": report.decisions,
        "mattered": list(report.mattered),
        "given_away": report.given_away / PARTS,
        "per_decision": report.per_decision / PARTS,
        "share": None if report.share is None else report.share / PARTS,
        "shared": report.shared,
        "kinds": [
            {"kind": each.kind.value, "decisions": each.decisions, "given_away": each.loss / PARTS}
            for each in report.kinds
        ],
        "costliest": [each.step for each in report.costliest],
        "line": [[each.step, each.win / PARTS, each.band / PARTS] for each in report.line],
    }
