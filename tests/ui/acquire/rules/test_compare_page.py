"""The comparison: only rules that differ, what each edition says, and where its rulebook does."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QFontMetrics
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from acquire_desktop.games.acquire.engine.editions import EDITIONS
from acquire_desktop.games.acquire.engine.house_rules import with_house_rules
from acquire_desktop.ui.acquire.rules.compare_page import ComparedCell, CompareModel, ComparePage
from acquire_desktop.ui.acquire.words.setup_texts import edition_name
from acquire_desktop.ui.kit.look import theme


@pytest.fixture
def page(qtbot: QtBot) -> ComparePage:
    page = ComparePage()
    qtbot.addWidget(page)
    page.resize(1280, 660)
    page.show_edition(EDITIONS["2023-classic"], is_in_play=True)
    with qtbot.waitActive(page):
        page.show()
        page.activateWindow()
    return page


def labels(model: CompareModel) -> list[str]:
    return [str(model.index(row, 0).data()) for row in range(model.rowCount())]


def cell(model: CompareModel, label: str, edition_key: str) -> ComparedCell:
    row = labels(model).index(label)
    columns = range(1, model.columnCount())
    (column,) = (c for c in columns if model.edition_at(c) == EDITIONS[edition_key])
    return model.cell(row, column)


def test_only_the_rules_that_differ_are_shown_until_all_are_asked_for(page: ComparePage) -> None:
    model = page._model
    assert "Cheap chains" in labels(model)
    assert "Secondary bonus" in labels(model)
    assert "Starting cash" not in labels(model)
    page._all.click()
    assert "Starting cash" in labels(model)
    assert cell(model, "Starting cash", "2008").text == "$6,000"


def test_the_editions_differ_in_tiers_and_in_the_secondary_bonus(page: ComparePage) -> None:
    """Rules document, section 2."""
    model = page._model
    assert cell(model, "Expensive chains", "2008").text == "Continental and Tower"
    assert cell(model, "Expensive chains", "2023-classic").text == "Continental and Imperial"
    assert cell(model, "Secondary bonus", "2008").text == "Half the primary bonus"
    assert cell(model, "Secondary bonus", "2023-tycoon").text == "Own column: $1,500 to $8,200"


def test_a_cell_names_the_chapter_of_its_rulebook_or_its_silence(page: ComparePage) -> None:
    model = page._model
    assert cell(model, "A single stockholder", "2023-tycoon").source == "“A Single Stockholder”"
    silent = cell(model, "No tile can be placed", "2023-classic")
    assert silent.source == "Rulebook 2023: not mentioned"
    assert "選択ルール" in cell(model, "Power cards", "ja-classic").source


def test_cells_that_differ_from_the_marked_edition_stand_out(page: ComparePage) -> None:
    model = page._model
    assert cell(model, "Cheap chains", "2008").is_bold
    assert not cell(model, "Cheap chains", "2023-tycoon").is_bold
    page.show_edition(EDITIONS["2008"], is_in_play=False)
    assert cell(model, "Cheap chains", "2023-tycoon").is_bold


def test_a_game_with_house_rules_has_a_column_of_its_own(page: ComparePage) -> None:
    custom = with_house_rules(EDITIONS["2023-classic"], {"starting_cash": 8000})
    page.show_edition(custom, is_in_play=True)
    model = page._model
    assert model.columnCount() == len(EDITIONS) + 2
    assert model.headerData(1, Qt.Orientation.Horizontal) == "Custom (2023 Classic)"
    row = labels(model).index("Starting cash")
    assert model.index(row, 1).data() == "$8,000"
    assert cell(model, "Starting cash", "2023-classic").is_bold


def test_enter_on_a_cell_opens_its_rule_in_its_edition(qtbot: QtBot, page: ComparePage) -> None:
    row = labels(page._model).index("Tie for secondary")
    page.table.setCurrentIndex(page._model.index(row, 1))
    with qtbot.waitSignal(page.rule_chosen) as chosen:
        QTest.keyClick(page.table, Qt.Key.Key_Return)
    assert chosen.args == [page._model.edition_at(1), "ties"]


def test_escape_goes_back(qtbot: QtBot, page: ComparePage) -> None:
    with qtbot.waitSignal(page.left):
        QTest.keyClick(page.table, Qt.Key.Key_Escape)


def test_a_screen_reader_hears_the_rule_and_its_chapter(page: ComparePage) -> None:
    row = labels(page._model).index("Players")
    spoken = page._model.index(row, 2).data(Qt.ItemDataRole.AccessibleTextRole)
    assert spoken == "2 to 6. “Playing a Two-Player Game”"


def test_with_too_little_room_the_table_scrolls_sideways_and_breaks_no_word(
    qapp: QApplication, page: ComparePage
) -> None:
    theme.set_text_scale(qapp, 200)
    try:
        page.resize(800, 500)
        qapp.processEvents()
        table, font = page.table, QFontMetrics(theme.font("body", bold=True))
        names = [edition_name(edition) for edition in EDITIONS.values()]
        widest = max(font.horizontalAdvance(word) for name in names for word in name.split())
        assert min(table.columnWidth(column) for column in range(1, 6)) > widest
        assert table.horizontalScrollBar().maximum() > 0
    finally:
        theme.set_text_scale(qapp, 100)
