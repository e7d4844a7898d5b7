"""The stock market of two-player games."""

from dataclasses import replace

import pytest

from acquire_desktop.games.acquire.engine.actions import (
    BuyStock,
    DeclareEnd,
    DisposeStock,
    PlaceTile,
)
from acquire_desktop.games.acquire.engine.board import COLUMNS, TILES_BY_NAME
from acquire_desktop.games.acquire.engine.editions import CLASSIC_2023, JA_CLASSIC, Edition
from acquire_desktop.games.acquire.engine.events import BonusPaid, Event, MarketDrawn
from acquire_desktop.games.acquire.engine.game import Step, apply, observe, redact, resample
from acquire_desktop.games.acquire.engine.generator import Generator
from acquire_desktop.games.acquire.engine.position import position
from acquire_desktop.games.acquire.engine.state import State

BOTH = pytest.mark.parametrize("edition", [CLASSIC_2023, JA_CLASSIC], ids=lambda e: e.key)
# 5A merges Festival (3 tiles, 400 a stock: bonuses 4,000 and 2,000) into American (4 tiles).
MERGER = ["FFF.AAAA....", *["............"] * 8]
MERGING_TILE = PlaceTile(TILES_BY_NAME["4A"])
SAFE = ["AAAAAAAAAAAA", *["............"] * 8]
NOTHING = BuyStock((0,) * 7)


def merge(
    edition: Edition,
    column: int,
    held: tuple[int, int],
    *,
    pool: str | None = None,
    purse: int = 0,
) -> Step:
    """Merge Festival away while all tiles of the pool are of one column."""
    rest = pool if pool is not None else " ".join(f"{column}{row}" for row in "CDEFGHI")
    return apply(
        position(
            edition,
            MERGER,
            cash=[purse, purse],
            stocks=[{"Festival": n} if n else {} for n in held],
            hands=["4A 12C 12D", "12E 12F"],
            pool=rest,
        ),
        MERGING_TILE,
    )


def paid(events: tuple[Event, ...]) -> list[tuple[int | None, int]]:
    return [(event.seat, event.amount) for event in events if isinstance(event, BonusPaid)]


@BOTH
@pytest.mark.parametrize(
    ("column", "held", "amounts"),
    [
        (9, (3, 1), [(None, 4000), (0, 2000)]),
        (2, (3, 1), [(0, 4000), (None, 2000)]),
        (1, (3, 2), [(0, 4000), (1, 2000)]),
        (3, (3, 1), [(0, 3000), (None, 3000)]),
        (1, (3, 1), [(0, 4000), (1, 1000), (None, 1000)]),
        (2, (2, 2), [(0, 2000), (1, 2000), (None, 2000)]),
        (5, (2, 2), [(None, 4000), (0, 1000), (1, 1000)]),
        (5, (2, 0), [(None, 4000), (0, 2000)]),
        (1, (2, 0), [(0, 4000), (None, 2000)]),
    ],
)
def test_the_market_takes_part_in_ranks_and_ties(
    edition: Edition, column: int, held: tuple[int, int], amounts: list[tuple[int | None, int]]
) -> None:
    """Rule: en-2023, "Playing a Two-Player Game", 1 and 2; ja-2023, "２人ゲーム", 1 and 2."""
    step = merge(edition, column, held)
    assert paid(step.events) == amounts
    cash = [sum(n for seat, n in amounts if seat == player) for player in (0, 1)]
    assert list(observe(step.state, 0).cash) == cash


@BOTH
def test_the_tile_comes_from_the_pool_and_goes_back(edition: Edition) -> None:
    """Rule: en-2023, "Playing a Two-Player Game", 3; ja-2023, "２人ゲーム", 3."""
    pool = "1C 2C 3C 4C 5C 6C 7C 8C 9C 10C"
    step = merge(edition, 0, (3, 1), pool=pool)
    (drawn,) = [event for event in step.events if isinstance(event, MarketDrawn)]
    names = {TILES_BY_NAME[name] for name in pool.split()}
    assert drawn.tile in names
    assert drawn.stocks == drawn.tile % COLUMNS + 1
    game = step.state.game
    assert set(game.pool[game.pool_start :]) == names
    assert observe(step.state, 0).pool_count == len(names)


def test_all_tiles_of_the_pool_are_drawn_and_the_pool_is_mixed_anew() -> None:
    pool = "1C 2C 3C 4C 5C 6C"
    state = position(
        CLASSIC_2023,
        MERGER,
        cash=[0, 0],
        stocks=[{"Festival": 1}],
        hands=["4A", ""],
        pool=pool,
    )
    seen, orders = set(), set()
    for noise in range(200):
        game = state.game.copy()
        game.noise = noise
        step = apply(State(state.setup, game, 0), MERGING_TILE)
        seen |= {event.stocks for event in step.events if isinstance(event, MarketDrawn)}
        orders.add(tuple(step.state.game.pool))
    assert seen == {1, 2, 3, 4, 5, 6}
    assert len(orders) > 150


@BOTH
def test_the_market_may_have_more_than_the_chain_has_stocks(edition: Edition) -> None:
    step = merge(edition, 12, (12, 11), pool="12G 12H 12I")
    assert paid(step.events) == [(0, 3000), (None, 3000)]


@BOTH
def test_nothing_is_paid_to_players_who_hold_nothing(edition: Edition) -> None:
    """Rule: rules document, section 6, 8."""
    step = merge(edition, 7, (0, 0), purse=6000)
    assert observe(step.state, 0).cash == (6000, 6000)
    assert paid(step.events) == []


@BOTH
def test_with_an_empty_pool_the_number_comes_as_if_from_all_tiles(edition: Edition) -> None:
    """Rule: rules document, section 6, 7."""
    step = merge(edition, 0, (3, 1), pool="")
    (drawn,) = [event for event in step.events if isinstance(event, MarketDrawn)]
    assert 1 <= drawn.stocks <= 12
    assert observe(step.state, 0).pool_count == 0


@BOTH
def test_the_market_takes_part_in_the_final_account(edition: Edition) -> None:
    """Rule: en-2023, "Playing a Two-Player Game", 4; ja-2023, "２人ゲーム", 4."""
    state = position(
        edition,
        SAFE,
        cash=[6000, 6000],
        stocks=[{"American": 3}, {"American": 1}],
        hands=["1E 2E 3E 4E 5E 6E", ""],
        pool="9C 9D 9E",
        buying=True,
    )
    state = apply(state, DeclareEnd()).state
    step = apply(state, NOTHING)
    # American with 12 tiles: 800 a stock, bonuses 8,000 and 4,000.
    assert paid(step.events) == [(None, 8000), (0, 4000)]
    assert observe(step.state, 0).decision.totals == (6000 + 4000 + 2400, 6000 + 800)  # type: ignore[union-attr]


@BOTH
def test_there_is_no_market_with_three_players_or_without_the_rule(edition: Edition) -> None:
    three = position(
        edition, MERGER, cash=[0] * 3, stocks=[{"Festival": 1}], hands=["4A"], pool="9C"
    )
    two = merge(replace(edition, two_player_market=False), 9, (1, 0))
    for step in (apply(three, MERGING_TILE), two):
        assert paid(step.events) == [(0, 6000)]
        assert not any(isinstance(event, MarketDrawn) for event in step.events)


@BOTH
def test_the_market_is_drawn_for_each_acquired_chain(edition: Edition) -> None:
    board = ["FFF.AAAA....", "...S........", "...S........", *["............"] * 6]
    state = position(
        edition,
        board,
        cash=[0, 0],
        stocks=[{"Festival": 1, "Sackson": 1}],
        hands=["4A", ""],
        pool="9D 9E 9F",
    )
    step = apply(state, MERGING_TILE)
    events = [*step.events, *apply(step.state, DisposeStock(1, 0, 0)).events]
    assert [event.stocks for event in events if isinstance(event, MarketDrawn)] == [9, 9]


@BOTH
def test_a_view_shows_the_drawn_tile_in_the_log_and_nothing_of_the_pool(edition: Edition) -> None:
    """The order of the pool changes nothing that a seat sees."""
    step = merge(edition, 9, (3, 1))
    for seat in (0, 1):
        assert [e for e in redact(step.events, seat) if isinstance(e, MarketDrawn)]
        view = observe(step.state, seat)
        other = resample(view, None, Generator(5))
        assert observe(other, seat) == view
        assert not any(isinstance(value, list) for value in (view.hand, view.out))
        assert not hasattr(view, "pool")


@BOTH
def test_worth_before_the_end_leaves_the_market_out(edition: Edition) -> None:
    state = position(edition, SAFE, cash=[0, 0], stocks=[{"American": 1}], hands=["1I", "2I"])
    draws = state.game.draws
    assert observe(state, 0).worth[0] == 8000 + 4000 + 800
    assert state.game.draws == draws
