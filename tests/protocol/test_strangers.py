"""Positions of other programs, without a history and in other orders, are answered legally."""

from acquire_desktop.games.acquire.choosers import NAMES
from tests.protocol.strangers import answers


def test_random_positions_of_other_programs_are_answered_legally() -> None:
    levels, kinds = set(), set()
    for level, kind, problem in answers(220, seed=7):
        assert not problem
        levels.add(level)
        kinds.add(kind)
    assert levels == set(NAMES)
    assert {"place", "buy", "found", "dispose"} <= kinds
