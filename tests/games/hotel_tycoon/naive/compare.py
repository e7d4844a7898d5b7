"""Plays one random game on the program's engine and on the naive one, and compares every step."""

from collections import Counter
from enum import Enum
from random import Random
from typing import Any

from acquire_desktop.games.hotel_tycoon.engine.board import NOBODY, PROPERTY_KEYS
from acquire_desktop.games.hotel_tycoon.engine.decisions import BeforeThrow
from acquire_desktop.games.hotel_tycoon.engine.events import (
    AuctionBegan,
    CardDrawn,
    CardPlayed,
    EntrancePlaced,
    EntranceRemoved,
    EntranceTurned,
    Event,
    LandBought,
    MoneyPaid,
    PermissionAsked,
    PropertyTransferred,
    StayBilled,
    StructuresBuilt,
    StructuresLost,
)
from acquire_desktop.games.hotel_tycoon.engine.game import Step, apply, observe, redact, start
from acquire_desktop.games.hotel_tycoon.engine.notation import action_text, parse_action
from acquire_desktop.games.hotel_tycoon.engine.setup import Setup
from acquire_desktop.games.hotel_tycoon.engine.state import State
from acquire_desktop.games.hotel_tycoon.engine.view import View
from tests.games.hotel_tycoon.naive.game import NaiveGame
from tests.games.hotel_tycoon.naive.world import BANK, DEEDS, Ask

_PROPERTY_FIELDS = {"property", "before", "after"}
_WITH_PROPERTY = (
    *(AuctionBegan, EntrancePlaced, EntranceRemoved, EntranceTurned, LandBought),
    *(PermissionAsked, PropertyTransferred, StayBilled, StructuresBuilt, StructuresLost),
)
RARE = {"auction": 0.02, "sell": 0.05, "sell-entrance": 0.05}
"""How often a random player takes such an action where something else can be done."""
BUILDING = {"buy", "apply", "build", "build-free", "buy-entrance", "place", "turn"}
"""What a random player likes to do."""


class DifferenceError(AssertionError):
    """The two engines do not agree."""


def plain_event(event: Event) -> tuple[Any, ...]:
    """Write an event as the naive engine tells it."""

    def plain(name: str, value: Any) -> Any:
        if name in _PROPERTY_FIELDS and isinstance(event, _WITH_PROPERTY):
            return PROPERTY_KEYS[value]
        if isinstance(value, tuple):
            return tuple(plain("", each) for each in value)
        return value.value if isinstance(value, Enum) else value

    fields = ((name, getattr(event, name)) for name in type(event).__slots__)
    return (type(event).__name__, *(plain(name, value) for name, value in fields))


def naive_view(game: NaiveGame, seat: int) -> dict[str, Any]:
    """Return what a seat may know, as the naive engine has it."""
    seats = game.seats
    return {
        "cash": [game.cash[each] for each in seats],
        "worth": [game.worth(each) for each in seats],
        "tiles": [game.tile[each] for each in seats],
        "laps": [game.laps[each] for each in seats],
        "skips": [game.skips[each] for each in seats],
        "parked": sorted(game.parked),
        "resting": sorted(game.resting),
        "out": sorted(game.out),
        "came_back": sorted(game.came_back),
        "profiles": [game.profile.get(each) for each in seats],
        "abilities": (game.swapped, game.saved),
        "open_bill": None if game.open_bill is None else game.open_bill["amount"],
        "owners": dict(game.owner),
        "built": dict(game.built),
        "entrances": dict(game.entrance),
        "hand": list(game.hand[seat]),
        "first_cards": list(game.first_cards[seat]),
        "open_hands": [list(game.hand[each]) for each in seats if game.asks == "open_hands"],
        "hand_sizes": [len(game.hand[each]) for each in seats],
        "discard": list(game.discard),
        "deck_size": len(game.deck),
        "resting_days": game.resting_days,
        "round": game.round,
        "mover": game.mover,
    }


def engine_view(view: View) -> dict[str, Any]:
    """Return the same from a view."""

    def seats(flags: tuple[bool, ...]) -> list[int]:
        return [seat for seat, flag in enumerate(flags) if flag]

    owners = enumerate(view.owners)
    doors = enumerate(view.entrances)
    return {
        "cash": list(view.cash),
        "worth": list(view.worth),
        "tiles": list(view.tiles),
        "laps": list(view.laps),
        "skips": list(view.skips),
        "parked": seats(view.parked),
        "resting": seats(view.resting),
        "out": seats(view.out),
        "came_back": seats(view.came_back),
        "profiles": [profile and profile.value for profile in view.profiles],
        "abilities": (view.swapped, view.saved),
        "open_bill": None if view.postponed is None else view.postponed.amount,
        "owners": {PROPERTY_KEYS[each]: owner for each, owner in owners if owner != NOBODY},
        "built": {PROPERTY_KEYS[each]: count for each, count in enumerate(view.built)},
        "entrances": {tile: PROPERTY_KEYS[each] for tile, each in doors if each != NOBODY},
        "hand": [card.value for card in view.hand],
        "first_cards": [card.value for card in view.first_cards],
        "open_hands": [[card.value for card in hand] for hand in view.open_hands],
        "hand_sizes": list(view.hand_sizes),
        "discard": [card.value for card in view.discard],
        "deck_size": view.deck_size,
        "resting_days": view.resting_days,
        "round": view.turn.round,
        "mover": view.turn.seat,
    }


def choose(rng: Random, options: list[str]) -> str:
    """Choose at random, but build often and seldom sell, so that hotels and guests come about."""
    words = {option: option.split()[0] for option in options}
    building = [option for option in options if words[option] in BUILDING]
    if building and rng.random() < 0.7:
        return rng.choice(building)
    usual = [option for option in options if words[option] not in RARE]
    chosen = rng.choice(options)
    if usual and rng.random() >= RARE.get(words[chosen], 1):
        chosen = rng.choice(usual)
    if words[chosen] == "bid" and rng.random() < 0.8:
        chosen = options[0]
    return chosen


def compare(name: str, ours: Any, naive: Any, where: str) -> None:
    if ours != naive:
        raise DifferenceError(f"{where}: {name}\n  engine {ours}\n  naive  {naive}")


def check_invariants(state: State) -> None:
    """Check what holds at any time: money, pieces and entrances."""
    table = state.table
    doors = [each for each in table.entrances if each != NOBODY]
    assert len(doors) <= 30
    assert all(table.built[each] for each in doors)
    assert all(cash >= 0 for cash in table.cash)
    for each, key in enumerate(PROPERTY_KEYS):
        owned = table.owners[each] != NOBODY
        assert owned or not table.built[each]
        assert table.built[each] <= len(DEEDS[key]["steps"])
    cards = [*table.deck, *table.discard]
    cards += [card for pile in (*table.hands, *table.first_cards) for card in pile]
    if isinstance(table.flow[-1], BeforeThrow):
        driven = [tile for seat, tile in enumerate(table.tiles) if tile and not table.out[seat]]
        assert len({*driven}) == len(driven), "two cars on one tile"
    pending = sum(type(each).__name__ == "SwapNotice" for each in table.flow)
    assert len({*cards}) == len(cards)
    assert len(cards) + pending == (20 if table.setup.options.events else 0)


def compare_step(step: Step, naive: NaiveGame, where: str) -> None:
    """Compare what happened, and what every seat may know then."""
    told = [plain_event(event) for event in step.events]
    compare("events", told, naive.events, where)
    check_invariants(step.state)
    for seat in naive.seats:
        view = observe(step.state, seat)
        compare("view", engine_view(view), naive_view(naive, seat), where)
        decides = seat == step.state.seat and not step.state.over
        compare("own actions", view.legal, step.state.legal if decides else (), where)
    for event in redact(step.events, NOBODY):
        assert not isinstance(event, CardDrawn) or event.card is None or event.is_open


def check_money(step: Step, flow: dict[int, int]) -> None:
    """Check that money only goes from one to another, the Bank included."""
    for event in step.events:
        if isinstance(event, MoneyPaid):
            assert event.amount > 0
            flow[event.payer] -= event.amount
            flow[event.payee] += event.amount
    assert list(step.state.table.cash) == [flow[seat] for seat in range(len(flow) - 1)]
    assert sum(flow.values()) == 0


def names_of(step: Step) -> list[str]:
    """Return what was met in a step, by name."""
    played = (event.card.value for event in step.events if isinstance(event, CardPlayed))
    events = (type(event).__name__ for event in step.events)
    return [*events, *(f"card {card}" for card in played), type(step.state.table.flow[-1]).__name__]


def play_both(setup: Setup, seed: int, most_plies: int = 20_000) -> Counter[str]:
    """Play one random game on both engines.

    Returns:
        What was met, how often: events, decisions, cards and actions.

    Raises:
        DifferenceError: If they do not agree.
    """
    rng, naive, step = Random(seed), NaiveGame(setup), start(setup)
    story = naive.play()
    flow = dict.fromkeys((BANK, *naive.seats), 0)
    met, answer = Counter[str](), ""
    for ply in range(most_plies):
        where = f"{setup.mode.value} {setup.players} {setup.seed!r} ply {ply} after {answer!r}"
        naive.events = []
        asked = next_question(story, answer)
        compare_step(step, naive, where)
        check_money(step, flow)
        met.update(names_of(step))
        texts = [action_text(action) for action in step.state.legal]
        decision = type(step.state.table.flow[-1]).__name__
        if asked is None:
            compare("end", decision, "GameOver", where)
            break
        compare("question", (step.state.seat, decision, sorted(texts)), asked, where)
        answer = choose(rng, texts)
        met[f"action {answer.split()[0]}"] += 1
        step = apply(step.state, parse_action(answer))
    return met


def next_question(story: Ask, answer: str) -> tuple[int, str, list[str]] | None:
    """Answer the naive engine; return what it asks next, or None when the game is over."""
    try:
        seat, decision, options = story.send(answer) if answer else next(story)
    except StopIteration:
        return None
    return seat, decision, sorted(options)
