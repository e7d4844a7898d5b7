"""Bring ``translations/*.ts`` in step with the texts in the code.

lupdate's reader of Python does not know keyword arguments, so this collects every
``translate("Context", "text", n=..., field=...)`` and ``later("Context", "text")`` with ``ast``
and hands lupdate one generated file that it can read.  lupdate keeps the translations that are
already there.

    python tools/update_translations.py [acquire_ja.ts ...]
"""

import ast
import json
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

from acquire_desktop.languages import LANGUAGES

ROOT = Path(__file__).resolve().parent.parent
LUPDATE = (sys.executable, "-c", "from PySide6.scripts.pyside_tool import lupdate; lupdate()")
OUR_NAMES = ("translate", "texts.translate", "later")
OPTIONS = ("-extensions", "cpp", "-locations", "none", "-no-obsolete", "-source-language", "en")


class Text(NamedTuple):
    """One text of the program."""

    context: str
    """The first argument of the call."""
    source: str
    """The English text."""
    is_plural: bool
    """Whether it has a number that chooses its form."""


def translate_calls(tree: ast.AST) -> Iterator[ast.Call]:
    """Yield every call of our ``translate`` and ``later``, not those of painters and strings."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and ast.unparse(node.func) in OUR_NAMES:
            yield node


def tables_of(tree: ast.Module) -> Mapping[str, ast.expr]:
    """Return the constants of a module by name, some of which are tables of texts."""
    return {
        node.target.id: node.value
        for node in tree.body
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.value
    }


def literals(node: ast.expr, tables: Mapping[str, ast.expr]) -> list[object]:
    """Return the literal that an argument is, or those between which it chooses.

    A choice is ``one if ... else other`` or something in brackets after a tuple, a dictionary or
    the name of such a constant of the module; what is no literal is None.
    """
    match node:
        case ast.Constant(value=value):
            return [value]
        case ast.IfExp(body=one, orelse=other):
            choices = [one, other]
        case ast.Subscript(value=table):
            choices = [table]
        case ast.Tuple(elts=elements) | ast.Dict(values=elements):
            choices = elements
        case ast.Name(id=name) if name in tables:
            choices = [tables[name]]
        case _:
            return [None]
    return [literal for choice in choices for literal in literals(choice, tables)]


def texts_in(source: str) -> Iterator[Text]:
    """Yield the texts of a module's source that its calls name or choose between."""
    tree = ast.parse(source)
    tables = tables_of(tree)
    for call in translate_calls(tree):
        match call.args:
            case [ast.Constant(value=str(context)), text]:
                for literal in literals(text, tables):
                    if isinstance(literal, str):
                        yield Text(context, literal, "%n" in literal)
            case _:
                pass


def collect(package_dir: Path) -> list[Text]:
    """Return the texts of a package in order, each once."""
    files = sorted(package_dir.rglob("*.py"))
    return sorted({text for file in files for text in texts_in(file.read_text("utf-8"))})


def generated_source(texts: list[Text]) -> str:
    """Return a C++ file that holds the texts in the form that lupdate reads."""
    calls = (
        f"QCoreApplication::translate({_quoted(text.context)}, {_quoted(text.source)}"
        f"{', nullptr, 1' if text.is_plural else ''});"
        for text in texts
    )
    return "void texts() {\n" + "\n".join(calls) + "\n}\n"


def update(package_dir: Path, targets: Sequence[Path]) -> None:
    """Write or update ``acquire_<code>.ts`` files; English has plurals only.

    Raises:
        subprocess.CalledProcessError: if lupdate fails.
    """
    with tempfile.TemporaryDirectory() as folder:
        stub = Path(folder) / "texts.cpp"
        stub.write_text(generated_source(collect(package_dir)), encoding="utf-8")
        for target in targets:
            code = target.stem.removeprefix("acquire_")
            plural_only = ("-pluralonly",) if code == "en" else ()
            options = (*OPTIONS, *plural_only, "-target-language", code)
            command = (*LUPDATE, *options, str(stub), "-ts", str(target))
            subprocess.run(command, check=True, stdout=subprocess.DEVNULL)


def _quoted(text: str) -> str:
    return json.dumps(text, ensure_ascii=False)


def files_of_languages() -> list[Path]:
    """Return the file of each language of the program; lupdate makes those that are missing."""
    return [ROOT / "translations" / f"acquire_{code}.ts" for code in LANGUAGES]


if __name__ == "__main__":
    named = [Path(name) for name in sys.argv[1:]]
    update(ROOT / "acquire_desktop", named or files_of_languages())
