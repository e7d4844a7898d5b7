"""Findings: facts that say why a seat won or lost a finished game, the weightiest first.

Each weighs about as many dollars as it cost or brought, so that the first makes the headline.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Final

from acquire_desktop.games.acquire.advice.judgement import POINT
from acquire_desktop.games.acquire.engine.actions import Action, BuyStock, DeclareEnd
from acquire_desktop.games.acquire.engine.board import Chain, Seat
from acquire_desktop.games.acquire.engine.events import (
    AcquisitionBegan,
    BonusPaid,
    ChainAccounted,
    Event,
    FinalAccountBegan,
    GameEnded,
    StockBought,
    TurnBegan,
)
from acquire_desktop.games.acquire.engine.game import observe
from acquire_desktop.games.acquire.engine.state import State
from acquire_desktop.games.acquire.history import TurnRecord
from acquire_desktop.games.acquire.review.costs import MUCH, Mistake
from acquire_desktop.games.acquire.review.money import Money, rounded
from acquire_desktop.games.acquire.review.sources import (
    Source,
    reported,
    sources_of,
    sums_of,
)

_FEWEST_TURNS: Final = 3
"""Turns without money that are worth telling."""
_TURNING: Final = 10
"""A decision that cost what was missing, so many points of the chance and more than half of it."""
_GREAT: Final = 30
"""Decisions that cost so many points and more than half of the chance did so whatever they cost."""
_RECOVERY: Final = 10
"""A chance that rose by more points since has recovered."""
_SMALL: Final = 6
"""What weighs less than one part in so many of the lead is no reason for it."""
_ABOVE_ALL: Final = 1 << 30
"""The weight of what comes first, whatever else there is to say."""
_MOST: Final = 5_000
"""More than this a wrong end of the game does not weigh."""


class Cause(Enum):
    """The kinds of findings: of games that were not won, then of games that were."""

    LESS_TAKEOVERS = "less-takeovers"
    """Takeovers paid it less in bonuses than the rival."""
    LESS_AT_END = "less-at-end"
    """So did the final account."""
    LESS_STOCK = "less-stock"
    """Its stock gained less than the rival's."""
    NO_CASH = "no-cash"
    """Turns began without money for a single stock."""
    WORTHLESS = "worthless"
    """Stock of a chain that was not on the board at the end."""
    ONE_SHORT = "one-short"
    """One stock more would have shared the first bonus."""
    ENDED_EARLY = "ended-early"
    """To declare the end surely cost money."""
    ENDED_LATE = "ended-late"
    """It was first and could have declared the end."""
    TURNED = "turned"
    """The decisions of one turn surely took most of a good chance."""
    SLIPPED = "slipped"
    """Those of several turns did, and it never recovered in between."""
    ONE_DECISION = "one-decision"
    """One decision cost what was missing, or more."""
    ANY_DECISION = "any-decision"
    """Each of several did."""
    DECISIONS = "decisions"
    """Several together cost half of that and more."""
    UNLUCKY = "unlucky"
    """Its draws surely cost money."""
    UNSPENT = "unspent"
    """To buy fewer stocks than it could surely cost money."""
    OVERTAKEN = "overtaken"
    """It led until the last turn."""
    BEHIND = "behind"
    """None of these: somebody had more."""
    TIE = "tie"
    """It shares the first place."""
    MORE_TAKEOVERS = "more-takeovers"
    """Takeovers paid it more in bonuses than the rival."""
    MORE_AT_END = "more-at-end"
    """So did the final account."""
    MORE_STOCK = "more-stock"
    """Its stock gained more than the rival's."""
    LUCKY = "lucky"
    """Its draws brought half of its lead and more."""
    AHEAD = "ahead"
    """None of these: it had more."""


_OF_SOURCES: Final[Mapping[Source, tuple[Cause, Cause]]] = {
    Source.TAKEOVERS: (Cause.LESS_TAKEOVERS, Cause.MORE_TAKEOVERS),
    Source.END: (Cause.LESS_AT_END, Cause.MORE_AT_END),
    Source.STOCK: (Cause.LESS_STOCK, Cause.MORE_STOCK),
}
"""Of a game that was lost, and of one that was not."""


_WHERE: Final = {cause for causes in _OF_SOURCES.values() for cause in causes}
"""Causes that say where the difference was made, and not what made it."""


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
    better: Action | None = None
    """What would have been best in the decision that took most of the chance."""


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
    """What surely cost it something, as ``by_weight`` has them."""
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

    def sources(self, seat: Seat) -> list[int]:
        """Return from what a seat's money came: ``SOURCE_COUNT`` amounts."""
        return sources_of(reported(event for _, _, event in self.all()), seat)

    @property
    def per_stock(self) -> int:
        """The dollars that the rival gained in the game for each stock that it bought."""
        gained = self.totals[self.rival] - self.states[0].game.cash[self.rival]
        return max(0, gained) // max(1, self.bought(self.rival))

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

    def turn_of(self, mistake: Mistake) -> int:
        """Return the turn in which a decision was made."""
        return self.states[mistake.step].game.turn

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
    found = [each for each in found if _SMALL * each.weight >= abs(course.lead)]
    return in_order(found) or (_no_reason(course),)


def in_order(found: Iterable[Finding]) -> tuple[Finding, ...]:
    """Return findings by weight.

    Second to where the difference was made comes what made it, if that weighs half as much as
    what would be second.
    """
    ordered = sorted(found, key=lambda each: -each.weight)
    if len(ordered) > 1 and ordered[0].cause in _WHERE:
        others = (each for each in ordered[1:] if each.cause not in _WHERE)
        second = next((each for each in others if 2 * each.weight >= ordered[1].weight), ordered[1])
        ordered.remove(second)
        ordered.insert(1, second)
    return tuple(ordered)


def _sources(course: Course) -> Iterator[Finding]:
    """Yield from what the lead came: where the seat got less than the rival, or more on a win."""
    way = 1 if course.lead >= 0 else -1
    seats = course.seat, course.rival
    own, other = map(course.sources, seats)
    paid = [{each.source: each.amount for each in sums_of(of)} for of in (own, other)]
    for each in sums_of([way * (mine - its) for mine, its in zip(own, other, strict=True)]):
        if each.amount > 0:
            cause, of = _OF_SOURCES[each.source][way > 0], each.amount
            mine, its = (amounts[each.source] for amounts in paid)
            if each.source is Source.STOCK:
                mine, its = map(course.bought, seats)
            yield Finding(cause, of, of, mine, its, chain=each.chain, seat=course.rival)


def _no_cash(course: Course) -> Iterator[Finding]:
    poor, others = (list(poor_turns(course, seat)) for seat in (course.seat, course.rival))
    if len(poor) >= _FEWEST_TURNS and len(poor) > len(others):
        first, last = poor[0], poor[-1]
        own, other = (course.bought(seat, first, last) for seat in (course.seat, course.rival))
        cost = min(rounded(max(0, other - own) * course.per_stock), -course.lead)
        yield Finding(Cause.NO_CASH, cost, cost, len(poor), other, first, last, seat=course.rival)


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
    for each in course.mistakes:
        if each.judgement.verdict.played == DeclareEnd() and each.cost.is_sure:
            yield Finding(Cause.ENDED_EARLY, each.cost.amount, each.cost.shown)


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
            yield Finding(Cause.ENDED_LATE, weight, lead, turn=state.game.turn)
            return


def _decisions(course: Course) -> Iterator[Finding]:
    mistakes = [each for each in course.mistakes if not each.was_lost and each.cost.is_sure]
    enough = [each for each in mistakes if each.cost.shown >= -course.lead]
    if enough:
        cause = Cause.ANY_DECISION if len(enough) > 1 else Cause.ONE_DECISION
        worst, count = max(enough, key=lambda each: each.cost.amount), len(enough)
        is_turning = _TURNING <= enough[0].points < _GREAT and _took_most(enough[:1])
        cost, turn = worst.cost.shown, course.turn_of(worst)
        weight = _ABOVE_ALL if is_turning else cost
        yield Finding(cause, weight, cost, count, -course.lead, turn)
    elif len(mistakes) > 1 and 2 * sum(each.cost.shown for each in mistakes) >= -course.lead:
        total, count = sum(each.cost.shown for each in mistakes), len(mistakes)
        turn = course.turn_of(max(mistakes, key=lambda each: each.cost.amount))
        yield Finding(Cause.DECISIONS, total // 3, total, count, turn=turn)


def _turned(course: Course) -> Iterator[Finding]:
    """Yield the decisions that took most of a good chance, one or several in a row."""
    rows: list[list[Mistake]] = []
    weighty = [each for each in course.mistakes if each.points >= MUCH and not each.was_lost]
    for each in sorted(weighty, key=lambda each: each.step):
        risen = each.judgement.verdict.best_win
        if not rows or risen > rows[-1][-1].judgement.verdict.played_win + _RECOVERY * POINT:
            rows.append([])
        rows[-1].append(each)
    costliest = max(rows, key=lambda row: sum(each.points for each in row), default=[])
    points = sum(each.points for each in costliest)
    if points < _GREAT or not _took_most(costliest):
        return
    first, last = costliest[0], costliest[-1]
    best, played = first.judgement.verdict.best_win, last.judgement.verdict.played_win
    if 2 * points * POINT < best - played:
        return  # others took more
    turn, until = course.turn_of(first), course.turn_of(last)
    yield Finding(
        Cause.TURNED if turn == until else Cause.SLIPPED,
        _ABOVE_ALL,
        count=round(best / POINT),
        other=round(played / POINT),
        turn=turn,
        until=until,
        better=max(costliest, key=lambda each: each.points).judgement.verdict.best,
    )


def _took_most(row: Sequence[Mistake]) -> bool:
    return 2 * row[-1].judgement.verdict.played_win < row[0].judgement.verdict.best_win


def _unlucky(course: Course) -> Iterator[Finding]:
    luck = course.fortune
    if luck is not None and Money(-luck.amount, luck.error).is_sure:
        decided = sum(each.cost.shown for each in course.mistakes if each.cost.is_sure)
        weight = -luck.amount // (1 + (decided > -luck.amount))  # what can be learned comes first
        yield Finding(Cause.UNLUCKY, weight, -luck.shown)


def _unspent(course: Course) -> Iterator[Finding]:
    cost = sum(
        each.cost.shown
        for each in course.mistakes
        if each.cost.is_sure
        and isinstance(each.judgement.verdict.best, BuyStock)
        and isinstance(each.judgement.verdict.played, BuyStock)
        and sum(each.judgement.verdict.played.counts) < sum(each.judgement.verdict.best.counts)
    )
    yield Finding(Cause.UNSPENT, cost, cost)


def _overtaken(course: Course) -> Iterator[Finding]:
    if len(course.records) > 1:
        worth = [each or 0 for each in course.records[-2].worth]
        others = [amount for seat, amount in enumerate(worth) if seat != course.seat]
        lead = worth[course.seat] - max(others)
        if lead > 0:
            turn = course.records[-2].turn
            yield Finding(Cause.OVERTAKEN, lead - course.lead, lead, turn=turn)


def _no_reason(course: Course) -> Finding:
    cause = Cause.AHEAD if course.lead >= 0 else Cause.BEHIND
    return Finding(cause, 0, abs(course.lead))


def _tie(course: Course) -> Iterator[Finding]:
    winners = next(event.winners for _, _, event in course.all() if isinstance(event, GameEnded))
    if len(winners) > 1:
        total = course.totals[course.seat]
        yield Finding(Cause.TIE, _ABOVE_ALL, total)


def _lucky(course: Course) -> Iterator[Finding]:
    luck = course.fortune
    if luck is not None and luck.is_sure and 2 * luck.amount >= course.lead:
        yield Finding(Cause.LUCKY, luck.amount, luck.shown)


_OF_LOSSES: Final = (
    *(_sources, _no_cash, _worthless, _one_short, _ended_early, _ended_late),
    *(_turned, _decisions, _unlucky, _unspent, _overtaken),
)
_OF_WINS: Final = (_tie, _lucky, _sources)
