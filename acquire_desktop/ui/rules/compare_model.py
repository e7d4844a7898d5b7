"""The editions side by side as a table: a row for each point, a column for each edition."""

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from acquire_desktop.engine.editions import EDITIONS, Edition
from acquire_desktop.ui.kit.texts import join_sentences, join_terse, translate
from acquire_desktop.ui.rules.edition_points import Point, differs, points, references_of
from acquire_desktop.ui.rules.rulebook_texts import rulebook_name, title_text
from acquire_desktop.ui.words.setup_texts import edition_name

Index = QModelIndex | QPersistentModelIndex

LABEL_COLUMN: Final = 0
CELL_ROLE: Final = Qt.ItemDataRole.UserRole


@dataclass(frozen=True, slots=True)
class ComparedCell:
    """What one edition says on one point, or the name of the point."""

    text: str
    source: str
    """Where the rulebook says so; empty for the name of a point."""
    is_different: bool
    """Whether it differs from the marked edition."""


class CompareModel(QAbstractTableModel):
    """Holds the points in which editions differ, or all of them."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._editions: tuple[Edition, ...] = tuple(EDITIONS.values())
        self._marked = self._editions[0]
        self._shows_all = False
        self._points: list[Point] = []
        self.retranslate()

    def show_edition(self, marked: Edition) -> None:
        """Compare the published editions with this one, which may have house rules."""
        published = tuple(EDITIONS.values())
        self._editions = published if marked in published else (marked, *published)
        self._marked = marked
        self.retranslate()

    def show_all(self, shows_all: bool) -> None:
        """Choose between all points and those in which the editions differ."""
        self._shows_all = shows_all
        self.retranslate()

    def retranslate(self) -> None:
        """Make all texts again, in the present language."""
        self.beginResetModel()
        self._points = [
            point for point in points() if self._shows_all or differs(point, self._editions)
        ]
        self.endResetModel()

    def marked_column(self) -> int:
        """Return the column of the edition that the others are compared with."""
        return self._editions.index(self._marked) + 1

    def edition_at(self, column: int) -> Edition:
        """Return the edition of a column; that of the points' names is the marked one."""
        return self._marked if column == LABEL_COLUMN else self._editions[column - 1]

    def chapter_at(self, row: int) -> str:
        """Return the key of the chapter of the rules that tells a row's point."""
        return self._points[row].chapter

    def rowCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self._points)

    def columnCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self._editions) + 1

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid():
            return None
        cell = self._cell(self._points[index.row()], index.column())
        if role == Qt.ItemDataRole.DisplayRole:
            return cell.text
        if role == CELL_ROLE:
            return cell
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return join_sentences([f"{cell.text}.", cell.source]) if cell.source else cell.text
        return None

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> object:
        if orientation != Qt.Orientation.Horizontal or role != Qt.ItemDataRole.DisplayRole:
            return None
        if section == LABEL_COLUMN:
            return translate("Compare", "Rule")
        return edition_name(self._editions[section - 1])

    def _cell(self, point: Point, column: int) -> ComparedCell:
        if column == LABEL_COLUMN:
            return ComparedCell(point.label, "", is_different=False)
        edition = self._editions[column - 1]
        text = point.value(edition)
        return ComparedCell(text, _source(point, edition), text != point.value(self._marked))


def _source(point: Point, edition: Edition) -> str:
    if edition not in EDITIONS.values():
        return ""
    references = references_of(point, edition)
    if not references:
        book = rulebook_name(edition.rulebooks[0])
        return translate("Compare", "{book}: not mentioned", book=book)
    return join_terse([title_text(reference) for reference in references])
