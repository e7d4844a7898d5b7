"""The rules of Hotel Tycoon to read: the same chapters in every language, and no number missing."""

import re

import pytest
from pytestqt.qtbot import QtBot

from acquire_desktop.games.hotel_tycoon.engine.cards import Card
from acquire_desktop.languages import LANGUAGES
from acquire_desktop.paths import resource_dir
from acquire_desktop.ui.hotel_tycoon.shell.rules_page import RulesPage, rules_text
from acquire_desktop.ui.hotel_tycoon.words.card_texts import card_text, card_title
from acquire_desktop.ui.kit.reading.markup import text_html

LINES = {
    code: (resource_dir() / "hotel_tycoon" / f"rules_{code}.txt").read_text(encoding="utf-8")
    for code in LANGUAGES
}


def outline(code: str) -> list[tuple[str, str, tuple[str, ...]]]:
    """Return chapters, kinds of lines, and the amounts in each line, in order."""
    return [
        (chapter.key, line.kind.value, tuple(sorted(re.findall(r"\{money \d+\}", line.text))))
        for chapter in rules_text(code).chapters
        for line in chapter.lines
    ]


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_language_tells_the_same_rules(code: str) -> None:
    assert outline(code) == outline("en")
    assert len(rules_text(code).chapters) > 12


@pytest.mark.parametrize("code", LANGUAGES)
def test_no_amount_is_written_out(code: str) -> None:
    """Money is written as the language writes it, by the one function for that."""
    assert "$" not in LINES[code]
    html = text_html(rules_text(code))
    assert "{money" not in html
    of_cards = "".join(map(card_text, Card)).count("$")
    assert html.count("$") - of_cards == LINES[code].count("{money ") >= 20


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_event_card_stands_in_the_rules(code: str) -> None:
    for card in Card:
        assert LINES[code].count(f"{{title {card.value}}}") == 1
        assert LINES[code].count(f"{{effect {card.value}}}") == 1
    html = text_html(rules_text(code))
    assert all(card_title(card) in html for card in Card)


def test_the_page_shows_the_chapters_and_finds_words(qtbot: QtBot) -> None:
    page = RulesPage()
    qtbot.addWidget(page)
    page.resize(1000, 700)
    page.show()
    page.go_to("debts")
    assert "bankrupt" in page.browser.toPlainText()
    assert "Debts and auctions" in page.browser.toPlainText()
