"""Saves of Hotel Tycoon: wherever a game was stopped it goes on, and no forged one is believed."""

import copy
import json
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from acquire_desktop.games import GAMES
from acquire_desktop.games.hotel_tycoon.engine.decisions import (
    Auction,
    BeforeThrow,
    Debt,
    Decision,
    Drawing,
    FreeEntrance,
    HotelChoice,
    Payment,
    SwapNotice,
    TurnFlow,
)
from acquire_desktop.games.hotel_tycoon.engine.setup import (
    PLAYERS,
    Mode,
    Options,
    Questions,
    make_setup,
    usual_options,
)
from acquire_desktop.storage.envelope import VERSION, read_header, rules_revision
from acquire_desktop.storage.errors import SaveError, SaveProblem
from acquire_desktop.storage.save_format import GameFile, decode, encode
from tests.games.hotel_tycoon.saved_games import long_setup, played, stopped_at
from tests.storage.games import SAVES, pack, unpack, write
from tests.storage.games import played as acquire_played

Json = dict[str, Any]
GOLDEN = sorted((SAVES / "hotel_tycoon").glob("*.acquire"))
_SMALL = encode(played(make_setup(Mode.CLASSIC, 2, "small"), 12)[0])


_WRONG: tuple[object, ...] = (None, True, 0, -1, 2**31, "", "x" * 70, [], [[]], {}, {"a": 1})


def _problem_of(data: bytes) -> SaveProblem:
    with pytest.raises(SaveError) as caught:
        decode(data, GAMES)
    return caught.value.problem


def _with(part: str, **fields: object) -> bytes:
    """Return the small save with other fields in its set-up, options or payload."""
    outer, payload = unpack(_SMALL)
    place = {"payload": payload, "setup": payload["setup"], "options": payload["setup"]["options"]}
    place[part].update(fields)
    return pack(outer, payload)


@pytest.mark.parametrize("mode", Mode)
@pytest.mark.parametrize("count", PLAYERS)
def test_a_whole_game_comes_back(mode: Mode, count: int) -> None:
    game, states = played(long_setup(mode, count, "whole"))
    assert states[-1].over
    loaded = decode(encode(game, states), GAMES)
    assert (loaded.game, loaded.states) == (game, states)


@pytest.mark.parametrize(
    ("kind", "below"),
    [
        (Auction, TurnFlow),
        (Auction, Payment),
        (Payment, TurnFlow),
        (HotelChoice, TurnFlow),
        (FreeEntrance, TurnFlow),
        (SwapNotice, TurnFlow),
    ],
)
def test_a_game_that_was_stopped_in_the_middle_of_something_goes_on(
    kind: type[Decision], below: type[Decision]
) -> None:
    """An auction for a debt, a hotel that a card asks for, a card that may be swapped."""
    game, states = stopped_at(kind, long_setup(Mode.INVESTORS, 4, "middle"), below=below)
    loaded = decode(encode(game, states), GAMES)
    assert loaded.state == states[-1]
    assert loaded.state.legal == states[-1].legal


def test_the_hidden_order_of_the_cards_cannot_be_read_from_a_save() -> None:
    """Only the packed payload holds the seed, and no card is named anywhere."""
    game, _ = played(make_setup(Mode.INVESTORS, 4, "ThisIsTheSeed"), 40)
    assert b"ThisIsTheSeed" not in encode(game)
    _, payload = unpack(encode(game))
    assert payload["setup"].keys() == {"setup", "seed", "options", "players"}


def test_a_save_tells_its_game_without_being_played() -> None:
    header = read_header(_SMALL)
    assert (header.game, header.edition, header.turn) == ("hotel_tycoon", "classic", 4)
    assert read_header(encode(acquire_played(actions=3)[0])).game == "acquire"


def test_older_programs_are_told_that_they_need_a_newer_one() -> None:
    assert unpack(_SMALL)[0]["version"] == VERSION > 4


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_a_golden_save_opens_as_it_was(path: Any) -> None:
    loaded = decode(path.read_bytes(), GAMES)
    shown = json.loads(path.with_suffix(".json").read_text(encoding="utf-8"))
    assert json.loads(json.dumps(facts(loaded.game, loaded.state))) == shown
    again = decode(encode(loaded.game), GAMES)
    assert (again.game, again.states) == (loaded.game, loaded.states)


def test_a_game_of_older_rules_opens_as_far_as_todays_rules_allow() -> None:
    """The richest man was made to sell for a gift, and out by it; by today's rules he plays on."""
    data = (SAVES / "hotel_tycoon" / "investors-gift.acquire").read_bytes()
    outer, payload = unpack(data)
    assert (outer["rules_rev"], read_header(data).over) == (1, True)
    loaded = decode(data, GAMES)
    assert [*loaded.game.history, "pay"] == payload["actions"]
    assert (loaded.state.over, loaded.state.table.out) == (False, [False, False])
    assert unpack(encode(loaded.game))[0]["rules_rev"] == rules_revision("hotel_tycoon") == 3


def test_a_bill_of_older_rules_is_that_of_today() -> None:
    """A stay said that its guest is spared, who was not; hashes of then are not those of today."""
    data = (SAVES / "hotel_tycoon" / "classic-stay.acquire").read_bytes()
    outer, payload = unpack(data)
    bill = decode(data, GAMES).state.table.flow[-1]
    assert isinstance(bill, Payment)
    assert (bill.debt, bill.spared) == (Debt.STAY, False)
    assert _problem_of(pack(outer | {"rules_rev": 3}, payload)) is SaveProblem.DAMAGED


@pytest.mark.parametrize(
    "fields",
    [
        {"edition": "classic"},
        {"game": []},
        {"summary": {"players": [], "turn": 5, "over": True}},
    ],
)
def test_older_rules_excuse_nothing_else(fields: Json) -> None:
    data = (SAVES / "hotel_tycoon" / "investors-gift.acquire").read_bytes()
    assert _problem_of(write(unpack(data)[0] | fields)) is SaveProblem.DAMAGED


def test_a_save_of_newer_rules_is_left_to_a_newer_version() -> None:
    assert _problem_of(write(unpack(_SMALL)[0] | {"rules_rev": 4})) is SaveProblem.TOO_NEW


def test_there_is_a_golden_save_of_every_setup() -> None:
    modes = {json.loads(path.with_suffix(".json").read_text())["setup"] for path in GOLDEN}
    assert modes == {mode.value for mode in Mode}


def facts(game: GameFile, state: Any) -> Json:
    """Return what a golden save must show, however states are kept inside."""
    table = state.table
    return {
        "setup": table.setup.mode.value,
        "turn": table.turn.number,
        "decision": type(table.flow[-1]).__name__,
        "seat": state.seat,
        "cash": table.cash,
        "tiles": table.tiles,
        "owners": table.owners,
        "built": table.built,
        "entrances": table.entrances,
        "hands": [[card.value for card in hand] for hand in table.hands],
        "deck": [card.value for card in table.deck],
        "over": state.over,
        "names": [player.name for player in game.players],
    }


def _with_open_hands(mode: Mode) -> Options:
    usual = usual_options(mode)
    return replace(usual, fines_eliminate=False, questions=Questions.OPEN_HANDS)


def golden_saves() -> dict[str, tuple[GameFile, Any]]:
    """Return the games of the golden saves by name."""
    games = {
        "classic-start": played(make_setup(Mode.CLASSIC, 2, "start"), 0),
        "classic-finished": played(long_setup(Mode.CLASSIC, 3, "finished")),
        "classic-open-hands": played(
            make_setup(Mode.CLASSIC, 3, "open", _with_open_hands(Mode.CLASSIC)), 300
        ),
        "self-made-auction": stopped_at(Auction, long_setup(Mode.SELF_MADE, 4, "auction")),
        "investors-swap": stopped_at(SwapNotice, long_setup(Mode.INVESTORS, 4, "swap")),
        "investors-throw": stopped_at(BeforeThrow, long_setup(Mode.INVESTORS, 2, "throw")),
    }
    return {name: (game, states[-1]) for name, (game, states) in games.items()}


@pytest.mark.parametrize(
    "make",
    [
        lambda: _with("options", hardcore=1),
        lambda: _with("options", unknown=True),
        lambda: _with("options", claims="never"),
        lambda: _with("options", round_limit=1000),
        lambda: _with("setup", seed=7),
        lambda: _with("setup", setup="poker"),
        lambda: _with("setup", position=None),
        lambda: _with("setup", options=[]),
        lambda: _with("setup", bag=[]),
        lambda: _with("payload", state="0" * 64),
        lambda: _with("payload", checks=[[1, "0" * 16]]),
        lambda: _with("payload", notes=[[1, "taken-back", "place 1A"]]),
        lambda: _with("payload", notes=[[1, "quick-move", 2]]),
        lambda: write(unpack(_SMALL)[0] | {"edition": "self_made"}),
    ],
)
def test_a_field_that_is_not_what_it_must_be_is_damage(make: Callable[[], bytes]) -> None:
    assert _problem_of(make()) is SaveProblem.DAMAGED


@pytest.mark.parametrize(
    "make",
    [
        lambda: _with("payload", actions=["end"], cursor=0),
        lambda: _with("payload", actions=["deal 0 1A"], cursor=0),
        lambda: _with("payload", actions=["drive 6 31"], cursor=0),
        lambda: _with("payload", actions=["bid 99999999999"], cursor=0),
        lambda: _with("payload", actions=[""], cursor=0),
        lambda: _with("setup", seed=""),
        lambda: _with("options", pick_profiles=True),
        lambda: _with("setup", players=unpack(_SMALL)[1]["setup"]["players"][:1]),
    ],
)
def test_a_whole_save_of_an_impossible_game_is_illegal(make: Callable[[], bytes]) -> None:
    assert _problem_of(make()) is SaveProblem.ILLEGAL


def test_a_save_of_the_other_game_is_no_save_of_this_one() -> None:
    outer, payload = unpack(_SMALL)
    assert _problem_of(pack(outer | {"game": "acquire"}, payload)) is SaveProblem.TOO_NEW
    relabelled = outer | {"game": "acquire", "rules_rev": 1}
    assert _problem_of(pack(relabelled, payload)) is SaveProblem.DAMAGED
    other, theirs = unpack(encode(acquire_played(actions=3)[0]))
    assert _problem_of(pack(other | {"game": "hotel_tycoon"}, theirs)) is SaveProblem.DAMAGED
    assert _problem_of(pack(outer | {"game": "chess"}, payload)) is SaveProblem.UNKNOWN_GAME


def test_no_wrong_type_anywhere_is_more_than_an_error() -> None:
    """Every value of the set-up and every action is replaced by values of every other type."""
    outer, payload = unpack(_SMALL)
    places = [
        *((("setup", name), payload["setup"]) for name in payload["setup"]),
        *((("options", name), payload["setup"]["options"]) for name in payload["setup"]["options"]),
        *((("actions", at), payload["actions"]) for at in range(3)),
    ]
    for (_, key), holder in places:
        kept = copy.deepcopy(holder[key])
        for wrong in _WRONG:
            holder[key] = wrong
            try:
                loaded = decode(pack(outer, payload), GAMES)
            except SaveError:
                continue
            assert decode(encode(loaded.game), GAMES).states == loaded.states
        holder[key] = kept


def test_drawing_is_never_asked_of_anybody() -> None:
    """A save is made between two decisions: nothing that goes on by itself is ever the topmost."""
    _, states = played(long_setup(Mode.INVESTORS, 4, "asked"), 800)
    assert not [s for s in states if isinstance(s.table.flow[-1], Drawing | TurnFlow)]


def main() -> None:
    """Write the golden saves that are not there: ``python -m`` this module."""
    folder = SAVES / "hotel_tycoon"
    folder.mkdir(exist_ok=True)
    for name, (game, state) in golden_saves().items():
        path = folder / f"{name}.acquire"
        if not path.exists():
            path.write_bytes(encode(game))
            text = json.dumps(facts(game, state), indent=1, ensure_ascii=False)
            path.with_suffix(".json").write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
