"""Findings: facts that say why a seat won or lost a finished game, the weightiest first.

Each weighs about as many dollars as it cost or brought, so that the first makes the headline.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Final

from acquire_desktop.games.acquire.engine.actions import DeclareEnd
from acquire_desktop.games.acquire.engine.board import Chain, Seat
from acquire_desktop.games.acquire.engine.events import (
    AcquisitionBegan,
    BonusPaid,
    ChainAccounted,
    ChainFounded,
    EndDeclared,
    Event,
    FinalAccountBegan,
    GameEnded,
    MergerBegan,
    StockBought,
    StockDisposed,
    TurnBegan,
)
from acquire_desktop.games.acquire.engine.game import observe
from acquire_desktop.games.acquire.engine.state import State
from acquire_desktop.games.acquire.history import TurnRecord
from acquire_desktop.games.acquire.review.costs import Mistake
from acquire_desktop.games.acquire.review.money import Money, rounded

_FEWEST_TURNS: Final = 3
"""Turns without money, or with money that was not spent, that are worth a headline."""
_TURN: Final = 1_200
"""About what a turn without a purchase costs."""
_STOCK: Final = 300
"""About what a stock not bought costs."""
_NEAR: Final = 4
"""Per cent of the total: less is close."""
_MOST: Final = 5_000
"""More than this a wrong end of the game does not weigh."""


class Cause(Enum):
    """The kinds of findings: of games that were not won, then of games that were."""

    NO_CASH = "no-cash"
    """Turns began without money for a single stock."""
    WORTHLESS = "worthless"
    """Stock of a chain that was not on the board at the end."""
    ONE_SHORT = "one-short"
    """One stock more would have shared the first bonus."""
    ENDED_EARLY = "ended-early"
    """The seat declared the end and was not first."""
    ENDED_LATE = "ended-late"
    """It was first and could have declared the end."""
    ONE_DECISION = "one-decision"
    """One decision cost more than was missing."""
    DECISIONS = "decisions"
    """Several together cost half of that and more."""
    UNLUCKY = "unlucky"
    """Its draws surely cost money."""
    NO_BONUS = "no-bonus"
    """No takeover paid it a bonus."""
    NO_FIRST = "no-first"
    """It was primary stockholder of no chain in the end."""
    UNSPENT = "unspent"
    """Turns in which it bought fewer stocks than it could."""
    FED_OTHERS = "fed-others"
    """Its own mergers paid the rival more than itself."""
    NO_FOUNDING = "no-founding"
    """It founded no chain."""
    OVERTAKEN = "overtaken"
    """It led until the last turn."""
    FEW_STOCKS = "few-stocks"
    """It bought far fewer stocks than the rival."""
    BEHIND = "behind"
    """None of these: somebody had more."""
    TIE = "tie"
    """It shares the first place."""
    NEAR = "near"
    """It won by less than four per cent."""
    LUCKY = "lucky"
    """Its draws brought more than its lead."""
    ONE_TAKEOVER = "one-takeover"
    """One takeover paid it more than its lead."""
    MAJORITIES = "majorities"
    """It was primary stockholder of more chains in the end than the rival."""
    BONUSES = "bonuses"
    """Its bonuses made the difference."""
    AHEAD = "ahead"
    """None of these: it had more."""


@dataclass(frozen=True, slots=True)
class Finding:
    """A fact about a seat; fields that its kind has no use for are 0."""

    cause: Cause
    weight: int
    """About how many dollars it cost or brought."""
    amount: int = 0
    """Dollars."""
    count: int = 0
    other: int = 0
    """The count of the rival."""
    turn: int = 0
    until: int = 0
    chain: Chain | None = None
    seat: Seat | None = None
    """Whom it is about, beside the reader."""


@dataclass(frozen=True, slots=True)
class Course:
    """A finished game as it went for one seat."""

    states: Sequence[State]
    """Before the first line and after every line."""
    events: Sequence[Sequence[Event]]
    """As many."""
    records: Sequence[TurnRecord]
    """How every turn ended, with everybody's net worth."""
    seat: Seat
    mistakes: Sequence[Mistake] = ()
    """What surely cost money, the costliest first."""
    fortune: Money | None = None
    """What its draws brought; None where that is not known."""

    @property
    def totals(self) -> tuple[int, ...]:
        """Dollars by seat at the end."""
        return tuple(self.states[-1].game.totals[: self.states[0].setup.players])

    @property
    def rival(self) -> Seat:
        """The best of the others."""
        others = [seat for seat in range(len(self.totals)) if seat != self.seat]
        return max(others, key=lambda seat: self.totals[seat])

    @property
    def lead(self) -> int:
        """Dollars ahead of the rival; below 0 behind it."""
        return self.totals[self.seat] - self.totals[self.rival]

    def all(self) -> Iterator[tuple[int, int, Event]]:
        """Yield every event after its step and its turn."""
        for step, entries in enumerate(self.events):
            turn = self.states[max(0, step - 1)].game.turn
            for event in entries:
                yield step, turn, event

    def bonuses(self, seat: Seat, *, at_end: bool | None = None) -> int:
        """Return what bonuses paid a seat: in the account, before it, or in all."""
        is_end, total = False, 0
        for _, _, event in self.all():
            is_end = is_end or isinstance(event, FinalAccountBegan)
            if isinstance(event, BonusPaid) and event.seat == seat and at_end in (None, is_end):
                total += event.amount
        return total

    def turns(self, seat: Seat) -> Iterator[tuple[int, int]]:
        """Yield step and number of the turns that a seat began, without the first."""
        begun = [
            (step, event.turn)
            for step, _, event in self.all()
            if isinstance(event, TurnBegan) and event.seat == seat
        ]
        yield from begun[1:]

    def is_worthless(self, chain: Chain) -> bool:
        """Tell whether a chain was not on the board at the end."""
        events = (event for _, _, event in self.all())
        return not any(isinstance(each, ChainAccounted) and each.chain == chain for each in events)

    def cash(self) -> list[tuple[int, int, bool]]:
        """Return turn, cash, and whether no stock could be paid, as the seat's turns began."""
        poor = set(poor_turns(self, self.seat))
        return [
            (turn, self.states[step].game.cash[self.seat], turn in poor)
            for step, turn in self.turns(self.seat)
        ]

    def bought(self, seat: Seat, first: int = 0, last: int = 1 << 30) -> int:
        """Return the stocks that a seat bought between two turns."""
        return sum(
            sum(event.counts)
            for _, turn, event in self.all()
            if isinstance(event, StockBought) and event.seat == seat and first <= turn <= last
        )


def findings(course: Course) -> tuple[Finding, ...]:
    """Return what is to be said of a seat's game, the weightiest first; one at least."""
    tests = _OF_WINS if course.lead >= 0 else _OF_LOSSES
    found = [each for test in tests for each in test(course)]
    return tuple(sorted(found, key=lambda each: -each.weight))


def _no_cash(course: Course) -> Iterator[Finding]:
    poor, others = (list(poor_turns(course, seat)) for seat in (course.seat, course.rival))
    if len(poor) >= _FEWEST_TURNS and len(poor) > len(others):
        weight, first, last = (len(poor) - len(others)) * _TURN, poor[0], poor[-1]
        other = course.bought(course.rival, first, last)
        yield Finding(Cause.NO_CASH, weight, 0, len(poor), other, first, last, seat=course.rival)


def poor_turns(course: Course, seat: Seat) -> Iterator[int]:
    """Yield the turns that a seat began without money for a stock, though there was some."""
    for step, turn in course.turns(seat):
        view = observe(course.states[step], seat)
        prices = [price for price, left in zip(view.prices, view.bank, strict=True) if left]
        if view.cash[seat] < min([price for price in prices if price], default=0):
            yield turn


def _worthless(course: Course) -> Iterator[Finding]:
    events = [event for _, _, event in course.all()]
    prices = {each.acquired: each.price for each in events if isinstance(each, AcquisitionBegan)}
    before = next(step for step, _, event in course.all() if isinstance(event, FinalAccountBegan))
    view = observe(course.states[max(0, before - 1)], course.seat)
    for chain, count in enumerate(view.stocks[course.seat]):
        if count > 1 and chain in prices and course.is_worthless(chain):
            lost = count * prices[chain]
            yield Finding(Cause.WORTHLESS, lost, lost, count, chain=chain)


def _one_short(course: Course) -> Iterator[Finding]:
    accounts: list[tuple[int, Chain, tuple[int, ...]]] = []
    paid: dict[tuple[int, Chain, Seat], int] = {}
    for _, turn, event in course.all():
        if isinstance(event, AcquisitionBegan | ChainAccounted):
            chain = event.acquired if isinstance(event, AcquisitionBegan) else event.chain
            accounts.append((turn, chain, event.stocks))
        elif isinstance(event, BonusPaid) and event.seat is not None:
            key = turn, event.chain, event.seat
            paid[key] = paid.get(key, 0) + event.amount
    for turn, chain, stocks in accounts:
        own = stocks[course.seat]
        others = [seat for seat in range(len(course.totals)) if seat != course.seat]
        first = max(others, key=lambda seat: stocks[seat])
        missed = paid.get((turn, chain, first), 0) - paid.get((turn, chain, course.seat), 0)
        if own and stocks[first] == own + 1 and missed > 0:
            half = rounded(missed / 2)
            yield Finding(
                Cause.ONE_SHORT, half, half, stocks[first], own, turn, chain=chain, seat=first
            )


def _ended_early(course: Course) -> Iterator[Finding]:
    for _, turn, event in course.all():
        if isinstance(event, EndDeclared) and event.seat == course.seat:
            gap = -course.lead
            yield Finding(Cause.ENDED_EARLY, min(gap, _MOST), gap, turn=turn, seat=course.rival)


def _ended_late(course: Course) -> Iterator[Finding]:
    worth = {record.turn: [each or 0 for each in record.worth] for record in course.records}
    for step, state in enumerate(course.states[:-1]):
        if state.over or state.seat != course.seat or state.game.declared:
            continue
        now = worth.get(state.game.turn)
        if now is None:
            continue
        lead = now[course.seat] - max(
            amount for seat, amount in enumerate(now) if seat != course.seat
        )
        if lead > 0 and DeclareEnd() in observe(course.states[step], course.seat).legal:
            weight = lead + min(-course.lead, _MOST)
            turn = state.game.turn
            yield Finding(Cause.ENDED_LATE, weight, lead, turn=turn, seat=course.rival)
            return


def _decisions(course: Course) -> Iterator[Finding]:
    costs = [each.cost.shown for each in course.mistakes]
    if costs and costs[0] >= -course.lead:
        turn = course.states[course.mistakes[0].step].game.turn
        yield Finding(Cause.ONE_DECISION, costs[0], costs[0], turn=turn, seat=course.rival)
    elif len(costs) > 1 and 2 * sum(costs) >= -course.lead:
        total, turn = sum(costs), course.states[course.mistakes[0].step].game.turn
        yield Finding(Cause.DECISIONS, total // 3, total, len(costs), turn=turn, seat=course.rival)


def _unlucky(course: Course) -> Iterator[Finding]:
    luck = course.fortune
    if luck is not None and Money(-luck.amount, luck.error).is_sure:
        decided = sum(each.cost.shown for each in course.mistakes)
        weight = -luck.amount // (1 + (decided > -luck.amount))  # what can be learned comes first
        yield Finding(Cause.UNLUCKY, weight, -luck.shown)


def _no_bonus(course: Course) -> Iterator[Finding]:
    taken = sum(isinstance(event, AcquisitionBegan) for _, _, event in course.all())
    rival = course.bonuses(course.rival, at_end=False)
    if taken >= _FEWEST_TURNS and rival and not course.bonuses(course.seat, at_end=False):
        yield Finding(Cause.NO_BONUS, rival, rival, taken, seat=course.rival)


def _firsts(course: Course, seat: Seat) -> int:
    """Return of how many chains of the account a seat was primary stockholder."""
    accounts = (event for _, _, event in course.all() if isinstance(event, ChainAccounted))
    return sum(0 < event.stocks[seat] == max(event.stocks) for event in accounts)


def _chains_left(course: Course) -> int:
    return sum(isinstance(event, ChainAccounted) for _, _, event in course.all())


def _no_first(course: Course) -> Iterator[Finding]:
    more = course.bonuses(course.rival, at_end=True) - course.bonuses(course.seat, at_end=True)
    if _chains_left(course) > 1 and not _firsts(course, course.seat) and more > 0:
        other = _firsts(course, course.rival)
        yield Finding(
            Cause.NO_FIRST, more // 2, more, _chains_left(course), other, seat=course.rival
        )


def _unspent(course: Course) -> Iterator[Finding]:
    turns = []
    for step, turn, event in course.all():
        if isinstance(event, StockBought) and event.seat == course.seat:
            view = observe(course.states[step], course.seat)
            most = course.states[0].setup.edition.purchase_limit
            could = sum(left for price, left in zip(view.prices, view.bank, strict=True) if price)
            if sum(event.counts) < most <= could and view.cash[course.seat] >= 3 * _TURN:
                turns.append(turn)
    if len(turns) >= _FEWEST_TURNS:
        yield Finding(Cause.UNSPENT, len(turns) * _TURN // 2, 0, len(turns), 0, turns[0], turns[-1])


def _fed_others(course: Course) -> Iterator[Finding]:
    is_own, own, rival, count = False, 0, 0, 0
    for _, _, event in course.all():
        if isinstance(event, FinalAccountBegan):
            break
        if isinstance(event, MergerBegan):
            is_own = event.seat == course.seat
            count += is_own
        elif isinstance(event, BonusPaid) and is_own:
            own += event.amount * (event.seat == course.seat)
            rival += event.amount * (event.seat == course.rival)
    if rival > own:
        yield Finding(Cause.FED_OTHERS, (rival - own) // 2, rival, count, own, seat=course.rival)


def _no_founding(course: Course) -> Iterator[Finding]:
    founders = [event.seat for _, _, event in course.all() if isinstance(event, ChainFounded)]
    if founders and course.seat not in founders:
        other = founders.count(course.rival)
        yield Finding(Cause.NO_FOUNDING, _TURN, 0, len(founders), other, seat=course.rival)


def _overtaken(course: Course) -> Iterator[Finding]:
    if len(course.records) > 1:
        worth = [each or 0 for each in course.records[-2].worth]
        others = [amount for seat, amount in enumerate(worth) if seat != course.seat]
        lead = worth[course.seat] - max(others)
        if lead > 0:
            turn = course.records[-2].turn
            yield Finding(Cause.OVERTAKEN, -course.lead + lead, lead, turn=turn, seat=course.rival)


def _few_stocks(course: Course) -> Iterator[Finding]:
    own, other = course.bought(course.seat), course.bought(course.rival)
    if 10 * own <= 7 * other:
        yield Finding(Cause.FEW_STOCKS, (other - own) * _STOCK, 0, own, other, seat=course.rival)


def _behind(course: Course) -> Iterator[Finding]:
    yield Finding(Cause.BEHIND, 0, -course.lead, seat=course.rival)


def _near(course: Course) -> Iterator[Finding]:
    winners = next(event.winners for _, _, event in course.all() if isinstance(event, GameEnded))
    rival = course.rival
    if len(winners) > 1:
        yield Finding(Cause.TIE, 1 << 30, course.totals[course.seat], len(winners), seat=rival)
    elif 100 * course.lead <= _NEAR * course.totals[course.seat]:
        yield Finding(Cause.NEAR, 1 << 29, course.lead, seat=rival)


def _lucky(course: Course) -> Iterator[Finding]:
    luck = course.fortune
    if luck is not None and luck.is_sure and luck.amount >= course.lead:
        yield Finding(Cause.LUCKY, luck.amount, luck.shown, other=course.lead)


def _one_takeover(course: Course) -> Iterator[Finding]:
    began, chain, paid = 0, 0, 0
    best = Finding(Cause.ONE_TAKEOVER, 0)
    for _, turn, event in course.all():
        if isinstance(event, FinalAccountBegan):
            break
        if isinstance(event, MergerBegan):
            began, chain, paid = turn, event.chains[1], 0
        elif isinstance(event, BonusPaid) and event.seat == course.seat:
            paid += event.amount
        elif isinstance(event, StockDisposed) and event.seat == course.seat:
            paid += event.cash
        if paid > best.amount:
            best = Finding(Cause.ONE_TAKEOVER, paid, paid, turn=began, chain=chain)
    if best.amount >= max(course.lead, _MOST):
        yield best


def _majorities(course: Course) -> Iterator[Finding]:
    own, other = _firsts(course, course.seat), _firsts(course, course.rival)
    more = course.bonuses(course.seat, at_end=True) - course.bonuses(course.rival, at_end=True)
    if own > other and own > 1 and more > 0:
        yield Finding(Cause.MAJORITIES, more, more, own, other, seat=course.rival)


def _bonuses(course: Course) -> Iterator[Finding]:
    more = course.bonuses(course.seat) - course.bonuses(course.rival)
    if more > 0:
        own, other = course.bonuses(course.seat), course.bonuses(course.rival)
        yield Finding(Cause.BONUSES, more * 2 // 3, own, other=other, seat=course.rival)


def _ahead(course: Course) -> Iterator[Finding]:
    yield Finding(Cause.AHEAD, 0, course.lead, seat=course.rival)


_OF_LOSSES: Final = (
    *(_no_cash, _worthless, _one_short, _ended_early, _ended_late, _decisions, _unlucky),
    *(_no_bonus, _no_first, _unspent, _fed_others, _no_founding, _overtaken, _few_stocks, _behind),
)
_OF_WINS: Final = (_near, _lucky, _one_takeover, _majorities, _bonuses, _ahead)
