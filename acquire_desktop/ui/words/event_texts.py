"""Every event as one sentence, with the arithmetic that led to its numbers."""

from collections.abc import Sequence
from functools import singledispatch

from acquire_desktop.acquire.notes import NoChoice, Told, TookBack
from acquire_desktop.engine.board import Seat, Tile, tile_name
from acquire_desktop.engine.editions import Edition
from acquire_desktop.engine.events import (
    ChainFounded,
    ChainGrew,
    EndDeclared,
    FreeStockTaken,
    HandSetAside,
    HandShuffledBack,
    PlacementPassed,
    PowerCardPlayed,
    StartTilePlaced,
    StockBought,
    StockExchanged,
    TileDrawn,
    TilePlaced,
    TurnBegan,
    UnplayableTileSetAside,
)
from acquire_desktop.session.notes import QuickMove
from acquire_desktop.ui.kit.texts import join_list, join_sentences, money, translate
from acquire_desktop.ui.words.card_texts import card_name
from acquire_desktop.ui.words.event_words import UNMARK, Words
from acquire_desktop.ui.words.names import is_you
from acquire_desktop.ui.words.no_choice_texts import no_choice_text
from acquire_desktop.ui.words.own_event_texts import own_drawn_text, own_event_text, subject_of
from acquire_desktop.ui.words.settlement_texts import settlement_text


def event_text(event: Told, edition: Edition, names: Sequence[str]) -> str:
    """Return an event as a sentence of plain text.

    Args:
        event: What happened.
        edition: Names the chains.
        names: The players' names by seat; ``Names`` where the text speaks to a reader.
    """
    return marked_event_text(event, edition, names).translate(UNMARK)


def done_text(told: Sequence[Told], edition: Edition, names: Sequence[str]) -> str:
    """Return what a step did for a player who had no choice, and why; empty where there was one."""
    if not any(isinstance(event, NoChoice) for event in told):
        return ""
    return join_sentences([event_text(event, edition, names) for event in told[:2]])


def marked_event_text(event: Told, edition: Edition, names: Sequence[str]) -> str:
    """Return the sentence with the chain's ``CHAIN_MARKS`` character before each chain name."""
    words = Words(edition, names)
    if is_you(names, subject_of(event)):
        return own_event_text(event, words)
    return _tell(event, words)


def drawn_text(seat: Seat, tiles: Sequence[Tile], names: Sequence[str]) -> str:
    """Return several drawn tiles in one sentence."""
    if is_you(names, seat):
        return own_drawn_text(tiles)
    listed = join_list([tile_name(tile) for tile in tiles])
    player = names[seat].translate(UNMARK)
    return translate("Log", "{player} drew {tiles}.", player=player, tiles=listed)


@singledispatch
def _tell(event: object, words: Words) -> str:
    return settlement_text(event, words)


@_tell.register
def _(event: StartTilePlaced, words: Words) -> str:
    player = words.player(event.seat)
    return translate(
        "Log", "{player} drew the start tile {tile}.", player=player, tile=tile_name(event.tile)
    )


@_tell.register
def _(event: TurnBegan, words: Words) -> str:
    player = words.player(event.seat)
    return translate("Log", "Turn {turn} — {player}", turn=event.turn, player=player)


@_tell.register
def _(event: TileDrawn, words: Words) -> str:
    if event.tile is None:
        return translate("Log", "{player} drew a tile.", player=words.player(event.seat))
    return drawn_text(event.seat, (event.tile,), words.names)


@_tell.register
def _(event: TilePlaced, words: Words) -> str:
    player = words.player(event.seat)
    return translate("Log", "{player} placed {tile}.", player=player, tile=tile_name(event.tile))


@_tell.register
def _(event: PlacementPassed, words: Words) -> str:
    player = words.player(event.seat)
    if event.placed:
        return translate(
            "Log", "{player} stopped placing after %n tile(s).", n=event.placed, player=player
        )
    return translate("Log", "{player} placed no tile: none in hand can be placed.", player=player)


@_tell.register
def _(event: HandSetAside, words: Words) -> str:
    return translate(
        "Log",
        "{player} could place no tile and set the hand aside: {tiles}.",
        player=words.player(event.seat),
        tiles=join_list([tile_name(tile) for tile in event.tiles]),
    )


@_tell.register
def _(event: HandShuffledBack, words: Words) -> str:
    return translate(
        "Log",
        "{player} could place no tile and shuffled the hand back: {tiles}.",
        player=words.player(event.seat),
        tiles=join_list([tile_name(tile) for tile in event.tiles]),
    )


@_tell.register
def _(event: UnplayableTileSetAside, words: Words) -> str:
    return translate(
        "Log",
        "{player} set {tile} aside: it can never be placed.",
        player=words.player(event.seat),
        tile=tile_name(event.tile),
    )


@_tell.register
def _(event: ChainFounded, words: Words) -> str:
    player, chain = words.player(event.seat), words.chain(event.chain)
    if event.stocks:
        return translate(
            "Log",
            "{player} founded {chain} with {size} tiles and received a stock of it.",
            player=player,
            chain=chain,
            size=event.size,
        )
    if event.cash:
        return translate(
            "Log",
            "{player} founded {chain} with {size} tiles and received {cash}: the bank has no "
            "stock of it.",
            player=player,
            chain=chain,
            size=event.size,
            cash=money(event.cash),
        )
    return translate(
        "Log",
        "{player} founded {chain} with {size} tiles and received nothing: the bank has no "
        "stock of it.",
        player=player,
        chain=chain,
        size=event.size,
    )


@_tell.register
def _(event: ChainGrew, words: Words) -> str:
    chain, before, size = words.chain(event.chain), event.size_before, event.size
    if before < words.edition.safe_size <= size:
        return translate(
            "Log",
            "{chain} grew from {before} to {size} tiles and is safe.",
            chain=chain,
            before=before,
            size=size,
        )
    return translate(
        "Log", "{chain} grew from {before} to {size} tiles.", chain=chain, before=before, size=size
    )


@_tell.register
def _(event: StockBought, words: Words) -> str:
    player = words.player(event.seat)
    if not any(event.counts):
        return translate("Log", "{player} bought nothing.", player=player)
    return translate(
        "Log",
        "{player} bought {stocks} for {cost}.",
        player=player,
        stocks=words.all_stocks(event.counts),
        cost=money(event.cost),
    )


@_tell.register
def _(event: PowerCardPlayed, words: Words) -> str:
    player = words.player(event.seat)
    return translate(
        "Log", "{player} used the power card “{card}”.", player=player, card=card_name(event.card)
    )


@_tell.register
def _(event: FreeStockTaken, words: Words) -> str:
    player = words.player(event.seat)
    if not any(event.counts):
        return translate("Log", "{player} took no stock.", player=player)
    return translate(
        "Log",
        "{player} took {stocks} free of charge.",
        player=player,
        stocks=words.all_stocks(event.counts),
    )


@_tell.register
def _(event: StockExchanged, words: Words) -> str:
    return translate(
        "Log",
        "{player} exchanged {given} for {taken}.",
        player=words.player(event.seat),
        given=words.stocks(2, event.given),
        taken=words.stocks(1, event.taken),
    )


@_tell.register
def _(event: EndDeclared, words: Words) -> str:
    player = words.player(event.seat)
    if event.chain is None:
        return translate(
            "Log", "{player} declared the end: every active chain is safe.", player=player
        )
    return translate(
        "Log",
        "{player} declared the end: {chain} has {size} tiles or more.",
        player=player,
        chain=words.chain(event.chain),
        size=words.edition.end_size,
    )


@_tell.register
def _(event: QuickMove, words: Words) -> str:
    return translate("Log", "{player} used a quick move.", player=words.player(event.seat))


@_tell.register
def _(event: TookBack, words: Words) -> str:
    player = words.player(event.seat)
    return translate("Log", "{player} took back {tile}.", player=player, tile=tile_name(event.tile))


@_tell.register
def _(event: NoChoice, words: Words) -> str:
    return no_choice_text(event, words)
