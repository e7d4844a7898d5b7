"""How far undo and redo go: never past what somebody has learnt, and never for a passer-by."""

from collections.abc import Callable

import pytest

from acquire_desktop.game import UndoObstacle
from acquire_desktop.games.acquire.engine.editions import CLASSIC_2023
from acquire_desktop.games.acquire.engine.events import AcquisitionBegan, Event, GameEnded
from acquire_desktop.games.acquire.engine.game import legal_actions
from acquire_desktop.games.acquire.engine.setup import make_setup
from acquire_desktop.games.acquire.engine.view import Holdings
from acquire_desktop.games.acquire.game import ACQUIRE
from acquire_desktop.session.timeline import Timeline


def played_until(
    happened: Callable[[tuple[Event, ...]], bool], holdings: Holdings, seed: str = "undo"
) -> Timeline:
    """Play the last legal action again and again until something has happened."""
    timeline = Timeline(ACQUIRE, make_setup(CLASSIC_2023, 3, seed, first_seat=0, holdings=holdings))
    while not happened(tuple(timeline.final_account())):
        legal = legal_actions(timeline.state)
        timeline.submit(legal[-1])
    return timeline


def begins_acquisition(events: tuple[Event, ...]) -> bool:
    return any(isinstance(event, AcquisitionBegan) for event in events)


def ends_game(events: tuple[Event, ...]) -> bool:
    return any(isinstance(event, GameEnded) for event in events)


@pytest.mark.parametrize("humans", [(0, 1, 2), (0,), (1,), (2,)])
def test_with_hidden_holdings_a_merger_that_told_stock_is_not_taken_back(
    humans: tuple[int, ...],
) -> None:
    """Rule: rules document, section 6, 9 and 10: a merger tells what holdings were hidden."""
    timeline = played_until(begins_acquisition, Holdings.HIDDEN)
    actor = timeline.states[timeline.cursor - 1].seat
    obstacle = timeline.undo_obstacle(humans)
    told = UndoObstacle.HOLDINGS_SHOWN
    assert obstacle is (told if actor in humans else UndoObstacle.OTHER_ACTED)


def test_on_an_open_table_a_merger_tells_nothing_and_is_taken_back() -> None:
    timeline = played_until(begins_acquisition, Holdings.OPEN)
    actor = timeline.states[timeline.cursor - 1].seat
    assert timeline.undo_obstacle([actor]) is None


@pytest.mark.parametrize("holdings", list(Holdings))
def test_the_end_of_the_game_is_not_taken_back(holdings: Holdings) -> None:
    timeline = played_until(ends_game, holdings)
    actor = timeline.states[timeline.cursor - 1].seat
    obstacle = timeline.undo_obstacle([actor])
    assert obstacle in (UndoObstacle.GAME_OVER, UndoObstacle.DRAWN)
