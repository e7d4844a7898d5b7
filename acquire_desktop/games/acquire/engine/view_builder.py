"""View builder: from a kernel game to decisions, tile effects and views."""

from acquire_desktop.games.acquire.engine.actions import Action
from acquire_desktop.games.acquire.engine.board import CHAIN_COUNT, INDEPENDENT, Chain, Seat, Tile
from acquire_desktop.games.acquire.engine.decisions import (
    AcquisitionOrder,
    Decision,
    Founding,
    FreeStock,
    GameOver,
    StockDisposal,
    StockExchange,
    StockPurchase,
    SurvivorChoice,
    TilePlacement,
)
from acquire_desktop.games.acquire.engine.kernel import action_codes
from acquire_desktop.games.acquire.engine.kernel.bonus import worth_of
from acquire_desktop.games.acquire.engine.kernel.buying import purchase_limit
from acquire_desktop.games.acquire.engine.kernel.kernel_game import KernelGame
from acquire_desktop.games.acquire.engine.kernel.lookup_tables import AROUND
from acquire_desktop.games.acquire.engine.kernel.merger import largest_merging
from acquire_desktop.games.acquire.engine.kernel.tiles import (
    BLOCKED,
    LONE_TILES,
    NO_OBSTACLE,
    join,
    obstacle,
)
from acquire_desktop.games.acquire.engine.power_cards import CARD_COUNT, FREE_STOCKS, PowerCard
from acquire_desktop.games.acquire.engine.setup import Setup
from acquire_desktop.games.acquire.engine.view import EffectKind, TileEffect, View


def decision_of(game: KernelGame) -> Decision:
    """Return the decision to take now."""
    seat = game.seat
    match game.decision:
        case action_codes.PLACE:
            return TilePlacement(seat, game.replaced, game.tiles_left)
        case action_codes.BUY:
            return StockPurchase(seat, purchase_limit(game), game.exchanges_left)
        case action_codes.FREE:
            return FreeStock(seat, FREE_STOCKS)
        case action_codes.EXCHANGE:
            return StockExchange(seat, game.exchanges_left)
        case action_codes.OVER:
            best = max(game.totals)
            winners = tuple(s for s, total in enumerate(game.totals) if total == best)
            return GameOver(game.over_reason, tuple(game.totals), winners)
        case _:
            return _decision_about_chains(game)


def _decision_about_chains(game: KernelGame) -> Decision:
    """Return what is asked about a founding or a merger."""
    seat, tile, survivor = game.seat, game.tile, game.survivor
    if game.decision == action_codes.FOUND:
        inactive = tuple(chain for chain in range(CHAIN_COUNT) if not game.sizes[chain])
        return Founding(seat, tile, len(group_of(game, tile)), inactive)
    if game.decision == action_codes.DISPOSE:
        acquired = game.acquired
        size = game.sizes[acquired]
        price = game.price_of(acquired)
        return StockDisposal(seat, tile, acquired, survivor, size, price, tuple(game.merging))
    largest = tuple(largest_merging(game))
    others = tuple(game.merging[len(largest) :])
    if game.decision == action_codes.SURVIVOR:
        return SurvivorChoice(seat, tile, largest, others)
    return AcquisitionOrder(seat, tile, survivor, largest, others)


def effect_of(game: KernelGame, tile: Tile) -> TileEffect:
    """Return the effect of placing a tile of the turn player's or anybody's hand."""
    board, sizes = game.board, game.sizes
    chains = sorted(
        {board[n] for n in AROUND[tile] if board[n] < INDEPENDENT},
        key=lambda chain: (-sizes[chain], chain),
    )
    hindrance = obstacle(game, tile)
    if hindrance != NO_OBSTACLE:
        kind = EffectKind.BLOCKED if hindrance == BLOCKED else EffectKind.UNPLAYABLE
        return TileEffect(tile, kind, tuple(chains), None, 0, ())
    after = game.copy()
    survivor: Chain | None = None
    if chains:
        tied = len(chains) > 1 and sizes[chains[0]] == sizes[chains[1]]
        survivor = None if tied else chains[0]
        after.board = [chains[0] if owner in chains else owner for owner in board]
        join(after, tile, chains[0], LONE_TILES)
    else:
        join(after, tile, INDEPENDENT, 0)
    group = group_of(after, tile)
    return TileEffect(tile, _kind(chains, group), tuple(chains), survivor, len(group), group)


def group_of(game: KernelGame, tile: Tile) -> tuple[Tile, ...]:
    """Return the connected tiles of the same owner, ascending."""
    board = game.board
    owner = board[tile]
    seen = {tile}
    waiting = [tile]
    while waiting:
        for neighbor in AROUND[waiting.pop()]:
            if board[neighbor] == owner and neighbor not in seen:
                seen.add(neighbor)
                waiting.append(neighbor)
    return tuple(sorted(seen))


def hand_of(game: KernelGame, seat: Seat) -> tuple[Tile, ...]:
    """Return a seat's tiles in the order drawn."""
    return tuple(game.hand(seat))


def view_of(
    setup: Setup, game: KernelGame, ply: int, seat: Seat, legal: tuple[Action, ...]
) -> View:
    """Return the view of a seat; ``legal`` is empty unless this seat decides."""
    hand = hand_of(game, seat)
    seats = range(game.seats)
    stocks = game.stocks
    return View(
        seat=seat,
        edition=setup.edition,
        players=game.seats,
        holdings=setup.holdings,
        ply=ply,
        turn=game.turn,
        turn_seat=game.turn_seat,
        decision=decision_of(game),
        end_declared=game.declared,
        board=tuple(game.board),
        headquarters=tuple(None if tile < 0 else tile for tile in game.headquarters),
        sizes=tuple(game.sizes),
        prices=tuple(game.price_of(chain) for chain in range(CHAIN_COUNT)),
        bank=tuple(game.bank),
        cash=tuple(game.cash[: game.seats]),
        stocks=tuple(tuple(stocks[s * CHAIN_COUNT : (s + 1) * CHAIN_COUNT]) for s in seats),
        worth=_worth(game),
        hand=hand,
        effects=tuple(effect_of(game, tile) for tile in hand),
        hand_sizes=tuple(game.hand_counts[: game.seats]),
        pool_count=game.pool_count(),
        out=tuple(game.out),
        legal=legal,
        tiles_left=game.tiles_left,
        power_cards=setup.power_cards,
        cards=cards_of(game, seat),
        played_cards=_played_cards(game) if setup.power_cards else (),
        card=None if game.card < 0 else game.card,
        stock_values=tuple(stock_value_of(game, s) for s in seats),
    )


def cards_of(game: KernelGame, seat: Seat) -> tuple[PowerCard, ...]:
    """Return the special power cards that a seat has not played."""
    return tuple(card for card in range(CARD_COUNT) if game.has_card(seat, card))


def _played_cards(game: KernelGame) -> tuple[tuple[PowerCard, ...], ...]:
    return tuple(
        tuple(card for card in range(CARD_COUNT) if not game.has_card(seat, card))
        for seat in range(game.seats)
    )


def _worth(game: KernelGame) -> tuple[int, ...]:
    if game.decision == action_codes.OVER:
        return tuple(game.totals)
    return tuple(worth_of(game, seat) for seat in range(game.seats))


def stock_value_of(game: KernelGame, seat: Seat) -> int:
    """Return the dollars that the sale of a seat's stock would bring now."""
    first = seat * CHAIN_COUNT
    return sum(game.stocks[first + chain] * game.price_of(chain) for chain in range(CHAIN_COUNT))


def _kind(chains: list[Chain], group: tuple[Tile, ...]) -> EffectKind:
    if len(chains) > 1:
        return EffectKind.MERGES
    if chains:
        return EffectKind.GROWS
    return EffectKind.FOUNDS if len(group) > 1 else EffectKind.ALONE
