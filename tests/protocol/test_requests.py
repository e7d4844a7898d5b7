"""Every request of the protocol, as a program that knows only its description sees it."""

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from acquire_desktop import __version__
from acquire_desktop.games import GAMES
from acquire_desktop.games.acquire.engine.board import TILE_NAMES
from acquire_desktop.games.acquire.engine.kernel import kernel_game as kernel
from acquire_desktop.storage.save_format import from_object, to_object
from tests.protocol.talk import DECISIONS, EDITIONS, Json, Talk, kind_of, started
from tests.storage.games import played, with_notes

STATE_FIELDS = {
    *("edition", "players", "turn_seat", "decision", "board", "sizes", "prices", "bank", "cash"),
    *("stocks", "hands", "pool", "out", "cards", "over"),
}
VIEW_FIELDS = STATE_FIELDS - {"hands", "pool"} | {
    *("seat", "hand", "hand_sizes", "pool_count", "holdings")
}
LETTERS = {
    "Sackson": "S",
    "Worldwide": "W",
    "Festival": "F",
    "Imperial": "I",
    "American": "A",
    "Continental": "C",
    "Tower": "T",
}


def shuffled_tiles(seed: int) -> list[str]:
    tiles = list(TILE_NAMES)
    Random(seed).shuffle(tiles)
    return tiles


def places(state: Json) -> list[str]:
    """Return every tile of a state, wherever it is."""
    board = "".join(state["board"])
    placed = [TILE_NAMES[i] for i, sign in enumerate(board) if sign != "."]
    held = [tile for hand in state["hands"] for tile in hand]
    return sorted([*placed, *held, *state["pool"], *state["out"]])


def test_hello_names_the_program_and_the_protocol() -> None:
    answer = Talk().ask("hello")
    assert answer == {
        "name": "Acquire Desktop",
        "version": __version__,
        "compiled": not str(kernel.__file__).endswith(".py"),
        "protocol": 1,
        "games": ["acquire", "hotel_tycoon"],
    }


def test_extra_cash_is_given_told_and_saved() -> None:
    talk = Talk()
    talk.ask("new", edition="2023-classic", players=3, extra_cash=[0, 1500, 300])
    assert talk.ask("state")["state"]["cash"] == [6000, 7500, 6300]
    told = talk.ask("events")["events"][:2]
    assert [(event["event"], event["seat"], event["extra"], event["cash"]) for event in told] == [
        ("ExtraCashGiven", 1, 1500, 7500),
        ("ExtraCashGiven", 2, 300, 6300),
    ]
    save = talk.ask("save")
    again = Talk()
    assert again.ask("load", save=save)["state"]["cash"] == [6000, 7500, 6300]


def test_editions_tell_players_chains_and_options() -> None:
    editions = {e["key"]: e for e in Talk().ask("editions")["editions"]}
    assert set(EDITIONS) <= editions.keys()
    assert [editions[key]["players"] for key in EDITIONS] == [
        *([3, 6], [2, 6], [3, 6], [2, 6], [3, 6]),
    ]
    for edition in editions.values():
        assert {chain["name"]: chain["letter"] for chain in edition["chains"]} == LETTERS
        tiers = [chain["tier"] for chain in edition["chains"]]
        assert tiers == ["cheap"] * 2 + ["medium"] * 3 + ["expensive"] * 2
        assert edition["options"]["holdings"] == ["open", "aided", "hidden"]
        assert edition["options"]["power_cards"] is edition["key"].startswith("ja-")


def test_every_house_option_that_is_offered_is_accepted() -> None:
    talk = Talk()
    for edition in talk.ask("editions")["editions"]:
        house, key, players = edition["options"]["house"], edition["key"], edition["players"][0]
        assert house["starting_cash"] == 6000
        state = talk.ask("new", edition=key, players=players, seed="s", house=house)["state"]
        assert state["house"] == {}


@pytest.mark.parametrize("key", EDITIONS)
def test_a_state_shows_everything_in_the_described_form(key: str) -> None:
    state = started(edition=key, players=4).ask("state")["state"]
    assert state.keys() >= STATE_FIELDS
    assert (state["edition"], state["players"], state["over"]) == (key, 4, None)
    assert [len(row) for row in state["board"]] == [12] * 9
    for name in ("sizes", "prices", "bank"):
        assert len(state[name]) == 7
    assert state["bank"] == [25] * 7
    assert state["cash"] == [6000] * 4
    assert state["stocks"] == [[0] * 7] * 4
    assert [len(hand) for hand in state["hands"]] == [6] * 4
    assert state["cards"] == [[]] * 4
    assert state["decision"]["kind"] == "place"
    assert state["decision"]["seat"] == state["turn_seat"]
    assert places(state) == sorted(TILE_NAMES)


def test_the_portuguese_rulebook_is_the_edition_of_2008() -> None:
    talk = Talk()
    assert talk.ask("new", edition="pt-2008", players=3, seed="s")["state"]["edition"] == "2008"


def test_the_same_seed_gives_the_same_game() -> None:
    first, second, other = (started(seed=seed).ask("state") for seed in ("a", "a", "b"))
    assert first == second != other


@pytest.mark.parametrize("players", [2, 4, 6])
def test_tiles_are_start_tiles_then_six_for_each_seat_then_the_pool(players: int) -> None:
    tiles = shuffled_tiles(players)
    state = started(edition="2023-classic", players=players, tiles=tiles).ask("state")["state"]
    placed = {TILE_NAMES[i] for i, sign in enumerate("".join(state["board"])) if sign == "o"}
    assert placed == set(tiles[:players])
    for seat in range(players):
        start = players + 6 * seat
        assert state["hands"][seat] == tiles[start : start + 6]
    assert state["pool"] == tiles[players * 7 :]


def test_the_start_tile_closest_to_1a_decides_who_starts_unless_told() -> None:
    """Rule: rules document, section 4: by row letter first, so 9A comes before 1B."""
    rest = [name for name in TILE_NAMES if name not in ("1B", "9A", "12I")]
    tiles = ["1B", "9A", "12I", *rest]
    assert started(tiles=tiles).ask("state")["state"]["turn_seat"] == 1
    assert started(tiles=tiles, first_seat=2).ask("state")["state"]["turn_seat"] == 2


def test_new_game_replaces_the_old_one() -> None:
    talk = started(seed="a")
    talk.play(Random(1), 30)
    talk.ask("new", edition="2008", players=3, seed="s")
    assert talk.ask("state") == started().ask("state")


def test_house_rules_change_fields_of_the_edition_for_this_game() -> None:
    talk = started(edition="2023-classic", players=2, house={"starting_cash": 9000})
    state = talk.ask("state")["state"]
    assert state["cash"] == [9000, 9000]
    assert state["house"] == {"starting_cash": 9000}


@pytest.mark.parametrize(("house", "draws"), [({}, True), ({"two_player_market": False}, False)])
def test_the_market_of_two_players_can_be_ruled_out(house: Json, draws: bool) -> None:
    talk = started(edition="2023-classic", players=2, house=house)
    random = Random(3)
    drawn = bonuses = 0
    while actions := talk.ask("legal")["actions"]:
        for event in talk.ask("apply", action=random.choice(actions))["events"]:
            drawn += event["event"] == "MarketDrawn"
            bonuses += event["event"] == "BonusPaid"
    assert bonuses
    assert (drawn > 0) == draws


@pytest.mark.parametrize("key", EDITIONS)
@pytest.mark.parametrize("players", [3, 6])
def test_the_market_of_two_players_cannot_be_ruled_in_for_more(key: str, players: int) -> None:
    """Rule: rules document, section 4, "Two players"."""
    fields = {"edition": key, "players": players, "house": {"two_player_market": True}}
    answer = Talk().try_to("new", **fields)
    assert kind_of(answer) == "bad-setup"
    assert "two_player_market" in answer["error"]["message"]


def test_a_view_shows_what_its_seat_may_know_and_no_more() -> None:
    talk = started(edition="2023-tycoon", players=3)
    talk.play(Random(5), 40)
    state, decides = talk.ask("state")["state"], talk.ask("legal")["seat"]
    for seat in range(3):
        view = talk.ask("view", seat=seat)["view"]
        assert view.keys() - {"legal"} >= VIEW_FIELDS
        assert not view.keys() & {"pool", "hands", "seed"}
        assert view["hand"] == state["hands"][seat]
        assert view["hand_sizes"] == [len(hand) for hand in state["hands"]]
        assert view["pool_count"] == len(state["pool"])
        assert ("legal" in view) == (seat == decides)
        assert view["cards"] == []
        shared = STATE_FIELDS - {"hands", "pool", "cards"}
        assert {name: view[name] for name in shared} == {name: state[name] for name in shared}
    assert talk.ask("view", seat=decides)["view"]["legal"] == talk.ask("legal")["actions"]


def test_hidden_tiles_do_not_change_a_view() -> None:
    tiles = shuffled_tiles(9)
    hidden = tiles[9:]
    Random(1).shuffle(hidden)
    views = [
        started(tiles=order).ask("view", seat=0)["view"] for order in (tiles, tiles[:9] + hidden)
    ]
    assert views[0] == views[1]


def test_hidden_holdings_say_so_and_show_what_the_log_tells() -> None:
    """Rule: rules document, section 6.10: what was announced stays public knowledge."""
    hidden, shown = started(holdings="hidden"), started(holdings="open")
    for talk in (hidden, shown):
        talk.play(Random(2), 60)
    for seat in range(3):
        one, two = (talk.ask("view", seat=seat)["view"] for talk in (hidden, shown))
        assert (one.pop("holdings"), two.pop("holdings")) == ("hidden", "open")
        assert one == two


def test_legal_tells_who_decides_what() -> None:
    talk = started()
    answer = talk.ask("legal")
    state = talk.ask("state")["state"]
    assert answer.keys() == {"seat", "decision", "actions"}
    assert answer["seat"] == answer["decision"]["seat"] == state["turn_seat"]
    assert answer["decision"] == state["decision"]
    hand = state["hands"][answer["seat"]]
    assert sorted(answer["actions"]) == sorted(f"place {tile}" for tile in hand)


@pytest.mark.parametrize("key", EDITIONS)
def test_a_whole_game_passes_through_described_decisions_to_its_account(key: str) -> None:
    talk = started(edition=key, players=4, seed="1")
    random, kinds = Random(1), set()
    while actions := (asked := talk.ask("legal"))["actions"]:
        kinds.add(asked["decision"]["kind"])
        state = talk.ask("apply", action=random.choice(actions))["state"]
        assert places(state) == sorted(TILE_NAMES)
    assert kinds == DECISIONS
    assert asked["decision"]["kind"] == state["decision"]["kind"] == "over"
    assert state["over"].keys() == {"reason", "totals", "winners"}
    best = max(state["over"]["totals"])
    winners = [seat for seat, total in enumerate(state["over"]["totals"]) if total == best]
    assert state["over"]["winners"] == winners
    assert talk.refused("apply", action="buy") == "illegal-action"
    assert talk.refused("deal", seat=0, tile=TILE_NAMES[0]) == "illegal-action"
    assert talk.refused("choose", view=talk.ask("view", seat=0)["view"]) == "bad-view"
    saved = talk.ask("save")
    assert Talk().ask("load", save=saved)["state"] == state


@pytest.mark.parametrize("key", EDITIONS)
def test_events_name_tiles_and_chains(key: str) -> None:
    talk = started(edition=key, players=4, seed="1")
    random = Random(1)
    seen: dict[str, Json] = {}
    while actions := talk.ask("legal")["actions"]:
        for event in talk.ask("apply", action=random.choice(actions))["events"]:
            seen[event["event"]] = event
            check_names(event)
    assert seen.keys() >= {
        *("TilePlaced", "ChainFounded", "ChainGrew", "MergerBegan", "SurvivorDecided"),
        *("AcquisitionBegan", "BonusPaid", "StockDisposed", "MergerEnded", "StockBought"),
        *("TileDrawn", "TurnBegan", "FinalAccountBegan", "ChainAccounted", "StockSold"),
        *("GameEnded",),
    }


def check_names(event: Json) -> None:
    """Fail when a field that means a tile or a chain is no name."""
    for field, names in {
        "tile": TILE_NAMES,
        "tiles": TILE_NAMES,
        "chain": LETTERS,
        "chains": LETTERS,
        "survivor": LETTERS,
        "acquired": LETTERS,
    }.items():
        value: Any = event.get(field)
        for item in value if isinstance(value, list) else [value]:
            assert item is None or item in names, event


def test_an_action_is_read_in_any_case_and_told_by_its_events() -> None:
    talk = started()
    action = talk.ask("legal")["actions"][0]
    seat = talk.ask("legal")["seat"]
    tile = action.split()[1]
    answer = talk.ask("apply", action=f"  PLACE  {tile.lower()} ")
    assert answer["events"][0] == {"event": "TilePlaced", "seat": seat, "tile": tile}
    assert answer["state"] == talk.ask("state")["state"]


def test_save_answers_the_save_itself_and_load_goes_on_from_it() -> None:
    talk = started(edition="2023-classic", players=2, holdings="hidden")
    talk.play(Random(4), 50)
    talk.ask("deal", seat=1, tile=talk.ask("state")["state"]["pool"][3])
    saved, state = talk.ask("save"), talk.ask("state")["state"]
    assert saved["format"] == "acquire-desktop-save"
    assert saved["save_no"] + 1 == talk.ask("save")["save_no"]
    other = started()
    assert other.ask("load", save=saved)["state"] == state == other.ask("state")["state"]
    for one in (talk, other):
        one.play(Random(6))
    assert talk.ask("state") == other.ask("state")
    assert other.ask("save")["game_id"] == saved["game_id"]


def test_a_loaded_game_keeps_the_names_of_its_players() -> None:
    game, _ = played(actions=20)
    saved = to_object(game)
    talk = Talk()
    talk.ask("load", save=saved)
    assert talk.ask("save")["summary"] == saved["summary"]


def test_what_a_save_tells_of_its_table_is_handed_on() -> None:
    """Only what was undone is left out: the protocol knows nothing of it."""
    game = with_notes(played(actions=20)[0])
    talk = Talk()
    talk.ask("load", save=to_object(replace(game, cursor=18)))
    kept = tuple(note for note in game.notes if note.line <= 18)
    assert len(kept) == len(game.notes) - 1
    assert from_object(talk.ask("save"), GAMES).game.notes == kept


def test_dealing_a_tile_of_the_pool_puts_the_oldest_of_the_hand_there() -> None:
    talk = started()
    before = talk.ask("state")["state"]
    tile, hand = before["pool"][5], before["hands"][1]
    after = talk.ask("deal", seat=1, tile=tile)["state"]
    assert after["hands"][1] == [*hand[1:], tile]
    assert after["pool"] == [*before["pool"][:5], hand[0], *before["pool"][6:]]
    assert after["hands"][0] == before["hands"][0]


def test_dealing_a_tile_of_another_hand_swaps_the_two() -> None:
    talk = started()
    before = talk.ask("state")["state"]
    tile, hand = before["hands"][0][2], before["hands"][1]
    after = talk.ask("deal", seat=1, tile=tile.lower())["state"]
    assert after["hands"][1] == [*hand[1:], tile]
    assert sorted(after["hands"][0]) == sorted({*before["hands"][0], hand[0]} - {tile})


def test_dealing_a_tile_that_is_out_of_play_brings_it_back() -> None:
    talk = started(edition="2023-tycoon", players=4, seed="1")
    random = Random(1)
    while not (before := talk.ask("state")["state"])["out"]:
        talk.ask("apply", action=random.choice(talk.ask("legal")["actions"]))
    tile, hand = before["out"][0], before["hands"][2]
    after = talk.ask("deal", seat=2, tile=tile)["state"]
    assert after["out"] == [hand[0], *before["out"][1:]]
    assert after["hands"][2] == [*hand[1:], tile]


def test_dealing_a_tile_that_is_in_the_hand_already_changes_nothing() -> None:
    talk = started()
    before = talk.ask("state")
    assert talk.ask("deal", seat=0, tile=before["state"]["hands"][0][4]) == before


def test_a_tile_on_the_board_cannot_be_dealt() -> None:
    talk = started()
    board = "".join(talk.ask("state")["state"]["board"])
    assert talk.refused("deal", seat=0, tile=TILE_NAMES[board.index("o")]) == "illegal-action"


def test_a_dealt_tile_can_be_placed() -> None:
    talk = started()
    tile, seat = talk.ask("state")["state"]["pool"][0], talk.ask("legal")["seat"]
    assert kind_of(talk.try_to("apply", action=f"place {tile}")) == "illegal-action"
    talk.ask("deal", seat=seat, tile=tile)
    talk.ask("apply", action=f"place {tile}")
