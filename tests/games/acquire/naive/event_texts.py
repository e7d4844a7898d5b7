"""Events as one line of text each, for scenarios."""

from collections.abc import Iterable, Sequence

from acquire_desktop.games.acquire.engine import events as e
from acquire_desktop.games.acquire.engine.board import TILE_NAMES
from acquire_desktop.games.acquire.engine.editions import Edition
from acquire_desktop.games.acquire.engine.power_cards import CARD_NAMES


def event_text(event: e.Event, edition: Edition) -> str:
    """Write an event; a kind without a text of its own becomes its class name."""
    names = [spec.name.lower() for spec in edition.chains]
    return (
        tile_text(event)
        or merger_text(event, names)
        or money_text(event, names)
        or card_text(event, names)
    )


def tiles_text(tiles: Iterable[int]) -> str:
    return " ".join(TILE_NAMES[tile] for tile in tiles)


def counts_text(counts: Sequence[int], names: list[str]) -> str:
    return "".join(f" {n} {names[c]}" for c, n in enumerate(counts) if n) or " nothing"


def tile_text(event: e.Event) -> str:
    """Write what happened to tiles and hands."""
    match event:
        case e.StartTilePlaced(seat, tile):
            return f"seat {seat} starts with {TILE_NAMES[tile]}"
        case e.TurnBegan(turn, seat):
            return f"turn {turn} of seat {seat}"
        case e.TileDrawn(seat, int(tile)):
            return f"seat {seat} draws {TILE_NAMES[tile]}"
        case e.TilePlaced(seat, tile):
            return f"seat {seat} places {TILE_NAMES[tile]}"
        case e.PlacementPassed(seat):
            return f"seat {seat} passes"
        case e.HandSetAside(seat, tiles):
            return f"seat {seat} sets aside the hand {tiles_text(sorted(tiles))}"
        case e.HandShuffledBack(seat, tiles):
            return f"seat {seat} shuffles back {tiles_text(sorted(tiles))}"
        case e.UnplayableTileSetAside(seat, tile):
            return f"seat {seat} sets aside {TILE_NAMES[tile]}"
    return ""


def merger_text(event: e.Event, names: list[str]) -> str:
    """Write what happened to chains."""
    match event:
        case e.ChainFounded(seat, chain, _, size, stocks, cash):
            return f"seat {seat} founds {names[chain]} of {size}: stocks {stocks} cash {cash}"
        case e.ChainGrew(chain, _, before, size):
            return f"{names[chain]} grows from {before} to {size}"
        case e.MergerBegan(seat, _, chains, sizes):
            merging = (f"{names[c]} {n}" for c, n in zip(chains, sizes, strict=True))
            return f"seat {seat} merges {' '.join(merging)}"
        case e.SurvivorDecided(survivor, size, chosen_by):
            chosen = "" if chosen_by is None else f" chosen by seat {chosen_by}"
            return f"{names[survivor]} survives with {size}{chosen}"
        case e.AcquisitionBegan(acquired, survivor, size, price, _):
            return f"{names[survivor]} acquires {names[acquired]} of {size} at {price}"
        case e.MergerEnded(survivor, size, acquired):
            return f"merger ends: {names[survivor]} {size}, {len(acquired)} acquired"
        case e.ChainAccounted(chain, size, price, _):
            return f"account of {names[chain]} {size} at {price}"
    return ""


def money_text(event: e.Event, names: list[str]) -> str:
    """Write who got or paid what."""
    match event:
        case e.MarketDrawn(chain, tile, stocks):
            return f"market draws {TILE_NAMES[tile]}: {stocks} {names[chain]}"
        case e.BonusPaid(chain, seat, stocks, _, terms, shared_by, amount):
            who = "market" if seat is None else f"seat {seat}"
            terms_text = " + ".join(map(str, terms))
            return f"bonus of {names[chain]} for {who} with {stocks}: " + (
                f"{terms_text} / {shared_by} = {amount}"
                if shared_by > 1
                else f"{terms_text} = {amount}"
            )
        case e.StockDisposed(seat, acquired, _, keep, sell, trade, cash):
            split = f"keep {keep} sell {sell} trade {trade}"
            return f"seat {seat} disposes {names[acquired]}: {split} for {cash}"
        case e.StockBought(seat, counts, cost):
            return f"seat {seat} buys{counts_text(counts, names)} for {cost}"
        case e.EndDeclared(seat, chain):
            return f"seat {seat} declares: {'all safe' if chain is None else names[chain]}"
        case e.StockSold(seat, chain, stocks, price, amount):
            return f"seat {seat} sells {stocks} {names[chain]} at {price} for {amount}"
        case e.GameEnded(reason, _, _):
            return f"game ends: {reason}"
    return ""


def card_text(event: e.Event, names: list[str]) -> str:
    """Write what was done with special power cards, or the name of any other event."""
    match event:
        case e.PowerCardPlayed(seat, card):
            return f"seat {seat} plays {CARD_NAMES[card]}"
        case e.FreeStockTaken(seat, counts):
            return f"seat {seat} takes{counts_text(counts, names)} free"
        case e.StockExchanged(seat, given, taken):
            return f"seat {seat} exchanges 2 {names[given]} for 1 {names[taken]}"
    return type(event).__name__
