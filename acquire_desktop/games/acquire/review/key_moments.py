"""Key moments: the three that decided a finished game, found in its events."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from enum import Enum
from itertools import pairwise
from typing import Final

from acquire_desktop.games.acquire.engine.board import Chain, Seat
from acquire_desktop.games.acquire.engine.events import (
    BonusPaid,
    ChainAccounted,
    Event,
    MergerBegan,
    StockDisposed,
)
from acquire_desktop.games.acquire.engine.game import observe
from acquire_desktop.games.acquire.engine.state import State
from acquire_desktop.games.acquire.history import TurnRecord
from acquire_desktop.games.acquire.log_entries import without_notes
from acquire_desktop.games.acquire.session import Session

MOMENT_COUNT: Final = 3
"""So many moments are told of one game, where it has them."""

Events = Sequence[Sequence[Event]]


class KeyMomentKind(Enum):
    """The reason for showing a moment."""

    MERGER = "merger"
    """The merger that brought the players the most money."""
    LEAD = "lead"
    """The winner took the lead and kept it to the end."""
    MAJORITY = "majority"
    """A player became primary stockholder, for which the largest bonus was paid."""
    SWING = "swing"
    """The turn in which one player's net worth rose most."""


@dataclass(frozen=True, slots=True)
class KeyMoment:
    """One moment of a game that is over."""

    kind: KeyMomentKind
    step: int
    """The step of the game that shows it; 0 is the set-up."""
    turn: int
    """Counted from 1 over all players."""
    seat: Seat
    """Whom it is about: the mergemaker, the winner, the stockholder."""
    amount: int
    """Dollars: moved, ahead, paid or gained, by the kind."""
    chains: tuple[Chain, ...] = ()
    """The chains merged, largest first, or the chain of the bonus."""
    gainer: Seat | None = None
    """Who got most of a merger's money; None when several got as much."""
    gain: int = 0
    """Dollars that the gainer got."""


@dataclass(slots=True)
class _Merger:
    """The gains of one merger, by seat."""

    step: int
    began: MergerBegan
    received: dict[Seat, int] = field(default_factory=dict)

    def pay(self, seat: Seat, amount: int) -> None:
        """Note that a player received money."""
        self.received[seat] = self.received.get(seat, 0) + amount


def moments_of(session: Session) -> tuple[KeyMoment, ...]:
    """Return the moments that decided the game on the table, which is over."""
    states = session.states()[: session.last_step + 1]
    events = [without_notes(entries) for entries in session.events_by_step()]
    return key_moments(states, events, session.history())


def key_moments(
    states: Sequence[State], events: Events, records: Sequence[TurnRecord]
) -> tuple[KeyMoment, ...]:
    """Return the moments that decided a game, in the order in which they happened.

    Args:
        states: The whole game that is over, before its first action and after every action.
        events: What happened at the set-up and at every action; as many as states.
        records: How every turn ended, with everybody's net worth.
    """
    candidates = (
        _merger(states, events),
        _lead(states, records),
        _majority(states, events),
        _swing(states, records),
    )
    found: list[KeyMoment] = []
    for moment in candidates:
        if moment is not None and moment.step not in [other.step for other in found]:
            found.append(moment)
    return tuple(sorted(found[:MOMENT_COUNT], key=lambda moment: moment.step))


def _merger(states: Sequence[State], events: Events) -> KeyMoment | None:
    merger = max(_mergers(events), key=lambda each: sum(each.received.values()), default=None)
    if merger is None or not merger.received:
        return None
    gain = max(merger.received.values())
    gainers = [seat for seat, amount in merger.received.items() if amount == gain]
    return KeyMoment(
        KeyMomentKind.MERGER,
        merger.step,
        _turn(states, merger.step),
        merger.began.seat,
        sum(merger.received.values()),
        merger.began.chains,
        gainers[0] if len(gainers) == 1 else None,
        gain,
    )


def _mergers(events: Events) -> Iterator[_Merger]:
    """Yield every merger with the bonuses and sales until the next one or the final account."""
    merger: _Merger | None = None
    for step, entries in enumerate(events):
        for event in entries:
            match event:
                case MergerBegan():
                    if merger is not None:
                        yield merger
                    merger = _Merger(step, event)
                case ChainAccounted():
                    if merger is not None:
                        yield merger
                    return
                case BonusPaid(seat=int(seat), amount=amount) if merger is not None:
                    merger.pay(seat, amount)
                case StockDisposed(seat=seat, cash=cash) if merger is not None and cash:
                    merger.pay(seat, cash)
    if merger is not None:
        yield merger


def _lead(states: Sequence[State], records: Sequence[TurnRecord]) -> KeyMoment | None:
    """Find the turn after which the winner led at the end of every turn."""
    final = _worth(records[-1])
    winner = final.index(max(final))
    at = len(records)
    while at > 0 and _ahead(records[at - 1], winner) > 0:
        at -= 1
    if not 0 < at < len(records):
        return None
    record = records[at]
    steps = [step for step in _steps_of(states, record.turn) if _leads(states[step], winner)]
    step = min(steps, default=_last_step(states, record.turn))
    return KeyMoment(KeyMomentKind.LEAD, step, record.turn, winner, _ahead(record, winner))


def _majority(states: Sequence[State], events: Events) -> KeyMoment | None:
    """Find when the receiver of the largest primary bonus became primary stockholder."""
    paid = [
        (event, step)
        for step, entries in enumerate(events)
        for event in entries
        if isinstance(event, BonusPaid) and event.seat is not None and 0 in event.places
    ]
    if not paid:
        return None
    bonus, step = max(paid, key=lambda each: each[0].amount)
    if bonus.seat is None:
        return None
    while step > 1 and _is_primary(states[step - 1], bonus.seat, bonus.chain):
        step -= 1
    turn = _turn(states, step)
    return KeyMoment(KeyMomentKind.MAJORITY, step, turn, bonus.seat, bonus.amount, (bonus.chain,))


def _swing(states: Sequence[State], records: Sequence[TurnRecord]) -> KeyMoment | None:
    rises = [
        (after - before, record, seat)
        for last, record in pairwise(records)
        for seat, (before, after) in enumerate(zip(_worth(last), _worth(record), strict=True))
    ]
    if not rises:
        return None
    amount, record, seat = max(rises, key=lambda rise: rise[0])
    if amount <= 0:
        return None
    step = _last_step(states, record.turn)
    return KeyMoment(KeyMomentKind.SWING, step, record.turn, seat, amount)


def _worth(record: TurnRecord) -> tuple[int, ...]:
    return tuple(amount or 0 for amount in record.worth)


def _ahead(record: TurnRecord, seat: Seat) -> int:
    """Return by how many dollars a player is worth more than the best of the others."""
    worth = _worth(record)
    return worth[seat] - max(amount for other, amount in enumerate(worth) if other != seat)


def _leads(state: State, seat: Seat) -> bool:
    return _ahead(TurnRecord(0, None, observe(state, seat).worth, ()), seat) > 0


def _is_primary(state: State, seat: Seat, chain: Chain) -> bool:
    held = [stocks[chain] for stocks in observe(state, seat).stocks]
    return 0 < held[seat] == max(held)


def _turn(states: Sequence[State], step: int) -> int:
    """Return the turn in which the action of a step was taken."""
    return states[max(0, step - 1)].game.turn


def _steps_of(states: Sequence[State], turn: int) -> list[int]:
    return [step for step in range(1, len(states)) if _turn(states, step) == turn]


def _last_step(states: Sequence[State], turn: int) -> int:
    return max(_steps_of(states, turn), default=0)
