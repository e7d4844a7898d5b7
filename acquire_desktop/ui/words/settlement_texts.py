"""What happens in a merger and in the final account, with every sum."""

from functools import singledispatch

from acquire_desktop.engine.board import tile_name
from acquire_desktop.engine.events import (
    AcquisitionBegan,
    BonusPaid,
    ChainAccounted,
    FinalAccountBegan,
    GameEnded,
    MarketDrawn,
    MergerBegan,
    MergerEnded,
    StockDisposed,
    StockSold,
    SurvivorDecided,
)
from acquire_desktop.ui.kit.texts import money, translate
from acquire_desktop.ui.words.event_words import Words


@singledispatch
def settlement_text(event: object, words: Words) -> str:
    """Return an event of a merger or of the final account as a sentence with marks.

    Raises:
        TypeError: If it is no such event.
    """
    raise TypeError(f"no text for {event!r} in edition {words.edition.key}")


@settlement_text.register
def _(event: MergerBegan, words: Words) -> str:
    return translate(
        "Log",
        "{player} merges {chains} with {tile}.",
        player=words.player(event.seat),
        chains=words.sized(event.chains, event.sizes),
        tile=tile_name(event.tile),
    )


@settlement_text.register
def _(event: SurvivorDecided, words: Words) -> str:
    chain = words.chain(event.survivor)
    if event.chosen_by is None:
        return translate("Log", "{chain} is the largest and survives.", chain=chain)
    return translate(
        "Log",
        "{player} chose the survivor: {chain}.",
        player=words.player(event.chosen_by),
        chain=chain,
    )


@settlement_text.register
def _(event: AcquisitionBegan, words: Words) -> str:
    return translate(
        "Log",
        "{survivor} acquires {acquired}, {size} tiles at {price} a stock. {holders}",
        survivor=words.chain(event.survivor),
        acquired=words.chain(event.acquired),
        size=event.size,
        price=money(event.price),
        holders=words.holders(event.stocks),
    )


@settlement_text.register
def _(event: MarketDrawn, words: Words) -> str:
    return translate(
        "Log",
        "The stock market drew {tile} and counts as {stocks}.",
        tile=tile_name(event.tile),
        stocks=words.stocks(event.stocks, event.chain),
    )


@settlement_text.register
def _(event: BonusPaid, words: Words) -> str:
    chain, amount = words.chain(event.chain), money(event.amount)
    reason = words.bonus_account(event)
    if event.seat is None:
        return translate(
            "Log",
            "The stock market's {amount} for {chain} stays in the bank: {reason}.",
            amount=amount,
            chain=chain,
            reason=reason,
        )
    return translate(
        "Log",
        "{player} is paid {amount} for {chain}: {reason}.",
        player=words.player(event.seat),
        amount=amount,
        chain=chain,
        reason=reason,
    )


@settlement_text.register
def _(event: StockDisposed, words: Words) -> str:
    return translate(
        "Log",
        "{player} settled {chain}: {parts}.",
        player=words.player(event.seat),
        chain=words.chain(event.acquired),
        parts=words.disposal(event),
    )


@settlement_text.register
def _(event: MergerEnded, words: Words) -> str:
    survivor = words.chain(event.survivor)
    if event.size >= words.edition.safe_size:
        return translate(
            "Log",
            "The merger is settled: {chain} has {size} tiles and is safe.",
            chain=survivor,
            size=event.size,
        )
    return translate(
        "Log", "The merger is settled: {chain} has {size} tiles.", chain=survivor, size=event.size
    )


@settlement_text.register
def _(event: FinalAccountBegan, _words: Words) -> str:
    if event.reason == "no-moves":
        return translate(
            "Log", "No tile can be placed any more. Bonuses are paid and all stock is sold."
        )
    return translate("Log", "The end was declared. Bonuses are paid and all stock is sold.")


@settlement_text.register
def _(event: ChainAccounted, words: Words) -> str:
    return translate(
        "Log",
        "{chain} is settled, {size} tiles at {price} a stock. {holders}",
        chain=words.chain(event.chain),
        size=event.size,
        price=money(event.price),
        holders=words.holders(event.stocks),
    )


@settlement_text.register
def _(event: StockSold, words: Words) -> str:
    return translate(
        "Log",
        "{player} sold {stocks} for {count} × {price} = {amount}.",
        player=words.player(event.seat),
        stocks=words.stocks(event.stocks, event.chain),
        count=event.stocks,
        price=money(event.price),
        amount=money(event.amount),
    )


@settlement_text.register
def _(event: GameEnded, words: Words) -> str:
    players = words.players(event.winners)
    amount = money(event.totals[event.winners[0]])
    if len(event.winners) > 1:
        return translate(
            "Log",
            "{players} share the victory with {amount} each.",
            players=players,
            amount=amount,
        )
    return translate("Log", "{player} wins with {amount}.", player=players, amount=amount)
