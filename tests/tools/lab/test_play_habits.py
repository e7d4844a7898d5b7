"""The command that combs games for manners plays on where it was, and tells what it counted."""

from pathlib import Path

import pytest

from tools.lab.conduct import Conduct
from tools.lab.play_habits import Table, games_in, line_of, main, report

TABLE = Table("medium", "2008", 3, "m")


def test_the_same_deal_always_tells_the_same() -> None:
    seats = TABLE.play(0)
    assert seats == TABLE.play(0)
    assert seats != TABLE.play(1)
    assert sum(seat.won for seat in seats) == pytest.approx(1)
    assert all(seat.offers for seat in seats)


def test_what_was_broken_off_goes_on_where_it_was(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    log = tmp_path / "games"
    arguments = ["--level", "medium", "--players", "3", "--seed", "m", "--log", str(log)]
    main([*arguments, "--games", "1"])
    first = log.read_text("utf-8")
    log.write_text(first + first[:40], "utf-8")
    capsys.readouterr()
    main([*arguments, "--games", "3"])
    parts = capsys.readouterr()
    assert "2 of 2 games" in parts.err
    assert [number for number, _ in games_in(log.read_text("utf-8").splitlines(), TABLE)] == [
        0,
        1,
        2,
    ]
    main(["--level", "medium", "--players", "3", "--seed", "m", "--games", "3"])
    assert capsys.readouterr().out == parts.out


def test_games_of_another_table_or_other_weights_do_not_count() -> None:
    line = line_of(TABLE, 4, [Conduct(1.0, dragged=2)])
    assert dict(games_in([line, "{", "[]"], TABLE)) == {4: [Conduct(1.0, dragged=2)]}
    assert not dict(games_in([line], Table("medium", "2008", 4, "m")))
    assert not dict(games_in([line.replace('"weights": "', '"weights": "x')], TABLE))


def test_the_report_adds_up_what_the_seats_did() -> None:
    winner = Conduct(1.0, dragged=2, lingered=5, offers=10, idle=2, idle_rich=1, poor=1)
    loser = Conduct(0.0, dragged=1, lingered=2, missed=3, offers=9, poor=4, poor_early=2)
    text = report(TABLE, {0: [winner, loser]})
    for words in (
        "1 games",
        "not ended: 1; by 2 players in",
        "3 own turns, 3.5 turns of all",
        "and 1 of them lost",
        "won game: 3",
        "bought: 19, nothing bought: 2",
        "$10,000 or more: 1, at a cost: 0",
        "in a game won: 1.00, before the first merger: 0.00",
        "in a game lost: 4.00, before the first merger: 2.00",
    ):
        assert words in text
    assert "no game" in report(TABLE, {})


@pytest.mark.parametrize(
    "arguments",
    [["--level", "nobody"], ["--games", "0"], ["--jobs", "0"], ["--players", "2"]],
)
def test_what_cannot_be_played_is_refused(
    arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        main(arguments)
    assert "error" in capsys.readouterr().err
