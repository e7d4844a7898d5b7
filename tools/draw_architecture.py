"""Structure: write the tree of folders and the imports between them into docs/structure.md.

    python tools/draw_architecture.py [--check]

The tree is made of the first lines of the packages' docstrings, the pictures of the imports.
"""

import argparse
import ast
import sys
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from graphlib import TopologicalSorter
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = "acquire_desktop"
DOCUMENT = ROOT / "docs" / "structure.md"
SIDE_FOLDERS = {
    "packaging": "what packages: the build hook, the compiled kernel, the frozen program",
    "tests": "the same tree, and what all tests share",
    "tools": "what makes fonts, sounds and texts; benchmarks; the computer players' laboratory",
}
GAME_LAYERS = frozenset({"engine", "ai"})
"""Folders of a game that are layers of their own; the rest of its folder is one."""
WIRING = frozenset({"__main__", "app", "demo", "self_test"})
"""Modules that put the layers together; they import most of them."""

Graph = Mapping[str, set[str]]


def dotted_name(path: Path) -> str:
    """Return the module name of a file in the package."""
    parts = path.relative_to(ROOT).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


@cache
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


def layer_of(module: str) -> str:
    """Return the layer of a module: the first folder or file in the package.

    Each game in ``games`` has layers of its own: ``games.hotel_tycoon.engine`` is one.
    """
    parts = module.split(".")
    if parts[1:2] == ["games"] and len(parts) > 2:
        return ".".join(parts[1 : 4 if parts[3:4] and parts[3] in GAME_LAYERS else 3])
    return parts[1] if len(parts) > 1 else "__init__"


def ui_folder_of(module: str) -> str:
    """Return the folder of ``ui`` that a module lies in, or nothing for one of another layer."""
    inner = module.removeprefix(f"{PACKAGE}.ui.")
    if inner == module:
        return ""
    return inner if ROOT.joinpath(*module.split(".")).is_dir() else inner.rpartition(".")[0]


@cache
def imports() -> dict[str, set[str]]:
    """Return for each module of the package the modules of the package that it imports."""
    found = {}
    for path in sorted((ROOT / PACKAGE).rglob("*.py")):
        targets = imported_modules(ast.parse(path.read_text(encoding="utf-8")))
        found[dotted_name(path)] = {each for each in targets if each.partition(".")[0] == PACKAGE}
    return found


def layers() -> Graph:
    """Return which layers import which, without those that only wire the others together."""
    graph = grouped(
        (layer_of(source), map(layer_of, targets)) for source, targets in imports().items()
    )
    hidden = WIRING | {"__init__"}
    return {name: targets - hidden for name, targets in graph.items() if name not in hidden}


def ui_folders() -> Graph:
    """Return which folders of ``ui`` import which."""
    return grouped(
        (ui_folder_of(source), map(ui_folder_of, targets)) for source, targets in imports().items()
    )


def grouped(pairs: Iterable[tuple[str, Iterable[str]]]) -> dict[str, set[str]]:
    """Return a graph of named groups from imports between their members."""
    graph: dict[str, set[str]] = {}
    for source, targets in pairs:
        if source:
            graph.setdefault(source, set()).update(set(targets) - {source, ""})
    return graph


def reduced(graph: Graph) -> Graph:
    """Leave out every import that another way through the graph implies."""
    reach: dict[str, set[str]] = {}
    for name in TopologicalSorter(graph).static_order():
        direct = graph.get(name, set())
        reach[name] = direct.union(*(reach[each] for each in direct))
    return {
        name: {
            each for each in targets if not any(each in reach[other] for other in targets - {each})
        }
        for name, targets in graph.items()
    }


def mermaid(graph: Graph) -> str:
    """Return a picture in Mermaid: an arrow leads from what imports to what is imported."""
    arrows = (
        f"    {_node(source)} --> {_node(target)}"
        for source, targets in sorted(reduced(graph).items())
        for target in sorted(targets)
    )
    return "\n".join(("```mermaid", "flowchart TD", *arrows, "```"))


def _node(name: str) -> str:
    return f'{name.replace(".", "_")}["{name.replace(".", "/")}"]'


def tree() -> str:
    """Return the folders, each with the first line of its docstring."""
    rows = []
    for path in sorted((ROOT / PACKAGE).rglob("__init__.py")):
        depth = len(path.relative_to(ROOT).parts) - 2
        docstring = ast.get_docstring(ast.parse(path.read_text(encoding="utf-8"))) or ""
        line = docstring.partition("\n")[0].rstrip(".").replace("``", "")
        name = f"{'  ' * depth}{path.parent.name}/"
        rows.append(f"{name:<22}{line[:1].lower()}{line[1:]}" if depth else name)
    rows += [f"{name + '/':<22}{job}" for name, job in SIDE_FOLDERS.items()]
    return "\n".join(("```", *rows, "```"))


def drawn(document: str) -> str:
    """Return a document with each marked part made again."""
    for name, made in (
        ("tree", tree()),
        ("layers", mermaid(layers())),
        ("ui", mermaid(ui_folders())),
    ):
        begin, end = (
            f"<!-- {name}: made by tools/draw_architecture.py -->",
            f"<!-- end of {name} -->",
        )
        before, found, rest = document.partition(begin)
        _old, closed, after = rest.partition(end)
        if not (found and closed):
            raise ValueError(f"no place for {name} in {DOCUMENT.name}")
        document = f"{before}{begin}\n{made}\n{end}{after}"
    return document


def main() -> int:
    """Write the pictures, or tell by the exit status whether they are true."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--check", action="store_true", help="write nothing; 1 if they are stale")
    options = parser.parse_args()
    before = DOCUMENT.read_text(encoding="utf-8")
    after = drawn(before)
    if options.check:
        return int(before != after)
    DOCUMENT.write_text(after, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
