"""What happened since the viewer's last turn, one moment for each action of the others."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import singledispatch

from acquire_desktop.acquire.notes import NoChoice, Told
from acquire_desktop.engine.board import Seat, Tile, tile_name
from acquire_desktop.engine.editions import Edition
from acquire_desktop.engine.events import (
    ChainFounded,
    ChainGrew,
    EndDeclared,
    FreeStockTaken,
    HandSetAside,
    HandShuffledBack,
    MergerBegan,
    PlacementPassed,
    PowerCardPlayed,
    StockBought,
    StockDisposed,
    StockExchanged,
    SurvivorDecided,
    TilePlaced,
    TurnBegan,
)
from acquire_desktop.ui.kit.texts import join_sentences, join_terse, translate
from acquire_desktop.ui.words.card_texts import card_name
from acquire_desktop.ui.words.event_texts import event_text
from acquire_desktop.ui.words.event_words import CHAIN_MARKS

_FOLLOWS_TILE = (ChainFounded, ChainGrew, MergerBegan, SurvivorDecided)
_OWN = (
    TilePlaced,
    PlacementPassed,
    HandSetAside,
    HandShuffledBack,
    StockBought,
    StockDisposed,
    PowerCardPlayed,
    FreeStockTaken,
    StockExchanged,
    EndDeclared,
)


@dataclass(frozen=True, slots=True)
class Moment:
    """One thing that another player did, or that was done for the viewer."""

    step: int
    """The step of the game that it began with; 0 is the set-up."""
    seat: Seat
    """Who did it."""
    events: tuple[Told, ...]
    """What happened; at least one event, and what followed from a tile."""

    @property
    def tiles(self) -> frozenset[Tile]:
        """The tile that was placed, if one was."""
        return frozenset(event.tile for event in self.events if isinstance(event, TilePlaced))

    @property
    def had_no_choice(self) -> bool:
        """Whether it was done for a person because there was one answer."""
        return any(
            isinstance(event, NoChoice) or (isinstance(event, PlacementPassed) and not event.placed)
            for event in self.events
        )


def moments_since(steps: Sequence[Sequence[Told]], viewer: Seat) -> tuple[Moment, ...]:
    """Return what happened since the viewer's turn before this one began.

    Args:
        steps: The whole game so far by step.
        viewer: Whose last turn counts; of their own actions only those are told that were done
            for them.
    """
    moments: list[Moment] = []
    first, skipped = _last_turn(steps, viewer)
    for step, events in enumerate(steps[first:], first):
        for event in events[skipped if step == first else 0 :]:
            _take(moments, step, event)
    return tuple(moment for moment in moments if moment.seat != viewer or moment.had_no_choice)


def moment_label(moment: Moment, edition: Edition) -> str:
    """Return a moment in a few words, with ``CHAIN_MARKS`` before the letters of chains."""
    done = moment.events[0]
    if isinstance(done, TilePlaced):
        return _tile_label(tile_name(done.tile), moment.events[1:], edition)
    if moment.had_no_choice and isinstance(done, StockBought):
        return translate("RecapStrip", "nothing to buy")
    if moment.had_no_choice:
        return translate("RecapStrip", "no tile to place")
    return _label(done, edition)


def moment_sentence(moment: Moment, edition: Edition, names: Sequence[str]) -> str:
    """Return a moment in full sentences, as the log tells it."""
    return join_sentences([event_text(event, edition, names) for event in moment.events])


def _last_turn(steps: Sequence[Sequence[Told]], viewer: Seat) -> tuple[int, int]:
    """Return the step and the event in it with which the viewer's turn before this one began."""
    turns = [
        (event.seat, (step, at))
        for step, events in enumerate(steps)
        for at, event in enumerate(events)
        if isinstance(event, TurnBegan)
    ]
    before = turns[:-1] if turns and turns[-1][0] == viewer else turns
    return next((place for seat, place in reversed(before) if seat == viewer), (0, 0))


def _take(moments: list[Moment], step: int, event: Told) -> None:
    """Add an event to the moment that it follows from, or make it a moment of its own."""
    last = moments[-1] if moments else None
    if isinstance(event, (*_FOLLOWS_TILE, NoChoice)):
        if last is not None and (last.tiles or isinstance(event, NoChoice)):
            moments[-1] = Moment(last.step, last.seat, (*last.events, event))
    elif isinstance(event, _OWN):
        moments.append(Moment(step, event.seat, (event,)))


def _tile_label(tile: str, after: Sequence[Told], edition: Edition) -> str:
    """Return a tile with what came of it."""
    label = tile
    for event in after:
        match event:
            case ChainFounded(chain=chain):
                label = translate(
                    "RecapStrip", "{tile} founds {chain}", tile=tile, chain=_chain(chain, edition)
                )
            case ChainGrew(chain=chain):
                label = translate(
                    "RecapStrip", "{tile} grows {chain}", tile=tile, chain=_chain(chain, edition)
                )
            case MergerBegan(chains=chains):
                listed = join_terse([_chain(chain, edition) for chain in chains])
                label = translate("RecapStrip", "{tile} merges {chains}", tile=tile, chains=listed)
            case SurvivorDecided(survivor=survivor):
                label = translate(
                    "RecapStrip",
                    "{merger} into {chain}",
                    merger=label,
                    chain=_chain(survivor, edition),
                )
    return label


@singledispatch
def _label(event: object, edition: Edition) -> str:
    raise TypeError(f"no short text for {event!r} in edition {edition.key}")


@_label.register
def _(event: StockBought, edition: Edition) -> str:
    bought = [_stocks(count, chain, edition) for chain, count in enumerate(event.counts) if count]
    if not bought:
        return translate("RecapStrip", "buys nothing")
    return translate("RecapStrip", "buys {stocks}", stocks=join_terse(bought))


@_label.register
def _(event: StockDisposed, edition: Edition) -> str:
    parts = []
    if event.sell:
        stocks = _stocks(event.sell, event.acquired, edition)
        parts.append(translate("RecapStrip", "sells {stocks}", stocks=stocks))
    if event.trade:
        stocks = _stocks(event.trade, event.acquired, edition)
        parts.append(translate("RecapStrip", "trades {stocks}", stocks=stocks))
    if event.keep:
        stocks = _stocks(event.keep, event.acquired, edition)
        parts.append(translate("RecapStrip", "keeps {stocks}", stocks=stocks))
    return join_terse(parts)


@_label.register
def _(event: FreeStockTaken, edition: Edition) -> str:
    taken = [_stocks(count, chain, edition) for chain, count in enumerate(event.counts) if count]
    return translate("RecapStrip", "takes {stocks}", stocks=join_terse(taken) or "0")


@_label.register
def _(event: StockExchanged, edition: Edition) -> str:
    return translate(
        "RecapStrip",
        "trades {given} for {taken}",
        given=_stocks(2, event.given, edition),
        taken=_stocks(1, event.taken, edition),
    )


@_label.register
def _(event: PowerCardPlayed, _edition: Edition) -> str:
    return card_name(event.card)


@_label.register
def _(_event: PlacementPassed, _edition: Edition) -> str:
    return translate("RecapStrip", "stops placing")


@_label.register(HandSetAside)
@_label.register(HandShuffledBack)
def _(_event: object, _edition: Edition) -> str:
    return translate("RecapStrip", "replaces the hand")


@_label.register
def _(_event: EndDeclared, _edition: Edition) -> str:
    return translate("RecapStrip", "declares the end")


def _chain(chain: int, edition: Edition) -> str:
    return CHAIN_MARKS[chain] + edition.chains[chain].letter


def _stocks(count: int, chain: int, edition: Edition) -> str:
    return f"{count} {_chain(chain, edition)}"
