"""Reviews whose judgements are made up, so that tests need not wait for a search."""

from collections.abc import Sequence

from acquire_desktop.acquire.finished_game import FinishedGame
from acquire_desktop.acquire.review_keeping import SEED
from acquire_desktop.acquire.session import Session
from acquire_desktop.ai.advice.review import Verdict
from acquire_desktop.session.screen import human_seats
from acquire_desktop.storage.archive import review_path
from acquire_desktop.storage.folders import Folders, ensure_folder
from acquire_desktop.study.judgement import (
    DecisionPoint,
    Judgement,
    Stage,
    decision_points,
    judgement_of,
)
from acquire_desktop.study.review_file import encode, game_digest

LOSSES = (0, 0, 1600, 0, 1100, 0, 600, 0)
"""What is given away at a reader's decisions in turn, in 1/10,000: marked ``??``, ``?``, ``?!``."""


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


def keep_review(session: Session, folders: Folders, judgements: Sequence[Judgement]) -> None:
    """Keep judgements as if the game on the table had been reviewed before."""
    ensure_folder(folders.archive)
    path = review_path(folders, FinishedGame(session).game_id)
    path.write_bytes(encode(game_digest(points_of(session)), SEED, judgements))
