"""A decision of a computer player that is dropped: nobody thinks on, and nothing is played."""

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from acquire_desktop.choices import Speed
from acquire_desktop.games.acquire import load_rules
from acquire_desktop.games.acquire.engine.editions import CLASSIC_2023
from acquire_desktop.games.acquire.engine.game import new_game
from acquire_desktop.games.acquire.engine.setup import make_setup
from acquire_desktop.games.acquire.engine.view import View
from acquire_desktop.games.acquire.game import ACQUIRE
from acquire_desktop.session.ai_worker import ComputerPlayers
from acquire_desktop.session.computer_turns import ComputerTurns

GAME = "0" * 32


class Thinkers(ComputerPlayers):
    """Computer players who answer when the test says so."""

    cancelled = 0

    def request(self, game_id: str, ply: int, view: View, level: str, seed: int) -> None:
        """Keep a question."""
        self.asked = game_id, ply, view

    def cancel(self) -> None:
        """Count."""
        self.cancelled += 1

    def hurry(self) -> None:
        """Take no notice."""

    def reply(self) -> None:
        """Give the first legal action as the answer."""
        game_id, ply, view = self.asked
        self.answered.emit(game_id, ply, view.legal[0])


@pytest.fixture
def thinkers(qapp: QApplication) -> Iterator[Thinkers]:
    assert qapp is not None
    players = Thinkers(load_rules)
    yield players
    players.close()


@pytest.fixture
def turns(thinkers: Thinkers) -> ComputerTurns:
    """Return computer turns in which somebody thinks."""
    turns = ComputerTurns(lambda: ACQUIRE, thinkers)
    turns.pace.set_speed(Speed.INSTANT)
    turns.ask(GAME, 0, new_game(make_setup(CLASSIC_2023, 3, "turns", first_seat=1)), "greedy")
    assert turns.is_thinking
    return turns


def test_dropping_a_decision_ends_the_thinking(qtbot: QtBot, turns: ComputerTurns) -> None:
    with qtbot.waitSignal(turns.thinking_changed) as told:
        turns.drop()
    assert told.args == [None]
    assert not turns.is_thinking
    with qtbot.assertNotEmitted(turns.thinking_changed):
        turns.drop()


def test_dropping_a_decision_tells_the_player_to_stop(
    turns: ComputerTurns, thinkers: Thinkers
) -> None:
    turns.drop()
    assert thinkers.cancelled == 1


def test_a_fallback_move_asked_for_is_not_made_after_the_decision_is_dropped(
    turns: ComputerTurns,
) -> None:
    turns.play_now()
    assert turns._fallback_move.isActive()
    turns.drop()
    assert not turns._fallback_move.isActive()


def test_an_answer_after_the_decision_is_dropped_is_not_played(
    turns: ComputerTurns, thinkers: Thinkers
) -> None:
    turns.drop()
    thinkers.reply()
    assert not turns.is_thinking
    assert turns._answer is None
    turns.pace.set_speed(Speed.STEP)
    assert not turns.pace.is_waiting


def test_an_answer_that_waits_is_not_played_after_the_decision_is_dropped(
    qtbot: QtBot, turns: ComputerTurns, thinkers: Thinkers
) -> None:
    turns.pace.set_speed(Speed.STEP)
    thinkers.reply()
    waited = turns.pace.is_waiting
    turns.drop()
    assert (waited, turns.pace.is_waiting) == (True, False)
    with qtbot.assertNotEmitted(turns.chosen):
        turns.pace.due.emit()


def test_the_seat_that_thinks_is_told_until_it_answers(
    qtbot: QtBot, turns: ComputerTurns, thinkers: Thinkers
) -> None:
    with qtbot.waitSignal(turns.thinking_changed) as told:
        turns.ask(GAME, 1, new_game(make_setup(CLASSIC_2023, 3, "t", first_seat=2)), "greedy")
    assert told.args == [2]
    with qtbot.waitSignals([turns.thinking_changed, turns.chosen]):
        thinkers.reply()
    assert not turns.is_thinking


def test_a_failure_over_another_decision_changes_nothing(
    qtbot: QtBot, turns: ComputerTurns, thinkers: Thinkers
) -> None:
    with qtbot.assertNotEmitted(turns.chosen):
        thinkers.failed.emit(GAME, 1, "an earlier decision")
        thinkers.failed.emit("1" * 32, 0, "another game")
    assert turns.is_thinking


def test_who_does_not_think_is_not_asked_to_play_now(turns: ComputerTurns) -> None:
    turns.drop()
    turns.play_now()
    assert not turns._fallback_move.isActive()
