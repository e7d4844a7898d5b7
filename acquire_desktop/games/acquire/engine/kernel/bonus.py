"""Bonuses: which stockholder gets which, in a merger and in the final account."""

from collections.abc import Sequence

from acquire_desktop.games.acquire.engine.board import CHAIN_COUNT, COLUMNS, TILE_COUNT
from acquire_desktop.games.acquire.engine.kernel.kernel_state import KernelState, price_at
from acquire_desktop.games.acquire.engine.kernel.lookup_tables import (
    CHART_COLUMNS,
    SIZE_SPAN,
    place_bits,
)

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


def places_taken(better: int, tied: int, holders: int, bonus_places: int, sole_places: int) -> int:
    """Return the places, a bit each, whose bonuses the holders of equally many stocks share.

    Holders tied for a place take as many places as they are, as far as there are places;
    whoever follows takes the next place. A sole stockholder has places of its own. Rule:
    en-2023, "Distributing Stockholder Bonuses"; en-2008, "Steps for performing a merger", 3;
    ja-2023, "配当を受け取るプレイヤーの確認".

    Args:
        better: How many hold more.
        tied: How many hold equally many.
        holders: How many hold any.
        bonus_places: How many places are paid.
        sole_places: The places of a sole stockholder, a bit each.
    """
    if holders == 1:
        return sole_places
    return (1 << tied) - 1 << better & (1 << bonus_places) - 1


def bonus_of(state: KernelState, chain: int, seat: int, market: int) -> int:
    """Return a seat's bonus for a chain in dollars.

    Args:
        state: Where sizes and stocks are.
        chain: The chain that is acquired or accounted.
        seat: Whose bonus.
        market: Stocks of the stock market in a two-player game, one more stockholder whose
            share stays in the bank; 0 when there is none.
    """
    stocks = state.stocks[seat * CHAIN_COUNT + chain]
    if not stocks:
        return 0
    better = tied = holders = 0
    for other in range(state.seats + 1):
        held = state.stocks[other * CHAIN_COUNT + chain] if other < state.seats else market
        if held:
            holders += 1
        if held > stocks:
            better += 1
        elif held == stocks:
            tied += 1
    rules = state.rules
    places = places_taken(better, tied, holders, rules.bonus_places, rules.sole_bits)
    entry = (chain * SIZE_SPAN + state.sizes[chain]) * CHART_COLUMNS
    total = 0
    for place in range(CHART_COLUMNS - 1):
        if places >> place & 1:
            total += rules.chart[entry + 1 + place]
    return round_up(total, tied)


def bonus_shares(
    held: Sequence[int], bonus: Sequence[int], bonus_places: int, sole_places: tuple[int, ...]
) -> list[Share]:
    """Return the bonus of each stockholder and its reason, best places first.

    Args:
        held: Stocks of the chain, by holder.
        bonus: Dollars by place.
        bonus_places: How many places are paid.
        sole_places: The places that a sole stockholder is paid.

    >>> [share[4] for share in bonus_shares([3, 2, 2, 1], (7000, 5000, 3500), 3, (0, 2))]
    [7000, 4300, 4300]
    """
    ranks = sorted(held, reverse=True)
    holders = len(ranks) - ranks.count(0)
    shares: list[Share] = []
    better = 0
    while better < holders:
        stocks = ranks[better]
        tied = ranks.count(stocks)
        taken = places_taken(better, tied, holders, bonus_places, place_bits(sole_places))
        if not taken:
            break
        places = tuple([place for place in range(len(bonus)) if taken >> place & 1])
        amount = round_up(sum([bonus[place] for place in places]), tied)
        for holder, count in enumerate(held):
            if count == stocks:
                shares.append((holder, stocks, places, tied, amount))
        better += tied
    return shares


def report_bonuses(state: KernelState, chain: int, market: int) -> None:
    """Tell who is paid which bonus of a chain; the market's share has no seat.

    A market alone is paid nothing: no rulebook gives a chain without players a bonus.
    """
    rules = state.rules
    entry = chain * SIZE_SPAN + state.sizes[chain]
    bonus = (rules.first_bonus[entry], rules.second_bonus[entry], rules.third_bonus[entry])
    held = state.stocks_of(chain)
    if market and max(held):
        held.append(market)
    shares = bonus_shares(held, bonus, rules.bonus_places, rules.sole_places)
    for holder, stocks, places, shared_by, amount in shares:
        seat = holder if holder < state.seats else None
        terms = tuple([bonus[place] for place in places])
        state.report("BonusPaid", chain, seat, stocks, places, terms, shared_by, amount)


def draw_market(state: KernelState, chain: int) -> int:
    """Draw the stock market's count in a two-player game; 0 when there is no market.

    The tile goes back and the pool is mixed; with an empty pool the number comes as if from
    all tiles. Rule: en-2023, "Playing a Two-Player Game", 1 to 3; ja-2023, "２人ゲーム".
    """
    if not state.rules.has_market:
        return 0
    chance = state.next_chance()
    waiting = state.pool[state.pool_start :]
    tile = waiting[chance.below(len(waiting))] if waiting else chance.below(TILE_COUNT)
    state.pool = state.pool[: state.pool_start] + chance.shuffled(waiting)
    stocks = tile % COLUMNS + 1
    state.report("MarketDrawn", chain, tile, stocks)
    return stocks


def worth_of(state: KernelState, seat: int) -> int:
    """Return the dollars that a seat would have if the game ended now.

    Nothing is drawn for the stock market, and chains whose merger bonuses are paid already only
    sell.
    """
    total = state.cash[seat]
    for chain in range(CHAIN_COUNT):
        if not state.sizes[chain]:
            continue
        price = price_at(state, chain, state.sizes[chain])
        total += state.stocks[seat * CHAIN_COUNT + chain] * price
        if state.board[state.headquarters[chain]] == chain or chain in state.merging:
            total += bonus_of(state, chain, seat, 0)
    return total


def is_ahead(state: KernelState, seat: int) -> bool:
    """Tell whether nobody would have more than a seat if the game ended now."""
    mine = worth_of(state, seat)
    for other in range(state.seats):
        if other != seat and worth_of(state, other) > mine:
            return False
    return True


def account(state: KernelState) -> list[int]:
    """Pay the final account; return each seat's dollars after all bonuses and sales.

    Rule: en-2008, "End-Game Scoring"; en-2023, "The End of the Game"; ja-2023,
    "ゲームの終了と勝利".
    """
    totals = [state.cash[seat] for seat in range(state.seats)]
    chains = _smallest_first(state)
    for chain in chains:
        if state.log is not None:
            terms = (state.sizes[chain], state.price_of(chain), tuple(state.stocks_of(chain)))
            state.report("ChainAccounted", chain, *terms)
        market = draw_market(state, chain)
        for seat in range(state.seats):
            totals[seat] += bonus_of(state, chain, seat, market)
        if state.log is not None:
            report_bonuses(state, chain, market)
    for chain in chains:
        price = state.price_of(chain)
        for seat in range(state.seats):
            held = state.stocks[seat * CHAIN_COUNT + chain]
            totals[seat] += held * price
            if held and state.log is not None:
                state.report("StockSold", seat, chain, held, price, held * price)
    return totals


def _smallest_first(state: KernelState) -> list[int]:
    """Return the active chains in the order of the final account."""
    order = [
        state.sizes[chain] * CHAIN_COUNT + chain
        for chain in range(CHAIN_COUNT)
        if state.sizes[chain]
    ]
    order.sort()
    return [key % CHAIN_COUNT for key in order]
