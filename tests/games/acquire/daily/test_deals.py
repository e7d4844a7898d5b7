"""The deal of the day is the same on every computer, and what came of it is told honestly."""

import os
import subprocess
import sys
from dataclasses import replace
from datetime import date

import pytest

from acquire_desktop.games.acquire.career.played_games import games_of
from acquire_desktop.games.acquire.choosers import work
from acquire_desktop.games.acquire.daily import experts
from acquire_desktop.games.acquire.daily.deal import day_from, guests_of_day, seat_of_day
from acquire_desktop.games.acquire.daily.results import results_of
from acquire_desktop.games.acquire.daily.table import begun, players_of_day
from acquire_desktop.games.acquire.engine.kernel import compiled
from acquire_desktop.games.acquire.opponents import character_of, level_of
from acquire_desktop.storage.notes import NoteKind, day_of, notes_from
from acquire_desktop.storage.players import PlayerKind, check_names
from acquire_desktop.storage.strict_json import StrictJsonError
from tests.games.acquire.career.journals import by_id, line
from tests.games.acquire.daily.digests import DAYS, FIRST, digest

DAY = date(2026, 11, 29)


def test_thirty_days_are_the_same_in_plain_python() -> None:
    env = {**os.environ, "ACQUIRE_PURE": "1"}
    call = [sys.executable, "-m", "tests.games.acquire.daily.digests"]
    found = subprocess.run(call, env=env, capture_output=True, text=True, check=True)
    is_compiled, *plain = found.stdout.split()
    assert is_compiled == "False"
    assert plain == [digest(number) for number in range(DAYS)]
    assert len(set(plain)) == DAYS


def test_guests_are_three_hard_characters_and_the_seat_goes_round() -> None:
    assert {seat_of_day(date.fromordinal(FIRST.toordinal() + at)) for at in range(4)} == {
        0,
        1,
        2,
        3,
    }
    guests = guests_of_day(DAY)
    assert len(set(guests)) == 3
    assert all(level_of(guest) == "hard" and character_of(guest) for guest in guests)


@pytest.mark.parametrize("name", ["Ana", "Bea", "CARLOS", "Fumi"])
def test_the_person_sits_at_the_seat_of_the_day_beside_other_names(name: str) -> None:
    players = players_of_day(DAY, name)
    check_names(players)
    assert players[seat_of_day(DAY)].kind is PlayerKind.HUMAN
    game = begun(DAY, name).game
    assert game.setup.seed == "daily/2026-11-29"
    assert day_of(game.notes) == "2026-11-29"


def test_a_save_may_name_a_day_and_nothing_else() -> None:
    game = begun(DAY, "Ana").game
    note = [0, NoteKind.DAILY.value, "2026-11-29"]
    assert notes_from([note], game.rules, game.setup, 0) == game.notes
    with pytest.raises(StrictJsonError):
        notes_from([[0, NoteKind.DAILY.value, "=1+1"]], game.rules, game.setup, 0)


@pytest.mark.parametrize("text", ["2026-13-01", "29.11.2026", "", None, 5])
def test_what_is_no_day_is_refused(text: object) -> None:
    with pytest.raises(ValueError, match=r"day|month|Invalid"):
        day_from(text)


def test_the_first_game_of_a_day_counts_and_a_later_one_is_marked() -> None:
    ended = "2026-11-29T12:00:00Z"
    lines = [
        line(500, 900, 100, kind="daily", day="2026-11-29", ended=ended, hints=2),
        line(990, 900, 100, kind="daily", day="2026-11-29", ended=ended),
        line(700, 300, 100, kind="daily", day="2026-11-01", ended=ended),
        line(700, 300, 100, kind="daily", day="nonsense", ended=ended),
        line(700, 300, 100, day="2026-11-05", ended=ended),
    ]
    found = results_of(games_of(by_id(lines), "Ana"))
    assert list(found) == [DAY, date(2026, 11, 1)]
    assert (found[DAY].place, found[DAY].total, found[DAY].hints) == (2, 500, 2)
    assert found[date(2026, 11, 1)].is_later


@pytest.mark.skipif(not compiled.RUNNING, reason="minutes in plain Python")
def test_an_expert_plays_the_same_game_each_time_and_others_another() -> None:
    first = work(experts.NAME, experts.question(DAY, 0), 1)
    assert first == experts.play(DAY, 0)
    assert isinstance(first, int)
    assert 10_000 < first < 90_000


@pytest.mark.parametrize("plain", [[], ["2026-11-29", 12], ["x", 1], "no", ["2026-11-29", True]])
def test_what_is_no_question_is_refused(plain: object) -> None:
    with pytest.raises(ValueError, match=r"day|list|number|not|values"):
        experts.answer(plain)


def test_one_who_is_stopped_has_no_result() -> None:
    assert experts.play(DAY, 0, lambda: True) == 0
    assert replace(begun(DAY, "Ana").game).history == ()
