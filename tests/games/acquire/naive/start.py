"""How a game on the naive engine starts: from a tile order or in the middle."""

from collections import Counter
from collections.abc import Mapping, Sequence

from tests.games.acquire.naive.engine import NaiveGame
from tests.games.acquire.naive.options import Options
from tests.games.acquire.naive.spaces import ALL_TILES
from tests.games.acquire.naive.table import LogEntry


def new_naive(
    options: Options, players: int, tiles: Sequence[str], extra_cash: Sequence[int] = ()
) -> NaiveGame:
    """Start a game with all 108 tiles in draw order: start tiles, hands seat by seat, pool.

    ``extra_cash`` is the handicap: dollars by seat beyond the starting cash.
    """
    game = NaiveGame(options, players)
    for seat, extra in enumerate(extra_cash):
        game.cash[seat] += extra
    starts = list(tiles[:players])
    game.lonely = set(starts)
    game.pool = list(tiles[players:])
    for seat in range(players):
        game.draw(seat, 6)
    game.turn = starts.index(min(starts, key=ALL_TILES.index))
    game.begin_turn()
    return game


def naive_position(
    options: Options,
    board: Sequence[str],
    *,
    cash: Sequence[int],
    stocks: Sequence[Mapping[str, int]],
    hands: Sequence[Sequence[str]],
    pool: Sequence[str] | None,
    turn: int = 0,
    told: LogEntry | None,
) -> NaiveGame:
    """Start in the middle, from a board diagram; without a pool all other tiles are in it.

    ``told`` is what chance decided at the start of the turn; None starts at the purchase.
    """
    game = NaiveGame(options, len(cash))
    letters = {name[0].upper(): name for name in game.names}
    signs = dict(zip(ALL_TILES, "".join(board), strict=True))
    game.lonely = {tile for tile, sign in signs.items() if sign == "o"}
    for letter, name in letters.items():
        if tiles := {tile for tile, sign in signs.items() if sign == letter}:
            game.chains[name] = tiles
    game.cash = list(cash)
    game.stocks = [Counter(held) for held in stocks]
    game.hands = [list(hand) for hand in hands]
    used = {tile for tile, sign in signs.items() if sign != "."}
    used |= {tile for hand in hands for tile in hand}
    rest = [tile for tile in ALL_TILES if tile not in used]
    game.pool = rest if pool is None else list(pool)
    game.out = set(rest) - set(game.pool)
    game.turn = turn
    if told is None:
        game.ask("buy", turn)
        return game
    game.told = told
    game.begin_turn()
    game.pool = list(told.pool) if game.shuffled else game.pool
    return game
