"""What the search reads off the board is what a slow look at the board finds."""

import pytest

from acquire_desktop.games.acquire.ai.policy.board_analysis import (
    BoardAnalysis,
    bonus_for,
    race_value,
)
from acquire_desktop.games.acquire.ai.policy.policy_weights import TUNED_POLICY
from acquire_desktop.games.acquire.ai.policy.purchase_options import PurchaseOptions
from acquire_desktop.games.acquire.engine.board import (
    CHAIN_COUNT,
    EMPTY,
    INDEPENDENT,
    TILE_COUNT,
    neighbors,
)
from acquire_desktop.games.acquire.engine.generator import Generator
from acquire_desktop.games.acquire.engine.kernel.action_codes import BUY, OVER
from acquire_desktop.games.acquire.engine.kernel.bonus import bonus_of
from acquire_desktop.games.acquire.engine.kernel.kernel_game import KernelGame
from tools.lab.self_play import Setting, deal

ALL_HANDS = -1
ROUNDING = 100
"""Dollars that a bonus is rounded up to."""


def positions(edition: str, players: int) -> list[KernelGame]:
    game, luck = deal(Setting(edition, players), "survey"), Generator(players)
    found = []
    while game.decision != OVER:
        found.append(game.copy())
        legal = game.legal()
        game.apply(legal[luck.below(len(legal))])
    return found


TABLES = [("2008", 4), ("2023-classic", 2), ("2023-tycoon", 6)]


def owners_beside(game: KernelGame, tile: int) -> set[int]:
    return {game.board[near] for near in neighbors(tile)} - {EMPTY}


@pytest.mark.parametrize(("edition", "players"), TABLES)
def test_spaces_and_hands_are_counted(edition: str, players: int) -> None:
    analysis = BoardAnalysis()
    for game in positions(edition, players):
        analysis.analyze(game, ALL_HANDS)
        free = [tile for tile in range(TILE_COUNT) if game.board[tile] == EMPTY]
        for chain in range(CHAIN_COUNT):
            spaces = sum(chain in owners_beside(game, tile) for tile in free)
            assert analysis.spaces[chain] == spaces
        for seat in range(players):
            hand = [owners_beside(game, tile) for tile in game.hand(seat)]
            assert analysis.founders[seat] == sum(owners == {INDEPENDENT} for owners in hand)
            mergers = analysis.mergers[seat * CHAIN_COUNT : (seat + 1) * CHAIN_COUNT]
            assert sum(mergers) == sum(will_acquire(game, owners) for owners in hand)


def will_acquire(game: KernelGame, owners: set[int]) -> bool:
    """Tell whether a merger of these would have a chain acquired."""
    sizes = sorted(game.sizes[chain] for chain in owners - {INDEPENDENT})
    return len(sizes) > 1 and sizes[-2] < game.rules.safe_size


def test_a_chain_on_two_sides_of_a_space_counts_once() -> None:
    game = positions("2008", 4)[0]
    beside = neighbors(50)
    # The smallest chain comes first and last, with two larger ones between.
    sides = dict(zip(beside, (0, 1, 2, 0), strict=True))
    game.board = [sides.get(tile, EMPTY) for tile in range(TILE_COUNT)]
    game.sizes = [2, 3, 4, 0, 0, 0, 0]
    analysis = BoardAnalysis()
    analysis.analyze(game, ALL_HANDS)
    free = [tile for tile in range(TILE_COUNT) if game.board[tile] == EMPTY]
    for chain in range(3):
        assert analysis.spaces[chain] == sum(chain in owners_beside(game, tile) for tile in free)


def test_only_the_hand_that_is_known_counts() -> None:
    analysis = BoardAnalysis()
    for game in positions("2008", 3):
        analysis.analyze(game, 1)
        assert not any(analysis.founders[seat] for seat in (0, 2))
        assert not any(analysis.mergers[:CHAIN_COUNT] + analysis.mergers[2 * CHAIN_COUNT :])


@pytest.mark.parametrize(("edition", "players"), [("2008", 4), ("2023-tycoon", 6), ("2008", 3)])
def test_bonuses_are_those_that_would_be_paid(edition: str, players: int) -> None:
    for game in positions(edition, players):
        for chain in range(CHAIN_COUNT):
            for seat in range(players if game.sizes[chain] else 0):
                guess = bonus_for(game, chain, game.sizes[chain], seat, 0)
                paid = bonus_of(game, chain, seat, 0)
                assert guess <= paid < guess + ROUNDING


def test_a_bonus_with_more_stocks_is_that_of_who_has_them() -> None:
    more = 2
    for game in positions("2008", 4):
        for chain in range(CHAIN_COUNT):
            for seat in range(4 if game.sizes[chain] else 0):
                richer = game.copy()
                stocks = list(richer.stocks)
                stocks[seat * CHAIN_COUNT + chain] += more
                richer.stocks = stocks
                size = game.sizes[chain]
                guess = bonus_for(game, chain, size, seat, more)
                assert guess == bonus_for(richer, chain, size, seat, 0)


def test_an_offer_is_worth_what_its_stock_adds_to_the_race() -> None:
    analysis = BoardAnalysis()
    options = PurchaseOptions(TUNED_POLICY, analysis)
    offered = 0
    for game in positions("2008", 4):
        if game.decision != BUY:
            continue
        analysis.analyze(game, game.seat)
        options.open(game, game.cash[game.seat], is_free=False)
        for chain in range(CHAIN_COUNT):
            if options.bought[chain] == game.bank[chain]:
                continue
            offered += 1
            assert options.prices[chain] <= game.cash[game.seat]
            future = min(game.sizes[chain] + analysis.more[chain], TILE_COUNT)
            spread = options.spread_of(game, chain)
            for bought in range(2):
                assert options.bought[chain] == bought
                prize = race_value(game, chain, future, game.seat, bought + 1, spread)
                assert options.prizes[chain] == prize
                options.offer_next(game, chain)
    assert offered > 100
