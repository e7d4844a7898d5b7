"""Says what is cut on which screen: ``python -m tests.room --help``."""

import argparse
import os
import sys
from collections.abc import Sequence

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QSize

from acquire_desktop.languages import LANGUAGES
from tests.room.walk import PSEUDO, walk
from tests.screenshots.every import ALL_STATES

SIZES = (
    QSize(1100, 700),
    QSize(1280, 720),
    QSize(1366, 768),
    QSize(960, 1080),
    QSize(1920, 1080),
    QSize(2560, 1440),
    QSize(3840, 2160),
)
SCALES = (100, 125, 150, 200)


def main(arguments: Sequence[str] | None = None) -> int:
    """Print every finding; the exit status is 1 if there is one."""
    options = _options(arguments)
    sizes = [QSize(*size) for size in options.size or ()] or list(SIZES)
    count = 0
    for language in options.language or (*LANGUAGES, PSEUDO):
        for scale in options.text_scale or SCALES:
            states = options.only or list(ALL_STATES)
            for finding in walk(states, sizes, scale, language, targets=options.targets):
                count += 1
                sys.stdout.write(f"{finding}\n")
    sys.stdout.write(f"{count} findings.\n")
    return 1 if count else 0


def _options(arguments: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="tests.room", description=__doc__)
    parser.add_argument("--only", action="append", choices=ALL_STATES, help="only this state")
    parser.add_argument(
        "--language", action="append", choices=(*LANGUAGES, PSEUDO), help="only this one"
    )
    parser.add_argument("--size", action="append", type=_size, help="only this one: 1280x720")
    parser.add_argument("--text-scale", action="append", type=int, help="only this, in per cent")
    parser.add_argument("--targets", action="store_true", help="also what is too small to hit")
    return parser.parse_args(arguments)


def _size(text: str) -> tuple[int, int]:
    width, height = text.split("x")
    return int(width), int(height)


if __name__ == "__main__":
    raise SystemExit(main())
