"""What the draws of a finished game did is told over the protocol, of no other game."""

import json
from random import Random
from typing import Any

import pytest

from acquire_desktop.protocol.server import Server
from tests.protocol.talk import Json, kind_of, parsed, started

FEW = 2


def finished(players: int, edition: str) -> Json:
    """Return the save of a game that was played at random to its end."""
    talk = started(players=players, edition=edition)
    talk.play(Random(4))
    return talk.ask("save")


SAVE = finished(3, "2023-classic")


def luck(**fields: Any) -> Json:
    (answer,) = Server().answer_lines(json.dumps({"do": "luck", **fields}).encode())
    return parsed(answer)


def test_sums_and_chances_add_up() -> None:
    answer = luck(save=SAVE, rollouts=FEW, seed=1)
    draws = answer["draws"]
    assert len(draws) > 30
    for draw in draws:
        assert sum(draw["gains"]) == pytest.approx(0)
        assert draw["se"] >= 0
    for told in answer["luck"]:
        seat = told["seat"]
        own = [draw["gains"][seat] for draw in draws if draw["seat"] == seat]
        others = [draw["gains"][seat] for draw in draws if draw["seat"] != seat]
        assert told["own"] == pytest.approx(sum(own))
        assert told["others"] == pytest.approx(sum(others))
    for point in (*answer["curve"], *answer["smoothed"]):
        assert sum(point["win"]) == pytest.approx(1)
    assert max(answer["curve"][-1]["win"]) >= 1 / 3
    assert answer["adjusted"] is None


def test_of_two_players_the_result_without_luck_is_told() -> None:
    answer = luck(save=finished(2, "2023-classic"), rollouts=FEW)
    assert sum(answer["adjusted"]) == pytest.approx(1)


def test_the_same_request_has_the_same_answer_and_another_seed_another() -> None:
    first = luck(save=SAVE, rollouts=FEW, seed=1)
    assert luck(save=SAVE, rollouts=FEW, seed=1) == first
    assert luck(save=SAVE, rollouts=FEW, seed=2) != first


def test_a_game_that_goes_on_is_refused() -> None:
    talk = started(players=3)
    assert kind_of(luck(save=talk.ask("save"))) == "bad-save"
    assert kind_of(luck(save={})) == "bad-save"


@pytest.mark.parametrize("field", ["rollouts", "seed"])
@pytest.mark.parametrize("value", [-1, 1.5, "1", True, None, 2**40])
def test_a_number_must_be_one(field: str, value: object) -> None:
    assert kind_of(luck(**{"save": SAVE, field: value})) == "bad-request"
