"""One number for the whole engine: ``python -m tests.digest`` plays 300 seeded games."""

import hashlib
import random
import sys
from pathlib import Path
from typing import Final

from acquire_desktop.games.acquire.engine.action_codec import action_of
from acquire_desktop.games.acquire.engine.game import new_game
from acquire_desktop.games.acquire.engine.notation import action_text
from acquire_desktop.games.acquire.engine.state import State
from tests.games.acquire.engine.variety import random_setup

GAMES: Final = 300
FILE: Final = Path(__file__).parent / "games" / "acquire" / "engine" / "data" / "digest.txt"


def game_digest(number: int) -> bytes:
    """Play one game at random and sum up its actions, its events and its end."""
    setup = random_setup(f"digest {number}")
    chance = random.Random(number)
    game = new_game(setup).game.copy()
    total = hashlib.sha256()
    plies = 0
    while legal := game.legal():
        code = legal[int(chance.random() * len(legal))]
        game.log = []
        game.apply(code)
        plies += 1
        total.update(f"{action_text(action_of(code), setup.edition)} {len(legal)}\n".encode())
        total.update(plain_text(game.log))
    total.update(plain_text(State(setup, game, plies).key()))
    return total.digest()


def plain_text(value: object) -> bytes:
    """Write numbers and texts; a compiled kernel may have 1 where the pure one has True."""
    return repr(value).replace("True", "1").replace("False", "0").encode()


def digest(games: int = GAMES) -> str:
    """Return the digest of the first games as hexadecimal digits."""
    total = hashlib.sha256()
    for number in range(games):
        total.update(game_digest(number))
    return total.hexdigest()


if __name__ == "__main__":
    found = digest()
    if "--write" in sys.argv:
        FILE.write_text(found + "\n", "utf-8")
    print(found)
