"""A field that is not known is refused, so that a slip of the pen never goes unnoticed."""

from typing import Any

import pytest

from tests.protocol.talk import Json, Talk, kind_of, started

REQUESTS = (
    *("hello", "editions", "new", "state", "view", "legal", "apply", "events", "deal", "choose"),
    *("save", "load"),
)


def whole(talk: Talk, do: str) -> Json:
    """Return the fields of a request that is answered."""
    asked, state = talk.ask("legal"), talk.ask("state")["state"]
    fields: dict[str, Json] = {
        "new": {"edition": "2008", "players": 3, "seed": "s", "house": {"founder_cash": True}},
        "view": {"seat": 1},
        "apply": {"action": asked["actions"][0], "seat": asked["seat"], "for": 1},
        "events": {"from": 0, "for": 1},
        "deal": {"seat": 0, "tile": state["hands"][0][0]},
        "choose": {
            **talk.ask("view", seat=asked["seat"]),
            "level": "greedy",
            "seed": 1,
            "simulations": 10,
            "seconds": 1,
        },
        "load": {"save": talk.ask("save")},
    }
    return fields.get(do, {})


@pytest.mark.parametrize("do", REQUESTS)
@pytest.mark.parametrize("name", ["x", "Seat", "seat ", "", "\ud800", "y" * 5000])
def test_an_unknown_field_of_a_request_is_refused(do: str, name: str) -> None:
    talk = started()
    fields = whole(talk, do)
    assert talk.refused(do, **fields, **{name: 1}) == "bad-request"
    assert "error" not in talk.try_to(do, **fields)


@pytest.mark.parametrize("do", REQUESTS)
def test_a_field_of_another_request_is_refused(do: str) -> None:
    talk = started()
    fields = whole(talk, do)
    for name in ("seat", "for", "from", "action", "tile", "view", "save", "edition", "level"):
        known = name in fields or (do == "new" and name in ("tiles", "first_seat"))
        if not known:
            assert kind_of(talk.try_to(do, **fields, **{name: 1})) == "bad-request", name


def test_the_refusal_names_the_field_and_what_is_known() -> None:
    message = started().try_to("apply", action="buy", Seat=1)["error"]["message"]
    assert "'Seat'" in message
    assert "action, seat, for" in message


def test_an_unknown_field_is_told_before_there_is_a_game() -> None:
    assert kind_of(Talk().try_to("state", seat=1)) == "bad-request"


@pytest.mark.parametrize(
    ("do", "path", "kind"),
    [
        ("new", ["house"], "bad-setup"),
        ("choose", ["view"], "bad-view"),
        ("choose", ["view", "decision"], "bad-view"),
        ("choose", ["view", "house"], "bad-view"),
        ("load", ["save"], "bad-save"),
        ("load", ["save", "summary"], "bad-save"),
    ],
)
def test_an_unknown_field_of_a_part_is_refused(do: str, path: list[str], kind: str) -> None:
    talk = started()
    fields = whole(talk, do)
    part: Any = fields
    for name in path:
        part = part[name]
    part["x"] = 1
    assert talk.refused(do, **fields) == kind


def test_the_refusal_of_a_view_names_its_field() -> None:
    talk = started()
    view = talk.ask("view", seat=talk.ask("legal")["seat"])["view"]
    message = talk.try_to("choose", view={**view, "pool": []})["error"]["message"]
    assert "'pool'" in message
