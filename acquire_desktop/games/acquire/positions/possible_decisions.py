"""Asked: the decisions that somebody may have to take in a draft, as its board and stock allow."""

from collections.abc import Iterator

from acquire_desktop.games.acquire.engine.board import (
    CHAIN_COUNT,
    EMPTY,
    INDEPENDENT,
    Chain,
    Tile,
    neighbors,
)
from acquire_desktop.games.acquire.engine.decisions import (
    AcquisitionOrder,
    Decision,
    Founding,
    StockDisposal,
    StockPurchase,
    SurvivorChoice,
    TilePlacement,
)
from acquire_desktop.games.acquire.engine.view import View


def decisions_in(draft: View) -> tuple[Decision, ...]:
    """Return the decisions that can be asked in a draft, the present one among them."""
    seat, limit = draft.turn_seat, draft.edition.purchase_limit
    usual: list[Decision] = [TilePlacement(seat, hand_replaced=False), StockPurchase(seat, limit)]
    lone = [tile for tile, owner in enumerate(draft.board) if owner == INDEPENDENT]
    found = [*usual, *(decision for tile in lone for decision in _at(draft, tile))]
    return tuple(found if draft.decision in found else [*found, draft.decision])


def _at(draft: View, tile: Tile) -> Iterator[Decision]:
    """Yield what can be asked about a tile that was just placed."""
    around = {draft.board[near] for near in neighbors(tile)} - {EMPTY}
    chains = sorted(around - {INDEPENDENT}, key=lambda chain: (-draft.sizes[chain], chain))
    safe = sum(draft.sizes[chain] >= draft.edition.safe_size for chain in chains)
    if around == {INDEPENDENT} and not all(draft.sizes):
        free = tuple(chain for chain in range(CHAIN_COUNT) if not draft.sizes[chain])
        yield Founding(draft.turn_seat, tile, 0, free)
    if len(chains) > 1 and safe < 2:
        yield from _in_merger(draft, tile, chains)


def _in_merger(draft: View, tile: Tile, chains: list[Chain]) -> Iterator[Decision]:
    equals = [chain for chain in chains if draft.sizes[chain] == draft.sizes[chains[0]]]
    if len(equals) > 1:
        yield SurvivorChoice(draft.turn_seat, tile, tuple(equals), tuple(chains[len(equals) :]))
    for survivor in equals:
        gone = [chain for chain in chains if chain != survivor]
        ties = [chain for chain in gone if draft.sizes[chain] == draft.sizes[gone[0]]]
        if len(ties) > 1:
            rest = tuple(gone[len(ties) :])
            yield AcquisitionOrder(draft.turn_seat, tile, survivor, tuple(ties), rest)
        for asked in gone:
            smaller = [chain for chain in gone if draft.sizes[chain] <= draft.sizes[asked]]
            others = tuple(chain for chain in smaller if chain != asked)
            for seat in range(draft.players):
                if draft.stocks[seat][asked]:
                    size = draft.sizes[asked]
                    value = draft.prices[asked]
                    yield StockDisposal(seat, tile, asked, survivor, size, value, others)
