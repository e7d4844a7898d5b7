"""Starts in hostile places: ``python -m tests.reliability.hostile_starts --n 1700``.

Every start of the real program meets hostile folders, locks and files at once, chosen by chance,
in a home whose name is hostile, too, and is given a file that cannot be opened. Its window opens
and says what cannot be written; in one start of ten a game is played; when what stands in the way
is gone everything is kept; it ends with status 0, and no error is told or noted anywhere.
"""

import os
import shutil
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Final

from acquire_desktop.evidence import LOG_NAME
from tests.reliability.hostile_places import (
    DATA_PLACES,
    LIST_PLACES,
    LOCK_PLACES,
    LOG_PLACES,
    PLACES,
    SAVE_PLACES,
    SETTINGS_PLACES,
    damaged,
    folder,
    link_to_itself,
    listener,
    mortal,
    pipe,
    plays_and_tells,
    recovers,
    shut,
    stays,
    tells,
)
from tests.reliability.soaking import run
from tests.storage.games import SAVES, folders_in
from tests.window.programs import programs

_PLAYING: Final = 0.1
"""In this share of the starts a game is played."""
_HOMES: Final = (
    *("home", "my home/here", "家/ホーム", "h" * 200, "a/b/c/d/e/f/g/h/i/j/k/l/m/n/o/p/q/r/s/t"),
    *("it's <b>&amp;", "{0} %s $HOME \\n", "\u202etxt.\u200b", "-rf", "café\n2"),
)
_FILES: Final[dict[str, Callable[[Path], None]]] = {
    "a file that is missing": stays,
    "a file that is a folder": folder,
    "a file that is a pipe": pipe,
    "a file that is a socket": listener,
    "a file that is denied": shut,
    "a file that leads to itself": link_to_itself,
    "a file that is damaged": damaged,
}
_HOSTILE_SAVE: Final = "a file that is a hostile save"


def attempt(random: Random) -> tuple[str, ...]:
    """Start the program once; return which places were hostile."""
    chosen, given = _chosen(random), random.choice((*_FILES, _HOSTILE_SAVE))
    with TemporaryDirectory() as root:
        _start(Path(root), random, chosen, given)
    return (*chosen, given)


def _chosen(random: Random) -> list[str]:
    """Choose places that can be hostile at once."""
    chosen = [random.choice(list(SETTINGS_PLACES)), random.choice(list(LOG_PLACES))]
    if random.random() < 0.4:
        chosen.append(random.choice(list(DATA_PLACES)))
    else:
        chosen += [random.choice(list(SAVE_PLACES)), random.choice(list(LIST_PLACES))]
    if not {"data denied", "data a link"} & set(chosen):
        chosen.append(random.choice(list(LOCK_PLACES)))
    return chosen


def _start(root: Path, random: Random, chosen: list[str], given: str) -> None:
    home, argument = root / random.choice(_HOMES), root / "given" / "a game.acquire"
    folders = folders_in(home)
    places = [PLACES[name] for name in chosen]
    told = [place.told.format(folders=folders) for place in places]
    for name in ("meeting", "given"):
        (root / name).mkdir(mode=0o700)
    for place in places:
        place.spoil(place.where(folders))
    if given == _HOSTILE_SAVE:
        shutil.copy(random.choice(sorted((SAVES / "hostile").iterdir())), argument)
    else:
        _FILES[given](argument)
    errors = root / "errors"
    with errors.open("w") as standard_error, programs(home) as starter:
        starter.under, starter.errors = mortal(), standard_error
        starter.env = {"XDG_RUNTIME_DIR": str(root / "meeting"), "HOME": str(root)}
        starter.env["QT_QPA_PLATFORM"] = os.environ.get("QT_QPA_PLATFORM", "offscreen")
        try:
            program = starter.start(argument)
            (plays_and_tells if random.random() < _PLAYING else tells)(program, told)
        finally:
            for place in places:
                place.mend(place.where(folders))
        recovers(program, folders)
    for told_of in (errors, folders.logs / LOG_NAME):
        text = told_of.read_text("utf-8", "replace") if told_of.is_file() else ""
        assert "Traceback" not in text, text
        assert "Logging error" not in text, text


def main() -> int:
    """Start the program as often as wanted, and tell what came of it."""
    return run(attempt, __doc__, 1700, at_a_time=10)


if __name__ == "__main__":
    sys.exit(main())
