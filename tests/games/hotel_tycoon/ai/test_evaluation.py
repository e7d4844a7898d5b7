"""What the evaluation thinks of positions that anybody can judge."""

import pytest

from acquire_desktop.games.hotel_tycoon.ai.evaluation import evaluate, holdings, seat_value
from acquire_desktop.games.hotel_tycoon.ai.outcomes import gain, outcomes
from acquire_desktop.games.hotel_tycoon.ai.position import Position
from acquire_desktop.games.hotel_tycoon.engine.actions import ApplyToBuild
from acquire_desktop.games.hotel_tycoon.engine.board import PROPERTY_KEYS
from acquire_desktop.games.hotel_tycoon.engine.setup import Options
from tests.games.hotel_tycoon.ai.positions import position

LAGOON = PROPERTY_KEYS.index("lagoon")
RICH = (8000, 8000)


def with_entrances(*tiles: int) -> Position:
    return position(RICH, {"lagoon": 0}, {"lagoon": 6}, dict.fromkeys(tiles, "lagoon"))


def income(*tiles: int) -> float:
    return holdings(with_entrances(*tiles)).fees[1].to[0]


def test_a_cluster_of_entrances_brings_more_than_the_single_ones() -> None:
    assert income(15, 16, 17) > 2 * (income(15) + income(16) + income(17))
    assert income(15, 16, 17, 18, 19) > 2 * income(15, 16, 17)


def test_more_money_is_better_and_matters_more_to_the_poor() -> None:
    values = [seat_value(position((cash, 3000)), 0) for cash in (0, 500, 4000, 4500)]
    assert values == sorted(values)
    assert values[1] - values[0] > values[3] - values[2]


def test_what_is_good_for_the_opponent_is_bad() -> None:
    assert evaluate(position((5000, 5000)), 0) > evaluate(position((5000, 9000)), 0)
    assert evaluate(with_entrances(15, 16, 17), 1) < evaluate(with_entrances(), 1)


def test_a_hotel_counts_fully_in_the_last_round() -> None:
    def worth(limit: int | None) -> float:
        options = Options(fines_eliminate=False, round_limit=limit)
        stands = position(RICH, {"maple": 0}, {"maple": 4}, options=options)
        return seat_value(stands, 0) - seat_value(position(RICH, options=options), 0)

    assert worth(1) == pytest.approx(5500, abs=500)


def test_a_player_who_can_be_taxed_out_is_worth_less() -> None:
    letter = position((500, 9000), options=Options())
    assert seat_value(letter, 0) < seat_value(position((500, 9000)), 0)


@pytest.mark.parametrize(("cash", "worst"), [(7000, 0), (3600, 1850)])
def test_an_application_has_the_outcomes_of_the_permission_die(cash: int, worst: int) -> None:
    before = position((cash, 5000), {"lagoon": 0})
    found = outcomes(before, 0, ApplyToBuild(LAGOON, 1))
    assert sum(chance for chance, _ in found) == pytest.approx(1)
    built = sum(chance for chance, after in found if after.built[LAGOON])
    assert built == pytest.approx(5 / 6 if cash >= 7000 else 4 / 6)
    assert min(after.cash[0] for _, after in found) == (worst if cash >= 7000 else cash - 3500)


def test_nobody_builds_to_the_last_dollar_beside_a_dear_hotel() -> None:
    def building(cash: int) -> float:
        lands = {"coral": 0, "lagoon": 1}
        doors = dict.fromkeys((15, 16, 17, 18, 19), "lagoon")
        before = position((cash, 5000), lands, {"lagoon": 6, "coral": 1}, doors)
        return gain(before, 0, ApplyToBuild(PROPERTY_KEYS.index("coral"), 1))

    assert building(6000) > building(260)
