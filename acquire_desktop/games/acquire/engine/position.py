"""Positions: games that start in the middle, for tests, puzzles and resampled worlds."""

from collections.abc import Mapping, Sequence

from acquire_desktop.games.acquire.engine.board import (
    CHAIN_COUNT,
    EMPTY,
    MAX_SEATS,
    TILE_COUNT,
    TILES_BY_NAME,
    Seat,
    Tile,
)
from acquire_desktop.games.acquire.engine.decisions import (
    AcquisitionOrder,
    Founding,
    FreeStock,
    StockDisposal,
    StockExchange,
    StockPurchase,
    SurvivorChoice,
    TilePlacement,
)
from acquire_desktop.games.acquire.engine.editions import Edition
from acquire_desktop.games.acquire.engine.kernel import action_codes
from acquire_desktop.games.acquire.engine.kernel.kernel_game import KernelGame
from acquire_desktop.games.acquire.engine.kernel.lookup_tables import AROUND, rules_of
from acquire_desktop.games.acquire.engine.notation import parse_diagram
from acquire_desktop.games.acquire.engine.power_cards import CARD_COUNT
from acquire_desktop.games.acquire.engine.setup import Setup
from acquire_desktop.games.acquire.engine.state import State
from acquire_desktop.games.acquire.engine.view import Holdings, View


class PositionError(ValueError):
    """A position that no game can be in."""


def position(  # noqa: PLR0913 - a position has many parts, all named
    edition: Edition,
    board: Sequence[str],
    *,
    cash: Sequence[int],
    stocks: Sequence[Mapping[str, int]] = (),
    hands: Sequence[str] = (),
    pool: str | None = None,
    turn_seat: Seat = 0,
    buying: bool = False,
    power_cards: bool = False,
) -> State:
    """Start a game in the middle, at the tile step or at buying.

    Args:
        edition: The rules.
        board: 9 lines of 12 signs.
        cash: Dollars by seat; its length is the number of players.
        stocks: By seat, stocks by chain name.
        hands: By seat, tile names separated by spaces.
        pool: Tiles left to draw, next first; None for all others in ascending order.
        turn_seat: Whose turn it is.
        buying: Whether the tile of this turn is already placed.
        power_cards: Whether every seat has all special power cards.

    Raises:
        PositionError: If no game can be in this position.
        NotationError: If the board is not a diagram.
    """
    game = KernelGame(rules_of(edition, len(cash)), len(cash), edition.chain_stock, 0, 1)
    game.cash = _filled(cash, MAX_SEATS)
    game.board = list(parse_diagram(board, edition))
    _find_chains(game)
    _hand_out(game, edition, stocks)
    placed = {tile for tile, owner in enumerate(game.board) if owner != EMPTY}
    for seat, hand in enumerate(hands):
        for tile in _tiles(hand):
            game.give(seat, tile)
            placed.add(tile)
    rest = [tile for tile in range(TILE_COUNT) if tile not in placed]
    game.pool = rest if pool is None else _tiles(pool)
    game.out = [tile for tile in rest if tile not in game.pool]
    game.turn_seat = game.seat = turn_seat
    game.decision = action_codes.BUY if buying else action_codes.PLACE
    game.tiles_left = 0 if buying else 1
    _check(game)
    setup = Setup(edition, len(cash), (), "position", None, Holdings.OPEN, power_cards)
    if power_cards:
        deal_cards(game)
    return State(setup, game, 0)


def rebuild(view: View, hands: Sequence[Sequence[Tile]], pool: Sequence[Tile], noise: int) -> State:
    """Return the state that shows this view, with these hidden hands and this pool."""
    edition = view.edition
    game = KernelGame(rules_of(edition, view.players), view.players, edition.chain_stock, 0, noise)
    game.board = list(view.board)
    game.sizes = list(view.sizes)
    game.headquarters = [-1 if tile is None else tile for tile in view.headquarters]
    game.active = sum(size > 0 for size in view.sizes)
    game.bank = list(view.bank)
    game.cash = _filled(view.cash, MAX_SEATS)
    stocks = [count for row in view.stocks for count in row]
    game.stocks = _filled(stocks, MAX_SEATS * CHAIN_COUNT)
    for seat, hand in enumerate(hands):
        for tile in hand:
            game.give(seat, tile)
    game.pool = list(pool)
    game.out = list(view.out)
    game.turn = view.turn
    game.turn_seat = view.turn_seat
    game.declared = view.end_declared
    game.tiles_left = view.tiles_left
    if view.power_cards:
        deal_cards(game)
        for seat, played in enumerate(view.played_cards):
            for card in played:
                game.cards -= 1 << seat * CARD_COUNT + card
        game.card = -1 if view.card is None else view.card
    _resume(game, view)
    setup = Setup(view.edition, view.players, (), "rebuilt", None, view.holdings, view.power_cards)
    return State(setup, game, view.ply)


def deal_cards(game: KernelGame) -> None:
    """Give every seat one of each special power card.

    Rule: ja-2023, "選択ルール：特殊能力カード".
    """
    game.cards = (1 << game.seats * CARD_COUNT) - 1


def _resume(game: KernelGame, view: View) -> None:
    """Take up the decision that the view shows."""
    match view.decision:
        case TilePlacement(seat, replaced):
            game.decision, game.seat, game.replaced = action_codes.PLACE, seat, replaced
        case Founding(seat, tile):
            game.decision, game.seat, game.tile = action_codes.FOUND, seat, tile
        case SurvivorChoice(seat, tile, chains, others):
            game.decision, game.seat, game.tile = action_codes.SURVIVOR, seat, tile
            game.merging = [*chains, *others]
        case AcquisitionOrder(seat, tile, survivor, chains, others):
            game.decision, game.seat, game.tile = action_codes.ACQUIRE, seat, tile
            game.survivor, game.merging = survivor, [*chains, *others]
        case StockDisposal(seat, tile, acquired, survivor, others=others):
            game.decision, game.seat, game.tile = action_codes.DISPOSE, seat, tile
            game.acquired, game.survivor, game.merging = acquired, survivor, list(others)
            game.asked = (seat - game.turn_seat) % game.seats + 1
        case StockPurchase(seat, exchanges_left=exchanges):
            game.decision, game.seat, game.exchanges_left = action_codes.BUY, seat, exchanges
        case StockExchange(seat, exchanges):
            game.decision, game.seat, game.exchanges_left = action_codes.EXCHANGE, seat, exchanges
        case FreeStock(seat):
            game.decision, game.seat = action_codes.FREE, seat
        case over:
            game.decision, game.seat = action_codes.OVER, view.turn_seat
            game.over_reason, game.totals = over.reason, list(over.totals)


def _filled(numbers: Sequence[int], length: int) -> list[int]:
    return [*numbers, *[0] * (length - len(numbers))]


def _find_chains(game: KernelGame) -> None:
    board = game.board
    game.sizes = [board.count(chain) for chain in range(CHAIN_COUNT)]
    game.headquarters = [
        board.index(chain) if size else -1 for chain, size in enumerate(game.sizes)
    ]
    game.active = sum(size > 0 for size in game.sizes)


def _hand_out(
    game: KernelGame, edition: Edition, held_by_seat: Sequence[Mapping[str, int]]
) -> None:
    """Move stocks from the bank to the seats."""
    names = [spec.name for spec in edition.chains]
    stocks, bank = game.stocks, game.bank
    for seat, held in enumerate(held_by_seat):
        for name, count in held.items():
            stocks[seat * CHAIN_COUNT + names.index(name)] = count
            bank[names.index(name)] -= count
    game.stocks, game.bank = stocks, bank


def _tiles(names: str) -> list[Tile]:
    try:
        return [TILES_BY_NAME[name] for name in names.split()]
    except KeyError as name:
        raise PositionError(f"no such tile: {name}") from None


def _check(game: KernelGame) -> None:
    hands = [tile for tile in game.hands if tile >= 0]
    owners = game.board
    board = [tile for tile in range(TILE_COUNT) if owners[tile] != EMPTY]
    if sorted(hands + board + game.pool + game.out) != list(range(TILE_COUNT)):
        raise PositionError("each tile must be in exactly one place")
    if min(game.bank) < 0 or min(game.stocks) < 0 or min(game.cash) < 0:
        raise PositionError("more stock or cash than there is")
    for tile in board:
        others = {owners[n] for n in AROUND[tile]} - {EMPTY, owners[tile]}
        if others and owners[tile] < CHAIN_COUNT:
            raise PositionError("different chains or independent tiles touch a chain")
