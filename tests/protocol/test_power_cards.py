"""Special power cards, house rules and the Japanese editions through the protocol."""

import json
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest

from acquire_desktop.games.acquire.choosers import PLAYERS
from acquire_desktop.games.acquire.engine.editions import EDITIONS as RULES
from acquire_desktop.games.acquire.engine.game import apply, legal_actions, new_game, observe
from acquire_desktop.games.acquire.engine.house_rules import with_house_rules
from acquire_desktop.games.acquire.engine.notation import action_text
from acquire_desktop.games.acquire.engine.power_cards import CARD_NAMES
from acquire_desktop.games.acquire.engine.setup import make_setup
from acquire_desktop.games.acquire.engine.view import View
from acquire_desktop.games.acquire.positions.view_objects import view_object
from acquire_desktop.games.acquire.positions.view_reader import view_from
from tests.protocol.talk import Json, Talk, kind_of

NEW: Json = {"edition": "ja-tycoon", "players": 3, "seed": "cards", "power_cards": True}


def views(seed: int, key: str = "ja-tycoon", players: int = 4, **house: object) -> Iterator[View]:
    """Play a random game with cards and yield the view of whoever decides."""
    edition = with_house_rules(RULES[key], house)
    state = new_game(make_setup(edition, players, str(seed), power_cards=True))
    random = Random(seed)
    while not state.over:
        yield observe(state, state.seat)
        state = apply(state, random.choice(legal_actions(state))).state


def sent(view: View) -> Json:
    value: Json = json.loads(json.dumps(view_object(view)))
    return value


def started(**fields: Any) -> Talk:
    talk = Talk()
    talk.ask("new", **{**NEW, **fields})
    return talk


def test_a_game_with_cards_shows_them_to_the_referee() -> None:
    state = started().ask("state")["state"]
    assert state["cards"] == [list(CARD_NAMES)] * 3
    assert state["played_cards"] == [[], [], []]
    assert (state["power_cards"], state["card"], state["tiles_left"]) == (True, None, 1)


def test_a_view_shows_its_own_cards_and_what_all_have_played() -> None:
    talk = started()
    seat = talk.ask("legal")["seat"]
    answer = talk.ask("apply", action="card draw-five")
    assert answer["events"][0] == {"event": "PowerCardPlayed", "seat": seat, "card": "draw-five"}
    for other in range(3):
        view = talk.ask("view", seat=other)["view"]
        assert view["cards"] == [c for c in CARD_NAMES if other != seat or c != "draw-five"]
        assert view["played_cards"] == [["draw-five"] if s == seat else [] for s in range(3)]
        assert view["card"] == "draw-five"


def test_every_decision_of_a_card_has_a_kind() -> None:
    talk = started()
    talk.ask("apply", action="card place-four")
    assert talk.ask("legal")["decision"]["tiles_left"] == 4
    seen = set()
    for seed in range(6):
        for view in views(seed):
            seen.add(sent(view)["decision"]["kind"])
    assert {"free", "exchange"} <= seen


@pytest.mark.parametrize(
    ("seed", "key", "players", "house"),
    [
        (1, "ja-tycoon", 4, {}),
        (2, "ja-classic", 2, {}),
        (3, "ja-classic", 6, {}),
        (4, "2008", 3, {"power_cards": True}),
        (5, "2023-classic", 2, {"power_cards": True, "stuck_hand": "set-aside"}),
        (6, "2023-tycoon", 5, {"power_cards": True, "bonus_mode": "classic"}),
    ],
)
def test_every_view_of_a_game_with_cards_is_read_back_as_it_was(
    seed: int, key: str, players: int, house: dict[str, object]
) -> None:
    for view in views(seed, key, players, **house):
        assert view_from(sent(view)) == view


@pytest.mark.parametrize("level", PLAYERS)
def test_every_level_chooses_from_a_view_with_cards(level: str) -> None:
    for number, view in enumerate(views(7)):
        if number % 4 == 0 or view.card is not None:
            answer = Talk().ask("choose", view=sent(view), level=level, seed=number)
            assert answer["action"] in sent(view)["legal"]
            assert answer["action"] == action_text(PLAYERS[level](view, number), view.edition)


SPOILERS: dict[str, Callable[[Json], Any]] = {
    "cards in no game with cards": lambda v: v.update(power_cards=False),
    "an edition without cards": lambda v: v.update(edition="2023-tycoon"),
    "a card that does not exist": lambda v: v.update(cards=["none"]),
    "another hand of cards": lambda v: v.update(cards=[]),
    "no list of played cards": lambda v: v.update(played_cards=None),
    "played cards of too few": lambda v: v.update(played_cards=[[]]),
    "a card played twice": lambda v: v["played_cards"].__setitem__(0, ["buy-five"] * 2),
    "six cards": lambda v: v["played_cards"].__setitem__(0, [*CARD_NAMES, "buy-five"]),
    "a card in use that is in hand": lambda v: v.update(card="free-stock"),
    "more tiles": lambda v: v.update(tiles_left=4),
    "more tiles in the decision": lambda v: v["decision"].update(tiles_left=4),
    "endless tiles": lambda v: v["decision"].update(tiles_left=10**9),
    "free stock": lambda v: v.update(decision={"kind": "free", "seat": v["seat"]}),
    "an exchange": lambda v: v.update(
        decision={"kind": "exchange", "seat": v["seat"], "exchanges_left": 3}
    ),
    "an exchange of nothing": lambda v: v.update(decision={"kind": "exchange", "seat": v["seat"]}),
}


@pytest.mark.parametrize("spoil", SPOILERS.values(), ids=SPOILERS)
def test_a_view_that_no_game_with_cards_can_show_is_refused(spoil: Callable[[Json], Any]) -> None:
    for number, view in enumerate(views(8)):
        kind = sent(view)["decision"]["kind"]
        if kind == "place" and view.card is None and number > 20:
            break
    spoilt = sent(view)
    spoil(spoilt)
    assert kind_of(Talk().try_to("choose", view=spoilt)) == "bad-view"


@pytest.mark.parametrize(
    "fields",
    [
        {"edition": "2008"},
        {"edition": "2023-classic"},
        {"house": {"power_cards": False}},
        {"power_cards": 1},
        {"players": 2},
        {"house": {"bonus_mode": "tycoon"}, "edition": "ja-classic", "players": 2},
        {"house": {"two_player_market": True}},
    ],
    ids=str,
)
def test_refused_set_ups_say_why(fields: Json) -> None:
    """Rule: rules document, section 6, 11."""
    answer = Talk().try_to("new", **{**NEW, **fields})
    assert kind_of(answer) == "bad-setup"
    assert len(answer["error"]["message"]) > 10


def test_a_game_with_house_rules_is_custom_and_keeps_the_key_of_its_edition() -> None:
    house = {"bonus_mode": "tycoon", "starting_cash": 8000, "power_cards": True}
    state = started(edition="2023-classic", house=house).ask("state")["state"]
    assert state["house"] == house
    assert state["custom"] is True
    assert state["edition"] == "2023-classic"
    assert started().ask("state")["state"]["custom"] is False


def test_a_game_with_cards_and_house_rules_is_saved_and_loaded() -> None:
    talk = started(house={"stuck_hand": "pass", "bonus_mode": "classic"})
    talk.play(Random(9), 120)
    before = talk.ask("state")
    assert any(before["state"]["played_cards"])
    saved = talk.ask("save")
    other = Talk()
    other.ask("load", save=saved)
    assert other.ask("state") == before
    assert other.ask("legal") == talk.ask("legal")
