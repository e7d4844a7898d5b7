"""People count as strong as the ladder says, and as Beginners until it says something."""

from pathlib import Path

import pytest

from acquire_desktop.games.acquire.advice.table import table_of
from acquire_desktop.games.acquire.person_levels import FIRST_LEVEL, PersonLevels
from acquire_desktop.storage.players import Player, PlayerKind
from tests.games.acquire.career.journals import by_id, journal_of, line

ANA = Player("Ana", PlayerKind.HUMAN)
TABLE = (ANA, *(Player(name, PlayerKind.COMPUTER, "medium") for name in ("Bea", "Gil", "Ida")))
FULL_POOL = 80
WON = [line(900, 100, 200, 300, level="hard")] * 12


def levels_with(journal: Path, lines: list[dict[str, object]]) -> PersonLevels:
    journal.write_bytes(journal_of(by_id(lines)))
    return PersonLevels(journal)


def test_an_unknown_person_counts_as_a_beginner() -> None:
    levels = PersonLevels(None)
    assert levels.table(TABLE) == table_of([FIRST_LEVEL, *["medium"] * 3])
    assert levels.of(ANA) == FIRST_LEVEL
    # By winner-only Plackett-Luce a Beginner wins 0.7 % there; among Beginners it is one in four.
    assert levels.table(TABLE).chances([0.25] * 4, FULL_POOL)[0] < 0.03
    guests = [Player(name, PlayerKind.COMPUTER, "beginner") for name in ("Bea", "Gil", "Ida")]
    chances = levels.table((ANA, *guests)).chances([0.25] * 4, FULL_POOL)
    assert chances == pytest.approx([0.25] * 4)


def test_what_is_decided_stays_decided() -> None:
    table = PersonLevels(None).table(TABLE)
    assert table.chances([1.0, 0.0, 0.0, 0.0], FULL_POOL) == [1.0, 0.0, 0.0, 0.0]
    assert table.chances([0.0, 0.5, 0.25, 0.25], FULL_POOL)[0] == 0.0


def test_a_person_counts_as_the_level_nearest_to_the_rating(tmp_path: Path) -> None:
    levels = levels_with(tmp_path / "journal", WON)
    assert levels.table(TABLE).points[0] > levels.table(TABLE).points[1]
    assert levels.of(ANA) in ("skilled", "hard", "expert", "master")
    assert levels.of(Player("Eva", PlayerKind.HUMAN)) == FIRST_LEVEL


def test_the_journal_is_read_once_a_game(tmp_path: Path) -> None:
    journal = tmp_path / "journal"
    levels = levels_with(journal, WON)
    before = levels.table(TABLE)
    journal.unlink()
    assert levels.table(TABLE) == before
    levels.forget()
    assert levels.table(TABLE).points[0] < before.points[0]


def test_a_journal_that_cannot_be_read_makes_a_beginner(tmp_path: Path) -> None:
    levels = PersonLevels(tmp_path)  # a folder
    assert levels.table(TABLE) == PersonLevels(None).table(TABLE)


def test_who_plays_for_a_person_counts_as_itself() -> None:
    away = Player("Ana", PlayerKind.HUMAN, stand_in="hard")
    assert PersonLevels(None).table((away, *TABLE[1:])) == table_of(["hard", *["medium"] * 3])
