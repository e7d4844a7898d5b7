"""Films what the program tells by itself: ``python -m tests.film --help``."""

import argparse
import os
import sys
from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Final

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QElapsedTimer, QSize
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest

from acquire_desktop.choices import Speed, ThemeChoice
from acquire_desktop.languages import LANGUAGES
from acquire_desktop.ui.acquire.shell.window import AcquireWindow
from tests.film.scenes import SCENES, RecordedPlayers
from tests.screenshots.sheet import contact_sheets
from tests.screenshots.stage import SETTINGS
from tests.screenshots.states import window_at

_SETTLE_MS: Final = 600
"""How long a film stays on the table before it begins, before a decision, and at its end."""
_SWIFT: Final = 100
"""The quality of a PNG file that takes the least time, of which the film takes some, too."""
_LONGEST_MS: Final = 120_000


def main(arguments: Sequence[str] | None = None) -> int:
    """Make the films that were asked for and return the exit status."""
    options = _options(arguments)
    options.out.mkdir(parents=True, exist_ok=True)
    for name in options.what or SCENES:
        size = QSize(*options.size)
        look, still = options.theme, "-still" if options.still else ""
        end = f"{name}{still}-{size.width()}-{look}-{options.language}"
        paths = []
        for time_ms, image in _frames(name, size, options):
            paths.append(options.out / f"{time_ms:06}-{end}.png")
            image.save(str(paths[-1]), "PNG", _SWIFT)  # type: ignore[call-overload]
        contact_sheets(paths, options.out)
        sys.stdout.write(f"{end}: {len(paths)} pictures in {options.out}.\n")
    return 0


def _options(arguments: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="tests.film", description=__doc__)
    parser.add_argument("--out", type=Path, required=True, help="folder for pictures and sheets")
    parser.add_argument("--what", action="append", choices=SCENES, help="only this")
    parser.add_argument("--size", type=_size, default=(1920, 1080), help="as 1920x1080")
    parser.add_argument("--language", choices=LANGUAGES, default="en")
    parser.add_argument("--theme", choices=list(ThemeChoice), type=ThemeChoice, default="dark")
    parser.add_argument("--speed", choices=list(Speed), type=Speed, default=Speed.NORMAL)
    parser.add_argument("--still", action="store_true", help="with the animations off")
    parser.add_argument("--every", type=int, default=200, help="milliseconds between pictures")
    return parser.parse_args(arguments)


def _size(text: str) -> tuple[int, int]:
    width, height = text.split("x")
    return int(width), int(height)


def _frames(name: str, size: QSize, options: argparse.Namespace) -> Iterator[tuple[int, QImage]]:
    """Play a scene at its own speed, and take what has changed on the screen.

    Yields:
        Milliseconds since the beginning, and the window.
    """
    players = RecordedPlayers(SCENES[name])
    settings = replace(
        SETTINGS,
        theme=ThemeChoice(options.theme),
        computer_speed=options.speed,
        animations=not options.still,
    )

    def show(window: AcquireWindow) -> None:
        window.resize(size)
        window.session.open(players.beginning)

    with window_at(show, options.language, settings=settings, computers=players) as window:
        clock, seen, decides_ms = QElapsedTimer(), QImage(), _SETTLE_MS
        turn = window.session.view.turn
        clock.start()
        while clock.elapsed() < _LONGEST_MS and not _is_shown(window, turn, clock.elapsed()):
            image = window.grab().toImage()
            if image != seen:
                seen = image
                yield clock.elapsed(), image
            QTest.qWait(options.every)
            if not _is_asked(window):
                decides_ms = clock.elapsed() + _SETTLE_MS
            elif clock.elapsed() > decides_ms:
                _act(window, players)
                decides_ms = clock.elapsed() + _SETTLE_MS


def _is_asked(window: AcquireWindow) -> bool:
    """Tell whether a person is called to the screen, or is to decide there."""
    session = window.session
    is_telling = window.pages.game.decision_area.scene.isVisible()
    is_awaited = session.awaits_human or session.screen.handover_to is not None
    return is_awaited and not is_telling


def _act(window: AcquireWindow, players: RecordedPlayers) -> None:
    """Come to the screen, or decide as in the recorded game."""
    session = window.session
    if session.screen.handover_to is not None:
        window.pages.handover.accepted.emit()
    else:
        session.submit(players.action_at(session.view.ply))


def _is_shown(window: AcquireWindow, turn: int, time_ms: int) -> bool:
    """Tell whether the turn that is filmed is over, or the result of the game is on view."""
    if window.session.is_over:
        return window.pages.currentWidget() is window.pages.front
    scene = window.pages.game.decision_area.scene
    return window.session.view.turn > turn and not scene.isVisible() and time_ms > _SETTLE_MS


if __name__ == "__main__":
    raise SystemExit(main())
