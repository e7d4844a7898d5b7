"""Pages to read: what the search finds, says and marks, and pictures that come when looked at."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.look.phrases import JOINER, parted
from acquire_desktop.ui.kit.reading.markup import Text, text_html
from acquire_desktop.ui.kit.reading.page import ReadingPage
from acquire_desktop.ui.kit.reading.source import applying, parse
from tests.window.table import QUIET, open_window

SOURCE = (
    """# one | Part {n}
## first | First
Ação e Ações de HOTÉIS. 株券を買うことができます。ガ… {path}
@square | A red **square**
## second | Second [moon=full]
[moon=new] - Never read.
- Ｗｏｒｄｓ、ｶﾞ and acao.
"""
    + "Line.\n" * 80
    + "@wide\n"
)
PATH = "/home/**ana**/<saves>"


class Painter:
    """Draws squares and remembers which."""

    def __init__(self) -> None:
        self.drawn: list[str] = []

    def size(self, name: str) -> QSize:
        return QSize(200, 100) if name == "square" else QSize(4000, 1000)

    def draw(self, name: str, painter: QPainter) -> None:
        self.drawn.append(name)
        painter.fillRect(0, 0, self.size(name).width(), self.size(name).height(), QColor("red"))

    def rest(self) -> None:
        self.drawn.append("rest")


class Page(ReadingPage):
    """Shows the source, by full moon."""

    def text(self) -> Text:
        values = {"n": "7", "path": PATH}
        chapters = applying(parse(SOURCE), lambda condition: condition == ("moon", "full"))
        return Text(chapters, lambda name, _words: values[name])


@pytest.fixture
def painter() -> Painter:
    return Painter()


@pytest.fixture
def page(qtbot: QtBot, painter: Painter) -> Page:
    page = Page(artist=painter)
    page.retranslate()
    qtbot.addWidget(page)
    page.resize(1280, 660)
    with qtbot.waitActive(page):
        page.show()
        page.activateWindow()
    return page


def found(page: Page) -> list[str]:
    return [parted(mark.cursor.selectedText()) for mark in page.browser.extraSelections()]


def test_what_is_copied_has_no_signs_between(page: Page) -> None:
    page.browser.selectAll()
    copied = page.browser.createMimeDataFromSelection()
    for text in (copied.text(), copied.html(), page.browser.toPlainText()):
        assert "買う" in text
        assert JOINER not in text
    assert JOINER in page.browser.document().toPlainText()


def test_values_conditions_and_marks_make_the_text_that_is_read(page: Page) -> None:
    text = page.browser.toPlainText()
    assert "Part 7" in text
    assert "Never read." not in text
    assert f"… {PATH}" in text  # what a value says is never taken for a mark
    assert "A red square" in text


@pytest.mark.parametrize(
    ("words", "marked"),
    [
        ("acao", ["Ação", "acao"]),
        ("AÇÃO", ["Ação", "acao"]),
        ("acoes", ["Ações"]),
        ("hoteis", ["HOTÉIS"]),
        ("words", ["Ｗｏｒｄｓ"]),
        ("買う", ["買う"]),
        ("ガ", ["ガ", "ｶﾞ"]),
        ("カ", []),
        (".. ", ["…"]),
        ("first", ["First"]),
    ],
)
def test_the_search_ignores_case_accents_and_widths(
    page: Page, words: str, marked: list[str]
) -> None:
    page._search.setText(words)
    assert found(page) == marked


def test_the_count_is_spoken_and_where_the_next_place_is(page: Page, said: list[str]) -> None:
    page._search.setText("acao")
    assert said == ["2 matches found"]
    QTest.keyClick(page.browser, Qt.Key.Key_F3)
    QTest.keyClick(page.browser, Qt.Key.Key_F3, Qt.KeyboardModifier.ShiftModifier)
    assert said[1:] == ["2 of 2. Second", "1 of 2. First"]
    page._search.setText("acaso")
    assert said[3:] == ["Not found"]
    QTest.keyClick(page.browser, Qt.Key.Key_F3)
    page._search.setText("")
    assert len(said) == 4


def test_a_chapter_that_is_chosen_while_searching_shows_its_first_place(page: Page) -> None:
    page._search.setText("acao")
    (second,) = page._list.findItems("Second", Qt.MatchFlag.MatchExactly)
    place = page._list.visualItemRect(second).center()
    QTest.mouseClick(page._list.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert page._hits.text() == "2 of 2"
    page._search.setText("acaso")
    page._search.setText("")
    current = page._list.currentItem()
    assert current is not None
    assert current.data(Qt.ItemDataRole.UserRole) == page.browser.chapter()
    assert not current.isHidden()


def test_the_places_are_gone_through_and_the_search_cleared_by_mouse(page: Page) -> None:
    assert not page._found.isVisible()
    page._search.setText("acao")
    for button, told in ((page._next, "2 of 2"), (page._next, "1 of 2"), (page._before, "2 of 2")):
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
        assert page._hits.text() == told
    page._search.setText("acaso")
    assert not page._next.isEnabled()
    QTest.mouseClick(page._clear, Qt.MouseButton.LeftButton)
    assert page._search.text() == ""
    assert page._search.hasFocus()
    assert not page._found.isVisible()


def test_a_picture_is_drawn_when_it_comes_into_view_and_put_away_with_the_page(
    qtbot: QtBot, page: Page, painter: Painter
) -> None:
    painter.drawn.clear()
    page.refresh()
    assert painter.drawn == ["rest"]
    page.browser.viewport().grab()
    assert page.browser.is_drawing()
    qtbot.waitUntil(lambda: not page.browser.is_drawing())
    assert painter.drawn == ["rest", "square"]
    seen = page.browser.viewport().grab().toImage()
    reds = [
        (x, y)
        for x in range(0, seen.width(), 5)
        for y in range(0, seen.height(), 5)
        if seen.pixelColor(x, y) == QColor("red")
    ]
    assert len(reds) >= (200 // 5 - 2) * (100 // 5 - 2)
    page.hide()
    assert painter.drawn[2:] == ["rest"]


def test_a_picture_wider_than_the_page_is_made_smaller(
    qtbot: QtBot, page: Page, painter: Painter
) -> None:
    bar = page.browser.verticalScrollBar()
    bar.setValue(bar.maximum())
    page.browser.viewport().grab()
    qtbot.waitUntil(lambda: not page.browser.is_drawing())
    assert painter.drawn[-1] == "wide"
    assert page.browser.document().idealWidth() <= page.browser.viewport().width()
    before = len(painter.drawn)
    page.resize(900, 660)
    QApplication.processEvents()
    assert page.browser.document().idealWidth() <= page.browser.viewport().width()
    bar.setValue(bar.maximum())
    page.browser.viewport().grab()
    qtbot.waitUntil(lambda: not page.browser.is_drawing())
    assert painter.drawn[before:] == ["wide"]  # again, as sharp as the smaller place allows


def test_a_picture_has_the_pixels_of_the_screen_it_is_on(qtbot: QtBot, page: Page) -> None:
    for ratio in (2.0, 1.25):
        image = QImage(page.size() * ratio, QImage.Format.Format_RGB32)
        image.setDevicePixelRatio(ratio)
        page.render(image)
        assert page.browser.is_drawing()
        qtbot.waitUntil(lambda: not page.browser.is_drawing())
        page.render(image)
        assert not page.browser.is_drawing()


def test_a_reader_stays_at_the_line_when_the_window_changes_its_size(page: Page) -> None:
    bar = page.browser.verticalScrollBar()
    for size in (QSize(700, 660), QSize(1280, 660), QSize(960, 500)):
        bar.setValue(bar.maximum() // 2)
        line = page.browser.cursorForPosition(QPoint()).block().blockNumber()
        page.resize(size)
        QApplication.processEvents()
        now = page.browser.cursorForPosition(QPoint()).block().blockNumber()
        assert abs(now - line) <= 1


def test_large_text_in_a_narrow_window_keeps_most_of_the_room(qtbot: QtBot) -> None:
    with open_window(qtbot, replace(QUIET, text_scale=200)) as window:
        window.resize(960, 1080)
        window.menus.actions["guide"].trigger()
        QApplication.processEvents()
        assert window.pages.reading.guide_page.browser.width() > 960 * 0.4


def test_a_chapter_gone_to_stays_while_pictures_above_it_change_their_size(page: Page) -> None:
    page.go_to("second")
    for size in (QSize(900, 660), QSize(1280, 660)):
        page.resize(size)
        QApplication.processEvents()
        assert page.browser.chapter() == "second"


def test_a_page_of_another_length_is_read_on_at_the_same_chapter(page: Page) -> None:
    page.go_to("second")
    page.browser.show_page("<p>Much.</p>" * 50 + text_html(page.text()))
    assert page.browser.chapter() == "second"
    top = page.browser.cursorForPosition(QPoint(0, 2 * theme.SPACE)).block()
    assert top.text() == "Second"
