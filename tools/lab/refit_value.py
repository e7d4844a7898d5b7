"""Refitted value: what many quick games and few deep searches tell: ``tools.lab.refit_value``.

``tools.lab.refit_value --games FILE --held-out OTHER`` starts
from the value of the weights there are and fits it to the games of a file (``value_games``):
first to who won, then to what the positions that followed foretell, deep searches above all. It
tells how well the old value and the new one foretell the winners of games that neither was fitted
to, and with ``--out`` writes the new weights. Needs numpy.
"""

import argparse
import json
import sys
from array import array
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import chain
from pathlib import Path
from typing import Final

import numpy as np
from numpy.typing import NDArray

from acquire_desktop.games.acquire.ai.search import learned
from acquire_desktop.games.acquire.ai.search.learned import WEIGHTS_FILE, table_name
from acquire_desktop.games.acquire.engine.editions import EDITIONS
from acquire_desktop.games.acquire.engine.generator import Generator
from tools.lab.self_play import Sampler, Setting, shares_of, sight_size
from tools.lab.train_games import Array, TrainingSet
from tools.lab.train_value import (
    TRUST,
    Network,
    calibration,
    fit_further,
    flattened,
    log_loss,
    network_of,
    predict,
)
from tools.lab.value_games import ValueGame, read_games, replayed

WEIGHTS: Final = Path(learned.__file__).with_name(WEIGHTS_FILE)
STREAM: Final = 6
"""Of the luck by which positions are kept."""
KEPT: Final = 3
"""One of so many turns is kept, and every one that was searched."""
EPOCHS: Final = 3
RATE: Final = 2e-3
"""To learn who won."""
EPOCHS_OF_AIMS: Final = 2
RATE_OF_AIMS: Final = 1e-3
"""To learn what the positions that follow foretell."""
TRUST_IN_SEARCH: Final = 0.5
"""How much a deep search counts against what came of the game, 0-1."""


@dataclass(frozen=True, slots=True)
class DeepSet:
    """Positions of games, in the order played, and what deep searches found of some of them."""

    games: TrainingSet
    turns: NDArray[np.int64]
    """The turn of each position."""
    found: Array
    """What a search expects for each seat, by position; not a number where there was none."""


def gather(games: Iterable[ValueGame], setting: Setting) -> DeepSet:
    """Return some positions of games, all those among them that were searched.

    Args:
        games: Those of other settings are passed over.
        setting: What is played.
    """
    sampler = Sampler(setting, 1.0)
    turns = array("q")
    found = array("f")
    nothing = [float("nan")] * setting.players
    for game in games:
        if game.setting != setting:
            continue
        luck = Generator(game.number, STREAM)
        kept = 0
        for state, deep in replayed(game):
            if luck.below(KEPT) == 0 or deep is not None:
                sampler.keep(state)
                turns.append(state.turn)
                found.extend(nothing if deep is None else deep.shares)
                kept += 1
        sampler.won.extend(shares_of(state.totals) * kept)
        sampler.lengths.append(kept)
    players = setting.players
    seen, won = (np.frombuffer(part, np.float32) for part in (sampler.seen, sampler.won))
    lengths = np.frombuffer(sampler.lengths, np.int64)
    return DeepSet(
        TrainingSet(seen.reshape(-1, sight_size(players)), won.reshape(-1, players), lengths),
        np.frombuffer(turns, np.int64),
        np.frombuffer(found, np.float32).reshape(-1, players),
    )


def aims(network: Network, positions: DeepSet, trust_in_search: float = TRUST_IN_SEARCH) -> Array:
    """Return what each position is to foretell, by seat: TD(lambda) with searches on the way.

    Args:
        network: Whose predictions stand for positions that no search looked at.
        positions: Those of whole games.
        trust_in_search: How much a deep search counts against what followed, 0-1.
    """
    games = positions.games
    predicted = predict(network, games.seen)
    aims = games.won.copy()
    is_searched = ~np.isnan(positions.found[:, 0])
    last = 0
    for length in games.lengths:
        first, last = last, last + int(length)
        for place in range(last - 1, first - 1, -1):
            if place < last - 1:
                after = place + 1
                trust = TRUST ** int(positions.turns[after] - positions.turns[place])
                aims[place] = trust * aims[after] + (1 - trust) * predicted[after]
            if is_searched[place]:
                aims[place] += trust_in_search * (positions.found[place] - aims[place])
    return aims


def refit(network: Network, positions: DeepSet, seed: int) -> Network:
    """Return what becomes of a network that learns from these positions."""
    seen = positions.games.seen
    network = fit_further(network, seen, positions.games.won, seed, EPOCHS, RATE)
    return fit_further(
        network, seen, aims(network, positions), seed + 1, EPOCHS_OF_AIMS, RATE_OF_AIMS
    )


def report(name: str, network: Network, games: TrainingSet) -> str:
    """Return how well a network foretells who wins, in all and by tenth of its predictions."""
    rows = calibration(network, games)
    cells = "  ".join(f"{forecast:.0%}: {real:.0%} ({seats})" for forecast, real, seats in rows)
    furthest = max(abs(forecast - real) for forecast, real, _ in rows)
    loss = log_loss(network, games)
    return f"{name}: log-loss {loss:.4f}, tenths at most {furthest:.1%} apart\n  {cells}\n"


def main(arguments: Sequence[str] | None = None) -> int:
    """Refit a value from the command line and tell what it is worth."""
    parser = argparse.ArgumentParser(prog="tools.lab.refit_value", description=__doc__)
    parser.add_argument(
        "--games", type=Path, nargs="+", required=True, help="files of what is learned from"
    )
    parser.add_argument("--held-out", type=Path, required=True, help="what it is tried on")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--weights", type=Path, default=WEIGHTS, help="what is begun with")
    parser.add_argument("--out", type=Path, help="the file of weights that is made")
    options = parser.parse_args(arguments)
    setting = next(read_games(options.games[0])).setting
    made: dict[str, dict[str, list[float]]] = json.loads(options.weights.read_text("utf-8"))
    row = made[table_name(setting.players, EDITIONS[setting.edition].bonus_places)]
    old = network_of(row["value"])
    positions = gather(chain.from_iterable(map(read_games, options.games)), setting)
    count, played = len(positions.turns), len(positions.games.lengths)
    sys.stdout.write(f"{count:,} positions of {played:,} games\n")
    network = refit(old, positions, options.seed)
    unseen = gather(read_games(options.held_out), setting).games
    for name, each in (("old", old), ("new", network)):
        sys.stdout.write(report(name, each, unseen))
    if options.out is not None:
        row["value"] = flattened(network)
        options.out.write_text(json.dumps(made, indent=1) + "\n", "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
