"""What holds an action of a computer player, what lets it go, and what forgets it."""

from dataclasses import dataclass

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from acquire_desktop.choices import Speed
from acquire_desktop.session.pace import DWELL_MS, HURRY, Pace


@dataclass
class Clock:
    """A clock that the test turns."""

    ms: int = 0

    def elapsed(self) -> int:
        """Return the milliseconds since the last start."""
        return self.ms

    def start(self) -> None:
        """Begin at nothing again."""
        self.ms = 0


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def pace(qapp: QApplication, clock: Clock, monkeypatch: pytest.MonkeyPatch) -> Pace:
    assert qapp is not None
    pace = Pace()
    monkeypatch.setattr(pace, "_since_shown", clock)
    return pace


def test_the_time_an_action_was_on_view_counts(pace: Pace, clock: Clock) -> None:
    pace.set_speed(Speed.SLOW)
    clock.ms = 1000
    pace.offer()
    assert pace._dwell.interval() == DWELL_MS[Speed.SLOW] - 1000
    pace.withdraw()
    pace.note_shown()
    pace.offer()
    assert pace._dwell.interval() == DWELL_MS[Speed.SLOW]


def test_a_new_game_is_on_view_from_its_beginning(pace: Pace, clock: Clock) -> None:
    clock.ms = 1000
    pace.begin()
    assert clock.ms == 0


def test_a_new_game_knows_no_pause_hurry_or_skip_of_the_last(pace: Pace) -> None:
    pace.set_speed(Speed.SLOW)
    pace.set_hurried(True)
    pace.skip()
    pace.begin()
    assert not pace.is_skipping
    pace.offer()
    assert pace._dwell.interval() == DWELL_MS[Speed.SLOW] > DWELL_MS[Speed.SLOW] // HURRY
    pace.set_paused(True)
    pace.begin()
    assert not pace.is_paused


def test_a_pause_ends_a_skip(pace: Pace) -> None:
    pace.skip()
    pace.set_paused(True)
    assert not pace.is_skipping
    pace.offer()
    assert pace.is_waiting


def test_an_action_that_is_withdrawn_is_never_due(pace: Pace) -> None:
    pace.set_speed(Speed.SLOW)
    pace.offer()
    assert pace._dwell.isActive()
    pace.withdraw()
    assert not pace._dwell.isActive()
    pace.set_speed(Speed.STEP)
    assert not pace.is_waiting


def test_a_step_where_nothing_is_held_is_not_kept_for_later(pace: Pace) -> None:
    pace.set_speed(Speed.SLOW)
    pace.step()
    pace.set_speed(Speed.STEP)
    pace.offer()
    assert pace.is_waiting


def test_a_step_is_for_one_action_alone(qtbot: QtBot, pace: Pace) -> None:
    pace.set_speed(Speed.STEP)
    pace.offer()
    with qtbot.waitSignal(pace.due):
        pace.step()
    pace.offer()
    assert pace.is_waiting


def test_the_turn_of_a_person_ends_a_skip_and_tells_so_once(qtbot: QtBot, pace: Pace) -> None:
    pace.skip()
    with qtbot.waitSignal(pace.changed):
        pace.stop_skipping()
    assert not pace.is_skipping
    with qtbot.assertNotEmitted(pace.changed):
        pace.stop_skipping()


def test_a_key_that_stays_down_hurries_once(qtbot: QtBot, pace: Pace) -> None:
    with qtbot.waitSignal(pace.changed):
        pace.set_hurried(True)
    with qtbot.assertNotEmitted(pace.changed):
        pace.set_hurried(True)


def test_whoever_reads_holds_everything_until_the_end(qtbot: QtBot, pace: Pace) -> None:
    pace.set_speed(Speed.INSTANT)
    pace.set_reading(True)
    assert pace.is_reading
    pace.offer()
    assert pace.is_waiting
    with qtbot.waitSignal(pace.due):
        pace.set_reading(False)
