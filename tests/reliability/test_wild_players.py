"""Computer players who go wild stop no game, and nothing of them is left."""

from multiprocessing import spawn
from pathlib import Path
from random import Random

import pytest

from acquire_desktop.session.ai_worker import ComputerPlayers
from tests.reliability.wild_games import expected_quick, left_over, planned, play
from tests.reliability.wild_players import AFTERWARDS, AT_IMPORT, DEEDS, TIMED

pytestmark = pytest.mark.usefixtures("qapp", "no_other_players")

PATIENT_MS = 120_000
"""Under load a player who is well may be late."""


def test_a_game_goes_on_whatever_its_players_do(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    plan = planned(sorted(DEEDS.keys() - TIMED - AFTERWARDS), Random(1))
    played = play(plan, tmp_path, spare_ms=PATIENT_MS)
    assert played.quick == expected_quick(plan)
    assert len(played.failures) == len(played.quick)
    assert len(set(played.pids)) >= len(played.quick), "each process was replaced"
    assert any("PlaceTile" in failure for failure in played.failures)
    assert "PlaceTile" not in caplog.text, "no hidden tile is written down"
    assert left_over() == []


def test_a_game_goes_on_when_its_players_fall_silent(tmp_path: Path) -> None:
    plan = planned(sorted(DEEDS.keys() & TIMED), Random(2))
    played = play(plan, tmp_path, spare_ms=700)
    assert set(expected_quick(plan)) <= set(played.quick)
    assert left_over() == []


@pytest.mark.parametrize("deed", sorted(AFTERWARDS))
def test_an_answer_too_many_ends_its_process_alone(tmp_path: Path, deed: str) -> None:
    played = play({7: deed}, tmp_path, spare_ms=PATIENT_MS)
    assert set(played.quick) <= {8}
    assert len(played.pids) == 2


@pytest.mark.part(of=5)
@pytest.mark.parametrize("deed", ["dies", "raises", "random message", "flood", "huge length"])
def test_a_process_gone_wild_before_it_is_ready_stops_nothing(
    tmp_path: Path, deed: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def heal(_computers: ComputerPlayers) -> None:
        monkeypatch.delenv(AT_IMPORT, raising=False)

    monkeypatch.setenv(AT_IMPORT, deed)
    played = play({}, tmp_path, spare_ms=PATIENT_MS, after_failure=heal)
    assert played.quick == [0]
    assert left_over() == []


def test_a_process_that_cannot_be_started_stops_nothing(tmp_path: Path) -> None:
    usual = spawn.get_executable()

    def heal(_computers: ComputerPlayers) -> None:
        spawn.set_executable(usual)

    spawn.set_executable(str(tmp_path / "no such program"))
    try:
        played = play({}, tmp_path, spare_ms=PATIENT_MS, after_failure=heal)
    finally:
        spawn.set_executable(usual)
    assert played.quick == [0]
    assert left_over() == []
