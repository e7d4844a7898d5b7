"""Calibration, predictions against results: ``tools.lab.calibration``.

Searching players play games that no value was fitted to, for every number of players and bonus
mode; how far the values' predictions came true is printed and drawn. Needs numpy; the players
do not.
"""

import argparse
import sys
from collections.abc import Mapping, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor
from dataclasses import dataclass
from multiprocessing import get_context
from pathlib import Path
from typing import Final

from acquire_desktop.games.acquire.ai.search.learned import learned_for
from acquire_desktop.games.acquire.engine.editions import EDITIONS
from tools.lab.self_play import Setting
from tools.lab.train import SETTINGS
from tools.lab.train_games import gather_searches
from tools.lab.train_value import calibration, log_loss, network_of

FIRST_DEAL: Final = 2_000_000
"""Far from the deals that values are fitted to or chosen by."""
TOLERANCE: Final = 0.05
"""How far predicted and real shares may lie apart."""
PLOT_PX: Final = 200
"""Side of one plot."""
GAP_PX: Final = 60
"""Space around it, for words."""
COLUMNS: Final = 3
STYLE: Final = (
    "text{font:13px sans-serif;fill:#333}.frame{fill:#fff;stroke:#999}.band{fill:#dde8f2}"
    ".exact{stroke:#999;stroke-dasharray:4 3}.real{fill:none;stroke:#1f5f99;stroke-width:2}"
    ".dot{fill:#1f5f99}"
)


@dataclass(frozen=True, slots=True)
class Tenth:
    """The predictions in one tenth of the scale."""

    predicted: float
    """Their mean, 0-1."""
    real: float
    """The share of victories that came of them, 0-1."""
    seats: int
    """How many predictions there are."""


def compare(setting: Setting, games: int, executor: Executor) -> tuple[list[Tenth], float]:
    """Return the tenths of one setting, lowest first, and the log-loss of the winner."""
    learned = learned_for(EDITIONS[setting.edition], setting.players)
    deals = range(FIRST_DEAL, FIRST_DEAL + games)
    unseen = gather_searches(setting, learned.policy, list(learned.value), deals, executor)
    network = network_of(learned.value)
    tenths = [Tenth(*row) for row in calibration(network, unseen)]
    return tenths, log_loss(network, unseen)


def drawing(plots: Mapping[str, Sequence[Tenth]]) -> str:
    """Return the comparison as an SVG picture, one plot a setting."""
    step = PLOT_PX + GAP_PX
    rows = -(-len(plots) // COLUMNS)
    width, height = COLUMNS * step + GAP_PX // 2, rows * step + GAP_PX // 2
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}">',
        f"<style>{STYLE}</style>",
        f'<rect width="{width}" height="{height}" fill="#fff"/>',
    ]
    for number, (title, tenths) in enumerate(plots.items()):
        row, column = divmod(number, COLUMNS)
        place = f"translate({GAP_PX * 3 // 4 + column * step},{GAP_PX // 2 + row * step})"
        parts += [f'<g transform="{place}">', *_plot(title, tenths), "</g>"]
    return "\n".join([*parts, "</svg>", ""])


def _plot(title: str, tenths: Sequence[Tenth]) -> list[str]:
    side = PLOT_PX
    near = TOLERANCE * side
    band = f"0,{side} 0,{side - near} {side - near},0 {side},0 {side},{near} {near},{side}"
    places = [(tenth.predicted * side, side - tenth.real * side) for tenth in tenths]
    line = " ".join(f"{x:.1f},{y:.1f}" for x, y in places)
    return [
        f'<rect class="frame" width="{side}" height="{side}"/>',
        f'<polygon class="band" points="{band}"/>',
        f'<path class="exact" d="M0,{side}L{side},0"/>',
        f'<polyline class="real" points="{line}"/>',
        *(f'<circle class="dot" cx="{x:.1f}" cy="{y:.1f}" r="3"/>' for x, y in places),
        f'<text x="0" y="-8">{title}</text>',
        f'<text x="{side / 2}" y="{side + 17}" text-anchor="middle">predicted, 0-100 %</text>',
        f'<text transform="translate(-8,{side / 2})rotate(-90)" text-anchor="middle">real</text>',
    ]


def _report(title: str, tenths: Sequence[Tenth], loss: float) -> str:
    worst = max(abs(tenth.predicted - tenth.real) for tenth in tenths)
    cells = "  ".join(f"{t.predicted:.0%}: {t.real:.0%} ({t.seats})" for t in tenths)
    return f"{title}: log-loss {loss:.3f}, at most {worst:.1%} apart\n  {cells}\n"


def main(arguments: Sequence[str] | None = None) -> int:
    """Compare from the command line."""
    parser = argparse.ArgumentParser(prog="tools.lab.calibration", description=__doc__)
    parser.add_argument("--games", type=int, default=300, help="for each value")
    parser.add_argument("--jobs", type=int, help="processes; default: one a core")
    parser.add_argument("--out", type=Path, help="SVG file to draw the comparison in")
    options = parser.parse_args(arguments)
    plots = {}
    with ProcessPoolExecutor(options.jobs, mp_context=get_context("spawn")) as executor:
        for setting in SETTINGS:
            title = f"{setting.edition}, {setting.players} players"
            plots[title], loss = compare(setting, options.games, executor)
            sys.stdout.write(_report(title, plots[title], loss))
            sys.stdout.flush()
    if options.out is not None:
        options.out.write_text(drawing(plots), "utf-8")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
