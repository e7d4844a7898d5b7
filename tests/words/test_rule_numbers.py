"""The numbers of a rule, and what they bound, are the same in every language."""

import re
from typing import Final

import pytest

from tests.words.texts import Text, chapters

NUMBER_WORDS: Final = {
    "en": "two three four five six seven eight nine ten eleven twelve",
    "pt_BR": "dois|duas três quatro cinco seis sete oito nove dez onze doze",
    "ja": "",
}
OTHERS: Final = [language for language in NUMBER_WORDS if language != "en"]
MORE_WORDS: Final = {
    "en": {"twice": 2, "twenty": 20, "hundred": 100, "hundredths": 100, "thousand": 1000},
    "pt_BR": {"dobro": 2, "vinte": 20, "cem": 100, "centena": 100, "centésimos": 100, "mil": 1000},
    "ja": {},
}
THREE: Final = re.compile(r"more than two|mais de (?:dois|duas)", re.IGNORECASE)
COORDINATE: Final = re.compile(r"\d+[A-I](?![A-Za-z])")
UNCOUNTED: Final = re.compile(
    r"第\d|\d[度回個人つ枚番]*目|\d分の1|[こそ]の2[つ者人]|\b(?:nenhum )?d?[oa]s (?:dois|duas)\b",
    re.IGNORECASE,
)
"""Names of stockholders, places in an order, fractions, *both*: English has words for them."""
AT_LEAST: Final = {
    "en": r"\b(?:or (?:more|newer|longer)|at least|more than|and more)\b",
    "ja": r"以上|少なくとも|より[多高長]|を超え|以降",
    "pt_BR": r"\b(?:ou mais|pelo menos|no mínimo|ao menos|mais (?:do )?que|mais de|a partir)\b",
}
AT_MOST: Final = {
    "en": r"\b(?:at most|(?<!rounded )up to|or (?:less|fewer)|(?:no|not|never) more than)\b",
    "ja": r"以下|以内|最大|最多|まで|だけ|長くても",
    "pt_BR": r"\b(?:no máximo|até|ou menos|(?:não|nunca) mais)\b",
}


def numbers(text: str, language: str) -> set[int | str]:
    """Return the numbers of a text above one, and the placeholders that have one."""
    words = dict(MORE_WORDS[language])
    for value, names in enumerate(NUMBER_WORDS[language].split(), start=2):
        words |= dict.fromkeys(names.split("|"), value)
    plain = UNCOUNTED.sub("", COORDINATE.sub("", THREE.sub("3", re.sub(r"\{[^{}]*\}", " ", text))))
    digits = re.findall(r"\d+", re.sub(r"(?<=\d)[.,](?=\d{3})", "", plain))
    found: set[int | str] = set(re.findall(r"\{[^{}]*\d[^{}]*\}", text))
    found |= {int(number) for number in digits if int(number) > 1}
    return found | {words[word] for word in re.findall(r"\w+", plain.casefold()) if word in words}


@pytest.mark.parametrize("language", OTHERS)
def test_a_rule_has_the_same_numbers_in_every_language(language: str) -> None:
    wrong = [
        (str(text), text.english, english ^ theirs)
        for text in chapters(language)
        if (english := numbers(text.english, "en")) != (theirs := numbers(text.text, language))
    ]
    assert wrong == []


def loses_a_bound(text: Text, language: str, bound: dict[str, str]) -> bool:
    """Whether English says *or more* or *at most*, and the translation does not."""
    said = re.search(bound["en"], text.english, re.IGNORECASE)
    return bool(said) and not re.search(bound[language], text.text, re.IGNORECASE)


@pytest.mark.parametrize("bound", [AT_LEAST, AT_MOST], ids=["at least", "at most"])
@pytest.mark.parametrize("language", OTHERS)
def test_a_rule_is_bounded_in_every_language(language: str, bound: dict[str, str]) -> None:
    rules = [text for text in chapters(language) if not text.place.startswith("guide")]
    wrong = [(str(text), text.english) for text in rules if loses_a_bound(text, language, bound)]
    assert wrong == []
