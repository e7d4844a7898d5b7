"""A relay between players at different machines: each seat gets what it may know, and no more."""

import json
from random import Random
from typing import Any

import pytest

from acquire_desktop.games.acquire.engine.board import TILE_NAMES
from tests.protocol.talk import EDITIONS, Json, Talk, kind_of, started

MOST_EVENTS = 1000


def other_seat(talk: Talk) -> int:
    """Return a seat that does not decide now."""
    return int((talk.ask("legal")["seat"] + 1) % 3)


def refusal(talk: Talk, do: str, **fields: Any) -> Json:
    answer = talk.try_to(do, **fields)
    kind_of(answer)
    error: Json = answer["error"]
    return error


def hidden_from(talk: Talk, seat: int) -> set[str]:
    """Return the tiles that a seat cannot know: the pool and the other hands."""
    state = talk.ask("state")["state"]
    hands = [hand for owner, hand in enumerate(state["hands"]) if owner != seat]
    return {tile for tiles in (*hands, state["pool"]) for tile in tiles}


def tiles_in(value: Any) -> set[str]:
    """Return every tile that is named anywhere in an answer."""
    return {tile for tile in TILE_NAMES if f'"{tile}"' in json.dumps(value).replace(" ", '"')}


# apply for a seat


def test_the_seat_that_decides_acts() -> None:
    talk = started()
    asked = talk.ask("legal")
    answer = talk.ask("apply", action=asked["actions"][0], seat=asked["seat"])
    assert answer["state"] == talk.ask("state")["state"]


def test_another_seat_is_refused_whatever_it_tries() -> None:
    """A refusal says the same for every action, so that it tells nothing of another hand."""
    talk = started()
    asked, seat = talk.ask("legal"), other_seat(talk)
    tries = [
        *asked["actions"],
        "place 1A",
        "buy",
        "declare",
        "found tower",
        "nonsense",
        "place 13A",
    ]
    before = talk.ask("state")
    errors = [refusal(talk, "apply", action=action, seat=seat) for action in tries]
    assert all(error == errors[0] for error in errors)
    assert errors[0]["kind"] == "illegal-action"
    assert talk.ask("state") == before


def test_after_the_end_no_seat_acts() -> None:
    talk = started()
    talk.play(Random(1))
    for seat in range(3):
        assert talk.refused("apply", action="buy", seat=seat) == "illegal-action"


@pytest.mark.parametrize("seat", [None, -1, 3, 1.0, "0", True, [0], {}])
@pytest.mark.parametrize("field", ["seat", "for"])
def test_what_is_no_seat_of_the_game_is_a_bad_request(field: str, seat: object) -> None:
    talk = started()
    action = talk.ask("legal")["actions"][0]
    assert talk.refused("apply", **{"action": action, field: seat}) == "bad-request"
    if field == "for":
        assert talk.refused("events", **{field: seat}) == "bad-request"


# What a seat is told


@pytest.mark.part(of=5)
@pytest.mark.parametrize("key", EDITIONS)
def test_an_answer_for_a_seat_names_no_tile_that_it_cannot_know(key: str) -> None:
    """The state gives way to the seat's view; the tiles that others draw have no name."""
    talk = started(edition=key, players=4, seed="relay")
    random = Random(key)
    number = 0
    while (asked := talk.ask("legal"))["actions"]:
        seat = number % 4
        action = random.choice(asked["actions"])
        answer = talk.ask("apply", **{"action": action, "seat": asked["seat"], "for": seat})
        assert answer.keys() == {"events", "view"}
        assert answer["view"] == talk.ask("view", seat=seat)["view"]
        assert not tiles_in(answer) & (hidden_from(talk, seat) - public_tiles(answer))
        drawn = [event for event in answer["events"] if event["event"] == "TileDrawn"]
        assert all((event["tile"] is None) == (event["seat"] != seat) for event in drawn)
        number += 1
    assert number > 50


def public_tiles(answer: Json) -> set[str]:
    """Return the tiles that events show to everybody, though a hand or the pool has them again."""
    shown = [e for e in answer["events"] if e["event"] in ("HandShuffledBack", "MarketDrawn")]
    return tiles_in(shown)


def test_the_legal_actions_of_another_seat_are_not_told() -> None:
    talk = started(seed="legal")
    random, seen = Random(1), set()
    while (asked := talk.ask("legal"))["actions"]:
        answer = talk.ask("apply", **{"action": random.choice(asked["actions"]), "for": 1})
        decides = talk.ask("legal")["seat"]
        seen.add("legal" in answer["view"])
        assert ("legal" in answer["view"]) == (decides == 1)
    assert seen == {True, False}


def test_hidden_tiles_change_nothing_that_a_seat_is_told() -> None:
    """Two deals that differ in what seat 0 cannot know, played alike: equal answers."""
    tiles = list(TILE_NAMES)
    Random(5).shuffle(tiles)
    other = [*tiles[:9], *tiles[15:21], *tiles[9:15], *tiles[21:40], *tiles[40:][::-1]]
    talks = [started(tiles=order, first_seat=0) for order in (tiles, other)]
    told = []
    for talk in talks:
        hand = talk.ask("view", seat=0)["view"]["hand"]
        first = talk.ask("apply", **{"action": f"place {hand[0]}", "for": 0})
        told.append([first, talk.ask("events", **{"for": 0})])
    assert told[0] == told[1]


# events


def test_events_tell_the_whole_game_from_its_set_up() -> None:
    talk = started(seed="e")
    set_up = talk.ask("events")
    assert [e["event"] for e in set_up["events"]][:3] == ["StartTilePlaced"] * 3
    assert set_up["events"][-1]["event"] == "TurnBegan"
    assert set_up["next"] == len(set_up["events"])
    random, told = Random(2), list(set_up["events"])
    for _ in range(40):
        told += talk.ask("apply", action=random.choice(talk.ask("legal")["actions"]))["events"]
    assert talk.ask("events") == {"events": told, "next": len(told)}


def test_events_go_on_from_where_a_seat_was() -> None:
    talk = started(seed="e")
    known = talk.ask("events")["next"]
    action = talk.ask("legal")["actions"][0]
    told = talk.ask("apply", action=action)["events"]
    after = talk.ask("events", **{"from": known})
    assert after == {"events": told, "next": known + len(told)}
    assert talk.ask("events", **{"from": after["next"]}) == {"events": [], "next": after["next"]}


@pytest.mark.parametrize("seat", range(3))
def test_events_for_a_seat_are_those_that_it_saw(seat: int) -> None:
    talk = started(seed="e", edition="2023-tycoon")
    random, told = Random(3), talk.ask("events", **{"for": seat})["events"]
    while actions := talk.ask("legal")["actions"]:
        answer = talk.ask("apply", **{"action": random.choice(actions), "for": seat})
        told += answer["events"]
    answers, known = [], 0
    while (answer := talk.ask("events", **{"from": known, "for": seat}))["events"]:
        answers += answer["events"]
        known = answer["next"]
    assert answers == told
    assert not any(e["event"] == "TileDrawn" and e["seat"] != seat and e["tile"] for e in told)


def test_a_loaded_game_tells_its_events_as_well() -> None:
    talk = started(seed="e")
    talk.play(Random(4), 60)
    talk.ask("deal", seat=1, tile=talk.ask("state")["state"]["pool"][3])
    talk.play(Random(4), 20)
    other = Talk()
    other.ask("load", save=talk.ask("save"))
    assert other.ask("events") == talk.ask("events")


def test_a_new_game_tells_nothing_of_the_old_one() -> None:
    talk = started(seed="old")
    talk.play(Random(1), 30)
    talk.ask("new", edition="2008", players=3, seed="s")
    assert talk.ask("events") == started().ask("events")


def test_a_refused_action_leaves_no_event() -> None:
    talk = started()
    before = talk.ask("events")
    talk.refused("apply", action="buy 1 tower")
    assert talk.ask("events") == before


def test_one_answer_tells_so_many_events_at_most() -> None:
    talk = started(seed="long", players=6)
    talk.play(Random(6))
    game = talk.server._game
    assert game is not None
    game.events *= 5
    first = talk.ask("events")
    assert len(first["events"]) == first["next"] == MOST_EVENTS
    second = talk.ask("events", **{"from": MOST_EVENTS})
    assert second["next"] == MOST_EVENTS + len(second["events"])


@pytest.mark.parametrize("start", [None, -1, 10**6, 1.0, "0", True, [0]])
def test_events_begin_at_one_that_there_is_or_is_next(start: object) -> None:
    assert started().refused("events", **{"from": start}) == "bad-request"


# The end


def test_cash_and_stocks_after_the_end_are_those_before_the_account() -> None:
    """What everybody has after it stands in the totals."""
    talk = started(seed="end")
    talk.play(Random(9))
    state = talk.ask("state")["state"]
    account = next(e for e in talk.ask("events")["events"] if e["event"] == "FinalAccountBegan")
    assert state["cash"] == account["cash"]
    assert any(any(row) for row in state["stocks"])
    assert state["over"]["totals"] != state["cash"]
    for seat in range(3):
        view = talk.ask("view", seat=seat)["view"]
        assert (view["cash"], view["stocks"]) == (state["cash"], state["stocks"])
