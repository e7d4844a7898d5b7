"""The 40 cases gathered from other programs: bonuses, positions and tables."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from acquire_desktop.games.acquire.engine.actions import (
    AcquireNext,
    Action,
    BuyStock,
    ChooseSurvivor,
    DeclareEnd,
    DisposeStock,
    FoundChain,
    IllegalActionError,
    PassPlacement,
    PlaceTile,
)
from acquire_desktop.games.acquire.engine.board import EMPTY, TILE_COUNT, TILE_NAMES, TILES_BY_NAME
from acquire_desktop.games.acquire.engine.decisions import (
    AcquisitionOrder,
    GameOver,
    StockDisposal,
    StockPurchase,
    SurvivorChoice,
)
from acquire_desktop.games.acquire.engine.editions import (
    CLASSIC_2023,
    EDITION_2008,
    Edition,
    bonuses,
    chain_named,
)
from acquire_desktop.games.acquire.engine.events import BonusPaid, Event
from acquire_desktop.games.acquire.engine.game import apply, legal_actions, observe
from acquire_desktop.games.acquire.engine.kernel.bonus import bonus_shares
from acquire_desktop.games.acquire.engine.position import position
from acquire_desktop.games.acquire.engine.state import State
from acquire_desktop.games.acquire.engine.view import EffectKind, View

CASES: list[dict[str, Any]] = json.loads(
    (Path(__file__).parent / "data" / "cases.json").read_text("utf-8")
)["cases"]
WITHOUT_MARKET = replace(CLASSIC_2023, two_player_market=False)
DECISIONS = {
    "dispose": StockDisposal,
    "buy": StockPurchase,
    "choose_survivor": SurvivorChoice,
    "choose_next_defunct": AcquisitionOrder,
}


def edition_of(case: Mapping[str, Any]) -> Edition:
    return EDITION_2008 if case["id"].endswith("2008") else WITHOUT_MARKET


def chain(name: str, edition: Edition = WITHOUT_MARKET) -> int:
    return chain_named(edition, name)


def diagram(setup: Mapping[str, Any]) -> list[str]:
    """Draw the board of a case from its chains and loose tiles, unless it is given."""
    if "board" in setup:
        return list(setup["board"])
    signs = ["."] * TILE_COUNT
    for name, tiles in setup.get("chains", {}).items():
        for tile in tiles:
            signs[TILES_BY_NAME[tile]] = name[0]
    for tile in setup.get("loose", ()):
        signs[TILES_BY_NAME[tile]] = "o"
    return ["".join(signs[start : start + 12]) for start in range(0, TILE_COUNT, 12)]


def start(case: Mapping[str, Any]) -> State:
    setup = case["setup"]
    if "players" in setup:
        players = setup["players"]
        cash = [player.get("cash", 6000) for player in players]
        stocks = [player.get("shares", {}) for player in players]
        hands = [" ".join(player.get("hand", ())) for player in players]
    elif "racks" in setup:
        cash, stocks = [6000] * len(setup["racks"]), []
        hands = [" ".join(rack) for rack in setup["racks"]]
    else:
        cash = setup["cash"]
        stocks = [
            {name: n for name, n in zip(setup["chain_order"], row, strict=True) if n}
            for row in setup["shares"]
        ]
        hands = ["5G" if seat == setup["turn"] else "" for seat in range(len(cash))]
    return position(
        edition_of(case),
        diagram(setup),
        cash=cash,
        stocks=stocks,
        hands=hands,
        pool=" ".join(setup["bag"]) if "bag" in setup else None,
        turn_seat=setup.get("turn", 1),
        buying=setup.get("phase") == "buy",
    )


def action_of(step: Mapping[str, Any], state: State) -> Action:
    """Translate a step of a case; a disposal keeps what it neither trades nor sells."""
    edition = state.setup.edition
    match step["type"]:
        case "play_tile":
            return PlaceTile(TILES_BY_NAME[step["tile"]])
        case "choose_chain":
            return FoundChain(chain(step["chain"], edition))
        case "choose_survivor":
            return ChooseSurvivor(chain(step["chain"], edition))
        case "choose_next_defunct":
            return AcquireNext(chain(step["chain"], edition))
        case "dispose":
            held = observe(state, state.seat).stocks[state.seat][acquired(state)]
            return DisposeStock(held - step["sell"] - step["trade"], step["sell"], step["trade"])
        case "buy":
            counts = [0] * 7
            for name in step["chains"]:
                counts[chain(name, edition)] += 1
            return BuyStock(tuple(counts))
        case "declare_end":
            return DeclareEnd()
        case _:
            raise AssertionError(step)


def acquired(state: State) -> int:
    decision = observe(state, state.seat).decision
    assert isinstance(decision, StockDisposal)
    return decision.acquired


def sell_all(state: State, events: list[Event]) -> State:
    """Settle the merger with everybody selling all stock; ties in the listed order."""
    while True:
        view = observe(state, state.seat)
        if isinstance(view.decision, StockDisposal):
            action: Action = DisposeStock(0, view.stocks[state.seat][view.decision.acquired], 0)
        elif isinstance(view.decision, AcquisitionOrder):
            action = view.legal[0]
        else:
            return state
        step = apply(state, action)
        events += step.events
        state = step.state


def play(state: State, steps: Sequence[Mapping[str, Any]], events: list[Event]) -> State:
    """Carry out the steps of a case; the illegal ones must be refused and change nothing."""
    for step in steps:
        if step["type"] == "dispose_all_sell":
            state = sell_all(state, events)
        elif step["type"] == "end_turn":
            state = apply(state, BuyStock((0,) * 7)).state
        elif step["type"] == "is_dead":
            view = observe(state, state.seat)
            effect = view.effects[view.hand.index(TILES_BY_NAME[step["tile"]])]
            assert (effect.kind is EffectKind.UNPLAYABLE) == step["value"]
        elif step.get("illegal"):
            before = state.key()
            with pytest.raises(IllegalActionError):
                apply(state, action_of(step, state))
            assert state.key() == before
        else:
            state = settle_forced(state, step, events)
            assert state.seat == step.get("player", state.seat)
            if "options" in step:
                options = {AcquireNext(chain(name)) for name in step["options"]}
                assert set(legal_actions(state)) == options
            done = apply(state, action_of(step, state))
            events += done.events
            state = done.state
    return state


def settle_forced(state: State, step: Mapping[str, Any], events: list[Event]) -> State:
    """Keep all stock where the case goes on to the next choice without telling of disposals.

    Whoever decided nothing in the other program keeps; declaring follows an empty purchase.
    """
    while step["type"] == "choose_next_defunct" and not isinstance(
        observe(state, state.seat).decision, AcquisitionOrder
    ):
        held = observe(state, state.seat).stocks[state.seat][acquired(state)]
        done = apply(state, DisposeStock(held, 0, 0))
        events += done.events
        state = done.state
    return state


def check(case: Mapping[str, Any], state: State, events: Sequence[Event]) -> None:
    view = observe(state, state.seat)
    expect = case["expect"]
    edition = state.setup.edition
    for name, size in {**expect.get("size", {}), **expect.get("size_final", {})}.items():
        assert view.sizes[chain(name, edition)] == size
    for name, count in expect.get("bank", {}).items():
        assert view.bank[chain(name, edition)] == count
    if "cash" in expect:
        assert list(view.cash) == expect["cash"]
    for seat, held in enumerate(expect.get("shares", ())):
        assert held_by_name(view, seat) == named(held, case)
    for name, amounts in expect.get("bonus", {}).items():
        assert paid(events, chain(name, edition), view.players) == amounts
    if "survivor" in expect:
        tile = TILES_BY_NAME[case["action"][0]["tile"]]
        assert view.board[tile] == chain(expect["survivor"], edition)
    for tile in expect.get("loose", ()):
        assert view.board[TILES_BY_NAME[tile]] not in (EMPTY, *range(7))
    check_decision(expect, view, edition, state.seat)


def check_decision(
    expect: Mapping[str, Any], view: View, edition: Edition, state_seat: int
) -> None:
    if "next" in expect:
        assert isinstance(view.decision, DECISIONS[expect["next"]])
        assert state_seat == expect.get("next_player", state_seat)
    if "options" in expect:
        assert set(view.legal) == {
            ChooseSurvivor(chain(name, edition)) for name in expect["options"]
        }
    if "max_trade" in expect:
        trades = [a.trade for a in view.legal if isinstance(a, DisposeStock)]
        assert max(trades) == expect["max_trade"]
    if "then_end_allowed" in expect:
        assert (DeclareEnd() in view.legal) == expect["then_end_allowed"]
    if "defunct" in expect:
        assert all(view.sizes[chain(name, edition)] == 0 for name in expect["defunct"])


def held_by_name(view: View, seat: int) -> dict[str, int]:
    specs = view.edition.chains
    return {specs[c].name: n for c, n in enumerate(view.stocks[seat]) if n}


def named(held: Mapping[str, int] | Sequence[int], case: Mapping[str, Any]) -> dict[str, int]:
    if isinstance(held, Mapping):
        return dict(held)
    order = case["setup"]["chain_order"]
    return {name: n for name, n in zip(order, held, strict=True) if n}


def paid(events: Sequence[Event], of_chain: int, players: int) -> list[int]:
    amounts = [0] * players
    for event in events:
        if isinstance(event, BonusPaid) and event.chain == of_chain and event.seat is not None:
            amounts[event.seat] += event.amount
    return amounts


def of_type(kind: str) -> list[Any]:
    """Return the cases of one kind, each under its name."""
    chosen = []
    for case in CASES:
        action = case["action"]
        name = action["type"] if isinstance(action, dict) else "steps"
        if name == kind:
            chosen.append(pytest.param(case, id=case["id"]))
    return chosen


@pytest.mark.parametrize("case", of_type("pay_bonus"))
def test_bonuses_are_paid_as_other_programs_pay_them(case: Mapping[str, Any]) -> None:
    setup = case["setup"]
    edition = edition_of(case)
    row = bonuses(edition, chain(setup["chain"], edition), setup["size"])
    amounts = [0] * len(setup["shares"])
    for seat, _, _, _, amount in bonus_shares(
        setup["shares"], row, edition.bonus_places, edition.sole_places
    ):
        amounts[seat] += amount
    assert amounts == case["expect"]["bonus_per_player"]


@pytest.mark.parametrize("case", of_type("steps"))
def test_positions_go_on_as_in_other_programs(case: Mapping[str, Any]) -> None:
    state = start(case)
    events: list[Event] = []
    expect = case["expect"]
    steps = list(case["action"])
    if "cash_after_bonus" in expect and "final" not in expect:
        check_cash_after_bonuses(state, steps, expect["cash_after_bonus"])
    state = play(state, steps, events)
    if "final" in expect or "game_over" in expect:
        state = apply(state, BuyStock((0,) * 7)).state
        decision = observe(state, 0).decision
        assert isinstance(decision, GameOver)
        assert list(decision.totals) == expect.get("final", list(decision.totals))
        return
    if expect.get("unchanged"):
        assert state == start(case)
    if case["id"] in ("merge-four-way", "merge-four-way-all-tied"):
        state = sell_all(state, events)
    check(case, state, events)


def check_cash_after_bonuses(
    state: State, steps: Sequence[Mapping[str, Any]], cash: list[int]
) -> None:
    """Compare cash with all bonuses of the merger paid and no stock sold.

    The other programs pay all bonuses of a merger at once; the rulebooks settle one acquired
    chain after the other, so here everybody keeps all stock until the merger is done.
    """
    for step in steps:
        if step["type"] in ("play_tile", "choose_survivor"):
            state = apply(state, action_of(step, state)).state
    while not isinstance(observe(state, state.seat).decision, StockPurchase):
        legal = legal_actions(state)
        keeps = [a for a in legal if not isinstance(a, DisposeStock) or a.sell + a.trade == 0]
        state = apply(state, keeps[0]).state
    assert list(observe(state, 0).cash) == cash


@pytest.mark.parametrize("case", of_type("can_end"))
def test_the_end_may_be_declared_just_when_the_table_says_so(case: Mapping[str, Any]) -> None:
    names = [spec.letter for spec in WITHOUT_MARKET.chains]
    for row in case["setup"]["table"]:
        signs = ["."] * TILE_COUNT
        spaces = iter(range(TILE_COUNT))
        for letter, size in zip(names, row["sizes"], strict=False):
            for _ in range(size):
                signs[next(spaces)] = letter
            for _ in range(13):
                next(spaces)
        board = ["".join(signs[s : s + 12]) for s in range(0, TILE_COUNT, 12)]
        state = position(
            WITHOUT_MARKET, board, cash=[0, 0, 0], hands=[TILE_NAMES[107]], buying=True
        )
        assert (DeclareEnd() in legal_actions(state)) == row["can_end"]


def test_all_forty_cases_are_run() -> None:
    kinds = ("pay_bonus", "steps", "can_end")
    assert sum(len(of_type(kind)) for kind in kinds) == len(CASES) == 40


def test_nothing_is_passed_while_a_tile_can_be_placed() -> None:
    """Rule: ja-2023: placing is compulsory when a legal tile is in hand."""
    state = position(WITHOUT_MARKET, ["." * 12] * 9, cash=[0] * 3, hands=["1A", "2B", "3C"])
    with pytest.raises(IllegalActionError):
        apply(state, PassPlacement())
