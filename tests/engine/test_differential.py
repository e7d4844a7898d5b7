"""Random games on the real engine and on the naive one, which must agree after every action."""

import random
from collections import Counter
from dataclasses import replace

import pytest

from acquire_desktop.engine.board import TILES_BY_NAME
from acquire_desktop.engine.editions import CLASSIC_2023, EDITION_2008, TYCOON_2023, Edition
from acquire_desktop.engine.game import apply, new_game
from acquire_desktop.engine.notation import parse_action
from acquire_desktop.engine.record import make_setup
from tests.naive.facts import naive_facts, real_facts
from tests.naive.start import new_naive
from tests.naive.styles import STYLES, Style, choose, tile_order

WITHOUT_MARKET = replace(CLASSIC_2023, two_player_market=False)
TABLES = [(e, seats) for e in (EDITION_2008, CLASSIC_2023, TYCOON_2023) for seats in range(3, 7)]
TABLES.append((WITHOUT_MARKET, 2))
GAMES_PER_TABLE = 4
"""For each style: 13 tables of 6 styles make 312 games."""

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
        assert real_facts(real, everyone) == naive_facts(naive, everyone)
        while naive.kind != "over":
            texts.append(choose(style, naive, chance))
            real = apply(real, parse_action(texts[-1], edition)).state
            # Nobody but the player whose turn it was can have another hand than before.
            seats = {naive.turn, naive.seat}
            naive.do(texts[-1])
            seats.add(naive.seat)
            if naive.kind == "over":
                seats.update(everyone)
            assert real_facts(real, seats) == naive_facts(naive, seats)
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
