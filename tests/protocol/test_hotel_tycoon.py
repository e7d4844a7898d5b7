"""The protocol plays, referees and saves Hotel Tycoon by the same requests."""

from copy import deepcopy
from dataclasses import replace
from random import Random
from typing import Any, get_args

import pytest

from acquire_desktop.games.hotel_tycoon.engine.decisions import Debt, Decision
from acquire_desktop.games.hotel_tycoon.engine.game import observe
from acquire_desktop.games.hotel_tycoon.engine.rules.bills import bill
from acquire_desktop.games.hotel_tycoon.engine.rules.table import Table
from acquire_desktop.games.hotel_tycoon.engine.setup import PLAYERS, Mode, Options, make_setup
from acquire_desktop.games.hotel_tycoon.engine.terms import BANK, Reason
from acquire_desktop.games.hotel_tycoon.view_objects import (
    decision_object,
    state_object,
    view_object,
)
from acquire_desktop.games.hotel_tycoon.view_reader import view_from
from tests.games.hotel_tycoon.saved_games import long_setup, played
from tests.protocol.talk import ROOT, Json, Process, Talk, kind_of

TEXT = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
SALES = ("sell", "sell-entrance", "auction")


def begun(players: int = 3, setup: str = "investors", **fields: Any) -> Talk:
    talk = Talk()
    talk.ask("new", game="hotel_tycoon", setup=setup, players=players, **fields)
    return talk


def play(talk: Talk, random: Random, plies: int = 5000) -> None:
    """Play at random; what is owned is seldom sold."""
    while plies and (legal := talk.ask("legal")["actions"]):
        kept = [line for line in legal if line.split()[0] not in SALES]
        talk.ask("apply", action=random.choice(kept or legal))
        plies -= 1


@pytest.mark.parametrize("setup", [mode.value for mode in Mode])
@pytest.mark.parametrize("players", PLAYERS)
def test_a_whole_game_is_played(setup: str, players: int) -> None:
    options = {"fines_eliminate": False, "round_limit": 12}
    talk = begun(players, setup, options=options, seed="whole")
    play(talk, Random(players))
    legal, state = talk.ask("legal"), talk.ask("state")["state"]
    assert (legal["seat"], legal["actions"], legal["decision"]["kind"]) == (None, [], "GameOver")
    assert state["end_reason"] in ("bankruptcies", "cash", "round_limit")
    told = [event["event"] for event in talk.ask("events")["events"]]
    assert told.count("TurnBegan") > 2


def test_hello_names_the_games() -> None:
    assert Talk().ask("hello")["games"] == ["acquire", "hotel_tycoon"]


def test_a_state_and_a_view_tell_their_game() -> None:
    talk = begun()
    assert talk.ask("state")["state"]["game"] == "hotel_tycoon"
    assert talk.ask("view", seat=0)["view"]["game"] == "hotel_tycoon"


def test_options_that_are_left_out_are_the_usual_ones() -> None:
    assert begun(setup="classic").ask("state")["state"]["options"]["fines_eliminate"] is True
    assert begun(setup="self_made").ask("state")["state"]["options"]["fines_eliminate"] is False
    chosen = begun(options={"hardcore": True}).ask("state")["state"]["options"]
    assert (chosen["hardcore"], chosen["events"]) == (True, True)


@pytest.mark.parametrize(
    ("fields", "kind"),
    [
        ({"setup": "poker"}, "bad-setup"),
        ({"setup": None}, "bad-setup"),
        ({"players": 5}, "bad-setup"),
        ({"players": True}, "bad-setup"),
        ({"seed": 5}, "bad-setup"),
        ({"seed": ""}, "bad-setup"),
        ({"options": []}, "bad-setup"),
        ({"options": {"unknown": True}}, "bad-setup"),
        ({"options": {"hardcore": 1}}, "bad-setup"),
        ({"options": {"movement": "three_dice"}}, "bad-setup"),
        ({"game": "chess"}, "bad-request"),
        ({"game": 1}, "bad-request"),
        ({"edition": "2008"}, "bad-request"),
        ({"power_cards": True}, "bad-request"),
    ],
)
def test_a_setup_that_cannot_be_is_refused(fields: Json, kind: str) -> None:
    whole = {"game": "hotel_tycoon", "setup": "classic", "players": 2}
    assert kind_of(begun().try_to("new", **{**whole, **fields})) == kind


def test_fields_of_this_game_are_none_of_acquires() -> None:
    assert (
        kind_of(Talk().try_to("new", edition="2008", players=3, setup="classic")) == "bad-request"
    )


def test_what_is_acquires_alone_is_refused_in_words() -> None:
    talk = begun(2, "classic", options={"round_limit": 2})
    assert talk.refused("deal", seat=0, tile="1A") == "bad-request"
    play(talk, Random(1))
    save = talk.ask("save")
    for do in ("review", "luck"):
        answer = talk.try_to(do, save=save)
        assert kind_of(answer) == "bad-request"
        assert "Acquire alone" in answer["error"]["message"]
    view = begun().ask("view", seat=0)["view"]
    for field in ({"simulations": 10}, {"strict": False}):
        assert kind_of(talk.try_to("choose", view=view, **field)) == "bad-request"


def test_actions_are_refused_as_in_acquire() -> None:
    talk = begun(2, "classic")
    seat = talk.ask("legal")["seat"]
    assert talk.refused("apply", action="fly 3") == "bad-notation"
    assert talk.refused("apply", action="end") == "illegal-action"
    assert talk.refused("apply", action="throw", seat=1 - seat) == "illegal-action"
    assert talk.refused("view", seat=2) == "bad-request"


def test_a_seat_is_told_nothing_of_other_hands() -> None:
    talk = begun(4)
    play(talk, Random(3), 120)
    state = talk.ask("state")["state"]
    for seat in range(4):
        view = talk.ask("view", seat=seat)["view"]
        assert (view["hand"], view["first_cards"]) == tuple(
            state[name][seat] for name in ("hands", "first_cards")
        )
        assert not {"hands", "deck"} & view.keys()
        told = talk.ask("events", **{"for": seat})["events"]
        drawn = [event for event in told if event["event"] == "CardDrawn"]
        assert {event["seat"] for event in drawn if event["card"] is not None} <= {seat}
        assert drawn


def test_a_gift_that_was_put_off_eliminates_nobody_with_gentle_fines() -> None:
    """Rule: A47, A61. The richest man puts a gift off and spends all money before it is due."""
    talk = begun(2, seed="gift7227", options={"fines_eliminate": False})
    to_the_gift = "throw, drive 3 0, end, throw, drive 4 0, buy coral, end, throw, drive 4 0"
    for line in to_the_gift.split(", "):
        talk.ask("apply", action=line)
    assert talk.ask("state")["state"]["decision"]["debt"] == "gift"
    for line in ("postpone", "end", "auction coral", "bid 12000", "throw", "drive 1 0"):
        talk.ask("apply", action=line)
    told = talk.ask("apply", action="end")["events"]
    assert {"event": "DebtCancelled", "seat": 1, "amount": 200} in told
    legal = talk.ask("legal")
    assert (legal["seat"], legal["decision"]["kind"]) == (1, "BeforeThrow")
    assert talk.ask("state")["state"]["out"] == [False, False]


def test_a_debtor_may_play_the_card_dealt_to_the_co_op() -> None:
    """Rule: R14, A36. Tax takes $4,000 of $3,000, and Interest Rates bring the rest."""
    talk = begun(3, seed="coop1066", options={"grace": False})
    talk.ask("apply", action="throw")
    talk.ask("apply", action="drive 6 0")
    assert talk.ask("legal")["actions"] == ["pay", "play interest_rates"]
    talk.ask("apply", action="play interest_rates")
    state = talk.ask("apply", action="pay")["state"]
    assert (state["cash"][0], state["out"]) == (2000, [False] * 3)


@pytest.mark.parametrize(
    ("options", "owed", "spared"),
    [
        ({}, "bank", True),
        ({"grace": False}, "bank", False),
        ({"fines_eliminate": False}, "bank", True),
        ({}, "stay", False),
        ({"fines_eliminate": False}, "stay", False),
        ({}, "gift", False),
        ({"fines_eliminate": False}, "gift", True),
    ],
)
def test_a_bill_says_spared_only_where_what_cannot_be_paid_is_forgiven(
    options: Json, owed: str, spared: bool
) -> None:
    """Rule: A47, A61. Nobody has property or two laps yet, but for the host of a stay."""
    setup = make_setup(Mode.CLASSIC, 2, "spared", replace(Options(), **options))
    table = Table(setup, 0)
    table.owners[0], table.built[0] = 1, 1
    bill(table, 0, 600, {"stay": 1, "gift": 1}.get(owed, BANK), Debt(owed), Reason.CARD)
    shown = decision_object(table.flow[-1])
    assert (shown["debt"], shown["spared"]) == (owed, spared)


def test_hidden_cash_follows_from_what_everybody_was_told() -> None:
    """Rule: A59. All money is paid openly, so a view tells nothing that its seat does not know."""
    talk = begun(3, seed="sums", options={"hide_cash": True, "fines_eliminate": False})
    play(talk, Random(9), 400)
    told = talk.ask("events", **{"for": 1})["events"]
    paid = [event for event in told if event["event"] == "MoneyPaid"]
    cash = [0, 0, 0, 0]  # the Bank is -1
    for event in paid:
        cash[event["payer"]] -= event["amount"]
        cash[event["payee"]] += event["amount"]
    assert talk.ask("view", seat=1)["view"]["cash"] == cash[:3]


def test_a_game_is_saved_and_loaded() -> None:
    talk = begun(3)
    play(talk, Random(4), 60)
    before = talk.ask("state")
    save = talk.ask("save")
    assert save["game"] == "hotel_tycoon"
    other = Talk()
    assert other.ask("load", save=save) == before
    assert other.ask("events") == talk.ask("events")


@pytest.mark.parametrize("level", ["random", "easy", "medium", "hard"])
def test_computer_players_choose_from_a_view(level: str) -> None:
    talk = begun(3, seed=level)
    for _ in range(6 if level == "hard" else 40):
        legal = talk.ask("legal")
        view = talk.ask("view", seat=legal["seat"])["view"]
        chosen = talk.ask("choose", view=view, level=level, seed=7, seconds=20)
        assert chosen == talk.ask("choose", view=view, level=level, seed=7, seconds=20)
        assert chosen["action"] in legal["actions"]
        talk.ask("apply", action=chosen["action"])


def test_only_the_levels_of_this_game_choose() -> None:
    talk = begun()
    view = talk.ask("view", seat=talk.ask("legal")["seat"])["view"]
    assert kind_of(talk.try_to("choose", view=view, level="master")) == "bad-request"
    assert kind_of(talk.try_to("choose", view={**view, "game": "chess"})) == "bad-view"


def test_a_seat_that_does_not_decide_chooses_nothing() -> None:
    talk = begun(2)
    view = talk.ask("view", seat=1 - talk.ask("legal")["seat"])["view"]
    assert kind_of(talk.try_to("choose", view=view)) == "bad-view"


@pytest.mark.part(of=3)
@pytest.mark.parametrize("mode", Mode)
def test_every_view_comes_back_from_json(mode: Mode) -> None:
    for state in played(long_setup(mode, 4, f"views {mode.value}"))[1][::9]:
        for seat in range(4):
            view = observe(state, seat)
            assert view_from(view_object(view)) == view


_VALUES: tuple[Any, ...] = (
    *(None, True, False, 0, 1, 3, 7, 30, -1, -2, 10**9, 10**30, 0.5, "", "coral", "x" * 500),
    *([], [0] * 4, [[]], {}, {"kind": "Auction"}),
)


def _spoil(part: Any, random: Random) -> None:
    """Change one value somewhere in JSON."""
    while True:
        keys = list(part) if isinstance(part, dict) else list(range(len(part)))
        if not keys:
            return
        key = random.choice(keys)
        if isinstance(part[key], dict | list) and part[key] and random.random() < 0.8:
            part = part[key]
            continue
        if isinstance(part[key], int) and random.random() < 0.5:
            part[key] += random.choice((-1, 1, 2))
        else:
            part[key] = random.choice(_VALUES)
        return


def test_a_spoilt_view_is_refused_or_played_on_and_never_more() -> None:
    random = Random(55)
    states = [s for mode in Mode for s in played(long_setup(mode, 3, "spoilt"), 300)[1][::3]]
    talk, refused, count = Talk(), 0, 600
    for _ in range(count):
        state = random.choice(states)
        view: Json = deepcopy({**view_object(observe(state, state.seat))})
        for _ in range(random.randint(1, 2)):
            _spoil(view, random)
        level = random.choice(("random", "easy", "medium"))
        answer = talk.try_to("choose", view=view, level=level)
        if "error" in answer:
            assert kind_of(answer) in ("bad-view", "bad-request")
            refused += 1
    assert count * 0.6 < refused < count


def test_every_field_and_decision_is_described() -> None:
    states = played(long_setup(Mode.INVESTORS, 3, "described"), 50)[1]
    shown = {**state_object(states[-1]), **view_object(observe(states[-1], states[-1].seat))}
    options, turn = shown["options"], shown["turn"]
    assert isinstance(options, dict)
    assert isinstance(turn, dict)
    kinds = [kind.__name__ for kind in get_args(Decision)]
    for name in (*shown, *options, *turn, *kinds):
        assert f"`{name}`" in TEXT, name


def test_a_real_process_plays_both_games() -> None:
    with Process() as process:
        process.ask("new", game="hotel_tycoon", setup="classic", players=2)
        assert process.ask("apply", action="throw")["events"]
        process.ask("new", edition="2008", players=3)
        assert "game" not in process.ask("state")["state"]
        assert process.finish() == 0
