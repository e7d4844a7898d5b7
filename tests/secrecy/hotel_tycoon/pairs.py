"""Draws from a number who plays Hotel Tycoon, who must not notice what, and where it is opened."""

from random import Random
from typing import Final

from acquire_desktop.choices import Loudness, Speed, ThemeChoice
from acquire_desktop.games.hotel_tycoon.engine.setup import (
    Claims,
    Mode,
    Movement,
    Options,
    Questions,
    make_setup,
)
from acquire_desktop.games.hotel_tycoon.engine.state import State
from acquire_desktop.languages import LANGUAGES
from acquire_desktop.storage.settings import Settings
from tests.secrecy.hotel_tycoon.worlds import World, other_world, record
from tests.secrecy.pair import (
    DRAWS,
    MOVING_SHARE,
    SIZES,
    Pair,
    beginning,
    draw_pins,
    draw_players,
    people_of,
)

SCANNED_PLIES: Final = 10
"""How many actions of each game are watched: a turn has more of them than in Acquire."""
_SEATS: Final = ((2, 0), (2, 1), (2, 2), (3, 0), (3, 1), (4, 0))
_ROUNDS: Final = (4, 8, 12, 16)
"""After which a game ends."""
_QUESTIONS: Final = (Questions.EVERY_MOMENT, Questions.ONCE_A_TURN)
"""With open hands there is nothing to hide."""


def make_pair(number: int, plies: int = SCANNED_PLIES) -> Pair:
    """Return the pair that belongs to a number.

    Args:
        number: Everything about the pair comes from it.
        plies: How many actions are watched.
    """
    best: Pair | None = None
    for attempt in range(DRAWS):
        pair = _draw(number, plies, Random(f"hotel secrecy {number} {attempt}"))
        if best is None or pair.until - pair.begins > best.until - best.begins:
            best = pair
        if best.until - best.begins >= plies // 2:
            break
    assert best is not None
    return best


def _draw(number: int, plies: int, chance: Random) -> Pair:
    players = draw_players(chance.choice(_SEATS), "easy", chance)
    people = people_of(players)
    mode = list(Mode)[number % len(Mode)]
    seed = f"{chance.getrandbits(32):08X}"
    setup = make_setup(mode, len(players), seed, _options(mode, number, chance))
    viewer = chance.choice(people)
    played = record(setup, chance)

    def is_telling(state: State) -> bool:
        hands = zip(state.table.hands, state.table.first_cards, strict=True)
        held = [bool(hand or first) for hand, first in hands]
        return any(has_some for seat, has_some in enumerate(held) if seat != viewer)

    begins = beginning(played, people, viewer, plies, chance, is_telling)
    until = min(len(played.actions), begins + plies)
    other, other_game, agreed = other_world(played, setup, viewer, range(begins, until), chance)
    settings = Settings(
        language=chance.choice(("en", *LANGUAGES)),
        theme=chance.choice((ThemeChoice.LIGHT, ThemeChoice.DARK)),
        computer_speed=chance.choice((Speed.INSTANT, Speed.STEP)),
        animations=False,
        sounds=Loudness.OFF,
    )
    of_seats = Random(f"hotel seats {number}")
    moves_seats = of_seats.random() < MOVING_SHARE
    pins = draw_pins(players, viewer, of_seats) if moves_seats else (("",) * len(players),) * 2
    return Pair(
        number, players, viewer, (World(setup), other), (played, other_game), begins, agreed,
        settings, chance.choice(SIZES), moves_seats, pins,
    )  # fmt: skip


def _options(mode: Mode, number: int, chance: Random) -> Options:
    has_cards = chance.random() < 0.9
    return Options(
        hardcore=chance.random() < 0.2,
        claims=chance.choice((Claims.AUTO, Claims.MANUAL)),
        fines_eliminate=chance.random() < 0.2,
        events=has_cards,
        movement=Movement.TWO_DICE if has_cards else Movement.ONE_DIE,
        pick_profiles=mode is Mode.INVESTORS and chance.random() < 0.3,
        hide_cash=chance.random() < 0.4,
        round_limit=chance.choice(_ROUNDS),
        questions=_QUESTIONS[number // len(Mode) % len(_QUESTIONS)],
    )
