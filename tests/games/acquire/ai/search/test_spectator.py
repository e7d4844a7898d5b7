"""A spectator of all hands rates positions and draws, and does not know the order of the pool."""

import json
import os
import subprocess
import sys
from collections.abc import Iterator

import pytest

from acquire_desktop.games.acquire.ai.search.learned import learned_for
from acquire_desktop.games.acquire.ai.search.spectator import Spectator
from acquire_desktop.games.acquire.choosers import PLAYERS
from acquire_desktop.games.acquire.engine.editions import EDITIONS
from acquire_desktop.games.acquire.engine.game import apply, new_game, observe
from acquire_desktop.games.acquire.engine.generator import Generator
from acquire_desktop.games.acquire.engine.kernel.action_codes import BUY
from acquire_desktop.games.acquire.engine.kernel.kernel_game import KernelGame
from acquire_desktop.games.acquire.engine.kernel.kernel_state import HAND_SPAN
from acquire_desktop.games.acquire.engine.setup import make_setup

EDITION = EDITIONS["2023-classic"]


def games(players: int, every: int = 31) -> Iterator[KernelGame]:
    """Play one game at first impression; yield now and then the position."""
    state = new_game(make_setup(EDITION, players, "spectator"))
    while not state.over:
        if state.ply % every == 0:
            yield state.game
        state = apply(state, PLAYERS["medium"](observe(state, state.seat), state.ply)).state
    yield state.game


def spectator(game: KernelGame) -> Spectator:
    learned = learned_for(EDITION, game.seats)
    return Spectator(learned.policy, learned.value, game)


def purchase(game: KernelGame) -> tuple[KernelGame, int]:
    """Play on to the next decision to buy; return the position and the purchase of nothing."""
    game = game.copy()
    while game.decision != BUY:
        game.apply(game.legal()[0])
    return game, next(action for action in game.legal() if action & 0xFFF == 0)


def ratings() -> list[list[float]]:
    """Return what is expected in positions of one game, and after draws in them."""
    found = []
    for number, game in enumerate(games(4)):
        watching = spectator(game)
        found.append(watching.rate(game, number))
        if number == 2:
            before, action = purchase(game)
            tiles = before.pool[before.pool_start :][:6]
            found += [watching.rate_draw(before, action, 0, tile, number) for tile in tiles]
    return found


def test_the_compiled_and_the_plain_spectator_agree_to_the_bit() -> None:
    code = "import json, tests.games.acquire.ai.search.test_spectator as t; "
    code += "print(json.dumps(t.ratings()))"
    env = {**os.environ, "ACQUIRE_PURE": "1", "PYTHONHASHSEED": "random"}
    plain = subprocess.run(
        [sys.executable, "-c", code], env=env, capture_output=True, text=True, check=True
    )
    assert json.loads(plain.stdout) == ratings()


@pytest.mark.parametrize("players", [2, 4, 6])
def test_the_chances_of_all_seats_are_one_together(players: int) -> None:
    for game in games(players):
        chances = spectator(game).rate(game, 5)
        assert len(chances) == players
        assert sum(chances) == pytest.approx(1)
        assert min(chances) >= 0


def test_nothing_is_changed_and_the_same_luck_gives_the_same() -> None:
    game = next(games(4))
    watching, before = spectator(game), game.pool[:]
    first = watching.rate(game, 1)
    assert watching.rate(game, 2) != first
    assert spectator(game).rate(game, 1) == first
    assert (game.pool, game.turn, game.log) == (before, 1, None)


def test_the_order_of_the_pool_is_unknown() -> None:
    for game in games(3):
        other = game.copy()
        tiles = other.pool[other.pool_start :]
        other.pool = other.pool[: other.pool_start] + Generator(1).shuffled(tiles)
        assert spectator(other).rate(other, 7) == spectator(game).rate(game, 7)


def test_the_hands_are_known() -> None:
    game = next(games(3))
    other = game.copy()
    hands = list(game.hands)
    hands[0], hands[HAND_SPAN] = hands[HAND_SPAN], hands[0]
    other.hands = hands
    laps = range(50)
    told = [sum(spectator(each).rate(each, lap)[0] for lap in laps) for each in (game, other)]
    assert told[0] != told[1]


def test_a_draw_brings_the_tile_that_is_asked_about_after_those_before_it() -> None:
    game, action = purchase(next(games(4)))
    watching, seat = spectator(game), game.turn_seat
    known = game.pool[game.pool_start :]
    # As of a hand that lacks two tiles: the first is the one that was drawn, the second any.
    game.take_from_hand(seat, game.hand(seat)[0])
    for tile in (known[1], known[7]):
        watching.rate_draw(game, action, 1, tile, 3)
        after = game.copy()
        after.pool, after.pool_start = [known[0], tile], 0
        after.apply(action)
        chances = watching.rate_draw(game, action, 1, tile, 3)
        assert after.hand(seat)[-2:] == [known[0], tile]
        assert sum(chances) == pytest.approx(1)
    with pytest.raises(ValueError, match="not in list"):
        watching.rate_draw(game, action, 1, known[0], 3)
