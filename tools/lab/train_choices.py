"""Training of choices: makes the weights of the policy's networks: ``tools.lab.train_choices``.

``tools.lab.train_choices --games FILE ... --held-out FILE``
fits them to what searches found (``tools.lab.root_games``), and tells, of games that they were not
fitted to, how often the policy of before and the new one choose what the search does, and what they
give away. The same files and seed make the same weights. Needs numpy; the players do not.
"""

import argparse
import json
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import chain
from pathlib import Path
from statistics import fmean
from typing import Final

from acquire_desktop.games.acquire.ai.policy.choice_networks import (
    CHOICES_SIZE,
    FOUNDING_NETWORK,
    LEFT_ROWS,
    SETTLING_NETWORK,
    STOCK_NETWORK,
    SURVIVOR_NETWORK,
    TILE_NETWORK,
)
from acquire_desktop.games.acquire.ai.policy.policy import Policy
from acquire_desktop.games.acquire.ai.policy.policy_weights import (
    STOCK_NOISE,
    TILE_NOISE,
    TUNED_POLICY,
)
from acquire_desktop.games.acquire.engine.kernel.action_codes import KIND_SHIFT
from tools.lab.choice_fit import fit, flattened, left_rows
from tools.lab.choice_samples import (
    FOUNDING,
    KINDS,
    SETTLING,
    STOCK,
    SURVIVING,
    TILE,
    gather,
)
from tools.lab.root_games import Root, read_games, replayed

LEFT: Final = "left"
"""The part of the weights for the cash that is left."""
ORDER: Final = (TILE, STOCK, FOUNDING, SURVIVING, SETTLING, LEFT)
"""The parts of the weights as the file has them."""

BEGINNINGS: Final = (
    *(TILE_NETWORK, STOCK_NETWORK, FOUNDING_NETWORK, SURVIVOR_NETWORK, SETTLING_NETWORK),
    LEFT_ROWS,
)
"""Where each of them begins."""


@dataclass(slots=True)
class Score:
    """How a policy chose in decisions of one kind."""

    same: list[bool] = field(default_factory=list)
    """Whether it chose what the search did, by decision."""
    lost: list[float] = field(default_factory=list)
    """The chance to win that it gave away, 0-1."""
    untried: int = 0
    """How often it chose something that the search had not tried."""


def train(files: Sequence[Path], seed: int) -> dict[str, list[float]]:
    """Return the weights of all networks by part; all 0 where there is nothing to learn from."""
    blank = Policy([*TUNED_POLICY, *[0.0] * CHOICES_SIZE])
    samples = gather(chain.from_iterable(map(read_games, files)), blank)
    made = {LEFT: [0.0] * (CHOICES_SIZE - LEFT_ROWS)}
    for number, kind in enumerate(ORDER[:-1]):
        if kind not in samples:
            made[kind] = [0.0] * (BEGINNINGS[number + 1] - BEGINNINGS[number])
            continue
        sys.stderr.write(f"{kind}: {len(samples[kind].common)} decisions\n")
        network = fit(kind, samples[kind], seed + number)
        made[kind] = flattened(network)
        if kind == STOCK:
            made[LEFT] = left_rows(network)
    return {part: made[part] for part in ORDER}


def scores(weights: Sequence[float], file: Path) -> dict[str, Score]:
    """Return by kind how a policy with these weights chooses in searched decisions."""
    policy = Policy(weights)
    found: dict[str, Score] = {}
    for game in read_games(file):
        for position, root in replayed(game):
            if position.decision not in KINDS:
                continue
            policy.look(position, position.seat)
            action = policy.choose(position)
            if action >> KIND_SHIFT == position.decision:
                _judge(found.setdefault(KINDS[position.decision], Score()), root, action)
    return found


def _judge(score: Score, root: Root, action: int) -> None:
    kind = action >> KIND_SHIFT
    tried = [
        (visits, value, option)
        for option, visits, value in zip(root.options, root.visits, root.values, strict=True)
        if option >> KIND_SHIFT == kind
    ]
    if len(tried) < 2:
        return
    mine = next((value for _, value, option in tried if option == action), None)
    if mine is None:
        score.untried += 1
        return
    _, value, best = max(tried)
    score.same.append(action == best)
    score.lost.append(value - mine)


def report(name: str, weights: Sequence[float], file: Path) -> Iterator[str]:
    """Yield what a policy is like in searched decisions, a line for each kind."""
    for kind, score in scores(weights, file).items():
        if score.same:
            yield (
                f"{name:8} {kind:9} {len(score.same):6} decisions: the search's choice"
                f" {fmean(score.same):6.1%}, {100 * fmean(score.lost):5.2f} points lost"
                f" ({score.untried} more not tried)"
            )


def write_choices(path: Path, parts: dict[str, list[float]]) -> None:
    """Write the weights, a line for each part."""
    rows = [f' "{part}": {json.dumps(weights)}' for part, weights in parts.items()]
    path.write_text("{\n" + ",\n".join(rows) + "\n}\n", "utf-8")


def main(arguments: Sequence[str] | None = None) -> int:
    """Train from the command line and write the weights."""
    name = "tools.lab.train_choices"
    parser = argparse.ArgumentParser(prog=name, description=__doc__)
    parser.add_argument("--games", type=Path, nargs="+", required=True, help="files to learn from")
    parser.add_argument("--held-out", type=Path, nargs="*", default=[], help="files to test on")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, required=True, help="the file made")
    options = parser.parse_args(arguments)
    parts = train(options.games, options.seed)
    write_choices(options.out, parts)
    before = list(TUNED_POLICY)
    before[TILE_NOISE] = before[STOCK_NOISE] = 0.0
    after = [*before, *chain.from_iterable(parts.values())]
    for file in options.held_out:
        lines = [f"{file.name}", *report("before", before, file), *report("learned", after, file)]
        sys.stdout.write("\n".join(lines) + "\n")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
