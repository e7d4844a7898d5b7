"""Every text has the words of ``docs/glossary.md``, and none that it replaced."""

import pytest

from acquire_desktop.languages import LANGUAGES
from tests.words.glossary import forbidden_words, terms
from tests.words.texts import chapters, everything, messages


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_has_a_word_that_is_not_written(language: str) -> None:
    words = [word for word in forbidden_words() if word.language == language]
    wrong = [
        (str(text), word.pattern.pattern, f"write: {word.instead}", word.reason)
        for word in words
        for text in everything(language)
        if word.is_in(text)
    ]
    assert wrong == []


@pytest.mark.parametrize("language", [code for code in LANGUAGES if code != "en"])
def test_a_term_is_translated_by_its_word(language: str) -> None:
    wrong = [
        (str(text), text.english, term.theirs.pattern)
        for term in terms()
        if term.language == language
        for text in messages(language) + chapters(language)
        if not text.is_hotel and term.is_lost_in(text)
    ]
    assert wrong == []
