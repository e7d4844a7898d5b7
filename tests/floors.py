"""Coverage by layer and the floors that it must reach: ``python -m tests.floors``.

Reads what ``python3 dev.py coverage`` measured; the exit status is 1 when a floor is missed.
"""

import json
import sys
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from coverage import Coverage

from tests.layers import layer_of

PACKAGE: Final = Path(__file__).resolve().parent.parent / "acquire_desktop"
FLOORS: Final = {
    "games/acquire/engine": 95.0,
    "games/acquire": 95.0,
    "games/acquire/ai": 85.0,
    "games/hotel_tycoon/engine": 95.0,
    "games/hotel_tycoon": 95.0,
    "games/hotel_tycoon/ai": 85.0,
    "storage": 95.0,
    "session": 95.0,
    "ui": 85.0,
}
"""Percent of the branches of each layer that the tests must take."""
_SHOWN = 12


@dataclass(slots=True)
class Covered:
    """What the tests ran of some files."""

    lines: int = 0
    lines_run: int = 0
    branches: int = 0
    branches_run: int = 0

    def add(self, summary: Mapping[str, int]) -> None:
        """Add what coverage.py says of a file."""
        self.lines += summary["num_statements"]
        self.lines_run += summary["covered_lines"]
        self.branches += summary["num_branches"]
        self.branches_run += summary["covered_branches"]

    @property
    def of_lines(self) -> float:
        """How many percent of the lines were run."""
        return 100.0 * self.lines_run / self.lines if self.lines else 100.0

    @property
    def of_branches(self) -> float:
        """How many percent of the ways out of a condition were taken."""
        return 100.0 * self.branches_run / self.branches if self.branches else 100.0


def by_layer(files: Mapping[str, Mapping[str, Any]]) -> dict[str, Covered]:
    """Sum up the files of each folder of the package; ``files`` is coverage.py's own table."""
    layers: dict[str, Covered] = {}
    for name, file in sorted(files.items()):
        layers.setdefault(layer_of(Path(name)) or "the rest", Covered()).add(file["summary"])
    return layers


def report(files: Mapping[str, Mapping[str, Any]]) -> tuple[str, bool]:
    """Return a table by layer, with what misses most below, and whether all floors are reached."""
    layers = by_layer(files)
    rows = [f"{'':26}{'lines':>9}{'branches':>11}{'floor':>9}"]
    low = []
    for layer, covered in layers.items():
        floor = FLOORS.get(layer)
        row = f"{layer:26}{covered.of_lines:7.1f} %{covered.of_branches:9.1f} %"
        rows.append(row if floor is None else f"{row}{floor:7.0f} %")
        if floor is not None and covered.of_branches < floor:
            low.append(layer)
            rows[-1] += "  MISSED"
    low += [layer for layer in FLOORS if layer not in layers]
    for layer in low:
        rows += ["", f"{layer}: branches that no test takes", *_gaps(files, layer)]
    return "\n".join(rows), not low


def _gaps(files: Mapping[str, Mapping[str, Any]], layer: str) -> list[str]:
    """Return the files of a layer that miss the most branches, and where."""
    gaps = {name: file["missing_branches"] for name, file in files.items()}
    named = [name for name in gaps if layer_of(Path(name)) == layer and gaps[name]]
    named.sort(key=lambda name: len(gaps[name]), reverse=True)
    return [f"  {len(gaps[name]):4} {name}: {_places(gaps[name])}" for name in named[:_SHOWN]]


def _places(branches: list[list[int]]) -> str:
    return ", ".join(f"{start}->{end if end > 0 else 'end'}" for start, end in branches[:_SHOWN])


def main() -> int:
    """Print the table of the measured data."""
    coverage = Coverage()
    coverage.load()
    with TemporaryDirectory() as folder:
        file = Path(folder, "coverage.json")
        # Some tests run copies of the package, which are gone by now.
        coverage.json_report(outfile=str(file), include=[str(PACKAGE / "*")])
        files = json.loads(file.read_text(encoding="utf-8"))["files"]
    text, reached = report(files)
    print(text)
    return 0 if reached else 1


if __name__ == "__main__":
    sys.exit(main())
