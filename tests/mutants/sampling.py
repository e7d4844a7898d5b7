"""A sample of mutations: which places of the program a seed picks."""

from collections import defaultdict
from pathlib import Path
from random import Random

from tests.layers import layer_of
from tests.mutants.operators import Mutation, mutations

LAYERS = (
    *("games/acquire/engine", "storage", "session", "games/acquire"),
    *("games/hotel_tycoon/engine", "games/hotel_tycoon", "games/acquire/ai", "ui"),
)
_DECIDING = {"games/acquire/engine", "games/hotel_tycoon/engine", "games/hotel_tycoon", "storage"}
"""Layers without sizes, durations and weights: every number in them decides something."""


def sample(package: Path, count: int, seed: int, *, only: str = "") -> list[Mutation]:
    """Return different mutations of the program, of each layer and kind in turn as many.

    Args:
        package: The package's folder in the checkout.
        count: How many.
        seed: The same number picks the same places of the same sources.
        only: What a file's path, beginning at the package, must begin with.
    """
    rng = Random(seed)
    layers = [places for layer in LAYERS if (places := _places(package, layer, only))]
    picked: list[Mutation] = []
    while layers and len(picked) < count:
        kinds = layers[len(picked) % len(layers)]
        kind = rng.choice(sorted(kinds))
        picked.append(kinds[kind].pop(rng.randrange(len(kinds[kind]))))
        if not kinds[kind]:
            del kinds[kind]
        layers = [places for places in layers if places]
    return picked


def _places(package: Path, layer: str, only: str) -> dict[str, list[Mutation]]:
    """Return every mutation of a layer by its kind, in an order that is always the same."""
    kinds: defaultdict[str, list[Mutation]] = defaultdict(list)
    for file in sorted((package / layer).rglob("*.py")):
        path = file.relative_to(package.parent)
        is_meant = path.relative_to(package.name).as_posix().startswith(only)
        if is_meant and layer_of(path) == layer:
            source = file.read_text(encoding="utf-8")
            for mutation in mutations(path, source, decides=layer in _DECIDING):
                kinds[mutation.kind].append(mutation)
    return dict(kinds)
