"""The computer players of most tests: their process, which takes a second to start, serves all."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from acquire_desktop.game import AnyGame
from acquire_desktop.games.acquire import load_rules as load_acquire
from acquire_desktop.session.ai_worker import ComputerPlayers

_PLAYERS: dict[Callable[[], AnyGame], ComputerPlayers] = {}


@contextmanager
def computer_players(
    load_rules: Callable[[], AnyGame] = load_acquire,
) -> Iterator[ComputerPlayers]:
    """Lend the players of a game, as one run of the program has them for all its games."""
    players = _PLAYERS.get(load_rules)
    if players is None:
        players = _PLAYERS[load_rules] = ComputerPlayers(load_rules)
    try:
        yield players
    finally:
        players.cancel()


def close_players() -> None:
    """End all processes, for a test that counts them; whoever asks next starts another."""
    while _PLAYERS:
        _PLAYERS.popitem()[1].close()
