"""The compiled kernel is made where that is possible and never runs from other sources."""

import ast
import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

import pytest

import build_kernel
from acquire_desktop.games.acquire.engine.kernel import compiled

WHICH = f"import {compiled.__name__} as c; print(c.RUNNING, c.PROBLEM)"
PACKAGE = build_kernel.ROOT / "acquire_desktop"

needs_kernel = pytest.mark.skipif(
    bool(build_kernel.obstacle()), reason=f"nothing is compiled: {build_kernel.obstacle()}"
)


def which_kernel(folder: Path, pure: str = "0") -> subprocess.CompletedProcess[str]:
    """Start the engine of the package in a folder; it prints which kernel runs."""
    env = {**os.environ, "PYTHONPATH": str(folder), "ACQUIRE_PURE": pure}
    command = [sys.executable, "-c", WHICH]
    return subprocess.run(command, cwd=folder, env=env, capture_output=True, text=True, check=True)


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """A folder with a copy of the engine, compiled kernel included."""
    to = tmp_path / "acquire_desktop"
    for part in (Path("games", "acquire", name) for name in ("engine", "ai")):
        shutil.copytree(PACKAGE / part, to / part, ignore=shutil.ignore_patterns("__pycache__"))
    for folder in (Path(), Path("games"), Path("games", "acquire")):
        shutil.copy(PACKAGE / folder / "__init__.py", to / folder)
    return tmp_path


@needs_kernel
def test_the_compiled_kernel_runs_unless_plain_python_is_asked_for(copy: Path) -> None:
    assert which_kernel(copy).stdout == "True \n"
    assert which_kernel(copy, pure="1").stdout == "False ACQUIRE_PURE is set\n"


@needs_kernel
@pytest.mark.parametrize(
    "name", ["kernel/kernel_game.py", "kernel/bonus.py", "board.py", "kernel/kernel.pxd"]
)
def test_a_kernel_compiled_from_other_sources_does_not_run_and_a_warning_tells(
    copy: Path, name: str
) -> None:
    source = copy / "acquire_desktop" / "games" / "acquire" / "engine" / name
    source.write_text(source.read_text("utf-8") + "\n# another line\n", "utf-8")
    done = which_kernel(copy)
    assert done.stdout == "False it was built from other sources\n"
    assert "RuntimeWarning: The compiled kernel is not used" in done.stderr


@needs_kernel
def test_sources_that_are_not_shipped_are_not_asked_for(copy: Path) -> None:
    (copy / "acquire_desktop" / "games" / "acquire" / "engine" / "kernel" / "kernel.pxd").unlink()
    assert which_kernel(copy).stdout == "True \n"


def test_without_a_compiled_kernel_python_runs_it(copy: Path) -> None:
    for path in (copy / "acquire_desktop" / "games" / "acquire" / "engine" / "kernel").glob(
        "compiled_kernel.*"
    ):
        path.unlink()
    done = which_kernel(copy)
    assert done.stdout == "False it was not built for this Python\n"
    assert done.stderr == ""


@pytest.mark.skipif(os.name == "nt", reason="the compiler is looked for by setuptools")
def test_without_a_compiler_or_the_headers_nothing_is_tried(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(build_kernel, "importable", lambda _name: True)
    monkeypatch.setenv("CC", "absent-for-sure -O2")
    assert build_kernel.obstacle() == "there is no C compiler (absent-for-sure)"
    with pytest.raises(build_kernel.BuildError, match="no C compiler"):
        build_kernel.build(tmp_path)
    monkeypatch.setenv("CC", sys.executable)
    monkeypatch.setattr(sysconfig, "get_path", lambda _name: str(tmp_path))
    assert build_kernel.obstacle() == "there is no Python.h"
    assert list(tmp_path.iterdir()) == []


def test_the_single_module_has_all_parts_and_no_imports_of_them() -> None:
    tree = ast.parse(build_kernel.one_module())
    imported = {node.module for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)}
    assert not imported & {f"{compiled.PACKAGE}.{name}" for name in compiled.MODULES}
    classes = [node.name for node in tree.body if isinstance(node, ast.ClassDef)]
    assert classes[:5] == ["Generator", "Rules", "KernelState", "Mixes", "KernelGame"]
    assert classes[5:] == [
        "BoardAnalysis",
        "PurchaseOptions",
        "Stakes",
        "DecisionInputs",
        "TileInputs",
        "StockInputs",
        "ChainInputs",
        "ChoiceNetworks",
        "LearnedChoice",
        "Policy",
        "Features",
        "ValueNetwork",
        "Rollout",
        "Spectator",
        "Shortlist",
        "Branch",
        "ReferenceTree",
        "InformationSetTree",
    ]


def test_every_part_imports_only_earlier_parts() -> None:
    earlier = set(compiled.CONSTANTS)
    for name in compiled.MODULES:
        path = build_kernel.SOURCES.joinpath(*name.split(".")).with_suffix(".py")
        tree = ast.parse(path.read_text("utf-8"))
        modules = {str(n.module) for n in ast.walk(tree) if isinstance(n, ast.ImportFrom)}
        parts = {module.removeprefix(f"{compiled.PACKAGE}.") for module in modules} & set(
            compiled.MODULES
        )
        assert parts <= earlier
        earlier.add(name)
