"""P4: a save that is damaged or forged is refused, or is a game by the rules."""

from tests.reliability.mutated_saves import attempt
from tests.reliability.soaking import attempts

REACHED = {"not-a-save", "damaged", "illegal", "too-new", "the same game", "another legal game"}


def test_mutated_saves_are_refused_or_play_by_the_rules() -> None:
    results = attempts(attempt, range(3000))
    assert results.failures == []
    assert results.outcomes.keys() >= REACHED
