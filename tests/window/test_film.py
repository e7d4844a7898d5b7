"""The films show what they are called after: mergers and final accounts that are told."""

import pytest

from acquire_desktop.games.acquire.engine.actions import PlaceTile
from acquire_desktop.games.acquire.engine.events import (
    AcquisitionBegan,
    BonusPaid,
    Event,
    GameEnded,
    MergerBegan,
    MergerEnded,
    SurvivorDecided,
)
from acquire_desktop.games.acquire.engine.game import apply
from tests.film.scenes import SCENES, RecordedPlayers

TWO = "two_people", "two_people_hidden"


def events_of(name: str) -> list[Event]:
    """Return all that happens in a film until its merger, or the game, has ended."""
    players = RecordedPlayers(SCENES[name])
    state, told = players.beginning.state, list[Event]()
    while not any(isinstance(event, MergerEnded | GameEnded) for event in told):
        step = apply(state, players.action_at(state.ply))
        state = step.state
        told += step.events
    players.close()
    return told


@pytest.mark.parametrize("name", SCENES)
def test_a_film_tells_what_it_is_called_after(name: str) -> None:
    told, scene = events_of(name), SCENES[name]
    if name.startswith("account"):
        assert isinstance(told[-1], GameEnded)
        assert len(told[-1].totals) == scene.seats == (6 if name == "account_six" else 4)
        return
    first = RecordedPlayers(scene)
    assert isinstance(first.action_at(first.beginning.state.ply), PlaceTile)
    opening = next(event for event in told if isinstance(event, MergerBegan))
    decided = next(event for event in told if isinstance(event, SurvivorDecided))
    held = [event.stocks for event in told if isinstance(event, AcquisitionBegan)]
    holders = [seat for seat in scene.people if any(stocks[seat] for stocks in held)]
    assert len(opening.chains) == (2 if name in ("alone", *TWO) else 3)
    assert (decided.chosen_by in scene.people) == (name == "tie")
    assert len(holders) == (0 if name == "watched" else 2 if name in TWO else 1)
    if name == "alone":
        stocks = next(event.stocks for event in told if isinstance(event, AcquisitionBegan))
        assert [seat for seat, count in enumerate(stocks) if count] == holders
    paid = {place for event in told if isinstance(event, BonusPaid) for place in event.places}
    assert (2 in paid) == (name == "third_bonus")
