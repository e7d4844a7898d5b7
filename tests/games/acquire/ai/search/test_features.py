"""What the value sees of a position is what the position holds."""

import pytest

from acquire_desktop.games.acquire.ai.search.features import (
    AHEAD_OF_BEST,
    CASH,
    CHAIN_FEATURES,
    END_IN_SIGHT,
    HELD,
    IS_FIRST,
    IS_SAFE,
    IS_SECOND,
    SEAT_FEATURES,
    SHARES_FIRST,
    SHARES_SECOND,
    SIZE,
    STAKE_FEATURES,
    Features,
)
from acquire_desktop.games.acquire.engine.board import CHAIN_COUNT
from acquire_desktop.games.acquire.engine.generator import Generator
from acquire_desktop.games.acquire.engine.kernel.action_codes import OVER, PLACE
from acquire_desktop.games.acquire.engine.kernel.kernel_game import KernelGame
from tools.lab.self_play import Setting, deal

RANKS = (IS_FIRST, SHARES_FIRST, IS_SECOND, SHARES_SECOND)


def positions(players: int) -> list[KernelGame]:
    edition = "2008" if players > 2 else "2023-classic"
    game, luck = deal(Setting(edition, players), "scene"), Generator(players)
    found = []
    while game.decision != OVER:
        if game.decision == PLACE:
            found.append(game.copy())
        legal = game.legal()
        game.apply(legal[luck.below(len(legal))])
    return found


def stake(features: Features, seat: int, chain: int) -> list[float]:
    first = (seat * CHAIN_COUNT + chain) * STAKE_FEATURES
    return list(features.stakes[first : first + STAKE_FEATURES])


def expected_rank(held: list[int], seat: int) -> int | None:
    """Return which rank a stockholder has, None for the third and later."""
    ahead = sum(other > held[seat] for other in held)
    level = held.count(held[seat]) > 1
    if ahead > 1:
        return None
    return RANKS[2 * ahead + level]


@pytest.mark.parametrize("players", [2, 4, 6])
def test_a_stake_is_described_where_stocks_of_an_active_chain_are_held(players: int) -> None:
    features = Features()
    for game in positions(players):
        features.describe(game)
        for chain in range(CHAIN_COUNT):
            held = [game.stocks[seat * CHAIN_COUNT + chain] for seat in range(players)]
            for seat in range(players):
                seen = stake(features, seat, chain)
                if not held[seat] or not game.sizes[chain]:
                    assert not any(seen)
                    continue
                assert seen[HELD] == pytest.approx(held[seat] / 10)
                others = held[:seat] + held[seat + 1 :]
                assert seen[AHEAD_OF_BEST] == pytest.approx((held[seat] - max(others)) / 5)
                ranks = [rank for rank in RANKS if seen[rank]]
                rank = expected_rank(held, seat)
                assert ranks == ([] if rank is None else [rank])


def test_chains_and_the_end_are_described() -> None:
    features = Features()
    for game in positions(4):
        features.describe(game)
        active = [size for size in game.sizes if size]
        can_end = max(game.sizes) >= 41 or (bool(active) and min(active) >= 11)
        assert features.whole[END_IN_SIGHT] == (can_end or game.declared)
        for chain in range(CHAIN_COUNT):
            if game.sizes[chain]:
                seen = features.chains[chain * CHAIN_FEATURES : (chain + 1) * CHAIN_FEATURES]
                assert seen[SIZE] == pytest.approx(min(game.sizes[chain], 45) / 20)
                assert seen[IS_SAFE] == (game.sizes[chain] >= 11)


def test_a_seat_counts_only_its_own_money() -> None:
    features = Features()
    game = positions(3)[30]
    features.describe(game)
    cash = [features.by_seat[seat * SEAT_FEATURES + CASH] for seat in range(3)]
    assert cash == pytest.approx([money * features.unit for money in game.cash[:3]])
