"""Evaluation: what a position is worth to each seat, in dollars. Every level judges by this.

Source: design, section 9. Cash with a penalty under a floor, part of what stands, the fees of the
rounds to come, what a property may still become, and what a player lacks to pay a heavy bill.
"""

from dataclasses import dataclass
from functools import lru_cache
from typing import Final, NamedTuple

from acquire_desktop.games.hotel_tycoon.ai.chances import (
    MEAN_NIGHTS,
    REACH,
    STOPS_A_TURN,
    stays_a_turn,
    stop_chances,
)
from acquire_desktop.games.hotel_tycoon.ai.position import Position, Terms
from acquire_desktop.games.hotel_tycoon.engine.board import (
    BOARD,
    NOBODY,
    SLOT_TILES,
    TILE_COUNT,
    Property,
    Seat,
    Tile,
    TileKind,
)
from acquire_desktop.games.hotel_tycoon.engine.cards import TAX
from acquire_desktop.games.hotel_tycoon.engine.deeds import DEEDS
from acquire_desktop.games.hotel_tycoon.engine.rules.space import COMPLETE_BONUS
from acquire_desktop.games.hotel_tycoon.engine.setup import Movement


@dataclass(frozen=True, eq=False)
class Weights:
    """How much each part of a position counts; compared by identity, so that caches are quick."""

    horizon: int = 30
    """Rounds of fees that are counted."""
    standing: float = 0.7
    """Share of the list price of structures; all of it counts in the last round. Rule: R17."""
    hope: float = 0.4
    """Share of the fees by entrances that a hotel could still have."""
    growth: float = 0.5
    """Share of what building further could bring."""
    door: float = 0.0
    """Dollars of an entrance for each opponent but one, beside its price and its guests: tiles
    are scarce, and this one is taken."""
    land: float = 0.45
    """Share of the price of land."""
    floor: float = 0.5
    """Weight of the penalty for cash under the floor."""
    build: float = 400.0
    """Dollars of an application beside its outcomes: of equals the one that builds. Who always
    applies loses nothing by it, and who waits sits on cash that wins nothing."""
    rivals: float = 0.8
    """Weight of what the opponents have, on average."""


STANDARD: Final = Weights()
OUT_VALUE: Final = -8000.0
"""What a bankrupt player's position is worth."""
_FLOORS: Final = (600, 4000)
"""Least and most cash that a player likes to keep."""
_HEAVY_NIGHTS: Final = 4
_PHASES_A_ROUND: Final = 0.05
"""How often a player stops on a free-phase space in a round, about, and little beyond what is
built by then counts."""
_ATTRACTION: Final = {
    TileKind.START: -900.0,
    TileKind.BUILD: 250.0,
    TileKind.BUY: 200.0,
    TileKind.FREE_ENTRANCE: 200.0,
    TileKind.FREE_PHASE: 600.0,
}
"""What draws any driver to a tile, so that small fees are accepted."""
_DRAWS: Final = tuple(_ATTRACTION[space.kind] for space in BOARD)


class Fees(NamedTuple):
    """The fees that one seat pays to opponents on its way."""

    to: tuple[float, ...]
    """Dollars a turn, by the seat that gets them."""
    ahead: tuple[float, ...]
    """Dollars that the next throw costs, by the tile where the car stands."""
    heavy: int
    """Dollars of a long stay in the dearest hotel."""


class Holdings(NamedTuple):
    """The value of the properties of all seats, without the cash."""

    assets: tuple[float, ...]
    """By seat: structures, land, entrances, and the fees of the rounds to come."""
    saleable: tuple[int, ...]
    """By seat: what could be raised in need."""
    fees: tuple[Fees, ...]
    """By seat."""


_Lands = tuple[tuple[Seat, ...], tuple[int, ...], tuple[Property, ...]]


def holdings(position: Position, weights: Weights = STANDARD) -> Holdings:
    """Return the value of the properties; computed once for the same properties."""
    lands = (position.owners, position.built, position.entrances)
    return _holdings(lands, position.terms, len(position.cash), weights)


@lru_cache(maxsize=1 << 13)
def _holdings(lands: _Lands, terms: Terms, players: int, weights: Weights) -> Holdings:
    owners, built, entrances = lands
    rounds = min(weights.horizon, terms.rounds_left)
    fees = tuple(_fees(lands, terms, players, seat) for seat in range(players))
    scarce = weights.door * max(0, len(terms.in_play) - 2) * rounds / weights.horizon
    assets, saleable = [0.0] * players, [0] * players
    for owned, owner in enumerate(owners):
        if owner == NOBODY:
            continue
        deed, count = DEEDS[owned], built[owned]
        doors = deed.entrance * entrances.count(owned)
        saleable[owner] += (deed.land + deed.built_costs[count]) // 2 + doors
        assets[owner] += scarce * entrances.count(owned)
        assets[owner] += doors + _promise(lands, owned, terms, rounds, weights)
        assets[owner] += _kept(terms, weights) * deed.built_costs[count]
        assets[owner] += weights.land * deed.land * rounds / weights.horizon
    for seat in terms.in_play:
        assets[seat] += rounds * _PHASES_A_ROUND * _phase(owners, built, seat, terms, weights)
        assets[seat] -= rounds * sum(fees[seat].to)
        for owner, dollars in enumerate(fees[seat].to):
            assets[owner] += rounds * dollars
    return Holdings(tuple(assets), tuple(saleable), fees)


def _phase(
    owners: tuple[Seat, ...], built: tuple[int, ...], seat: Seat, terms: Terms, weights: Weights
) -> float:
    """Return the gain of a free phase to a seat: its dearest next step, or the bonus. Rule: R10."""
    mine = [owned for owned, owner in enumerate(owners) if owner == seat]
    rests = [DEEDS[owned].steps[built[owned] :] for owned in mine]
    if mine and not any(rests):
        return COMPLETE_BONUS
    return _kept(terms, weights) * max((rest[0].cost for rest in rests if rest), default=0)


def _kept(terms: Terms, weights: Weights) -> float:
    """Return the share of structures that counts: at the round limit all of it."""
    far = min(terms.rounds_left, weights.horizon) / weights.horizon
    return weights.standing * far + 1 - far


def _promise(lands: _Lands, owned: Property, terms: Terms, rounds: int, weights: Weights) -> float:
    """Return the value of the entrances and structures that a property may still get."""
    owners, built, entrances = lands
    mine = tuple(tile for tile in SLOT_TILES[owned] if entrances[tile] == owned)
    free = tuple(tile for tile in SLOT_TILES[owned] if entrances[tile] in (owned, NOBODY))
    guests = sum(seat != owners[owned] for seat in terms.in_play)
    site = _Site(owned, built[owned], mine, free, guests * MEAN_NIGHTS * rounds)
    return _site_promise(site, _kept(terms, weights), terms.movement, weights)


class _Site(NamedTuple):
    """All that says what a property may become."""

    owned: Property
    built: int
    """Its structures."""
    mine: tuple[Tile, ...]
    """Tiles with its entrances."""
    free: tuple[Tile, ...]
    """These, and where it could have more."""
    nights: float
    """Nights of all guests in the rounds that count, if they stopped at every throw."""


@lru_cache(maxsize=1 << 14)
def _site_promise(site: _Site, kept: float, movement: Movement, weights: Weights) -> float:
    whole = site.nights * stays_a_turn(site.free, movement)
    deed, count = DEEDS[site.owned], site.built
    fee = deed.fee(count) if count else 0
    hoped = weights.hope * fee * (whole - site.nights * stays_a_turn(site.mine, movement))
    grown = (
        whole * (deed.fee(more) - fee) * (1 + weights.hope) / 2
        - (1 - kept) * (deed.built_costs[more] - deed.built_costs[count])
        for more in range(count + 1, len(deed.steps) + 1)
    )
    return hoped + weights.growth * max(0.0, max(grown, default=0.0))


def _fees(lands: _Lands, terms: Terms, players: int, guest: Seat) -> Fees:
    """Return the average fees of a seat, if the cars of all stand anywhere."""
    owners, built, entrances = lands
    costs = [0.0] * TILE_COUNT
    for tile, held in enumerate(entrances):
        if held != NOBODY and owners[held] not in (guest, NOBODY):
            costs[tile] = MEAN_NIGHTS * DEEDS[held].fee(built[held])
    to, ahead = [0.0] * players, [0.0] * TILE_COUNT
    if guest not in terms.in_play or not any(costs):
        return Fees(tuple(to), tuple(ahead), 0)
    share = STOPS_A_TURN[terms.movement] / TILE_COUNT
    around = (*costs, *costs[:REACH])
    for tile in range(TILE_COUNT):
        near = around[tile + 1 : tile + 1 + REACH]
        if any(near):
            for place, dollars in _next_throw(tile, near, terms.movement):
                ahead[tile] += dollars
                to[owners[entrances[place]]] += share * dollars
    return Fees(tuple(to), tuple(ahead), int(max(costs) * _HEAVY_NIGHTS / MEAN_NIGHTS))


@lru_cache(maxsize=1 << 15)
def _next_throw(
    tile: Tile, costs: tuple[float, ...], movement: Movement
) -> tuple[tuple[Tile, float], ...]:
    """Return where the next throw of a careful driver may cost something, and how much on average.

    Args:
        tile: Where the car stands.
        costs: Dollars of a stay at each of the next tiles.
        movement: How it is thrown.
    """
    places = [(tile + 1 + ahead) % TILE_COUNT for ahead in range(REACH)]
    values = tuple(_DRAWS[place] - cost for place, cost in zip(places, costs, strict=True))
    chances = stop_chances(values, movement)
    found = zip(places, chances, costs, strict=True)
    return tuple((place, chance * cost) for place, chance, cost in found if chance * cost)


def seat_value(position: Position, seat: Seat, weights: Weights = STANDARD) -> float:
    """Return the dollars that a seat's own position is worth."""
    return _own_value(position, seat, weights, holdings(position, weights))


def _own_value(position: Position, seat: Seat, weights: Weights, held: Holdings) -> float:
    terms, cash = position.terms, position.cash[seat]
    if seat not in terms.in_play:
        return OUT_VALUE
    low, high = _FLOORS
    heavy = held.fees[seat].heavy
    floor = min(high, max(low, heavy)) * min(1.0, terms.rounds_left / 4)
    value = cash + held.assets[seat]
    if cash < floor:
        value -= weights.floor * (floor - cash) ** 2 / floor
    need = max(heavy, TAX if terms.events and terms.fines_eliminate else 0)
    liquid = max(0, cash + held.saleable[seat])
    if liquid < need:
        # What a bill that cannot be met costs is the whole game.
        value -= weights.floor * (need - liquid) ** 2 / need
    return value


def evaluate(position: Position, seat: Seat, weights: Weights = STANDARD) -> float:
    """Return the dollars that a position is worth to a seat beside its opponents."""
    held = holdings(position, weights)
    values = [_own_value(position, each, weights, held) for each in range(len(position.cash))]
    rivals = (sum(values) - values[seat]) / (len(values) - 1)
    return values[seat] - weights.rivals * rivals
