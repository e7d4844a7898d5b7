"""A running lesson plays by its script, takes what it allows, and keeps where one is."""

from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from acquire_desktop.choices import Speed
from acquire_desktop.games.acquire.engine.actions import Action
from acquire_desktop.games.acquire.engine.notation import parse_action
from acquire_desktop.games.acquire.lesson.running_lesson import RunningLesson
from acquire_desktop.storage.folders import Folders
from acquire_desktop.storage.lesson_file import Progress, is_begun, read_progress
from acquire_desktop.storage.players import Player, PlayerKind

PLAYERS = (
    Player("Ann", PlayerKind.HUMAN),
    Player("Bea", PlayerKind.COMPUTER, "beginner-founder"),
    Player("Carlos", PlayerKind.COMPUTER, "beginner-raider"),
)
HEAD = '{"format":"acquire-desktop-lesson","version":1,'


@pytest.fixture
def folders(tmp_path: Path) -> Folders:
    """User folders of their own."""
    return Folders(tmp_path / "data", tmp_path / "config", tmp_path / "logs")


@pytest.fixture
def lesson(folders: Folders, qapp: QApplication) -> RunningLesson:  # noqa: ARG001 - timers need it
    """The first game at its first step, as fast as it goes."""
    return opened(folders)


def opened(folders: Folders) -> RunningLesson:
    """Open the first game as after a start of the program."""
    lesson = RunningLesson(folders)
    lesson.speeds = (Speed.INSTANT, Speed.INSTANT)
    lesson.open(PLAYERS)
    return lesson


def action(lesson: RunningLesson, line: str) -> Action:
    """Return an action of the game on the table."""
    return parse_action(line, lesson.session.setup.edition)


def advance(lesson: RunningLesson, qtbot: QtBot) -> None:
    """Do the next thing that is allowed, the first of several."""
    if lesson.run.step.allow:
        lesson.session.submit(action(lesson, lesson.run.allowed()[0]))
        return
    qtbot.waitUntil(lambda: lesson.run.is_read)
    lesson.go_on()


def go_to(lesson: RunningLesson, qtbot: QtBot, text: str) -> None:
    """Play until a step is on."""
    while lesson.run.step.text != text:
        advance(lesson, qtbot)


def test_a_whole_lesson_is_played_and_tells_its_end(lesson: RunningLesson, qtbot: QtBot) -> None:
    """The table shows the game of the run at every step."""
    with qtbot.waitSignal(lesson.finished):
        while not (lesson.run.is_last and lesson.run.is_read):
            advance(lesson, qtbot)
            assert lesson.session.states()[lesson.session.last_step] == lesson.run.state
        lesson.go_on()


def test_the_others_wait_until_the_learner_goes_on(lesson: RunningLesson, qtbot: QtBot) -> None:
    """Carlos is next after Bea has played, but her card is still being read; nobody thinks."""
    go_to(lesson, qtbot, "bea_founds")
    qtbot.waitUntil(lambda: lesson.run.is_read)
    ply, turns = lesson.session.view.ply, lesson.session.computer_turns
    assert lesson.session.awaits_computer
    assert not turns.is_thinking
    turns.pace.set_hurried(True)
    for _ in range(5):
        QApplication.processEvents()
    assert lesson.session.view.ply == ply
    lesson.go_on()
    qtbot.waitUntil(lambda: lesson.run.is_read)
    assert lesson.run.lines[-1][-2:] == ("place 9F", "buy 2 tower")


def test_skipping_ends_with_the_step(lesson: RunningLesson, qtbot: QtBot) -> None:
    """Else the next card would be over before anybody has read it."""
    lesson.speeds = (Speed.SLOW, Speed.SLOW)
    go_to(lesson, qtbot, "bea_founds")
    lesson.go_on()
    qtbot.waitUntil(lambda: lesson.run.is_read)
    assert lesson.run.step.text == "bea_founds"
    assert not lesson.session.computer_turns.pace.is_skipping


def test_what_the_step_does_not_allow_is_refused(lesson: RunningLesson, qtbot: QtBot) -> None:
    """The game stays as it is, and the signal names what was tried."""
    go_to(lesson, qtbot, "place_alone")
    wrong = action(lesson, "place 5C")
    with qtbot.waitSignal(lesson.refused, check_params_cb=lambda tried: tried == wrong):
        lesson.session.submit(wrong)
    assert lesson.run.lines == ((),)


def test_whoever_does_at_once_what_comes_next_goes_on_by_that(
    lesson: RunningLesson, qtbot: QtBot
) -> None:
    """A card that was read need not be put away first."""
    go_to(lesson, qtbot, "carlos_grows")
    qtbot.waitUntil(lambda: lesson.run.is_read)
    lesson.session.submit(action(lesson, "place 5C"))
    assert lesson.run.step.text == "found_choose"


def test_back_puts_the_table_where_the_step_before_began(
    lesson: RunningLesson, qtbot: QtBot
) -> None:
    """What the others did in it is watched again."""
    go_to(lesson, qtbot, "found_place")
    lesson.back()
    assert lesson.run.step.text == "carlos_grows"
    qtbot.waitUntil(lambda: lesson.run.is_read)
    assert lesson.session.last_step == len(lesson.run.lines[-1])
    go_to(lesson, qtbot, "last_turn")
    lesson.back()
    assert lesson.run.step.text == "safe"


def test_every_step_is_found_again_after_a_new_start(
    lesson: RunningLesson, folders: Folders, qtbot: QtBot
) -> None:
    """Nothing is asked: the lesson opens where it was left."""
    while not lesson.run.is_last:
        lesson.session.finish_saving()
        again = opened(folders)
        assert (again.run.lines, again.run.step_no) == (lesson.run.lines, lesson.run.step_no)
        again.leave()
        advance(lesson, qtbot)


def test_a_lesson_that_was_played_begins_anew_and_is_known_to_be_done(
    lesson: RunningLesson, folders: Folders, qtbot: QtBot
) -> None:
    """The file says so, also after another beginning."""
    while not (lesson.run.is_last and lesson.run.is_read):
        advance(lesson, qtbot)
    lesson.go_on()
    lesson.session.finish_saving()
    kept = read_progress(folders)
    assert kept == Progress("first_game", 0, ((),), done=True)
    assert not is_begun(kept)
    again = opened(folders)
    again.go_on()
    again.session.finish_saving()
    assert read_progress(folders) == Progress("first_game", 1, ((),), done=True)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "nonsense",
        HEAD + '"lesson":"first_game","step":7,"lines":[["place 1I"]],"done":false}',
        HEAD + '"lesson":"another","step":0,"lines":[[]],"done":false}',
    ],
)
def test_a_file_that_nobody_wrote_begins_the_lesson_anew(
    folders: Folders,
    qapp: QApplication,  # noqa: ARG001 - timers need it
    text: str,
) -> None:
    """A lesson is short: it says nothing of it."""
    folders.data.mkdir(parents=True)
    folders.lesson.write_text(text)
    lesson = opened(folders)
    assert lesson.run.number == 1
    lesson.session.finish_saving()
    assert read_progress(folders) == Progress("first_game", 0, ((),))


def test_no_game_of_a_lesson_is_saved(
    lesson: RunningLesson, folders: Folders, qtbot: QtBot
) -> None:
    """Neither among the games to go on with nor among the results."""
    go_to(lesson, qtbot, "found_choose")
    lesson.leave()
    assert [path.name for path in folders.data.iterdir()] == ["lesson.json"]
