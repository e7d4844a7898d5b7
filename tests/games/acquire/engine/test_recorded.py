"""The 27 games recorded by another program, replayed step by step.

That program orders start tiles by column, refills racks in its own way, skips choices with one
answer, pays all bonuses of a merger at once and lets players pass who cannot afford any stock:
so tiles are dealt before they are placed, forced choices are filled in, and bonuses still to be
paid are added before cash is compared.
"""

import json
from collections.abc import Mapping
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
    PlaceTile,
)
from acquire_desktop.games.acquire.engine.board import CHAIN_COUNT, TILE_COUNT, TILES_BY_NAME
from acquire_desktop.games.acquire.engine.decisions import GameOver, StockDisposal, TilePlacement
from acquire_desktop.games.acquire.engine.editions import CLASSIC_2023, chain_named
from acquire_desktop.games.acquire.engine.game import apply, deal, legal_actions, new_game, observe
from acquire_desktop.games.acquire.engine.kernel.bonus import bonus_of
from acquire_desktop.games.acquire.engine.notation import board_diagram
from acquire_desktop.games.acquire.engine.setup import Setup, make_setup
from acquire_desktop.games.acquire.engine.state import State

GAMES: list[dict[str, Any]] = json.loads(
    (Path(__file__).parent / "data" / "recorded.json").read_text("utf-8")
)
EDITION = replace(CLASSIC_2023, players=(1, 6), two_player_market=False)


def setup_of(game: Mapping[str, Any]) -> Setup:
    bag = [TILES_BY_NAME[name] for name in game["tile_bag"]]
    rest = [tile for tile in range(TILE_COUNT) if tile not in bag]
    first = game["steps"][0]["after"]["next_player"]
    # Alone, that program pays the founder nothing when the bank has no stock left.
    edition = replace(EDITION, founder_cash=False) if game["players"] == 1 else EDITION
    return make_setup(edition, game["players"], "recorded", tiles=(*bag, *rest), first_seat=first)


def action_of(step: Mapping[str, Any], state: State) -> Action:
    def chain(name: str) -> int:
        return chain_named(EDITION, name)

    match step["action"]:
        case "PlayTile":
            return PlaceTile(TILES_BY_NAME[step["tile"]])
        case "SelectNewChain":
            return FoundChain(chain(step["chain"]))
        case "SelectMergerSurvivor":
            return ChooseSurvivor(chain(step["chain"]))
        case "SelectChainToDisposeOfNext":
            return AcquireNext(chain(step["chain"]))
        case "DisposeOfShares":
            view = observe(state, state.seat)
            assert isinstance(view.decision, StockDisposal)
            held = view.stocks[state.seat][view.decision.acquired]
            return DisposeStock(held - step["trade"] - step["sell"], step["sell"], step["trade"])
        case "PurchaseShares":
            counts = [0] * CHAIN_COUNT
            for name in step["buy"]:
                counts[chain(name)] += 1
            return BuyStock(tuple(counts))
        case _:
            raise AssertionError(step)


def until_ready(state: State, step: Mapping[str, Any]) -> State:
    """Answer what the other program skipped: single choices, empty purchases and passes."""
    kind = type(action_of(step, state)) if step["action"] != "DisposeOfShares" else DisposeStock
    for _ in range(3 * state.setup.players):
        legal = legal_actions(state)
        if step["action"] == "PlayTile" and state.seat == step["player"]:
            decision = observe(state, state.seat).decision
            if isinstance(decision, TilePlacement):
                return deal(state, state.seat, TILES_BY_NAME[step["tile"]])
        if state.seat == step["player"] and any(isinstance(action, kind) for action in legal):
            return state
        state = apply(state, legal[0]).state
    raise AssertionError("the recorded step never becomes possible")


def as_recorded(values: tuple[int, ...], order: list[str]) -> list[int]:
    return [values[chain_named(EDITION, name)] for name in order]


def compare(state: State, after: Mapping[str, Any], order: list[str]) -> None:
    view = observe(state, state.seat)
    board = [line.replace("x", ".") for line in after["board"]]
    assert list(board_diagram(view.board, EDITION)) == board
    assert [as_recorded(row, order) for row in view.stocks] == after["shares"]
    assert as_recorded(view.bank, order) == after["bank"]
    assert as_recorded(view.sizes, order) == after["size"]
    assert as_recorded(view.prices, order) == after["price"]
    game = state.game.copy()
    cash = game.cash[: game.seats]
    for chain in game.merging if game.survivor >= 0 else ():
        paid = [bonus_of(game, chain, seat, 0) for seat in range(game.seats)]
        cash = [before + amount for before, amount in zip(cash, paid, strict=True)]
    assert cash == after["cash"]


@pytest.mark.parametrize(
    "game", [pytest.param(game, id=game["source"].rsplit("/", 1)[-1]) for game in GAMES]
)
def test_recorded_games_go_the_same_way(game: Mapping[str, Any]) -> None:
    state = new_game(setup_of(game))
    order = [name.replace("Luxor", "Sackson") for name in game["chain_order"]]
    compare(state, game["steps"][0]["after"], order)
    for step in game["steps"][1:]:
        state = until_ready(state, step)
        if step.get("end"):
            # That program lets anybody tick the box and ignores it when the end is not in sight.
            possible = DeclareEnd() in legal_actions(state)
            assert possible == (step["after"]["next"] == "GameOver")
            state = apply(state, DeclareEnd()).state if possible else state
        state = apply(state, action_of(step, state)).state
        state = skip_to(state, step)
        compare(state, step["after"], order)
    last = game["steps"][-1]["after"]
    if last["next"] == "GameOver":
        while not state.over and not legal_actions(state)[1:]:
            state = apply(state, legal_actions(state)[0]).state
        if state.over:
            decision = observe(state, 0).decision
            assert isinstance(decision, GameOver)
            assert list(decision.totals) == last["net"]


def skip_to(state: State, step: Mapping[str, Any]) -> State:
    """Answer a founding or a survivor with one choice at once, as the other program does."""
    while step["after"]["next"] not in ("SelectNewChain", "SelectMergerSurvivor"):
        legal = legal_actions(state)
        if len(legal) != 1 or not isinstance(legal[0], FoundChain | AcquireNext):
            break
        state = apply(state, legal[0]).state
    return state


def test_all_recorded_steps_are_replayed() -> None:
    assert len(GAMES) == 27
    assert sum(len(game["steps"]) for game in GAMES) == 886
