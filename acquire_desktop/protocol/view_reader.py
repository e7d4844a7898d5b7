"""Reads a view that another program sends back, and refuses one that no game can show."""

from collections.abc import Mapping

from acquire_desktop.engine.board import (
    CHAIN_COUNT,
    EMPTY,
    MAX_SEATS,
    TILE_COUNT,
    Chain,
    Tile,
    neighbors,
)
from acquire_desktop.engine.decisions import (
    AcquisitionOrder,
    Decision,
    Founding,
    StockDisposal,
    StockPurchase,
    SurvivorChoice,
    TilePlacement,
)
from acquire_desktop.engine.editions import EDITIONS, Edition, price
from acquire_desktop.engine.game import observe, resample
from acquire_desktop.engine.generator import Generator
from acquire_desktop.engine.house import with_house_rules
from acquire_desktop.engine.notation import (
    NotationError,
    action_text,
    parse_chain,
    parse_diagram,
    parse_tile,
)
from acquire_desktop.engine.observation import Holdings, View
from acquire_desktop.engine.record import SetupError
from acquire_desktop.storage.strict_json import StrictJsonError, bool_of, int_of, list_of, text_of

MAX_PLY = 10_000
MAX_MONEY = 10_000_000


class BadViewError(ValueError):
    """An object that is not a view of any game."""


def view_from(value: object) -> View:
    """Read a view; effects and legal actions are worked out anew from what it shows.

    Raises:
        BadViewError: If it is not a view, or shows what no game can show.
    """
    if not isinstance(value, dict):
        raise BadViewError("a view is an object")
    try:
        claimed = _claimed(value)
        _check(claimed)
        state = resample(claimed, None, Generator(0))
        view = observe(state, claimed.seat)
        legal = [action_text(action, view.edition) for action in view.legal]
    except KeyError as error:
        raise BadViewError(f"the view lacks {error}") from error
    except (StrictJsonError, NotationError, SetupError) as error:
        raise BadViewError(str(error)) from error
    if "legal" in value and value["legal"] != legal:
        raise BadViewError("the legal actions do not fit the position")
    return view


def _claimed(value: Mapping[str, object]) -> View:
    """Return what the object says, each part checked by itself."""
    edition = _edition(value)
    players = int_of(value["players"], 1, MAX_SEATS)
    board = parse_diagram([text_of(line) for line in list_of(value["board"], 9)], edition)
    sizes = _ints(value["sizes"], CHAIN_COUNT, TILE_COUNT)
    return View(
        seat=int_of(value["seat"], 0, players - 1),
        edition=edition,
        players=players,
        holdings=Holdings(text_of(value.get("holdings", "open"))),
        ply=int_of(value.get("ply", 0), 0, MAX_PLY),
        turn=int_of(value.get("turn", 1), 1, MAX_PLY),
        turn_seat=int_of(value["turn_seat"], 0, players - 1),
        decision=_decision(value["decision"], edition, players),
        end_declared=bool_of(value.get("end_declared", False)),
        board=board,
        headquarters=_headquarters(value.get("headquarters"), board, sizes),
        sizes=sizes,
        prices=tuple(price(edition, chain, size) for chain, size in enumerate(sizes)),
        bank=_ints(value["bank"], CHAIN_COUNT, edition.chain_stock),
        cash=_ints(value["cash"], players, MAX_MONEY),
        stocks=tuple(
            _ints(row, CHAIN_COUNT, edition.chain_stock) for row in _list(value["stocks"], players)
        ),
        worth=(),
        hand=_tiles(value["hand"]),
        effects=(),
        hand_sizes=_ints(value["hand_sizes"], players, edition.hand_size),
        pool_count=int_of(value["pool_count"], 0, TILE_COUNT),
        out=_tiles(value["out"]),
        legal=(),
    )


def _edition(value: Mapping[str, object]) -> Edition:
    key = text_of(value["edition"])
    if key not in EDITIONS:
        raise BadViewError(f"no such edition: {key!r}")
    house = value.get("house", {})
    if not isinstance(house, dict):
        raise BadViewError("house rules are an object")
    return with_house_rules(EDITIONS[key], house)


def _decision(value: object, edition: Edition, players: int) -> Decision:
    if not isinstance(value, dict):
        raise BadViewError("a decision is an object")
    kind = text_of(value["kind"])
    if kind == "over":
        raise BadViewError("the game is over: there is nothing to choose")
    seat = int_of(value["seat"], 0, players - 1)
    if kind == "place":
        return TilePlacement(seat, bool_of(value.get("hand_replaced", False)))
    if kind == "buy":
        return StockPurchase(seat, edition.purchase_limit)
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
    value: object, board: tuple[int, ...], sizes: tuple[int, ...]
) -> tuple[Tile | None, ...]:
    """Read the headquarters; without them each stands on the first tile of its chain."""
    if value is None:
        return tuple(
            board.index(chain) if size and chain in board else None
            for chain, size in enumerate(sizes)
        )
    places = _list(value, CHAIN_COUNT)
    return tuple(None if place is None else parse_tile(text_of(place)) for place in places)


def _check(view: View) -> None:
    """Check that the parts of the view fit each other."""
    placed = [tile for tile, owner in enumerate(view.board) if owner != EMPTY]
    seen = [*placed, *view.hand, *view.out]
    if len(set(seen)) != len(seen):
        raise BadViewError("a tile is in two places")
    if len(view.hand) != view.hand_sizes[view.seat]:
        raise BadViewError("the hand is not as large as it says")
    hidden = sum(view.hand_sizes) - len(view.hand) + view.pool_count
    if len(seen) + hidden != TILE_COUNT:
        raise BadViewError("there are not 108 tiles")
    for chain in range(CHAIN_COUNT):
        held = sum(row[chain] for row in view.stocks)
        if held + view.bank[chain] != view.edition.chain_stock:
            raise BadViewError(f"stocks of {view.edition.chains[chain].name} do not add up")
        _check_chain(view, chain)
    _check_decision(view)


def _check_chain(view: View, chain: Chain) -> None:
    """A chain is as large as the board shows, unless it is just being acquired."""
    count = view.board.count(chain)
    place = view.headquarters[chain]
    is_acquired = not count and isinstance(view.decision, AcquisitionOrder | StockDisposal)
    if count != view.sizes[chain] and not is_acquired:
        raise BadViewError("the sizes do not fit the board")
    if (place is None) != (not view.sizes[chain]):
        raise BadViewError("every active chain has headquarters")
    if count and place is not None and view.board[place] != chain:
        raise BadViewError("headquarters stand on a tile of their chain")


def _check_decision(view: View) -> None:
    """A choice about chains is about chains that are there and touch the tile."""
    decision = view.decision
    if isinstance(decision, TilePlacement | StockPurchase | Founding | SurvivorChoice) and (
        decision.seat != view.turn_seat
    ):
        raise BadViewError("another seat decides in its own turn")
    tile = getattr(decision, "tile", None)
    if tile is not None and view.board[tile] == EMPTY:
        raise BadViewError("the tile that was placed is not on the board")
    if isinstance(decision, SurvivorChoice):
        touched = {view.board[n] for n in neighbors(decision.tile)}
        if not {*decision.chains, *decision.others} <= touched or len(decision.chains) < 2:
            raise BadViewError("a merger is of chains that the tile touches")
    if isinstance(decision, StockDisposal) and not view.sizes[decision.acquired]:
        raise BadViewError("an acquired chain has a size")
    merging = [*getattr(decision, "chains", ()), *getattr(decision, "others", ())]
    if len(set(merging)) != len(merging) or not all(view.sizes[chain] for chain in merging):
        raise BadViewError("each chain of a merger stands there once, with its size")
    if isinstance(decision, AcquisitionOrder) and not decision.chains:
        raise BadViewError("there must be chains to choose from")


def _list(value: object, length: int) -> list[object]:
    items = list_of(value, length)
    if len(items) != length:
        raise StrictJsonError("not a list of the expected length")
    return items


def _ints(value: object, length: int, most: int) -> tuple[int, ...]:
    return tuple(int_of(item, 0, most) for item in _list(value, length))


def _tiles(value: object) -> tuple[Tile, ...]:
    return tuple(parse_tile(text_of(name)) for name in list_of(value, TILE_COUNT))


def _chains(value: object, edition: Edition) -> tuple[Chain, ...]:
    return tuple(parse_chain(text_of(name), edition) for name in list_of(value, CHAIN_COUNT))
