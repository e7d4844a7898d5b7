"""Choosing from a view: the same from its JSON as from the engine's value, and only from views."""

import json
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest

from acquire_desktop.games.acquire.choosers import PLAYERS, SEARCHERS
from acquire_desktop.games.acquire.engine.board import TILE_NAMES
from acquire_desktop.games.acquire.engine.editions import EDITIONS as RULES
from acquire_desktop.games.acquire.engine.game import apply, deal, legal_actions, new_game, observe
from acquire_desktop.games.acquire.engine.house_rules import with_house_rules
from acquire_desktop.games.acquire.engine.notation import action_text
from acquire_desktop.games.acquire.engine.setup import make_setup
from acquire_desktop.games.acquire.engine.view import Holdings, View
from acquire_desktop.games.acquire.positions.view_objects import DECISION_KINDS, view_object
from acquire_desktop.games.acquire.positions.view_reader import view_from
from tests.protocol.talk import DECISIONS, EDITIONS, Json, Talk, kind_of

NOT_DESCRIBED = (
    *("house", "custom", "ply", "turn", "end_declared", "headquarters"),
    *("tiles_left", "power_cards", "played_cards", "card"),
)
"""Fields of our views that the protocol's description does not name."""


def views(
    key: str,
    players: int,
    seed: int,
    house: dict[str, object] | None = None,
    deals: bool = False,
) -> Iterator[View]:
    """Play a random game and yield the view of whoever decides; some tiles are dealt anew."""
    edition = with_house_rules(RULES[key], house or {})
    state = new_game(make_setup(edition, players, str(seed), holdings=Holdings.HIDDEN))
    random = Random(seed)
    while not state.over:
        if deals and random.random() < 0.3:
            hidden = [tile for tile in range(108) if state.game.board[tile] == 8]
            state = deal(state, random.randrange(players), random.choice(hidden))
        yield observe(state, state.seat)
        state = apply(state, random.choice(legal_actions(state))).state


def kind(view: View) -> str:
    return DECISION_KINDS[type(view.decision)]


def sent(view: View) -> Json:
    """Return a view as another program has it."""
    value: Json = json.loads(json.dumps(view_object(view)))
    return value


@pytest.mark.part(of=3)
@pytest.mark.parametrize("key", EDITIONS)
def test_a_choice_from_json_is_the_choice_from_the_view_in_every_decision(key: str) -> None:
    seen: dict[str, int] = {}
    for view in views(key, players=4, seed=1):
        count = seen[kind(view)] = seen.get(kind(view), 0) + 1
        if count > 12:
            continue
        for level, choose in PLAYERS.items():
            answer = Talk().ask("choose", view=sent(view), level=level, seed=count)
            assert answer["action"] == action_text(choose(view, count), view.edition)
            assert answer["action"] in sent(view)["legal"]
    assert seen.keys() == DECISIONS


@pytest.mark.part(of=3)
@pytest.mark.parametrize(
    ("key", "players", "seed", "house"),
    [
        ("2008", 6, 3, {}),
        ("2008", 3, 2, {"stuck_hand": "pass", "declare_any_time": True}),
        ("2023-classic", 2, 4, {}),
        ("2023-classic", 2, 5, {"two_player_market": False}),
        ("2023-tycoon", 5, 6, {"replaces_unplayable": False, "stuck_hand": "set-aside"}),
        ("2023-tycoon", 3, 7, {"stuck_hand": "shuffle-back", "starting_cash": 20000}),
    ],
)
def test_every_view_that_a_game_shows_is_read_back_as_it_was(
    key: str, players: int, seed: int, house: Json
) -> None:
    for deals in (False, True):
        for view in views(key, players, seed, house, deals):
            assert view_from(sent(view)) == view


@pytest.mark.parametrize("key", EDITIONS)
def test_a_view_needs_only_what_the_protocol_describes(key: str) -> None:
    for view in views(key, players=4, seed=1):
        bare = sent(view)
        for name in NOT_DESCRIBED:
            del bare[name]
        if not view.end_declared:
            assert view_from(bare).legal == view.legal


@pytest.mark.parametrize("level", SEARCHERS)
def test_levels_that_search_tell_what_they_tried(level: str) -> None:
    view = sent(next(views("2008", 3, 1)))
    answer = Talk().ask("choose", view=view, level=level, simulations=40, seed=1)
    assert answer.keys() == {"action", "candidates", "simulations", "level"}
    assert answer["level"] == level
    assert answer["simulations"] >= 40
    assert answer["candidates"][0]["action"] == answer["action"]
    for candidate in answer["candidates"]:
        assert candidate["action"] in view["legal"]
        assert 0 <= candidate["win"] <= 1
        assert candidate["se"] >= 0
    assert answer == Talk().ask("choose", view=view, level=level, simulations=40, seed=1)


def test_expert_chooses_when_no_level_is_asked_for() -> None:
    view = sent(next(views("2008", 3, 1)))
    assert Talk().ask("choose", view=view, simulations=20, seed=1)["level"] == "expert"


@pytest.mark.parametrize("level", ["medium-founder", "hard-raider"])
def test_a_level_may_have_a_character(level: str) -> None:
    view = sent(next(views("2008", 3, 1)))
    answer = Talk().ask("choose", view=view, level=level, simulations=20, seed=1)
    assert answer["action"] in view["legal"]
    assert answer["level"] == level


@pytest.mark.parametrize(
    "level", ["tree:10", "hard:10", "hard-", "hard-nobody", "random-raider", "", 5]
)
def test_nobody_else_can_be_asked(level: object) -> None:
    view = sent(next(views("2008", 3, 1)))
    assert Talk().refused("choose", view=view, level=level) == "bad-request"


def test_the_same_seed_gives_the_same_choice() -> None:
    view = sent(next(views("2008", 3, 1)))
    chosen = [
        [Talk().ask("choose", view=view, level="random", seed=seed) for seed in range(20)]
        for _ in range(2)
    ]
    assert chosen[0] == chosen[1]
    assert len({answer["action"] for answer in chosen[0]}) > 1


def test_choosing_leaves_a_game_alone() -> None:
    talk = Talk()
    talk.ask("new", edition="2008", players=3, seed="s")
    before = talk.ask("state")
    talk.ask("choose", view=sent(next(views("2023-tycoon", 5, 1))), simulations=20)
    assert talk.ask("state") == before


# Views that no game can show


def middle(wanted: str, least_ply: int = 60) -> Json:
    """Return a view from the middle of a game at this kind of decision."""
    for view in views("2023-tycoon", players=4, seed=1):
        if kind(view) == wanted and view.ply >= least_ply:
            return sent(view)
    raise AssertionError(wanted)


def set_board(view: Json, tile: str, sign: str) -> None:
    index = TILE_NAMES.index(tile)
    row = view["board"][index // 12]
    view["board"][index // 12] = row[: index % 12] + sign + row[index % 12 + 1 :]


def tiles_of(view: Json, sign: str) -> list[str]:
    return [TILE_NAMES[i] for i, owner in enumerate("".join(view["board"])) if owner == sign]


def swap(view: Json, name: str, value: Any) -> Any:
    view[name] = value
    return value


def add(view: Json, name: str, index: int, value: int) -> Any:
    view[name][index] += value
    return value


SPOILERS: dict[str, Callable[[Json], Any]] = {
    "a tile in two places": lambda v: v["hand"].__setitem__(0, v["hand"][1]),
    "a tile in hand and on the board": lambda v: v["hand"].__setitem__(0, tiles_of(v, "o")[0]),
    "107 tiles": lambda v: swap(v, "pool_count", v["pool_count"] - 1),
    "a hand of another size": lambda v: v["hand"].pop(),
    "a short hand beside a pool": lambda v: (
        add(v, "hand_sizes", (v["seat"] + 1) % 4, -1),
        swap(v, "pool_count", v["pool_count"] + 1),
    ),
    "too large a hand": lambda v: add(v, "hand_sizes", (v["seat"] + 1) % 4, 1),
    "an unknown tile": lambda v: v["hand"].__setitem__(0, "13A"),
    "an unknown edition": lambda v: swap(v, "edition", "2009"),
    "an edition without these chains": lambda v: swap(v, "edition", "2008"),
    "too many players": lambda v: swap(v, "players", 7),
    "other players": lambda v: swap(v, "players", 3),
    "a seat that is not there": lambda v: swap(v, "seat", 4),
    "another seat's view": lambda v: swap(v, "seat", (v["seat"] + 1) % 4),
    "another seat's turn": lambda v: swap(v, "turn_seat", (v["turn_seat"] + 1) % 4),
    "a board of 8 lines": lambda v: v["board"].pop(),
    "a line of 11": lambda v: v["board"].__setitem__(0, "." * 11),
    "an unknown board sign": lambda v: v["board"].__setitem__(0, "x" * 12),
    "half a board sign": lambda v: v["board"].__setitem__(0, "\ud800" * 12),
    "no start tiles": lambda v: swap(v, "board", ["." * 12] * 9),
    "stocks that do not add up": lambda v: add(v, "bank", 0, 1),
    "negative stock": lambda v: v["stocks"][0].__setitem__(0, -1),
    "26 stocks": lambda v: v["stocks"][0].__setitem__(0, 26),
    "debts": lambda v: swap(v, "cash", [-100] * 4),
    "riches": lambda v: swap(v, "cash", [10**12] * 4),
    "cash of too few": lambda v: v["cash"].pop(),
    "another size": lambda v: add(v, "sizes", 0, 1),
    "another price": lambda v: add(v, "prices", 0, 100),
    "another legal list": lambda v: v["legal"].pop(),
    "an empty legal list": lambda v: swap(v, "legal", []),
    "headquarters elsewhere": lambda v: swap(v, "headquarters", ["1A"] * 7),
    "no headquarters": lambda v: swap(v, "headquarters", [None] * 7),
    "a card": lambda v: swap(v, "cards", ["free-stock"]),
    "an end": lambda v: swap(v, "over", {"reason": "declared"}),
    "fewer turns than tiles": lambda v: swap(v, "turn", 2),
    "fewer plies than turns": lambda v: swap(v, "ply", 2),
    "holdings unknown": lambda v: swap(v, "holdings", "secret"),
    "a decision of no kind": lambda v: v["decision"].__setitem__("kind", "sleep"),
    "a decision that is over": lambda v: v["decision"].__setitem__("kind", "over"),
    "another seat decides": lambda v: v["decision"].__setitem__("seat", (v["seat"] + 1) % 4),
    "a replaced hand": lambda v: v["decision"].__setitem__("hand_replaced", True),
    "a house rule of no edition": lambda v: swap(v, "house", {"safe_size": 3}),
    "half a house rule": lambda v: swap(v, "house", {"\ud800": "\ud800"}),
    "tiles set aside by no rule": lambda v: swap(v, "house", {"replaces_unplayable": False}),
}


@pytest.mark.parametrize("spoil", SPOILERS.values(), ids=SPOILERS)
def test_a_view_that_no_game_can_show_is_refused(spoil: Callable[[Json], Any]) -> None:
    view = middle("place", 150)
    assert view["out"]
    spoil(view)
    assert kind_of(Talk().try_to("choose", view=view)) == "bad-view"


@pytest.mark.parametrize("wanted", sorted(DECISIONS))
def test_an_end_that_could_not_be_declared_is_refused(wanted: str) -> None:
    """Rule: en-2008, "Ending the Game": not before the tile step is over."""
    for view in views("2008", players=4, seed=1):
        if kind(view) == wanted and (wanted != "buy" or max(view.sizes) < 11):
            spoilt = {**sent(view), "end_declared": True}
            assert kind_of(Talk().try_to("choose", view=spoilt)) == "bad-view"


def test_a_refusal_names_the_part_that_is_wrong() -> None:
    view = middle("place")
    for name in ("seat", "board", "cash", "hand", "decision", "pool_count"):
        for spoilt in ({**view, name: None}, {k: view[k] for k in view if k != name}):
            message = Talk().try_to("choose", view=spoilt)["error"]["message"]
            assert f"'{name}'" in message


@pytest.mark.parametrize("wanted", sorted(DECISIONS))
def test_a_decision_that_does_not_fit_the_board_is_refused(wanted: str) -> None:
    """Each part of a decision is put wrong, or left out where the rest does not give it."""
    view = middle(wanted, 0)
    decision = view["decision"]
    chains = [chain.name for chain in RULES["2023-tycoon"].chains]
    for name, value in decision.items():
        wrong: list[Any] = [None, 7, -1, "x", "1A", [], [value], {}, "\ud800", chains, 1.5]
        wrong += [[name] for name in chains] + chains + ["place", "buy", "dispose"]
        for other in wrong:
            same = other == value or (name == "hand_replaced" and other is None)
            if not same:
                spoilt = {**view, "decision": {**decision, name: other}}
                assert kind_of(Talk().try_to("choose", view=spoilt)) == "bad-view", (name, other)
    if "others" in decision and len(decision.get("chains", [])) > 1:
        mixed = {**decision, "chains": decision["chains"][::-1]}
        assert kind_of(Talk().try_to("choose", view={**view, "decision": mixed})) == "bad-view"


def test_chains_that_touch_or_fall_apart_are_refused() -> None:
    view = middle("buy", 150)
    name = next(i for i, size in enumerate(view["sizes"]) if size > 2)
    sign = RULES["2023-tycoon"].chains[name].letter
    owned = set(tiles_of(view, sign)) - {view["headquarters"][name]}
    for tile in owned:
        for other in "oWAI":
            if other != sign:
                spoilt = json.loads(json.dumps(view))
                set_board(spoilt, tile, other)
                spoilt["sizes"][name] -= 1
                for field in ("prices", "legal"):
                    del spoilt[field]
                assert kind_of(Talk().try_to("choose", view=spoilt)) == "bad-view"


def test_a_view_of_a_seat_that_decides_nothing_is_refused() -> None:
    talk = Talk()
    talk.ask("new", edition="2008", players=3, seed="s")
    decides = talk.ask("legal")["seat"]
    for seat in {0, 1, 2} - {decides}:
        view = talk.ask("view", seat=seat)["view"]
        assert kind_of(talk.try_to("choose", view=view)) == "bad-view"
