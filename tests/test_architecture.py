"""The layers of docs/architecture.md hold: who imports whom, and what the engine may not do."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

PACKAGE = "acquire_desktop"
ROOT = Path(__file__).resolve().parent.parent
MODULES = sorted((ROOT / PACKAGE).rglob("*.py"))

MAY_IMPORT = {
    "game": set(),
    "engine": {"engine"},
    "ai": {"ai", "engine"},
    "storage": {"storage", "game", "languages"},
    "session": {"session", "storage", "game"},
    "acquire": {"acquire", "engine", "ai", "storage", "session", "game"},
    "games": {"acquire", "game"},
    "protocol": {"protocol", "engine", "ai", "storage", "acquire", "games"},
    "ui": {"ui", "session", "storage", "acquire", "games", "game", "languages", "paths"},
    "languages": set(),
    "paths": set(),
    "local_socket": {"storage"},
    "single_instance": {"local_socket", "storage"},
    "__init__": set(),
    "system_libraries": set(),
    "__main__": {"app", "protocol", "system_libraries"},
}
"""For each layer (folder or module of the package), the layers it may import."""

UI_VOCABULARY = {
    f"{PACKAGE}.engine.{name}"
    for name in (
        "actions",
        "board",
        "cards",
        "kernel.compiled",
        "decisions",
        "editions",
        "events",
        "house",
        "notation",
        "observation",
        "record",
    )
}
WIRING = {"app", "bench", "demo"}
"""Modules that put the layers together: the program, its demo without a screen, measurements."""
QT_LAYERS = {"ui", "local_socket", "single_instance", *WIRING}
QT_CORE_LAYERS = {"session", "acquire"}
"""Layers with objects and signals, but no windows."""
ENGINE_FORBIDDEN_MODULES = {
    "asyncio",
    "datetime",
    "io",
    "locale",
    "logging",
    "multiprocessing",
    "os",
    "pathlib",
    "secrets",
    "shutil",
    "signal",
    "socket",
    "subprocess",
    "sys",
    "tempfile",
    "threading",
    "time",
    "uuid",
}
ENGINE_LOADER = f"{PACKAGE}.engine.kernel.compiled"
"""Looks for the compiled kernel before the engine is used."""
ENGINE_FORBIDDEN_CALLS = {"breakpoint", "compile", "eval", "exec", "input", "open", "print"}
MAX_LINES = {"kernel": 500, "other": 350}


def layer_of(module: str) -> str:
    """Return the layer of a dotted module name inside the package."""
    parts = module.split(".")
    return parts[1] if len(parts) > 1 else "__init__"


def dotted_name(path: Path) -> str:
    """Return the module name of a file in the package."""
    parts = path.relative_to(ROOT).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def is_module(name: str) -> bool:
    """Tell whether a dotted name inside the package is a module or a folder of modules."""
    base = ROOT.joinpath(*name.split("."))
    return base.is_dir() or base.with_suffix(".py").exists()


def imported_modules(tree: ast.AST) -> Iterator[str]:
    """Yield the dotted name of every module the code imports, at whatever place."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"line {node.lineno}: imports are absolute"
            for alias in node.names:
                inner = f"{node.module}.{alias.name}"
                ours = inner.startswith(f"{PACKAGE}.") and is_module(inner)
                yield inner if ours else str(node.module)


def import_problem(module: str, target: str) -> str | None:
    """Return why a module of the package may not import the target, or None if it may."""
    layer, package = layer_of(module), target.partition(".")[0]
    if package == PACKAGE:
        return own_import_problem(layer, target)
    if package == "PySide6" and layer not in QT_LAYERS:
        is_core = target.split(".")[:2] == ["PySide6", "QtCore"]
        return None if layer in QT_CORE_LAYERS and is_core else f"{layer} has no {target}"
    if package == "pyqtgraph" and layer not in QT_LAYERS:
        return f"{layer} draws nothing"
    if layer == "engine" and package not in sys.stdlib_module_names:
        return f"the engine needs the standard library only, not {package}"
    if layer == "engine" and package in ENGINE_FORBIDDEN_MODULES and module != ENGINE_LOADER:
        return f"the engine does not touch {package}"
    return None


def own_import_problem(layer: str, target: str) -> str | None:
    """Return why a layer may not import this module of the package, or None if it may."""
    wanted = layer_of(target)
    if layer in WIRING or wanted in MAY_IMPORT[layer] or wanted == "__init__" != layer:
        return None
    if layer == "ui" and target in UI_VOCABULARY:
        return None
    return f"{layer} may not import {target}"


def engine_deeds(tree: ast.AST) -> Iterator[str]:
    """Yield each place where engine code reaches out of its values."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            if node.func.id in ENGINE_FORBIDDEN_CALLS:
                yield f"line {node.lineno}: calls {node.func.id}"
        elif isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
            # The class is welcome as a type; the module's functions share one global generator.
            if node.value.id == "random" and node.attr != "Random":
                yield f"line {node.lineno}: uses the global generator"
        elif isinstance(node, ast.ImportFrom) and node.module == "random":
            if {alias.name for alias in node.names} != {"Random"}:
                yield f"line {node.lineno}: uses the global generator"
        elif isinstance(node, ast.Global):
            yield f"line {node.lineno}: changes a global"


@pytest.mark.parametrize("path", MODULES, ids=dotted_name)
def test_a_module_imports_only_what_its_layer_may(path: Path) -> None:
    module = dotted_name(path)
    targets = imported_modules(ast.parse(path.read_text(encoding="utf-8")))
    problems = (import_problem(module, target) for target in targets)
    assert [problem for problem in problems if problem] == []


@pytest.mark.parametrize("path", MODULES, ids=dotted_name)
def test_a_module_is_short_enough_to_read(path: Path) -> None:
    in_kernel = path.parent.name == "kernel"
    limit = MAX_LINES["kernel" if in_kernel else "other"]
    lines = len(path.read_text(encoding="utf-8").splitlines())
    assert lines <= limit, f"{path.name} has {lines} lines; split it by subject"


@pytest.mark.parametrize(
    "path", [path for path in MODULES if layer_of(dotted_name(path)) == "engine"], ids=dotted_name
)
def test_the_engine_is_pure(path: Path) -> None:
    assert list(engine_deeds(ast.parse(path.read_text(encoding="utf-8")))) == []


@pytest.mark.parametrize(
    ("module", "code"),
    [
        ("acquire_desktop.engine.board", "import acquire_desktop.ai.players.greedy"),
        ("acquire_desktop.engine.board", "import numpy"),
        ("acquire_desktop.engine.board", "def f():\n    import time"),
        ("acquire_desktop.ai.players.greedy", "from PySide6 import QtCore"),
        ("acquire_desktop.session.game", "from PySide6.QtWidgets import QWidget"),
        ("acquire_desktop.session.game", "from acquire_desktop.ui.kit import texts"),
        ("acquire_desktop.session.game", "from acquire_desktop.engine.board import Seat"),
        ("acquire_desktop.session.game", "import acquire_desktop.acquire.game"),
        ("acquire_desktop.storage.saves", "from acquire_desktop.engine.record import Setup"),
        ("acquire_desktop.storage.saves", "from acquire_desktop import ui"),
        ("acquire_desktop.ui.table.board", "from acquire_desktop import engine"),
        ("acquire_desktop.ui.table.board", "from acquire_desktop.engine.kernel import game"),
        ("acquire_desktop.ui.table.board", "import acquire_desktop.ai"),
    ],
)
def test_a_broken_layer_is_noticed(module: str, code: str) -> None:
    (target,) = imported_modules(ast.parse(code))
    assert import_problem(module, target) is not None


@pytest.mark.parametrize(
    ("module", "code"),
    [
        ("acquire_desktop.session.game", "from PySide6.QtCore import QObject"),
        ("acquire_desktop.ui.table.board", "from acquire_desktop.engine import actions"),
        ("acquire_desktop.ui.about", "from acquire_desktop import __version__"),
        ("acquire_desktop.app", "from acquire_desktop.engine.kernel.game import Game"),
        ("acquire_desktop.engine.board", "from dataclasses import dataclass"),
    ],
)
def test_a_sound_import_is_allowed(module: str, code: str) -> None:
    (target,) = imported_modules(ast.parse(code))
    assert import_problem(module, target) is None


@pytest.mark.parametrize(
    "code", ["print('x')", "import random\nrandom.shuffle([])", "from random import choice"]
)
def test_an_impure_engine_is_noticed(code: str) -> None:
    assert list(engine_deeds(ast.parse(code)))
