"""Facts of a finished game, from which its headline is chosen."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise

from acquire_desktop.games.acquire.engine.board import EMPTY, Chain, Seat
from acquire_desktop.games.acquire.engine.events import (
    BonusPaid,
    ChainAccounted,
    EndDeclared,
    Event,
    FinalAccountBegan,
    GameEnded,
    MergerBegan,
    StockSold,
)
from acquire_desktop.games.acquire.engine.game import observe
from acquire_desktop.games.acquire.engine.state import State
from acquire_desktop.games.acquire.history import TurnRecord
from acquire_desktop.games.acquire.log_entries import without_notes
from acquire_desktop.games.acquire.opponents import level_of
from acquire_desktop.games.acquire.session import Session


@dataclass(frozen=True, slots=True)
class Acquisition:
    """The merger that paid most."""

    turn: int
    chain: Chain
    """The largest of those that were acquired."""
    paid: int
    """Dollars of all its bonuses."""


@dataclass(frozen=True, slots=True)
class GameFacts:
    """The facts of a game; the winner is the first of several."""

    totals: tuple[int, ...]
    """Dollars by seat."""
    winners: tuple[Seat, ...]
    second: Seat
    """Who comes after the winner."""
    cash: int
    """The winner's dollars before the account; so are the next three."""
    bonuses: int
    """Of the whole game."""
    stock: int
    """From the sale of all stock at the end."""
    least_cash: int
    """At the end of any turn after the first round."""
    least_cash_turn: int
    majorities: int
    """Chains of the final account in which the winner was primary stockholder."""
    chains: tuple[tuple[Chain, int], ...]
    """Those of the final account with their sizes, the smallest first."""
    mergers: int
    acquired: int
    """Chains that were acquired."""
    richest: Acquisition | None
    """The merger that paid most, if one did."""
    tiles: int
    """On the board at the end."""
    turns: int
    leaders: tuple[Seat | None, ...]
    """Who led alone after each turn, from the start to the end."""
    was_last_at_half: bool
    """Whether the winner was last when half of the turns were over."""
    declared: EndDeclared | None
    """None where no tile could be placed."""
    levels: tuple[int | None, ...] = ()
    """How strong the computer players are by seat, 0 for the weakest; None for people."""

    @property
    def winner(self) -> Seat:
        """The first of the winners."""
        return self.winners[0]

    @property
    def total(self) -> int:
        """The winner's dollars."""
        return self.totals[self.winner]

    @property
    def lead(self) -> int:
        """How far the winner is ahead, in dollars."""
        return self.total - self.totals[self.second]

    @property
    def lead_changes(self) -> int:
        """How often somebody else led than before."""
        known = [seat for seat in self.leaders if seat is not None]
        return sum(before != after for before, after in pairwise(known))

    @property
    def leads_since(self) -> int:
        """The turn after which the winner led to the end."""
        at = len(self.leaders)
        while at and self.leaders[at - 1] == self.winner:
            at -= 1
        return at


def facts_of(
    states: Sequence[State],
    events: Sequence[Sequence[Event]],
    records: Sequence[TurnRecord],
    levels: Sequence[int | None] = (),
) -> GameFacts:
    """Return the facts of a game that is over.

    Args:
        states: Before its first action and after every action.
        events: What happened at the set-up and at every action; as many as states.
        records: How every turn ended, with everybody's net worth.
        levels: How strong the computer players are by seat.
    """
    told = [event for entries in events for event in entries]
    ended = next(event for event in told if isinstance(event, GameEnded))
    began = next(event for event in told if isinstance(event, FinalAccountBegan))
    account = told[told.index(began) :]
    chains = [event for event in account if isinstance(event, ChainAccounted)]
    winner, mergers = ended.winners[0], list(_mergers(states, events))
    others = [seat for seat in range(len(ended.totals)) if seat != winner]
    least_cash, least_turn = _least_cash(states, winner)
    last = states[-1].game
    return GameFacts(
        totals=ended.totals,
        winners=ended.winners,
        second=max(others, key=lambda seat: ended.totals[seat]),
        cash=began.cash[winner],
        bonuses=sum(each.amount for each in _bonuses(told) if each.seat == winner),
        stock=sum(
            each.amount for each in account if isinstance(each, StockSold) and each.seat == winner
        ),
        least_cash=least_cash,
        least_cash_turn=least_turn,
        majorities=sum(each.seat == winner and 0 in each.places for each in _bonuses(account)),
        chains=tuple((each.chain, each.size) for each in chains),
        mergers=len(mergers),
        acquired=sum(len(began.chains) - 1 for began, _ in mergers),
        richest=max(
            (paid for _, paid in mergers if paid.paid),
            key=lambda each: each.paid,
            default=None,
        ),
        tiles=sum(owner != EMPTY for owner in observe(states[-1], 0).board),
        turns=last.turn,
        leaders=tuple(_leader(record) for record in records),
        was_last_at_half=_is_last(records[len(records) // 2], winner),
        declared=next((each for each in reversed(told) if isinstance(each, EndDeclared)), None),
        levels=tuple(levels),
    )


def _bonuses(told: Sequence[Event]) -> list[BonusPaid]:
    return [event for event in told if isinstance(event, BonusPaid)]


def _mergers(
    states: Sequence[State], events: Sequence[Sequence[Event]]
) -> Iterator[tuple[MergerBegan, Acquisition]]:
    """Yield every merger with what it paid."""
    began: MergerBegan | None = None
    turn = paid = 0
    for step, entries in enumerate(events):
        for event in entries:
            if isinstance(event, MergerBegan | FinalAccountBegan):
                if began is not None:
                    yield began, Acquisition(turn, began.chains[1], paid)
                if isinstance(event, FinalAccountBegan):
                    return
                began, turn, paid = event, states[max(0, step - 1)].game.turn, 0
            elif isinstance(event, BonusPaid) and event.seat is not None:
                paid += event.amount


def _least_cash(states: Sequence[State], seat: Seat) -> tuple[int, int]:
    """Return the least that a player had at the end of a turn after the first round, and when."""
    ends = [
        (before.game.cash[seat], before.game.turn)
        for before, after in pairwise(states)
        if after.game.turn > before.game.turn > before.setup.players
    ]
    return min(ends, default=(states[-1].game.cash[seat], states[-1].game.turn))


def _leader(record: TurnRecord) -> Seat | None:
    """Return who was worth more than anybody else; None where two were worth as much."""
    worth = [amount or 0 for amount in record.worth]
    most = max(worth)
    return worth.index(most) if worth.count(most) == 1 else None


def _is_last(record: TurnRecord, seat: Seat) -> bool:
    worth = [amount or 0 for amount in record.worth]
    others = [amount for other, amount in enumerate(worth) if other != seat]
    return worth[seat] < min(others)


def facts_of_session(session: Session) -> GameFacts:
    """Return the facts of the game on the table, which is over."""
    from acquire_desktop.games.acquire.ai.players.levels import LEVELS

    order = list(LEVELS)
    known = [level_of(player.level) for player in session.players]
    levels = [order.index(level) if level in order else None for level in known]
    states = session.states()[: session.last_step + 1]
    events = [without_notes(entries) for entries in session.events_by_step()]
    return facts_of(states, events, session.history(), levels)
