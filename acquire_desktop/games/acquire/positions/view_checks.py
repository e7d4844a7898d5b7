"""View checks: whether the parts of a view fit each other, as the rules let them."""

from collections.abc import Collection, Iterator, Sequence

from acquire_desktop.games.acquire.engine.board import (
    CHAIN_COUNT,
    EMPTY,
    INDEPENDENT,
    TILE_COUNT,
    Chain,
    Tile,
    neighbors,
)
from acquire_desktop.games.acquire.engine.decisions import (
    AcquisitionOrder,
    Founding,
    FreeStock,
    GameOver,
    StockDisposal,
    StockExchange,
    StockPurchase,
    SurvivorChoice,
    TilePlacement,
)
from acquire_desktop.games.acquire.engine.editions import StuckHand
from acquire_desktop.games.acquire.engine.power_cards import (
    DRAW_FIVE,
    FREE_STOCK,
    PLACE_FOUR,
    TILES_DRAWN,
    TILES_PLACED,
    TRADE_THREE,
)
from acquire_desktop.games.acquire.engine.view import View
from acquire_desktop.games.acquire.positions.faults import Fault, FaultKind
from acquire_desktop.games.acquire.positions.merging_chains import Settlement, connected


class BadViewError(ValueError):
    """An object that is not a view of any game."""


def check_view(view: View, overlook: Collection[FaultKind]) -> None:
    """Check what can be seen before the game is rebuilt from it.

    Args:
        view: Its merging chains side by side.
        overlook: What may be wrong all the same, at most ``UNREACHABLE``.

    Raises:
        BadViewError: If no game can show this.
    """
    for fault in faults_of(view):
        if fault.is_illegal or not (fault.kind in overlook or fault.is_harmless):
            raise BadViewError(fault.kind.value)


def faults_of(view: View) -> Iterator[Fault]:
    """Yield what is wrong with a view whose merging chains stand side by side."""
    yield from _card_faults(view)
    yield from _tile_faults(view)
    yield from _hand_faults(view)
    yield from _course_faults(view)
    yield from _money_faults(view)
    yield from _board_faults(view)
    yield from _chain_faults(view)
    match view.decision:
        case Founding(tile=tile):
            yield from _founding_faults(view, tile)
        case SurvivorChoice() as tie:
            yield from _tie_faults(view, tie)
        case AcquisitionOrder() | StockDisposal() as settlement:
            yield from _settlement_faults(view, settlement)


def _where(is_wrong: bool, kind: FaultKind) -> Iterator[Fault]:
    if is_wrong:
        yield Fault(kind)


def _tile_faults(view: View) -> Iterator[Fault]:
    """Each of the 108 tiles is in one place; the start tiles at least are placed."""
    placed = [tile for tile, owner in enumerate(view.board) if owner != EMPTY]
    seen = [*placed, *view.hand, *view.out]
    hidden = sum(view.hand_sizes) - view.hand_sizes[view.seat] + view.pool_count
    for tile in sorted({tile for tile in seen if seen.count(tile) > 1}):
        yield Fault(FaultKind.TILE_TWICE, tile=tile)
    yield from _where(len(view.hand) != view.hand_sizes[view.seat], FaultKind.HAND_SIZE)
    yield from _where(len(seen) + hidden != TILE_COUNT, FaultKind.NOT_ALL_TILES)
    yield from _where(len(placed) < view.players, FaultKind.NO_START_TILES)
    edition = view.edition
    sets_aside = edition.replaces_unplayable or edition.stuck_hand is StuckHand.SET_ASIDE
    yield from _where(bool(view.out) and not sets_aside, FaultKind.NOTHING_SET_ASIDE)


def _card_faults(view: View) -> Iterator[Fault]:
    """The card in use was played by the player whose turn it is, and fits the step."""
    no_edition = view.power_cards and not view.edition.power_cards
    yield from _where(no_edition, FaultKind.EDITION_WITHOUT_CARDS)
    if not view.power_cards:
        is_named = view.card is not None or bool(view.cards)
        yield from _where(is_named, FaultKind.NO_CARDS)
    for seat, played in enumerate(view.played_cards):
        if list(played) != sorted(set(played)):
            yield Fault(FaultKind.CARD_TWICE, seat=seat)
    in_use = view.card if view.power_cards else None
    decision = view.decision
    if in_use is not None:
        was_played = in_use in view.played_cards[view.turn_seat]
        yield from _where(not was_played, FaultKind.CARD_NOT_PLAYED)
    is_free = isinstance(decision, FreeStock)
    yield from _where(is_free != (in_use == FREE_STOCK), FaultKind.FREE_STOCK)
    exchanges = getattr(decision, "exchanges_left", 0)
    yield from _where(bool(exchanges) and in_use != TRADE_THREE, FaultKind.EXCHANGES)
    left = getattr(decision, "tiles_left", view.tiles_left)
    yield from _where(left != view.tiles_left, FaultKind.TILES_LEFT_DIFFER)
    most = TILES_PLACED if in_use == PLACE_FOUR else 1
    fits = left <= most - (not isinstance(decision, TilePlacement))
    is_late = bool(left) and _is_buying(view)
    yield from _where(not fits or is_late, FaultKind.TOO_MANY_TILES_LEFT)


def _hand_faults(view: View) -> Iterator[Fault]:
    """Hands are full while the pool has tiles, but for the tiles just placed."""
    full = view.edition.hand_size
    for seat, size in enumerate(view.hand_sizes):
        fewest = most = full
        if seat == view.turn_seat:
            fewest -= _placed_tiles(view)
            most = full if _is_buying(view) else fewest
        if view.power_cards and DRAW_FIVE in view.played_cards[seat]:
            most += TILES_DRAWN
        if size > most:
            yield Fault(FaultKind.HAND_TOO_FULL, seat=seat)
        elif view.pool_count and size < fewest:
            yield Fault(FaultKind.HAND_NOT_FULL, seat=seat)


def _course_faults(view: View) -> Iterator[Fault]:
    """Every turn places one tile at most and has two actions at least."""
    decision = view.decision
    placements = TILE_COUNT - view.board.count(EMPTY) - view.players
    is_placed = not isinstance(decision, TilePlacement)
    more = sum((TILES_PLACED - 1) * (PLACE_FOUR in played) for played in view.played_cards)
    allowed = view.turn + more - (not is_placed)
    yield from _where(placements > allowed, FaultKind.TOO_MANY_PLACED)
    yield from _where(view.ply < 2 * (view.turn - 1) + is_placed, FaultKind.TOO_FEW_PLIES)
    has_turn = isinstance(decision, StockDisposal | GameOver) or decision.seat == view.turn_seat
    yield from _where(not has_turn, FaultKind.OTHER_TURN)
    if isinstance(decision, TilePlacement) and decision.hand_replaced:
        has_no_rule = view.edition.stuck_hand is StuckHand.PASS
        yield from _where(has_no_rule, FaultKind.HAND_REPLACED)
    is_early = view.end_declared and not _can_be_declared(view)
    yield from _where(is_early, FaultKind.NOT_DECLARABLE)


def _can_be_declared(view: View) -> bool:
    """Tell whether the end can have been declared in this turn."""
    sizes = [size for size in view.sizes if size]
    safe = [size for size in sizes if size >= view.edition.safe_size]
    may_end_now = bool(safe) and (safe == sizes or max(sizes) >= view.edition.end_size)
    if isinstance(view.decision, TilePlacement) and not _placed_tiles(view):
        return view.edition.declare_any_time and may_end_now
    # Declared before the tile, the board has changed since; what was safe is safe still.
    return bool(safe) if view.edition.declare_any_time else _is_buying(view) and may_end_now


def _is_buying(view: View) -> bool:
    return isinstance(view.decision, StockPurchase | FreeStock | StockExchange)


def _placed_tiles(view: View) -> int:
    """Return how many tiles this turn has placed; one that was passed counts as well."""
    if view.card == PLACE_FOUR:
        return TILES_PLACED - view.tiles_left
    return int(not isinstance(view.decision, TilePlacement))


def _money_faults(view: View) -> Iterator[Fault]:
    """Bank and players hold 25 stocks of each chain; of an active one somebody has some.

    Only by exchanges can all of an active chain's stock come back to the bank.
    """
    exchanged = any(TRADE_THREE in played for played in view.played_cards)
    acquired = _acquired(view)
    for seat, cash in enumerate(view.cash):
        if cash % 100:
            yield Fault(FaultKind.ODD_CASH, seat=seat)
    for chain in range(CHAIN_COUNT):
        held = sum(row[chain] for row in view.stocks)
        if held + view.bank[chain] != view.edition.chain_stock:
            yield Fault(FaultKind.STOCK_SUM, chain=chain)
        is_settled = not view.sizes[chain] or chain in acquired
        if not (is_settled or exchanged or held > 0):
            yield Fault(FaultKind.NO_FOUNDER, chain=chain)
        if held and not any(view.sizes) and not isinstance(view.decision, Founding):
            yield Fault(FaultKind.NO_CHAIN_YET, chain=chain)


def _board_faults(view: View) -> Iterator[Fault]:
    """Chains are whole and touch nothing; only start tiles are independent side by side."""
    board = list(view.board)
    decision = view.decision
    if isinstance(decision, Founding | SurvivorChoice | Settlement):
        if board[decision.tile] != INDEPENDENT:
            yield Fault(FaultKind.PLACED_TILE, tile=decision.tile)
        board[decision.tile] = EMPTY
    side_by_side = []
    for tile, owner in enumerate(board):
        around = {board[near] for near in neighbors(tile)} - {EMPTY}
        if owner < CHAIN_COUNT and not around <= {owner}:
            yield Fault(FaultKind.TOUCHES_CHAIN, tile=tile, chain=owner)
        if owner == INDEPENDENT and INDEPENDENT in around:
            side_by_side.append(tile)
    if len(side_by_side) > view.players:
        yield Fault(FaultKind.SIDE_BY_SIDE, tile=side_by_side[0])
    for chain in sorted(set(board) - {EMPTY, INDEPENDENT}):
        first = board.index(chain)
        reached = len(connected(board, first, {chain}))
        if board.count(chain) != reached or reached < 2:
            yield Fault(FaultKind.NOT_WHOLE, tile=first, chain=chain)


def _chain_faults(view: View) -> Iterator[Fault]:
    """A chain is as large as the board shows, and has headquarters there."""
    for chain, size in enumerate(view.sizes):
        place = view.headquarters[chain]
        if view.board.count(chain) != size:
            yield Fault(FaultKind.SIZES, chain=chain)
        if (place is not None) != (size > 0):
            yield Fault(FaultKind.NO_HEADQUARTERS, chain=chain)
        if place is not None and view.board[place] != chain:
            yield Fault(FaultKind.HEADQUARTERS_AWAY, chain=chain)


def _touched(view: View, tile: Tile) -> set[Chain]:
    """Return the chains beside a tile."""
    return {view.board[near] for near in neighbors(tile)} - {EMPTY, INDEPENDENT}


def _acquired(view: View) -> set[Chain]:
    """Return the chains that are being acquired, those already settled as well."""
    decision = view.decision
    if not isinstance(decision, Settlement):
        return set()
    return _touched(view, decision.tile) - {decision.survivor}


def _founding_faults(view: View, tile: Tile) -> Iterator[Fault]:
    around = {view.board[near] for near in neighbors(tile)} - {EMPTY}
    if around != {INDEPENDENT}:
        yield Fault(FaultKind.NO_FOUNDING, tile=tile)
    yield from _where(all(view.sizes), FaultKind.ALL_ACTIVE)


def _tie_faults(view: View, tie: SurvivorChoice) -> Iterator[Fault]:
    merging = [*tie.chains, *tie.others]
    yield from _where(len(tie.chains) < 2, FaultKind.NO_EQUALS)
    if set(merging) != _touched(view, tie.tile):
        yield Fault(FaultKind.NOT_IN_MERGER, tile=tie.tile)
    yield from _order_faults(view, merging)


def _settlement_faults(view: View, decision: Settlement) -> Iterator[Fault]:
    """The survivor and what it acquires meet at the placed tile; the largest were settled first."""
    survivor, gone = decision.survivor, _acquired(view)
    if survivor not in _touched(view, decision.tile):
        yield Fault(FaultKind.SURVIVOR_AWAY, tile=decision.tile, chain=survivor)
    yield from _waiting_faults(view, decision)
    waiting = _waiting(decision)
    if not waiting or not set(waiting) <= gone:
        yield Fault(FaultKind.NOT_IN_MERGER, tile=decision.tile)
        return
    sizes = [view.sizes[chain] for chain in gone]
    settled = [view.sizes[chain] for chain in gone if chain not in waiting]
    is_early = min(settled, default=TILE_COUNT) < view.sizes[waiting[0]]
    yield from _where(is_early, FaultKind.NOT_LARGEST_FIRST)
    yield from _where(max(sizes) >= view.edition.safe_size, FaultKind.SAFE_ACQUIRED)
    yield from _where(view.sizes[survivor] < max(sizes), FaultKind.SURVIVOR_SMALLER)


def _waiting(decision: Settlement) -> list[Chain]:
    """Return the acquired chains that are not settled yet, the largest first."""
    if isinstance(decision, AcquisitionOrder):
        return [*decision.chains, *decision.others]
    return [decision.acquired, *decision.others]


def _waiting_faults(view: View, decision: Settlement) -> Iterator[Fault]:
    if isinstance(decision, AcquisitionOrder):
        yield from _where(len(decision.chains) < 2, FaultKind.NO_EQUALS)
        yield from _order_faults(view, _waiting(decision))
        return
    asked, others = decision.acquired, decision.others
    yield from _order_faults(view, others)
    yield from _where(asked in others, FaultKind.ACQUIRED_TWICE)
    if not view.stocks[decision.seat][asked]:
        yield Fault(FaultKind.NO_SAY, chain=asked, seat=decision.seat)
    is_small = view.sizes[asked] < view.sizes[others[0] if others else asked]
    yield from _where(is_small, FaultKind.NOT_LARGEST_FIRST)


def _order_faults(view: View, merging: Sequence[Chain]) -> Iterator[Fault]:
    """The chains of a merger come once each, largest first, and one at most is safe."""
    yield from _where(len(set(merging)) != len(merging), FaultKind.MERGES_TWICE)
    ordered = sorted(merging, key=lambda chain: (-view.sizes[chain], chain))
    yield from _where(list(merging) != ordered, FaultKind.MERGER_ORDER)
    safe = sum(view.sizes[chain] >= view.edition.safe_size for chain in merging)
    yield from _where(safe > 1, FaultKind.TWO_SAFE)
