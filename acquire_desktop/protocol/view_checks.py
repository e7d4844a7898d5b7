"""View checks: whether the parts of a view fit each other, as the rules let them."""

from collections.abc import Sequence

from acquire_desktop.engine.board import (
    CHAIN_COUNT,
    EMPTY,
    INDEPENDENT,
    TILE_COUNT,
    Chain,
    Tile,
    neighbors,
)
from acquire_desktop.engine.decisions import (
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
from acquire_desktop.engine.editions import StuckHand
from acquire_desktop.engine.power_cards import (
    DRAW_FIVE,
    FREE_STOCK,
    PLACE_FOUR,
    TILES_DRAWN,
    TILES_PLACED,
    TRADE_THREE,
)
from acquire_desktop.engine.view import View
from acquire_desktop.protocol.merging_chains import Settlement, connected


class BadViewError(ValueError):
    """An object that is not a view of any game."""


def check_view(view: View) -> None:
    """Check what can be seen before the game is rebuilt from it.

    Raises:
        BadViewError: If no game can show this.
    """
    _check_cards(view)
    _check_tiles(view)
    _check_hands(view)
    _check_course(view)
    _check_money(view)
    _check_board(view)
    _check_chains(view)
    match view.decision:
        case Founding(tile=tile):
            _check_founding(view, tile)
        case SurvivorChoice() as tie:
            _check_survivor_choice(view, tie)
        case AcquisitionOrder() | StockDisposal() as settlement:
            _check_settlement(view, settlement)


def _require(fact: bool, otherwise: str) -> None:
    if not fact:
        raise BadViewError(otherwise)


def _check_tiles(view: View) -> None:
    """Each of the 108 tiles is in one place; the start tiles at least are placed."""
    placed = [tile for tile, owner in enumerate(view.board) if owner != EMPTY]
    seen = [*placed, *view.hand, *view.out]
    hidden = sum(view.hand_sizes) - view.hand_sizes[view.seat] + view.pool_count
    _require(len(set(seen)) == len(seen), "a tile is in two places")
    _require(len(view.hand) == view.hand_sizes[view.seat], "the hand is not of its size")
    _require(len(seen) + hidden == TILE_COUNT, "there are not 108 tiles")
    _require(len(placed) >= view.players, "the start tiles are not on the board")
    edition = view.edition
    sets_aside = edition.replaces_unplayable or edition.stuck_hand is StuckHand.SET_ASIDE
    _require(sets_aside or not view.out, "this edition sets no tiles aside")


def _check_cards(view: View) -> None:
    """The card in use was played by the player whose turn it is, and fits the step."""
    _require(view.edition.power_cards or not view.power_cards, "this edition has no cards")
    _require(view.power_cards or view.card is None, "no cards are in play")
    for played in view.played_cards:
        _require(list(played) == sorted(set(played)), "each card is played once, in order")
    in_use = view.card
    decision = view.decision
    _require(
        in_use is None or in_use in view.played_cards[view.turn_seat], "the card in use was played"
    )
    _require(view.power_cards or not view.cards, "no cards are in play")
    is_free = isinstance(decision, FreeStock)
    _require(is_free == (in_use == FREE_STOCK), "free stock is taken by its card alone")
    exchanges = getattr(decision, "exchanges_left", 0)
    _require(not exchanges or in_use == TRADE_THREE, "stock is exchanged by its card alone")
    left = getattr(decision, "tiles_left", view.tiles_left)
    _require(left == view.tiles_left, "the tiles left to place differ")
    most = TILES_PLACED if in_use == PLACE_FOUR else 1
    fits = left <= most - (not isinstance(decision, TilePlacement))
    _require(fits and not (left and _is_buying(view)), "too many tiles are left to place")


def _check_hands(view: View) -> None:
    """Hands are full while the pool has tiles, but for the tiles just placed."""
    full = view.edition.hand_size
    for seat, size in enumerate(view.hand_sizes):
        fewest = most = full
        if seat == view.turn_seat:
            fewest -= _placed_tiles(view)
            most = full if _is_buying(view) else fewest
        if view.power_cards and DRAW_FIVE in view.played_cards[seat]:
            most += TILES_DRAWN
        fits = fewest <= size <= most if view.pool_count else size <= most
        _require(fits, "a hand is not full although the pool has tiles, or too full")


def _check_course(view: View) -> None:
    """Every turn places one tile at most and has two actions at least."""
    decision = view.decision
    placements = TILE_COUNT - view.board.count(EMPTY) - view.players
    is_placed = not isinstance(decision, TilePlacement)
    more = sum((TILES_PLACED - 1) * (PLACE_FOUR in played) for played in view.played_cards)
    allowed = view.turn + more - (not is_placed)
    _require(placements <= allowed, "more tiles were placed than turns began")
    _require(view.ply >= 2 * (view.turn - 1) + is_placed, "there are more turns than plies")
    has_turn = isinstance(decision, StockDisposal | GameOver) or decision.seat == view.turn_seat
    _require(has_turn, "it is another seat's turn")
    if isinstance(decision, TilePlacement) and decision.hand_replaced:
        has_rule = view.edition.stuck_hand is not StuckHand.PASS
        _require(has_rule, "this edition replaces no hands")
    _require(not view.end_declared or _can_be_declared(view), "the end cannot be declared")


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


def _check_money(view: View) -> None:
    """Bank and players hold 25 stocks of each chain; of an active one somebody has some.

    Only by exchanges can all of an active chain's stock come back to the bank.
    """
    exchanged = any(TRADE_THREE in played for played in view.played_cards)
    acquired = _acquired(view)
    _require(not any(cash % 100 for cash in view.cash), "cash is a multiple of 100")
    for chain in range(CHAIN_COUNT):
        held = sum(row[chain] for row in view.stocks)
        fits = held + view.bank[chain] == view.edition.chain_stock
        _require(fits, f"stocks of {view.edition.chains[chain].name} do not add up")
        is_settled = not view.sizes[chain] or chain in acquired
        _require(is_settled or exchanged or held > 0, "a founder has stock")


def _check_board(view: View) -> None:
    """Chains are whole and touch nothing; only start tiles are independent side by side."""
    board = list(view.board)
    decision = view.decision
    if isinstance(decision, Founding | SurvivorChoice | Settlement):
        _require(board[decision.tile] == INDEPENDENT, "the placed tile has no chain yet")
        board[decision.tile] = EMPTY
    side_by_side = 0
    for tile, owner in enumerate(board):
        around = {board[near] for near in neighbors(tile)} - {EMPTY}
        if owner < CHAIN_COUNT:
            _require(around <= {owner}, "a chain touches other tiles")
        side_by_side += owner == INDEPENDENT and INDEPENDENT in around
    _require(side_by_side <= view.players, "independent tiles side by side are a chain")
    for chain in set(board) - {EMPTY, INDEPENDENT}:
        reached = len(connected(board, board.index(chain), {chain}))
        _require(board.count(chain) == reached > 1, "a chain is not whole")


def _check_chains(view: View) -> None:
    """A chain is as large as the board shows, and has headquarters there."""
    for chain, size in enumerate(view.sizes):
        place = view.headquarters[chain]
        _require(view.board.count(chain) == size, "the sizes do not fit the board")
        _require((place is not None) == (size > 0), "an active chain has headquarters")
        _require(place is None or view.board[place] == chain, "headquarters stand on their chain")


def _touched(view: View, tile: Tile) -> set[Chain]:
    """Return the chains beside a tile."""
    return {view.board[near] for near in neighbors(tile)} - {EMPTY, INDEPENDENT}


def _acquired(view: View) -> set[Chain]:
    """Return the chains that are being acquired, those already settled as well."""
    decision = view.decision
    if not isinstance(decision, Settlement):
        return set()
    return _touched(view, decision.tile) - {decision.survivor}


def _check_founding(view: View, tile: Tile) -> None:
    around = {view.board[near] for near in neighbors(tile)} - {EMPTY}
    _require(around == {INDEPENDENT}, "a chain is founded beside independent tiles")
    _require(not all(view.sizes), "all chains are active")


def _check_survivor_choice(view: View, tie: SurvivorChoice) -> None:
    merging = [*tie.chains, *tie.others]
    _require(len(tie.chains) > 1, "there are no equals to choose from")
    _require(
        set(merging) == _touched(view, tie.tile), "a merger is of the chains that the tile touches"
    )
    _check_order(view, merging)


def _check_settlement(view: View, decision: Settlement) -> None:
    """The survivor and what it acquires meet at the placed tile; the largest were settled first."""
    survivor, gone = decision.survivor, _acquired(view)
    _require(survivor in _touched(view, decision.tile), "the survivor is in the merger")
    waiting = _waiting(view, decision)
    _require(set(waiting) <= gone, "a merger is of the chains that the tile touches")
    sizes = [view.sizes[chain] for chain in gone]
    settled = [view.sizes[chain] for chain in gone if chain not in waiting]
    _require(min(settled, default=TILE_COUNT) >= view.sizes[waiting[0]], "the largest comes first")
    _require(max(sizes) < view.edition.safe_size, "a safe chain is not acquired")
    _require(view.sizes[survivor] >= max(sizes), "the survivor is the largest")


def _waiting(view: View, decision: Settlement) -> list[Chain]:
    """Return the acquired chains that are not settled yet, the largest first."""
    if isinstance(decision, AcquisitionOrder):
        _require(len(decision.chains) > 1, "there are no equals to choose from")
        waiting = [*decision.chains, *decision.others]
        _check_order(view, waiting)
        return waiting
    asked, others = decision.acquired, decision.others
    _check_order(view, others)
    _require(asked not in others, "a chain is acquired twice")
    _require(view.stocks[decision.seat][asked] > 0, "a seat without stock has no say")
    _require(
        view.sizes[asked] >= view.sizes[others[0] if others else asked], "the largest comes first"
    )
    return [asked, *others]


def _check_order(view: View, merging: Sequence[Chain]) -> None:
    """The chains of a merger come once each, largest first, and one at most is safe."""
    _require(len(set(merging)) == len(merging), "a chain merges twice")
    ordered = sorted(merging, key=lambda chain: (-view.sizes[chain], chain))
    _require(list(merging) == ordered, "the chains of a merger come largest first")
    safe = sum(view.sizes[chain] >= view.edition.safe_size for chain in merging)
    _require(safe < 2, "safe chains do not merge")
