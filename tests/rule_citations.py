"""Finds the places in the rulebooks that code, scenarios and texts cite.

All write a citation alike, ``en-2023, "A Tie"``; a further title in quotes belongs to the same
rulebook, and the numbers of points do not matter here.
"""

import re
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
ENGINE = ROOT / "acquire_desktop" / "games" / "acquire" / "engine"
SCENARIOS = ROOT / "tests" / "games" / "acquire" / "engine" / "scenarios"

Citation = tuple[str, str]
"""The rulebook's short name and the title of the chapter."""

_BOOK = re.compile(r"\b((?:en|ja|pt)-\d{4})((?:, (?:\"[^\"]+\"|[^\",;.()]+))+)")
_TITLE = re.compile(r'"([^"]+)"')
_RULE = re.compile(r"Rule: (.+?)(?:\n\s*\n|\"\"\")", re.DOTALL)


def citations_in(text: str) -> Iterator[Citation]:
    """Yield the chapters that a text cites; line breaks and comment signs may stand between."""
    joined = re.sub(r"\s*\n\s*(?:# )?", " ", text)
    for book in _BOOK.finditer(joined):
        for title in _TITLE.findall(book[2]):
            yield book[1], title


def engine_citations() -> dict[Citation, str]:
    """Return every chapter that the engine cites, with one file that does."""
    return {
        citation: path.name
        for path in sorted(ENGINE.glob("*.py"))
        for citation in citations_in(path.read_text("utf-8"))
    }


def rule_citations() -> dict[Citation, str]:
    """Return every chapter that a ``Rule:`` line of the engine cites, with one file that does."""
    return {
        citation: path.name
        for path in sorted(ENGINE.glob("*.py"))
        for rule in _RULE.findall(path.read_text("utf-8"))
        for citation in citations_in(rule)
    }


def scenario_citations() -> dict[Citation, str]:
    """Return every chapter that a scenario file names, with one file that does."""
    return {
        citation: path.name
        for path in sorted(SCENARIOS.glob("*.txt"))
        for citation in citations_in(path.read_text("utf-8").split("\n== ")[0])
    }
