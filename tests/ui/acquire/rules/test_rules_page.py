"""The rules page: the edition in play, chapters, search, and the chains' places in the chart."""

import re

import pytest
from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QTextDocument
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from acquire_desktop.games.acquire.engine.board import CHAIN_COUNT
from acquire_desktop.games.acquire.engine.editions import EDITIONS, Edition, bonuses, price
from acquire_desktop.games.acquire.engine.game import observe
from acquire_desktop.games.acquire.engine.house_rules import with_house_rules
from acquire_desktop.games.acquire.engine.position import position
from acquire_desktop.games.acquire.engine.view import View
from acquire_desktop.games.acquire.positions.rule_positions import NAMES
from acquire_desktop.languages import LANGUAGES
from acquire_desktop.ui.acquire.rules.price_chart import chart_rows
from acquire_desktop.ui.acquire.rules.rules_page import RulesPage
from acquire_desktop.ui.acquire.rules.rules_source import chapters_for
from acquire_desktop.ui.kit.languages import install_language

BOARD = [
    "FFFFFFF.....",
    "............",
    "AA..TTT.....",
    *["............"] * 6,
]


@pytest.fixture
def page(qtbot: QtBot) -> RulesPage:
    page = RulesPage()
    qtbot.addWidget(page)
    page.resize(1280, 660)
    with qtbot.waitActive(page):
        page.show()
        page.activateWindow()
    return page


def application() -> QApplication:
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    return app


def view_of(edition: Edition, board: list[str] = BOARD) -> View:
    return observe(position(edition, board, cash=[6000] * 3, hands=["1I", "3I", "5I"]), 0)


def listed(page: RulesPage) -> list[str]:
    """Return the titles of the chapters that are listed, without those of parts."""
    items = (page._list.item(row) for row in range(page._list.count()))
    return [i.text() for i in items if not i.isHidden() and i.data(Qt.ItemDataRole.UserRole)]


def test_the_rules_of_the_edition_in_play_are_shown(page: RulesPage) -> None:
    page.show_rules(EDITIONS["2023-tycoon"])
    assert page._choice.currentText() == "2023 Tycoon"
    assert "$7,000, $4,300 and $4,300" in page.browser.toPlainText()


def test_another_edition_can_be_read_and_the_reader_stays_in_the_chapter(page: RulesPage) -> None:
    page.show_rules(EDITIONS["2023-tycoon"], chapter="ties")
    page._choice.setCurrentIndex(page._choice.findText("2008 edition"))
    assert page.edition() == EDITIONS["2008"]
    assert page.browser.chapter() == "ties"
    assert "tertiary" not in page.browser.toPlainText()


def test_a_game_with_house_rules_has_an_entry_of_its_own(page: RulesPage) -> None:
    edition = with_house_rules(EDITIONS["2023-classic"], {"starting_cash": 8000})
    page.show_rules(edition, view_of(edition))
    assert page._choice.currentText() == "Custom (2023 Classic)"
    assert "$8,000" in page.browser.toPlainText()
    page.show_rules(EDITIONS["2008"])
    assert page._choice.findText("Custom (2023 Classic)") == -1


def test_a_chapter_is_chosen_from_the_list_and_followed_while_reading(page: RulesPage) -> None:
    page.show_rules(EDITIONS["2008"])
    (item,) = page._list.findItems("Ties", Qt.MatchFlag.MatchExactly)
    page._list.setCurrentItem(item)
    assert page.browser.chapter() == "ties"
    page.browser.verticalScrollBar().setValue(0)
    assert page._list.currentItem().text() == "What you play for"


def test_a_chapter_at_the_end_of_the_page_stays_the_one_chosen(page: RulesPage) -> None:
    page.show_rules(EDITIONS["ja-classic"], chapter="cards")
    assert page._list.currentItem().text() == "Five cards each"
    page.resize(1280, 700)
    QApplication.processEvents()
    assert page._list.currentItem().text() == "Five cards each"


def test_a_chapter_too_low_to_come_to_the_top_stays_the_one_clicked(page: RulesPage) -> None:
    page.show_rules(EDITIONS["2023-classic"])
    (item,) = page._list.findItems("The stock market", Qt.MatchFlag.MatchExactly)
    page._list.scrollToItem(item)
    place = page._list.visualItemRect(item).center()
    QTest.mouseClick(page._list.viewport(), Qt.MouseButton.LeftButton, pos=place)
    bar = page.browser.verticalScrollBar()
    assert bar.value() == bar.maximum()
    assert page._list.currentItem() is item


def test_while_a_page_is_replaced_nothing_of_the_old_one_is_looked_up(page: RulesPage) -> None:
    """A resize arrives in the middle of it, when the scroll bar comes or goes."""
    page.show_rules(EDITIONS["2023-classic"], chapter="ties")
    browser, told = page.browser, []

    def ask() -> None:
        browser.resize(browser.width() - 1, browser.height())
        told.append(browser.chapter())
        browser.go_to("ties")

    browser.document().contentsChange.connect(ask)
    for key in ("2008", "ja-tycoon", "2023-tycoon"):
        told.clear()
        page.show_rules(EDITIONS[key])
        assert told[0] == ""
        assert browser.chapter() in dict(browser._anchors)
    browser.document().contentsChange.disconnect(ask)


def test_chapters_are_kept_as_places_in_the_text_not_as_parts_of_a_document(
    page: RulesPage,
) -> None:
    """A kept block points into a document that the next page takes apart."""
    page.show_rules(EDITIONS["2008"])
    assert page.browser._anchors
    for key, place in page.browser._anchors:
        assert type(place) is int
        assert key
    page.browser._anchors = [("gone", 10**6), *page.browser._anchors]
    page.browser.go_to("gone")
    assert page.browser.verticalScrollBar().value() == 0


def test_the_search_counts_marks_and_lists_only_chapters_with_the_words(page: RulesPage) -> None:
    page.show_rules(EDITIONS["2023-classic"])
    QTest.keyClick(page.browser, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    assert page._search.hasFocus()
    QTest.keyClicks(page._search, "mergemaker")
    hits = page.browser.hit_count()
    assert hits == page.browser.toPlainText().casefold().count("mergemaker")
    assert page._hits.text() == f"1 of {hits}"
    assert "Keep, sell or trade" in listed(page)
    assert "Out of money" not in listed(page)
    QTest.keyClick(page._search, Qt.Key.Key_Return)
    assert page._hits.text() == f"2 of {hits}"
    QTest.keyClick(page._search, Qt.Key.Key_Return, Qt.KeyboardModifier.ShiftModifier)
    QTest.keyClick(page._search, Qt.Key.Key_Return, Qt.KeyboardModifier.ShiftModifier)
    assert page._hits.text() == f"{hits} of {hits}"


def test_words_that_are_not_there_are_said_not_to_be_found(page: RulesPage) -> None:
    page.show_rules(EDITIONS["2008"])
    page._search.setText("<b>loan shark")
    assert page._hits.text() == "Not found"
    assert listed(page) == []


def test_escape_clears_the_search_first_and_then_goes_back(qtbot: QtBot, page: RulesPage) -> None:
    page._search.setText("bonus")
    with qtbot.assertNotEmitted(page.left):
        QTest.keyClick(page._search, Qt.Key.Key_Escape)
    assert page._search.text() == ""
    for widget in (page._search, page.browser, page._list, page._choice):
        with qtbot.waitSignal(page.left):
            QTest.keyClick(widget, Qt.Key.Key_Escape)


def test_the_chart_agrees_with_the_prices_of_the_engine() -> None:
    """en-2008, "Reference Chart"; en-2023, "Determining the Price of Stocks"."""
    for edition in EDITIONS.values():
        for size in range(2, 60):
            rows = chart_rows(edition, [size] * CHAIN_COUNT)
            for chain in range(CHAIN_COUNT):
                (row,) = (r for r in rows if any(chain in chains for chains in r.chains))
                paid = bonuses(edition, chain, size)[: edition.bonus_places]
                assert row.amounts == (price(edition, chain, size), *paid)


def test_the_sizes_of_the_chart_are_written_as_on_the_card() -> None:
    sizes = [row.sizes for row in chart_rows(EDITIONS["2008"])]
    assert sizes[0] == ("2", "", "")
    assert sizes[4] == ("6–10", "5", "4")
    assert sizes[-1] == ("", "", "41+")


def test_the_active_chains_of_the_game_stand_on_their_rows_and_move(page: RulesPage) -> None:
    edition = EDITIONS["2023-classic"]
    page.show_rules(edition, view_of(edition))
    assert "6–10  F " in page.browser.toPlainText().replace("\u00a0", " ")
    larger = ["FFFFFFFFFFF.", *BOARD[1:]]
    page.show_view(view_of(edition, larger))
    assert "11–20  F " in page.browser.toPlainText().replace("\u00a0", " ")


def test_another_edition_than_that_of_the_game_has_no_marks(page: RulesPage) -> None:
    page.show_rules(EDITIONS["2008"], view_of(EDITIONS["2023-classic"]))
    assert " F " not in page.browser.toPlainText().replace("\u00a0", " ")


def test_the_page_loads_nothing_from_outside(page: RulesPage) -> None:
    kind = QTextDocument.ResourceType.ImageResource
    assert page.browser.loadResource(kind.value, QUrl("file:///etc/passwd")) is None
    pictures = set(re.findall('<img src="([^"]*)"', page.browser.toHtml()))
    assert pictures == set(NAMES), "drawn by the program itself"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_language_changes_the_text_on_screen(page: RulesPage, language: str) -> None:
    page.show_rules(EDITIONS["ja-tycoon"])
    install_language(application(), language)
    QApplication.processEvents()
    chapter, *_ = chapters_for(EDITIONS["ja-tycoon"], language)
    assert listed(page)[0] == chapter.title
    assert chapter.title in page.browser.toPlainText()
