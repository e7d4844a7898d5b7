"""The random generator draws as its source says, and begins anew where it is told to."""

import pytest

from acquire_desktop.games.acquire.engine.generator import Generator

# https://www.pcg-random.org, pcg32-global demo: state 42, stream 54.
PUBLISHED = [0xA15C02B7, 0x7B47F409, 0xBA1D3330, 0x83D2F293, 0xBFA4784B, 0xCBED606E]


def test_the_words_are_the_published_ones() -> None:
    luck = Generator(42, 54)
    assert [luck.word() for _ in PUBLISHED] == PUBLISHED


@pytest.mark.parametrize(("seed", "stream"), [(0, 0), (7, 2), (2**64 - 1, 2**64 - 1)])
def test_one_that_began_anew_draws_as_a_new_one(seed: int, stream: int) -> None:
    used = Generator(3, 5)
    used.below(10)
    used.restart(seed, stream)
    fresh = Generator(seed, stream)
    assert [used.word() for _ in range(20)] == [fresh.word() for _ in range(20)]


def test_draws_stay_below_the_limit_and_reach_it() -> None:
    luck = Generator(1)
    assert {luck.below(5) for _ in range(200)} == set(range(5))
    assert luck.below(2**32) < 2**32
