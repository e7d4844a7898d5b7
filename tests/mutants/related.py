"""Which tests are related to a module: read from the imports of the checkout, as it is laid out."""

import ast
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

from tests.layers import layer_of

PACKAGE = "acquire_desktop"
TESTS = "tests"
_NEAR = 2
"""Imports from a test to the module: of the module itself, or of something that imports it."""
_FOLDERS = {"ui": ("ui", "window")}
"""Where the tests of a layer lie, if not in its namesake alone."""


class Imports:
    """Who imports whom, in the program and its tests."""

    def __init__(self, root: Path) -> None:
        """Read the imports of every file of a checkout."""
        paths = [path for folder in (PACKAGE, TESTS) for path in root.glob(f"{folder}/**/*.py")]
        self.paths = {_name(path.relative_to(root)): path.relative_to(root) for path in paths}
        self._importers: defaultdict[str, set[str]] = defaultdict(set)
        for name, path in self.paths.items():
            for target in self._targets((root / path).read_text(encoding="utf-8")):
                self._importers[target].add(name)

    def _targets(self, source: str) -> Iterator[str]:
        """Yield each module of the checkout that a source imports, at whatever place."""
        for node in ast.walk(ast.parse(source)):
            if isinstance(node, ast.Import):
                yield from (alias.name for alias in node.names if alias.name in self.paths)
            elif isinstance(node, ast.ImportFrom) and node.module:
                for alias in node.names:
                    inner = f"{node.module}.{alias.name}"
                    target = inner if inner in self.paths else node.module
                    if target in self.paths:
                        yield target

    def distances(self, path: Path) -> dict[Path, int]:
        """Return how many imports lie between a module and each file that it reaches."""
        distances = {_name(path): 0}
        for name in (queue := list(distances)):
            for importer in sorted(self._importers[name]):
                if importer not in distances:
                    distances[importer] = distances[name] + 1
                    queue.append(importer)
        return {self.paths[name]: distance for name, distance in distances.items()}


def related_tests(imports: Imports, path: Path) -> list[Path]:
    """Return the files whose tests are related to a module, the nearest first.

    These are the module itself, for its examples; the tests named after it; those that import
    it, or something that imports it; and those of the same layer that are one import further.
    Where that finds nothing, they are the nearest that reach it at all.
    """
    distances = imports.distances(path)
    folders = _folders(path)
    tests = [test for test in imports.paths.values() if is_test(test)]
    reach = max(_NEAR, min((distances[test] for test in tests if test in distances), default=0))
    found = {}
    for test in tests:
        distance = distances.get(test, len(imports.paths))
        is_own, is_named = layer_of(test) in folders, mirrors(test, path)
        if is_named or distance <= reach + is_own:
            found[test] = (not is_named, distance, not is_own, test)
    return [path, *sorted(found, key=found.__getitem__)]


def is_test(path: Path) -> bool:
    """Tell whether a file of the checkout holds tests."""
    return path.parts[0] == TESTS and path.name.startswith("test_")


def mirrors(test: Path, path: Path) -> bool:
    """Tell whether a test file is named after a module, alone or with the module's folder.

    It lies in a folder of the module's layer, at whatever depth, or beside all layers.
    """
    names = {f"test_{path.stem}", f"test_{path.parent.name}_{path.stem}"}
    return test.stem in names and (len(test.parts) == 2 or layer_of(test) in _folders(path))


def _folders(path: Path) -> tuple[str, ...]:
    """Return the folders in which the tests of a module's layer lie."""
    layer = layer_of(path)
    return _FOLDERS.get(layer, (layer,))


def _name(path: Path) -> str:
    parts = path.with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)
