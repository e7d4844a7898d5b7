"""Stories: a merger, put together from the public events that tell it."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum
from itertools import groupby
from operator import attrgetter

from acquire_desktop.games.acquire.engine.board import Chain, Seat
from acquire_desktop.games.acquire.engine.events import (
    AcquisitionBegan,
    BonusPaid,
    Event,
    FreeStockTaken,
    MarketDrawn,
    MergerBegan,
    MergerEnded,
    PlacementPassed,
    StockBought,
    StockDisposed,
    StockExchanged,
    SurvivorDecided,
    TilePlaced,
)

Holder = Seat | None
"""A holder of stock: a seat, or None for the stock market of a two-player game."""

_SETTLED = 0.8
"""How much of the usual time what each player does with stock stays on view."""
_OWN_ACTS = (TilePlaced, PlacementPassed, StockBought, FreeStockTaken, StockExchanged)


class StepKind(Enum):
    """The subject of one step of a story."""

    SIZES = "sizes"
    BONUSES = "bonuses"
    STOCK = "stock"
    RESULT = "result"


@dataclass(slots=True)
class Settlement:
    """The course of settling the stock of one chain."""

    began: AcquisitionBegan
    market: MarketDrawn | None = None
    bonuses: list[BonusPaid] = field(default_factory=list)
    """Best places first; those who share a place stand beside each other."""
    disposals: list[StockDisposed] = field(default_factory=list)

    @property
    def chain(self) -> Chain:
        """The chain that is settled."""
        return self.began.acquired

    @property
    def held(self) -> dict[Holder, int]:
        """Stocks by holder, the stock market included, the most first."""
        held: dict[Holder, int] = {
            seat: count for seat, count in enumerate(self.began.stocks) if count
        }
        if self.market is not None:
            held[None] = self.market.stocks
        return dict(sorted(held.items(), key=lambda item: -item[1]))

    @property
    def groups(self) -> list[list[BonusPaid]]:
        """The bonuses by place, those who share a place together."""
        return [list(group) for _, group in groupby(self.bonuses, attrgetter("places"))]

    def place_of(self, holder: Holder) -> int:
        """Return the first place that a holder is paid for, from 1; 0 for none."""
        return next((each.places[0] + 1 for each in self.bonuses if each.seat == holder), 0)

    def bonus_of(self, holder: Holder) -> int:
        """Return the bonus of a holder in dollars."""
        return sum(bonus.amount for bonus in self.bonuses if bonus.seat == holder)


@dataclass(frozen=True, slots=True)
class Step:
    """One page of a story."""

    kind: StepKind
    settlement: Settlement | None = None
    """The chain that it is about, where there is one."""

    @property
    def gains(self) -> dict[Seat, int]:
        """The dollars that it pays, by seat: bonuses, or the price of what was sold."""
        if self.settlement is None:
            return {}
        if self.kind is StepKind.STOCK:
            return {each.seat: each.cash for each in self.settlement.disposals if each.cash}
        paid = {each.seat for each in self.settlement.bonuses if each.seat is not None}
        return {seat: self.settlement.bonus_of(seat) for seat in paid}


@dataclass(frozen=True, slots=True)
class StoryMoment:
    """A moment in the course of a merger."""

    merger: MergerBegan
    is_after: bool
    """Whether the chains are one."""
    told: tuple[BonusPaid | StockDisposed, ...] = ()
    """The payments and settlements until then."""
    acquired: Chain | None = None
    """The chain whose stock is settled at that moment."""
    gains: Mapping[Seat, int] = field(default_factory=dict)
    """What the step on view pays in dollars, by seat."""


@dataclass(slots=True)
class Story:
    """A merger as far as it has come."""

    merger: MergerBegan
    """Its beginning. No two of a game are equal: a tile is placed once."""
    survivor: SurvivorDecided | None = None
    settlements: list[Settlement] = field(default_factory=list)
    """One for each acquired chain, in their order."""
    ended: MergerEnded | None = None

    @property
    def sizes(self) -> dict[Chain, int]:
        """The merging chains and how many tiles they have before."""
        return dict(zip(self.merger.chains, self.merger.sizes, strict=True))

    @property
    def steps(self) -> list[Step]:
        """The steps so far, in order."""
        steps = [Step(StepKind.SIZES)]
        for each in self.settlements:
            steps.append(Step(StepKind.BONUSES, each))
            if any(each.began.stocks):
                steps.append(Step(StepKind.STOCK, each))
        if self.ended is not None:
            steps.append(Step(StepKind.RESULT))
        return steps

    @property
    def last_shown(self) -> int:
        """The index of the last step in which something happened."""
        steps, settlement = self.steps, self.steps[-1].settlement
        is_open = steps[-1].kind is StepKind.STOCK and not (settlement and settlement.disposals)
        return len(steps) - 1 - is_open

    def settlement_of(self, chain: Chain) -> Settlement:
        """Return what happened about the stock of a chain that is settled."""
        return next(each for each in self.settlements if each.chain == chain)

    def asked_about(self, settlement: Settlement) -> list[Seat]:
        """Return who settles stock of a chain, in the order of turns from the mergemaker."""
        stocks, first = settlement.began.stocks, self.merger.seat
        return [seat for seat in (*range(first, len(stocks)), *range(first)) if stocks[seat]]

    def length_of(self, position: int, *, is_learning: bool) -> float:
        """Return how many times as long as the others a step stays on view.

        Args:
            position: The index of the step.
            is_learning: Whether it is also told how a merger goes.
        """
        kind, settlement = self.steps[position].kind, self.steps[position].settlement
        if kind is StepKind.BONUSES and settlement is not None:
            return 1.5 + 0.25 * max(2, len(settlement.groups))
        if kind is StepKind.STOCK:
            return _SETTLED
        is_long = kind is StepKind.RESULT or is_learning or len(self.sizes) > 2
        return 2 if is_long else 1.2

    def moment_at(self, position: int) -> StoryMoment:
        """Return the moment of a merger at a step."""
        told: list[BonusPaid | StockDisposed] = []
        for step in self.steps[: position + 1]:
            if step.settlement is not None and step.kind is StepKind.BONUSES:
                told += step.settlement.bonuses
            elif step.settlement is not None and step.kind is StepKind.STOCK:
                told += step.settlement.disposals
        here = self.steps[position]
        acquired = None if here.settlement is None else here.settlement.chain
        is_after = here.kind is StepKind.RESULT
        return StoryMoment(self.merger, is_after, tuple(told), acquired, here.gains)

    @property
    def acquired(self) -> list[Chain]:
        """The chains that the survivor takes over, in their order as far as it is known."""
        if self.survivor is None:
            return []
        done = [each.chain for each in self.settlements]
        return done + [c for c in self.sizes if c not in (self.survivor.survivor, *done)]

    def acquired_after(self, chain: Chain | None) -> list[Chain]:
        """Return the chains that are acquired after one whose stock is settled."""
        acquired = self.acquired
        return acquired[acquired.index(chain) + 1 :] if chain in acquired else []


def story_from(events: Sequence[Event], at: int) -> Story:
    """Return the story that begins with the event at an index.

    Raises:
        TypeError: If no story begins there.
    """
    began = events[at]
    if not isinstance(began, MergerBegan):
        raise TypeError(f"no story begins with {began!r}")
    story = Story(began)
    for event in events[at + 1 :]:
        if story.ended is not None or isinstance(event, MergerBegan):
            break
        _add(story, event)
    return story


def _add(story: Story, event: Event) -> None:
    match event:
        case SurvivorDecided():
            story.survivor = event
        case AcquisitionBegan():
            story.settlements.append(Settlement(event))
        case MarketDrawn(chain=chain):
            story.settlement_of(chain).market = event
        case BonusPaid(chain=chain):
            story.settlement_of(chain).bonuses.append(event)
        case StockDisposed(acquired=chain):
            story.settlement_of(chain).disposals.append(event)
        case MergerEnded():
            story.ended = event
        case _:
            pass


def recent_merger(events: Sequence[Event], seat: Seat) -> int | None:
    """Return where the last merger begins, unless a seat has acted after it."""
    for at in range(len(events) - 1, -1, -1):
        event = events[at]
        if isinstance(event, MergerBegan):
            return at
        if isinstance(event, _OWN_ACTS) and event.seat == seat:
            return None
    return None
