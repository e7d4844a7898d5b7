"""Texts are filled safely and written as each language does it."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from acquire_desktop.languages import LANGUAGES
from acquire_desktop.ui.kit import languages, texts
from acquire_desktop.ui.kit.texts import (
    escape_html,
    escape_mnemonic,
    join_list,
    money,
    plain,
    translate,
)


def test_a_placeholder_is_replaced_by_its_name() -> None:
    assert translate("T", "{player} placed {tile}.", tile="9F", player="Bea") == "Bea placed 9F."


@pytest.mark.parametrize("name", ["{tile}", "{player}", "%n", "{0}", "{", "%1", "{player.x}"])
def test_a_name_that_looks_like_a_placeholder_comes_out_as_it_is(name: str) -> None:
    text = translate("T", "{player}: {tile}, %n left", n=3, player=name, tile="9F")
    assert text == f"{name}: 9F, 3 left"


def test_a_placeholder_without_a_value_stays_visible() -> None:
    assert translate("T", "{player} {what}", player="Bea") == "Bea {what}"


@pytest.mark.parametrize(
    ("code", "expected"),
    [("en", "$6,000"), ("ja", "$6,000"), ("pt_BR", "$6.000")],
)
def test_money_is_grouped_as_the_language_does_it(
    qapp: QApplication, code: str, expected: str
) -> None:
    languages.install_language(qapp, code)
    assert money(6000) == expected
    assert money(-6000) == f"-{expected}"
    assert money(-300) == "-$300"
    assert money(0) == "$0"
    assert texts.signed_money(6000) == f"+{expected}"
    assert texts.signed_money(0) == "$0"


@pytest.mark.parametrize(
    ("code", "expected"),
    [
        ("en", ["999 matches found", "1,000 matches found", "12,345 matches found"]),
        ("ja", ["999か所", "1,000か所", "12,345か所"]),
        ("pt_BR", ["999 trechos", "1.000 trechos", "12.345 trechos"]),
    ],
)
def test_a_count_is_grouped_as_the_language_does_it(
    qapp: QApplication, code: str, expected: list[str]
) -> None:
    languages.install_language(qapp, code)
    told = [translate("Reading", "%n match(es) found", n=count) for count in (999, 1000, 12_345)]
    assert [text[: len(begin)] for text, begin in zip(told, expected, strict=True)] == expected


@pytest.mark.parametrize(
    ("code", "expected"),
    [
        ("en", ["", "a", "a and b", "a, b and c"]),
        ("ja", ["", "a", "aとb", "a、b、c"]),
        ("pt_BR", ["", "a", "a e b", "a, b e c"]),
    ],
)
def test_a_list_is_joined_as_the_language_does_it(
    qapp: QApplication, code: str, expected: list[str]
) -> None:
    languages.install_language(qapp, code)
    assert [join_list("abc"[:length]) for length in range(4)] == expected
    short = {"en": "a, b", "ja": "aとb", "pt_BR": "a e b"}
    assert [texts.join_short("ab"), texts.join_short("abc")] == [
        short[code],
        "a、b、c" if code == "ja" else "a, b, c",
    ]
    assert texts.join_facts("ab") == ("a、b" if code == "ja" else expected[2])
    assert texts.join_phrases("ab") == ("a／b" if code == "ja" else "a; b")


def test_a_name_with_markup_is_shown_as_it_is(qtbot: QtBot) -> None:
    assert escape_html("<b>R&D</b>") == "&lt;b&gt;R&amp;D&lt;/b&gt;"
    assert escape_mnemonic("R&D") == "R&&D"
    label = plain(QLabel("<b>Bea</b>"))
    qtbot.addWidget(label)
    assert label.textFormat() == Qt.TextFormat.PlainText


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_language_is_current_once_it_is_installed(qapp: QApplication, code: str) -> None:
    languages.install_language(qapp, code)
    assert languages.current_language() == code


def test_an_unknown_language_means_english(qapp: QApplication) -> None:
    languages.install_language(qapp, "tlh")
    assert languages.current_language() == "en"


def test_the_systems_language_is_one_of_ours() -> None:
    assert languages.system_language() in LANGUAGES


@pytest.mark.parametrize(("code", "expected"), [("ja", "キャンセル"), ("pt_BR", "Cancelar")])
def test_qts_own_texts_follow_the_language(qapp: QApplication, code: str, expected: str) -> None:
    languages.install_language(qapp, code)
    assert qapp.translate("QPlatformTheme", "Cancel") == expected
