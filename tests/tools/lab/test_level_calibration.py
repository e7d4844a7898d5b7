"""What each level gives away is measured so that it can go on, and is believed only if it fits."""

import json
from pathlib import Path

import pytest

from acquire_desktop.games.acquire.advice.judgement import Stage
from acquire_desktop.games.acquire.advice.verdict import Effort
from acquire_desktop.games.acquire.ai.players.levels import LEVELS
from acquire_desktop.games.acquire.ai.search.learned import weights_hash
from acquire_desktop.games.acquire.engine.editions import EDITIONS
from acquire_desktop.games.acquire.engine.house_rules import with_house_rules
from acquire_desktop.games.acquire.review import level_ranges
from acquire_desktop.games.acquire.review.level_ranges import (
    CALIBRATION_FILE,
    FEWEST_GAMES,
    SIMULATIONS,
    Band,
    bands_for,
    read_bands,
)
from acquire_desktop.paths import resource_dir
from acquire_desktop.storage.strict_json import StrictJsonError
from tools.lab import level_calibration as calibration
from tools.lab.level_calibration import (
    PLAYERS,
    Played,
    bands_of,
    games_in,
    line_of,
    main,
    seats_of,
    table_of,
)

TABLE = ("2023-classic", 2)


def game(number: int, *shares: int | None) -> Played:
    pairs = zip(("easy", "medium"), shares, strict=True)
    return Played(TABLE, number, tuple(pairs))


def file_of(**changes: object) -> bytes:
    found = json.loads(calibration.calibration([game(n, 900 + n, 500) for n in range(12)]))
    return json.dumps(found | changes).encode()


def table(**changes: object) -> dict[str, object]:
    found: dict[str, object] = json.loads(file_of())["tables"][0]
    return found | changes


def test_what_is_written_can_be_read() -> None:
    assert read_bands(file_of()) == {
        TABLE: (Band("easy", 906, 4, 12), Band("medium", 500, 0, 12)),
    }


@pytest.mark.parametrize("count", [2, 3, 4, 5, 6])
def test_a_table_has_two_neighbouring_levels_and_each_plays_as_often(count: int) -> None:
    order = list(PLAYERS)
    seats = [seats_of(("2008", count), number) for number in range(2 * (len(order) + 1))]
    for names in seats:
        assert len(names) == count
        places = {order.index(name) for name in names}
        assert max(places) - min(places) <= 1
    tally = {name: sum(names.count(name) for names in seats) for name in order}
    assert len({tally[name] for name in order[1:-1]}) == 1
    assert min(tally.values()) == tally["medium"]


def test_the_decisions_are_judged_with_what_the_file_says() -> None:
    assert Stage.USUAL.effort.simulations == SIMULATIONS
    assert [name.partition(":")[0] for name in PLAYERS] == list(LEVELS)[: len(PLAYERS)]


def test_a_level_needs_games_that_tell_something() -> None:
    found = bands_of([game(0, 900, None), game(1, 1_000, 500), game(2, None, None)])
    assert found == (Band("easy", 950, 71, 2),)
    few = calibration.calibration([game(n, 900, None) for n in range(FEWEST_GAMES - 1)])
    assert read_bands(few) == {TABLE: ()}


def test_work_goes_on_where_it_was_broken_off(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    played: list[int] = []

    def play(_table: object, number: int) -> Played:
        if len(played) == 3:
            raise KeyboardInterrupt
        played.append(number)
        return game(number, 900 + number, 500)

    monkeypatch.setattr(calibration, "play", play)
    work, out = tmp_path / "deep" / "work", tmp_path / "out.json"
    command = ["--tables", "2023-classic:2", "--games", "5"]
    command += ["--work", str(work), "--out", str(out)]
    assert main(command) == 0
    assert json.loads(out.read_bytes())["tables"][0]["games"] == 3
    with work.open("ab") as file:
        file.write(line_of(game(3, 900, 900))[:40])
    played[:] = []
    assert main(command) == 0
    assert played == [3, 4]
    assert json.loads(out.read_bytes())["tables"][0]["games"] == 5
    assert {each.number for each in games_in(work.read_bytes())} == set(range(5))


def test_no_game_is_begun_when_the_time_is_spent(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(calibration, "play", lambda _table, number: game(number, 1, 2))
    assert calibration.calibrate({TABLE: 4}, tmp_path / "work", 0.0) == []
    assert len(calibration.calibrate({TABLE: 4}, tmp_path / "work", 60.0)) == 4


def test_a_game_comes_out_the_same_again() -> None:
    first = calibration.play(TABLE, 0, Effort(60))
    assert first == calibration.play(TABLE, 0, Effort(60))
    assert [level for level, _share in first.shares] == ["beginner", "beginner"]
    assert list(games_in(line_of(first))) == [first]


@pytest.mark.parametrize("text", ["2008", "2008:2", "2009:4", "2008:44", "2023-tycoon:2", ":", ""])
def test_a_table_that_there_is_not_is_refused(text: str, tmp_path: Path) -> None:
    with pytest.raises(ValueError, match=r"."):
        table_of(text)
    with pytest.raises(SystemExit):
        main(["--tables", text, "--work", str(tmp_path / "w"), "--out", str(tmp_path / "o")])
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"[]",
        b"{}",
        b"\xff",
        file_of()[:-30],
        b"[" * 10_000,
        file_of() + b" " * level_ranges.MOST_BYTES,
        file_of(format=2),
        file_of(seed=None),
        file_of(more=1),
        file_of(tables=None),
        file_of(tables=[table(), table()]),
        file_of(tables=[table(edition="1962")]),
        file_of(tables=[table(players=7)]),
        file_of(tables=[table(games=True)]),
        file_of(tables=[table(levels=[{"level": "easy"}])]),
        *(
            file_of(tables=[table(levels=[{**row, **change}])])
            for row in ({"level": "easy", "mean": 5, "deviation": 5, "games": 9},)
            for change in (
                {"level": "oracle"},
                {"level": ["easy"]},
                {"mean": 10_001},
                {"mean": 0.5},
                {"deviation": -1},
                {"games": 0},
                {"more": 0},
            )
        ),
        file_of(tables=[table(levels=list(reversed(table()["levels"])))]),  # type: ignore[call-overload]
    ],
    ids=lambda data: str(data[-50:]),
)
def test_a_file_that_is_not_ours_is_not_believed(
    data: bytes, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with pytest.raises(StrictJsonError):
        read_bands(data)
    (tmp_path / CALIBRATION_FILE).write_bytes(data)
    assert shipped_in(tmp_path, monkeypatch) == ()


def shipped_in(folder: Path, monkeypatch: pytest.MonkeyPatch) -> tuple[Band, ...]:
    monkeypatch.setattr(level_ranges, "resource_dir", lambda: folder)
    level_ranges._shipped.cache_clear()
    try:
        return bands_for(EDITIONS["2023-classic"], 2)
    finally:
        level_ranges._shipped.cache_clear()


def test_what_was_measured_otherwise_is_not_compared_with(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert shipped_in(tmp_path, monkeypatch) == ()
    path = tmp_path / CALIBRATION_FILE
    path.write_bytes(file_of())
    assert [band.level for band in shipped_in(tmp_path, monkeypatch)] == ["easy", "medium"]
    for change in ({"weights": "0" * 64}, {"simulations": 500}):
        path.write_bytes(file_of(**change))
        assert shipped_in(tmp_path, monkeypatch) == ()


def test_the_file_of_the_program_was_measured_with_its_weights() -> None:
    found = json.loads((resource_dir() / CALIBRATION_FILE).read_bytes())
    assert found["weights"] == weights_hash()
    classic = EDITIONS["2023-classic"]
    shown = {band.level: band for band in bands_for(classic, 4)}
    assert list(shown)[-3:] == ["skilled", "hard", "expert"]
    means = [shown[level].mean for level in ("easy", "medium", "hard")]
    assert means == sorted(means, reverse=True)
    assert bands_for(with_house_rules(classic, {"starting_cash": 7000}), 4) == ()
    assert bands_for(EDITIONS["ja-tycoon"], 6) == ()
