"""View objects: states, views and decisions as JSON, in the words of docs/protocol.md."""

from collections.abc import Mapping
from dataclasses import fields

from acquire_desktop.games.acquire.engine.board import TILE_NAMES, Tile
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
from acquire_desktop.games.acquire.engine.editions import Edition, is_custom
from acquire_desktop.games.acquire.engine.game import observe
from acquire_desktop.games.acquire.engine.house_rules import house_rules
from acquire_desktop.games.acquire.engine.notation import action_text, board_diagram
from acquire_desktop.games.acquire.engine.power_cards import CARD_NAMES, PowerCard
from acquire_desktop.games.acquire.engine.state import State
from acquire_desktop.games.acquire.engine.view import View
from acquire_desktop.games.acquire.positions.merging_chains import side_by_side

DECISION_KINDS: Mapping[type[Decision], str] = {
    TilePlacement: "place",
    Founding: "found",
    SurvivorChoice: "survivor",
    AcquisitionOrder: "acquire-next",
    StockDisposal: "dispose",
    StockPurchase: "buy",
    FreeStock: "free",
    StockExchange: "exchange",
    GameOver: "over",
}
TILE_FIELDS = frozenset({"tile", "tiles"})
CHAIN_FIELDS = frozenset({"chain", "chains", "survivor", "acquired", "others", "given", "taken"})
CARD_FIELDS = frozenset({"card"})
NOT_SHOWN = frozenset({"totals", "winners"})
"""Fields of a decision that stand elsewhere in the object."""


def state_object(state: State) -> dict[str, object]:
    """Describe a whole state, for a referee."""
    views = [observe(state, seat) for seat in range(state.setup.players)]
    game = state.game
    return {
        **_table_object(views[0]),
        "hands": [_tiles(view.hand) for view in views],
        "pool": _tiles(tuple(game.pool[game.pool_start :])),
        "out": _tiles(views[0].out),
        "cards": [_cards(view.cards) for view in views],
        "over": _over_object(views[0].decision),
    }


def view_object(view: View) -> dict[str, object]:
    """Describe what a seat may know; ``view_from`` reads it back."""
    shown = {
        **_table_object(view),
        "out": _tiles(view.out),
        "cards": _cards(view.cards),
        "over": _over_object(view.decision),
        "seat": view.seat,
        "hand": _tiles(view.hand),
        "hand_sizes": list(view.hand_sizes),
        "pool_count": view.pool_count,
    }
    if view.legal:
        shown["legal"] = [action_text(action, view.edition) for action in view.legal]
    return shown


def decision_object(decision: Decision, edition: Edition) -> dict[str, object]:
    """Describe what is asked of whom."""
    shown: dict[str, object] = {"kind": DECISION_KINDS[type(decision)], "seat": None}
    for field in fields(decision):
        if field.name not in NOT_SHOWN:
            shown[field.name] = field_value(field.name, getattr(decision, field.name), edition)
    return shown


def field_value(name: str, value: object, edition: Edition) -> object:
    """Return a field of a decision or an event as JSON: chains, tiles and cards are named."""
    if isinstance(value, tuple):
        return [field_value(name, item, edition) for item in value]
    if isinstance(value, int) and name in TILE_FIELDS:
        return TILE_NAMES[value]
    if isinstance(value, int) and name in CHAIN_FIELDS:
        return edition.chains[value].name
    if isinstance(value, int) and name in CARD_FIELDS:
        return CARD_NAMES[value]
    return value


def _table_object(view: View) -> dict[str, object]:
    """Describe what everybody sees."""
    view = side_by_side(view)
    edition = view.edition
    return {
        "edition": edition.key,
        "house": house_rules(edition),
        "custom": is_custom(edition),
        "players": view.players,
        "holdings": view.holdings.value,
        "ply": view.ply,
        "turn": view.turn,
        "turn_seat": view.turn_seat,
        "tiles_left": view.tiles_left,
        "power_cards": view.power_cards,
        "played_cards": [_cards(cards) for cards in view.played_cards],
        "card": None if view.card is None else CARD_NAMES[view.card],
        "end_declared": view.end_declared,
        "decision": decision_object(view.decision, edition),
        "board": list(board_diagram(view.board, edition)),
        "headquarters": [None if t is None else TILE_NAMES[t] for t in view.headquarters],
        "sizes": list(view.sizes),
        "prices": list(view.prices),
        "bank": list(view.bank),
        "cash": list(view.cash),
        "stocks": [list(row) for row in view.stocks],
    }


def _over_object(decision: Decision) -> dict[str, object] | None:
    if not isinstance(decision, GameOver):
        return None
    totals, winners = list(decision.totals), list(decision.winners)
    return {"reason": decision.reason, "totals": totals, "winners": winners}


def _cards(cards: tuple[PowerCard, ...]) -> list[str]:
    return [CARD_NAMES[card] for card in cards]


def _tiles(tiles: tuple[Tile, ...]) -> list[str]:
    return [TILE_NAMES[tile] for tile in tiles]
