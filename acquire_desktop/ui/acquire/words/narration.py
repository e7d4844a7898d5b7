"""Narration: the text on each event, in a sentence and in a few words.

``event_text(event, words)`` is the sentence, by name or to the reader; the log, the recap, a screen
reader and the merger walkthrough tell an event by it. ``label`` has the few words of the recap
strip, ``SPOKEN`` the events that a screen reader says of its own accord. The literals stand in
tables, which ``translate`` may choose from: a text in two persons is a pair of them there.
"""

from collections.abc import Mapping, Sequence
from typing import Final

from acquire_desktop.games.acquire.engine.board import Seat, Tile, tile_name
from acquire_desktop.games.acquire.engine.events import (
    AcquisitionBegan,
    BeganInTheMiddle,
    BonusPaid,
    ChainAccounted,
    ChainFounded,
    ChainGrew,
    EndDeclared,
    ExtraCashGiven,
    FinalAccountBegan,
    FreeStockTaken,
    GameEnded,
    HandSetAside,
    HandShuffledBack,
    MarketDrawn,
    MergerBegan,
    MergerEnded,
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
from acquire_desktop.games.acquire.log_entries import Cause, LogEntry, NoChoice, TookBack
from acquire_desktop.session.notes import (
    CameBack,
    FallbackMove,
    HandedOver,
    OutsideFailed,
    PinForgotten,
)
from acquire_desktop.storage.seats.programs import Trouble
from acquire_desktop.ui.acquire.words.card_texts import card_name, card_title
from acquire_desktop.ui.acquire.words.chain_forms import of_chain
from acquire_desktop.ui.acquire.words.character_texts import level_text
from acquire_desktop.ui.acquire.words.game_names import UNMARK, GameNames
from acquire_desktop.ui.kit.texts import (
    join_list,
    join_sentences,
    join_terse,
    money,
    translate,
)

_DEEDS: Final[Mapping[type[LogEntry], tuple[str, ...]]] = {
    ExtraCashGiven: (
        "{player} begins with {extra} extra cash: {cash}.",
        "You begin with {extra} extra cash: {cash}.",
    ),
    StartTilePlaced: ("{player} drew the start tile {tile}.", "You drew the start tile {tile}."),
    TileDrawn: (
        "{player} drew {tiles}.",
        "You drew {tiles}.",
        "{player} drew a tile.",
        "You drew a tile.",
    ),
    TilePlaced: ("{player} placed {tile}.", "You placed {tile}."),
    TookBack: ("{player} took back {tile}.", "You took back {tile}."),
    UnplayableTileSetAside: (
        "{player} set {tile} aside: it can never be placed.",
        "You set {tile} aside: it can never be placed.",
    ),
    HandSetAside: (
        "{player} could not place any tile and set the hand aside: {tiles}.",
        "You could not place any tile and set your hand aside: {tiles}.",
    ),
    HandShuffledBack: (
        "{player} could not place any tile and shuffled the hand back: {tiles}.",
        "You could not place any tile and shuffled your hand back: {tiles}.",
    ),
    PlacementPassed: (
        "{player} stopped placing after %n tile(s).",
        "You stopped placing after %n tile(s).",
        "{player} placed no tile: none in hand can be placed.",
        "You placed no tile: none in your hand can be placed.",
    ),
    FallbackMove: (
        "{player} gave no answer, so the program played a safe move.",
        "The computer in your seat gave no answer, so the program played a safe move.",
    ),
    HandedOver: (
        "The computer plays for {player} from here on, at the level {level}.",
        "The computer plays for you from here on, at the level {level}.",
    ),
    CameBack: ("{player} took the seat back.", "You took your seat back."),
    PinForgotten: (
        "{player} forgot the PIN, and it was removed.",
        "You forgot your PIN, and it was removed.",
    ),
    PowerCardPlayed: (
        "{player} used the power card “{card}”.",
        "You used the power card “{card}”.",
    ),
    ChainFounded: (
        "{player} founded {chain} with {size} tiles and received a stock of it.",
        "You founded {chain} with {size} tiles and received a stock of it.",
        (
            "{player} founded {chain} with {size} tiles and received {cash}: the bank has no "
            "stock of it."
        ),
        "You founded {chain} with {size} tiles and received {cash}: the bank has no stock of it.",
        (
            "{player} founded {chain} with {size} tiles and received nothing: the bank has no "
            "stock of it."
        ),
        "You founded {chain} with {size} tiles and received nothing: the bank has no stock of it.",
    ),
    StockBought: (
        "{player} bought {stocks} for {cost}.",
        "You bought {stocks} for {cost}.",
        "{player} bought nothing.",
        "You bought nothing.",
    ),
    FreeStockTaken: (
        "{player} took {stocks} free of charge.",
        "You took {stocks} free of charge.",
        "{player} took no stock.",
        "You took no stock.",
    ),
    StockExchanged: (
        "{player} exchanged {given} for {taken}.",
        "You exchanged {given} for {taken}.",
    ),
    MergerBegan: ("{player} merged {chains} with {tile}.", "You merged {chains} with {tile}."),
    SurvivorDecided: ("{player} chose the survivor: {chain}.", "You chose the survivor: {chain}."),
    BonusPaid: (
        "{player} received {amount} for {chain}: {reason}.",
        "You received {amount} for {chain}: {reason}.",
    ),
    StockDisposed: ("{player} settled {chain}: {parts}.", "You settled {chain}: {parts}."),
    EndDeclared: (
        "{player} declared the end: {chain} has {size} tiles or more.",
        "You declared the end: {chain} has {size} tiles or more.",
        "{player} declared the end: every active chain is safe.",
        "You declared the end: every active chain is safe.",
    ),
    StockSold: (
        "{player} sold {stocks} for {count} × {price} = {amount}.",
        "You sold {stocks} for {count} × {price} = {amount}.",
    ),
    GameEnded: ("{player} wins with {amount}.", "You win with {amount}."),
}
"""What a player did or was paid: by name and to the reader, in pairs for each way it can go."""

_OCCURRENCES: Final[Mapping[type[LogEntry], tuple[str, ...]]] = {
    TurnBegan: ("Turn {turn} — {player}",),
    BeganInTheMiddle: ("This what-if game begins here.",),
    ChainGrew: (
        "{chain} grew from {before} to {size} tiles.",
        "{chain} grew from {before} to {size} tiles and is safe.",
    ),
    MergerEnded: (
        "The merger is complete: {chain} has {size} tiles.",
        "The merger is complete: {chain} has {size} tiles and is safe.",
    ),
    SurvivorDecided: ("{chain} is the largest and survives.",),
    FinalAccountBegan: (
        "The end was declared. Bonuses are paid and all stock is sold.",
        "No tile can be placed any more. Bonuses are paid and all stock is sold.",
    ),
    GameEnded: ("{players} share the victory with {amount} each.",),
    AcquisitionBegan: (
        "{survivor} acquires {acquired}: {size} tiles at {price} a stock. {holders}",
    ),
    ChainAccounted: ("{chain} is settled: {size} tiles at {price} a stock. {holders}",),
    MarketDrawn: ("The stock market drew {tile} and holds {stocks}.",),
    BonusPaid: ("The stock market's {amount} for {chain} stays in the bank: {reason}.",),
}
"""What nobody did, or several, or what is told in the same words whoever it was."""

_LABELS: Final[Mapping[type[LogEntry], tuple[str, ...]]] = {
    PlacementPassed: ("stops placing", "no tile to place"),
    HandSetAside: ("replaces the hand",),
    HandShuffledBack: ("replaces the hand",),
    FreeStockTaken: ("takes {stocks}",),
    StockExchanged: ("exchanges {given} for {taken}",),
    StockDisposed: ("sells {stocks}", "trades {stocks}", "keeps {stocks}"),
    EndDeclared: ("declares the end",),
}
"""A few words on what a player did, for each way it can go."""

_CAUSES: Final[Mapping[Cause, str]] = {
    Cause.NO_CHAIN: "There was nothing to buy: no chain is on the board.",
    Cause.EMPTY_BANK: "There was nothing to buy: the bank has no stock of any active chain.",
    Cause.LITTLE_CASH: "There was too little cash to buy: the cheapest stock costs {price}.",
    Cause.LAST_CHAIN: "{chain} was the only chain left to found.",
}
"""Why a decision had one answer, the same for whoever decided."""

_TROUBLES: Final[Mapping[Trouble, str]] = {
    Trouble.ABSENT: "{player}: the program could not be started.",
    Trouble.ENDED: "{player}: the program ended without an answer.",
    Trouble.SILENT: "{player}: the program did not answer in time.",
    Trouble.UNREADABLE: "{player}: the program's answer named no action.",
    Trouble.ILLEGAL: "{player}: the program chose something that is not possible now.",
    Trouble.SKIPPED: "{player}: the game went on without the program's answer.",
}
"""Why an outside program did not decide."""

SPOKEN: Final = (
    TilePlaced,
    PlacementPassed,
    HandSetAside,
    HandShuffledBack,
    ChainFounded,
    ChainGrew,
    MergerBegan,
    SurvivorDecided,
    BonusPaid,
    StockDisposed,
    StockBought,
    FreeStockTaken,
    EndDeclared,
    GameEnded,
    NoChoice,
)
"""What a screen reader says of its own accord: everybody at the table sees it happen."""


def event_text(event: LogEntry, words: GameNames) -> str:
    """Return an event as a sentence of plain text, with the arithmetic of its numbers."""
    return marked_text(event, words).translate(UNMARK)


def marked_text(event: LogEntry, words: GameNames) -> str:
    """Return the sentence with the chain's ``CHAIN_MARKS`` character before each chain name.

    Raises:
        TypeError: If it is no event.
    """
    if isinstance(event, OutsideFailed):
        return _failure(event, words)
    deed = _deed_with_tiles(event, words) or _deed_with_stock(event, words)
    if text := deed or _gift(event, words) or _occurrence(event, words):
        return text
    raise TypeError(f"no text for {event!r}")


def done_text(entries: Sequence[LogEntry], words: GameNames) -> str:
    """Return the effect of a step without a choice, and the reason; empty for others."""
    if not any(isinstance(event, NoChoice) for event in entries):
        return ""
    return join_sentences([event_text(event, words) for event in entries[:2]])


def drawn_text(event: TileDrawn, tiles: Sequence[Tile], words: GameNames) -> str:
    """Return several tiles that a player drew, this event's among them, in one sentence."""
    return _deed(event, event.seat, words, way=0 if tiles else 1, tiles=_listed(tiles))


def _deed(
    event: LogEntry,
    seat: Seat,
    words: GameNames,
    *,
    way: int = 0,
    n: int | None = None,
    **fields: object,
) -> str:
    person = 2 * way + words.is_you(seat)
    player = words.player(seat)
    return translate("Log", _DEEDS[type(event)][person], n=n, player=player, **fields)


def _deed_with_tiles(event: LogEntry, words: GameNames) -> str:
    match event:
        case StartTilePlaced() | TilePlaced() | TookBack() | UnplayableTileSetAside():
            return _deed(event, event.seat, words, tile=tile_name(event.tile))
        case HandSetAside() | HandShuffledBack():
            return _deed(event, event.seat, words, tiles=_listed(event.tiles))
        case TileDrawn(seat, tile):
            return drawn_text(event, () if tile is None else (tile,), words)
        case PlacementPassed(seat, placed):
            return _deed(event, seat, words, way=0 if placed else 1, n=placed)
        case FallbackMove(seat) | CameBack(seat) | PinForgotten(seat):
            return _deed(event, seat, words)
        case HandedOver(seat, level):
            return _deed(event, seat, words, level=level_text(level))
        case PowerCardPlayed(seat, card):
            return _deed(event, seat, words, card=card_title(card))
        case ChainFounded(seat, chain):
            way, cash = 0 if event.stocks else 1 if event.cash else 2, money(event.cash)
            name = words.new_chain(chain)
            return _deed(event, seat, words, way=way, chain=name, size=event.size, cash=cash)
        case EndDeclared(seat, chain):
            name, size = "" if chain is None else words.chain(chain), words.edition.end_size
            return _deed(event, seat, words, way=1 if chain is None else 0, chain=name, size=size)
        case _:
            return ""


def _failure(note: OutsideFailed, words: GameNames) -> str:
    """Say that an outside program did not decide, and who did."""
    why = translate("Log", _TROUBLES[note.trouble], player=words.player(note.seat))
    went_on = (
        translate("Log", "From here on the computer plays instead.")
        if note.gave_up
        else translate("Log", "The computer decided instead.")
    )
    return join_sentences([why, went_on])


def _deed_with_stock(event: LogEntry, words: GameNames) -> str:
    match event:
        case StockBought(seat, counts, cost):
            way, stocks = 0 if any(counts) else 1, words.all_stocks(counts)
            return _deed(event, seat, words, way=way, stocks=stocks, cost=money(cost))
        case FreeStockTaken(seat, counts):
            way, stocks = 0 if any(counts) else 1, words.all_stocks(counts)
            return _deed(event, seat, words, way=way, stocks=stocks)
        case StockExchanged(seat, given, taken):
            returned, received = words.stocks(2, given), words.stocks(1, taken)
            return _deed(event, seat, words, given=returned, taken=received)
        case StockDisposed(seat, acquired):
            name, parts = words.chain(acquired), words.disposal(event)
            return _deed(event, seat, words, chain=name, parts=parts)
        case StockSold(seat, chain, count, price, amount):
            stocks, each, all_ = words.stocks(count, chain), money(price), money(amount)
            return _deed(event, seat, words, stocks=stocks, count=count, price=each, amount=all_)
        case MergerBegan(seat, tile, chains, sizes):
            named = words.sized(chains, sizes, form=of_chain)
            return _deed(event, seat, words, chains=named, tile=tile_name(tile))
        case SurvivorDecided(chain, _, int(seat)):
            return _deed(event, seat, words, chain=words.chain(chain))
        case BonusPaid(chain, int(seat)):
            name, reason = words.chain(chain), words.bonus_account(event)
            return _deed(event, seat, words, chain=name, amount=money(event.amount), reason=reason)
        case GameEnded(_, totals, (winner,)):
            return _deed(event, winner, words, amount=money(max(totals)))
        case _:
            return ""


def _gift(event: LogEntry, words: GameNames) -> str:
    match event:
        case ExtraCashGiven(seat, extra, cash):
            return _deed(event, seat, words, extra=money(extra), cash=money(cash))
        case _:
            return ""


def _occurrence(event: LogEntry, words: GameNames) -> str:
    """Write an event without a player, with several, or with the same words for each."""
    safe_size = words.edition.safe_size
    match event:
        case TurnBegan(turn, seat):
            return _happened(event, turn=turn, player=words.player(seat))
        case ChainGrew(chain, _, before, size):
            way, name = int(before < safe_size <= size), words.chain(chain)
            return _happened(event, way, chain=name, before=before, size=size)
        case MergerEnded(chain, size):
            return _happened(event, int(size >= safe_size), chain=words.chain(chain), size=size)
        case SurvivorDecided(chain):
            return _happened(event, chain=words.chain(chain))
        case BeganInTheMiddle():
            return _happened(event)
        case FinalAccountBegan(reason):
            return _happened(event, int(reason == "no-moves"))
        case GameEnded(_, totals, winners):
            return _happened(event, players=words.players(winners), amount=money(max(totals)))
        case _:
            return _settlement(event, words)


def _settlement(event: LogEntry, words: GameNames) -> str:
    match event:
        case AcquisitionBegan(acquired, survivor, size):
            return _happened(
                event,
                survivor=words.chain(survivor),
                acquired=words.chain(acquired),
                size=size,
                price=money(event.price),
                holders=words.holders(event.stocks),
            )
        case ChainAccounted(chain, size, price, stocks):
            name, each, holders = words.chain(chain), money(price), words.holders(stocks)
            return _happened(event, chain=name, size=size, price=each, holders=holders)
        case MarketDrawn(chain, tile, stocks):
            return _happened(event, tile=tile_name(tile), stocks=words.stocks(stocks, chain))
        case BonusPaid(chain):
            reason, amount = words.bonus_account(event), money(event.amount)
            return _happened(event, amount=amount, chain=words.chain(chain), reason=reason)
        case NoChoice(_, cause, price, chain):
            name = "" if chain is None else words.chain(chain)
            return translate("Log", _CAUSES[cause], price=money(price), chain=name)
        case _:
            return ""


def _happened(event: LogEntry, way: int = 0, **fields: object) -> str:
    return translate("Log", _OCCURRENCES[type(event)][way], n=None, **fields)


def label(event: LogEntry, words: GameNames) -> str:
    """Return an action in a few words; empty for a purchase and for what follows from a tile.

    The player is left out; chains have their ``CHAIN_MARKS`` and letters.
    """
    match event:
        case TilePlaced(_, tile):
            return tile_name(tile)
        case PowerCardPlayed(_, card):
            return card_name(card)
        case FreeStockTaken(_, counts):
            return _few_words(event, stocks=words.few_of_all(counts) or "0")
        case StockExchanged(_, given, taken):
            return _few_words(event, given=words.few(2, given), taken=words.few(1, taken))
        case StockDisposed(_, chain, _, keep, sell, trade):
            counts = (sell, trade, keep)
            texts = [
                _few_words(event, way, stocks=words.few(count, chain))
                for way, count in enumerate(counts)
                if count
            ]
            return join_terse(texts)
        case _:
            return _bare_label(event)


def _bare_label(event: LogEntry) -> str:
    match event:
        case PlacementPassed(_, placed):
            return _few_words(event, 0 if placed else 1)
        case HandSetAside() | HandShuffledBack() | EndDeclared():
            return _few_words(event)
        case _:
            return ""


def _few_words(event: LogEntry, way: int = 0, **fields: str) -> str:
    return translate("RecapStrip", _LABELS[type(event)][way], n=None, **fields)


def _listed(tiles: Sequence[Tile]) -> str:
    return join_list([tile_name(tile) for tile in tiles])
