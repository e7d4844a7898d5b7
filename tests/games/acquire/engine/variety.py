"""Every kind of game that the tests play: editions, seats, cards, house rules, and setups."""

import random
from functools import cache
from typing import Final, NamedTuple

from acquire_desktop.games.acquire.engine.editions import EDITIONS, Edition
from acquire_desktop.games.acquire.engine.game import apply, legal_actions, new_game
from acquire_desktop.games.acquire.engine.house_rules import with_house_rules
from acquire_desktop.games.acquire.engine.setup import EXTRA_CASH, Setup, make_setup
from acquire_desktop.games.acquire.engine.state import State
from acquire_desktop.games.acquire.engine.view import Holdings

HOUSES: Final = 20
"""Different house rules in the random games of one era."""


class Table(NamedTuple):
    """A published game."""

    edition: Edition
    seats: int
    cards: bool
    """Whether the special power cards are in play."""

    def __str__(self) -> str:
        return f"{self.edition.key}-{self.seats}{'-cards' if self.cards else ''}"


TABLES = [
    Table(edition, seats, cards)
    for edition in EDITIONS.values()
    for seats in range(edition.players[0], edition.players[1] + 1)
    for cards in ((False, True) if edition.power_cards else (False,))
]
"""Every edition with every number of seats, with and without the special power cards."""


def random_house(edition: Edition, chance: random.Random) -> dict[str, object]:
    """Return a few house rules."""
    house: dict[str, object] = {
        "bonus_mode": chance.choice(("classic", "tycoon")),
        "stuck_hand": chance.choice(("pass", "set-aside", "shuffle-back")),
        "founder_cash": chance.random() < 0.5,
        "replaces_unplayable": chance.random() < 0.5,
        "declare_any_time": chance.random() < 0.5,
        "starting_cash": chance.randrange(0, 12_000, 100),
    }
    if edition.players[0] == 2:
        house["two_player_market"] = chance.random() < 0.5
    chosen = {name: house[name] for name in chance.sample(sorted(house), 3)}
    if chosen.get("bonus_mode") == "tycoon":
        # Two players play with Classic bonuses only.
        chosen.pop("two_player_market", None)
    return chosen


def random_extra_cash(seats: int, chance: random.Random) -> tuple[int, ...]:
    """Return a handicap by seat."""
    return tuple(chance.choice(EXTRA_CASH) for _ in range(seats))


def changed(edition: Edition, house: dict[str, object], *, cards: bool) -> Edition:
    """Return an edition with house rules, with the cards allowed where they are wanted."""
    return with_house_rules(edition, house | ({"power_cards": True} if cards else {}))


@cache
def house_game(number: int) -> tuple[Edition, bool]:
    """Return an edition with a few house rules, and whether the cards are in play."""
    chance = random.Random(number)
    cards = chance.random() < 0.5
    edition = list(EDITIONS.values())[number % len(EDITIONS)]
    return changed(edition, random_house(edition, chance), cards=cards), cards


def random_setup(seed: str, era: int = 0) -> Setup:
    """Return a set-up of any kind: every table alike, a quarter of them with house rules.

    Each era has house rules of its own, few enough to stay in the kernel's cache of rules.
    """
    chance = random.Random(seed)
    edition, seats, cards = TABLES[int(chance.random() * len(TABLES))]
    if chance.random() < 0.25:
        edition, cards = house_game(era * HOUSES + int(chance.random() * HOUSES))
        seats = max(seats, edition.players[0])
    holdings = Holdings.HIDDEN if chance.random() < 0.5 else Holdings.OPEN
    return make_setup(edition, seats, seed, holdings=holdings, power_cards=cards)


def moments(seed: str, chance: float = 0.2) -> list[State]:
    """Return some states of a random game of any kind in which somebody decides."""
    luck = random.Random(seed)
    state = new_game(random_setup(seed))
    found = list[State]()
    while not state.over:
        if luck.random() < chance:
            found.append(state)
        state = apply(state, luck.choice(legal_actions(state))).state
    return found
