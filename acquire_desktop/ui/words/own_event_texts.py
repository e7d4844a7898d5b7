"""What the only person at the table does, as sentences to that person (``You placed 7E.``)."""

from collections.abc import Sequence
from functools import singledispatch

from acquire_desktop.acquire.notes import NoChoice, Told, TookBack
from acquire_desktop.engine.board import Seat, Tile, tile_name
from acquire_desktop.engine.events import (
    BonusPaid,
    ChainFounded,
    EndDeclared,
    FreeStockTaken,
    GameEnded,
    HandSetAside,
    HandShuffledBack,
    MergerBegan,
    PlacementPassed,
    PowerCardPlayed,
    StartTilePlaced,
    StockBought,
    StockDisposed,
    StockExchanged,
    StockSold,
    SurvivorDecided,
    TileDrawn,
    TilePlaced,
    TurnBegan,
    UnplayableTileSetAside,
)
from acquire_desktop.session.notes import QuickMove
from acquire_desktop.ui.kit.texts import join_list, money, translate
from acquire_desktop.ui.words.card_texts import card_name
from acquire_desktop.ui.words.event_words import Words


def subject_of(event: Told) -> Seat | None:
    """Return whom the sentence about an event is about; None where it is nobody alone."""
    match event:
        case TurnBegan() | NoChoice():
            return None  # a heading, or a reason: they say nothing of a player
        case SurvivorDecided(chosen_by=seat):
            return seat
        case GameEnded(winners=(seat,)):
            return seat
        case _:
            seat = getattr(event, "seat", None)
            return seat if isinstance(seat, int) else None


@singledispatch
def own_event_text(event: object, words: Words) -> str:
    """Return a sentence with marks about what the reader did, or what became of the reader.

    Raises:
        TypeError: If nobody can be the subject of such an event.
    """
    raise TypeError(f"no text to a person for {event!r} in edition {words.edition.key}")


def own_drawn_text(tiles: Sequence[Tile]) -> str:
    """Return the reader's drawn tiles in one sentence."""
    return translate("Log", "You drew {tiles}.", tiles=_tiles(tiles))


@own_event_text.register
def _(event: StartTilePlaced, _words: Words) -> str:
    return translate("Log", "You drew the start tile {tile}.", tile=tile_name(event.tile))


@own_event_text.register
def _(event: TileDrawn, _words: Words) -> str:
    if event.tile is None:
        return translate("Log", "You drew a tile.")
    return own_drawn_text((event.tile,))


@own_event_text.register
def _(event: TilePlaced, _words: Words) -> str:
    return translate("Log", "You placed {tile}.", tile=tile_name(event.tile))


@own_event_text.register
def _(event: PlacementPassed, _words: Words) -> str:
    if event.placed:
        return translate("Log", "You stopped placing after %n tile(s).", n=event.placed)
    return translate("Log", "You placed no tile: none in your hand can be placed.")


@own_event_text.register
def _(event: HandSetAside, _words: Words) -> str:
    return translate(
        "Log",
        "You could place no tile and set your hand aside: {tiles}.",
        tiles=_tiles(event.tiles),
    )


@own_event_text.register
def _(event: HandShuffledBack, _words: Words) -> str:
    return translate(
        "Log",
        "You could place no tile and shuffled your hand back: {tiles}.",
        tiles=_tiles(event.tiles),
    )


@own_event_text.register
def _(event: UnplayableTileSetAside, _words: Words) -> str:
    return translate(
        "Log", "You set {tile} aside: it can never be placed.", tile=tile_name(event.tile)
    )


@own_event_text.register
def _(event: ChainFounded, words: Words) -> str:
    chain = words.chain(event.chain)
    if event.stocks:
        return translate(
            "Log",
            "You founded {chain} with {size} tiles and received a stock of it.",
            chain=chain,
            size=event.size,
        )
    if event.cash:
        return translate(
            "Log",
            "You founded {chain} with {size} tiles and received {cash}: the bank has no stock of "
            "it.",
            chain=chain,
            size=event.size,
            cash=money(event.cash),
        )
    return translate(
        "Log",
        "You founded {chain} with {size} tiles and received nothing: the bank has no stock of it.",
        chain=chain,
        size=event.size,
    )


@own_event_text.register
def _(event: StockBought, words: Words) -> str:
    if not any(event.counts):
        return translate("Log", "You bought nothing.")
    return translate(
        "Log",
        "You bought {stocks} for {cost}.",
        stocks=words.all_stocks(event.counts),
        cost=money(event.cost),
    )


@own_event_text.register
def _(event: PowerCardPlayed, _words: Words) -> str:
    return translate("Log", "You used the power card “{card}”.", card=card_name(event.card))


@own_event_text.register
def _(event: FreeStockTaken, words: Words) -> str:
    if not any(event.counts):
        return translate("Log", "You took no stock.")
    return translate(
        "Log", "You took {stocks} free of charge.", stocks=words.all_stocks(event.counts)
    )


@own_event_text.register
def _(event: StockExchanged, words: Words) -> str:
    return translate(
        "Log",
        "You exchanged {given} for {taken}.",
        given=words.stocks(2, event.given),
        taken=words.stocks(1, event.taken),
    )


@own_event_text.register
def _(event: EndDeclared, words: Words) -> str:
    if event.chain is None:
        return translate("Log", "You declared the end: every active chain is safe.")
    return translate(
        "Log",
        "You declared the end: {chain} has {size} tiles or more.",
        chain=words.chain(event.chain),
        size=words.edition.end_size,
    )


@own_event_text.register
def _(_event: QuickMove, _words: Words) -> str:
    return translate("Log", "You used a quick move.")


@own_event_text.register
def _(event: TookBack, _words: Words) -> str:
    return translate("Log", "You took back {tile}.", tile=tile_name(event.tile))


@own_event_text.register
def _(event: MergerBegan, words: Words) -> str:
    return translate(
        "Log",
        "You merge {chains} with {tile}.",
        chains=words.sized(event.chains, event.sizes),
        tile=tile_name(event.tile),
    )


@own_event_text.register
def _(event: SurvivorDecided, words: Words) -> str:
    return translate("Log", "You chose the survivor: {chain}.", chain=words.chain(event.survivor))


@own_event_text.register
def _(event: BonusPaid, words: Words) -> str:
    return translate(
        "Log",
        "You are paid {amount} for {chain}: {reason}.",
        amount=money(event.amount),
        chain=words.chain(event.chain),
        reason=words.bonus_account(event),
    )


@own_event_text.register
def _(event: StockDisposed, words: Words) -> str:
    return translate(
        "Log",
        "You settled {chain}: {parts}.",
        chain=words.chain(event.acquired),
        parts=words.disposal(event),
    )


@own_event_text.register
def _(event: StockSold, words: Words) -> str:
    return translate(
        "Log",
        "You sold {stocks} for {count} × {price} = {amount}.",
        stocks=words.stocks(event.stocks, event.chain),
        count=event.stocks,
        price=money(event.price),
        amount=money(event.amount),
    )


@own_event_text.register
def _(event: GameEnded, _words: Words) -> str:
    return translate("Log", "You win with {amount}.", amount=money(max(event.totals)))


def _tiles(tiles: Sequence[Tile]) -> str:
    return join_list([tile_name(tile) for tile in tiles])
