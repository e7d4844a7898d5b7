"""Random games on the real engine and on the naive one, which must agree after every action."""

import random
from collections import Counter
from collections.abc import Sequence
from itertools import combinations_with_replacement

import pytest

from acquire_desktop.games.acquire.engine.board import TILE_COUNT, TILES_BY_NAME
from acquire_desktop.games.acquire.engine.decisions import GameOver
from acquire_desktop.games.acquire.engine.editions import EDITIONS, Edition, bonuses, price
from acquire_desktop.games.acquire.engine.game import apply, new_game, observe
from acquire_desktop.games.acquire.engine.notation import parse_action
from acquire_desktop.games.acquire.engine.position import position
from acquire_desktop.games.acquire.engine.setup import make_setup
from tests.games.acquire.engine.variety import TABLES, changed, random_extra_cash, random_house
from tests.games.acquire.naive import charts
from tests.games.acquire.naive.facts import naive_facts, real_facts
from tests.games.acquire.naive.options import CARDS, Options, options_of
from tests.games.acquire.naive.start import new_naive
from tests.games.acquire.naive.styles import STYLES, Style, choose, tile_order
from tests.games.acquire.naive.telling import told_by

TYCOON = ("2023-tycoon", "ja-tycoon")
GAMES_PER_TABLE = 1
"""For each style: 31 tables of 6 styles make 186 games."""
HOUSE_GAMES = 60
"""Games with house rules."""

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
        *(f"card {card}" for card in CARDS),
        "four tiles placed",
        "stopped placing",
        "five bought",
        "exchanged at buy",
        "exchanged at exchange",
        "unplayable tile in a long hand",
        "market first",
        "market last",
        "market beyond 25",
    ),
    "random to the end": (
        "blocked tile in hand",
        "unplayable tile replaced",
        "unplayable tile kept",
        "hand replaced",
        "passed",
        "nobody can place",
        "ended: no-moves",
        "hand shuffled back",
        "five tiles drawn short",
        "market drawn without a pool",
    ),
    "mergers": (
        "merger of 3",
        "2 equal acquired",
        "2 equal survivors of 3",
        "market tied for primary",
        "market tied for secondary",
    ),
    "crosses": (
        "blocked tile in hand",
        "merger of 4",
        "2 equal survivors of 4",
        "4 equal survivors of 4",
        "3 equal acquired",
    ),
    "founders": ("blocked tile in hand", "passed"),
    "hoarders": (
        "founded with an empty bank for nothing",
        "founded with an empty bank for cash",
        "trade short of stock",
    ),
}
"""What must have occurred in the games of each style."""


def play_both(
    options: Options,
    edition: Edition,
    players: int,
    style: Style,
    seed: str,
    extra_cash: Sequence[int] = (),
) -> Counter[str]:
    """Play one game on both engines; return the rare situations it came through."""
    chance = random.Random(seed)
    tiles = tile_order(style, chance)
    numbers = tuple(TILES_BY_NAME[name] for name in tiles)
    setup = make_setup(
        edition, players, seed, tiles=numbers, power_cards=options.cards, extra_cash=extra_cash
    )
    real = new_game(setup)
    naive = new_naive(options, players, tiles, extra_cash)
    everyone = list(range(players))
    texts: list[str] = []
    try:
        assert real_facts(real, everyone) == naive_facts(naive, everyone)
        while naive.kind != "over":
            texts.append(choose(style, naive, chance))
            step = apply(real, parse_action(texts[-1], edition))
            real = step.state
            # Nobody but the player whose turn it was can have another hand than before.
            seats = {naive.turn, naive.seat}
            naive.do(texts[-1], told_by(real, step.events))
            seats.add(naive.seat)
            if naive.kind == "over":
                seats.update(everyone)
            assert real_facts(real, seats) == naive_facts(naive, seats)
            assert len(texts) < 3_000
    except AssertionError as error:
        error.add_note(f"{options}, {players} seats, seed {seed!r}, after {texts}")
        error.add_note(f"tiles: {' '.join(tiles)}")
        raise
    assert real.over
    return naive.seen


@pytest.mark.part(of=6)
@pytest.mark.parametrize("name", STYLES)
def test_both_engines_agree_after_every_action(name: str) -> None:
    """Rule: rules of every section; the engines share only the notation of actions."""
    seen: Counter[str] = Counter()
    for edition, players, cards in TABLES:
        for number in range(GAMES_PER_TABLE):
            seed = f"{name} {edition.key} {players} {cards:d} {number}"
            options = options_of(edition.key, cards=cards)
            seen += play_both(options, edition, players, STYLES[name], seed)
    missing = [situation for situation in RARE[name] if not seen[situation]]
    assert not missing, f"these situations did not occur: {missing}; others did: {seen}"


@pytest.mark.part(of=3)
@pytest.mark.parametrize("first", range(3))
def test_both_engines_agree_on_house_rules(first: int) -> None:
    """Rule: rules document, section 2: a house-rule game is just another record."""
    seen: Counter[str] = Counter()
    for number in range(first, HOUSE_GAMES, 3):
        chance = random.Random(number)
        published = chance.choice(sorted(EDITIONS.values(), key=lambda edition: edition.key))
        house = random_house(published, chance)
        cards = chance.random() < 0.3
        edition = changed(published, house, cards=cards)
        players = chance.randint(*edition.players)
        style = chance.choice(list(STYLES.values()))
        options = options_of(published.key, house, cards=cards)
        extra_cash = random_extra_cash(players, chance) if chance.random() < 0.3 else ()
        seen += play_both(options, edition, players, style, f"house {number}", extra_cash)
    assert seen["passed"]


@pytest.mark.parametrize("edition", EDITIONS.values(), ids=lambda edition: edition.key)
def test_the_price_chart_is_the_one_typed_in_from_the_rules(edition: Edition) -> None:
    """Rule: en-2008, "Reference Chart"; en-2023, stockholder info card."""
    names = [spec.name.lower() for spec in edition.chains]
    assert names == list(charts.chain_names(edition.key))
    for chain, name in enumerate(names):
        for size in range(TILE_COUNT + 1):
            cost, primary, classic, tycoon, tertiary = charts.chart_row(edition.key, name, size)
            three = (primary, tycoon, tertiary)
            places = three if edition.key in TYCOON else (primary, classic, 0)
            assert (price(edition, chain, size), *bonuses(edition, chain, size)) == (cost, *places)


@pytest.mark.parametrize("edition", EDITIONS.values(), ids=lambda edition: edition.key)
def test_every_pattern_of_holdings_is_paid_alike(edition: Edition) -> None:
    """Rule: en-2023, "A Single Stockholder" and "A Tie"; six seats with 0 to 4 stocks each."""
    board = ["FFFFFFFFFFF.", *["............"] * 8]
    for number, held in enumerate(combinations_with_replacement(range(5), 6)):
        turned = [*held[number % 6 :], *held[: number % 6]]
        stocks = [{"Festival": count} for count in turned]
        state = position(edition, board, cash=[0] * 6, stocks=stocks, buying=True)
        for text in ("declare", "buy"):
            state = apply(state, parse_action(text, edition)).state
        over = observe(state, 0).decision
        paid = charts.bonuses(edition.key, "festival", 11, turned, tycoon=edition.key in TYCOON)
        assert isinstance(over, GameOver)
        assert list(over.totals) == [paid.get(n, 0) + 800 * turned[n] for n in range(6)], turned
