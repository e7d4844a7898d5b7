"""A review judges a finished game in the background, can be stopped, and goes on where it was."""

from collections.abc import Iterator
from dataclasses import replace

import pytest
from pytestqt.qtbot import QtBot

from acquire_desktop.games.acquire.advice.judgement import Stage
from acquire_desktop.games.acquire.engine.board import EMPTY, TILE_COUNT
from acquire_desktop.games.acquire.engine.view import View
from acquire_desktop.games.acquire.review.finished_game import FinishedGame
from acquire_desktop.games.acquire.review.review import Review, ReviewState
from acquire_desktop.games.acquire.session import Session
from acquire_desktop.storage.archive import archive, read_review, review_path
from acquire_desktop.storage.folders import Folders, user_folders
from acquire_desktop.storage.notes import HELPS, NoteKind, SavedNote
from acquire_desktop.storage.save_format import Loaded, encode
from tests.computers import computer_players
from tests.games.acquire.review.reviews import (
    judge_all,
    judged,
    keep_review,
    known,
    left_early,
    points_of,
)
from tests.screenshots import games
from tests.screenshots.games import game_at

SHORT = game_at("2023-classic", 2, "review-1", games.is_over, humans=(0,))


@pytest.fixture
def folders() -> Folders:
    return user_folders()


@pytest.fixture
def session() -> Iterator[Session]:
    with computer_players() as computers:
        session = Session(computers, lambda _game, _states: None)
        yield session
        session.leave()


@pytest.fixture
def review(session: Session, folders: Folders) -> Iterator[Review]:
    review = Review(session, folders)
    yield review
    review.close()


def finish_kept(folders: Folders, loaded: Loaded = SHORT) -> None:
    """Keep the game for good, as it is when it ended."""
    archive(folders, loaded.game.game_id, encode(loaded.game, loaded.states))


def wait_for(qtbot: QtBot, review: Review, count: int) -> None:
    qtbot.waitUntil(lambda: review.known is not None and len(review.known.judgements(0)) >= count)


def test_a_running_game_is_never_reviewed(session: Session, review: Review) -> None:
    session.open(game_at("2023-classic", 2, "review-1", games.is_early, humans=(0,)))
    review.begin()
    assert review.game is None
    assert review.progress.state is ReviewState.NONE
    with pytest.raises(ValueError, match="not over"):
        FinishedGame(session)


def test_a_review_that_is_stopped_goes_on_with_what_was_judged(
    qtbot: QtBot, session: Session, review: Review, folders: Folders
) -> None:
    finish_kept(folders)
    session.open(SHORT)
    review.begin()
    wait_for(qtbot, review, 5)
    review.stop()
    assert review.progress.state is ReviewState.STOPPED
    judged_before = {each.step: each for each in known(review).judgements(0)}
    review.close()
    assert read_review(folders, SHORT.game.game_id)

    again = Review(session, folders)
    again.begin()
    wait_for(qtbot, again, len(judged_before) + 1)
    found = {each.step: each for each in known(again).judgements(0)}
    assert {step: found[step] for step in judged_before if found[step].stage is Stage.QUICK} == {
        step: judged_before[step] for step in judged_before if found[step].stage is Stage.QUICK
    }
    again.close()


def test_what_was_judged_before_is_there_without_a_process(
    qtbot: QtBot, session: Session, review: Review, folders: Folders
) -> None:
    session.open(SHORT)
    keep_review(session, folders, judge_all(session))
    review.begin()
    qtbot.waitUntil(lambda: review.progress.state is ReviewState.COMPLETE)
    assert review.progress.permille == 1000
    assert review._judges.pid is None
    report = known(review).report(0)
    assert report.costliest[0].loss == 1600
    assert sum(each.loss for each in known(review).judgements(0) if not each.is_obvious) == (
        report.given_away
    )


def test_what_a_computer_decided_in_a_persons_place_does_not_count_as_the_persons(
    qtbot: QtBot, session: Session, review: Review, folders: Folders
) -> None:
    session.open(left_early(SHORT))
    keep_review(session, folders, judge_all(session))
    review.begin()
    qtbot.waitUntil(lambda: review.progress.state is ReviewState.COMPLETE)
    left, report = SHORT.game.cursor // 2, known(review).report(0)
    own = [each for each in known(review).judgements(0) if each.step < left]
    theirs = [each for each in known(review).judgements(0) if each.step >= left]
    assert review.game is not None
    assert {each.step for each in theirs} <= review.game.stood_in.keys()
    assert set(review.game.stood_in.values()) == {"hard"}
    assert any(each.loss > 0 for each in theirs)
    assert report.given_away == sum(each.loss for each in own if not each.is_obvious)
    assert [point.step for point in report.line] == [each.step for each in own]
    assert all(each.step < left for each in report.costliest)


def noted(kind: NoteKind) -> Loaded:
    """Return the game with a note at the first decision of the person in it."""
    line = next(at for at, state in enumerate(SHORT.states) if state.seat == 0)
    data: str | int = 1 if kind is NoteKind.HINT else SHORT.game.history[line]
    note = SavedNote(line, kind, data if kind in HELPS else "other-game")
    return replace(SHORT, game=replace(SHORT.game, notes=(note,)))


@pytest.mark.parametrize(
    ("loaded", "counted"),
    [
        (SHORT, 1),
        (noted(NoteKind.HINT), 0),
        (noted(NoteKind.TAKEN_BACK), 0),
        (noted(NoteKind.BRANCH), 0),
        (left_early(SHORT), 0),
    ],
    ids=["alone", "hint", "take-back", "branch", "played for"],
)
def test_a_game_with_help_is_not_among_those_without(
    qtbot: QtBot, session: Session, review: Review, folders: Folders, loaded: Loaded, counted: int
) -> None:
    session.open(loaded)
    keep_review(session, folders, judge_all(session))
    review.begin()
    qtbot.waitUntil(lambda: review.progress.state is ReviewState.COMPLETE)
    assert known(review).comparison(0).games == counted


def test_another_game_on_the_table_leaves_nothing_of_the_one_before(
    qtbot: QtBot, session: Session, review: Review, folders: Folders
) -> None:
    session.open(SHORT)
    keep_review(session, folders, judge_all(session))
    review.begin()
    qtbot.waitUntil(lambda: review.progress.state is ReviewState.COMPLETE)
    session.open(game_at("2023-classic", 2, "review-1", games.is_early, humans=(0,)))
    assert review.game is None
    assert review.known is None


def test_a_game_that_is_not_kept_leaves_no_judgements_behind(
    qtbot: QtBot, session: Session, review: Review, folders: Folders
) -> None:
    session.open(SHORT)
    review.begin()
    wait_for(qtbot, review, 1)
    review.close()
    assert not review_path(folders, SHORT.game.game_id).exists()


def test_an_answer_will_do_if_it_gives_away_a_point_and_a_half_at_most(
    qtbot: QtBot, session: Session, review: Review, folders: Folders
) -> None:
    session.open(SHORT)
    first, second, *_ = [point for point in points_of(session) if point.seat == 0]
    made = {each.step: each for each in judge_all(session)}
    made[first.step] = judged(first, 160, Stage.DEEP)
    made[second.step] = judged(second, 150, Stage.DEEP)
    keep_review(session, folders, list(made.values()))
    review.begin()
    qtbot.waitUntil(lambda: review.progress.state is ReviewState.COMPLETE)
    told: list[bool] = []
    review.tried.connect(lambda attempt: told.append(attempt.is_right))
    for point in (first, second):
        review.try_action(point.step, point.played)
    review.try_action(first.step, made[first.step].verdict.best)
    assert told == [False, True, True]


def test_an_answer_that_was_never_judged_is_judged_now(
    qtbot: QtBot, session: Session, review: Review, folders: Folders
) -> None:
    session.open(SHORT)
    point = next(each for each in points_of(session) if each.seat == 0 and len(each.view.legal) > 3)
    made = judge_all(session)
    keep_review(session, folders, made)
    review.begin()
    qtbot.waitUntil(lambda: review.progress.state is ReviewState.COMPLETE)
    told = next(each for each in made if each.step == point.step)
    other = next(a for a in point.view.legal if a not in (told.verdict.played, told.verdict.best))
    with qtbot.waitSignal(review.tried):
        review.try_action(point.step, other)
    assert review.progress.state is ReviewState.COMPLETE


def test_the_process_that_judges_is_there_before_the_game_ends(
    qtbot: QtBot, session: Session, review: Review
) -> None:
    session.stepped.connect(review.get_ready)
    session.open(game_at("2023-classic", 4, "shot-2", games.is_early))
    session.submit(session.view.legal[0])
    assert review._judges.pid is None
    session.open(game_at("2023-classic", 4, "shot-2", _is_half_built))
    session.submit(session.view.legal[0])
    assert not session.is_over
    qtbot.waitUntil(lambda: review._judges.pid is not None)


def _is_half_built(view: View) -> bool:
    return view.board.count(EMPTY) < TILE_COUNT // 2
