"""The career: its figures are those of a short script over the journal, and honest."""

import csv
import io
import json
from collections.abc import Mapping
from math import exp, log
from random import Random
from statistics import fmean, stdev
from typing import Any

import pytest

from acquire_desktop.games.acquire.ai.players.strength import points_of
from acquire_desktop.games.acquire.career.career import career_of
from acquire_desktop.games.acquire.career.export import as_csv, as_json
from acquire_desktop.games.acquire.career.figures import figures_of
from acquire_desktop.games.acquire.career.ladder import Goal, ladder_of
from acquire_desktop.games.acquire.career.milestones import MILESTONES, reached
from acquire_desktop.games.acquire.career.played_games import games_of, people_in
from acquire_desktop.games.acquire.career.shares import interval_of
from acquire_desktop.storage.journal import journal_from
from tests.games.acquire.career.journals import by_id, journal_of, line, random_lines


def own_seats(lines: Mapping[str, Any], name: str = "ana") -> list[tuple[Any, Any]]:
    """Return the seats of a person in games that count, with their games: an own reading."""
    return [
        (each, seat)
        for each in lines.values()
        for seat in each["seats"]
        if each["kind"] != "branch" and seat["name"].lower() == name
    ]


def test_figures_are_those_of_a_short_script() -> None:
    lines = random_lines(300)
    career = career_of(journal_from(journal_of(lines)).games, "Ana")
    own = own_seats(lines)
    assert len(career.games) == len(own)
    assert career.won == sum(seat["place"] == 1 for _, seat in own)
    assert career.best == max(seat["total"] for _, seat in own)
    assert career.par == pytest.approx(fmean(1 / len(game["seats"]) for game, _ in own))
    for rung in career.ladder.rungs:
        games = [s for g, s in own if g["seats"][1]["level"] == rung.level and not s["hints"]]
        assert (rung.games, rung.won) == (len(games), sum(s["place"] == 1 for s in games))
    for figure in career.figures:
        values = [s["counts"][figure.name] for _, s in own if figure.name in s["counts"]]
        assert figure.mean == pytest.approx(fmean(values[-10:]))
        assert figure.margin == pytest.approx(1.96 * stdev(values[-10:]) / 10**0.5)
        assert figure.before == pytest.approx(fmean(values[:-10]))


def test_the_rating_is_that_of_a_short_script() -> None:
    lines = random_lines(60)
    rating = ladder_of(games_of(lines, "Ana")).rating
    assert rating is not None
    chances = {}
    for points in range(-700, 2201, 10):
        weight = -(((points - 870) / 400) ** 2) / 2
        for game, seat in own_seats(lines):
            if not seat["hints"]:
                guests = game["seats"][1:]
                others = sum(10 ** ((points_of(each["level"]) or 0) / 400) for each in guests)
                share = 10 ** (points / 400) / (10 ** (points / 400) + others)
                weight += log(share if seat["place"] == 1 else 1 - share)
        chances[points] = exp(weight)
    mean = sum(at * chance for at, chance in chances.items()) / sum(chances.values())
    assert rating.points == pytest.approx(mean, abs=0.01)


@pytest.mark.parametrize("own", [500, 1000, 1400])
def test_the_rating_finds_a_strength_that_games_were_drawn_from(own: int) -> None:
    chance, hits = Random(f"rating {own}"), 0
    for _ in range(20):
        lines = []
        for _ in range(40):
            level = chance.choice(("easy", "medium", "hard"))
            others = 3 * 10 ** ((points_of(level) or 0) / 400)
            is_won = chance.random() < 10 ** (own / 400) / (10 ** (own / 400) + others)
            lines.append(line(900 if is_won else 100, 500, 400, 300, level=level))
        rating = ladder_of(games_of(by_id(lines), "Ana")).rating
        assert rating is not None
        hits += abs(rating.points - own) <= rating.margin
    assert hits >= 17  # 19 of 20 are due, on average


def test_with_few_games_nothing_is_said_about_strength() -> None:
    lines = [line(900, 100)] * 4
    assert ladder_of(games_of(by_id(lines), "Ana")).rating is None
    with_hints = [*lines, line(900, 100, hints=1)]
    assert ladder_of(games_of(by_id(with_hints), "Ana")).rating is None
    assert ladder_of(games_of(by_id([*lines, line(900, 100)]), "Ana")).rating is not None


def test_the_goal_is_the_first_rung_above_what_was_beaten() -> None:
    def goal(*lines: dict[str, object]) -> Goal | None:
        return ladder_of(games_of(by_id(lines), "Ana")).goal

    assert goal() == Goal("beginner", 1)
    assert goal(line(100, 900, 900, level="hard")) == Goal("beginner", 1)
    duel = line(900, 100, level="hard")
    assert goal(duel) == Goal("hard", 2)
    assert goal(line(900, 100, 100, level="hard")) == Goal("expert", 1)
    assert goal(line(900, 100, 100, level="hard-raider"), duel) == Goal("expert", 1)
    assert goal(line(900, 100, 100, level="hard", hints=1)) == Goal("beginner", 1)
    assert goal(line(900, 100, 100, level="master")) is None


def test_what_is_no_fair_game_does_not_count() -> None:
    changed = [{"house": {"starting_cash": 9}}, {"extra_cash": [1]}, {"position": {}, "house": {}}]
    lines = [line(900, 100, options=options) for options in changed[:2]]
    lines += [line(900, 100, kind=kind) for kind in ("branch", "training")]
    lines += [line(900, 100, game="hotel-tycoon")]
    lines += [line(900, 100, seats=None), line(900, 100, edition="=cmd()"), line(900, 100, ended=5)]
    left = line(900, 100)
    left["seats"][0]["played_for"] = 3  # type: ignore[index]
    assert games_of(by_id([*lines, left]), "Ana") == []
    assert people_in([*lines[:6], left]) == []


def test_people_are_named_as_they_played_last() -> None:
    lines = [line(9, 1, name="Ana"), line(9, 1, name="Eva"), line(9, 1, name="ANA")]
    assert people_in(lines) == ["ANA", "Eva"]
    assert people_in(lines[:2]) == ["Eva", "Ana"]


def test_a_change_within_luck_is_no_change() -> None:
    def better(before: int, last: int) -> bool | None:
        counts = [{"paid_chains": 9, "starved": before + at % 3} for at in range(10)]
        counts += [{"paid_chains": 9, "starved": last + at % 3} for at in range(10)]
        games = games_of(by_id([line(9, 1, counts=each) for each in counts]), "Ana")
        return next(each for each in figures_of(games) if each.name == "starved").is_better

    assert better(6, 3) is True
    assert better(3, 6) is False
    assert better(3, 3) is None


def test_games_of_older_versions_have_no_figures() -> None:
    lines = [line(9, 1, counts={"primary": 3})] * 8
    assert [figure.games for figure in figures_of(games_of(by_id(lines), "Ana"))] == [0] * 4


def test_milestones_tell_the_first_game_that_reached_them() -> None:
    games = [
        line(900, 1000),
        line(40_000, 19_000),
        line(61_000, 60_500, 3, counts={"half_place": 3, "alone": 1, "wave": 3, "worthless": 0}),
    ]
    found = reached(games_of(by_id(games), "Ana"))
    assert found == {
        **dict.fromkeys(("won", "duel", "runaway"), 2),
        **dict.fromkeys(("no_waste", "wave_2", "photo", "from_last", "total_60"), 3),
        **dict.fromkeys(("alone", "wave_3"), 3),
    }
    assert len(MILESTONES) == 24


def test_an_interval_is_wide_for_few_games_and_always_one_of_shares() -> None:
    assert interval_of(1, 1) == pytest.approx((0.207, 1.0), abs=0.001)
    assert interval_of(12, 34) == pytest.approx((0.215, 0.521), abs=0.001)
    assert interval_of(0, 5)[0] == 0


def test_both_exports_hold_every_game_and_no_other_name() -> None:
    career = career_of(random_lines(30), "Ana")
    data = json.loads(as_json(career))
    rows = list(csv.DictReader(io.StringIO(as_csv(career).decode("utf-8-sig"))))
    assert [int(row["total"]) for row in rows] == [game["total"] for game in data["games"]]
    assert len(rows) == len(career.games)
    assert all(row["guests"].split() == game["guests"] for row, game in zip(rows, data["games"]))  # noqa: B905
    assert b"Computer" not in as_csv(career) + as_json(career)
    empty = career_of({}, "Ana")
    assert as_csv(empty).decode("utf-8-sig").startswith("ended,")
    assert json.loads(as_json(empty))["games"] == []
