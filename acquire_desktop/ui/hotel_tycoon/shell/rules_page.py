"""Rules page: the rules of Hotel Tycoon to read, in our own words.

A file of ``resources/hotel_tycoon`` holds one language, written as ``kit/reading/source.py``
describes; ``{money 7000}`` is an amount as the language writes it, ``{title coffee}`` and
``{effect coffee}`` are those of an event card. The rules of
``docs/hotel_tycoon.md`` are told in its order, but for what the table explains when it comes up.
"""

from functools import cache

from acquire_desktop.games.hotel_tycoon.engine.cards import Card
from acquire_desktop.paths import HOTEL_RULES, text_to_read
from acquire_desktop.ui.hotel_tycoon.words.card_texts import card_text, card_title
from acquire_desktop.ui.kit.languages import current_language
from acquire_desktop.ui.kit.reading.markup import Text
from acquire_desktop.ui.kit.reading.page import ReadingPage
from acquire_desktop.ui.kit.reading.source import Chapter, parse
from acquire_desktop.ui.kit.texts import later, money


class RulesPage(ReadingPage):
    """Shows the rules of the second game."""

    def __init__(self) -> None:
        super().__init__()
        self.set_texts(
            later("HotelRules", "Rules of Hotel Tycoon"),
            later("RulesPage", "Search the rules"),
            later("RulesPage", "Text of the rules"),
        )

    def text(self) -> Text:
        return rules_text(current_language())


def rules_text(language: str) -> Text:
    """Return the rules in a language of the program."""
    return Text(_chapters(language), _value)


@cache
def _chapters(language: str) -> tuple[Chapter, ...]:
    return parse(text_to_read(HOTEL_RULES, language))


def _value(name: str, words: tuple[str, ...]) -> str:
    (word,) = words
    match name:
        case "money":
            return money(int(word))
        case "title":
            return card_title(Card(word))
        case "effect":
            return card_text(Card(word))
        case _:
            raise KeyError(name)
