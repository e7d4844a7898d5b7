"""A table of cells tells what differs, shares its width and paints what is seen."""

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from acquire_desktop.ui.kit.cell_table import Cell, CellModel, CellTable

HEADS = (Cell("Name"), Cell("A", "Apples", "How many"), Cell("B"))


class Painted(CellTable):
    """Notes what is painted."""

    def __init__(self, model: CellModel[Cell, Cell]) -> None:
        super().__init__()
        self.cells: list[tuple[int, int, int]] = []
        self.heads: set[int] = set()
        self.setModel(model)

    def paint_cell(self, painter: QPainter, rect: QRect, row: int, column: int) -> None:
        self.cells.append((row, column, rect.width()))

    def paint_head(self, painter: QPainter, rect: QRect, section: int) -> None:
        self.heads.add(section)


def rows(*texts: str) -> list[tuple[Cell, ...]]:
    return [tuple(map(Cell, text.split())) for text in texts]


def filled(*texts: str) -> CellModel[Cell, Cell]:
    model = CellModel[Cell, Cell]()
    model.show_cells(HEADS, rows(*texts))
    return model


def table(qtbot: QtBot, *texts: str) -> Painted:
    model = filled(*texts)
    made = Painted(model)
    model.setParent(made)
    qtbot.addWidget(made)
    made.resize(300, 200)
    with qtbot.waitExposed(made):
        made.show()
    return made


def test_only_cells_that_differ_are_told_of() -> None:
    model = filled("Ana 1 2", "Bea 3 4", "Cid 5 6")
    told: list[tuple[int, int, int]] = []
    ends: list[str] = []
    model.dataChanged.connect(lambda a, b: told.append((a.row(), a.column(), b.column())))
    model.changed.connect(lambda: ends.append("changed"))
    model.modelReset.connect(lambda: ends.append("reset"))
    model.show_cells(HEADS, rows("Ana 1 2", "Bea 3 4", "Cid 5 6"))
    assert (told, ends) == ([], [])
    model.show_cells(HEADS, rows("Ana 1 2", "Bia 3 9", "Cid 7 6"))
    assert told == [(1, 0, 2), (2, 1, 1)]
    model.show_cells(HEADS, rows("Ana 1 2"))
    assert ends == ["changed", "reset"]
    assert (model.rowCount(), model.columnCount()) == (1, 3)


def test_other_heads_are_told_of(qtbot: QtBot) -> None:
    model = filled("Ana 1 2")
    with qtbot.waitSignal(model.headerDataChanged):
        model.show_cells((*HEADS[:2], Cell("C")), rows("Ana 1 2"))
    assert model.headerData(2, Qt.Orientation.Horizontal) == "C"


@pytest.mark.parametrize(
    ("role", "cell", "head"),
    [
        (Qt.ItemDataRole.DisplayRole, "1", "A"),
        (Qt.ItemDataRole.AccessibleTextRole, "1", "Apples"),
        (Qt.ItemDataRole.ToolTipRole, "<span>1 &lt; 2</span>", "<span>How many</span>"),
        (Qt.ItemDataRole.AccessibleDescriptionRole, "few", ""),
        (Qt.ItemDataRole.CheckStateRole, None, None),
    ],
)
def test_each_role_says_its_part(role: Qt.ItemDataRole, cell: object, head: object) -> None:
    model = CellModel[Cell, Cell]()
    model.show_cells(HEADS, [(Cell("Ana"), Cell("1", "", "1 < 2", "few"), Cell())])
    assert model.index(0, 1).data(role) == cell
    assert model.headerData(1, Qt.Orientation.Horizontal, role) == head
    assert model.headerData(0, Qt.Orientation.Vertical, role) is None


@pytest.mark.parametrize(("most", "widths"), [(100, [100, 100, 100]), (400, [260, 20, 20])])
def test_what_is_left_goes_to_one_column_and_then_to_all(
    qtbot: QtBot, most: int, widths: list[int]
) -> None:
    made = table(qtbot, "Ana 1 2")
    made.share_width({1: 20, 2: 20}, 0, 50, most)
    assert sum(widths) == made.viewport().width()
    assert [made.columnWidth(column) for column in range(3)] == widths


def test_a_part_of_the_table_paints_the_cells_in_it_and_a_span_as_a_whole(qtbot: QtBot) -> None:
    made = table(qtbot, "Ana 1 2", "Bea 3 4", "Cid 5 6")
    made.share_width({1: 20, 2: 20}, 0, 50, 400)
    made.setRowHidden(0, True)
    made.setSpan(2, 0, 1, 3)
    QApplication.processEvents()
    made.cells.clear()
    area = made.visualRect(made.model().index(1, 1))
    assert [(row, column) for row, column, _rect in made.cells_in(area)] == [(1, 1)]
    made.viewport().repaint()
    assert made.cells == [(1, 0, 260), (1, 1, 20), (1, 2, 20), (2, 0, 300)]
    assert made.heads == {0, 1, 2}


def test_the_current_cell_has_a_ring_for_the_keys_and_typing_is_left_to_others(
    qtbot: QtBot,
) -> None:
    made = table(qtbot, "Ana 1 2", "Bea 3 4")
    with qtbot.waitActive(made):
        made.activateWindow()
    made.clearFocus()
    plain = made.grab().toImage()
    made.setFocus()
    made.setCurrentIndex(made.model().index(0, 0))
    QTest.keyClick(made, Qt.Key.Key_B)
    assert made.currentIndex().row() == 0
    assert made.grab().toImage() != plain
    QTest.keyClick(made, Qt.Key.Key_Down)
    assert made.currentIndex().row() == 1
