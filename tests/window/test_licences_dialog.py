"""The licences can be read in the program, by mouse, by keys and by ear."""

from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QScrollArea
from pytestqt.qtbot import QtBot

from acquire_desktop.languages import LANGUAGES
from acquire_desktop.licences import LGPL, credits_of_program, read_text
from acquire_desktop.ui.acquire.shell.window_texts import rules_engine_text
from acquire_desktop.ui.window.about_dialog import AboutDialog
from acquire_desktop.ui.window.licences_dialog import LicencesDialog
from acquire_desktop.ui.window.preferences import apply_look
from tests.window.table import QUIET, open_window


@pytest.fixture(autouse=True)
def english_afterwards(qapp: QApplication) -> Iterator[None]:
    """Leave language and look to the next test as they were."""
    yield
    apply_look(qapp, QUIET)


def test_the_keyboard_leads_through_the_parts_and_into_the_words(qtbot: QtBot) -> None:
    with open_window(qtbot) as window:
        dialog = LicencesDialog(AboutDialog(window, rules_engine_text))
        dialog.show()
        parts = credits_of_program()
        assert dialog.parts.count() == len(parts)
        for at, part in enumerate(parts):
            assert dialog.parts.currentRow() == at
            assert dialog.parts.currentItem().text() == part.title
            shown = dialog.words.toPlainText()
            assert part.licence in shown
            assert part.home in shown
            assert ("replace it with a compatible version" in shown) == (part.licence == LGPL)
            for path in part.texts:
                assert read_text(path).strip() in shown
            QTest.keyClick(dialog.parts, Qt.Key.Key_Down)
        assert dialog.parts.accessibleName() == "Parts of the program"
        assert dialog.words.accessibleName() == "Text of the licence"
        assert dialog.words.isReadOnly()
        with qtbot.waitSignal(dialog.rejected):
            QTest.keyClick(dialog.words, Qt.Key.Key_Escape)


def test_about_leads_to_the_licences(qtbot: QtBot) -> None:
    with open_window(qtbot) as window:
        about = AboutDialog(window, rules_engine_text)
        about.show()
        buttons = {button.text(): button for button in about.findChildren(QPushButton)}
        QTest.keyClick(buttons["All licences…"], Qt.Key.Key_Space)
        (dialog,) = about.findChildren(LicencesDialog)
        assert dialog.isVisible()
        with qtbot.waitSignal(dialog.destroyed):
            QTest.keyClick(dialog, Qt.Key.Key_Escape)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("text_scale", [100, 200])
def test_both_fit_the_window_and_scroll_downwards_only(
    qtbot: QtBot, language: str, text_scale: int
) -> None:
    settings = replace(QUIET, language=language, text_scale=text_scale)
    with open_window(qtbot, settings) as window:
        about = AboutDialog(window, rules_engine_text)
        licences = LicencesDialog(about)
        for dialog in (about, licences):
            dialog.show()
            assert dialog.width() <= window.width()
            assert dialog.height() <= window.height()
        (area,) = about.findChildren(QScrollArea)
        assert about._body.minimumSizeHint().width() <= area.viewport().width()
        for pane in (licences.parts, licences.words):
            assert not pane.horizontalScrollBar().maximum()
            assert pane.viewport().height() >= 3 * pane.fontMetrics().lineSpacing()


def test_with_large_text_the_list_beside_the_words_is_wide_enough(qtbot: QtBot) -> None:
    with open_window(qtbot, replace(QUIET, text_scale=200)) as window:
        window.resize(2200, 1300)
        dialog = LicencesDialog(AboutDialog(window, rules_engine_text))
        dialog.show()
        parts = dialog.parts
        assert parts.geometry().right() < dialog.words.geometry().left()
        assert parts.sizeHintForColumn(0) <= parts.viewport().width()
