"""The policy is tuned around a mean: variants lie about it as far as the spread lets them."""

from random import Random

from acquire_desktop.games.acquire.ai.policy.policy_weights import POLICY_SIZE
from tools.lab.train_policy import LEAST, _variant


def test_variants_lie_about_the_mean_as_far_as_the_spread_lets_them() -> None:
    mean, luck = [5.0] * POLICY_SIZE, Random(1)
    assert _variant(mean, [0.0] * POLICY_SIZE, luck) == mean
    columns = zip(*(_variant(mean, [1.0] * POLICY_SIZE, luck) for _ in range(400)), strict=True)
    assert all(4.7 < sum(column) / 400 < 5.3 for column in columns)


def test_no_variant_has_less_than_a_weight_may() -> None:
    variant = _variant([-1.0] * POLICY_SIZE, [0.0] * POLICY_SIZE, Random(1))
    assert {place: variant[place] for place in LEAST} == LEAST
