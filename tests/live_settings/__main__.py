"""Changes every setting on every page: ``python -m tests.live_settings --help``."""

import argparse
import os
import sys
from collections.abc import Sequence

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QSize

from acquire_desktop.languages import LANGUAGES
from tests.live_settings.walk import TEXT_SIZES, changes, faults
from tests.screenshots.every import ALL_STATES


def main(arguments: Sequence[str] | None = None) -> int:
    """Tell every difference to a restart, and return the exit status."""
    parser = argparse.ArgumentParser(prog="tests.live_settings", description=__doc__)
    parser.add_argument("--only", action="append", choices=ALL_STATES, help="only this state")
    parser.add_argument("--size", default="1280x720", help="of the window")
    parser.add_argument("--setting", action="append", help="only this setting")
    options = parser.parse_args(arguments)
    size = QSize(*map(int, options.size.split("x")))
    steps = [each for each in changes() if not options.setting or each[0] in options.setting]
    found = 0
    for state in options.only or ALL_STATES:
        for language in LANGUAGES:
            for text_scale in TEXT_SIZES:
                for fault in faults(state, steps, size, language, text_scale):
                    found += 1
                    sys.stdout.write(f"{fault}\n")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
