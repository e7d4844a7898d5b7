"""Random games on the real engine and on the naive one, which must agree after every action."""

import random
from collections import Counter
from dataclasses import replace

import pytest
from tests.naive.engine import ALL_TILES, NaiveGame, new_naive
from tests.naive.styles import STYLES, Style, choose, tile_order

from acquire_desktop.engine import decisions
from acquire_desktop.engine.board import TILE_NAMES, TILES_BY_NAME
from acquire_desktop.engine.editions import CLASSIC_2023, EDITION_2008, TYCOON_2023, Edition
from acquire_desktop.engine.game import apply, legal_actions, new_game, observe
from acquire_desktop.engine.notation import action_text, board_diagram, parse_action
from acquire_desktop.engine.observation import View
from acquire_desktop.engine.record import make_setup
from acquire_desktop.engine.state import State

WITHOUT_MARKET = replace(CLASSIC_2023, two_player_market=False)
TABLES = [(e, seats) for e in (EDITION_2008, CLASSIC_2023, TYCOON_2023) for seats in range(3, 7)]
TABLES.append((WITHOUT_MARKET, 2))
GAMES_PER_TABLE = 4
"""For each style: 13 tables of 6 styles make 312 games."""

KINDS = {
    decisions.TilePlacement: "place",
    decisions.Founding: "found",
    decisions.SurvivorChoice: "survivor",
    decisions.AcquisitionOrder: "acquire-next",
    decisions.StockDisposal: "dispose",
    decisions.StockPurchase: "buy",
    decisions.GameOver: "over",
}

RARE = {
    "random": (
        "declared at place",
        "declared at buy",
        "declared at dispose",
        "sole stockholder",
        "3 primary stockholders",
        "2 equal survivors of 2",
        "grew by a group",
        "ended: declared",
    ),
    "random to the end": (
        "blocked tile in hand",
        "unplayable tile replaced",
        "unplayable tile kept",
        "hand replaced",
        "passed",
        "nobody can place",
        "ended: no-moves",
    ),
    "mergers": ("merger of 3", "2 equal acquired", "2 equal survivors of 3"),
    "crosses": (
        "blocked tile in hand",
        "merger of 4",
        "2 equal survivors of 4",
        "3 equal survivors of 4",
        "4 equal survivors of 4",
        "3 equal acquired",
    ),
    "founders": ("blocked tile in hand", "passed"),
    "hoarders": (
        "founded with an empty bank in 2008",
        "founded with an empty bank in 2023",
        "trade short of stock",
    ),
}
"""What must have occurred in the games of each style."""


def naive_facts(game: NaiveGame, seat: int) -> dict[str, object]:
    """Return what the naive engine says about everything that can be compared."""
    letters = {"": ".", "lonely": "o"} | {name: name[0].upper() for name in game.names}
    owners = dict.fromkeys(ALL_TILES, ".") | dict.fromkeys(game.lonely, "o")
    for chain, tiles in game.chains.items():
        owners |= dict.fromkeys(tiles, letters[chain])
    return {
        "board": "".join(owners.values()),
        "sizes": [game.size(chain) for chain in game.names],
        "prices": [game.price(chain) for chain in game.names],
        "bank": [game.bank(chain) for chain in game.names],
        "cash": game.cash,
        "stocks": [[held[chain] for chain in game.names] for held in game.stocks],
        "hand": sorted(game.hands[seat]),
        "hand sizes": [len(hand) for hand in game.hands],
        "pool": len(game.pool),
        "out": sorted(game.out),
        "turn": None if game.kind == "over" else game.turn,
        "kind": game.kind,
        "seat": None if game.kind == "over" else game.seat,
        "declared": game.declared,
        "over": (game.reason, game.totals, game.winners) if game.kind == "over" else None,
    }


def real_facts(view: View) -> dict[str, object]:
    """Return the same from a seat's view of the real engine."""
    over = view.decision if isinstance(view.decision, decisions.GameOver) else None
    return {
        "board": "".join(board_diagram(view.board, view.edition)),
        "sizes": list(view.sizes),
        "prices": list(view.prices),
        "bank": list(view.bank),
        "cash": list(view.cash),
        "stocks": [list(held) for held in view.stocks],
        "hand": sorted(TILE_NAMES[tile] for tile in view.hand),
        "hand sizes": list(view.hand_sizes),
        "pool": view.pool_count,
        "out": sorted(TILE_NAMES[tile] for tile in view.out),
        "turn": None if over else view.turn_seat,
        "kind": KINDS[type(view.decision)],
        "seat": None if isinstance(view.decision, decisions.GameOver) else view.decision.seat,
        "declared": view.end_declared,
        "over": (over.reason, list(over.totals), list(over.winners)) if over else None,
    }


def compare(real: State, naive: NaiveGame, seats: list[int]) -> None:
    """Fail unless both engines say the same about a position."""
    for seat in seats:
        view = observe(real, seat)
        assert real_facts(view) == naive_facts(naive, seat)
    edition = real.setup.edition
    texts = [action_text(action, edition) for action in legal_actions(real)]
    assert len(texts) == len(set(texts)), "a legal action is listed twice"
    assert set(texts) == naive.legal()


def play_both(edition: Edition, players: int, style: Style, seed: str) -> Counter[str]:
    """Play one game on both engines; return the rare situations it came through."""
    chance = random.Random(seed)
    tiles = tile_order(style, chance)
    numbers = tuple(TILES_BY_NAME[name] for name in tiles)
    real = new_game(make_setup(edition, players, "differential", tiles=numbers))
    naive = new_naive(edition.key, players, tiles)
    everyone = list(range(players))
    texts: list[str] = []
    try:
        compare(real, naive, everyone)
        while naive.kind != "over":
            texts.append(choose(style, naive, chance))
            real = apply(real, parse_action(texts[-1], edition)).state
            turn = naive.turn
            naive.do(texts[-1])
            # Hands change only on replacing and at the end of a turn.
            hands_changed = naive.turn != turn or texts[-1] == "replace"
            compare(real, naive, everyone if hands_changed else [naive.seat])
            assert len(texts) < 3_000
    except AssertionError as error:
        error.add_note(f"{edition.key}, {players} seats, seed {seed!r}, after {texts}")
        error.add_note(f"tiles: {' '.join(tiles)}")
        raise
    assert real.over
    return naive.seen


@pytest.mark.parametrize("name", STYLES)
def test_both_engines_agree_after_every_action(name: str) -> None:
    """Rule: rules of every section; the engines share only the notation of actions."""
    seen: Counter[str] = Counter()
    for edition, players in TABLES:
        for number in range(GAMES_PER_TABLE):
            seed = f"{name} {edition.key} {players} {number}"
            seen += play_both(edition, players, STYLES[name], seed)
    missing = [situation for situation in RARE[name] if not seen[situation]]
    assert not missing, f"these situations did not occur: {missing}; others did: {seen}"
