"""Drafts: positions that are being set up, each edit a new one, and their faults.

A draft is a ``View`` of the seat that decides, with merging chains side by side. What follows from
the other parts (bank, sizes, hidden tiles, counters) follows every edit; what the rules derive
(prices, effects, legal actions) is worked out by ``finished`` alone.
"""

from collections.abc import Sequence
from dataclasses import replace

from acquire_desktop.games.acquire.engine.board import (
    CHAIN_COUNT,
    EMPTY,
    INDEPENDENT,
    TILE_COUNT,
    Chain,
    Seat,
    Tile,
)
from acquire_desktop.games.acquire.engine.decisions import (
    Decision,
    Founding,
    GameOver,
    StockDisposal,
    StockPurchase,
    TilePlacement,
)
from acquire_desktop.games.acquire.engine.editions import Edition, price
from acquire_desktop.games.acquire.engine.game import observe, resample
from acquire_desktop.games.acquire.engine.generator import Generator
from acquire_desktop.games.acquire.engine.house_rules import house_rules, with_house_rules
from acquire_desktop.games.acquire.engine.power_cards import CARD_COUNT, PLACE_FOUR, TILES_PLACED
from acquire_desktop.games.acquire.engine.setup import SetupError, check_players
from acquire_desktop.games.acquire.engine.view import Holdings, View
from acquire_desktop.games.acquire.positions.faults import Fault, FaultKind
from acquire_desktop.games.acquire.positions.merging_chains import (
    connected,
    joined,
    side_by_side,
)
from acquire_desktop.games.acquire.positions.view_checks import faults_of

MAX_CASH = 10_000_000
"""Dollars; no player ever has so much."""


def empty_draft(edition: Edition, players: int, *, power_cards: bool = False) -> View:
    """Return the draft of an empty board, with the cash of the start."""
    zeros = (0,) * CHAIN_COUNT
    return settled(
        View(
            seat=0,
            edition=edition,
            players=players,
            holdings=Holdings.OPEN,
            ply=0,
            turn=1,
            turn_seat=0,
            decision=TilePlacement(0, hand_replaced=False),
            end_declared=False,
            board=(EMPTY,) * TILE_COUNT,
            headquarters=(None,) * CHAIN_COUNT,
            sizes=zeros,
            prices=zeros,
            bank=zeros,
            cash=(edition.starting_cash,) * players,
            stocks=(zeros,) * players,
            worth=(),
            hand=(),
            effects=(),
            hand_sizes=(edition.hand_size,) * players,
            pool_count=0,
            out=(),
            legal=(),
            tiles_left=1,
            power_cards=power_cards,
            played_cards=((),) * players if power_cards else (),
        )
    )


def draft_of(view: View) -> View:
    """Return the draft of a view of a game: at its end, of the last purchase.

    Where another seat decides, the tiles of that seat are not known: its hand is empty.
    """
    shown = replace(side_by_side(view), effects=(), legal=(), worth=(), stock_values=())
    if isinstance(view.decision, GameOver):
        shown = replace(shown, end_declared=False)
        decision = StockPurchase(view.turn_seat, view.edition.purchase_limit)
        return of_decider(replace(shown, decision=decision, tiles_left=0, card=None))
    return of_decider(shown)


def of_decider(view: View) -> View:
    """Return a draft of the deciding seat; where that is another seat, its tiles are not known."""
    seat = view.decision.seat  # type: ignore[union-attr]  # nobody decides in a game that is over
    if seat != view.seat:
        view = replace(view, seat=seat, hand=())
    return settled(view)


def faults_in(draft: View) -> tuple[Fault, ...]:
    """Return the faults of a draft: those that prevent play before those that no game comes to."""
    found = list(faults_of(draft))
    if not any(fault.is_illegal for fault in found) and not finished(draft).legal:
        found.append(Fault(FaultKind.NO_DECISION))
    return tuple(sorted(dict.fromkeys(found), key=lambda fault: not fault.is_illegal))


def finished(draft: View) -> View:
    """Return the view of the deciding seat in a draft without illegal faults."""
    return observe(resample(joined(draft), None, Generator(0)), draft.seat)


def with_space(draft: View, tile: Tile, owner: int) -> View:
    """Return a draft in which a space is empty, or has an independent tile or one of a chain.

    A chain takes in the independent tiles that are connected; a tile of the hand that is placed
    leaves it.
    """
    board = list(draft.board)
    board[tile] = owner
    if owner < CHAIN_COUNT:
        for near in connected(board, tile, {INDEPENDENT}):
            board[near] = owner
    placed = {place for place, holder in enumerate(board) if holder != EMPTY}
    hand = tuple(own for own in draft.hand if own not in placed)
    out = tuple(away for away in draft.out if away not in placed)
    return settled(replace(draft, board=tuple(board), hand=hand, out=out, end_declared=False))


def with_next(draft: View, tile: Tile, chain: Chain) -> View:
    """Return a draft with the next on a space: an independent tile, one of this chain, nothing."""
    following = {EMPTY: INDEPENDENT, INDEPENDENT: chain}
    return with_space(draft, tile, following.get(draft.board[tile], EMPTY))


def with_hand(draft: View, tiles: Sequence[Tile]) -> View:
    """Return a draft in which exactly these tiles are in the hand; the board lets go of them."""
    away = [tile for tile in draft.hand if tile not in tiles]
    more = [tile for tile in dict.fromkeys(tiles) if tile not in draft.hand]
    for tile in (*away, *more):
        draft = with_hand_tile(draft, tile)
    return draft


def with_hand_tile(draft: View, tile: Tile) -> View:
    """Return a draft in which a tile is in the hand, or no longer is; the board lets go of it."""
    if tile in draft.hand:
        return settled(replace(draft, hand=tuple(own for own in draft.hand if own != tile)))
    bare = with_space(draft, tile, EMPTY)
    away = tuple(other for other in bare.out if other != tile)
    return settled(replace(bare, hand=(*bare.hand, tile), out=away))


def with_cash(draft: View, seat: Seat, dollars: int) -> View:
    """Return a draft in which a seat has so many dollars."""
    dollars = min(max(dollars, 0), MAX_CASH)
    return replace(draft, cash=_with(draft.cash, seat, dollars))


def with_stock(draft: View, seat: Seat, chain: Chain, count: int) -> View:
    """Return a draft in which a seat has so many stocks of a chain; the bank has the others."""
    others = sum(row[chain] for at, row in enumerate(draft.stocks) if at != seat)
    count = min(max(count, 0), draft.edition.chain_stock - others)
    row = _with(draft.stocks[seat], chain, count)
    rows = [row if at == seat else other for at, other in enumerate(draft.stocks)]
    return settled(replace(draft, stocks=tuple(rows)))


def with_turn(draft: View, seat: Seat) -> View:
    """Return a draft in which it is the turn of a seat, which has the hand now."""
    decision = draft.decision
    moved = replace(draft, turn_seat=seat)
    if isinstance(decision, StockPurchase | TilePlacement):
        return with_decision(moved, replace(decision, seat=seat))
    return with_decision(moved, TilePlacement(seat, hand_replaced=False))


def with_decision(draft: View, decision: Decision) -> View:
    """Return a draft in which something else is asked."""
    if isinstance(decision, GameOver):
        raise TypeError("nothing is asked in a game that is over")
    left = decision.tiles_left if isinstance(decision, TilePlacement) else 0
    card = draft.card if decision == draft.decision else None
    changed = replace(draft, decision=decision, seat=decision.seat, tiles_left=left, card=card)
    return settled(replace(changed, end_declared=False))


def with_table(draft: View, edition: Edition, players: int, *, power_cards: bool) -> View:
    """Return a draft by other rules or with more or fewer seats.

    Raises:
        SetupError: If the edition is not for so many.
    """
    check_players(edition, players)
    more = max(players - draft.players, 0)
    zeros = (0,) * CHAIN_COUNT
    keeps_cards = power_cards and edition.power_cards
    played = (*draft.played_cards[:players], *[()] * max(players - len(draft.played_cards), 0))
    decision: Decision = draft.decision
    if isinstance(decision, StockPurchase):
        decision = replace(decision, limit=edition.purchase_limit)
    changed = replace(
        draft,
        edition=edition,
        players=players,
        cash=(*draft.cash[:players], *[edition.starting_cash] * more),
        stocks=(*draft.stocks[:players], *[zeros] * more),
        hand_sizes=(*draft.hand_sizes[:players], *[edition.hand_size] * more),
        power_cards=keeps_cards,
        played_cards=played if keeps_cards else (),
        card=draft.card if keeps_cards else None,
        decision=decision,
    )
    if max(draft.turn_seat, draft.seat) >= players:
        return with_turn(changed, 0)
    return settled(changed)


def rules_for(draft: View, edition: Edition) -> Edition:
    """Return an edition with the house rules of a draft, as far as it can have them."""
    for house in (house_rules(draft.edition), {}):
        try:
            return with_house_rules(edition, house, draft.players)
        except SetupError:
            continue
    return edition


def settled(draft: View) -> View:
    """Return a draft in which what follows from the other parts fits them."""
    edition = draft.edition
    sizes = tuple(draft.board.count(chain) for chain in range(CHAIN_COUNT))
    held = [sum(row[chain] for row in draft.stocks) for chain in range(CHAIN_COUNT)]
    played = draft.played_cards[draft.seat] if draft.power_cards else tuple(range(CARD_COUNT))
    turn, ply = _counters(draft)
    hand_sizes, pool_count = _hidden(draft)
    return replace(
        draft,
        sizes=sizes,
        headquarters=tuple(_headquarters(draft, chain) for chain in range(CHAIN_COUNT)),
        prices=tuple(price(edition, chain, size) for chain, size in enumerate(sizes)),
        bank=tuple(max(edition.chain_stock - count, 0) for count in held),
        hand_sizes=hand_sizes,
        pool_count=pool_count,
        turn=turn,
        ply=ply,
        cards=tuple(card for card in range(CARD_COUNT) if card not in played),
        decision=_decision(draft, sizes),
    )


def _decision(draft: View, sizes: Sequence[int]) -> Decision:
    """Return what is asked, with what follows from the board."""
    match draft.decision:
        case StockDisposal(acquired=acquired) as asked:
            size = sizes[acquired]
            return replace(asked, size=size, price=price(draft.edition, acquired, size))
        case Founding() as asked:
            free = tuple(chain for chain, size in enumerate(sizes) if not size)
            return replace(asked, size=0, chains=free)
        case other:
            return other


def _headquarters(draft: View, chain: Chain) -> Tile | None:
    """Return where the headquarters of a chain stay, or where they move."""
    place = draft.headquarters[chain]
    if place is not None and draft.board[place] == chain:
        return place
    return draft.board.index(chain) if chain in draft.board else None


def _hidden(draft: View) -> tuple[tuple[int, ...], int]:
    """Return the tiles in hand by seat and those in the pool: hands are full while it lasts."""
    placed = TILE_COUNT - draft.board.count(EMPTY)
    unseen = TILE_COUNT - placed - len(draft.hand) - len(draft.out)
    others = [seat for seat in range(draft.players) if seat != draft.seat]
    sizes = list(draft.hand_sizes)
    sizes[draft.seat] = len(draft.hand)
    if sum(sizes[seat] for seat in others) > unseen:
        for at, seat in enumerate(others):
            sizes[seat] = min(sizes[seat], unseen // len(others) + (at < unseen % len(others)))
    spare = max(unseen - sum(sizes[seat] for seat in others), 0)
    for seat in others:
        more = min(max(draft.edition.hand_size - sizes[seat], 0), spare)
        if seat != draft.turn_seat:
            sizes[seat] += more
            spare -= more
    return tuple(sizes), spare


def _counters(draft: View) -> tuple[int, int]:
    """Return the turn and the ply: no fewer than the tiles on the board need."""
    more = sum((TILES_PLACED - 1) * (PLACE_FOUR in played) for played in draft.played_cards)
    is_placed = not isinstance(draft.decision, TilePlacement)
    placed = TILE_COUNT - draft.board.count(EMPTY) - draft.players
    turn = max(draft.turn, placed - more + (not is_placed), 1)
    return turn, max(draft.ply, 2 * (turn - 1) + is_placed)


def _with(values: Sequence[int], index: int, value: int) -> tuple[int, ...]:
    return (*values[:index], value, *values[index + 1 :])
