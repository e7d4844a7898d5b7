"""View reader: takes a view from another program, and refuses one that no game can show."""

from collections.abc import Callable, Collection, Mapping
from typing import Final, TypeVar

from acquire_desktop.codec import bool_of, int_of, list_of, row_of, text_of
from acquire_desktop.games.acquire.engine.board import (
    CHAIN_COUNT,
    EMPTY,
    MAX_SEATS,
    ROWS,
    TILE_COUNT,
    Chain,
    Tile,
)
from acquire_desktop.games.acquire.engine.decisions import (
    AcquisitionOrder,
    Decision,
    Founding,
    FreeStock,
    StockDisposal,
    StockExchange,
    StockPurchase,
    SurvivorChoice,
    TilePlacement,
)
from acquire_desktop.games.acquire.engine.editions import EDITIONS, Edition, price
from acquire_desktop.games.acquire.engine.game import observe, resample
from acquire_desktop.games.acquire.engine.generator import Generator
from acquire_desktop.games.acquire.engine.house_rules import with_house_rules
from acquire_desktop.games.acquire.engine.notation import (
    parse_card,
    parse_chain,
    parse_diagram,
    parse_tile,
)
from acquire_desktop.games.acquire.engine.power_cards import (
    BUY_FIVE,
    CARD_COUNT,
    EXCHANGES,
    FREE_STOCKS,
    PURCHASE_OF_FIVE,
    TILES_DRAWN,
    TILES_PLACED,
    PowerCard,
)
from acquire_desktop.games.acquire.engine.setup import check_players
from acquire_desktop.games.acquire.engine.view import Holdings, View
from acquire_desktop.games.acquire.positions.faults import FaultKind
from acquire_desktop.games.acquire.positions.merging_chains import joined
from acquire_desktop.games.acquire.positions.view_checks import BadViewError, check_view
from acquire_desktop.games.acquire.positions.view_objects import view_object

MAX_TURNS: Final = 10_000
MAX_MONEY: Final = 10_000_000
"""Dollars; no player ever has so much."""

T = TypeVar("T")


_IN_ANY_ORDER: Final = ("legal", "out", "cards")
"""Lists whose order says nothing, so that others may have another one."""


def view_from(value: object, *, overlook: Collection[FaultKind] = ()) -> View:
    """Read the view of a deciding seat; values that follow from the rest are worked out again.

    Args:
        value: What ``view_object`` wrote, or somebody else.
        overlook: What may be wrong with it all the same, at most ``UNREACHABLE``.

    Raises:
        BadViewError: If it is not a view, shows what no game can show, or asks nothing of its
            seat.
    """
    if not isinstance(value, dict):
        raise BadViewError("a view is an object")
    claimed = claimed_view(value)
    check_view(claimed, overlook)
    view = observe(resample(joined(claimed), None, Generator(0)), claimed.seat)
    if not view.legal:
        raise BadViewError(FaultKind.NO_DECISION.value)
    _compare(value, view_object(view))
    return view


def _compare(given: Mapping[str, object], shown: Mapping[str, object]) -> None:
    """Check that whatever was given is what such a game shows, and nothing else was given."""
    for name in given:
        if name not in shown:
            raise BadViewError(f"no such field of a view: {name[:40]!r}")
    for name, expected in shown.items():
        part = given.get(name, expected)
        if isinstance(part, dict) and isinstance(expected, dict) and name == "decision":
            _compare(part, expected)
        elif name in _IN_ANY_ORDER and isinstance(part, list) and isinstance(expected, list):
            if sorted(map(str, part)) != sorted(map(str, expected)):
                raise BadViewError(f"'{name}' does not fit the rest of the view")
        elif part != expected:
            raise BadViewError(f"'{name}' does not fit the rest of the view")


def claimed_view(value: Mapping[str, object]) -> View:
    """Return the view in an object, each part checked by itself.

    Its merging chains stand side by side; what follows from other parts is left out.

    Raises:
        BadViewError: If a part cannot be read.
    """
    edition = _edition(value)
    players = _part(value, "players", lambda part: _players(part, edition))
    board = _part(value, "board", lambda part: _board(part, edition))
    sizes = _part(value, "sizes", lambda part: _ints(part, CHAIN_COUNT, TILE_COUNT))
    power_cards = _part(value, "power_cards", bool_of, False)
    card = None if value.get("card") is None else _part(value, "card", _card)
    decision = _part(value, "decision", lambda part: _decision(part, edition, players, card))
    tiles_left = decision.tiles_left if isinstance(decision, TilePlacement) else 0
    full_hand = edition.hand_size + TILES_DRAWN * power_cards
    # Without them the counters are the fewest that the tiles on the board need.
    fewest_turns = max(1, TILE_COUNT - board.count(EMPTY) - players + 1)
    turn = _part(value, "turn", lambda part: int_of(part, 1, MAX_TURNS), fewest_turns)
    return View(
        seat=_part(value, "seat", lambda part: int_of(part, 0, players - 1)),
        edition=edition,
        players=players,
        holdings=_part(value, "holdings", lambda part: Holdings(text_of(part)), "open"),
        ply=_part(value, "ply", lambda part: int_of(part, 0, 2 * MAX_TURNS), 2 * turn),
        turn=turn,
        turn_seat=_part(value, "turn_seat", lambda part: int_of(part, 0, players - 1)),
        decision=decision,
        end_declared=_part(value, "end_declared", bool_of, False),
        board=board,
        headquarters=_headquarters(value, board, sizes),
        sizes=sizes,
        prices=tuple(price(edition, chain, size) for chain, size in enumerate(sizes)),
        bank=_part(value, "bank", lambda part: _ints(part, CHAIN_COUNT, edition.chain_stock)),
        cash=_part(value, "cash", lambda part: _ints(part, players, MAX_MONEY)),
        stocks=_part(value, "stocks", lambda part: _stocks(part, edition, players)),
        worth=(),
        hand=_part(value, "hand", _tiles),
        effects=(),
        hand_sizes=_part(value, "hand_sizes", lambda part: _ints(part, players, full_hand)),
        pool_count=_part(value, "pool_count", lambda part: int_of(part, 0, TILE_COUNT)),
        out=_part(value, "out", _tiles),
        legal=(),
        tiles_left=_part(value, "tiles_left", lambda p: int_of(p, 0, TILES_PLACED), tiles_left),
        power_cards=power_cards,
        cards=_part(value, "cards", _cards, []),
        played_cards=_part(value, "played_cards", lambda p: _played(p, players * power_cards), []),
        card=card,
    )


def _part(
    value: Mapping[str, object], name: str, read: Callable[[object], T], default: object = None
) -> T:
    """Read one part of the view; only a part with a default may be left out."""
    if name not in value and default is None:
        raise BadViewError(f"the view lacks '{name}'")
    try:
        return read(value.get(name, default))
    except KeyError as error:
        raise BadViewError(f"'{name}' lacks {error}") from error
    except ValueError as error:
        raise BadViewError(f"'{name}': {error}") from error


def _edition(value: Mapping[str, object]) -> Edition:
    key = _part(value, "edition", text_of)
    if key not in EDITIONS:
        raise BadViewError(f"no such edition: {key!r}")
    house = value.get("house", {})
    if not isinstance(house, dict):
        raise BadViewError("'house' must be an object")
    return _part(value, "house", lambda _: with_house_rules(EDITIONS[key], house), {})


def _players(value: object, edition: Edition) -> int:
    players = int_of(value, 1, MAX_SEATS)
    check_players(edition, players)
    return players


def _board(value: object, edition: Edition) -> tuple[int, ...]:
    return parse_diagram([text_of(line) for line in list_of(value, ROWS)], edition)


def _stocks(value: object, edition: Edition, players: int) -> tuple[tuple[int, ...], ...]:
    rows = row_of(value, players)
    return tuple(_ints(row, CHAIN_COUNT, edition.chain_stock) for row in rows)


def _decision(value: object, edition: Edition, players: int, card: PowerCard | None) -> Decision:
    if not isinstance(value, dict):
        raise BadViewError("a decision is an object")
    kind = text_of(value["kind"])
    if kind == "over":
        raise BadViewError("the game is over: there is nothing to choose")
    seat = int_of(value["seat"], 0, players - 1)
    if kind == "place":
        left = int_of(value.get("tiles_left", 1), 1, TILES_PLACED)
        return TilePlacement(seat, bool_of(value.get("hand_replaced", False)), left)
    if kind == "buy":
        limit = PURCHASE_OF_FIVE if card == BUY_FIVE else edition.purchase_limit
        return StockPurchase(seat, limit, int_of(value.get("exchanges_left", 0), 0, EXCHANGES))
    if kind == "free":
        return FreeStock(seat, FREE_STOCKS)
    if kind == "exchange":
        return StockExchange(seat, int_of(value["exchanges_left"], 1, EXCHANGES))
    return _decision_about_chains(kind, value, seat, edition)


def _decision_about_chains(
    kind: str, value: Mapping[str, object], seat: int, edition: Edition
) -> Decision:
    tile = parse_tile(text_of(value["tile"]))
    if kind == "found":
        return Founding(seat, tile, 0, ())
    if kind == "survivor":
        chains = _chains(value["chains"], edition)
        return SurvivorChoice(seat, tile, chains, _chains(value["others"], edition))
    survivor = parse_chain(text_of(value["survivor"]), edition)
    others = _chains(value["others"], edition)
    if kind == "acquire-next":
        return AcquisitionOrder(seat, tile, survivor, _chains(value["chains"], edition), others)
    if kind == "dispose":
        acquired = parse_chain(text_of(value["acquired"]), edition)
        return StockDisposal(seat, tile, acquired, survivor, 0, 0, others)
    raise BadViewError(f"no such decision: {kind!r}")


def _headquarters(
    value: Mapping[str, object], board: tuple[int, ...], sizes: tuple[int, ...]
) -> tuple[Tile | None, ...]:
    """Read the headquarters; without them each stands on some tile of its chain."""
    if "headquarters" not in value:
        return tuple(
            board.index(chain) if size and chain in board else None
            for chain, size in enumerate(sizes)
        )
    return _part(value, "headquarters", _places)


def _places(value: object) -> tuple[Tile | None, ...]:
    places = row_of(value, CHAIN_COUNT)
    tiles = [None if place is None else parse_tile(text_of(place)) for place in places]
    stand = [tile for tile in tiles if tile is not None]
    if len(set(stand)) != len(stand):
        raise BadViewError("two headquarters stand on one tile")
    return tuple(tiles)


def _ints(value: object, length: int, most: int) -> tuple[int, ...]:
    return tuple(int_of(item, 0, most) for item in row_of(value, length))


def _tiles(value: object) -> tuple[Tile, ...]:
    return tuple(parse_tile(text_of(name)) for name in list_of(value, TILE_COUNT))


def _card(name: object) -> PowerCard:
    return parse_card(text_of(name))


def _cards(value: object) -> tuple[PowerCard, ...]:
    return tuple(_card(name) for name in list_of(value, CARD_COUNT))


def _played(value: object, seats: int) -> tuple[tuple[PowerCard, ...], ...]:
    return tuple(_cards(cards) for cards in row_of(value, seats))


def _chains(value: object, edition: Edition) -> tuple[Chain, ...]:
    return tuple(parse_chain(text_of(name), edition) for name in list_of(value, CHAIN_COUNT))
