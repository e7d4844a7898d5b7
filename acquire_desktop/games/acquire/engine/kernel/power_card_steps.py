"""Power card steps: when the special power cards can be played, and what they allow.

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

from acquire_desktop.games.acquire.engine.board import CHAIN_COUNT
from acquire_desktop.games.acquire.engine.kernel.action_codes import (
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
from acquire_desktop.games.acquire.engine.kernel.buying import list_mixes
from acquire_desktop.games.acquire.engine.kernel.kernel_state import CHOICES, KernelState
from acquire_desktop.games.acquire.engine.power_cards import (
    CARD_COUNT,
    DRAW_FIVE,
    EXCHANGES,
    FREE_STOCK,
    FREE_STOCKS,
    PLACE_FOUR,
    STOCKS_GIVEN,
    TILES_DRAWN,
    TILES_PLACED,
    TRADE_THREE,
)


def list_playable_cards(state: KernelState, count: int) -> int:
    """List the cards that the deciding player may play at this step, after other choices."""
    if state.card >= 0 or state.decision not in (PLACE, BUY):
        return count
    first, last = FREE_STOCK, TRADE_THREE
    if state.decision == PLACE:
        first, last = DRAW_FIVE, PLACE_FOUR
    for card in range(first, last + 1):
        if state.has_card(state.turn_seat, card):
            state.choices[count] = CARD << KIND_SHIFT | card
            count += 1
    return count


def list_card_uses(state: KernelState) -> int:
    """List what may be done by a card in a step of its own."""
    if state.decision == FREE:
        return list_free_stocks(state)
    count = list_exchanges(state, 0)
    state.choices[count] = END_EXCHANGES << KIND_SHIFT
    return count + 1


def play_card(state: KernelState, card: int) -> None:
    """Play a card of the player whose turn it is; it is gone."""
    seat = state.turn_seat
    state.cards -= 1 << CARD_COUNT * seat + card
    state.card = card
    state.report("PowerCardPlayed", seat, card)
    if card == FREE_STOCK:
        state.decision = FREE
    elif card == TRADE_THREE:
        state.exchanges_left = EXCHANGES
    elif card == DRAW_FIVE:
        state.draw(seat, TILES_DRAWN)
    elif card == PLACE_FOUR:
        state.tiles_left = TILES_PLACED


# Free stock


def list_free_stocks(state: KernelState) -> int:
    """List every mix of stocks of active chains that can be taken free."""
    count = list_mixes(state, FREE_STOCKS, is_free=True)
    for index in range(count):
        CHOICES[index] = state.choices[index] + (FREE - BUY << KIND_SHIFT)
    state.choices = CHOICES
    return count


def take_free_stock(state: KernelState, argument: int) -> None:
    """Take stocks from the bank instead of buying."""
    seat = state.turn_seat
    counts = [0] * CHAIN_COUNT
    for chain in range(CHAIN_COUNT):
        counts[chain] = argument >> PURCHASE_BITS * chain & PURCHASE_MASK
        state.bank[chain] -= counts[chain]
        state.stocks[seat * CHAIN_COUNT + chain] += counts[chain]
    state.report("FreeStockTaken", seat, tuple(counts))


# Trade three


def can_give(state: KernelState, chain: int) -> bool:
    """Tell whether the player can return two stocks of this active chain."""
    held = state.stocks[state.turn_seat * CHAIN_COUNT + chain]
    return state.sizes[chain] > 0 and held >= STOCKS_GIVEN


def list_exchanges(state: KernelState, count: int) -> int:
    """List every exchange between two active chains that is possible now, after other choices."""
    for give in range(CHAIN_COUNT):
        if state.exchanges_left and can_give(state, give):
            for take in range(CHAIN_COUNT):
                if take != give and state.sizes[take] and state.bank[take]:
                    state.choices[count] = stock_exchange(give, take)
                    count += 1
    return count


def can_exchange(state: KernelState) -> bool:
    """Tell whether an exchange of a Trade three card is left and possible."""
    state.choices = CHOICES
    return state.exchanges_left > 0 and list_exchanges(state, 0) > 0


def exchange(state: KernelState, argument: int) -> None:
    """Return two stocks of one active chain and take one of another from the bank."""
    seat = state.turn_seat
    give = argument & PURCHASE_MASK
    take = argument >> PURCHASE_BITS
    state.exchanges_left -= 1
    state.stocks[seat * CHAIN_COUNT + give] -= STOCKS_GIVEN
    state.bank[give] += STOCKS_GIVEN
    state.stocks[seat * CHAIN_COUNT + take] += 1
    state.bank[take] -= 1
    state.report("StockExchanged", seat, give, take)
