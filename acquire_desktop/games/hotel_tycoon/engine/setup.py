"""Set-up: all that fixes a game before its first action."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from enum import Enum
from typing import Final

from acquire_desktop.games.hotel_tycoon.engine.board import BANK_INTEREST, WIN_CASH

MAX_SEED_LENGTH: Final = 64
"""Characters."""
PLAYERS: Final = range(2, 5)
"""Rule: A3."""
MAX_ROUND_LIMIT: Final = 999
RULINGS: Final = range(1, 3)
"""The revisions of the rulings; new games have the last."""
INTERESTS: Final = range(1, 10_001)
"""Dollars that the Bank may pay at its line."""
EXTRA_CASH: Final = range(20_001)
"""Dollars beyond the cash of the mode."""


class Mode(Enum):
    """How the players begin."""

    CLASSIC = "classic"
    SELF_MADE = "self_made"
    INVESTORS = "investors"


class Claims(Enum):
    """The way in which money is claimed: by the players or by the program."""

    AUTO = "auto"
    MANUAL = "manual"
    """Each player is asked, and may miss it."""


class Questions(Enum):
    """The times at which players are asked for a card at another player's move."""

    EVERY_MOMENT = "every_moment"
    """Opponents with cards in hand, at every moment of a card that one of them may hold."""
    ONCE_A_TURN = "once_a_turn"
    """Opponents with cards in hand, before the throw; later in the turn those who wait."""
    OPEN_HANDS = "open_hands"
    """All hands lie open: only who can play a card then."""


class Movement(Enum):
    """How far a car drives."""

    TWO_DICE = "two_dice"
    ONE_DIE = "one_die"
    """The classic way: a six gives another turn after this one. Rule: A67."""


class Profile(Enum):
    """An investor, richest first."""

    RICHEST_MAN = "richest_man"
    FINANCIAL_HOLDING = "financial_holding"
    CO_OP = "co_op"
    STARTUPPER = "startupper"


PROFILE_CASH: Final = {
    Profile.RICHEST_MAN: 10000,
    Profile.FINANCIAL_HOLDING: 4000,
    Profile.CO_OP: 3000,
    Profile.STARTUPPER: 6650,
}
"""Dollars. Rule: R20, A1."""
PROFILE_CARDS: Final = {Profile.CO_OP: 1, Profile.STARTUPPER: 3}
"""Event cards dealt at the start."""
START_CASH: Final = {Mode.CLASSIC: 7000, Mode.SELF_MADE: 0, Mode.INVESTORS: 0}
"""Dollars; an investor's come with the profile. Rule: R1."""


class SetupError(ValueError):
    """A set-up that the rules do not allow."""


@dataclass(frozen=True, slots=True)
class Options:
    """The options of a game; the fields stand in saved games by their names."""

    hardcore: bool = False
    """Full freedom of building only on plots that border the tile; elsewhere one step a turn."""
    claims: Claims = Claims.AUTO
    fines_eliminate: bool = True
    """Whether a debt to the Bank can make a player bankrupt. Rule: A47."""
    grace: bool = True
    """Where fines eliminate: a player without property is spared in the first two laps."""
    gentle_ponzi: bool = False
    """Ponzi takes up to $1,000 from each opponent instead of one note of every kind."""
    half_forced_purchase: bool = False
    """An opponent's bare plot costs half of the land price."""
    events: bool = True
    """Whether there are event cards."""
    movement: Movement = Movement.TWO_DICE
    beggar_reentry: bool = False
    """Whether a bankrupt player who gets the Beggar's gift comes back, once."""
    pick_profiles: bool = False
    """Whether investors choose their profiles by rank instead of getting them by rank."""
    hide_cash: bool = False
    """Whether the table shows nobody's money but one's own; the rules are the same. Rule: A59."""
    round_limit: int | None = None
    """The game ends after this round; None lets it run on. Rule: A60."""
    questions: Questions = Questions.EVERY_MOMENT
    """Rule: A62."""
    rulings: int = 1
    """By which revision of the rulings a game is played; saves without one are of the first.

    From the second on who can raise the double price must build (A16), and the Court Decision takes
    an extension before it takes leisure grounds (A48).
    """
    goal: int = WIN_CASH
    """Dollars of cash that win at once. Rule: A63."""
    interest: int = BANK_INTEREST
    """Dollars that the Bank pays at its line. Rule: A64."""
    main_entrance: bool = False
    """Whether a main building brings the entrance on its reserved slot. Rule: A65."""
    extra_cash: int = 0
    """Dollars that every player begins with beyond the cash of the mode. Rule: A66."""
    sales_in_need: bool = False
    """Whether only who owes money may sell, so that no hotel is turned into cash. Rule: A68."""


LATER_OPTIONS: Final = (
    "questions",
    "rulings",
    "goal",
    "interest",
    "main_entrance",
    "extra_cash",
    "sales_in_need",
)
"""Options that older saves do not have: written only where they differ from their defaults."""


@dataclass(frozen=True, slots=True)
class Setup:
    """Everything that fixes a game before its first action."""

    mode: Mode
    players: int
    """Seats at the table, 2 to 4."""
    seed: str
    """The text that every random thing comes from."""
    options: Options


def usual_options(mode: Mode) -> Options:
    """Return the preselected options: where players start with nothing, fines eliminate nobody.

    Rule: A51.
    """
    return Options(fines_eliminate=mode is not Mode.SELF_MADE, rulings=RULINGS[-1])


def make_setup(mode: Mode, players: int, seed: str, options: Options | None = None) -> Setup:
    """Check a set-up; without options it has those that are preselected.

    Raises:
        SetupError: If the rules do not allow it.
    """
    chosen = usual_options(mode) if options is None else options
    if players not in PLAYERS:
        raise SetupError("two to four players")
    if not 1 <= len(seed) <= MAX_SEED_LENGTH or not seed.isprintable():
        raise SetupError("a seed has 1 to 64 printable characters")
    if chosen.pick_profiles and mode is not Mode.INVESTORS:
        raise SetupError("only investors have profiles to pick")
    limit = chosen.round_limit
    if limit is not None and not 1 <= limit <= MAX_ROUND_LIMIT:
        raise SetupError(f"1 to {MAX_ROUND_LIMIT} rounds")
    if chosen.rulings not in RULINGS:
        raise SetupError(f"rulings {RULINGS[0]} to {RULINGS[-1]}")
    _check_money(mode, chosen)
    return Setup(mode, players, seed, chosen)


def _check_money(mode: Mode, options: Options) -> None:
    """Refuse sums with which nobody could play: a game must not be won when it begins."""
    most = max(START_CASH[mode], *(PROFILE_CASH.values() if mode is Mode.INVESTORS else ()), 0)
    if options.interest not in INTERESTS or options.extra_cash not in EXTRA_CASH:
        raise SetupError("no such interest or extra cash")
    if not most + options.extra_cash < options.goal <= WIN_CASH:
        text = f"the goal is more than the cash at the start, and {WIN_CASH} at most"
        raise SetupError(text)


def random_word(seed: str, purpose: str) -> int:
    """Return a number of 32 bits that depends on the seed and what it is for."""
    return int.from_bytes(hashlib.sha256(f"{seed}|{purpose}".encode()).digest()[:4])
