"""The layers hold: which module imports which, and what the engine may not do."""

import ast
import re
import sys
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

from tests.layers import OF_A_GAME
from tools.draw_architecture import (
    DOCUMENT,
    GAME_LAYERS,
    PACKAGE,
    ROOT,
    dotted_name,
    drawn,
    imported_modules,
    layer_of,
)

MODULES = sorted((ROOT / PACKAGE).rglob("*.py"))
UI_MODULES = [path for path in MODULES if (ROOT / PACKAGE / "ui") in path.parents]

MAY_IMPORT = {
    "codec": set(),
    "game": set(),
    "games.acquire.engine": {"games.acquire.engine", "codec"},
    "games.acquire.ai": {"games.acquire.ai", "games.acquire.engine", "codec"},
    "storage": {"storage", "game", "languages", "choices", "codec"},
    "session": {"session", "storage", "game", "choices", "codec"},
    "games.acquire": {
        "games.acquire",
        "games.acquire.engine",
        "games.acquire.ai",
        "storage",
        "session",
        "game",
        "choices",
        "codec",
        "paths",
    },
    "games": {"games.acquire", "games.hotel_tycoon", "game"},
    "games.hotel_tycoon": {
        *("games.hotel_tycoon", "games.hotel_tycoon.engine", "games.hotel_tycoon.ai"),
        *("storage", "session", "game", "codec"),
    },
    "games.hotel_tycoon.engine": {"games.hotel_tycoon.engine"},
    "games.hotel_tycoon.ai": {"games.hotel_tycoon.ai", "games.hotel_tycoon.engine"},
    "protocol": {
        *(
            "protocol",
            "games.acquire.engine",
            "games.acquire.ai",
            "storage",
            "games.acquire",
            "games",
            "game",
        ),
        *("games.hotel_tycoon", "games.hotel_tycoon.engine", "games.hotel_tycoon.ai"),
    },
    "ui": {
        *("ui", "session", "storage", "games.acquire", "games", "game", "audio"),
        *("choices", "languages", "licences", "paths", "problem_report", "games.hotel_tycoon"),
        "codec",
    },
    "audio": {"audio"},
    "choices": set(),
    "languages": set(),
    "paths": set(),
    "licences": {"paths", "__init__"},
    "offscreen": {"paths"},
    "evidence": {"storage"},
    "problem_report": {"evidence", "storage", "__init__"},
    "unhandled": {"evidence"},
    "local_socket": {"storage", "codec"},
    "pure_python": set(),
    "single_instance": {"local_socket", "storage"},
    "__init__": set(),
    "system_libraries": set(),
    "command_line": set(),
    "__main__": {"app", "command_line", "demo", "protocol", "self_test", "system_libraries"},
}
"""For each layer (folder or module of the package), the layers it may import."""

UI_VOCABULARY = {
    f"{PACKAGE}.games.acquire.engine.{name}"
    for name in (
        "actions",
        "board",
        "power_cards",
        "kernel.compiled",
        "decisions",
        "editions",
        "events",
        "example_bonuses",
        "house_rules",
        "notation",
        "view",
        "setup",
    )
}
HOTEL_VOCABULARY = {
    *(
        f"{PACKAGE}.games.hotel_tycoon.engine.{name}"
        for name in (
            *("actions", "board", "cards", "decisions", "deeds", "events", "forms", "notation"),
            *("setup", "terms", "turn_record", "view"),
        )
    ),
    f"{PACKAGE}.games.hotel_tycoon.hint",
    f"{PACKAGE}.games.hotel_tycoon.outlook",
}
"""What the table of Hotel Tycoon may know of that game."""
HOTEL_UI = f"{PACKAGE}.ui.hotel_tycoon"
WIRING = {"app", "demo", "self_test", "stage"}
"""Modules that put the layers together: the program, its demo and its test of itself."""
QT_LAYERS = {"ui", "local_socket", "single_instance", *WIRING}
QT_CORE_LAYERS = {"session", "games.acquire", "pure_python", "unhandled"}
"""Layers with objects and signals, but no windows."""
OTHER_GAME = f"{PACKAGE}.games.hotel_tycoon.engine"
ENGINES = {"games.acquire.engine", "games.hotel_tycoon.engine"}
"""The rules of each game: pure, and on the standard library alone."""
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
ENGINE_LOADER = f"{PACKAGE}.games.acquire.engine.kernel.compiled"
"""Looks for the compiled kernel before the engine is used."""
KERNEL_USERS = ("engine.", "ai.", "advice.replies", "advice.standing", "advice.sure_loss")
"""The others go through the engine's facade; whether the kernel is compiled anybody may tell."""
ENGINE_FORBIDDEN_CALLS = {"breakpoint", "compile", "eval", "exec", "input", "open", "print"}
ASKED_LINES, MAX_LINES = 350, 600
"""A module with more of the first is worth a look; with more of the second it is split."""
KIT = {"kit", *(f"kit.{name}" for name in ("chart", "lesson", "line", "look", "people", "reading"))}
"""What every folder of ``ui`` may import."""
TABLE = {
    f"acquire.table.{name}"
    for name in (
        *("advice", "board", "chart", "decisions", "exchange", "hand"),
        *("holdings", "log", "players", "prices", "recap", "walkthrough"),
    )
}
"""The folders of the table."""
UI_MAY_IMPORT = {
    "kit.look": set[str](),
    "kit": {"kit.look"},
    "kit.reading": {"kit", "kit.look"},
    "kit.chart": {"kit", "kit.look"},
    "kit.lesson": {"kit", "kit.look"},
    "kit.line": {"kit", "kit.look"},
    "kit.people": {"kit", "kit.look"},
    "acquire.words": KIT,
    "acquire.rules": KIT | {"acquire.words", "acquire.table.board"},
    "pin": KIT,
    "acquire.setup": KIT | {"acquire.words", "acquire.rules", "pin"},
    "acquire.table.forms": set[str](),
    "acquire.table.board": KIT | {"acquire.words"},
    "acquire.table.decisions": KIT | {"acquire.words"},
    "acquire.table.holdings": KIT | {"acquire.words"},
    "acquire.table.log": KIT | {"acquire.words"},
    "acquire.table.players": KIT | {"acquire.words", "acquire.table.recap"},
    "acquire.table.recap": KIT | {"acquire.words"},
    "acquire.table.prices": KIT | {"acquire.rules", "acquire.words"},
    "acquire.table.exchange": KIT
    | {"acquire.words", "acquire.rules", "acquire.table.decisions", "acquire.table.forms"},
    "acquire.table.advice": KIT | {"acquire.words", "acquire.table.board"},
    "acquire.table.hand": KIT | {"acquire.words", "acquire.table.board"},
    "acquire.table.chart": KIT | {"acquire.words"},
    "acquire.table.walkthrough": KIT
    | {"acquire.words"}
    | {f"acquire.table.{name}" for name in ("board", "decisions", "exchange", "players")},
    "acquire.table": KIT | {"acquire.words", "acquire.table.forms", "pin"} | TABLE,
    "acquire.result": KIT | {"acquire.words", "acquire.table.board", "acquire.table.chart"},
    "acquire.review": KIT
    | {"acquire.words", "acquire.table"}
    | {f"acquire.table.{name}" for name in ("board", "chart", "decisions", "exchange", "hand")},
    "acquire.puzzles": KIT
    | {"acquire.words", "acquire.table", "acquire.table.forms"}
    | {f"acquire.table.{name}" for name in ("board", "decisions", "exchange", "hand", "players")},
    "start": KIT | {"acquire.words", "acquire.setup", "acquire.table.board"},
    "acquire.career": KIT | {"acquire.words"},
    "acquire.daily": KIT | {"acquire.words"},
    "acquire.duplicate": KIT
    | {"acquire.words", "acquire.setup", "pin"}
    | {"acquire.table", "acquire.table.board", "acquire.table.chart"},
    "window": KIT,
    "window.frame": KIT | {"window", "pin"},
    "hotel_tycoon.words": KIT,
    "hotel_tycoon.board": KIT | {"hotel_tycoon.words"},
    "hotel_tycoon": KIT | {"hotel_tycoon.words", "hotel_tycoon.board"},
    "guide": KIT
    | {"acquire.words", "acquire.setup", "start", "acquire.result", "window", "pin"}
    | {"acquire.table", "acquire.table.chart", "acquire.table.recap", "acquire.table.walkthrough"},
    "acquire.lesson": KIT
    | {"acquire.words", "acquire.rules", "acquire.result"}
    | {"acquire.table", "acquire.table.decisions"},
    "acquire.analysis": KIT | {"acquire.words", "acquire.setup", "acquire.table.board"},
    "preferences": KIT | {"window"},
    "hotel_tycoon.shell": KIT
    | {"pin", "preferences", "window", "window.frame", "hotel_tycoon", "hotel_tycoon.words"},
    "acquire.shell": KIT
    | {"preferences", "pin"}
    | {
        "acquire.analysis",
        "acquire.words",
        "acquire.rules",
        "acquire.lesson",
        "acquire.puzzles",
        "acquire.setup",
        "start",
        "acquire.result",
        "acquire.review",
        "window",
        "window.frame",
    }
    | {"acquire.career", "acquire.daily", "acquire.duplicate", "guide"}
    | {"acquire.table", "acquire.table.recap"},
}
"""For each folder of ``ui``, the folders of ``ui`` that it may import beside itself."""
_HOTEL_LAYERS = {"ui", "games.hotel_tycoon.engine", "games.hotel_tycoon", "storage"}
_KIT_LAYERS = {"ui", "choices", "languages", "paths"}
NO_GAME = {
    "kit": _KIT_LAYERS,
    "kit.look": _KIT_LAYERS,
    "kit.reading": _KIT_LAYERS,
    "kit.line": _KIT_LAYERS,
    "kit.chart": _KIT_LAYERS,
    "kit.lesson": _KIT_LAYERS,
    "kit.people": _KIT_LAYERS,
    "pin": _KIT_LAYERS | {"storage"},
    "preferences": _KIT_LAYERS | {"storage"},
    "hotel_tycoon": _HOTEL_LAYERS,
    "hotel_tycoon.board": _HOTEL_LAYERS,
    "hotel_tycoon.words": _HOTEL_LAYERS | {"session"},
    "window": _KIT_LAYERS | {"audio", "session", "storage", "game", "licences", "problem_report"},
    "window.frame": _KIT_LAYERS | {"session", "storage", "game"},
}
"""The folders of ``ui`` that know no Acquire, and the layers that they may import."""
FEATURES = {"advice", "career", "daily", "duplicate", "lesson", "positions", "puzzles", "review"}
"""The folders of Acquire that each hold one thing a player does beside playing."""
ASKED_MODULES, MAX_MODULES = 25, 30
"""The same of the modules of a folder, those of the folders in it not counted."""


def import_problem(module: str, target: str) -> str | None:
    """Return why a module of the package may not import the target, or None if it may."""
    layer, package = layer_of(module), target.partition(".")[0]
    if package == PACKAGE:
        if module.startswith(HOTEL_UI) and target in HOTEL_VOCABULARY:
            return None
        return own_import_problem(layer, target)
    if package == "PySide6" and layer not in QT_LAYERS:
        is_core = target.split(".")[:2] == ["PySide6", "QtCore"]
        return None if layer in QT_CORE_LAYERS and is_core else f"{layer} has no {target}"
    if package == "pyqtgraph" and layer not in QT_LAYERS:
        return f"{layer} draws nothing"
    if layer in ENGINES and package not in sys.stdlib_module_names:
        return f"the engine needs the standard library only, not {package}"
    if layer in ENGINES and package in ENGINE_FORBIDDEN_MODULES and module != ENGINE_LOADER:
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


def folder_of(module: str) -> str:
    """Return the folder in ``ui`` that a module lies in; of a folder, that folder itself."""
    inner = module.removeprefix(f"{PACKAGE}.ui").removeprefix(".")
    return inner if inner in UI_MAY_IMPORT else inner.rpartition(".")[0]


def ui_import_problem(module: str, target: str) -> str | None:
    """Return why a module of ``ui`` may not import this one of the package, or None if it may."""
    folder, wanted = folder_of(module), folder_of(target)
    if layer_of(target) != "ui":
        knows_game = layer_of(target) not in NO_GAME.get(folder, {layer_of(target)})
        return f"ui.{folder} may not import {target}" if knows_game else None
    if wanted == folder or wanted in UI_MAY_IMPORT.get(folder, set()):
        return None
    return f"ui.{folder} may not import ui.{wanted}"


def module_level_imports(tree: ast.Module) -> Iterator[str]:
    """Yield the modules that are imported as soon as the module is."""
    for node in tree.body:
        if isinstance(node, ast.Import | ast.ImportFrom):
            yield from imported_modules(node)


def circle(graph: Mapping[str, set[str]]) -> list[str]:
    """Return folders that import each other in a circle, or nothing."""
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as error:
        return list(error.args[1])
    return []


def sizes(modules: Iterable[Path]) -> tuple[Counter[str], Counter[str]]:
    """Return the lines of each module, and how many modules each folder holds directly."""
    lines = {path: len(path.read_text(encoding="utf-8").splitlines()) for path in modules}
    modules_of = Counter(path.parent.as_posix() for path in lines if path.name != "__init__.py")
    return Counter({path.as_posix(): count for path, count in lines.items()}), modules_of


def larger(counts: Mapping[str, int], limit: int) -> list[str]:
    """Return what counts more than a limit, with its count."""
    return [f"{name} has {count}" for name, count in counts.items() if count > limit]


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


@pytest.fixture(scope="module")
def trees() -> dict[str, ast.Module]:
    """Return the syntax of every module of the package, by its dotted name."""
    return {dotted_name(path): ast.parse(path.read_text(encoding="utf-8")) for path in MODULES}


@pytest.fixture(scope="module")
def imports(trees: dict[str, ast.Module]) -> dict[str, list[str]]:
    """Return what every module of the package imports, by its dotted name."""
    return {module: list(imported_modules(tree)) for module, tree in trees.items()}


def test_a_module_imports_only_what_its_layer_may(imports: dict[str, list[str]]) -> None:
    problems = {
        f"{module}: {problem}"
        for module, targets in imports.items()
        for target in targets
        if (problem := import_problem(module, target))
    }
    assert problems == set()


def test_a_module_of_ui_imports_only_what_its_folder_may(imports: dict[str, list[str]]) -> None:
    problems = {
        f"{module}: {problem}"
        for module in map(dotted_name, UI_MODULES)
        for target in imports[module]
        if target.partition(".")[0] == PACKAGE and (problem := ui_import_problem(module, target))
    }
    assert problems == set()


def test_every_folder_of_ui_has_a_row_and_every_row_a_folder() -> None:
    folders = {
        folder_of(dotted_name(path))
        for path in UI_MODULES
        if path.name != "__init__.py" or list(path.parent.rglob("*.py")) == [path]
    }
    assert folders == UI_MAY_IMPORT.keys()


def test_no_folders_of_ui_import_each_other_in_a_circle() -> None:
    assert circle(UI_MAY_IMPORT) == []


def test_no_features_of_acquire_import_each_other_in_a_circle(
    imports: dict[str, list[str]],
) -> None:
    games = f"{PACKAGE}.games.acquire."
    graph: dict[str, set[str]] = {}
    for source, targets in imports.items():
        feature = source.removeprefix(games).partition(".")[0]
        if source.startswith(games) and feature in FEATURES:
            inner = {each.removeprefix(games).partition(".")[0] for each in targets}
            graph.setdefault(feature, set()).update(inner & FEATURES - {feature})
    assert set(graph) == FEATURES
    assert circle(graph) == []


@pytest.mark.parametrize("start", ["protocol", "games.acquire.choosers"])
def test_the_protocol_and_the_players_process_reach_no_qt(
    trees: dict[str, ast.Module], start: str
) -> None:
    """The protocol runs where no Qt is installed, and so do the processes that think."""
    graph = {name: set(module_level_imports(tree)) for name, tree in trees.items()}
    reached = {name for name in graph if name.startswith(f"{PACKAGE}.{start}")}
    ways = [*reached]
    for name in ways:
        targets = graph[name] - reached if name in graph else set[str]()
        reached |= targets
        ways.extend(targets)
    assert f"{PACKAGE}.games.acquire.advice.verdict" in reached
    assert [name for name in reached if name.partition(".")[0] == "PySide6"] == []


def test_tests_and_pictures_mean_the_same_layers_of_a_game() -> None:
    assert OF_A_GAME == GAME_LAYERS


def test_modules_and_folders_are_small_enough_to_read() -> None:
    lines, modules = sizes(MODULES)
    for each in larger(lines, ASKED_LINES) + larger(modules, ASKED_MODULES):
        print(f"{each}. Is it one subject?")
    assert larger(lines, MAX_LINES) == []
    assert larger(modules, MAX_MODULES) == []


def test_the_engine_is_pure(trees: dict[str, ast.Module]) -> None:
    engine = [module for module in trees if layer_of(module) in ENGINES]
    assert engine
    assert [f"{name}: {deed}" for name in engine for deed in engine_deeds(trees[name])] == []


@pytest.mark.parametrize(
    ("module", "code"),
    [
        (
            "acquire_desktop.games.acquire.engine.board",
            "import acquire_desktop.games.acquire.ai.players.greedy",
        ),
        ("acquire_desktop.games.acquire.engine.board", "import numpy"),
        ("acquire_desktop.games.acquire.engine.board", "def f():\n    import time"),
        ("acquire_desktop.games.acquire.ai.players.greedy", "from PySide6 import QtCore"),
        ("acquire_desktop.session.game", "from PySide6.QtWidgets import QWidget"),
        ("acquire_desktop.session.game", "from acquire_desktop.ui.kit import texts"),
        (
            "acquire_desktop.session.game",
            "from acquire_desktop.games.acquire.engine.board import Seat",
        ),
        ("acquire_desktop.session.game", "import acquire_desktop.games.acquire.game"),
        (
            "acquire_desktop.storage.saves",
            "from acquire_desktop.games.acquire.engine.setup import Setup",
        ),
        ("acquire_desktop.storage.saves", "from acquire_desktop import ui"),
        (
            "acquire_desktop.ui.acquire.table.board",
            "from acquire_desktop.games.acquire import engine",
        ),
        (
            "acquire_desktop.ui.acquire.table.board",
            "from acquire_desktop.games.acquire.engine.kernel import kernel_game",
        ),
        ("acquire_desktop.ui.acquire.table.board", "import acquire_desktop.games.acquire.ai"),
        (
            f"{OTHER_GAME}.rules.money",
            "from acquire_desktop.games.acquire.engine.board import Seat",
        ),
        (f"{OTHER_GAME}.rules.money", "from acquire_desktop.games import GAMES"),
        (f"{OTHER_GAME}.rules.money", "from acquire_desktop.storage import saves"),
        (f"{OTHER_GAME}.rules.money", "import time"),
        (
            "acquire_desktop.games.hotel_tycoon.setup_json",
            "import acquire_desktop.games.acquire.game",
        ),
        (f"{OTHER_GAME}.rules.money", "import acquire_desktop.games.hotel_tycoon.ai.chances"),
        (
            "acquire_desktop.games.hotel_tycoon.ai.chances",
            "import acquire_desktop.games.acquire.ai.players",
        ),
        ("acquire_desktop.games.acquire.engine.board", f"from {OTHER_GAME} import board"),
        ("acquire_desktop.ui.acquire.table.board", f"from {OTHER_GAME} import board"),
        (f"{HOTEL_UI}.board.view", f"from {OTHER_GAME} import game"),
        (f"{HOTEL_UI}.board.view", f"from {OTHER_GAME}.rules import table"),
        (
            "acquire_desktop.games.acquire.game",
            "import acquire_desktop.games.hotel_tycoon.setup_json",
        ),
    ],
)
def test_a_broken_layer_is_noticed(module: str, code: str) -> None:
    (target,) = imported_modules(ast.parse(code))
    assert import_problem(module, target) is not None


@pytest.mark.parametrize(
    ("module", "code"),
    [
        ("acquire_desktop.session.game", "from PySide6.QtCore import QObject"),
        (
            "acquire_desktop.ui.acquire.table.board",
            "from acquire_desktop.games.acquire.engine import actions",
        ),
        ("acquire_desktop.app", "from acquire_desktop import __version__"),
        (
            "acquire_desktop.app",
            "from acquire_desktop.games.acquire.engine.kernel.kernel_game import KernelGame",
        ),
        ("acquire_desktop.games.acquire.engine.board", "from dataclasses import dataclass"),
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


@pytest.mark.parametrize(
    ("module", "code"),
    [
        ("kit.texts", "from acquire_desktop.games.acquire.engine.board import Seat"),
        ("kit.texts", "from acquire_desktop.session import screen"),
        ("kit.look.icons", "from acquire_desktop.storage import settings"),
        ("kit.texts", "from acquire_desktop.ui.acquire.words import names"),
        ("kit.look.icons", "from acquire_desktop.ui.kit import texts"),
        (
            "acquire.words.names",
            "from acquire_desktop.ui.acquire.table.board.view import BoardView",
        ),
        ("acquire.table.log.log_view", "from acquire_desktop.ui.acquire.table import game_page"),
        (
            "acquire.table.hand.hand_panel",
            "from acquire_desktop.ui.acquire.table.log import log_view",
        ),
        ("start.start_page", "import acquire_desktop.ui.window.preferences"),
        ("window.menus", "from acquire_desktop.ui import loose"),
        ("window.messages", "from acquire_desktop.games.acquire.session import Session"),
        ("window.messages", "from acquire_desktop.games.acquire.engine.board import Seat"),
        ("window.messages", "from acquire_desktop.games import GAMES"),
        ("window.messages", "from acquire_desktop.ui.acquire.words import names"),
        ("window.main_window", "from acquire_desktop.ui.acquire.table import game_page"),
        ("hotel_tycoon.board.view", "from acquire_desktop.games.acquire.engine.board import Seat"),
        ("hotel_tycoon.board.view", "from acquire_desktop.ui.acquire.words import names"),
        ("acquire.table.game_page", "from acquire_desktop.ui.hotel_tycoon.words import names"),
    ],
)
def test_a_wrong_import_between_folders_of_ui_is_noticed(module: str, code: str) -> None:
    (target,) = imported_modules(ast.parse(code))
    assert ui_import_problem(f"acquire_desktop.ui.{module}", target) is not None


def test_a_circle_of_folders_is_noticed() -> None:
    assert circle({**UI_MAY_IMPORT, "acquire.words": {"kit", "start"}})


def test_what_is_too_large_is_noticed() -> None:
    assert larger({"page": 30, "panel": 31}, 30) == ["panel has 31"]


def test_the_document_shows_the_tree_and_the_layers_as_they_are() -> None:
    document = DOCUMENT.read_text(encoding="utf-8")
    assert document == drawn(document), "run tools/draw_architecture.py"


def test_the_documents_name_files_that_there_are() -> None:
    missing = {
        f"{path.name}: {name}"
        for path in (ROOT / "docs").glob("*.md")
        for name in re.findall(r"`([\w./]+/[\w.]+\.(?:py|md|toml|pxd))`", path.read_text("utf-8"))
        if not any((place / name).exists() for place in (ROOT, ROOT / PACKAGE))
    }
    assert missing == set()


def test_only_engine_and_computer_players_use_the_kernel(imports: dict[str, list[str]]) -> None:
    kernel = f"{PACKAGE}.games.acquire.engine.kernel"
    users = tuple(f"{PACKAGE}.games.acquire.{name}" for name in KERNEL_USERS)
    others = [module for module in imports if not module.startswith(users)]
    assert [
        f"{module}: {target}"
        for module in others
        for target in imports[module]
        if target.startswith(kernel) and target != ENGINE_LOADER
    ] == []
