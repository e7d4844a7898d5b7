"""Compare page: the editions side by side as a table, and what each rulebook says."""

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QModelIndex, QObject, QPointF, QRect, Qt, Signal
from PySide6.QtGui import (
    QFont,
    QKeyEvent,
    QPainter,
    QShowEvent,
    QTextLayout,
)
from PySide6.QtWidgets import QAbstractItemView, QCheckBox, QFrame, QWidget

from acquire_desktop.games.acquire.engine.editions import EDITIONS, Edition
from acquire_desktop.ui.acquire.rules.edition_points import POINTS, Point, differs, references_of
from acquire_desktop.ui.acquire.rules.rules_text import rulebook_name, title_text
from acquire_desktop.ui.acquire.words.setup_texts import edition_name
from acquire_desktop.ui.kit.boxes import Stretched, column, row
from acquire_desktop.ui.kit.cell_table import Cell, CellModel, CellTable
from acquire_desktop.ui.kit.frames import PlanPage
from acquire_desktop.ui.kit.keys import is_enter, key_name
from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.look.lettering import LEFT, break_lines, widest_word_px, wrapping, write
from acquire_desktop.ui.kit.signs import push_button
from acquire_desktop.ui.kit.texts import join_sentences, join_terse, label, later, translate

_LABEL_PX: Final = 176
_PAD_PX: Final = 10


@dataclass(frozen=True, slots=True)
class ComparedCell(Cell):
    """The value of a point in an edition, or the name of the point."""

    source: str = ""
    """Where the rulebook says so; empty for the name of a point."""
    is_bold: bool = True
    """Whether it differs from the marked edition, or is the name of a point."""


class CompareModel(CellModel[ComparedCell, Cell]):
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
        """Say everything in the language of now."""
        self._points = [p for p in POINTS if self._shows_all or differs(p, self._editions)]
        names = (Cell(edition_name(edition)) for edition in self._editions)
        self.show_cells(
            [Cell(translate("Compare", "Rule")), *names],
            [
                (ComparedCell(point.label), *(self._cell(point, e) for e in self._editions))
                for point in self._points
            ],
        )

    def marked_column(self) -> int:
        """Return the column of the edition that the others are compared with."""
        return self._editions.index(self._marked) + 1

    def edition_at(self, column: int) -> Edition:
        """Return the edition of a column; that of the points' names is the marked one."""
        return self._editions[column - 1] if column else self._marked

    def point_at(self, row: int) -> Point:
        """Return the point of a row."""
        return self._points[row]

    def _cell(self, point: Point, edition: Edition) -> ComparedCell:
        text, source = point.value(edition), _source(point, edition)
        spoken = join_sentences([f"{text}.", source]) if source else text
        is_different = text != point.value(self._marked)
        return ComparedCell(text, spoken, source=source, is_bold=is_different)


def _source(point: Point, edition: Edition) -> str:
    if edition not in EDITIONS.values():
        return ""
    references = references_of(point, edition)
    if not references:
        book = rulebook_name(edition.rulebooks[0])
        return translate("Compare", "{book}: not mentioned", book=book)
    return join_terse([title_text(reference) for reference in references])


class CompareTable(CellTable):
    """Shows a ``CompareModel``: texts wrap, the sources stand below them.

    Signals:
        rule_chosen(Edition, str): Open the rules of this edition at the chapter with this key.
    """

    rule_chosen = Signal(object, str)

    def __init__(self, model: CompareModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._comparison = model
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setModel(model)
        for changed in (model.modelReset, model.changed):
            changed.connect(self.refit)
        self.doubleClicked.connect(self._choose)
        self.retranslate()

    def retranslate(self) -> None:
        self.setAccessibleName(translate("Compare", "Editions side by side"))
        self._comparison.retranslate()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        index = self.currentIndex()
        if is_enter(event) and index.isValid():
            self._choose(index)
        else:
            super().keyPressEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.share_room()

    def _choose(self, index: QModelIndex) -> None:
        edition = self._comparison.edition_at(index.column())
        self.rule_chosen.emit(edition, self._comparison.point_at(index.row()).chapter)

    def share_room(self) -> None:
        """Share the width and measure every row, which is too much work for a hidden table."""
        if not self.isVisible():
            return
        model, room = self._comparison, self.viewport().width()
        others = range(1, model.columnCount())
        least = max(self._least_px(column) for column in others)
        label = min(theme.scaled(_LABEL_PX), room - least * len(others))
        label = max(label, self._least_px(0))
        share = max(least, (room - label) // len(others))
        self.setColumnWidth(0, label)
        for at in others:
            self.setColumnWidth(at, share)
        heads = [_height(ComparedCell(model.head(at).text), share) - _PAD_PX for at in others]
        self.horizontalHeader().setFixedHeight(max(theme.scaled(theme.SPACE_6), *heads))
        for line in range(model.rowCount()):
            heights = [_height(model.cell(line, at), share) for at in others]
            self.setRowHeight(line, max(_height(model.cell(line, 0), label), *heights))

    def _least_px(self, column: int) -> int:
        """Return the width of a column in which every word is whole, in pixels."""
        cells = [ComparedCell(self._comparison.head(column).text)]
        cells += [self._comparison.cell(row, column) for row in range(self._comparison.rowCount())]
        widest = max(widest_word_px(text, font) for cell in cells for text, font in _texts(cell))
        return widest + 2 * _PAD_PX + 1

    def paint_cell(self, painter: QPainter, rect: QRect, row: int, column: int) -> None:
        look = theme.current()
        if column == self._comparison.marked_column():
            painter.fillRect(rect, look.accent_soft)
        painter.fillRect(QRect(rect.left(), rect.bottom(), rect.width(), 1), look.hairline)
        place = QPointF(rect.left() + _PAD_PX, rect.top() + _PAD_PX)
        parts = _laid_out(self._comparison.cell(row, column), rect.width())
        for part, ink in zip(parts, (look.ink, look.ink_muted), strict=False):
            painter.setPen(ink)
            part.draw(painter, place)
            place += QPointF(0, part.boundingRect().height())

    def paint_head(self, painter: QPainter, rect: QRect, section: int) -> None:
        look, is_marked = theme.current(), section == self._comparison.marked_column()
        painter.fillRect(rect, look.accent_soft if is_marked else look.panel)
        painter.fillRect(QRect(rect.left(), rect.bottom(), rect.width(), 1), look.border)
        box, flags = rect.adjusted(_PAD_PX, 0, -_PAD_PX, 0), int(LEFT | Qt.TextFlag.TextWordWrap)
        text, ink = self._comparison.head(section).text, look.accent if is_marked else look.ink
        write(painter, box, text, ink, "body", bold=True, flags=flags)

    def paint_focus(self, painter: QPainter) -> None:
        rect = self.visualRect(self.currentIndex())
        if self.hasFocus() and not rect.isEmpty():
            painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
            painter.setPen(theme.current().focus)
            for inset in range(theme.FOCUS_PX):
                painter.drawRect(rect.adjusted(inset, inset, -inset - 1, -inset - 2))


def _height(cell: ComparedCell, width: int) -> int:
    parts = _laid_out(cell, width)
    return round(sum(part.boundingRect().height() for part in parts)) + 2 * _PAD_PX


def _laid_out(cell: ComparedCell, width: int) -> list[QTextLayout]:
    parts = [wrapping(text, font) for text, font in _texts(cell)]
    for part in parts:
        break_lines(part, width - 2 * _PAD_PX)
    return parts


def _texts(cell: ComparedCell) -> list[tuple[str, QFont]]:
    texts = [(cell.text, theme.font("body", bold=cell.is_bold))]
    return [*texts, (cell.source, theme.font("small"))] if cell.source else texts


class ComparePage(PlanPage):
    """Shows in which rules the editions differ, and what each rulebook says.

    Signals:
        left(): Go back to where the reader came from.
        rule_chosen(Edition, str): Show the rules of this edition at the chapter with this key.
    """

    left = Signal()
    rule_chosen = Signal(object, str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._edition = next(iter(EDITIONS.values()))
        self._is_in_play = False
        self._model = CompareModel(self)
        self._title = self.with_text(
            label(size="display", bold=True), later("ComparePage", "Compare editions")
        )
        self._back = self.with_text(
            push_button(self.left, "chevron-left"), later("ComparePage", "Back")
        )
        self._all = self.with_text(QCheckBox(), later("ComparePage", "Show all rules"))
        self._note = label(size="small", tone="muted", wraps=True)
        self.table = CompareTable(self._model)
        self._all.toggled.connect(self._model.show_all)
        self.table.rule_chosen.connect(self.rule_chosen)
        panel = QFrame()
        panel.setProperty("role", "panel")
        column(self.table, of=panel, margins=theme.SPACE)
        column(
            row(self._back, self._title, 1, self._all, spacing=theme.SPACE_2),
            Stretched(panel, 1),
            self._note,
            of=self,
            spacing=theme.SPACE_2,
            margins=(theme.SPACE_4, theme.SPACE_2, theme.SPACE_4, theme.SPACE_2),
        )
        self.retranslate()

    def show_edition(self, edition: Edition, *, is_in_play: bool) -> None:
        """Mark an edition and show how the others differ from it."""
        self._edition, self._is_in_play = edition, is_in_play
        self._model.show_edition(edition)
        self.retranslate()

    def retranslate(self) -> None:
        marked = translate(
            "ComparePage",
            "Marked: {edition}, which you are playing."
            if self._is_in_play
            else "Marked: {edition}.",
            edition=edition_name(self._edition),
        )
        bold = translate("ComparePage", "Bold: differs from that edition.")
        opens = translate(
            "ComparePage", "{key} or a double click opens the rule.", key=key_name("Enter")
        )
        self._note.setText(join_sentences([marked, bold, opens]))

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.table.setFocus()
        column = self._model.marked_column()
        if self.table.currentIndex().column() != column:  # of another edition
            self.table.setCurrentIndex(self._model.index(0, column))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)
