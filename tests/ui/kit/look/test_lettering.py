"""Painted texts break into lines of about one length, Japanese ones between words."""

from itertools import accumulate

import pytest

from acquire_desktop.ui.kit.look import phrases, theme
from acquire_desktop.ui.kit.look.lettering import (
    balanced_px,
    break_lines,
    width_px,
    wrapped,
    wrapped_rect,
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


def ends_with_phrases(text: str, found: list[str]) -> bool:
    """Tell whether the lines of a text end where phrases do."""
    ends = phrases.ends(text)
    assert ends is not None
    return {*accumulate(map(len, found))} <= {*ends.best}


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("text", JAPANESE)
@pytest.mark.parametrize("share", [0.4, 0.6, 0.7, 0.9])
def test_a_japanese_line_ends_with_a_phrase(text: str, share: float) -> None:
    font = theme.font("small")
    width = int(width_px(text, "small") * share)
    room = balanced_px(text, font, width)
    assert room <= width
    for each in (room, width):
        assert ends_with_phrases(text, lines(text, each))
        assert wrapped(text, font, each) == "\n".join(lines(text, each))
        assert wrapped_rect(text, font, each).width() <= each
    assert len(lines(text, room)) == len(lines(text, width))


@pytest.mark.usefixtures("qapp")
def test_balanced_lines_have_room_for_the_widest_word() -> None:
    word, font = "W" * 20, theme.font("small")
    width = width_px(word, "small") + 40
    assert balanced_px(f"{word} sells it to you.", font, width) >= width_px(word, "small")


@pytest.mark.usefixtures("qapp")
def test_a_phrase_without_room_is_broken_anywhere() -> None:
    text, font = "コンピューターと対戦します。", theme.font("small")
    assert lines(text, width_px("コンピュー", "small") + 1)[0] == "コンピュー"
    assert wrapped(text, font, 1).replace("\n", "") == text
    assert wrapped(f"{text}\n{text}", font, 1000) == f"{text}\n{text}"
    assert wrapped("", font, 100) == ""


@pytest.mark.usefixtures("qapp")
def test_other_texts_have_lines_of_about_one_length() -> None:
    text, font = "One open bill may wait until your next turn begins", theme.font("small")
    width = int(width_px(text, "small") * 0.9)
    first, second = lines(text, balanced_px(text, font, width))
    assert len(first) - len(second) < len(text) // 4
    assert balanced_px("One bill", font, 500) == 500


@pytest.mark.usefixtures("qapp")
def test_one_word_keeps_its_room_where_a_sign_of_it_is_higher_than_a_line() -> None:
    """The dots come from another font, and a word is never narrower than itself."""
    font = theme.sized_font(21, bold=True)
    assert balanced_px("Sell…", font, 300) == 300
