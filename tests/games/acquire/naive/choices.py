"""What may be done: the texts of all legal actions at each decision of the naive engine."""

from collections.abc import Callable, Iterable, Mapping
from itertools import combinations_with_replacement, permutations

from tests.games.acquire.naive.table import Table


def can_declare(game: Table) -> bool:
    if game.declared or game.kind == "over" or not game.can_end():
        return False
    if game.options.declare_any_time:
        return game.seat == game.turn
    return game.kind in ("buy", "free", "exchange")


def playable_cards(game: Table) -> list[str]:
    """Return the cards of which one may be played now: one in a turn, at its step."""
    at_step: tuple[str, ...] = ()
    if game.kind == "place" and not game.placed:
        at_step = ("draw-five", "place-four")
    if game.kind == "buy":
        at_step = ("free-stock", "buy-five", "trade-three")
    return [] if game.card else [card for card in game.cards[game.turn] if card in at_step]


def legal_place(game: Table) -> Iterable[str]:
    hand = game.hands[game.turn]
    texts = {f"place {tile}" for tile in hand if game.can_place(tile)}
    if game.placed:
        return texts | {"pass"}
    if not texts and game.options.stuck_hand == "set-aside" and hand and not game.replaced:
        return {"pass", "replace"}
    return texts or {"pass"}


def legal_found(game: Table) -> Iterable[str]:
    return {f"found {chain}" for chain in game.choices}


def legal_survivor(game: Table) -> Iterable[str]:
    return {f"survivor {chain}" for chain in game.choices}


def legal_acquire_next(game: Table) -> Iterable[str]:
    return {f"acquire {chain}" for chain in game.choices}


def legal_dispose(game: Table) -> Iterable[str]:
    held = game.stocks[game.seat][game.acquired]
    most = min(held, 2 * game.bank(game.survivor))
    for trade in range(0, most + 1, 2):
        for sell in range(held - trade + 1):
            yield f"keep {held - trade - sell} sell {sell} trade {trade}"


def legal_buy(game: Table) -> Iterable[str]:
    limit = 5 if game.card == "buy-five" else 3
    prices = {chain: game.price(chain) for chain in game.active()}
    yield from carts(game, "buy", limit, prices, game.cash[game.turn])
    if game.exchanges:
        yield from possible_exchanges(game)


def legal_free(game: Table) -> Iterable[str]:
    return carts(game, "free", 3, dict.fromkeys(game.active(), 0), 0)


def legal_exchange(game: Table) -> Iterable[str]:
    return {"exchange"} | possible_exchanges(game)


def carts(
    game: Table, verb: str, limit: int, prices: Mapping[str, int], cash: int
) -> Iterable[str]:
    """Return every mix of stock within the limit, the money and the bank's stock."""
    yield verb
    banks = {chain: game.bank(chain) for chain in prices}
    for number in range(1, limit + 1):
        for cart in combinations_with_replacement(prices, number):
            if sum(prices[chain] for chain in cart) > cash:
                continue
            counts = {chain: cart.count(chain) for chain in prices if chain in cart}
            if all(n <= banks[chain] for chain, n in counts.items()):
                yield " ".join([verb, *(f"{n} {chain}" for chain, n in counts.items())])


def possible_exchanges(game: Table) -> set[str]:
    held = game.stocks[game.turn]
    return {
        f"exchange {given} {taken}"
        for given, taken in permutations(game.active(), 2)
        if held[given] >= 2 and game.bank(taken)
    }


LISTS: dict[str, Callable[[Table], Iterable[str]]] = {
    "place": legal_place,
    "found": legal_found,
    "survivor": legal_survivor,
    "acquire-next": legal_acquire_next,
    "dispose": legal_dispose,
    "buy": legal_buy,
    "free": legal_free,
    "exchange": legal_exchange,
    "over": lambda _game: (),
}
"""What each decision offers, cards and the end apart."""


def legal(game: Table) -> set[str]:
    """Return the texts of all legal actions."""
    texts = {*LISTS[game.kind](game), *(f"card {card}" for card in playable_cards(game))}
    return texts | {"declare"} if can_declare(game) else texts
