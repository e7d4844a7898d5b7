"""What the preview and its sentence promise is what then happens, in random positions."""

from collections.abc import Iterator
from random import Random

import pytest

from acquire_desktop.games.acquire.engine.actions import PlaceTile
from acquire_desktop.games.acquire.engine.board import INDEPENDENT
from acquire_desktop.games.acquire.engine.decisions import (
    AcquisitionOrder,
    Founding,
    StockDisposal,
    SurvivorChoice,
    TilePlacement,
)
from acquire_desktop.games.acquire.engine.editions import EDITIONS
from acquire_desktop.games.acquire.engine.events import BonusPaid, ChainGrew, Event, MergerBegan
from acquire_desktop.games.acquire.engine.game import apply, new_game, observe
from acquire_desktop.games.acquire.engine.setup import make_setup
from acquire_desktop.games.acquire.engine.state import State
from acquire_desktop.games.acquire.engine.view import EffectKind, TileEffect, View
from acquire_desktop.ui.acquire.words.effect_texts import effect_sentence
from acquire_desktop.ui.kit.texts import money

NAMES = ("Ana", "Bea", "Carlos", "Daisuke")
IN_MERGER = (SurvivorChoice, AcquisitionOrder, StockDisposal)


def positions(edition: str, seed: int) -> Iterator[State]:
    """Play a random game and yield every state in which a tile is to be placed."""
    chance = Random(seed)
    state = new_game(make_setup(EDITIONS[edition], 4, f"effects {seed}"))
    while not state.over:
        view = observe(state, state.seat)
        if isinstance(view.decision, TilePlacement):
            yield state
        state = apply(state, chance.choice(view.legal)).state


def placed(state: State, effect: TileEffect) -> tuple[State, list[Event]]:
    """Place the tile and settle the merger, everybody keeping the stock."""
    step = apply(state, PlaceTile(effect.tile))
    events = list(step.events)
    while not step.state.over:
        view = observe(step.state, step.state.seat)
        if not isinstance(view.decision, IN_MERGER):
            break
        step = apply(step.state, view.legal[0])
        events += step.events
    return step.state, events


def check_chain(before: View, after: View, effect: TileEffect, sentence: str) -> None:
    """Check size, tiles, price and safety of the chain that has the tile."""
    chain = after.board[effect.tile]
    assert effect.survivor in (None, chain)
    assert after.sizes[chain] == effect.size
    assert effect.group == tuple(t for t, owner in enumerate(after.board) if owner == chain)
    if effect.survivor is None:
        return
    assert str(effect.size) in sentence
    rises = f"from {money(before.prices[chain])} to {money(after.prices[chain])}"
    assert (rises in sentence) == (before.prices[chain] != after.prices[chain])
    safe, end = before.edition.safe_size, before.edition.end_size
    becomes_safe = before.sizes[chain] < safe <= after.sizes[chain]
    assert ("becomes safe" in sentence) == becomes_safe
    assert ("end can be declared" in sentence) == (before.sizes[chain] < end <= effect.size)


def check_bonuses(events: list[Event], effect: TileEffect, view: View, sentence: str) -> None:
    """Check that every bonus of a chain sure to be acquired was announced, and no other."""
    merger = next(event for event in events if isinstance(event, MergerBegan))
    assert set(merger.chains) == set(effect.chains)
    largest = max(merger.sizes)
    sure = {
        chain
        for chain, size in zip(merger.chains, merger.sizes, strict=True)
        if size < largest or (effect.survivor is not None and chain != effect.survivor)
    }
    for chain in sure:
        name = view.edition.chains[chain].name
        paid = [e for e in events if isinstance(e, BonusPaid) and e.chain == chain]
        if not paid:
            assert f"Nobody holds {name} stock: no bonus." in sentence
            continue
        told = sentence.partition(f"{name} bonuses: ")[2].partition(".")[0]
        announced = set(told.replace(" and ", ", ").split(", "))
        shares = {(e.seat, e.amount) for e in paid if e.seat is not None}
        assert announced == {f"{NAMES[seat]} {money(amount)}" for seat, amount in shares}


def check(state: State, effect: TileEffect) -> None:
    view = observe(state, state.seat)
    sentence = effect_sentence(effect, view, NAMES)
    is_legal = PlaceTile(effect.tile) in view.legal
    assert is_legal == (effect.kind not in (EffectKind.BLOCKED, EffectKind.UNPLAYABLE))
    if not is_legal:
        return
    end, events = placed(state, effect)
    after = observe(end, state.seat)
    match effect.kind:
        case EffectKind.ALONE:
            assert after.board[effect.tile] == INDEPENDENT
        case EffectKind.FOUNDS:
            assert isinstance(after.decision, Founding)
            chosen = observe(end, end.seat).legal[0]
            check_chain(view, observe(apply(end, chosen).state, 0), effect, sentence)
        case EffectKind.GROWS:
            assert any(isinstance(event, ChainGrew) for event in events)
            check_chain(view, after, effect, sentence)
        case _:
            check_chain(view, after, effect, sentence)
            check_bonuses(events, effect, view, sentence)


@pytest.mark.part(of=5)
@pytest.mark.parametrize("edition", EDITIONS)
def test_what_a_preview_promises_is_what_then_happens(edition: str) -> None:
    kinds = set()
    for seed in range(4):
        for state in positions(edition, seed):
            for effect in observe(state, state.seat).effects:
                check(state, effect)
                kinds.add(effect.kind)
    assert kinds == set(EffectKind)
