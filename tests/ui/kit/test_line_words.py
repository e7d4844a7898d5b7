"""The words of the Line: what they say less of where there is less room."""

from collections.abc import Sequence

import pytest
from pytestqt.qtbot import QtBot

from acquire_desktop.ui.kit.line.words import LineWords
from acquire_desktop.ui.kit.look.lettering import wrapped_rect

SENTENCE = "2F merges Sackson (3) into Continental (7): 11 tiles."
DETAILS = ("Its stock rises from $800 to $900.", "Sackson bonuses: Ana $3,000 and Bea $1,500.")


def words_in(qtbot: QtBot, width: int, height: int, details: Sequence[str] = DETAILS) -> LineWords:
    words = LineWords()
    qtbot.addWidget(words)
    words.resize(width, height)
    words.show_texts(SENTENCE, details)
    words.set_room(width, width)
    words.show()
    return words


def test_with_room_everything_is_said(qtbot: QtBot) -> None:
    words = words_in(qtbot, 640, 54)
    assert words.sentence.text() == SENTENCE
    assert words.detail.text() == " ".join(DETAILS)
    assert words.toolTip() == ""


def test_the_last_details_go_first_and_the_tip_has_all(qtbot: QtBot) -> None:
    words = words_in(qtbot, 300, 54)
    assert words.sentence.text() == SENTENCE
    assert words.detail.text() in ("", DETAILS[0])
    assert all(each in words.toolTip() for each in DETAILS)


@pytest.mark.parametrize("size", [(640, 54), (300, 54), (240, 40), (170, 54), (120, 40), (60, 40)])
def test_no_word_is_cut(qtbot: QtBot, size: tuple[int, int]) -> None:
    words = words_in(qtbot, *size)
    for each in (words.sentence, words.detail):
        if each.text():
            box = wrapped_rect(each.text(), each.font(), each.width())
            assert box.height() <= each.height() + 1, each.text()
    assert words.sentence.geometry().bottom() < words.height()


@pytest.mark.parametrize("sentence", ["", "建物2個のホテルチェーンを設立", "X" * 60])
def test_every_sentence_can_be_shortened(qtbot: QtBot, sentence: str) -> None:
    words = words_in(qtbot, 60, 20)
    words.show_texts(sentence, ())
    words.refit()
    assert words.sentence.geometry().bottom() <= words.height()


def test_a_sentence_without_room_gives_way_and_the_tip_has_it(qtbot: QtBot) -> None:
    words = words_in(qtbot, 120, 40)
    assert words.sentence.text().endswith("…")
    assert SENTENCE in words.toolTip()


def test_a_question_without_room_is_asked_in_few_words(qtbot: QtBot) -> None:
    words = LineWords()
    qtbot.addWidget(words)
    words.resize(110, 36)
    words.show_texts("Sackson and Imperial have 2 tiles each: which survives?", (), short="Which?")
    words.set_room(110, 110)
    assert words.sentence.text() == "Which?"
    words.resize(24, 36)
    words.set_room(24, 24)
    assert not words.sentence.text(), "a beginning of a word says nothing"
    words.resize(600, 36)
    words.set_room(600, 600)
    assert words.sentence.text().startswith("Sackson")
