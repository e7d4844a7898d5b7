"""Race: the final account as a course of steps from the cash to the winner, and their pace."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby
from operator import attrgetter
from typing import Final

from acquire_desktop.choices import Speed
from acquire_desktop.games.acquire.engine.board import Chain, Seat
from acquire_desktop.games.acquire.engine.events import (
    BonusPaid,
    ChainAccounted,
    EndDeclared,
    Event,
    FinalAccountBegan,
    GameEnded,
    MarketDrawn,
    StockSold,
)

CASH_STEP = 0
"""The step that shows the cash before the account."""
PHOTO_SHARE: Final = 0.04
"""The lead, as a part of the winner's total, up to which a photograph has to decide."""
HUSH_MS: Final = 900
"""Before the last chain is paid nothing moves for so long."""
CASH_MS: Final = 1200
PHOTO_MS: Final = 1600
WINNER_MS: Final = 1400
_WHOLE_MS: Final = 14_000
"""What the account takes in all, where the times of a chain allow it."""
_CHAIN_MS: Final = (1600, 4500)
"""The least and the most that a chain takes."""
_MOVING: Final = 0.75
"""The part of a chain's time in which something moves; in the rest it is read."""
_RATES: Final[Mapping[Speed, float]] = {
    Speed.SLOW: 1.4,
    Speed.NORMAL: 1,
    Speed.FAST: 0.5,
    Speed.INSTANT: 0.5,
    Speed.STEP: 1,
}


@dataclass(frozen=True, slots=True)
class Payout:
    """The payments of one chain in the final account."""

    began: ChainAccounted
    bonuses: tuple[BonusPaid, ...]
    """Best places first; those who share a place stand beside each other."""
    bonus: tuple[int, ...]
    """Dollars of bonuses by seat."""
    sales: tuple[StockSold, ...]
    sold: tuple[int, ...]
    """Dollars of stock sold by seat."""
    market: MarketDrawn | None
    """The draw of the stock market in a two-player game."""

    @property
    def chain(self) -> Chain:
        """The chain that pays."""
        return self.began.chain

    @property
    def groups(self) -> list[list[BonusPaid]]:
        """The bonuses by place, those who share a place together."""
        return [list(group) for _, group in groupby(self.bonuses, attrgetter("places"))]

    @property
    def holders(self) -> int:
        """How many hold stock, the stock market included."""
        return sum(map(bool, self.began.stocks)) + (self.market is not None)

    def gain(self, seat: Seat) -> int:
        """Return what a player is paid, in dollars."""
        return self.bonus[seat] + self.sold[seat]


@dataclass(frozen=True, slots=True)
class Race:
    """The final account: step 0 is the cash, then a step a chain, and last the winner.

    Where the first two are close, a photograph comes between the last chain and the winner.
    """

    cash: tuple[int, ...]
    """Dollars by seat before the account."""
    payouts: tuple[Payout, ...]
    """In the order of the account."""
    ended: GameEnded
    declared: EndDeclared | None
    """The declaration of the end; None where no tile could be placed."""

    @property
    def last(self) -> int:
        """The number of the last step, which shows the winner."""
        return len(self.payouts) + self.is_close + 1

    @property
    def is_close(self) -> bool:
        """Whether the first two end so near to each other that a photograph has to decide."""
        first, second = (self.ended.totals[seat] for seat in self.first_two)
        return first - second <= PHOTO_SHARE * first

    @property
    def first_two(self) -> tuple[Seat, Seat]:
        """The two with the most money in the end."""
        first, second, *_ = self._ranked(self.ended.totals)
        return first, second

    def is_photo(self, step: int) -> bool:
        """Tell whether a step shows the photograph."""
        return self.is_close and step == self.last - 1

    def payout_at(self, step: int) -> Payout | None:
        """Return what is paid at a step; nothing where no chain is."""
        return self.payouts[step - 1] if 0 < step <= len(self.payouts) else None

    def is_last_chain(self, step: int) -> bool:
        """Tell whether a step pays the last of the chains."""
        return 0 < step == len(self.payouts)

    def totals_after(self, step: int) -> tuple[int, ...]:
        """Return what everybody has after a step, in dollars by seat."""
        return tuple(
            cash + sum(payout.gain(seat) for payout in self.payouts[:step])
            for seat, cash in enumerate(self.cash)
        )

    def order_after(self, step: int) -> tuple[Seat, ...]:
        """Return the seats after a step: as they sit until a chain is paid, then the richest first.

        The cash alone would tell too much before anything is paid.
        """
        totals = self.totals_after(step)
        return tuple(range(len(totals))) if step <= CASH_STEP else self._ranked(totals)

    def _ranked(self, totals: Sequence[int]) -> tuple[Seat, ...]:
        return tuple(sorted(range(len(totals)), key=lambda seat: (-totals[seat], seat)))


def race_of(events: Sequence[Event]) -> Race:
    """Return the final account that the events of a finished game tell.

    Args:
        events: Hold ``FinalAccountBegan`` to ``GameEnded``; with what came before, it is known who
            declared the end.
    """
    at, began = next(
        (at, event) for at, event in enumerate(events) if isinstance(event, FinalAccountBegan)
    )
    declared = next((event for event in reversed(events) if isinstance(event, EndDeclared)), None)
    entries = events[at:]  # bonuses of mergers before it are in the cash already
    chains = [event for event in entries if isinstance(event, ChainAccounted)]
    return Race(
        began.cash,
        tuple(_payout(event, entries) for event in chains),
        next(event for event in entries if isinstance(event, GameEnded)),
        declared if began.reason == "declared" else None,
    )


def _payout(began: ChainAccounted, entries: Sequence[Event]) -> Payout:
    chain, seats = began.chain, range(len(began.stocks))
    bonuses = [event for event in entries if isinstance(event, BonusPaid) and event.chain == chain]
    sales = [event for event in entries if isinstance(event, StockSold) and event.chain == chain]
    markets = (
        event for event in entries if isinstance(event, MarketDrawn) and event.chain == chain
    )
    return Payout(
        began,
        tuple(bonuses),
        tuple(sum(event.amount for event in bonuses if event.seat == seat) for seat in seats),
        tuple(sales),
        tuple(sum(event.amount for event in sales if event.seat == seat) for seat in seats),
        next(markets, None),
    )


def step_ms(race: Race, step: int, speed: Speed) -> int:
    """Return how long a step of a race is on view, in milliseconds."""
    return round(_usual_ms(race, step) * _RATES[speed])


def moving_ms(race: Race, step: int, speed: Speed) -> int:
    """Return how long something moves at a step, without the hush before it, in milliseconds."""
    whole = step_ms(race, step, speed) - hush_ms(race, step, speed)
    return round(whole * _MOVING)


def hush_ms(race: Race, step: int, speed: Speed) -> int:
    """Return how long all stands still at the beginning of a step, in milliseconds."""
    return round(HUSH_MS * _RATES[speed]) if race.is_last_chain(step) else 0


def _usual_ms(race: Race, step: int) -> int:
    if step == CASH_STEP:
        return CASH_MS
    if race.payout_at(step) is None:
        return PHOTO_MS if race.is_photo(step) else WINNER_MS
    others = CASH_MS + HUSH_MS + WINNER_MS + PHOTO_MS * race.is_close
    least, most = _CHAIN_MS
    chain = min(most, max(least, (_WHOLE_MS - others) // len(race.payouts)))
    return chain + HUSH_MS * race.is_last_chain(step)
