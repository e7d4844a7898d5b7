"""A save holds the whole game, hides what is hidden, and says who wrote it."""

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from acquire_desktop.games import GAMES
from acquire_desktop.games.acquire.engine.board import EMPTY
from acquire_desktop.games.acquire.engine.decisions import StockDisposal
from acquire_desktop.games.acquire.engine.editions import EDITIONS
from acquire_desktop.games.acquire.engine.game import deal, new_game, observe
from acquire_desktop.games.acquire.engine.house_rules import with_house_rules
from acquire_desktop.games.acquire.engine.setup import SetupError, SetupProblem, make_setup
from acquire_desktop.games.acquire.engine.view import Holdings
from acquire_desktop.games.acquire.game import ACQUIRE
from acquire_desktop.games.acquire.referee import deal_line
from acquire_desktop.games.acquire.setup_json import setup_from, setup_object
from acquire_desktop.storage import envelope
from acquire_desktop.storage.envelope import MAGIC, read_header
from acquire_desktop.storage.errors import SaveError, SaveProblem
from acquire_desktop.storage.players import Player, PlayerKind
from acquire_desktop.storage.replay import replay
from acquire_desktop.storage.save_format import (
    decode,
    encode,
    from_object,
    new_game_id,
    timestamp,
    to_object,
)
from tests.storage.games import before, pack, played, unpack, up_to


@settings(max_examples=25)
@given(
    edition=st.sampled_from(sorted(EDITIONS)),
    seats=st.integers(3, 6),
    seed=st.text("abcdef0123456789", min_size=1, max_size=12),
    actions=st.integers(0, 250),
    holdings=st.sampled_from(Holdings),
)
def test_a_game_loads_as_it_was_saved(
    edition: str, seats: int, seed: str, actions: int, holdings: Holdings
) -> None:
    game, states = played(edition, seats, seed, actions, holdings)
    loaded = decode(encode(game, states), GAMES)
    assert loaded.game == game
    assert loaded.states == states
    assert loaded.state == states[-1]


@pytest.mark.parametrize("edition", ["ja-classic", "ja-tycoon"])
def test_a_game_with_power_cards_loads_from_every_one_of_its_actions(edition: str) -> None:
    game, states = played(edition, 3, "cards", power_cards=True)
    assert any(line.startswith("card") for line in game.history)
    for count in range(0, len(game.history) + 1, 7):
        assert decode(encode(up_to(game, count), states), GAMES).states == states[: count + 1]


def test_only_a_game_with_power_cards_says_so_in_its_save() -> None:
    """Saves that say nothing of them are older, or of games without them."""
    with_cards, _ = played("ja-tycoon", actions=5, power_cards=True)
    without, _ = played("ja-tycoon", actions=5)
    assert unpack(encode(with_cards))[1]["setup"]["options"]["power_cards"] is True
    assert "power_cards" not in unpack(encode(without))[1]["setup"]["options"]
    assert not decode(encode(without), GAMES).game.setup.power_cards


@pytest.mark.parametrize("value", [1, None, "yes", [True]])
def test_power_cards_that_are_neither_there_nor_not_are_refused(value: object) -> None:
    outer, payload = unpack(encode(played("ja-tycoon", actions=5)[0]))
    setup = payload["setup"]
    options = setup["options"] | {"power_cards": value}
    with pytest.raises(SaveError) as refusal:
        decode(pack(outer, payload | {"setup": setup | {"options": options}}), GAMES)
    assert refusal.value.problem is SaveProblem.DAMAGED


def test_power_cards_in_an_edition_without_them_are_refused() -> None:
    outer, payload = unpack(encode(played("2008", actions=5)[0]))
    setup = payload["setup"]
    options = setup["options"] | {"power_cards": True}
    with pytest.raises(SaveError) as refusal:
        decode(pack(outer, payload | {"setup": setup | {"options": options}}), GAMES)
    assert refusal.value.problem is SaveProblem.ILLEGAL


@pytest.mark.parametrize("key", EDITIONS)
def test_a_save_with_the_market_of_two_players_for_more_is_refused(key: str) -> None:
    """No save of ours says so: one that does was made by hand."""
    outer, payload = unpack(encode(played(key, 3, actions=5)[0]))
    setup = payload["setup"]
    options = setup["options"] | {"house": {"two_player_market": True}}
    with pytest.raises(SaveError, match="two_player_market") as refusal:
        decode(pack(outer, payload | {"setup": setup | {"options": options}}), GAMES)
    assert refusal.value.problem is SaveProblem.ILLEGAL


@pytest.mark.parametrize("house", [{"bonus_mode": "tycoon"}, {"power_cards": True}])
def test_house_rules_are_saved_and_kept(house: dict[str, object]) -> None:
    edition = with_house_rules(EDITIONS["2023-classic"], {**house, "starting_cash": 8000})
    game, _ = played("2023-classic", actions=0)
    setup = make_setup(edition, 3, "house", power_cards="power_cards" in house)
    saved = replace(game, setup=setup)
    loaded = decode(encode(saved), GAMES)
    assert loaded.game == saved
    assert loaded.game.setup.edition == edition


def test_a_game_loads_from_every_one_of_its_actions() -> None:
    game, states = played("2023-tycoon", 4)
    for count in range(0, len(game.history) + 1, 3):
        assert decode(encode(up_to(game, count), states), GAMES).state == states[count]


def test_states_at_hand_only_save_time() -> None:
    game, states = played()
    assert unpack(encode(game)) == unpack(encode(game, states))
    assert unpack(encode(game)) == unpack(encode(game, states[:7]))


def test_the_object_of_the_protocol_is_the_save() -> None:
    game, states = played(actions=30)
    loaded = from_object(to_object(game), GAMES)
    assert (loaded.game, loaded.state, loaded.digest) == (game, states[-1], "")


def test_undone_actions_stay_behind_the_cursor() -> None:
    game, states = played(actions=20)
    loaded = decode(encode(replace(game, cursor=15)), GAMES)
    assert loaded.state == states[15]
    assert loaded.states == states


def test_a_dealt_tile_is_part_of_the_history() -> None:
    game, states = played(actions=20)
    tile = next(t for t in range(108) if states[-1].game.board[t] == EMPTY)
    dealt = deal(states[-1], 1, tile)
    game = replace(game, history=(*game.history, deal_line(1, tile)), cursor=21)
    assert decode(encode(game), GAMES).state == dealt


def test_house_rules_are_saved() -> None:
    edition = with_house_rules(EDITIONS["2023-classic"], {"founder_cash": False})
    game, _ = played(actions=0)
    game = replace(game, setup=replace(game.setup, edition=edition, first_seat=2))
    assert decode(encode(game), GAMES).game.setup == game.setup


def test_a_save_begins_with_its_magic_number_and_has_one_line() -> None:
    data = encode(played(actions=5)[0])
    assert data.startswith(MAGIC)
    assert b"\n" not in data


def test_nothing_hidden_can_be_read_by_looking_at_a_save() -> None:
    game, _ = played(seed="very secret seed", actions=40)
    data = encode(game)
    outer, payload = unpack(data)
    assert b"secret" not in data
    assert payload["setup"]["seed"] == "very secret seed"
    assert set(outer["summary"]) == {"players", "turn", "over"}


def test_a_header_tells_the_public_facts() -> None:
    game, states = played(seed="very secret seed", actions=50)
    header = read_header(encode(game))
    assert (header.game_id, header.save_no) == (game.game_id, 50)
    assert [player.name for player in header.players] == [p.name for p in game.players]
    assert (header.turn, header.over) == (states[-1].game.turn, False)
    assert game.setup.seed not in repr(header), "lists of games keep headers, but no deal"
    assert repr(list(game.setup.tiles)) not in repr(header)


def test_a_save_in_the_middle_of_a_merger_goes_on_there() -> None:
    game, states = played("2008", 5)
    count = before(states, StockDisposal)
    assert decode(encode(up_to(game, count)), GAMES).state == states[count]


@pytest.mark.parametrize(
    "change",
    [
        {"game_id": "x"},
        {"saved_at": "now"},
        {"save_no": -1},
        {"cursor": 99},
        {"players": ()},
        {"players": (Player("A", PlayerKind.HUMAN),) * 3},
        {"players": (Player("A", PlayerKind.HUMAN), Player("B\u202e", PlayerKind.HUMAN))},
    ],
    ids=str,
)
def test_a_game_that_could_not_be_read_back_is_not_written(change: dict[str, object]) -> None:
    game = replace(played(actions=3)[0], **change)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match=r"."):
        encode(game)


def test_an_illegal_history_is_not_written() -> None:
    game = replace(played(actions=3)[0], history=("buy",), cursor=1)
    with pytest.raises(SaveError) as caught:
        encode(game)
    assert caught.value.problem is SaveProblem.ILLEGAL


def test_an_endless_history_is_not_written() -> None:
    game = replace(played(actions=0)[0], history=("deal 0 1A",) * 4001, cursor=0)
    with pytest.raises(SaveError) as caught:
        encode(game)
    assert caught.value.problem is SaveProblem.TOO_BIG


def test_hashes_of_an_older_rules_revision_are_not_compared(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game, states = played(actions=30)
    outer, payload = unpack(encode(game))
    data = pack(outer, payload | {"state": "0" * 64, "checks": []})
    monkeypatch.setitem(envelope._RULES_REVISIONS, "acquire", 2)
    assert decode(data, GAMES).state == states[-1]


def test_names_are_cleaned_when_a_save_is_read() -> None:
    game, _ = played(actions=0)
    outer, payload = unpack(encode(game))
    payload["setup"]["players"][0]["name"] = "\u202eAnn\u200b "
    assert decode(pack(outer, payload), GAMES).game.players == game.players


def test_new_ids_and_times_have_the_form_that_saves_need() -> None:
    game = replace(played(actions=0)[0], game_id=new_game_id(), saved_at=timestamp())
    assert decode(encode(game), GAMES).game == game


def test_replay_names_the_line_that_is_illegal() -> None:
    game, _ = played(actions=3)
    with pytest.raises(SaveError, match="line 4"):
        replay(ACQUIRE, game.setup, (*game.history, "place 13A"))


def test_extra_cash_belongs_to_no_game_that_begins_in_the_middle() -> None:
    setup = make_setup(EDITIONS["2023-classic"], 3, "s", extra_cash=(0, 500, 0))
    written = setup_object(setup)
    assert setup_from(written, 3) == setup
    view = observe(new_game(make_setup(EDITIONS["2023-classic"], 3, "s")), 0)
    with pytest.raises(SetupError) as refusal:
        make_setup(setup.edition, 3, "s", position=view, extra_cash=(0, 500, 0))
    assert refusal.value.problem is SetupProblem.BAD_EXTRA_CASH
