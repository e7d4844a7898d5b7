"""Reviews whose judgements are made up, so that tests need not wait for a search."""

from collections.abc import Sequence
from dataclasses import replace

from acquire_desktop.games.acquire.advice.judgement import (
    DecisionPoint,
    Judgement,
    Stage,
    decision_points,
    judgement_of,
)
from acquire_desktop.games.acquire.advice.verdict import PARTS, Verdict
from acquire_desktop.games.acquire.opponents import table_at
from acquire_desktop.games.acquire.review.costs import MOST, Costs, KeptCosts
from acquire_desktop.games.acquire.review.curve import CurvePoint
from acquire_desktop.games.acquire.review.finished_game import FinishedGame
from acquire_desktop.games.acquire.review.game_course import Story
from acquire_desktop.games.acquire.review.judging import Plan
from acquire_desktop.games.acquire.review.luck import Draw
from acquire_desktop.games.acquire.review.review import Review
from acquire_desktop.games.acquire.review.review_file import Kept, Shares, encode, game_digest
from acquire_desktop.games.acquire.review.review_store import SEED
from acquire_desktop.games.acquire.review.reviewed_game import ReviewedGame
from acquire_desktop.games.acquire.review.sources import SOURCE_COUNT
from acquire_desktop.games.acquire.session import Session
from acquire_desktop.session.screen import human_seats
from acquire_desktop.storage.archive import review_path
from acquire_desktop.storage.folders import Folders, ensure_folder
from acquire_desktop.storage.notes import NoteKind, SavedNote
from acquire_desktop.storage.save_format import Loaded
from acquire_desktop.storage.seats.stand_ins import seated

LOSSES = (0, 0, 1600, 0, 1100, 0, 600, 0)
"""What is given away at a reader's decisions in turn, in 1/10,000: marked ``??``, ``?``, ``?!``."""

GAINS = (-40, 10, 320, -130, 60, 0, -710, 90)
"""What draws do in turn to whoever draws, in 1/10,000."""


def known(review: Review) -> ReviewedGame:
    """Return what a review knows, which is ready."""
    assert review.known is not None
    return review.known


def points_of(session: Session) -> tuple[DecisionPoint, ...]:
    """Return the decisions of the game on the table, which is over."""
    game = FinishedGame(session)
    return decision_points(game.states, game.actions())


def judged(point: DecisionPoint, loss: int, stage: Stage) -> Judgement:
    """Return a judgement by which a decision gave something away."""
    others = [action for action in point.view.legal if action != point.played]
    best = others[0] if loss else point.played
    verdict = Verdict(point.played, best, 4000, 4000 + loss, 60, 40, max(loss, 200), 2000)
    return judgement_of(point, stage, verdict)


def judge_all(session: Session, losses: Sequence[int] = LOSSES) -> list[Judgement]:
    """Judge every decision of the game on the table, the readers' deeply."""
    readers = human_seats(session.players)
    found, own = [], 0
    for point in points_of(session):
        is_own = point.seat in readers
        loss = losses[own % len(losses)] if is_own else 0
        own += is_own
        found.append(judged(point, loss, Stage.DEEP if loss else Stage.USUAL))
    return found


def story_of(session: Session) -> Story:
    """Return the story of the game on the table, which is over; nothing of it is known."""
    game = FinishedGame(session)
    return Story(game.states, game.actions(), SEED, table=table_at(session.players))


def made_up_story(session: Session) -> tuple[tuple[CurvePoint, ...], tuple[Draw, ...]]:
    """Return chances that go evenly from alike to the result, and draws up and down in turn."""
    story = story_of(session)
    players = len(session.players)
    totals = FinishedGame(session).states[-1].game.totals[:players]
    winner = max(range(players), key=totals.__getitem__)
    turns = []
    for at, end in enumerate(story.turn_ends):
        others = PARTS * (len(story.turn_ends) - 1 - at) // (players * (len(story.turn_ends) - 1))
        wins = [others] * players
        wins[winner] = PARTS - others * (players - 1)
        turns.append(CurvePoint(end.step, tuple(wins)))
    draws = []
    for at, point in enumerate(story.draw_points):
        gains = [GAINS[at % len(GAINS)], *[0] * (players - 1)]
        seat = point.drawn.seat
        gains[0], gains[seat] = gains[seat], gains[0]
        gains[(seat + 1) % players] -= sum(gains)
        draws.append(Draw(point.step, seat, point.drawn.tile, tuple(gains), 20, 90))
    return tuple(turns), tuple(draws)


def costs_of(session: Session, judgements: Sequence[Judgement]) -> Costs:
    """Return what can be known of the money of the game on the table; nothing of it is known."""
    game = FinishedGame(session)
    readers = human_seats(session.players) or range(len(session.players))
    plan = Plan(points_of(session), readers, SEED, stood_in=game.stood_in)
    plan.restore(judgements)
    return Costs(plan, game.states, story_of(session).draw_points, SEED)


def made_up_sources(cost: int) -> list[int]:
    """Return where a cost lies: two thirds in mergers of one chain, the rest in stock."""
    sources = [0] * SOURCE_COUNT
    sources[2], sources[-1] = 2 * cost // 3, cost - 2 * cost // 3
    return sources


def made_up_costs(session: Session, judgements: Sequence[Judgement]) -> KeptCosts:
    """Return amounts: a point of the chance is worth $300, and draws go up and down in turn."""
    costs = costs_of(session, judgements)
    while (task := costs.next_task()) is not None:
        loss = next((each.loss for each in judgements if each.step == task.step), 0)
        amounts = {
            0: [[3 * loss, 100]],
            1: [[3 * loss, 200, *made_up_sources(3 * loss)]],
            2: [[10 * GAINS[len(costs.kept.draws) % len(GAINS)], 150]],
            3: [[30_000 - 1_000 * seat, 300] for seat in range(len(session.players))],
        }
        costs.take(task, amounts[task.part])
    assert len(costs.kept.costs) <= MOST * len(session.players)
    return costs.kept


def keep_review(
    session: Session, folders: Folders, judgements: Sequence[Judgement], shares: Shares = ()
) -> None:
    """Keep judgements and a story as if the game on the table had been reviewed before."""
    ensure_folder(folders.archive)
    path = review_path(folders, FinishedGame(session).game_id)
    digest = game_digest(points_of(session), story_of(session).draw_points)
    kept = Kept(tuple(judgements), *made_up_story(session), made_up_costs(session, judgements))
    path.write_bytes(encode(digest, SEED, kept, shares, table_at(session.players)))


def left_early(loaded: Loaded, level: str = "hard") -> Loaded:
    """Return a game in which a computer player plays for the first player from the middle on."""
    game = loaded.game
    notes = (SavedNote(game.cursor // 2, NoteKind.SEAT, f"0 {level}"),)
    return replace(loaded, game=replace(game, players=seated(game.players, notes), notes=notes))
