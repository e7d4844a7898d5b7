"""The special power cards: when they can be played, and what they allow.

Each player has one of each; at most one is played in a turn, at its step, and is then gone.
A card may be played even when it brings nothing. The rulebook names the cards and their timing;
where it leaves an effect open, it is settled here:

- *Free stock* takes the place of buying; taking nothing is allowed.
- *Trade three* leaves its exchanges open before the purchase and, while one is possible, after
  it, so that both orders can be chosen and mixed.
- *Draw five* is played before the tile. Later turns draw only while the hand has fewer than six
  tiles, also when unplayable tiles were set aside.
- *Place four* asks for one tile as usual; after each tile the player places another or stops,
  up to four.

Rule: ja-2023, "選択ルール：特殊能力カード".
"""

from typing import Final

from acquire_desktop.engine.board import CHAIN_COUNT
from acquire_desktop.engine.cards import (
    CARD_COUNT,
    DRAW_FIVE,
    FREE_STOCK,
    PLACE_FOUR,
    TRADE_THREE,
)
from acquire_desktop.engine.kernel_buying import mixes
from acquire_desktop.engine.kernel_codes import (
    BUY,
    CARD,
    END_EXCHANGES,
    FREE,
    KIND_SHIFT,
    PLACE,
    PURCHASE_BITS,
    PURCHASE_MASK,
    stock_exchange,
)
from acquire_desktop.engine.kernel_state import Table

FREE_STOCKS: Final = 3
EXCHANGES: Final = 3
STOCKS_GIVEN: Final = 2
"""Stocks returned in an exchange; one is taken."""
TILES_DRAWN: Final = 5
TILES_PLACED: Final = 4


def playable_cards(table: Table) -> list[int]:
    """Return the cards that the deciding player may play at this step."""
    if table.card >= 0:
        return []
    held = table.cards >> CARD_COUNT * table.turn_seat
    if table.decision == PLACE:
        first, last = DRAW_FIVE, PLACE_FOUR
    elif table.decision == BUY:
        first, last = FREE_STOCK, TRADE_THREE
    else:
        return []
    return [CARD << KIND_SHIFT | card for card in range(first, last + 1) if held >> card & 1]


def legal_card_uses(table: Table) -> list[int]:
    """Return what may be done by a card in a step of its own."""
    if table.decision == FREE:
        return legal_free_stocks(table)
    return [*legal_exchanges(table), END_EXCHANGES << KIND_SHIFT]


def play_card(table: Table, card: int) -> None:
    """Play a card of the player whose turn it is; it is gone."""
    seat = table.turn_seat
    table.cards -= 1 << CARD_COUNT * seat + card
    table.card = card
    table.report("PowerCardPlayed", seat, card)
    if card == FREE_STOCK:
        table.decision = FREE
    elif card == TRADE_THREE:
        table.exchanges_left = EXCHANGES
    elif card == DRAW_FIVE:
        table.draw(seat, TILES_DRAWN)
    elif card == PLACE_FOUR:
        table.tiles_left = TILES_PLACED


# Free stock


def legal_free_stocks(table: Table) -> list[int]:
    """Return every mix of stocks of active chains that can be taken free."""
    caps = 0
    for chain in range(CHAIN_COUNT):
        if table.sizes[chain]:
            caps |= min(table.bank[chain], FREE_STOCKS) << PURCHASE_BITS * chain
    return [mix + (FREE - BUY << KIND_SHIFT) for mix in mixes(caps, FREE_STOCKS)[0]]


def take_free_stock(table: Table, argument: int) -> None:
    """Take stocks from the bank instead of buying."""
    seat = table.turn_seat
    counts = [0] * CHAIN_COUNT
    for chain in range(CHAIN_COUNT):
        counts[chain] = argument >> PURCHASE_BITS * chain & PURCHASE_MASK
        table.bank[chain] -= counts[chain]
        table.stocks[seat * CHAIN_COUNT + chain] += counts[chain]
    table.report("FreeStockTaken", seat, tuple(counts))


# Trade three


def legal_exchanges(table: Table) -> list[int]:
    """Return every exchange between two active chains that is possible now."""
    if not table.exchanges_left:
        return []
    start = table.turn_seat * CHAIN_COUNT
    given = [
        chain
        for chain in range(CHAIN_COUNT)
        if table.sizes[chain] and table.stocks[start + chain] >= STOCKS_GIVEN
    ]
    taken = [chain for chain in range(CHAIN_COUNT) if table.sizes[chain] and table.bank[chain]]
    return [stock_exchange(give, take) for give in given for take in taken if give != take]


def exchange(table: Table, argument: int) -> None:
    """Return two stocks of one active chain and take one of another from the bank."""
    seat = table.turn_seat
    give = argument & PURCHASE_MASK
    take = argument >> PURCHASE_BITS
    table.exchanges_left -= 1
    table.stocks[seat * CHAIN_COUNT + give] -= STOCKS_GIVEN
    table.bank[give] += STOCKS_GIVEN
    table.stocks[seat * CHAIN_COUNT + take] += 1
    table.bank[take] -= 1
    table.report("StockExchanged", seat, give, take)
