"""Japanese lines end with phrases, and the last one has some signs."""

import pytest

from acquire_desktop.ui.kit.look.phrases import JOINER, ends, joined, joined_html, parted

TEXT = "買収されたチェーンの助言は、株券を3枚まで買えます。"


def parts(text: str) -> list[str]:
    """Return a text in parts, between which a line may end."""
    found = ends(text)
    assert found is not None
    starts = (0, *found.best)
    return [text[start:end] for start, end in zip(starts, found.best, strict=False)]


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize(
    ("text", "found"),
    [
        (TEXT, "買収された/チェーンの/助言は、/株券を/3枚まで/買えます。"),
        ("Tower株を買う。", "Tower株を買う。"),  # two or three signs are too few for a line
        ("最高値はContinental、Imperial", "最高値は/Continental、/Imperial"),
        ("保有株を受け取る（3人以上）", "保有株を/受け取る/（3人以上）"),
        ("$3,000を払いました", "$3,000を/払いました"),
        ("Anaの番 次はBeaです", "Anaの/番 /次は/Beaです"),
    ],
)
def test_a_line_may_end_between_phrases(text: str, found: str) -> None:
    assert parts(text) == found.split("/")


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("text", ["", "Ten shares", "Ação não é", "12:30", "花子😀の番です"])
def test_of_other_texts_qt_knows_the_lines(text: str) -> None:
    assert ends(text) is None
    assert joined(text) == text


@pytest.mark.usefixtures("qapp")
def test_joined_texts_say_the_same() -> None:
    text = joined(f"{TEXT}\n{TEXT}")
    assert parted(text) == f"{TEXT}\n{TEXT}"
    assert f"助{JOINER}言" in text
    assert f"の{JOINER}" not in text
    joint = joined("合計は 3枚")
    assert joint == f"合{JOINER}計{JOINER}は\u00a03{JOINER}枚"


@pytest.mark.usefixtures("qapp")
def test_html_is_joined_across_letters_and_not_across_blocks() -> None:
    html = "<style>p { color: #助言 }</style><p>助<b>言</b>です&amp;よ<br>助</p><p>言</p>"
    text = joined_html(html)
    assert parted(text) == html
    assert f"助{JOINER}<b>言" in text
    assert "#助言 }" in text
    assert "助</p><p>言" in text
