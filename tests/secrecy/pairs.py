"""Draws from a number who plays Acquire, who must not notice what, and where the scan begins."""

from collections.abc import Sequence
from random import Random

from acquire_desktop.choices import CoachRule, HintRule, Loudness, MergerScenes, Speed, ThemeChoice
from acquire_desktop.games.acquire.engine.editions import EDITIONS
from acquire_desktop.games.acquire.engine.events import Event, MergerBegan
from acquire_desktop.games.acquire.engine.setup import make_setup
from acquire_desktop.games.acquire.engine.view import Holdings
from acquire_desktop.languages import LANGUAGES
from acquire_desktop.storage.settings import Settings
from tests.secrecy.pair import (
    DRAWS,
    MOVING_SHARE,
    SCANNED_PLIES,
    SCENE_SHARE,
    SIZES,
    Pair,
    beginning,
    draw_pins,
    draw_players,
    people_of,
)
from tests.secrecy.worlds import make_world, other_world, record


def make_pair(number: int, plies: int = SCANNED_PLIES, holdings: Holdings | None = None) -> Pair:
    """Return the pair that belongs to a number.

    Args:
        number: Everything about the pair comes from it.
        plies: How many actions are watched.
        holdings: At which level; None draws it, too.
    """
    best: Pair | None = None
    for attempt in range(DRAWS):
        pair = _draw(number, plies, holdings, Random(f"secrecy {number} {attempt}"))
        if best is None or pair.until - pair.begins > best.until - best.begins:
            best = pair
        if best.until - best.begins >= plies // 2:
            break
    assert best is not None
    return best


def _draw(number: int, plies: int, holdings: Holdings | None, chance: Random) -> Pair:
    counts = chance.choice((2, 2, 3, 3, 4)), chance.choice((0, 0, 1, 2))
    players = draw_players(counts, "greedy", chance)
    people = people_of(players)
    editions = [e for e in EDITIONS.values() if e.players[0] <= len(players) <= e.players[1]]
    edition = editions[number % len(editions)]
    setup = make_setup(
        edition,
        len(players),
        f"{chance.getrandbits(32):08X}",
        holdings=chance.choice(list(Holdings) if holdings is None else [holdings]),
        power_cards=edition.power_cards and chance.random() < 0.4,
    )
    viewer = chance.choice(people)
    world = make_world(setup, viewer, chance)
    played = record(world, chance)
    last = len(played.actions)
    has_scenes = Random(f"scenes {number}").random() < SCENE_SHARE
    before_merger = {
        id(state)
        for ply, state in enumerate(played.states)
        if has_scenes and any(map(_has_merger, played.events[ply + 1 : ply + plies - 1]))
    }
    begins = beginning(
        played, people, viewer, plies, chance, lambda state: id(state) in before_merger
    )
    until = min(last, begins + plies)
    other, other_game, agreed = other_world(world, played, viewer, range(begins, until), chance)
    settings = Settings(
        language=chance.choice(("en", *LANGUAGES)),
        theme=chance.choice((ThemeChoice.LIGHT, ThemeChoice.DARK)),
        computer_speed=Speed.FAST if has_scenes else chance.choice((Speed.INSTANT, Speed.STEP)),
        mergers=MergerScenes.ALWAYS if has_scenes else MergerScenes.MINE,
        animations=False,
        hints=HintRule.ALWAYS,
        coach=CoachRule.DOUBTFUL,
        sounds=Loudness.OFF,
    )
    size = chance.choice(SIZES)
    of_seats = Random(f"seats {number}")
    moves_seats = of_seats.random() < MOVING_SHARE
    pins = draw_pins(players, viewer, of_seats) if moves_seats else (("",) * len(players),) * 2
    return Pair(
        number, players, viewer, (world, other), (played, other_game), begins, agreed,
        settings, size, moves_seats, pins, has_scenes,
    )  # fmt: skip


def _has_merger(events: Sequence[Event]) -> bool:
    return any(isinstance(event, MergerBegan) for event in events)
