"""A view as text, for playthroughs that are compared."""

from collections.abc import Iterable, Iterator

from acquire_desktop.games.acquire.engine.board import TILE_NAMES
from acquire_desktop.games.acquire.engine.notation import action_text, board_diagram
from acquire_desktop.games.acquire.engine.power_cards import CARD_NAMES
from acquire_desktop.games.acquire.engine.view import TileEffect, View


def view_lines(view: View) -> Iterator[str]:
    """Write all that a seat knows."""
    yield f"seat {view.seat} of {view.players}, {view.holdings.value}, ply {view.ply}"
    yield f"turn {view.turn} of {view.turn_seat}, declared {view.end_declared:d}"
    yield f"decision {view.decision}"
    yield from board_diagram(view.board, view.edition)
    yield f"headquarters {' '.join('-' if t is None else TILE_NAMES[t] for t in view.headquarters)}"
    for name in ("sizes", "prices", "bank", "cash", "stocks", "worth", "hand_sizes"):
        yield f"{name} {getattr(view, name)}"
    yield f"hand {tiles_text(view.hand)}"
    for effect in view.effects:
        yield effect_text(effect)
    yield f"pool {view.pool_count}, out {tiles_text(view.out)}"
    if view.power_cards:
        yield f"cards {cards_text(view.cards)}, left to place {view.tiles_left}"
        yield f"played {' | '.join(map(cards_text, view.played_cards))}, now {view.card}"
    yield f"legal {'; '.join(action_text(action, view.edition) for action in view.legal)}"


def tiles_text(tiles: Iterable[int]) -> str:
    return " ".join(TILE_NAMES[tile] for tile in tiles)


def cards_text(cards: Iterable[int]) -> str:
    return " ".join(CARD_NAMES[card] for card in cards)


def effect_text(effect: TileEffect) -> str:
    kind, chains = effect.kind.value, effect.chains
    into = f"{effect.survivor} of {effect.size}: {tiles_text(effect.group)}"
    return f"  {TILE_NAMES[effect.tile]} {kind} {chains} into {into}"
