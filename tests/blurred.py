"""Blurred pictures of the table: ``python -m tests.blurred --out FOLDER --count 10 --seed 1``.

Somebody who has not seen the games looks at the pictures alone and tells who leads, whose turn it
is, and on which space the next merger threatens; ``answers.txt``, in a folder beside the pictures,
says what is right. Everything is blurred, not the texts alone: what is told by colour, size and
place must be enough.
"""

import argparse
import os
import sys
from collections.abc import Sequence
from contextlib import suppress
from functools import partial
from pathlib import Path
from random import Random
from typing import Final

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QImage

from acquire_desktop.app import make_app
from acquire_desktop.games.acquire.engine.board import TILE_NAMES
from acquire_desktop.games.acquire.engine.view import View
from acquire_desktop.storage.save_format import Loaded
from acquire_desktop.ui.acquire.shell.window import AcquireWindow
from acquire_desktop.ui.acquire.table.board.stakes import merger_spaces
from tests.screenshots.__main__ import picture
from tests.screenshots.games import NAMES, game_at
from tests.screenshots.states import window_at

_SIZE: Final = QSize(1920, 1080)
_TURNS: Final = (12, 60)
"""Between these turns a game is left: before there is no chain, after it is over."""
_COARSE: Final = 7
"""So many pixels become one: the largest figures of the table are five pixels high then."""
_TABLES: Final = (("2023-classic", 3), ("2023-classic", 4), ("2023-tycoon", 5), ("2008", 6))
"""Editions, and how many play."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Make the pictures and the answers."""
    parser = argparse.ArgumentParser(prog="tests.blurred", description=__doc__)
    parser.add_argument("--out", type=Path, required=True, help="a folder for the pictures")
    parser.add_argument("--count", type=int, default=10, help="how many")
    parser.add_argument("--seed", type=int, default=1, help="which games follows from it")
    options = parser.parse_args(arguments)
    hidden = options.out / "answers"
    hidden.mkdir(parents=True, exist_ok=True)
    app = make_app()
    chance, lines = Random(options.seed), list[str]()
    while len(lines) < options.count:
        number = len(lines) + 1
        loaded = some_game(chance, _TABLES[number % len(_TABLES)])
        with window_at(partial(_open, loaded)) as window:
            window.menus.actions[f"theme_{chance.choice(('light', 'dark'))}"].trigger()
            sharp = picture(app, window, _SIZE)
            lines.append(f"{number:02}: {right_answer(window.session.view)}")
        blurred(sharp).save(str(options.out / f"{number:02}.png"))
        sharp.save(str(hidden / f"{number:02}-sharp.png"))
    (hidden / "answers.txt").write_text("\n".join(lines) + "\n", encoding="utf-8")
    sys.stdout.write(f"Made {len(lines)} pictures in {options.out}.\n")
    return 0


def some_game(chance: Random, table: tuple[str, int]) -> Loaded:
    """Return a random game of an edition and so many players, at a random turn of its middle."""
    edition, seats = table
    while True:
        turn, seed = chance.randint(*_TURNS), f"blurred-{chance.randrange(10**6)}"
        at_screen = (chance.randrange(seats),)
        with suppress(LookupError):  # else it was over before that turn
            return game_at(edition, seats, seed, partial(_is_at, turn), humans=at_screen)


def _is_at(turn: int, view: View) -> bool:
    return view.turn >= turn


def _open(loaded: Loaded, window: AcquireWindow) -> None:
    window.session.open(loaded)


def blurred(image: QImage) -> QImage:
    """Return a picture in which nothing can be read."""
    smooth = Qt.TransformationMode.SmoothTransformation
    aspect = Qt.AspectRatioMode.IgnoreAspectRatio
    small = image.scaled(image.size() / _COARSE, aspect, smooth)
    return small.scaled(image.size(), aspect, smooth)


def right_answer(view: View) -> str:
    """Return who leads, whose turn it is, and where a tile would merge chains, as one line."""
    most = max(view.worth)
    leaders = [NAMES[seat] for seat, worth in enumerate(view.worth) if worth == most]
    spaces = sorted(TILE_NAMES[tile] for tile in merger_spaces(view))
    return (
        f"leader {' or '.join(leaders)} (from the top), turn {NAMES[view.turn_seat]}, "
        f"merger at {' or '.join(spaces) or 'no space'}"
    )


if __name__ == "__main__":
    sys.exit(main())
