"""Painted texts break into lines of about one length, Japanese ones between words."""

import pytest

from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.look.lettering import (
    balanced_px,
    break_lines,
    broken_words,
    width_px,
    wrapping,
)

JAPANESE = (
    "$10,000。一度に1つの支払いを、次の手番まで延ばせます。",
    "入札がなければ、銀行が$1,675を払い、すべて取り壊します。",
    "10番のマス（無料の建築）にいます。何をしますか？",
)


def lines(text: str, width: int) -> list[str]:
    """Return the lines of a text in a width in pixels."""
    layout = wrapping(text, theme.font("small"))
    break_lines(layout, width)
    found = [layout.lineAt(at) for at in range(layout.lineCount())]
    return [text[line.textStart() : line.textStart() + line.textLength()] for line in found]


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("text", JAPANESE)
@pytest.mark.parametrize("share", [0.6, 0.7, 0.9])
def test_a_japanese_line_ends_with_a_word_where_there_is_room_for_it(
    text: str, share: float
) -> None:
    font = theme.font("small")
    width = int(width_px(text, "small") * share)
    room = balanced_px(text, font, width)
    assert room <= width
    assert len(lines(text, room)) == len(lines(text, width)) == 2
    assert broken_words(text, font, room) == 0


@pytest.mark.usefixtures("qapp")
def test_a_line_that_ends_within_a_word_is_told() -> None:
    text, font = "支払いを次の手番", theme.font("small")
    for end, is_broken in ((4, False), (5, True), (6, False), (7, True)):
        room = width_px(text[:end], "small") + 1
        assert lines(text, room) == [text[:end], text[end:]]
        assert bool(broken_words(text, font, room)) == is_broken


@pytest.mark.usefixtures("qapp")
def test_other_texts_have_lines_of_about_one_length() -> None:
    text, font = "One open bill may wait until your next turn begins", theme.font("small")
    width = int(width_px(text, "small") * 0.9)
    first, second = lines(text, balanced_px(text, font, width))
    assert len(first) - len(second) < len(text) // 4
    assert balanced_px("One bill", font, 500) == 500
