"""The tables of ``docs/glossary.md``: the terms, and the words that are not written."""

import re
from collections.abc import Iterator
from fnmatch import fnmatchcase
from typing import Final, NamedTuple

from tests.words.texts import ROOT, Text

PORTUGUESE_ENDING: Final = re.compile(r"(?<=\w\w)(?:ão|ões|[aei]r|[aeo]s?|l|is)$")
JAPANESE_ENDING: Final = re.compile(r"(?<=\w)[ぁ-ん]+$")
GLOSSARY: Final = (ROOT / "docs" / "glossary.md").read_text("utf-8")


class Forbidden(NamedTuple):
    """A word that no text of a language has, and what stands there instead."""

    language: str
    pattern: re.Pattern[str]
    instead: str
    reason: str
    where: tuple[str, ...]
    is_everywhere_else: bool
    """Whether ``where`` names the only places that may have the word."""

    def is_in(self, text: Text) -> bool:
        named = any(fnmatchcase(text.place, where) for where in self.where)
        if self.where and named == self.is_everywhere_else:
            return False
        return bool(self.pattern.search(re.sub(r"\{[^{}]*\}", "{}", text.text)))


def rows(first_cell: str) -> Iterator[list[str]]:
    """Yield the cells of all tables whose heads begin with a cell."""
    inside = False
    for line in GLOSSARY.splitlines():
        if not line.startswith("|"):
            inside = False
            continue
        cells = [cell.strip().replace(r"\|", "|") for cell in re.split(r"(?<!\\)\|", line)[1:-1]]
        if inside and not set(line) <= set("|-"):
            yield cells
        inside |= cells[0] == first_cell


def forbidden_words() -> list[Forbidden]:
    found = []
    for language, never, instead, reason, where in rows("language"):
        pattern = re.compile("|".join(re.findall(r"`([^`]+)`", never)))
        places = tuple(filter(None, re.split(r",\s*", where.removeprefix("not "))))
        is_else = where.startswith("not ")
        found.append(Forbidden(language, pattern, instead, reason, places, is_else))
    return found


class Term(NamedTuple):
    """A term of the glossary, and the words of a language for it."""

    language: str
    english: re.Pattern[str]
    theirs: re.Pattern[str]

    def is_lost_in(self, text: Text) -> bool:
        """Whether the English text has the term, and the translation none of its words."""
        english = re.sub(r"\{[^{}]*\}", "", text.english)
        return bool(self.english.search(english)) and not self.theirs.search(text.text)


def terms() -> list[Term]:
    """Return the terms in bold."""
    found = []
    for row in rows("program"):
        if row[0].startswith("**"):
            english = re.compile(rf"\b{row[0].split('**')[1]}s?\b", re.IGNORECASE)
            for language, cell in (("ja", row[3]), ("pt_BR", row[5])):
                words = "|".join(_any_inflection(word, language) for word in cell.split(", "))
                found.append(Term(language, english, re.compile(words, re.IGNORECASE)))
    return found


def _any_inflection(term: str, language: str) -> str:
    if language == "ja":
        return JAPANESE_ENDING.sub("", term)
    stems = [PORTUGUESE_ENDING.sub("", word) for word in term.split()]
    return r"\W+".join(rf"{stem}\w*" for stem in stems)
