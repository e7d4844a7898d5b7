"""A whole review by the real process comes to what is found here, whatever ends in between."""

import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from acquire_desktop.games.acquire.engine.kernel.compiled import RUNNING
from acquire_desktop.games.acquire.opponents import table_at
from acquire_desktop.games.acquire.review import money_json
from acquire_desktop.games.acquire.review.costs import Costs
from acquire_desktop.games.acquire.review.finished_game import FinishedGame
from acquire_desktop.games.acquire.review.hindsight_json import look
from acquire_desktop.games.acquire.review.judging import Plan, run
from acquire_desktop.games.acquire.review.report import report_of
from acquire_desktop.games.acquire.review.review import Review, ReviewState
from acquire_desktop.games.acquire.review.review_file import Kept, encode, game_digest
from acquire_desktop.games.acquire.review.review_store import SEED
from acquire_desktop.games.acquire.session import Session
from acquire_desktop.storage.archive import read_review, review_path
from acquire_desktop.storage.folders import Folders
from acquire_desktop.storage.save_format import encode as encode_save
from tests.games.acquire.review.reviews import known, points_of, story_of
from tests.games.acquire.review.test_review import (
    SHORT,
    finish_kept,
    folders,
    review,
    session,
    wait_for,
)

__all__ = ["folders", "review", "session"]

pytestmark = pytest.mark.skipif(not RUNNING, reason="in plain Python less is judged")

_PATIENCE_MS = 300_000
"""For a computer that does much else; it takes seconds as a rule."""
_PROGRAM = """
import sys
from pathlib import Path
from PySide6.QtCore import QCoreApplication
from acquire_desktop.games.acquire import load_rules
from acquire_desktop.games.acquire.opponents import table_at
from acquire_desktop.games.acquire.review.review import Review, ReviewState
from acquire_desktop.games.acquire.session import Session
from acquire_desktop.games import GAMES
from acquire_desktop.session.ai_worker import ComputerPlayers
from acquire_desktop.storage.folders import user_folders
from acquire_desktop.storage.save_format import decode

if __name__ == "__main__":
    app = QCoreApplication([])
    session = Session(ComputerPlayers(load_rules), lambda _game, _states: None)
    session.open(decode(Path(sys.argv[1]).read_bytes(), GAMES))
    review = Review(session, user_folders())
    review.begin()
    app.exec()
"""
"""Reviews a finished game until it is killed."""


def whole(session: Session) -> bytes:
    """Return what is kept of the whole review of the game on the table, found out here."""
    points, story = points_of(session), story_of(session)
    table = table_at(session.players)
    plan = Plan(points, [0], SEED, table=table)
    for _ in run(plan):
        pass
    while (task := story.next_task()) is not None:
        story.take(task, look(json.loads(json.dumps(task.question)), task.seed))
    costs = Costs(plan, FinishedGame(session).states, story.draw_points, SEED)
    while (wanted := costs.next_task()) is not None:
        question = json.loads(json.dumps(wanted.question))
        costs.take(wanted, money_json.look(question, wanted.seed))
    judged = tuple(plan.judgements.values())
    shares = tuple(report_of(judged, seat).share for seat in range(len(session.players)))
    digest = game_digest(points, story.draw_points)
    kept = Kept(judged, tuple(story.turns), tuple(story.draws), costs.kept)
    return encode(digest, SEED, kept, shares, table)


def wait_until_complete(qtbot: QtBot, review: Review) -> None:
    qtbot.waitUntil(lambda: review.progress.state is not ReviewState.JUDGING, timeout=_PATIENCE_MS)
    assert review.progress.state is ReviewState.COMPLETE


@pytest.mark.part(of=8, walk="kills")
def test_a_review_whose_program_and_process_were_killed_ends_with_the_same_bytes(
    qtbot: QtBot, session: Session, review: Review, folders: Folders, tmp_path: Path
) -> None:
    finish_kept(folders)
    save, program = tmp_path / "game.acquire", tmp_path / "program.py"
    save.write_bytes(encode_save(SHORT.game, SHORT.states))
    program.write_text(_PROGRAM)
    with subprocess.Popen([sys.executable, str(program), str(save)]) as running:
        path = review_path(folders, SHORT.game.game_id)
        qtbot.waitUntil(lambda: path.exists() or running.poll() is not None, timeout=_PATIENCE_MS)
        running.kill()
    kept_before = read_review(folders, SHORT.game.game_id)
    assert kept_before

    session.open(SHORT)
    review.begin()
    wait_for(qtbot, review, 1)
    assert review.progress.permille > 0
    qtbot.waitUntil(lambda: review._judges.pid is not None, timeout=_PATIENCE_MS)
    assert review._judges.pid is not None
    os.kill(review._judges.pid, signal.SIGTERM)
    wait_until_complete(qtbot, review)
    review._keeper.close()
    assert read_review(folders, SHORT.game.game_id) == whole(session) != kept_before


def state_of(review: Review) -> str:
    return review.progress.state.value


def test_a_question_that_is_not_answered_is_asked_again_and_only_the_third_ends_the_review(
    qtbot: QtBot, session: Session, review: Review
) -> None:
    session.open(SHORT)
    review.begin()
    wait_for(qtbot, review, 1)
    judges = review._judges
    for _ in range(2):
        judges.failed.emit("", 0, "silent")
        assert state_of(review) == "judging"
    count = len(known(review).judgements(0))
    wait_for(qtbot, review, count + 1)  # an answer, from which on it is counted anew
    for _ in range(2):
        judges.failed.emit("", 0, "silent")
        assert state_of(review) == "judging"
    judges.failed.emit("", 0, "silent")
    assert state_of(review) == "failed"
    review.begin()
    assert state_of(review) == "judging"
    count = len(known(review).judgements(0))
    wait_for(qtbot, review, count + 1)
