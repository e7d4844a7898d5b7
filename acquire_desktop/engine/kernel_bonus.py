"""Who gets which stockholder bonus, in a merger and in the final account."""

from collections.abc import Sequence

from acquire_desktop.engine.board import CHAIN_COUNT, COLUMNS, TILE_COUNT
from acquire_desktop.engine.kernel_state import Table
from acquire_desktop.engine.kernel_tables import SIZE_SPAN

Share = tuple[int, int, tuple[int, ...], int, int]
"""Holder, stocks held, places taken, how many share their sum, dollars for this holder."""


def round_up(total: int, shared_by: int) -> int:
    """Split dollars evenly, rounded up to the next 100 for each: the one rounding of money.

    Rule: en-2023, "A Tie"; en-2008, "Steps for performing a merger", 3.

    >>> round_up(7500, 4)
    1900
    """
    step = 100 * shared_by
    return (total + step - 1) // step * 100


def bonus_shares(
    held: Sequence[int], bonus: Sequence[int], bonus_places: int, sole_places: tuple[int, ...]
) -> list[Share]:
    """Return what each stockholder is paid, best places first.

    Holders tied for a place take as many places as they are, as far as there are places, and
    share the sum; whoever follows takes the next place. A sole stockholder has places of its
    own. Rule: en-2023, "Distributing Stockholder Bonuses"; en-2008, "Steps for performing a
    merger", 3; ja-2023, "配当を受け取るプレイヤーの確認".

    Args:
        held: Stocks of the chain, by holder.
        bonus: Dollars by place.
        bonus_places: How many places are paid.
        sole_places: The places that a sole stockholder is paid.

    >>> [share[4] for share in bonus_shares([3, 2, 2, 1], (7000, 5000, 3500), 3, (0, 2))]
    [7000, 4300, 4300]
    """
    ranks = sorted(held, reverse=True)
    holders = len(held) - ranks.count(0)
    shares: list[Share] = []
    place = 0
    while place < bonus_places and place < holders:
        stocks = ranks[place]
        shared_by = ranks.count(stocks)
        places = sole_places
        if holders > 1:
            places = tuple(range(place, min(place + shared_by, bonus_places)))
        total = 0
        for paid in places:
            total += bonus[paid]
        amount = round_up(total, shared_by)
        for holder, count in enumerate(held):
            if count == stocks:
                shares.append((holder, stocks, places, shared_by, amount))
        place += shared_by
    return shares


def bonuses_of(table: Table, chain: int, market: int) -> list[int]:
    """Return a chain's bonuses, dollars by seat; ``market`` is the stock market's count.

    What the stock market of a two-player game would be paid stays in the bank.
    """
    rules = table.rules
    entry = chain * SIZE_SPAN + table.sizes[chain]
    bonus = (rules.first_bonus[entry], rules.second_bonus[entry], rules.third_bonus[entry])
    held = table.stocks_of(chain)
    if market:
        held.append(market)
    paid = [0] * table.seats
    shares = bonus_shares(held, bonus, rules.bonus_places, rules.sole_places)
    for holder, stocks, places, shared_by, amount in shares:
        if holder < table.seats:
            paid[holder] = amount
        if table.log is not None:
            seat = holder if holder < table.seats else None
            terms = tuple([bonus[place] for place in places])
            table.report("BonusPaid", chain, seat, stocks, places, terms, shared_by, amount)
    return paid


def draw_market(table: Table, chain: int) -> int:
    """Draw the stock market's count in a two-player game; 0 when there is no market.

    The tile goes back and the pool is mixed; with an empty pool the number comes as if from
    all tiles. Rule: en-2023, "Playing a Two-Player Game", 1 to 3; ja-2023, "２人ゲーム".
    """
    if not table.rules.has_market:
        return 0
    chance = table.next_chance()
    waiting = table.pool[table.pool_start :]
    tile = waiting[chance.below(len(waiting))] if waiting else chance.below(TILE_COUNT)
    table.pool = table.pool[: table.pool_start] + chance.shuffled(waiting)
    stocks = tile % COLUMNS + 1
    table.report("MarketDrawn", chain, tile, stocks)
    return stocks


def account(table: Table, is_final: bool) -> list[int]:
    """Return each seat's dollars after all bonuses and the sale of all stock.

    Before the end this is what the players would have now: nothing is drawn for the stock
    market, and chains whose merger bonuses are paid already only sell.

    Rule: en-2008, "End-Game Scoring"; en-2023, "The End of the Game"; ja-2023,
    "ゲームの終了と勝利".
    """
    totals = [table.cash[seat] for seat in range(table.seats)]
    chains = _smallest_first(table)
    for chain in chains:
        if table.board[table.headquarters[chain]] != chain and chain not in table.merging:
            continue
        if is_final and table.log is not None:
            price = table.rules.price[chain * SIZE_SPAN + table.sizes[chain]]
            stocks = tuple(table.stocks_of(chain))
            table.report("ChainAccounted", chain, table.sizes[chain], price, stocks)
        market = draw_market(table, chain) if is_final else 0
        for seat, amount in enumerate(bonuses_of(table, chain, market)):
            totals[seat] += amount
    for chain in chains:
        price = table.rules.price[chain * SIZE_SPAN + table.sizes[chain]]
        for seat in range(table.seats):
            held = table.stocks[seat * CHAIN_COUNT + chain]
            totals[seat] += held * price
            if held and is_final and table.log is not None:
                table.report("StockSold", seat, chain, held, price, held * price)
    return totals


def _smallest_first(table: Table) -> list[int]:
    """Return the active chains in the order of the final account."""
    order = [
        table.sizes[chain] * CHAIN_COUNT + chain
        for chain in range(CHAIN_COUNT)
        if table.sizes[chain]
    ]
    order.sort()
    return [key % CHAIN_COUNT for key in order]
