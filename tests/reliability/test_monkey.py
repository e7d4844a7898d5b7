"""The window stands whatever is done to it, and the monkey finds what it does not stand."""

import sys
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

from tests.monkey.__main__ import main
from tests.monkey.records import BEGIN, Event, write_events
from tests.monkey.shrinking import shrunk
from tests.monkey.trial import Outcome, replay, run
from tests.secrecy.__main__ import main as secrecy

EVENTS = 300
SETTINGS = {
    "language": "en", "theme": "light", "text_scale": 100, "animations": False, "player_name": "",
}  # fmt: skip


def event(name: str, number: int, **more: object) -> Event:
    """Return an event that lets two actions of computer players through."""
    return {"do": name, "ms": 700, "moves": 2, "n": number, **more}


def opening(*, people: int) -> list[Event]:
    """Return what opens a window and starts a game in it."""
    kinds = ["human"] * people + ["computer"] * (3 - people)
    players = [
        {"name": name, "kind": kind, "level": "easy" if kind == "computer" else ""}
        for name, kind in zip(("Ann", "Bea", "Cem"), kinds, strict=True)
    ]
    choice = {
        "edition": "2023-classic", "holdings": "open", "power_cards": False, "house": {},
        "players": players,
    }  # fmt: skip
    return [
        event(BEGIN, 1, fresh=True, settings=SETTINGS, size=[1100, 700]),
        event("new_game", 2, choice=choice),
        event("key", 3, key="Return", times=1),
    ]


def command(number: int, key: str) -> Event:
    return event("command", number, key=key)


CURTAIN = [
    event("decide", 10, keys=["1", "Return"]),
    event("decide", 11, keys=["S", "Return"]),
    event("decide", 12, keys=["Delete", "Return"]),
    *(event("wait", number) for number in range(13, 60)),
]
"""What ends the first turn, and so much more that the next curtain is searched, too."""
ELSEWHERE = event(BEGIN, 60, fresh=False, settings=SETTINGS, size=[1100, 700])
"""Another window, in which nothing is wrong yet."""
FOUND = {
    "exception": ([command(9, "compare")], "ValueError in planted.py:fail"),
    "warning": ([command(9, "rules")], "Qt: planted"),
    "freeze": ([command(9, "guide")], "freeze: command guide"),
    "crash": ([command(9, "show_chart")], "the program crashed: SIGABRT"),
    "leak": (CURTAIN, " names "),
    "view": (CURTAIN, "keeps View of somebody else"),
    "log": (CURTAIN, " names "),
}
"""What leads to a planted fault, and what the monkey says of it."""


@pytest.mark.part(of=3)
@pytest.mark.parametrize("seed", [2, 3, 4])
def test_whatever_is_done_nothing_goes_wrong(seed: int, tmp_path: Path) -> None:
    outcome = run(tmp_path / "run.jsonl", ["--seed", str(seed), "--events", str(EVENTS)])
    assert outcome.problems == []
    assert len(outcome.events) == EVENTS
    assert outcome.visits["autosave read"] > 0
    assert outcome.visits["search for secrets"] > 0


@pytest.mark.part(of=7)
@pytest.mark.parametrize("fault", FOUND)
def test_a_planted_fault_is_found(fault: str, tmp_path: Path) -> None:
    led, sign = FOUND[fault]
    events = [*opening(people=3 if led is CURTAIN else 1), *led, ELSEWHERE]
    freeze_ms = 3_000.0 if fault == "freeze" else 0.0
    outcome = replay(events, tmp_path / "run.jsonl", fault, freeze_ms)
    assert [problem for problem in outcome.problems if sign in problem]
    assert ELSEWHERE not in outcome.events


@pytest.mark.part(of=3, walk="the monkey's tools")
@pytest.mark.skipif(sys.platform != "linux", reason="memory is measured on Linux alone")
def test_memory_that_grows_is_found(tmp_path: Path) -> None:
    script = tmp_path / "script.jsonl"
    calm = [event("wait", number) for number in range(9, 12)]
    write_events(script, [*opening(people=1), *calm, command(12, "rules"), *calm])
    grown, usual = (
        run(tmp_path / "run.jsonl", ["--replay", str(script), "--warm-up", "3", *plant])
        for plant in (["--plant", "growth"], [])
    )
    assert grown.problems == ["memory grows"]
    assert (usual.problems, len(usual.memory_mb)) == ([], 3)


@pytest.mark.part(of=3, walk="the monkey's tools")
def test_what_is_drawn_from_a_seed_can_be_done_again(tmp_path: Path) -> None:
    drawn = run(tmp_path / "drawn.jsonl", ["--seed", "3", "--events", "60"])
    again = replay(drawn.events, tmp_path / "again.jsonl")
    assert again.events == drawn.events
    pages = [{what for what in each.visits if what[:5] == "page "} for each in (drawn, again)]
    assert pages[0] == pages[1]


def test_the_shortest_sequence_has_only_what_is_needed() -> None:
    """Of a hundred events, two together make it fail, and only in this order."""
    events = [event(BEGIN, 0, fresh=True), *(event("key", number) for number in range(1, 100))]

    def again(some: Sequence[Event]) -> Outcome:
        numbers = [each["n"] for each in some]
        at = numbers.index(83) + 1 if {17, 83} <= set(numbers) else None
        return Outcome(list(some[:at]), [] if at is None else ["planted"])

    assert [each["n"] for each in shrunk(events, "planted", again, 60)] == [0, 17, 83]


@pytest.mark.part(of=3, walk="the monkey's tools")
def test_a_failure_is_told_with_the_way_to_do_it_again(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    script = tmp_path / "script.jsonl"
    write_events(script, [*opening(people=1), command(9, "compare")])
    out = tmp_path / "not" / "there"
    arguments = ["--replay", str(script), "--plant", "exception", "--out", str(out), "--as-root"]
    monkeypatch.setattr("sys.argv", ["monkey", *arguments])
    assert main() == 1
    told = capsys.readouterr().out
    assert "FAILED at event 4: ValueError in planted.py:fail" in told
    assert f"again: python -m tests.monkey --replay {script}" in told
    assert "shortest: 2 events" in told
    assert [path.name for path in out.iterdir()] == ["monkey-1-4.jsonl"]


@pytest.mark.skipif(sys.platform == "win32", reason="no root there")
@pytest.mark.parametrize("tool", [main, secrecy])
def test_random_keys_are_not_for_root(
    tool: Callable[[], int],
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
) -> None:
    monkeypatch.setattr("os.geteuid", lambda: 0)
    monkeypatch.setattr("sys.argv", ["tool"])
    monkeypatch.chdir(tmp_path)
    with pytest.raises(SystemExit):
        tool()
    assert "--as-root" in capsys.readouterr().err
