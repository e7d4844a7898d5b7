"""The characters of computer players: what each likes, whatever its level."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from acquire_desktop.games.acquire.ai.players.character_names import parts_of
from acquire_desktop.games.acquire.ai.players.facts import (
    is_exposed,
    knows_all,
    place_of,
    rivals_best,
)
from acquire_desktop.games.acquire.ai.policy import policy_weights as weight
from acquire_desktop.games.acquire.engine.actions import (
    Action,
    BuyStock,
    DisposeStock,
    FoundChain,
    PlaceTile,
    TakeFreeStock,
)
from acquire_desktop.games.acquire.engine.board import CHAIN_COUNT
from acquire_desktop.games.acquire.engine.view import View

MOST_LOSS: Final = 0.015
"""The chance to win that a character gives away for an action that suits it, at most."""
TRIED_SHARE: Final = 0.2
"""How often an action must have been tried for that, compared with the best."""


@dataclass(frozen=True, slots=True)
class Leaning:
    """A leaning of a searching player to one of several good actions; negative puts it off."""

    found: float = 0.0
    merge: float = 0.0
    grow: float = 0.0
    spend: float = 0.0
    """For each 1,000 dollars of a purchase."""
    chains: float = 0.0
    """For each chain that stock is bought of."""
    second: float = 0.0
    """For each stock of a chain that another still leads."""
    exposed: float = 0.0
    """For each stock of a chain that may be acquired soon."""
    dear: float = 0.0
    """For each place of a founded chain in the edition's list, cheap to dear."""
    keep: float = 0.0
    """For each stock of an acquired chain that is kept."""
    sell: float = 0.0
    """For each such stock that is sold."""


@dataclass(frozen=True, slots=True)
class Character:
    """A character to play against."""

    key: str
    """One of ``CHARACTER_NAMES``."""
    leaning: Leaning = Leaning()
    factors: Mapping[int, float] = field(default_factory=dict)
    """What some of the policy's weights are multiplied by, for levels that do not search."""
    terms: Mapping[int, float] = field(default_factory=dict)
    """What is added to some of them afterwards."""


CHARACTERS: Final[Mapping[str, Character]] = {
    character.key: character
    for character in (
        Character(
            "founder",
            Leaning(found=1.0, merge=-0.3),
            {weight.PAIR: 5.0},
            {weight.FOUNDING: 120.0, weight.LONELY: 8.0, weight.MERGING: -10.0},
        ),
        Character(
            "raider",
            Leaning(merge=1.0, exposed=0.4, sell=0.1),
            {weight.STOCK_EXPOSED: 2.0, weight.STOCK_GROWTH: 0.8},
            {weight.MERGING: 22.0},
        ),
        Character(
            "banker",
            Leaning(spend=-1.0, sell=0.3),
            {weight.RESERVE: 2.5, weight.KEEP_SHARE: 0.0},
            {weight.STOCK_STOP: 118.0},
        ),
        Character(
            "builder",
            Leaning(grow=1.0, merge=-0.5, exposed=-0.4, dear=0.3),
            {weight.STOCK_GROWTH: 1.5, weight.STOCK_EXPOSED: 0.7, weight.FOUND_TIER: 3.0},
            {weight.GROWING: 30.0, weight.MERGING: -15.0},
        ),
        Character(
            "shadow",
            Leaning(second=1.0, found=-0.5),
            {weight.RACE_SPREAD: 6.0, weight.RACE_OPEN: 5.0, weight.STOCK_RACE: 2.0},
            {weight.FOUNDING: -39.0},
        ),
        Character(
            "gambler",
            Leaning(spend=1.0, merge=0.5),
            {weight.RESERVE: 0.0, weight.SHORTAGE: 0.0, weight.STOCK_PRICE: 0.0},
            {weight.TILE_NOISE: 10.0, weight.MERGING: 12.0},
        ),
        Character(
            "collector",
            Leaning(spend=-1.0, chains=0.3, keep=0.5, sell=-0.3),
            {weight.STOCK_PRICE: 6.0, weight.TRADE_FACTOR: 0.0, weight.STOCK_EXPOSED: 0.3},
            {weight.RESERVE: -0.9},
        ),
        Character("steady"),
    )
}
"""By key."""


def split(name: str) -> tuple[str, Character | None]:
    """Return the level and the character that a player's name stands for.

    A name without a known character comes back whole.

    >>> level, character = split("hard-raider")
    >>> level, character.key
    ('hard', 'raider')
    """
    level, key = parts_of(name)
    return level, CHARACTERS.get(key)


def styled(policy: Sequence[float], character: Character | None) -> list[float]:
    """Return the policy's weights as a character has them."""
    weights = list(policy)
    if character is not None:
        for index, factor in character.factors.items():
            weights[index] *= factor
        for index, term in character.terms.items():
            weights[index] += term
    return weights


def appeal(character: Character, view: View, action: Action) -> float:
    """Tell how well an action suits a character; 0 when it has no opinion."""
    leaning = character.leaning
    match action:
        case PlaceTile(tile):
            place = place_of(view, tile)
            if len(place.chains) > 1:
                return leaning.merge
            if place.chains:
                return leaning.grow
            return leaning.found if place.size > 1 else 0.0
        case FoundChain(chain):
            return leaning.dear * chain
        case DisposeStock(keep, sell, _trade):
            return leaning.keep * keep + leaning.sell * sell
        case BuyStock() | TakeFreeStock():
            return _appeal_of_stock(leaning, view, action)
        case _:
            return 0.0


def _appeal_of_stock(leaning: Leaning, view: View, action: BuyStock | TakeFreeStock) -> float:
    bought = [(chain, action.counts[chain]) for chain in range(CHAIN_COUNT) if action.counts[chain]]
    cost = sum(count * view.prices[chain] for chain, count in bought)
    total = leaning.spend * cost / 1000 + leaning.chains * len(bought)
    for chain, count in bought:
        if leaning.exposed and is_exposed(view, chain):
            total += leaning.exposed * count
        if leaning.second and knows_all(view):
            leads = rivals_best(view, view.seat, chain)[0] > view.stocks[view.seat][chain] + count
            total += leaning.second * count * leads
    return total
