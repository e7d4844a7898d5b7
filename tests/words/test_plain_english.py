"""English as one speaks: short sentences, and docstrings as the standard library writes them.

The words that are not written stand in ``docs/glossary.md``.
"""

import ast
import re
from pathlib import Path
from typing import Final

from acquire_desktop.games.acquire.engine.kernel.compiled import MODULES
from tests.words.texts import ROOT, everything, sentences, words_in

PACKAGE: Final = ROOT / "acquire_desktop"
LONGEST: Final = 25
LONGEST_OF_CHANGELOG: Final = 20
CLAUSE: Final = (
    r"(?:(?:what|whatever|whoever|who|whom|somebody|nobody|something)\b"
    r"|.*\b(?:told|tells|dear|dearer|anew|whoever|lots?)\b)"
)
DOCSTRING: Final = re.compile(CLAUSE, re.IGNORECASE)
"""Opens with a clause instead of a name, or has a word that is not written."""
QUICK_LOOK: Final = re.compile(rf'"""{CLAUSE}', re.IGNORECASE)
"""Whether a module is worth a closer look."""


def test_a_sentence_is_short() -> None:
    wrong = []
    for text in everything("en"):
        longest = LONGEST_OF_CHANGELOG if text.place == "CHANGELOG.md" else LONGEST
        wrong += [
            (text.place, count, sentence)
            for sentence in sentences(text.text)
            if (count := words_in(sentence)) > longest
        ]
    assert wrong == []


def first_lines(path: Path) -> list[tuple[str, str]]:
    """Return the names of a module that have a docstring, and its first line."""
    documented = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)
    return [
        (getattr(node, "name", ""), docstring.partition("\n")[0])
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, documented) and (docstring := ast.get_docstring(node))
    ]


def test_the_first_line_of_a_docstring_is_plain() -> None:
    """But for the modules of the compiled kernel, which one word would compile again."""
    kernel = {PACKAGE / "games/acquire" / f"{name.replace('.', '/')}.py" for name in MODULES}
    wrong = [
        (str(path.relative_to(ROOT)), name, line)
        for folder in (PACKAGE, ROOT / "tools")
        for path in sorted(set(folder.rglob("*.py")) - kernel)
        if QUICK_LOOK.search(path.read_text("utf-8"))
        for name, line in first_lines(path)
        if DOCSTRING.match(line)
    ]
    assert wrong == []
