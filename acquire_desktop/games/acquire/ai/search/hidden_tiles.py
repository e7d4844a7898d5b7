"""Hidden tiles: which tiles a seat cannot see, and how a search deals them anew."""

from acquire_desktop.games.acquire.engine.generator import Generator
from acquire_desktop.games.acquire.engine.kernel.kernel_game import KernelGame
from acquire_desktop.games.acquire.engine.kernel.kernel_state import HAND_SPAN


def deal_hidden(
    game: KernelGame, seat: int, hidden: list[int], mixed: int, chance: Generator
) -> None:
    """Deal the tiles that a seat cannot see anew: the other hands and the pool.

    Whoever calls this sets ``game.noise``, the luck of what the game itself mixes, anew as well.

    Args:
        game: Where they are dealt; it shares the list as its pool.
        seat: Whose hand stays as it is.
        hidden: All these tiles, from ``hidden_tiles`` and kept from deal to deal.
        mixed: How many of them, from the first on, are drawn anew; the rest come in any order.
        chance: Where the luck comes from.
    """
    count = len(hidden)
    for first in range(min(count - 1, mixed)):
        swap = first + chance.below(count - first)
        hidden[first], hidden[swap] = hidden[swap], hidden[first]
    dealt = 0
    for other in range(game.seats):
        if other != seat:
            for index in range(other * HAND_SPAN, other * HAND_SPAN + game.hand_counts[other]):
                game.hands[index] = hidden[dealt]
                dealt += 1
    game.pool = hidden
    game.pool_start = dealt


def hidden_tiles(game: KernelGame, seat: int) -> list[int]:
    """Return the tiles that a seat cannot see, sorted: nothing is left of their order."""
    hidden = game.pool[game.pool_start :]
    for other in range(game.seats):
        if other != seat:
            hidden += game.hand(other)
    hidden.sort()
    return hidden
