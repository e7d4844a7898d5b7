"""One run of the monkey in a process of its own, told of in a file of lines."""

import argparse
import faulthandler
import json
import os
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.monkey.records import read_events


def main() -> int:
    """Run, and write what was done and found."""
    parser = argparse.ArgumentParser()
    parser.add_argument("record", type=Path)
    parser.add_argument("--events", type=int, default=0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--replay", type=Path)
    parser.add_argument("--plant", default="")
    parser.add_argument("--freeze-ms", type=float, default=0.0)
    parser.add_argument("--warm-up", type=int, default=0)
    options = parser.parse_args()
    faulthandler.enable()
    with TemporaryDirectory(prefix="monkey-") as home:
        _move_home(Path(home))
        return _run(Path(home), options)


def _move_home(home: Path) -> None:
    """Keep away from the user's own folders."""
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    os.environ["LOGNAME"] = "user"
    os.environ["HOME"] = os.environ["USERPROFILE"] = str(home / "files")
    os.environ["ACQUIRE_HOME"] = str(home / "never")
    for kind in ("CACHE", "CONFIG", "DATA", "STATE"):
        os.environ[f"XDG_{kind}_HOME"] = str(home / kind.lower())
    (home / "files").mkdir()


def _run(home: Path, options: argparse.Namespace) -> int:
    from PySide6.QtCore import QLocale

    from tests.monkey.choosing import Chooser
    from tests.monkey.loop import Monkey
    from tests.monkey.planted import PLANTED
    from tests.monkey.stage import Stage
    from tests.monkey.watching import WARM_UP, Watch

    QLocale.setDefault(QLocale("en_US"))
    stage = Stage(home)
    watch = Watch(stage, options.freeze_ms, options.warm_up or WARM_UP)
    if options.plant:
        stage.plant = PLANTED[options.plant]
    chooser = Chooser(stage, options.seed)
    if options.replay:
        events = iter(read_events(options.replay))
    else:
        events = (chooser.next_event() for _ in range(options.events))
    with options.record.open("w", encoding="utf-8") as record:
        monkey = Monkey(stage, watch, lambda: next(events, None), record)
        monkey.start()
        stage.app.exec()
        faulthandler.cancel_dump_traceback_later()
        if not watch.problems and stage.window_or_none is not None:
            watch.check_end()
        told = {
            "problems": watch.problems,
            "details": watch.details,
            "visits": watch.visits,
            "longest": watch.longest,
            "memory_mb": watch.memory_mb,
        }
        record.write(f"{json.dumps(told)}\n")
        record.flush()
        stage.end()
    return 1 if watch.problems else 0


if __name__ == "__main__":
    sys.exit(main())
