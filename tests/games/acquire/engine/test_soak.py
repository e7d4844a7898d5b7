"""The soak itself: it counts, notes its progress, goes on, and finds what is broken."""

from pathlib import Path

import pytest

from acquire_desktop.games.acquire.engine.kernel.kernel_game import KernelGame
from tests import soak
from tests.games.acquire.engine.watch import Watch


@pytest.fixture
def small_batches(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(soak, "BATCH", 40)


@pytest.mark.usefixtures("small_batches")
def test_a_soak_that_was_stopped_goes_on_where_it_was(tmp_path: Path) -> None:
    state = tmp_path / "soak.json"
    first = soak.soak(40, 1, state, resume=True)
    both = soak.soak(80, 1, state, resume=True)
    assert (first.games, both.games) == (40, 80)
    assert both.actions > first.actions
    assert not both.failures
    again = soak.soak(80, 1, state, resume=True)
    assert (again.games, again.kinds) == (80, both.kinds)


@pytest.mark.usefixtures("small_batches")
def test_a_broken_rule_is_told_with_its_game_and_action(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Thief(Watch):
        def check(self, game: KernelGame, *, fully: bool = False) -> None:
            game.stocks = [game.stocks[0] + 1, *game.stocks[1:]]
            super().check(game, fully=fully)

    monkeypatch.setattr(soak, "Watch", Thief)
    failures = soak.soak(40, 1, tmp_path / "soak.json", resume=False).failures
    assert len(failures) == 40
    assert "game 0, " in failures[0]
    assert "AssertionError: not 25 stocks" in failures[0]
