"""Screens, menus and buttons are named by reference, or by the words that they have."""

import re
from functools import cache
from typing import Final

import pytest

from acquire_desktop.languages import LANGUAGES
from tests.words.texts import Text, chapters, documents, messages

NAMED: Final = re.compile(r"「([^」]+)」|“([^”]+)”|(?<!\*)\*([^*{}]+)\*(?!\*)|\*\*([^*]+)\*\*")
BOLD: Final = 4
"""The group of a name in bold."""
OF_SYSTEMS: Final = {
    *("Applications", "Done", "More info", "Open Anyway", "Run anyway", "Settings > Apps"),
    *("System Settings > Privacy & Security", "Windows protected your PC"),
    *("アプリ", "アプリケーション", "システム設定 > プライバシーとセキュリティ", "設定 > アプリ"),
    *("このまま開く", "実行", "詳細情報", "WindowsによってPCが保護されました"),
    *("押す", "選ぶ", "値を決める"),
    *("Abrir Mesmo Assim", "Ajustes do Sistema > Privacidade e Segurança", "Aplicativos", "OK"),
    *("Configurações > Aplicativos", "Executar assim mesmo", "Mais informações"),
    "O Windows protegeu o computador",
}
"""Names of systems and screen readers, and no text of the program."""
OF_GAMES: Final = {"アクワイア", "Unreleased"}


def bare(label: str) -> str:
    return re.sub(r"\(&\w\)|&|…$|[:：]$", "", label.strip()).casefold()


@cache
def labels(language: str) -> set[str]:
    return {bare(message.text) for message in messages(language)}


def untagged(text: Text, language: str) -> list[str]:
    """Return the names that a line of the guide types instead of referring to them.

    A chapter is named by its title, and a term may be in bold where it is explained.
    """
    titles = {chapter.text for chapter in chapters(language)}
    names = []
    for found in NAMED.finditer(text.text):
        name = "".join(found.groups(""))
        is_head = found.start() == 0
        is_term = bool(found[BOLD]) and (language == "ja" or name[0].islower())
        if not (is_head or is_term or "{" in name or name in titles | OF_SYSTEMS):
            names.append(name)
    return [name for name in names if re.search(r"\w", name)]


def unknown(text: Text, language: str) -> list[str]:
    """Return the names in a document that are no text of the program."""
    names = ["".join(each.groups("")) for each in NAMED.finditer(text.text) if not each[BOLD]]
    return [
        name
        for name in names
        if name not in OF_SYSTEMS | OF_GAMES
        if not all(bare(part) in labels(language) for part in name.split(" > "))
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_guide_names_screens_and_buttons_by_reference(language: str) -> None:
    guide = [text for text in chapters(language) if text.place.startswith("guide")]
    assert [(str(text), names) for text in guide if (names := untagged(text, language))] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_name_of_the_readme_is_one_of_the_program(language: str) -> None:
    wrong = [
        (str(text), names) for text in documents(language) if (names := unknown(text, language))
    ]
    assert wrong == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_types_a_way_through_the_menus(language: str) -> None:
    typed = re.compile(r"[\w.…] > \w")
    assert [str(text) for text in messages(language) if typed.search(text.text)] == []
