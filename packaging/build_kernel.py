"""Compiles the rules kernel in the checkout: ``python packaging/build_kernel.py``.

The modules named in ``acquire_desktop/games/acquire/engine/kernel/compiled.py`` are put one after
the other into a single module, so that the C compiler sees all calls, with numbers in the place of
the constants that name them; the ``.pxd`` files tell Cython the C types. The result holds a hash of
its sources.
"""

import ast
import importlib
import importlib.util
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import warnings
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))
with warnings.catch_warnings(action="ignore"):  # of a kernel that is to be compiled anew
    from acquire_desktop.games.acquire.engine.kernel import compiled

EXTENSION = f"{compiled.PACKAGE}.{compiled.EXTENSION}"
SOURCES = ROOT.joinpath(*compiled.PACKAGE.split("."))
DIRECTIVES = {
    "language_level": 3,
    "boundscheck": False,
    "wraparound": False,
    "initializedcheck": False,
    "cdivision": True,
    "infer_types": True,
    "annotation_typing": False,
    "auto_pickle": False,
}


class BuildError(Exception):
    """The kernel cannot be compiled here."""


def suffix() -> str:
    """Return how the file of an extension module ends for this Python."""
    return str(sysconfig.get_config_var("EXT_SUFFIX"))


def target(folder: Path) -> Path:
    """Return where the compiled kernel goes in a checkout or an unpacked package."""
    return folder.joinpath(*EXTENSION.split(".")).with_suffix(suffix())


def importable(name: str) -> bool:
    """Tell whether a package is installed."""
    return importlib.util.find_spec(name) is not None


def obstacle() -> str:
    """Return why nothing can be compiled here, as far as one can tell at once, or ""."""
    for name in ("Cython", "setuptools"):
        if not importable(name):
            return f"{name} is not installed"
    if os.name == "nt":
        return ""
    compiler = (os.environ.get("CC") or str(sysconfig.get_config_var("CC") or "cc")).split()[0]
    if not shutil.which(compiler):
        return f"there is no C compiler ({compiler})"
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        return "there is no Python.h"
    return ""


def is_current() -> bool:
    """Tell whether the checkout's compiled kernel was made from the sources as they are."""
    if not target(ROOT).exists():
        return False
    code = f"from {compiled.__name__} import RUNNING; raise SystemExit(not RUNNING)"
    env = {**os.environ, "ACQUIRE_PURE": "0", "PYTHONWARNINGS": "ignore"}
    command = [sys.executable, "-c", code]
    done = subprocess.run(command, cwd=ROOT, env=env, capture_output=True, check=False)
    return done.returncode == 0


def build(folder: Path) -> Path:
    """Compile the kernel into a folder that holds the package; return the file.

    Raises:
        BuildError: If that is not possible; an earlier file is still there.
    """
    problem = obstacle()
    if problem:
        raise BuildError(problem)
    with tempfile.TemporaryDirectory() as scratch:
        made = compile_in(Path(scratch))
        final = target(folder)
        final.parent.mkdir(parents=True, exist_ok=True)
        fresh = final.with_name(f"{final.name}.new")
        try:
            shutil.copyfile(made, fresh)
            fresh.replace(final)
        except OSError as error:  # Windows locks the file while a program runs it
            fresh.unlink(missing_ok=True)
            raise BuildError(str(error)) from error
    return final


def write_module(scratch: Path) -> Path:
    """Write the one module, with its declarations, into a scratch folder; return its file."""
    path = scratch.joinpath(*EXTENSION.split(".")).with_suffix(".py")
    path.parent.mkdir(parents=True)
    folder = scratch
    for name in EXTENSION.split(".")[:-1]:
        folder /= name
        (folder / "__init__.py").touch()
    path.write_text(one_module(), "utf-8")
    declarations = [(SOURCES / name).read_text("utf-8") for name in compiled.DECLARATIONS]
    path.with_suffix(".pxd").write_text("\n".join(declarations), "utf-8")
    return path


def compile_in(scratch: Path) -> Path:
    """Write the one module into a scratch folder and compile it there."""
    path = write_module(scratch)
    setup = scratch / "setup.py"
    setup.write_text(
        "from Cython.Build import cythonize\n"
        "from setuptools import Extension, setup\n"
        f"extension = Extension({EXTENSION!r}, "
        f"[{str(path.relative_to(scratch))!r}], extra_compile_args={compiler_options()!r})\n"
        f"setup(ext_modules=cythonize([extension], compiler_directives={DIRECTIVES!r}))\n",
        "utf-8",
    )
    command = [sys.executable, "setup.py", "-q", "build_ext", "--inplace"]
    done = subprocess.run(command, cwd=scratch, capture_output=True, text=True, check=False)
    made = path.with_suffix(suffix())
    if done.returncode or not made.exists():
        raise BuildError(f"the compiler says:\n{done.stdout}{done.stderr}")
    return made


def compiler_options() -> list[str]:
    """Return options beside those that Python itself was compiled with."""
    if os.name == "nt":
        return []
    # Fused operations would round floats differently from one processor to the next. Nothing in
    # the kernel counts on whole numbers that overflow, as Python's own options would have it.
    fast = ["-O3", "-fno-wrapv", "-fno-math-errno"]
    return [*fast, "-g0", "-ffp-contract=off", "-w"]


def one_module() -> str:
    """Return the text of the single module."""
    modules = [*compiled.CONSTANTS, *compiled.MODULES]
    trees = {
        name: ast.parse(SOURCES.joinpath(*name.split(".")).with_suffix(".py").read_text("utf-8"))
        for name in modules
    }
    numbers: dict[str, int] = {}
    for name, tree in trees.items():
        numbers.update(whole_numbers(importlib.import_module(f"{compiled.PACKAGE}.{name}"), tree))
    body: list[ast.stmt] = []
    names: set[str] = set()
    for name in compiled.MODULES:
        found = set(defined_names(trees[name]))
        if names & found:
            raise BuildError(f"{name}.py defines again: {', '.join(sorted(names & found))}")
        names |= found
        body += Inliner(numbers).visit(trees[name]).body
    module = ast.unparse(ast.fix_missing_locations(ast.Module(body, [])))
    published = ", ".join(f"{name}={number}" for name, number in sorted(numbers.items()))
    sources = compiled.sources_hash(SOURCES)
    return f"{module}\nglobals().update({published})\nSOURCES = {sources!r}\n"


def whole_numbers(module: ModuleType, tree: ast.Module) -> Iterator[tuple[str, int]]:
    """Yield the module's constants that are whole numbers: ``NAME: Final = ...``."""
    for node in tree.body:
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            value = getattr(module, node.target.id, None)
            if type(value) is int and ast.unparse(node.annotation) == "Final":
                yield node.target.id, value


def defined_names(tree: ast.Module) -> Iterator[str]:
    """Yield the names of a module's functions, classes and variables."""
    for node in tree.body:
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            yield node.name
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            yield node.target.id
        elif isinstance(node, ast.Assign):
            yield from (name.id for name in node.targets if isinstance(name, ast.Name))


class Inliner(ast.NodeTransformer):
    """Makes a module part of the single one: numbers for constants, no imports of its parts."""

    def __init__(self, numbers: dict[str, int]) -> None:
        self.numbers = numbers

    def visit_Name(self, node: ast.Name) -> ast.expr:
        """Put a number in the place of its name."""
        if isinstance(node.ctx, ast.Load) and node.id in self.numbers:
            return ast.Constant(self.numbers[node.id])
        return node

    def visit_AnnAssign(self, node: ast.AnnAssign) -> ast.stmt | None:
        """Leave out the definition of a number."""
        if isinstance(node.target, ast.Name) and node.target.id in self.numbers:
            return None
        self.generic_visit(node)
        return node

    def visit_ImportFrom(self, node: ast.ImportFrom) -> ast.stmt | None:
        """Leave out imports of parts and of numbers."""
        if str(node.module).removeprefix(f"{compiled.PACKAGE}.") in compiled.MODULES:
            return None
        if node.module == "math":  # the declarations take these functions from C
            return None
        node.names = [alias for alias in node.names if alias.name not in self.numbers]
        return node if node.names else None


def main() -> int:
    """Compile in the checkout, where that is needed; tell by the exit status how it went.

    Returns:
        0 when there is a current kernel, 1 when compiling failed, 2 when nothing can be compiled
        here.
    """
    if is_current():
        return 0
    problem = obstacle()
    if problem:
        print(f"The rules kernel is not compiled: {problem}.")
        return 2
    print("Compiling the rules kernel ...", flush=True)
    try:
        build(ROOT)
    except BuildError as error:
        print(f"The rules kernel was not compiled: {error}")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
