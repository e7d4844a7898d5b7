"""From a kernel game to the values that players see: decisions, tile effects and views."""

from acquire_desktop.engine import kernel
from acquire_desktop.engine.actions import Action
from acquire_desktop.engine.board import CHAIN_COUNT, INDEPENDENT, Chain, Seat, Tile
from acquire_desktop.engine.decisions import (
    AcquisitionOrder,
    Decision,
    Founding,
    GameOver,
    StockDisposal,
    StockPurchase,
    SurvivorChoice,
    TilePlacement,
)
from acquire_desktop.engine.kernel import Game
from acquire_desktop.engine.kernel_state import HAND_SPAN
from acquire_desktop.engine.kernel_tables import AROUND, SIZE_SPAN
from acquire_desktop.engine.observation import EffectKind, TileEffect, View
from acquire_desktop.engine.record import Setup


def decision_of(game: Game) -> Decision:
    """Return what is asked of whom."""
    seat = game.seat
    match game.decision:
        case kernel.PLACE:
            return TilePlacement(seat, game.replaced)
        case kernel.FOUND:
            inactive = tuple(chain for chain in range(CHAIN_COUNT) if not game.sizes[chain])
            return Founding(seat, game.tile, len(group_of(game, game.tile)), inactive)
        case kernel.SURVIVOR:
            largest, others = _merging(game)
            return SurvivorChoice(seat, game.tile, largest, others)
        case kernel.ACQUIRE:
            largest, others = _merging(game)
            return AcquisitionOrder(seat, game.tile, game.survivor, largest, others)
        case kernel.DISPOSE:
            size = game.sizes[game.acquired]
            price = game.rules.price[game.acquired * SIZE_SPAN + size]
            others = tuple(game.merging)
            return StockDisposal(seat, game.tile, game.acquired, game.survivor, size, price, others)
        case kernel.BUY:
            return StockPurchase(seat, game.rules.purchase_limit)
        case _:
            best = max(game.totals)
            winners = tuple(s for s, total in enumerate(game.totals) if total == best)
            return GameOver(game.over_reason, tuple(game.totals), winners)


def effect_of(game: Game, tile: Tile) -> TileEffect:
    """Return what placing a tile of the turn player's or anybody's hand would do."""
    chains = sorted(
        {game.board[n] for n in AROUND[tile] if game.board[n] < INDEPENDENT},
        key=lambda chain: (-game.sizes[chain], chain),
    )
    obstacle = game.obstacle(tile)
    if obstacle != kernel.NO_OBSTACLE:
        kind = EffectKind.BLOCKED if obstacle == kernel.BLOCKED else EffectKind.UNPLAYABLE
        return TileEffect(tile, kind, tuple(chains), None, 0, ())
    after = game.copy()
    survivor: Chain | None = None
    for chain in chains[1:]:
        after.board = [chains[0] if owner == chain else owner for owner in after.board]
    if chains:
        tied = len(chains) > 1 and game.sizes[chains[0]] == game.sizes[chains[1]]
        survivor = None if tied else chains[0]
        after.join(tile, chains[0])
    else:
        after.board[tile] = INDEPENDENT
    group = group_of(after, tile)
    return TileEffect(tile, _kind(chains, group), tuple(chains), survivor, len(group), group)


def group_of(game: Game, tile: Tile) -> tuple[Tile, ...]:
    """Return the connected tiles of the same owner, ascending."""
    owner = game.board[tile]
    seen = {tile}
    waiting = [tile]
    while waiting:
        for neighbor in AROUND[waiting.pop()]:
            if game.board[neighbor] == owner and neighbor not in seen:
                seen.add(neighbor)
                waiting.append(neighbor)
    return tuple(sorted(seen))


def hand_of(game: Game, seat: Seat) -> tuple[Tile, ...]:
    """Return a seat's tiles in the order drawn."""
    start = seat * HAND_SPAN
    return tuple(game.hands[start : start + game.hand_counts[seat]])


def view_of(setup: Setup, game: Game, ply: int, seat: Seat, legal: tuple[Action, ...]) -> View:
    """Return what a seat may know; ``legal`` is empty unless this seat decides."""
    hand = hand_of(game, seat)
    seats = range(game.seats)
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
        prices=tuple(
            game.rules.price[chain * SIZE_SPAN + size] for chain, size in enumerate(game.sizes)
        ),
        bank=tuple(game.bank),
        cash=tuple(game.cash),
        stocks=tuple(tuple(game.stocks[s * CHAIN_COUNT : (s + 1) * CHAIN_COUNT]) for s in seats),
        worth=_worth(game),
        hand=hand,
        effects=tuple(effect_of(game, tile) for tile in hand),
        hand_sizes=tuple(game.hand_counts),
        pool_count=game.pool_count(),
        out=tuple(game.out),
        legal=legal,
    )


def _worth(game: Game) -> tuple[int, ...]:
    return tuple(game.totals if game.decision == kernel.OVER else game.account(is_final=False))


def _kind(chains: list[Chain], group: tuple[Tile, ...]) -> EffectKind:
    if len(chains) > 1:
        return EffectKind.MERGES
    if chains:
        return EffectKind.GROWS
    return EffectKind.FOUNDS if len(group) > 1 else EffectKind.ALONE


def _merging(game: Game) -> tuple[tuple[Chain, ...], tuple[Chain, ...]]:
    largest = tuple(game.largest_merging())
    return largest, tuple(chain for chain in game.merging if chain not in largest)
