"""Stored games of every table are seen by every seat as they were."""

import pytest

from tests.games.acquire.engine.variety import TABLES, Table
from tests.golden import FOLDER, actions_in, path_of, playthrough


@pytest.mark.part(of=4)
@pytest.mark.parametrize("table", TABLES, ids=str)
def test_every_seat_sees_the_stored_game_as_it_was(table: Table) -> None:
    """Made anew by ``python -m tests.golden`` when rules or views are changed on purpose."""
    wanted = path_of(table).read_text("utf-8").splitlines()
    assert list(playthrough(table, actions_in(wanted))) == wanted


def test_every_stored_game_is_compared() -> None:
    assert sorted(FOLDER.iterdir()) == sorted(map(path_of, TABLES))
