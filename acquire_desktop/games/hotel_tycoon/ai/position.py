"""Position: the public figures of a game, small enough to try out what a choice leads to."""

from dataclasses import dataclass
from functools import lru_cache

from acquire_desktop.games.hotel_tycoon.engine.board import (
    NOBODY,
    RESERVED_TILES,
    Property,
    Seat,
    Tile,
)
from acquire_desktop.games.hotel_tycoon.engine.deeds import DEEDS
from acquire_desktop.games.hotel_tycoon.engine.lands import Lands
from acquire_desktop.games.hotel_tycoon.engine.setup import Movement, Options
from acquire_desktop.games.hotel_tycoon.engine.terms import BANK
from acquire_desktop.games.hotel_tycoon.engine.view import View


@dataclass(frozen=True, eq=False, slots=True)
class Terms:
    """The facts that no choice changes; compared by identity, as ``terms_of`` makes each once."""

    movement: Movement
    hardcore: bool
    half_forced_purchase: bool
    fines_eliminate: bool
    """Whether a debt to the Bank can make a player bankrupt."""
    events: bool
    in_play: tuple[Seat, ...]
    """Who is not bankrupt."""
    interest: int
    """Dollars at the Bank line."""
    main_entrance: bool
    rounds_left: int
    """Rounds until the limit, at most ``FAR``."""


FAR = 60
"""Rounds after which an end makes no difference."""


@lru_cache(maxsize=1 << 10)
def terms_of(options: Options, out: tuple[bool, ...], round_number: int) -> Terms:
    """Return the terms of a game in some round."""
    limit = options.round_limit
    left = FAR if limit is None else max(0, min(FAR, limit - round_number + 1))
    seats = tuple(seat for seat, is_out in enumerate(out) if not is_out)
    return Terms(
        options.movement,
        options.hardcore,
        options.half_forced_purchase,
        options.fines_eliminate,
        options.events,
        seats,
        options.interest,
        options.main_entrance,
        left,
    )


@dataclass(frozen=True, slots=True)
class Position(Lands):
    """The possessions of all seats."""

    terms: Terms
    cash: tuple[int, ...]
    """Dollars by seat."""
    owners: tuple[Seat, ...]
    """By property."""
    built: tuple[int, ...]
    """Structures by property."""
    entrances: tuple[Property, ...]
    """Whose entrance is on each tile."""

    def with_money(self, payer: Seat, payee: Seat, amount: int) -> "Position":
        """Return the position after a payment."""
        cash = [*self.cash]
        if payer != BANK:
            cash[payer] -= amount
        if payee != BANK:
            cash[payee] += amount
        return Position(self.terms, tuple(cash), self.owners, self.built, self.entrances)

    def with_owner(self, owned: Property, seat: Seat) -> "Position":
        """Return the position after a property went to a player, as it stands."""
        owners = _changed(self.owners, owned, seat)
        return Position(self.terms, self.cash, owners, self.built, self.entrances)

    def with_built(self, owned: Property, count: int) -> "Position":
        """Return the position in which a property has so many structures. Rule: A65."""
        built, entrances = _changed(self.built, owned, count), self.entrances
        if self.terms.main_entrance and count and not self.built[owned]:
            entrances = _changed(entrances, RESERVED_TILES[owned], owned)
        return Position(self.terms, self.cash, self.owners, built, entrances)

    def with_entrance(self, tile: Tile, owned: Property) -> "Position":
        """Return the position in which a tile has this entrance, or none."""
        entrances = _changed(self.entrances, tile, owned)
        return Position(self.terms, self.cash, self.owners, self.built, entrances)

    def without_structures(self, owned: Property, count: int, refund: int = 0) -> "Position":
        """Return the position after the newest structures were lost; for all of them entrances go.

        Rule: R14, A29.
        """
        owner, after = self.owners[owned], self.with_built(owned, self.built[owned] - count)
        if not after.built[owned]:
            refund += DEEDS[owned].entrance * self.entrances.count(owned)
            for tile in self.entrances_of(owned):
                after = after.with_entrance(tile, NOBODY)
        return after.with_money(BANK, owner, refund)

    def pulled_down(self, owned: Property) -> "Position":
        """Return the position after the Bank took a property that nobody bid for. Rule: A28."""
        price = self.bank_value(owned)
        after = self.with_money(BANK, self.owners[owned], price)
        for tile in self.entrances_of(owned):
            after = after.with_entrance(tile, NOBODY)
        return after.with_built(owned, 0).with_owner(owned, NOBODY)


def _changed(values: tuple[int, ...], index: int, value: int) -> tuple[int, ...]:
    return (*values[:index], value, *values[index + 1 :])


def position_of(view: View) -> Position:
    """Return the position that a view shows."""
    terms = terms_of(view.options, view.out, view.turn.round)
    return Position(terms, view.cash, view.owners, view.built, view.entrances)
