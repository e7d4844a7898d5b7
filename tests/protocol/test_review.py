"""A finished game is reviewed over the protocol, a line for each judgement."""

import json
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from acquire_desktop.games import GAMES
from acquire_desktop.games.acquire.engine.kernel.compiled import RUNNING
from acquire_desktop.protocol.server import Server
from acquire_desktop.storage.players import Player, PlayerKind
from acquire_desktop.storage.save_format import from_object, to_object
from tests.protocol.talk import Json, Talk, kind_of, parsed, started

FEW = 12


def finished(seed: int = 1) -> Json:
    """Return the save of a game that was played at random to its end."""
    talk = started(players=3)
    talk.play(Random(seed))
    return talk.ask("save")


SAVE = finished()


def review(**fields: Any) -> list[Json]:
    line = json.dumps({"do": "review", **fields}).encode()
    return [parsed(answer) for answer in Server().answer_lines(line)]


def test_every_decision_with_a_choice_has_a_line_and_every_seat_a_report() -> None:
    *judged, last = review(save=SAVE, simulations=FEW, seed=1)
    judgements = [line["judgement"] for line in judged]
    steps = [each["step"] for each in judgements]
    assert steps == sorted(set(steps))
    for each in judgements:
        assert each["loss"] == pytest.approx(each["best_win"] - each["played_win"])
        assert each["mark"] == ""
    reports = last["reports"]
    assert [report["seat"] for report in reports] == [0, 1, 2]
    for report in reports:
        own = [each for each in judgements if each["seat"] == report["seat"]]
        told = [each["loss"] for each in own if not each["obvious"]]
        assert report["given_away"] == pytest.approx(sum(told))
        assert [point[0] for point in report["line"]] == [each["step"] for each in own]
    assert last["own_weights"] is True


def test_the_same_request_has_the_same_answer_and_another_seed_another() -> None:
    first = review(save=SAVE, simulations=FEW, seed=1)
    assert review(save=SAVE, simulations=FEW, seed=1) == first
    assert review(save=SAVE, simulations=FEW, seed=2) != first


@pytest.mark.skipif(not RUNNING, reason="plain Python takes minutes")
def test_without_a_number_of_simulations_it_goes_in_passes_and_people_come_first() -> None:
    computer = Player("Bea", PlayerKind.COMPUTER, "medium")
    game = from_object(SAVE, GAMES).game
    save = to_object(
        replace(game, players=(game.players[0], computer, replace(computer, name="C")))
    )
    judged = [line["judgement"] for line in review(save=save)[:-1]]
    passes = [(each["pass"], each["seat"] == 0) for each in judged]
    assert sorted(passes, key=[(1, True), (2, True), (3, True), (2, False)].index) == passes
    first, second, third = (
        [each["step"] for each in judged if each["pass"] == number and each["seat"] == 0]
        for number in (1, 2, 3)
    )
    assert sorted(second) == first
    costly = {each["step"] for each in judged if each["pass"] == 2 and each["loss"] >= 0.03}
    assert costly & set(first) <= set(third)
    assert third


def test_a_game_of_house_rules_is_judged_by_the_weights_of_a_like_one_and_says_so() -> None:
    talk = started(house={"starting_cash": 9000})
    talk.play(Random(3))
    assert review(save=talk.ask("save"), simulations=FEW)[-1]["own_weights"] is False


def test_a_running_game_is_not_reviewed() -> None:
    talk = started()
    talk.play(Random(2), plies=20)
    (answer,) = review(save=talk.ask("save"))
    assert kind_of(answer) == "bad-save"


@pytest.mark.parametrize(
    ("fields", "kind"),
    [
        ({}, "bad-save"),
        ({"save": {}}, "bad-save"),
        ({"save": SAVE, "simulations": 0}, "bad-request"),
        ({"save": SAVE, "simulations": 50_001}, "bad-request"),
        ({"save": SAVE, "simulations": 1.0}, "bad-request"),
        ({"save": SAVE, "seed": -1}, "bad-request"),
        ({"save": SAVE, "seed": True}, "bad-request"),
        ({"save": SAVE, "seat": 1}, "bad-request"),
    ],
)
def test_what_cannot_be_reviewed_is_refused_in_one_line(fields: Json, kind: str) -> None:
    (answer,) = review(**fields)
    assert kind_of(answer) == kind


def test_a_review_leaves_the_game_in_play_alone() -> None:
    talk: Talk = started()
    before = talk.ask("state")
    list(
        talk.server.answer_lines(
            json.dumps({"do": "review", "save": SAVE, "simulations": 1}).encode()
        )
    )
    assert talk.ask("state") == before
