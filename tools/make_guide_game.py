"""Makes ``resources/guide/example.acquire``, the game in the pictures of the user guide.

    python tools/make_guide_game.py

It also says at which lines the person at the screen decides, by what is asked;
``ui/guide/stage.py`` names those that are shown.
"""

import sys
from pathlib import Path
from typing import Final

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from acquire_desktop.games.acquire.choosers import PLAYERS
from acquire_desktop.games.acquire.engine.editions import EDITIONS
from acquire_desktop.games.acquire.engine.game import apply, new_game, observe
from acquire_desktop.games.acquire.engine.notation import action_text
from acquire_desktop.games.acquire.engine.setup import make_setup, random_word
from acquire_desktop.games.acquire.game import ACQUIRE
from acquire_desktop.storage.players import Player, PlayerKind
from acquire_desktop.storage.save_format import GameFile, encode

_TARGET: Final = Path(__file__).resolve().parent.parent / "resources/guide/example.acquire"
_SEED: Final = "guide 9"
_SEAT: Final = 0
_NAMES: Final = ("Ana", "Bea", "Carlos", "Daisuke")


def main() -> None:
    """Play the game and write it."""
    setup = make_setup(EDITIONS["2023-classic"], len(_NAMES), _SEED)
    state = new_game(setup)
    lines: list[str] = []
    while not state.over:
        view = observe(state, state.seat)
        if state.seat == _SEAT:
            asked = type(view.decision).__name__
            sys.stdout.write(f"{len(lines)} turn {view.turn} {asked}\n")
        number = random_word(setup.seed, f"{state.ply}|{state.seat}")
        action = PLAYERS["greedy"](view, number)
        state = apply(state, action).state
        lines.append(action_text(action, setup.edition))
    players = tuple(
        Player(name, PlayerKind.HUMAN)
        if seat == _SEAT
        else Player(name, PlayerKind.COMPUTER, "medium")
        for seat, name in enumerate(_NAMES)
    )
    game = GameFile(
        ACQUIRE,
        f"{random_word(setup.seed, 'id'):032x}",
        1,
        setup,
        players,
        tuple(lines),
        len(lines),
        "2026-01-01T20:00:00Z",
    )
    _TARGET.parent.mkdir(exist_ok=True)
    _TARGET.write_bytes(encode(game))


if __name__ == "__main__":
    main()
