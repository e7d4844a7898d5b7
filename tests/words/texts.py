"""What players read, text by text and in every language: messages, chapters, documents."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple
from xml.etree import ElementTree

from acquire_desktop.languages import LANGUAGES
from acquire_desktop.ui.kit.reading.source import parse

ROOT: Final = Path(__file__).resolve().parents[2]
TRANSLATIONS: Final = ROOT / "translations"
CHAPTERS: Final = {
    "rules": "resources/rules/{}.txt",
    "guide": "resources/guide/{}.txt",
    "hotel_rules": "resources/hotel_tycoon/rules_{}.txt",
}


class Text(NamedTuple):
    """One text in one language, with the English one that it stands for."""

    place: str
    """The context of a message; the name of a file, and its chapter."""
    text: str
    english: str

    def __str__(self) -> str:
        return f"[{self.place}] {self.text}"

    @property
    def is_hotel(self) -> bool:
        return self.place.startswith(("Hotel", "hotel"))


class Message(NamedTuple):
    """One entry of a ``.ts`` file."""

    context: str
    source: str
    is_plural: bool
    is_finished: bool
    forms: tuple[str, ...]

    @property
    def key(self) -> tuple[str, str, bool]:
        return self.context, self.source, self.is_plural


def entries(path: Path) -> list[Message]:
    """Return the entries of a ``.ts`` file."""
    result = []
    for context in ElementTree.parse(path).getroot().iter("context"):
        for message in context.iter("message"):
            translation = message.find("translation")
            assert translation is not None
            forms = [form.text or "" for form in translation.iter("numerusform")]
            result.append(
                Message(
                    context.findtext("name", ""),
                    message.findtext("source", ""),
                    message.get("numerus") == "yes",
                    translation.get("type") is None,
                    tuple(forms or [translation.text or ""]),
                )
            )
    return result


@cache
def messages(language: str) -> tuple[Text, ...]:
    """Return all messages in a language, a plural form each; English has its plurals only."""
    other = language if language != "en" else next(code for code in LANGUAGES if code != "en")
    plurals = {entry.key: entry.forms for entry in entries(TRANSLATIONS / "acquire_en.ts")}
    return tuple(
        Text(entry.context, form, entry.source)
        for entry in entries(TRANSLATIONS / f"acquire_{other}.ts")
        for form in (entry.forms if language != "en" else plurals.get(entry.key, (entry.source,)))
    )


@cache
def chapters(language: str) -> tuple[Text, ...]:
    """Return titles and lines of the rules, the guide and the rules of Hotel Tycoon."""
    return tuple(
        Text(place, line, english)
        for name in CHAPTERS
        for (place, line), (_, english) in zip(
            _lines(name, language), _lines(name, "en"), strict=True
        )
    )


def _lines(name: str, language: str) -> list[tuple[str, str]]:
    source = (ROOT / CHAPTERS[name].format(language)).read_text("utf-8")
    found = []
    for chapter in parse(source):
        place = f"{name} {chapter.key}"
        found += [(place, chapter.part), (place, chapter.title)]
        found += [(place, line.text) for line in chapter.lines]
    return found


@cache
def documents(language: str) -> tuple[Text, ...]:
    """Return the paragraphs, entries and rows of the README, and in English of the CHANGELOG."""
    names = ["README.md", "CHANGELOG.md"] if language == "en" else [f"docs/README.{language}.md"]
    found = []
    for name in names:
        source = (ROOT / name).read_text("utf-8")
        source = re.sub(r"^```.*?^```", "", source, flags=re.DOTALL | re.MULTILINE)
        joined = re.sub(r"\n(?![\n#|-]|\d+\. )\s*", "" if language == "ja" else " ", source)
        found += [Text(Path(name).name, line, "") for line in joined.splitlines() if line.strip()]
    return tuple(found)


def everything(language: str) -> tuple[Text, ...]:
    return messages(language) + chapters(language) + documents(language)


def sentences(text: str) -> Iterator[str]:
    """Yield the sentences of an English text; a placeholder or a piece of code is one word."""
    plain = re.sub(r"`[^`]*`|\{[^{}]*\}", "X", re.sub(r"!?\[([^]]*)\]\([^)]*\)", r"\1", text))
    for sentence in re.split(r"(?<=[.!?])[*”\")]*\s+|\s\|\s", plain):
        if sentence:
            yield sentence


def words_in(sentence: str) -> int:
    return len([word for word in sentence.split() if re.search(r"\w", word)])
