"""Games of Hotel Tycoon to save: played at random, and stopped where something goes on."""

from collections.abc import Callable
from dataclasses import replace
from random import Random

from acquire_desktop.games.hotel_tycoon.engine.actions import (
    AuctionProperty,
    SellEntrance,
    SellStructure,
)
from acquire_desktop.games.hotel_tycoon.engine.decisions import Decision
from acquire_desktop.games.hotel_tycoon.engine.game import apply, new_game
from acquire_desktop.games.hotel_tycoon.engine.notation import action_text
from acquire_desktop.games.hotel_tycoon.engine.setup import Mode, Options, Setup, make_setup
from acquire_desktop.games.hotel_tycoon.engine.state import State
from acquire_desktop.games.hotel_tycoon.game import HOTEL_TYCOON
from acquire_desktop.storage.players import Player, PlayerKind
from acquire_desktop.storage.save_format import GameFile

GAME_ID = "fedcba9876543210" * 2
NAMES = ("Ann", "大輔", "Éva", "Łukasz")
_SALES = (AuctionProperty, SellEntrance, SellStructure)
_SALE_SHARE = 0.1
"""How often something is sold where nothing need be: often enough for auctions."""


def players(count: int, people: int = 1, level: str = "easy") -> tuple[Player, ...]:
    """Return people, and computer players for the other seats."""
    return tuple(
        Player(name, PlayerKind.HUMAN)
        if seat < people
        else Player(name, PlayerKind.COMPUTER, level)
        for seat, name in enumerate(NAMES[:count])
    )


def played(
    setup: Setup, lines: int = 4000, until: Callable[[State], bool] = lambda _: False
) -> tuple[GameFile, tuple[State, ...]]:
    """Play at random to the end, for so many lines, or until a state is reached."""
    random = Random(setup.seed)
    states = [new_game(setup)]
    history: list[str] = []
    while not states[-1].over and len(history) < lines and not until(states[-1]):
        legal = states[-1].legal
        kept = [each for each in legal if not isinstance(each, _SALES)]
        sells = not kept or random.random() < _SALE_SHARE
        action = random.choice(legal if sells else kept)
        history.append(action_text(action))
        states.append(apply(states[-1], action).state)
    count = len(history)
    game = GameFile(
        HOTEL_TYCOON,
        game_id=GAME_ID,
        save_no=count,
        setup=setup,
        players=players(setup.players),
        history=tuple(history),
        cursor=count,
        saved_at="2026-11-26T09:00:00Z",
    )
    return game, tuple(states)


def stopped_at(
    kind: type[Decision], setup: Setup, *, below: type[Decision] | None = None
) -> tuple[GameFile, tuple[State, ...]]:
    """Play until a decision of a kind is asked, over another that goes on below it."""

    def is_there(state: State) -> bool:
        *under, top = state.table.flow
        is_over = below is None or any(isinstance(each, below) for each in under)
        return isinstance(top, kind) and is_over

    game, states = played(setup, until=is_there)
    assert is_there(states[-1]), f"{kind.__name__} did not come with {setup.seed}"
    return game, states


def long_setup(mode: Mode, count: int, seed: str) -> Setup:
    """Return a set-up of a game that goes on for long: fines eliminate nobody."""
    return make_setup(mode, count, seed, replace(Options(), fines_eliminate=False, round_limit=60))
