"""Window benchmark: how quick and how large, without a screen, each part in its process.

Times are wall-clock milliseconds. Every part runs several times and the median of the rounds
counts, for a machine that does other things at the same time; memory is measured once. Another
checkout of the program is measured in turns with this one, round by round, so that both find the
machine as busy: ``python -m tools.bench ui --against FOLDER``.
"""

import argparse
import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Mapping, Sequence
from math import nan
from pathlib import Path
from statistics import median
from typing import Final, NamedTuple

import acquire_desktop

HERE: Final = Path(acquire_desktop.__file__).resolve().parent.parent
"""The folder of the checkout that is measured."""
ROUNDS: Final = {
    "first_paint": 9,
    "clicks": 3,
    "frames": 3,
    "stories": 3,
    "language": 3,
    "look": 3,
    "log": 3,
    "chart": 3,
    "look_back": 3,
    "memory": 1,
}
"""How often each part is measured."""


class Figure(NamedTuple):
    """A measured figure."""

    name: str
    target: float | None
    """The value must stay under this; None where only the comparison counts."""
    unit: str


FIGURES: Final = {
    "first_paint_ms": Figure("first paint after `python -m acquire_desktop`", 350, "ms"),
    "first_paint_cpu_ms": Figure("the same in processor time", None, "ms"),
    "first_paint_modules": Figure("modules of ours imported for it", None, ""),
    "click_p50_ms": Figure("click to painted result, p50", None, "ms"),
    "click_p99_ms": Figure("click to painted result, p99", 30, "ms"),
    "click_cpu_p99_ms": Figure("the same in processor time, p99", None, "ms"),
    "frame_idle_p99_ms": Figure("frame interval of a full-board animation, p99", 22, "ms"),
    "frame_busy_p99_ms": Figure("the same while a computer player searches, p99", 24, "ms"),
    "frame_paint_p99_ms": Figure("painting one such frame, p99", None, "ms"),
    "frame_flight_p99_ms": Figure("frame interval while a tile flies to the board, p99", 22, "ms"),
    "frame_merger_p99_ms": Figure("frame interval while a merger pays out, p99", 22, "ms"),
    "frame_merger_cpu_p99_ms": Figure("the same in processor time, p99", None, "ms"),
    "frame_account_p99_ms": Figure("frame interval while the account is a race, p99", 22, "ms"),
    "frame_account_cpu_p99_ms": Figure("the same in processor time, p99", None, "ms"),
    "language_ms": Figure("language switch of the whole window", 200, "ms"),
    "theme_ms": Figure("another theme, the whole window", 150, "ms"),
    "text_size_ms": Figure("another text size, the whole window", 150, "ms"),
    "log_step_p99_ms": Figure("one more step in a log of 400 turns, p99", 50, "ms"),
    "log_scroll_p99_ms": Figure("jump in a log of 400 turns, p99", 50, "ms"),
    "log_anew_ms": Figure("a log of 400 turns anew", None, "ms"),
    "chart_update_p99_ms": Figure("one more turn in a chart of 200 turns, p99", 10, "ms"),
    "look_back_p99_ms": Figure("a look back to any step of a game, p99", 50, "ms"),
    "memory_mb": Figure("resident memory after a whole game", 130, "MB"),
    "memory_growth_mb": Figure("growth from the 3rd to the 20th game", 5, "MB"),
    "worker_memory_mb": Figure("resident memory of the computer players", None, "MB"),
}
"""Every figure by its key."""
Figures = dict[str, float]


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the options of this measurement."""
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.add_argument("--only", choices=ROUNDS, nargs="+", help="measure these parts")
    parser.add_argument(
        "--against",
        type=_checkout,
        metavar="FOLDER",
        help="measure the checkout there too, in turns with this one",
    )
    parser.add_argument("--level", default="greedy", help="the computer player that searches")
    parser.add_argument("--part", choices=ROUNDS, help=argparse.SUPPRESS)
    parser.set_defaults(measure=measure)


def measure(options: argparse.Namespace) -> None:
    """Print the figures of all parts, or of one in this process."""
    if options.part:
        import acquire_desktop.app  # noqa: F401 - first of all, as in the program
        from tools.bench.window import measure_part

        print(json.dumps(measure_part(options.part, options.level)))
        return
    folders = [HERE] if options.against is None else [options.against, HERE]
    results = measure_in_turns(options.only or list(ROUNDS), folders, options.level)
    if options.json:
        print(json.dumps(results[0] if options.against is None else _by_name(results)))
    else:
        print(as_table(results[-1], results[0] if options.against else None))


def measure_in_turns(parts: Sequence[str], folders: Sequence[Path], level: str) -> list[Figures]:
    """Measure parts of each checkout, round by round in turns, and return the figures of each."""
    results: list[Figures] = [{} for _ in folders]
    for part in parts:
        rounds = [
            [_measured(part, folder, level) for folder in folders] for _ in range(ROUNDS[part])
        ]
        for result, rows in zip(results, zip(*rounds, strict=True), strict=True):
            result.update({key: median(row[key] for row in rows) for key in rows[0]})
    return results


def _by_name(results: list[Figures]) -> dict[str, Figures]:
    return dict(zip(("before", "now"), results, strict=True))


def as_table(
    result: Figures,
    before: Figures | None = None,
    figures: Mapping[str, Figure] = FIGURES,
) -> str:
    """Write the figures for people, each with its target.

    Args:
        result: Of this checkout.
        before: Of the other one, which then stand first.
        figures: What is measured, by its key.
    """
    lines = [f"{'':<50}{'before':>8}{'now':>9}"] if before else []
    for key, value in result.items():
        name, target, unit = figures[key]
        other = f"{before.get(key, nan):8.1f} " if before else ""
        aim = "" if target is None else f"   {'under' if value < target else 'NOT under'} {target}"
        lines.append(f"{name:<50}{other}{value:8.1f} {unit}{aim}")
    return "\n".join(lines)


def _checkout(folder: str) -> Path:
    """Return the folder of a checkout.

    Raises:
        argparse.ArgumentTypeError: If it is none that can be measured.
    """
    if not (Path(folder) / "tools" / "bench" / "__main__.py").is_file():
        raise argparse.ArgumentTypeError(f"{folder} holds no checkout of the program")
    return Path(folder).resolve()


def _measured(part: str, folder: Path, level: str) -> Figures:
    """Measure one part of a checkout in a fresh process with fresh user folders."""
    with tempfile.TemporaryDirectory() as home:
        env = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "ACQUIRE_HOME": home}
        env["PYTHONPATH"] = str(folder)
        if part == "first_paint":
            return _first_paint(folder, env, Path(home))
        command = [sys.executable, "-m", "tools.bench", "ui"]
        command += ["--part", part, "--level", level]
        done = subprocess.run(
            command, cwd=folder, env=env, stdout=subprocess.PIPE, text=True, check=True
        )
        figures: Figures = json.loads(done.stdout)
        return figures


def _first_paint(folder: Path, env: dict[str, str], home: Path) -> Figures:
    """Start the program as a user does, and let it say when its window was painted."""
    mark = home / "painted"
    command = [sys.executable, "-m", "tools.bench.first_paint", str(mark)]
    start_s = time.monotonic()
    subprocess.run(command, cwd=folder, env=env, check=True)
    painted_s, cpu_s, *modules = mark.read_text("ascii").split()
    figures = {
        "first_paint_ms": (float(painted_s) - start_s) * 1000,
        "first_paint_cpu_ms": float(cpu_s) * 1000,
    }
    if modules:  # an older checkout does not tell
        figures["first_paint_modules"] = sum(name.startswith("acquire_desktop") for name in modules)
    return figures
