"""The match tool: the same deals for every seat, and what was played is not played again."""

from pathlib import Path

import pytest

from acquire_desktop.games.hotel_tycoon.ai.players import Level
from acquire_desktop.games.hotel_tycoon.engine.setup import Mode, Options
from tools.lab.hotel_match import (
    RULES,
    Deal,
    Match,
    interval,
    play_deal,
    played,
    summary,
)

SHORT = Options(fines_eliminate=False, round_limit=4)


def match(first: Level) -> Match:
    return Match(first, Level.RANDOM, Mode.CLASSIC, 2, SHORT, "test")


def test_a_level_against_itself_wins_half_of_each_deal() -> None:
    assert play_deal(match(Level.RANDOM), 0).share in (0.0, 0.5, 1.0)
    medium = Match(Level.MEDIUM, Level.MEDIUM, Mode.CLASSIC, 2, SHORT, "test")
    assert [play_deal(medium, number).share for number in range(3)] == [0.5] * 3


def test_a_match_goes_on_where_it_stopped(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    first = list(played(match(Level.RANDOM), range(2), path))
    kept = path.read_text(encoding="utf-8")
    again = list(played(match(Level.RANDOM), range(3), path))
    assert again[:2] == first
    assert path.read_text(encoding="utf-8").startswith(kept)
    # Another match in the same file is another match.
    assert len(list(played(match(Level.EASY), range(1), path))) == 1
    assert len(path.read_text(encoding="utf-8").splitlines()) == 4


def test_the_interval_counts_a_deal_by_how_much_its_games_differ() -> None:
    # Wilson's interval of 7 successes in 7 trials, and of 5 in 10.
    assert interval([1.0] * 7, 2) == pytest.approx((0.6457, 1.0), abs=0.001)
    assert interval([1.0, 0.0] * 5, 2) == pytest.approx((0.2366, 0.7634), abs=0.001)
    # Between the two: 14 trials that scatter like 8 deals of two games. Then 11 wins in 20, and no
    # narrower, where luck has it that nearly every deal is shared.
    assert interval([1.0, 0.5, 0.5, 0.0] * 2, 2) == pytest.approx((0.2680, 0.7320), abs=0.001)
    assert interval([0.5] * 9 + [1.0], 2) == pytest.approx((0.3421, 0.7418), abs=0.001)
    deals = [Deal(0, 1.0, 20, 0.1), Deal(1, 0.5, 30, 0.2)]
    assert "2 deals, 4 games" in summary(deals, 2)
    assert "0.750" in summary(deals, 2)


def test_every_set_of_rules_can_be_played() -> None:
    for options in RULES.values():
        setup = Match(Level.EASY, Level.EASY, Mode.CLASSIC, 2, options, "test").setup(0)
        assert setup.options == options
