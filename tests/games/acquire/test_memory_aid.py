"""The memory aid is what was announced, added up: at every moment the truth, and no more.

``python -m tests.games.acquire.test_memory_aid`` looks at 1,000 games.
"""

import random
from dataclasses import replace

import pytest

from acquire_desktop.games.acquire.engine.events import Event, FinalAccountBegan
from acquire_desktop.games.acquire.engine.game import apply, legal_actions, observe, redact, start
from acquire_desktop.games.acquire.engine.view import Holdings
from acquire_desktop.games.acquire.public_view import public_view
from acquire_desktop.session.screen import NOBODY
from tests.announced import Announced
from tests.games.acquire.engine.variety import random_extra_cash, random_setup

CHUNKS = 8
GAMES_PER_CHUNK = 5


def check_game(number: int) -> int:
    """Play a random game with the aid and compare it after every action; return how many."""
    chance = random.Random(f"aid {number}")
    setup = replace(random_setup(f"aid {number}"), holdings=Holdings.AIDED)
    if chance.random() < 0.3:
        setup = replace(setup, extra_cash=random_extra_cash(setup.players, chance))
    step, books = start(setup), Announced(setup)
    while True:
        books.hear(_of_the_game(redact(step.events, NOBODY)))
        seat = chance.randrange(setup.players)
        shown = public_view(observe(step.state, seat), may_decide=False)
        assert list(shown.cash) == books.cash
        assert list(map(list, shown.stocks)) == books.stocks
        assert not any((*shown.worth, *shown.stock_values, shown.hand))
        if step.state.over:
            return step.state.ply
        step = apply(step.state, chance.choice(legal_actions(step.state)))


def _of_the_game(events: tuple[Event, ...]) -> list[Event]:
    """Leave the final account out: views show what was before it."""
    told = list(events)
    ends = [at for at, event in enumerate(told) if isinstance(event, FinalAccountBegan)]
    return told[: ends[0]] if ends else told


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_the_aid_is_what_was_announced_added_up_at_every_moment(chunk: int) -> None:
    """Rule: rules document, section 6, 10: what was announced stays public knowledge."""
    first = chunk * GAMES_PER_CHUNK
    assert sum(map(check_game, range(first, first + GAMES_PER_CHUNK))) > 500


if __name__ == "__main__":
    print(sum(map(check_game, range(1000))), "moments of 1000 games")
